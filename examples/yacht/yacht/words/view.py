"""View data of a position. The default screens show its keys as they are."""

from __future__ import annotations

from typing import TypedDict

from arizona.engine.state import CHANCE
from yacht.dice import DICE
from yacht.state import YachtState
from yacht.table import EMPTY


class YachtView(TypedDict):
    """The whole position."""

    seat: int
    scores: list[int]
    round: int
    dice: list[int]
    rolls_left: int
    boxes: dict[str, list[int | str]]


def view(state: YachtState) -> YachtView:
    """Return the dice, and each box with the points of every seat."""
    boxes = state.content.boxes
    table = state.table
    sheets = [state.sheet(seat) for seat in range(table.seats)]
    rolling = state.to_move() == CHANCE and len(state.dice) < DICE
    return {
        "seat": int(table.seat),
        "scores": state.scores(),
        "round": min(int(table.turns // table.seats) + 1, len(boxes)),
        "dice": [] if rolling else list(state.dice),
        "rolls_left": int(table.left),
        "boxes": {
            box.title: ["–" if sheet[at] == EMPTY else sheet[at] for sheet in sheets]
            for at, box in enumerate(boxes)
        },
    }
