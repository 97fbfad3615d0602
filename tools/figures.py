"""Checks that the figures in the docs were measured with the current benchmarks.

    python -m tools.figures                 # list figures that must be measured again
    python -m tools.figures under_attack    # record that its figures were measured again today
    python -m tools.figures --renamed peer  # only names have changed: keep the figures' date

``docs/performance.md`` has a table of all pages with figures: the benchmark, its version, the
machine and the date. The version of a benchmark is a hash of its code without comments and
docstrings, so a figure is outdated as soon as its benchmark measures something else.
"""

from __future__ import annotations

import ast
import hashlib
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
DOCS: Final = ROOT / "docs"
TABLE: Final = DOCS / "performance.md"
ROW: Final = re.compile(
    r"^\| \[(?P<page>[\w-]+\.md)\]\([\w.-]+\) \| `(?P<benchmark>\w+)` \| `(?P<version>\w+)` \| "
    r"(?P<machine>[^|]+) \| (?P<date>[^|]+) \|$",
    re.MULTILINE,
)
MENTION: Final = re.compile(r"python -m\s+bench[. ](\w+)|bench/(\w+)\.py")
"""A benchmark as the docs mention it."""


class Figures(NamedTuple):
    """The figures of one benchmark on one page."""

    page: str
    benchmark: str
    version: str
    machine: str
    date: str


def recorded() -> list[Figures]:
    """Return the rows of the table."""
    text = TABLE.read_text("utf-8")
    return [Figures(**found.groupdict()) for found in ROW.finditer(text)]


def mentioned() -> set[tuple[str, str]]:
    """Return the pages of the docs and the benchmarks they mention."""
    return {
        (page.name, found[1] or found[2])
        for page in DOCS.glob("*.md")
        for found in MENTION.finditer(page.read_text("utf-8"))
    }


def version_of(benchmark: str) -> str:
    """Return the version of a benchmark: a hash of its code."""
    tree = ast.parse((ROOT / "bench" / f"{benchmark}.py").read_text("utf-8"))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [one for one in body if not _is_text(one)]  # type: ignore[attr-defined]
    return hashlib.sha256(ast.dump(tree).encode()).hexdigest()[:8]


def outdated() -> list[Figures]:
    """Return the figures whose benchmark has changed since they were measured."""
    return [one for one in recorded() if one.version != version_of(one.benchmark)]


def accept(benchmark: str, *, renamed: bool = False) -> None:
    """Record that the figures of a benchmark were measured today with its current version.

    With ``renamed``, keep the date: the code has changed, but not what it measures.
    """
    today = datetime.now(UTC)
    date = f"{today:%B} {today.day}, {today.year}"

    def row(found: re.Match[str]) -> str:
        if found["benchmark"] != benchmark:
            return found[0]
        head = found[0].partition(f"`{found['version']}`")[0]
        when = found["date"] if renamed else date
        return f"{head}`{version_of(benchmark)}` | {found['machine']} | {when} |"

    TABLE.write_text(ROW.sub(row, TABLE.read_text("utf-8")), "utf-8")


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def main() -> None:
    names = sys.argv[1:]
    renamed = names[:1] == ["--renamed"]
    for benchmark in names[1:] if renamed else names:
        accept(benchmark, renamed=renamed)
    for one in outdated():
        print(f"docs/{one.page}: measure again with bench/{one.benchmark}.py")


if __name__ == "__main__":
    main()
