"""Link previews of tables and puzzles: Open Graph title, description and picture."""

from __future__ import annotations

import re
from html import escape
from typing import Final, NamedTuple

import arizona
from arizona.messages import Phrases
from arizona.puzzles.solving import Attempt
from arizona.server.base.table_names import table_name
from arizona.server.store.store import SeatRow, TableRow

ADDRESS: Final = re.compile(r"^(?:table|t)/([a-z0-9]{8,20})(?:/(replay|review)(?:/(\d{1,6}))?)?/?$")

PUZZLE: Final = re.compile(r"^puzzles/([a-z0-9_-]{1,40})/([0-9a-f]{8})/?$")

GUEST: Final = re.compile(r"Guest (\d+)")


class LinkPreview(NamedTuple):
    """The table, and optionally the position, that a page address shows."""

    table: str
    moment: int | None = None
    review: bool = False


def table_of(path: str) -> LinkPreview | None:
    """Parse a page path; return ``None`` if it does not show a table."""
    found = ADDRESS.match(path.strip("/"))
    if found is None:
        return None
    return LinkPreview(found[1], None if found[3] is None else int(found[3]), found[2] == "review")


def _called(game: str, seat: SeatRow, phrases: Phrases) -> str:
    """Return a seat's name; default names of bots and guests are translated."""
    if not seat.name:
        return phrases.text("table-card-open")
    guest = GUEST.fullmatch(seat.name)
    if guest is not None:
        return phrases.text("web-guest-name", number=guest[1])
    id = f"bots-{game}-{seat.bot}-name"
    own = seat.bot and phrases.has(id) and seat.name == Phrases().text(id)
    return phrases.text(id) if own else seat.name


def card(row: TableRow, shown: LinkPreview, site: str, phrases: Phrases, *, pixels: bool) -> str:
    """Return the meta tags for a table. Players choose names, so all values are escaped."""
    names = " · ".join(_called(row.game, seat, phrases) for seat in row.seats)
    called = phrases.title(row.game, arizona.get_game(row.game).title)
    title = phrases.text("table-card-title", game=called, names=names)
    status = row.progress.status if row.progress.status != "read-only" else "over"
    about = phrases.text(
        f"table-card-{status}",
        table=row.settings.name or table_name(row.id),
        score=phrases.scoreline(row.progress.scores),
    )
    moment = shown.moment
    room = "review" if shown.review else "replay"
    at = "" if moment is None else f"/{room}/{moment}"
    tags = {
        "og:type": "website",
        "og:site_name": "Arizona",
        "og:title": title,
        "og:description": about,
        "og:url": f"{site}/table/{row.id}{at}",
    }
    if pixels:
        query = row.progress.moment if moment is None else moment
        picture = "review" if shown.review else "board"
        tags["og:image"] = f"{site}/api/tables/{row.id}/{picture}.png?moment={query}"
    return _lines(tags)


def puzzle_card(attempt: Attempt, site: str, phrases: Phrases, *, pixels: bool) -> str:
    """Return the meta tags for a puzzle."""
    game, id = attempt.header.game, attempt.puzzle.id
    goal = phrases.say(attempt.goal())
    called = phrases.title(game, arizona.get_game(game).title)
    tags = {
        "og:type": "website",
        "og:site_name": "Arizona",
        "og:title": phrases.text("table-card-title", game=called, names=goal),
        "og:description": phrases.say(attempt.about()),
        "og:url": f"{site}/puzzles/{game}/{id}",
    }
    if pixels:
        tags["og:image"] = f"{site}/api/puzzles/{game}/{id}/picture.png"
    return _lines(tags)


def _lines(tags: dict[str, str]) -> str:
    if "og:image" in tags:
        tags |= {"og:image:width": "1200", "og:image:height": "630"}
    lines = [
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()
    ]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join(lines)
