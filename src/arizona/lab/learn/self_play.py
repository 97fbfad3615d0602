"""Self-play games for training.

A game is stored as its actions, including chance events, and the value the search expected at each
decision. Network features are computed later from these, so stored games remain usable when the
features change.
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
"""A clock that never limits a search by iterations."""
PARTS = 1000
"""Resolution of random decisions: thousandths."""
UNKNOWN = -1.0
"""Marks a decision without a search value."""


@dataclass
class PlayedGame:
    """A finished self-play game."""

    number: int
    seats: int
    options: dict[str, OptionValue]
    actions: list[int] = field(default_factory=list)
    """All actions, including chance events."""
    searched: list[tuple[int, float]] = field(default_factory=list)
    """For each decision with a choice: the number of preceding actions and the expected reward."""
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)

    def line(self) -> bytes:
        """The game as one JSON line."""
        return json.dumps(vars(self), separators=(",", ":")).encode() + b"\n"


def read_line(line: bytes) -> PlayedGame:
    """Parse a game from its line. Raises ``ValueError`` if the line is malformed."""
    try:
        row: dict[str, Any] = json.loads(line)
        searched = [(int(at), float(value)) for at, value in row.pop("searched")]
        return PlayedGame(**row, searched=searched)
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError(str(error)) from None


class SelfPlayer:
    """Chooses moves for all seats and reports its expectations where it has any."""

    def ranked_moves(self, state: State, legal: list[int]) -> list[tuple[int, int, float]]:
        """Moves with their visits and the mover's expected reward, best first."""
        raise NotImplementedError

    def explores(self, state: State) -> bool:
        """Whether exploration is allowed in this position."""
        return True


class SearchPlayer(SelfPlayer):
    """Plays by search, or greedily if the search has no iterations."""

    def __init__(self, evaluation: Evaluation, options: SearchOptions, seed: str) -> None:
        self.search = SearchBot(evaluation, options, f"{seed} search")
        self.greed = GreedyBot(evaluation, f"{seed} greed")

    def ranked_moves(self, state: State, legal: list[int]) -> list[tuple[int, int, float]]:
        if self.search.options.iterations:
            return self.search.think(state, Clock(LONG), True).children()
        return _all_alike(self.greed.decide(state, legal, Clock(LONG)), legal)


class PartPlayer(SelfPlayer):
    """Plays with the game's own bot, for games that learn only part of their decisions."""

    def __init__(self, bot: Bot, learner: PartLearner) -> None:
        self.bot = bot
        self.learner = learner

    def ranked_moves(self, state: State, legal: list[int]) -> list[tuple[int, int, float]]:
        """The best move, then all others with equal weight."""
        return _all_alike(self.bot.decide(state.clone(), legal, Clock(LONG)), legal)

    def explores(self, state: State) -> bool:
        return self.learner.explores(state)


def _all_alike(best: int, legal: list[int]) -> list[tuple[int, int, float]]:
    """The best move followed by all others, without search values."""
    rest = [(action, 1, UNKNOWN) for action in legal if action != best]
    return [(best, 1, UNKNOWN), *rest]


def play_game(setup: Setup, number: int, seed: str, mind: SelfPlayer, wander: float) -> PlayedGame:
    """Play one self-play game, determined by its seed.

    ``wander`` is the share of decisions in which a move is drawn by visit count instead of taking
    the best one, so that the network also learns from positions after weaker moves.
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
            rows = mind.ranked_moves(state, legal)
            action = rows[0][0]
            if rows[0][2] >= 0.0:
                game.searched.append((len(game.actions), round(rows[0][2], 4)))
            if mind.explores(state) and rng.below(PARTS) < int(wander * PARTS):
                action = _one_of(rows, rng)
        game.actions.append(action)
        state.apply(action)
    game.scores = [int(score) for score in state.scores()]
    game.winners = [int(seat) for seat in state.winners()]
    return game


def _one_of(rows: list[tuple[int, int, float]], rng: Rng) -> int:
    """Draw a move with probability proportional to its visits."""
    left = rng.below(max(1, sum(visits for _, visits, _ in rows)))
    for action, visits, _ in rows:
        left -= visits
        if left < 0:
            return action
    return rows[0][0]


def replayed(game: Game, played: PlayedGame, content: str) -> Iterator[tuple[int, State]]:
    """Yield every position of a game with the number of actions before it."""
    options: Mapping[str, OptionValue] = played.options
    state = game.setup(played.seats, options, content).start()
    yield 0, state
    for at, action in enumerate(played.actions):
        state.apply(action)
        yield at + 1, state
