"""Texts of Trail cards: generated from the effects, and compared with the hand-written ones."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import arizona
from arizona.engine.card_text import CardText
from arizona.engine.content import load
from arizona.games.trail.content import card_texts
from arizona.games.trail.rules.counter_names import COUNTERS
from arizona.games.trail.rules.effect_language import KINDS
from arizona.messages import complete_locales, formatter

STOCK = KINDS[:8]
ENGLISH = formatter("en")
OTHERS = [locale for locale in complete_locales() if locale != "en"]


def mismatches(tables: dict[str, Any]) -> list[CardText]:
    return arizona.get_game("trail").text_mismatches(tables, ENGLISH)


def fauna_text(moment: str, effect: str) -> str:
    return card_texts.fauna_text(moment, effect, ENGLISH)


def weather_text(effect: str) -> str:
    return card_texts.weather_text(effect, ENGLISH)


def objective_text(counter: str, want: str) -> str:
    return card_texts.objective_text(counter, want, ENGLISH)


@pytest.fixture
def tables() -> dict[str, Any]:
    return copy.deepcopy(dict(load(arizona.get_game("trail"), "default").tables))


def test_the_texts_of_the_default_pack_say_what_the_cards_do(tables: dict[str, Any]) -> None:
    assert mismatches(tables) == []


def changed(effect: str) -> list[str]:
    """Return an effect with each number raised and each kind of stock replaced, one at a time."""
    words = effect.split(" ")
    out: list[str] = []
    for at, word in enumerate(words):
        bare = word.rstrip(",;:")
        if bare.isdigit():
            other = str(int(bare) + 1)
        elif bare in STOCK and at and words[at - 1].isdigit():
            other = next(kind for kind in STOCK if kind not in effect)
        else:
            continue
        out.append(" ".join([*words[:at], word.replace(bare, other), *words[at + 1 :]]))
    return out


def test_every_changed_fauna_effect_is_noticed(tables: dict[str, Any]) -> None:
    tried = 0
    for index, card in enumerate(tables["fauna"]):
        for effect in changed(card["effect"]):
            try:
                means = fauna_text(card["moment"], effect)
            except ValueError:
                continue  # not a valid effect
            cards = [{**card, "effect": effect}]
            found = mismatches({"fauna": cards})
            assert [one.means for one in found] == [means], (index, effect, card["text"])
            assert mismatches({"fauna": [{**cards[0], "text": means}]}) == []
            tried += 1
    assert tried > 50


def test_every_changed_weather_effect_is_noticed(tables: dict[str, Any]) -> None:
    tried = 0
    for card in tables["weather"]:
        for effect in changed(card["two"]):
            try:
                means = weather_text(effect)
            except ValueError:
                continue
            found = mismatches({"weather": [{**card, "two": effect}]})
            assert [(one.field, one.means) for one in found] == [("says #1", means)], effect
            tried += 1
    assert tried > 50


@pytest.mark.parametrize(
    ("moment", "effect", "said"),
    [
        (
            "after fauna",
            "gain 1 turquoise, 2 gold",
            "After taking a Flora card: 1 Turquoise, 2 Gold",
        ),
        ("turn", "exchange 1 resource for 3 turquoise", "Exchange any 1 resource for 2 Turquoise"),
        ("turn", "gain 3 water, 2 gold", "2 Water, 3 Gold"),
        ("turn", "pay 1 copper and gain 2 gold", "2 Gold"),
    ],
)
def test_moments_costs_and_swapped_numbers_are_noticed(moment: str, effect: str, said: str) -> None:
    card = {"moment": moment, "effect": effect, "text": said}
    assert len(mismatches({"fauna": [card]})) == 1


def test_authors_may_phrase_a_text_their_own_way() -> None:
    card = {"moment": "turn", "effect": "exchange 1 resource for 2 turquoise"}
    same = "On your turn, exchange one resource of your choice for two Turquoise."
    assert mismatches({"fauna": [{**card, "text": same}]}) == []
    more = "Exchange any 1 resource for 2 Turquoise; the boost is free"
    assert len(mismatches({"fauna": [{**card, "text": more}]})) == 1


def test_a_limit_is_stated_as_the_most_that_can_be_gained() -> None:
    capped = "gain 2 gold per 1 stars max 3"  # at most three times
    assert fauna_text("turn", capped) == "2 Gold for each AZ Star, up to 6"
    assert weather_text(f"each: {capped}") == "Everyone gains 2 Gold for each AZ Star, up to 6."


def test_every_objective_has_a_text() -> None:
    texts = {
        (counter, want): objective_text(counter, want)
        for counter in COUNTERS
        for want in (">= 3", "<= 3", "most", "fewest")
    }
    assert len(set(texts.values())) == len(texts), "two objectives would read the same"
    row = {"text": "Desert 7", "count": "desert-level", "want": ">= 8"}
    found = mismatches({"card": [{"row": [row]}]})
    assert [(one.field, one.means) for one in found] == [("row #1.text", "Desert 8")]


def test_exchanges_and_antidotes_of_weather_are_named() -> None:
    assert weather_text("each: exchange 1 resource for 2 gold") == (
        "Everyone exchanges any 1 resource for 2 Gold."
    )
    assert weather_text("drawer: gain 2 antidote") == "Whoever draws this returns 2 Poison tokens."


@pytest.mark.parametrize("language", OTHERS)
def test_every_effect_has_its_own_text_in_every_language(language: str) -> None:
    say = formatter(language)
    wants = (">= 3", "<= 3", "most", "fewest")
    goals = {card_texts.objective_text(one, want, say) for one in COUNTERS for want in wants}
    assert len(goals) == len(COUNTERS) * len(wants), "two objectives would read the same"
    whose = [
        f"{one} {want}" if want[1] == "=" else f"{want} {one}" for one in COUNTERS for want in wants
    ]
    texts = {card_texts.weather_text(f"{who}: gain 1 gold", say) for who in whose}
    assert len(texts) == len(whose)
    prices = ["discount 2 on row", "discount 2 on flora", "discount 2 on fauna", "enter row"]
    assert len({card_texts.fauna_text("row", price, say) for price in prices}) == len(prices)


def test_a_gain_before_a_loss_is_stated_before_it() -> None:
    # A loss stops at 0 and missing resources are Poison, so the order matters.
    assert fauna_text("turn", "gain 2 water and pay 1 water") == "Get 2 Water; pay 1 Water"
    assert fauna_text("turn", "pay 1 water and gain 2 water") == "Pay 1 Water; get 2 Water"
    first = weather_text("each: gain 3 gold and lose 2 gold")
    assert first == "Everyone gains 3 Gold and loses 2 Gold."
    second = weather_text("each: lose 2 gold and gain 3 gold")
    assert second == "Everyone loses 2 Gold and gains 3 Gold."


def test_the_worst_highest_track_is_not_the_worst_track() -> None:
    assert objective_text("highest-level", "fewest") == "Worst highest track"
    assert objective_text("lowest-level", "fewest") == "Worst lowest track"
    for locale in OTHERS:
        say = formatter(locale)
        assert card_texts.objective_text("highest-level", "fewest", say) != (
            card_texts.objective_text("lowest-level", "fewest", say)
        )
