"""Every message exists in every language and is complete with any arguments."""

from __future__ import annotations

import re
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    MessageReference,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import arizona
from arizona.cli.help_texts import words_of
from arizona.cli.main import command_texts
from arizona.engine.content import available, load
from arizona.lab.report.naming import subject_name
from arizona.messages import (
    DEFAULT_LOCALE,
    FOLDER,
    Phrases,
    babel_name,
    complete_locales,
    files,
    locales,
    words_file,
)
from arizona.rulebook import RULE_ITEM, games_with_rules, rules_file, rules_page
from arizona.translation.fluent_text import syntax

OTHERS = [locale for locale in complete_locales() if locale != DEFAULT_LOCALE]
"""Drafts may lack texts; ``test_checks.py`` checks what they have."""
NAMES = ("Ada", "Ben", "민수", "영준", "José", "X 7")
NUMBERS = (0, 1, 2, 5)
WORD = re.compile(r"[^\W\d_]{2}")
LEFT = re.compile(r"[{}]|\$[a-z]|은\(는\)|\bundefined\b")
PLURALS = {"zero", "one", "two", "few", "many"}
PARTICLE = re.compile(r"(?<!\" )\}(?:[은는이가을를와과]|[와과]의|으로|로)(?![가-힣])")
KINDS = ("gives", "pays", "pay", "lose", "give", "gain")
MAX_VARIANTS = 100
FRENCH_PAIRS = (
    "Paires (Les vaches et les moutons comptent par paires\u202f; "
    "une unité isolée ne rapporte rien)"
)


class Asked(Visitor):
    """The variables of a message with their selector values, and the messages it references."""

    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, VariableReference):
            keys = self.variables.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, Identifier) else key.value)


@cache
def messages(locale: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for path in files(locale):
        body = syntax(path.read_text("utf-8")).body
        assert [entry for entry in body if isinstance(entry, Junk)] == [], path
        found.update({one.id.name: one for one in body if isinstance(one, Message)})
    return found


@cache
def asked(id: str, locale: str) -> Asked:
    """Return what a message needs, including the messages it references."""
    found = Asked()
    waiting, seen = [id], {id}
    while waiting:
        message = messages(locale).get(waiting.pop()) or messages(DEFAULT_LOCALE).get(id)
        if message is not None:
            found.visit(message)
        waiting += found.messages - seen
        seen |= found.messages
    return found


def told(message: Message) -> bool:
    """Check whether a text contains words. `Z` and `← →` are the same in all languages."""
    text = FluentSerializer().serialize_entry(message).partition("=")[2]
    return WORD.search(re.sub(r"\{[^{}]*\}", "", text)) is not None


def same_everywhere(id: str) -> bool:
    return not told(messages(DEFAULT_LOCALE)[id])


def variants(id: str, locale: str) -> list[dict[str, str | int]]:
    """Return arguments that select each variant of a message, with all kinds of names and numbers.

    All lists have the length of the longest; shorter ones repeat at different rates.
    """
    given: dict[str, list[str | int]] = {}
    found = asked(id, locale)
    english = asked(id, DEFAULT_LOCALE).variables
    for name, own in {**english, **found.variables}.items():
        keys = own | english.get(name, set())
        words = [key for key in keys if not key.isdigit() and key not in ("one", "other")]
        if words:
            given[name] = [*sorted(words)]
            if keys - set(words):
                given[name] += [*NUMBERS]
        elif keys:
            given[name] = [*NUMBERS]
        elif name in KINDS:
            given[name] = ["1 copper, 2 gold", "–", "2 canyon"]
        elif name in ("name", "names", "other", "title", "tile"):
            given[name] = [*NAMES]
        else:
            given[name] = [*NUMBERS] if name in ("amount", "miles", "points") else ["7", 1, 2, 5]
    longest = max([len(values) for values in given.values()], default=1)
    rows = min(MAX_VARIANTS, longest * (3 if len(given) > 1 else 1))
    return [
        {
            name: values[(row + row // longest * step) % len(values)]
            for step, (name, values) in enumerate(sorted(given.items()))
        }
        for row in range(rows)
    ]


@pytest.mark.parametrize("locale", locales())
def test_every_message_is_complete_with_any_arguments(locale: str) -> None:
    phrases = Phrases(locale)
    broken = []
    for id in messages(DEFAULT_LOCALE):
        for args in variants(id, locale):
            text = phrases.text(id, **args)
            if LEFT.search(text) or (not text.strip() and id != "trail-label-option"):
                broken.append((id, args, text))
    assert broken == []


@pytest.mark.parametrize("locale", OTHERS)
def test_no_message_asks_for_more_than_it_is_given(locale: str) -> None:
    for id in messages(locale):
        if id in messages(DEFAULT_LOCALE):
            wanted = set(asked(id, locale).variables) - set(asked(id, DEFAULT_LOCALE).variables)
            assert wanted == set(), id


@pytest.mark.parametrize("locale", locales())
def test_no_message_has_a_plural_form_that_its_language_lacks(locale: str) -> None:
    """Korean has no singular form, so `[one]` would never be used."""
    lacking = PLURALS - set(Locale.parse(babel_name(locale)).plural_form.tags)
    never = {id: asked(id, locale).variables.values() for id in messages(locale)}
    assert [id for id, keys in never.items() if any(lacking & some for some in keys)] == []


def test_no_particle_follows_a_variable() -> None:
    text = FluentSerializer()
    result = {id: text.serialize_entry(message) for id, message in messages("ko").items()}
    assert [id for id, answer in result.items() if PARTICLE.search(answer)] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_no_message_is_missing_and_none_is_left_over(locale: str) -> None:
    ids = messages(DEFAULT_LOCALE).keys() - messages(locale).keys()
    missing = {id for id in ids if not same_everywhere(id)}
    assert sorted(missing) == []
    assert sorted(messages(locale).keys() - messages(DEFAULT_LOCALE).keys()) == []


@pytest.mark.parametrize("locale", OTHERS)
def test_every_file_has_the_same_path_as_the_english_one(locale: str) -> None:
    names = {path.name for path in (FOLDER / DEFAULT_LOCALE).glob("*.ftl")}
    assert {path.name for path in (FOLDER / locale).glob("*.ftl")} == names
    for game in arizona.game_names():
        if words_file(game, DEFAULT_LOCALE).is_file():
            assert words_file(game, locale).is_file()


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("game", games_with_rules())
def test_a_rules_page_has_the_same_rules_and_pictures(game: str, locale: str) -> None:
    assert rules_file(game, locale).is_file()
    english, other = rules_page(game), rules_page(game, locale)
    assert RULE_ITEM.findall(other) == RULE_ITEM.findall(english)
    pictures = re.compile(r"pictures/([\w-]+)")
    assert pictures.findall(other) == pictures.findall(english)
    headings = re.compile(r"^#+ ", re.MULTILINE)
    assert headings.findall(other) == headings.findall(english)
    ids = re.compile(r"\b[KRT]-\d+\.\d+\b")
    assert sorted(set(ids.findall(other))) == sorted(set(ids.findall(english)))


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize(
    ("game", "pack"),
    [(game, pack) for game in games_with_rules() for pack in sorted(available(game))],
)
def test_built_in_packs_are_translated_into_every_language(
    game: str, pack: str, locale: str
) -> None:
    content = load(arizona.get_game(game), pack)
    assert content.untranslated(locale) == []
    assert content.unused_translations(locale) == []


@pytest.mark.parametrize("locale", OTHERS)
def test_the_help_of_commands_is_translated_into_every_language(locale: str) -> None:
    wanted = {*command_texts()}
    result = words_of(locale)
    where = f"src/arizona/messages/{locale}/commands.toml"
    assert sorted(wanted - result.keys()) == [], f"missing in {where}"
    assert sorted(result.keys() - wanted) == [], f"left over in {where}"
    for english, words in result.items():
        assert re.findall(r"`[^`]+`|--[a-z-]+", words) == re.findall(r"`[^`]+`|--[a-z-]+", english)


@pytest.mark.parametrize(
    ("locale", "names"),
    [
        (
            "es",
            [
                "Granjero",
                "Parejas (Solo puntúan las parejas de vacas y de ovejas; "
                "un animal suelto no puntúa)",
                "Vaca",
            ],
        ),
        ("fr", ["Fermière", FRENCH_PAIRS, "Vache"]),
        (
            "de",
            [
                "Farmerin",
                "Paare (Kühe und Schafe zählen nur paarweise; ein überzähliges Tier bringt nichts)",
                "Kuh",
            ],
        ),
        (
            "ko",
            [
                "농부",
                "짝 (소와 양은 둘씩 짝을 이루어야 점수가 됩니다. 남는 하나는 점수가 없습니다)",
                "소",
            ],
        ),
    ],
)
def test_a_report_calls_things_by_their_names(locale: str, names: list[str]) -> None:
    subjects = [
        ("card", "Farmer"),
        ("card", "Pairs: Cows and sheep score in pairs; a leftover one scores nothing."),
        ("good", "Cow"),
    ]
    phrases = Phrases(locale)
    assert [subject_name(phrases, kind, title, "rails") for kind, title in subjects] == names


@pytest.mark.parametrize(("locale", "name"), [("en", "Buckskin Mountain 2"), ("ko", "벅스킨산 2")])
def test_a_report_numbers_the_copies_of_a_passage(locale: str, name: str) -> None:
    assert subject_name(Phrases(locale), "passage", "Buckskin Mountain 2", "trail") == name
