"""Mutation testing: changes the code in small ways and counts the changes that no test notices.

``python -m tools.mutants ratings clocks`` tests these parts; without names, all of them. Each part
is tested in a copy under ``build/mutants/``. A second run continues where the first stopped.
``--sample 200`` tests only that many mutants of each part, drawn at random (``--seed``); a larger
sample with the same seed contains the smaller one.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
WORK: Final = ROOT / "build" / "mutants"
COPIED: Final = ("src", "tests", "tools", "pyproject.toml", "README.md")
GENERATED: Final = ("__pycache__", "static", "site", "artifacts", "*.so")


class Part(NamedTuple):
    """Modules to change, and the tests that should notice."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]


EVERY_GAME: Final = (
    "tests/conformance/test_conformance.py",
    "tests/engine/test_copies.py",
    "tests/golden/test_golden.py",
)
"""Tests of every game, which also call what the tests of one game do not: copies, observations,
lists of legal actions in a buffer, and symmetries."""
PARTS: Final = {
    "ratings": Part(("people/ratings.py",), ("tests/people/test_ratings.py",)),
    "clocks": Part(("server/tables/clocks.py",), ("tests/server/test_clocks.py",)),
    "undo": Part(
        ("engine/match.py", "server/tables/undo.py"),
        (
            "tests/engine/test_match.py",
            "tests/engine/test_copies.py",
            "tests/engine/test_records.py",
            "tests/server/test_undo.py",
            "tests/server/test_removing_players.py",
            "tests/server/test_fair_play.py",
            "tests/server/test_rated.py",
        ),
    ),
    "store": Part(
        ("server/store/sqlite.py", "server/store/sql.py", "server/store/writer.py"),
        (
            "tests/server/test_stores.py",
            "tests/server/test_store.py",
            "tests/server/test_file.py",
            "tests/server/test_people_store.py",
            "tests/server/test_rating_store.py",
            "tests/server/test_database_faults.py",
        ),
    ),
    "knight": Part(("games/knight/rules/*",), ("tests/knight", *EVERY_GAME)),
    "rails": Part(("games/rails/rules/*",), ("tests/rails", *EVERY_GAME)),
    "trail": Part(("games/trail/rules/*",), ("tests/trail", *EVERY_GAME)),
}


class Score(NamedTuple):
    """How many mutants the tests noticed."""

    noticed: int
    survived: int
    untested: int
    """Mutants of functions that no selected test calls."""

    def __str__(self) -> str:
        total = self.noticed + self.survived + self.untested
        share = 100 * self.noticed / max(1, total)
        return (
            f"{self.noticed} of {total} noticed ({share:.0f}%), "
            f"{self.survived} survived, {self.untested} not reached"
        )


def prepare(name: str, part: Part) -> Path:
    """Copy the sources and tests, and write mutmut's options."""
    folder = WORK / name
    folder.mkdir(parents=True, exist_ok=True)
    for copied in COPIED:
        source, target = ROOT / copied, folder / copied
        if source.is_dir():
            ignored = shutil.ignore_patterns(*GENERATED)
            shutil.copytree(source, target, ignore=ignored, dirs_exist_ok=True)
        else:
            shutil.copy2(source, target)
    options = {
        "source_paths": ["src"],
        "only_mutate": [f"src/arizona/{source}" for source in part.sources],
        "also_copy": ["tools", "README.md"],
        "pytest_add_cli_args": ["-p", "no:cacheprovider", "-W", "default"],
        "pytest_add_cli_args_test_selection": list(part.tests),
        # A mutant that never ends is stopped after 2 (60 s + usual duration). On a busy machine, a
        # short limit looks like a failure.
        "timeout_constant": 60.0,
        "timeout_multiplier": 2.0,
    }
    lines = [f"{key} = {json.dumps(value)}" for key, value in options.items()]
    with (folder / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("\n".join(["", "[tool.mutmut]", *lines, ""]))
    return folder


def run(name: str, workers: int, sample: int | None, seed: int) -> Score:
    """Test a part, print the mutants that survived, and return the score."""
    folder = prepare(name, PARTS[name])
    environment = {**os.environ, "ARIZONA_FORM": "plain"}

    def python(*arguments: str) -> None:
        subprocess.run([sys.executable, "-m", *arguments], cwd=folder, env=environment, check=True)

    if sample is None:
        python("mutmut", "run", "--max-children", str(workers))
    else:
        python("tools.mutmut_sample", str(sample), str(seed), str(workers))
    python("mutmut", "results")
    python("mutmut", "export-cicd-stats")
    found = json.loads((folder / "mutants" / "mutmut-cicd-stats.json").read_text("utf-8"))
    noticed = found["killed"] + found["timeout"] + found["segfault"]
    return Score(noticed, found["survived"] + found["suspicious"], found["no_tests"])


def main() -> None:
    """Test the parts that the command line names."""
    parser = argparse.ArgumentParser(description="Count the code changes that no test notices.")
    parser.add_argument("parts", nargs="*", metavar="part", help=", ".join(PARTS))
    parser.add_argument("--sample", type=int, help="test only so many mutants of each part")
    parser.add_argument("--seed", type=int, default=1, help="which mutants the sample contains")
    options = parser.parse_args()
    unknown = [name for name in options.parts if name not in PARTS]
    if unknown:
        parser.error(f"no part {', '.join(unknown)}; there are {', '.join(PARTS)}")
    workers = os.cpu_count() or 1
    names = options.parts or PARTS
    scores = {name: run(name, workers, options.sample, options.seed) for name in names}
    for name, score in scores.items():
        print(f"{name}: {score}")


if __name__ == "__main__":
    main()
