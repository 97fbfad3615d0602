"""Automatic actions at a table: bots play, clocks run out, notifications are sent."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Coroutine
from typing import Final, Literal, Protocol

from arizona.engine.record import OUT_OF_TIME
from arizona.server.base.logs import log_event, log_failure
from arizona.server.base.loop_watchdog import background_task
from arizona.server.protocol.parts import NoClock
from arizona.server.protocol.refusal import Refusal
from arizona.server.store.leases import LEASE_SECONDS
from arizona.server.store.store import StoreError, TableRow
from arizona.server.tables.bot_requests import (
    AWAY,
    PLAYING,
    WATCHED,
    Answer,
    BotError,
    BotRequester,
    Job,
)
from arizona.server.tables.characters import thinking_seconds
from arizona.server.tables.clocks import Clocks
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.notifications import TurnNotice
from arizona.server.tables.seating import Seating
from arizona.server.tables.services import Services
from arizona.server.transport.connection import Client

LONGEST_TIMER: Final = 86400.0
SHOW_PACE: Final = 3.0
"""Factor by which bots play slower if no person plays."""


class AutomatedRoom(Protocol):
    """The interface of a room that its automation uses."""

    services: Services
    row: TableRow
    seating: Seating
    clocks: Clocks
    story: GameLog | None
    seq: int
    clients: set[Client]
    attendant: Automation

    @property
    def broken(self) -> bool: ...

    @property
    def id(self) -> str: ...

    def present(self, seat: int) -> bool: ...

    def playable(self) -> GameLog:
        """Return the game, or raise ``Refusal`` if the table is read-only."""

    async def catch_up(self) -> None:
        """Apply all stored changes."""

    async def bot_moves(self, seq: int, seat: int, action: int) -> None:
        """Play a bot's decision, unless the table has changed since the request."""

    async def tell_time_up(self, seq: int, seat: int) -> None:
        """Announce that a seat's time is up, unless the table has changed since."""

    async def stand_in_moves(self, seq: int, seat: int, action: int) -> None:
        """Play a decision for a seat whose time is up, unless the table has changed since."""


class Automation:
    """The automatic actions of one room."""

    def __init__(self, room: AutomatedRoom) -> None:
        self.room = room
        self.services = room.services
        self._clock = room.services.store.hours
        self._thinking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._lease_timer: asyncio.TimerHandle | None = None
        """Timer that checks whether the other server that holds the lease has acted or is gone."""
        self.tends = False
        """Whether this server holds the lease of the table."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def thinks(self) -> bool:
        """Whether a bot request is in progress."""
        return self._thinking is not None

    def idle(self) -> bool:
        return self._thinking is None and self._timer is None and not self._tasks

    def stop(self) -> None:
        """Cancel all timers and tasks."""
        for timer in (self._timer, self._lease_timer):
            if timer is not None:
                timer.cancel()
        self._timer = self._lease_timer = None
        running = asyncio.current_task()
        for task in tuple(self._tasks):
            if task is not running:
                task.cancel()

    def tend(self) -> None:
        """Continue, now that this server holds the lease of the table."""
        self.tends = True
        if not self.room.broken and self._thinking is None:
            self.go_on()

    async def _claim(self) -> bool:
        """Take the lease of the table if possible, and return whether this server has it; if not,
        check again later.
        """
        try:
            self.tends = await self.services.store.claim(self.room.id)
        except StoreError:
            self.tends = False
        if not self.tends and self._lease_timer is None and not self.room.broken:
            loop = asyncio.get_running_loop()
            self._lease_timer = loop.call_later(LEASE_SECONDS, self._check_lease_again)
        return self.tends

    def _check_lease_again(self) -> None:
        self._lease_timer = None
        self.go_on()

    def _release(self) -> None:
        if self.tends:
            self.tends = False
            self.services.store.release(self.room.id)

    def take_up(self) -> None:
        """Resume a table that was just loaded."""
        room = self.room
        progress = room.row.progress
        self._restore_timeouts()
        if room.story is not None and progress.deadline is not None:
            mover = room.story.to_move
            if mover >= 0 and room.seating.rows[mover].kind == "person":
                room.clocks.resume(mover, progress.deadline, room.story.turn_number)
        self.go_on()

    def _restore_timeouts(self) -> None:
        """Mark the turn of the last timeout, so that it is not announced again."""
        story = self.room.story
        if story is None or isinstance(self.room.row.clock, NoClock):
            return
        for moment in range(story.moment - 1, -1, -1):
            move = story.match.moves[moment]
            if move.text == OUT_OF_TIME and move.action < 0:
                self.room.clocks.is_late(move.seat, int(story.state_at(moment).turn()))
                return

    def go_on(self) -> None:
        """Start what the current position requires: a bot or a timer."""
        room = self.room
        if room.broken or room.story is None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = room.clocks.deadline()
        if deadline is not None and not self.services.settings.thinks_only:
            delay = min(LONGEST_TIMER, max(0.0, (deadline - self._clock.now()) / 1000))
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(delay, self._on_timer, room.seq)
        mover = room.story.to_move
        due = mover >= 0 and room.seating.rows[mover].kind == "bot" and self._thinking is None
        if due and not self._is_unwatched():
            self._thinking = self._spawn(self._think())

    def _is_unwatched(self) -> bool:
        """Whether only bots play and no one watches. It pauses until someone connects."""
        return not self.room.clients and self.room.seating.bots_only()

    def notify(self) -> None:
        """Notify the player to move, if requested.

        The pending notification is stored with the move, and deleted when it was sent or has
        failed. If this server dies before that, another one sends it.
        """
        room = self.room
        if room.story is None:
            return
        moment = room.story.moment
        if not self.wants_notice():
            self._spawn(self._clear_notice(moment))
            return
        mover = room.story.to_move
        seat = room.seating.rows[mover]
        notice = TurnNotice(room.row.game, room.id, mover, seat.name, moment, f"/t/{room.id}")
        left = ["hook", "push"]

        def done() -> None:
            left.pop()
            if not left and not room.broken:
                self._spawn(self._clear_notice(moment))

        if seat.hook is None:
            done()
        else:
            self.services.hooks.notify(seat.hook, notice, done)
        guests = [] if room.present(mover) else list(room.seating.holders[mover])
        self.services.push.turn(guests, notice, room.row.house.name, done)

    def wants_notice(self) -> bool:
        """Whether a player should be notified of the current turn."""
        room = self.room
        if room.story is None or room.story.to_move < 0:
            return False
        mover = room.story.to_move
        seat = room.seating.rows[mover]
        if seat.kind != "person":
            return False
        away = self.services.push.on and not room.present(mover)
        return seat.hook is not None or (away and bool(room.seating.holders[mover]))

    async def _clear_notice(self, moment: int) -> None:
        with contextlib.suppress(StoreError):  # then it is sent again, which is harmless
            await self.services.store.told(self.room.id, moment)

    def _spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = background_task("table automation", work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- bots -----------------------------------------------------------------------------------

    async def _think(self) -> None:
        """Play the bots' decisions until a person is to move."""
        room = self.room
        try:
            if not await self._should_run_bots():
                return
            while not room.broken:
                story = room.playable()
                seat = story.to_move
                if seat < 0 or room.seating.rows[seat].kind != "bot" or self._is_unwatched():
                    break
                seq = room.seq
                began = time.monotonic()
                action = await self._ask_bot(story, room.seating.rows[seat].bot or "")
                pause = self._pause() - (time.monotonic() - began)
                if pause > 0:
                    await asyncio.sleep(pause)
                await room.bot_moves(seq, seat, action)
        except (Refusal, StoreError) as error:
            log_event("bot stopped", table=room.id, why=str(error))
        except Exception:
            log_failure("bot failed", table=room.id)
        finally:
            self._thinking = None
            self._release()

    async def _should_run_bots(self) -> bool:
        """Whether this server should run the bots of this table; others may be faster."""
        patience = self.services.settings.bot_patience
        if patience and not self.tends and not self.room.seating.bots_only():
            seq = self.room.seq
            await asyncio.sleep(patience)
            if self.room.seq != seq:
                return False
        if not await self._claim():
            return False
        if self.services.store.shared:  # the previous lease holder may have played already
            await self.room.catch_up()
        return True

    def _pause(self) -> float:
        """Return the minimum seconds for a bot's move; longer if there are only spectators."""
        pause = self.services.settings.bot_pause
        return SHOW_PACE * pause if self.room.seating.bots_only() else pause

    async def _ask_bot(self, story: GameLog, bot: str) -> int:
        """Return a bot's decision, or a random legal move if no bot answers, so that the game
        continues.
        """
        legal = story.match.state.legal()
        if len(legal) == 1:
            return legal[0]
        try:
            most = self.services.settings.bot_seconds
            seconds = thinking_seconds(self.room.row.game, bot, most)
            answer = await self.ask(story.lines(), "decide", bot, seconds)
            return answer.action
        except BotError as error:
            self.services.metrics.counts["bot_failures"] += 1
            log_event("bot has no answer", table=self.room.id, bot=bot, why=str(error))
            return random.choice(legal)

    async def ask(
        self,
        lines: list[str],
        kind: Literal["decide", "hint"],
        bot: str,
        seconds: float,
        asked_by: Client | None = None,
        plan: list[int] | None = None,
    ) -> Answer:
        """Request a bot's answer for the position after these lines, on behalf of a client or the
        table. ``plan`` is the rest of the line of an earlier hint.
        """
        row = self.room.row
        job = Job(
            kind,
            row.id,
            row.game,
            row.rules,
            row.content,
            row.content_hash,
            len(self.room.seating.rows),
            row.options,
            lines,
            bot,
            seconds,
            plan=plan or [],
        )
        thinkers = self.services.pool if kind == "decide" else self.services.extras
        return await thinkers.ask(job, self._requester(asked_by))

    def _requester(self, client: Client | None) -> BotRequester:
        """Return whom a bot's work is charged to: the requester, or someone at the table."""
        if client is not None:
            return BotRequester(client.address, WATCHED, client.guest)
        here = self.room.clients
        seated = [one.address for one in here if one.told]
        if seated:
            return BotRequester(min(seated), PLAYING)
        if here:
            return BotRequester(min(one.address for one in here), WATCHED)
        return BotRequester(f"host {self.room.row.host}", AWAY)

    # --- clocks ---------------------------------------------------------------------------------

    def _on_timer(self, seq: int) -> None:
        self._timer = None
        self._spawn(self._time_up(seq))

    async def _time_up(self, seq: int) -> None:
        """Announce that a seat's time is up, then let the stand-in decide."""
        room = self.room
        deadline = room.clocks.deadline()
        story = room.story
        if story is None or deadline is None or seq != room.seq:
            return
        if deadline > self._clock.now() + 5:
            self.go_on()
            return
        seat = story.to_move
        if not await self._claim() or seq != room.seq:
            return
        try:
            await room.tell_time_up(seq, seat)
            seq = room.seq
            await asyncio.sleep(self.services.settings.bot_pause)
            action = await self._ask_bot(story, self.services.settings.stand_in)
            await room.stand_in_moves(seq, seat, action)
        except Refusal as refusal:
            log_event("stand-in stopped", table=room.id, why=str(refusal))
        finally:
            if self._thinking is None:  # else a bot continues from here
                self._release()
