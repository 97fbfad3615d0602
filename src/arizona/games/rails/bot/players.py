"""Rails' evaluation, bots and characters."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.bots.bot import Bot
from arizona.bots.evaluation import Evaluation, leads
from arizona.bots.learned import learned_search
from arizona.bots.levels import Level, Seed, by_evaluation, greedy
from arizona.bots.players import Calibration, TunedPlayers
from arizona.bots.search import SearchBot
from arizona.bots.tree import SearchOptions
from arizona.engine.bits import bit_at, count, count_both
from arizona.engine.state import State
from arizona.games.rails.bot.evaluation_cache import EvaluationCache
from arizona.games.rails.bot.reasons import reasons
from arizona.games.rails.rules import position as phases
from arizona.games.rails.rules.actions import IDLE_ROUNDS, KINDS, PATHS
from arizona.games.rails.rules.route import Route
from arizona.games.rails.rules.scoring import FIRST_BONUS, MISSING, scoring_pieces, worth
from arizona.games.rails.rules.shapes import values_of
from arizona.games.rails.rules.sheet import TOWN, WORD, Sheet, cell_masks
from arizona.games.rails.rules.state import RailsState

HOPE: Final = 0.68
"""Probability that cargo aboard is delivered if there are enough towns."""
NUGGET_WORTH: Final = vec[float]([0.0, 2.5, 4.0, 6.0])
"""Value of unused nuggets by count; larger counts use the score table."""
MORE_EACH: Final = 0.13
"""Expected additional pieces of a kind per piece within reach, followed by their maximum."""
MORE_MOST: Final = 1.4
ROOM_WORTH: Final = 0.05
"""Value of a space within reach, followed by the maximum number of spaces counted."""
MAX_ROOM: Final = 40
TOWN_WORTH: Final = 0.8
"""Value of each die value that can reach a town."""
VALUE_WORTH: Final = 1.0
"""Value of each die value that can be drawn next."""
STUCK: Final = -20.0
MAX_GROUNDS: Final = 64
"""Maximum number of sheets with cached masks; every random sheet is a new one."""

MAX_DELIVERIES: Final = 2
"""Maximum deliveries per turn: at a symbol and at the second one next to it (R-7.3)."""
MAX_STEPS: Final = 8
"""Upper bound of moves per turn: choose, draw, select a second symbol, deliver twice."""


@final
class SheetMasks:
    """Bit masks of a sheet in two words, as in ``Route``; computed once per sheet."""

    def __init__(self, sheet: Sheet) -> None:
        size = sheet.size
        cells = range(sheet.cells)
        self.size: Final[i64] = size
        low, high = cell_masks(list(cells))
        self.low: Final[i64] = low
        """All spaces."""
        self.high: Final[i64] = high
        low, high = cell_masks([at for at in cells if at % size])
        self.not_left_low: Final[i64] = low
        self.not_left_high: Final[i64] = high
        low, high = cell_masks([at for at in cells if (at + 1) % size])
        self.not_right_low: Final[i64] = low
        self.not_right_high: Final[i64] = high
        masks = [
            cell_masks([at for at in cells if sheet.kinds[at] == symbol])
            for symbol in range(KINDS + 3)
        ]
        self.symbols_low: Final = vec[i64]([low for low, _ in masks])
        self.symbols_high: Final = vec[i64]([high for _, high in masks])
        ends = sheet.path_masks().end
        towns: list[int] = [0] * sheet.cells
        for place in range(sheet.cells * PATHS):
            end = int(ends[place])
            if end >= 0 and sheet.kinds[end] == TOWN:
                towns[place // PATHS] |= 1 << (place % PATHS)
        self.towns: Final = vec[i64](towns)
        """Paths from each space that end in a town, as bits."""

    def reach(self, start: i64, low: i64, high: i64) -> tuple[i64, i64]:
        """Return the free spaces connected to ``start``; ``low`` and ``high`` are the used ones."""
        size = self.size
        below: i64 = WORD - size
        last_row: i64 = bit_at(size) - 1
        free_low: i64 = self.low & ~low
        free_high: i64 = self.high & ~high
        left_low: i64 = self.not_left_low & free_low
        left_high: i64 = self.not_left_high & free_high
        right_low: i64 = self.not_right_low & free_low
        right_high: i64 = self.not_right_high & free_high
        found_low: i64 = 0
        found_high: i64 = 0
        near_low: i64 = 0
        near_high: i64 = 0
        if start < WORD:
            near_low = bit_at(start)
        else:
            near_high = bit_at(start - WORD)
        while near_low != found_low or near_high != found_high:
            found_low = near_low
            found_high = near_high
            # Each direction starts from the result of the previous one, which takes fewer
            # iterations than expanding one ring at a time.
            near_high |= ((near_high << 1) | (near_low >> (WORD - 1))) & left_high
            near_low |= (near_low << 1) & left_low
            near_low |= ((near_low >> 1) | ((near_high & 1) << (WORD - 1))) & right_low
            near_high |= (near_high >> 1) & right_high
            near_high |= ((near_high << size) | (near_low >> below)) & free_high
            near_low |= (near_low << size) & free_low
            near_low |= ((near_low >> size) | ((near_high & last_row) << below)) & free_low
            near_high |= (near_high >> size) & free_high
        return found_low & free_low, found_high & free_high

    def count(self, symbol: i64, low: i64, high: i64) -> i64:
        """Return how many of the given spaces have a symbol."""
        return count_both(low & self.symbols_low[symbol], high & self.symbols_high[symbol])


class RailsEvaluation(Evaluation):
    """Values points scored, cargo likely to be delivered, and space to continue."""

    def __init__(
        self, hope: float = HOPE, stuck: float = STUCK, remembers: bool = True, races: int = 1
    ) -> None:
        self.hope: Final = hope
        """Probability of delivering cargo; higher values load longer before delivering."""
        self.stuck: Final = stuck
        """Penalty for a route that cannot continue, in addition to the points it misses."""
        self.remembers: Final = remembers
        """Whether to cache sheet values. Requires that they do not depend on other sheets."""
        self._grounds: Final[dict[str, SheetMasks]] = {}
        self._sheets: Final = [EvaluationCache() for _ in range(races)]
        """Cached values by race bucket: of sheets as they are, followed by sheets with a section
        still to be drawn."""
        self._turns: Final = [EvaluationCache() for _ in range(races)]
        self._trials: list[RailsState] = []
        """Scratch positions, one per move of a turn; cheaper than cloning."""

    def value(self, state: State, seat: int) -> float:
        """Return the seat's value after its current turn."""
        assert isinstance(state, RailsState)
        self._begin(state)
        return self._value(state, seat)

    def _begin(self, state: RailsState) -> None:
        """Prepare caches and scratch positions for this game."""
        if self.remembers:
            for memory in self._turns:
                memory.begin(state)
            for memory in self._sheets:
                memory.begin(state)
        if self._trials:
            trial = self._trials[0]
            if trial.sheet is state.sheet and trial.seats == state.seats:
                return
        self._trials = [state.clone() for _ in range(MAX_STEPS)]

    def _value(self, state: RailsState, seat: i64) -> float:
        if phases.CHOOSING <= state.phase <= phases.LAST_DELIVERY and state.seat == seat:
            return self._best(state, seat, 0)
        if _still_to_draw(state, seat):
            return self._drawing(state, seat)
        return self._standing(state, seat)

    def _drawing(self, state: RailsState, seat: i64) -> float:
        """Return the value of a sheet whose die has not been used yet."""
        turns = self._turns[self.race(state, seat)]
        route = state.routes[seat]
        known = self.remembers and _another_round(state, route)
        if known and turns.find(state, route, route.die * 2 + (1 if state.towns else 0)):
            return turns.found()
        alone = self._trials[0]
        alone.become(state)
        alone.draw_alone(seat)
        if phases.CHOOSING <= alone.phase <= phases.DELIVERING:
            value = self._best(alone, seat, 1)
            return turns.store(value) if known else value
        # Stuck: whether the game ends depends on the other players.
        if known:
            turns.forget()
        return self._standing(alone, seat)

    def values(self, state: State) -> list[float]:
        """Return every seat's lead after the turns in progress."""
        assert isinstance(state, RailsState)
        self._begin(state)
        if state.phase == phases.FINISHED:
            sheets = [float(route.score) for route in state.routes]
        else:
            # A route that has not started has too many options to search.
            sheets = [
                self._value(state, seat) if route.head >= 0 else self._sheet(state, seat)
                for seat, route in enumerate(state.routes)
            ]
        return leads(sheets)

    def spread(self) -> float:
        """Games are often decided by one or two first-delivery bonuses."""
        return 10.0

    def _best(self, state: RailsState, seat: i64, depth: i64) -> float:
        best = 0.0
        first = True
        turn = state.turn()
        after = self._trials[depth]
        for action in state.legal():
            after.become(state)
            after.apply(action)
            same_turn = after.to_move() == seat and after.turn() == turn
            found = self._best(after, seat, depth + 1) if same_turn else self._standing(after, seat)
            if first or found > best:
                best = found
                first = False
        return best

    def _standing(self, state: RailsState, seat: i64) -> float:
        own = self._sheet(state, seat)
        if state.phase != phases.FINISHED:
            return own
        others = [float(route.score) for other, route in enumerate(state.routes) if other != seat]
        return own - max(others)

    def _sheet(self, state: RailsState, seat: i64) -> float:
        """Return the value of a sheet, from the cache if possible."""
        if state.phase == phases.FINISHED or not self.remembers:
            return self.sheet_value(state, seat)
        ask: i64 = 2 if state.phase == phases.LAST_DELIVERY or state.last else 0
        sheets = self._sheets[self.race(state, seat)]
        if sheets.find(state, state.routes[seat], ask + (1 if state.towns else 0)):
            return sheets.found()
        return sheets.store(self.sheet_value(state, seat))

    def race(self, state: RailsState, seat: i64) -> i64:
        """Return the race bucket on which sheet values depend; always 0 here."""
        return 0

    def sheet_value(self, state: RailsState, seat: i64) -> float:
        """Return the value of a sheet between turns."""
        route = state.routes[seat]
        if state.phase == phases.FINISHED:
            return float(route.score)
        ground = self._ground(state.sheet)
        able: i64 = 0
        ahead: i64 = 0
        low: i64 = 0
        high: i64 = 0
        if route.head >= 0:
            paths: i64 = route.fitting(state.conditions.path_masks)
            able = route.able(state.conditions.path_masks)
            ahead = values_of(paths & ground.towns[route.head])
            if able:
                low, high = ground.reach(route.head, route.low, route.high)
        else:
            able = state.conditions.path_masks.starting
            if able:
                low = ground.low
                high = ground.high
        closing = 0.0 if state.phase == phases.LAST_DELIVERY or state.last else 1.0
        towns = float(ground.count(TOWN, low, high)) * closing
        wanted = float(KINDS - count(route.done))
        hope = self.hope * min(1.0, (towns + 0.5) / (wanted + 0.5))
        total = float(route.score)
        kind: i64 = 0
        while kind < KINDS:
            if not route.done & bit_at(kind):
                pieces: i64 = route.aboard(kind)
                more = closing * min(float(ground.count(kind, low, high)) * MORE_EACH, MORE_MOST)
                scoring: i64 = scoring_pieces(pieces, kind, state.conditions.pairs)
                first = 0.0 if state.firsts & bit_at(kind) else FIRST_BONUS * 0.7
                gain = float(worth(scoring) - MISSING) + more * float(scoring + 1) + first
                total += MISSING + gain * hope * (1.0 if pieces else min(0.6, more))
            kind += 1
        room: i64 = count_both(low, high)
        total += float(count(able)) * VALUE_WORTH * closing
        total += float(room if room < MAX_ROOM else MAX_ROOM) * ROOM_WORTH
        if not able and closing:
            total += self.stuck
        nuggets: i64 = route.gold - route.spent
        total += NUGGET_WORTH[nuggets] if nuggets < len(NUGGET_WORTH) else float(worth(nuggets))
        if state.towns == 0 and closing:
            total += float(count(ahead)) * TOWN_WORTH
        return total

    def _ground(self, sheet: Sheet) -> SheetMasks:
        found = self._grounds.get(sheet.key)
        if found is None:
            if len(self._grounds) >= MAX_GROUNDS:
                self._grounds.clear()
            found = SheetMasks(sheet)
            self._grounds[sheet.key] = found
        return found


def _another_round(state: RailsState, route: Route) -> bool:
    """Return whether another round follows the seat's turn, whatever it draws and delivers."""
    return (
        not state.last
        and state.solo < 0
        and state.idle < IDLE_ROUNDS - 1
        and count(route.done) < KINDS - MAX_DELIVERIES
    )


def _still_to_draw(state: RailsState, seat: i64) -> bool:
    """Return whether the seat has taken its die but not used it yet in this round."""
    if state.routes[seat].die < 0:
        return False
    if state.phase == phases.TAKING:
        return True
    if not phases.CHOOSING <= state.phase <= phases.DELIVERING:
        return False
    return (seat - state.starter) % state.seats > state.served


# --- characters -------------------------------------------------------------------------------


def search_options(iterations: int = 0) -> SearchOptions:
    """Return settings with progressive widening, because many sections are nearly equivalent."""
    return by_evaluation(iterations, widen=0.5)


def _searching(seed: Seed, iterations: int) -> Bot:
    return SearchBot(RailsEvaluation(), search_options(iterations), seed)


LEVELS: Final = (
    Level("rails", "tortoise", 0.5, lambda seed: greedy(RailsEvaluation(), seed, 0.5), elo=-627),
    Level("rails", "quail", 0.5, lambda seed: greedy(RailsEvaluation(), seed, 0.15), elo=-329),
    Level("rails", "burro", 0.5, lambda seed: greedy(RailsEvaluation(), seed), elo=-140),
    Level("rails", "raven", 1.0, lambda seed: _searching(seed, 60), elo=207),
    Level("rails", "pronghorn", 2.0, lambda seed: _searching(seed, 300), elo=320),
    Level("rails", "mustang", 3.0, lambda seed: learned_search("rails", seed), elo=569),
)


CALIBRATION: Final = Calibration(turns=167, slope=0.879, margins=[22.8, 18.2, 13.8], scale=7.0)
"""Measured by ``bench/calibration.py``; the curves are in ``docs/calibration.json``."""


PLAYERS: Final = TunedPlayers(
    "rails",
    RailsEvaluation,
    search_options,
    LEVELS,
    reasons,
    CALIBRATION,
    adviser=lambda seed: learned_search("rails", seed),
)
