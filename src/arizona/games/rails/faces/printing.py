"""Printable parts of Rails: sheets, condition cards, player aid, score table and rules."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any, Final

from arizona.engine.content import Content
from arizona.engine.events import Event
from arizona.engine.match import Match
from arizona.games.rails.content.loader import FIRST_SHEET, RailsContent
from arizona.games.rails.content.sheet_generator import RANDOM
from arizona.games.rails.rules.route import NUGGETS
from arizona.games.rails.rules.scoring import TABLE
from arizona.games.rails.rules.sheet import SYMBOLS, Sheet
from arizona.games.rails.rules.state import RailsState
from arizona.games.rails.words.route_view import RouteView, route_view
from arizona.printing import rules_booklet as plain
from arizona.printing.assets import Assets
from arizona.printing.print_job import Choice, Part

GOODS: Final = SYMBOLS[:6]
ALL: Final = "all"
SEATS: Final = 4
DICE: Final = SEATS + 1
"""One die per player and one more (R-1)."""
CELL: Final = 64
RIM: Final = 34
SYMBOL_BOX: Final = "0 0 40 40"
COVER: Final = "14 286 380 122"
BACK: Final = "60 30 288 419"
TINTS: Final = ("cow", "wheat", "apple", "mineral", "wood", "mountain", "town", "nugget")
EVENING: Final = (
    '<path fill="#f6c667" d="M0 0h150v112H0Z"/>'
    '<path fill="#f0a54c" d="M0 34q40-9 80-2t70-5v85H0Z"/>'
    '<circle cx="75" cy="34" r="18" fill="#fdf0c8"/>'
    '<path fill="#dd7c48" d="M0 66h14l6-26h22l5 26h50l5-18h30l6 18h12v46H0Z"/>'
    '<path fill="#7a2f20" d="M0 101q70-7 150 0v11H0Z"/>'
)
"""Picture for custom cards."""
PIPS: Final = {
    **{1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8)},
    **{6: (0, 2, 3, 5, 6, 8)},
}
SECTIONS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0), (1, 0)),
    2: ((0, 1), (0, 0), (1, 0)),
    3: ((0, 1), (1, 1), (1, 0), (2, 0)),
    4: ((0, 1), (0, 0), (1, 0), (2, 0), (3, 0)),
    5: ((0, 2), (1, 1), (2, 0)),
    6: ((0, 0), (1, 0), (2, 0)),
}
"""The section of each die value as drawn on the page (R-4.2)."""
WORDS: Final = (
    *(f"rails-table-{name}" for name in (*GOODS, "nuggets", "bonus", "total")),
    "web-rails-engineer",
    "web-rails-pieces",
    "web-rails-points",
    "web-rails-starter",
    "web-rails-during",
    "web-rails-final",
    "rails-print-first",
    "rails-print-missing",
    "rails-print-cards-back",
    "rails-print-player",
    "rails-print-score",
)


def parts(content: Content) -> list[Part]:
    cards = len(content.cards) + 1 if isinstance(content, RailsContent) else 0
    return [
        Part("sheets", copies=4),
        Part("cards", backs=True, count=cards),
        Part("dice", count=DICE),
        Part("box"),
        Part("aid"),
        Part("score"),
        Part("rules"),
    ]


def choices(content: Content) -> tuple[Choice, ...]:
    """Return the options: which sheet, and how many per page."""
    sheets = content.sheets if isinstance(content, RailsContent) else []
    names = (FIRST_SHEET, *[sheet.name for sheet in sheets], ALL)
    labels = ("", *[sheet.title for sheet in sheets], "")
    return (Choice("sheet", names, labels), Choice("per-page", ("1", "2", "4")))


def part(tray: Assets, name: str) -> dict[str, Any] | None:
    """Return the data of one part, or ``None`` for the rules, which all games share."""
    content = tray.order.content
    assert isinstance(content, RailsContent)
    tray.word(*WORDS)
    tray.poster(COVER, BACK)
    _symbols(tray)
    if name == "sheets":
        return _sheets(tray, content)
    if name == "cards":
        return _cards(tray, content)
    if name == "dice":
        title = tray.say("rails-print-dice")
        how = tray.say("rails-print-dice-how")
        return {"title": title, "how": how, "count": DICE, "left": _left(tray, title)}
    if name == "box":
        return _box(tray, content)
    if name == "aid":
        found = plain.aid(tray)
        found["symbols"] = [[name, tray.say("rails-symbol", symbol=name)] for name in SYMBOLS]
        return {**found, **_figures()}
    if name == "score":
        return {**_figures(), "left": _left(tray, tray.say("rails-print-score"))}
    return None


def _box(tray: Assets, content: RailsContent) -> dict[str, Any]:
    counts = [
        (tray.say("rails-print-need-sheets"), 0),
        (tray.say("rails-print-dice"), DICE),
        (tray.say("rails-print-cards"), len(content.cards)),
        (tray.say("rails-print-starter"), 1),
    ]
    needs = [
        (tray.say("rails-print-need-dice"), DICE),
        (tray.say("rails-print-need-pencils"), SEATS),
    ]
    return plain.box(tray, counts, needs)


def _left(tray: Assets, what: str) -> str:
    return tray.say("print-left", game=tray.title, part=what)


def _figures() -> dict[str, Any]:
    return {"points": [int(points) for points in TABLE][1:], "goods": list(GOODS)}


def style(tray: Assets) -> str:
    """Return the CSS of the symbols on paper: in color, or as black lines to save ink."""
    colors = dict(tray.colors)
    if tray.order.saving:
        white = (
            "rails-paper-hi",
            "rails-sheep",
            "rails-wall",
            *(f"rails-{name}" for name in TINTS),
        )
        colors.update(dict.fromkeys(white, "#fff"))
        colors.update({"rails-ink": "#000", "rails-sheep-face": "#000"})
    tints = "".join(f".rs-fill-{name}{{fill:{colors[f'rails-{name}']}}}" for name in TINTS)
    ink = colors["rails-ink"]
    return (
        f".rs-f{{stroke:none}}.rs-l,.rs-p{{stroke:{ink};stroke-width:1.8;stroke-linecap:round;"
        f"stroke-linejoin:round}}.rs-l{{fill:none}}.rs-p{{fill:{colors['rails-paper-hi']}}}"
        f".rs-k{{fill:{ink}}}.rs-thin{{stroke-width:1.5}}.rs-o55{{opacity:.55}}.rs-o62{{opacity:.62}}"
        f".rs-fill-paper{{fill:{colors['rails-paper-hi']}}}"
        f".rs-fill-face{{fill:{colors['rails-sheep-face']}}}"
        f".rs-fill-fleece{{fill:{colors['rails-sheep']}}}"
        f".rs-fill-wall{{fill:{colors['rails-wall']}}}{tints}"
    )


def _symbols(tray: Assets) -> None:
    """Draw every symbol, die and section as a separate image."""
    look = style(tray)
    for name, body in tray.symbols(SYMBOL_BOX).items():
        tray.draw(name, body, "0 0 40 40", look)
    for value in range(1, 7):
        tray.draw(f"die-{value}", _die(value), "0 0 48 48", look)
        tray.draw(f"shape-{value}", *_shape(value), look)


def _die(value: int) -> str:
    pips = "".join(
        f'<circle class="rs-k" cx="{12 + pip % 3 * 12}" cy="{12 + pip // 3 * 12}" r="4"/>'
        for pip in PIPS[value]
    )
    return f'<rect class="rs-p" x="2" y="2" width="44" height="44" rx="10"/>{pips}'


def _shape(value: int) -> tuple[str, str]:
    """Return a section, from the filled dot to the ring, as SVG and its view box."""
    points = [(20 * x + 10.0, 20 * y + 10.0) for x, y in SECTIONS[value]]
    (bx, by), (ex, ey) = points[-2:]
    length = ((ex - bx) ** 2 + (ey - by) ** 2) ** 0.5
    near = (ex - (ex - bx) / length * 6.8, ey - (ey - by) / length * 6.8)
    way = "L".join(f"{x:g} {y:g}" for x, y in [*points[:-1], near])
    body = (
        f'<path class="rs-l" style="stroke-width:3" d="M{way}"/>'
        f'<circle class="rs-k" cx="{points[0][0]:g}" cy="{points[0][1]:g}" r="4.5"/>'
        f'<circle class="rs-l" style="stroke-width:2.6" cx="{ex:g}" cy="{ey:g}" r="6.8"/>'
    )
    wide = max(x for x, _ in SECTIONS[value]) * 20 + 20
    high = max(y for _, y in SECTIONS[value]) * 20 + 20
    return body, f"0 0 {wide} {high}"


# ---- sheets --------------------------------------------------------------------------------------


def _sheets(tray: Assets, content: RailsContent) -> dict[str, Any]:
    wanted = tray.order.choices.get("sheet", FIRST_SHEET)
    if tray.order.seed:
        chosen = [content.sheet(f"{RANDOM}:{tray.order.seed}")]
    elif wanted == ALL:
        chosen = list(content.sheets)
    else:
        chosen = [content.sheet(wanted)]
    listed = []
    for sheet in chosen:
        name = f"sheet-{sheet.name}"
        tray.draw(name, *grid(tray, sheet), style(tray))
        listed.append({"map": name, "title": tray.named(sheet.title)})
    return {
        "list": listed,
        "each": int(tray.order.choices.get("per-page", "1")),
        "nuggets": int(NUGGETS),
        "left": tray.title,
        **_figures(),
    }


def grid(tray: Assets, sheet: Sheet, over: str = "") -> tuple[str, str]:
    """Return a sheet's map with coordinates and an overlay, as SVG and its view box."""
    size = sheet.size
    ink = "#000" if tray.order.saving else tray.colors["rails-ink"]
    ticks = "".join(
        f"M{x * CELL - 4} {y * CELL}h8M{x * CELL} {y * CELL - 4}v8"
        for y in range(size + 1)
        for x in range(size + 1)
    )
    out = [tray.own(f"sheet.{sheet.name}", f"0 0 {size * CELL} {size * CELL}")]
    out += [f'<path d="{ticks}" stroke="{ink}" stroke-width="1" opacity=".5" fill="none"/>']
    font = f'font-family="Bebas Neue" font-size="17" text-anchor="middle" fill="{ink}"'
    for at in range(size):
        middle = at * CELL + CELL / 2
        out.append(f'<text x="{middle:g}" y="-12" {font}>{chr(65 + at)}</text>')
        out.append(f'<text x="-20" y="{middle + 6:g}" {font}>{at + 1}</text>')
    bodies = tray.symbols(SYMBOL_BOX)
    for cell, kind in enumerate(sheet.kinds):
        x, y = cell % size * CELL + 9.5, cell // size * CELL + 9.5
        out.append(
            f'<g transform="translate({x:g} {y:g}) scale(1.125)">{bodies[SYMBOLS[kind]]}</g>'
        )
    out.append(over)
    side = size * CELL
    return "".join(out), f"{-RIM} {-RIM} {side + RIM + 8} {side + RIM + 8}"


# ---- cards ---------------------------------------------------------------------------------------


def _cards(tray: Assets, content: RailsContent) -> dict[str, Any]:
    look = style(tray)
    bodies = tray.symbols(SYMBOL_BOX)
    defs = "".join(
        f'<symbol id="rails-{name}" viewBox="0 0 40 40">{body}</symbol>'
        for name, body in bodies.items()
    )
    listed = []
    for card in content.cards:
        own = tray.own(f"card.{card.name}", "0 0 150 112")
        art = own or tray.page["cards"].get(card.name, EVENING)
        if "#rails-" in art:
            art = f"<defs>{defs}</defs>{art}"
        name = tray.poster_card(f"card-{card.name}", art, "0 0 150 112", look)
        listed.append(
            {
                "picture": name,
                "title": tray.named(card.title),
                "text": tray.named(card.text),
                "rule": card.rule,
                "final": bool(card.final),
            }
        )
    return {
        "list": [*listed, None],  # the start player's card
        "ids": [*[f"card-{card.name}" for card in content.cards], "start-player"],
        "titles": [*[one["title"] for one in listed], tray.say("rails-print-starter")],
        "backs": [""] * (len(listed) + 1),
        "left": _left(tray, tray.say("rails-print-cards")),
    }


# ---- a finished game -----------------------------------------------------------------------------


def keepsake(tray: Assets, match: Match, events: list[Event]) -> list[dict[str, Any]]:
    """Return every player's finished sheet, the winner's first."""
    tray.poster(COVER, BACK)
    state = match.state
    assert isinstance(state, RailsState)
    ranked = sorted(range(len(match.names)), key=lambda seat: -state.scores()[seat])
    alone = len(ranked) == 1
    pictures = []
    for seat in ranked:
        lines = pencil(route_view(state, state.routes[seat]), tray.order.saving)
        name = tray.draw(f"map-{seat}", *grid(tray, state.sheet, lines), style(tray))
        title = f"{match.names[seat]} · {str(state.scores()[seat]).replace('-', '−')}"
        pictures.append({"name": name, "title": title, "wide": 2 if alone else 1})
    return pictures


def pencil(route: RouteView, saving: bool) -> str:
    """Return the SVG of a player's drawing: the track, circled stops and crossed-out goods."""
    line = f'fill="none" stroke-linecap="round" stroke="{"#000" if saving else "#2b2522"}"'
    out = []
    for number, section in enumerate(route["sections"]):
        points = [_middle(name) for name in section["spaces"]]
        way = _shortened(points, CELL * 0.4 if not number else CELL * 0.43, CELL * 0.43)
        drawn = "L".join(f"{x:.1f} {y:.1f}" for x, y in way)
        out.append(f'<path d="M{drawn}" {line} stroke-width="3.4" stroke-linejoin="round"/>')
        out.append(f'<path d="{_sleepers(way)}" {line} stroke-width="2"/>')
    red = "#000" if saving else "#b5361f"
    for stop in route["stops"]:
        x, y = _middle(stop["at"])
        out.append(f'<circle cx="{x}" cy="{y}" r="{CELL * 0.43:g}" {line} stroke-width="2.6"/>')
        if stop["state"] == "delivered":
            r = CELL * 0.27
            strokes = f"M{x - r} {y - r}L{x + r} {y + r}M{x + r} {y - r}L{x - r} {y + r}"
            out.append(f'<path d="{strokes}" {line} style="stroke:{red}" stroke-width="3"/>')
    if route["start"] is not None:
        x, y = _middle(route["start"])
        side = CELL * 0.8
        box = f'x="{x - side / 2:g}" y="{y - side / 2:g}" width="{side:g}" height="{side:g}"'
        out.append(f'<rect {box} {line} stroke-width="2.6"/>')
    return "".join(out)


def _middle(name: str) -> tuple[float, float]:
    return (ord(name[0]) - 65 + 0.5) * CELL, (int(name[1:]) - 0.5) * CELL


def _shortened(
    points: list[tuple[float, float]], start: float, end: float
) -> list[tuple[float, float]]:
    """Return a path that ends short of the centers of its first and last space."""
    (x0, y0), (x1, y1) = points[:2]
    (x3, y3), (x2, y2) = points[-1], points[-2]
    first, last = math.hypot(x1 - x0, y1 - y0), math.hypot(x3 - x2, y3 - y2)
    begin = (x0 + (x1 - x0) * start / first, y0 + (y1 - y0) * start / first)
    finish = (x3 + (x2 - x3) * end / last, y3 + (y2 - y3) * end / last)
    return [begin, *points[1:-1], finish]


def _sleepers(way: list[tuple[float, float]]) -> str:
    out = ""
    for (ax, ay), (bx, by) in pairwise(way):
        length = math.hypot(bx - ax, by - ay)
        if not length:
            continue
        nx, ny = -(by - ay) / length * 5, (bx - ax) / length * 5
        count = int(length / 8.6)
        for step in range(count):
            share = (step + 0.5) / count
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share
            out += f"M{x - nx:.1f} {y - ny:.1f}L{x + nx:.1f} {y + ny:.1f}"
    return out
