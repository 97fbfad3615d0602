"""Games as arrays to learn from: the features of quiet positions, and how it went on from there."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from arizona.bots.evaluation import Evaluation
from arizona.bots.network import Active, Features
from arizona.bots.rewards import Judge
from arizona.engine.game import Game
from arizona.engine.state import State
from arizona.lab.learn.self_play import UNKNOWN, PlayedGame, replayed

Floats = npt.NDArray[np.float32]
Wholes = npt.NDArray[np.int64]


@dataclass
class Samples:
    """Positions of games with the same number of seats; seat by seat, position by position."""

    seats: int
    features: npt.NDArray[np.int16]
    """The features of all rows, one after the other; a row is a seat's sight of a position."""
    starts: Wholes
    """Where each row begins among them, and where the last ends."""
    base: Floats
    scores: Floats
    """The final points of each row's seat."""
    rewards: Floats
    """What the end brought it."""
    wanted: Floats
    """What it is to expect: the end, and what searches said on the way there."""
    guessed: Floats
    """What the present best evaluation makes of it, to compare with; ``UNKNOWN`` if not asked."""

    def __len__(self) -> int:
        """How many positions there are."""
        return len(self.base) // self.seats

    def dense(self, positions: Wholes, inputs: int) -> Floats:
        """The counts of all features, a row for each seat of these positions."""
        rows = (positions[:, None] * self.seats + np.arange(self.seats)).ravel()
        sizes = self.starts[rows + 1] - self.starts[rows]
        ends = np.cumsum(sizes)
        within = np.arange(ends[-1]) - np.repeat(ends - sizes, sizes)
        found = self.features[np.repeat(self.starts[rows], sizes) + within]
        where = np.repeat(np.arange(len(rows)), sizes) * inputs + found
        counts = np.bincount(where, minlength=len(rows) * inputs)
        return counts.astype(np.float32).reshape(len(rows), inputs)

    def of(self, values: Floats, positions: Wholes) -> Floats:
        """Values of the seats of these positions, a row a position."""
        return values.reshape(-1, self.seats)[positions]


class Gathering:
    """Samples of one number of seats while they are collected."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.features: list[npt.NDArray[np.int16]] = []
        self.sizes: list[int] = []
        self.base: list[float] = []
        self.scores: list[float] = []
        self.rewards: list[float] = []
        self.wanted: list[float] = []
        self.guessed: list[float] = []

    def done(self) -> Samples:
        """All of them."""
        starts = np.zeros(len(self.sizes) + 1, np.int64)
        np.cumsum(self.sizes, out=starts[1:])
        joined = np.concatenate([np.zeros(0, np.int16), *self.features])
        rows = (self.base, self.scores, self.rewards, self.wanted, self.guessed)
        return Samples(self.seats, joined, starts, *[np.array(row, np.float32) for row in rows])


class Collector:
    """Reads games into samples."""

    def __init__(
        self, game: Game, features: Features, judge: Judge, content: str, trace: float = 1.0
    ) -> None:
        self.game = game
        self.features = features
        self.judge = judge
        self.content = content
        self.trace = trace
        """How much what came later counts against what the search said; 1 takes only the end."""
        self.active = Active()

    def collect(
        self, games: Iterable[PlayedGame], guess: Evaluation | None = None
    ) -> list[Samples]:
        """The quiet positions of games by number of seats, and what an evaluation says of them."""
        found: dict[int, Gathering] = {}
        for played in games:
            self._take(played, found.setdefault(played.seats, Gathering(played.seats)), guess)
        return [found[seats].done() for seats in sorted(found) if found[seats].base]

    def _take(self, played: PlayedGame, into: Gathering, guess: Evaluation | None) -> None:
        quiet: list[int] = []
        expected = dict(played.searched)
        known: list[tuple[int, int, float]] = []
        end: State | None = None
        for at, state in replayed(self.game, played, self.content):
            if at in expected:
                known.append((at, int(state.to_move()), expected[at]))
            if at < len(played.actions) and self.features.quiet(state):
                quiet.append(at)
                into.guessed += self._see(state, into, guess)
            end = state
        assert end is not None
        rewards = self.judge.final(end)
        said = by_round(quiet, known, played.seats)
        into.wanted += traced(said, rewards, self.trace)
        into.scores += played.scores * len(quiet)
        into.rewards += rewards * len(quiet)

    def _see(self, state: State, into: Gathering, guess: Evaluation | None) -> list[float]:
        for seat in range(into.seats):
            self.active.clear()
            self.features.write(state, seat, self.active)
            into.features.append(np.array(self.active.listed(), np.int16))
            into.sizes.append(len(into.features[-1]))
            into.base.append(self.features.base(state, seat))
        if guess is None:
            return [UNKNOWN] * into.seats
        return Judge(guess, self.judge.win).rewards(state)


def by_round(
    quiet: list[int], known: list[tuple[int, int, float]], seats: int
) -> list[list[list[float]]]:
    """What searches said after each quiet position until the next: a list for each seat."""
    said: list[list[list[float]]] = [[[] for _ in range(seats)] for _ in quiet]
    for at, mover, value in known:
        place = bisect_right(quiet, at) - 1
        if place >= 0:
            said[place][mover].append(value)
            if seats == 2:  # the other gets the rest
                said[place][1 - mover].append(1.0 - value)
    return said


def traced(said: list[list[list[float]]], rewards: list[float], trace: float) -> list[float]:
    """What each seat is to expect at each quiet position, position by position.

    From the end backwards: the share ``trace`` of what it is to expect one position later, and the
    rest of what its searches say now. The end of a game is mostly luck; what the search said some
    rounds later is less true, but far less by chance.
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
    """What each seat may expect, and the best of the others, whom it is measured against."""
    seats = values.shape[1]
    others = np.repeat(values[:, None, :], seats, axis=1)
    others[:, np.arange(seats), np.arange(seats)] = -np.inf
    rivals = others.argmax(axis=2)
    leads = values - np.take_along_axis(values, rivals, axis=1)
    return 1.0 / (1.0 + np.exp(-np.clip(leads / spread, -30.0, 30.0))), rivals
