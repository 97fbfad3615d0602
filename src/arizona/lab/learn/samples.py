"""Games as arrays to learn from: the features of quiet positions, and how it went on from there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from arizona.bots.evaluation import Evaluation
from arizona.bots.network import Active, Features
from arizona.bots.rewards import Judge
from arizona.engine.game import Game
from arizona.engine.state import State
from arizona.lab.learn.play import UNKNOWN, Played, replayed

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
    searched: Floats
    """What a search expected for it, or ``UNKNOWN``."""
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
        self.searched: list[float] = []
        self.guessed: list[float] = []

    def done(self) -> Samples:
        """All of them."""
        starts = np.zeros(len(self.sizes) + 1, np.int64)
        np.cumsum(self.sizes, out=starts[1:])
        joined = np.concatenate([np.zeros(0, np.int16), *self.features])
        rows = (self.base, self.scores, self.rewards, self.searched, self.guessed)
        return Samples(self.seats, joined, starts, *[np.array(row, np.float32) for row in rows])


class Collector:
    """Reads games into samples."""

    def __init__(self, game: Game, features: Features, judge: Judge, content: str) -> None:
        self.game = game
        self.features = features
        self.judge = judge
        self.content = content
        self.active = Active()

    def collect(self, games: Iterable[Played], guess: Evaluation | None = None) -> list[Samples]:
        """The quiet positions of games by number of seats, and what an evaluation says of them."""
        found: dict[int, Gathering] = {}
        for played in games:
            self._take(played, found.setdefault(played.seats, Gathering(played.seats)), guess)
        return [found[seats].done() for seats in sorted(found) if found[seats].base]

    def _take(self, played: Played, into: Gathering, guess: Evaluation | None) -> None:
        waiting: list[tuple[int, list[float]]] = []
        expected = dict(played.searched)
        end: State | None = None
        known: dict[int, tuple[int, float]] = {}
        for at, state in replayed(self.game, played, self.content):
            if at in expected:
                known[at] = (int(state.to_move()), expected[at])
            if at < len(played.actions) and self.features.quiet(state):
                waiting.append((at, self._see(state, into, guess)))
            end = state
        assert end is not None
        rewards = self.judge.final(end)
        order = sorted(known)
        place = 0
        for at, guessed in waiting:
            while place < len(order) and order[place] < at:
                place += 1
            seat, value = known[order[place]] if place < len(order) else (-1, UNKNOWN)
            for one in range(played.seats):
                into.scores.append(played.scores[one])
                into.rewards.append(rewards[one])
                into.searched.append(_expected(one, seat, value, played.seats))
                into.guessed.append(guessed[one])

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


def _expected(seat: int, mover: int, value: float, seats: int) -> float:
    """What a search of the mover says about a seat: with two the other gets the rest."""
    if seat == mover:
        return value
    return 1.0 - value if seats == 2 and mover >= 0 else UNKNOWN
