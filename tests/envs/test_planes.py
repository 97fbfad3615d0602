"""Boards as planes show exactly what the rows say."""

from __future__ import annotations

import numpy as np
import pytest

import arizona
from arizona.engine.errors import OptionError
from arizona.envs import BatchEnv, BotsEnv, knight_v1
from arizona.envs.planes import Planes
from arizona.envs.workers import WorkersEnv
from tests.envs.games import GAMES

Numbers = np.ndarray[tuple[int, ...], np.dtype[np.int16]]


def rows_of(game: str, steps: int = 120, seats: int = 2) -> tuple[BatchEnv, Numbers]:
    """Rows of all positions of eight random games."""
    env = BatchEnv(game, 8, opponents=None, seats=seats)
    rows, _ = env.reset(seed=5)
    seen = [rows]
    seen += [env.step(env.sample())[0] for _ in range(steps)]
    return env, np.concatenate(seen)


@pytest.mark.parametrize("game", GAMES)
def test_every_environment_offers_the_same_planes(game: str) -> None:
    env, rows = rows_of(game)
    planes = env.planes(rows)
    assert planes.dtype == np.int16
    assert planes.shape == (len(rows), *Planes(env.setup).shape)
    assert planes.shape[1] == len(set(env.plane_names))
    assert planes.any(axis=(0, 2, 3)).all(), "every plane is used"
    assert (env.planes(rows[7]) == planes[7]).all()
    assert (env.planes(rows.reshape(-1, 11, rows.shape[-1])).reshape(planes.shape) == planes).all()
    real = BotsEnv(game, "random", normalize=True)
    seen = (rows.astype(np.float32) - real.layout.low) * real.layout.scale
    assert (real.planes(seen) == planes).all()
    with pytest.raises(OptionError, match=f"expected {rows.shape[-1]} numbers"):
        env.planes(rows[:, 1:])


def test_parts_and_planes_are_available_in_pettingzoo_and_with_workers() -> None:
    env = knight_v1.env()
    env.reset(seed=1)
    seen = env.last()[0]["observation"]
    assert env.unwrapped.parts(seen)["phase"].sum() == 1
    assert env.unwrapped.planes(seen).shape == Planes(arizona.get_game("knight").setup()).shape
    workers = WorkersEnv("rails", 2, None, num_workers=1)
    try:
        rows, _ = workers.reset(seed=1)
        assert (workers.planes(rows) == BatchEnv("rails", 2, None).planes(rows)).all()
        assert workers.parts(rows)["sheet"].shape == (2, 100)
    finally:
        workers.close()


def test_knights_board_is_centered_and_complete() -> None:
    env, rows = rows_of("knight", 400)
    parts, planes = env.parts(rows), env.planes(rows)
    names = env.plane_names
    laid = (parts["lying"].reshape(len(rows), -1, 4)[:, :, 0] > 0).sum(axis=1)
    assert (planes[:, 0].sum(axis=(1, 2)) == 8 * laid).all()
    for chip in (1, 2, 3):
        found = planes[:, names.index(f"{chip} chip")].sum(axis=(1, 2))
        assert (found == (parts["chips"] == chip).sum(axis=1)).all()
    assert (planes[:, names.index("knight")].sum(axis=(1, 2)) == parts["knight"].sum(axis=1)).all()
    assert (planes[:, names.index("exits")].sum(axis=(1, 2)) == parts["exits"].sum(axis=1)).all()
    for number in np.flatnonzero(laid == laid.max())[:20]:
        there = np.arange(48) < 8 * laid[number]
        wanted = {*zip(parts["rows"][number][there], parts["columns"][number][there], strict=True)}
        drawn = {*zip(*np.nonzero(planes[number, 0]), strict=True)}
        down = min(r for r, _ in drawn) - min(r for r, _ in wanted)
        right = min(c for _, c in drawn) - min(c for _, c in wanted)
        assert {(r + down, c + right) for r, c in wanted} == drawn
        lines, columns = np.nonzero(planes[number, 0])
        side = planes.shape[-1]
        assert abs(int(columns.min()) - (side - 1 - int(columns.max()))) <= 1
        assert abs(int(lines.min()) - (side - 1 - int(lines.max()))) <= 1


def test_rails_symbols_and_lines_are_in_their_places() -> None:
    env, rows = rows_of("rails", seats=3)
    parts, planes = env.parts(rows), env.planes(rows)
    names = env.plane_names
    assert (planes[:, :9].sum(axis=1) == 1).all(), "each space has one symbol"
    symbols = planes[:, :9].argmax(axis=1).reshape(len(rows), -1)
    assert (symbols == parts["sheet"]).all()
    for seat in ("my", "left 1", "left 2"):
        line = planes[:, names.index(f"{seat} line")]
        assert (line.reshape(len(rows), -1) == parts[f"{seat} line"]).all()
        strokes = planes[:, names.index(f"{seat} strokes")]
        assert not strokes[:, -1].any() and not strokes[:, :, -1].any()
        assert (strokes[:, :9, :9].reshape(len(rows), -1) == parts[f"{seat} strokes"]).all()


def test_trails_murals_belong_to_their_seats() -> None:
    env, rows = rows_of("trail", 300, seats=3)
    parts, planes = env.parts(rows), env.planes(rows)
    for name, plane in zip(env.plane_names, np.moveaxis(planes, 1, 0), strict=True):
        assert (plane.reshape(len(rows), -1) == parts[name]).all()
