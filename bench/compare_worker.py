"""One side of a comparison: measures the checkout in its working folder, one sample at a time.

`bench/compare.py` starts it with the Python of that checkout's compiled environment. It does not
import `arizona` itself: the work comes from the checkout's own `bench`, whose `best_rate` is
replaced by a function that returns the work instead of timing it. It reads figure numbers from
standard input and writes items per second on one core to standard output.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Work = Callable[[], int]
MIN_SECONDS = 0.2
"""Minimum duration of a sample."""
POSITIONS = 24


class _Here(Exception):  # noqa: N818
    def __init__(self, work: Work) -> None:
        self.work = work


def _hand_over(work: Work, rounds: int = 0) -> float:
    raise _Here(work)


def _decisions(game: str, seats: int) -> list[Any]:
    """Positions of a random game, evenly spaced, each with a real decision.

    Replaces those of a game between bots, because the bots of two versions may play differently.
    """
    rules = importlib.import_module("arizona").get_game(game)
    match = importlib.import_module("arizona.engine.match").Match(rules.setup(seats), seed="bench")
    match.settle()
    chosen = random.Random(game)
    found = []
    while not match.over:
        legal = match.state.legal()
        if len(legal) > 1:
            found.append(match.state.clone())
        match.play(int(legal[chosen.randrange(len(legal))]))
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def find(figure: str) -> Work:
    """The function that ``module: expression`` in `bench` would time."""
    module, _, expression = figure.partition(": ")
    names = vars(importlib.import_module(f"bench.{module}"))
    if "decisions" in names:
        names["decisions"] = _decisions
    try:
        eval(expression, names)
    except _Here as here:
        return here.work
    raise LookupError(f"{figure} times nothing")


def sample(work: Work) -> float:
    """Items per second on one core."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < MIN_SECONDS:
        done += work()
    return done / spent


def main(figures: list[str]) -> None:
    """Report which figures are available, then answer until the input ends."""
    sys.path[:1] = [str(Path.cwd())]
    common = importlib.import_module("bench.common")
    common.best_rate = _hand_over  # type: ignore[attr-defined]
    works: list[Work | None] = []
    for figure in figures:
        try:
            work = find(figure)
            work()  # warm up caches and tables
            works.append(work)
            print("ready", flush=True)
        except Exception as error:
            works.append(None)
            print(f"{type(error).__name__}: {error}".splitlines()[0], flush=True)
    for line in sys.stdin:
        chosen = works[int(line)]
        assert chosen is not None
        print(sample(chosen), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
