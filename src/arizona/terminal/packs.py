"""Draws a content pack in a terminal: all tiles, sheets, pieces and cards.

A game can draw entries itself: ``pack_entry(table, entry)`` in ``faces/terminal_pack.py``
returns the lines of an entry, or ``None`` for the default drawing.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, cast

from rich.text import Text

from arizona.engine.content import Content
from arizona.engine.entry_points import face
from arizona.engine.game import Game
from arizona.engine.schema import ART

NAMES = ("title", "name", "id")
UNSEEN = frozenset((*NAMES, "flavour", "art", "rule", "authors", "licence", "about", "game"))
"""Fields that are not drawn."""
WIDEST = 38
GAP = 3

Entry = Mapping[str, Any]
Lines = Sequence[Text | str]
Own = Callable[[str, Entry], Lines | None]


class Block(NamedTuple):
    """One entry: its name and its drawing."""

    title: str
    lines: list[Text]

    def width(self) -> int:
        """Width of the longest line."""
        return max([len(self.title), *[line.cell_len for line in self.lines]])


def draw_pack(
    game: Game,
    content: Content,
    width: int,
    only: str = "",
    words: Mapping[str, str] = MappingProxyType({}),
) -> Text:
    """Draw the whole pack, or one of its tables; ``words`` translates their descriptions."""
    own = _own(game.name)
    about = {table.name: words.get(table.about, table.about) for table in game.schema()}
    out = Text()
    for table, value in content.tables.items():
        if table in ("pack", ART.name) or (only and table != only):
            continue
        entries = value if isinstance(value, list) else [value]
        out.append(f"{table}\n", style="bold underline")
        for line in textwrap.wrap(about.get(table, ""), width):
            out.append(f"{line}\n", style="dim")
        blocks = [_block(own, table, entry) for entry in entries if isinstance(entry, Mapping)]
        out.append_text(_side_by_side(blocks, width))
        out.append("\n")
    return out


def _own(name: str) -> Own:
    found = face(name, "terminal_pack")
    return cast("Own", found.pack_entry) if found else lambda _, __: None


def _block(own: Own, table: str, entry: Entry) -> Block:
    title = next((str(entry[name]) for name in NAMES if name in entry), "")
    lines = own(table, entry)
    drawn = plain_lines(entry) if lines is None else lines
    return Block(title, [line if isinstance(line, Text) else Text(line) for line in drawn])


def plain_lines(entry: Entry) -> list[Text | str]:
    """The default drawing: texts of equal length form a picture, the rest is listed by field."""
    lines: list[Text | str] = []
    for field, value in entry.items():
        if field in UNSEEN or value in ("", [], {}):
            continue
        if _is_drawing(value):
            lines += [" ".join(row) for row in value]
            continue
        lines += wrapped(f"{field}: {one_line(value)}")
    return lines


def _is_drawing(value: object) -> bool:
    if not isinstance(value, list) or not value or not all(isinstance(row, str) for row in value):
        return False
    return len(value) > 1 and len({len(row) for row in value}) == 1 and " " not in value[0]


def one_line(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {one_line(inside)}" for key, inside in value.items())
    if isinstance(value, list):
        inner = ("; " if any(isinstance(one, (Mapping, list)) for one in value) else ", ").join
        return inner(one_line(one) or "–" for one in value)
    return str(value)


def wrapped(text: str, width: int = WIDEST) -> list[Text | str]:
    """Wrap a text for a block."""
    return [*textwrap.wrap(text, width, subsequent_indent="  ")]


def _side_by_side(blocks: list[Block], width: int) -> Text:
    """Arrange blocks in as few rows as the width allows."""
    out = Text()
    row: list[Block] = []
    for block in blocks:
        taken = sum(one.width() + GAP for one in row)
        if row and taken + block.width() > width:
            out.append_text(_row(row))
            row = []
        row.append(block)
    return out.append_text(_row(row)) if row else out


def _row(blocks: list[Block]) -> Text:
    out = Text()
    widths = [block.width() + GAP for block in blocks]
    titles = "".join(
        f"{block.title:<{room}}" for block, room in zip(blocks, widths, strict=True)
    ).rstrip()
    if titles:
        out.append(f"{titles}\n", style="bold")
    for number in range(max(len(block.lines) for block in blocks)):
        line = Text()
        for block, room in zip(blocks, widths, strict=True):
            part = block.lines[number] if number < len(block.lines) else Text()
            line.append_text(part)
            line.append(" " * (room - part.cell_len))
        line.rstrip()
        out.append_text(line)
        out.append("\n")
    return out.append("\n")
