"""Steps per second of a vector environment in one process and divided between two.

All run the same games. Rounds alternate between them, and the results are medians of ratios, by
wall-clock time, since the work is done by several processes. Meaningful only on a machine with two
free cores: the load at the start is printed.

``BatchEnv`` is the environment without ``num_workers``, which returns views of its own buffers.
With workers, results are copied to shared memory, so one worker is slower than that. The last
column is the bound of the machine: two processes that each step half of the games in a
``BatchEnv``, without ever waiting for each other.

    python -m bench.workers [--games 1024] [--rounds 9] [--seconds 0.5] [--cases knight,rails]
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import statistics
import time
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from typing import Any

from arizona._form import compiled
from arizona.envs.vector import BatchEnv
from arizona.envs.workers import WorkersEnv

CASES: tuple[tuple[str, str | None], ...] = (
    ("knight", None),
    ("knight", "greedy"),
    ("rails", None),
    ("trail", None),
)
"""Games and opponents; ``None`` is random self-play."""


def rate(env: BatchEnv | WorkersEnv, seconds: float) -> float:
    """Steps of all games per second, including the random choice of the actions.

    From the median time of a step, because other programs interrupt some steps.
    """
    times: list[float] = []
    end = time.perf_counter() + seconds
    while (start := time.perf_counter()) < end:
        env.step(env.sample())
        times.append(time.perf_counter() - start)
    return env.num_envs / statistics.median(times)


def ready(env: BatchEnv | WorkersEnv) -> None:
    env.reset(seed=1)
    for _ in range(20):
        env.step(env.sample())


class Half:
    """A process that steps half of the games on request, without a connection to others."""

    def __init__(self, seconds: float, **given: Any) -> None:
        self.pipe, theirs = multiprocessing.Pipe()
        arguments = (theirs, seconds, given)
        self.process = multiprocessing.Process(target=serve, args=arguments, daemon=True)
        self.process.start()

    def close(self) -> None:
        self.pipe.send(False)
        self.process.join()


def serve(pipe: Connection, seconds: float, given: dict[str, Any]) -> None:
    env = BatchEnv(**given, copy=False)
    ready(env)
    while pipe.recv():
        pipe.send(rate(env, seconds))


def compare(
    game: str, opponents: str | None, games: int, rounds: int, seconds: float
) -> dict[str, float]:
    """Return the best rates in one process, and the medians of the ratios."""
    plain = BatchEnv(game, games, opponents, copy=False)
    one, two = (
        WorkersEnv(game, games, opponents, num_workers=workers, copy=False) for workers in (1, 2)
    )
    half = games // 2
    halves = [
        Half(seconds, game=game, num_envs=half, opponents=opponents, first=first)
        for first in (0, half)
    ]
    found: list[tuple[float, float, float, float]] = []
    try:
        for env in (plain, one, two):
            ready(env)
        for _ in range(rounds):
            rates = [rate(env, seconds) for env in (plain, one, two)]
            for process in halves:
                process.pipe.send(True)
            apart = sum(process.pipe.recv() for process in halves)
            found.append((rates[0], rates[1], rates[2], apart))
    finally:
        for process in halves:
            process.close()
        one.close()
        two.close()
    return {
        "plain": max(row[0] for row in found),
        "one": max(row[1] for row in found),
        "two over one": statistics.median(row[2] / row[1] for row in found),
        "two over plain": statistics.median(row[2] / row[0] for row in found),
        "bound": statistics.median(row[3] / row[0] for row in found),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="measure one and two worker processes")
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a sample")
    parser.add_argument("--cases", help="games, separated by commas; default: all")
    given = parser.parse_args()
    form = "compiled" if compiled() else "interpreted"
    print(
        f"{datetime.now(UTC):%Y-%m-%d}, {form}, {given.games} games, {os.cpu_count()} cores, "
        f"load {os.getloadavg()[0]:.1f}"
    )
    for game, opponents in CASES:
        if given.cases and game not in given.cases.split(","):
            continue
        found = compare(game, opponents, given.games, given.rounds, given.seconds)
        print(
            f"{game:<8} {opponents or 'self-play':<10} {found['plain']:>12,.0f} steps/s, "
            f"{found['one']:,.0f} with one worker; two workers over one × "
            f"{found['two over one']:.2f}, over no workers × {found['two over plain']:.2f}; "
            f"two separate processes × {found['bound']:.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
