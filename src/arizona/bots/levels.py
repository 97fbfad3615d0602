"""The characters people play against, from beginner to strongest.

A game declares its own in its ``bot`` package; their names and descriptions are among its messages.
A game without any gets the six of ``plain_levels``, with generic names.
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
"""Stands for the game in the ids of words that fit every game."""
PLAIN_CUT: Final = 4
"""Random moves before a plain search looks at the score."""


@final
class Level:
    """One character of one game.

    Its name and temper are the messages ``bots-<game>-<level>-name`` and ``-temper``.
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
        """The most time it takes for one decision."""
        self.make: Final = make
        self.elo: Final = elo
        """Its strength as measured against its neighbours, the mean of the game's levels 0."""

    def title(self) -> Message:
        """What the character is called."""
        return Message(f"bots-{self.game}-{self.name}-name")

    def temper(self) -> Message:
        """How it plays, in one line."""
        return Message(f"bots-{self.game}-{self.name}-temper")


# --- what characters are made of ----------------------------------------------------------------


def greedy(evaluation: Evaluation, seed: Seed, slips: float = 0.0) -> Bot:
    """Takes what looks best at once; slips now and then."""
    return slipping(GreedyBot(evaluation, seed), seed, slips)


def slipping(bot: Bot, seed: Seed, slips: float) -> Bot:
    """The same bot, but now and then it does just anything."""
    return FallibleBot(bot, slips, f"slips {seed}") if slips else bot


def by_playouts(iterations: int = 0) -> SearchOptions:
    """The search that is strongest where a random playout says more than an evaluation."""
    return SearchOptions(iterations=iterations, mast=0.8)


def by_evaluation(
    iterations: int = 0, *, widen: float = 0.0, turns: bool = False, sharp: float = 40.0
) -> SearchOptions:
    """The search that is strongest where an evaluation is worth more than a random playout."""
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
    """The search for a game nobody has studied: some random moves, then the score."""
    return SearchOptions(iterations=iterations, cut=PLAIN_CUT)


# --- the plain ones -----------------------------------------------------------------------------


def plain_levels(
    evaluation: Callable[[], Evaluation], options: Callable[[int], SearchOptions]
) -> tuple[Level, ...]:
    """Six searches that look more and more closely; the first two slip."""

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
