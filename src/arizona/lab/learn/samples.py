"""Training samples: the features of quiet positions and the targets computed from the games."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from arizona.bots.evaluation import Evaluation
from arizona.bots.network import Active, Features
from arizona.bots.rewards import RewardScale
from arizona.engine.game import Game
from arizona.engine.state import State
from arizona.lab.learn.self_play import UNKNOWN, PlayedGame, replayed

Floats = npt.NDArray[np.float32]
Wholes = npt.NDArray[np.int64]


@dataclass
class Samples:
    """Positions of games with the same number of seats, ordered by position and then by seat."""

    seats: int
    features: npt.NDArray[np.int16]
    """Concatenated features of all rows; a row is one seat's view of a position."""
    starts: Wholes
    """Start of each row in ``features``, plus the end of the last row."""
    base: Floats
    scores: Floats
    """Final score of each row's seat."""
    rewards: Floats
    """Final reward of each row's seat."""
    wanted: Floats
    """Training target: a blend of the final reward and the search values on the way there."""
    guessed: Floats
    """Expectation of the current best evaluation, for comparison; ``UNKNOWN`` if not evaluated."""

    def __len__(self) -> int:
        """The number of positions."""
        return len(self.base) // self.seats

    def dense(self, positions: Wholes, inputs: int) -> Floats:
        """Feature counts as a dense matrix, one row per seat of these positions."""
        rows = (positions[:, None] * self.seats + np.arange(self.seats)).ravel()
        sizes = self.starts[rows + 1] - self.starts[rows]
        ends = np.cumsum(sizes)
        within = np.arange(ends[-1]) - np.repeat(ends - sizes, sizes)
        found = self.features[np.repeat(self.starts[rows], sizes) + within]
        where = np.repeat(np.arange(len(rows)), sizes) * inputs + found
        counts = np.bincount(where, minlength=len(rows) * inputs)
        return counts.astype(np.float32).reshape(len(rows), inputs)

    def of(self, values: Floats, positions: Wholes) -> Floats:
        """Per-seat values of these positions, one row per position."""
        return values.reshape(-1, self.seats)[positions]


class SampleBuilder:
    """Samples for one number of seats while they are being collected."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.features: list[npt.NDArray[np.int16]] = []
        self.sizes: list[int] = []
        self.base: list[float] = []
        self.scores: list[float] = []
        self.rewards: list[float] = []
        self.wanted: list[float] = []
        self.guessed: list[float] = []

    def finished(self) -> Samples:
        """Convert the collected samples to arrays."""
        starts = np.zeros(len(self.sizes) + 1, np.int64)
        np.cumsum(self.sizes, out=starts[1:])
        joined = np.concatenate([np.zeros(0, np.int16), *self.features])
        rows = (self.base, self.scores, self.rewards, self.wanted, self.guessed)
        return Samples(self.seats, joined, starts, *[np.array(row, np.float32) for row in rows])


class Collector:
    """Converts games to samples."""

    def __init__(
        self, game: Game, features: Features, judge: RewardScale, content: str, trace: float = 1.0
    ) -> None:
        self.game = game
        self.features = features
        self.judge = judge
        self.content = content
        self.trace = trace
        """Weight of later values in the target, against the search values; 1 uses only the final
        result.
        """
        self.active = Active()

    def collect(
        self, games: Iterable[PlayedGame], guess: Evaluation | None = None
    ) -> list[Samples]:
        """The quiet positions of the games, by number of seats, with the values of an evaluation if
        given.
        """
        found: dict[int, SampleBuilder] = {}
        for played in games:
            self._add_game(
                played, found.setdefault(played.seats, SampleBuilder(played.seats)), guess
            )
        return [found[seats].finished() for seats in sorted(found) if found[seats].base]

    def _add_game(self, played: PlayedGame, into: SampleBuilder, guess: Evaluation | None) -> None:
        quiet: list[int] = []
        expected = dict(played.searched)
        known: list[tuple[int, int, float]] = []
        end: State | None = None
        for at, state in replayed(self.game, played, self.content):
            if at in expected:
                known.append((at, int(state.to_move()), expected[at]))
            if at < len(played.actions) and self.features.quiet(state):
                quiet.append(at)
                into.guessed += self._add_position(state, into, guess)
            end = state
        assert end is not None
        rewards = self.judge.final(end)
        said = by_round(quiet, known, played.seats)
        into.wanted += training_targets(said, rewards, self.trace)
        into.scores += played.scores * len(quiet)
        into.rewards += rewards * len(quiet)

    def _add_position(
        self, state: State, into: SampleBuilder, guess: Evaluation | None
    ) -> list[float]:
        for seat in range(into.seats):
            self.active.clear()
            self.features.write(state, seat, self.active)
            into.features.append(np.array(self.active.listed(), np.int16))
            into.sizes.append(len(into.features[-1]))
            into.base.append(self.features.base(state, seat))
        if guess is None:
            return [UNKNOWN] * into.seats
        return RewardScale(guess, self.judge.win).rewards(state)


def by_round(
    quiet: list[int], known: list[tuple[int, int, float]], seats: int
) -> list[list[list[float]]]:
    """Group the search values by quiet position: for each position, a list of values per seat."""
    said: list[list[list[float]]] = [[[] for _ in range(seats)] for _ in quiet]
    for at, mover, value in known:
        place = bisect_right(quiet, at) - 1
        if place >= 0:
            said[place][mover].append(value)
            if seats == 2:  # zero-sum: the opponent gets the complement
                said[place][1 - mover].append(1.0 - value)
    return said


def training_targets(
    said: list[list[list[float]]], rewards: list[float], trace: float
) -> list[float]:
    """The training target of each seat at each quiet position.

    Computed backwards from the end: the share ``trace`` of the target one position later, and the
    rest from the search values at this position. Final results are mostly chance; search values a
    few rounds later are biased, but have much less variance.
    """
    found: list[list[float]] = []
    later = rewards
    for here in reversed(said):
        later = [
            trace * after + (1.0 - trace) * sum(values) / len(values) if values else after
            for after, values in zip(later, here, strict=True)
        ]
        found.append(later)
    return [value for row in reversed(found) for value in row]


def expectations(values: Floats, spread: float) -> tuple[Floats, Wholes]:
    """The expectation of each seat, and the strongest other seat it is compared with."""
    seats = values.shape[1]
    others = np.repeat(values[:, None, :], seats, axis=1)
    others[:, np.arange(seats), np.arange(seats)] = -np.inf
    rivals = others.argmax(axis=2)
    leads = values - np.take_along_axis(values, rivals, axis=1)
    return 1.0 / (1.0 + np.exp(-np.clip(leads / spread, -30.0, 30.0))), rivals
