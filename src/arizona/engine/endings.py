"""How a game ends before its rules end it, and who is out of it: what the remarks of a record say.

A seat that resigns or is gone is out: it is ranked last, whatever its score, and whoever plays on
in its place cannot win for it. With one seat left the game is over. So it is when two agree on a
draw, or when nobody is left who plays on.
"""

from __future__ import annotations

from typing import Final, final

from arizona.engine.errors import IllegalMoveError
from arizona.engine.events import NOBODY, Event
from arizona.engine.record import AGREES, GONE, NOBODY_LEFT, OUT_OF_TIME, REMARKS, RESIGNS, Move
from arizona.engine.state import CHANCE, OVER, State

KINDS: Final = {
    RESIGNS: "table-resigned",
    GONE: "table-gone",
    OUT_OF_TIME: "table-out-of-time",
    AGREES: "table-draw-agreed",
    NOBODY_LEFT: "table-nobody-left",
}
"""The kind of event that a remark is told as."""


@final
class Endings:
    """What the remarks of one match have decided so far."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.out: list[int] = []
        """The seats that resigned or are gone, in that order."""
        self.how = ""
        """The remark that ended the game; empty as long as none did."""

    def check(self, seat: int, text: str, draw: bool) -> None:
        """Raise ``IllegalMoveError`` if nobody can say that here; the game is not over."""
        if text not in REMARKS:
            raise IllegalMoveError(f"'{text}' is no remark")
        if (seat == CHANCE) != (text == NOBODY_LEFT) or not CHANCE <= seat < self.seats:
            raise IllegalMoveError(f"'{text}' is not for seat {seat + 1} to say")
        if seat in self.out:
            raise IllegalMoveError(f"seat {seat + 1} is already out of the game")
        if text == AGREES and (not draw or self.seats != 2):
            raise IllegalMoveError(
                "only two players can agree to a draw, and only in games that have draws"
            )

    def take(self, seat: int, text: str) -> list[Event]:
        """Let a remark count; what it means for the log."""
        if text in (RESIGNS, GONE):
            self.out.append(seat)
            if len(self.out) >= self.seats - 1:
                self.how = text
        elif text in (AGREES, NOBODY_LEFT):
            self.how = text
        return [Event(KINDS[text], NOBODY if seat == CHANCE else seat, "")]

    def again(self, moves: list[Move]) -> None:
        """Begin anew with what these moves say."""
        self.out = []
        self.how = ""
        for move in moves:
            if move.action < 0:
                self.take(move.seat, move.text)

    def winners(self, state: State) -> list[int]:
        """The seats that won; several share it; empty while the game runs."""
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
