"""View data of Rails routes.

A move changes only the end of one route, so earlier results are cached and extended.
"""

from __future__ import annotations

from typing import Final, TypedDict, final

from arizona.engine.game import Words
from arizona.engine.recent_cache import RecentCache
from arizona.games.rails.rules import position as phases
from arizona.games.rails.rules.actions import KINDS
from arizona.games.rails.rules.route import NO_STEPS, STEP, STEP_BITS, Route, Stretch
from arizona.games.rails.rules.scoring import MISSING, worth
from arizona.games.rails.rules.sheet import SYMBOLS, PathMasks, Sheet, piece
from arizona.games.rails.rules.state import RailsState

STOPS: Final = ("aboard", "delivered", "plain")
ABOARD: Final = 0
DELIVERED: Final = 1
PLAIN: Final = 2


class SheetView(TypedDict):
    """The printed sheet: the symbol of every space, row by row."""

    name: str
    title: str
    size: int
    symbols: list[str]


class SectionView(TypedDict):
    """A piece of a line: its spaces, starting where the previous piece ended."""

    spaces: list[str]
    value: int
    """The die's value; 0 for the step to a second symbol."""


class StopView(TypedDict):
    """A circled symbol. ``state`` is ``aboard``, ``delivered`` or ``plain``."""

    at: str
    symbol: str
    state: str


class BoxView(TypedDict):
    """One box of the score table; ``points`` is ``None`` while it is empty."""

    kind: str
    aboard: int
    delivered: int
    points: int | None


class RouteView(TypedDict):
    """One player's sheet as drawn and written so far."""

    start: str | None
    head: str | None
    sections: list[SectionView]
    stops: list[StopView]
    die: int
    boxes: list[BoxView]
    nuggets: int
    used_nuggets: int
    nugget_points: int
    bonus: int
    score: int
    stuck: bool


# --- parts that depend only on the sheet --------------------------------------------------------


@final
class Print:
    """Cached parts of views that depend only on the sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Final = sheet
        self.view: Final[SheetView] = {
            "name": sheet.name,
            "title": sheet.title,
            "size": sheet.size,
            "symbols": [SYMBOLS[kind] for kind in sheet.kinds],
        }
        self.words: Final[dict[int, Words]] = {}
        """Words for drawing a path, by starting space and path."""
        self._sections: Final[dict[int, SectionView]] = {}
        self._stops: Final[dict[int, StopView]] = {}

    def section(self, here: int, step: int) -> SectionView:
        """Return the view of a piece that starts here."""
        key = here << STEP_BITS | step
        known = self._sections.get(key)
        if known is None:
            value, cells = piece(self.sheet, here, step)
            known = {"spaces": [self.sheet.names[cell] for cell in cells], "value": value}
            self._sections[key] = known
        return known

    def stop(self, cell: int, how: int) -> StopView:
        key = cell << 2 | how
        known = self._stops.get(key)
        if known is None:
            symbol = SYMBOLS[self.sheet.kinds[cell]]
            known = {"at": self.sheet.names[cell], "symbol": symbol, "state": STOPS[how]}
            self._stops[key] = known
        return known


PRINTS_CACHED: Final = 64
_prints: Final[dict[int, Print]] = {}
"""By the id of the sheet, which the value keeps alive."""


def print_of(sheet: Sheet) -> Print:
    known = _prints.get(id(sheet))
    if known is None:
        if len(_prints) >= PRINTS_CACHED:
            _prints.clear()
        known = Print(sheet)
        _prints[id(sheet)] = known
    return known


BOXES_CACHED: Final = 10_000
_boxes: Final[dict[tuple[int, int, int, int | None], BoxView]] = {}


def _box(kind: int, aboard: int, delivered: int, points: int | None) -> BoxView:
    key = (kind, aboard, delivered, points)
    known = _boxes.get(key)
    if known is None:
        if len(_boxes) >= BOXES_CACHED:
            _boxes.clear()
        known = {
            "kind": SYMBOLS[kind],
            "aboard": aboard,
            "delivered": delivered,
            "points": points,
        }
        _boxes[key] = known
    return known


# --- cache --------------------------------------------------------------------------------------


@final
class Line:
    """View of a line up to one of its sections. Holds the objects whose ids are in its key."""

    def __init__(
        self,
        earlier: Stretch | None,
        printed: Print,
        end: int,
        pieces: list[SectionView],
        stops: list[StopView],
    ) -> None:
        self.earlier: Final = earlier
        self.printed: Final = printed
        self.end: Final = end
        self.pieces: Final = pieces
        self.stops: Final = stops


@final
class Drawing:
    """View of a route. Holds the objects whose ids are in its key."""

    def __init__(self, earlier: Stretch | None, path_masks: PathMasks, view: RouteView) -> None:
        self.earlier: Final = earlier
        self.ways: Final = path_masks
        self.view: Final = view


_lines: Final[RecentCache[Line]] = RecentCache()
_drawings: Final[RecentCache[Drawing]] = RecentCache()


# --- views --------------------------------------------------------------------------------------


def route_view(state: RailsState, route: Route) -> RouteView:
    """Return the view of a route. Cached, so callers must not modify it."""
    ways = state.conditions.path_masks
    key = (
        id(route.earlier),
        int(route.steps),
        int(route.start),
        id(ways),
        int(route.die),
        int(route.cargo),
        int(route.sent),
        int(route.done),
        int(route.boxes),
        int(route.stops),
        int(route.gold),
        int(route.spent),
        int(route.bonus),
        int(route.score),
        int(state.phase == phases.FINISHED),
    )
    known = _drawings.get(key)
    if known is None:
        known = Drawing(route.earlier, ways, _draw(state, route))
        _drawings.put(key, known)
    return known.view


def _draw(state: RailsState, route: Route) -> RouteView:
    names = state.sheet.names
    drawn = _line(print_of(state.sheet), route)
    over = state.phase == phases.FINISHED
    boxes: list[BoxView] = []
    for kind in range(KINDS):
        points: int | None = MISSING if over else None
        if route.done >> kind & 1:
            points = int(route.box(kind))
        boxes.append(_box(kind, int(route.aboard(kind)), int(route.delivered(kind)), points))
    under_way = route.head >= 0
    return {
        "start": names[route.start] if under_way else None,
        "head": names[route.head] if under_way else None,
        "sections": drawn.pieces,
        "stops": drawn.stops,
        "die": int(route.die) + 1,
        "boxes": boxes,
        "nuggets": int(route.gold),
        "used_nuggets": int(route.spent),
        "nugget_points": int(worth(route.gold - route.spent)),
        "bonus": int(route.bonus),
        "score": int(route.score),
        "stuck": not route.able(state.conditions.path_masks),
    }


def _line(printed: Print, route: Route) -> Line:
    earlier = route.earlier
    start, sent = int(route.start), int(route.sent)
    key = _line_key(printed, start, earlier, int(route.steps), sent)
    known = _lines.get(key)
    if known is not None:
        return known
    before, rest = earlier, int(route.steps) >> STEP_BITS
    if rest == NO_STEPS and earlier is not None:
        before, rest = earlier.before, int(earlier.steps)
    shorter = _lines.get(_line_key(printed, start, before, rest, sent))
    if shorter is not None:
        end = int(route.head)
        # A new stop cannot be delivered yet: deliveries change ``sent``, which is part of the key.
        how = ABOARD if printed.sheet.kinds[end] < KINDS else PLAIN
        known = Line(
            earlier,
            printed,
            end,
            [*shorter.pieces, printed.section(shorter.end, int(route.steps & STEP))],
            [*shorter.stops, printed.stop(end, how)],
        )
    else:
        known = _complete_line(printed, route)
    _lines.put(key, known)
    return known


def _line_key(
    printed: Print, start: int, earlier: Stretch | None, steps: int, sent: int
) -> tuple[int, int, int, int, int]:
    return id(printed), start, id(earlier), steps, sent


def _complete_line(printed: Print, route: Route) -> Line:
    sheet = printed.sheet
    pieces: list[SectionView] = []
    stops: list[StopView] = []
    crossed = [int(route.delivered(kind)) for kind in range(KINDS)]
    here = int(route.start)
    for step in route.line():
        pieces.append(printed.section(here, step))
        here = sheet.entered(here, step)[-1]
        kind = sheet.kinds[here]
        how = PLAIN
        if kind < KINDS:
            # A kind is delivered once and completely, so its first circled pieces are the delivered
            # ones.
            how = DELIVERED if crossed[kind] else ABOARD
            crossed[kind] -= 1 if crossed[kind] else 0
        stops.append(printed.stop(here, how))
    return Line(route.earlier, printed, here, pieces, stops)
