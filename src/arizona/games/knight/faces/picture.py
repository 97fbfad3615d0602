"""SVG picture of a Knight board: tiles, chips and the knight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

SIDE = 480
"""Width and height of the picture in pixels; the board is scaled to fit."""
MARGIN = 0.6
BRICKS = "M0 .33h1M0 .66h1M.5 0v.33M.25 .33v.33M.75 .33v.33M.5 .66v.34"
TONES = ("#d98554", "#c96f42")
CHIPS = {1: "#fffaf0", 2: "#9aab78", 3: "#e2b23c"}
HORSE = (
    '<path fill="#1c2a43" d="M10 127q0-13 12-13h64q12 0 12 13 0 8-44 8t-44-8Z"/>'
    '<path fill="#2c3e5e" d="M35 23l9 9-4 15-10 10-5 11q-7 8-14 5-7-4-3-16L24 34Z"/>'
    '<path fill="#121b2e" d="M60 23l-9 10 12 14-6 14 13 14-6 14 9 13-2 14h14C86 104 90 90 89 72 87 '
    '48 76 30 60 23Z"/><path fill="#2c3e5e" d="M46 64c6-2 10-8 11-16l5 16-4 14 4 16-6 22H22c0-13 '
    '9-20 17-29 7-8 9-16 7-23ZM35 23Q46 14 60 23L62 64 46 64Q52 40 35 23Z"/>'
)
"""The knight as drawn on the page, 108 units wide and 140 high."""


def draw(view: Mapping[str, Any], names: list[str]) -> str:
    """Return the SVG source."""
    cells = [cell for tile in view["tiles"] for cell in tile["cells"]]
    columns = [cell["column"] for cell in cells] or [0]
    rows = [cell["row"] for cell in cells] or [0]
    across = max(columns) - min(columns) + 1
    down = max(rows) - min(rows) + 1
    size = max(across, down, 6) + 2 * MARGIN
    left = min(columns) - (size - across) / 2
    top = min(rows) - (size - down) / 2
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" '
        f'viewBox="{left:g} {top:g} {size:g} {size:g}">',
        f'<rect x="{left:g}" y="{top:g}" width="{size:g}" height="{size:g}" fill="#f4e8d0"/>',
    ]
    for tile in view["tiles"]:
        out += [_cell(cell) for cell in tile["cells"]]
        out += _edges(tile["cells"])
    knight = view["knight"]
    if knight is not None:
        x, y = knight["column"] + 0.2, knight["row"] + 0.08
        out.append(f'<g transform="translate({x:g} {y:g}) scale(0.006)">{HORSE}</g>')
    return "\n".join([*out, "</svg>"])


def _cell(cell: Mapping[str, Any]) -> str:
    x, y = cell["column"], cell["row"]
    if cell["wall"]:
        return (
            f'<rect x="{x}" y="{y}" width="1" height="1" fill="#6e3a24"/>'
            f'<path transform="translate({x} {y})" d="{BRICKS}" stroke="#a9502f" '
            'stroke-width=".05" fill="none"/>'
        )
    ground = f'<rect x="{x}" y="{y}" width="1" height="1" fill="{TONES[(x + y) % 2]}"/>'
    chip = cell["chip"]
    if not chip:
        return ground
    disc = (
        f'<circle cx="{x + 0.5}" cy="{y + 0.5}" r=".33" fill="{CHIPS[chip]}" '
        'stroke="#2b2019" stroke-width=".04"/>'
    )
    spots = {1: [0.0], 2: [-0.12, 0.12], 3: [-0.16, 0.0, 0.16]}[chip]
    pips = [
        f'<circle cx="{x + 0.5 + spot:g}" cy="{y + 0.5 - spot:g}" r=".06" fill="#2b2019"/>'
        for spot in spots
    ]
    return ground + disc + "".join(pips)


def _edges(cells: list[Mapping[str, Any]]) -> list[str]:
    """Return the outline of a tile: the cell sides that border no other cell of the tile."""
    own = {(cell["column"], cell["row"]) for cell in cells}
    sides = []
    for x, y in sorted(own):
        for (dx, dy), line in (
            ((0, -1), f"M{x} {y}h1"),
            ((0, 1), f"M{x} {y + 1}h1"),
            ((-1, 0), f"M{x} {y}v1"),
            ((1, 0), f"M{x + 1} {y}v1"),
        ):
            if (x + dx, y + dy) not in own:
                sides.append(line)
    rim = 'stroke="#5f2a17" stroke-width=".07" stroke-linecap="round" fill="none"'
    return [f'<path d="{"".join(sides)}" {rim}/>']
