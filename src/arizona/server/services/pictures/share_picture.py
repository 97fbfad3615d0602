"""Share picture of a review: the board, the result, the score curve and one sentence.

Always in light colors, 1200 × 630 or 1080 × 1080 pixels. Mistakes are shown only on request.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

from arizona.messages import Phrases
from arizona.review.model import Review
from arizona.server.base.table_names import table_name
from arizona.server.tables.room import Room

PAPER: Final = "#fbf5e9"
INK: Final = "#2b2019"
MUTED: Final = "#6d5a49"
HAIR: Final = "#d6b985"
SEATS: Final = ("#0f6b6a", "#c4583a", "#a97a12", "#7a5aa8")
DASHES: Final = ("", "13 8", "3 8", "16 6 3 6")
GRADES: Final = {
    "best": "#0f6b6a",
    "good": "#56692f",
    "slip": "#9a5206",
    "blunder": "#a32a1c",
    "forced": "#8a765f",
}
SHAPES: Final = (
    '<circle r="9"/>',
    '<path d="M0-10 10 8h-20Z"/>',
    '<path d="M-8-8h16v16h-16Z"/>',
    '<path d="M0-11 9 0 0 11-9 0Z"/>',
)
BRAND: Final = (
    '<circle r="18" fill="#f0913a"/><path d="M-18 6h8v-10h6v7h8v-12h7v15h7A18 18 0 0 1-18 6Z" '
    'fill="#8f3a25"/>'
)
FONT: Final = "font-family=\"'Bebas Neue', 'Black Han Sans', sans-serif\""
BODY: Final = "font-family=\"'Source Sans 3', 'Noto Sans KR', sans-serif\""
LONGEST_NAME: Final = 16
APART: Final = 34.0
"""Minimum distance between the heads of pins on the same side."""
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
"""Content security policy for a drawing that embeds another: no scripts, no external resources."""

_Scale = Callable[[float], float]


class ShareRequest(NamedTuple):
    """Options of a share picture."""

    square: bool = False
    names: bool = True
    moments: bool = True
    slips: bool = False


class ShareCard(NamedTuple):
    """The data of a share picture, apart from the review."""

    title: str
    table: str
    names: Sequence[str]
    scores: Sequence[int]
    winners: Sequence[int]
    board: str
    """SVG of the board."""


def share_card_of(room: Room, board: str) -> ShareCard:
    """Return a table's data for its share picture."""
    game_log = room.state.playable()
    return ShareCard(
        game_log.game.title,
        room.state.row.settings.name or table_name(room.id),
        room.state.seating.names(),
        game_log.match.state.scores(),
        game_log.match.winners(),
        board,
    )


def draw(review: Review, card: ShareCard, request: ShareRequest, phrases: Phrases) -> str:
    """Draw the picture as SVG."""
    width, height = (1080, 1080) if request.square else (1200, 630)
    board = (40, 40, 1000, 440) if request.square else (24, 24, 470, 582)
    left, top = (56, 526) if request.square else (530, 46)
    room = width - left - 56
    out = [
        *begin_svg(width, height, board, card.board),
        *_head(review, card, request, phrases, left, top, room),
        f'<g transform="translate({left} {top + 196})">',
        *_curve(review, request, room, 190),
        "</g>",
        *_foot(review, card, phrases, left, top + 430, room),
        "</svg>",
    ]
    return "".join(out)


def begin_svg(width: int, height: int, at: tuple[int, int, int, int], board: str) -> list[str]:
    """Start an SVG document with a background and a board; the caller closes it."""
    data = base64.b64encode(board.encode()).decode()
    left, top, wide, high = at
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<image x="{left}" y="{top}" width="{wide}" height="{high}" '
        f'href="data:image/svg+xml;base64,{data}"/>',
    ]


def text_at(x: float, y: float, size: int, words: str, more: str = "", face: str = FONT) -> str:
    """Return a text element; the text is escaped because it may contain names chosen by players."""
    ink = "" if "fill=" in more else f' fill="{INK}"'
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" {face}{ink} {more}>{escape(words)}</text>'


def _name(card: ShareCard, request: ShareRequest, seat: int, phrases: Phrases) -> str:
    if not request.names:
        return phrases.text("table-share-seat", number=seat + 1)
    name = card.names[seat]
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _head(
    review: Review,
    card: ShareCard,
    request: ShareRequest,
    phrases: Phrases,
    left: int,
    top: int,
    room: int,
) -> list[str]:
    names = [_name(card, request, seat, phrases) for seat in card.winners]
    won = phrases.text("web-review-won", names=phrases.listed(names), count=len(names))
    scores = phrases.scoreline(card.scores)
    size = 64 if len(won) <= 18 else 46 if len(won) <= 26 else 34
    fit = 'font-weight="700" lengthAdjust="spacingAndGlyphs"'
    if len(won) > 34:
        fit += f' textLength="{room}"'
    out = [
        text_at(left, top + 48, size, won, fit),
        text_at(left, top + 90, 30, f"{card.title} · {scores}", f'fill="{MUTED}"'),
    ]
    step = room / max(2, len(review.accounts))
    for account in review.accounts:
        x = left + account.seat * step
        color = SEATS[account.seat % len(SEATS)]
        shape = SHAPES[account.seat % len(SHAPES)]
        shown = "–" if account.accuracy is None else str(account.accuracy)
        out.append(text_at(x, top + 158, 54, shown, 'font-weight="700"'))
        place = x + 22 + 32 * len(shown)
        name = _name(card, request, account.seat, phrases)
        out.append(f'<g transform="translate({place:g} {top + 130})" fill="{color}">{shape}</g>')
        out.append(text_at(place + 16, top + 136, 19, name, f'fill="{MUTED}"', BODY))
        word = phrases.text("table-share-accuracy")
        out.append(text_at(place - 8, top + 158, 17, word, f'fill="{MUTED}"', BODY))
    return out


def _curve(review: Review, request: ShareRequest, width: int, height: int) -> list[str]:
    points = review.points
    lead = review.curve == "lead"
    # In a lead chart, the last step is as wide as the others.
    last = max(1, len(points) - (0 if lead else 1))
    high = max(2.0, *(abs(point.values[0]) for point in points)) if lead else 1.0

    def x(place: float) -> float:
        return place / last * (width - 20)

    def y(value: float) -> float:
        part = 0.5 - value / high / 2 if lead else 1.0 - value
        return 24 + part * (height - 48)

    out: list[str] = []
    if lead:
        path = ""
        for place, point in enumerate(points):
            level = y(point.values[0])
            path += f"{'L' if place else 'M'}{x(place):.1f} {level:.1f}"
            if place < last:
                path += f"L{x(place + 0.8):.1f} {level:.1f}"
        zero = y(0.0)
        whole = f"{path}V{zero:.1f}H0Z"
        out += [
            f'<clipPath id="up"><path d="M0 0H{width}V{zero:.1f}H0Z"/></clipPath>',
            f'<clipPath id="down"><path d="M0 {zero:.1f}H{width}V{height}H0Z"/></clipPath>',
            f'<path d="{whole}" fill="{SEATS[0]}" clip-path="url(#up)"/>',
            f'<path d="{whole}" fill="{SEATS[1]}" clip-path="url(#down)"/>',
            f'<path d="M0 {zero:.1f}H{width - 20}" stroke="{INK}" stroke-width="2.5"/>',
        ]
    else:
        out += [
            f'<path d="M0 {y(level):.1f}H{width - 20}" stroke="{HAIR}"/>'
            for level in (0.0, 0.5, 1.0)
        ]
        for seat in range(len(points[0].values)):
            path = "".join(
                f"{'L' if place else 'M'}{x(place):.1f} {y(point.values[seat]):.1f}"
                for place, point in enumerate(points)
            )
            color = SEATS[seat % len(SEATS)]
            dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if seat else ""
            out.append(
                f'<path d="{path}" fill="none" stroke="{color}" stroke-width="4"{dash} '
                'stroke-linejoin="round"/>'
            )
            end = y(points[-1].values[seat])
            shape = SHAPES[seat % len(SHAPES)]
            out.append(
                f'<g transform="translate({x(last):.1f} {end:.1f})" fill="{color}">{shape}</g>'
            )
    if request.moments:
        out += _pins(review, request, x, y, len(points) - 1, height)
    return out


def _pins(
    review: Review, request: ShareRequest, x: _Scale, y: _Scale, last: int, height: int
) -> list[str]:
    """Draw numbered pins, colored by grade only if mistakes may be shown."""
    out: list[str] = []
    lead = review.curve == "lead"
    heads: dict[bool, float] = {}
    for number, moment in enumerate(review.moments, 1):
        decision = review.decisions[moment.decision]
        found = [place for place, one in enumerate(review.points) if one.moment >= decision.moment]
        place = found[0] if found else last
        color = GRADES[decision.grade] if request.slips else INK
        value = review.points[place].values[0 if lead else decision.seat]
        above = decision.seat == 0 or not request.slips
        end = 12 if above else height - 12
        # Place pins of adjacent moments side by side.
        head = heads[above] = max(x(place), heads.get(above, -APART) + APART)
        out.append(
            f'<path d="M{x(place):.1f} {y(value):.1f}L{head:.1f} {end}" stroke="{color}" '
            f'stroke-width="3"/><circle cx="{head:.1f}" cy="{end}" r="16" fill="{color}"/>'
            f'<text x="{head:.1f}" y="{end + 8}" font-size="23" {FONT} fill="{PAPER}" '
            f'text-anchor="middle">{number}</text>'
        )
    return out


def _foot(
    review: Review, card: ShareCard, phrases: Phrases, left: int, top: int, room: int
) -> list[str]:
    said = phrases.text("table-share-line", count=len(review.moments))
    size = 25 if len(said) <= 50 else 20
    return [
        text_at(left, top, size, said, 'font-weight="600"', BODY),
        *brand_at(left, top + 70, room, card.table),
    ]


def brand_at(left: int, top: int, room: int, beside: str) -> list[str]:
    """Draw the logo on the left and a caption on the right."""
    return [
        f'<g transform="translate({left + 18} {top})">{BRAND}</g>',
        text_at(left + 48, top + 10, 30, "ARIZONA", 'letter-spacing="3"'),
        text_at(left + room, top + 8, 18, beside, f'fill="{MUTED}" text-anchor="end"', BODY),
    ]
