"""What goes on at a table by itself: bots think, clocks run out, notices are sent."""

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
"""How many times slower bots play where nobody plays against them."""


class AutomatedRoom(Protocol):
    """What an attendant knows of the room he looks after, and may ask of it."""

    services: Services
    row: TableRow
    seating: Seating
    clocks: Clocks
    story: GameLog | None
    seq: int
    clients: set[Client]
    attendant: Automation

    @property
    def broken(self) -> bool:
        """Whether it was given up."""

    @property
    def id(self) -> str:
        """The table's id."""

    def present(self, seat: int) -> bool:
        """Whether somebody who plays a seat is at the table."""

    def playable(self) -> GameLog:
        """The game, or a refusal."""

    async def catch_up(self) -> None:
        """Know all that is kept."""

    async def bot_moves(self, seq: int, seat: int, action: int) -> None:
        """Play a bot's decision, if the table still stands as it was when the bot was asked."""

    async def tell_time_up(self, seq: int, seat: int) -> None:
        """Say that a seat's time is up, if it still is."""

    async def stand_in_moves(self, seq: int, seat: int, action: int) -> None:
        """Decide for a seat whose time is up, if it still is."""


class Automation:
    """Looks after one room."""

    def __init__(self, room: AutomatedRoom) -> None:
        self.room = room
        self.services = room.services
        self._hours = room.services.store.hours
        self._thinking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._later: asyncio.TimerHandle | None = None
        """When another server does it: a look whether it has, or is gone."""
        self.tends = False
        """Whether this server looks after the table, and no other."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def thinks(self) -> bool:
        """Whether a bot is being asked."""
        return self._thinking is not None

    def idle(self) -> bool:
        """Whether nothing is under way."""
        return self._thinking is None and self._timer is None and not self._tasks

    def stop(self) -> None:
        """Let nothing go on."""
        for timer in (self._timer, self._later):
            if timer is not None:
                timer.cancel()
        self._timer = self._later = None
        running = asyncio.current_task()
        for task in tuple(self._tasks):
            if task is not running:
                task.cancel()

    def tend(self) -> None:
        """This server looks after the table from now on."""
        self.tends = True
        if not self.room.broken and self._thinking is None:
            self.go_on()

    async def _claim(self) -> bool:
        """Whether it is this server that looks after the table; if not, look again later."""
        try:
            self.tends = await self.services.store.claim(self.room.id)
        except StoreError:
            self.tends = False
        if not self.tends and self._later is None and not self.room.broken:
            loop = asyncio.get_running_loop()
            self._later = loop.call_later(LEASE_SECONDS, self._look_again)
        return self.tends

    def _look_again(self) -> None:
        self._later = None
        self.go_on()

    def _release(self) -> None:
        if self.tends:
            self.tends = False
            self.services.store.release(self.room.id)

    def take_up(self) -> None:
        """Go on where the table stood when it was last in memory."""
        room = self.room
        progress = room.row.progress
        self._know_who_is_late()
        if room.story is not None and progress.deadline is not None:
            mover = room.story.to_move
            if mover >= 0 and room.seating.rows[mover].kind == "person":
                room.clocks.resume(mover, progress.deadline, room.story.turn_number)
        self.go_on()

    def _know_who_is_late(self) -> None:
        """A seat whose time was up is not told so again in the same turn."""
        story = self.room.story
        if story is None or isinstance(self.room.row.clock, NoClock):
            return
        for moment in range(story.moment - 1, -1, -1):
            move = story.match.moves[moment]
            if move.text == OUT_OF_TIME and move.action < 0:
                self.room.clocks.is_late(move.seat, int(story.state_at(moment).turn()))
                return

    def go_on(self) -> None:
        """Start what the present position calls for: a bot or a timer."""
        room = self.room
        if room.broken or room.story is None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = room.clocks.deadline()
        if deadline is not None and not self.services.settings.thinks_only:
            delay = min(LONGEST_TIMER, max(0.0, (deadline - self._hours.now()) / 1000))
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(delay, self._ring, room.seq)
        mover = room.story.to_move
        due = mover >= 0 and room.seating.rows[mover].kind == "bot" and self._thinking is None
        if due and not self._nobody_cares():
            self._thinking = self._spawn(self._think())

    def _nobody_cares(self) -> bool:
        """Whether only bots play and nobody watches: such a table goes on when somebody comes."""
        return not self.room.clients and self.room.seating.bots_only()

    def notify(self) -> None:
        """Tell the person to move that it is his turn, if he has asked for it.

        That he is to be told is kept with the move; when it is done, or given up, it is forgotten.
        A server that dies before is replaced by another, which tells him.
        """
        room = self.room
        if room.story is None:
            return
        moment = room.story.moment
        if not self.wants_notice():
            self._spawn(self._told(moment))
            return
        mover = room.story.to_move
        seat = room.seating.rows[mover]
        notice = TurnNotice(room.row.game, room.id, mover, seat.name, moment, f"/t/{room.id}")
        left = ["hook", "push"]

        def done() -> None:
            left.pop()
            if not left and not room.broken:
                self._spawn(self._told(moment))

        if seat.hook is None:
            done()
        else:
            self.services.hooks.notify(seat.hook, notice, done)
        guests = [] if room.present(mover) else list(room.seating.holders[mover])
        self.services.push.turn(guests, notice, room.row.house.name, done)

    def wants_notice(self) -> bool:
        """Whether somebody is to be told that it is his turn now."""
        room = self.room
        if room.story is None or room.story.to_move < 0:
            return False
        mover = room.story.to_move
        seat = room.seating.rows[mover]
        if seat.kind != "person":
            return False
        away = self.services.push.on and not room.present(mover)
        return seat.hook is not None or (away and bool(room.seating.holders[mover]))

    async def _told(self, moment: int) -> None:
        with contextlib.suppress(StoreError):  # then it is told once more, which is no harm
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
            if not await self._comes_to_think():
                return
            while not room.broken:
                story = room.playable()
                seat = story.to_move
                if seat < 0 or room.seating.rows[seat].kind != "bot" or self._nobody_cares():
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

    async def _comes_to_think(self) -> bool:
        """Whether the bots of this table are this server's; others may be quicker."""
        patience = self.services.settings.bot_patience
        if patience and not self.tends and not self.room.seating.bots_only():
            seq = self.room.seq
            await asyncio.sleep(patience)
            if self.room.seq != seq:
                return False
        if not await self._claim():
            return False
        if self.services.store.shared:  # who looked after it until now may have decided already
            await self.room.catch_up()
        return True

    def _pause(self) -> float:
        """Seconds that a bot's move takes at least; longer where one only watches."""
        pause = self.services.settings.bot_pause
        return SHOW_PACE * pause if self.room.seating.bots_only() else pause

    async def _ask_bot(self, story: GameLog, bot: str) -> int:
        """A bot's decision; if no process gives one, any legal move: the game goes on."""
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
    ) -> Answer:
        """What a bot says to the position after these lines: to one who asks, or to the table."""
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
        )
        thinkers = self.services.pool if kind == "decide" else self.services.extras
        return await thinkers.ask(job, self._asker(asked_by))

    def _asker(self, client: Client | None) -> BotRequester:
        """On whose account a bot thinks: who asks, or who sits or watches here."""
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

    def _ring(self, seq: int) -> None:
        self._timer = None
        self._spawn(self._time_up(seq))

    async def _time_up(self, seq: int) -> None:
        """It is told that a seat's time is up; then the stand-in decides for it."""
        room = self.room
        deadline = room.clocks.deadline()
        story = room.story
        if story is None or deadline is None or seq != room.seq:
            return
        if deadline > self._hours.now() + 5:
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
            if self._thinking is None:  # else a bot goes on from here
                self._release()
