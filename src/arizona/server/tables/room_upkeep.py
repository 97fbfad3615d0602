"""Background tasks of a server's rooms: due actions, unloading, the clock and missed changes."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final, Protocol

from arizona.server.base.logs import log_event, log_failure
from arizona.server.base.loop_watchdog import background_task
from arizona.server.protocol.refusal import Refusal
from arizona.server.store.store import StoreError
from arizona.server.tables.remote_presence import PRESENCE_INTERVAL
from arizona.server.tables.room import Room
from arizona.server.tables.services import Services
from arizona.server.transport.bus import DUE

SWEEP_SECONDS: Final = 15.0
SAVE_CLOCK_SECONDS: Final = 2.0
WORK_SECONDS: Final = 1.0
"""Seconds between checks for work, if no message announces it."""
WORK_AT_ONCE: Final = 16
"""Number of tables a bot-only machine takes per bot process."""
LOOK_SECONDS: Final = 5.0
"""Seconds between checks of a shared store for changes; bus messages are faster."""
LOOK_ALONE_SECONDS: Final = 1.0
"""The same while no bus messages are received."""
IDLE_SECONDS: Final = 60.0
CROWDED_SECONDS: Final = 20.0


class LoadedRooms(Protocol):
    """The rooms that are taken care of."""

    rooms: dict[str, Room]

    async def get(self, id: str) -> Room:
        """Return a table from memory or from the store, or raise ``Refusal``."""

    def unload(self, room: Room) -> None:
        """Remove a room from memory."""


class RoomUpkeep:
    """Runs the background tasks."""

    def __init__(self, services: Services, manager: LoadedRooms) -> None:
        self.services = services
        self.manager = manager
        self._sweeper: asyncio.Task[None] | None = None
        self._watch: asyncio.Task[None] | None = None
        self.sweep_soon = asyncio.Event()
        """Set if something may be due before the next sweep."""
        self.sync_soon = asyncio.Event()
        """Set if bus messages may have been missed."""

    def start(self) -> None:
        """Start the background tasks, which also resume games where a bot or a clock is due."""
        self._sweeper = background_task("sweeper", self._sweep_loop())
        if self.services.store.shared:
            self._watch = background_task("look around", self._sync_loop())
        else:
            self._watch = background_task("hours", self._save_clock_loop())

    def stop(self) -> None:
        for task in (self._sweeper, self._watch):
            if task is not None:
                task.cancel()

    async def _sweep_loop(self) -> None:
        thinks = self.services.settings.thinks_only
        if thinks:
            self.services.bus.subscribe(DUE, lambda _: self.sweep_soon.set())
        while True:
            try:
                await self.sweep()
            except StoreError as error:
                log_event("sweep failed", why=str(error))
            except Exception:
                log_failure("sweep failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(WORK_SECONDS if thinks else SWEEP_SECONDS):
                    await self.sweep_soon.wait()
            self.sweep_soon.clear()

    async def _save_clock_loop(self) -> None:
        """Save the server clock while a clock runs, so that a crash costs at most a few seconds."""
        while True:
            await asyncio.sleep(SAVE_CLOCK_SECONDS)
            if any(room.state.clocks.running is not None for room in self.manager.rooms.values()):
                try:
                    await self.services.store.save_clock()
                except StoreError as error:
                    log_event("server clock not saved", why=str(error))

    async def _sync_loop(self) -> None:
        """Check the store for changes of other servers that were not received."""
        last_presence = time.monotonic()
        while True:
            seconds = LOOK_SECONDS if self.services.receives_messages() else LOOK_ALONE_SECONDS
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.sync_soon.wait()
            self.sync_soon.clear()
            try:
                await self.sync()
            except StoreError as error:
                log_event("did not look into the store", why=str(error))
            if time.monotonic() - last_presence > PRESENCE_INTERVAL:
                last_presence = time.monotonic()
                for room in list(self.manager.rooms.values()):
                    if room.state.clients:
                        room.replication.send_presence()

    async def sync(self) -> None:
        """Make every table that is behind the store read it."""
        before = {id: room.state.version for id, room in self.manager.rooms.items()}
        versions = await self.services.store.versions(list(before))
        for id, version in before.items():
            room = self.manager.rooms.get(id)
            if room is None:
                continue
            if id not in versions:
                room.close()
            elif versions[id] > version:
                room.replication.note_version(versions[id])

    async def _due(self) -> list[str]:
        """Return the tables where something is due; a bot-only machine takes what it has capacity
        for.
        """
        settings, store = self.services.settings, self.services.store
        if not settings.thinks_only:
            return await store.due(store.server_clock.now() + int(2 * SWEEP_SECONDS * 1000))
        busy = sum(room.automation.thinks for room in self.manager.rooms.values())
        return [] if busy >= WORK_AT_ONCE * settings.workers else await store.due(None)

    async def _send_pending_notices(self) -> None:
        """Send pending turn notifications of servers that are gone."""
        for id in await self.services.store.pending_notices():
            with contextlib.suppress(Refusal, StoreError):
                (await self.manager.get(id)).automation.notify()

    async def sweep(self) -> None:
        """Load the tables where something is due, and unload unused ones."""
        for id in await self._due():
            try:
                (await self.manager.get(id)).automation.lease_taken()
            except (Refusal, StoreError):
                continue
        if not self.services.settings.thinks_only:
            await self._send_pending_notices()
        now = time.monotonic()
        crowded = len(self.manager.rooms) > self.services.settings.limits.rooms
        for room in list(self.manager.rooms.values()):
            # Wait a while, because someone may have requested it and not sent hello yet.
            patience = CROWDED_SECONDS if crowded else IDLE_SECONDS
            if room.idle() and now - room.state.used > patience:
                self.manager.unload(room)
