"""Detects repeated requests, so that a request sent twice is carried out once.

Log lines are numbered, and a decision in the scene numbered N becomes line N + 1. A client that
sends a move again, over a new connection or after a restart of the server, learns whether the move
was saved. It is never played twice.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final, TypeVar

from arizona.engine.record import Move
from arizona.server.store.store import BACK, UNDO, LogLine

REMEMBERED: Final = 64
"""Number of undone moves, and of undos, that are remembered."""
Fact = TypeVar("Fact")


class RequestLog:
    """The log numbers of the moves in effect, and the most recent undos."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        """The log number of each move of the match."""
        self._undone: dict[int, Move] = {}
        """Undone moves by log number."""
        self._undo_seats: dict[int, int] = {}
        """The seat of each undo by log number; -1 if it is no longer known."""

    def load(self, standing: Sequence[LogLine], log: Sequence[LogLine]) -> None:
        """Initialize from the stored log, without discarding what is known of undos."""
        self.numbers = [entry.seq for entry in standing]
        for entry in log[-REMEMBERED:]:
            if entry.line.partition(" ")[0] in (BACK, UNDO):
                self._undo_seats.setdefault(entry.seq, -1)

    def add_moves(self, seq: int, count: int) -> None:
        """Record that ``count`` moves were saved after line ``seq``."""
        self.numbers.extend(range(seq + 1, seq + count + 1))

    def first_undone(self, moment: int) -> int:
        """Return the log number of the first move to undo in order to leave ``moment`` moves."""
        return self.numbers[moment]

    def add_undo(self, seq: int, seat: int, moves: Sequence[Move]) -> None:
        """Record that the last moves were undone by line ``seq``."""
        first = len(self.numbers) - len(moves)
        for number, move in zip(self.numbers[first:], moves, strict=True):
            _remember(self._undone, number, move)
        _remember(self._undo_seats, seq, seat)
        del self.numbers[first:]

    def mover(self, seq: int, action: int, moves: Sequence[Move]) -> int | None:
        """Return the seat that played this action in the scene numbered ``seq``; ``None`` if none
        did.
        """
        place = bisect_left(self.numbers, seq + 1)
        if place < len(self.numbers) and self.numbers[place] == seq + 1:
            found: Move | None = moves[place]
        else:
            found = self._undone.get(seq + 1)
        if found is None or found.action != action or found.seat < 0:
            return None
        return found.seat

    def undo_seat(self, seq: int) -> int | None:
        """Return the seat that undid in the scene numbered ``seq``, -1 if unknown; ``None`` if none
        did.
        """
        return self._undo_seats.get(seq + 1)


def _remember(known: dict[int, Fact], number: int, fact: Fact) -> None:
    known[number] = fact
    if len(known) > REMEMBERED:
        del known[min(known)]
