"""A game's players: its evaluation, its search settings and its characters.

A game declares them in its ``bot`` package. The defaults here work for any game: the score is the
evaluation, and six characters search with increasing effort.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from arizona.bots.bot import Clock
from arizona.bots.evaluation import Evaluation, ScoreEvaluation, usual_spread
from arizona.bots.levels import Level, by_score, plain_levels
from arizona.bots.search import SearchBot
from arizona.bots.tree import SearchOptions
from arizona.engine.errors import ArizonaError
from arizona.engine.events import Event
from arizona.engine.message import Message
from arizona.engine.places import game_module
from arizona.engine.registry import get_game
from arizona.engine.state import State

Solved = tuple[int, int, int]
"""An action, and the least and the most that the mover still gains on the other with it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Players:
    """The players of one game. A game exports its own instance as ``bot.PLAYERS``."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self._spread = 0.0

    def evaluation(self) -> Evaluation:
        """What its bots look at: the score, unless the game knows better."""
        if not self._spread:
            self._spread = usual_spread(get_game(self.game))
        return ScoreEvaluation(self._spread)

    def search_options(self, iterations: int = 0) -> SearchOptions:
        """The search that suits the game, for hints and the plain characters."""
        return by_score(iterations)

    def adviser(self, seed: int) -> SearchBot:
        """Who finds the moves of a hint: the strongest search there is."""
        return SearchBot(self.evaluation(), self.search_options(), seed)

    def levels(self) -> tuple[Level, ...]:
        """Its characters, the weakest first."""
        return plain_levels(self.evaluation, self.search_options)

    def searched(self, state: State) -> State:
        """The position as a search should see it."""
        return state

    def why(self, events: list[Event], seat: int) -> list[Message]:
        """What the events of a seat's own line bring it, in words; nothing where none are known."""
        return []

    def solved(self, state: State, clock: Clock) -> list[Solved]:
        """What is certain of every legal action; nothing where nothing is."""
        return []


_players: Final[dict[str, Players]] = {}


def players_of(game: str) -> Players:
    """The players of a game: its own, or the plain ones."""
    if game not in _players:
        own = game_module(game, "bot")
        found: object = getattr(own, "PLAYERS", None) if own is not None else Players(game)
        if not isinstance(found, Players):
            raise ArizonaError(f"the game '{game}' has a bot module without PLAYERS")
        _players[game] = found
    return _players[game]


def levels(game: str) -> tuple[Level, ...]:
    """The characters of a game, the weakest first."""
    return players_of(game).levels()
