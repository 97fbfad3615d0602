"""Translations of card texts: they say what the cards do, or are generated from the effects."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import arizona
from arizona.engine.content import Content, available, check_pack, load
from arizona.engine.schema import PackData
from arizona.messages import Phrases, complete_locales, content_words, formatter
from arizona.messages.card_translations import language_of, wrong_translations

OTHERS = [locale for locale in complete_locales() if locale != "en"]
PACKS = [(game, pack) for game in ("rails", "trail") for pack in available(game)]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("game", "pack"), PACKS)
def test_translations_of_included_packs_say_what_the_cards_do(
    game: str, pack: str, language: str
) -> None:
    content = load(arizona.get_game(game), pack)
    say = formatter(language)
    assert len(arizona.get_game(game).card_texts(content.tables, say)) > 10
    assert wrong_translations(content, content.words[language], say) == []


def changed_pack(game: str, change: Any) -> Content:
    """Return the default pack with another name, after a change to its tables."""
    default = load(arizona.get_game(game), "default")
    pack = PackData("pack")
    pack.tables.update(copy.deepcopy(default.tables))
    pack.words.update({language: dict(words) for language, words in default.words.items()})
    tables: Any = pack.tables
    tables["pack"]["name"] = "mine"
    change(tables)
    return check_pack(arizona.get_game(game), pack)


def card(tables: Any, name: str) -> Any:
    return next(one for one in tables["card"] if one["name"] == name)


TOURIST = {
    "es": "25 puntos al final de la partida para quien haga más paradas en pueblos.",
    "ko": "마을에 가장 많이 정차하면 게임 종료 시 25점.",
    "fr": "25 points en fin de partie pour le plus d’arrêts dans des villes.",
    "de": "25 Punkte am Spielende für die meisten Halte in Städten.",
}


@pytest.mark.parametrize("language", OTHERS)
def test_the_text_of_a_changed_card_is_generated(language: str) -> None:
    new = "25 points at the end of the game for the most stops at towns."

    def change(tables: Any) -> None:
        card(tables, "tourist").update(points=25, text=new)

    content = changed_pack("rails", change)
    assert Phrases(language, content).named(new) == TOURIST[language]
    assert new in content.untranslated(language)


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_of_a_text_whose_effect_changed_is_replaced(language: str) -> None:
    """The author changes the points but not the text, so its translation is wrong as well."""

    def change(tables: Any) -> None:
        card(tables, "tourist").update(points=25)

    content = changed_pack("rails", change)
    old = card(content.tables, "tourist")["text"]
    assert content_words(content, language)[old] == TOURIST[language]
    same = card(content.tables, "miner")["text"]
    assert content_words(content, language)[same] == content.words[language][same]


@pytest.mark.parametrize("language", OTHERS)
def test_other_numbers_and_kinds_are_noticed(language: str) -> None:
    trail, say = arizona.get_game("trail"), formatter(language)
    facts = language_of(trail, say)

    def text(effect: str) -> str:
        tables = {"fauna": [{"moment": "turn", "effect": effect, "text": ""}]}
        return trail.card_texts(tables, say)[0].means

    means = text("gain 2 water, 3 gold")
    assert facts.agrees(means, means)
    for other in ("3 water, 2 gold", "2 water, 3 silver", "2 water, 4 gold", "2 water", "2 desert"):
        assert not facts.agrees(text(f"gain {other}"), means), other
