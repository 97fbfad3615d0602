"""What a game may tell the workshop about its packs, beyond their schema. All may be left out.

A game's own stands in its ``workshop.py`` as ``WORKSHOP``, a class that inherits this one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from arizona.engine.message import Message
from arizona.engine.places import face
from arizona.server.protocol.workshop import Worded

Entry = dict[str, Any]


class Fix(NamedTuple):
    """What a mend is called, and the entry as it would be then."""

    label: Message
    entry: Entry


class Workshop:
    """Fields are named by their place: ``tile.rows``, or ``passage.card.pay`` within a list."""

    grids: Mapping[str, tuple[tuple[str, Message], ...]] = {}
    """The fields whose rows are painted: each letter and what it is called."""
    words: frozenset[str] = frozenset()
    """The fields in a small language of the game's own."""
    fills: tuple[str, ...] = ()
    """The kinds of entry that can be filled from a seed."""

    def worded(self, place: str, entry: Entry, text: str) -> Worded:
        """A text of one of the ``words`` fields, word by word."""
        raise NotImplementedError

    def mends(
        self, tables: Mapping[str, Any], table: str, entry: Entry, message: Message
    ) -> list[Fix]:
        """Ways out of a problem that only the game knows."""
        return []

    def fill(self, table: str, entry: Entry, tables: Mapping[str, Any], seed: str) -> Entry:
        """An entry filled from a seed, or ``OptionError``."""
        raise NotImplementedError


def workshop_of(game: str) -> Workshop:
    """What a game tells, or the plain one."""
    own = face(game, "workshop")
    return cast("type[Workshop]", own.WORKSHOP)() if own else Workshop()
