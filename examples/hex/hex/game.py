"""Implements the ``Game`` interface for Hex."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from arizona.engine.game import Game, Option, Setup, Words
from arizona.engine.message import Message
from arizona.engine.schema import PackData, Table
from arizona.engine.state import State
from arizona.engine.symmetry import Symmetry
from hex import board
from hex.board import MAX_SIZE, HexContent
from hex.observe import HexObserver
from hex.state import EMPTY, NUM_ACTIONS, SWAP, HexState
from hex.words import notation, view


@mypyc_attr(native_class=False)
class HexGame(Game):
    """Two players connect the opposite edges of a board of hexagons."""

    def __init__(self) -> None:
        super().__init__(
            "hex",
            "Hex",
            rules_version=1,
            min_seats=2,
            max_seats=2,
            num_actions=NUM_ACTIONS,
            longest=MAX_SIZE * MAX_SIZE + 1,
            has_chance=False,
            points=False,
            options=(Option("swap", True, (True, False)),),
        )

    def start(self, setup: Setup) -> HexState:
        assert isinstance(setup.content, HexContent)
        return HexState(setup.content, setup.options["swap"] is True)

    def schema(self) -> tuple[Table, ...]:
        return (board.BOARD,)

    def build_content(self, pack: PackData, name: str, digest: str) -> HexContent:
        return board.build(pack, name, digest)

    def words(self, state: State, action: int) -> Words:
        return notation.words(_own(state), action)

    def read(self, state: State, text: str) -> int:
        return notation.read(_own(state), text)

    def prompt(self, state: State) -> Message:
        return notation.prompt(_own(state))

    def view(self, state: State) -> Mapping[str, object]:
        return view.view(_own(state))

    def observer(self, setup: Setup) -> HexObserver:
        assert isinstance(setup.content, HexContent)
        return HexObserver(setup.content)

    def symmetries(self, state: State) -> list[Symmetry]:
        """Return the board turned by half a turn: every edge keeps its owner."""
        own = _own(state)
        spaces = len(own.cells)
        actions = list(range(NUM_ACTIONS))
        for space in range(spaces):
            actions[own.action(space)] = own.action(spaces - 1 - space)
        turned = own.clone()
        turned.cells = own.cells[::-1]
        row = [*reversed(range(spaces)), *reversed(range(spaces, 2 * spaces))]
        row += [2 * spaces, 2 * spaces + 1, 2 * spaces + 2]
        return [Symmetry("turned", turned, actions, row)]

    def check(self, state: State) -> list[str]:
        """Return the violated invariants, for the fuzzer."""
        own = _own(state)
        first, second = (own.cells.count(seat + 1) for seat in range(2))
        broken = []
        # After a swap the second seat has the only stone, and is one ahead after its turns.
        if first + second not in (own.turns, own.turns - 1) or abs(first - second) > 1:
            broken.append("the players take turns (H-2.1)")
        if not own.won and EMPTY not in own.cells:
            broken.append("a full board connects the edges of one player (H-3.2)")
        if own.turns > 1 and SWAP in own.legal():
            broken.append("only the first turn of the second player can be a swap (H-2.3)")
        return broken


def _own(state: State) -> HexState:
    assert isinstance(state, HexState)
    return state


HEX = HexGame()
