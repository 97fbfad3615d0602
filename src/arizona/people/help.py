"""Decides whether players may get help from bots.

Separate from :mod:`arizona.people.fairplay`, because all tables need it, including those in a
browser.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable


def between_people(holders: Iterable[Collection[str]]) -> bool:
    """Whether different people hold the seats of a game, given the holders of each seat.

    Seats with the same holders are played by one person or on one screen. A seat without known
    holders counts as another person's.

    >>> from arizona.people.help import between_people
    >>> between_people([["ana"], ["ana"]]), between_people([["ana"], ["ben"]])
    (False, True)
    >>> between_people([["ana"]]), between_people([["ana"], []])
    (False, True)
    """
    seats = [frozenset(seat) for seat in holders]
    return len(seats) > 1 and (len(set(seats)) > 1 or not seats[0])
