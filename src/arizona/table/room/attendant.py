"""What goes on at a table by itself: bots think, clocks run out, notices are sent."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Final, Literal

from arizona.engine.state import OVER, State
from arizona.table.bots.characters import thinking_seconds
from arizona.table.bots.pool import BotError
from arizona.table.bots.thinking import Answer, Job
from arizona.table.host.hooks import TurnNotice
from arizona.table.host.logs import failure, note
from arizona.table.line.connection import Client
from arizona.table.protocol.refusal import Refusal
from arizona.table.protocol.server import Hint, HintMove
from arizona.table.room.clocks import STRIKES
from arizona.table.room.story import Story, phrase

if TYPE_CHECKING:
    from arizona.table.room.room import Room

LONGEST_TIMER: Final = 86400.0
HINT_SECONDS: Final = 2.0


def now_ms() -> int:
    """The time: ms, Unix."""
    return time.time_ns() // 1_000_000


class Attendant:
    """Looks after one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.services = room.services
        self._thinking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def idle(self) -> bool:
        """Whether nothing is under way."""
        return self._thinking is None and self._timer is None and not self._tasks

    def stop(self) -> None:
        """Let nothing go on."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        running = asyncio.current_task()
        for task in tuple(self._tasks):
            if task is not running:
                task.cancel()

    def take_up(self) -> None:
        """Go on where the table stood when it was last in memory."""
        room = self.room
        progress = room.row.progress
        if room.story is not None and progress.deadline is not None:
            mover = room.story.to_move
            if mover >= 0 and room.seating.rows[mover].kind == "person":
                room.clocks.resume(mover, progress.deadline, room.story.turn_number)
        self.go_on()

    def run_clock(self, now: int) -> None:
        """Let the right clock run: that of the person to move, once all seats are taken."""
        room = self.room
        story = room.story
        mover = OVER if story is None else story.to_move
        waiting = mover < 0 or room.seating.waiting()
        if story is None or waiting or room.seating.rows[mover].kind != "person":
            room.clocks.stop(now)
        else:
            room.clocks.start(mover, now, story.turn_number)

    def go_on(self) -> None:
        """Start what the present position calls for: a bot or a timer."""
        room = self.room
        if room.broken or room.story is None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = room.clocks.deadline()
        if deadline is not None:
            delay = min(LONGEST_TIMER, max(0.0, (deadline - now_ms()) / 1000))
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(delay, self._ring, room.seq)
        mover = room.story.to_move
        if mover >= 0 and room.seating.rows[mover].kind == "bot" and self._thinking is None:
            self._thinking = self._spawn(self._think())

    def notify(self) -> None:
        """Tell the person to move that it is his turn, if he has asked for it."""
        room = self.room
        mover = OVER if room.story is None else room.story.to_move
        if mover < 0 or room.story is None:
            return
        seat = room.seating.rows[mover]
        if seat.kind == "person" and seat.hook is not None:
            link = f"/t/{room.id}"
            moment = room.story.moment
            notice = TurnNotice(room.row.game, room.id, mover, seat.name, moment, link)
            self.services.hooks.notify(seat.hook, notice)

    def _spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- bots -----------------------------------------------------------------------------------

    async def _think(self) -> None:
        """Play the bots' decisions until a person is to move."""
        room = self.room
        try:
            while not room.broken:
                story = room.playable()
                seat = story.to_move
                if seat < 0 or room.seating.rows[seat].kind != "bot":
                    break
                seq = room.seq
                began = time.monotonic()
                action = await self._ask_bot(story, room.seating.rows[seat].bot or "")
                pause = self.services.settings.bot_pause - (time.monotonic() - began)
                if pause > 0:
                    await asyncio.sleep(pause)
                async with room.lock:
                    if room.seq == seq and room.seating.rows[seat].kind == "bot":
                        await room.decide(story, seat, action)
        except Refusal as refusal:
            note("bot stopped", table=room.id, why=str(refusal))
        except Exception:
            failure("bot failed", table=room.id)
        finally:
            self._thinking = None

    async def _ask_bot(self, story: Story, bot: str) -> int:
        """A bot's decision; if no process gives one, any legal move: the game goes on."""
        legal = story.match.state.legal()
        if len(legal) == 1:
            return legal[0]
        try:
            most = self.services.settings.bot_seconds
            seconds = thinking_seconds(self.room.row.game, bot, most)
            answer = await self._ask(story.lines(), "decide", bot, seconds)
            return answer.action
        except BotError as error:
            self.services.metrics.counts["bot_failures"] += 1
            note("bot has no answer", table=self.room.id, bot=bot, why=str(error))
            return random.choice(legal)

    async def _ask(
        self,
        lines: list[str],
        kind: Literal["decide", "hint"],
        bot: str,
        seconds: float,
    ) -> Answer:
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
        return await self.services.pool.ask(job)

    async def hint(self, client: Client, ref: int, asked: tuple[int, int | None], bot: str) -> None:
        """Tell a client the best few moves, as a bot sees them: now, or at a moment asked for."""
        room = self.room
        story = room.playable()
        seq, moment = asked
        if moment is None or moment == story.moment:
            room.check_seq(seq)
            moment = story.moment
        state = self._hinted(client, story, moment)
        if client.hinting:
            raise Refusal("too-fast", "one hint at a time")
        client.hinting = True
        lines = story.lines()[:moment]
        try:
            answer = await self._ask(lines, "hint", bot, HINT_SECONDS)
        except BotError as error:
            raise Refusal("no-answer", str(error)) from None
        finally:
            client.hinting = False
        if story.lines()[:moment] != lines:
            raise Refusal("stale", f"moment {moment} has been taken back")
        moves = []
        for advice in answer.advice:
            words = story.game.words(state, advice.action)
            label = phrase(words.label)
            reasons = advice.reasons
            moves.append(
                HintMove(
                    action=advice.action,
                    text=words.text,
                    label=label,
                    value=advice.value,
                    exact=advice.exact,
                    expected=advice.expected,
                    reasons=reasons,
                    why=reasons[0] if reasons else advice.expected,
                )
            )
        client.send(Hint(ref, seq, moment, bot, answer.exact, moves))

    def _hinted(self, client: Client, story: Story, moment: int) -> State:
        """The position a hint is asked for, or a refusal."""
        if moment > story.moment:
            raise Refusal("no-such-moment", f"the game has moments 0 to {story.moment}")
        state = story.state_at(moment)
        mover = int(state.to_move())
        if mover < 0:
            raise Refusal("over", f"nobody decides at moment {moment}")
        if story.to_move != OVER and mover not in self.room.seating.played_by(client):
            raise Refusal("not-your-turn", "hints are for the seat that is to move")
        return state

    # --- clocks ---------------------------------------------------------------------------------

    def _ring(self, seq: int) -> None:
        self._timer = None
        self._spawn(self._time_up(seq))

    async def _time_up(self, seq: int) -> None:
        """The stand-in decides for the seat whose time is up."""
        room = self.room
        deadline = room.clocks.deadline()
        story = room.story
        if story is None or deadline is None or seq != room.seq:
            return
        if deadline > now_ms() + 5:
            self.go_on()
            return
        seat = story.to_move
        stand_in = self.services.settings.stand_in
        action = await self._ask_bot(story, stand_in)
        try:
            async with room.lock:
                if seq != room.seq or room.clocks.running != seat or room.broken:
                    return
                await room.decide(story, seat, action, in_time=False)
                note("time up", table=room.id, seat=seat)
                if room.clocks.strikes[seat] >= STRIKES:
                    row = room.seating.rows[seat]
                    row.kind, row.bot = "bot", stand_in
                    await room.keep_seats([seat], {})
                    self.go_on()
                    room.tell_table()
        except Refusal as refusal:
            note("stand-in stopped", table=room.id, why=str(refusal))
