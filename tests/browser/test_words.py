"""Every message that the page uses is in the message files, and none is unused."""

from __future__ import annotations

import re
from pathlib import Path

from arizona.messages import files
from tests.browser.server_process import ROOT

SOURCES = ROOT / "web" / "src"
PLAIN = re.compile(r'"(web-[a-z0-9-]+)"')
MADE = re.compile(r"`((?:web)-[^`]*\$\{[^`]*)`")


def ids(path: Path) -> set[str]:
    """Return the ids of a message file."""
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE))


def asked() -> tuple[set[str], list[re.Pattern[str]]]:
    """Return the ids used in the sources, and patterns for ids that are built from parts."""
    plain: set[str] = set()
    made: list[re.Pattern[str]] = []
    for path in SOURCES.rglob("*"):
        if path.suffix not in (".ts", ".svelte") or "generated" in path.parts:
            continue
        text = path.read_text("utf-8")
        plain.update(PLAIN.findall(text))
        for found in MADE.findall(text):
            parts = re.split(r"\$\{(?:[^{}]|\{[^}]*\})*\}", found)
            made.append(re.compile("^" + "[A-Za-z0-9_-]+".join(map(re.escape, parts)) + "$"))
    return plain, made


def test_every_message_exists() -> None:
    known = set().union(*(ids(path) for path in files("en")))
    plain, made = asked()
    assert plain - known == set()
    for pattern in made:
        assert any(pattern.match(one) for one in known), pattern.pattern


def test_no_message_is_duplicated() -> None:
    texts = [path.read_text("utf-8") for path in files("en")]
    found = [one for text in texts for one in re.findall(r"^([a-zA-Z][\w-]*) =", text, re.M)]
    assert {one for one in found if found.count(one) > 1} == set()


def test_no_message_is_unused() -> None:
    plain, made = asked()
    unused = {
        one
        for path in files("en")
        for one in ids(path) - plain
        if one.startswith("web-") and not any(pattern.match(one) for pattern in made)
    }
    assert unused == set()
