"""Pickling, copying and restoring environments; errors for invalid arrays; symmetric rows."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from arizona._form import compiled
from arizona.engine.errors import OptionError
from arizona.engine.observer import Part
from arizona.envs import BatchEnv, BotsEnv
from arizona.envs.aec import ArizonaAEC
from arizona.envs.arrays import Rows
from tests.conformance.games import random_match
from tests.envs.games import GAMES, TABLES, aec_maker, setup_of

STEPS = 25 if compiled() else 10


def walk(env: BotsEnv, steps: int = STEPS) -> list[Any]:
    """Play the first legal action repeatedly and return the results."""
    result: list[Any] = []
    for _ in range(steps):
        row, reward, ended, _, info = env.step(int(env.action_masks().argmax()))
        result.append((row.tolist(), reward, ended, info["scores"]))
        if ended:
            break
    return result


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponent", ["random", "greedy", "search:iterations=3"])
def test_one_game_against_bots_is_restored_and_copied(game: str, opponent: str) -> None:
    env = BotsEnv(game, opponent)
    env.reset(seed=3)
    walk(env, 4)
    here = env.snapshot()
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    after = walk(env)
    for other in others:
        assert walk(other) == after
    for _ in range(2):
        row, info = env.restore(here)
        assert info["action_mask"].sum() > 0
        assert row.tolist() == env._row().tolist()
        assert walk(env) == after
    assert walk_from(pickle.loads(pickle.dumps(here)), game, opponent) == after


def walk_from(snapshot: Any, game: str, opponent: str) -> list[Any]:
    env = BotsEnv(game, opponent)
    env.restore(snapshot)
    return walk(env)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponents", [None, "random", "greedy"])
def test_many_games_are_restored_and_copied(game: str, opponents: str | None) -> None:
    env = BatchEnv(game, 3, opponents, rewards="points", normalize=game == "knight")
    env.reset(seed=5)

    def told(env: BatchEnv) -> list[Any]:
        found: list[Any] = []
        for _ in range(STEPS):
            rows, rewards, ended, _, infos = env.step(env.sample())
            found.append((rows.tolist(), rewards.tolist(), ended.tolist()))
            found.append({name: value.tolist() for name, value in infos.items()})
        return found

    told(env)
    here = env.snapshot()
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    after = told(env)
    for other in others:
        assert told(other) == after
    rows, infos = env.restore(here)
    assert rows.tolist() != after[-2][0] and infos["action_mask"].any()
    assert told(env) == after
    with pytest.raises(OptionError, match="snapshot of 3 games, not of 2"):
        BatchEnv(game, 2, opponents).restore(here)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_agents_is_restored_and_copied(game: str) -> None:
    guarded = aec_maker(game)()
    guarded.reset(seed=9)

    def told(env: Any) -> list[Any]:
        found = []
        for agent in env.agent_iter(STEPS):
            seen, reward, ended, _, _ = env.last()
            found.append((agent, seen["observation"].tolist(), reward, ended))
            env.step(None if ended else int(seen["action_mask"].argmax()))
        return found

    told(guarded)
    others = [copy.deepcopy(guarded), pickle.loads(pickle.dumps(guarded))]
    raw = guarded.unwrapped
    assert isinstance(raw, ArizonaAEC)
    here = raw.snapshot()
    after = told(guarded)
    for other in others:
        assert told(other) == after
    raw.restore(here)
    assert told(guarded) == after


def test_a_snapshot_of_another_game_is_refused() -> None:
    knight, rails = BotsEnv("knight"), BotsEnv("rails")
    knight.reset(seed=1)
    with pytest.raises(OptionError, match="snapshot of another game"):
        rails.restore(knight.snapshot())
    with pytest.raises(OptionError, match="snapshot of knight, not of rails"):
        BatchEnv("rails", 1).restore(BatchEnv("knight", 1).snapshot())


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ([1], "actions: expected 3, one for each game, found 1"),
        ([1, 2, 3, 4], "actions: expected 3, one for each game, found 4"),
        ([[1, 2, 3]], "actions: expected 3, one for each game, found 1 × 3"),
        (1, "found a single number"),
        ([1.0, 2.0, 3.0], "actions: expected whole numbers, found float64"),
        ([True, False, True], "actions: expected whole numbers, found bool"),
        (["1", "2", "3"], "actions: expected whole numbers, found str"),
        ([0, 2**33, 0], "game 1: there is no action 8589934592; actions go from 0 to 257"),
        ([0, 0, -1], "game 2: there is no action -1"),
    ],
)
def test_invalid_arrays_are_reported(given: Any, said: str) -> None:
    env = BatchEnv("knight", 3)
    before = env.reset(seed=1)[0]
    with pytest.raises(OptionError) as caught:
        env.step(np.asarray(given))
    assert said in str(caught.value)
    assert (env.rows == before).all()


@pytest.mark.parametrize("given", [1.5, "1", [1, 2], None, True])
def test_an_invalid_action_is_reported(given: Any) -> None:
    env = BotsEnv("knight")
    env.reset(seed=1)
    with pytest.raises(OptionError, match="action: expected"):
        env.step(given)
    if given is not None:
        raw = aec_maker("knight", "raw_env")()
        raw.reset(seed=1)
        with pytest.raises(OptionError, match="action: expected"):
            raw.step(given)


@pytest.mark.parametrize("kind", [int, np.uint8, np.int16, np.int64, lambda one: np.array([one])])
def test_whole_numbers_of_any_kind_are_actions(kind: Any) -> None:
    env = BotsEnv("knight", illegal="raise")
    env.reset(seed=1)
    before = env.play.state.data()
    env.step(kind(env.play.legal()[0]))
    assert env.play.state.data() != before


@pytest.mark.parametrize("game", GAMES)
def test_normalized_rows_are_between_0_and_1_and_lose_nothing(game: str) -> None:
    whole, real = BotsEnv(game, "random"), BotsEnv(game, "random", normalize=True)
    row, _ = whole.reset(seed=4)
    seen, _ = real.reset(seed=4)
    assert seen.dtype == np.float32
    for _ in range(40):
        assert real.observation_space.contains(seen)
        rows = Rows(whole.layout.observer, False)
        assert np.allclose(seen / rows.scale + rows.low, row, atol=1e-2)
        action = int(whole.action_masks().argmax())
        row, _, ended, _, _ = whole.step(action)
        seen, _, _, _, _ = real.step(action)
        if ended:
            break


OWN = ("my", "left", "next")
ROUND = {"mover", "order", "starter", "saguaro"}
"""One number per seat, starting with this one's."""


def part_of(row: np.ndarray[Any, Any], part: Part) -> list[int]:
    return [int(number) for number in row[part.start : part.start + part.size]]


def as_seat(game: str, name: str, first: list[int], seat: int, seats: int, mover: int) -> list[int]:
    """Convert the first seat's part to another seat's. Seats are relative to the observer."""
    if name in ROUND:
        return first[seat:] + first[:seat]
    if game == "knight" and name == "head" and seat:  # to move, started; not in the deal
        return [1 - first[0] if mover >= 0 else 0, 1 - first[1], *first[2:]]
    if game == "knight" and name == "scores" and seat:
        return [first[1], first[0], first[3], first[2]]
    if game == "knight" and name == "hands" and seat:
        return first[8:16] + first[:8] + first[16:]
    if game == "trail" and name == "markers":
        return [number and ((number & 7) - 1 - seat) % seats + 1 + (number & 8) for number in first]
    return first


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_seat_sees_the_table_in_the_same_way(game: str, seats: int) -> None:
    """What one seat sees as its own, the previous seat sees as its neighbor's, and so on."""
    setup = setup_of(game, seats)
    rows = Rows(setup.game.observer(setup), False)
    parts = {part.name: part for part in rows.observer.parts}
    match = random_match(setup, f"symmetric {game} {seats}")
    for count in range(0, len(match.moves), max(1, len(match.moves) // 12)):
        state = match.at(count).state
        seen = [rows.of(state, seat) for seat in range(seats)]
        for name, part in parts.items():
            word, _, rest = name.partition(" ")
            away = int(rest.split(" ")[0]) if word in OWN and word != "my" else 0
            for seat in range(seats):
                if word in OWN:
                    own = parts["my " + rest.partition(" ")[2]] if away else part
                    expected = part_of(seen[(seat + away) % seats], own)
                else:
                    mover = int(state.to_move())
                    expected = as_seat(game, name, part_of(seen[0], part), seat, seats, mover)
                assert part_of(seen[seat], part) == expected, (name, seat, count)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_drawn_as_pixels(game: str) -> None:
    env = BotsEnv(game, "random", render_mode="rgb_array")
    env.reset(seed=2)
    before = env.render()
    assert isinstance(before, np.ndarray)
    assert before.dtype == np.uint8 and before.ndim == 3 and before.shape[2] == 3
    assert len(np.unique(before.reshape(-1, 3), axis=0)) >= (1 if game == "knight" else 8)
    walk(env, 30)
    after = env.render()
    assert isinstance(after, np.ndarray)
    assert after.shape == before.shape
    assert (after != before).any()
    raw = aec_maker(game, "raw_env")(render_mode="rgb_array")
    raw.reset(seed=2)
    assert raw.render().shape == before.shape


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_described_as_text(game: str) -> None:
    env = BotsEnv(game, "random", render_mode="ansi")
    env.reset(seed=2)
    assert "player_0" in str(env.render())
    with pytest.raises(OptionError, match="render_mode: 'film' is not one of ansi, rgb_array"):
        BotsEnv(game, render_mode="film")
