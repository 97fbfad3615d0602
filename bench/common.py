"""Shared by the benchmarks: timing, running the interpreted form, the result file.

Machines are noisy: a rate is the best of several rounds, by CPU time of this process (which uses
one core), and claims are ratios of rates measured in the same run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

LATEST = Path(__file__).resolve().parent / "latest.json"
ROUNDS = 5


class CannotMeasure(Exception):  # noqa: N818
    """Raised if this machine lacks what a part needs; the other parts continue."""


def best_rate(work: Callable[[], int], rounds: int = ROUNDS) -> float:
    """The highest number of items per second on one core; ``work`` returns how many it did."""
    rates = []
    for _ in range(rounds):
        start = time.process_time()
        done = work()
        rates.append(done / (time.process_time() - start))
    return max(rates)


def plain_form(function: str) -> float:
    """The result of ``module:function`` in a separate process that runs plain Python."""
    module, _, name = function.partition(":")
    code = f"import {module} as m; print(m.{name}())"
    env = {**os.environ, "ARIZONA_PURE": "1"}
    run = subprocess.run(
        [sys.executable, "-c", code], env=env, check=True, capture_output=True, text=True
    )
    return float(run.stdout)


def write_latest(
    figures: dict[str, float], facts: dict[str, str], missing: dict[str, str] | None = None
) -> None:
    """Update the result file with figures and facts, keeping those of other benchmarks.

    A part that could not be measured is listed with its reason, so that an older figure is not
    mistaken for one of this run.
    """
    known: dict[str, object] = {}
    if LATEST.exists():
        known = json.loads(LATEST.read_text("utf-8"))
    known.pop("not_measured", None)
    known.update(facts)
    known.update({name: float(f"{value:.4g}") for name, value in figures.items()})
    if missing:
        known["not_measured"] = missing
    LATEST.write_text(json.dumps(dict(sorted(known.items())), indent=2) + "\n", "utf-8")
