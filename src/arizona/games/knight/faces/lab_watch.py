"""Lab statistics of Knight: tiles, and points by chip value."""

from __future__ import annotations

from collections import Counter

from arizona.engine.content import Content
from arizona.engine.events import Event
from arizona.engine.state import State
from arizona.games.knight.rules.state import BY_HAND, ONES, TILES_PLACED
from arizona.games.knight.rules.tiles import KnightContent
from arizona.lab.measure.watch import Subject, Watch

CHIPS = {
    **{value: TILES_PLACED * BY_HAND.count(value) for value in (3, 2)},
    1: TILES_PLACED * ONES,
}
"""Chips of each value in a game (K-2.4)."""


class KnightWatch(Watch):
    """Counts the tiles each seat placed and the chips that made up the score."""

    takes = ("tile",)

    def subjects(self, content: Content) -> list[Subject]:
        assert isinstance(content, KnightContent)
        return [Subject("tile", tile.name, tile.name) for tile in content.tiles]

    def always(self, content: Content) -> list[tuple[str, str]]:
        return [(kind, id) for kind, id, _ in self.subjects(content)]

    def begin(self, content: Content) -> None:
        super().begin(content)
        self.start = 0
        self.games = 0
        self.taken: Counter[int] = Counter()

    def look(self, event: Event) -> None:
        if event.kind == "tile-laid":
            self.take("tile", str(event.args["tile"]), event.seat)
        elif event.kind == "knight-set":
            self.games += 1
        elif event.kind == "chip-taken":
            self.taken[int(event.args["value"])] += 1

    def source(self, event: Event) -> str:
        return f"chip-{event.args['value']}" if event.kind == "chip-taken" else event.kind

    def figures(self, state: State) -> list[dict[str, int]]:
        """Return how many chips of each value nobody took, in all games of the match."""
        left = {
            f"left-{value}": self.games * count - self.taken[value]
            for value, count in CHIPS.items()
        }
        return [left for _ in state.scores()]


WATCH = KnightWatch
