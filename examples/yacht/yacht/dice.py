"""Hands of dice that were rolled or kept, in ascending order, each with a number.

The order of dice does not matter in Yacht, so ``3 1 3`` is the hand ``(1, 3, 3)``. One table
contains all 462 hands of zero to five dice, smaller hands first. The rules work with the numbers
and these tables; the tuples are for texts.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

DICE: Final = 5
SIDES: Final = 6
FACES = range(1, SIDES + 1)

Hand = tuple[int, ...]

HANDS: Final[tuple[Hand, ...]] = tuple(
    hand for size in range(DICE + 1) for hand in combinations_with_replacement(FACES, size)
)
NUMBER: Final[dict[Hand, int]] = {hand: number for number, hand in enumerate(HANDS)}
NUM_HANDS: Final = 462
KEEPS: Final = 210
"""Number of hands with fewer than five dice; they come first."""
NO_DICE: Final = 0
"""Number of the empty hand."""

FIRST: Final = vec[i64]([0, 1, 7, 28, 84, KEEPS, NUM_HANDS])
"""Number of the first hand of each size, and the end of the table."""
SIZE: Final = vec[i64]([len(hand) for hand in HANDS])
COUNTS: Final = vec[i16]([hand.count(face) for hand in HANDS for face in FACES])
"""How many dice of each hand show each face."""
WAYS: Final = vec[i64](
    [factorial(len(hand)) // prod(factorial(hand.count(face)) for face in FACES) for hand in HANDS]
)
"""Ways to roll each hand (Y-2.1)."""


def _code(hand: Hand) -> int:
    """Return a number such that the code of two hands together is the sum of their codes."""
    return sum(SIDES ** (face - 1) for face in hand)


CODE: Final = vec[i64]([_code(hand) % SIDES**SIDES for hand in HANDS])
_by_code = {_code(hand): number for hand, number in NUMBER.items()}
BY_CODE: Final = vec[i64]([_by_code.get(code, NO_DICE) for code in range(SIDES**SIDES)])

_keeps: Final[dict[int, list[int]]] = {}


def joined(one: i64, other: i64) -> i64:
    """Return the number of two hands together, five dice at most."""
    return BY_CODE[CODE[one] + CODE[other]]


def keeps(number: int) -> list[int]:
    """Return the smaller hands, by number, that can be kept from a hand (Y-2.2)."""
    found = _keeps.get(number)
    if found is None:
        hand = HANDS[number]
        found = [
            smaller
            for smaller, kept in enumerate(HANDS[:KEEPS])
            if len(kept) < len(hand) and all(kept.count(face) <= hand.count(face) for face in FACES)
        ]
        _keeps[number] = found
    return found
