"""Dice as hands: what was rolled or kept, in ascending order, each hand with a number.

The order of dice means nothing in Yacht, so ``3 1 3`` is the hand ``(1, 3, 3)``. All 462 hands of
none to five dice stand in one table, the smaller ones first.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

DICE = 5
FACES = range(1, 7)

Hand = tuple[int, ...]

HANDS: tuple[Hand, ...] = tuple(
    hand for size in range(DICE + 1) for hand in combinations_with_replacement(FACES, size)
)
NUMBER: dict[Hand, int] = {hand: number for number, hand in enumerate(HANDS)}
KEEPS = sum(len(hand) < DICE for hand in HANDS)
"""Hands that leave something to roll; they come first."""


@cache
def rolls(size: int) -> tuple[list[int], list[int]]:
    """The hands that so many dice can show, by number, and in how many ways each (Y-2.1)."""
    hands = [hand for hand in HANDS if len(hand) == size]
    ways = [
        factorial(size) // prod(factorial(hand.count(face)) for face in FACES) for hand in hands
    ]
    return [NUMBER[hand] for hand in hands], ways


@cache
def keeps(hand: Hand) -> list[int]:
    """The smaller hands, by number, that can be kept of one (Y-2.2)."""
    return [
        number
        for number, kept in enumerate(HANDS[:KEEPS])
        if all(kept.count(face) <= hand.count(face) for face in FACES)
    ]
