"""Share picture of a finished tournament: its first three places on mesas, and its facts.

Always in light colors, 1200 × 630 or 1080 × 1080 pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from arizona.messages import Phrases
from arizona.server.services.pictures.share_picture import (
    BODY,
    INK,
    MUTED,
    PAPER,
    brand_at,
    text_at,
)

SKY: Final = "#fbe3b0"
SUN: Final = "#fff3d4"
GLOW: Final = "#f8cd86"
SAND: Final = "#eec48a"
GROUND: Final = "#a94b34"
MESAS: Final = (("#cf6d44", "#a94b34"), ("#d98a52", "#bb6a3a"), ("#dba56a", "#bf8649"))
"""Colors of the mesas of the first three places, in light and in shadow."""
HEIGHTS: Final = (250, 180, 130)
ORDER: Final = (1, 0, 2)
"""Places from left to right, counted from 0."""
LONGEST_NAME: Final = 20
WIDE_LETTER: Final = 0x1100
"""Code point from which letters, such as Hangul, are about twice as wide."""


class Winner(NamedTuple):
    """A player in the first three places; tied players share a place."""

    place: int
    name: str
    points: str


class TournamentPictureData(NamedTuple):
    """The data of a share picture."""

    name: str
    facts: str
    """Game and format."""
    size: str
    """Number of players and rounds."""
    winners: Sequence[Winner]
    caption: str
    """The date on which it ended."""


def draw_tournament(data: TournamentPictureData, phrases: Phrases, *, square: bool) -> str:
    """Draw the picture as SVG."""
    width, height = (1080, 1080) if square else (1200, 630)
    left, top, wide, high = (40, 40, 1000, 560) if square else (24, 24, 620, 582)
    x, y = (56, 690) if square else (690, 104)
    room = width - x - 56
    first = [one.name for one in data.winners if one.place == 1]
    won = phrases.text("web-review-won", names=phrases.listed(first), count=len(first))
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<svg x="{left}" y="{top}" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">',
        *_podium(data.winners, wide, high),
        "</svg>",
        text_at(x, y, 26, data.facts, f'fill="{MUTED}" letter-spacing="2"'),
    ]
    y += 20
    for line in _lines(data.name, room, 62):
        out.append(text_at(x, y + 52, 62, line, 'font-weight="700"'))
        y += 62
    y += 36
    for line in _lines(won, room, 40):
        out.append(text_at(x, y + 34, 40, line))
        y += 44
    out.append(text_at(x, y + 44, 25, data.size, f'fill="{MUTED}"', BODY))
    out += brand_at(x, height - 72, room, data.caption)
    return "".join([*out, "</svg>"])


def _podium(winners: Sequence[Winner], wide: int, high: int) -> list[str]:
    """Draw a desert with a mesa for each of the first three places."""
    floor = high - 54
    out = [
        f'<rect width="{wide}" height="{high}" rx="18" fill="{SKY}"/>',
        f'<circle cx="{wide * 0.5:g}" cy="150" r="130" fill="{GLOW}"/>',
        f'<circle cx="{wide * 0.5:g}" cy="150" r="96" fill="{SUN}"/>',
        f'<path d="M0 {floor - 40}Q{wide * 0.3:g} {floor - 90} {wide} {floor - 30}V{floor + 1}H0Z" '
        f'fill="{SAND}"/>',
        f'<path d="M0 {floor}H{wide}V{high - 18}a18 18 0 0 1-18 18H18a18 18 0 0 1-18-18Z" '
        f'fill="{GROUND}"/>',
    ]
    step = wide / 3
    for column, place in enumerate(ORDER):
        if place >= len(winners):
            continue
        one = winners[place]
        middle = step * (column + 0.5)
        half, tall = step * 0.38, HEIGHTS[place]
        light, shadow = MESAS[min(one.place, 3) - 1]
        up = floor - tall
        out += [
            f'<path d="M{middle - half:g} {floor}L{middle - half * 0.82:g} {up}'
            f'H{middle + half * 0.82:g}L{middle + half:g} {floor}Z" fill="{light}"/>',
            f'<path d="M{middle + half * 0.3:g} {floor}V{up}H{middle + half * 0.82:g}'
            f'L{middle + half:g} {floor}Z" fill="{shadow}"/>',
            text_at(middle, floor - tall / 2 + 26, 72, str(one.place), _middle(PAPER)),
        ]
        out += _name(one, middle, up, step - 12)
    return out


def _name(one: Winner, middle: float, up: float, room: float) -> list[str]:
    """Draw a name and points above a mesa; long names get smaller letters."""
    name = one.name if len(one.name) <= LONGEST_NAME else one.name[: LONGEST_NAME - 1] + "…"
    size = max(17, min(34, int(room * 2.1 / max(1, _width(name)))))
    return [
        text_at(middle, up - 48, size, name, f'{_middle(INK)} font-weight="700"'),
        text_at(middle, up - 18, 23, one.points, _middle(INK), BODY),
    ]


def _middle(color: str) -> str:
    return f'fill="{color}" text-anchor="middle"'


def _width(text: str) -> int:
    """Return the width of a text in narrow letters."""
    return sum(2 if ord(letter) >= WIDE_LETTER else 1 for letter in text)


def _lines(text: str, room: int, size: int) -> list[str]:
    """Wrap a text to at most three lines of the display font; the last one may be cut."""
    most = int(room / size * 2.35)
    lines: list[str] = []
    for word in text.split():
        if lines and _width(lines[-1]) + 1 + _width(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > 3:
        lines = [*lines[:2], f"{lines[2]}…"]
    return [line if _width(line) <= most else _cut(line, most) for line in lines]


def _cut(line: str, most: int) -> str:
    while _width(line) >= most:
        line = line[:-1]
    return f"{line}…"
