"""The same seed and actions give the same game, whatever the other games do."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from arizona.engine.batch import Batch
from arizona.engine.rng import Rng
from arizona.engine.state import fingerprint
from arizona.envs.single import BotsEnv
from arizona.envs.vector import BatchEnv
from tests.envs.games import GAMES, aec_maker, setup_of

STEPS = 60
OPPONENTS = (None, "random", "greedy", "search:iterations=2")


def chosen(env: BatchEnv, rngs: list[Rng]) -> np.ndarray[Any, Any]:
    """Choose a legal action for each game with a separate random generator."""
    found = []
    for mask, rng in zip(env.action_masks(), rngs, strict=True):
        legal = np.flatnonzero(mask)
        found.append(legal[rng.below(len(legal))])
    return np.array(found, np.int32)


def traces(env: BatchEnv, number: int, steps: int = STEPS) -> list[list[str]]:
    """Return the positions, rewards and seats of each game."""
    rngs = [Rng(f"game {game}") for game in range(number)]
    out: list[list[str]] = [[] for _ in range(number)]
    for _ in range(steps):
        _, rewards, ends, _, infos = env.step(chosen(env, rngs))
        for game in range(number):
            at = fingerprint(env.batch.states[game])
            out[game].append(f"{at} {rewards[game]} {ends[game]} {infos['seat'][game]}")
    return out


@pytest.mark.parametrize("opponents", OPPONENTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_does_not_depend_on_its_neighbors(game: str, opponents: str | None) -> None:
    steps = 12 if opponents and opponents.startswith("search") else STEPS
    few = BatchEnv(game, 2, opponents)
    few.reset(seed=5)
    many = BatchEnv(game, 5, opponents)
    many.reset(seed=5)
    assert traces(few, 2, steps) == traces(many, 5, steps)[:2]


@pytest.mark.parametrize("game", GAMES)
def test_sampling_does_not_change_chance_events(game: str) -> None:
    plain = BatchEnv(game, 3, None)
    plain.reset(seed=7)
    sampled = BatchEnv(game, 3, None)
    sampled.reset(seed=7)
    rngs = [[Rng(f"{number}") for number in range(3)] for _ in range(2)]
    for _ in range(STEPS):
        sampled.sample()
        plain.step(chosen(plain, rngs[0]))
        sampled.step(chosen(sampled, rngs[1]))
        for one, other in zip(plain.batch.states, sampled.batch.states, strict=True):
            assert fingerprint(one) == fingerprint(other)


@pytest.mark.parametrize("game", GAMES)
def test_samples_repeat_with_the_seed(game: str) -> None:
    env = BatchEnv(game, 3, None)
    runs = []
    for _ in range(2):
        env.reset(seed=3)
        actions = []
        for _ in range(20):
            actions.append(env.sample().tolist())
            env.step(np.array(actions[-1], np.int32))
        runs.append(actions)
    assert runs[0] == runs[1]


@pytest.mark.parametrize("opponents", OPPONENTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_batch_continues_the_same_after_restore_and_pickle(
    game: str, opponents: str | None
) -> None:
    steps = 8 if opponents and opponents.startswith("search") else 30
    env = BatchEnv(game, 3, opponents)
    env.reset(seed=9)
    traces(env, 3, steps)
    snapshot = env.snapshot()
    copy = pickle.loads(pickle.dumps(env))
    sampled = env.sample().tolist()
    expected = traces(env, 3, steps)
    env.restore(snapshot)
    assert env.sample().tolist() == sampled
    assert traces(env, 3, steps) == expected
    assert copy.sample().tolist() == sampled
    assert traces(copy, 3, steps) == expected


def test_the_learners_seat_turns_by_row() -> None:
    env = BatchEnv("knight", 3, "random", games=1)
    env.reset(seed=1)
    began: list[list[int]] = [[int(seat)] for seat in env.seats]
    for _ in range(300):
        _, _, ends, _, infos = env.step(env.sample())
        for row in np.flatnonzero(ends):
            began[row].append(int(infos["seat"][row]))
    for game, seats in enumerate(began):
        assert len(seats) > 2
        assert seats == [(game + number) % 2 for number in range(len(seats))]


@pytest.mark.parametrize("opponents", ["random", "greedy", "search:iterations=2"])
@pytest.mark.parametrize("game", GAMES)
def test_one_game_repeats_and_continues_after_restore_and_pickle(game: str, opponents: str) -> None:
    steps = 6 if opponents.startswith("search") else 25
    env = BotsEnv(game, opponents)

    def play(one: BotsEnv, count: int) -> list[str]:
        rng = Rng("own")
        found = []
        for _ in range(count):
            if one.play.over:
                break
            legal = one.play.legal()
            _, reward, over, _, _ = one.step(legal[rng.below(len(legal))])
            found.append(f"{fingerprint(one.play.state)} {reward} {over}")
        return found

    env.reset(seed=4)
    first = play(env, steps)
    env.reset(seed=4)
    assert play(env, steps) == first
    snapshot = env.snapshot()
    copy = pickle.loads(pickle.dumps(env))
    expected = play(env, steps)
    env.restore(snapshot)
    assert play(env, steps) == expected
    assert play(copy, steps) == expected


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_repeats_with_the_seed(game: str) -> None:
    def run() -> list[str]:
        env = aec_maker(game, "raw_env")()
        env.reset(seed=6)
        rng = Rng("own")
        found = []
        for _ in range(40):
            if env.terminations[env.agent_selection]:
                break
            mask = env.observe(env.agent_selection)["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[rng.below(len(legal))]))
            found.append(fingerprint(env.unwrapped.play.state))
        return found

    assert run() == run()


def test_a_batch_without_a_seed_differs_each_time() -> None:
    setup = setup_of("rails")
    one, other = Batch(setup, 1), Batch(setup, 1)
    assert fingerprint(one.states[0]) != fingerprint(other.states[0])
