"""The characters one can play against: for each game from a beginner to the strongest.

A character's name and temper are the messages ``bots-<game>-<level>-name`` and ``-temper``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from arizona.bots.bot import Bot, Clock
from arizona.bots.search import SearchBot
from arizona.bots.simple import Evaluation, GreedyBot
from arizona.bots.tree import SearchOptions
from arizona.engine.message import Message
from arizona.engine.rng import Rng
from arizona.engine.state import State
from arizona.games.knight.bot import KnightBot, KnightEvaluation
from arizona.games.rails.bot import RailsEvaluation
from arizona.games.trail.bot import TrailEvaluation

Seed = int | str | None


@final
class FallibleBot(Bot):
    """Plays like another bot, but now and then does just anything."""

    def __init__(self, inner: Bot, slips: float, seed: Seed = None) -> None:
        self.inner: Final = inner
        self.slips: Final = slips
        """The share of decisions that go astray."""
        self.rng: Final = Rng(seed)

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        """The other's decision, or any."""
        if self.rng.below(1000) < int(self.slips * 1000.0):
            return legal[self.rng.below(len(legal))]
        return self.inner.decide(state, legal, clock)


@final
class Level:
    """One character of one game."""

    def __init__(self, game: str, name: str, seconds: float, make: Callable[[Seed], Bot]) -> None:
        self.game: Final = game
        self.name: Final = name
        self.seconds: Final = seconds
        """The most time it takes for one decision."""
        self.make: Final = make

    def title(self) -> Message:
        """What the character is called."""
        return Message(f"bots-{self.game}-{self.name}-name")

    def temper(self) -> Message:
        """How it plays, in one line."""
        return Message(f"bots-{self.game}-{self.name}-temper")


def _jackrabbit(seed: Seed) -> Bot:
    return FallibleBot(GreedyBot(KnightEvaluation(), seed), 0.5, seed)


def _roadrunner(seed: Seed) -> Bot:
    return GreedyBot(KnightEvaluation(), seed)


def _coyote(seed: Seed) -> Bot:
    return KnightBot(SearchOptions(iterations=30), seed, nodes=20, bits=12)


def _javelina(seed: Seed) -> Bot:
    return KnightBot(SearchOptions(iterations=400), seed, nodes=1000, bits=14)


def _rattlesnake(seed: Seed) -> Bot:
    return KnightBot(SearchOptions(iterations=1000), seed, nodes=10_000, bits=16)


def by_playouts() -> SearchOptions:
    """The search that is strongest where a random playout says more than an evaluation."""
    return SearchOptions(mast=0.8)


def _condor(seed: Seed) -> Bot:
    return KnightBot(by_playouts(), seed, bits=21, plans=-1, traps=True)


KNIGHT: Final = (
    Level("knight", "jackrabbit", 0.5, _jackrabbit),
    Level("knight", "roadrunner", 0.5, _roadrunner),
    Level("knight", "coyote", 1.0, _coyote),
    Level("knight", "javelina", 1.0, _javelina),
    Level("knight", "rattlesnake", 2.0, _rattlesnake),
    Level("knight", "condor", 3.0, _condor),
)


def _greedy(game: str, seed: Seed, slips: float = 0.0) -> Bot:
    bot = GreedyBot(_evaluation(game), seed)
    return FallibleBot(bot, slips, f"slips {seed}") if slips else bot


def _searching(game: str, seed: Seed, iterations: int = 0) -> Bot:
    return SearchBot(_evaluation(game), by_evaluation(game, iterations), seed)


def _evaluation(game: str) -> Evaluation:
    return RailsEvaluation() if game == "rails" else TrailEvaluation()


def by_evaluation(game: str, iterations: int = 0) -> SearchOptions:
    """The search that is strongest where an evaluation is worth more than a random playout."""
    return SearchOptions(
        iterations=iterations,
        priors=True,
        cut=0,
        sharp=40.0,
        explore=0.3,
        widen=0.5 if game == "rails" else 0.0,
        turns=game == "trail",
    )


RAILS: Final = (
    Level("rails", "tortoise", 0.5, lambda seed: _greedy("rails", seed, 0.5)),
    Level("rails", "quail", 0.5, lambda seed: _greedy("rails", seed, 0.15)),
    Level("rails", "burro", 0.5, lambda seed: _greedy("rails", seed)),
    Level("rails", "raven", 1.0, lambda seed: _searching("rails", seed, 60)),
    Level("rails", "pronghorn", 2.0, lambda seed: _searching("rails", seed, 300)),
    Level("rails", "mustang", 3.0, lambda seed: _searching("rails", seed)),
)

TRAIL: Final = (
    Level("trail", "jackrabbit", 0.5, lambda seed: _greedy("trail", seed, 0.4)),
    Level("trail", "ringtail", 0.5, lambda seed: _greedy("trail", seed, 0.2)),
    Level("trail", "bobcat", 0.5, lambda seed: _greedy("trail", seed)),
    Level("trail", "owl", 1.0, lambda seed: _searching("trail", seed, 100)),
    Level("trail", "elk", 2.0, lambda seed: _searching("trail", seed, 400)),
    Level("trail", "puma", 3.0, lambda seed: _searching("trail", seed)),
)

LEVELS: Final[dict[str, tuple[Level, ...]]] = {
    "knight": KNIGHT,
    "rails": RAILS,
    "trail": TRAIL,
}
"""By game, the weakest first."""


def levels(game: str) -> tuple[Level, ...]:
    """The characters of a game, the weakest first; none where there are none yet."""
    return LEVELS.get(game, ())
