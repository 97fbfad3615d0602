"""Splits a rules page into blocks that are translated one by one.

A block is a heading, a paragraph, a list item, a picture or a table row. Each has a stable id: that
of its rule, or that of the heading above it, with a number.
"""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from typing import Final

START: Final = re.compile(r"(#+ |\s*(?:[-*] |\d+\. |!\[)|\|)")
"""How a line looks that starts a block, even without an empty line before it."""
MARKER: Final = re.compile(r"(\s*)(#+ |[-*] |\d+\. )?")
RULE: Final = re.compile(r"\*\*([A-Z]-\d+\.\d+)\*\*")
HEADING: Final = re.compile(r"#+ (.+)")
WIDTH: Final = 100


@dataclass(frozen=True, slots=True)
class Block:
    """One block of a page."""

    raw: str
    """Its lines as they are in the file."""
    gap: str
    """The empty lines before it."""
    line: int

    @property
    def marker(self) -> str:
        """Its indentation and list or heading marker."""
        found = MARKER.match(self.raw)
        return found[0] if found else ""

    @property
    def text(self) -> str:
        """Its text in one line, without the marker."""
        return " ".join(self.raw[len(self.marker) :].split())

    def with_text(self, text: str) -> str:
        """The block's lines with another text, wrapped as the pages are."""
        if text == self.text:
            return self.raw
        first = self.marker
        if first.startswith("#") or self.raw.lstrip().startswith(("|", "![")):
            return first + text
        lines = textwrap.wrap(
            text,
            WIDTH,
            initial_indent=first,
            subsequent_indent=" " * len(first),
            break_long_words=False,
            break_on_hyphens=False,
        )
        return _without_accidental_lists(lines)


def _without_accidental_lists(lines: list[str]) -> str:
    """Join wrapped lines so that none after the first looks like the start of a list."""
    for at in range(1, len(lines)):
        while START.match(lines[at]) and " " in lines[at - 1].strip():
            before, _, word = lines[at - 1].rpartition(" ")
            indent = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
            lines[at - 1], lines[at] = before, f"{indent}{word} {lines[at].lstrip()}"
    return "\n".join(lines)


def blocks(page: str) -> list[Block]:
    """Split a page into blocks."""
    found: list[Block] = []
    lines: list[str] = []
    gap, start = "", 1
    pending = ""

    def finish() -> None:
        if lines:
            found.append(Block("\n".join(lines), gap, start))
            lines.clear()

    for number, line in enumerate(page.splitlines(), 1):
        if not line.strip():
            finish()
            pending += "\n"
            continue
        if pending or START.match(line) or (lines and HEADING.match(lines[0])):
            finish()
        if not lines:
            gap, start, pending = pending, number, ""
        lines.append(line)
    finish()
    return found


def join(parts: list[tuple[Block, str]]) -> str:
    """Put blocks with their (possibly new) lines together again."""
    page = ""
    for block, raw in parts:
        page += ("\n" if page else "") + block.gap + raw
    return page + "\n"


def block_ids(page: list[Block]) -> list[str]:
    """Stable ids of the blocks of an English page."""
    ids: list[str] = []
    anchor, count = "top", 0
    for block in page:
        rule, heading = RULE.match(block.text), HEADING.match(block.raw)
        if rule or heading:
            anchor = rule[1].replace(".", "-") if rule else slug(block.text)
            count = 0
            ids.append(anchor)
        else:
            count += 1
            ids.append(f"{anchor}-{count}")
    seen: dict[str, int] = {}
    for at, id in enumerate(ids):
        seen[id] = seen.get(id, 0) + 1
        if seen[id] > 1:
            ids[at] = f"{id}-again-{seen[id]}"
    return ids


def slug(text: str, most: int = 40) -> str:
    """A text as part of a Fluent id."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")[:most].strip("-") or "text"
