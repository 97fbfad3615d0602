"""Caches the snapshot sent to new connections; the shared part is encoded once per version."""

from __future__ import annotations

import time
from typing import Final

from msgspec import Struct

from arizona.server.protocol.codec import encoder
from arizona.server.protocol.parts import VERSION, ChatLine, EventInfo, Scene, TableInfo, You
from arizona.server.transport.websocket_frames import Packet

CLOCKS_HOLD: Final = 0.1
"""Seconds for which the times of running clocks may be outdated."""


class _ClientPart(Struct, tag="snapshot"):
    """The part of a ``Snapshot`` that differs between clients."""

    version: int
    time: int
    table: TableInfo
    you: You
    spectators: int


class _SharedPart(Struct):
    """The part of a ``Snapshot`` that is the same for all clients."""

    scene: Scene
    log: list[EventInfo]
    chat: list[ChatLine]


class SnapshotCache:
    """The cached snapshot of one table."""

    def __init__(self) -> None:
        self._tail = b""
        self._key: tuple[int, int] | None = None
        self._encoded_at = 0.0
        self._clocks = False

    def known(self, seq: int, chat: int) -> bool:
        """Whether the shared part is cached for this position and this last line of chat."""
        if self._key != (seq, chat):
            return False
        return not self._clocks or time.monotonic() - self._encoded_at < CLOCKS_HOLD

    def put(self, scene: Scene, log: list[EventInfo], chat: list[ChatLine]) -> None:
        """Encode the shared part."""
        self._key = (scene.seq, chat[-1].id if chat else 0)
        self._encoded_at = time.monotonic()
        self._clocks = any(clock.running for clock in scene.clocks)
        self._tail = b"," + encoder.encode(_SharedPart(scene, log, chat))[1:]

    def packet(self, now: int, table: TableInfo, you: You, spectators: int) -> Packet:
        """Return the snapshot for one client."""
        own = encoder.encode(_ClientPart(VERSION, now, table, you, spectators))
        return Packet(own[:-1], self._tail)
