"""`make bench-compare BASE=main`: compares this checkout with another in one run, as ratios.

On a noisy machine, figures from different times are not comparable, so both versions are measured
alternately: each sample of one is paired with a sample of the other, and their ratio counts. The
result is the median ratio with a 95% confidence interval that holds for any noise distribution
(order statistics). The check fails if the whole interval is below `--floor`.

BASE is a commit, which is checked out and built in a separate folder, or a folder that is already
built.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import subprocess
import sys
from pathlib import Path
from typing import IO, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WORKER = Path(__file__).with_name("compare_worker.py")
RESULT = Path(__file__).with_name("compared.json")
BASES = ROOT / ".bench-base"
SEARCH = (
    "search_rate('{0}', {1}, players_of('{0}').search_options(ITERATIONS)"
    " if 'players_of' in globals() else by_evaluation('{0}', ITERATIONS))"
)
"""The same search, under the name it has in older versions too."""
FIGURES = {
    "knight.jumps": "knight: jumps_per_s()",
    "knight.playouts": "knight: playout_jumps_per_s()",
    "knight.clone": "knight: clone_us()",
    "knight.search": "bots: search_rate('knight', 2, SearchOptions(iterations=ITERATIONS))",
    "knight.solver": "bots: solver_rate()",
    "knight.solver_small": "bots: solver_rate(SMALL)",
    "rails.decisions": "rails: decisions_per_s()",
    "rails.playouts": "rails: (playout_decisions_per_s if 'playout_decisions_per_s' in globals()"
    " else decisions_per_s)()",
    "rails.search": f"bots: {SEARCH.format('rails', 2)}",
    "rails.search_4_seats": f"bots: {SEARCH.format('rails', 4)}",
    "trail.decisions": "trail: decisions_per_s()",
    "trail.playouts": "trail: (playout_decisions_per_s if 'playout_decisions_per_s' in globals()"
    " else decisions_per_s)()",
    "trail.clone": "trail: clone_us()",
    "trail.places": "trail: place_us()",
    "trail.search": f"bots: {SEARCH.format('trail', 2)}",
    "trail.search_4_seats": f"bots: {SEARCH.format('trail', 4)}",
    "vec.knight": "vec: steps_per_s('knight')",
    "vec.rails": "vec: steps_per_s('rails')",
    "vec.trail": "vec: steps_per_s('trail', steps=500)",
    "record.replay": "engine: replay_moves_per_s()",
}
"""Names, and the expression of a module in `bench` that measures each."""


class Ratio(NamedTuple):
    """The speed of this version relative to the base, with its bounds."""

    median: float
    low: float
    high: float


class Side:
    """One checkout, measured in a separate process."""

    def __init__(self, folder: Path, python: Path, figures: list[str]) -> None:
        self.process = subprocess.Popen(
            [python, WORKER, *figures],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.ask: IO[str] = self.process.stdin
        self.answers: IO[str] = self.process.stdout
        self.complaints = [self._answer() for _ in figures]
        """For each figure "ready", or why it cannot be measured."""

    def _answer(self) -> str:
        line = self.answers.readline()
        if not line:
            raise SystemExit(f"the measuring process ended (exit {self.process.wait()})")
        return line.strip()

    def sample(self, figure: int) -> float:
        print(figure, file=self.ask, flush=True)
        return float(self._answer())

    def close(self) -> None:
        self.ask.close()
        self.answers.close()
        self.process.wait()


def interval(ratios: list[float]) -> Ratio:
    """The median and its narrowest 95% confidence interval from order statistics.

    With too few samples, the interval spans all of them.
    """
    ordered = sorted(ratios)
    count = len(ordered)
    outside, skip = 1 / 2**count, 0
    while 2 * (more := outside + math.comb(count, skip + 1) / 2**count) <= 0.05:
        outside, skip = more, skip + 1
    return Ratio(statistics.median(ordered), ordered[skip], ordered[count - 1 - skip])


def compare(new: Side, base: Side, usable: list[int], rounds: int) -> dict[int, Ratio]:
    """The ratios of all figures; each round measures every figure once on both sides."""
    found: dict[int, list[float]] = {figure: [] for figure in usable}
    for number in range(rounds):
        for figure in usable:
            sides = [new, base] if number % 2 else [base, new]
            rates = {id(side): side.sample(figure) for side in sides}
            found[figure].append(rates[id(new)] / rates[id(base)])
    return {figure: interval(ratios) for figure, ratios in found.items()}


def checkout(base: str) -> Path:
    """The built folder of BASE: a given folder, or a checkout of a commit."""
    if (Path(base) / "bench").is_dir():
        return Path(base).resolve()
    sha = _git("rev-parse", "--verify", "--quiet", f"{base}^{{commit}}")
    if not sha:
        raise SystemExit(f"BASE={base} is neither a commit nor the folder of a checkout")
    folder = BASES / sha[:12]
    if not folder.is_dir():
        _git("worktree", "prune")
        _git("worktree", "add", "--detach", str(folder), sha)
    done = subprocess.run(["make", ".stamps/native"], cwd=folder, check=False)
    if done.returncode:
        raise SystemExit(f"BASE={base} could not be built in {folder}")
    return folder


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, check=False, capture_output=True, text=True)
    return done.stdout.strip()


def python_of(folder: Path) -> Path:
    """The Python of a checkout's compiled environment."""
    python = folder / ".venv-compiled" / "bin" / "python"
    if not python.exists():
        raise SystemExit(f"{folder} has no compiled form: make .stamps/native there")
    return python


def main() -> int:
    """Measure, print and write `bench/compared.json`; return 1 if this version is slower."""
    parser = argparse.ArgumentParser(description="compare this checkout with another, as ratios")
    parser.add_argument("base", help="a commit, or the folder of a built checkout")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--floor", type=float, default=0.95)
    parser.add_argument("--only", default="", help="only figures with this prefix")
    given = parser.parse_args()
    names = [name for name in FIGURES if name.startswith(given.only)]
    wanted = [FIGURES[name] for name in names]
    folder = checkout(given.base)
    base, new = Side(folder, python_of(folder), wanted), Side(ROOT, python_of(ROOT), wanted)
    pairs = list(zip(names, new.complaints, base.complaints, strict=True))
    for name, here, there in pairs:
        if (here, there) != ("ready", "ready"):
            print(f"not measured: {name} (here: {here}; base: {there})")
    usable = [number for number, pair in enumerate(pairs) if pair[1:] == ("ready", "ready")]
    found = compare(new, base, usable, given.rounds)
    new.close()
    base.close()
    result: dict[str, object] = {"base": _git("-C", str(folder), "rev-parse", "HEAD")}
    slower = []
    for figure, ratio in found.items():
        name = names[figure]
        verdict = "slower" if ratio.high < given.floor else "faster" if ratio.low > 1 else ""
        slower += [name] if verdict == "slower" else []
        print(f"{name:<24} × {ratio.median:.3f}   {ratio.low:.3f} to {ratio.high:.3f}   {verdict}")
        result[name] = [float(f"{value:.4g}") for value in ratio]
    RESULT.write_text(json.dumps(result, indent=2) + "\n", "utf-8")
    if slower:
        print(f"slower than {given.floor} of the base: {', '.join(slower)}", file=sys.stderr)
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
