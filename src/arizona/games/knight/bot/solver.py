"""The exact solver of Knight's jumps: what a position is worth with best play by both.

The worth of a position is what the mover will still take less what the other will. A board is two
colours, as in chess, and a jump changes the colour: each player lands on one colour only, so what
is left of both colours bounds the result. Chips the knight can no longer reach are forgotten
before a position is looked up, so that different ways to the same end meet.
"""

from __future__ import annotations

import contextlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.bots.bot import Clock
from arizona.engine.bits import bit_at, count, lowest, places
from arizona.engine.observer import numbers64
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.actions import CHIPS, JUMP, SET
from arizona.games.knight.rules.state import KnightState

LOWEST: Final = -99
HIGHEST: Final = 99
"""No result lies outside: all chips together are worth 72."""

ENTRY: Final = 2
"""Numbers of each position in the table: key and facts side by side, fetched as one."""

SMALL_BITS: Final = 16
"""A table of so many bits fits into the processor's own memory; it keeps positions anywhere."""

KIN: Final = 8
"""In a larger table the positions after the jumps of one position lie side by side."""

FIRST_OF_ALL: Final = -99
"""The order of a jump that was best before."""

WORDS: Final = 3
"""Numbers kept of each jump that waits on the stack of a search: what it is, region, tally."""

PLY: Final = 8 * WORDS
"""Room on the stack for the jumps of one position."""

PIECE_BIT: Final = 60
REGION: Final = (1 << PIECE_BIT) - 1
"""The chips of a region; the bit above them is set if they are in one piece."""

COLOUR: Final = 18
"""A tally counts the ones, twos and threes of each colour, six bits each, in one word."""
FEW: Final = 63

SHIFT: Final = 128
"""Added to a bound so that it is stored as a number above 0."""

GENERATIONS: Final = 100
"""A new board makes the table's entries void by another number in their keys."""


class OutOfTimeError(Exception):
    """The clock or the number of nodes has run out in the middle of a search."""


@final
class Solution:
    """What the solver found: bounds of the worth for the mover, the best action and line."""

    def __init__(self, low: int, high: int, line: list[int], nodes: int) -> None:
        self.low: Final = low
        self.high: Final = high
        self.line: Final = line
        """The best actions of both, as far as they are known; never empty."""
        self.nodes: Final = nodes

    @property
    def exact(self) -> bool:
        """Whether the worth is known."""
        return self.low == self.high

    @property
    def action(self) -> int:
        """The best action."""
        return self.line[0]


@final
class KnightSolver:
    """Solves positions of the jumps and settings. Its table serves all positions of a board."""

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
        """What the chip of each space is in a tally."""
        self.aside: Final = vec[i64]([0] * (CHIPS + 1))
        """How far up in a tally stands what the knight can land on from each space: the other
        colour."""
        self.slot: Final = vec[i64]([0] * (CHIPS + 1))
        """Where among its kin a position with the knight on each space lies."""
        self.signature: list[int] = []
        self.nodes: i64 = 0
        self.limit: i64 = 0
        self.clock: Clock | None = None

    # --- one board --------------------------------------------------------------------------

    def load(self, state: KnightState) -> None:
        """Get ready for a board; nothing to do when it is the one of the last time."""
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
            self.unit[space] = bit_at((worth - 1) * 6 + (0 if light else COLOUR))
            self.aside[space] = COLOUR if light else 0
            self.slot[space] = self._free_slot(space)

    def _free_slot(self, space: i64) -> i64:
        """The slot that fewest of the earlier spaces have which are a jump from the same space."""
        used = vec[i64]([0] * KIN)
        for between in places(self.jumps[space]):
            for other in places(self.jumps[between] & (bit_at(space) - 1)):
                used[self.slot[other]] += 1
        best: i64 = 0
        slot: i64 = 1
        while slot < KIN:
            if used[slot] < used[best]:
                best = slot
            slot += 1
        return best

    # --- asking -----------------------------------------------------------------------------

    def solve(self, state: KnightState, clock: Clock | None = None, nodes: int = 0) -> Solution:
        """The worth for the mover of a position in which the knight is set or jumps.

        Cut short by the clock or by ``nodes`` it tells the bounds proved so far.
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
                # Is it worth ``beta``? The answers close in on the worth from both sides.
                beta: i64 = guess + 1 if guess == low else guess
                value: i64 = LOWEST
                for number in _by_promise(tops, best if proved else -1):
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
                best = _by_promise(tops, -1)[0]
        if not line:
            line = [roots[best] + (SET if setting else JUMP)]
        return Solution(low, high, line, self.nodes)

    def values(
        self, state: KnightState, clock: Clock | None = None, nodes: int = 0
    ) -> list[tuple[int, int, int]]:
        """Every action with the bounds of its worth for the mover; equal bounds are exact."""
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
        """The actions that are worth this much or more, as far as the time goes."""
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
        """The worth for the mover if it is ``limit`` or less, else anything above ``limit``.

        Most positions are refuted much faster than they are solved. Cut short it tells
        ``HIGHEST``.
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
        """A bound of what jumping or setting there is worth, on the right side of ``beta``."""
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
        """The best line of a first step that is known to be worth exactly ``value``."""
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
            for following in places(onward):
                space = following
                if self._value_of(chips, space, False, value) >= value:
                    break
            line.append(JUMP + space)
            gain = self.worth[space]

    # --- searching --------------------------------------------------------------------------

    def _region(self, chips: i64, goal: i64, whole: i64) -> i64:
        """The chips that can be reached from the chips of ``goal``, bit 60 set if in one piece.

        With ``whole`` the chips were in one piece before the knight landed: once all of ``goal``
        is reached from one of it, they still are.
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
        """How many ones, twos and threes of each colour there are.

        A search counts once and then takes away what leaves the board: six counts of bits for
        every jump took a third of the time.
        """
        unit = self.unit
        found: i64 = 0
        while chips:
            found += unit[lowest(chips)]
            chips &= chips - 1
        return found

    def _place(self, chips: i64, knight: i64) -> i64:
        """Where the table keeps a position."""
        if self.kin:
            return self._place_beside_kin(chips | bit_at(knight), knight)
        low: i64 = chips & 0xFFFFFF
        mixed: i64 = low * 0x9E3779B1 + (chips >> 24) * 0x85EBCA6B + knight * 0xC2B2AE35
        return (((mixed >> 21) ^ mixed) & self.mask) * ENTRY

    def _place_beside_kin(self, before: i64, knight: i64) -> i64:
        """The same in a large table, by the chips ``before`` the jump: those of all jumps alike.

        So a position finds what is known of all its jumps in neighbouring memory, and does not wait
        for several distant places: 7 % more nodes in a second.
        """
        low: i64 = before & 0xFFFFFF
        mixed: i64 = low * 0x9E3779B1 + (before >> 24) * 0x85EBCA6B
        return (((mixed >> 21) ^ mixed) & self.mask & -KIN | self.slot[knight]) * ENTRY

    def _bounds(self, tally: i64, knight: i64) -> i64:
        """Bounds for the mover by the chips left of both colours: high · 256 + low, shifted."""
        aside: i64 = self.aside[knight]
        mine: i64 = tally >> aside
        theirs: i64 = tally >> (COLOUR - aside)
        a1: i64 = mine & FEW
        a2: i64 = mine >> 6 & FEW
        a3: i64 = mine >> 12 & FEW
        b1: i64 = theirs & FEW
        b2: i64 = theirs >> 6 & FEW
        b3: i64 = theirs >> 12 & FEW
        # High: the best own chip first, then pairs of their worst and the next best own one.
        high: i64
        if a3:
            high = 3 + gains(a3 - 1, a2, b1, b2)
        elif a2:
            high = 2 + gains(0, a2 - 1, b1, b2)
        else:
            high = 1
        # Low: the worst own chip first, then their best one, and so on.
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
        """A bound of the worth: from ``beta`` up a lower one, below ``beta`` an upper one.

        ``chips`` are those in reach, of which one is a jump away, and ``tally`` counts them.
        """
        # Looking up, ordering and searching share a dozen local words: taken apart further, each of
        # millions of nodes would hand them over.
        self.nodes += 1
        if self.nodes & 0x3FF == 0:
            self._look_at_the_clock()
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
            # High chips and few jumps onward first: measured best of eight such mixtures.
            order: i64 = count(onward) * 2 - worth * 3
            if space == known:
                order = FIRST_OF_ALL
            self._wait(base, end, order * 128 + space * 2 + (found >> PIECE_BIT), region, counted)
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
        self._keep(place, key, low, high, move)
        return best

    def _known_bounds(self, chips: i64, tally: i64, knight: i64) -> i64:
        """Bounds for the mover by the chips left and by what the table knows, packed alike."""
        bounds: i64 = self._bounds(tally, knight)
        place: i64 = self._place(chips, knight)
        if self.table[place] != chips | (knight << 48) | (self.generation << 54):
            return bounds
        fact: i64 = self.table[place + 1]
        low: i64 = max(bounds & 255, fact & 255)
        high: i64 = min(bounds >> 8, fact >> 8 & 255)
        return high * 256 + low

    def _wait(self, base: i64, slot: i64, jump: i64, region: i64, tally: i64) -> None:
        """Put a jump among those of this ply that wait to be searched, by their order."""
        stack = self.stack
        while slot > base and stack[slot - WORDS] > jump:
            stack[slot] = stack[slot - WORDS]
            stack[slot + 1] = stack[slot - 2]
            stack[slot + 2] = stack[slot - 1]
            slot -= WORDS
        stack[slot] = jump
        stack[slot + 1] = region
        stack[slot + 2] = tally

    def _keep(self, place: i64, key: i64, low: i64, high: i64, move: i64) -> None:
        """Put what a search found into the table."""
        table = self.table
        if table[place] == key:
            # A search below may have stored this position too; its other bound still holds.
            fact: i64 = table[place + 1]
            low = max(low, (fact & 255) - SHIFT)
            high = min(high, (fact >> 8 & 255) - SHIFT)
        table[place] = key
        table[place + 1] = (move << 16) | ((high + SHIFT) << 8) | (low + SHIFT)

    def _look_at_the_clock(self) -> None:
        if self.limit and self.nodes >= self.limit:
            raise OutOfTimeError
        if self.clock is not None and self.clock.expired():
            raise OutOfTimeError


def _spaces(state: KnightState) -> list[int]:
    start = SET if state.phase == phases.SETTING else JUMP
    return [action - start for action in state.legal()]


def _by_promise(tops: list[int], first: int) -> list[int]:
    """The numbers of the roots, those that may be worth most first; one may go before all."""
    order = sorted(range(len(tops)), key=lambda number: -tops[number])
    if first >= 0:
        order.remove(first)
        order.insert(0, first)
    return order


def gains(threes: i64, twos: i64, ones: i64, others: i64) -> i64:
    """The most that own threes and twos can gain on their ones and twos (``others``) in pairs."""
    if threes <= ones:
        return 2 * threes + min(twos, ones - threes)
    return 2 * ones + min(threes - ones, others)
