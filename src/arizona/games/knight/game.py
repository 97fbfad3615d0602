"""Implements the ``Game`` interface for Knight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast, final

from arizona.engine.content import Content
from arizona.engine.game import Game, Option, Setup, Words
from arizona.engine.message import Message
from arizona.engine.schema import PackData, Table
from arizona.engine.state import State
from arizona.engine.symmetry import Symmetry
from arizona.games.knight.content import loader as content
from arizona.games.knight.rules.actions import LONGEST_GAME, NUM_ACTIONS
from arizona.games.knight.rules.invariants import broken
from arizona.games.knight.rules.observer import KnightObserver
from arizona.games.knight.rules.state import EMPTY, KnightState
from arizona.games.knight.rules.symmetries import symmetries
from arizona.games.knight.rules.tiles import KnightContent
from arizona.games.knight.words import notation, view


@final
class KnightGame(Game):
    """A game for two players who move one shared knight."""

    def __init__(self) -> None:
        super().__init__(
            "knight",
            "Arizona Knight",
            rules_version=1,
            min_seats=2,
            max_seats=2,
            num_actions=NUM_ACTIONS,
            longest=2 * LONGEST_GAME,
            has_chance=True,
            options=(Option("deal", "random", ("random", "draft")), Option("games", 2, (2, 1))),
            draw=True,  # K-4.2
        )

    def draws(self, setup: Setup) -> bool:
        """Return whether tiles are dealt at random, the only chance event (K-2.1)."""
        return setup.options["deal"] != "draft"

    def start(self, setup: Setup) -> KnightState:
        tables = setup.content
        assert isinstance(tables, KnightContent)
        draft = setup.options["deal"] == "draft"
        return KnightState(tables, draft, cast(int, setup.options["games"]), EMPTY)

    def schema(self) -> tuple[Table, ...]:
        return (content.TILE,)

    def build_content(self, pack: PackData, name: str, digest: str) -> KnightContent:
        return content.build(pack, name, digest)

    def art_places(self, tables: Mapping[str, Any]) -> list[str]:
        return content.art_places(tables)

    def actions_with(self, content: Content) -> int:
        assert isinstance(content, KnightContent)
        return content.num_actions

    def words(self, state: State, action: int) -> Words:
        return notation.words(_knight(state), action)

    def text(self, state: State, action: int) -> str:
        return notation.text(_knight(state), action)

    def read(self, state: State, text: str) -> int:
        return notation.read(_knight(state), text)

    def prompt(self, state: State) -> Message:
        return notation.prompt(_knight(state))

    def view(self, state: State) -> Mapping[str, object]:
        return view.view(_knight(state))

    def observer(self, setup: Setup) -> KnightObserver:
        content = setup.content
        assert isinstance(content, KnightContent)
        return KnightObserver(content.room)

    def symmetries(self, state: State) -> list[Symmetry]:
        """Return the position after half a turn of the board."""
        return symmetries(_knight(state))

    def check(self, state: State) -> list[str]:
        return broken(_knight(state))


def _knight(state: State) -> KnightState:
    assert isinstance(state, KnightState)
    return state


KNIGHT: Final = KnightGame()
