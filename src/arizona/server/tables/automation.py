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
from arizona.server.store.store import StoreError
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
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.notifications import TurnNotice
from arizona.server.tables.services import Services
from arizona.server.tables.table_state import TableState
from arizona.server.transport.connection import Client

LONGEST_TIMER: Final = 86400.0
SHOW_PACE: Final = 3.0
"""Factor by which bots play slower if no person plays."""


class AutomatedRoom(Protocol):
    """What the automation needs of its state."""

    @property
    def broken(self) -> bool: ...

    async def catch_up(self) -> None:
        """Apply all stored changes."""

    async def bot_moves(self, seq: int, seat: int, action: int) -> None:
        """Play a bot's decision, unless the table has changed since the request."""

    async def time_up(self, seq: int, seat: int) -> None:
        """Announce that a seat's time is up, unless the table has changed since."""

    async def stand_in_moves(self, seq: int, seat: int, action: int) -> None:
        """Play a decision for a seat whose time is up, unless the table has changed since."""


class Automation:
    """The automatic actions of one table."""

    def __init__(self, services: Services, state: TableState, room: AutomatedRoom) -> None:
        self.services = services
        self._state = state
        self._room = room
        self._clock = services.store.server_clock
        self._thinking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._lease_timer: asyncio.TimerHandle | None = None
        """Timer that checks whether the other server that holds the lease has acted or is gone."""
        self.has_lease = False
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

    def lease_taken(self) -> None:
        """Continue, now that this server holds the lease of the table."""
        self.has_lease = True
        if not self._room.broken and self._thinking is None:
            self.advance()

    async def _claim(self) -> bool:
        """Take the lease of the table if possible, and return whether this server has it; if not,
        check again later.
        """
        try:
            self.has_lease = await self.services.store.claim(self._state.id)
        except StoreError:
            self.has_lease = False
        if not self.has_lease and self._lease_timer is None and not self._room.broken:
            loop = asyncio.get_running_loop()
            self._lease_timer = loop.call_later(LEASE_SECONDS, self._check_lease_again)
        return self.has_lease

    def _check_lease_again(self) -> None:
        self._lease_timer = None
        self.advance()

    def _release(self) -> None:
        if self.has_lease:
            self.has_lease = False
            self.services.store.release(self._state.id)

    def resume(self) -> None:
        """Resume a table that was just loaded."""
        state = self._state
        progress = state.row.progress
        self._restore_timeouts()
        if state.game_log is not None and progress.deadline is not None:
            mover = state.game_log.to_move
            if mover >= 0 and state.seating.rows[mover].kind == "person":
                state.clocks.resume(mover, progress.deadline, state.game_log.turn_number)
        self.advance()

    def _restore_timeouts(self) -> None:
        """Mark the turn of the last timeout, so that it is not announced again."""
        game_log = self._state.game_log
        if game_log is None or isinstance(self._state.row.clock, NoClock):
            return
        for moment in range(game_log.moment - 1, -1, -1):
            move = game_log.match.moves[moment]
            if move.text == OUT_OF_TIME and move.action < 0:
                self._state.clocks.is_late(move.seat, int(game_log.state_at(moment).turn()))
                return

    def advance(self) -> None:
        """Start what the current position requires: a bot or a timer."""
        state = self._state
        if self._room.broken or state.game_log is None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = state.clocks.deadline()
        if deadline is not None and not self.services.settings.thinks_only:
            delay = min(LONGEST_TIMER, max(0.0, (deadline - self._clock.now()) / 1000))
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(delay, self._on_timer, state.seq)
        mover = state.game_log.to_move
        due = mover >= 0 and state.seating.rows[mover].kind == "bot" and self._thinking is None
        if due and not self._is_unwatched():
            self._thinking = self._spawn(self._think())

    def _is_unwatched(self) -> bool:
        """Whether only bots play and no one watches. It pauses until someone connects."""
        return not self._state.clients and self._state.seating.bots_only()

    def notify(self) -> None:
        """Notify the player to move, if requested.

        The pending notification is stored with the move, and deleted when it was sent or has
        failed. If this server dies before that, another one sends it.
        """
        state = self._state
        if state.game_log is None:
            return
        moment = state.game_log.moment
        if not self.wants_notice():
            self._spawn(self._clear_notice(moment))
            return
        mover = state.game_log.to_move
        seat = state.seating.rows[mover]
        notice = TurnNotice(state.row.game, state.id, mover, seat.name, moment, f"/t/{state.id}")
        left = ["hook", "push"]

        def done() -> None:
            left.pop()
            if not left and not self._room.broken:
                self._spawn(self._clear_notice(moment))

        if seat.hook is None:
            done()
        else:
            self.services.hooks.notify(seat.hook, notice, done)
        guests = [] if state.present(mover) else list(state.seating.holders[mover])
        self.services.push.turn(guests, notice, state.row.settings.name, done)

    def wants_notice(self) -> bool:
        """Whether a player should be notified of the current turn."""
        state = self._state
        if state.game_log is None or state.game_log.to_move < 0:
            return False
        mover = state.game_log.to_move
        seat = state.seating.rows[mover]
        if seat.kind != "person":
            return False
        away = self.services.push.on and not state.present(mover)
        return seat.hook is not None or (away and bool(state.seating.holders[mover]))

    async def _clear_notice(self, moment: int) -> None:
        with contextlib.suppress(StoreError):  # then it is sent again, which is harmless
            await self.services.store.notice_sent(self._state.id, moment)

    def _spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = background_task("table automation", work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- bots -----------------------------------------------------------------------------------

    async def _think(self) -> None:
        """Play the bots' decisions until a person is to move."""
        state = self._state
        try:
            if not await self._should_run_bots():
                return
            while not self._room.broken:
                game_log = state.playable()
                seat = game_log.to_move
                if seat < 0 or state.seating.rows[seat].kind != "bot" or self._is_unwatched():
                    break
                seq = state.seq
                began = time.monotonic()
                action = await self._ask_bot(game_log, state.seating.rows[seat].bot or "")
                pause = self._pause() - (time.monotonic() - began)
                if pause > 0:
                    await asyncio.sleep(pause)
                await self._room.bot_moves(seq, seat, action)
        except (Refusal, StoreError) as error:
            log_event("bot stopped", table=state.id, why=str(error))
        except Exception:
            log_failure("bot failed", table=state.id)
        finally:
            self._thinking = None
            self._release()

    async def _should_run_bots(self) -> bool:
        """Whether this server should run the bots of this table; others may be faster."""
        patience = self.services.settings.bot_patience
        if patience and not self.has_lease and not self._state.seating.bots_only():
            seq = self._state.seq
            await asyncio.sleep(patience)
            if self._state.seq != seq:
                return False
        if not await self._claim():
            return False
        if self.services.store.shared:  # the previous lease holder may have played already
            await self._room.catch_up()
        return True

    def _pause(self) -> float:
        """Return the minimum seconds for a bot's move; longer if there are only spectators."""
        pause = self.services.settings.bot_pause
        return SHOW_PACE * pause if self._state.seating.bots_only() else pause

    async def _ask_bot(self, game_log: GameLog, bot: str) -> int:
        """Return a bot's decision, or a random legal move if no bot answers, so that the game
        continues.
        """
        legal = game_log.match.state.legal()
        if len(legal) == 1:
            return legal[0]
        try:
            most = self.services.settings.bot_seconds
            seconds = thinking_seconds(self._state.row.game, bot, most)
            answer = await self.ask(game_log.lines(), "decide", bot, seconds)
            return answer.action
        except BotError as error:
            self.services.metrics.counts["bot_failures"] += 1
            log_event("bot has no answer", table=self._state.id, bot=bot, why=str(error))
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
        row = self._state.row
        job = Job(
            kind,
            row.id,
            row.game,
            row.rules,
            row.content,
            row.content_hash,
            len(self._state.seating.rows),
            row.options,
            lines,
            bot,
            seconds,
            plan=plan or [],
        )
        pool = self.services.pool if kind == "decide" else self.services.extras
        return await pool.ask(job, self._requester(asked_by))

    def _requester(self, client: Client | None) -> BotRequester:
        """Return whom a bot's work is charged to: the requester, or someone at the table."""
        if client is not None:
            return BotRequester(client.address, WATCHED, client.guest)
        here = self._state.clients
        seated = [one.address for one in here if one.announced_seats]
        if seated:
            return BotRequester(min(seated), PLAYING)
        if here:
            return BotRequester(min(one.address for one in here), WATCHED)
        return BotRequester(f"host {self._state.row.host}", AWAY)

    # --- clocks ---------------------------------------------------------------------------------

    def _on_timer(self, seq: int) -> None:
        self._timer = None
        self._spawn(self._time_up(seq))

    async def _time_up(self, seq: int) -> None:
        """Announce that a seat's time is up, then let the stand-in decide."""
        state = self._state
        deadline = state.clocks.deadline()
        game_log = state.game_log
        if game_log is None or deadline is None or seq != state.seq:
            return
        if deadline > self._clock.now() + 5:
            self.advance()
            return
        seat = game_log.to_move
        if not await self._claim() or seq != state.seq:
            return
        try:
            await self._room.time_up(seq, seat)
            if state.row.settings.competitive:
                return  # the player has lost
            seq = state.seq
            await asyncio.sleep(self.services.settings.bot_pause)
            action = await self._ask_bot(game_log, self.services.settings.stand_in)
            await self._room.stand_in_moves(seq, seat, action)
        except Refusal as refusal:
            log_event("stand-in stopped", table=state.id, why=str(refusal))
        finally:
            if self._thinking is None:  # else a bot continues from here
                self._release()
