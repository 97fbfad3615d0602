"""One player's sheet: the line drawn and everything written down."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from arizona.engine.bits import bit_at, indices
from arizona.engine.packing import attributes, set_attributes
from arizona.games.rails.rules.actions import ALL_KINDS, PATHS
from arizona.games.rails.rules.shapes import FIVES, FROM, OF_VALUE, values_of
from arizona.games.rails.rules.sheet import WORD, PathMasks, Sheet
from arizona.games.rails.rules.window import shut

NOWHERE: Final = -1
NUGGETS: Final = 10
"""Maximum number of nuggets on a sheet (R-1.2)."""

# Small counters share one word, so that copying them is one assignment:
#
#     cargo, sent, boxes   │  wood  │ mineral │ apple │ wheat │ sheep │  cow  │   8 bits each
#     stops                │ station │ town │ mountain │ wood │ … │ sheep │ cow │   6 bits each
#
# The spaces of the sheet, row by row from the top left, are the bits of two words:
#
#     low    spaces 0 to WORD − 1          high   the others, starting at bit 0
#     block_low, block_high                the same for the blocks of four spaces
#
# The line is the sequence of its steps from the station: a path (0–43) or a direction (44–47).
# Nine steps share one word, with a leading 1:
#
#     steps                1 │ … │ step │ step │   6 bits each, the last one lowest
KIND_BITS: Final = 8
EACH_COUNTER: Final = 0x010101010101
STOP_BITS: Final = 6

SET_OUT: Final = 48
"""Marks the station in the plain numbers of a line, where every other space follows its step."""

STEP_BITS: Final = 6
STEP: Final = (1 << STEP_BITS) - 1
NO_STEPS: Final = 1
FULL: Final = 9 * STEP_BITS
"""Position of the leading 1 when the word holds nine steps."""


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Stretch:
    """Nine steps of a line, linked to the previous stretch. Immutable, so copies share it.

    One object per step took a twentieth of the time of a random game.
    """

    def __init__(self, before: Stretch | None, steps: i64) -> None:
        self.before: Final = before
        self.steps: Final[i64] = steps


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Route:
    """A player's line, cargo, score boxes and nuggets."""

    def __init__(self) -> None:
        self.head: i64 = NOWHERE
        """The last circled symbol, where the line continues."""
        self.low: i64 = 0
        """Spaces on the line, as bits (R-4.3)."""
        self.high: i64 = 0
        self.block_low: i64 = 0
        """Blocks of four spaces with a diagonal stroke, as bits (R-4.4)."""
        self.block_high: i64 = 0
        self.start: i64 = NOWHERE
        """The station where the route started."""
        self.steps: i64 = NO_STEPS
        """The last steps of the line, at most nine, followed by the earlier ones."""
        self.earlier: Stretch | None = None
        self.fits: i64 = 0
        """Cached paths that fit and their values, as bits, by cards and space (``cached_key``),
        and still valid in the next round if the player does not draw."""
        self.values: i64 = 0
        self.cached_key: i64 = NOWHERE
        self.die: i64 = NOWHERE
        """Value, starting at 0, of the die taken in this round."""
        self.cargo: i64 = 0
        """Pieces aboard by kind."""
        self.sent: i64 = 0
        """Pieces delivered by kind."""
        self.done: i64 = 0
        """Kinds delivered, as bits."""
        self.boxes: i64 = 0
        """Points in the score box of each kind."""
        self.stops: i64 = 0
        """Stops by symbol; the starting station does not count (R-5.5)."""
        self.gold: i64 = 0
        """Nuggets gained, including used ones."""
        self.spent: i64 = 0
        self.bonus: i64 = 0
        """Points from cards."""
        self.score: i64 = 0

    def packed(self) -> dict[str, object]:
        """Return everything as plain data."""
        values = attributes(self, ("steps", "earlier", "fits", "values", "cached_key"))
        values["line"] = self.line()
        return values

    def copy(self) -> Route:
        """Return an independent copy; earlier stretches are shared."""
        copy = Route()
        copy.become(self)
        return copy

    def become(self, other: Route) -> None:
        """Copy another route into this one."""
        self.head = other.head
        self.low = other.low
        self.high = other.high
        self.block_low = other.block_low
        self.block_high = other.block_high
        self.start = other.start
        self.steps = other.steps
        self.earlier = other.earlier
        self.fits = other.fits
        self.values = other.values
        self.cached_key = other.cached_key
        self.die = other.die
        self.cargo = other.cargo
        self.sent = other.sent
        self.done = other.done
        self.boxes = other.boxes
        self.stops = other.stops
        self.gold = other.gold
        self.spent = other.spent
        self.bonus = other.bonus
        self.score = other.score

    # --- line -----------------------------------------------------------------------------

    def fitting(self, ways: PathMasks) -> i64:
        """Return the paths that can be drawn from here, as bits (R-4.3, R-4.4)."""
        if self.cached_key != ways.key + self.head:
            self._look_around(ways)
        return self.fits

    def _look_around(self, ways: PathMasks) -> None:
        head = self.head
        paths: i64 = ways.open[head] & ~shut(self.low, self.high, head, ways.size)
        if paths & FIVES and (
            ways.around_low[head] & self.block_low or ways.around_high[head] & self.block_high
        ):
            paths &= ~self._crossed(ways)
        self.cached_key = ways.key + head
        self.fits = paths
        self.values = values_of(paths)

    def _crossed(self, ways: PathMasks) -> i64:
        """Return the diagonal paths from here that would cross the line, as bits (R-4.4)."""
        crossed: i64 = 0
        base: i64 = self.head * PATHS
        path: i64 = FROM[4]
        while path < FROM[5]:
            low: i64 = ways.block_low[base + path] & self.block_low
            high: i64 = ways.block_high[base + path] & self.block_high
            if low | high:
                crossed |= bit_at(path)
            path += 1
        return crossed

    def able(self, ways: PathMasks) -> i64:
        """Return the values with which a section can be drawn from here, as bits."""
        if self.head < 0:
            return ways.starting
        if self.cached_key != ways.key + self.head:
            self._look_around(ways)
        return self.values

    def paths(self, ways: PathMasks, value: i64) -> list[int]:
        """Return the paths of a value that can be drawn from here."""
        return indices(self.fitting(ways) & OF_VALUE[value])

    def covers(self, cell: i64) -> bool:
        """Return whether the line passes through a space."""
        if cell < WORD:
            return (self.low & bit_at(cell)) != 0
        return (self.high & bit_at(cell - WORD)) != 0

    def cover(self, cell: i64) -> None:
        """Mark a space as used by the line."""
        self.cached_key = NOWHERE
        if cell < WORD:
            self.low |= bit_at(cell)
        else:
            self.high |= bit_at(cell - WORD)

    def begin(self, cell: i64) -> None:
        """Start at a station (R-4.1)."""
        self.cover(cell)
        self.head = cell
        self.start = cell

    def draw(self, ways: PathMasks, path: i64) -> None:
        place: i64 = self.head * PATHS + path
        self.low |= ways.low[place]
        self.high |= ways.high[place]
        self.block_low |= ways.block_low[place]
        self.block_high |= ways.block_high[place]
        self.cached_key = NOWHERE
        self.head = ways.end[place]
        self.add(path)

    def extend(self, ways: PathMasks, direction: i64) -> None:
        """Extend the line to a second symbol (R-5.2)."""
        cell: i64 = ways.beside[self.head * 4 + direction]
        self.cover(cell)
        self.head = cell
        self.add(PATHS + direction)

    def sides(self, ways: PathMasks) -> i64:
        """Return the directions in which a second symbol can be selected, as bits (R-5.2)."""
        found: i64 = 0
        place: i64 = self.head * 4
        direction: i64 = 0
        while direction < 4:
            cell: i64 = ways.beside[place + direction]
            if cell >= 0 and not self.covers(cell):
                found |= bit_at(direction)
            direction += 1
        return found

    def add(self, step: i64) -> None:
        """Append a step to the line."""
        steps = self.steps
        if steps >> FULL:
            self.earlier = Stretch(self.earlier, steps)
            steps = NO_STEPS
        self.steps = steps << STEP_BITS | step

    def line(self) -> list[int]:
        """Return the steps of the line, starting at the station."""
        found: list[int] = []
        steps: i64 = self.steps
        earlier = self.earlier
        while steps > NO_STEPS:
            found.append(steps & STEP)
            steps >>= STEP_BITS
            if steps == NO_STEPS and earlier is not None:
                steps = earlier.steps
                earlier = earlier.before
        found.reverse()
        return found

    # --- counters -------------------------------------------------------------------------

    def aboard(self, kind: i64) -> i64:
        """Return the number of pieces of a kind on the train."""
        return (self.cargo >> (KIND_BITS * kind)) & 0xFF

    def delivered(self, kind: i64) -> i64:
        """Return the number of delivered pieces of a kind."""
        return (self.sent >> (KIND_BITS * kind)) & 0xFF

    def box(self, kind: i64) -> i64:
        """Return the points in the score box of a kind."""
        return (self.boxes >> (KIND_BITS * kind)) & 0xFF

    def stopped(self, symbol: i64) -> i64:
        """Return the number of stops at a symbol."""
        return (self.stops >> (STOP_BITS * symbol)) & 0x3F

    def deliverable(self) -> i64:
        """Return the kinds that could be delivered now, as bits (R-7.3, R-7.4)."""
        # Bit 7 of a counter plus 127 says whether it is not 0. Without branches, which would often
        # be mispredicted, the six bits are moved together, first in pairs.
        aboard: i64 = (self.cargo + EACH_COUNTER * 0x7F) >> 7 & EACH_COUNTER
        pairs: i64 = (aboard | aboard >> 7) & 0x000300030003
        return (pairs | pairs >> 14 | pairs >> 28) & ALL_KINDS & ~self.done

    def data(self, sheet: Sheet) -> list[int]:
        """Return everything as plain numbers."""
        numbers: list[int] = [
            self.head,
            self.low,
            self.high,
            self.block_low,
            self.block_high,
            self.die,
            self.cargo,
            self.sent,
            self.done,
            self.boxes,
            self.stops,
            self.gold,
            self.spent,
            self.bonus,
            self.score,
        ]
        if self.start >= 0:
            numbers.append(SET_OUT)
            numbers.append(self.start)
        here: int = self.start
        for step in self.line():
            here = sheet.entered(here, step)[-1]
            numbers.append(step)
            numbers.append(here)
        return numbers


def unpacked(values: dict[str, object]) -> Route:
    """Restore a route from the data of ``Route.packed``."""
    route = Route()
    line = values["line"]
    assert isinstance(line, list)
    for step in line:
        route.add(step)
    set_attributes(route, {name: value for name, value in values.items() if name != "line"})
    return route
