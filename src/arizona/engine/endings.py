"""Early endings of a match: resignation, abandonment and agreed draws.

A seat that resigns or abandons the match is out. It is ranked last regardless of its score, and a
substitute who takes over the seat cannot win. The match ends when only one seat is left, when two
players agree to a draw, or when nobody is left to play.
"""

from __future__ import annotations

from typing import Final, final

from arizona.engine.errors import IllegalMoveError
from arizona.engine.events import NOBODY, Event
from arizona.engine.record import (
    AGREES,
    CHANCE_MARK,
    IS_GONE,
    NOBODY_LEFT,
    OUT_OF_TIME,
    REMARKS,
    RESIGNS,
    Move,
)
from arizona.engine.state import CHANCE, OVER, State

KINDS: Final = {
    RESIGNS: "table-resigned",
    IS_GONE: "table-gone",
    OUT_OF_TIME: "table-out-of-time",
    AGREES: "table-draw-agreed",
    NOBODY_LEFT: "table-nobody-left",
}
"""Event kind for each remark."""


@final
class Endings:
    """Tracks the effects of the remarks made in a match."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.out: list[int] = []
        """Seats that resigned or abandoned the match, in that order."""
        self.how = ""
        """Remark that ended the match, or an empty string."""

    def check(self, seat: int, text: str, draw: bool) -> None:
        """Raise ``IllegalMoveError`` if the remark is not allowed.

        Assumes that the match is not over.
        """
        if text not in REMARKS:
            raise IllegalMoveError(f"'{text}' is not a remark")
        if not CHANCE <= seat < self.seats:
            raise IllegalMoveError(f"there is no seat {seat + 1} in this game", "seat")
        if seat == CHANCE and text != NOBODY_LEFT:
            raise IllegalMoveError(
                f"'{text}' is not for chance ({CHANCE_MARK}) to say, only for a seat", "players"
            )
        if seat != CHANCE and text == NOBODY_LEFT:
            raise IllegalMoveError(
                f"'{text}' is not for seat {seat + 1} to say, only for chance ({CHANCE_MARK})",
                "chance",
            )
        if seat in self.out:
            raise IllegalMoveError(f"seat {seat + 1} is already out of the game", "out")
        if text == AGREES and (not draw or self.seats != 2):
            raise IllegalMoveError(
                "only two players can agree to a draw, and only in games that have draws", "draw"
            )

    def record(self, seat: int, text: str) -> list[Event]:
        """Record a remark and return its events."""
        if text in (RESIGNS, IS_GONE):
            self.out.append(seat)
            if len(self.out) >= self.seats - 1:
                self.how = text
        elif text in (AGREES, NOBODY_LEFT):
            self.how = text
        return [Event(KINDS[text], NOBODY if seat == CHANCE else seat, "")]

    def rebuild(self, moves: list[Move]) -> None:
        """Rebuild the state from the remarks in a list of moves."""
        self.out = []
        self.how = ""
        for move in moves:
            if move.action < 0:
                self.record(move.seat, move.text)

    def winners(self, state: State) -> list[int]:
        """Return the winning seats: several for a shared win, none if the match is not over."""
        over = state.to_move() == OVER
        if not over and not self.how:
            return []
        if self.how == AGREES:
            return list(range(self.seats))
        left = [seat for seat in range(self.seats) if seat not in self.out]
        if over:
            won = [seat for seat in state.winners() if seat in left]
            if won:
                return won
        scores = state.scores()
        best = max([scores[seat] for seat in left])
        return [seat for seat in left if scores[seat] == best]
