"""The half-turn of a Knight position.

Tiles may be rotated (K-2.3), the board has no direction, and the knight's jumps look the same from
every side. Quarter turns are symmetries of the rules, too, but not of the decisions, because the
column of a tile is chosen before its row. Mirror images are not, because tiles may not be flipped.

The first tile is at the origin before and after (K-2.5), so the board turns around its center.
"""

from __future__ import annotations

from typing import Final

from arizona.engine.symmetry import Symmetry
from arizona.games.knight.rules.actions import COLUMN, JUMP, REACH, ROW, SET, SPAN, THREE, TURN, TWO
from arizona.games.knight.rules.state import (
    COLUMNS,
    EMPTY,
    ROWS,
    SETTING,
    TILES_PLACED,
    KnightState,
)
from arizona.games.knight.rules.tiles import SPACES, Shape, Tile

NAME: Final = "rotated-180"
QUARTERS: Final = 4
SPACE_IN: Final = [
    space // SPACES * SPACES + SPACES - 1 - space % SPACES for space in range(TILES_PLACED * SPACES)
]
"""What each space becomes: the spaces of a tile are numbered in reading order."""


def symmetries(state: KnightState) -> list[Symmetry]:
    """Return the position after half a turn."""
    return [Symmetry(NAME, _half_turn(state), _actions(state), None)]


def _half_turn(state: KnightState) -> KnightState:
    board = EMPTY
    placed = state.board.placed
    for item in placed:
        tile = state.content.tiles[item.tile]
        shape = tile.turned[_opposite(tile, item.shape.turn)]
        column, row = _corner(placed[0].shape, item.shape)
        board = board.with_tile(item.tile, shape, column - item.column, row - item.row)
    mapped = state.clone()
    mapped.board = board
    if state.phase in (COLUMNS, ROWS):
        tile = state.content.tiles[state.tile]
        mapped.turned = _opposite(tile, int(state.turned))
        if state.phase == ROWS:
            column, _ = _corner(placed[0].shape, tile.turned[state.turned])
            mapped.column = column - state.column
    mapped.chips = _moved(state.chips)
    mapped.twos = _moved(state.twos)
    mapped.threes = _moved(state.threes)
    mapped.ahead = _moved(state.ahead)
    if state.knight >= 0:
        mapped.knight = SPACE_IN[state.knight]
    if state.phase >= SETTING and placed:
        board.link()
    return mapped


def _actions(state: KnightState) -> list[int]:
    actions = list(range(state.content.num_actions))
    for space, becomes in enumerate(SPACE_IN):
        actions[JUMP + space] = JUMP + becomes
        actions[SET + space] = SET + becomes
    for space in range(SPACES):
        actions[THREE + space] = THREE + SPACE_IN[space]
        actions[TWO + space] = TWO + SPACE_IN[space]
    if state.tile < 0:
        return actions
    tile = state.content.tiles[state.tile]
    for turn in tile.turns():
        actions[TURN + turn] = TURN + _opposite(tile, turn)
    if state.phase in (COLUMNS, ROWS):
        shape = tile.turned[state.turned]
        column, row = _corner(state.board.placed[0].shape, shape)
        for at in range(SPAN):
            actions[COLUMN + at] = COLUMN + (column + 2 * REACH - at) % SPAN
            actions[ROW + at] = ROW + (row + 2 * REACH - at) % SPAN
    return actions


def _opposite(tile: Tile, turn: int) -> int:
    """Return the turn that shows a tile rotated by 180°."""
    return tile.turned[(turn + QUARTERS // 2) % QUARTERS].turn


def _corner(first: Shape, shape: Shape) -> tuple[int, int]:
    """Return the sum of the columns, and of the rows, of a tile before and after.

    The last cell of a tile in reading order becomes its first one.
    """
    origin_column, origin_row = first.cells[-1]
    column, row = shape.cells[-1]
    return origin_column - column, origin_row - row


def _moved(spaces: int) -> int:
    """Return a set of spaces, as bits, with every member moved."""
    moved = 0
    for space, becomes in enumerate(SPACE_IN):
        if spaces >> space & 1:
            moved |= 1 << becomes
    return moved
