"""Placement of Knight's second to fifth tile by a learned evaluation.

A network without hidden layers values every placement by the features of ``features.py``. The best
placements are then evaluated again by the opponent's best reply.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.bots.bot import Clock
from arizona.bots.network import Network
from arizona.engine.bits import bit_at, indices
from arizona.games.knight.bot.features import (
    EIGHTH,
    FIRST_STAGE,
    KINDS,
    MAX_DIFFERENCE,
    STAGES,
    stage_at,
)
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.actions import COLUMN, REACH, ROW, SPAN, THREE, TURN, TWO
from arizona.games.knight.rules.board import GRID, JUMPS, Board, spot
from arizona.games.knight.rules.state import EMPTY, TILES_PLACED, KnightState
from arizona.games.knight.rules.tiles import SPACES, Shape

NO_SPACE: Final = -1
NEW: Final = -2
FREE: Final = vec[i64]([NO_SPACE] * (GRID * GRID))
IMPOSSIBLE: Final = -(1 << 40)
SIZES: Final = MAX_DIFFERENCE + 1


@final
class TileLookahead:
    """Evaluates placements of a tile."""

    def __init__(self, network: Network) -> None:
        self.weights: Final = table(network)
        """Weights by stage, kind of difference and absolute value."""
        self.grid: vec[i64] = vec[i64]()
        """Index of the board space at each grid cell."""
        self.near: Final = vec[i64]([0] * (TILES_PLACED * SPACES))
        """Number of knight's moves to each board space."""
        self.worth: Final = vec[i64]([0] * (TILES_PLACED * SPACES))
        """Chip value of each board space, negative on the second color."""
        self.apart: Final = vec[i64]([0] * KINDS)
        """The three differences of the current board."""
        self.found: Final = vec[i64]([0] * KINDS)
        """The same with the new tile added and 1-chips on all its spaces."""
        self.sides: Final = vec[i64]([0] * SPACES)
        self.leads: Final = vec[i64]([0] * SPACES)
        """For each space of the new tile: its color (1 or −1) and number of knight's moves."""
        self.best: i64 = 0
        """Value of the best placement examined."""
        self.placements: list[TilePlacement] = []
        self.values: list[int] = []
        """The placements and their values, if they are collected."""
        self.complete: bool = True
        """Whether all placements were examined."""
        self.three: i64 = 0
        self.twos: i64 = 0
        """Best filling of the placement examined last; the 2-chips as bits."""

    @staticmethod
    def knows(state: KnightState, since: int = FIRST_STAGE) -> bool:
        """Return whether the position is a decision about tile ``since`` to five."""
        laid = len(state.board.placed)
        if state.phase in (phases.THREES, phases.TWOS):
            return since <= laid < TILES_PLACED
        laying = (phases.TILING, phases.TURNING, phases.COLUMNS, phases.ROWS)
        return since - 1 <= laid < TILES_PLACED - 1 and state.phase in laying

    def fill(self, state: KnightState) -> int:
        """Return the next chip of the best filling that includes the chips already placed."""
        start: i64 = state.board.size - SPACES
        self._load(state, start)
        item = state.board.placed[-1]
        self._examine(state, item.shape, item.column, item.row, filling=True)
        if state.phase == phases.THREES:
            return int(THREE + self.three)
        left: i64 = self.twos & ~(state.twos >> start)
        space: i64 = 0
        while not left >> space & 1:
            space += 1
        return int(TWO + space)

    def best_value(self, state: KnightState, clock: Clock) -> bool:
        """Find the value of the best placement; return ``False`` if time ran out."""
        return self._examine_all(state, clock, False)

    def placements_of(self, state: KnightState, clock: Clock) -> list[TilePlacement]:
        """Return the placements, best first; some may be missing if time ran out."""
        self.complete = self._examine_all(state, clock, True)
        order = sorted(range(len(self.placements)), key=lambda number: -self.values[number])
        return [self.placements[number] for number in order]

    def _examine_all(self, state: KnightState, clock: Clock, keep: bool) -> bool:
        """Examine at least one placement, until time runs out; return whether all were examined."""
        self._load(state, state.board.size)
        self.best = IMPOSSIBLE
        self.placements = []
        self.values = []
        for tile in [int(state.tile)] if state.tile >= 0 else _tiles(state.hand()):
            shapes = state.content.tiles[tile].shapes
            undecided = state.phase in (phases.TILING, phases.TURNING)
            for turn in list(shapes) if undecided else [int(state.turned)]:
                lines = state.board.places(shapes[turn])
                row: i64 = 0
                while row < SPAN:
                    columns = lines[row]
                    column: i64 = 0
                    while columns:
                        fits = state.phase != phases.ROWS or column == state.column + REACH
                        if columns & 1 and fits:
                            if self.best > IMPOSSIBLE and clock.expired():
                                return False
                            value = self._examine(state, shapes[turn], column - REACH, row - REACH)
                            self.best = max(self.best, value)
                            if keep:
                                self.placements.append(
                                    TilePlacement(tile, turn, int(column), int(row), self)
                                )
                                self.values.append(int(value))
                        columns >>= 1
                        column += 1
                    row += 1
        return True

    def _load(self, state: KnightState, size: i64) -> None:
        """Prepare for the first ``size`` spaces of the board."""
        flat = state.board.flat
        self.grid = FREE[:]
        space: i64 = 0
        while space < size:
            self.grid[spot(flat[2 * space], flat[2 * space + 1])] = space
            space += 1
        kind: i64 = 0
        while kind < KINDS:
            self.apart[kind] = 0
            kind += 1
        space = 0
        while space < size:
            column: i64 = flat[2 * space]
            row: i64 = flat[2 * space + 1]
            here: i64 = spot(column, row)
            near: i64 = 0
            for jump in JUMPS:
                if self.grid[here + jump] >= 0:
                    near += 1
            chip: i64 = 1 + (state.twos >> space & 1) + 2 * (state.threes >> space & 1)
            if (column + row) & 1:
                chip = -chip
            self.near[space] = near
            self.worth[space] = chip
            self.apart[0] += chip
            if near >= 1:
                self.apart[1] += chip
            if near > 1:
                self.apart[2] += chip
            space += 1

    def _examine(
        self, state: KnightState, shape: Shape, column: i64, row: i64, *, filling: bool = False
    ) -> i64:
        """Return the value of a placement with its best filling, for the player who places it."""
        spaces = shape.flat_spaces
        grid = self.grid
        found = self.found
        kind: i64 = 0
        while kind < KINDS:
            found[kind] = self.apart[kind]
            kind += 1
        place: i64 = 0
        while place < SPACES:
            grid[spot(spaces[2 * place] + column, spaces[2 * place + 1] + row)] = NEW
            place += 1
        place = 0
        while place < SPACES:
            across: i64 = spaces[2 * place] + column
            down: i64 = spaces[2 * place + 1] + row
            here: i64 = spot(across, down)
            side: i64 = -1 if (across + down) & 1 else 1
            near: i64 = 0
            for jump in JUMPS:
                other = grid[here + jump]
                if other == NO_SPACE:
                    continue
                near += 1
                if other >= 0:  # a board space gains one knight's move
                    if self.near[other] < 2:
                        found[1 + self.near[other]] += self.worth[other]
                    self.near[other] += 1
            self.sides[place] = side
            self.leads[place] = near
            found[0] += side
            if near >= 1:
                found[1] += side
            if near > 1:
                found[2] += side
            place += 1
        place = 0
        while place < SPACES:
            here = spot(spaces[2 * place] + column, spaces[2 * place + 1] + row)
            for jump in JUMPS:
                if grid[here + jump] >= 0:
                    self.near[grid[here + jump]] -= 1
            place += 1
        place = 0
        while place < SPACES:
            grid[spot(spaces[2 * place] + column, spaces[2 * place + 1] + row)] = NO_SPACE
            place += 1
        return self._best_filling(state, filling)

    def _best_filling(self, state: KnightState, filling: bool) -> i64:
        """Try every filling, or those that include the chips already placed."""
        start: i64 = state.board.size - SPACES
        three: i64 = 0
        two: i64 = 0
        if filling:
            three = (state.threes >> start) & 255
            two = (state.twos >> start) & 255
        laid: i64 = len(state.board.placed)
        stage: i64 = laid - FIRST_STAGE if filling else laid + 1 - FIRST_STAGE
        at: i64 = stage * KINDS * SIZES
        sign: i64 = 1 if state.seat == state.first else -1
        best: i64 = IMPOSSIBLE
        high: i64 = 0
        while high < SPACES:
            one: i64 = 0
            while one < SPACES and (not three or three >> high & 1):
                other: i64 = one + 1
                while other < SPACES:
                    twos: i64 = bit_at(one) | bit_at(other)
                    if high not in (one, other) and twos & two == two:
                        value = sign * self._value(at, high, one, other)
                        if value > best:
                            best = value
                            self.three = high
                            self.twos = twos
                    other += 1
                one += 1
            high += 1
        return best

    def _value(self, at: i64, three: i64, one: i64, other: i64) -> i64:
        """Return the predicted lead of the player who sets the knight."""
        sides = self.sides
        leads = self.leads
        total: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            apart: i64 = self.found[kind]
            if leads[three] >= kind:
                apart += 2 * sides[three]
            if leads[one] >= kind:
                apart += sides[one]
            if leads[other] >= kind:
                apart += sides[other]
            total += self.weights[at + (apart if apart > 0 else -apart)]
            at += SIZES
            kind += 1
        return total


@final
class TilePlacement:
    """A placement of a tile: which tile, turn and location, and its best filling."""

    def __init__(self, tile: int, turn: int, column: int, row: int, glance: TileLookahead) -> None:
        self.tile: Final = tile
        self.turn: Final = turn
        self.column: Final = column
        self.row: Final = row
        """Column and row are offset by ``REACH``, as in the actions."""
        self.three: Final = int(glance.three)
        self.twos: Final = indices(glance.twos)
        self.judged: bool = False
        self.leaves: i64 = 0
        """Value of the opponent's best reply; valid once ``judged``."""

    def agrees_with(self, state: KnightState) -> bool:
        """Return whether the placement agrees with the choices made so far."""
        if state.tile >= 0 and state.tile != self.tile:
            return False
        if state.phase in (phases.COLUMNS, phases.ROWS) and state.turned != self.turn:
            return False
        return state.phase != phases.ROWS or state.column + REACH == self.column

    def step(self, state: KnightState) -> int:
        """Return the next action that leads to this placement."""
        if state.phase == phases.TILING:
            return int(state.content.tile_action) + self.tile
        if state.phase == phases.TURNING:
            return TURN + self.turn
        return COLUMN + self.column if state.phase == phases.COLUMNS else ROW + self.row

    def follow(self, state: KnightState) -> KnightState:
        """Return the position after the tile is placed and filled."""
        after = state.clone()
        while after.phase not in (phases.THREES, phases.TWOS):
            after.apply(self.step(after))
        after.apply(THREE + self.three)
        for two in self.twos:
            after.apply(TWO + two)
        return after


@final
class TileForesight:
    """Evaluates the best placements by the opponent's best reply, as far as time allows.

    A placement takes several decisions. Evaluations made for the first are reused for the others.
    """

    def __init__(self, network: Network) -> None:
        self.lookahead: Final = TileLookahead(network)
        self.other: Final = TileLookahead(network)
        self.placements: list[TilePlacement] = []
        """Placements of the current tile, best first."""
        self.board: Board = EMPTY
        self.twos: i64 = 0
        self.threes: i64 = 0
        """The board and chips for which ``ways`` is valid."""

    def decide(self, state: KnightState, clock: Clock, most: int = 0) -> int:
        """Return the next action.

        At most ``most`` placements are evaluated again; 0 means as many as time allows.
        """
        if state.phase in (phases.THREES, phases.TWOS):
            return self.lookahead.fill(state)
        ways = self._placements(state, clock)
        best = ways[0]
        # The solver places the last tile, so predicting a reply to the fifth gains nothing.
        if len(state.board.placed) >= TILES_PLACED - 2:
            return best.step(state)
        for way in ways[:most] if most else ways:
            if not way.judged:
                if clock.expired() or not self.other.best_value(way.follow(state), clock):
                    break
                way.leaves = self.other.best
                way.judged = True
            if not best.judged or way.leaves < best.leaves:
                best = way
        return best.step(state)

    def _placements(self, state: KnightState, clock: Clock) -> list[TilePlacement]:
        """Return the placements that agree with the choices made so far, cached per tile."""
        same = state.board is self.board and state.twos == self.twos and state.threes == self.threes
        fitting = [way for way in self.placements if way.agrees_with(state)] if same else []
        if fitting:
            return fitting
        ways = self.lookahead.placements_of(state, clock)
        if self.lookahead.complete:
            self.placements = ways
            self.board = state.board
            self.twos = state.twos
            self.threes = state.threes
        return ways


def table(network: Network) -> vec[i64]:
    """Return a network's weights tabulated by the absolute value of each difference."""
    found: list[i64] = []
    for laid in range(FIRST_STAGE, FIRST_STAGE + STAGES):
        for kind in range(KINDS):
            at = stage_at(laid) + 1 + kind
            for size in range(SIZES):
                square = size * size >> EIGHTH
                found.append(network.direct[at] * size + network.direct[at + KINDS] * square)
    return vec[i64](found)


def _tiles(hand: i64) -> list[int]:
    return indices(hand, 0)
