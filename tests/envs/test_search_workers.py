"""Tree search and self-play in several processes."""

from __future__ import annotations

import os
from contextlib import closing
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from arizona.engine.errors import ArizonaError, OptionError
from arizona.engine.rng import Rng
from arizona.engine.state import State
from arizona.envs.search import Evaluator, HeuristicEvaluator, PositionBatch, Search
from arizona.envs.self_play import COLUMNS, Positions, SelfPlay
from tests.envs.games import setup_of

SELECTIONS = ("puct", "gumbel")
MAIN = os.getpid()


class Matrix(Evaluator):
    """A linear network, whose products may depend on the size of the batch."""

    def __init__(self, seed: int) -> None:
        self.weights = np.random.default_rng(seed).normal(size=(317, 258)) / 100

    def evaluate(self, batch: PositionBatch) -> tuple[NDArray[Any], NDArray[Any]]:
        logits = np.clip(batch.observations @ self.weights, -5, 5)
        return np.exp(logits), np.tanh(logits[:, 0])


class FailsElsewhere(HeuristicEvaluator):
    """Works in the main process only."""

    def __init__(self, error: Exception | None) -> None:
        super().__init__("knight")
        self.error = error

    def evaluate(self, batch: PositionBatch) -> tuple[NDArray[Any], NDArray[Any]]:
        if os.getpid() != MAIN:
            if self.error is None:
                os._exit(1)
            raise self.error
        return super().evaluate(batch)

    def __reduce__(self) -> tuple[Any, ...]:
        return FailsElsewhere, (self.error,)


def play(evaluator: Evaluator, positions: tuple[int, ...], **given: Any) -> list[Positions]:
    options: dict[str, Any] = {"options": {"games": 1}, "varied": 4, "seed": 3, "simulations": 2}
    games = SelfPlay("knight", evaluator, games=3, **options, **given)
    with closing(games):
        return [games.play(count) for count in positions]


def same(one: Positions, other: Positions) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in COLUMNS)


@pytest.mark.parametrize("selection", SELECTIONS)
def test_self_play_is_the_same_with_any_number_of_workers(selection: str) -> None:
    """Also bit for bit with matrix products, because the batches are the same."""
    found = [
        play(Matrix(1), (1, 30), num_workers=workers, batches=3, selection=selection)
        for workers in (1, 2, 3)
    ]
    for other in found[1:]:
        assert all(same(one, two) for one, two in zip(found[0], other, strict=True))
    assert found[0][1].game[0] == found[0][0].game[-1] + 1


def test_self_play_in_spawned_processes() -> None:
    one, two = (
        play(HeuristicEvaluator("knight"), (1,), num_workers=workers, start_method="spawn")
        for workers in (1, 2)
    )
    assert same(one[0], two[0])


def test_a_changed_evaluator_is_sent_to_the_workers() -> None:
    """The second call uses new weights everywhere; unchanged ones are not sent again."""
    found: list[Positions] = []
    for workers in (1, 2):
        evaluator = Matrix(1)
        options: dict[str, Any] = {"options": {"games": 1}, "simulations": 2, "batches": 2}
        games = SelfPlay("knight", evaluator, games=2, num_workers=workers, **options)
        with closing(games):
            games.play(1)
            sent = games.workers.sent
            games.play(1)
            assert games.workers.sent is sent
            evaluator.weights = -evaluator.weights
            found.append(games.play(60))
            assert (games.workers.sent != sent) == (workers > 1)
    assert same(*found)


def positions(count: int) -> list[State]:
    state, rng = setup_of("rails").start(), Rng("workers")
    found: list[State] = []
    while len(found) < count:
        if state.to_move() >= 0:
            found.append(state.clone())
        state.apply(state.pick(rng))
    return found


@pytest.mark.parametrize("selection", SELECTIONS)
def test_a_search_is_the_same_with_any_number_of_workers(selection: str) -> None:
    """Policies, values, choices and the generators afterward."""
    found = []
    for workers in (1, 2, 4):
        options: dict[str, Any] = {"simulations": 12, "selection": selection, "noise": 0.25}
        search = Search(
            setup_of("rails"), HeuristicEvaluator("rails"), num_workers=workers, **options
        )
        rngs = [Rng(number) for number in range(5)]
        with closing(search):
            result = search.run(positions(5), rngs=rngs)
            assert search.run([], seed=1).trees == []
        drawn = [tree.choose(1.0) for tree in result.trees]
        children = [tree.children() for tree in result.trees]
        numbers = [rng.word() for rng in rngs]
        arrays = (result.policies.tolist(), result.values.tolist(), result.actions().tolist())
        found.append((arrays, drawn, children, numbers))
    assert found[0] == found[1] == found[2]


def searched(evaluator: Evaluator) -> Search:
    """Return a search of two processes after it was used."""
    search = Search(setup_of("rails"), evaluator, num_workers=2, simulations=2)
    search.run(positions(2), seed=1)
    return search


@pytest.mark.parametrize(
    ("error", "said"),
    [(OptionError("not today"), "not today"), (ValueError("a shape"), "ValueError: a shape")],
)
def test_an_error_in_another_process_is_raised_here(error: Exception, said: str) -> None:
    with pytest.raises(ArizonaError, match=said):
        play(FailsElsewhere(error), (1,), num_workers=2)


def test_a_worker_that_ends_is_reported() -> None:
    with pytest.raises(ArizonaError, match="a worker ended unexpectedly"):
        play(FailsElsewhere(None), (1,), num_workers=2)


def test_closing_ends_the_processes() -> None:
    search = searched(HeuristicEvaluator("rails"))
    (process,) = search.workers.processes
    assert process.is_alive()
    search.close()
    assert not process.is_alive()
    with pytest.raises(ArizonaError, match="the workers are closed"):
        search.run(positions(2), seed=1)


def test_wrong_numbers_of_workers_and_evaluators_are_named() -> None:
    heuristic = HeuristicEvaluator("knight")
    with pytest.raises(OptionError, match="num_workers: expected at least 1, found 0"):
        play(heuristic, (1,), num_workers=0)
    with pytest.raises(OptionError, match="batches: expected at least 2, found 1"):
        play(heuristic, (1,), num_workers=2, batches=1)
    with pytest.raises(OptionError, match="games: expected at least 4, found 3"):
        play(heuristic, (1,), num_workers=4)
    unfit = Matrix(1)
    unfit.weights = (number for number in range(3))  # type: ignore[assignment]
    with pytest.raises(OptionError, match="it must be possible to pickle it"):
        play(unfit, (1,), num_workers=2)
