"""Positions of Yacht: the seat to move, the dice, the rolls left and every sheet."""

from __future__ import annotations

from arizona.engine.events import Event
from arizona.engine.state import CHANCE, OVER, State
from yacht.content import FACE, MOST_BOXES, YachtContent
from yacht.dice import DICE, HANDS, KEEPS, NUMBER, Hand, keeps, rolls

# First action of each range: a hand to keep, a box to write to, a hand that was rolled.
KEEP = 0
WRITE = KEEP + KEEPS
ROLL = WRITE + MOST_BOXES
NUM_ACTIONS = ROLL + len(HANDS)

ROLLS = 3
"""Rolls per turn (Y-2.2)."""
EMPTY = -1
"""Value of an unfilled box."""
MOVES = 2 * ROLLS
"""Maximum number of moves per turn: three rolls, two choices of dice to keep, one box."""


class YachtState(State):
    """A position. Clones share hands and copy sheets."""

    def __init__(self, content: YachtContent, seats: int, bonus: bool) -> None:
        super().__init__()
        self.content = content
        self.bonus = bonus
        self.seat = 0
        self.turns = 0
        self.left = ROLLS
        self.dice: Hand = ()
        """Five dice, or the kept ones while the others are rolled."""
        self.sheets = [[EMPTY] * len(content.boxes) for _ in range(seats)]
        self.bonuses = [0] * seats

    def to_move(self) -> int:
        """Return ``CHANCE`` while dice are rolled, otherwise the seat to move or ``OVER``."""
        if self.turns == len(self.sheets) * len(self.content.boxes):
            return OVER
        return self.seat if len(self.dice) == DICE else CHANCE

    def legal(self) -> list[int]:
        """Return the possible rolls, or the hands to keep and boxes to write to."""
        mover = self.to_move()
        if mover == OVER:
            return []
        if mover == CHANCE:
            return [ROLL + number for number in rolls(DICE - len(self.dice))[0]]
        kept = [KEEP + number for number in keeps(self.dice)] if self.left else []
        sheet = self.sheets[self.seat]
        return kept + [WRITE + box for box, points in enumerate(sheet) if points == EMPTY]

    def chance(self) -> list[int]:
        """Return the number of ways to roll each hand."""
        return rolls(DICE - len(self.dice))[1]

    def apply(self, action: int) -> None:
        if action >= ROLL:
            rolled = HANDS[action - ROLL]
            self.dice = tuple(sorted(self.dice + rolled))
            self.left -= 1
            self._log("rolled", "Y-2.1", dice=shown(rolled))
        elif action >= WRITE:
            self._write(action - WRITE)
        else:
            self.dice = HANDS[action - KEEP]
            kind = "kept" if self.dice else "kept-none"
            self._log(kind, "Y-2.2", dice=shown(self.dice))

    def _write(self, box: int) -> None:
        points = self.content.boxes[box].worth(self.dice)
        self.sheets[self.seat][box] = points
        self._log("written", "Y-2.3", points, title=self.content.boxes[box].title)
        if self.bonus and not self.bonuses[self.seat] and self._faces() >= self.content.needed:
            self.bonuses[self.seat] = self.content.bonus
            self._log("bonus", "Y-3.7", self.content.bonus)
        self.seat = (self.seat + 1) % len(self.sheets)
        self.turns += 1
        self.left = ROLLS
        self.dice = ()

    def _faces(self) -> int:
        """Return the points in the single-face boxes."""
        pairs = zip(self.content.boxes, self.sheets[self.seat], strict=True)
        return sum(points for box, points in pairs if box.kind == FACE and points != EMPTY)

    def _log(self, kind: str, rule: str, points: int = 0, **args: str) -> None:
        if self.log is not None:
            self.log.append(Event(kind, self.seat, rule, dict(args), points))

    def clone(self) -> YachtState:
        copy = YachtState.__new__(YachtState)
        State.__init__(copy)
        copy.content, copy.bonus = self.content, self.bonus
        copy.seat, copy.turns, copy.left, copy.dice = self.seat, self.turns, self.left, self.dice
        copy.sheets = [list(sheet) for sheet in self.sheets]
        copy.bonuses = list(self.bonuses)
        return copy

    def scores(self) -> list[int]:
        """Return the totals of the filled boxes, including the bonus."""
        pairs = zip(self.sheets, self.bonuses, strict=True)
        return [sum(points for points in sheet if points > 0) + bonus for sheet, bonus in pairs]

    def winners(self) -> list[int]:
        """Return the seats with the highest total once all boxes are filled (Y-4.1)."""
        if self.to_move() != OVER:
            return []
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def turn(self) -> int:
        """Return the number of completed turns."""
        return self.turns

    def data(self) -> list[int]:
        """Return the position as plain numbers."""
        boxes = [points for sheet in self.sheets for points in sheet]
        head = [self.seat, self.turns, self.left, NUMBER[self.dice], int(self.bonus)]
        return [*head, *self.bonuses, *boxes]


def shown(hand: Hand) -> str:
    """Return dice as text, as used in records."""
    return " ".join(str(face) for face in hand)
