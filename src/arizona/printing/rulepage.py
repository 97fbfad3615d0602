"""Parses a rules page into blocks for typesetting: headings, text, lists, tables, pictures.

Supports only the subset of Markdown used by the rules pages.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

Runs = list[dict[str, Any]]
Block = dict[str, Any]

MARKED: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]*)\]\([^)]*\)", re.DOTALL)
PICTURE: Final = re.compile(r"!\[(.*?)\]\(pictures/([\w.-]+)\)", re.DOTALL)
ITEM: Final = re.compile(r"(?:-|\d+\.) ")


def runs(text: str) -> Runs:
    """Split a text into runs: plain, bold, italic and code."""
    out: Runs = []
    at = 0
    text = " ".join(text.split())
    for found in MARKED.finditer(text):
        if found.start() > at:
            out.append({"t": text[at : found.start()]})
        strong, slanted, typed, link = found.groups()
        if strong is not None:
            out += [{**run, "b": True} for run in runs(strong)]
        elif slanted is not None:
            out += [{**run, "i": True} for run in runs(slanted)]
        else:
            out.append({"t": typed, "c": True} if link is None else {"t": link})
        at = found.end()
    if at < len(text):
        out.append({"t": text[at:]})
    return [run for run in out if run["t"]]


def blocks(page: str) -> list[Block]:
    return _read(page.splitlines())


def _read(lines: list[str]) -> list[Block]:
    out: list[Block] = []
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip():
            at += 1
        elif line.startswith("#"):
            marks, _, title = line.partition(" ")
            out.append({"kind": "heading", "level": len(marks), "runs": runs(title)})
            at += 1
        elif line.startswith("|"):
            end = _while(lines, at, lambda text: text.startswith("|"))
            out.append(_table(lines[at:end]))
            at = end
        elif ITEM.match(line):
            end = _end_of_list(lines, at)
            out.append({"kind": "list", "items": _items(lines[at:end])})
            at = end
        else:
            end = _while(lines, at, _continues)
            out += _texts(" ".join(part.strip() for part in lines[at:end]))
            at = end
    return out


def _while(lines: list[str], at: int, holds: Callable[[str], bool]) -> int:
    end = at + 1
    while end < len(lines) and holds(lines[end]):
        end += 1
    return end


def _continues(line: str) -> bool:
    return bool(line.strip()) and not line.startswith(("#", "|")) and not ITEM.match(line)


def _end_of_list(lines: list[str], at: int) -> int:
    end = at + 1
    while end < len(lines):
        line = lines[end]
        after = lines[end + 1] if end + 1 < len(lines) else ""
        if line.strip() == "" and not (after.startswith("  ") or ITEM.match(after)):
            break
        if line.strip() and not line.startswith("  ") and not ITEM.match(line):
            break
        end += 1
    return end


def _items(lines: list[str]) -> list[list[Block]]:
    items: list[list[str]] = []
    for line in lines:
        if ITEM.match(line):
            items.append([ITEM.sub("", line, count=1)])
        else:
            items[-1].append(line.removeprefix("  "))
    return [_read(item) for item in items]


def _texts(text: str) -> list[Block]:
    """A text block, with the pictures in it as separate blocks."""
    out: list[Block] = []
    at = 0
    for found in PICTURE.finditer(text):
        before = text[at : found.start()].strip()
        if before:
            out.append({"kind": "text", "runs": runs(before)})
        out.append({"kind": "picture", "name": found[2], "runs": runs(found[1])})
        at = found.end()
    rest = text[at:].strip()
    if rest:
        out.append({"kind": "text", "runs": runs(rest)})
    return out


def _table(lines: list[str]) -> Block:
    rows = [[runs(cell) for cell in line.strip().strip("|").split("|")] for line in lines]
    return {"kind": "table", "head": rows[0], "rows": rows[2:]}


def minute(page: list[Block]) -> list[Runs]:
    """The first list of a page: the game in one minute."""
    for block in page:
        if block["kind"] == "list":
            return [
                [run for part in item if part["kind"] == "text" for run in part["runs"]]
                for item in block["items"]
            ]
    return []
