"""Every message follows the glossary and typography of its language and is explained.

A language has a glossary if `docs/languages/glossary.<tag>.md` exists.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Message, SelectExpression, TextElement, VariableReference, Variant
from fluent.syntax.visitor import Visitor

from arizona.messages import DEFAULT_LOCALE, FOLDER, files, locales
from arizona.rulebook import games_with_rules, rules_page
from arizona.translation.fluent_text import syntax
from arizona.translation.glossary import Rule, glossary_file, read_glossary

GLOSSARIES = Path(__file__).resolve().parents[2] / "docs" / "languages"
TYPOGRAPHY = {
    "straight quotation mark": re.compile(r"(?<!=)[\"']"),
    "space before %": re.compile(r"\s%(?! of| *$)"),
    "space before …": re.compile(r"\s…(?=\s|$)"),
    "three dots": re.compile(r"\.\.\."),
    "hyphen between numbers": re.compile(r"[1-9]-\d"),
    "double space": re.compile(r"\S  +\S"),
}
ALIGNED = {
    "terminal-help",
    "terminal-puzzle-help",
    "terminal-resume",
    "terminal-content-created",
    "lab-ladder-rated",
}
"""Texts in columns, or with a command set apart by spaces."""


class Said(Visitor):
    """The text of a message and the variables it shows or selects by."""

    def __init__(self) -> None:
        self.text: list[str] = []
        self.variables: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.text.append(node.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_Variant(self, node: Variant) -> None:  # noqa: N802
        self.visit(node.value)


def glossary(locale: str) -> list[Rule]:
    """Return the words that a language's glossary forbids."""
    return read_glossary(glossary_file(GLOSSARIES, locale))


@cache
def messages(locale: str) -> list[tuple[str, str, Message, Said]]:
    """Return every message of a language: its game (if any), its id and its text."""
    found = []
    for path in files(locale):
        game = "" if path.parent.parent == FOLDER else path.parent.parent.name
        for entry in syntax(path.read_text("utf-8")).body:
            if isinstance(entry, Message):
                result = Said()
                result.visit(entry.value)
                found.append((game, entry.id.name, entry, result))
    return found


def checked() -> list[str]:
    return [locale for locale in locales() if (GLOSSARIES / f"glossary.{locale}.md").is_file()]


def test_english_has_a_glossary() -> None:
    assert DEFAULT_LOCALE in checked()


@pytest.mark.parametrize("locale", checked())
def test_a_glossary_has_terms_and_known_scopes(locale: str) -> None:
    rules = glossary(locale)
    assert len(rules) > 20
    assert {rule.scope for rule in rules} <= {"", *games_with_rules()}
    assert all(rule.term for rule in rules)


@pytest.mark.parametrize("locale", checked())
def test_no_message_uses_a_word_that_the_glossary_forbids(locale: str) -> None:
    rules = [(rule, rule.pattern(locale)) for rule in glossary(locale)]
    wrong = [
        f"{id}: “{rule.avoid}” should be “{rule.term}”"
        for game, id, _, result in messages(locale)
        for text in [" ".join(result.text)]
        for rule, pattern in rules
        if rule.scope in ("", game) and pattern.search(text)
    ]
    assert wrong == []


@pytest.mark.parametrize("locale", checked())
@pytest.mark.parametrize("game", games_with_rules())
def test_no_rules_page_uses_a_word_that_the_glossary_forbids(game: str, locale: str) -> None:
    page = rules_page(game, locale)
    wrong = [
        f"“{rule.avoid}” should be “{rule.term}”"
        for rule in glossary(locale)
        if rule.scope in ("", game) and rule.pattern(locale).search(page)
    ]
    assert wrong == []


def test_english_messages_use_english_typography() -> None:
    wrong = [
        f"{id}: {name}: {text.strip()}"
        for _, id, _, result in messages(DEFAULT_LOCALE)
        for text in result.text
        for name, pattern in TYPOGRAPHY.items()
        if pattern.search(text) and not (name == "double space" and id in ALIGNED)
    ]
    assert wrong == []


def test_english_messages_explain_their_variables() -> None:
    """A comment above each message explains its variables to translators."""
    unexplained = [
        (id, name)
        for _, id, entry, result in messages(DEFAULT_LOCALE)
        for name in sorted(result.variables)
        if entry.comment is None or f"${name}" not in (entry.comment.content or "")
    ]
    assert unexplained == []
