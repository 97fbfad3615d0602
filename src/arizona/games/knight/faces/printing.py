"""Printable parts of Knight: tiles (30 mm spaces), chips, foldable knight, player aid and rules."""

from __future__ import annotations

import re
from typing import Any, Final

from arizona.engine.content import Content
from arizona.engine.events import Event
from arizona.engine.match import Match
from arizona.games.knight.faces import picture
from arizona.games.knight.rules.tiles import NO_CELL, WALL, KnightContent
from arizona.games.knight.rules.tiles import SPACE as SPACE_MARK
from arizona.printing import rules_booklet as plain
from arizona.printing.assets import Assets
from arizona.printing.ink import gray
from arizona.printing.page_packing import pack_pages
from arizona.printing.print_job import Choice, Part

SPACE: Final = 30.0
"""Side of a space in millimeters."""
CHIPS: Final = ((3, 6, 27.0), (2, 12, 22.0), (1, 30, 16.5))
"""Value, count for both players together (K-1.2) and cell size in millimeters."""
PLACE: Final = re.compile(r"-?\d+")
COVER: Final = "12 96 384 110"
BACK: Final = "60 30 288 419"


def parts(content: Content) -> list[Part]:
    tiles = len(content.tiles) if isinstance(content, KnightContent) else 0
    chips = sum(count for _, count, _ in CHIPS)
    return [
        Part("tiles", count=tiles),
        Part("chips", count=chips),
        Part("box"),
        Part("aid"),
        Part("rules"),
    ]


def choices(content: Content) -> tuple[Choice, ...]:
    return ()


def part(tray: Assets, name: str) -> dict[str, Any] | None:
    """Return the data of one part, or ``None`` for the rules, which all games share."""
    content = tray.order.content
    assert isinstance(content, KnightContent)
    tray.poster(COVER, BACK)
    if name == "tiles":
        return _tiles(tray, content)
    if name == "chips":
        return _chips(tray)
    if name == "box":
        return _box(tray, content)
    if name == "aid":
        chips = [[_chip(tray, value, cut=False), count // 2] for value, count, _ in CHIPS]
        return {**plain.aid(tray), "chips": chips}
    return None


def _box(tray: Assets, content: KnightContent) -> dict[str, Any]:
    counts = [(tray.say("knight-print-tiles"), len(content.tiles))]
    counts += [
        (tray.say("knight-print-chip-count", value=value), count) for value, count, _ in CHIPS
    ]
    counts.append((tray.say("knight-print-knight-count"), 1))
    return plain.box(tray, counts, [(tray.say("print-need-paper"), 0)])


# ---- tiles ---------------------------------------------------------------------------------------


def _tiles(tray: Assets, content: KnightContent) -> dict[str, Any]:
    things = []
    names = {}
    for tile in content.tiles:
        name = f"tile-{tile.name}"
        wide, high = len(tile.rows[0]) * 100, len(tile.rows) * 100
        tray.draw(
            name, tile_art(tray, tile.rows, tile.name), f"-1 -1 {wide + 2} {high + 2}", width=1.6
        )
        names[name] = tray.named(tile.name)
        things.append((name, (wide + 2) * SPACE / 100, (high + 2) * SPACE / 100))
    return {
        "pages": pack_pages(tray.order, things, 1.0),
        "names": names,
        "score": {
            "title": tray.say("knight-print-score"),
            "heads": [
                tray.say("knight-print-player"),
                *[tray.say("knight-print-game", game=number) for number in (1, 2)],
                tray.say("print-total"),
            ],
        },
        "left": tray.say(
            "print-left", game=tray.title, part=tray.say("knight-print-tiles-foot", space=30)
        ),
    }


def tile_art(tray: Assets, rows: list[str], name: str = "") -> str:
    """Return the SVG of a tile from above, with its cutting line."""
    cells = [
        (x, y, mark) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != NO_CELL
    ]
    out = [
        f'<rect x="{x * 100}" y="{y * 100}" width="100.5" height="100.5" fill="var(--kn-slab)"/>'
        for x, y, _ in cells
    ]
    picture = tray.own(f"tile.{name}", f"0 0 {len(rows[0]) * 100} {len(rows) * 100}")
    if picture:
        shape = "".join(f"M{x * 100} {y * 100}h100v100h-100z" for x, y, _ in cells)
        out.append(f'<clipPath id="tile"><path d="{shape}"/></clipPath>')
        out.append(f'<g clip-path="url(#tile)">{picture}</g>')
    seen = ' fill-opacity=".35"' if picture else ""
    for x, y, mark in cells:
        tone = "b" if (x + y) & 1 else "a"
        fill = "var(--kn-cliff-1)" if mark == WALL else f"var(--kn-cell-{tone})"
        out.append(
            f'<rect x="{x * 100 + 4}" y="{y * 100 + 4}" width="92" height="92" rx="9" '
            f'fill="{fill}"{seen}/>'
        )
        if mark == SPACE_MARK:
            out.append(tray.own("symbol.space", f"{x * 100 + 4} {y * 100 + 4} 92 92"))
        if mark == WALL:
            kind = rock_kind(x, y, len(rows[0]), len(rows))
            own = tray.own("symbol.wall", f"{x * 100 + 5} {y * 100 + 5} 90 90", "xMidYMid")
            out.append(own or _rock(tray, kind, x * 100 + 50, y * 100 + 53))
        else:
            out.append(
                f'<circle cx="{x * 100 + 50}" cy="{y * 100 + 50}" r="25" fill="none" '
                'stroke="#8f4a2a" stroke-width="1.6" stroke-dasharray="5 5"/>'
            )
    if tray.order.saving:
        out[: len(cells)] = []
    return "".join([*out, _cut({(x, y) for x, y, _ in cells})])


def rock_kind(x: int, y: int, wide: int, high: int) -> str:
    """Return which rock represents a wall, by its position on the tile, as on the page."""
    side, end = x in (0, wide - 1), y in (0, high - 1)
    if side and end:
        return "spires"
    return "mesa" if side or end else "mitten"


def _rock(tray: Assets, kind: str, x: int, y: int) -> str:
    rock = tray.page["rocks"][kind]
    paths = "".join(
        f'<path fill="var(--kn-rock-{tone})" d="{rock[layer]}"/>'
        for layer, tone in (("body", "2"), ("light", "1"), ("shade", "3"), ("top", "top"))
    )
    return f'<g transform="translate({x} {y}) scale(.8)">{paths}</g>'


def _cut(cells: set[tuple[int, int]]) -> str:
    sides = []
    for x, y in sorted(cells):
        for (dx, dy), line in (
            ((0, -1), f"M{x * 100} {y * 100}h100"),
            ((0, 1), f"M{x * 100} {y * 100 + 100}h100"),
            ((-1, 0), f"M{x * 100} {y * 100}v100"),
            ((1, 0), f"M{x * 100 + 100} {y * 100}v100"),
        ):
            if (x + dx, y + dy) not in cells:
                sides.append(line)
    return (
        f'<path d="{"".join(sides)}" fill="none" stroke="#1a1512" stroke-width="1.2" '
        'stroke-dasharray="7 5"/>'
    )


# ---- chips and the knight ------------------------------------------------------------------------


def _chip(tray: Assets, value: int, cut: bool = True) -> str:
    shape = tray.page["chips"][str(value)]
    ink = "#111" if tray.order.saving else f"var(--chip-{value}-ink)"
    # The cutting line is a circle slightly larger than the chip.
    half = CUT[value] - 1
    picture = tray.own(f"symbol.chip-{value}", f"{-half} {-half} {2 * half} {2 * half}", "xMidYMid")
    body = picture or (
        f'<path d="{shape["outline"]}" fill="var(--chip-{value})" '
        f'stroke="var(--chip-{value}-edge)" stroke-width="{shape["stroke"] + 2}" '
        'stroke-linejoin="round"/>'
        f'<path d="{shape["inner"]}" fill="none" stroke="var(--chip-{value}-edge)" '
        'stroke-width="1.8"/>'
        f'<text y="{shape["type"] * 0.36:g}" font-family="Bebas Neue" font-size="{shape["type"]}" '
        f'text-anchor="middle" fill="{ink}">{value}</text>'
    )
    if cut:
        body += (
            f'<circle r="{CUT[value]}" fill="none" stroke="#1a1512" stroke-width="1" '
            'stroke-dasharray="4 3"/>'
        )
    side = CUT[value] + 1
    name = f"chip-{value}" if cut else f"chip-{value}-plain"
    return tray.draw(name, body, f"{-side} {-side} {2 * side} {2 * side}", width=1)


CUT: Final = {1: 26, 2: 37, 3: 46}
"""Radius of the cutting line by chip value, in hundredths of a space."""


def _chips(tray: Assets) -> dict[str, Any]:
    rows = []
    for value, count, room in CHIPS:
        rows.append({"name": _chip(tray, value), "count": count, "room": room})
    horse = tray.own("symbol.knight", "0 0 108 140", "xMidYMid") or _horse(tray)
    tray.draw("horse", horse, "-2 0 112 142", width=1.2)
    return {
        "rows": rows,
        "fold": tray.say("knight-print-fold"),
        "title": tray.say("knight-print-chips"),
        "left": tray.say("print-left", game=tray.title, part=tray.say("knight-print-chips")),
    }


def _horse(tray: Assets) -> str:
    base = "M10 128q0-14 12-14h64q12 0 12 14v5q0 8-44 8t-44-8Z"
    return (
        f'<path fill="var(--kn-piece-4)" d="{base}"/>'
        '<path fill="var(--kn-piece-3)" d="M10 127q0-13 12-13h64q12 0 12 13 0 8-44 8t-44-8Z"/>'
        f'<path fill="var(--kn-piece-2)" d="{tray.page["horse"]}"/>'
        '<path fill="var(--kn-piece-1)" d="M35 23l9 9-4 15-10 10-5 11q-7 8-14 5-7-4-3-16L24 34Z"/>'
        '<path fill="var(--kn-piece-3)" d="M60 23l-9 10 12 14-6 14 13 14-6 14 9 13-2 14h14C86 104 '
        '90 90 89 72 87 48 76 30 60 23Z"/>'
        '<path fill="var(--kn-piece-4)" d="M29 41l8-4 3 3-4 4-6 1ZM10 61l4-2 1 2-2 3Z"/>'
    )


# ---- a finished game -----------------------------------------------------------------------------


def keepsake(tray: Assets, match: Match, events: list[Event]) -> list[dict[str, Any]]:
    """Return the board of each game of the match, with the knight's path drawn on it."""
    tray.poster(COVER, BACK)
    games = _games(events)
    pictures = []
    for number, (way, points) in enumerate(games, 1):
        board = match.game.view(_last_of(match, number).state)
        drawing = picture.draw(board, list(match.names)).replace("</svg>", f"{_path(way)}</svg>")
        name = f"board-{number}"
        tray.drawings[name] = gray(drawing) if tray.order.saving else drawing
        score = " · ".join(f"{who} ({won})" for who, won in zip(match.names, points, strict=True))
        title = f"{tray.say('knight-print-game', game=number)} · {score}"
        pictures.append({"name": name, "title": title, "wide": 1 if len(games) > 1 else 2})
    return pictures


def _games(events: list[Event]) -> list[tuple[list[tuple[float, float]], list[int]]]:
    """Return the knight's path and both players' points, game by game."""
    games: list[tuple[list[tuple[float, float]], list[int]]] = []
    for event in events:
        if event.kind == "knight-set":
            games.append(([], [0, 0]))
        if event.kind in ("knight-set", "chip-taken"):
            column, row = PLACE.findall(str(event.args["at"]))
            games[-1][0].append((int(column) + 0.5, int(row) + 0.5))
        if event.kind == "chip-taken":
            games[-1][1][event.seat] += event.points
    return games


def _last_of(match: Match, number: int) -> Match:
    """Return the last position of a game of the match that still shows its board."""
    low, high = 0, len(match.moves)
    while low < high:
        middle = (low + high + 1) // 2
        view: Any = match.game.view(match.at(middle).state)
        if view["game"] < number:
            low = middle
        else:
            high = middle - 1
    return match.at(low)


def _path(way: list[tuple[float, float]]) -> str:
    if not way:
        return ""
    points = " ".join(f"{x:g},{y:g}" for x, y in way)
    line = 'fill="none" stroke="#4a1d14" stroke-width=".05" stroke-linejoin="round"'
    out = [f'<polyline points="{points}" {line} stroke-dasharray=".14 .08"/>']
    for number, (x, y) in enumerate(way):
        out.append(
            f'<circle cx="{x:g}" cy="{y:g}" r=".2" fill="#fff6e2" stroke="#4a1d14" '
            f'stroke-width=".03"/><text x="{x:g}" y="{y + 0.09:g}" font-size=".25" '
            f'font-family="Bebas Neue" text-anchor="middle" fill="#4a1d14">{number}</text>'
        )
    return "".join(out)
