"""Scoring of deliveries, nuggets and cards, and the winners (R-7, R-8.4, R-8.5, R-9)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.engine.bits import bit_at
from arizona.games.rails.rules.actions import ALL_KINDS
from arizona.games.rails.rules.conditions import Card
from arizona.games.rails.rules.route import Route

FIRST_BONUS: Final = 5
"""Points for being the first player to deliver a kind (R-7.2)."""
MISSING: Final = -5
"""Points for each undelivered kind (R-8.4)."""
TABLE: Final = vec[i64]([pieces * (pieces + 1) // 2 for pieces in range(11)])
"""Points by number of pieces: 0, 1, 3, 6 … 55 (R-7.1)."""


def worth(pieces: i64) -> i64:
    """Return the points for a number of pieces; more than ten count as ten (R-7.1)."""
    return TABLE[10] if pieces > 10 else TABLE[pieces]


def scoring_pieces(pieces: i64, kind: i64, pairs: i64) -> i64:
    """Return how many pieces score: an even number with a Pairs card (R-9.15 to R-9.17)."""
    return pieces - (pieces & 1) if pairs & bit_at(kind) else pieces


@final
class Bill:
    """Scoring of one delivery."""

    def __init__(self, pieces: i64, scoring: i64, first: bool, bonus: i64) -> None:
        self.pieces: Final[i64] = pieces
        """Number of pieces delivered."""
        self.scoring: Final[i64] = scoring
        """Number of pieces that score."""
        self.points: Final[i64] = worth(scoring)
        self.first: Final[i64] = FIRST_BONUS if first else 0
        self.bonus: Final[i64] = bonus
        """Points from cards at the delivery (R-9.12 to R-9.14)."""


def card_measure(card: Card, route: Route) -> i64:
    """Return what a final card compares: stops, pieces delivered or nuggets."""
    if card.for_nuggets:
        return route.gold
    if card.for_pieces:
        return route.delivered(card.symbol)
    return route.stopped(card.symbol)


def card_winners(card: Card, routes: list[Route]) -> list[int]:
    """Return the seats that score a final card: all tied seats, but never with zero (R-9.3–11)."""
    needed: i64 = 1
    if card.for_stops:
        needed = card.count
    else:
        for route in routes:
            needed = max(needed, card_measure(card, route))
    return [seat for seat, route in enumerate(routes) if card_measure(card, route) >= needed]


def winners(routes: list[Route]) -> list[int]:
    """Return the winning seats (R-8.5).

    Most points win; ties go to those who delivered all six kinds, and remaining ties are shared.
    """
    best = max([int(route.score) for route in routes])
    tied = [seat for seat, route in enumerate(routes) if route.score == best]
    complete = [seat for seat in tied if routes[seat].done == ALL_KINDS]
    return complete or tied
