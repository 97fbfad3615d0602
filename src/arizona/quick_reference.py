"""Quick references: one page per game with the rules in a minute and the tables used most.

A game's ``faces/aid.py`` provides the tables, with the numbers of the content pack; a game without
it has only the rules in a minute. The texts are messages, so every language has them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec import Struct

from arizona.engine.content import Content
from arizona.engine.entry_points import face
from arizona.messages import Phrases
from arizona.rulebook import games_with_rules, rules_page

FACE = "aid"
SECTION = "\n## "


class ReferenceTable(Struct, frozen=True):
    """A table of a quick reference. The first row is its heading."""

    title: str
    rows: list[list[str]]


def quick_reference(game: str, content: Content, phrases: Phrases) -> str:
    """Return the quick reference of a game as Markdown."""
    parts = [rules_in_a_minute(game, phrases.locale)] if game in games_with_rules() else []
    module = face(game, FACE)
    if module is not None:
        tables = cast(Callable[[Content, Phrases], list[ReferenceTable]], module.tables)
        parts += [_markdown_table(table) for table in tables(content, phrases)]
    return "\n".join(parts)


def rules_in_a_minute(game: str, language: str) -> str:
    """Return the first section of a rules page: the rules in a minute."""
    _, section, *_ = [*rules_page(game, language).split(SECTION, 2), ""]
    return f"## {section.strip()}\n" if section else ""


def _markdown_table(table: ReferenceTable) -> str:
    head, *rows = [f"| {' | '.join(row)} |" for row in table.rows]
    rule = "|" + "---|" * len(table.rows[0])
    return "\n".join([f"## {table.title}", "", head, rule, *rows, ""])
