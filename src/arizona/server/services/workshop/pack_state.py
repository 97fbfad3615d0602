"""The state of a pack: what its files say, what is wrong with them, what differs from its base.

Nothing here waits or writes: these functions run in worker processes.
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
from arizona.server.services.workshop.editing import about, carried_out, changed_tables, changes
from arizona.server.services.workshop.pack_files import (
    Files,
    ParsedPack,
    check_size,
    read,
    rewritten,
)

NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")


class LoadedPack(NamedTuple):
    """A pack as it was looked at."""

    read: ParsedPack
    digest: str
    problems: list[Found]
    changes: list[PackChange]
    fine: bool
    """Whether it can be played."""


def name_for(game: str, title: str) -> str:
    """A pack's short name from its title: ``Copper State`` is ``copper-state``."""
    plain = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")[: LONGEST_NAME - 5].strip("-")
    name = plain or "my-pack"
    return f"{name}-own" if name in available(game) else name


def renamed(game: str, files: Files, title: str) -> Files:
    """The files with another title and name in them."""
    found = read(files)
    head = found.tables.get(PACK.name)
    row = dict(head) if isinstance(head, dict) else {"game": game}
    return rewritten(files, found, PACK, {**row, "name": name_for(game, title), "title": title})


def _base(game: str, base: str) -> dict[str, Any]:
    try:
        return load(arizona.get_game(game), base).tables
    except ArizonaError:
        return {}


def look(game: str, base: str, files: Files) -> LoadedPack:
    """Read and check the files of a pack."""
    return _looked(game, base, read(files))


def content_of(game: str, files: Files) -> Content | None:
    """The content of a pack's files, if nothing is wrong with them."""
    found = read(files)
    return check(game, found.tables, found.words, found.files).content


def _looked(game: str, base: str, found: ParsedPack) -> LoadedPack:
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
    return LoadedPack(found, checked.digest, problems, differing, content is not None)


def look_after(game: str, base: str, files: Files, edits: list[Edit]) -> LoadedPack:
    """How a pack would stand after some edits."""
    found = read(files)
    tables = carried_out(game, found.tables, _base(game, base), edits)
    check_size("pack", tables)
    return _looked(game, base, found._replace(tables=tables))


def edited(game: str, base: str, files: Files, edits: list[Edit]) -> tuple[Files, Phrase]:
    """The files after some edits, and what was done, in words."""
    found = read(files)
    before = found.tables
    after = carried_out(game, before, _base(game, base), edits)
    check_size("pack", after)
    for table in changed_tables(game, before, after):
        files = rewritten(files, found, table, after[table.name])
    return files, about(game, before, edits)
