"""Lab statistics of Knight: tiles, and points by chip value."""

from __future__ import annotations

from arizona.engine.content import Content
from arizona.engine.events import Event
from arizona.games.knight.rules.tiles import KnightContent
from arizona.lab.measure.watch import Subject, Watch


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

    def look(self, event: Event) -> None:
        if event.kind == "tile-laid":
            self.take("tile", str(event.args["tile"]), event.seat)

    def source(self, event: Event) -> str:
        return f"chip-{event.args['value']}" if event.kind == "chip-taken" else event.kind


WATCH = KnightWatch
