"""Batches of positions for a policy and value function, and the function's interface."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from arizona.engine.errors import OptionError
from arizona.engine.game import Setup
from arizona.engine.observer import numbers16, numbers64
from arizona.engine.state import State


@final
class LeafBatch:
    """Positions to evaluate, one row per leaf in flat buffers."""

    def __init__(self, setup: Setup, capacity: int) -> None:
        self.setup: Final = setup
        self.capacity: Final[i64] = capacity
        self.num_actions: Final[i64] = setup.num_actions
        self.players: Final[i64] = setup.seats
        self.observer: Final = setup.game.observer(setup)
        self.row: Final[i64] = self.observer.size
        self.observations: Final = numbers16(self.capacity * self.row)
        self.memory: Final = numbers64(self.capacity * self.observer.words)
        self.masks: Final = vec[u8]([0] * (capacity * self.num_actions))
        self.seats: Final = vec[i32]([0] * capacity)
        """Seat to move in each position."""
        self.states: list[State] = []

    def size(self) -> int:
        """Return the number of positions."""
        return len(self.states)

    def clear(self) -> None:
        """Remove all positions."""
        masks = self.masks
        end: i64 = len(self.states) * self.num_actions
        place: i64 = 0
        while place < end:
            masks[place] = 0
            place += 1
        self.states = []

    def add(self, state: State, legal: list[int]) -> i64:
        """Add a position and return its row."""
        number: i64 = len(self.states)
        if number >= self.capacity:
            raise OptionError(f"the batch is full: {self.capacity} positions")
        self.states.append(state)
        seat = state.to_move()
        self.seats[number] = i32(seat)
        observer = self.observer
        at: i64 = number * self.row
        place: i64 = number * observer.words
        observer.forget(self.observations, at, self.memory, place)
        observer.write(state, seat, self.observations, at, self.memory, place)
        first: i64 = number * self.num_actions
        for action in legal:
            self.masks[first + action] = 1
        return number


@mypyc_attr(allow_interpreted_subclasses=True)
class LeafEvaluator:
    """Evaluates positions in batches."""

    def evaluate(self, leaves: LeafBatch) -> tuple[bytes, bytes]:
        """Return priors and values as little-endian 32-bit floats.

        Priors: one number per action and position, not negative; those of illegal actions are
        ignored and the rest is normalized. Values: one number from −1 to 1 per seat and position,
        beginning with the seat to move, then in turn order.
        """
        raise NotImplementedError
