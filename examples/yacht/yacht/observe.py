"""Encodes a Yacht position as a row of numbers, for machine learning."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from arizona.engine.observer import Observer
from arizona.engine.state import State
from yacht.dice import DICE, FACES
from yacht.state import EMPTY, ROLLS, YachtState

MOST_POINTS = 1000


class YachtObserver(Observer):
    """Encodes dice, rolls and all sheets, starting with the observer's own."""

    def __init__(self, boxes: int, seats: int) -> None:
        super().__init__()
        self.part("mine", 1, 0, 1, "1 if it is my turn")
        self.part("left", 1, 0, ROLLS, "rolls left in this turn")
        self.part("dice", len(FACES), 0, DICE, "how many dice show each face")
        self.part("scores", seats, 0, MOST_POINTS, "everybody's score")
        self.part("empty", seats * boxes, 0, 1, "a 1 for each empty box, sheet by sheet")
        self.part("points", seats * boxes, 0, MOST_POINTS, "the points in each box, likewise")

    def write(
        self, state: State, seat: i64, out: vec[i16], at: i64, memory: vec[i64], place: i64
    ) -> None:
        """Write the whole row; it is short enough."""
        assert isinstance(state, YachtState)
        seats = len(state.sheets)
        order = [(int(seat) + step) % seats for step in range(seats)]
        scores = state.scores()
        sheets = [points for other in order for points in state.sheets[other]]
        row = [int(state.seat == seat), state.left]
        row += [state.dice.count(face) for face in FACES]
        row += [scores[other] for other in order]
        row += [int(points == EMPTY) for points in sheets]
        row += [max(0, points) for points in sheets]
        for step, number in enumerate(row):
            out[at + step] = number
