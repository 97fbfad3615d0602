"""Loads Knight's tiles from a content pack and checks them (K-1.1, K-1.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.schema import TEXT, TEXTS, Entry, Field, PackData, Table
from arizona.games.knight.rules.actions import MAX_TILES
from arizona.games.knight.rules.tiles import (
    MIN_TILES,
    NO_CELL,
    SPACE,
    SPACES,
    WALL,
    WIDEST,
    KnightContent,
    Tile,
    connected,
    trimmed,
)

TILE: Final = Table(
    "tile",
    "One tile: a small grid of spaces and walls.",
    (
        Field(
            "name",
            TEXT,
            "its name, used in records; no blanks",
            low=1,
            high=20,
            translatable=True,
            id=True,
        ),
        Field(
            "rows",
            TEXTS,
            "its rows from the top: o is a space, # a wall, . no cell; exactly eight spaces",
            low=1,
            high=WIDEST,
        ),
    ),
    low=MIN_TILES,
    high=MAX_TILES,
    unique=("name",),
)

SYMBOLS: Final = ("space", "wall", "knight", "chip-1", "chip-2", "chip-3")
"""What is drawn on the tiles."""
BOARD: Final = "board.ground"


def art_places(tables: Mapping[str, Any]) -> list[str]:
    """Return the drawings that a pack can replace: tiles, what is on them, and the ground."""
    tiles = [f"tile.{tile['name']}" for tile in tables[TILE.name]]
    return [*tiles, *[f"symbol.{name}" for name in SYMBOLS], BOARD]


def build(pack: PackData, name: str, digest: str) -> KnightContent:
    """Build the content and report tiles that violate K-1.4."""
    tiles: list[Tile] = []
    for entry in pack.entries(TILE):
        rows = trimmed(entry.texts("rows"))
        if _check_tile(entry, rows):
            tiles.append(Tile(entry.text("name"), rows))
    return KnightContent(name, digest, tiles)


def _check_tile(entry: Entry, rows: list[str]) -> bool:
    before = len(entry.pack.problems)
    for number, row in enumerate(entry.texts("rows")):
        for symbol in row:
            if symbol not in (SPACE, WALL, NO_CELL):
                english = "row {row}: expected only 'o', '#' and '.', found '{found}'"
                args: dict[str, Arg] = {"row": number + 1, "found": symbol}
                entry.complain("rows", ValidationMessage("knight-fault-symbol", english, args))
                break
    if len({len(row) for row in entry.texts("rows")}) > 1:
        english = "expected rows of equal length (fill up with '.')"
        entry.complain("rows", ValidationMessage("content-uneven", english))
    elif rows and len(rows[0]) > WIDEST:
        english = "expected at most {high} columns, found {found}"
        wide: dict[str, Arg] = {"high": WIDEST, "found": len(rows[0])}
        entry.complain("rows", ValidationMessage("knight-fault-wide", english, wide))
    spaces = sum(row.count(SPACE) for row in rows)
    if spaces != SPACES:
        english = "expected exactly {wanted} spaces, found {found}"
        many: dict[str, Arg] = {"wanted": SPACES, "found": spaces}
        entry.complain("rows", ValidationMessage("knight-fault-spaces", english, many))
    if len(entry.pack.problems) > before:
        return False
    if not connected(rows):
        english = "expected cells that hang together by their edges"
        entry.complain("rows", ValidationMessage("content-apart", english))
        return False
    return True
