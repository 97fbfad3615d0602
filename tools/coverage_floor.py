"""Checks test coverage against the floors in ``pyproject.toml``.

``python -m tools.coverage_floor`` reads the data of ``coverage`` and prints the share of lines and
branches that the tests reach in each part, and fails if a share is below its floor.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = "src/arizona/"


class Floor(NamedTuple):
    """A part of the package and the least share of it that tests must reach, in percent."""

    name: str
    files: str
    """A pattern for paths below ``src/arizona``."""
    least: float


class Share(NamedTuple):
    """Lines and branches of some files, and how many of them were reached."""

    reached: int
    total: int

    @property
    def percent(self) -> float:
        return 100.0 * self.reached / self.total if self.total else 0.0


def floors(project: str) -> list[Floor]:
    """Read the floors from the text of ``pyproject.toml``."""
    tables = tomllib.loads(project)["tool"]["arizona"]["coverage"]
    return [Floor(name, table["files"], table["least"]) for name, table in tables.items()]


def share(report: dict[str, Any], files: str) -> Share:
    """Add up the files of a report of ``coverage json`` that match a pattern."""
    reached = total = 0
    for path, found in report["files"].items():
        if fnmatch(path.replace("\\", "/").rpartition(PACKAGE)[2], files):
            summary = found["summary"]
            reached += summary["covered_lines"] + summary["covered_branches"]
            total += summary["num_statements"] + summary["num_branches"]
    return Share(reached, total)


def main() -> None:
    """Print the coverage of each part, and exit with 1 if one is below its floor."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "coverage.json"
        command = [sys.executable, "-m", "coverage", "json", "--quiet", "-o", str(file)]
        subprocess.run(command, check=True, cwd=ROOT)
        report = json.loads(file.read_text("utf-8"))
    low = False
    for floor in floors((ROOT / "pyproject.toml").read_text("utf-8")):
        found = share(report, floor.files)
        enough = found.percent >= floor.least
        low = low or not enough
        note = "" if enough else "  too low"
        print(f"{floor.name:<8} {found.percent:5.1f}%  (floor {floor.least}%){note}")
    sys.exit(low)


if __name__ == "__main__":
    main()
