"""The text environment, played by a scripted player that reads only text."""

from __future__ import annotations

import re

import gymnasium
import pytest

from arizona.engine.errors import OptionError
from arizona.engine.rng import Rng
from arizona.envs.text import TextEnv
from tests.envs.games import GAMES


class Reader:
    """Chooses among the moves listed in the observation, after a nonsense answer at each move."""

    def __init__(self, seed: str) -> None:
        self.rng = Rng(seed)
        self.explained = ""

    def answer(self, seen: str) -> str:
        listed = re.findall(r"Legal moves: (.*?)(?: and \d+ more)?$", seen)[-1].split(", ")
        return str(listed[self.rng.below(len(listed))])


@pytest.mark.parametrize("game", GAMES)
def test_a_scripted_player_plays_to_the_end(game: str) -> None:
    env = TextEnv(game, "random")
    seen, info = env.reset(seed=5)
    assert seen.startswith("You are player_0.") and env.observation_space.contains(seen)
    reader = Reader(game)
    over, reward, decisions = False, 0.0, 0
    limit = 10_000 if game == "knight" else 40
    while not over and decisions < limit:
        move = reader.answer(seen)
        assert move in info["legal"]
        seen, reward, over, _, info = env.step(move)
        decisions += 1
    if game == "knight":
        assert over and "The game is over. Winners: player_" in seen
        assert reward == (1.0 if info["winners"] == [0] else -1.0 if info["winners"] == [1] else 0)
        with pytest.raises(OptionError, match="call reset"):
            env.step("anything")
    assert any(line.startswith("player_1: ") for line in env.play.lines)


def test_wrong_answers_are_explained_and_change_nothing() -> None:
    env = TextEnv("knight", "random", deal="draft")
    seen, info = env.reset(seed=1)
    data = env.play.state.data()
    for answer, why in (
        ("", "no move was given"),
        ("pick m", "'pick m' could mean several moves: "),
        ("I would like to win.", "'I would like to win.'"),
        ("jump 0,0", "jump 0,0"),
    ):
        result, reward, over, _, response = env.step(answer)
        assert why in result and why in response["error"]
        assert (reward, over) == (0.0, False)
        assert result.endswith(seen[seen.index("Legal moves:") :])
        assert env.play.state.data() == data
    after, *_ = env.step(info["legal"][0].upper())
    assert env.play.state.data() != data
    assert "player_1: pick " in after
    assert "player_0: pick" not in after


def test_too_many_invalid_answers_end_the_game() -> None:
    env = TextEnv("knight", "random", patience=2)
    _, info = env.reset(seed=1)
    assert env.step("nothing")[1:3] == (0.0, False)
    assert env.step(info["legal"][0])[1:3] == (0.0, False)
    assert env.step("nothing")[1:3] == (0.0, False)
    result, reward, over, _, info = env.step("nothing")
    assert (reward, over, info["legal"]) == (-1.0, True, [])
    assert "nothing" in result


def test_the_same_seed_and_answers_give_the_same_texts() -> None:
    env = TextEnv("rails", "random")

    def play(seen: str, steps: int) -> list[str]:
        reader, found = Reader("again"), []
        for _ in range(steps):
            seen = env.step(reader.answer(seen))[0]
            found.append(seen)
        return found

    first = play(env.reset(seed=2)[0], 6)
    assert play(env.reset(seed=2)[0], 6) == first
    saved = env.snapshot()
    rest = play(first[-1], 4)
    again, _ = env.restore(saved)
    assert again.splitlines()[0] == first[-1].splitlines()[0]
    assert play(again, 4) == rest


def test_it_is_registered_and_has_languages() -> None:
    env = gymnasium.make("arizona/Knight-text-v1", opponents="greedy", language="es")
    seen, info = env.reset(seed=3)
    assert "Legal moves: " in seen
    english, _ = TextEnv("knight", "greedy").reset(seed=3)
    assert english != seen
    with pytest.raises(OptionError, match="render_mode: 'rgb_array'"):
        TextEnv("knight", render_mode="rgb_array")
    assert info["legal"]
