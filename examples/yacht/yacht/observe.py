"""Encodes a Yacht position as a row of numbers, for machine learning."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from arizona.engine.observer import Observer
from arizona.engine.state import State
from yacht.dice import COUNTS, DICE, FACES, SIDES
from yacht.state import YachtState
from yacht.table import EMPTY, ROLLS, YachtTable

MAX_POINTS = 1000


@mypyc_attr(native_class=False)
class YachtObserver(Observer):
    """Encodes dice, rolls and all sheets, starting with the observer's own."""

    def __init__(self, boxes: int, seats: int) -> None:
        super().__init__()
        self.part("mine", 1, 0, 1, "1 if it is my turn")
        self.part("left", 1, 0, ROLLS, "rolls left in this turn")
        self.part("dice", len(FACES), 0, DICE, "how many dice show each face")
        self.part("scores", seats, 0, MAX_POINTS, "everybody's score")
        self.part("empty", seats * boxes, 0, 1, "a 1 for each empty box, sheet by sheet")
        self.part("points", seats * boxes, 0, MAX_POINTS, "the points in each box, likewise")

    def write(
        self, state: State, seat: i64, out: vec[i16], at: i64, memory: vec[i64], place: i64
    ) -> None:
        """Write the whole row; it is short enough."""
        assert isinstance(state, YachtState)
        write_row(state.table, seat, out, at)


def write_row(table: YachtTable, seat: i64, out: vec[i16], at: i64) -> None:
    """Write the parts in their order, from the point of view of a seat."""
    out[at] = 1 if table.seat == seat else 0
    out[at + 1] = i16(table.left)
    at += 2
    face: i64 = 0
    while face < SIDES:
        out[at + face] = COUNTS[table.dice * SIDES + face]
        face += 1
    at += SIDES
    empty: i64 = at + table.seats
    filled: i64 = empty + table.seats * table.boxes
    step: i64 = 0
    while step < table.seats:
        other: i64 = seat + step
        if other >= table.seats:
            other -= table.seats
        out[at + step] = i16(table.total(other))
        first: i64 = other * table.boxes
        box: i64 = 0
        while box < table.boxes:
            points: i64 = table.points[first + box]
            out[empty] = 1 if points == EMPTY else 0
            out[filled] = i16(points) if points > 0 else 0
            empty += 1
            filled += 1
            box += 1
        step += 1
