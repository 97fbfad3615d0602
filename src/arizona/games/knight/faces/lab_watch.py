"""Knight: the tiles, and chips by value."""

from __future__ import annotations

from arizona.engine.content import Content
from arizona.engine.events import Event
from arizona.games.knight.rules.tiles import KnightContent
from arizona.lab.measure.watch import Subject, Watch


class KnightWatch(Watch):
    """Who had which tile; which chips made the score."""

    takes = ("tile",)

    def subjects(self, content: Content) -> list[Subject]:
        """The eight tiles."""
        assert isinstance(content, KnightContent)
        return [Subject("tile", tile.name, tile.name) for tile in content.tiles]

    def always(self, content: Content) -> list[tuple[str, str]]:
        """Every tile may be dealt or picked."""
        return [(kind, id) for kind, id, _ in self.subjects(content)]

    def begin(self, content: Content) -> None:
        """The first seat lays first."""
        super().begin(content)
        self.start = 0

    def look(self, event: Event) -> None:
        """Tiles laid."""
        if event.kind == "tile-laid":
            self.take("tile", str(event.args["tile"]), event.seat)

    def source(self, event: Event) -> str:
        """Chips by their value."""
        return f"chip-{event.args['value']}" if event.kind == "chip-taken" else event.kind


WATCH = KnightWatch
