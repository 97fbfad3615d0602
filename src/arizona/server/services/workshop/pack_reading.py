"""Pack files: reading, unpacking and packing. Used offline too, where there is no tomlkit."""

from __future__ import annotations

import io
import re
import struct
import tomllib
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Any, Final, NamedTuple

from arizona.engine.content import add_file
from arizona.engine.errors import ContentError
from arizona.engine.message import ValidationMessage
from arizona.engine.schema import ART, PackData
from arizona.engine.text import clipped
from arizona.engine.toml_lines import toml_message
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.text_check import DETAIL, is_storable
from arizona.server.protocol.workshop import LARGEST_ART, LARGEST_PACK

Files = dict[str, str]
Tables = dict[str, Any]
NAME: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,60}\.toml")
FOLDER: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,60}")
RESERVED: Final = re.compile(r"(?:aux|con|nul|prn|com[0-9]|lpt[0-9])(?:\..*)?", re.IGNORECASE)
"""Windows device names, with any extension."""
METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""Compression methods that file managers write. LZMA is rejected because its header alone can
reserve gigabytes."""
ENCRYPTED: Final = 0x1
DAMAGED: Final = (
    *(zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError),
    *(NotImplementedError, RuntimeError, ValueError, IndexError, OverflowError),
)
"""Exceptions that ``zipfile`` raises for damaged archives; ``ValueError`` for names that are not
UTF-8."""
IN_QUOTES: Final = re.compile(r"\"[^\"]*\"|'[^']*'")
ART_FILE: Final = f"{ART.name}.toml"
"""The file with a pack's own pictures. This module writes it, so it has a separate limit."""
MAX_LINES: Final = 8000
MAX_DOTS: Final = 40
"""Maximum number of dots per line, not counting quoted text."""
MAX_FILES: Final = 40
DEEPEST: Final = 6
"""Maximum nesting of lists and tables; the shipped packs need four."""
MAX_VALUES: Final = 20_000


class ParsedPack(NamedTuple):
    """The parsed files of a pack: tables, translations, and the file of each table."""

    tables: Tables
    words: dict[str, dict[str, str]]
    files: dict[str, str]


def refused(cause: str, detail: str, file: str = "", most: int | str = 0) -> Refusal:
    """Return the refusal for an unusable pack; ``cause`` is a variant of ``content-unusable``."""
    said = Phrase("content-unusable", {"cause": cause, "file": clipped(file, 80), "most": most})
    return Refusal("bad-content", f"{file}: {detail}" if file else detail, said)


def _many_files() -> Refusal:
    return refused("many-files", f"a pack has at most {MAX_FILES} files", most=MAX_FILES)


def _not_toml(name: str, said: ValidationMessage) -> Refusal:
    words = Phrase("content-refused-toml", {**said.message.args, "file": clipped(name, 80)})
    return Refusal("bad-content", f"{name}: {said}", words)


def too_large(limit: int = LARGEST_PACK) -> Refusal:
    """Return the refusal for a pack over the size limit in bytes."""
    most = limit // 1024
    said = Phrase("content-too-large", {"most": most})
    return Refusal("too-large", f"a pack has at most {most} kB", said)


def read(files: Mapping[str, str]) -> ParsedPack:
    """Parse pack files.

    Raises ``Refusal`` if they are too large, not TOML, or define a table twice.
    """
    if not files:
        raise refused("no-files", "there is no .toml file in it")
    if len(files) > MAX_FILES:
        raise _many_files()
    sizes = {name: len(text.encode("utf-8", "replace")) for name, text in files.items()}
    if sizes.pop(ART_FILE, 0) > LARGEST_ART or sum(sizes.values()) > LARGEST_PACK:
        raise too_large()
    pack = PackData("pack")
    for name, text in sorted(files.items()):
        _check_keys(name, text)
        try:
            found = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise _not_toml(name, toml_message(error, text)) from None
        check_size(name, found)
        try:
            add_file(pack, name, found)
        except ContentError as error:
            raise refused("same-table", str(error)) from None
    words = {
        language: {text: word for text, word in texts.items() if isinstance(word, str)}
        for language, texts in pack.words.items()
    }
    return ParsedPack(dict(pack.tables), words, dict(pack.files))


def _check_keys(name: str, text: str) -> None:
    """Reject input that is slow to parse: very many lines, or keys with very many parts."""
    lines = text.split("\n")
    if len(lines) > MAX_LINES:
        raise refused("many-lines", f"a file has at most {MAX_LINES} lines", name, MAX_LINES)
    for line in lines:
        if line.count(".") > MAX_DOTS and IN_QUOTES.sub("", line).count(".") > MAX_DOTS:
            raise refused("dots", "a line in it has too many dots", name)


def check_size(name: str, found: object) -> None:
    """Reject data that is nested too deeply, too large, or cannot be expressed in JSON."""
    waiting: list[tuple[object, int]] = [(found, 0)]
    count = 0
    while waiting:
        value, depth = waiting.pop()
        count += 1
        if depth > DEEPEST or count > MAX_VALUES:
            raise refused("deep", "too many values, or nested too deeply", name)
        texts = value if isinstance(value, dict) else [value] if isinstance(value, str) else []
        if not all(map(is_storable, texts)):
            raise refused("characters", DETAIL, name)
        if isinstance(value, dict):
            waiting += [(inner, depth + 1) for inner in value.values()]
        elif isinstance(value, list):
            waiting += [(inner, depth + 1) for inner in value]
        elif not isinstance(value, str | int | float):
            raise refused("dates", "dates and times have no place in a pack", name)
        elif not isinstance(value, str) and not abs(value) < 2**53:
            raise refused("number", "a number in it is too large", name)


def unpacked(name: str, data: bytes) -> Files:
    """Return the files of an upload: one ``.toml``, or a ``.zip`` of them."""
    if len(data) > LARGEST_PACK + LARGEST_ART:
        raise too_large()
    try:
        if not zipfile.is_zipfile(io.BytesIO(data)):
            plain = _plain(name)
            return without_art(plain, _text(plain, data))
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _members(archive)
    except zipfile.LargeZipFile:
        raise too_large() from None
    except DAMAGED as error:
        raise refused("zip", f"the .zip file is damaged or not supported: {error}") from None


def _members(archive: zipfile.ZipFile) -> Files:
    found: Files = {}
    left = LARGEST_PACK + LARGEST_ART
    members = archive.infolist()
    if len(members) > 10 * MAX_FILES:
        raise _many_files()
    for member in members:
        path = PurePosixPath(member.filename.replace("\\", "/"))
        hidden = any(part.startswith((".", "__")) for part in path.parts)
        if member.is_dir() or path.suffix != ".toml" or hidden:
            continue
        plain = _plain(path.name)
        if plain in found:
            raise refused("twice", "this file occurs twice", plain)
        if member.flag_bits & ENCRYPTED:
            raise refused("encrypted", "the .zip file is encrypted", plain)
        if member.compress_type not in METHODS:
            detail = "this kind of compression is not supported; use Deflate"
            raise refused("compression", detail, plain)
        with archive.open(member) as file:
            data = file.read(left + 1)  # the declared size is not trusted
        left -= len(data)
        if left < 0:
            raise too_large()
        found[plain] = _text(plain, data)
    return found


def without_art(name: str, text: str) -> Files:
    """Split a file into the tables and, in a separate file, the pictures at its end."""
    head, header, tail = text.partition(f"\n[[{ART.name}]]\n")
    if not header or name == ART_FILE:
        return {name: text}
    tail = header.lstrip() + tail
    try:
        alone = set(tomllib.loads(tail)) == {ART.name} and ART.name not in tomllib.loads(head)
    except (ValueError, RecursionError):
        alone = False
    return {name: f"{head}\n", ART_FILE: tail} if alone else {name: text}


def joined(files: Files) -> Files:
    """Join a pack's only file with its pictures; other packs are returned unchanged."""
    others = [name for name in files if name != ART_FILE]
    if len(files) == 2 and len(others) == 1:
        return {others[0]: f"{files[others[0]].rstrip()}\n\n{files[ART_FILE]}"}
    return files


def _plain(name: str) -> str:
    """Return a safe file name."""
    last = PurePosixPath(name.replace("\\", "/")).name
    return last if NAME.fullmatch(last) and not RESERVED.fullmatch(last) else "pack.toml"


def _text(name: str, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise refused("not-text", "expected text in UTF-8", name) from None


def packed(folder: str, files: Mapping[str, str]) -> bytes:
    """Pack files into a ``.zip`` with one folder; the same files produce the same bytes.

    Member names are safe to extract anywhere, whatever ``folder`` and the file names contain.
    """
    plain = folder if FOLDER.fullmatch(folder) and not RESERVED.fullmatch(folder) else "pack"
    out = io.BytesIO()
    used: set[str] = set()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in sorted(files.items()):
            member = _unused(_plain(name), used)
            archive.writestr(zipfile.ZipInfo(f"{plain}/{member}"), text)
    return out.getvalue()


def _unused(name: str, used: set[str]) -> str:
    """Return the name, or a numbered variant if it is taken; case is ignored."""
    found, number = name, 1
    while found.lower() in used:
        number += 1
        found = f"{name.removesuffix('.toml')}-{number}.toml"
    used.add(found.lower())
    return found
