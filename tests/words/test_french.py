"""French messages, rules and content use French typography."""

from __future__ import annotations

import re

import pytest
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

import arizona
from arizona.cli.help_texts import words_of
from arizona.engine.content import available, load
from arizona.lab.report.numbers import grouped, in_percent, number, percent, written_in
from arizona.messages import Phrases, files
from arizona.messages.language_choice import of_request, of_terminal
from arizona.rulebook import games_with_rules, rules_page
from arizona.translation.fluent_text import syntax

CODE = re.compile(r"`[^`]*`|\]\([^)]*\)")
WRONG = {
    "straight apostrophe": re.compile(r"(?<![\w=])'|'(?![\w.])|[^\W\d_]'[^\W\d_]"),
    "breaking space before punctuation": re.compile(r"(?:^|[^\s·,]) [;:!?%»](?=\s|$|[.)»])"),
    "breaking space in quotation marks": re.compile(r"« "),
    "no space before punctuation": re.compile(r"[^\W\d_][;!?»]|«\w"),
    "three dots": re.compile(r"\.\.\."),
    "English quotation marks": re.compile(r"[“”‘]"),
}
SYMBOLS = {"trail-draw-legend", "terminal-more"}
"""Messages in which a question mark is a symbol or a command."""


class Texts(Visitor):
    """Collects the text of a message, line by line."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def faults(text: str) -> list[str]:
    """Return the typographic errors of a text, ignoring code and URLs."""
    plain = CODE.sub("", text)
    return [name for name, pattern in WRONG.items() if pattern.search(plain)]


def test_french_messages_use_french_typography() -> None:
    wrong = []
    for path in files("fr"):
        for entry in syntax(path.read_text("utf-8")).body:
            if isinstance(entry, Message) and entry.id.name not in SYMBOLS:
                texts = Texts()
                texts.visit(entry)
                wrong += [(entry.id.name, text, faults(text)) for text in texts.found]
    assert [one for one in wrong if one[2]] == []


@pytest.mark.parametrize("game", games_with_rules())
def test_french_rules_and_content_use_french_typography(game: str) -> None:
    content = [load(arizona.get_game(game), pack).words["fr"] for pack in available(game)]
    texts = [rules_page(game, "fr"), *[text for words in content for text in words.values()]]
    assert [(text, faults(text)) for text in texts if faults(text)] == []


def test_the_french_help_uses_french_typography() -> None:
    wrong = {text: faults(text) for text in words_of("fr").values()}
    assert {text: found for text, found in wrong.items() if found} == {}


def test_none_and_one_are_singular() -> None:
    phrases = Phrases("fr")
    text = [phrases.text("web-workshop-spots", count=count) for count in (0, 1, 2)]
    assert text == ["0 case", "1 case", "2 cases"]


def test_a_report_writes_french_numbers() -> None:
    with written_in("fr"):
        result = [grouped(12345), percent(0.2339), in_percent(0.5, 0), number(-0.5, 1)]
    assert result == ["12\u202f345", "23,4", "50\u202f%", "−0,5"]


def test_french_is_chosen_by_a_browser_and_a_terminal() -> None:
    known = ["en", "fr"]
    assert of_request("fr-CA, en;q=0.5", known, "en") == "fr"
    assert of_terminal(known, "en", {"LANG": "fr_FR.UTF-8"}) == "fr"


def test_a_list_is_joined_in_french() -> None:
    assert Phrases("fr").listed(["Ada", "Ben", "Cleo"]) == "Ada, Ben et Cleo"
