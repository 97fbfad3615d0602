"""Trail as a ``Game``: metadata, options and the adapter methods of the engine interface."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from arizona.engine.card_text import CardText, Say
from arizona.engine.content import Content
from arizona.engine.errors import IllegalMoveError
from arizona.engine.game import Game, Option, Setup, Words
from arizona.engine.message import Message
from arizona.engine.schema import PackData, Table
from arizona.engine.state import State
from arizona.games.trail.content import card_texts
from arizona.games.trail.content import loader as building
from arizona.games.trail.content.schema import SCHEMA, art_places
from arizona.games.trail.rules.actions import LONGEST_GAME, NUM_ACTIONS
from arizona.games.trail.rules.invariants import broken
from arizona.games.trail.rules.observer import TrailObserver
from arizona.games.trail.rules.position import (
    BLOSSOM_CLIMBS,
    LAST_ORDER,
    ONE_CUBE_A_TURN,
    SHORT_REACH,
    TRACKER_MOVES,
)
from arizona.games.trail.rules.state import TrailState, new_state
from arizona.games.trail.rules.tables import TrailContent
from arizona.games.trail.words import notation, view
from arizona.games.trail.words.action_texts import write_texts


@final
class TrailGame(Game):
    """The Trail game definition: two to four players, eight weeks."""

    def __init__(self) -> None:
        super().__init__(
            "trail",
            "Trailblazer: The Arizona Trail",
            rules_version=3,
            older_rules=(2,),
            rewordings={"164e8f979cfcfafc": ("3811e2d234539c18",)},  # the edited card texts
            min_seats=2,
            max_seats=4,
            num_actions=NUM_ACTIONS,
            longest=LONGEST_GAME,
            has_chance=True,
            options=(
                Option("last_turn_order", False, (False, True)),
                Option("blossom_climbs", False, (False, True)),
                Option("jackalope_moves_tracker", False, (False, True), since=3),
            ),
        )

    def start(self, setup: Setup) -> TrailState:
        """Return the initial state, before anything is dealt."""
        tables = setup.content
        assert isinstance(tables, TrailContent)
        return new_state(tables, setup.seats, _readings(setup))

    def schema(self) -> tuple[Table, ...]:
        return SCHEMA

    def build_content(self, pack: PackData, name: str, digest: str) -> TrailContent:
        """Build the immutable content tables of a pack."""
        content = building.build(pack, name, digest)
        if not pack.problems:
            write_texts(content)
        return content

    def art_places(self, tables: Mapping[str, Any]) -> list[str]:
        return art_places(tables)

    def actions_with(self, content: Content) -> int:
        assert isinstance(content, TrailContent)
        return content.num_actions

    def words(self, state: State, action: int) -> Words:
        """Return the text, label and targets of an action."""
        return notation.words(_trail(state), action)

    def text(self, state: State, action: int) -> str:
        """Return the notation of an action."""
        return notation.text(_trail(state), action)

    def read(self, state: State, text: str) -> int:
        """Parse the notation of an action."""
        return notation.read(_trail(state), text)

    def parse(self, state: State, entered: str) -> int:
        """Parse what a person typed into a legal action.

        A complete text is never treated as a prefix of another one: an insufficient ``pay 1t`` must
        not be completed to ``pay 1t 1c``.
        """
        text = " ".join(entered.split()).lower()
        action = _trail(state).content.text_actions.get(text)
        if action is not None and action not in state.legal():
            raise IllegalMoveError(f"'{text}' is not legal here")
        return super().parse(state, entered)

    def prompt(self, state: State) -> Message:
        """Return the prompt for the pending question."""
        return notation.prompt(_trail(state))

    def view(self, state: State) -> Mapping[str, object]:
        """Return the view a screen draws."""
        return view.view(_trail(state))

    def observer(self, setup: Setup) -> TrailObserver:
        """Return the observer, which encodes positions as rows of numbers."""
        content = setup.content
        assert isinstance(content, TrailContent)
        return TrailObserver(setup.seats, content)

    def card_texts(self, tables: Mapping[str, Any], say: Say) -> list[CardText]:
        return card_texts.card_texts(tables, say)

    def card_terms(self) -> Mapping[str, str]:
        return card_texts.TERMS

    def card_names(self, say: Say) -> Mapping[str, list[str]]:
        return card_texts.card_names(say)

    def check(self, state: State) -> list[str]:
        """Return a description of each violated invariant."""
        return broken(_trail(state))


def _readings(setup: Setup) -> int:
    """Return the rule variants of a table as bits, from its options and its rules version."""
    options = setup.options
    found = LAST_ORDER if options["last_turn_order"] else 0
    if options["blossom_climbs"]:
        found |= BLOSSOM_CLIMBS
    if setup.rules < 3:
        return found | TRACKER_MOVES | ONE_CUBE_A_TURN | SHORT_REACH
    return found | TRACKER_MOVES if options["jackalope_moves_tracker"] else found


def _trail(state: State) -> TrailState:
    assert isinstance(state, TrailState)
    return state


TRAIL: Final = TrailGame()
