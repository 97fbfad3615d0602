"""Random games beside a program written by hand for one game: how much of its speed is ours.

``python -m bench.beside FOLDER`` asks the programs ``knight`` and ``rails`` there, which play the
games of `even_board` and `even_decisions_per_s` and print ``decisions_per_second``; a game without
one is left out. They are asked with ``--games``, Rails with ``--players 2`` besides, and are not
part of the project. Ours and theirs take turns, and both are told:
the median of the pairs, for the machine as it was, and the best of ours by the best of theirs, for
a moment in which nobody else kept it busy.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from bench import knight, rails
from bench.compare import interval

RATE = re.compile(r"decisions_per_second\s+([0-9.]+)")


class Race(NamedTuple):
    """What is measured, by which program and with which arguments beside it."""

    name: str
    ours: Callable[[], float]
    program: str
    arguments: tuple[str, ...]


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
    """Decisions a second of a program: the first rate that it prints."""
    run = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    found = RATE.search(run.stdout)
    if run.returncode or found is None:
        raise SystemExit(f"{program}: no decisions_per_second (exit {run.returncode})")
    return float(found[1])


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="random games beside a program written by hand")
    parser.add_argument("folder", type=Path, help="where the programs are")
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
