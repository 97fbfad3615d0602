"""Observes a game: its subjects, who took them, and the sources of points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from arizona.engine.content import Content
from arizona.engine.events import Event
from arizona.engine.state import State
from arizona.lab.run.result import Seen

PLACE = "place:"
"""Start of a figure that counts a space of a board: ``place:C4``, column and row."""


class Subject(NamedTuple):
    """A card, tile or choice whose use is counted, and its display name."""

    kind: str
    id: str
    title: str


class Target(NamedTuple):
    """The intended range of a figure, with competent players."""

    figure: str
    """``score``, ``ending:<word>`` or a figure of the game."""
    who: str
    """``winners`` or ``all``."""
    low: float
    high: float


class Watch:
    """Follows one game by its events. Each game interprets its events in ``look``."""

    takes: tuple[str, ...] = ()
    """Kinds that a seat can take; they get win rates and can be dead or must-haves."""
    scored: tuple[str, ...] = ()
    """Kinds of ``takes`` that are the score itself. Their takers win more often by definition, so
    they are never must-haves or traps."""
    shared: tuple[str, ...] = ()
    """Kinds shared by all players; games with them are compared with games without."""

    targets: tuple[Target, ...] = ()
    """Targets that the game's content is calibrated to."""
    levers: Mapping[str, tuple[str, ...]] = {}
    """For ``seat``, ``place`` and each figure: pack addresses of the numbers that affect it.

    ``ladder.levels grit`` means only the numbers before the word *grit*.
    """
    tracks: tuple[str, ...] = ()
    """Figures that are levels of a track or ladder; the report shows how far seats get on them."""
    labels: frozenset[str] = frozenset()
    """Pack fields whose numbers only identify entries."""

    def __init__(self) -> None:
        self.start = -1
        self.ending = ""
        self._seen: dict[tuple[str, str], Seen] = {}

    def subjects(self, content: Content) -> list[Subject]:
        """All subjects of a pack."""
        return []

    def address(self, kind: str, id: str) -> str:
        """The pack address of a subject in the tuner's notation; empty if it is not an entry."""
        return f"{kind}.{id}"

    def always(self, content: Content) -> list[tuple[str, str]]:
        """Kind and id of subjects that every game offers without an event."""
        return []

    def begin(self, content: Content) -> None:
        """Start observing a game."""
        for kind, id in self.always(content):
            self.offer(kind, id)

    def look(self, event: Event) -> None:
        """Process one event."""

    def source(self, event: Event) -> str:
        """The source of an event's points, as one word."""
        return event.kind

    def figures(self, state: State) -> list[dict[str, int]]:
        """Figures at the end of the game, by seat, in addition to the score.

        Those that start with ``PLACE`` are spaces the seat has used; the report draws them as a
        heatmap.
        """
        return [{} for _ in state.scores()]

    def offer(self, kind: str, id: str) -> None:
        """Count that a subject was available."""
        self._of(kind, id).offered += 1

    def take(self, kind: str, id: str, seat: int) -> None:
        """Count that a seat took a subject."""
        self._of(kind, id).takers.append(seat)

    def seen(self) -> list[Seen]:
        """All counts, in a fixed order."""
        return [self._seen[key] for key in sorted(self._seen)]

    def _of(self, kind: str, id: str) -> Seen:
        found = self._seen.get((kind, id))
        if found is None:
            found = self._seen[kind, id] = Seen(kind, id, 0, [])
        return found
