"""The 44 ways to draw a section (R-4.2)."""

from __future__ import annotations

import itertools
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

Step = tuple[int, int]
Shape = tuple[Step, ...]
"""Strokes of a section, each as (columns to the right, rows down)."""

RIGHT: Final = (1, 0)
DOWN: Final = (0, 1)

DRAWN: Final[tuple[tuple[Shape, ...], ...]] = (
    ((RIGHT,),),
    ((RIGHT, DOWN),),
    ((RIGHT, DOWN, RIGHT),),
    ((RIGHT, DOWN, DOWN, DOWN), (RIGHT, RIGHT, RIGHT, DOWN)),
    (((1, 1), (1, 1)),),
    ((RIGHT, RIGHT),),
)
"""Sections by die value, in the order and orientation of the rulebook."""

BESIDE: Final[tuple[Step, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One space up, right, down, left."""


def turned_and_flipped(shape: Shape) -> list[Shape]:
    """Return the distinct rotations and reflections of a shape, in a fixed order."""
    forms: list[Shape] = []
    for base in (shape, tuple([(-x, y) for x, y in shape])):
        form = base
        for _ in range(4):
            if form not in forms:
                forms.append(form)
            form = tuple([(-y, x) for x, y in form])
    return forms


def _all_shapes() -> tuple[list[Shape], list[int]]:
    shapes: list[Shape] = []
    starts = [0]
    for drawn in DRAWN:
        for shape in drawn:
            shapes.extend(turned_and_flipped(shape))
        starts.append(len(shapes))
    return shapes, starts


_made: Final = _all_shapes()
SHAPES: Final = _made[0]
"""Strokes of every path, starting with those of die value 1."""
FIRST: Final = _made[1]
"""First path of each value, and the end of the last."""
FROM: Final = vec[i64](FIRST)
"""``FIRST`` as a native vector."""
OF_VALUE: Final = vec[i64](
    [(1 << last) - (1 << first) for first, last in itertools.pairwise(FIRST)]
)
"""Paths of each value, as bits."""
INDEX: Final = {shape: path for path, shape in enumerate(SHAPES)}
VALUE_OF: Final = [
    value for value in range(len(DRAWN)) for _ in range(FIRST[value], FIRST[value + 1])
]
"""Value of each path, starting at 0."""

ONES: Final = 0xF
"""``OF_VALUE`` as compile-time constants."""
TWOS: Final = 0xFF0
THREES: Final = 0xFF000
FOURS: Final = 0xFFFF00000
FIVES: Final = 0xF000000000
SIXES: Final = 0xF0000000000


def values_of(paths: i64) -> i64:
    """Return the values of a set of paths, as bits."""
    values: i64 = 0
    if paths & ONES:
        values |= 1
    if paths & TWOS:
        values |= 2
    if paths & THREES:
        values |= 4
    if paths & FOURS:
        values |= 8
    if paths & FIVES:
        values |= 16
    if paths & SIXES:
        values |= 32
    return values
