"""Texts of condition cards: generated from the effects, and compared with the hand-written ones."""

from __future__ import annotations

from typing import Any

import arizona
from arizona.engine.card_text import CardText
from arizona.engine.content import load
from arizona.games.rails.content import card_texts
from arizona.messages import formatter

ENGLISH = formatter("en")


def text_of(card: dict[str, Any]) -> str:
    return card_texts.text_of(card, ENGLISH)


def mismatches(tables: dict[str, Any]) -> list[CardText]:
    return arizona.get_game("rails").text_mismatches(tables, ENGLISH)


def cards() -> list[dict[str, Any]]:
    found: Any = load(arizona.get_game("rails"), "default").tables["card"]
    return list(found)


def test_the_default_texts_are_exactly_the_generated_ones() -> None:
    assert [card["text"] for card in cards()] == [text_of(card) for card in cards()]


def test_changed_points_counts_and_symbols_are_noticed() -> None:
    for card in cards():
        changes: list[dict[str, Any]] = [
            {field: card[field] + 20} for field in ("points", "count") if card.get(field)
        ]
        if card.get("symbols"):
            other = "wheat" if "wheat" not in card["symbols"] else "cow"
            changes.append({"symbols": [other, *card["symbols"][1:]]})
        for change in changes:
            changed = {**card, **change}
            found = mismatches({"card": [changed]})
            assert [one.means for one in found] == [text_of(changed)], change
            assert mismatches({"card": [{**changed, "text": text_of(changed)}]}) == []
