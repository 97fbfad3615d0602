"""What changes in a game of Yacht, and the rules that change it.

Compiled, the attributes of this class are machine integers and its calls are C calls. That is not
possible for ``YachtState``, because its base class belongs to another package: so the rules are
here, and ``YachtState`` connects them to Arizona.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from arizona.engine.state import CHANCE, OVER
from yacht.content import MAX_BOXES
from yacht.dice import DICE, FIRST, KEEPS, NO_DICE, NUM_HANDS, SIDES, SIZE, WAYS, joined, keeps

# First action of each range: a hand to keep, a box to write to, a hand that was rolled.
KEEP: Final = 0
WRITE: Final = KEEP + KEEPS
ROLL: Final = WRITE + MAX_BOXES
NUM_ACTIONS: Final = ROLL + NUM_HANDS

ROLLS: Final = 3
"""Rolls per turn (Y-2.2)."""
EMPTY: Final = -1
"""Value of an unfilled box."""
MOVES: Final = 2 * ROLLS
"""Maximum number of moves per turn: three rolls, two choices of dice to keep, one box."""


@final
class YachtTable:
    """The seat to move, the dice, the rolls left and every sheet."""

    def __init__(self, seats: i64, boxes: i64) -> None:
        self.seats: Final[i64] = seats
        self.boxes: Final[i64] = boxes
        self.seat: i64 = 0
        self.turns: i64 = 0
        self.left: i64 = ROLLS
        self.dice: i64 = NO_DICE
        """Number of the hand: five dice, or the kept ones while the others are rolled."""
        self.points: vec[i64] = vec[i64]([EMPTY] * (seats * boxes))
        """The points in each box, sheet by sheet."""
        self.bonuses: vec[i64] = vec[i64]([0] * seats)

    def to_move(self) -> i64:
        if self.turns == self.seats * self.boxes:
            return OVER
        return self.seat if SIZE[self.dice] == DICE else CHANCE

    def legal(self) -> list[int]:
        """Return the possible rolls, or the hands to keep and boxes to write to."""
        found: list[int] = []
        mover = self.to_move()
        if mover == CHANCE:
            missing: i64 = DICE - SIZE[self.dice]
            found.extend([int(ROLL + hand) for hand in range(FIRST[missing], FIRST[missing + 1])])
        elif mover != OVER:
            if self.left:
                found.extend(keeps(self.dice))
            first: i64 = self.seat * self.boxes
            points = self.points
            found.extend(
                [int(WRITE + box) for box in range(self.boxes) if points[first + box] == EMPTY]
            )
        return found

    def legal_into(self, out: vec[i32], at: i64) -> i64:
        """Write the legal decisions into a buffer and return their number."""
        end: i64 = at
        if self.left:
            for hand in keeps(self.dice):
                out[end] = i32(hand)
                end += 1
        first: i64 = self.seat * self.boxes
        box: i64 = 0
        while box < self.boxes:
            if self.points[first + box] == EMPTY:
                out[end] = i32(WRITE + box)
                end += 1
            box += 1
        return end - at

    def rolls(self) -> i64:
        """Return the number of ways in which the missing dice can fall (Y-2.1)."""
        ways: i64 = 1
        for _ in range(SIZE[self.dice], DICE):
            ways *= SIDES
        return ways

    def rolled(self, way: i64) -> i64:
        """Return the action for one of these ways."""
        hand: i64 = FIRST[DICE - SIZE[self.dice]]
        while way >= WAYS[hand]:
            way -= WAYS[hand]
            hand += 1
        return ROLL + hand

    def roll(self, hand: i64) -> None:
        self.dice = joined(self.dice, hand)
        self.left -= 1

    def fill(self, box: i64, points: i64) -> None:
        """Write points into a box of the seat to move (Y-2.3)."""
        self.points[self.seat * self.boxes + box] = points

    def end_turn(self) -> None:
        """Pass the dice to the next seat (Y-2.4)."""
        self.seat += 1
        if self.seat == self.seats:
            self.seat = 0
        self.turns += 1
        self.left = ROLLS
        self.dice = NO_DICE

    def total(self, seat: i64) -> i64:
        """Return the points of a seat in all boxes, including the bonus."""
        total: i64 = self.bonuses[seat]
        at: i64 = seat * self.boxes
        end: i64 = at + self.boxes
        while at < end:
            if self.points[at] > 0:
                total += self.points[at]
            at += 1
        return total

    def copy(self) -> YachtTable:
        copy = YachtTable(self.seats, self.boxes)
        copy.seat, copy.turns, copy.left, copy.dice = self.seat, self.turns, self.left, self.dice
        copy.points = self.points[:]
        copy.bonuses = self.bonuses[:]
        return copy

    def data(self) -> list[int]:
        """Return everything but the number of seats and boxes as plain numbers."""
        numbers = [int(self.seat), int(self.turns), int(self.left), int(self.dice)]
        numbers += [int(points) for points in self.bonuses]
        numbers += [int(points) for points in self.points]
        return numbers

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return restored, (int(self.seats), int(self.boxes), self.data())


def restored(seats: int, boxes: int, data: list[int]) -> YachtTable:
    """Return the table with this ``data()``."""
    table = YachtTable(seats, boxes)
    table.seat, table.turns, table.left, table.dice = data[0], data[1], data[2], data[3]
    table.bonuses = vec[i64](data[4 : 4 + seats])
    table.points = vec[i64](data[4 + seats :])
    return table
