"""Tables of Trail's quick reference."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby

from arizona.engine.content import Content
from arizona.games.trail.rules.effect_language import KINDS
from arizona.games.trail.rules.effects.claims import (
    CLAIM_AMOUNT,
    CLAIM_KIND,
    CLAIM_WORDS,
    OBJECTIVE,
)
from arizona.games.trail.rules.scoring import growing, set_points
from arizona.games.trail.rules.tables import TrailContent
from arizona.messages import Phrases
from arizona.quick_reference import ReferenceTable

AMOUNT = re.compile(r"(\d+) ([a-z0-9]+)")
ROWS = (1, 2, 3, 4)
SECOND = 32
"""Added to a level for the price of a second boost."""
COUNTED = 5
"""Poison tokens and AZ Stars whose points are listed."""
SETS = (2, 3, 4)
"""Sizes of the sets of different terrains that score (T-12.5)."""


def tables(content: Content, phrases: Phrases) -> list[ReferenceTable]:
    """Return prices, the Ladder, claims, Grit and the final scoring."""
    assert isinstance(content, TrailContent)
    say = phrases.text
    return [
        ReferenceTable(say("trail-aid-prices"), _prices(content, phrases)),
        ReferenceTable(say("trail-web-ladder"), _ladder(content, phrases)),
        ReferenceTable(say("trail-aid-boosts"), _boosts(content, phrases)),
        ReferenceTable(say("trail-web-claims"), _claims(phrases)),
        ReferenceTable(say("trail-web-grit"), _grit(content, phrases)),
        ReferenceTable(say("trail-web-result-final"), _final(phrases)),
    ]


def _amounts(text: str, phrases: Phrases) -> str:
    found = [(int(count), kind) for count, kind in AMOUNT.findall(text)]
    parts = [phrases.text("trail-amount", kind=kind, amount=count) for count, kind in found]
    return ", ".join(parts) or phrases.text("trail-nothing")


def _prices(content: TrailContent, phrases: Phrases) -> list[list[str]]:
    say = phrases.text
    order = [
        [say("trail-web-order-about", place=place), _amounts(text, phrases)]
        for place, text in enumerate(content.order_texts, 1)
    ]
    rows = [
        [say("trail-aid-row", row=row, size=row + 1), _amounts(f"{row} turquoise", phrases)]
        for row in ROWS
    ]
    return [[say("trail-aid-what"), say("trail-aid-price")], *rows, *order]


def _ladder(content: TrailContent, phrases: Phrases) -> list[list[str]]:
    levels: dict[str, list[str]] = {}
    for level, text in enumerate(content.ladder_texts):
        if text:
            levels.setdefault(text, []).append(str(level))
    top = str(len(content.ladder_texts) - 1)
    rows = [[", ".join(at), _amounts(text, phrases)] for text, at in levels.items()]
    rows.append([top, " / ".join(_amounts(text, phrases) for text in content.top_texts)])
    return [[phrases.text("trail-aid-level"), phrases.text("trail-aid-gives")], *rows]


def _boosts(content: TrailContent, phrases: Phrases) -> list[list[str]]:
    levels = range(len(content.ladder_texts) - 1)
    prices = [
        (level, (content.boost_price[level], content.boost_price[SECOND + level]))
        for level in levels
    ]
    rows = []
    for (one, two), group in groupby(prices, key=lambda item: item[1]):
        at = [level for level, _ in group]
        rows.append([_span(at[0], at[-1]), f"{one} / {two}"])
    return [[phrases.text("trail-aid-from-level"), phrases.text("trail-aid-boost-prices")], *rows]


def _claims(phrases: Phrases) -> list[list[str]]:
    rows = [
        [
            _capital(phrases.text("trail-claim", claim=word, title="")),
            phrases.text("trail-amount", kind=KINDS[kind], amount=int(amount)),
        ]
        for word, kind, amount in zip(
            CLAIM_WORDS[:OBJECTIVE], CLAIM_KIND, CLAIM_AMOUNT, strict=False
        )
    ]
    return [[phrases.text("trail-aid-what"), phrases.text("trail-aid-gives")], *rows]


def _grit(content: TrailContent, phrases: Phrases) -> list[list[str]]:
    """Return how far each Grit moves the marker, as ranges of Grit."""
    places = list(content.grit_position)
    moves = [(grit, places[grit - 1] - places[grit]) for grit in range(1, len(places))]
    rows = []
    for spaces, group in groupby(moves, key=lambda item: item[1]):
        at = [grit for grit, _ in group]
        rows.append([_span(at[0], at[-1]), str(spaces)])
    return [[phrases.text("trail-aid-grit"), phrases.text("trail-aid-spaces")], *rows]


def _final(phrases: Phrases) -> list[list[str]]:
    def signed(numbers: Iterable[int]) -> str:
        return ", ".join(f"+{one}" if one > 0 else f"−{-one}" for one in numbers)

    steps = [int(growing(number)) for number in range(1, COUNTED + 1)]
    more = int(growing(COUNTED + 1)) - steps[-1]

    def endless(sign: int) -> str:
        points, gold = signed(sign * one for one in steps), signed([sign * more])
        return phrases.text("trail-aid-each-more", points=points, gold=gold)

    lines = {
        "open-spaces": signed([-1]),
        "poison": endless(-1),
        "cubes": signed([1]),
        "stars": endless(1),
        "sets": phrases.text("trail-aid-sets", **{f"of{size}": _set(size) for size in SETS}),
    }
    rows = [[phrases.text("trail-web-final", line=line), points] for line, points in lines.items()]
    return [[phrases.text("trail-aid-what"), phrases.text("trail-aid-gold")], *rows]


def _set(size: int) -> int:
    """Return the Gold for one card of each of this many terrains."""
    return int(set_points(sum(1 << 8 * terrain for terrain in range(size))))


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
