"""What a table's lines are told of its position: everything once, then what changes."""

from __future__ import annotations

from collections import deque
from typing import Final

from msgspec import Raw

from arizona.table.line.frames import Packet
from arizona.table.protocol.codec import encoder
from arizona.table.protocol.parts import ClockInfo, EventInfo, Turn
from arizona.table.protocol.server import Update
from arizona.table.room.changes import View, changes
from arizona.table.room.story import Story

REMEMBERED: Final = 64
"""Updates that a client who was away for a moment can still catch up with."""
AS_CHANGED: Final = Raw(b"null")
"""The view of an update that tells only what has changed."""


class Updates:
    """The newest position that was told, and the last updates that led to it."""

    def __init__(self) -> None:
        self._recent: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self._view: View | None = None
        self._position = -1

    def turn(self, story: Story, position: int, clocks: list[ClockInfo]) -> Turn:
        """The position, complete."""
        if self._view is None or self._position != position:
            self._view, self._position = story.view(), position
        return story.turn(position, clocks, Raw(encoder.encode(self._view)))

    def next(
        self,
        story: Story,
        before: int,
        position: int,
        clocks: list[ClockInfo],
        *,
        seat: int,
        undone: int,
        moves: list[str],
        events: list[EventInfo],
    ) -> Packet:
        """The update from one position to the next."""
        old = self._view if self._position == before else None
        new = self._view = story.view()
        self._position = position
        changed = None if old is None else changes(old, new)
        view = AS_CHANGED if changed is not None else Raw(encoder.encode(new))
        turn = story.turn(position, clocks, view)
        data = encoder.encode(Update(before, seat, undone, moves, events, turn, changed))
        self._recent.append((before, data))
        return Packet(data)

    def since(self, position: int) -> list[Raw] | None:
        """The updates after a position; ``None`` if they are not remembered."""
        recent = list(self._recent)
        for place, (before, _) in enumerate(recent):
            if before == position:
                return [Raw(data) for _, data in recent[place:]]
        return None
