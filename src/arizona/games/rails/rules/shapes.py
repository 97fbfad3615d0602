"""The 44 ways to draw a section (R-4.2)."""

from __future__ import annotations

import itertools
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

Step = tuple[int, int]
Shape = tuple[Step, ...]
"""The strokes of a section, each as spaces to the right and down."""

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
"""By value of the die, in the order in which the rulebook lists them, as drawn there."""

BESIDE: Final[tuple[Step, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One space straight: up, right, down, left."""


def turned_and_flipped(shape: Shape) -> list[Shape]:
    """The forms of a shape that look different, in a fixed order."""
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
"""Every path as its strokes, those of die 1 first."""
FIRST: Final = _made[1]
"""Where the paths of each value begin, and after the last where they end."""
FROM: Final = vec[i64](FIRST)
"""The same for the compiled form."""
OF_VALUE: Final = vec[i64](
    [(1 << last) - (1 << first) for first, last in itertools.pairwise(FIRST)]
)
"""The paths of each value, as bits."""
INDEX: Final = {shape: path for path, shape in enumerate(SHAPES)}
VALUE_OF: Final = [
    value for value in range(len(DRAWN)) for _ in range(FIRST[value], FIRST[value + 1])
]
"""The value, from 0, of each path."""

ONES: Final = 0xF
"""The same as ``OF_VALUE``, as numbers that the compiled form knows beforehand."""
TWOS: Final = 0xFF0
THREES: Final = 0xFF000
FOURS: Final = 0xFFFF00000
FIVES: Final = 0xF000000000
SIXES: Final = 0xF0000000000


def values_of(paths: i64) -> i64:
    """The values, as bits, of a set of paths."""
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
