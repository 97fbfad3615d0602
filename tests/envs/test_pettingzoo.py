from __future__ import annotations

import importlib
import itertools
import random
from types import SimpleNamespace
from typing import Any, assert_type

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from arizona.engine.errors import IllegalMoveError, OptionError
from arizona.envs import rails_v1
from arizona.envs.aec import ArizonaAEC, Observation
from tests.envs.games import GAMES, aec_maker

# PettingZoo's own classic games have one too, but its test treats them specially by name.
a_dictionary_with_a_mask = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


@a_dictionary_with_a_mask
@pytest.mark.parametrize("game", GAMES)
def test_the_api(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec_maker(game)(), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@a_dictionary_with_a_mask
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("game", ["rails", "trail"])
def test_the_api_with_more_seats(game: str, seats: int) -> None:
    api_test(aec_maker(game)(seats), num_cycles=15)


@pytest.mark.parametrize("game", GAMES)
def test_seeds(game: str) -> None:
    seed_test(aec_maker(game), num_cycles=120)


@pytest.mark.parametrize("game", GAMES)
def test_the_benchmark_runs(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # It runs for five seconds; here each reading of the clock advances by a tenth.
    module = importlib.import_module("pettingzoo.test.performance_benchmark")
    ticks = itertools.count()
    clock = SimpleNamespace(time=lambda: next(ticks) / 10)
    monkeypatch.setattr(module, "time", clock)
    random.seed(1)
    performance_benchmark(aec_maker(game)())
    assert "Finished performance benchmark" in capsys.readouterr().out


def play_through(env: Any, seed: int) -> dict[str, float]:
    """Play a random game and return everyone's total rewards."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        assert not cut
        mask = seen["action_mask"]
        assert seen in env.observation_space(agent)
        env.step(None if ended else int(rng.choice(np.flatnonzero(mask))))
    return total


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_pays_out(game: str) -> None:
    env = aec_maker(game)()
    total = play_through(env, 5)
    assert sorted(total.values()) in ([-1.0, 1.0], [0.0, 0.0])
    points = play_through(aec_maker(game)(rewards="points"), 5)
    assert sum(points.values()) == 0
    best = max(total, key=lambda agent: total[agent])
    assert points[best] >= 0
    assert points[best] == int(points[best])


def test_only_the_mover_has_legal_actions() -> None:
    env = aec_maker("rails", "raw_env")(3)
    env.reset(seed=2)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == env.agent_selection)
    assert env.state().shape == env.state_space.shape


def test_illegal_actions(caplog: pytest.LogCaptureFixture) -> None:
    bare = aec_maker("knight", "raw_env")()
    bare.reset(seed=1)
    with pytest.raises(IllegalMoveError, match="knight: action 0 is not legal"):
        bare.step(0)
    with pytest.raises(OptionError, match="player_0: an action is needed"):
        bare.step(None)
    env = aec_maker("knight")()
    env.reset(seed=1)
    env.step(0)
    assert "Illegal move" in caplog.text
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards["player_0"] == -1


def test_pictures() -> None:
    env = aec_maker("knight")(render_mode="ansi", deal="draft")
    env.reset(seed=3)
    assert "player_0" in env.render()
    with pytest.raises(OptionError, match="render_mode: 'rgb' is not one of ansi, human"):
        aec_maker("knight")(render_mode="rgb")


def test_human_pictures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec_maker("trail", "raw_env")(render_mode="human")
    env.reset(seed=3)
    env.step(env.play.legal()[0])
    assert "player_1" in capsys.readouterr().out


def test_wrong_options_are_named() -> None:
    with pytest.raises(OptionError, match="knight is for 2 players, not 3"):
        aec_maker("knight")(3)
    with pytest.raises(OptionError, match="knight has no option 'tiles'"):
        aec_maker("knight")(tiles=3)
    with pytest.raises(OptionError, match="rewards: 'money' is not one of"):
        aec_maker("rails")(rewards="money")


def test_environments_have_types() -> None:
    """mypy checks these claims; PettingZoo itself has no types."""
    for env in (rails_v1.env(), rails_v1.raw_env()):
        env.reset(seed=1)
        seen, reward, ended, _, _ = env.last()
        assert_type(seen, Observation)
        assert_type(reward, float)
        assert_type(ended, bool)
        assert_type(env.agents, list[str])
        env.step(int(seen["action_mask"].argmax()))
    assert_type(rails_v1.env().unwrapped, ArizonaAEC)
