"""Checks PNG pictures and removes everything that is not needed to draw them.

Only the standard library is used. The pixels are decompressed with a limit, so that a small file
cannot reserve much memory.
"""

from __future__ import annotations

import zlib
from typing import Final

from arizona.engine.art_errors import ArtError

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
MAX_PIXELS: Final = 1024
"""Maximum width and height."""
NEEDED: Final = (b"IHDR", b"PLTE", b"tRNS", b"gAMA", b"sRGB", b"IDAT", b"IEND")
"""Chunks that are needed; the others have texts, times, color profiles or private data."""
DEPTHS: Final[dict[int, tuple[int, ...]]] = {
    0: (1, 2, 4, 8, 16),
    2: (8, 16),
    3: (1, 2, 4, 8),
    4: (8, 16),
    6: (8, 16),
}
"""Allowed bit depths by color type."""
SAMPLES: Final[dict[int, int]] = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
"""Samples per pixel by color type."""
PALETTE: Final = 3
PASSES: Final = (
    (0, 0, 8, 8),
    (4, 0, 8, 8),
    (0, 4, 4, 8),
    (2, 0, 4, 4),
    (0, 2, 2, 4),
    (1, 0, 2, 2),
    (0, 1, 1, 2),
)
"""The passes of an interlaced picture: first column and row, and the distance to the next ones."""


def cleaned_png(data: bytes) -> bytes:
    """Return a PNG with only the chunks that are needed; raise ``ArtError`` if it is invalid."""
    if not data.startswith(SIGNATURE):
        raise _damaged()
    parts = [SIGNATURE]
    pixels: list[bytes] = []
    names: list[bytes] = []
    header = b""
    at = len(SIGNATURE)
    while at < len(data):
        size = int.from_bytes(data[at : at + 4], "big")
        name, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + size]
        end = at + 12 + size
        if end > len(data) or _checksum(name, body) != data[end - 4 : end]:
            raise _damaged()
        if name in NEEDED:
            parts.append(data[at:end])
            names.append(name)
        elif not name[:1].islower():  # a chunk without which the picture cannot be drawn
            raise _damaged()
        if name == b"IHDR":
            header = body
        if name == b"IDAT":
            pixels.append(body)
        at = end
        if name == b"IEND":
            break
    _check_order(names)
    _check_pixels(header, pixels, names)
    return b"".join(parts)


def _damaged() -> ArtError:
    return ArtError("png-damaged", "this is not a complete PNG picture")


def _checksum(name: bytes, body: bytes) -> bytes:
    return zlib.crc32(name + body).to_bytes(4, "big")


def _check_order(names: list[bytes]) -> None:
    """Check that each chunk is where and as often as it should be."""
    once = [name for name in names if name != b"IDAT"]
    if names[:1] != [b"IHDR"] or names[-1:] != [b"IEND"] or len(set(once)) != len(once):
        raise _damaged()
    if b"IDAT" not in names:
        raise _damaged()
    first = names.index(b"IDAT")
    if any(name != b"IDAT" for name in names[first:-1]):
        raise _damaged()


def _check_pixels(header: bytes, pixels: list[bytes], names: list[bytes]) -> None:
    """Check that the header is valid and that the pixels have exactly the size that it says."""
    if len(header) != 13:
        raise _damaged()
    wide, high = int.from_bytes(header[:4], "big"), int.from_bytes(header[4:8], "big")
    depth, color, packing, filtering, interlaced = header[8:13]
    if depth not in DEPTHS.get(color, ()) or packing or filtering or interlaced > 1:
        raise _damaged()
    if not wide or not high or (color == PALETTE and b"PLTE" not in names):
        raise _damaged()
    if wide > MAX_PIXELS or high > MAX_PIXELS:
        english = "{wide} × {high} pixels; at most {most} × {most} are allowed"
        raise ArtError(
            "pixels",
            english,
            {"wide": min(wide, 10**9), "high": min(high, 10**9), "most": MAX_PIXELS},
        )
    bits = depth * SAMPLES[color]
    wanted = _size(wide, high, bits, bool(interlaced))
    unpacking = zlib.decompressobj()
    try:
        found = len(unpacking.decompress(b"".join(pixels), wanted + 1))
    except zlib.error:
        raise _damaged() from None
    if found != wanted or not unpacking.eof:
        raise _damaged()


def _size(wide: int, high: int, bits: int, interlaced: bool) -> int:
    """Return the number of bytes of the filtered rows."""
    passes = PASSES if interlaced else ((0, 0, 1, 1),)
    size = 0
    for left, top, across, down in passes:
        columns = (wide - left + across - 1) // across
        rows = (high - top + down - 1) // down
        if columns > 0 and rows > 0:
            size += rows * (1 + (columns * bits + 7) // 8)
    return size
