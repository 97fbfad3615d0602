"""What-if questions: a few games with an unsaved change to a pack, and as many without it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import ExitStack
from typing import Final

import arizona
from arizona.engine.content import Content, store_pack
from arizona.server.base.logs import log_failure
from arizona.server.base.loop_watchdog import background_task
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.workshop import AskWhatIf, Edit, WhatIf
from arizona.server.services.bots.batches import cancel_all
from arizona.server.services.workshop.pack_games import PackGames, Progress, bot_name
from arizona.server.services.workshop.pack_service import PackService
from arizona.server.services.workshop.report import SimulatedPack, what_if
from arizona.server.store.store import StoreError
from arizona.server.tables.bot_requests import AWAY, BotError, BotRequester, SimGame
from arizona.server.transport.rate_limits import ConcurrencyLimit

CACHED: Final = 64
"""Maximum number of cached answers."""


class RunningWhatIf(Progress):
    """A question in progress or already answered."""

    def __init__(self, all: int) -> None:
        super().__init__(all)
        self.failed = False
        self.answer: WhatIf | None = None
        self.task: asyncio.Task[None] | None = None

    def status(self) -> WhatIf:
        if self.answer is not None:
            return self.answer
        if self.failed:
            return WhatIf("failed", self.done, self.all)
        return WhatIf("working" if self.begun else "waiting", self.done, self.all)


class WhatIfs:
    """Answers what-if questions, one per pack and address; a new one replaces the last one."""

    def __init__(self, packs: PackService, games: PackGames, most: int, each: int) -> None:
        self._packs: Final = packs
        self._games: Final = games
        self._at_once: Final = ConcurrencyLimit(most, each)
        self._running: Final[OrderedDict[tuple[str, str], RunningWhatIf]] = OrderedDict()

    async def close(self) -> None:
        """Cancel all games."""
        await cancel_all(one.task for one in self._running.values())

    def status(self, id: str, address: str) -> WhatIf:
        """Return the answer to the last question about a pack from this address."""
        running = self._running.get((id, address))
        return WhatIf("none") if running is None else running.status()

    async def begin(self, id: str, request: AskWhatIf, address: str) -> WhatIf:
        """Start answering a question."""
        row = await self._packs.row(id)
        content = await self._packs.content(row)
        changed = await self._packs.with_edits(row, request)
        game = arizona.get_game(row.game)
        seats = game.min_seats if request.seats is None else request.seats
        if not game.min_seats <= seats <= game.max_seats:
            span = f"{game.min_seats} to {game.max_seats}"
            raise Refusal("bad-options", f"{row.game} is for {span} players, not {seats}")
        self.cancel(id, address)
        slot = ExitStack()
        slot.enter_context(self._at_once.slot(address))
        running = RunningWhatIf(2 * request.games)
        addresses = [found for edit in request.edits if (found := _address(edit))]
        work = self._answer(content, changed, seats, addresses, running, slot, address)
        running.task = background_task("what if", work)
        self._running[id, address] = running
        while len(self._running) > CACHED:
            self.cancel(*next(iter(self._running)))
        return running.status()

    def cancel(self, id: str, address: str) -> None:
        """Discard a question. Games in progress still finish, but their results are discarded."""
        running = self._running.pop((id, address), None)
        if running is not None and running.task is not None:
            running.task.cancel()

    async def _answer(
        self,
        content: Content,
        changed: Content,
        seats: int,
        addresses: list[str],
        running: RunningWhatIf,
        slot: ExitStack,
        address: str,
    ) -> None:
        games = running.all // 2
        try:
            with slot:
                asker = BotRequester(address, AWAY)
                played: list[SimulatedPack] = []
                for pack in (content, changed):
                    known: dict[int, SimGame] = self._games.cached(pack, seats)
                    called = await asyncio.to_thread(store_pack, pack)
                    await self._games.play(pack, called, seats, games, known, running, asker)
                    played.append(SimulatedPack(pack, [known[number] for number in range(games)]))
                before, here = played
                figures, same = await asyncio.to_thread(what_if, here, before, addresses)
                bot = bot_name(content.game)
                running.answer = WhatIf(
                    "ready", running.all, running.all, games, seats, same, bot, figures
                )
        except (BotError, StoreError, Refusal) as error:
            running.failed = True
            log_failure("a what-if question was not answered", error, pack=content.name)


def _address(edit: Edit) -> str:
    """Return the address of an edited entry, as in the lab; empty if it has no name."""
    entry = edit.entry or {}
    key = entry.get("id", entry.get("name"))
    return f"{edit.table}.{key}" if isinstance(key, str) else ""
