"""Blocking: who must not meet. A block works both ways."""

from __future__ import annotations

from collections.abc import Iterable

Block = tuple[str, str]
"""Who has blocked whom."""


def blocked_between(blocks: Iterable[Block], a: str, b: str) -> bool:
    """Whether one of two people has blocked the other. Blocks work both ways.

    >>> from arizona.people.blocks import blocked_between
    >>> blocked_between([("ana", "ben")], "ben", "ana")
    True
    """
    return any(pair in ((a, b), (b, a)) for pair in blocks)


def blocked_with(blocks: Iterable[Block], person: str) -> frozenset[str]:
    """The people whom a person has blocked or who have blocked the person.

    >>> from arizona.people.blocks import blocked_with
    >>> sorted(blocked_with([("ana", "ben"), ("cleo", "ana"), ("cleo", "ben")], "ana"))
    ['ben', 'cleo']
    """
    pairs = list(blocks)
    mine = {other for one, other in pairs if one == person}
    return frozenset(mine | {one for one, other in pairs if other == person})
