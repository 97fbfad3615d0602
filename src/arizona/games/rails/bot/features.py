"""Network features of a Rails sheet: counts and distances, not individual spaces.

The network therefore generalizes to every sheet and treats all goods alike. What matters is how
many pieces are aboard, how many are within reach, and what surrounds the end of the line.

Of the other sheets it sees only how close they are to the sixth delivery, which ends the game. As a
separate feature this "race" was almost worthless when measured. Its effect is on the value of
everything else, since cargo may never be delivered, so most features are split by race.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.bots.network import Active, Features
from arizona.engine.bits import bit_at, count, lowest
from arizona.engine.state import State
from arizona.games.rails.bot.players import RailsEvaluation, SheetMasks
from arizona.games.rails.rules import conditions as effects
from arizona.games.rails.rules import position as phases
from arizona.games.rails.rules.actions import KINDS, MAX_CELLS, PATHS, VALUES
from arizona.games.rails.rules.route import Route
from arizona.games.rails.rules.scoring import MISSING, card_winners, worth
from arizona.games.rails.rules.shapes import OF_VALUE
from arizona.games.rails.rules.sheet import TOWN, WORD, Sheet
from arizona.games.rails.rules.state import RailsState

# Classes of symbols from a seat's perspective: a good it has delivered, a good with 0 to 4 (or
# more) pieces aboard, mountain, town, station.
DONE: Final = 0
ABOARD: Final = 1
MAX_ABOARD: Final = 4
OTHER: Final = ABOARD + MAX_ABOARD + 1
CLASSES: Final = OTHER + 3
TOWN_CLASS: Final = OTHER + TOWN - KINDS

RING: Final = 3
"""Maximum distance from the end of the line, in columns and rows."""
RINGS: Final = ((0, 1), (1, 1), (0, 2), (1, 2), (2, 2), (0, 3), (1, 3), (2, 3), (3, 3))
"""Distances with the smaller component first, since sections can be turned and flipped."""

PIECES: Final = 8
LEFT: Final = vec[i64]([0, 1, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5])
"""Bucket by number of pieces within reach."""
LEFTS: Final = 6
TOWNS: Final = 10
ROOM_STEPS: Final = (0, 3, 7, 12, 18, 25, 35, 50, 70)
ROOM: Final = vec[i64](
    [sum([spaces > step for step in ROOM_STEPS]) for spaces in range(MAX_CELLS + 1)]
)
"""Bucket by number of spaces within reach."""
ROOMS: Final = 10
NUGGETS: Final = 4
LOADS: Final = 13

RACE: Final = vec[i64]([0, 0, 0, 1, 2, 3, 3])
"""Bucket by the most deliveries of any opponent."""
RACES: Final = 4

# First feature of each group.
NEXT: Final = 0
"""+ (race · VALUES + value) · CLASSES + class: a section of this value can end at such a symbol."""
AROUND: Final = NEXT + RACES * VALUES * CLASSES
"""+ ring · CLASSES + class: for each symbol within reach at this distance."""
KIND: Final = AROUND + len(RINGS) * CLASSES
"""+ (first · PIECES + pieces) · LEFTS + left: for each undelivered kind."""
HELD: Final = KIND + 2 * PIECES * LEFTS
"""+ race · PIECES + pieces: for each undelivered kind."""
PAIRED: Final = HELD + RACES * PIECES
"""+ pieces: for each undelivered kind that scores in pairs."""
TOWNS_LEFT: Final = PAIRED + PIECES
"""+ undelivered kinds · TOWNS + towns within reach."""
MISSING_YET: Final = TOWNS_LEFT + (KINDS + 1) * TOWNS
"""+ race · 7 + undelivered kinds."""
ROOM_LEFT: Final = MISSING_YET + RACES * (KINDS + 1)
"""+ race · ROOMS + spaces within reach."""
ABLE: Final = ROOM_LEFT + RACES * ROOMS
"""+ unused nuggets · 7 + number of values that can be drawn next."""
GOLD: Final = ABLE + NUGGETS * (VALUES + 1)
"""+ race · NUGGETS + unused nuggets."""
LOAD: Final = GOLD + RACES * NUGGETS
"""+ (race · 7 + undelivered kinds) · LOADS + pieces aboard of undelivered kinds."""
READY: Final = LOAD + RACES * (KINDS + 1) * LOADS
"""+ race · LOADS + pieces aboard: for each value that can reach a town."""
EXACT: Final = READY + RACES * LOADS
"""+ 6 + pieces aboard minus the count on a card, clamped to −6 … 1."""
UNSET: Final = EXACT + 8
"""The line has not started."""
INPUTS: Final = UNSET + 1
MAX_ACTIVE: Final = 200


@final
class Surroundings:
    """For every space of a sheet, the surrounding spaces and their distances."""

    def __init__(self, sheet: Sheet) -> None:
        cells: vec[i64] = vec[i64]()
        rings: vec[i64] = vec[i64]()
        first: vec[i64] = vec[i64]([0])
        for start in range(sheet.cells):
            column, row = start % sheet.size, start // sheet.size
            for down in range(-RING, RING + 1):
                for right in range(-RING, RING + 1):
                    cell = sheet.at(column + right, row + down)
                    if cell < 0 or cell == start:
                        continue
                    near, far = sorted((abs(right), abs(down)))
                    cells = append(cells, cell)
                    rings = append(rings, RINGS.index((near, far)))
            first = append(first, len(cells))
        self.cells: Final = cells
        self.rings: Final = rings
        self.first: Final = first


@final
class RailsFeatures(Features):
    """Features of one player's sheet."""

    def __init__(self) -> None:
        super().__init__("rails 3", INPUTS, MAX_ACTIVE)
        self._hand: Final = RailsEvaluation()
        self._sheet = ""
        """Key of the sheet for which the next two attributes are valid."""
        self._ground: SheetMasks | None = None
        self._around: Surroundings | None = None
        self._class: Final = vec[i64]([0] * (KINDS + 3))

    def quiet(self, state: State) -> bool:
        """Return whether a round is about to start, so that no seat has a die."""
        assert isinstance(state, RailsState)
        return state.phase == phases.ROLLING and state.rolled == 0

    def base(self, state: State, seat: i64) -> float:
        """Return the value of the sheet by the handcrafted evaluation."""
        assert isinstance(state, RailsState)
        return self._hand.sheet_value(state, seat)

    def write(self, state: State, seat: i64, active: Active) -> None:
        assert isinstance(state, RailsState)
        route = state.routes[seat]
        race: i64 = race_of(state, seat)
        ground, around = self._of(state.sheet)
        self._classify(route)
        low: i64 = ground.low & ~route.low
        high: i64 = ground.high & ~route.high
        able: i64 = state.conditions.path_masks.starting
        if route.head < 0:
            active.add(UNSET)
        else:
            able = self._add_next(state, route, race, active)
            if able:
                low, high = ground.reach(route.head, route.low, route.high)
            else:
                low = 0
                high = 0
            self._add_around(state, route, around, low, high, active)
        self._add_kinds(state, route, race, ground, low, high, active)
        self._add_outlook(route, race, able, ground, low, high, active)
        self._add_cards(state, route, active)

    def _of(self, sheet: Sheet) -> tuple[SheetMasks, Surroundings]:
        ground = self._ground
        around = self._around
        if ground is None or around is None or self._sheet != sheet.key:
            ground = SheetMasks(sheet)
            around = Surroundings(sheet)
            self._sheet = sheet.key
            self._ground = ground
            self._around = around
        return ground, around

    def _classify(self, route: Route) -> None:
        """Assign each symbol its class for the player of a route."""
        kind: i64 = 0
        while kind < KINDS:
            pieces: i64 = route.aboard(kind)
            if route.done & bit_at(kind):
                self._class[kind] = DONE
            else:
                self._class[kind] = ABOARD + (pieces if pieces < MAX_ABOARD else MAX_ABOARD)
            kind += 1
        self._class[KINDS] = OTHER
        self._class[KINDS + 1] = OTHER + 1
        self._class[KINDS + 2] = OTHER + 2

    def _add_next(self, state: RailsState, route: Route, race: i64, active: Active) -> i64:
        """Add where the next section can end; return the values that can be drawn, as bits."""
        ways = state.conditions.path_masks
        symbols = state.sheet.symbols
        classes = self._class
        load: i64 = min(aboard(route), LOADS - 1)
        base: i64 = route.head * PATHS
        fitting: i64 = route.fitting(ways)
        value: i64 = 0
        while value < VALUES:
            paths: i64 = fitting & OF_VALUE[value]
            found: i64 = 0
            while paths:
                found |= bit_at(classes[symbols[ways.end[base + lowest(paths)]]])
                paths &= paths - 1
            if found & bit_at(TOWN_CLASS):
                active.add(READY + race * LOADS + load)
            while found:
                active.add(NEXT + (race * VALUES + value) * CLASSES + lowest(found))
                found &= found - 1
            value += 1
        return route.able(ways)

    def _add_around(
        self,
        state: RailsState,
        route: Route,
        around: Surroundings,
        low: i64,
        high: i64,
        active: Active,
    ) -> None:
        symbols = state.sheet.symbols
        classes = self._class
        place: i64 = around.first[route.head]
        last: i64 = around.first[route.head + 1]
        while place < last:
            cell: i64 = around.cells[place]
            free: i64 = low & bit_at(cell) if cell < WORD else high & bit_at(cell - WORD)
            if free:
                active.add(AROUND + around.rings[place] * CLASSES + classes[symbols[cell]])
            place += 1

    def _add_kinds(
        self,
        state: RailsState,
        route: Route,
        race: i64,
        ground: SheetMasks,
        low: i64,
        high: i64,
        active: Active,
    ) -> None:
        kind: i64 = 0
        while kind < KINDS:
            if not route.done & bit_at(kind):
                pieces: i64 = route.aboard(kind)
                if pieces >= PIECES:
                    pieces = PIECES - 1
                left: i64 = LEFT[ground.count(kind, low, high)]
                first: i64 = 0 if state.firsts & bit_at(kind) else PIECES
                active.add(KIND + (first + pieces) * LEFTS + left)
                active.add(HELD + race * PIECES + pieces)
                if state.conditions.pairs & bit_at(kind):
                    active.add(PAIRED + pieces)
            kind += 1

    def _add_outlook(
        self,
        route: Route,
        race: i64,
        able: i64,
        ground: SheetMasks,
        low: i64,
        high: i64,
        active: Active,
    ) -> None:
        """Add towns, space, cargo and nuggets."""
        towns: i64 = ground.count(TOWN, low, high)
        if towns >= TOWNS:
            towns = TOWNS - 1
        missing: i64 = KINDS - count(route.done)
        active.add(TOWNS_LEFT + missing * TOWNS + towns)
        active.add(MISSING_YET + race * (KINDS + 1) + missing)
        load: i64 = min(aboard(route), LOADS - 1)
        active.add(LOAD + (race * (KINDS + 1) + missing) * LOADS + load)
        active.add(ROOM_LEFT + race * ROOMS + ROOM[count(low) + count(high)])
        nuggets: i64 = route.gold - route.spent
        if nuggets >= NUGGETS:
            nuggets = NUGGETS - 1
        active.add(ABLE + nuggets * (VALUES + 1) + count(able))
        active.add(GOLD + race * NUGGETS + nuggets)

    def _add_cards(self, state: RailsState, route: Route, active: Active) -> None:
        """Add the distance to each exact load that a card rewards."""
        for place, number in enumerate(state.cards):
            card = state.content.cards[number]
            if card.effect != effects.EXACTLY:
                continue
            kind: i64 = card.symbols[0]
            if not state.claimed & bit_at(place) and not route.done & bit_at(kind):
                more: i64 = route.aboard(kind) - card.count
                active.add(EXACT + 6 + clamped(more, -6, 1))


def race_of(state: RailsState, seat: i64) -> i64:
    """Return the race bucket: how close the opponents are to their sixth delivery."""
    most: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            most = max(most, count(state.routes[other].done))
        other += 1
    return RACE[most]


def aboard(route: Route) -> i64:
    """Return the number of pieces aboard of undelivered kinds."""
    pieces: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if not route.done & bit_at(kind):
            pieces += route.aboard(kind)
        kind += 1
    return pieces


def clamped(value: i64, low: i64, high: i64) -> i64:
    return max(low, min(high, value))


def final_points(state: RailsState, seat: i64) -> float:
    """Return the seat's points if the game ended now, with its last delivery (R-8.2, R-8.4)."""
    route = state.routes[seat]
    if state.phase == phases.FINISHED:
        return float(route.score)
    points: i64 = route.score + MISSING * (KINDS - count(route.done))
    points += worth(route.gold - route.spent)
    if _may_still_deliver(state, seat):
        points += _best_delivery(state, route)
    for number in state.cards:
        card = state.content.cards[number]
        if card.final and int(seat) in card_winners(card, state.routes):
            points += card.points
    return float(points)


def _may_still_deliver(state: RailsState, seat: i64) -> bool:
    if state.phase != phases.LAST_DELIVERY:
        return True
    turn: i64 = (seat - state.starter + state.seats) % state.seats
    return turn >= state.served


def _best_delivery(state: RailsState, route: Route) -> i64:
    """Return the gain of the best delivery, including the avoided penalty."""
    best: i64 = 0
    kinds: i64 = route.deliverable()
    while kinds:
        bill = state.bill(route, lowest(kinds))
        gain: i64 = bill.points + bill.first + bill.bonus - MISSING
        best = max(best, gain)
        kinds &= kinds - 1
    return best
