"""A pack's own pictures: which there may be, how large they are, and that they are safe.

A picture replaces a drawing of the game, named by a *place* such as ``card.tourist``. It is an SVG
as text, or a PNG as a data address (``data:image/png;base64,…``). Pictures are checked whenever a
pack is loaded, and only their cleaned form is shown.
"""

from __future__ import annotations

import base64
import binascii
from typing import Final

from arizona.engine.art_errors import ArtError
from arizona.engine.message import ValidationMessage
from arizona.engine.png import SIGNATURE, cleaned_png
from arizona.engine.schema import PackData, suggestion
from arizona.engine.schema_fields import ART
from arizona.engine.svg import cleaned_svg

MAX_BYTES: Final = 64 * 1024
"""Maximum size of a cleaned picture in bytes."""
MAX_TOTAL_BYTES: Final = 384 * 1024
"""Maximum size of all pictures of a pack in bytes."""
PNG: Final = "data:image/png;base64,"
SVG: Final = "data:image/svg+xml;base64,"


def cleaned(image: str) -> str:
    """Return a picture as it is stored in a pack; raise ``ArtError`` if it is invalid or unsafe."""
    text = image.strip()
    if text.startswith(PNG):
        try:
            data = base64.b64decode(text[len(PNG) :], validate=True)
        except (binascii.Error, ValueError):
            raise ArtError("png-damaged", "this is not a complete PNG picture") from None
        made = cleaned_png(data)
        _check_size(len(made))
        return PNG + base64.b64encode(made).decode()
    if not text.startswith("<"):
        raise ArtError("kind", "expected an SVG or a PNG picture")
    drawing = cleaned_svg(text)
    _check_size(len(drawing.encode()))
    return drawing


def read_picture(data: bytes) -> str:
    """Return the contents of an SVG or PNG file as they are stored in a pack."""
    if data.startswith(SIGNATURE):
        return cleaned(PNG + base64.b64encode(data).decode())
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ArtError("kind", "expected an SVG or a PNG picture") from None
    return cleaned(text)


def address(image: str) -> str:
    """Return a cleaned picture as a data address."""
    return image if image.startswith(PNG) else SVG + base64.b64encode(image.encode()).decode()


def kilobytes(image: str) -> int:
    """Return the size of a picture as text, rounded up."""
    return -(-len(image) // 1024)


def _check_size(size: int) -> None:
    if size > MAX_BYTES:
        english = "{found} kB; at most {most} kB are allowed"
        raise ArtError("bytes", english, {"found": -(-size // 1024), "most": MAX_BYTES // 1024})


def check_art(pack: PackData, places: list[str]) -> dict[str, str]:
    """Return the pictures of a pack by place, cleaned; report those that are not allowed."""
    found: dict[str, str] = {}
    total = 0
    for entry in pack.entries(ART):
        of = entry.text("of")
        if of not in places:
            english = "there is no drawing '{place}' in this pack; {near}"
            near = suggestion(of, places) if places else "this game has none that can be replaced"
            entry.complain(
                "of", ValidationMessage("content-art-place", english, {"place": of, "near": near})
            )
        try:
            image = cleaned(entry.text("image"))
        except ArtError as error:
            entry.complain("image", error.message)
            continue
        total += len(image)
        found[of] = image
    if total > MAX_TOTAL_BYTES:
        english = "all pictures together have {found} kB; at most {most} kB are allowed"
        args: dict[str, str | int] = {"found": -(-total // 1024), "most": MAX_TOTAL_BYTES // 1024}
        pack.complain(ART.name, "", ValidationMessage("content-art-together", english, args))
    return found
