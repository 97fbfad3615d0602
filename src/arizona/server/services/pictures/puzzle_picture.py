"""Share picture of a puzzle: the board and the task, never the answer."""

from __future__ import annotations

from typing import Final

from arizona.engine.entry_points import face
from arizona.engine.registry import get_game
from arizona.messages import Phrases
from arizona.puzzles.solving import Attempt
from arizona.server.services.pictures.share_picture import BODY, MUTED, begin_svg, brand_at, text_at
from arizona.server.services.pictures.table_pictures import plain

WIDE_LETTER: Final = 0x1100
"""Code point from which letters, such as Hangul, are about twice as wide."""
MAX_SIZE: Final = 76
MIN_SIZE: Final = 40
QUESTION_SIZE: Final = 27


def draw_puzzle(attempt: Attempt, phrases: Phrases, *, square: bool) -> str:
    """Draw the picture as SVG, 1200 × 630 or 1080 × 1080 pixels."""
    width, height = (1080, 1080) if square else (1200, 630)
    at = (40, 40, 1000, 600) if square else (24, 24, 560, 582)
    left, top = (56, 712) if square else (624, 92)
    room = width - left - 56
    game = attempt.header.game
    goal = phrases.say(attempt.goal())
    size = max(MIN_SIZE, min(MAX_SIZE, int(room * 1.9 / max(1, _wide(goal)))))
    question = _lines(phrases.say(attempt.about()), int(room / QUESTION_SIZE * 2.1))
    rated = (
        ""
        if attempt.puzzle.kind
        else phrases.text("web-puzzle-rated", rating=attempt.puzzle.rating)
    )
    eyebrow = f"{phrases.title(game, get_game(game).title)} · {phrases.text('web-puzzle')}"
    out = [
        *begin_svg(width, height, at, _board(attempt, phrases)),
        text_at(left, top, 26, eyebrow, f'fill="{MUTED}" letter-spacing="3"'),
        text_at(left, top + 26 + size * 0.8, size, goal, 'font-weight="700"'),
    ]
    y = top + 70 + size * 0.8
    for number, line in enumerate(question):
        out.append(text_at(left, y + number * 38, QUESTION_SIZE, line, "", BODY))
    out += brand_at(left, height - 72, room, rated)
    return "".join([*out, "</svg>"])


def _board(attempt: Attempt, phrases: Phrases) -> str:
    """Draw the puzzle's position as its game draws it."""
    game = get_game(attempt.header.game)
    seats = range(attempt.match.setup.seats)
    names = [phrases.text("table-share-seat", number=seat + 1) for seat in seats]
    own = face(game.name, "picture")
    if own is None:
        return plain(game.title, names, attempt.posed.scores())
    return str(own.draw(game.view(attempt.posed), names))


def _wide(text: str) -> int:
    """Return the width of a text in narrow letters."""
    return sum(2 if ord(letter) >= WIDE_LETTER else 1 for letter in text)


def _lines(text: str, most: int) -> list[str]:
    """Wrap a text at ``most`` narrow letters per line."""
    lines: list[str] = []
    for word in text.split():
        if lines and _wide(lines[-1]) + 1 + _wide(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
