"""The state of a pack: parsed files, problems, and differences from its base.

These functions run in worker processes. They write no files and read only installed packs.
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

import arizona
from arizona.engine.content import Content, available, load
from arizona.engine.errors import ArizonaError
from arizona.engine.schema import LONGEST_NAME, PACK
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.workshop import Edit, Found, PackChange
from arizona.server.services.workshop.checks import check
from arizona.server.services.workshop.editing import (
    apply_edits,
    changed_tables,
    changes,
    describe_edits,
)
from arizona.server.services.workshop.pack_files import rewritten
from arizona.server.services.workshop.pack_reading import Files, ParsedPack, check_size, read

NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")


class LoadedPack(NamedTuple):
    """A parsed and checked pack."""

    read: ParsedPack
    digest: str
    problems: list[Found]
    changes: list[PackChange]
    fine: bool
    """Whether the pack can be played."""
    places: list[str]
    """Names of the drawings that can be replaced by pictures."""


def name_for(game: str, title: str) -> str:
    """Derive a pack's name from its title: ``Copper State`` becomes ``copper-state``."""
    plain = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")[: LONGEST_NAME - 5].strip("-")
    name = plain or "my-pack"
    return f"{name}-own" if name in available(game) else name


def renamed(game: str, files: Files, title: str) -> Files:
    """Return the files with a new title and the name derived from it."""
    found = read(files)
    head = found.tables.get(PACK.name)
    row = dict(head) if isinstance(head, dict) else {"game": game}
    return rewritten(files, found, PACK, {**row, "name": name_for(game, title), "title": title})


def _base(game: str, base: str) -> dict[str, Any]:
    try:
        return load(arizona.get_game(game), base).tables
    except ArizonaError:
        return {}


def loaded_pack(game: str, base: str, files: Files) -> LoadedPack:
    return _check_parsed(game, base, read(files))


def content_of(game: str, files: Files) -> Content | None:
    """Return the content of pack files, or ``None`` if they have problems."""
    found = read(files)
    return check(game, found.tables, found.words, found.files).content


def _check_parsed(game: str, base: str, found: ParsedPack) -> LoadedPack:
    checked = check(game, found.tables, found.words, found.files)
    problems, content = checked.problems, checked.content
    head = found.tables.get(PACK.name)
    name = head.get("name") if isinstance(head, dict) else None
    if isinstance(name, str) and not NAME.fullmatch(name):
        said = Phrase("content-name-letters", {"name": name[:LONGEST_NAME]})
        file = found.files.get(PACK.name, "")
        problems = [*problems, Found(PACK.name, 0, "name", "", file, said, [], [])]
        content = None
    differing = changes(game, _base(game, base), found.tables)
    places = art_places(game, found.tables)
    return LoadedPack(found, checked.digest, problems, differing, content is not None, places)


def art_places(game: str, tables: dict[str, Any]) -> list[str]:
    """Return the names of replaceable drawings; none while the tables are incomplete."""
    try:
        return arizona.get_game(game).art_places(tables)
    except (KeyError, TypeError):
        return []


def loaded_after(game: str, base: str, files: Files, edits: list[Edit]) -> LoadedPack:
    """Check a pack as if some edits had been applied."""
    found = read(files)
    tables = apply_edits(game, found.tables, _base(game, base), edits)
    check_size("pack", tables)
    return _check_parsed(game, base, found._replace(tables=tables))


def edited(game: str, base: str, files: Files, edits: list[Edit]) -> tuple[Files, Phrase]:
    """Return the edited files and a description of the change."""
    found = read(files)
    before = found.tables
    after = apply_edits(game, before, _base(game, base), edits)
    check_size("pack", after)
    for table in changed_tables(game, before, after):
        files = rewritten(files, found, table, after[table.name])
    return files, describe_edits(game, before, edits)
