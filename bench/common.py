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
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

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


def write_latest(part: str, figures: dict[str, float], facts: dict[str, str]) -> None:
    """Replace the figures of one part in the result file; each has its machine and date."""
    known = read_latest()
    kept = {name: one for name, one in known["figures"].items() if one["part"] != part}
    new = {
        name: {"value": float(f"{value:.4g}"), "part": part} | facts
        for name, value in figures.items()
    }
    known["figures"] = kept | new
    known["not_measured"].pop(part, None)
    _write(known)


def write_skipped(part: str, why: str) -> None:
    """Record that a part could not be measured; its older figures stay, with their date."""
    known = read_latest()
    known["not_measured"][part] = why
    _write(known)


def forget_parts(current: Collection[str]) -> None:
    """Remove the figures of parts that no longer exist."""
    known = read_latest()
    for section in ("figures", "not_measured"):
        known[section] = {
            name: one
            for name, one in known[section].items()
            if (one["part"] if section == "figures" else name) in current
        }
    _write(known)


def read_latest() -> dict[str, dict[str, Any]]:
    """The result file: the figures by name, and why parts were not measured in the last run."""
    empty: dict[str, dict[str, Any]] = {"figures": {}, "not_measured": {}}
    return empty | json.loads(LATEST.read_text("utf-8")) if LATEST.exists() else empty


def _write(known: dict[str, dict[str, Any]]) -> None:
    """Write one line per entry, so that two runs can be compared line by line."""
    sections = []
    for section, entries in sorted(known.items()):
        lines = [
            f"    {json.dumps(name)}: {json.dumps(one)}" for name, one in sorted(entries.items())
        ]
        body = "{\n" + ",\n".join(lines) + "\n  }" if lines else "{}"
        sections.append(f"  {json.dumps(section)}: {body}")
    LATEST.write_text("{\n" + ",\n".join(sections) + "\n}\n", "utf-8")
