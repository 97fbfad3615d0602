"""Games that a program plays against itself, to learn from.

A game is kept as its actions, chance among them, and as what the search expected at each decision.
What a network sees of a position is worked out later from these, so that games outlive a change of
its features.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from arizona.bots.bot import Bot, Clock
from arizona.bots.evaluation import Evaluation
from arizona.bots.learned import PartLearner
from arizona.bots.search import SearchBot
from arizona.bots.simple import GreedyBot
from arizona.bots.tree import SearchOptions
from arizona.engine.game import Game, OptionValue, Setup
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State, draw

LONG = 600.0
"""A search by iterations is not held up by its clock."""
PARTS = 1000
"""Chances are drawn in thousandths."""
UNKNOWN = -1.0
"""Where no search said what to expect."""


@dataclass
class PlayedGame:
    """One game that was played."""

    number: int
    seats: int
    options: dict[str, OptionValue]
    actions: list[int] = field(default_factory=list)
    """Everything that happened, chance among it."""
    searched: list[tuple[int, float]] = field(default_factory=list)
    """Where a seat had a choice: how many actions lay before it, and the reward it expected."""
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)

    def line(self) -> bytes:
        """The game as a line of a file."""
        return json.dumps(vars(self), separators=(",", ":")).encode() + b"\n"


def read_line(line: bytes) -> PlayedGame:
    """A game from its line; whatever is wrong with it is a ``ValueError``."""
    try:
        row: dict[str, Any] = json.loads(line)
        searched = [(int(at), float(value)) for at, value in row.pop("searched")]
        return PlayedGame(**row, searched=searched)
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError(str(error)) from None


class Mind:
    """Decides for all seats, and says what it expects where it knows."""

    def rows(self, state: State, legal: list[int]) -> list[tuple[int, int, float]]:
        """Moves with their visits and what the mover may expect, the best first."""
        raise NotImplementedError

    def wanders(self, state: State) -> bool:
        """Whether another move than the best may be tried here."""
        return True


class SearchMind(Mind):
    """A search, or greed where it has no time."""

    def __init__(self, evaluation: Evaluation, options: SearchOptions, seed: str) -> None:
        self.search = SearchBot(evaluation, options, f"{seed} search")
        self.greed = GreedyBot(evaluation, f"{seed} greed")

    def rows(self, state: State, legal: list[int]) -> list[tuple[int, int, float]]:
        """Moves with their visits and what the mover may expect, the best first."""
        if self.search.options.iterations:
            return self.search.think(state, Clock(LONG), True).children()
        return _all_alike(self.greed.decide(state, legal, Clock(LONG)), legal)


class PartMind(Mind):
    """A bot of the game's own, which tries out what it is to learn."""

    def __init__(self, bot: Bot, learner: PartLearner) -> None:
        self.bot = bot
        self.learner = learner

    def rows(self, state: State, legal: list[int]) -> list[tuple[int, int, float]]:
        """The best move, then the others, one like another."""
        return _all_alike(self.bot.decide(state.clone(), legal, Clock(LONG)), legal)

    def wanders(self, state: State) -> bool:
        """Where something is learned."""
        return self.learner.wanders(state)


def _all_alike(best: int, legal: list[int]) -> list[tuple[int, int, float]]:
    """The best move before all others, of which nothing is known."""
    rest = [(action, 1, UNKNOWN) for action in legal if action != best]
    return [(best, 1, UNKNOWN), *rest]


def play_one(setup: Setup, number: int, seed: str, mind: Mind, wander: float) -> PlayedGame:
    """One game of a program against itself; the seed settles it.

    ``wander`` is the share of decisions in which it plays not the best move but one of those it
    looked at, as often as it did: so it learns what follows weaker moves too.
    """
    rng = Rng(f"{seed} luck")
    setup = setup.game.settle_options(setup, rng)
    state = setup.start()
    game = PlayedGame(number, setup.seats, dict(setup.options))
    while state.to_move() != OVER:
        legal = state.legal()
        if state.to_move() == CHANCE:
            action = int(draw(state, legal, rng))
        elif len(legal) == 1:
            action = legal[0]
        else:
            rows = mind.rows(state, legal)
            action = rows[0][0]
            if rows[0][2] >= 0.0:
                game.searched.append((len(game.actions), round(rows[0][2], 4)))
            if mind.wanders(state) and rng.below(PARTS) < int(wander * PARTS):
                action = _one_of(rows, rng)
        game.actions.append(action)
        state.apply(action)
    game.scores = [int(score) for score in state.scores()]
    game.winners = [int(seat) for seat in state.winners()]
    return game


def _one_of(rows: list[tuple[int, int, float]], rng: Rng) -> int:
    """A move, each as likely as it was visited."""
    left = rng.below(max(1, sum(visits for _, visits, _ in rows)))
    for action, visits, _ in rows:
        left -= visits
        if left < 0:
            return action
    return rows[0][0]


def replayed(game: Game, played: PlayedGame, content: str) -> Iterator[tuple[int, State]]:
    """Every position of a game, each with the number of actions before it."""
    options: Mapping[str, OptionValue] = played.options
    state = game.setup(played.seats, options, content).start()
    yield 0, state
    for at, action in enumerate(played.actions):
        state.apply(action)
        yield at + 1, state
