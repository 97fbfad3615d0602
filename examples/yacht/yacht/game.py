"""Implements the ``Game`` interface for Yacht."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from arizona.engine.game import Game, Option, Setup, Words
from arizona.engine.message import Message
from arizona.engine.schema import PackData, Table
from arizona.engine.state import State
from yacht import content
from yacht.content import MAX_BOXES, YachtContent
from yacht.observe import YachtObserver
from yacht.state import YachtState
from yacht.table import MOVES, NUM_ACTIONS, ROLLS
from yacht.words import notation, view

MAX_SEATS = 4


@mypyc_attr(native_class=False)
class YachtGame(Game):
    """A dice game with five dice, three rolls and twelve boxes."""

    def __init__(self) -> None:
        super().__init__(
            "yacht",
            "Yacht",
            rules_version=1,
            min_seats=2,
            max_seats=MAX_SEATS,
            num_actions=NUM_ACTIONS,
            longest=MAX_SEATS * MAX_BOXES * MOVES,
            has_chance=True,
            options=(Option("bonus", False, (False, True)),),
        )

    def start(self, setup: Setup) -> YachtState:
        assert isinstance(setup.content, YachtContent)
        return YachtState(setup.content, setup.seats, setup.options["bonus"] is True)

    def schema(self) -> tuple[Table, ...]:
        return (content.BOX, content.BONUS)

    def build_content(self, pack: PackData, name: str, digest: str) -> YachtContent:
        return content.build(pack, name, digest)

    def words(self, state: State, action: int) -> Words:
        return notation.words(_yacht(state), action)

    def read(self, state: State, text: str) -> int:
        return notation.read(_yacht(state), text)

    def prompt(self, state: State) -> Message:
        return notation.prompt(_yacht(state))

    def view(self, state: State) -> Mapping[str, object]:
        return view.view(_yacht(state))

    def observer(self, setup: Setup) -> YachtObserver:
        assert isinstance(setup.content, YachtContent)
        return YachtObserver(len(setup.content.boxes), setup.seats)

    def check(self, state: State) -> list[str]:
        """Return the violated invariants."""
        yacht = _yacht(state)
        table = yacht.table
        sheets = [yacht.sheet(seat) for seat in range(table.seats)]
        filled = [sum(points >= 0 for points in sheet) for sheet in sheets]
        broken = []
        if max(filled) - min(filled) > 1 or sum(filled) != table.turns:
            broken.append("everybody fills one box a turn (Y-2.3, Y-2.4)")
        if not 0 <= table.left <= ROLLS:
            broken.append("three rolls at most (Y-2.2)")
        return broken


def _yacht(state: State) -> YachtState:
    assert isinstance(state, YachtState)
    return state


YACHT = YachtGame()
