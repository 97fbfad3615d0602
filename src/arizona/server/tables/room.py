"""A table in memory: its match, its seats, and its connections.

All changes of a table are made one at a time and in the same way: decided in memory, saved in the
store, and only then sent over the bus. There is no other way to write.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from arizona.bots.hints import Plan
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
"""Minimum delay. It grows with the number of clients, since the total cost of presence messages is
quadratic.
"""
CHAT_RATE: Final = 1.0
CHAT_AT_ONCE: Final = 8


class Room(Replica):
    """A table."""

    def __init__(self, services: Services, kept: LoadedTable) -> None:
        super().__init__(services, kept)
        self._steps = ChangeQueue(
            self.id, services.store, self._on_given_up, self._was_kept, self._look
        )
        self.used = time.monotonic()
        self.on_broken: Callable[[Room], None] | None = None
        self.speakers: dict[int, tuple[str, str, bool]] = {}
        """Authors of the latest chat lines: guest, address, and whether they had a seat."""
        self.unheard: set[str] = set()
        """Addresses whose spectators are muted, until the table is unloaded."""
        self.sent_away: set[str] = set()
        """Addresses of players removed by the host, until the table is unloaded."""
        limits = services.settings.limits
        self.undos = Bucket(limits.undos_per_minute / 60, limits.undos_at_once)
        self.chatter = Buckets(CHAT_RATE, CHAT_AT_ONCE, most=256)
        self.fates = RequestLog()
        self.plans: dict[int, Plan] = {}
        """The plan of each seat's last hint."""
        self._greetings = SnapshotCache()
        self._presence_timer: asyncio.TimerHandle | None = None
        self.attendant = Automation(self)
        self.know_company()

    def know_company(self) -> None:
        """Update the players of the game log: undo also reverts the replies of bots."""
        if self.story is not None:
            self.story.match.names[:] = self.seating.names()
            self.story.match.bots[:] = self.seating.bots()
            self.story.company = self.seating.company()
            self.story.luck_too = self.row.house.take_back

    def follower(self) -> Room:
        return self

    def idle(self) -> bool:
        """Whether the table can be unloaded."""
        return not self.clients and not self.busy and self.attendant.idle()

    # --- queue ----------------------------------------------------------------------------------

    def do(self, work: Work, answered: Answered, *, reads: bool = False) -> None:
        """Queue a piece of work. This is the only way to change a table.

        ``answered`` is called once, when the change is saved and sent, or with the error. Work that
        only ``reads`` is also done while the store cannot save.
        """
        self._steps.do(work, answered, reads=reads)

    async def done(self, work: Work, *, reads: bool = False) -> None:
        """Awaitable variant of ``do``. Canceling it does not cancel the work."""
        await self._steps.done(work, reads=reads)

    async def read(self, look: Callable[[], Found]) -> Found:
        """Read the table while everything in memory is saved."""
        return await self._steps.read(look)

    @property
    def busy(self) -> bool:
        """Whether work is in progress or queued."""
        return self._steps.busy

    @property
    def broken(self) -> bool:
        """Whether the room was discarded and refuses everything."""
        return self._steps.broken

    def close(self) -> None:
        """Discard the room: the table was deleted, or is no longer available to everyone here."""
        self._steps.give_up()

    def _on_given_up(self) -> None:
        """Disconnect everyone, since the state in memory may differ from the store."""
        self.attendant.stop()
        self.tell(Disconnect(BROKEN))
        if self.on_broken is not None:
            self.on_broken(self)

    # --- changes ----------------------------------------------------------------------------------

    def change(
        self,
        lines: Sequence[str] = (),
        *,
        chat: ChatRow | None = None,
        settings: bool = False,
        new: NewTable | None = None,
        seat: int = -1,
    ) -> Change:
        """Return a change to save. If it has log lines, the right clock is started.

        ``seat`` is the seat that made the change.
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
        """Return a change of seats and holders to save."""
        self._run_clock()
        self.know_company()
        # A draw offer lapses when the seat that made it changes.
        lapses = self.row.house.offer in seats
        if lapses:
            self.row.house = replace(self.row.house, offer=-1)
        change = self.change(settings=lapses)
        change.seats = [self.seating.rows[seat] for seat in seats]
        change.holders = holders
        return change

    def _run_clock(self) -> None:
        """Start the clock of the person to move if all seats are taken; otherwise stop it."""
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

    # --- messages ---------------------------------------------------------------------------------

    def tell(self, notice: Notice) -> None:
        """Send a notice to everyone at the table."""
        self.services.bus.publish(self.id, notice)

    def tell_table(self) -> None:
        """Send everyone the seats and settings, and each client its own permissions."""
        for client in tuple(self.clients):
            self._tell_sent_away(client)
            if not access.may_read_room(self, client.guest, client.claimed):
                client.drop(CLOSED)
        self.tell(SeatsChanged(self._rights))
        if self.clients:
            message = TableChanged(self.info(), self._clock_infos(), self.spectators())
            self.tell(Packet(encoder.encode(message)))

    def _tell_sent_away(self, client: Client) -> None:
        """Tell a player why the host removed them from a seat."""
        why = self.row.house.sent_away.get(client.guest)
        lost = [seat for seat in client.told if not self.seating.plays(client, seat)]
        if why is not None and lost:
            client.send(SentAway(lost[0], Phrase(f"table-sent-away-{why}", {})))

    def tell_presence(self) -> None:
        """Schedule a presence message that covers all clients who come and go in a short time."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            seconds = PRESENCE_SECONDS * (1 + len(self.clients) / 25)
            self._presence_timer = loop.call_later(seconds, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_timer = None
        if not self.broken:
            self.tell_others_who_is_here()
            self.do(lambda: PendingChange(None, self.tell_table), lambda _: None, reads=True)

    def tell_update(
        self, seat: int, undone: int, moves: list[str], written: int, events: list[EventInfo]
    ) -> None:
        """Send everyone the new position and what led to it."""
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
        """Send everyone a remark about the game and its consequences."""
        self.fates.played(self.seq, len(lines))
        self.tell_update(seat, 0, lines, len(lines), events)
        self.tell_table()
        if go_on:
            self.attendant.go_on()

    def _rights(self, guest: str, name: str, claimed: dict[int, bytes]) -> You:
        return You(name, self.seating.seats_of(guest, claimed), access.is_host(self.row, guest))

    # --- connections ------------------------------------------------------------------------------

    def join(self, client: Client, hello: Hello) -> PendingChange:
        """Admit a connection and send it a snapshot, or only what it missed."""
        came = not self._remove_client(client)
        trouble = self.services.store.trouble
        new = [key for key in hello.seats if self._try_claim(client, key, hold=trouble is None)]
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
            client.hear(self._first_packet(client, hello))
            if trouble is not None:
                client.send(trouble_message(trouble))
            if new:
                self.tell_table()
            elif came:
                self.tell_presence()
            self.services.bus.subscribe(self.id, client.hear)
            self.attendant.go_on()

        return PendingChange(change, tell)

    def _try_claim(self, client: Client, key: SeatKey, *, hold: bool) -> bool:
        try:
            return self.seating.claim(client, key, hold=hold)
        except Refusal:
            # An old link still lets one watch; the list of seats shows that the seat belongs to
            # another.
            return False

    def _first_packet(self, client: Client, hello: Hello) -> Packet:
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
        """Remove a closed connection."""
        seats = self.seating.played_by(client)
        if self._remove_client(client):
            self.used = time.monotonic()
            for seat in seats:
                if not self.present(seat):
                    self.waits.left[seat] = self._hours.now()
            self.tell_presence()

    def _remove_client(self, client: Client) -> bool:
        self.services.bus.unsubscribe(self.id, client.hear)
        if client not in self.clients:
            return False
        self.clients.discard(client)
        return True

    # --- moves ------------------------------------------------------------------------------------

    def check_seq(self, seq: int) -> None:
        """Raise ``Refusal`` if a request refers to an outdated scene."""
        if seq != self.seq:
            raise Refusal("stale", f"the table is at {self.seq}, not {seq}")

    def play(self, client: Client, move: Play) -> PendingChange:
        """Play a person's move."""
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
        """Answer a request that refers to an outdated scene: confirm it if it was saved, else
        refuse.
        """
        known = seat is not None and (seat < 0 or self.seating.plays(client, seat))
        if seat is None or not known:
            self.check_seq(request.seq)
        return PendingChange(None, lambda: client.send(Done(request.ref, self.seq)))

    async def bot_moves(self, seq: int, seat: int, action: int) -> None:
        """Play a bot's decision, unless the table has changed since the request."""

        def work() -> PendingChange:
            if self.seq != seq or self.seating.rows[seat].kind != "bot":
                return NOTHING
            return self._decide(self.playable(), seat, action)

        await self.done(work)

    async def tell_time_up(self, seq: int, seat: int) -> None:
        """Announce that a seat's time is up, unless the table has changed since."""

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
        """Play a decision for a seat whose time is up; after ``STRIKES`` turns a bot takes over."""

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
        """Play a decision. This is the only function that plays."""
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
