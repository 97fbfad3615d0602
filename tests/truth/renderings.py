"""Lists English messages and writes each one in all its variants, with sample values."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from arizona import game_names, messages
from arizona.translation.fluent_text import syntax
from tests.truth.claims import ENGLISH

SOURCE: Final = Path(messages.__file__).parents[1]
FILES: Final = (
    *sorted((SOURCE / "messages/en").glob("*.ftl")),
    *sorted((SOURCE / "games").glob("*/words/en.ftl")),
)
PLURALS: Final = {"zero": "0", "one": "1", "two": "2", "few": "3", "many": "5", "other": "7"}
TEXTS: Final = {"title": "Gila Bend", "at": "A1", "other": "Arrow", "pays": "2 copper, 1 water"}
"""Sample values of arguments that are not numbers; all others are 7, or a key of a variant."""
MAX_VARIANTS: Final = 400
"""Maximum number of variants of a message."""


def entries() -> dict[str, ast.Message | ast.Term]:
    found: dict[str, ast.Message | ast.Term] = {}
    for file in FILES:
        for entry in syntax(file.read_text("utf-8")).body:
            if isinstance(entry, (ast.Message, ast.Term)):
                found[entry.id.name] = entry
    return found


ENTRIES: Final = entries()


def ids(*prefixes: str) -> list[str]:
    """Return the messages that begin with one of these texts."""
    found = sorted(id for id in ENTRIES if id.startswith(prefixes))
    assert found, prefixes
    return found


def of_games(suffix: str) -> list[str]:
    return ids(*(f"{game}-{suffix}" for game in game_names()))


class _Arguments(Visitor):
    """Collects the arguments of a message and of those it refers to, with their possible values."""

    def __init__(self) -> None:
        self.values: dict[str, set[str]] = {}
        self._seen: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            known = self.values.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                text = key.value if isinstance(key, ast.NumberLiteral) else key.name
                known.add(PLURALS.get(text, text))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        if node.id.name not in self._seen:
            self._seen.add(node.id.name)
            self.visit(ENTRIES[node.id.name])


def renderings(id: str) -> Iterator[str]:
    """Yield the English texts of a message, one for every choice of variants."""
    reader = _Arguments()
    reader.visit(ENTRIES[id])
    names = sorted(reader.values)
    choices = [sorted(reader.values[name]) or [TEXTS.get(name, "7")] for name in names]
    for count, chosen in enumerate(product(*choices)):
        if count == MAX_VARIANTS:
            return
        pairs = zip(names, chosen, strict=True)
        yield ENGLISH.text(id, **{k: int(v) if v.isdigit() else v for k, v in pairs})
