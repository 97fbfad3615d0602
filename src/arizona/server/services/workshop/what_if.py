"""What-if questions: a few games with an unsaved change to a pack, and as many without it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import ExitStack
from secrets import token_hex
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
"""Maximum number of questions stored with their answers."""
ABANDONED: Final = 20.0
"""Seconds without a request for its answer after which a question is given up."""


class RunningWhatIf(Progress):
    """A question in progress or already answered."""

    def __init__(self, pack: str, question: str, all: int) -> None:
        super().__init__(all)
        self.pack: Final = pack
        self.question: Final = question
        self.failed = False
        self.answer: WhatIf | None = None
        self.task: asyncio.Task[None] | None = None
        self.lease: asyncio.Timeout | None = None
        """Cancels the games once nobody requests the answer any more."""

    def status(self) -> WhatIf:
        if self.answer is not None:
            return self.answer
        if self.failed:
            return WhatIf("failed", self.question, self.done, self.all)
        return WhatIf("working" if self.begun else "waiting", self.question, self.done, self.all)

    def renew(self) -> None:
        """Continue to play for a while."""
        playing = self.answer is None and not self.failed
        if playing and self.lease is not None and not self.lease.expired():
            self.lease.reschedule(asyncio.get_running_loop().time() + ABANDONED)

    async def cancel(self) -> None:
        """Stop and wait until no more games are requested."""
        await cancel_all([self.task])


class WhatIfs:
    """Answers what-if questions while someone waits for the answer."""

    def __init__(self, packs: PackService, games: PackGames, most: int, each: int) -> None:
        self._packs: Final = packs
        self._games: Final = games
        self._at_once: Final = ConcurrencyLimit(most, each)
        self._known: Final[OrderedDict[str, RunningWhatIf]] = OrderedDict()

    async def close(self) -> None:
        """Cancel all games."""
        await cancel_all(one.task for one in self._known.values())

    def status(self, id: str, question: str) -> WhatIf:
        """Return the answer to a question about a pack, or its progress."""
        running = self._find(id, question)
        if running is None:
            return WhatIf("none")
        running.renew()
        return running.status()

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
        slot = ExitStack()
        slot.enter_context(self._at_once.slot(address))
        running = RunningWhatIf(id, token_hex(12), 2 * request.games)
        addresses = _addresses(request.edits, content)
        work = self._answer(content, changed, seats, addresses, running, address)
        running.task = background_task("what if", work)
        running.task.add_done_callback(lambda _: slot.close())
        self._known[running.question] = running
        self._forget_old()
        return running.status()

    async def cancel(self, id: str, question: str) -> None:
        """Stop and forget a question.

        Games that are being played finish; their results are discarded.
        """
        running = self._find(id, question)
        if running is not None:
            del self._known[question]
            await running.cancel()

    def _find(self, id: str, question: str) -> RunningWhatIf | None:
        running = self._known.get(question)
        return running if running is not None and running.pack == id else None

    def _forget_old(self) -> None:
        """Forget the oldest answers; questions being answered stay."""
        over = [one for one in self._known.values() if one.task is None or one.task.done()]
        for running in over[: max(0, len(self._known) - CACHED)]:
            del self._known[running.question]

    async def _answer(
        self,
        content: Content,
        changed: Content,
        seats: int,
        addresses: list[str],
        running: RunningWhatIf,
        address: str,
    ) -> None:
        games = running.all // 2
        try:
            async with asyncio.timeout(ABANDONED) as running.lease:
                asker = BotRequester(address, AWAY)
                played: list[SimulatedPack] = []
                for pack in (content, changed):
                    known: dict[int, SimGame] = self._games.cached(pack, seats)
                    called = await asyncio.to_thread(store_pack, pack)
                    await self._games.play(pack, called, seats, games, known, running, asker)
                    found = [known[number] for number in range(games)]
                    played.append(SimulatedPack(pack, found))
            running.lease = None  # finished timeouts cannot be renewed
            before, here = played
            figures, same = await asyncio.to_thread(what_if, here, before, addresses)
            running.answer = WhatIf(
                "ready",
                running.question,
                running.all,
                running.all,
                games,
                seats,
                same,
                bot_name(content.game),
                figures,
            )
        except TimeoutError:
            self._known.pop(running.question, None)
        except (BotError, StoreError, Refusal) as error:
            running.failed = True
            log_failure("a what-if question was not answered", error, pack=content.name)


def _addresses(edits: list[Edit], content: Content) -> list[str]:
    """Return the addresses of edited entries, as in the lab; those without a name have none."""
    found: list[str] = []
    for edit in edits:
        table, entry = content.tables.get(edit.table), edit.entry or {}
        if edit.op == "remove" and isinstance(table, list) and 0 <= edit.index < len(table):
            entry = table[edit.index]
        key = entry.get("id", entry.get("name"))
        if isinstance(key, str):
            found.append(f"{edit.table}.{key}")
    return found
