"""A table in memory: its match, its seats, and everyone who is connected.

Whatever changes a table goes one way, one thing after the other: it is decided in memory, kept in
the store, and only then told, by the bus. Nobody else writes, and nobody else waits for a turn.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from arizona.engine.errors import MoveError
from arizona.engine.record import OUT_OF_TIME
from arizona.engine.state import OVER
from arizona.server.base.logs import log_event
from arizona.server.base.token_buckets import Bucket, Buckets
from arizona.server.protocol.client import Hello, Play, RestartTurn, Undo
from arizona.server.protocol.codec import encoder
from arizona.server.protocol.parts import (
    VERSION,
    EventInfo,
    Phrase,
    SeatKey,
    You,
)
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.server import (
    CaughtUp,
    Done,
    SentAway,
    TableChanged,
    trouble_message,
)
from arizona.server.store.store import (
    Change,
    ChatRow,
    LogLine,
    NewTable,
)
from arizona.server.tables import access
from arizona.server.tables.automation import Automation
from arizona.server.tables.change_queue import (
    NOTHING,
    Answered,
    ChangeQueue,
    Found,
    PendingChange,
    Work,
)
from arizona.server.tables.clocks import STRIKES, now_ms
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.idempotency import RequestLog
from arizona.server.tables.replication import Replica
from arizona.server.tables.services import Services
from arizona.server.tables.snapshot_cache import SnapshotCache
from arizona.server.tables.table_state import LoadedTable
from arizona.server.transport.bus import Disconnect, Notice, SeatsChanged
from arizona.server.transport.connection import Client
from arizona.server.transport.websocket_frames import Packet

BROKEN: Final = 4500
CLOSED: Final = 4403
"""The table is closed to spectators."""
PRESENCE_SECONDS: Final = 0.1
"""A crowd waits longer: what is told to everyone about everyone grows with its square."""
CHAT_RATE: Final = 1.0
CHAT_AT_ONCE: Final = 8


class Room(Replica):
    """One table."""

    def __init__(self, services: Services, kept: LoadedTable) -> None:
        super().__init__(services, kept)
        self._steps = ChangeQueue(
            self.id, services.store, self._given_up, self._was_kept, self._look
        )
        self.used = time.monotonic()
        self.on_broken: Callable[[Room], None] | None = None
        self.speakers: dict[int, tuple[str, str, bool]] = {}
        """Who has said the newest lines of chat: guest, address, and whether he sat here."""
        self.unheard: set[str] = set()
        """Addresses from which spectators are not heard, until the table is put away."""
        self.sent_away: set[str] = set()
        """Addresses of players whom the host has sent away, until the table is put away."""
        limits = services.settings.limits
        self.undos = Bucket(limits.undos_per_minute / 60, limits.undos_at_once)
        self.chatter = Buckets(CHAT_RATE, CHAT_AT_ONCE, most=256)
        self.fates = RequestLog()
        self._greetings = SnapshotCache()
        self._telling: asyncio.TimerHandle | None = None
        self.attendant = Automation(self)
        self.know_company()

    def know_company(self) -> None:
        """Tell the story who plays: a bot's answers are taken back with one's own decision."""
        if self.story is not None:
            self.story.match.names[:] = self.seating.names()
            self.story.match.bots[:] = self.seating.bots()
            self.story.company = self.seating.company()
            self.story.luck_too = self.row.house.take_back

    def follower(self) -> Room:
        """The table as what follows wants it."""
        return self

    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.clients and not self.busy and self.attendant.idle()

    # --- one thing after the other --------------------------------------------------------------

    def do(self, work: Work, answered: Answered, *, reads: bool = False) -> None:
        """Do something when its turn has come. This is the only way to change a table.

        ``answered`` is called once, when it is kept and told, or with why it is not. What only
        ``reads`` is done also while the store can keep nothing.
        """
        self._steps.do(work, answered, reads=reads)

    async def done(self, work: Work, *, reads: bool = False) -> None:
        """The same for who can wait. What is begun is finished also if nobody waits any more."""
        await self._steps.done(work, reads=reads)

    async def read(self, look: Callable[[], Found]) -> Found:
        """Look at the table while everything in memory is kept."""
        return await self._steps.read(look)

    @property
    def busy(self) -> bool:
        """Whether something is being done, or waits for it."""
        return self._steps.busy

    @property
    def broken(self) -> bool:
        """Whether it was given up; then it refuses everything."""
        return self._steps.broken

    def close(self) -> None:
        """Do nothing any more: the table is no more, or not for all who were here."""
        self._steps.give_up()

    def _given_up(self) -> None:
        """What is in memory may not be what is kept: send everyone away, to come back at once."""
        self.attendant.stop()
        self.tell(Disconnect(BROKEN))
        if self.on_broken is not None:
            self.on_broken(self)

    # --- what is kept -----------------------------------------------------------------------------

    def change(
        self,
        lines: Sequence[str] = (),
        *,
        chat: ChatRow | None = None,
        settings: bool = False,
        new: NewTable | None = None,
        seat: int = -1,
    ) -> Change:
        """Something to keep; with lines of the log the right clock runs from now on.

        ``seat`` is who did it.
        """
        now = now_ms()
        if lines:
            self.waits.since = self._hours.now()
            self._run_clock()
        return Change(
            id=self.id,
            progress=self.progress(),
            lines=[LogLine(self.seq + place, line, now) for place, line in enumerate(lines, 1)],
            chat=chat,
            settings=(self.row.open, self.row.next, self.row.house) if settings else None,
            new=new,
            after=self.version,
            seat=seat,
        )

    def seats_change(self, seats: list[int], holders: dict[int, list[str]]) -> Change:
        """Seats and holders to keep."""
        self._run_clock()
        self.know_company()
        # Who offered a draw there does not sit there any more, or not as he did.
        lapses = self.row.house.offer in seats
        if lapses:
            self.row.house = replace(self.row.house, offer=-1)
        change = self.change(settings=lapses)
        change.seats = [self.seating.rows[seat] for seat in seats]
        change.holders = holders
        return change

    def _run_clock(self) -> None:
        """Let the right clock run: that of the person to move, once all seats are taken."""
        if not self._timed:
            return
        now = self._hours.now()
        story = self.story
        mover = OVER if story is None else story.to_move
        waiting = mover < 0 or self.seating.waiting()
        if story is None or waiting or self.seating.rows[mover].kind != "person":
            self.clocks.stop(now)
        else:
            self.clocks.start(mover, now, story.turn_number)

    # --- what is told -----------------------------------------------------------------------------

    def tell(self, notice: Notice) -> None:
        """Tell everyone at the table."""
        self.services.bus.publish(self.id, notice)

    def tell_table(self) -> None:
        """Tell everyone who sits where now, and each what has changed for him."""
        for client in tuple(self.clients):
            self._tell_sent_away(client)
            if not access.may_read_room(self, client.guest, client.claimed):
                client.drop(CLOSED)
        self.tell(SeatsChanged(self._rights))
        if self.clients:
            message = TableChanged(self.info(), self._clock_infos(), self.spectators())
            self.tell(Packet(encoder.encode(message)))

    def _tell_sent_away(self, client: Client) -> None:
        """Tell a player why the host has taken the seat away."""
        why = self.row.house.sent_away.get(client.guest)
        lost = [seat for seat in client.told if not self.seating.plays(client, seat)]
        if why is not None and lost:
            client.send(SentAway(lost[0], Phrase(f"table-sent-away-{why}", {})))

    def tell_presence(self) -> None:
        """Tell everyone soon who is here: once for all who come and go in a moment."""
        if self._telling is None:
            loop = asyncio.get_running_loop()
            seconds = PRESENCE_SECONDS * (1 + len(self.clients) / 25)
            self._telling = loop.call_later(seconds, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling = None
        if not self.broken:
            self.tell_others_who_is_here()
            self.do(lambda: PendingChange(None, self.tell_table), lambda _: None, reads=True)

    def tell_update(
        self, seat: int, undone: int, moves: list[str], written: int, events: list[EventInfo]
    ) -> None:
        """Tell everyone the new position and what led to it."""
        before = self.seq
        self.seq += written
        self.used = time.monotonic()
        packet = self._updates.next(
            self.playable(),
            before,
            self.seq,
            self._clock_infos(),
            seat=seat,
            undone=undone,
            moves=moves,
            events=events,
        )
        self.tell(packet)

    def tell_remark(
        self, seat: int, lines: list[str], events: list[EventInfo], *, go_on: bool = True
    ) -> None:
        """Tell everyone what was said about the game, and what follows from it."""
        self.fates.played(self.seq, len(lines))
        self.tell_update(seat, 0, lines, len(lines), events)
        self.tell_table()
        if go_on:
            self.attendant.go_on()

    def _rights(self, guest: str, name: str, claimed: dict[int, bytes]) -> You:
        return You(name, self.seating.seats_of(guest, claimed), access.is_host(self.row, guest))

    # --- people coming and going ------------------------------------------------------------------

    def join(self, client: Client, hello: Hello) -> PendingChange:
        """Let a connection in and tell it everything, or what it missed."""
        came = not self._lose(client)
        trouble = self.services.store.trouble
        new = [key for key in hello.seats if self._claims(client, key, hold=trouble is None)]
        if not access.may_read_room(self, client.guest, client.claimed):
            client.drop(CLOSED)
            return NOTHING
        change = None
        if new:
            holders = {key.seat: self.seating.holders[key.seat] for key in new}
            change = self.seats_change([], holders)

        def tell() -> None:
            self.clients.add(client)
            client.ready = True
            client.told = self.seating.played_by(client)
            client.hear(self._missed(client, hello))
            if trouble is not None:
                client.send(trouble_message(trouble))
            if new:
                self.tell_table()
            elif came:
                self.tell_presence()
            self.services.bus.subscribe(self.id, client.hear)
            self.attendant.go_on()

        return PendingChange(change, tell)

    def _claims(self, client: Client, key: SeatKey, *, hold: bool) -> bool:
        try:
            return self.seating.claim(client, key, hold=hold)
        except Refusal:
            # An old link lets one watch; the seat list shows that the seat is not one's own.
            return False

    def _missed(self, client: Client, hello: Hello) -> Packet:
        spectators = self.spectators()
        you = self._rights(client.guest, client.name, client.claimed)
        if hello.have is not None and self.story is not None:
            here = hello.have == self.seq
            updates = [] if here else self._updates.since(hello.have)
            if updates is not None:
                clocks = self._clock_infos()
                lines = [line for line in self.chat if line.id > hello.chat]
                missed = CaughtUp(
                    VERSION, now_ms(), self.info(), you, updates, clocks, lines, spectators
                )
                return Packet(encoder.encode(missed))
        if not self._greetings.known(self.seq, self.chat[-1].id if self.chat else 0):
            log = [] if self.story is None else self.story.events
            self._greetings.keep(self.scene(), log, self.chat)
        return self._greetings.packet(now_ms(), self.info(), you, spectators)

    def part(self, client: Client) -> None:
        """A connection has gone."""
        seats = self.seating.played_by(client)
        if self._lose(client):
            self.used = time.monotonic()
            for seat in seats:
                if not self.present(seat):
                    self.waits.left[seat] = self._hours.now()
            self.tell_presence()

    def _lose(self, client: Client) -> bool:
        self.services.bus.unsubscribe(self.id, client.hear)
        if client not in self.clients:
            return False
        self.clients.discard(client)
        return True

    # --- moves ------------------------------------------------------------------------------------

    def check_seq(self, seq: int) -> None:
        """Refuse what was chosen in a scene that is no more."""
        if seq != self.seq:
            raise Refusal("stale", f"the table is at {self.seq}, not {seq}")

    def play(self, client: Client, move: Play) -> PendingChange:
        """A person's move."""
        began = time.perf_counter()
        story = self.playable()
        if move.seq != self.seq:
            return self.again(
                client, move, self.fates.mover(move.seq, move.action, story.match.moves)
            )
        seat = story.to_move
        if seat == OVER:
            raise Refusal("over", "the game is over")
        if not self.seating.plays(client, seat):
            raise Refusal("not-your-turn", f"seat {seat + 1} is to move")
        if self.seating.rows[seat].kind == "bot":
            raise Refusal("not-your-turn", "a bot plays this seat; take it back first")
        step = self._decide(story, seat, move.action)

        def tell() -> None:
            client.hold()
            try:
                step.tell()
                client.send(Done(move.ref, self.seq))
            finally:
                client.let_go()
            self.services.metrics.move_seconds.add(time.perf_counter() - began)

        return PendingChange(step.change, tell)

    def again(
        self, client: Client, request: Play | Undo | RestartTurn, seat: int | None
    ) -> PendingChange:
        """Something chosen in a scene that is no more: if it was kept then, that is the answer."""
        known = seat is not None and (seat < 0 or self.seating.plays(client, seat))
        if seat is None or not known:
            self.check_seq(request.seq)
        return PendingChange(None, lambda: client.send(Done(request.ref, self.seq)))

    async def bot_moves(self, seq: int, seat: int, action: int) -> None:
        """Play a bot's decision, if the table still stands as it was when the bot was asked."""

        def work() -> PendingChange:
            if self.seq != seq or self.seating.rows[seat].kind != "bot":
                return NOTHING
            return self._decide(self.playable(), seat, action)

        await self.done(work)

    async def tell_time_up(self, seq: int, seat: int) -> None:
        """Say that a seat's time is up, if it still is."""

        def work() -> PendingChange:
            story = self.playable()
            late = self.seq == seq and self.clocks.running == seat
            if not late or not self.clocks.is_late(seat, story.turn_number):
                return NOTHING
            moment = story.moment
            events = story.remark(seat, OUT_OF_TIME)
            lines = story.lines(moment)
            log_event("time up", table=self.id, seat=seat)
            return PendingChange(
                self.change(lines, seat=seat),
                lambda: self.tell_remark(seat, lines, events, go_on=False),
            )

        await self.done(work)

    async def stand_in_moves(self, seq: int, seat: int, action: int) -> None:
        """Decide for a seat whose time is up, if it still is; too often, and a bot keeps it."""

        def work() -> PendingChange:
            if self.seq != seq or self.clocks.running != seat:
                return NOTHING
            step = self._decide(self.playable(), seat, action, in_time=False)
            if self.clocks.strikes[seat] < STRIKES:
                return step
            assert step.change is not None
            row = self.seating.rows[seat]
            row.kind, row.bot = "bot", self.services.settings.stand_in
            change = self.seats_change([seat], {})
            change.lines, change.seat = step.change.lines, seat
            change.settings = change.settings or step.change.settings
            change.notice = step.change.notice

            def tell() -> None:
                step.tell()
                self.tell_table()

            return PendingChange(change, tell)

        await self.done(work)

    def _decide(
        self, story: GameLog, seat: int, action: int, *, in_time: bool = True
    ) -> PendingChange:
        """The one function that plays."""
        moment, turn = story.moment, story.turn_number
        try:
            events = story.play(action)
        except MoveError as error:
            raise Refusal("illegal", str(error)) from None
        if self._timed:
            self.clocks.decided(seat, self._hours.now(), turn, in_time=in_time)
        lines = story.lines(moment)
        answered = self.row.house.offer >= 0 and self.row.house.offer != seat
        if answered:
            self.row.house = replace(self.row.house, offer=-1)

        def tell() -> None:
            self.services.metrics.moves[self.row.game] += 1
            self.fates.played(self.seq, len(lines))
            self.tell_update(seat, 0, lines, len(lines), events)
            if answered or (story.to_move != seat and self.wait() is not None):
                self.tell_table()
            self.attendant.go_on()
            if change.notice:
                self.attendant.notify()

        change = self.change(lines, settings=answered, seat=seat)
        change.notice = story.to_move != seat and self.attendant.wants_notice()
        return PendingChange(change, tell)
