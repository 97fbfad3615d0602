"""What became of a request that was sent, and perhaps never answered.

A line of the log is numbered, and what was decided in the scene of number N is line N + 1. So
whoever sends a move again, over a new line or after a restart of the server, hears what became of
it: kept, or not. It is never played twice.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final, TypeVar

from arizona.engine.record import Move
from arizona.server.store.store import BACK, UNDO, LogLine

REMEMBERED: Final = 64
"""Moves that were taken back, and takings back, of which is still known that they were kept."""
Fact = TypeVar("Fact")


class RequestLog:
    """The numbers in the log of the moves that stand, and what was taken back last."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        """The number of each move of the match."""
        self._gone: dict[int, tuple[int, int]] = {}
        """Seat and action of moves that were taken back."""
        self._backs: dict[int, int] = {}
        """Who took back, by the number of the line; -1 where that is not known any more."""

    def know(self, standing: Sequence[LogLine], log: Sequence[LogLine]) -> None:
        """Begin with what is kept; who took back, and what, is not forgotten."""
        self.numbers = [entry.seq for entry in standing]
        for entry in log[-REMEMBERED:]:
            if entry.line.partition(" ")[0] in (BACK, UNDO):
                self._backs.setdefault(entry.seq, -1)

    def played(self, seq: int, count: int) -> None:
        """So many lines were kept after line ``seq``."""
        self.numbers.extend(range(seq + 1, seq + count + 1))

    def back_to(self, moment: int) -> int:
        """The number of the first line that goes when only so many moves are to stand."""
        return self.numbers[moment]

    def took_back(self, seq: int, seat: int, moves: Sequence[Move]) -> None:
        """These last moves stand no more; ``seq`` is the line that says so."""
        first = len(self.numbers) - len(moves)
        for number, move in zip(self.numbers[first:], moves, strict=True):
            _remember(self._gone, number, (move.seat, move.action))
        _remember(self._backs, seq, seat)
        del self.numbers[first:]

    def mover(self, seq: int, action: int, moves: Sequence[Move]) -> int | None:
        """The seat that played this action in the scene of that number; ``None`` if none did."""
        place = bisect_left(self.numbers, seq + 1)
        if place < len(self.numbers) and self.numbers[place] == seq + 1:
            seat, played = moves[place].seat, moves[place].action
        else:
            seat, played = self._gone.get(seq + 1, (-1, -1))
        return seat if played == action and seat >= 0 else None

    def taker(self, seq: int) -> int | None:
        """The seat that took back in the scene of that number, -1 if unknown; or ``None``."""
        return self._backs.get(seq + 1)


def _remember(known: dict[int, Fact], number: int, fact: Fact) -> None:
    known[number] = fact
    if len(known) > REMEMBERED:
        del known[min(known)]
