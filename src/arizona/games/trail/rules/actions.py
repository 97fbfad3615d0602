"""Action numbers of Trail: each integer has one fixed meaning.

Face-up components are identified by their slot or row rather than by card, which keeps the action
space small. The notation of an action names the component itself.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HIGHEST_PRICE: Final = 9
"""Maximum price in Turquoise; a pack with a higher one is rejected."""

DONE: Final = 0
"""Close a window, or continue without using another ability."""
DECLINE: Final = 1
"""Decline a Blossom, an antidote or a Spirit (T-8.10)."""
RETIRE: Final = 2
"""Take no more turns this week (T-4.3)."""
BOOST: Final = 3
"""Buy another level of the Ladder (T-9.1)."""
GATEWAY: Final = 4
"""Visit the face-up Gateway (T-6.5)."""
JACKALOPE: Final = 5
"""Use the Jackalope's extra action (T-9.8)."""
WITH: Final = 6
"""+ 0 for the Adventure Marker, 1 for the Lost Dutchman: the marker that acts."""
ORDER: Final = WITH + 2
"""+ place: choose this place in next week's turn order (T-6.1)."""
WALK: Final = ORDER + 4
"""+ slot: walk the face-up Passage there (T-6.2)."""
CARD: Final = WALK + 4
"""+ 4 × kind + row: take the Flora (kind 0) or Fauna (kind 1) card of the row (T-6.3)."""
PIECE: Final = CARD + 8
"""+ 8 × kind + 2 × row + 0 or 1: take a face-up polyomino (T-6.3)."""
ARROW: Final = PIECE + 16
"""+ 4 × set + position: move the arrow tracker (T-3.2, T-6.4)."""
GILA: Final = ARROW + 12
"""+ 4 × group + slot or row: place the Gila Monster (T-3.4)."""
CLAIM: Final = GILA + 20
"""+ claim, in the order of ``claims.CLAIM_WORDS`` (T-10)."""
CLAIMS: Final = 15
USE: Final = CLAIM + CLAIMS
"""+ Fauna card: use its ability (T-8.2)."""
OPTION: Final = USE + 32
"""+ option: choose this branch of an effect."""
OPTIONS: Final = 6
CUBE: Final = OPTION + OPTIONS
"""+ 2 × cube + 0 for left, 1 for right: use the Spirit (T-9.7)."""
SPIRIT: Final = CUBE + 6
"""+ Spirit: choose this Spirit (T-9.7)."""
WEATHER: Final = SPIRIT + 4
"""+ 0 or 1: resolve the first or the second card drawn (T-9.3)."""
RESOURCE: Final = WEATHER + 2
"""+ 0 for Supplies, 1 for Health, 2 for Water: the resource to gain or to pay."""
ADVANCE: Final = RESOURCE + 3
"""+ terrain: take a free advance on this track (T-7.4)."""
PLACE: Final = ADVANCE + 4
"""+ space: place the piece with the leftmost space of its top row here (T-8.5)."""
ANTIDOTE: Final = PLACE + 36
"""+ Poison token: return it (T-8.3)."""
PAY: Final = ANTIDOTE + 12
"""+ payment: an index into ``WAYS`` (T-5.1)."""


def _all_payments() -> list[tuple[int, int, int]]:
    most = HIGHEST_PRICE + 2
    return [
        (turquoise, copper, silver)
        for silver in range(most // 3 + 1)
        for copper in range((most - 3 * silver) // 2 + 1)
        for turquoise in range(most - 3 * silver - 2 * copper + 1)
    ]


PAYMENTS: Final = _all_payments()
"""Every (Turquoise, Copper, Silver) that can be a payment without a superfluous coin."""
PAYMENT_COINS: Final = vec[i64]([t | c << 8 | s << 16 for t, c, s in PAYMENTS])
"""The coins of each payment, one byte each, in the layout of ``Player.stock``."""


def _payments_of(price: int) -> list[int]:
    """Return the payments that cover the price and would not cover it with any one coin removed."""
    found: list[tuple[int, int]] = []
    for way, (turquoise, copper, silver) in enumerate(PAYMENTS):
        spent = turquoise + 2 * copper + 3 * silver
        smallest = 1 if turquoise else 2 if copper else 3
        if price <= spent < price + smallest:
            found.append((spent * 100 + silver * 10 + copper, way))
    return [way for _, way in sorted(found)]


_PRICES: Final = [_payments_of(price) for price in range(HIGHEST_PRICE + 1)]
PRICE_PAYMENTS: Final = vec[i64]([way for ways in _PRICES for way in ways])
"""The payments for each price; exact payments and those with the fewest high coins come first."""
PRICE_START: Final = vec[i64]([sum(map(len, _PRICES[:price])) for price in range(len(_PRICES) + 1)])
"""Index of each price's first payment in ``PRICE_WAYS``; its payments end at the next index."""

# Chance events.
START: Final = PAY + len(PAYMENTS)
"""+ seat: the starting player (T-1.9)."""
OPEN_PASSAGE: Final = START + 4
OPEN_CARD: Final = OPEN_PASSAGE + 72
"""+ 32 × kind + card."""
OPEN_PIECE: Final = OPEN_CARD + 64
"""+ 32 × kind + piece."""
OPEN_STATE48: Final = OPEN_PIECE + 64
OPEN_GATEWAY: Final = OPEN_STATE48 + 12
BLOSSOM: Final = OPEN_GATEWAY + 29
"""+ space of a track: the number revealed on a Blossom (T-1.7)."""
POISON: Final = BLOSSOM + 13
"""+ token (T-5.4)."""
DRAW: Final = POISON + 12
"""+ Weather card (T-9.3)."""
NUM_ACTIONS: Final = DRAW + 25

# Chance events of packs with more components than the base game.
MAX_PASSAGES: Final = 120
"""Maximum number of Passage cards in a pack, and (below) of other cards."""
MAX_STATE48: Final = 36
MAX_GATEWAYS: Final = 60
MAX_WEATHER: Final = 60
MANY_PASSAGES: Final = NUM_ACTIONS
"""+ Passage: as ``OPEN_PASSAGE``, in packs with more of them, and (below) as the others."""
MANY_STATE48: Final = MANY_PASSAGES + MAX_PASSAGES
MANY_GATEWAYS: Final = MANY_STATE48 + MAX_STATE48
MANY_WEATHER: Final = MANY_GATEWAYS + MAX_GATEWAYS
MANY_ACTIONS: Final = MANY_WEATHER + MAX_WEATHER
"""Number of actions in packs with more components than the base game."""

LONGEST_GAME: Final = 6000
"""Upper bound: eight weeks of at most 22 turns (16 markers, 6 Dutchmen), 30 answers or so each."""

STRETCHES: Final = (
    (DONE, "close a window, or continue without another ability"),
    (DECLINE, "leave a Blossom, an antidote or a Spirit"),
    (RETIRE, "no more turns this week"),
    (BOOST, "buy one more level of the Ladder"),
    (GATEWAY, "visit the open Gateway"),
    (JACKALOPE, "use the Jackalope's extra action"),
    (WITH, "do it with the Adventure Marker, with the Lost Dutchman"),
    (ORDER, "choose this place in next week's turn order"),
    (WALK, "walk the Passage in this slot"),
    (CARD, "take the card of a row: four Flora, then four Fauna"),
    (PIECE, "take a piece: 8 × kind + 2 × row + which of the two"),
    (ARROW, "move the arrow tracker: 4 × set + position"),
    (GILA, "set the Gila Monster: 4 × group + slot or row"),
    (CLAIM, "make this claim"),
    (USE, "use this Fauna card"),
    (OPTION, "this branch of an effect"),
    (CUBE, "use the Spirit: 2 × cube + side"),
    (SPIRIT, "choose this Spirit"),
    (WEATHER, "carry out the first, the second Weather card drawn"),
    (RESOURCE, "Supplies, Health or Water"),
    (ADVANCE, "a free advance on this Terrain Track"),
    (PLACE, "lay the piece with the leftmost space of its top row here"),
    (ANTIDOTE, "give back this Poison token"),
    (PAY, "pay in this way: `actions.WAYS` lists Turquoise, Copper, Silver"),
    (START, "chance makes this seat the start player"),
    (OPEN_PASSAGE, "chance opens this Passage"),
    (OPEN_CARD, "chance opens this card: 32 × kind + card"),
    (OPEN_PIECE, "chance opens this piece: 32 × kind + piece"),
    (OPEN_STATE48, "chance opens this State 48 card"),
    (OPEN_GATEWAY, "chance opens this Gateway"),
    (BLOSSOM, "chance turns up this number of a Blossom"),
    (POISON, "chance draws this Poison token"),
    (DRAW, "chance draws this Weather card"),
)
"""First action and meaning of each range, for the spec card; chance events come last."""
