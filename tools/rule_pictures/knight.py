"""Knight: tiles and the knight's jumps."""

from __future__ import annotations

import math
import re

from arizona.messages import Phrases
from tools.rule_pictures.paper import (
    CELL,
    INK,
    LINE,
    TEAL,
    WEB,
    arrow,
    at,
    cross,
    svg,
    tick,
    word,
)

SHAPES = (WEB / "knight" / "shapes.ts").read_text("utf-8")
HORSE = re.search(r'HORSE =\s*"([^"]+)"', SHAPES)[1]  # type: ignore[index]
MESA = re.search(r'mesa: \{\s*body: "([^"]+)"', SHAPES)[1]  # type: ignore[index]
TOP = re.search(r'mesa: \{.*?top: "([^"]+)"', SHAPES, re.DOTALL)[1]  # type: ignore[index]
CHIP = {1: ("#fff6e2", "#c9a477", "#5f3420"), 2: ("#5d7340", "#37472a", "#fffaf0")}
CHIP[3] = ("#f2bd3f", "#9a6508", "#3a2206")


def chip(x: float, y: float, value: int, *, pale: bool = False) -> str:
    """A chip in the center of a cell."""
    fill, edge, ink = CHIP[value]
    corners = {1: 0, 2: 6, 3: 28}[value]
    if corners:
        radii = (15, 15) if value == 2 else (18, 15)
        points = " ".join(
            f"{radii[n % 2] * math.sin(2 * math.pi * n / corners):.1f},"
            f"{-radii[n % 2] * math.cos(2 * math.pi * n / corners):.1f}"
            for n in range(corners)
        )
        shape = f'<polygon points="{points}" fill="{fill}" stroke="{edge}" stroke-width="2"/>'
    else:
        shape = f'<circle r="11" fill="{fill}" stroke="{edge}" stroke-width="2"/>'
    body = shape + word(0, 5, str(value), fill=ink)
    middle = at(x * CELL + CELL / 2, y * CELL + CELL / 2, body)
    return f'<g opacity=".4">{middle}</g>' if pale else middle


def square(x: float, y: float, *, fill: str = "") -> str:
    color = fill or ("#d98554" if (x + y) % 2 < 1 else "#c96f42")
    return (
        f'<rect x="{x * CELL + 2:g}" y="{y * CELL + 2:g}" width="{CELL - 4}" height="{CELL - 4}"'
        f' rx="6" fill="{color}"/>'
    )


def wall(x: float, y: float) -> str:
    """A rock on its space."""
    body = f'<path d="{MESA}" fill="#e39a66"/><path d="{TOP}" fill="#fbd9b0"/>'
    return square(x, y, fill="#6a2a20") + at(
        x * CELL + CELL / 2, y * CELL + CELL / 2 + 2, f'<g transform="scale(.4)">{body}</g>'
    )


def tile(rock: tuple[int, int]) -> str:
    """A 3 × 3 tile with one wall."""
    body = f'<rect x="-1" y="-1" width="{3 * CELL + 2}" height="{3 * CELL + 2}" rx="8"'
    body += ' fill="#a9502f"/>'
    for y in range(3):
        for x in range(3):
            body += wall(x, y) if (x, y) == rock else square(x, y)
    return body


def knight(x: float, y: float) -> str:
    body = f'<path d="{HORSE}" fill="#2c3e5e" stroke="#fff6e2" stroke-width="6"/>'
    return at(x * CELL + 5, y * CELL - 4, f'<g transform="scale(.36)">{body}</g>')


def knight_tile(words: Phrases) -> str:
    """Positions of the wall, and the circuit of jumps around a center wall."""
    ring = [(0, 0), (1, 2), (2, 0), (0, 1), (2, 2), (1, 0), (0, 2), (2, 1), (0, 0)]
    path = "L".join(f"{x * CELL + CELL / 2:g} {y * CELL + CELL / 2:g}" for x, y in ring)
    star = f'<path d="M{path}" fill="none" stroke="{INK}" stroke-width="2" stroke-dasharray="4 4"/>'
    body = at(20, 20, tile((1, 1)) + star) + at(180, 20, tile((1, 0))) + at(340, 20, tile((2, 0)))
    for x, where in ((86, "center"), (246, "edge"), (406, "corner")):
        body += word(x, 178, words.text(f"knight-picture-{where}"))
    return svg(492, 192, body)


def knight_turn() -> str:
    """The four rotations of a tile."""
    rocks = [(1, 0), (2, 1), (1, 2), (0, 1)]
    body = "".join(at(20 + 170 * n, 20, tile(rock)) for n, rock in enumerate(rocks))
    for n in range(3):
        x = 156 + 170 * n
        body += arrow((x, 86), (x + 28, 86))
    return svg(682, 172, body)


def knight_join(words: Phrases) -> str:
    """How a tile may and may not join the board."""
    parts = [
        (20, (3, 1), tick, "joined"),
        (200, (3, 3), cross, "touching"),
        (380, (2, 1), cross, "overlapping"),
    ]
    body = ""
    for x, (dx, dy), mark, how in parts:
        two = tile((1, 1)) + at(dx * CELL, dy * CELL, tile((0, 1)))
        body += (
            at(x, 20, f'<g transform="scale(.56)">{two}</g>')
            + mark(x + 134, 32)
            + word(x + 74, 192, words.text(f"knight-picture-{how}"))
        )
    return svg(548, 208, body)


JUMPS = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]


def knight_jump() -> str:
    """The eight spaces within reach, regardless of what is in between."""
    body = ""
    values = dict(zip(JUMPS, (1, 2, 1, 3, 1, 1, 2, 1), strict=True))
    for y in range(5):
        for x in range(5):
            here = (x - 2, y - 2)
            if here in values:
                body += square(x, y, fill=TEAL) + chip(x, y, values[here])
            elif here == (1, 0):
                body += wall(x, y)
            elif here in ((0, 1), (-1, 0)):
                body += f'<rect x="{x * CELL + 3}" y="{y * CELL + 3}" width="{CELL - 6}"'
                body += f' height="{CELL - 6}" rx="6" fill="none" stroke="{LINE}"/>'
            else:
                body += square(x, y)
    way = f"M{2.5 * CELL} {2.5 * CELL}h{CELL}v{-2 * CELL}"
    body += (
        f'<path d="{way}" fill="none" stroke="{INK}" stroke-width="2.6" stroke-dasharray="5 5"/>'
    )
    return svg(260, 260, at(20, 20, body + knight(2, 2)))


def knight_end() -> str:
    """No chip within reach: the game is over."""
    body = ""
    for y in range(5):
        for x in range(5):
            here = (x - 2, y - 2)
            body += square(x, y)
            if here in JUMPS:
                body += f'<circle cx="{x * CELL + 22}" cy="{y * CELL + 22}" r="4" fill="{INK}"/>'
            elif here in ((-2, -2), (1, 0), (2, 2), (0, -1)):
                body += chip(x, y, 1 + (x + y) % 3, pale=True)
    return svg(260, 260, at(20, 20, body + knight(2, 2)))
