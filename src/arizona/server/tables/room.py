"""A table in memory: the only writer of its state.

All changes of a table are made one at a time and in the same way: decided in memory, saved in the
store, and only then sent over the bus. There is no other way to write.

A room is composed of its state, its queue of changes, and the parts that send messages
(``broadcast``), admit connections (``connections``), synchronize with other servers
(``replication``) and act without a request (``automation``).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from arizona.bots.hints import Plan
from arizona.engine.errors import MoveError
from arizona.engine.record import IS_GONE, NOBODY_LEFT, OUT_OF_TIME
from arizona.engine.state import CHANCE, OVER
from arizona.server.base.logs import log_event
from arizona.server.base.settings import Limits
from arizona.server.base.token_buckets import Bucket, Buckets
from arizona.server.protocol.client import Play, RestartTurn, Undo
from arizona.server.protocol.parts import NoteKind
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.server import Done
from arizona.server.store.store import (
    Change,
    ChatRow,
    LogLine,
    NewTable,
    RatedResult,
    TableSettings,
)
from arizona.server.tables import rated
from arizona.server.tables.automation import Automation
from arizona.server.tables.broadcast import Broadcast
from arizona.server.tables.change_queue import (
    NOTHING,
    Answered,
    ChangeQueue,
    Found,
    PendingChange,
    Work,
)
from arizona.server.tables.characters import bot_ids
from arizona.server.tables.clocks import STRIKES, now_ms
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.connections import Connections
from arizona.server.tables.notes import with_note
from arizona.server.tables.replica_sync import ReplicaSync
from arizona.server.tables.replication import Replication
from arizona.server.tables.services import Services
from arizona.server.tables.table_state import LoadedTable, TableState
from arizona.server.transport.bus import Disconnect
from arizona.server.transport.connection import Client

BROKEN: Final = 4500
CHAT_RATE: Final = 1.0
CHAT_AT_ONCE: Final = 8
SLOW_SECONDS: Final = 5
"""Seconds between two chat lines of a guest or new account at a table in the lobby."""


class Moderation:
    """Limits of one table, and the addresses its host has restricted until it is unloaded."""

    def __init__(self, limits: Limits) -> None:
        self.undos = Bucket(limits.undos_per_minute / 60, limits.undos_at_once)
        self.chat = Buckets(CHAT_RATE, CHAT_AT_ONCE, most=256)
        self.slow_chat = Buckets(1 / SLOW_SECONDS, 1, most=256)
        """The same for guests and new accounts at a table that anyone can join."""
        self.muted_addresses: set[str] = set()
        """Addresses whose spectators are muted."""
        self.removed_addresses: set[str] = set()
        """Addresses of players removed by the host."""


class Room:
    """A table."""

    def __init__(self, services: Services, loaded: LoadedTable) -> None:
        self.services = services
        self.id = loaded.row.id
        self.on_broken: Callable[[Room], None] | None = None
        self.state = TableState(services, loaded)
        self.moderation = Moderation(services.settings.limits)
        self.broadcast = Broadcast(services, self.state)
        self.automation = Automation(services, self.state, self)
        sync = ReplicaSync(services, self.state, self.broadcast, self.automation, self.close)
        self.replication = Replication(services, self.state, self.broadcast, sync, self)
        self.connections = Connections(
            services, self.state, self.broadcast, self.replication, self.automation, self
        )
        self._queue = ChangeQueue(
            self.id,
            services.store,
            self._on_given_up,
            self.replication.change_saved,
            sync.read_store,
        )
        self.plans: dict[int, Plan] = {}
        """The plan of each seat's last hint."""

    def idle(self) -> bool:
        """Whether the table can be unloaded."""
        return not self.state.clients and not self.busy and self.automation.idle()

    async def catch_up(self) -> None:
        """Apply all stored changes, including those whose messages have not arrived yet."""
        await self.replication.catch_up()

    # --- queue ----------------------------------------------------------------------------------

    def do(self, work: Work, answered: Answered, *, reads: bool = False) -> None:
        """Queue a piece of work. This is the only way to change a table.

        ``answered`` is called once, when the change is saved and sent, or with the error. Work that
        only ``reads`` is also done while the store cannot save.
        """
        self._queue.do(work, answered, reads=reads)

    async def done(self, work: Work, *, reads: bool = False) -> None:
        """Awaitable variant of ``do``. Canceling it does not cancel the work."""
        await self._queue.done(work, reads=reads)

    async def read(self, look: Callable[[], Found]) -> Found:
        """Read the table while everything in memory is saved."""
        return await self._queue.read(look)

    @property
    def busy(self) -> bool:
        """Whether work is in progress or queued."""
        return self._queue.busy

    @property
    def broken(self) -> bool:
        """Whether the room was discarded and refuses everything."""
        return self._queue.broken

    def close(self) -> None:
        """Discard the room: the table was deleted, or is no longer available to everyone here."""
        self._queue.give_up()

    def _on_given_up(self) -> None:
        """Disconnect everyone, since the state in memory may differ from the store."""
        self.automation.stop()
        self.broadcast.send(Disconnect(BROKEN))
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
            self.state.grace_period.since = self.state.server_clock.now()
            self._run_clock()
            settings = self._expire_undo() or settings
        return Change(
            id=self.id,
            progress=self.state.progress(),
            lines=[
                LogLine(self.state.seq + place, line, now) for place, line in enumerate(lines, 1)
            ],
            chat=chat,
            settings=self.state.stored_settings() if settings else None,
            new=new,
            result=self._result(now) if lines else None,
            after=self.state.version,
            seat=seat,
        )

    def _result(self, now: int) -> RatedResult | None:
        """Return the result of a rated game that is over, for the change that ends it."""
        game_log = self.state.game_log
        if game_log is None or game_log.to_move != OVER or not self.state.row.settings.rated:
            return None
        return rated.result_of(self.state.row, self.state.seating, game_log, now)

    def seats_change(self, seats: list[int], holders: dict[int, list[str]]) -> Change:
        """Return a change of seats and holders to save."""
        self._run_clock()
        self.state.refresh_players()
        # A draw offer lapses when the seat that made it changes.
        lapses = self.state.row.settings.offer in seats
        if lapses:
            self.state.row.settings = replace(self.state.row.settings, offer=-1)
        if seats:
            lapses = self._expire_undo() or lapses
        change = self.change(settings=lapses)
        change.seats = [self.state.seating.rows[seat] for seat in seats]
        change.holders = holders
        return change

    def settings_change(
        self, client: Client, ref: int, settings: TableSettings, seat: int, note: NoteKind
    ) -> PendingChange:
        """Return a change of the settings, with a note in the log about the seat's request."""
        game_log = self.state.playable()
        self.state.row.settings = with_note(settings, game_log.moment, seat, note)

        def publish() -> None:
            self.broadcast.send_table()
            client.send(Done(ref, self.state.seq))

        return PendingChange(self.change(settings=True), publish)

    def _expire_undo(self) -> bool:
        """Remove a pending request to undo; return whether there was one."""
        settings = self.state.row.settings
        if settings.undo is None or self.state.game_log is None:
            return False
        settings = with_note(
            settings, settings.notes[-1].moment, settings.undo.seat, "undo-expired"
        )
        self.state.row.settings = replace(settings, undo=None)
        return True

    def _run_clock(self) -> None:
        """Start the clock of the person to move if all seats are taken; otherwise stop it."""
        if not self.state.timed:
            return
        now = self.state.server_clock.now()
        game_log = self.state.game_log
        mover = OVER if game_log is None else game_log.to_move
        waiting = mover < 0 or self.state.seating.waiting()
        if game_log is None or waiting or self.state.seating.rows[mover].kind != "person":
            self.state.clocks.stop(now)
        else:
            self.state.clocks.start(mover, now, game_log.turn_number)

    # --- moves ------------------------------------------------------------------------------------

    def check_seq(self, seq: int) -> None:
        """Raise ``Refusal`` if a request refers to an outdated scene."""
        if seq != self.state.seq:
            raise Refusal("stale", f"the table is at {self.state.seq}, not {seq}")

    def play(self, client: Client, move: Play) -> PendingChange:
        """Play a person's move."""
        began = time.perf_counter()
        game_log = self.state.playable()
        if move.seq != self.state.seq:
            return self.answer_repeated(
                client, move, self.state.requests.mover(move.seq, move.action, game_log.match.moves)
            )
        seat = game_log.to_move
        if seat == OVER:
            raise Refusal("over", "the game is over")
        if not self.state.seating.plays(client, seat):
            raise Refusal("not-your-turn", f"seat {seat + 1} is to move")
        if self.state.seating.rows[seat].kind == "bot":
            raise Refusal("not-your-turn", "a bot plays this seat; take it back first")
        step = self._decide(game_log, seat, move.action)

        def publish() -> None:
            client.start_batch()
            try:
                step.publish()
                client.send(Done(move.ref, self.state.seq))
            finally:
                client.send_batch()
            self.services.metrics.move_seconds.add(time.perf_counter() - began)

        return PendingChange(step.change, publish)

    def answer_repeated(
        self, client: Client, request: Play | Undo | RestartTurn, seat: int | None
    ) -> PendingChange:
        """Answer a request that refers to an outdated scene: confirm it if it was saved, else
        refuse.
        """
        known = seat is not None and (seat < 0 or self.state.seating.plays(client, seat))
        if seat is None or not known:
            self.check_seq(request.seq)
        return PendingChange(None, lambda: client.send(Done(request.ref, self.state.seq)))

    async def bot_moves(self, seq: int, seat: int, action: int) -> None:
        """Play a bot's decision, unless the table has changed since the request."""

        def work() -> PendingChange:
            if self.state.seq != seq or self.state.seating.rows[seat].kind != "bot":
                return NOTHING
            return self._decide(self.state.playable(), seat, action)

        await self.done(work)

    async def time_up(self, seq: int, seat: int) -> None:
        """Announce that a seat's time is up, unless the table has changed since."""

        def work() -> PendingChange:
            game_log = self.state.playable()
            late = self.state.seq == seq and self.state.clocks.running == seat
            if not late or not self.state.clocks.is_late(seat, game_log.turn_number):
                return NOTHING
            log_event("time up", table=self.id, seat=seat)
            if self.state.row.settings.competitive:
                return self.drop_out(game_log, seat, OUT_OF_TIME, IS_GONE)
            moment = game_log.moment
            events = game_log.remark(seat, OUT_OF_TIME)
            lines = game_log.lines(moment)
            return PendingChange(
                self.change(lines, seat=seat),
                lambda: self.broadcast.send_remark(seat, lines, events),
            )

        await self.done(work)

    def drop_out(
        self, game_log: GameLog, seat: int, *remarks: str, done: Callable[[], None] | None = None
    ) -> PendingChange:
        """Record that a player resigned or left, and let a bot take over if the game continues."""
        moment = game_log.moment
        events = [event for text in remarks for event in game_log.remark(seat, text)]
        seating = self.state.seating
        reseated = not game_log.match.over
        if reseated and not seating.persons_besides(game_log.match.out):
            events += game_log.remark(CHANCE, NOBODY_LEFT)
            reseated = False
        lines = game_log.lines(moment)
        if reseated:
            bots = bot_ids(self.state.row.game)
            seating.give_up(seat, bots[len(bots) // 2])
            change = self.seats_change([seat], {})
            change.lines, change.seat = self.change(lines).lines, seat
        else:
            change = self.change(lines, seat=seat)

        def publish() -> None:
            log_event("given up", table=self.id, seat=seat, how=remarks[-1])
            self.broadcast.send_remark(seat, lines, events)
            self.automation.advance()
            if done is not None:
                done()

        return PendingChange(change, publish)

    async def stand_in_moves(self, seq: int, seat: int, action: int) -> None:
        """Play a decision for a seat whose time is up; after ``STRIKES`` turns a bot takes over."""

        def work() -> PendingChange:
            if self.state.seq != seq or self.state.clocks.running != seat:
                return NOTHING
            step = self._decide(self.state.playable(), seat, action, in_time=False)
            if self.state.clocks.strikes[seat] < STRIKES:
                return step
            assert step.change is not None
            row = self.state.seating.rows[seat]
            row.kind, row.bot = "bot", self.services.settings.stand_in
            change = self.seats_change([seat], {})
            change.lines, change.seat = step.change.lines, seat
            change.settings = change.settings or step.change.settings
            change.notice = step.change.notice

            def publish() -> None:
                step.publish()
                self.broadcast.send_table()

            return PendingChange(change, publish)

        await self.done(work)

    def _decide(
        self, game_log: GameLog, seat: int, action: int, *, in_time: bool = True
    ) -> PendingChange:
        """Play a decision. This is the only function that plays."""
        moment, turn = game_log.moment, game_log.turn_number
        try:
            events = game_log.play(action)
        except MoveError as error:
            raise Refusal("illegal", str(error)) from None
        if self.state.timed:
            self.state.clocks.decided(seat, self.state.server_clock.now(), turn, in_time=in_time)
        lines = game_log.lines(moment)
        settings = self.state.row.settings
        answered = settings.offer >= 0 and settings.offer != seat
        if answered:
            settings = with_note(replace(settings, offer=-1), moment, seat, "draw-declined")
            self.state.row.settings = settings
        answered = answered or settings.undo is not None

        def publish() -> None:
            self.services.metrics.moves[self.state.row.game] += 1
            self.state.requests.add_moves(self.state.seq, len(lines))
            self.broadcast.send_update(seat, 0, lines, len(lines), events)
            if answered or (game_log.to_move != seat and self.state.wait() is not None):
                self.broadcast.send_table()
            self.automation.advance()
            if change.notice:
                self.automation.notify()

        change = self.change(lines, settings=answered, seat=seat)
        change.notice = game_log.to_move != seat and self.automation.wants_notice()
        return PendingChange(change, publish)
