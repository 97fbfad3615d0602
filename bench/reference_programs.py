"""Compares random games with a program written by hand for one game.

``python -m bench.reference_programs FOLDER`` runs the programs ``knight`` and ``rails`` in that
folder, which play the games of `even_board` and `even_decisions_per_s` and print
``decisions_per_second``; a game without a program is skipped. They are called with ``--games``, and
Rails also with ``--players 2``, and are not part of the project. Arizona and the programs take
turns. Two ratios are printed: the median of the pairs, which reflects the current load of the
machine, and the best Arizona run divided by the best program run, which is least affected by it.
"""

from __future__ import annotations

import argparse
import re
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from bench import knight, rails
from bench.compare import interval

RATE = re.compile(r"decisions_per_second\s+([0-9.]+)")


class Race(NamedTuple):
    """A measurement, the program to compare with, and its arguments."""

    name: str
    ours: Callable[[], float]
    program: str
    arguments: tuple[str, ...]


class Clocks(NamedTuple):
    """Elapsed time, and processor time of all ended child processes, in seconds."""

    elapsed: float
    used: float


RACES = (
    Race("knight's own playout", knight.even_decisions_per_s, "knight", ("--games", "400000")),
    Race("knight move by move", knight.even_interface_per_s, "knight", ("--games", "400000")),
    Race(
        "rails' own playout",
        rails.even_decisions_per_s,
        "rails",
        ("--players", "2", "--games", "30000"),
    ),
)


def theirs(program: Path, arguments: tuple[str, ...]) -> float:
    """Decisions per second of a program: the first rate it prints, by processor time.

    The program measures elapsed time, which is longer on a busy machine; Arizona's own rates do
    not count the time when other processes ran.
    """
    before = clocks()
    run = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    after = clocks()
    found = RATE.search(run.stdout)
    if run.returncode or found is None:
        raise SystemExit(f"{program}: no decisions_per_second (exit {run.returncode})")
    return float(found[1]) * (after.elapsed - before.elapsed) / (after.used - before.used)


def clocks() -> Clocks:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return Clocks(time.perf_counter(), usage.ru_utime + usage.ru_stime)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="compare random games with a hand-written program")
    parser.add_argument("folder", type=Path, help="folder of the programs")
    parser.add_argument("--rounds", type=int, default=15)
    given = parser.parse_args(words)
    races = [race for race in RACES if shutil.which(race.program, path=given.folder)]
    if not races:
        raise SystemExit(f"{given.folder}: no program named knight or rails")
    for race in races:
        program = given.folder.resolve() / race.program
        pairs = [(race.ours(), theirs(program, race.arguments)) for _ in range(given.rounds)]
        ratio = interval([mine / other for mine, other in pairs])
        best = max(mine for mine, _ in pairs) / max(other for _, other in pairs)
        print(f"{race.name:<22} × {ratio.median:.3f}   {ratio.low:.3f} to {ratio.high:.3f}", end="")
        print(f"   best by best {best:.3f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
