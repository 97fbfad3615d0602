"""Scenes and updates of a position: the full view first, then only the changes."""

from __future__ import annotations

from collections import deque
from typing import Final

from msgspec import Raw

from arizona.server.protocol.codec import encoder
from arizona.server.protocol.parts import ClockInfo, EventInfo, Scene
from arizona.server.protocol.server import Update
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.compiled.view_diff import View, changes
from arizona.server.transport.websocket_frames import Packet

REMEMBERED: Final = 64
"""Number of updates stored for clients that were briefly disconnected."""
AS_CHANGED: Final = Raw(b"null")
"""The view in an update that contains only the changes."""


class Updates:
    """The latest position that was sent, and the last updates that led to it."""

    def __init__(self) -> None:
        self._recent: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self._view: View | None = None
        self._seq = -1

    def scene(self, game_log: GameLog, seq: int, clocks: list[ClockInfo]) -> Scene:
        """Return the complete scene of the current position."""
        if self._view is None or self._seq != seq:
            self._view, self._seq = game_log.view(), seq
        return game_log.scene(seq, clocks, Raw(encoder.encode(self._view)))

    def next(
        self,
        game_log: GameLog,
        before: int,
        seq: int,
        clocks: list[ClockInfo],
        *,
        seat: int,
        undone: int,
        moves: list[str],
        events: list[EventInfo],
    ) -> Packet:
        """Return the update from one position to the next."""
        old = self._view if self._seq == before else None
        new = self._view = game_log.view()
        self._seq = seq
        changed = None if old is None else changes(old, new)
        view = AS_CHANGED if changed is not None else Raw(encoder.encode(new))
        scene = game_log.scene(seq, clocks, view)
        data = encoder.encode(Update(before, seat, undone, moves, events, scene, changed))
        self._recent.append((before, data))
        return Packet(data)

    def since(self, seq: int) -> list[Raw] | None:
        """Return the updates after a position; ``None`` if they are no longer stored."""
        recent = list(self._recent)
        for place, (before, _) in enumerate(recent):
            if before == seq:
                return [Raw(data) for _, data in recent[place:]]
        return None
