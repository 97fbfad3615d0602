"""Steps per second of a vector environment with one and with two worker processes.

Both run the same games. Rounds alternate between them, and the result is the median of the ratios,
by wall-clock time, since the work is done by several processes. Meaningful only on a machine with
two free cores: the load at the start is printed, and stored with the result.

    python -m bench.workers [--games 1024] [--rounds 9]
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from datetime import UTC, datetime

from arizona._form import compiled
from arizona.envs.workers import WorkersEnv

CASES: tuple[tuple[str, str | None], ...] = (
    ("knight", None),
    ("knight", "greedy"),
    ("rails", None),
    ("trail", None),
)
"""Games and opponents; ``None`` is random self-play."""
SECONDS = 1.0
"""Length of a sample."""


def rate(env: WorkersEnv) -> float:
    """Steps of all games per second, including the random choice of the actions."""
    steps = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        env.step(env.sample())
        steps += env.num_envs
    return steps / spent


def compare(game: str, opponents: str | None, games: int, rounds: int) -> tuple[float, float]:
    """Return the best rate with one worker, and the median speedup with two."""
    envs = [
        WorkersEnv(game, games, opponents, num_workers=workers, copy=False) for workers in (1, 2)
    ]
    try:
        for env in envs:
            env.reset(seed=1)
            for _ in range(20):
                env.step(env.sample())
        pairs = [(rate(envs[0]), rate(envs[1])) for _ in range(rounds)]
    finally:
        for env in envs:
            env.close()
    return max(one for one, _ in pairs), statistics.median(two / one for one, two in pairs)


def main() -> None:
    parser = argparse.ArgumentParser(description="measure one and two worker processes")
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--rounds", type=int, default=9)
    given = parser.parse_args()
    form = "compiled" if compiled() else "interpreted"
    print(
        f"{datetime.now(UTC):%Y-%m-%d}, {form}, {given.games} games, {os.cpu_count()} cores, "
        f"load {os.getloadavg()[0]:.1f}"
    )
    for game, opponents in CASES:
        one, speedup = compare(game, opponents, given.games, given.rounds)
        against = opponents or "self-play"
        print(f"{game:<8} {against:<10} {one:>12,.0f} steps/s with one, × {speedup:.2f} with two")


if __name__ == "__main__":
    main()
