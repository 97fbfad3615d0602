"""Knight's notation: move texts, labels, targets and prompts.

| text | meaning |
|---|---|
| ``* deal Mesa`` | chance deals the tile |
| ``pick Mesa`` | pick the tile, with `deal = draft` |
| ``tile Mesa``, ``turn 1``, ``column 3``, ``row -2`` | place a tile, step by step |
| ``three 4,-1``, ``two 3,0`` | place a chip on a space, named by column and row |
| ``knight 4,-1``, ``jump 5,1`` | set the knight, jump |
"""

from __future__ import annotations

from typing import Final

from arizona.engine.bits import count
from arizona.engine.errors import IllegalMoveError, MalformedMoveError
from arizona.engine.game import Words
from arizona.engine.message import Arg, Message
from arizona.engine.verbs import Verbs
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.actions import (
    COLUMN,
    DEAL,
    JUMP,
    MANY_ACTIONS,
    MANY_DEAL,
    MANY_PICK,
    MANY_TILE,
    PICK,
    REACH,
    ROW,
    SET,
    THREE,
    TILE,
    TURN,
    TWO,
)
from arizona.games.knight.rules.state import KnightState, chip_value
from arizona.games.knight.rules.tiles import SPACES

VERBS: Final = Verbs(
    "knight",
    (
        ("jump", JUMP),
        ("knight", SET),
        ("three", THREE),
        ("two", TWO),
        ("tile", TILE),
        ("turn", TURN),
        ("column", COLUMN),
        ("row", ROW),
        ("pick", PICK),
        ("deal", DEAL),
        ("tile", MANY_TILE),
        ("pick", MANY_PICK),
        ("deal", MANY_DEAL),
    ),
    MANY_ACTIONS,
)
"""First word of each text and first action of its range."""
TILE_VERBS: Final = ("tile", "pick", "deal")

PROMPTS: Final = {
    phases.DEALING: "knight-prompt-deal",
    phases.PICKING: "knight-prompt-pick",
    phases.TILING: "knight-prompt-tile",
    phases.TURNING: "knight-prompt-turn",
    phases.COLUMNS: "knight-prompt-column",
    phases.ROWS: "knight-prompt-row",
    phases.THREES: "knight-prompt-three",
    phases.TWOS: "knight-prompt-two",
    phases.SETTING: "knight-prompt-knight",
    phases.JUMPING: "knight-prompt-jump",
    phases.FINISHED: "knight-prompt-over",
}


def text(state: KnightState, action: int) -> str:
    verb, number = VERBS.meaning(action)
    return f"{verb} {_object(state, verb, number)}"


def words(state: KnightState, action: int) -> Words:
    verb, number = VERBS.meaning(action)
    name = _object(state, verb, number)
    args: dict[str, Arg] = {}
    kind = verb
    if verb in ("jump", "knight", "three", "two"):
        kind = "space"
        args["at"] = name
        if verb == "jump":
            args["value"] = chip_value(state, number)
    elif verb in TILE_VERBS:
        kind = "tile"
        args["tile"] = name
    else:
        args["number"] = int(name)
    return Words(f"{verb} {name}", Message(f"knight-label-{verb}", args), [f"{kind}:{name}"])


def read(state: KnightState, text: str) -> int:
    """Return the action for a text.

    Raises ``MalformedMoveError`` or ``IllegalMoveError``.
    """
    verb, _, name = text.partition(" ")
    start, end = VERBS.run(verb, text)
    number = _number(state, verb, name)
    if number is None:
        raise MalformedMoveError(f"'{text}': {_expectation(verb)}")
    if verb in TILE_VERBS:
        return _tile_action(state, verb) + number
    if number < 0 or number >= end - start:
        raise IllegalMoveError(f"'{text}': there is no such {verb} on this board")
    return start + number


def _tile_action(state: KnightState, verb: str) -> int:
    """Return the first action of a verb that names a tile, in this pack."""
    content = state.content
    if verb == "tile":
        return int(content.tile_action)
    return int(content.pick_action if verb == "pick" else content.deal_action)


def prompt(state: KnightState) -> Message:
    args: dict[str, Arg] = {
        "seat": state.seat + 1,
        "game": state.game + 1,
        "games": state.games,
        "one": state.before0 + state.taken0,
        "two": state.before1 + state.taken1,
    }
    if state.phase in (phases.TURNING, phases.COLUMNS, phases.ROWS):
        args["tile"] = state.content.tiles[state.tile].name
        args["column"] = state.column
    if state.phase == phases.TWOS:
        args["left"] = 2 - count(state.twos & ~_other_tiles(state))
    if state.phase == phases.JUMPING:
        args["count"] = len(state.legal())
    return Message(PROMPTS[state.phase], args)


def _other_tiles(state: KnightState) -> int:
    return (1 << ((len(state.board.placed) - 1) * SPACES)) - 1


def _object(state: KnightState, verb: str, number: int) -> str:
    if verb in ("jump", "knight"):
        return state.board.names[number]
    if verb in ("three", "two"):
        return state.board.names[(len(state.board.placed) - 1) * SPACES + number]
    if verb in ("column", "row"):
        return str(number - REACH)
    if verb == "turn":
        return str(number)
    return state.content.tiles[number].name


def _number(state: KnightState, verb: str, name: str) -> int | None:
    """Return the offset of an object in its verb's range, or −1 if it is well formed but absent.

    Returns ``None`` if it is malformed.
    """
    if verb in ("jump", "knight", "three", "two"):
        space = state.board.index.get(name)
        if space is None:
            return -1 if _is_place(name) else None
        if verb in ("three", "two"):
            space -= (len(state.board.placed) - 1) * SPACES
        return space
    if verb in TILE_VERBS:
        return state.content.index.get(name)
    if not _is_complete(name):
        return None
    return int(name) if verb == "turn" else max(-1, int(name) + REACH)


def _is_complete(name: str) -> bool:
    digits = name.removeprefix("-")
    return digits.isdecimal() and len(digits) <= 4 and name == str(int(name))


def _is_place(name: str) -> bool:
    column, comma, row = name.partition(",")
    return bool(comma) and _is_complete(column) and _is_complete(row)


def _expectation(verb: str) -> str:
    if verb in TILE_VERBS:
        return "expected the name of a tile of this pack"
    if verb in ("turn", "column", "row"):
        return "expected a whole number"
    return "expected a place as column,row such as 4,-1"
