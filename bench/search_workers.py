"""Decisions per second of self-play with search, in one process and divided between two.

All play the same games: the number of batches is the same. Rounds alternate between them, and the
result is the median of their ratios, by wall-clock time. Meaningful only on a machine with two free
cores: the load at the start is printed.

    python -m bench.search_workers [--games 128] [--rounds 7] [--simulations 32]
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import argparse
import statistics
import time
from contextlib import closing
from datetime import UTC, datetime
from typing import Any

import numpy as np
from numpy.typing import NDArray

from arizona._form import compiled
from arizona.envs.search import Evaluator, PositionBatch
from arizona.envs.self_play import SelfPlay
from arizona.envs.vector import BatchEnv

HIDDEN = 128
STEPS = 2
"""Decisions of every game in a sample."""


class Network(Evaluator):
    """Random weights, as many as in ``examples/train_search.py``."""

    def __init__(self, game: str) -> None:
        env = BatchEnv(game, 1, None)
        rng = np.random.default_rng(1)
        inputs = env.layout.low.size
        self.first = rng.normal(size=(inputs, HIDDEN)).astype(np.float32) / inputs
        self.policy = rng.normal(size=(HIDDEN, env.num_actions)).astype(np.float32) / HIDDEN
        self.value = rng.normal(size=HIDDEN).astype(np.float32) / HIDDEN

    def evaluate(self, batch: PositionBatch) -> tuple[NDArray[Any], NDArray[Any]]:
        hidden = np.maximum(batch.observations.astype(np.float32) @ self.first, 0)
        return np.exp(np.minimum(hidden @ self.policy, 20)), np.tanh(hidden @ self.value)


def rate(games: SelfPlay, workers: int) -> float:
    """Return the decisions of all games per second."""
    start = time.perf_counter()
    for _ in range(STEPS):
        games.workers.call("step", [()] * workers)
    return STEPS / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description="measure self-play in one and two processes")
    parser.add_argument("--games", type=int, default=128)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--simulations", type=int, default=32)
    given = parser.parse_args()
    form = "compiled" if compiled() else "interpreted"
    print(
        f"{datetime.now(UTC):%Y-%m-%d}, {form}, {given.games} games, {given.simulations} "
        f"simulations, load {os.getloadavg()[0]:.1f}"
    )
    for game in ("knight", "rails", "trail"):
        options: dict[str, Any] = {"games": given.games, "simulations": given.simulations}
        one, two = (
            SelfPlay(game, Network(game), num_workers=workers, batches=2, **options)
            for workers in (1, 2)
        )
        found: list[tuple[float, float]] = []
        with closing(one), closing(two):
            for games in (one, two):
                games.workers.share(games.evaluator)
            found += [(rate(one, 1), rate(two, 2)) for _ in range(given.rounds)]
        alone = max(row[0] for row in found) * given.games
        ratio = statistics.median(row[1] / row[0] for row in found)
        print(f"{game:<6} {alone:>8,.0f} decisions/s in one process, two × {ratio:.2f}", flush=True)


if __name__ == "__main__":
    main()
