"""The notation of Hex: ``place c5`` and ``swap``."""

from __future__ import annotations

from arizona.engine.errors import MalformedMoveError
from arizona.engine.game import Words
from arizona.engine.message import Message
from arizona.engine.state import OVER
from hex.board import MAX_SIZE
from hex.state import SWAP, HexState, name_of

PLACE = "place"
SWAPS = "swap"


def words(state: HexState, action: int) -> Words:
    """Return text, label and targets of an action."""
    if action == SWAP:
        label = Message("hex-label-swap")
        return Words(SWAPS, label, [_target(*divmod(state.cells.index(1), state.size))])
    row, column = divmod(action, MAX_SIZE)
    space = name_of(row, column)
    label = Message("hex-label-place", {"space": space})
    return Words(f"{PLACE} {space}", label, [_target(row, column)])


def _target(row: int, column: int) -> str:
    """Return the name of a space in the drawing and in the grid of the page."""
    return f"board:{row + 1},{column + 1}"


def read(state: HexState, text: str) -> int:
    """Return the action for a text, legal or not. Raises ``MalformedMoveError``."""
    verb, _, space = text.lower().partition(" ")
    if verb == SWAPS and not space:
        return SWAP
    if verb == PLACE and space:
        column, number = ord(space[0]) - ord("a"), space[1:]
        rows = [str(row + 1) for row in range(state.size)]
        if 0 <= column < state.size and number in rows:
            return (int(number) - 1) * MAX_SIZE + column
    last = name_of(state.size - 1, state.size - 1)
    raise MalformedMoveError(
        f"'{text}': expected {PLACE} and a space from a1 to {last}, or {SWAPS}"
    )


def prompt(state: HexState) -> Message:
    """Return what the player to move has to decide."""
    if state.to_move() == OVER:
        return Message("hex-prompt-over")
    if state.swap and state.turns == 1:
        return Message("hex-prompt-swap")
    edges = ("top", "left")[state.to_move()]
    return Message(f"hex-prompt-place-{edges}")
