"""Code and English docs use American spelling."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("bench", "docs", "examples", "src/arizona", "tests", "tools", "web/src", "web/tests")
ENDINGS = frozenset((".py", ".ts", ".svelte", ".css", ".md"))
BRITISH = {
    **{word: word for word in ("colour", "neighbour", "behaviour", "honour", "artefact")},
    **{word: word for word in ("normalis", "summaris", "recognis", "serialis")},
    "favour": r"favour(?!ed_)",
    "analys": r"analys(?:e|ed|ing)\b",
    "centre": r"\bcentre",
    "organis": r"organis(?:e|ation)",
    "optimis": r"optimis(?:e|ation)",
    "labelled": r"labelled\b",
}
"""Patterns by the letters that each match contains. Searching for plain letters is fast, and most
files contain none of them.
"""
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


def british(text: str) -> list[tuple[int, str]]:
    """Return the words with British spelling and their lines."""
    folded = text.casefold()
    patterns = [pattern for letters, pattern in BRITISH.items() if letters in folded]
    if not patterns:
        return []
    any_of_them = re.compile("|".join(patterns), re.IGNORECASE)
    return [
        (number, match[0])
        for number, line in enumerate(text.splitlines(), 1)
        if (match := any_of_them.search(line))
    ]


def test_names_and_texts_use_american_spelling() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {word}"
        for path in sources()
        for number, word in british(path.read_text("utf-8"))
    ]
    assert found == []


def test_british_spelling_is_found() -> None:
    for word in ("colours", "Neighbour", "normalise", "summarised", "analysing", "centre"):
        assert british(f"one\n{word}") == [(2, british(word)[0][1])], word
    for word in ("colors", "analysis", "centered", "normalize", "analyses"):
        assert british(word) == [], word
    for letters, pattern in BRITISH.items():
        assert letters in pattern
