"""Implements the ``Game`` interface for Rails."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from arizona.engine.card_text import CardText, Say
from arizona.engine.game import Game, Option, Setup, Words
from arizona.engine.message import Message
from arizona.engine.rng import Rng
from arizona.engine.schema import PackData, Table
from arizona.engine.state import State
from arizona.engine.symmetry import Symmetry
from arizona.games.rails.content import card_texts
from arizona.games.rails.content import loader as content
from arizona.games.rails.content.loader import FIRST_SHEET, RailsContent
from arizona.games.rails.content.sheet_generator import RANDOM, fresh_seed
from arizona.games.rails.rules.actions import AMPLE_EACH, LONGEST_GAME, NUM_ACTIONS
from arizona.games.rails.rules.invariants import broken
from arizona.games.rails.rules.observer import RailsObserver
from arizona.games.rails.rules.state import RailsState, first_position
from arizona.games.rails.rules.symmetries import symmetries
from arizona.games.rails.words import notation, view


@final
class RailsGame(Game):
    """A game for two to four players, each with a sheet, who draft from the same dice."""

    def __init__(self) -> None:
        super().__init__(
            "rails",
            "Arizona Rails",
            rules_version=2,
            min_seats=2,
            max_seats=4,
            num_actions=NUM_ACTIONS,
            longest=LONGEST_GAME,
            has_chance=True,
            rewordings={"a9781ebaa77a8ce1": ("c07b84d6d47210b5",)},  # the edited card texts
            options=(
                Option("sheet", FIRST_SHEET, samples=(f"{RANDOM}:arizona",)),
                Option("cards", RANDOM, samples=("bad-weather,closed-stations,big-towns",)),
                Option("clashes", "keep", ("keep", "redraw")),
            ),
        )

    def check_setup(self, setup: Setup) -> None:
        """Raise ``OptionError`` if the chosen sheet or cards are not in the pack."""
        tables = _tables(setup)
        tables.sheet(str(setup.options["sheet"]))
        tables.chosen_cards(str(setup.options["cards"]))

    def settle_options(self, setup: Setup, rng: Rng) -> Setup:
        """Replace a plain ``sheet = random`` by a sheet with a new seed (R-1.2)."""
        if setup.options["sheet"] != RANDOM:
            return setup
        options = dict(setup.options)
        options["sheet"] = f"{RANDOM}:{fresh_seed(rng)}"
        return Setup(self, setup.seats, options, setup.content, setup.rules)

    def ample(self, setup: Setup) -> int:
        """Return twice the length of the longest game observed; see ``AMPLE_EACH``."""
        return AMPLE_EACH * setup.seats

    def start(self, setup: Setup) -> RailsState:
        tables = _tables(setup)
        return first_position(
            tables,
            tables.sheet(str(setup.options["sheet"])),
            setup.seats,
            tables.chosen_cards(str(setup.options["cards"])),
            setup.options["clashes"] == "redraw",
        )

    def schema(self) -> tuple[Table, ...]:
        return (content.COUNTS, content.SHEET, content.CARD)

    def build_content(self, pack: PackData, name: str, digest: str) -> RailsContent:
        return content.build(pack, name, digest)

    def art_places(self, tables: Mapping[str, Any]) -> list[str]:
        return content.art_places(tables)

    def words(self, state: State, action: int) -> Words:
        return notation.words(_rails(state), action)

    def text(self, state: State, action: int) -> str:
        return notation.text(_rails(state), action)

    def read(self, state: State, text: str) -> int:
        return notation.read(_rails(state), text)

    def parse(self, state: State, entered: str) -> int:
        """Return the legal action for typed text; names of spaces may be lowercase."""
        return super().parse(state, notation.capitals(" ".join(entered.split())))

    def prompt(self, state: State) -> Message:
        return notation.prompt(_rails(state))

    def view(self, state: State) -> Mapping[str, object]:
        return view.view(_rails(state))

    def observer(self, setup: Setup) -> RailsObserver:
        return RailsObserver(setup.seats, _tables(setup).counts.size)

    def symmetries(self, state: State) -> list[Symmetry]:
        """Return the position on the sheet in its seven other rotations and mirror images."""
        return symmetries(_rails(state))

    def card_texts(self, tables: Mapping[str, Any], say: Say) -> list[CardText]:
        return card_texts.card_texts(tables, say)

    def card_terms(self) -> Mapping[str, str]:
        return card_texts.TERMS

    def card_names(self, say: Say) -> Mapping[str, list[str]]:
        return card_texts.card_names(say)

    def check(self, state: State) -> list[str]:
        return broken(_rails(state))


def _tables(setup: Setup) -> RailsContent:
    tables = setup.content
    assert isinstance(tables, RailsContent)
    return tables


def _rails(state: State) -> RailsState:
    assert isinstance(state, RailsState)
    return state


RAILS: Final = RailsGame()
