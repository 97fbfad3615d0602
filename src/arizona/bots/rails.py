"""What Rails' greedy bot looks at: its own sheet, to the end of its own turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from arizona.bots.simple import Evaluation, leads
from arizona.engine.bits import BIT, count
from arizona.engine.state import State
from arizona.games.rails import position as phases
from arizona.games.rails.actions import KINDS, VALUES
from arizona.games.rails.route import Route
from arizona.games.rails.scoring import FIRST_BONUS, MISSING, scoring_pieces, worth
from arizona.games.rails.sheet import TOWN, WORD, Sheet
from arizona.games.rails.state import RailsState

HOPE: Final = 0.68
"""How surely cargo aboard gets delivered at all, with towns enough."""
NUGGET_WORTH: Final = (0.0, 2.5, 4.0, 6.0)
"""What unused nuggets are worth to a player; later ones by the table."""
MORE_EACH: Final = 0.13
"""Pieces of a kind still to come for each that lies in reach, and the most of them."""
MORE_MOST: Final = 1.4
ROOM_WORTH: Final = 0.05
"""What a space in reach is worth."""
TOWN_WORTH: Final = 0.8
"""What it is worth that a value of the die would lead to a town."""
VALUE_WORTH: Final = 1.0
"""What it is worth that one more value of the die could be drawn next."""
STUCK: Final = -20.0


@final
class Ground:
    """The sheet as whole-sheet masks, one bit a space; made once for each sheet."""

    def __init__(self, sheet: Sheet) -> None:
        size = sheet.size
        row = (1 << size) - 1
        self.size: Final = size
        self.all: Final = (1 << sheet.cells) - 1
        self.not_left: Final = sum((row & ~1) << (size * line) for line in range(size))
        self.not_right: Final = sum((row >> 1) << (size * line) for line in range(size))
        self.symbols: Final = [
            sum(1 << cell for cell, kind in enumerate(sheet.kinds) if kind == symbol)
            for symbol in range(KINDS + 3)
        ]

    def around(self, spaces: int) -> int:
        """The spaces beside any of these."""
        near = (spaces << self.size) | (spaces >> self.size)
        near |= (spaces << 1) & self.not_left
        near |= (spaces >> 1) & self.not_right
        return near & self.all

    def reach(self, start: int, free: int) -> int:
        """The free spaces that hang together with the ones beside the start."""
        found = self.around(start) & free
        edge = found
        while edge:
            edge = self.around(edge) & free & ~found
            found |= edge
        return found


@final
class RailsEvaluation(Evaluation):
    """Points written down, cargo likely to be delivered, and room to go on."""

    def __init__(self, hope: float = HOPE) -> None:
        self.hope: Final = hope
        """Patience: with more hope it loads longer before it delivers."""
        self._grounds: Final[dict[str, Ground]] = {}

    def value(self, state: State, seat: int) -> float:
        """The seat's prospects once its own turn is over."""
        assert isinstance(state, RailsState)
        phase = state.phase
        if phases.CHOOSING <= phase <= phases.LAST_DELIVERY and state.seat == seat:
            return self._best(state, seat)
        if _still_to_draw(state, seat):
            alone = state.alone(seat)
            if phases.CHOOSING <= alone.phase <= phases.DELIVERING:
                return self._best(alone, seat)
            return self._standing(alone, seat)
        return self._standing(state, seat)

    def values(self, state: State) -> list[float]:
        """Every seat's lead once the turns that have begun are over."""
        assert isinstance(state, RailsState)
        if state.phase == phases.FINISHED:
            sheets = [float(route.score) for route in state.routes]
        else:
            # Before a seat has set out every space is a way to begin: too many to look at.
            sheets = [
                self.value(state, seat) if route.head >= 0 else self._sheet_value(state, route)
                for seat, route in enumerate(state.routes)
            ]
        return leads(sheets)

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Points written down, and what the rest of the sheet promises."""
        assert isinstance(state, RailsState)
        score = float(state.routes[seat].score)
        return {"written": score, "outlook": self.value(state, seat) - score}

    def spread(self) -> float:
        """A first delivery or two decide a game."""
        return 10.0

    def _best(self, state: RailsState, seat: int) -> float:
        best = 0.0
        first = True
        turn = state.turn()
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            goes_on = after.to_move() == seat and after.turn() == turn
            found = self._best(after, seat) if goes_on else self._standing(after, seat)
            if first or found > best:
                best = found
                first = False
        return best

    def _standing(self, state: RailsState, seat: int) -> float:
        own = self._sheet_value(state, state.routes[seat])
        if state.phase != phases.FINISHED:
            return own
        others = [float(route.score) for other, route in enumerate(state.routes) if other != seat]
        return own - max(others)

    def _sheet_value(self, state: RailsState, route: Route) -> float:
        if state.phase == phases.FINISHED:
            return float(route.score)
        ground = self._ground(state.sheet)
        ways = state.conditions.ways
        able: i64 = route.able(ways)
        free = ground.all & ~(int(route.low) | int(route.high) << WORD)
        if route.head >= 0:
            room = ground.reach(1 << int(route.head), free)
        else:
            room = free
        if not able:
            room = 0
        closing = 0.0 if state.phase == phases.LAST_DELIVERY or state.last else 1.0
        towns = (room & ground.symbols[TOWN]).bit_count() * closing
        wanted = KINDS - int(count(route.done))
        hope = self.hope * min(1.0, (towns + 0.5) / (wanted + 0.5)) if wanted else 0.0
        total = float(route.score)
        kind: i64 = 0
        while kind < KINDS:
            if not route.done & BIT[kind]:
                pieces = int(route.aboard(kind))
                left = (room & ground.symbols[kind]).bit_count()
                more = closing * min(left * MORE_EACH, MORE_MOST)
                scoring = int(scoring_pieces(pieces, kind, state.conditions.pairs))
                first = 0.0 if state.firsts & BIT[kind] else FIRST_BONUS * 0.7
                gain = int(worth(scoring)) + more * (scoring + 1) + first - MISSING
                total += MISSING + gain * hope * (1.0 if pieces else min(0.6, more))
            kind += 1
        total += int(count(able)) * VALUE_WORTH * closing + min(room.bit_count(), 40) * ROOM_WORTH
        if not able and closing:
            total += STUCK
        nuggets = int(route.gold - route.spent)
        total += NUGGET_WORTH[nuggets] if nuggets < len(NUGGET_WORTH) else int(worth(nuggets))
        if state.towns == 0 and closing and able:
            total += self._town_ahead(state, route, able) * TOWN_WORTH
        return total

    def _town_ahead(self, state: RailsState, route: Route, able: i64) -> float:
        """How many values of the die lead to a town from here."""
        if route.head < 0:
            return 0.0
        found = 0.0
        ends = state.conditions.ways.end
        value: i64 = 0
        while value < VALUES:
            if able & BIT[value]:
                for path in route.paths(state.conditions.ways, value):
                    if state.sheet.symbols[ends[route.head * 44 + path]] == TOWN:
                        found += 1.0
                        break
            value += 1
        return found

    def _ground(self, sheet: Sheet) -> Ground:
        if sheet.name not in self._grounds:
            self._grounds[sheet.name] = Ground(sheet)
        return self._grounds[sheet.name]


def _still_to_draw(state: RailsState, seat: int) -> bool:
    """Whether the seat has its die and its section is still to come in this round."""
    if state.routes[seat].die < 0:
        return False
    if state.phase == phases.TAKING:
        return True
    if not phases.CHOOSING <= state.phase <= phases.DELIVERING:
        return False
    return (seat - state.starter) % state.seats > state.served
