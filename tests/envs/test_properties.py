"""The same seed and the same actions give the same game: in any batch, order, process and copy."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import arizona.envs.open_spiel
from arizona.engine.batch import Batch, joined
from arizona.engine.errors import ArizonaError, IllegalMoveError, OptionError
from arizona.engine.rng import Rng
from arizona.engine.state import fingerprint
from arizona.envs import gym_id
from arizona.envs.aec import ArizonaAEC
from arizona.envs.single import BotsEnv
from arizona.envs.vector import BatchEnv
from arizona.envs.workers import WorkersEnv
from tests.envs.games import GAMES, setup_of

assert arizona.envs.open_spiel
STEPS = 12
SEEDS = st.integers(0, 2**31 - 1)
EXAMPLES = settings(max_examples=6)


class Chooser:
    """Chooses legal actions for the game with a number, whatever the others do."""

    def __init__(self, seed: int, number: int) -> None:
        self.rng = Rng(f"{seed} chooser {number}")

    def __call__(self, mask: Any) -> int:
        legal = np.flatnonzero(mask)
        return int(legal[self.rng.below(len(legal))])


def trace(batch: Batch, choosers: list[Chooser], steps: int = STEPS) -> list[list[str]]:
    """Play, sampling on the way, and return what happened in each game."""
    found: list[list[str]] = [[] for _ in choosers]
    masks = np.frombuffer(memoryview(batch.masks), np.uint8).reshape(len(choosers), -1)
    for _ in range(steps):
        sampled = np.frombuffer(batch.sample(), "<i4")
        actions = [choose(mask) for choose, mask in zip(choosers, masks, strict=True)]
        batch.step(np.array(actions, "<i4").tobytes())
        for number, line in enumerate(found):
            at = fingerprint(batch.states[number])
            line.append(f"{at} {sampled[number]} {batch.gained[number]} {batch.seats[number]}")
    return found


@pytest.mark.parametrize("game", GAMES)
@EXAMPLES
@given(seed=SEEDS, size=st.integers(1, 4), number=st.integers(0, 3), points=st.booleans())
def test_a_game_of_a_batch_can_be_played_alone(
    game: str, seed: int, size: int, number: int, points: bool
) -> None:
    number %= size
    rewards = "points" if points else "outcome"
    batch = Batch(setup_of(game), size, seed=seed, rewards=rewards)
    alone = Batch(setup_of(game), 1, seed=seed, rewards=rewards, first=number)
    together = trace(batch, [Chooser(seed, row) for row in range(size)])
    assert trace(alone, [Chooser(seed, number)]) == [together[number]]


@pytest.mark.parametrize("game", GAMES)
@EXAMPLES
@given(seed=SEEDS, size=st.integers(2, 4), cut=st.integers(1, 3), before=st.integers(0, STEPS))
def test_a_batch_can_be_restored_pickled_and_divided(
    game: str, seed: int, size: int, cut: int, before: int
) -> None:
    cut = min(cut, size - 1)
    batch = Batch(setup_of(game), size, seed=seed)
    choosers = [Chooser(seed, row) for row in range(size)]
    trace(batch, choosers, before)
    saved = pickle.loads(pickle.dumps(batch.snapshot()))
    again = copy.deepcopy(choosers)
    expected = trace(batch, choosers)
    batch.restore(joined([saved.part(0, cut), saved.part(cut, size - cut)]))
    assert trace(batch, copy.deepcopy(again)) == expected
    rest = Batch(setup_of(game), size - cut, first=cut)
    rest.restore(saved.part(cut, size - cut))
    assert trace(rest, copy.deepcopy(again[cut:])) == expected[cut:]


def played(env: Any, choose: Chooser, steps: int = STEPS) -> Iterator[str]:
    """Play an environment with one game and yield what happened."""
    for _ in range(steps):
        if isinstance(env, BotsEnv):
            if env.play.over:
                return
            row, reward, ended, _, _ = env.step(choose(env.action_masks()))
            yield f"{row.tolist()} {reward} {ended} {fingerprint(env.play.state)}"
        else:
            row, reward, ended, _, _ = env.last()
            if ended:
                return
            env.step(choose(row["action_mask"]))
            yield f"{row['observation'].tolist()} {reward} {fingerprint(env.play.state)}"


def single_env(kind: str, game: str) -> Any:
    return BotsEnv(game, kind) if kind in ("random", "greedy") else ArizonaAEC(game)


@pytest.mark.parametrize("kind", ["random", "greedy", "pettingzoo"])
@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=4)
@given(seed=SEEDS, before=st.integers(0, STEPS))
def test_an_environment_repeats_its_game(game: str, kind: str, seed: int, before: int) -> None:
    env = single_env(kind, game)
    env.reset(seed=seed)
    choose = Chooser(seed, 0)
    first = list(played(env, choose, before))
    snapshot = pickle.loads(pickle.dumps(env.snapshot()))
    others = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    then = copy.deepcopy(choose)
    rest = list(played(env, choose))
    env.restore(snapshot)
    for one in (env, *others):
        assert list(played(one, copy.deepcopy(then))) == rest
    env.reset(seed=seed)
    assert list(played(env, Chooser(seed, 0), before)) == first


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=3)
@given(seed=SEEDS)
def test_open_spiel_repeats_a_history(game: str, seed: int) -> None:
    loaded = pyspiel.load_game(f"python_arizona_{game}")
    rng = Rng(seed)
    state = loaded.new_initial_state()
    for _ in range(2 * STEPS):
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    again = loaded.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    copied = pickle.loads(pickle.dumps(state))
    for other in (again, copied, state.clone()):
        assert fingerprint(other.arizona) == fingerprint(state.arizona)
        assert other.legal_actions() == state.legal_actions()
        assert other.chance_outcomes() == state.chance_outcomes() if state.is_chance_node() else 1


# --- several processes ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def workers() -> Iterator[WorkersEnv]:
    env = gymnasium.make_vec(
        gym_id("knight"), num_envs=5, num_workers=2, opponents="random", rewards="points"
    )
    assert isinstance(env, WorkersEnv)
    yield env
    env.close()


def told(env: Any, steps: int = STEPS) -> list[Any]:
    found: list[Any] = []
    for _ in range(steps):
        rows, rewards, ended, _, infos = env.step(env.sample())
        found.append((rows.tolist(), rewards.tolist(), ended.tolist()))
        found.append({name: value.tolist() for name, value in infos.items()})
    return found


def test_processes_play_the_same_games(workers: WorkersEnv) -> None:
    one = BatchEnv("knight", 5, "random", rewards="points")
    rows, infos = one.reset(seed=3)
    others, more = workers.reset(seed=3)
    assert (rows == others).all() and (infos["action_mask"] == more["action_mask"]).all()
    assert one.observation_space == workers.observation_space
    assert told(one, 40) == told(workers, 40)
    snapshot = workers.snapshot()
    expected = told(workers)
    one.restore(snapshot)
    assert told(one) == expected
    workers.restore(pickle.loads(pickle.dumps(snapshot)))
    assert told(workers) == expected


@pytest.mark.parametrize("number", [1, 3])
def test_the_number_of_processes_makes_no_difference(workers: WorkersEnv, number: int) -> None:
    other = WorkersEnv("knight", 5, "random", num_workers=number, rewards="points")
    try:
        assert len(other.processes) == number - 1
        other.reset(seed=4)
        workers.reset(seed=4)
        assert told(other) == told(workers)
        other.restore(workers.snapshot())
        assert told(other) == told(workers)
    finally:
        other.close()


def test_a_process_that_ends_is_named() -> None:
    env = WorkersEnv("knight", 2, None, num_workers=2)
    try:
        env.processes[0].kill()
        env.processes[0].join()
        with pytest.raises(ArizonaError, match="worker 1 ended unexpectedly"):
            env.sample()
    finally:
        env.close()


MAIN = """
import os
from arizona.envs.workers import WorkersEnv
if __name__ == "__main__":
    env = WorkersEnv("knight", 3, None, num_workers=3)
    print(len(env.processes), flush=True)
    os._exit(0)
"""


def test_processes_end_with_the_main_process(tmp_path: Path) -> None:
    """They inherit the output, so its end is reached only when all have ended."""
    main = tmp_path / "main.py"
    main.write_text(MAIN, "ascii")
    done = subprocess.run([sys.executable, main], capture_output=True, check=True, timeout=60)
    assert done.stdout.strip() == b"2"


def test_large_messages_pass_between_processes() -> None:
    """A snapshot of these games does not fit into the buffer of a pipe."""
    env = WorkersEnv("knight", 4096, None, num_workers=2)
    try:
        env.reset(seed=1)
        snapshot = env.snapshot()
        assert len(pickle.dumps(snapshot)) > 3 << 18
        expected = told(env, 1)
        env.restore(snapshot)
        assert told(env, 1) == expected
    finally:
        env.close()


def test_processes_refuse_illegal_actions_and_change_nothing(workers: WorkersEnv) -> None:
    rows, infos = workers.reset(seed=1)
    actions = workers.sample()
    wrong = int(np.flatnonzero(infos["action_mask"][4] == 0)[0])
    with pytest.raises(IllegalMoveError, match=f"game 4: action {wrong} is not legal"):
        workers.step(np.array([*actions[:4], wrong]))
    with pytest.raises(OptionError, match="actions: expected 5"):
        workers.step(actions[:2])
    assert (workers.observations() == rows).all()
    workers.step(actions)
    assert (workers.observations() != rows).any()


def test_closing_ends_the_processes() -> None:
    env = WorkersEnv("knight", 2, num_workers=2)
    processes = list(env.processes)
    assert len(processes) == 1 and processes[0].is_alive()
    env.close()
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(ArizonaError, match="the environment is closed"):
        env.sample()


def test_wrong_numbers_of_workers_are_named() -> None:
    with pytest.raises(OptionError, match="num_workers: expected 1 to 2, found 3"):
        WorkersEnv("knight", 2, num_workers=3)
    with pytest.raises(OptionError, match="'money' is not one of outcome, points"):
        WorkersEnv("knight", 2, num_workers=1, rewards="money")
