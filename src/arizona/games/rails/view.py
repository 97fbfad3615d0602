"""What a screen draws of a position of Rails."""

from __future__ import annotations

from typing import Final, TypedDict, final

from arizona.games.rails import position as phases
from arizona.games.rails.actions import DELIVER, DRAW, KINDS, PATHS, SECOND, STATION, VALUES
from arizona.games.rails.notation import path_text
from arizona.games.rails.route import BEGIN, NUGGETS, Route, Section
from arizona.games.rails.scoring import MISSING, worth
from arizona.games.rails.shapes import VALUE_OF
from arizona.games.rails.sheet import SYMBOLS, Sheet, Ways
from arizona.games.rails.state import RailsState

PHASES = (
    "card",
    "start",
    "roll",
    "take",
    "choose",
    "station",
    "draw",
    "second",
    "visit",
    "deliver",
    "last",
    "over",
)
STOPS = ("aboard", "delivered", "plain")
ABOARD: Final = 0
DELIVERED: Final = 1
PLAIN: Final = 2


class CardView(TypedDict):
    """An open card. ``gone`` once it has been scored and left the game."""

    name: str
    title: str
    text: str
    rule: str
    final: bool
    gone: bool


class SheetView(TypedDict):
    """The printed sheet: the symbol of every space, row by row."""

    name: str
    title: str
    size: int
    symbols: list[str]


class SectionView(TypedDict):
    """One piece of a line: its spaces, the first where the piece before ended."""

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
    towns: int
    mountains: int
    stations: int


class WayView(TypedDict):
    """One way the line could go on now: its action, its place among the legal ones, its spaces."""

    action: int
    number: int
    spaces: list[str]
    value: int


class BillView(TypedDict):
    """What delivering a kind now would bring; ``reason`` says why it cannot be delivered."""

    kind: str
    pieces: int
    scoring: int
    points: int
    first: int
    bonus: int
    total: int
    reason: str


class RailsView(TypedDict):
    """The whole position."""

    phase: str
    seat: int
    round: int
    starter: int
    last_round: bool
    dice: list[int]
    cards: list[CardView]
    sheet: SheetView
    routes: list[RouteView]
    ways: list[WayView]
    bills: list[BillView]
    firsts: list[str]
    nuggets_in_row: int
    scores: list[int]
    winners: list[int]


@final
class Print:
    """The parts of views that are the same whenever they show on a sheet, each made once."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Final = sheet
        self.view: Final[SheetView] = {
            "name": sheet.name,
            "title": sheet.title,
            "size": sheet.size,
            "symbols": [SYMBOLS[kind] for kind in sheet.kinds],
        }
        self._sections: Final[dict[int, SectionView]] = {}
        self._stops: Final[dict[int, StopView]] = {}

    def section(self, here: int, step: int, end: int) -> SectionView:
        """A piece of a line that begins here."""
        key = here << 8 | step
        known = self._sections.get(key)
        if known is None:
            value, cells = piece(self.sheet, here, step, end)
            known = {"spaces": [self.sheet.names[cell] for cell in cells], "value": value}
            self._sections[key] = known
        return known

    def stop(self, cell: int, how: int) -> StopView:
        """A circled symbol."""
        key = cell << 2 | how
        known = self._stops.get(key)
        if known is None:
            symbol = SYMBOLS[self.sheet.kinds[cell]]
            known = {"at": self.sheet.names[cell], "symbol": symbol, "state": STOPS[how]}
            self._stops[key] = known
        return known


PRINTS_KEPT: Final = 64
_prints: Final[dict[int, Print]] = {}
"""By the id of the sheet, which the print keeps alive."""
DRAWN_KEPT: Final = 1024
"""A move changes one route of a table; the others are remembered as they were drawn."""
Drawings = dict[tuple[int, ...], tuple[Section | None, Ways, RouteView]]
_drawn: Final[list[Drawings]] = [{}, {}]
"""The new and the old, by all that shows. Section and ways are kept so that ids stay theirs."""


def _print(sheet: Sheet) -> Print:
    known = _prints.get(id(sheet))
    if known is None:
        if len(_prints) >= PRINTS_KEPT:
            _prints.clear()
        known = Print(sheet)
        _prints[id(sheet)] = known
    return known


def view(state: RailsState) -> RailsView:
    """The position as JSON data; whoever gets it may not change it."""
    return {
        "phase": PHASES[state.phase],
        "seat": int(state.to_move()),
        "round": int(state.round),
        "starter": int(state.starter),
        "last_round": bool(state.last),
        "dice": dice(state),
        "cards": _cards(state),
        "sheet": _print(state.sheet).view,
        "routes": [_route(state, route) for route in state.routes],
        "ways": _ways(state),
        "bills": bills(state),
        "firsts": [SYMBOLS[kind] for kind in range(KINDS) if state.firsts >> kind & 1],
        "nuggets_in_row": NUGGETS,
        "scores": state.scores(),
        "winners": state.winners(),
    }


def dice(state: RailsState) -> list[int]:
    """The dice nobody has taken, lowest first."""
    return [
        value + 1 for value in range(VALUES) for _ in range(int(state.dice) >> (4 * value) & 0xF)
    ]


def _cards(state: RailsState) -> list[CardView]:
    out: list[CardView] = []
    for place, number in enumerate(state.cards):
        card = state.content.cards[number]
        out.append(
            {
                "name": card.name,
                "title": card.title,
                "text": card.text,
                "rule": card.rule,
                "final": card.final,
                "gone": bool(state.claimed >> place & 1),
            }
        )
    return out


def piece(sheet: Sheet, here: int, step: int, end: int) -> tuple[int, list[int]]:
    """One piece of a line: the value (0 for a second symbol) and its spaces in order."""
    if step >= PATHS:
        return 0, [here, end]
    entered = sheet.along(here, step)
    assert entered is not None
    return VALUE_OF[step] + 1, [here, *entered]


def line(state: RailsState, route: Route) -> list[tuple[int, list[int]]]:
    """A route piece by piece."""
    out: list[tuple[int, list[int]]] = []
    here = 0
    for section in route.sections():
        step = int(section.step)
        end = int(section.end)
        if step < BEGIN:
            out.append(piece(state.sheet, here, step, end))
        here = end
    return out


def _route(state: RailsState, route: Route) -> RouteView:
    """A route as drawn; whoever gets one may not change it."""
    ways = state.conditions.ways
    key = (
        id(route.section),
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
    known = _drawn[0].get(key)
    if known is None:
        known = _drawn[1].get(key)
        if known is None:
            known = (route.section, ways, _draw(state, route))
        if len(_drawn[0]) >= DRAWN_KEPT:
            _drawn[1] = _drawn[0]
            _drawn[0] = {}
        _drawn[0][key] = known
    return known[2]


def _draw(state: RailsState, route: Route) -> RouteView:
    printed = _print(state.sheet)
    kinds = state.sheet.kinds
    names = state.sheet.names
    start: str | None = None
    sections: list[SectionView] = []
    stops: list[StopView] = []
    crossed = [int(route.delivered(kind)) for kind in range(KINDS)]
    here = 0
    for section in route.sections():
        step = int(section.step)
        end = int(section.end)
        if step < BEGIN:
            sections.append(printed.section(here, step, end))
            kind = kinds[end]
            how = PLAIN
            if kind < KINDS:
                # A kind is delivered once and whole, so the first pieces circled are those.
                how = DELIVERED if crossed[kind] else ABOARD
                crossed[kind] -= 1 if crossed[kind] else 0
            stops.append(printed.stop(end, how))
        else:
            start = names[end]
        here = end
    over = state.phase == phases.FINISHED
    boxes: list[BoxView] = []
    for kind in range(KINDS):
        done = bool(route.done >> kind & 1)
        boxes.append(
            {
                "kind": SYMBOLS[kind],
                "aboard": int(route.aboard(kind)),
                "delivered": int(route.delivered(kind)),
                "points": int(route.box(kind)) if done else (MISSING if over else None),
            }
        )
    return {
        "start": start,
        "head": None if start is None else names[route.head],
        "sections": sections,
        "stops": stops,
        "die": int(route.die) + 1,
        "boxes": boxes,
        "nuggets": int(route.gold),
        "used_nuggets": int(route.spent),
        "nugget_points": int(worth(route.gold - route.spent)),
        "bonus": int(route.bonus),
        "score": int(route.score),
        "stuck": not route.able(state.conditions.ways),
        "towns": int(route.stopped(KINDS + 1)),
        "mountains": int(route.stopped(KINDS)),
        "stations": int(route.stopped(KINDS + 2)),
    }


def _ways(state: RailsState) -> list[WayView]:
    if state.to_move() < 0:
        return []
    names = state.sheet.names
    head = int(state.routes[state.seat].head)
    value = int(state.value) + 1
    out: list[WayView] = []
    for place, action in enumerate(state.legal()):
        if state.phase == phases.DRAWING:
            spaces = path_text(state, head, action - DRAW).split()
        elif STATION <= action < SECOND:
            spaces = [names[action - STATION]]
        elif SECOND <= action < DELIVER:
            spaces = [names[head], names[state.sheet.beside(head, action - SECOND)]]
        else:
            continue
        out.append({"action": action, "number": place + 1, "spaces": spaces, "value": value})
    return out


def bills(state: RailsState) -> list[BillView]:
    """The arithmetic of every kind for the seat that may deliver, the best first."""
    if state.phase not in (phases.VISITING, phases.DELIVERING, phases.LAST_DELIVERY):
        return []
    route = state.routes[state.seat]
    out: list[BillView] = []
    for kind in range(KINDS):
        bill = state.bill(route, kind)
        reason = ""
        if route.done >> kind & 1:
            reason = "delivered"
        elif not bill.pieces:
            reason = "none"
        out.append(
            {
                "kind": SYMBOLS[kind],
                "pieces": int(bill.pieces),
                "scoring": int(bill.scoring),
                "points": int(bill.points),
                "first": int(bill.first),
                "bonus": int(bill.bonus),
                "total": int(bill.points + bill.first + bill.bonus),
                "reason": reason,
            }
        )
    out.sort(key=_rank)
    return out


def _rank(bill: BillView) -> tuple[bool, int]:
    return bill["reason"] != "", -bill["total"]
