"""Watching a game: which subjects it has, who took them, where the points came from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from arizona.engine.content import Content
from arizona.engine.events import Event
from arizona.engine.state import State
from arizona.lab.run.result import Seen


class Subject(NamedTuple):
    """A card, tile or choice whose use is counted, and what people call it."""

    kind: str
    id: str
    title: str


class Target(NamedTuple):
    """Where a figure of the content should lie, with competent players."""

    figure: str
    """``score``, ``ending:<word>`` or a figure of the game."""
    who: str
    """``winners`` or ``all``."""
    low: float
    high: float


class Watch:
    """Follows one game by its events. Each game says in ``look`` what its events mean."""

    takes: tuple[str, ...] = ()
    """The kinds that a seat can take: they have win rates, dead ones and must-haves."""
    shared: tuple[str, ...] = ()
    """The kinds that lie there for all: games with them are compared with games without."""

    targets: tuple[Target, ...] = ()
    """What the game's content is calibrated to."""
    levers: Mapping[str, tuple[str, ...]] = {}
    """For ``seat``, ``place`` and each figure: where in a pack the numbers stand that move it.

    ``ladder.levels grit`` means those before the word *grit* only.
    """
    labels: frozenset[str] = frozenset()
    """Fields of a pack whose numbers only tell entries apart."""

    def __init__(self) -> None:
        self.start = -1
        self.ending = ""
        self._seen: dict[tuple[str, str], Seen] = {}

    def subjects(self, content: Content) -> list[Subject]:
        """Everything of a pack that is counted."""
        return []

    def address(self, kind: str, id: str) -> str:
        """Where a subject stands in a pack, as the tuner writes it; empty for what is no entry."""
        return f"{kind}.{id}"

    def always(self, content: Content) -> list[tuple[str, str]]:
        """The kind and id of what every game offers without an event."""
        return []

    def begin(self, content: Content) -> None:
        """A game begins."""
        for kind, id in self.always(content):
            self.offer(kind, id)

    def look(self, event: Event) -> None:
        """Take note of one event."""

    def source(self, event: Event) -> str:
        """Where the points of an event come from, in one word."""
        return event.kind

    def figures(self, state: State) -> list[dict[str, int]]:
        """What counts at the end, by seat, besides the score."""
        return [{} for _ in state.scores()]

    def offer(self, kind: str, id: str) -> None:
        """Count that something could be had."""
        self._of(kind, id).offered += 1

    def take(self, kind: str, id: str, seat: int) -> None:
        """Count that a seat took something."""
        self._of(kind, id).takers.append(seat)

    def seen(self) -> list[Seen]:
        """All that was counted, in a fixed order."""
        return [self._seen[key] for key in sorted(self._seen)]

    def _of(self, kind: str, id: str) -> Seen:
        found = self._seen.get((kind, id))
        if found is None:
            found = self._seen[kind, id] = Seen(kind, id, 0, [])
        return found
