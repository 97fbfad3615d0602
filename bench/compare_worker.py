"""One of the two sides of a comparison: measures the checkout it stands in, a sample at a time.

Started by `bench/compare.py` with the Python of that checkout's compiled environment and its folder
as working folder. It knows nothing of `arizona`: the work comes from the checkout's own `bench`,
whose `best_rate` is asked to hand over the work instead of timing it. On its input come numbers of
figures, on its output go things done in a second of one core.
"""

from __future__ import annotations

import importlib
import sys
import time
from collections.abc import Callable
from pathlib import Path

Work = Callable[[], int]
LEAST_SECONDS = 0.2
"""A sample is long enough for the clock."""


class _Here(Exception):  # noqa: N818
    def __init__(self, work: Work) -> None:
        self.work = work


def _hand_over(work: Work, rounds: int = 0) -> float:
    raise _Here(work)


def find(figure: str) -> Work:
    """The work that an expression of a module of `bench` would time: ``module: expression``."""
    module, _, expression = figure.partition(": ")
    try:
        eval(expression, vars(importlib.import_module(f"bench.{module}")))
    except _Here as here:
        return here.work
    raise LookupError(f"{figure} times nothing")


def sample(work: Work) -> float:
    """Things done in a second of one core."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < LEAST_SECONDS:
        done += work()
    return done / spent


def main(figures: list[str]) -> None:
    """Say which figures there are, then answer until the input ends."""
    sys.path[:1] = [str(Path.cwd())]
    common = importlib.import_module("bench.common")
    common.best_rate = _hand_over  # type: ignore[attr-defined]
    works: list[Work | None] = []
    for figure in figures:
        try:
            work = find(figure)
            work()  # so that caches and tables are warm
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
