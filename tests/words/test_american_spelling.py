"""Code and English docs use American spelling."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("bench", "docs", "examples", "src/arizona", "tests", "tools", "web/src", "web/tests")
ENDINGS = frozenset((".py", ".ts", ".svelte", ".css", ".md"))
BRITISH = re.compile(
    r"colour|neighbour|behaviour|favour(?!ed_)|honour|normalis|summaris|analys(?:e|ed|ing)\b"
    r"|\bcentre|recognis|organis(?:e|ation)|serialis|optimis(?:e|ation)|labelled\b|artefact",
    re.IGNORECASE,
)
OTHER_LANGUAGE = re.compile(r"(^|[./])(de|es|fr|ko)([./]|$)")
ALLOWED = frozenset(
    (
        "docs/languages/glossary.en.md",  # lists words to avoid
        "docs/changelog.md",  # has lines about former names
        "src/arizona/cli/ladder.py",  # accepts --neighbours
        "src/arizona/printing/print_job.py",  # accepts --ink colour
        "tests/printing/test_orders.py",  # tests that
        "tests/words/test_american_spelling.py",
    )
)


def sources() -> list[Path]:
    """Return the files whose language is English."""
    return [
        path
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in ENDINGS
        and not {"node_modules", "static", "site", "__pycache__"} & set(path.parts)
        and not OTHER_LANGUAGE.search(path.relative_to(ROOT).as_posix())
        and path.relative_to(ROOT).as_posix() not in ALLOWED
    ]


def test_names_and_texts_use_american_spelling() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {match[0]}"
        for path in sources()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if (match := BRITISH.search(line))
    ]
    assert found == []


def test_british_spelling_is_found() -> None:
    for word in ("colours", "Neighbour", "normalise", "summarised", "analysing", "centre"):
        assert BRITISH.search(word), word
    for word in ("colors", "analysis", "centered", "normalize", "analyses"):
        assert not BRITISH.search(word), word
