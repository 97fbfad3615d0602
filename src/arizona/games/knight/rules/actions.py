"""The actions of Knight: one whole number each, always of the same meaning."""

from __future__ import annotations

from typing import Final

CHIPS: Final = 48
"""Spaces of a full board: six tiles of eight."""

REACH: Final = 29
"""No cell lies farther from the origin: the first tile reaches 4, five more add 5 each."""

SPAN: Final = 2 * REACH + 1

JUMP: Final = 0
"""+ space: jump the knight there (K-3.2). Spaces count by tile in the order of laying."""
SET: Final = JUMP + CHIPS
"""+ space: set the knight there (K-3.1)."""
THREE: Final = SET + CHIPS
"""+ space of the tile being filled: the 3-chip (K-2.2)."""
TWO: Final = THREE + 8
"""+ space of the tile being filled: a 2-chip."""
TILE: Final = TWO + 8
"""+ tile: place this one of one's own (K-2.2)."""
TURN: Final = TILE + 8
"""+ quarter turns clockwise (K-2.3)."""
COLUMN: Final = TURN + 4
"""+ column + REACH: where the tile's top left cell shall lie (K-2.5)."""
ROW: Final = COLUMN + SPAN
"""+ row + REACH."""
PICK: Final = ROW + SPAN
"""+ tile: take it, with `deal = draft` (K-2.1)."""
DEAL: Final = PICK + 8
"""+ tile: chance deals it (K-2.1)."""
NUM_ACTIONS: Final = DEAL + 8

LONGEST_GAME: Final = 6 + 6 * 7 + CHIPS
"""Six deals or picks; tile, turn, column, row, 3, 2, 2 six times; the setting and 47 jumps."""

STRETCHES: Final = (
    (JUMP, "jump the knight to a space (spaces count by tile in the order of laying)"),
    (SET, "set the knight on a space"),
    (THREE, "the 3-chip onto a space of the tile being filled"),
    (TWO, "a 2-chip onto a space of the tile being filled"),
    (TILE, "place this tile of one's own"),
    (TURN, "turn it so many quarters clockwise"),
    (COLUMN, f"its top left cell into this column, {REACH} more than the column's number"),
    (ROW, f"its top left cell into this row, {REACH} more than the row's number"),
    (PICK, "take this tile, with `deal = draft`"),
    (DEAL, "chance deals this tile"),
)
"""Where each stretch of actions begins and what it means, for the spec card; chance comes last."""
