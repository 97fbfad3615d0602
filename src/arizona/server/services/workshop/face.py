"""Optional Workshop support of a game, beyond the schema of its packs.

A game defines ``WORKSHOP`` in its ``workshop.py``, a subclass of ``Workshop``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from arizona.engine.entry_points import face
from arizona.engine.message import Message
from arizona.server.protocol.workshop import Worded

Entry = dict[str, Any]


class Fix(NamedTuple):
    """A fix: its label and the corrected entry."""

    label: Message
    entry: Entry


class Workshop:
    """Default Workshop support of a game.

    Field paths look like ``tile.rows``, or ``passage.card.pay`` within a list.
    """

    grids: Mapping[str, tuple[tuple[str, Message], ...]] = {}
    """Grid fields, with the letters that can be painted and their labels."""
    words: frozenset[str] = frozenset()
    """Fields written in the game's effect language."""
    fills: tuple[str, ...] = ()
    """Tables with entries that can be generated from a seed."""

    def worded(self, place: str, entry: Entry, text: str) -> Worded:
        """Explain the text of a ``words`` field word by word."""
        raise NotImplementedError

    def fixes(
        self, tables: Mapping[str, Any], table: str, entry: Entry, message: Message
    ) -> list[Fix]:
        """Return game-specific fixes for a problem."""
        return []

    def fill(self, table: str, entry: Entry, tables: Mapping[str, Any], seed: str) -> Entry:
        """Generate an entry from a seed; raise ``OptionError`` if that is not possible."""
        raise NotImplementedError


def workshop_of(game: str) -> Workshop:
    """Return a game's Workshop support, or the default."""
    own = face(game, "workshop")
    return cast("type[Workshop]", own.WORKSHOP)() if own else Workshop()
