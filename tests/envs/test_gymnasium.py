from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from arizona.bots.simple import RandomBot
from arizona.engine.errors import IllegalMoveError, OptionError
from arizona.envs import BatchEnv, BotsEnv, gym_id
from tests.envs.games import GAMES, aec_maker


def pick(rng: np.random.Generator, mask: Any) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("game", GAMES)
def test_the_env_checker(game: str) -> None:
    env = gymnasium.make(gym_id(game), opponents="random", disable_env_checker=True)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize(
    ("game", "opponents"),
    [("knight", "random"), ("knight", "greedy"), ("rails", "greedy"), ("trail", "random")],
)
def test_whole_games_against_bots(game: str, opponents: str) -> None:
    env = gymnasium.make(gym_id(game), opponents=opponents)
    learner = env.unwrapped
    assert isinstance(learner, BotsEnv)
    rng = np.random.default_rng(1)
    for number in range(2):
        row, info = env.reset(seed=7 if number == 0 else None)
        assert info["seat"] == learner.seat == number % 2
        ended = False
        while not ended:
            assert learner.play.mover == learner.seat
            mask = learner.action_masks()
            assert (mask == info["action_mask"]).all() and mask.any()
            row, reward, ended, cut, info = env.step(pick(rng, mask))
            assert row in env.observation_space and not cut
            assert ended or reward == 0
        assert reward in (-1.0, 0.0, 1.0)
        assert (reward > 0) == (learner.play.state.winners() == [learner.seat])


def test_the_same_seed_gives_the_same_game() -> None:
    rows = []
    for _ in range(2):
        env = BotsEnv("rails", "random", seats=3, seat=1)
        row, info = env.reset(seed=11)
        rng = np.random.default_rng(2)
        for _ in range(30):
            row, _, ended, _, info = env.step(pick(rng, info["action_mask"]))
            assert not ended
        rows.append(row)
    assert (rows[0] == rows[1]).all()


def test_every_other_seat_has_its_own_bot() -> None:
    env = BotsEnv("rails", ["random", RandomBot(3)], seats=3, seat=0, rewards="points")
    _, info = env.reset(seed=1)
    rng = np.random.default_rng(2)
    total, ended = 0.0, False
    while not ended:
        _, reward, ended, _, info = env.step(pick(rng, info["action_mask"]))
        total += reward
    mine, *others = info["scores"]
    assert total == pytest.approx(mine - sum(others) / 2)


def test_illegal_actions_lose_or_are_errors() -> None:
    env = BotsEnv("knight")
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(0)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)
    assert not env.action_masks().any()
    with pytest.raises(OptionError, match="the game is over: call reset"):
        env.step(0)
    strict = BotsEnv("knight", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMoveError, match="action 0 is not legal"):
        strict.step(0)


def test_pictures() -> None:
    env = gymnasium.make(gym_id("rails"), render_mode="ansi")
    env.reset(seed=1)
    assert "player_0" in str(env.render())


def test_invalid_options_are_named() -> None:
    with pytest.raises(OptionError, match="opponents: expected 1, found 2"):
        BotsEnv("knight", ["random", "random"])
    with pytest.raises(OptionError, match="illegal: 'shrug' is not one of lose, raise"):
        BotsEnv("knight", illegal="shrug")
    with pytest.raises(OptionError, match="seat 4: expected 0 to 1"):
        BotsEnv("knight", seat=4)
    with pytest.raises(OptionError, match="many games have no picture"):
        BatchEnv("knight", render_mode="ansi")


@pytest.mark.parametrize("game", GAMES)
def test_the_vectorized_environment(game: str) -> None:
    env = gymnasium.make_vec(gym_id(game), num_envs=5, opponents="random", copy=False)
    assert isinstance(env, BatchEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    rows, infos = env.reset(seed=3)
    assert rows.shape == env.observation_space.shape == (5, int(env.batch.row))
    rng = np.random.default_rng(3)
    ends = wins = 0
    for _ in range(150):
        actions = np.array([pick(rng, mask) for mask in infos["action_mask"]])
        rows, rewards, ended, cut, infos = env.step(actions)
        assert rows in env.observation_space
        assert not cut.any() and not rewards[~ended].any()
        assert (infos["length"] > 0).tolist() == ended.tolist()
        ends += int(ended.sum())
        wins += int((rewards > 0).sum())
    assert ends > 2 and 0 < wins < ends
    env.close()


def test_self_play_says_whose_reward_it_is() -> None:
    env = BatchEnv("knight", 4, opponents=None)
    _, infos = env.reset(seed=1)
    seen = set()
    for _ in range(260):
        before = infos["seat"]
        _, rewards, _, _, infos = env.step(env.sample())
        assert (infos["acted"] == before).all()
        assert (rewards == infos["rewards"][np.arange(4), before]).all()
        assert not infos["rewards"].sum(axis=1).any()
        seen |= set(before.tolist())
        assert (infos["action_mask"] == env.action_masks()).all()
    assert seen == {0, 1}


def test_copies_stay_and_views_do_not() -> None:
    for copy in (True, False):
        env = BatchEnv("knight", 2, copy=copy)
        rows, _ = env.reset(seed=1)
        saved = rows.copy()
        env.step(env.sample())
        assert (rows == saved).all() == copy
        assert rows.flags.writeable == copy


@pytest.mark.parametrize("game", GAMES)
def test_vectors_repeat_with_their_seed(game: str) -> None:
    env = BatchEnv(game, 3)
    found = []
    for _ in range(2):
        env.reset(seed=9)
        for _ in range(40):
            rows, *_ = env.step(env.sample())
        found.append(rows)
    assert (found[0] == found[1]).all()


def test_without_the_extra_the_error_says_what_to_install() -> None:
    code = "import sys; sys.modules['gymnasium'] = None; import arizona.envs"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert (
        "arizona.envs needs gymnasium: install the extra, pip install 'arizona[rl]'" in run.stderr
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_a_row_have_names(game: str) -> None:
    env = BatchEnv(game, 2, None)
    rows, _ = env.reset(seed=1)
    parts = env.parts(rows)
    assert np.concatenate(list(parts.values()), axis=1).tolist() == rows.tolist()
    single = BotsEnv(game)
    row, _ = single.reset(seed=1)
    named = single.parts(row)
    assert list(named) == list(parts) == [part.name for part in env.batch.observer.parts]
    assert all(np.shares_memory(part, row) for part in named.values())


def test_pixels_are_offered_only_with_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    assert BotsEnv("knight").metadata["render_modes"] == ["ansi", "rgb_array"]
    monkeypatch.setattr("arizona.envs.pixels.face", lambda game, name: None)
    assert BotsEnv("knight").metadata["render_modes"] == ["ansi"]
    with pytest.raises(OptionError, match="'rgb_array' is not one of ansi"):
        BotsEnv("knight", render_mode="rgb_array")
    with pytest.raises(OptionError, match="'rgb_array' is not one of ansi, human"):
        aec_maker("knight", "raw_env")(render_mode="rgb_array")
