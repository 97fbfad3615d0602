"""Characters: named bots from beginner to strongest.

A game declares its characters in its ``bot`` package. Their names and descriptions are among its
messages. Games without characters use the six of ``plain_levels``, which have generic names.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from arizona.bots.bot import Bot
from arizona.bots.evaluation import Evaluation
from arizona.bots.search import SearchBot
from arizona.bots.simple import FallibleBot, GreedyBot
from arizona.bots.tree import SearchOptions
from arizona.engine.message import Message

Seed = int | str | None

PLAIN: Final = "plain"
"""Replaces the game in the ids of generic messages."""
PLAIN_CUT: Final = 4
"""Number of random moves before the generic search evaluates the score."""


@final
class Level:
    """A character of a game.

    Its name and description are the messages ``bots-<game>-<level>-name`` and ``-temper``.
    """

    def __init__(
        self,
        game: str,
        name: str,
        seconds: float,
        make: Callable[[Seed], Bot],
        *,
        elo: int | None = None,
    ) -> None:
        self.game: Final = game
        self.name: Final = name
        self.seconds: Final = seconds
        """Maximum time for one decision, in seconds."""
        self.make: Final = make
        self.elo: Final = elo
        """Measured strength relative to the mean of the game's characters."""

    def title(self) -> Message:
        """Return the character's name."""
        return Message(f"bots-{self.game}-{self.name}-name")

    def temper(self) -> Message:
        """Return a one-line description of the character's play."""
        return Message(f"bots-{self.game}-{self.name}-temper")


# --- building blocks ----------------------------------------------------------------------------


def greedy(evaluation: Evaluation, seed: Seed, slips: float = 0.0) -> Bot:
    """Return a bot that plays the best-looking move, except for random mistakes."""
    return slipping(GreedyBot(evaluation, seed), seed, slips)


def slipping(bot: Bot, seed: Seed, slips: float) -> Bot:
    """Make a bot play random moves with a given probability."""
    return FallibleBot(bot, slips, f"slips {seed}") if slips else bot


def by_playouts(iterations: int = 0) -> SearchOptions:
    """Return options for games in which playouts are more reliable than an evaluation."""
    return SearchOptions(iterations=iterations, mast=0.8)


def by_evaluation(
    iterations: int = 0, *, widen: float = 0.0, turns: bool = False, sharp: float = 40.0
) -> SearchOptions:
    """Return options for games in which an evaluation is more reliable than playouts."""
    return SearchOptions(
        iterations=iterations,
        priors=True,
        cut=0,
        sharp=sharp,
        explore=0.3,
        widen=widen,
        turns=turns,
    )


def by_score(iterations: int = 0) -> SearchOptions:
    """Return options for games without an evaluation: a few random moves, then the score."""
    return SearchOptions(iterations=iterations, cut=PLAIN_CUT)


# --- generic characters -------------------------------------------------------------------------


def plain_levels(
    evaluation: Callable[[], Evaluation], options: Callable[[int], SearchOptions]
) -> tuple[Level, ...]:
    """Return six search bots of increasing effort; the first two make random mistakes."""

    def searching(seed: Seed, iterations: int, slips: float = 0.0) -> Bot:
        return slipping(SearchBot(evaluation(), options(iterations), seed), seed, slips)

    return (
        Level(PLAIN, "newcomer", 0.5, lambda seed: searching(seed, 20, 0.6)),
        Level(PLAIN, "beginner", 0.5, lambda seed: searching(seed, 20, 0.2)),
        Level(PLAIN, "regular", 1.0, lambda seed: searching(seed, 30)),
        Level(PLAIN, "skilled", 1.0, lambda seed: searching(seed, 100)),
        Level(PLAIN, "expert", 2.0, lambda seed: searching(seed, 400)),
        Level(PLAIN, "master", 3.0, lambda seed: searching(seed, 0)),
    )
