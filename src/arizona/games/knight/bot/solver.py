"""Exact solver of Knight's jump phase: the value of a position under best play by both.

The value is what the mover will still take minus what the opponent will. The board has two colors,
as in chess, and every jump changes the color. Each player therefore lands on one color only, and
the remaining chips of both colors bound the result. Chips that the knight can no longer reach are
removed before a position is looked up, so that more positions coincide.
"""

from __future__ import annotations

import contextlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.bots.bot import Clock
from arizona.engine.bits import bit_at, count, indices, lowest
from arizona.engine.observer import numbers64
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.actions import CHIPS, JUMP, SET
from arizona.games.knight.rules.state import KnightState

LOWEST: Final = -99
HIGHEST: Final = 99
"""Bounds of any value; all chips together are worth 72."""

ENTRY: Final = 2
"""Words per table entry. Key and data are adjacent, so that they share a cache line."""

SMALL_BITS: Final = 16
"""Tables up to this size (log2) fit in the processor's cache and use a plain hash."""

KIN: Final = 8
"""Block size of larger tables. A block holds the positions after each jump from one position."""

FIRST_OF_ALL: Final = -99
"""Sort key of the best jump from the table."""

WORDS: Final = 3
"""Words per jump on the search stack: packed jump, region and tally."""

PLY: Final = 8 * WORDS
"""Stack space for the jumps of one position."""

PIECE_BIT: Final = 60
REGION: Final = (1 << PIECE_BIT) - 1
"""Mask of the chips in a region; the bit above it is set if they are connected."""

COLOR: Final = 18
"""Bits per color in a tally, which counts the 1-, 2- and 3-chips of each color in six bits each."""
FEW: Final = 63

SHIFT: Final = 128
"""Added to a bound so that it is stored as a positive number."""

GENERATIONS: Final = 100
"""Number of boards after which the table is cleared. The generation is part of every key, so a new
board invalidates all entries at once."""


class OutOfTimeError(Exception):
    """Raised inside a search when the clock or the node limit runs out."""


@final
class Solution:
    """Result of the solver: bounds of the value for the mover, and the best line."""

    def __init__(self, low: int, high: int, line: list[int], nodes: int) -> None:
        self.low: Final = low
        self.high: Final = high
        self.line: Final = line
        """Best actions of both players as far as known; never empty."""
        self.nodes: Final = nodes

    @property
    def exact(self) -> bool:
        return self.low == self.high

    @property
    def action(self) -> int:
        return self.line[0]


@final
class KnightSolver:
    """Solves positions of the jump phase. The table is valid for all positions of one board."""

    def __init__(self, bits: int = 20) -> None:
        size = 1 << bits
        self.mask: Final[i64] = size - 1
        self.kin: Final = bits > SMALL_BITS
        self.table: Final = numbers64(size * ENTRY)
        self.stack: Final = vec[i64]([0] * ((CHIPS + 2) * PLY))
        self.generation: i64 = 0
        self.jumps: vec[i64] = vec[i64]()
        self.worth: Final = vec[i64]([0] * (CHIPS + 1))
        self.unit: Final = vec[i64]([0] * (CHIPS + 1))
        """Tally increment of each space's chip."""
        self.aside: Final = vec[i64]([0] * (CHIPS + 1))
        """Shift, within a tally, of the color that the knight can reach from each space."""
        self.slot: Final = vec[i64]([0] * (CHIPS + 1))
        """Index within its block of a position with the knight on each space."""
        self.signature: list[int] = []
        self.nodes: i64 = 0
        self.limit: i64 = 0
        self.clock: Clock | None = None

    # --- board ------------------------------------------------------------------------------

    def load(self, state: KnightState) -> None:
        """Prepare for the state's board; does nothing if it is already loaded."""
        signature = [state.twos, state.threes, len(state.board.spaces)]
        for column, row in state.board.spaces:
            signature.append(column * 64 + row)
        if signature == self.signature:
            return
        self.signature = signature
        self.generation += 1
        if self.generation == GENERATIONS:
            self.generation = 1
            place: i64 = 0
            while place <= self.mask:
                self.table[place * ENTRY] = 0
                place += 1
        self.jumps = state.board.jumps
        for space, (column, row) in enumerate(state.board.spaces):
            bit: i64 = bit_at(space)
            worth: i64 = 3 if state.threes & bit else 2 if state.twos & bit else 1
            light = bool((column + row) & 1)
            self.worth[space] = worth
            self.unit[space] = bit_at((worth - 1) * 6 + (0 if light else COLOR))
            self.aside[space] = COLOR if light else 0
            self.slot[space] = self._free_slot(space)

    def _free_slot(self, space: i64) -> i64:
        """Return the slot least used by earlier spaces that are two jumps away from this one."""
        used = vec[i64]([0] * KIN)
        for between in indices(self.jumps[space]):
            for other in indices(self.jumps[between] & (bit_at(space) - 1)):
                used[self.slot[other]] += 1
        best: i64 = 0
        slot: i64 = 1
        while slot < KIN:
            if used[slot] < used[best]:
                best = slot
            slot += 1
        return best

    # --- queries ----------------------------------------------------------------------------

    def solve(self, state: KnightState, clock: Clock | None = None, nodes: int = 0) -> Solution:
        """Return the value for the mover before a setting or a jump.

        If the clock or ``nodes`` runs out, the result contains the bounds proved so far.
        """
        self._begin(state, clock, nodes)
        roots = _spaces(state)
        tops = [HIGHEST] * len(roots)
        setting = state.phase == phases.SETTING
        low: i64 = LOWEST
        high: i64 = HIGHEST
        guess: i64 = 0
        best = 0
        proved = False
        line: list[int] = []
        try:
            while low < high:
                # Test whether the value is at least ``beta``; successive tests narrow the bounds
                # (MTD(f)).
                beta: i64 = guess + 1 if guess == low else guess
                value: i64 = LOWEST
                for number in _by_upper_bound(tops, best if proved else -1):
                    result = self._value_of(state.chips, roots[number], setting, beta)
                    value = max(value, result)
                    if result >= beta:
                        best = number
                        proved = True
                        break
                    tops[number] = min(tops[number], result)
                if value >= beta:
                    low = value
                else:
                    high = value
                guess = value
            line = self._line(state.chips, roots[best], setting, low)
        except OutOfTimeError:
            if not proved:
                best = _by_upper_bound(tops, -1)[0]
        if not line:
            line = [roots[best] + (SET if setting else JUMP)]
        return Solution(low, high, line, self.nodes)

    def values(
        self, state: KnightState, clock: Clock | None = None, nodes: int = 0
    ) -> list[tuple[int, int, int]]:
        """Return every action with bounds of its value for the mover; equal bounds are exact."""
        self._begin(state, clock, nodes)
        setting = state.phase == phases.SETTING
        found: list[tuple[int, int, int]] = []
        for space in _spaces(state):
            low: i64 = LOWEST
            high: i64 = HIGHEST
            guess: i64 = 0
            try:
                while low < high:
                    beta: i64 = guess + 1 if guess == low else guess
                    guess = self._value_of(state.chips, space, setting, beta)
                    if guess >= beta:
                        low = guess
                    else:
                        high = guess
            except OutOfTimeError:
                pass
            found.append((space + (SET if setting else JUMP), low, high))
        return found

    def as_good(
        self, state: KnightState, worth: int, clock: Clock | None = None, nodes: int = 0
    ) -> list[int]:
        """Return the actions worth at least ``worth``, as far as time allows."""
        self._begin(state, clock, nodes)
        setting = state.phase == phases.SETTING
        found: list[int] = []
        with contextlib.suppress(OutOfTimeError):
            for space in _spaces(state):
                if self._value_of(state.chips, space, setting, worth) >= worth:
                    found.append(space + (SET if setting else JUMP))  # noqa: PERF401 (cut short)
        return found

    def at_most(
        self, state: KnightState, limit: int, clock: Clock | None = None, nodes: int = 0
    ) -> int:
        """Return the value for the mover if it is at most ``limit``, otherwise any number above it.

        Refuting a position is usually much faster than solving it. Returns ``HIGHEST`` if the clock
        or ``nodes`` runs out.
        """
        self._begin(state, clock, nodes)
        setting = state.phase == phases.SETTING
        roots = _spaces(state)
        worst: i64 = limit + 1
        try:
            while True:
                value: i64 = LOWEST
                for space in roots:
                    value = max(value, self._value_of(state.chips, space, setting, worst))
                    if value >= worst:
                        break
                if value >= worst:
                    return worst
                worst = value
        except OutOfTimeError:
            return HIGHEST

    def _begin(self, state: KnightState, clock: Clock | None, nodes: int) -> None:
        self.load(state)
        self.clock = clock
        self.limit = nodes
        self.nodes = 0

    def _value_of(self, chips: i64, space: i64, setting: bool, beta: i64) -> i64:
        """Return a bound of a jump's or setting's value, on the correct side of ``beta``."""
        left: i64 = chips & ~bit_at(space)
        gain: i64 = 0
        if not setting:
            gain = self.worth[space]
        onward: i64 = left & self.jumps[space]
        if not onward:
            return gain
        found: i64 = self._region(left, onward, 0)
        region: i64 = found & REGION
        tally: i64 = self._tally(region)
        return gain - self._search(region, tally, space, found >> PIECE_BIT, gain - beta + 1, 0)

    def _line(self, chips: i64, space: i64, setting: bool, value: i64) -> list[int]:
        """Return the best line after a first action whose value is exactly ``value``."""
        line: list[int] = [space + (SET if setting else JUMP)]
        gain: i64 = 0
        if not setting:
            gain = self.worth[space]
        while True:
            chips &= ~bit_at(space)
            value = gain - value
            onward: i64 = chips & self.jumps[space]
            if not onward:
                return line
            for following in indices(onward):
                space = following
                if self._value_of(chips, space, False, value) >= value:
                    break
            line.append(JUMP + space)
            gain = self.worth[space]

    # --- search -----------------------------------------------------------------------------

    def _region(self, chips: i64, goal: i64, whole: i64) -> i64:
        """Return the chips reachable from ``goal``, with bit 60 set if they are connected.

        ``whole`` says that the chips were connected before the knight landed. Then they still are
        if all of ``goal`` can be reached from one of its chips.
        """
        jumps = self.jumps
        front: i64 = goal & -goal
        seen: i64 = front
        while front:
            if whole and seen & goal == goal:
                return chips | bit_at(PIECE_BIT)
            near: i64 = jumps[lowest(front)] & chips & ~seen
            seen |= near
            front = (front & (front - 1)) | near
        if seen & goal == goal:
            return seen | bit_at(PIECE_BIT)
        front = goal & ~seen
        seen |= front
        while front:
            near = jumps[lowest(front)] & chips & ~seen
            seen |= near
            front = (front & (front - 1)) | near
        return seen

    def _tally(self, chips: i64) -> i64:
        """Count the 1-, 2- and 3-chips of each color.

        A search counts once and then subtracts the chips that leave the board. Six bit counts per
        jump took a third of the time.
        """
        unit = self.unit
        found: i64 = 0
        while chips:
            found += unit[lowest(chips)]
            chips &= chips - 1
        return found

    def _place(self, chips: i64, knight: i64) -> i64:
        """Return the table index of a position."""
        if self.kin:
            return self._sibling_place(chips | bit_at(knight), knight)
        low: i64 = chips & 0xFFFFFF
        mixed: i64 = low * 0x9E3779B1 + (chips >> 24) * 0x85EBCA6B + knight * 0xC2B2AE35
        return (((mixed >> 21) ^ mixed) & self.mask) * ENTRY

    def _sibling_place(self, before: i64, knight: i64) -> i64:
        """Return the index in a large table, hashed by the chips ``before`` the jump.

        All jumps from a position share this hash. Their entries are adjacent in memory, which
        avoids cache misses and searches 7% more nodes per second.
        """
        low: i64 = before & 0xFFFFFF
        mixed: i64 = low * 0x9E3779B1 + (before >> 24) * 0x85EBCA6B
        return (((mixed >> 21) ^ mixed) & self.mask & -KIN | self.slot[knight]) * ENTRY

    def _bounds(self, tally: i64, knight: i64) -> i64:
        """Return bounds for the mover from the remaining chips of both colors.

        Packed as ``high * 256 + low``, each with ``SHIFT`` added.
        """
        aside: i64 = self.aside[knight]
        mine: i64 = tally >> aside
        theirs: i64 = tally >> (COLOR - aside)
        a1: i64 = mine & FEW
        a2: i64 = mine >> 6 & FEW
        a3: i64 = mine >> 12 & FEW
        b1: i64 = theirs & FEW
        b2: i64 = theirs >> 6 & FEW
        b3: i64 = theirs >> 12 & FEW
        # High: the mover's best chip first, then pairs of their worst and the mover's next best.
        high: i64
        if a3:
            high = 3 + gains(a3 - 1, a2, b1, b2)
        elif a2:
            high = 2 + gains(0, a2 - 1, b1, b2)
        else:
            high = 1
        # Low: the mover's worst chip first, then their best, and so on.
        low: i64
        if a1:
            low = 1
            a1 -= 1
        elif a2:
            low = 2
            a2 -= 1
        else:
            low = 3
        if b3:
            low -= 3 + gains(b3 - 1, b2, a1, a2)
        elif b2:
            low -= 2 + gains(0, b2 - 1, a1, a2)
        elif b1:
            low -= 1
        return (high + SHIFT) * 256 + low + SHIFT

    def _search(self, chips: i64, tally: i64, knight: i64, whole: i64, beta: i64, ply: i64) -> i64:
        """Return a bound of the value: a lower bound if at least ``beta``, else an upper bound.

        ``chips`` are the reachable chips, at least one of them a jump away; ``tally`` counts them.
        """
        # Lookup, ordering and search share a dozen local variables. Splitting the function would
        # pass them at each of millions of nodes.
        self.nodes += 1
        if self.nodes & 0x3FF == 0:
            self._check_clock()
        key: i64 = chips | (knight << 48) | (self.generation << 54)
        place: i64 = self._place(chips, knight)
        low: i64 = LOWEST
        high: i64 = HIGHEST
        known: i64 = 63
        if self.table[place] == key:
            fact: i64 = self.table[place + 1]
            low = (fact & 255) - SHIFT
            high = (fact >> 8 & 255) - SHIFT
            known = fact >> 16
            if low >= beta:
                return low
            if high < beta:
                return high
        jumps = self.jumps
        worths = self.worth
        base: i64 = ply * PLY
        end: i64 = base
        best: i64 = LOWEST
        move: i64 = 63
        moves: i64 = chips & jumps[knight]
        while moves:
            space: i64 = lowest(moves)
            worth: i64 = worths[space]
            left: i64 = chips ^ (moves & -moves)
            moves &= moves - 1
            onward: i64 = left & jumps[space]
            if not onward:
                if worth > best:
                    best = worth
                    move = space
                    if best >= beta:
                        break
                continue
            found: i64 = self._region(left, onward, whole)
            region: i64 = found & REGION
            counted: i64 = tally - self.unit[space]
            if region != left:
                counted -= self._tally(left ^ region)
            bounds: i64 = self._known_bounds(region, counted, space)
            least: i64 = worth - ((bounds >> 8) - SHIFT)
            most: i64 = worth - ((bounds & 255) - SHIFT)
            if least >= beta:
                best = least
                move = space
                break
            if most < beta:
                if most > best:
                    best = most
                    move = space
                continue
            # High chips and few onward jumps first: the best of eight orderings measured.
            order: i64 = count(onward) * 2 - worth * 3
            if space == known:
                order = FIRST_OF_ALL
            self._insert_jump(
                base, end, order * 128 + space * 2 + (found >> PIECE_BIT), region, counted
            )
            end += WORDS
        if best < beta:
            stack = self.stack
            slot: i64 = base
            while slot < end:
                jump: i64 = stack[slot]
                space = jump >> 1 & 63
                worth = worths[space]
                value: i64 = worth - self._search(
                    stack[slot + 1], stack[slot + 2], space, jump & 1, worth - beta + 1, ply + 1
                )
                if value > best:
                    best = value
                    move = space
                    if best >= beta:
                        break
                slot += WORDS
        if best >= beta:
            low = best
        else:
            high = best
        self._store(place, key, low, high, move)
        return best

    def _known_bounds(self, chips: i64, tally: i64, knight: i64) -> i64:
        """Return bounds from the remaining chips and the table, packed as in ``_bounds``."""
        bounds: i64 = self._bounds(tally, knight)
        place: i64 = self._place(chips, knight)
        if self.table[place] != chips | (knight << 48) | (self.generation << 54):
            return bounds
        fact: i64 = self.table[place + 1]
        low: i64 = max(bounds & 255, fact & 255)
        high: i64 = min(bounds >> 8, fact >> 8 & 255)
        return high * 256 + low

    def _insert_jump(self, base: i64, slot: i64, jump: i64, region: i64, tally: i64) -> None:
        """Insert a jump into this ply's stack entries, sorted by order."""
        stack = self.stack
        while slot > base and stack[slot - WORDS] > jump:
            stack[slot] = stack[slot - WORDS]
            stack[slot + 1] = stack[slot - 2]
            stack[slot + 2] = stack[slot - 1]
            slot -= WORDS
        stack[slot] = jump
        stack[slot + 1] = region
        stack[slot + 2] = tally

    def _store(self, place: i64, key: i64, low: i64, high: i64, move: i64) -> None:
        """Store the result of a search in the table."""
        table = self.table
        if table[place] == key:
            # A nested search may have stored this position too; its other bound still holds.
            fact: i64 = table[place + 1]
            low = max(low, (fact & 255) - SHIFT)
            high = min(high, (fact >> 8 & 255) - SHIFT)
        table[place] = key
        table[place + 1] = (move << 16) | ((high + SHIFT) << 8) | (low + SHIFT)

    def _check_clock(self) -> None:
        if self.limit and self.nodes >= self.limit:
            raise OutOfTimeError
        if self.clock is not None and self.clock.expired():
            raise OutOfTimeError


def _spaces(state: KnightState) -> list[int]:
    start = SET if state.phase == phases.SETTING else JUMP
    return [action - start for action in state.legal()]


def _by_upper_bound(tops: list[int], first: int) -> list[int]:
    """Return the root indices by descending upper bound; ``first``, if >= 0, comes first."""
    order = sorted(range(len(tops)), key=lambda number: -tops[number])
    if first >= 0:
        order.remove(first)
        order.insert(0, first)
    return order


def gains(threes: i64, twos: i64, ones: i64, others: i64) -> i64:
    """Return the maximum gain from pairing own 3s and 2s with their 1s and 2s (``others``)."""
    if threes <= ones:
        return 2 * threes + min(twos, ones - threes)
    return 2 * ones + min(threes - ones, others)
