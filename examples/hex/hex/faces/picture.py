"""The board as SVG, for the page, link previews and ``rgb_array``.

An element whose id is the target of a move can be clicked: every hexagon is one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

WIDE, HIGH = 48, 42
"""From a space to its right neighbor, and from a row to the next."""
HEXAGON = ((0, -28), (24, -14), (24, 14), (0, 28), (-24, 14), (-24, -14))
MARGIN = 40
COLORS = ("#2f6f73", "#b4532a")
STONES = {"●": COLORS[0], "▲": COLORS[1]}


def draw(view: Mapping[str, Any], names: list[str]) -> str:
    """Return the SVG source."""
    board = view["board"]
    size = len(board)
    width = WIDE * (size - 1) * 3 // 2 + 2 * MARGIN
    height = HIGH * (size - 1) + 2 * MARGIN
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">',
        *_edges(size),
    ]
    for row, marks in enumerate(board):
        for column, mark in enumerate(marks):
            x, y = _place(row, column)
            out.append(f'<g id="board:{row + 1},{column + 1}">')
            out.append(f'<polygon points="{_hexagon(x, y)}" fill="#fbf6ee" stroke="#8d7b69"/>')
            if mark in STONES:
                out.append(f'<circle cx="{x}" cy="{y}" r="17" fill="{STONES[mark]}"/>')
            if mark == "▲":  # so that the stones differ without colors, too
                out.append(f'<circle cx="{x}" cy="{y}" r="7" fill="#fbf6ee"/>')
            out.append("</g>")
    return "".join([*out, "</svg>"])


def _place(row: int, column: int) -> tuple[int, int]:
    """Return the center of a space."""
    return MARGIN + WIDE * column + WIDE // 2 * row, MARGIN + HIGH * row


def _hexagon(x: int, y: int) -> str:
    return " ".join(f"{x + right},{y + down}" for right, down in HEXAGON)


def _edges(size: int) -> list[str]:
    """Return a thick outline along every edge, in the color of the player who connects it."""
    last = size - 1
    edges = (
        (COLORS[0], [(0, column) for column in range(size)]),
        (COLORS[0], [(last, column) for column in range(size)]),
        (COLORS[1], [(row, 0) for row in range(size)]),
        (COLORS[1], [(row, last) for row in range(size)]),
    )
    out = []
    for color, spaces in edges:
        for row, column in spaces:
            x, y = _place(row, column)
            x += 8 * ((column == last) - (column == 0)) if color == COLORS[1] else 0
            y += 8 * ((row == last) - (row == 0)) if color == COLORS[0] else 0
            out.append(f'<polygon points="{_hexagon(x, y)}" fill="{color}"/>')
    return out
