"""Prints a finished game as a keepsake: the winner, the sources of points, and the board."""

from __future__ import annotations

from typing import Any, Final

from arizona.engine.entry_points import face
from arizona.engine.events import Event
from arizona.engine.match import Match
from arizona.engine.record import Record
from arizona.engine.replay import Listener, replay
from arizona.printing.assets import Assets
from arizona.printing.ink import gray
from arizona.printing.print_job import PrintJob, check, refused
from arizona.printing.typesetting import Printed, own_face, press, template_of

MAX_SOURCES: Final = 26


class EventList(Listener):
    """Collects all events of a game."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def moved(self, events: list[Event]) -> None:
        self.events += events


def print_keepsake(
    record: Record,
    paper: str = "a4",
    ink: str = "color",
    language: str = "en",
    content: str | None = None,
) -> Printed:
    """The PDF of a finished game."""
    listener = EventList()
    match = replay(record, content=content, listener=listener)
    if not match.over:
        english = "the game is not finished: only a finished game can be printed as a keepsake"
        raise refused("unfinished", english)
    order = PrintJob(
        match.game, match.setup.content, (("keepsake", 1),), paper, ink, language, marks=False
    )
    check(order)
    tray = Assets(order)
    made = own_face(match.game.name)
    pictures = (
        made.keepsake(tray, match, listener.events)
        if hasattr(made, "keepsake")
        else plain_pictures(tray, match)
    )
    data = {
        "name": "keepsake",
        "title": tray.title,
        "headline": _headline(tray, match),
        "date": match.date,
        "names": list(match.names),
        "scores": match.state.scores(),
        "winners": match.winners(),
        "sources": _sources(tray, match, listener.events),
        "source-word": tray.say("web-result-source"),
        "total-word": tray.say("print-total"),
        "pictures": pictures,
        "left": tray.say("print-left", game=tray.title, part=tray.say("print-keepsake")),
    }
    return press(tray, [data], template_of(match.game.name))


def _headline(tray: Assets, match: Match) -> str:
    winners = [match.names[seat] for seat in match.winners()]
    if len(winners) == len(match.names) and len(winners) > 1:
        return tray.say("web-result-draw")
    names = tray.phrases.listed(winners)
    return tray.say("web-result-winner", names=names, count=len(winners))


def _sources(tray: Assets, match: Match, events: list[Event]) -> list[list[Any]]:
    """Points by source, largest first, without sources that gave no points."""
    seats = len(match.names)
    watch = face(match.game.name, "lab_watch")
    watcher = watch.WATCH() if watch is not None else None
    sums: dict[str, list[int]] = {}
    for event in events:
        if event.points and 0 <= event.seat < seats:
            source = watcher.source(event) if watcher is not None else event.kind
            sums.setdefault(source, [0] * seats)[event.seat] += event.points
    scores = match.state.scores()
    rest = [scores[seat] - sum(row[seat] for row in sums.values()) for seat in range(seats)]
    rows = sorted(sums.items(), key=lambda row: (-sum(abs(points) for points in row[1]), row[0]))
    rows = [row for row in rows if any(row[1])][:MAX_SOURCES]
    rows_shown: list[list[Any]] = [[_source(tray, name), points] for name, points in rows]
    return [[tray.say("print-start"), rest], *rows_shown] if any(rest) else rows_shown


def _source(tray: Assets, name: str) -> str:
    return tray.say(f"lab-source-{tray.order.game.name}-{name}", name.replace("-", " "))


def plain_pictures(tray: Assets, match: Match) -> list[dict[str, Any]]:
    """The board as in link previews, if the game has such a picture."""
    own = face(match.game.name, "picture")
    if own is None:
        return []
    drawing = str(own.draw(match.game.view(match.state), list(match.names)))
    tray.drawings["board"] = gray(drawing) if tray.order.saving else drawing
    return [{"name": "board", "title": "", "wide": 2}]
