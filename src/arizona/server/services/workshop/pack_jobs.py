"""Worker jobs for content packs: reading, checking, editing and unpacking files."""

from __future__ import annotations

from typing import Any

from arizona.engine.errors import OptionError
from arizona.engine.schema import PACK
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.workshop import Edit, Worded
from arizona.server.services.workshop.face import workshop_of
from arizona.server.services.workshop.pack_reading import Files, packed, read, unpacked
from arizona.server.services.workshop.pack_state import (
    LoadedPack,
    edited,
    loaded_after,
    loaded_pack,
    renamed,
)
from arizona.server.tables.job import job


@job()
def unpack(name: str, data: bytes) -> Files:
    return unpacked(name, data)


@job()
def zip_pack(folder: str, files: Files) -> bytes:
    return packed(folder, files)


@job()
def pack_header(files: Files) -> dict[str, Any] | None:
    """Return the ``[pack]`` table of a pack's files, or ``None`` if there is none."""
    head = read(files).tables.get(PACK.name)
    return head if isinstance(head, dict) else None


@job()
def check_pack(game: str, base: str, files: Files) -> LoadedPack:
    """Read and check a pack."""
    return loaded_pack(game, base, files)


@job()
def check_edits(game: str, base: str, files: Files, edits: list[Edit]) -> LoadedPack:
    """Check a pack as if some edits had been applied."""
    return loaded_after(game, base, files, edits)


@job()
def edit_pack(game: str, base: str, files: Files, edits: list[Edit]) -> tuple[Files, Phrase]:
    """Return the edited files and a description of the change."""
    return edited(game, base, files, edits)


@job()
def rename_pack(game: str, files: Files, title: str) -> Files:
    """Return the files with a new title and the name derived from it."""
    return renamed(game, files, title)


@job()
def explain_words(game: str, place: str, entry: dict[str, Any], text: str) -> Worded:
    """Explain a text in a game's effect language word by word."""
    try:
        return workshop_of(game).worded(place, entry, text)
    except OptionError as error:
        raise Refusal("bad-options", str(error)) from None


@job()
def fill_entry(
    game: str, table: str, entry: dict[str, Any], tables: dict[str, Any], seed: str
) -> dict[str, Any]:
    """Generate an entry from a seed."""
    try:
        return dict(workshop_of(game).fill(table, entry, tables, seed))
    except OptionError as error:
        raise Refusal("bad-options", str(error)) from None
