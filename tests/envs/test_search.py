"""Tree search with an evaluator, and self-play data."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from arizona.bots.bot import Clock
from arizona.bots.distributions import dirichlet, gamma
from arizona.bots.policy_search import considered_visits
from arizona.engine.batch import outcome
from arizona.engine.errors import ArizonaError, OptionError
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State
from arizona.envs.arrays import mask_of, row_of
from arizona.envs.search import (
    Evaluator,
    EvaluatorBot,
    HeuristicEvaluator,
    PositionBatch,
    Search,
    UniformEvaluator,
)
from arizona.envs.self_play import Positions, SelfPlay
from arizona.envs.single import BotsEnv
from tests.envs.games import GAMES, TABLES, setup_of

SELECTIONS = ("puct", "gumbel")


def position(game: str, seats: int | None, seed: str, moves: int) -> State:
    """Return a decision after some random moves, or the last one of a shorter game."""
    rng = Rng(seed)
    state = setup_of(game, seats).start()
    last = state
    for _ in range(moves):
        while state.to_move() == CHANCE:
            state.apply(state.pick(rng))
        if state.to_move() == OVER:
            return last
        if len(state.legal()) > 1:
            last = state.clone()
        state.apply(state.pick(rng))
    return last


class Recorder(Evaluator):
    """Checks the batches and returns values that differ by position."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def evaluate(self, batch: PositionBatch) -> tuple[NDArray[Any], NDArray[Any]]:
        self.sizes.append(len(batch))
        observer = batch.setup.game.observer(batch.setup)
        for number, state in enumerate(batch.states):
            seat = int(batch.seats[number])
            assert seat == state.to_move()
            assert (batch.observations[number] == row_of(observer, state, seat)).all()
            mask = mask_of(state.legal(), batch.setup.num_actions)
            assert (batch.action_mask[number] == mask).all()
        sums = batch.observations.sum(axis=1) % 17
        return np.ones(batch.action_mask.shape), sums / 17 - 0.5


@pytest.mark.parametrize("selection", SELECTIONS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_search_uses_its_simulations(game: str, seats: int, selection: str) -> None:
    state = position(game, seats, "middle", 12)
    seen = Recorder()
    search = Search(setup_of(game, seats), seen, simulations=12, selection=selection)
    found = search.run([state], seed=1)
    tree = found.trees[0]
    assert sum(visits for _, visits, _ in tree.children()) == 11
    assert sum(seen.sizes) <= 12
    legal = state.legal()
    assert [action for action, _, _ in tree.children()] == legal
    assert found.policies.sum() == pytest.approx(1)
    assert set(np.flatnonzero(found.policies[0])) <= set(legal)
    assert found.values.shape == (1, seats)
    assert found.values.sum() == pytest.approx(0, abs=1e-6)
    assert int(found.actions()[0]) in legal
    assert not any(tree.pending)


@pytest.mark.parametrize("selection", SELECTIONS)
def test_leaves_are_evaluated_together(selection: str) -> None:
    """The same number of simulations takes fewer calls with more leaves or more positions."""
    setup = setup_of("rails")
    states = [position("rails", 2, f"{number}", 12) for number in range(3)]
    calls = {}
    for leaves in (1, 6):
        seen = Recorder()
        found = Search(setup, seen, simulations=30, leaves=leaves, selection=selection).run(
            states, seed=2
        )
        assert [sum(row[1] for row in tree.children()) for tree in found.trees] == [29] * 3
        calls[leaves] = len(seen.sizes)
        assert max(seen.sizes) <= 3 * leaves
    assert calls[1] == 30
    assert calls[6] < 15


@pytest.mark.parametrize("selection", SELECTIONS)
@pytest.mark.parametrize("game", GAMES)
def test_a_search_does_not_depend_on_other_positions(game: str, selection: str) -> None:
    states = [position(game, None, f"{number}", 8 + 5 * number) for number in range(3)]
    options: dict[str, Any] = {"simulations": 16, "selection": selection, "noise": 0.25}
    search = Search(setup_of(game), HeuristicEvaluator(game), **options)
    together = search.run(states, seed=4)
    for number, state in enumerate(states):
        alone = search.run([state], rngs=[Rng(f"4 {number}")])
        assert alone.trees[0].children() == together.trees[number].children()
        assert (alone.policies[0] == together.policies[number]).all()


def solve(state: State, budget: list[int]) -> list[float] | None:
    """Return the outcome with best play for each seat, or ``None`` if it takes too long."""
    budget[0] -= 1
    if budget[0] < 0 or state.to_move() == CHANCE:
        return None
    mover = state.to_move()
    if mover == OVER:
        return outcome(state, 2)
    found = []
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        value = solve(after, budget)
        if value is None:
            return None
        found.append(value)
    return max(found, key=lambda values: values[mover])


def endgame() -> tuple[State, dict[int, float]]:
    """Return a position near the end in which some moves win and others do not."""
    for number in range(40):
        rng = Rng(f"end {number}")
        state = setup_of("knight", games=1).start()
        decisions: list[State] = []
        while state.to_move() != OVER:
            if state.to_move() >= 0 and len(state.legal()) > 1:
                decisions.append(state.clone())
            state.apply(state.pick(rng))
        for position in decisions[-6:]:
            worth: dict[int, float] = {}
            for action in position.legal():
                after = position.clone()
                after.apply(action)
                value = solve(after, [80])
                if value is None:
                    break
                worth[action] = value[position.to_move()]
            if len(worth) == len(position.legal()) and len(set(worth.values())) > 1:
                return position, worth
    raise AssertionError("no such position")


def test_a_search_solves_an_endgame() -> None:
    """Without knowledge, it finds a move that is best by exhaustive search."""
    position, worth = endgame()
    for selection in SELECTIONS:
        options: dict[str, Any] = {"simulations": 400, "selection": selection}
        search = Search(setup_of("knight", games=1), UniformEvaluator(), leaves=2, **options)
        chosen = int(search.run([position], seed=1).actions()[0])
        assert worth[chosen] == max(worth.values())


class Wrong(Evaluator):
    def __init__(self, priors: Any, values: Any) -> None:
        self.answer = (np.asarray(priors), np.asarray(values))

    def evaluate(self, batch: PositionBatch) -> tuple[NDArray[Any], NDArray[Any]]:
        return self.answer


@pytest.mark.parametrize(
    ("priors", "values", "said"),
    [
        (np.ones((1, 3)), [0.0], "priors: expected 1 × 258, found 1 × 3"),
        (np.ones((1, 258)), [[0.0, 0.0, 0.0]], "values: expected 1 or 1 × 2, found 1 × 3"),
        (np.full((1, 258), np.nan), [0.0], "returned the prior nan"),
        (np.full((1, 258), -1.0), [0.0], "returned the prior -1.0"),
        (np.ones((1, 258)), [7.0], "returned the value 7.0, not −1 to 1"),
        (np.ones((1, 258)), [np.nan], "returned the value nan"),
    ],
)
def test_invalid_evaluations_are_reported(priors: Any, values: Any, said: str) -> None:
    state = position("knight", 2, "wrong", 5)
    with pytest.raises(ArizonaError) as caught:
        Search(setup_of("knight"), Wrong(priors, values)).run([state], seed=1)
    assert said in str(caught.value)


def test_wrong_options_are_named() -> None:
    setup = setup_of("knight")
    with pytest.raises(OptionError, match="selection: 'ucb' is not one of puct, gumbel"):
        Search(setup, UniformEvaluator(), selection="ucb")
    with pytest.raises(OptionError, match="must be a decision"):
        Search(setup, UniformEvaluator()).run([setup.start()])


def test_priors_guide_the_search() -> None:
    """With the value 0 everywhere, visits follow the priors."""
    state = position("knight", 2, "guide", 30)
    legal = state.legal()
    assert len(legal) > 2
    favorite = legal[1]

    class Favors(Evaluator):
        def evaluate(self, batch: PositionBatch) -> tuple[NDArray[Any], NDArray[Any]]:
            priors = np.full(batch.action_mask.shape, 0.01)
            priors[:, favorite] = 1.0
            return priors, np.zeros(len(batch))

    search = Search(setup_of("knight"), Favors(), simulations=40)
    assert int(search.run([state], seed=1).actions()[0]) == favorite


def test_values_are_read_by_turn_order() -> None:
    """The second column belongs to the next seat: here the mover is losing to it."""
    state = position("rails", 3, "order", 9)
    mover = int(state.to_move())

    class Next(Evaluator):
        def evaluate(self, batch: PositionBatch) -> tuple[NDArray[Any], NDArray[Any]]:
            return batch.action_mask, np.tile([-0.5, 0.75, -0.25], (len(batch), 1))

    found = Search(setup_of("rails", 3), Next(), simulations=1).run([state], seed=1)
    assert found.values[0].tolist() == [-0.5, 0.75, -0.25]
    assert found.trees[0].values()[(mover + 1) % 3] == 0.75


def test_a_clock_ends_a_search_after_its_first_evaluation() -> None:
    state = position("knight", 2, "clock", 9)
    search = Search(setup_of("knight"), UniformEvaluator(), simulations=10_000)
    found = search.run([state], seed=1, clock=Clock(0.0))
    assert found.trees[0].children()
    assert found.policies.sum() == pytest.approx(1)


def test_sequential_halving_visits_the_best_half_more() -> None:
    assert considered_visits(4, 8) == [0, 0, 0, 0, 1, 1, 2, 2]
    assert considered_visits(1, 3) == [0, 1, 2]
    assert len(considered_visits(16, 50)) == 50


def test_the_noise_has_the_right_distribution() -> None:
    rng = Rng("noise")
    for shape in (0.3, 2.5):
        drawn = [gamma(rng, shape) for _ in range(4000)]
        assert np.mean(drawn) == pytest.approx(shape, rel=0.1)
        assert np.var(drawn) == pytest.approx(shape, rel=0.2)
    shares = np.array([dirichlet(rng, 0.5, 4) for _ in range(1000)])
    assert shares.sum(axis=1) == pytest.approx(np.ones(1000))
    assert shares.mean(axis=0) == pytest.approx(np.full(4, 0.25), abs=0.03)


def test_a_bot_with_an_evaluator_plays() -> None:
    bot = EvaluatorBot(setup_of("knight"), UniformEvaluator(), simulations=4, seed=1)
    env = BotsEnv("knight", bot, seconds=60.0)
    env.reset(seed=1)
    for _ in range(5):
        env.step(int(env.action_masks().argmax()))


def self_play(games: int) -> SelfPlay:
    """Return short games with a small search."""
    options: dict[str, Any] = {"options": {"games": 1}, "varied": 4, "seed": 3}
    return SelfPlay("knight", HeuristicEvaluator("knight"), games=games, simulations=2, **options)


def test_self_play_data(tmp_path: Path) -> None:
    data = self_play(2).play(1)
    assert (data.step[data.game == 0] == np.arange((data.game == 0).sum())).all()
    assert (data.policy[data.action_mask == 0] == 0).all()
    assert data.policy.sum(axis=1) == pytest.approx(np.ones(len(data)), abs=1e-5)
    first = data.values[data.game == 0]
    seats = data.seat[data.game == 0]
    absolute = np.array([np.roll(row, seat) for row, seat in zip(first, seats, strict=True)])
    assert (absolute == absolute[0]).all() and np.abs(absolute[0]).sum() > 0
    path = tmp_path / "positions.npz"
    data.save(path)
    with np.load(path, allow_pickle=False) as stored:
        about = json.loads(str(stored["about"]))
    assert (
        about["game"] == "knight" and about["format"] == 1 and about["search"]["simulations"] == 2
    )
    again = Positions.load(path)
    assert again.about == data.about
    for name in ("observations", "action_mask", "policy", "values", "search_values", "seat"):
        assert (getattr(again, name) == getattr(data, name)).all()


def test_self_play_does_not_depend_on_the_number_of_games() -> None:
    alone, among = self_play(1), self_play(3)
    (own,), (shared,) = alone.own.groups, among.own.groups
    for _ in range(8):
        assert own.step() == shared.step() == []
    for one, other in zip(own.open[0], shared.open[0], strict=True):
        for left, right in zip(one, other, strict=True):
            assert np.array_equal(left, right)


def test_another_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.npz"
    np.savez(path, seat=np.zeros(3))
    with pytest.raises(OptionError, match="not a file of positions"):
        Positions.load(path)


def test_the_search_example_runs(searched: Callable[..., Any], tmp_path: Path) -> None:
    facts = searched("--workers", "2", "--data", str(tmp_path / "data"))
    data = Positions.load(tmp_path / "data" / "round-0000.npz")
    assert facts["steps"] == [0, len(data)]
    assert "train_search" in sys.modules
