"""Numbers in messages: plural forms in every language, and decimal signs."""

from __future__ import annotations

import re
from functools import cache

import pytest
from babel import Locale
from fluent.syntax.ast import (
    Identifier,
    SelectExpression,
    TextElement,
    VariableReference,
    Variant,
)
from fluent.syntax.visitor import Visitor

import arizona
from arizona.messages import DEFAULT_LOCALE, Phrases, babel_name, complete_locales
from arizona.terminal.sentences import log_sentences
from tests.words.test_glossary import messages

OTHERS = [locale for locale in complete_locales() if locale != DEFAULT_LOCALE]
SAME_IN_PLURAL = {
    "de": {
        "web-rails-bill-sum",  # Stück
        "web-rails-workshop-points",  # P.
        "rails-card-text",  # the number is part of rails-pieces
        "trail-web-cubes",  # Klötzchen
    },
    "es": {
        "rails-review-loads",  # hay
        "web-rails-workshop-points",  # pt
        "rails-card-text",
    },
    "fr": {
        "tournament-tables-done",  # agrees with the number of finished tables
        "trail-web-away",  # il manque
        "web-seats-taken",  # agrees with the number of taken seats
    },
}
"""Messages that need no plural forms in a language, although English does."""
ONE = re.compile(r"\b(1|une?|seule?)\b")
DIGITS = re.compile(r"\d+")


class Plurals(Visitor):
    """The variables by which a message selects plural forms, and its forms for one.

    ``compared`` are those with a form for one in any way, such as ``[1]``.
    """

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.compared: set[str] = set()
        self.singular: list[tuple[str, set[str], Variant]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            name = node.selector.id.name
            keys = {key(variant) for variant in node.variants}
            if keys & {"one", "1"}:
                self.compared.add(name)
            for variant in node.variants:
                if key(variant) == "one" and keys <= {"one", "other"} | set("0123456789"):
                    self.variables.add(name)
                    self.singular.append((name, keys, variant))
        self.generic_visit(node)


class Parts(Visitor):
    """The words of a form, and the variables it shows."""

    def __init__(self) -> None:
        self.words = ""
        self.variables: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.words += node.value

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)


def key(variant: Variant) -> str:
    return variant.key.name if isinstance(variant.key, Identifier) else variant.key.value


@cache
def plurals(locale: str) -> list[tuple[str, Plurals]]:
    result = []
    for _, id, entry, _ in messages(locale):
        found = Plurals()
        found.visit(entry.value)
        result.append((id, found))
    return result


@cache
def variables(locale: str) -> frozenset[str]:
    """Return every variable of a language: a message also shows those of others it refers to."""
    return frozenset(name for *_, text in messages(locale) for name in text.variables)


def has_singular(locale: str) -> bool:
    return "one" in Locale.parse(babel_name(locale)).plural_form.tags


@pytest.mark.parametrize("locale", OTHERS)
def test_a_message_has_plural_forms_where_english_has_them(locale: str) -> None:
    wanted = {id: found.variables for id, found in plurals(DEFAULT_LOCALE) if found.variables}
    compared: dict[str, set[str]] = {}
    for id, found in plurals(locale):
        compared[id] = found.compared
    lacking = {
        id for id, names in wanted.items() if id in compared and names and not names & compared[id]
    }
    expected = SAME_IN_PLURAL.get(locale, set())
    if has_singular(locale):
        assert lacking == expected
    else:
        assert not any(found.variables for _, found in plurals(locale))


@pytest.mark.parametrize("locale", complete_locales())
def test_a_form_that_also_covers_zero_does_not_say_one(locale: str) -> None:
    """In French, zero has the form of one: “0 partie”, and a form “une partie” would be wrong."""
    if Locale.parse(babel_name(locale)).plural_form(0) != "one":
        return
    wrong = []
    for id, found in plurals(locale):
        for name, keys, variant in found.singular:
            parts = Parts()
            parts.visit(variant.value)
            if name not in parts.variables and "0" not in keys and ONE.search(parts.words):
                wrong.append(id)
    assert wrong == []


@pytest.mark.parametrize("locale", complete_locales())
def test_every_message_can_say_none_one_and_two(locale: str) -> None:
    phrases = Phrases(locale)
    counts = {number: dict.fromkeys(variables(locale), number) for number in (0, 1, 2)}
    for id in [id for id, found in plurals(locale) if found.variables]:
        said = {number: phrases.text(id, **args) for number, args in counts.items()}
        assert all(said.values()), id
        # Other numbers of the sentence are the same for all counts.
        numbers = {number: set(DIGITS.findall(words)) for number, words in said.items()}
        assert "1" not in numbers[0] - numbers[2], (id, said[0])
        assert "2" not in numbers[1] - numbers[0], (id, said[1])


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "That is about 1.8 points worse than the best move."),
        ("de", "Das ist etwa 1,8 Punkte schlechter als der beste Zug."),
        ("es", "Es unos 1,8 puntos peor que la mejor jugada."),
        ("fr", "C’est environ 1,8 points de moins que le meilleur coup."),
        ("ko", "가장 좋은 행동보다 약 1.8점 손해입니다."),
    ],
)
def test_a_decimal_that_was_sent_as_text_has_the_sign_of_the_language(
    locale: str, text: str
) -> None:
    assert Phrases(locale).text("puzzle-saved-about", loss="1.8") == text


def test_only_numbers_get_another_decimal_sign() -> None:
    phrases = Phrases("de")
    args = {"player": "Ada", "other": "Ben", "least": "0.25"}
    said = phrases.text("tiebreak-why-points", value="10", **args)
    assert said == "Ada liegt nach Punkten vor Ben: 10 zu 0,25."
    assert "1.2.3" in phrases.text("tiebreak-why-points", value="1.2.3", **args)
    assert "−0,5" in phrases.text("sim-longer", length="12.0", by="−0.5")


@pytest.mark.parametrize("locale", complete_locales())
def test_zero_has_no_sign(locale: str) -> None:
    say = Phrases(locale).text
    amounts = (
        say("trail-event-gold", name="A", amount=amount, cause="poison") for amount in (-2, 0, 3)
    )
    for expected, text in zip(("−2", "0", "+3"), amounts, strict=True):
        assert re.findall(r"[+−-]?\d", text) == [expected]


@pytest.mark.parametrize("locale", complete_locales())
def test_the_log_has_minus_signs(locale: str) -> None:
    match = arizona.new("knight", seed=7)
    while not match.over:
        match.play(match.state.legal()[0])
    log = "\n".join(text for _, text in log_sentences(match, Phrases(locale)))
    assert "−" in log and not re.search(r"(?<!\w)-\d", log)
