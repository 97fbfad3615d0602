"""The text of Fluent messages: what players read, without placeholders."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as nodes
from fluent.syntax.visitor import Visitor

LIMIT: Final = re.compile(r"\bmax (\d+)\b", re.IGNORECASE)
"""A length limit in a translator comment: ``# max 24``."""
WORD: Final = re.compile(r"[^\W\d_]{2}")
"""Two letters in a row. A text without any, such as ``← →``, needs no translation."""


@dataclass(slots=True)
class Entry:
    """A message of a Fluent file."""

    id: str
    file: Path
    line: int
    comment: str
    value: nodes.Pattern
    texts: list[str] = field(default_factory=list)
    """All its literal texts, those of every variant included."""
    variables: dict[str, set[str]] = field(default_factory=dict)
    """Its variables, each with the variant keys it selects."""
    references: set[str] = field(default_factory=set)
    """Ids of the messages it includes."""

    @property
    def text(self) -> str:
        return " ".join(self.texts)

    @property
    def limit(self) -> int | None:
        """The maximum length that its comment demands."""
        found = LIMIT.search(self.comment)
        return int(found[1]) if found else None

    @property
    def has_words(self) -> bool:
        return any(WORD.search(text) for text in self.texts)

    def width(self) -> int:
        """Columns of its longest variant; placeholders count as nothing."""
        return _width(self.value)


@dataclass(slots=True)
class Parsed:
    """The messages of a file, and the lines that are not valid Fluent."""

    entries: list[Entry]
    junk: list[tuple[int, str]]


class _Reader(Visitor):
    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_TextElement(self, node: nodes.TextElement) -> None:  # noqa: N802
        self.entry.texts.append(node.value)

    def visit_VariableReference(self, node: nodes.VariableReference) -> None:  # noqa: N802
        self.entry.variables.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: nodes.MessageReference) -> None:  # noqa: N802
        self.entry.references.add(node.id.name)

    def visit_SelectExpression(self, node: nodes.SelectExpression) -> None:  # noqa: N802
        self.visit(node.selector)
        if isinstance(node.selector, nodes.VariableReference):
            keys = self.entry.variables[node.selector.id.name]
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, nodes.Identifier) else key.value)
        for variant in node.variants:
            self.visit(variant.value)


def parse_file(path: Path) -> Parsed:
    """Read a Fluent file; a missing one is empty."""
    return _parse_version(path, path.stat().st_mtime_ns) if path.is_file() else Parsed([], [])


@cache
def _parse_version(path: Path, _changed: int) -> Parsed:
    return parse(path.read_text("utf-8"), path)


@lru_cache(maxsize=1024)
def syntax(text: str) -> nodes.Resource:
    """Parse Fluent text. Do not change the result: it is shared by all callers.

    Copies of a file are parsed only once.
    """
    return FluentParser().parse(text)


def parse(text: str, path: Path) -> Parsed:
    """Read Fluent text that comes from a file."""
    found = Parsed([], [])
    for node in syntax(text).body:
        start = node.span.start if node.span else 0
        line = text.count("\n", 0, start) + 1
        if isinstance(node, nodes.Junk):
            found.junk.append((line, (node.content or "").strip().partition("\n")[0]))
        elif isinstance(node, nodes.Message) and node.value is not None:
            comment = (node.comment.content or "") if node.comment else ""
            line += len(comment.splitlines()) if node.comment else 0
            entry = Entry(node.id.name, path, line, comment, node.value)
            _Reader(entry).visit(node.value)
            found.entries.append(entry)
    return found


def columns(text: str) -> int:
    """The width of a text in columns: wide letters, such as those of Korean, count twice."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def _width(pattern: nodes.Pattern) -> int:
    total = 0
    for element in pattern.elements:
        if isinstance(element, nodes.TextElement):
            total += columns(element.value)
            continue
        inner = element.expression
        if isinstance(inner, nodes.SelectExpression):
            total += max(_width(variant.value) for variant in inner.variants)
        elif isinstance(inner, nodes.StringLiteral):
            total += columns(str(inner.parse()["value"]))
    return total
