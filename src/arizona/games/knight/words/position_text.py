"""A position of the jump phase as one line of text, for tests, perft suites and analysis.

``Mitten@0,0=31211121 Mesa/1@3,0=1111-213 knight=2,2 seat=1 score=4:5``: each tile with its quarter
turns, location and chips in reading order (``-`` for none), then the knight, the seat to move and
the scores. Without ``knight=``, the seat is about to set the knight.
"""

from __future__ import annotations

from arizona.engine.errors import ArizonaError
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.actions import REACH
from arizona.games.knight.rules.board import Board
from arizona.games.knight.rules.state import EMPTY, TILES_PLACED, KnightState, chip_value
from arizona.games.knight.rules.tiles import SPACES, KnightContent


class PositionError(ArizonaError):
    """Raised for a position text that cannot be parsed."""


def write_position(state: KnightState) -> str:
    """Return the text of a position whose tiles are all placed."""
    parts: list[str] = []
    for number, item in enumerate(state.board.placed):
        chips = [chip_value(state, number * SPACES + space) for space in range(SPACES)]
        turn = f"/{item.shape.turn}" if item.shape.turn else ""
        name = state.content.tiles[item.tile].name
        shown = "".join([str(chip) if chip else "-" for chip in chips])
        parts.append(f"{name}{turn}@{item.column},{item.row}={shown}")
    if state.knight >= 0:
        parts.append(f"knight={state.board.names[state.knight]}")
    parts.append(f"seat={state.seat + 1}")
    parts.append(f"score={state.taken0}:{state.taken1}")
    return " ".join(parts)


def read_position(content: KnightContent, text: str, *, twins: bool = False) -> KnightState:
    """Return a single game at the position of the text.

    ``twins`` allows a tile to appear more than once. Such boards cannot occur in a game but are
    useful for counting. Raises ``PositionError``.
    """
    state = KnightState(content, False, 1, EMPTY)
    for part in text.split():
        key, _, value = part.partition("=")
        if "@" in key:
            _read_tile(state, key, value, twins)
        elif key == "knight":
            state.knight = _space(state, value)
        elif key == "seat":
            state.seat = _number(value, 1, 2) - 1
        elif key == "score":
            one, _, two = value.partition(":")
            state.taken0 = _number(one, 0, 99)
            state.taken1 = _number(two, 0, 99)
        else:
            raise PositionError(f"'{part}': expected a tile, knight=, seat= or score=")
    if not state.board.placed:
        raise PositionError("a position needs at least one tile")
    state.board.link()
    state.pool = 0
    if state.knight < 0:
        state.phase = phases.SETTING
        if not state.legal():
            raise PositionError("there is no 1-chip to set the knight on")
        return state
    if state.chips >> int(state.knight) & 1:
        raise PositionError("the knight is on a chip")
    state.phase = phases.JUMPING
    state.look_ahead()
    if not state.ahead:
        raise PositionError("the knight cannot jump: the game is over")
    return state


def _read_tile(state: KnightState, key: str, chips: str, twins: bool) -> None:
    board: Board = state.board
    head, _, place = key.partition("@")
    name, _, turns = head.partition("/")
    if name not in state.content.index:
        raise PositionError(f"'{name}' is not a tile of this pack")
    tile = state.content.index[name]
    shapes = state.content.tiles[tile].shapes
    turn = _number(turns or "0", 0, 3)
    if turn not in shapes:
        raise PositionError(f"'{head}': that turn looks like another; use one of {list(shapes)}")
    column, _, row = place.partition(",")
    across = _number(column, -REACH, REACH)
    down = _number(row, -REACH, REACH)
    if not twins and tile in [item.tile for item in board.placed]:
        raise PositionError(f"'{name}' occurs twice; a pack has each tile once")
    if len(board.placed) == TILES_PLACED:
        raise PositionError(f"a board has at most {TILES_PLACED} tiles")
    if board.placed and not board.places(shapes[turn])[down + REACH] >> (across + REACH) & 1:
        raise PositionError(f"'{key}': the tile must touch the board and cover nothing")
    if len(chips) != SPACES or not set(chips) <= set("123-"):
        raise PositionError(f"'{key}': expected eight chips of 1, 2, 3 and -, found '{chips}'")
    state.board = board.with_tile(tile, shapes[turn], across, down)
    for number, chip in enumerate(chips):
        bit = 1 << (len(board.placed) * SPACES + number)
        if chip != "-":
            state.chips |= bit
        if chip == "2":
            state.twos |= bit
        if chip == "3":
            state.threes |= bit


def _space(state: KnightState, name: str) -> int:
    if name not in state.board.index:
        raise PositionError(f"knight={name}: there is no space at that place")
    return state.board.index[name]


def _number(text: str, low: int, high: int) -> int:
    try:
        number = int(text)
    except ValueError:
        raise PositionError(f"'{text}': expected a whole number") from None
    if not low <= number <= high:
        raise PositionError(f"'{text}': expected a number from {low} to {high}")
    return number
