"""Tree search with your own network: implement ``Evaluator`` and pass it to ``Search``.

The search is ``arizona.bots.policy_search``; this module converts its buffers to NumPy arrays.
"""

from __future__ import annotations

import pickle
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from arizona.bots.bot import Bot, Clock
from arizona.bots.leaf_batch import LeafBatch, LeafEvaluator
from arizona.bots.players import players_of
from arizona.bots.policy_options import PolicySearchOptions
from arizona.bots.policy_search import PolicyTree, search_all
from arizona.bots.rewards import RewardScale
from arizona.engine.errors import OptionError
from arizona.engine.game import Setup
from arizona.engine.rng import Rng
from arizona.engine.state import State
from arizona.envs.arrays import view
from arizona.envs.search_workers import SearchWorkers
from arizona.envs.workers import divided

Floats = NDArray[np.float32]
FLOAT = np.dtype("<f4")


@dataclass(frozen=True)
class PositionBatch:
    """Positions to evaluate. The arrays are read-only views that the next call overwrites."""

    setup: Setup
    observations: NDArray[np.int16]
    """Rows as described by the spec card, from the point of view of the seat to move."""
    action_mask: NDArray[np.int8]
    """A 1 for every legal action."""
    seats: NDArray[np.int32]
    """The seat to move in each position."""
    states: Sequence[State]
    """The positions themselves, for evaluators that do not use the rows. Do not modify them."""

    def __len__(self) -> int:
        return len(self.states)


class Evaluator(ABC):
    """A policy and value function."""

    @abstractmethod
    def evaluate(self, batch: PositionBatch) -> tuple[NDArray[Any], NDArray[Any]]:
        """Return priors and values for all positions of a batch.

        Priors have the shape (positions, actions). They must not be negative; illegal actions are
        ignored and each row is normalized, so both ``softmax(logits)`` and an unnormalized
        ``exp(logits)`` are fine.

        Values are from −1 (a certain loss) to 1 (a certain win), on the scale of the ``outcome``
        rewards. Their shape is (positions, seats), with the seat to move first and the others in
        turn order, or (positions,) for the seat to move only; the others then share the opposite
        value equally.
        """


class UniformEvaluator(Evaluator):
    """Equal priors and the value 0: a search without knowledge, for tests and comparisons."""

    def evaluate(self, batch: PositionBatch) -> tuple[Floats, Floats]:
        return batch.action_mask.astype(np.float32), np.zeros(len(batch), np.float32)


class HeuristicEvaluator(Evaluator):
    """Values from the game's static evaluation, with equal priors."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.judge = RewardScale(players_of(game).evaluation(), 1.0)

    def evaluate(self, batch: PositionBatch) -> tuple[Floats, Floats]:
        values = np.zeros((len(batch), batch.setup.seats), np.float32)
        for number, state in enumerate(batch.states):
            rewards = self.judge.rewards(state)
            mover = int(batch.seats[number])
            values[number] = 2 * np.asarray(rewards[mover:] + rewards[:mover]) - 1
        return batch.action_mask.astype(np.float32), np.clip(values, -1, 1)

    def __reduce__(self) -> tuple[Any, ...]:
        return HeuristicEvaluator, (self.game,)


@dataclass(frozen=True)
class Found:
    """The results of searching several positions."""

    trees: list[PolicyTree]
    policies: Floats
    """Target policy of every position, over all actions."""
    values: Floats
    """Mean value of every position by seat, with the seat to move first."""

    def actions(self, temperature: float = 0.0) -> NDArray[np.int32]:
        """Choose an action for every position: the best, or drawn from its policy."""
        return np.array([tree.choose(temperature) for tree in self.trees], np.int32)


class Search:
    """Searches positions of one setup with an evaluator.

    The options are those of ``PolicySearchOptions``: ``simulations``, ``selection`` (``"puct"`` or
    ``"gumbel"``), ``leaves`` per tree and evaluation, ``noise`` and so on.

    With ``num_workers``, the positions of a call are divided among this process and ``num_workers``
    − 1 others, which use copies of the evaluator: it is sent again when it has changed. Call
    ``close()`` at the end. ``batches`` is the number of batches that the positions are divided
    into, by default one for each worker. The same number of batches gives the same results for any
    number of workers.
    """

    def __init__(
        self,
        setup: Setup,
        evaluator: Evaluator,
        *,
        num_workers: int = 1,
        batches: int | None = None,
        start_method: str | None = None,
        **options: Any,
    ) -> None:
        self.setup = setup
        self.options = PolicySearchOptions(**options)
        self.evaluator = evaluator
        self.batches = number_of_batches(num_workers, batches)
        self.own = _Searcher(setup, options, evaluator)
        shares = [(setup, options)] * (num_workers - 1)
        self.workers = SearchWorkers(self.own, _Searcher, shares, start_method)

    def run(
        self,
        states: Sequence[State],
        *,
        seed: int | str | None = None,
        rngs: Sequence[Rng] | None = None,
        clock: Clock | None = None,
    ) -> Found:
        """Search all positions together.

        Each position has its own random generator: pass them as ``rngs``, or a ``seed`` from which
        they are derived. The result for a position does not depend on the others, as long as the
        evaluator computes each row independently.
        """
        if rngs is None:
            rngs = [Rng(None if seed is None else f"{seed} {row}") for row in range(len(states))]
        if len(rngs) != len(states):
            raise OptionError(f"rngs: expected {len(states)}, found {len(rngs)}")
        for state in states:
            if state.to_move() < 0:
                raise OptionError("a position to search must be a decision of a seat")
        seats = self.setup.seats
        trees = self._search(states, rngs, clock)
        policies = np.zeros((len(trees), self.setup.num_actions), np.float32)
        values = np.zeros((len(trees), seats), np.float32)
        for row, tree in enumerate(trees):
            policies[row, [action for action, _, _ in tree.children()]] = tree.policy()
            mover = int(states[row].to_move())
            found = tree.values()
            values[row] = found[mover:] + found[:mover]
        return Found(trees, policies, values)

    def use(self, evaluator: Evaluator) -> None:
        """Search with another evaluator."""
        self.evaluator = evaluator
        self.own.adapter.evaluator = evaluator

    def close(self) -> None:
        """End the other processes."""
        self.workers.close()

    def _search(
        self, states: Sequence[State], rngs: Sequence[Rng], clock: Clock | None
    ) -> list[PolicyTree]:
        parts = [
            (states[first : first + many], rngs[first : first + many])
            for first, many in divided(len(states), min(self.batches, max(1, len(states))))
        ]
        count = 1 + len(self.workers.pipes)
        self.workers.share(self.evaluator)
        arguments = [
            (parts[first : first + many], clock if worker == 0 or clock is None else clock.left())
            for worker, (first, many) in enumerate(divided(len(parts), count))
        ]
        trees: list[PolicyTree] = []
        for found in self.workers.call("search", arguments):
            trees += found
        for tree, rng in zip(trees, rngs, strict=True):
            if tree.rng is not rng:  # searched in another process
                rng.take(tree.rng)
                tree.rng = rng
        return trees


class _Searcher:
    """Searches batches of positions in one process."""

    def __init__(
        self, setup: Setup, options: dict[str, Any], evaluator: Evaluator | None = None
    ) -> None:
        self.setup = setup
        self.options = PolicySearchOptions(**options)
        self.adapter = _Adapter(setup, evaluator or UniformEvaluator())
        self.leaves = LeafBatch(setup, 1)

    def receive(self, evaluator: bytes) -> None:
        self.adapter.evaluator = pickle.loads(evaluator)

    def search(
        self, parts: list[tuple[Sequence[State], Sequence[Rng]]], limit: Clock | float | None
    ) -> list[PolicyTree]:
        clock = Clock(limit) if isinstance(limit, float) else limit
        return [tree for states, rngs in parts for tree in self._trees(states, rngs, clock)]

    def _trees(
        self, states: Sequence[State], rngs: Sequence[Rng], clock: Clock | None
    ) -> list[PolicyTree]:
        trees = [
            PolicyTree(state, self.options, self.setup.seats, rng)
            for state, rng in zip(states, rngs, strict=True)
        ]
        wanted = max(1, len(trees) * int(self.options.leaves))
        if self.leaves.capacity < wanted:
            self.leaves = LeafBatch(self.setup, wanted)
        search_all(trees, self.adapter, self.leaves, clock)
        return trees


def number_of_batches(num_workers: int, batches: int | None) -> int:
    """Return the number of batches, by default one for each worker."""
    if num_workers < 1:
        raise OptionError(f"num_workers: expected at least 1, found {num_workers}")
    if batches is not None and batches < num_workers:
        raise OptionError(f"batches: expected at least {num_workers}, found {batches}")
    return num_workers if batches is None else batches


class EvaluatorBot(Bot):
    """A bot that searches with an evaluator. The setup must be that of its games."""

    def __init__(
        self,
        setup: Setup,
        evaluator: Evaluator,
        *,
        temperature: float = 0.0,
        seed: int | str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.search = Search(setup, evaluator, **options)
        self.temperature = temperature
        self.rng = Rng(seed)

    def generators(self) -> list[Rng]:
        return [self.rng]

    def decide(self, state: State, legal: list[int], clock: Clock) -> int:
        """Return the chosen action; a clock that runs out ends the search early."""
        if len(legal) == 1:
            return legal[0]
        found = self.search.run([state], rngs=[self.rng], clock=clock)
        return int(found.actions(self.temperature)[0])


class _Adapter(LeafEvaluator):
    """Converts between the buffers of the search and the arrays of an evaluator."""

    def __init__(self, setup: Setup, evaluator: Evaluator) -> None:
        self.setup = setup
        self.evaluator = evaluator

    def evaluate(self, leaves: LeafBatch) -> tuple[bytes, bytes]:
        size = leaves.size()
        actions, seats = int(leaves.num_actions), self.setup.seats
        batch = PositionBatch(
            self.setup,
            view(leaves.observations, np.int16).reshape(int(leaves.capacity), -1)[:size],
            view(leaves.masks, np.int8).reshape(int(leaves.capacity), -1)[:size],
            view(leaves.seats, np.int32)[:size],
            leaves.states,
        )
        priors, values = self.evaluator.evaluate(batch)
        priors, values = np.asarray(priors), np.asarray(values)
        if priors.shape != (size, actions):
            raise OptionError(f"priors: expected {size} × {actions}, found {_shape(priors)}")
        if values.shape == (size,):
            others = np.repeat(-values[:, None] / (seats - 1), seats - 1, axis=1)
            values = np.concatenate([values[:, None], others], axis=1)
        if values.shape != (size, seats):
            raise OptionError(
                f"values: expected {size} or {size} × {seats}, found {_shape(values)}"
            )
        return priors.astype(FLOAT).tobytes(), values.astype(FLOAT).tobytes()


def _shape(array: NDArray[Any]) -> str:
    return " × ".join(str(size) for size in array.shape) or "a single number"
