"""What a screen draws of a position of Rails."""

from __future__ import annotations

from typing import Final, TypedDict

from arizona.games.rails import position as phases
from arizona.games.rails.actions import DELIVER, DRAW, KINDS, PATHS, SECOND, STATION, VALUES
from arizona.games.rails.notation import path_text
from arizona.games.rails.route import BEGIN, NUGGETS, Route, Section
from arizona.games.rails.scoring import MISSING, worth
from arizona.games.rails.shapes import VALUE_OF
from arizona.games.rails.sheet import SYMBOLS, Ways
from arizona.games.rails.state import RailsState

KEPT: Final = 4096
"""Drawn routes that are remembered: a move changes one of a table's, the others are as before."""
_drawn: Final[dict[tuple[int, ...], tuple[Section | None, Ways, RouteView]]] = {}
"""By all that shows. The section and the ways are kept so that their ids stay theirs."""

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


def view(state: RailsState) -> RailsView:
    """The position as JSON data."""
    return {
        "phase": PHASES[state.phase],
        "seat": int(state.to_move()),
        "round": int(state.round),
        "starter": int(state.starter),
        "last_round": bool(state.last),
        "dice": dice(state),
        "cards": _cards(state),
        "sheet": {
            "name": state.sheet.name,
            "title": state.sheet.title,
            "size": state.sheet.size,
            "symbols": [SYMBOLS[kind] for kind in state.sheet.kinds],
        },
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


def line(state: RailsState, route: Route) -> list[tuple[int, list[int]]]:
    """A route piece by piece: the value (0 for a second symbol) and its spaces in order."""
    out: list[tuple[int, list[int]]] = []
    here = 0
    for section in route.sections():
        step = int(section.step)
        end = int(section.end)
        if step < PATHS:
            entered = state.sheet.along(here, step)
            assert entered is not None
            out.append((VALUE_OF[step] + 1, [here, *entered]))
        elif step < BEGIN:
            out.append((0, [here, end]))
        here = end
    return out


def stops(state: RailsState, route: Route) -> list[tuple[int, str]]:
    """The circled spaces in order, each ``aboard``, ``delivered`` or ``plain``."""
    out: list[tuple[int, str]] = []
    crossed = [int(route.delivered(kind)) for kind in range(KINDS)]
    for _, cells in line(state, route):
        end = cells[-1]
        kind = state.sheet.kinds[end]
        if kind >= KINDS:
            out.append((end, "plain"))
        elif crossed[kind]:
            # A kind is delivered once and whole, so the first pieces circled are those.
            crossed[kind] -= 1
            out.append((end, "delivered"))
        else:
            out.append((end, "aboard"))
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
    known = _drawn.get(key)
    if known is not None:
        return known[2]
    if len(_drawn) >= KEPT:
        _drawn.clear()
    drawn = _draw(state, route)
    _drawn[key] = (route.section, ways, drawn)
    return drawn


def _draw(state: RailsState, route: Route) -> RouteView:
    names = state.sheet.names
    sections = route.sections()
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
        "start": names[sections[0].end] if sections else None,
        "head": names[route.head] if sections else None,
        "sections": [
            {"spaces": [names[cell] for cell in cells], "value": value}
            for value, cells in line(state, route)
        ],
        "stops": [
            {"at": names[cell], "symbol": SYMBOLS[state.sheet.kinds[cell]], "state": how}
            for cell, how in stops(state, route)
        ],
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
