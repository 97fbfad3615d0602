"""Table lookup of the paths that the line blocks around its head.

No path reaches farther than three spaces, so a window of 7 × 7 spaces around the head decides. Its
rows are indices into five small tables that contain the paths blocked by used spaces, as bits:

    row −3   · · a a a · ·        row +1   d d d d d d d
    row −2   · a a a a a ·        row +2   · e e e e e ·
    row −1   b b b b b b b        row +3   · · e e e · ·
    row  0   c c c c c c c

Five lookups replace up to 44 tests of four words each. Together with choosing a path by its number
(``Position.pick``), this made random games three times as fast. Bits outside the sheet may block
paths that leave it, which never fit anyway.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.games.rails.rules.shapes import SHAPES
from arizona.games.rails.rules.sheet import WORD

Spot = tuple[int, int]
"""A space of the window as (columns to the right, rows down) from the head."""

# Where each table begins; that of the rows far above begins at 0.
ABOVE: Final = 256
LEVEL: Final = 384
BELOW: Final = 512
FAR_BELOW: Final = 640


def _row(down: int, far: int) -> list[Spot]:
    return [(right, down) for right in range(-far, far + 1)]


def _shut_by(spot: Spot) -> int:
    """Return the paths that enter a space, as bits."""
    paths = 0
    for path, strokes in enumerate(SHAPES):
        right, down = 0, 0
        for step in strokes:
            right += step[0]
            down += step[1]
            if (right, down) == spot:
                paths |= 1 << path
    return paths


def _table(spots: list[Spot]) -> list[int]:
    """Return the blocked paths for every set of these spaces; the first is the lowest bit."""
    found = [0]
    for spot in spots:
        shut = _shut_by(spot)
        found += [known | shut for known in found]
    return found


SHUT: Final = vec[i64](
    _table(_row(-3, 1) + _row(-2, 2))
    + _table(_row(-1, 3))
    + _table(_row(0, 3))
    + _table(_row(1, 3))
    + _table(_row(2, 2) + _row(3, 1))
)


def cut(low: i64, high: i64, place: i64) -> i64:
    """Return a set of spaces shifted to start at ``place``, which may be negative, in one word.

    Only the lowest ``WORD`` bits are valid.
    """
    # Which shifts are needed depends on the place. Masks clear the others, because branches would
    # often be mispredicted.
    gap: i64 = WORD - place
    before: i64 = place >> 63
    after: i64 = gap >> 63
    within: i64 = ~(before | after)
    return (low << (-place & before) >> (place & within | WORD & after)) | (
        high << (gap & within | WORD & before) >> (-gap & after)
    )


def shut(low: i64, high: i64, head: i64, size: i64) -> i64:
    """Return the paths that enter a space of this set, as bits, on a sheet of width ``size``."""
    upper: i64 = cut(low, high, head - 3 * size - 3)
    lower: i64 = cut(low, high, head + size - 3)
    table = SHUT
    far_above: i64 = ((upper >> 2) & 7) | (((upper >> (size + 1)) & 31) << 3)
    far_below: i64 = ((lower >> (size + 1)) & 31) | (((lower >> (2 * size + 2)) & 7) << 5)
    return (
        table[far_above]
        | table[ABOVE + ((upper >> (2 * size)) & 127)]
        | table[LEVEL + ((upper >> (3 * size)) & 127)]
        | table[BELOW + (lower & 127)]
        | table[FAR_BELOW + far_below]
    )
