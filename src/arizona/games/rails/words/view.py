"""View data of a Rails position."""

from __future__ import annotations

from typing import Final, TypedDict, final

from arizona.engine.recent_cache import RecentCache
from arizona.games.rails.rules import position as phases
from arizona.games.rails.rules.actions import DELIVER, DRAW, KINDS, PATHS, SECOND, STATION
from arizona.games.rails.rules.conditions import Card
from arizona.games.rails.rules.position import dice
from arizona.games.rails.rules.route import NUGGETS
from arizona.games.rails.rules.scoring import TABLE, card_measure
from arizona.games.rails.rules.sheet import SYMBOLS
from arizona.games.rails.rules.state import RailsState
from arizona.games.rails.words.route_view import RouteView, SheetView, print_of, route_view

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
WORTH: Final = [int(points) for points in TABLE][1:]


class CardView(TypedDict):
    """An open card. ``gone`` is true once it has been scored and has left the game."""

    name: str
    title: str
    text: str
    rule: str
    final: bool
    gone: bool
    counts: list[int]
    """What a final card compares, for each seat; empty for other cards."""


class WayView(TypedDict):
    """A way to continue the line: action, number among the legal actions, and spaces."""

    action: int
    number: int
    spaces: list[str]
    value: int


class BillView(TypedDict):
    """What delivering a kind now would score; ``reason`` says why it cannot be delivered."""

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
    worth: list[int]
    """Points for one piece, two, three, and so on."""
    firsts: list[str]
    nuggets_in_row: int
    scores: list[int]
    winners: list[int]


def view(state: RailsState) -> RailsView:
    """Return the view. Parts are cached, so callers must not modify it."""
    return {
        "phase": PHASES[state.phase],
        "seat": int(state.to_move()),
        "round": int(state.round),
        "starter": int(state.starter),
        "last_round": bool(state.last),
        "dice": dice(state),
        "cards": _cards(state),
        "sheet": print_of(state.sheet).view,
        "routes": [route_view(state, route) for route in state.routes],
        "ways": _ways(state),
        "bills": bills(state),
        "worth": WORTH,
        "firsts": [SYMBOLS[kind] for kind in range(KINDS) if state.firsts >> kind & 1],
        "nuggets_in_row": NUGGETS,
        "scores": state.scores(),
        "winners": state.winners(),
    }


@final
class SeenCard:
    """View of a card. Holds the card, since its id is in the key."""

    def __init__(self, card: Card, view: CardView) -> None:
        self.card: Final = card
        self.view: Final = view


_seen: Final[RecentCache[SeenCard]] = RecentCache()


def _cards(state: RailsState) -> list[CardView]:
    out: list[CardView] = []
    for place, number in enumerate(state.cards):
        card = state.content.cards[number]
        gone = bool(state.claimed >> place & 1)
        counts = [card_measure(card, route) for route in state.routes] if card.final else []
        key = (id(card), int(gone), *counts)
        seen = _seen.get(key)
        if seen is None:
            view: CardView = {
                "name": card.name,
                "title": card.title,
                "text": card.text,
                "rule": card.rule,
                "final": card.final,
                "gone": gone,
                "counts": counts,
            }
            seen = SeenCard(card, view)
            _seen.put(key, seen)
        out.append(seen.view)
    return out


def _ways(state: RailsState) -> list[WayView]:
    if state.to_move() < 0:
        return []
    names = state.sheet.names
    printed = print_of(state.sheet)
    head = int(state.routes[state.seat].head)
    value = int(state.value) + 1
    out: list[WayView] = []
    for place, action in enumerate(state.legal()):
        if state.phase == phases.DRAWING:
            spaces = printed.section(head, action - DRAW)["spaces"]
        elif STATION <= action < SECOND:
            spaces = [names[action - STATION]]
        elif SECOND <= action < DELIVER:
            spaces = printed.section(head, PATHS + action - SECOND)["spaces"]
        else:
            continue
        out.append({"action": action, "number": place + 1, "spaces": spaces, "value": value})
    return out


def bills(state: RailsState) -> list[BillView]:
    """Return the scoring of every kind for the seat that may deliver, best first."""
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
