"""Shared elements of all pictures: paper, words, check marks, crosses, arrows."""

from __future__ import annotations

import json
import math
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "arizona" / "games"
WEB = ROOT / "web" / "src" / "games"

PAPER, LINE, INK = "#f8eed8", "#dcc69a", "#2b2522"
YES, NO, TEAL, ORANGE = "#1f7a4d", "#b5361f", "#0e6f6e", "#d9650f"
CELL = 44
TYPE = 'font-family="sans-serif" text-anchor="middle"'
Point = tuple[float, float]
LETTERS: dict[str, tuple[float, str]] = json.loads(
    (Path(__file__).parent / "letters.json").read_text("utf-8")
)
"""Width and outline of letters for which a font may be missing."""
UNITS = 1000
LATIN = 0x2FF


def svg(wide: float, high: float, body: str, *, style: str = "") -> str:
    """A picture on paper."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}"'
        f' width="{wide:g}" height="{high:g}">{style}<rect width="{wide:g}" height="{high:g}"'
        f' rx="10" fill="{PAPER}" stroke="{LINE}"/>{body}</svg>\n'
    )


def at(x: float, y: float, body: str) -> str:
    return f'<g transform="translate({x:g} {y:g})">{body}</g>'


def word(x: float, y: float, text: str, *, size: int = 15, fill: str = INK) -> str:
    """A word centered at x."""
    if any(letter in LETTERS and ord(letter) > LATIN for letter in text):
        return _drawn(x, y, text, size, fill)
    return f'<text x="{x:g}" y="{y:g}" {TYPE} font-size="{size}" fill="{fill}">{text}</text>'


def _drawn(x: float, y: float, text: str, size: int, fill: str) -> str:
    """A word as outlines, because a picture in a page can only use system fonts."""
    scale = size / UNITS
    left = x - sum(LETTERS[letter][0] for letter in text) * scale / 2
    body = ""
    for letter in text:
        wide, outline = LETTERS[letter]
        if outline:
            body += (
                f'<path transform="translate({left:.1f} {y:g}) scale({scale:g})" d="{outline}"/>'
            )
        left += wide * scale
    return f'<g fill="{fill}" aria-label="{text}">{body}</g>'


def tick(x: float, y: float) -> str:
    """A check mark for a correct example."""
    return at(
        x,
        y,
        f'<circle r="13" fill="{YES}"/><path d="M-6 0l4 5 8-10" fill="none" stroke="#fff"'
        ' stroke-width="3" stroke-linecap="round"/>',
    )


def cross(x: float, y: float) -> str:
    """A cross for an incorrect example."""
    return at(
        x,
        y,
        f'<circle r="13" fill="{NO}"/><path d="M-5-5l10 10M5-5l-10 10" stroke="#fff"'
        ' stroke-width="3" stroke-linecap="round"/>',
    )


def arrow(a: Point, b: Point, color: str = INK, *, dashed: bool = False) -> str:
    way = math.atan2(b[1] - a[1], b[0] - a[0])
    tips = [(b[0] - 9 * math.cos(way + w), b[1] - 9 * math.sin(way + w)) for w in (-0.5, 0.5)]
    head = f"M{tips[0][0]:.1f} {tips[0][1]:.1f}L{b[0]:g} {b[1]:g}L{tips[1][0]:.1f} {tips[1][1]:.1f}"
    dash = ' stroke-dasharray="5 5"' if dashed else ""
    return (
        f'<g fill="none" stroke="{color}" stroke-width="2.6" stroke-linecap="round">'
        f'<path d="M{a[0]:g} {a[1]:g}L{b[0]:g} {b[1]:g}"{dash}/><path d="{head}"/></g>'
    )
