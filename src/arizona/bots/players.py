"""A game's bots: evaluation, search options and characters.

A game declares them in its ``bot`` package. The defaults here work for any game: the score is the
evaluation, and six characters search with increasing effort.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import mypyc_attr

from arizona.bots.bot import Clock
from arizona.bots.evaluation import (
    Evaluation,
    ResultEvaluation,
    ScoreEvaluation,
    points_decide,
    usual_spread,
)
from arizona.bots.facts import Reasons, Step, point_facts, point_reasons
from arizona.bots.levels import Level, by_playouts, by_score, plain_levels
from arizona.bots.search import SearchBot
from arizona.bots.tree import SearchOptions
from arizona.engine.entry_points import game_module
from arizona.engine.errors import ArizonaError
from arizona.engine.registry import get_game
from arizona.engine.state import State

Solved = tuple[int, int, int]
"""An action with the lower and upper bound of the lead that the mover still gains with it."""


@final
class Calibration:
    """How estimated leads relate to final leads, measured by ``bench/calibration.py``."""

    def __init__(self, turns: int, slope: float, margins: list[float], scale: float) -> None:
        self.turns: Final = turns
        """Mean number of turns of a game."""
        self.slope: Final = slope
        """Final lead per point of estimated lead."""
        self.margins: Final = margins
        """Margins in points for each part of the game; 80% of the outcomes are within them."""
        self.scale: Final = scale
        """Lead that makes winning e times as likely as losing."""

    def lead(self, estimate: float) -> float:
        """Return the expected final lead."""
        return self.slope * estimate

    def margin(self, turn: int) -> int:
        """Return the margin of an estimate made in a turn, in whole points."""
        parts = len(self.margins)
        part = min(parts - 1, parts * turn // max(1, self.turns))
        return max(1, round(self.margins[part]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Players:
    """The bots of a game. A game exports its own instance as ``bot.PLAYERS``."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self._spread = 0.0
        self._decided = -1

    def evaluation(self) -> Evaluation:
        """Return the evaluation used by the game's bots. The default is the score."""
        if not self.points_decide():
            return ResultEvaluation()
        if not self._spread:
            self._spread = usual_spread(get_game(self.game))
        return ScoreEvaluation(self._spread)

    def points_decide(self) -> bool:
        """Return whether the highest score wins. The default tries a few random games."""
        if self._decided < 0:
            self._decided = 1 if points_decide(get_game(self.game)) else 0
        return self._decided == 1

    def search_options(self, iterations: int = 0) -> SearchOptions:
        """Return the search options for hints and the generic characters."""
        return by_score(iterations) if self.points_decide() else by_playouts(iterations)

    def adviser(self, seed: int) -> SearchBot:
        """Return the bot that searches for hints: the strongest of the game."""
        return SearchBot(self.evaluation(), self.search_options(), seed)

    def levels(self) -> tuple[Level, ...]:
        """Return the characters of the game, weakest first."""
        return plain_levels(self.evaluation, self.search_options)

    def searched(self, state: State) -> State:
        """Return the position as the search should see it."""
        return state

    def reasons(self, steps: list[Step], seat: int) -> Reasons:
        """Explain the first move of a seat's line by facts. The default states the points."""
        return point_reasons(point_facts(steps, seat), seat)

    def calibration(self) -> Calibration | None:
        """Return how estimates relate to outcomes, or ``None`` if it was not measured."""
        return None

    def solved(self, state: State, clock: Clock) -> list[Solved]:
        """Return proven bounds for each legal action; empty if the position is not solved."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class TunedPlayers(Players):
    """The bots of a game decided by points, built from its evaluation, levels and calibration."""

    def __init__(
        self,
        game: str,
        evaluation: Callable[[], Evaluation],
        search_options: Callable[[int], SearchOptions],
        levels: tuple[Level, ...],
        reasons: Callable[[list[Step], int], Reasons],
        calibration: Calibration,
        adviser: Callable[[int], SearchBot] | None = None,
    ) -> None:
        super().__init__(game)
        self._decided = 1
        self._evaluation: Final = evaluation
        self._search_options: Final = search_options
        self._levels: Final = levels
        self._reasons: Final = reasons
        self._calibration: Final = calibration
        self._adviser: Final = adviser

    def evaluation(self) -> Evaluation:
        return self._evaluation()

    def search_options(self, iterations: int = 0) -> SearchOptions:
        return self._search_options(iterations)

    def adviser(self, seed: int) -> SearchBot:
        return super().adviser(seed) if self._adviser is None else self._adviser(seed)

    def levels(self) -> tuple[Level, ...]:
        return self._levels

    def reasons(self, steps: list[Step], seat: int) -> Reasons:
        return self._reasons(steps, seat)

    def calibration(self) -> Calibration | None:
        return self._calibration


_players: Final[dict[str, Players]] = {}


def players_of(game: str) -> Players:
    """Return the bots of a game, or the generic ones."""
    if game not in _players:
        own = game_module(game, "bot")
        found: object = getattr(own, "PLAYERS", None) if own is not None else Players(game)
        if not isinstance(found, Players):
            raise ArizonaError(f"the game '{game}' has a bot module without PLAYERS")
        _players[game] = found
    return _players[game]


def levels(game: str) -> tuple[Level, ...]:
    """Return the characters of a game, weakest first."""
    return players_of(game).levels()
