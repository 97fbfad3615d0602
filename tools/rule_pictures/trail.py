"""Trail: arrows, Grit, rows, mural."""

from __future__ import annotations

from arizona.messages import Phrases
from tools.rule_pictures.paper import (
    INK,
    LINE,
    NO,
    ORANGE,
    TEAL,
    arrow,
    at,
    cross,
    svg,
    tick,
    word,
)


def trail_arrows() -> str:
    """Where a tracker may go."""
    body = ""
    spots = [(0.0, -46.0), (46.0, 0.0), (0.0, 46.0), (-46.0, 0.0)]
    for number in range(3):
        ring = f'<circle r="46" fill="none" stroke="{LINE}" stroke-width="3"/>'
        ring += f'<path d="M-20-20l40 40M20-20l-40 40" stroke="{LINE}" stroke-width="5"/>'
        for spot in spots:
            ring += f'<circle cx="{spot[0]:g}" cy="{spot[1]:g}" r="17" fill="#fffaf0"'
            ring += f' stroke="{INK}" stroke-width="2"/>'
        body += at(90 + 170 * number, 90, ring)
    here = (136.0, 90.0)
    body += at(*here, f'<circle r="11" fill="{ORANGE}" stroke="{INK}" stroke-width="2"/>')
    for x, y in ((90.0, 44.0), (90.0, 136.0)):
        body += at(x, y, f'<circle r="17" fill="none" stroke="{TEAL}" stroke-width="5"/>')
    for x in (306.0, 476.0):
        body += at(x, 90, f'<circle r="17" fill="none" stroke="{TEAL}" stroke-width="5"/>')
    body += arrow((130, 72), (108, 50), TEAL) + arrow((130, 108), (108, 130), TEAL)
    body += f'<path d="M152 78Q226 30 292 76" fill="none" stroke="{TEAL}" stroke-width="2.6"/>'
    body += f'<path d="M150 104Q320 200 462 104" fill="none" stroke="{TEAL}" stroke-width="2.6"/>'
    body += cross(90, 90)
    return svg(520, 180, body)


def trail_grit(words: Phrases) -> str:
    """How Grit moves around the track."""
    body = f'<rect x="60" y="40" width="300" height="200" fill="#fffaf0" stroke="{INK}"'
    body += ' stroke-width="3"/>'
    for n in range(1, 30):
        body += f'<path d="M{60 + n * 10} 36v8M{60 + n * 10} 236v8" stroke="{INK}"/>'
    for n in range(1, 20):
        body += f'<path d="M56 {40 + n * 10}h8M356 {40 + n * 10}h8" stroke="{INK}"/>'
    for a, b in (
        ((84, 70), (84, 210)),
        ((110, 216), (310, 216)),
        ((336, 210), (336, 70)),
        ((310, 64), (110, 64)),
    ):
        body += arrow(a, b, TEAL)
    for x, y, points in ((132, 144, 2), (210, 204, 3), (288, 144, 4), (210, 90, 1)):
        body += word(x, y, words.text("trail-picture-grit", points=points), fill=TEAL)
    for x, y, text in ((36, 40, "100"), (36, 250, "80"), (388, 250, "50"), (388, 40, "30")):
        body += word(x, y, text)
    body += f'<circle cx="60" cy="40" r="9" fill="{ORANGE}" stroke="{INK}" stroke-width="2"/>'
    return svg(420, 280, body)


def mural(pieces: list[tuple[list[tuple[int, int]], str]]) -> str:
    """A 6 × 6 mural with its flag and pieces."""
    body = ""
    for y in range(6):
        for x in range(6):
            body += f'<rect x="{x * 28}" y="{y * 28}" width="27" height="27" fill="#fffaf0"'
            body += f' stroke="{LINE}"/>'
    body += f'<path d="M64 112V88h16l-4 5 4 5H67" fill="{NO}" stroke="{INK}"/>'
    for cells, color in pieces:
        for x, y in cells:
            body += f'<rect x="{x * 28 + 1}" y="{y * 28 + 1}" width="26" height="26" rx="4"'
            body += f' fill="{color}" fill-opacity=".82" stroke="{INK}"/>'
    return body


def trail_mural(words: Phrases) -> str:
    """Where pieces may be placed."""
    first = ([(2, 3), (3, 3), (3, 2)], "#5d7340")
    parts = [
        (mural([first]), tick, "flag"),
        (mural([first, ([(4, 2), (4, 1), (5, 1)], "#c96f42")]), tick, "joined"),
        (mural([first, ([(4, 4), (5, 4)], "#b5361f")]), cross, "touching"),
        (mural([first, ([(3, 1), (3, 2)], "#b5361f")]), cross, "overlapping"),
    ]
    body = ""
    for n, (one, mark, how) in enumerate(parts):
        x, y = 46 + 194 * (n % 2), 18 + 160 * (n // 2)
        text = words.text(f"trail-picture-{how}")
        drawn = at(x, y, f'<g transform="scale(.72)">{one}</g>')
        body += drawn + mark(x + 140, y + 12) + word(x + 60, y + 142, text)
    return svg(406, 340, body)


def trail_rows(words: Phrases) -> str:
    """Cards, pieces and prices of the rows."""
    body = ""
    pieces = {2: [(0, 0), (1, 0)], 3: [(0, 0), (1, 0), (1, 1)]}
    pieces[4] = [(0, 0), (1, 0), (2, 0), (1, 1)]
    pieces[5] = [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1)]
    for row in range(1, 5):
        y = 18 + (row - 1) * 56
        body += word(38, y + 30, words.text("trail-picture-row", row=row))
        body += f'<circle cx="88" cy="{y + 24}" r="15" fill="#41b8ae" stroke="{INK}"/>'
        body += word(88, y + 29, str(row))
        body += f'<rect x="116" y="{y}" width="76" height="48" rx="5" fill="#5d7340"'
        card = words.text("trail-picture-card")
        body += f' stroke="{INK}"/>' + word(154, y + 29, card, fill="#fffaf0")
        for number in range(2):
            for px, py in pieces[row + 1]:
                left = 214 + number * 72 + px * 19
                body += f'<rect x="{left}" y="{y + 6 + py * 19}" width="18" height="18" rx="3"'
                body += f' fill="#c96f42" stroke="{INK}"/>'
    return svg(370, 250, body)


def trail_recovery(words: Phrases) -> str:
    """How cards move up."""
    body = ""
    for n, x in enumerate((60.0, 260.0)):
        for row in range(1, 5):
            y = 18 + (row - 1) * 46
            fresh = n == 1 and row == 4
            name = words.text("trail-picture-new") if fresh else "ABCD"[row - 1 + n]
            fill = "#e8b93a" if fresh else "#5d7340"
            body += f'<rect x="{x}" y="{y}" width="76" height="40" rx="5" fill="{fill}"'
            body += f' stroke="{INK}"/>'
            body += word(x + 38, y + 26, name, fill=INK if fresh else "#fffaf0")
            if n == 0:
                body += word(34, y + 26, str(row))
            if n == 0 and row > 1:
                body += arrow((142, y + 20), (252, y - 26), TEAL)
    body += arrow((98, 14), (98, 2), NO)
    return svg(360, 214, at(0, 8, body))
