"""Condition cards: data that one interpreter applies (R-9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from arizona.games.rails.rules.sheet import STATION_SYMBOL, PathMasks, Sheet

CLOSED: Final = "closed"
NO_STOP: Final = "no-stop"
NUGGET: Final = "nugget"
SECOND: Final = "second"
EXACTLY: Final = "exactly"
PAIRS: Final = "pairs"
STOPS: Final = "stops"
MAX_STOPS: Final = "most-stops"
MAX_DELIVERED: Final = "most-delivered"
MAX_NUGGETS: Final = "most-nuggets"

EFFECTS: Final = {
    CLOSED: "these symbols can be neither passed nor stopped at",
    NO_STOP: "these symbols can be passed, not stopped at",
    NUGGET: "a nugget at every stop at these symbols",
    SECOND: "these symbols work as stations too",
    EXACTLY: "points for the first to deliver exactly `count` of the good",
    PAIRS: "an odd piece of these goods does not score",
    STOPS: "points at the end for everyone with `count` stops or more at the symbol",
    MAX_STOPS: "points at the end for the most stops at the symbol",
    MAX_DELIVERED: "points at the end for the most pieces of the good delivered",
    MAX_NUGGETS: "points at the end for the most nuggets got",
}
"""Effects that cards of a pack can have."""

FINAL: Final = (STOPS, MAX_STOPS, MAX_DELIVERED, MAX_NUGGETS)
"""Effects of the final scoring; the others apply during the game."""
OF_GOODS: Final = (EXACTLY, PAIRS, MAX_DELIVERED)
WITH_COUNT: Final = (EXACTLY, STOPS)
WITH_POINTS: Final = (EXACTLY, STOPS, MAX_STOPS, MAX_DELIVERED, MAX_NUGGETS)
SINGLE: Final = (EXACTLY, STOPS, MAX_STOPS, MAX_DELIVERED)
"""Effects that refer to exactly one symbol."""


@final
class Card:
    """A condition card."""

    def __init__(
        self,
        name: str,
        title: str,
        text: str,
        rule: str,
        effect: str,
        symbols: list[int],
        count: int,
        points: int,
        clashes: list[str],
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.text: Final = text
        self.rule: Final = rule
        self.effect: Final = effect
        self.symbols: Final = symbols
        self.count: Final = count
        self.points: Final = points
        self.clashes: Final = clashes
        """Cards that make this one ineffective, or that it makes ineffective (R-2.2)."""
        self.final: Final = effect in FINAL
        # Precomputed, because every random game ends with these tests and comparing text is slow.
        self.for_nuggets: Final = effect == MAX_NUGGETS
        self.for_pieces: Final = effect == MAX_DELIVERED
        self.for_stops: Final = effect == STOPS
        self.symbol: Final[i64] = symbols[0] if symbols else 0
        """The first symbol, for cards that refer to one."""
        bits = 0
        for symbol in symbols:
            bits |= 1 << symbol
        self.bits: Final = bits
        """The symbols as bits."""


@final
class Conditions:
    """Combined effect of the open cards. Immutable, so positions share it."""

    def __init__(self, sheet: Sheet, cards: list[Card]) -> None:
        closed = 0
        no_stop = 0
        gold = 0
        second = 1 << STATION_SYMBOL
        pairs = 0
        exactly = 0
        for card in cards:
            if card.effect == CLOSED:
                closed |= card.bits
            elif card.effect == NO_STOP:
                no_stop |= card.bits
            elif card.effect == NUGGET:
                gold |= card.bits
            elif card.effect == SECOND:
                second |= card.bits
            elif card.effect == PAIRS:
                pairs |= card.bits
            elif card.effect == EXACTLY:
                exactly |= card.bits
        self.cards: Final = cards
        self.path_masks: Final[PathMasks] = sheet.path_masks(closed, no_stop)
        self.gold: Final[i64] = gold
        """Symbols that give a nugget, as bits (R-9.2)."""
        self.second: Final[i64] = second
        """Symbols that allow a second one, as bits (R-5.2, R-9.6)."""
        self.pairs: Final[i64] = pairs
        """Kinds that score in pairs, as bits (R-9.15 to R-9.17)."""
        self.exactly: Final[i64] = exactly
        """Kinds with a card for an exact delivery, as bits (R-9.12 to R-9.14)."""
