"""Positions of Yacht, as Arizona knows them: the rules of ``table.py`` with content and events."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from arizona.engine.events import Event
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State
from yacht.content import FACE, YachtContent
from yacht.dice import DICE, FIRST, HANDS, SIZE, WAYS, Hand
from yacht.table import EMPTY, KEEP, ROLL, WRITE, YachtTable


@mypyc_attr(native_class=False)
class YachtState(State):
    """A position."""

    def __init__(self, content: YachtContent, seats: int, bonus: bool) -> None:
        super().__init__()
        self.content = content
        self.bonus = bonus
        self.table = YachtTable(seats, len(content.boxes))

    def to_move(self) -> i64:
        """Return ``CHANCE`` while dice are rolled, otherwise the seat to move or ``OVER``."""
        return self.table.to_move()

    def legal(self) -> list[int]:
        """Return the possible rolls, or the hands to keep and boxes to write to."""
        return self.table.legal()

    def legal_into(self, out: vec[i32], at: i64) -> i64:
        if self.table.to_move() >= 0:
            return self.table.legal_into(out, at)
        return super().legal_into(out, at)

    def chance(self) -> list[int]:
        """Return the number of ways to roll each hand."""
        missing: i64 = DICE - SIZE[self.table.dice]
        return [int(ways) for ways in WAYS[FIRST[missing] : FIRST[missing + 1]]]

    def pick(self, rng: Rng) -> i64:
        """Roll without a list of all hands, with the same random numbers as by default."""
        table = self.table
        if table.to_move() == CHANCE:
            return table.rolled(rng.below(table.rolls()))
        actions = table.legal()
        return actions[rng.below(len(actions))]

    def apply(self, action: i64) -> None:
        if action >= ROLL:
            self.table.roll(action - ROLL)
            if self.log is not None:
                self._log("rolled", "Y-2.1", dice=shown(HANDS[action - ROLL]))
        elif action >= WRITE:
            self._write(action - WRITE)
        else:
            self.table.dice = action - KEEP
            if self.log is not None:
                kind = "kept" if self.dice else "kept-none"
                self._log(kind, "Y-2.2", dice=shown(self.dice))

    def _write(self, box: i64) -> None:
        table = self.table
        points = self.content.worths[box][table.dice]
        table.fill(box, points)
        if self.log is not None:
            self._log("written", "Y-2.3", points, title=self.content.boxes[box].title)
        seat: i64 = table.seat
        if self.bonus and not table.bonuses[seat] and self._faces() >= self.content.needed:
            table.bonuses[seat] = self.content.bonus
            self._log("bonus", "Y-3.7", self.content.bonus)
        table.end_turn()

    def _faces(self) -> int:
        """Return the points in the single-face boxes."""
        pairs = zip(self.content.boxes, self.sheet(self.table.seat), strict=True)
        return sum(points for box, points in pairs if box.kind == FACE and points != EMPTY)

    def _log(self, kind: str, rule: str, points: int = 0, **args: str) -> None:
        if self.log is not None:
            self.log.append(Event(kind, int(self.table.seat), rule, dict(args), points))

    @property
    def dice(self) -> Hand:
        """Five dice, or the kept ones while the others are rolled."""
        return HANDS[self.table.dice]

    def sheet(self, seat: i64) -> list[int]:
        """Return the points in the boxes of a seat; ``EMPTY`` for unfilled ones."""
        table = self.table
        first: i64 = seat * table.boxes
        return [int(points) for points in table.points[first : first + table.boxes]]

    def clone(self) -> YachtState:
        copy = YachtState.__new__(YachtState)
        State.__init__(copy)
        copy.content, copy.bonus, copy.table = self.content, self.bonus, self.table.copy()
        return copy

    def scores(self) -> list[int]:
        """Return the totals of the filled boxes, including the bonus."""
        return [int(self.table.total(seat)) for seat in range(self.table.seats)]

    def winners(self) -> list[int]:
        """Return the seats with the highest total once all boxes are filled (Y-4.1)."""
        if self.to_move() != OVER:
            return []
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def turn(self) -> i64:
        """Return the number of completed turns."""
        return self.table.turns

    def data(self) -> list[int]:
        """Return the position as plain numbers."""
        return [*self.table.data(), int(self.bonus)]


def shown(hand: Hand) -> str:
    """Return dice as text, as used in records."""
    return " ".join(str(face) for face in hand)
