"""Blocks between two people. A block applies in both directions."""

from __future__ import annotations

from collections.abc import Iterable

Block = tuple[str, str]
"""The person who blocks and the person who is blocked."""


def blocked_between(blocks: Iterable[Block], a: str, b: str) -> bool:
    """Check whether one of two people has blocked the other.

    >>> from arizona.people.blocks import blocked_between
    >>> blocked_between([("ana", "ben")], "ben", "ana")
    True
    """
    return any(pair in ((a, b), (b, a)) for pair in blocks)


def blocked_with(blocks: Iterable[Block], person: str) -> frozenset[str]:
    """Return everyone that a person has blocked or is blocked by.

    >>> from arizona.people.blocks import blocked_with
    >>> sorted(blocked_with([("ana", "ben"), ("cleo", "ana"), ("cleo", "ben")], "ana"))
    ['ben', 'cleo']
    """
    pairs = list(blocks)
    mine = {other for one, other in pairs if one == person}
    return frozenset(mine | {one for one, other in pairs if other == person})
