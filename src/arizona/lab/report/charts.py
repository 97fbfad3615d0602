"""SVG charts of a report; their colors come from the page's light or dark style sheet."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple
from unicodedata import east_asian_width

from arizona.lab.measure.stats import Histogram, Share
from arizona.lab.report.numbers import in_percent, percent, plain

WIDTH = 460
ROW = 30
LEFT = 96
PLOT = 196
"""Height of a chart with axes."""
NARROW = 6.0
"""Approximate width of a letter in labels of axes and dots."""
PHONE = 15 / 12
"""How much larger labels of axes are on a phone, see ``report.css``."""
WIDE = 6.6
"""Approximate width of a letter in labels of rows."""
COLORS = 8
"""Number of distinguishable series; ``c0`` to ``c7`` in the style sheet."""


class Series(NamedTuple):
    """One series of a chart."""

    label: str
    values: Sequence[float]


class Dot(NamedTuple):
    """One point of a scatter plot."""

    label: str
    x: float
    y: float
    mark: str
    """CSS class: empty, ``dead``, ``must`` or ``trap``."""
    named: bool


def svg(body: str, height: float, about: str, width: int = WIDTH) -> str:
    """An SVG image with a text alternative."""
    return (
        f'<svg viewBox="0 0 {width} {height:g}" role="img" aria-label="{escape(about)}">'
        f"{body}</svg>"
    )


def text(x: float, y: float, words: str, style: str = "", anchor: str = "") -> str:
    where = f' text-anchor="{anchor}"' if anchor else ""
    kind = f' class="{style}"' if style else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{kind}{where}>{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def _rect(x: float, y: float, width: float, height: float, style: str, title: str = "") -> str:
    tip = f"<title>{escape(title)}</title>" if title else ""
    size = f'width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} rx="2" class="{style}">{tip}</rect>'


def share_bars(
    shares: Sequence[Share], fair: float | None, about: str, *, plain: bool = False
) -> str:
    """A bar with an interval for each share, and a line at the fair share.

    Each seat or bot has its own color; with ``plain`` all bars share one.
    """
    top = max([one.high for one in shares] + [fair or 0.0, 0.05])
    left = min(176, max([LEFT, *[16 + WIDE * letters(one.label) for one in shares]]))
    scale = (WIDTH - left - 62) / min(1.0, top * 1.05)
    parts: list[str] = []
    for place, one in enumerate(shares):
        y = 8 + place * ROW
        middle = y + 10
        length = one.share * scale
        label = f"{one.label}: {in_percent(one.share)} ({percent(one.low)}–{percent(one.high)})"
        parts.append(text(left - 10, middle + 4.5, shorten(one.label, 25), "label", "end"))
        parts.append(_rect(left, y, length, 20, f"c{0 if plain else place % COLORS}", label))
        if one.high > one.low:
            low, high = left + one.low * scale, left + one.high * scale
            parts.append(_line(low, middle, high, middle, "whisker"))
            parts += [_line(end, middle - 4, end, middle + 4, "whisker") for end in (low, high)]
        figure = in_percent(one.share)
        parts.append(text(WIDTH - 2, middle + 4.5, figure, "figure", "end"))
    height = 14 + len(shares) * ROW
    if fair is not None:
        x = left + fair * scale
        parts.append(_line(x, 2, x, height - 6, "fair"))
    return svg("".join(parts), height, about)


def columns(
    counts: Histogram, about: str, *, shares: bool = False, over: Histogram | None = None
) -> str:
    """A histogram; ``over`` is drawn on top of it, such as the winners among all."""
    first = min(counts.start, over.start if over else counts.start)
    layers = [counts] + ([over] if over else [])
    width = counts.width
    ends = [layer.start + layer.width * len(layer.counts) for layer in layers]
    bins = max(1, round((max(ends) - first) / width))
    high = max([1, *[many for layer in layers for many in layer.counts]])
    room = (WIDTH - 50) / bins
    parts = _frame(high)
    for number, layer in enumerate(layers):
        # Layers may have different bin widths, so each bar is placed by its values.
        wide = room * layer.width / width
        for place, many in enumerate(layer.counts):
            at = layer.start + place * layer.width
            x = 44 + (at - first) / width * room
            tall = many / high * (PLOT - 40)
            label = f"{at:g}–{at + layer.width:g}: {many}"
            parts.append(_rect(x + 0.75, PLOT - 26 - tall, wide - 1.5, tall, f"c{number}", label))
    step = max(1, math.ceil(bins / 8))
    for place in range(0, bins + 1, step):
        value = first + place * width
        words = in_percent(value, 0) if shares else _number(value)
        x = 44 + place * room
        half = PHONE * NARROW * len(words) / 2
        at_end = x + half > WIDTH  # a centered label would be cut off
        parts.append(
            text(WIDTH if at_end else x, PLOT - 8, words, "axis", "end" if at_end else "middle")
        )
    return svg("".join(parts), PLOT, about)


def _frame(high: float, low: float = 0.0) -> list[str]:
    """Grid lines with their labels."""
    parts: list[str] = []
    for value in ticks(low, high):
        y = PLOT - 26 - (value - low) / (high - low) * (PLOT - 40)
        parts.append(_line(44, y, WIDTH - 4, y, "zero" if value == 0 else "grid"))
        parts.append(text(38, y + 4, _number(value), "axis", "end"))
    return parts


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers between two bounds.

    >>> from arizona.lab.report.charts import ticks
    >>> ticks(0, 37)
    [0, 10, 20, 30]
    """
    span = max(high - low, 1e-9)
    step = 10 ** math.floor(math.log10(span / most))
    for factor in (1, 2, 5, 10):
        if span / (step * factor) <= most:
            step *= factor
            break
    first = math.ceil(low / step)
    values = [place * step for place in range(first, math.floor(high / step) + 1)]
    return [round(value) if value == round(value) else round(value, 6) for value in values]


def _number(value: float) -> str:
    if abs(value) >= 10_000:
        return f"{plain(value / 1000)}k"
    return plain(value)


def _xy(place: int, many: int, value: float, low: float, high: float) -> tuple[float, float]:
    x = 44 + place / max(1, many - 1) * (WIDTH - 48)
    return x, PLOT - 26 - (value - low) / (high - low) * (PLOT - 40)


def curves(lines: Sequence[Series], about: str, ends: tuple[str, str], zero: bool = False) -> str:
    """One curve per series from the start of a game to its end."""
    values = [value for line in lines for value in line.values]
    low, high = min(values), max(values)
    if zero:
        low = min(0.0, low)
    if high - low < 1e-9:
        high = low + 1
    parts = _frame(high, low)
    for number, line in enumerate(lines):
        dots = [
            _xy(place, len(line.values), value, low, high)
            for place, value in enumerate(line.values)
        ]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in dots)
        parts.append(f'<polyline points="{path}" class="curve s{number % COLORS}"/>')
    parts.append(text(44, PLOT - 9, ends[0], "axis"))
    parts.append(text(WIDTH - 4, PLOT - 9, ends[1], "axis", "end"))
    return svg("".join(parts), PLOT, about)


def heatmap(cells: Mapping[str, float], about: str) -> str:
    """A square for each space of a board, named by column and row: the darker, the larger."""
    columns = max(ord(name[0]) - ord("A") for name in cells) + 1
    rows = max(int(name[1:]) for name in cells)
    side = min((WIDTH - 20) / columns, 30.0)
    left = (WIDTH - side * columns) / 2 + 8
    top = 18.0
    most = max(cells.values()) or 1.0
    parts: list[str] = []
    for row in range(1, rows + 1):
        parts.append(text(left - 6, top + (row - 0.35) * side, str(row), "axis", "end"))
        for column in range(columns):
            letter = chr(ord("A") + column)
            if row == 1:
                parts.append(text(left + (column + 0.5) * side, top - 4, letter, "axis", "middle"))
            value = cells.get(f"{letter}{row}", 0.0)
            x, y = left + column * side, top + (row - 1) * side
            tip = f"<title>{letter}{row}: {plain(round(100 * value, 1))}%</title>"
            parts.append(
                f'<rect x="{x + 0.5:.1f}" y="{y + 0.5:.1f}" width="{side - 1:.1f}" '
                f'height="{side - 1:.1f}" class="c0" opacity="{0.06 + 0.94 * value / most:.2f}">'
                f"{tip}</rect>"
            )
    return svg("".join(parts), top + rows * side + 4, about)


def tracks(rows: Sequence[Series], about: str) -> str:
    """A row for each track with a square for each level: the darker, the more seats get there."""
    levels = max(len(row.values) for row in rows)
    left = min(150.0, 12 + WIDE * max(letters(row.label) for row in rows))
    wide = min((WIDTH - left - 4) / levels, 30.0)
    top, high = 16.0, 24.0
    parts: list[str] = []
    for level in range(levels):
        if level % (1 if wide > 14 else 5) == 0 or level == levels - 1:
            x = left + (level + 0.5) * wide
            parts.append(text(x, top - 5, str(level + 1), "axis dense", "middle"))
    for place, row in enumerate(rows):
        y = top + place * high
        parts.append(text(left - 8, y + high * 0.66, shorten(row.label, 22), "label", "end"))
        for level, value in enumerate(row.values):
            tip = f"<title>{escape(row.label)} {level + 1}: {plain(round(100 * value, 1))}%</title>"
            parts.append(
                f'<rect x="{left + level * wide + 0.5:.1f}" y="{y + 0.5:.1f}" '
                f'width="{wide - 1:.1f}" height="{high - 1:.1f}" class="c0" '
                f'opacity="{0.06 + 0.94 * value:.2f}">{tip}</rect>'
            )
    return svg("".join(parts), top + len(rows) * high + 4, about)


def layers(lines: Sequence[Series], about: str, ends: tuple[str, str]) -> str:
    """Stacked areas; negative series are stacked below zero."""
    many = len(lines[0].values)
    tops = [[0.0] * many]
    bottoms = [[0.0] * many]
    areas: list[tuple[int, list[float], list[float]]] = []
    for number, line in enumerate(lines):
        sink = min(line.values) < -max(line.values)
        pile = bottoms if sink else tops
        below = pile[-1]
        above = [under + value for under, value in zip(below, line.values, strict=True)]
        pile.append(above)
        areas.append((number, below, above))
    low = min(0.0, *[value for pile in bottoms for value in pile])
    high = max(1.0, *[value for pile in tops for value in pile])
    parts = _frame(high, low)
    for number, below, above in areas:
        there = [_xy(place, many, value, low, high) for place, value in enumerate(above)]
        back = [_xy(place, many, value, low, high) for place, value in enumerate(below)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in [*there, *reversed(back)])
        title = f"<title>{escape(lines[number].label)}</title>"
        parts.append(f'<polygon points="{path}" class="area c{number % COLORS}">{title}</polygon>')
    parts.append(text(44, PLOT - 9, ends[0], "axis"))
    parts.append(text(WIDTH - 4, PLOT - 9, ends[1], "axis", "end"))
    return svg("".join(parts), PLOT, about)


def cloud(dots: Sequence[Dot], fair: float, must: float, about: str, axes: tuple[str, str]) -> str:
    """A scatter plot of subjects: share taken on the x axis, wins of takers on the y axis."""
    tall = 300
    high = max([0.05, must * 1.05, *[dot.y for dot in dots]]) * 1.05
    low = 0.0

    def at(dot: Dot) -> tuple[float, float]:
        return 44 + dot.x * (WIDTH - 60), tall - 40 - (dot.y - low) / (high - low) * (tall - 64)

    parts: list[str] = []
    for value in ticks(0, 100 * high):
        y = at(Dot("", 0, value / 100, "", False))[1]
        parts.append(_line(44, y, WIDTH - 16, y, "grid"))
        parts.append(text(38, y + 4, f"{value:g}", "axis", "end"))
    for value in (0, 25, 50, 75, 100):
        x = at(Dot("", value / 100, 0, "", False))[0]
        words = in_percent(value / 100, 0)
        at_end = value == 100
        parts.append(
            text(WIDTH if at_end else x, tall - 22, words, "axis", "end" if at_end else "middle")
        )
    for level, style in ((fair, "fair"), (must, "limit")):
        y = at(Dot("", 0, level, "", False))[1]
        parts.append(_line(44, y, WIDTH - 16, y, style))
    taken: list[tuple[float, float, float]] = []
    names: list[str] = []
    for dot in sorted(dots, key=lambda one: one.named):
        x, y = at(dot)
        label = f"{dot.label}: {in_percent(dot.x)}, {in_percent(dot.y)}"
        style = f"dot {dot.mark}".strip()
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{5 if dot.mark else 3.5}" class="{style}">'
            f"<title>{escape(label)}</title></circle>"
        )
        if not dot.named:
            continue
        words, left = shorten(dot.label, 26), x > WIDTH * 0.6
        where = x - 8 if left else x + 8
        begin, end = sorted((where, where + NARROW * letters(words) * (-1 if left else 1)))
        if any(
            abs(y - other) < 14 and begin < last and end > first for first, last, other in taken
        ):
            continue
        taken.append((begin, end, y))
        names.append(text(where, y + 4, words, "name", "end" if left else ""))
    parts += names
    parts.append(text(WIDTH - 16, tall - 6, axes[0], "axis", "end"))
    parts.append(text(4, 12, axes[1], "axis"))
    return svg("".join(parts), tall, about)


def interval(one: Share, fair: float, ends: tuple[float, float], style: str) -> str:
    """A small image of one share with its interval, for a table row."""
    wide = 120
    scale = (wide - 10) / max(ends[1] - ends[0], 1e-9)
    low, top, at, middle = (
        min(wide, max(0.0, 5 + (part - ends[0]) * scale))
        for part in (one.low, one.high, one.share, fair)
    )
    body = (
        _line(middle, 0, middle, 16, "fair")
        + _line(low, 8, top, 8, f"whisker {style}".strip())
        + f'<circle cx="{at:.1f}" cy="8" r="4" class="dot {style}"/>'
    )
    label = f"{percent(one.low)}–{in_percent(one.high)}"
    return svg(body, 16, label, wide)


def letters(words: str) -> int:
    """The width of a label in Latin letters; a Korean syllable is as wide as two.

    >>> from arizona.lab.report.charts import letters
    >>> letters("Rim"), letters("사다리 3")
    (3, 8)
    """
    return len(words) + sum(east_asian_width(one) in "WF" for one in words)


def shorten(words: str, most: int) -> str:
    """Truncate a label to the width of at most ``most`` letters.

    >>> from arizona.lab.report.charts import shorten
    >>> shorten("Grand Canyon Inner Gorge", 12), shorten("사다리 단계", 8)
    ('Grand Canyo…', '사다리…')
    """
    if letters(words) <= most:
        return words
    while letters(words) > most - 1:
        words = words[:-1]
    return words.rstrip() + "…"
