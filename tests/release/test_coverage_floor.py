"""The coverage floors of pyproject.toml."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from tools.coverage_floor import PACKAGE, Share, floors, share

ROOT = Path(__file__).resolve().parents[2]


def summary(lines: int, covered: int, branches: int, taken: int) -> dict[str, Any]:
    found = {"num_statements": lines, "covered_lines": covered}
    return {"summary": {**found, "num_branches": branches, "covered_branches": taken}}


def test_lines_and_branches_of_the_matching_files_are_added_up() -> None:
    report = {
        "files": {
            "src/arizona/engine/match.py": summary(10, 9, 4, 3),
            "C:\\code\\src\\arizona\\engine\\rng.py": summary(6, 6, 0, 0),
            "src/arizona/bots/tree.py": summary(100, 0, 50, 0),
        }
    }
    assert share(report, "engine/*") == Share(18, 20)
    assert share(report, "engine/*").percent == 90.0
    assert share(report, "lab/*").percent == 0.0, "a part without data is below every floor"


def test_every_floor_names_files_that_exist() -> None:
    package = ROOT / PACKAGE
    files = [path.relative_to(package).as_posix() for path in package.rglob("*.py")]
    found = floors((ROOT / "pyproject.toml").read_text("utf-8"))
    assert [floor.name for floor in found] == ["engine", "rules", "server"]
    for floor in found:
        assert any(fnmatch(file, floor.files) for file in files), floor.name
        assert 50 < floor.least < 100
