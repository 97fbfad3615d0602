"""Generates the English texts of condition cards and finds hand-written ones that differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arizona.engine.card_text import NUMBER_WORDS, TextMismatch, agrees
from arizona.games.rails.rules import conditions as effects
from arizona.games.rails.rules.sheet import SYMBOLS

UNCHANGED: Final = ("sheep", "wheat", "wood")
ONES: Final = ("cow", "sheep")
"""Goods of which a single one is “a leftover one”, not “a leftover piece”."""
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


def many(symbol: str) -> str:
    return symbol if symbol in UNCHANGED else f"{symbol}s"


def text_of(card: Mapping[str, Any]) -> str:
    """Return the text of a valid card."""
    symbols = [str(symbol) for symbol in card.get("symbols", ())]
    count, points = int(card.get("count", 0)), int(card.get("points", 0))
    plural = " and ".join(map(many, symbols))
    ending = f"{_points(points)} at the end of the game for"
    texts = {
        effects.CLOSED: f"You can’t pass or stop at {' or '.join(map(many, symbols))}.",
        effects.NO_STOP: f"You can pass {plural} but not stop at them.",
        effects.NUGGET: f"Each stop at a {' or '.join(symbols)} gives you a nugget.",
        effects.SECOND: (
            f"A {' or '.join(symbols)} also works as a station, before or after you deliver."
        ),
        effects.EXACTLY: (
            f"The first player to deliver exactly {count} {_counted(symbols, count)} "
            f"gets {_points(points)}."
        ),
        effects.PAIRS: (
            f"{plural[:1].upper()}{plural[1:]} score in pairs; a leftover "
            f"{'one' if all(symbol in ONES for symbol in symbols) else 'piece'} scores nothing."
        ),
        effects.STOPS: f"{ending} {_in_words(count)} or more stops at {plural}.",
        effects.MOST_STOPS: f"{ending} the most stops at {plural}.",
        effects.MOST_DELIVERED: f"{ending} delivering the most {plural}.",
        effects.MOST_NUGGETS: f"{ending} the most nuggets earned, used or not.",
    }
    return texts[card["effect"]]


def mismatches(tables: Mapping[str, Any]) -> list[TextMismatch]:
    """Return the cards of a valid pack whose text does not say what they do."""
    found: list[TextMismatch] = []
    for index, card in enumerate(tables.get("card", ())):
        means = text_of(card)
        if not agrees(card["text"], means, TERMS):
            found.append(TextMismatch("card", index, "text", card["text"], means))
    return found


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


def _counted(symbols: list[str], count: int) -> str:
    return " and ".join(symbols if count == 1 else map(many, symbols))


def _in_words(count: int) -> str:
    return NUMBER_WORDS[count - 1] if 1 <= count <= len(NUMBER_WORDS) else str(count)
