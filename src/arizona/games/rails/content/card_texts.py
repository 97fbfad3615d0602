"""Generates the texts of condition cards from their effects, in any language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arizona.engine.card_text import CardText, Say, capitalized, join
from arizona.games.rails.rules import conditions as effects
from arizona.games.rails.rules.sheet import SYMBOLS

ANIMALS: Final = ("cow", "sheep")
FORMS: Final = {
    effects.NUGGET: "stop",
    effects.SECOND: "one",
    effects.PAIRS: "pairs",
    effects.STOPS: "stops",
    effects.MAX_STOPS: "stops",
    effects.MAX_DELIVERED: "goods",
}
"""How each effect names its symbols; the others name them as ``pass``."""
JOINS: Final = {effects.NO_STOP: "rails-card-and", effects.PAIRS: "rails-card-pair"}
TERMS: Final = {
    **{symbol: symbol for symbol in SYMBOLS},
    "nugget": "nuggets?",
    "most": "most",
    "exactly": "exactly",
    "first": "first",
    "more": "or more",
    "pairs": "pairs?",
    "end": "end of the game",
    "stop": "stops?",
    "pass": "pass",
    "deliver": "deliver",
    "not": "can’t|cannot|can't|not|nothing",
}
"""The English terms of card texts."""


def text_of(card: Mapping[str, Any], say: Say) -> str:
    """Return the text of a valid card."""
    effect = str(card["effect"])
    symbols = [str(symbol) for symbol in card.get("symbols", ())]
    count = int(card.get("count", 0))
    form = FORMS.get(effect, "pass")
    named = [say("rails-card-symbol", form=form, symbol=symbol) for symbol in symbols]
    text = say(
        "rails-card-text",
        effect=effect,
        symbols=join(named, say, JOINS.get(effect, "rails-card-or")) if named else "",
        count=count,
        number=say("content-number", count=count),
        kind=symbols[0] if symbols else "",
        points=int(card.get("points", 0)),
        alone=symbols[0] if len(symbols) == 1 else "",
        left="animals" if all(symbol in ANIMALS for symbol in symbols) else "goods",
    )
    return capitalized(text)


def card_texts(tables: Mapping[str, Any], say: Say) -> list[CardText]:
    """Return the texts of a valid pack's cards and what they should say."""
    return [
        CardText("card", index, "text", card["text"], text_of(card, say))
        for index, card in enumerate(tables.get("card", ()))
    ]


def card_names(say: Say) -> dict[str, list[str]]:
    """Return the forms of each symbol's name."""
    forms = ("pass", "stop", "stops", "one", "goods", "pairs")
    return {
        symbol: [
            say("rails-symbol", symbol=symbol),
            *[say("rails-card-symbol", form=form, symbol=symbol) for form in forms],
        ]
        for symbol in SYMBOLS
    }
