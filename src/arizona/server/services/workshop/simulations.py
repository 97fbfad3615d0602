"""Simulations of a pack in the bot processes, at the lowest priority."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from contextlib import ExitStack
from typing import Final

import arizona
from arizona.engine.content import Content, load, store_pack
from arizona.server.base.logs import log_failure
from arizona.server.base.loop_watchdog import background_task
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.workshop import AskSimulation, PackChange, SimReport, Simulation
from arizona.server.services.bots.batches import cancel_all
from arizona.server.services.workshop.pack_games import PackGames, Progress, bot_name
from arizona.server.services.workshop.pack_service import PackService
from arizona.server.services.workshop.report import SimulatedPack, report
from arizona.server.store.pack_rows import PackRow
from arizona.server.store.store import StoreError
from arizona.server.tables.bot_requests import AWAY, BotError, BotRequester, SimGame
from arizona.server.transport.rate_limits import ConcurrencyLimit

CACHED: Final = 64
"""Maximum number of cached reports."""


class RunningSimulation(Progress):
    """A running or finished simulation."""

    def __init__(self, digest: str, all: int, address: str) -> None:
        super().__init__(all)
        self.digest: Final = digest
        self.address: Final = address
        self.failed = False
        self.report: SimReport | None = None
        self.task: asyncio.Task[None] | None = None

    def status(self, digest: str) -> Simulation:
        """Return the progress or result; ``digest`` is the pack's current one."""
        stale = digest != self.digest
        if self.report is not None:
            return Simulation("ready", self.all, self.all, stale, self.report)
        if self.failed:
            return Simulation("failed", self.done, self.all, stale)
        return Simulation("working" if self.begun else "waiting", self.done, self.all, stale)


class Simulations:
    """Runs a server's simulations."""

    def __init__(self, packs: PackService, games: PackGames, most: int, each: int) -> None:
        self._packs: Final = packs
        self._games: Final = games
        self._at_once: Final = ConcurrencyLimit(most, each)
        self._running: Final[OrderedDict[str, RunningSimulation]] = OrderedDict()

    async def close(self) -> None:
        """Cancel all simulations."""
        await cancel_all(one.task for one in self._running.values())

    async def status(self, id: str) -> Simulation:
        """Return a pack's simulation or its progress."""
        row = await self._packs.row(id)
        running = self._running.get(id)
        return Simulation("none") if running is None else running.status(row.digest)

    async def begin(self, id: str, request: AskSimulation, address: str) -> Simulation:
        """Start a simulation unless one is running."""
        row = await self._packs.row(id)
        content = await self._packs.content(row)
        game = arizona.get_game(row.game)
        seats = game.min_seats if request.seats is None else request.seats
        if not game.min_seats <= seats <= game.max_seats:
            span = f"{game.min_seats} to {game.max_seats}"
            raise Refusal("bad-options", f"{row.game} is for {span} players, not {seats}")
        known = self._running.get(id)
        if known is not None and known.task is not None and not known.task.done():
            return known.status(row.digest)
        slot = ExitStack()
        slot.enter_context(self._at_once.slot(address))
        running = RunningSimulation(content.digest, 2 * request.games, address)
        changes = (await self._packs.loaded(row)).changes
        work = self._make(row, content, changes, seats, request.games, running, address)
        running.task = background_task("simulation", work)
        running.task.add_done_callback(lambda _: slot.close())
        self._running.pop(id, None)
        self._running[id] = running
        while len(self._running) > CACHED:
            self._forget(next(iter(self._running)))
        return running.status(row.digest)

    async def cancel(self, id: str, guest: str, address: str) -> None:
        """Cancel a simulation; only its requester and the pack's owner can do that.

        Games in progress still finish, but their results are discarded.
        """
        row = await self._packs.row(id)
        running = self._running.get(id)
        if running is not None and row.guest != guest and running.address != address:
            raise Refusal("not-allowed", "someone else has started this simulation")
        self._forget(id)

    def _forget(self, id: str) -> None:
        running = self._running.pop(id, None)
        if running is not None and running.task is not None:
            running.task.cancel()

    async def _make(
        self,
        row: PackRow,
        content: Content,
        changes: list[PackChange],
        seats: int,
        games: int,
        running: RunningSimulation,
        address: str,
    ) -> None:
        began = time.monotonic()
        try:
            base = load(arizona.get_game(row.game), row.base)
            asker = BotRequester(address, AWAY)
            known = self._games.cached(base, seats)
            await self._games.play(base, row.base, seats, games, known, running, asker)
            mine: dict[int, SimGame] = {}
            await self._games.play(content, store_pack(content), seats, games, mine, running, asker)
            here = SimulatedPack(content, [mine[number] for number in range(games)])
            before = SimulatedPack(base, [known[number] for number in range(games)])
            seconds = time.monotonic() - began
            bot = bot_name(row.game)
            running.report = await asyncio.to_thread(report, here, before, changes, bot, seconds)
        except (BotError, StoreError, Refusal) as error:
            running.failed = True
            log_failure("a simulation was not made", error, pack=row.id)
