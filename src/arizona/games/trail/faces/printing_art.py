"""Illustrations of Trail for print, composed like those on the web page: subject, shape and sky.

One space of the mural is 40 units.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from html import escape
from typing import Any, Final

Cell = tuple[int, int]
"""Row, column."""
Page = dict[str, Any]
"""The drawings exported by the web page."""

UNIT: Final = 40
DARK: Final = {"fauna": "#7c2f1d", "flora": "#35502c"}
NEAR: Final = "translate(156 -22) scale(-1.2 1.2)"
COPY: Final = re.compile(r"-(\d+)$")


def tenth(value: float) -> str:
    """Format a number with at most one decimal, as short as possible."""
    return f"{value:.1f}".removesuffix(".0").replace("-0", "0" if value > -0.05 else "-0")


def rolls(seed: int) -> Callable[[], float]:
    """Return a 32-bit pseudorandom generator, identical to the web page's."""
    state = seed & 0xFFFFFFFF

    def roll() -> float:
        nonlocal state
        state = ((state ^ (state >> 15)) * 2246822519 + 0x9E3779B9) & 0xFFFFFFFF
        return state / 4294967296

    return roll


def seed_of(name: str) -> int:
    """Return a deterministic number for a name."""
    seed = 7
    for letter in name:
        seed = (seed * 31 + ord(letter)) % 99991
    return seed


def cells_of(shape: list[str]) -> list[Cell]:
    """Return the cells of rows such as ``.X`` and ``XX``."""
    return [(y, x) for y, row in enumerate(shape) for x, mark in enumerate(row) if mark == "X"]


def outline(cells: list[Cell], inset: float = 1.0, round_: float = 5.0) -> str:
    """Return a path around cells, slightly inset, with rounded corners."""
    has = set(cells)
    edges: dict[Cell, list[Cell]] = {}
    for y, x in cells:
        for (dy, dx), start, end in (
            ((-1, 0), (x, y), (x + 1, y)),
            ((0, 1), (x + 1, y), (x + 1, y + 1)),
            ((1, 0), (x + 1, y + 1), (x, y + 1)),
            ((0, -1), (x, y + 1), (x, y)),
        ):
            if (y + dy, x + dx) not in has:
                edges.setdefault(start, []).append(end)
    path = ""
    while edges:
        path += _loop(edges, inset, round_)
    return path


def _loop(edges: dict[Cell, list[Cell]], inset: float, round_: float) -> str:
    start = next(iter(edges))
    walked: list[Cell] = []
    at, before = start, None
    while True:
        ways = edges.get(at, [])
        # Where two cells touch at a corner, turn left, so that loops stay simple.
        left = 0
        if before is not None:
            x, y = at
            for number, (a, b) in enumerate(ways):
                if (x - before[0]) * (b - y) - (y - before[1]) * (a - x) < 0:
                    left = number
                    break
        following = ways.pop(left) if ways else None
        if not ways:
            edges.pop(at, None)
        if following is None:
            break
        walked.append(at)
        before, at = at, following
        if at == start:
            break
    return _rounded(walked, inset, round_)


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def _rounded(walked: list[Cell], inset: float, round_: float) -> str:
    many = len(walked)
    corners = []
    for i, at in enumerate(walked):
        a, b = walked[i - 1], walked[(i + 1) % many]
        if not (a[0] == at[0] == b[0] or a[1] == at[1] == b[1]):
            corners.append(at)
    drawn = []
    for i, at in enumerate(corners):
        a, b = corners[i - 1], corners[(i + 1) % len(corners)]
        into = (_sign(at[0] - a[0]), _sign(at[1] - a[1]))
        out = (_sign(b[0] - at[0]), _sign(b[1] - at[1]))
        x = at[0] * UNIT + inset * (-into[1] - out[1])
        y = at[1] * UNIT + inset * (into[0] + out[0])
        drawn.append(
            f"{'L' if i else 'M'}{tenth(x - into[0] * round_)} {tenth(y - into[1] * round_)}"
            f"Q{tenth(x)} {tenth(y)} {tenth(x + out[0] * round_)} {tenth(y + out[1] * round_)}"
        )
    return "".join(drawn) + "z"


def _path(d: str, fill: str) -> str:
    return f'<path d="{d}" fill="{fill}"/>'


def _circle(x: float, y: float, r: float, fill: str) -> str:
    return f'<circle cx="{tenth(x)}" cy="{tenth(y)}" r="{tenth(r)}" fill="{fill}"/>'


def flower(x: float, y: float, r: float, fill: str) -> str:
    petals = ""
    for turn in range(0, 360, 60):
        cx = x + r * 0.58 * math.sin(math.radians(turn))
        cy = y - r * 0.58 * math.cos(math.radians(turn))
        petals += (
            f'<ellipse cx="{tenth(cx)}" cy="{tenth(cy)}" rx="{tenth(r * 0.3)}" '
            f'ry="{tenth(r * 0.5)}" fill="{fill}" '
            f'transform="rotate({turn} {tenth(cx)} {tenth(cy)})"/>'
        )
    return petals + _circle(x, y, r * 0.28, "#e2b23c")


def blossom() -> str:
    """Draw the Saguaro Blossom, a piece of one space."""
    path = outline([(0, 0)])
    return (
        _path(path, "#f0c0a2")
        + _circle(20, 20, 17, "#4f6a42")
        + flower(20, 20, 16, "#fff8ea")
        + _circle(20, 20, 5, "#e2b23c")
    )


def _plain_subject(page: Page, name: str, kind: str, cells: list[Cell]) -> tuple[str, str]:
    """Draw a piece of a custom pack: a plain flower or animal tracks."""
    skies = [sky for sky in page["skies"] if sky not in ("water", "night")]
    sky = skies[seed_of(name) % len(skies)]
    tracks = page["symbols"]["fauna"]
    out = ""
    for y, x in cells:
        if kind == "fauna":
            at = f"translate({x * 40 + 9} {y * 40 + 8}) scale(.917)"
            out += f'<g transform="{at}">{tracks}</g>'
        else:
            out += flower(x * 40 + 20, y * 40 + 18, 11, "#fff8ea")
    return sky, out


def _subject(page: Page, name: str, kind: str, cells: list[Cell]) -> tuple[str, str]:
    known = page["subjects"].get(name)
    if known is None:
        return _plain_subject(page, name, kind, cells)
    return known["sky"], known["draw"]


def _backdrop(page: Page, sky: str, w: int, h: int, seed: int) -> str:
    air, sun, far, ground = page["skies"][sky]
    roll = rolls(seed * 977 + 13)
    wide, high = w * UNIT, h * UNIT
    roll()
    everything = _path(f"M0 0H{wide}V{high}H0z", air)
    if sky == "water":
        wave = "q10-5 20 0t20 0 20 0 20 0 20 0 20 0"
        line = 'fill="none" stroke-width="2" stroke-linecap="round"'
        return f'{everything}<path d="M-4 9{wave}M-4 33{wave}" stroke="{far}" {line}/>'
    y1 = high - 26 - roll() * 8
    y2 = high - 12
    stars = ""
    if sky == "night":
        for i, u in enumerate((0.9, 0.68, 0.8, 0.5, 0.96, 0.6)):
            stars += _circle(wide * u, high * (0.08 + i * 0.07), 1, "#f4e3b8")
    hills = (
        f"M0 {tenth(y1)}Q{tenth(wide * 0.25)} {tenth(y1 - 10)} {tenth(wide * 0.5)} {tenth(y1)}"
        f"T{wide} {tenth(y1 - 4)}V{high}H0z"
    )
    floor = f"M0 {y2}Q{tenth(wide * 0.4)} {y2 - 5} {wide} {y2 + 1}V{high}H0z"
    light = _circle(wide * (0.25 + roll() * 0.5), high * 0.3 + 6, 10 + w * 2, sun)
    return everything + light + stars + _path(hills, far) + _path(floor, ground)


def piece_art(page: Page, name: str, kind: str, shape: list[str], cut: bool = True) -> str:
    """Draw a piece, with a line to cut along."""
    cells = cells_of(shape)
    path = outline(cells)
    edge = (
        f'<path d="{outline(cells, 0, 4)}" fill="none" stroke="#1a1512" stroke-width=".8" '
        'stroke-dasharray="3 2"/>'
        if cut
        else f'<path d="{path}" fill="none" stroke="#2b2019" stroke-width="1"/>'
    )
    if name == "blossom":
        return blossom() + edge
    w, h = max(len(row) for row in shape), len(shape)
    known = page["shapes"].get(name, shape) == shape
    sky, drawing = (
        _subject(page, name, kind, cells) if known else _plain_subject(page, name, kind, cells)
    )
    has = set(cells)
    foot = ""
    for y, x in cells:
        if (y + 1, x) in has:
            continue
        foot += _path(f"M{x * 40} {y * 40 + 34.5}h40v6h-40z", DARK[kind])
        if kind == "fauna":
            foot += (
                f'<path d="M{x * 40 + 4} {y * 40 + 37}h34" fill="none" stroke="#ffe2bd" '
                'stroke-width="1.8" stroke-linecap="round" stroke-dasharray="1 5.8"/>'
            )
    id = escape("clip-" + "-".join(shape).replace(".", "o") + f"-{seed_of(name)}")
    return (
        f'<clipPath id="{id}"><path d="{path}"/></clipPath><g clip-path="url(#{id})">'
        f"{_backdrop(page, sky, w, h, seed_of(name))}{drawing}{foot}</g>{edge}"
    )


STACK_BOX: Final = "0 0 128 112"


def stack_art(kind: str, shapes: list[list[str]]) -> str:
    """Draw faint outlines of two pieces, to show what belongs on a space of the game board."""
    small = [shape for shape in shapes if max(len(shape), *map(len, shape)) <= 3]
    fill = {"flora": "#7d8f5c", "fauna": "#c4583a"}[kind]
    out = ""
    for number, shape in enumerate(small[:1] + small[-1:]):
        wide, high = max(map(len, shape)) * 40, len(shape) * 40
        x, y = (0, 0) if number == 0 else (128 - wide, 112 - high)
        for row, column in cells_of(shape):
            at = f'x="{x + column * 40 + 0.5}" y="{y + row * 40 + 0.5}"'
            out += f'<rect {at} width="39" height="39" fill="{fill}" fill-opacity=".2"/>'
    return out


def card_art(page: Page, name: str, kind: str, wide: float, high: float) -> str:
    """Draw a Flora or Fauna card: its subject in a landscape."""
    shape = page["shapes"].get(name, ["X", "X"])
    cells = cells_of(shape)
    w0, h0 = max(len(row) for row in shape), len(shape)
    sky, drawing = _subject(page, name, kind, cells)
    k = min(high * 0.8 / (h0 * 40), wide * 0.86 / (w0 * 40))
    w, h = w0 * 40 * k, h0 * 40 * k
    air, sun, far, ground = page["skies"][sky]
    water = sky == "water"
    base = high * 0.62 if water else high - 3
    hills = (
        f"M0 {tenth(high * 0.74)}Q{tenth(wide * 0.2)} {tenth(high * 0.6)} {tenth(wide * 0.45)} "
        f"{tenth(high * 0.72)}T{wide} {tenth(high * 0.64)}V{high}H0z"
    )
    floor = (
        f"M0 {tenth(high * 0.92)}Q{tenth(wide * 0.5)} {tenth(high * 0.84)} {wide} "
        f"{tenth(high * 0.93)}V{high}H0z"
    )
    return (
        _path(f"M0 0H{wide}V{high}H0z", air)
        + _circle(wide * 0.66, 18, 11, sun)
        + _path(hills, far)
        + ("" if water else _path(floor, ground))
        + f'<g transform="translate({tenth(wide / 2 - w / 2)} {tenth(base - h + 1)}) '
        f'scale({k:.3f})">{drawing}</g>'
    )


def place_art(page: Page, id: str, terrain: str) -> str:
    """Draw the poster of a Passage card such as ``oracle-2``, 144 by 110 units."""
    drawing = page["places"].get(COPY.sub("", id))
    if drawing is None:
        scene: str = page["scenes"][terrain]
        return scene.partition(">")[2].removesuffix("</svg>")
    found = COPY.search(id)
    copy = found[1] if found else "1"
    view = {"2": "translate(144 0) scale(-1 1)", "3": NEAR}.get(copy, "")
    return f'<g transform="{view}">{drawing}</g>' if view else str(drawing)


def weather_art(page: Page, id: str) -> str:
    """Draw a Weather card, 120 by 56 units."""
    drawing: str = page["weather"].get(id) or page["weather"][""]
    return drawing.partition(">")[2].removesuffix("</svg>") if "<svg" in drawing[:5] else drawing


def creature_art(page: Page, id: str) -> str:
    """Draw the Gila Monster, the Saguaro or a Spirit, 100 by 70 units."""
    drawing = page["creatures"].get(id.replace("desert-", ""))
    if drawing is not None:
        return str(drawing)
    symbol = page["symbols"]["saguaro" if id == "saguaro" else "spirit"]
    return f'<g transform="translate(16 1) scale(2.8)">{symbol}</g>'
