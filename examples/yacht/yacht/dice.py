"""Hands of dice that were rolled or kept, in ascending order, each with a number.

The order of dice does not matter in Yacht, so ``3 1 3`` is the hand ``(1, 3, 3)``. One table
contains all 462 hands of zero to five dice, smaller hands first.
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
"""Number of hands with fewer than five dice; they come first."""


@cache
def rolls(size: int) -> tuple[list[int], list[int]]:
    """Return the numbers of all hands of ``size`` dice and the ways to roll each (Y-2.1)."""
    hands = [hand for hand in HANDS if len(hand) == size]
    ways = [
        factorial(size) // prod(factorial(hand.count(face)) for face in FACES) for hand in hands
    ]
    return [NUMBER[hand] for hand in hands], ways


@cache
def keeps(hand: Hand) -> list[int]:
    """Return the smaller hands, by number, that can be kept from a hand (Y-2.2)."""
    return [
        number
        for number, kept in enumerate(HANDS[:KEEPS])
        if all(kept.count(face) <= hand.count(face) for face in FACES)
    ]
