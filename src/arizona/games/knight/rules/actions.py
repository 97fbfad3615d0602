"""Integer codes of Knight's actions. The meaning of a code never changes."""

from __future__ import annotations

from typing import Final

CHIPS: Final = 48
"""Spaces on a full board: six tiles of eight."""

REACH: Final = 29
"""Maximum distance of a cell from the origin: 4 for the first tile, 5 for each other tile."""

SPAN: Final = 2 * REACH + 1

JUMP: Final = 0
"""+ space: jump there (K-3.2). Spaces are numbered by tile in the order of placement."""
SET: Final = JUMP + CHIPS
"""+ space: set the knight there (K-3.1)."""
THREE: Final = SET + CHIPS
"""+ space of the tile being filled: place the 3-chip (K-2.2)."""
TWO: Final = THREE + 8
"""+ space of the tile being filled: place a 2-chip."""
TILE: Final = TWO + 8
"""+ tile: choose this tile from the hand (K-2.2)."""
TURN: Final = TILE + 8
"""+ quarter turns clockwise (K-2.3)."""
COLUMN: Final = TURN + 4
"""+ column + REACH: column of the tile's top left cell (K-2.5)."""
ROW: Final = COLUMN + SPAN
"""+ row + REACH: row of the tile's top left cell."""
PICK: Final = ROW + SPAN
"""+ tile: pick it, with `deal = draft` (K-2.1)."""
DEAL: Final = PICK + 8
"""+ tile: dealt by chance (K-2.1)."""
NUM_ACTIONS: Final = DEAL + 8

MAX_TILES: Final = 24
"""Maximum number of tiles in a pack."""
MANY_TILE: Final = NUM_ACTIONS
"""+ tile: as ``TILE``, ``PICK`` and ``DEAL`` (below), in packs of more than eight tiles."""
MANY_PICK: Final = MANY_TILE + MAX_TILES
MANY_DEAL: Final = MANY_PICK + MAX_TILES
MANY_ACTIONS: Final = MANY_DEAL + MAX_TILES
"""Number of actions in packs of more than eight tiles."""

LONGEST_GAME: Final = 6 + 6 * 7 + CHIPS
"""Maximum number of actions in a game.

Six deals or picks; tile, turn, column, row and three chips for each of six tiles; one setting and
47 jumps.
"""

STRETCHES: Final = (
    (JUMP, "jump the knight to a space (spaces count by tile in the order of laying)"),
    (SET, "set the knight on a space"),
    (THREE, "the 3-chip onto a space of the tile being filled"),
    (TWO, "a 2-chip onto a space of the tile being filled"),
    (TILE, "place this one of your own tiles"),
    (TURN, "rotate it clockwise by this many quarter turns"),
    (COLUMN, f"its top left cell into this column, {REACH} more than the column's number"),
    (ROW, f"its top left cell into this row, {REACH} more than the row's number"),
    (PICK, "take this tile, with `deal = draft`"),
    (DEAL, "chance deals this tile"),
)
"""First action and meaning of each range, for the reference page; chance comes last."""
