"""A hundred generated card texts are read back in every language.

The cards of the default pack get other numbers and kinds. The text of each card is generated from
its effect; the amounts in it must be those of the effect, in English and in all translations.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import arizona
from arizona.engine.content import load
from arizona.games.trail.content import card_texts
from arizona.messages import complete_locales, formatter
from tests.trail.test_card_texts import changed

WANTED = 100
DIGITS = re.compile(r"\d+")
AMOUNT = re.compile(r"(\d+) ([a-z]+)")
LIMIT = re.compile(r"(\d+) (\w+ per \d+ \S+) max (\d+)")


def effects() -> list[tuple[str, str]]:
    """Return changed effects of Fauna, with their moment, and of Weather, without one."""
    tables: dict[str, Any] = dict(load(arizona.get_game("trail"), "default").tables)
    found: list[tuple[str, str]] = []
    for card in tables["fauna"]:
        found += [(str(card["moment"]), effect) for effect in changed(str(card["effect"]))]
    for card in tables["weather"]:
        found += [("", effect) for effect in changed(str(card["two"]))]
    return list(dict.fromkeys(found))


def text_of(moment: str, effect: str, language: str) -> str:
    say = formatter(language)
    if moment:
        return card_texts.fauna_text(moment, effect, say)
    return card_texts.weather_text(effect, say)


def numbers(text: str) -> Counter[str]:
    return Counter(DIGITS.findall(text))


def amounts(effect: str) -> Counter[str]:
    """Return the numbers of an effect; a limit counts what can be gained at most."""
    return numbers(LIMIT.sub(lambda found: f"{found[1]} {found[2]} {_most(found)}", effect))


def _most(found: re.Match[str]) -> int:
    return int(found[1]) * int(found[3])


@pytest.mark.parametrize("language", complete_locales())
def test_the_amounts_of_generated_texts_are_those_of_the_effect(language: str) -> None:
    read = 0
    for moment, effect in effects():
        try:
            english = text_of(moment, effect, "en")
        except ValueError:
            continue  # not a valid effect
        stated = numbers(english)
        # English may write a single thing without a number.
        assert not stated - amounts(effect), (effect, english)
        missing = amounts(effect) - stated
        assert set(missing) <= {"1"} or not moment, (effect, english)
        text = text_of(moment, effect, language)
        said = numbers(text)
        assert set(said - stated) <= {"1"}, (english, text)
        assert set(stated - said) <= {"1"}, (english, text)
        if language != "en":
            assert text != english, "not translated"
        read += 1
    assert read >= WANTED


@pytest.mark.parametrize("language", complete_locales())
def test_another_amount_or_kind_gives_another_text(language: str) -> None:
    texts: dict[str, set[tuple[str, ...]]] = {}
    for moment, effect in effects():
        try:
            text = text_of(moment, effect, language)
        except ValueError:
            continue
        amounts = tuple(f"{amount} {kind}" for amount, kind in AMOUNT.findall(effect))
        texts.setdefault(f"{moment} {text}", set()).add(amounts)
    assert len(texts) >= WANTED
    assert {text: found for text, found in texts.items() if len(found) > 1} == {}
