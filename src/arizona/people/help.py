"""When players must do without help from bots.

Separate from :mod:`arizona.people.fairplay`, because every table imports it, even offline.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable


def between_people(holders: Iterable[Collection[str]]) -> bool:
    """Whether different people hold the seats of a game, given the holders of each seat.

    Seats with the same holders are played by one person, or at one screen. A seat without known
    holders belongs to somebody else, since the server cannot tell otherwise.

    >>> from arizona.people.help import between_people
    >>> between_people([["ana"], ["ana"]]), between_people([["ana"], ["ben"]])
    (False, True)
    >>> between_people([["ana"]]), between_people([["ana"], []])
    (False, True)
    """
    seats = [frozenset(seat) for seat in holders]
    return len(seats) > 1 and (len(set(seats)) > 1 or not seats[0])
