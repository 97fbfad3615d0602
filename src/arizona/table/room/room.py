"""A table in memory: one lock, one match, everyone who is connected.

Every change is made under the lock, kept in the store, and only then told to anyone.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from msgspec import Raw

from arizona.engine.errors import MoveError, UndoError
from arizona.engine.record import Record
from arizona.engine.state import OVER
from arizona.table.host.logs import failure
from arizona.table.line.connection import Client
from arizona.table.line.frames import Packet
from arizona.table.protocol.client import Hello, Play
from arizona.table.protocol.codec import encoder
from arizona.table.protocol.parts import (
    VERSION,
    ChatLine,
    EventInfo,
    Origin,
    Phrase,
    Scene,
    SeatKey,
    Status,
    TableInfo,
    You,
)
from arizona.table.protocol.refusal import Refusal
from arizona.table.protocol.rest import Moment
from arizona.table.protocol.rest import Story as StoryPage
from arizona.table.protocol.server import (
    CaughtUp,
    Done,
    ServerMessage,
    Snapshot,
    TableChanged,
    YouChanged,
)
from arizona.table.room.attendant import Attendant, now_ms
from arizona.table.room.clocks import Clocks
from arizona.table.room.fair_lock import Turnstile
from arizona.table.room.seating import Seating
from arizona.table.room.services import Services
from arizona.table.room.story import Story
from arizona.table.room.updates import Updates
from arizona.table.store.store import UNDO, LogLine, Progress, StoreError, TableRow

BROKEN: Final = 4500

Played = Callable[[Play, Exception | None], None]
"""Called when a move is kept and told, or with why it is not."""


class Decision(NamedTuple):
    """What a seat has decided: the lines of the record, and what happened."""

    seat: int
    lines: list[str]
    events: list[EventInfo]


def table_info(
    row: TableRow,
    seating: Seating,
    status: Status,
    read_only: str | None = None,
    clients: Iterable[Client] = (),
) -> TableInfo:
    """A table as everyone sees it."""
    origin = None
    if row.origin_table is not None:
        origin = Origin(row.origin_table, row.origin_moment or 0)
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        content=row.content,
        content_hash=row.content_hash,
        options=row.options,
        clock=row.clock,
        open=row.open,
        created=row.created,
        status=status,
        read_only=read_only,
        origin=origin,
        next=row.next,
        seats=seating.info(clients),
    )


class Room:
    """One table."""

    def __init__(
        self,
        services: Services,
        row: TableRow,
        seating: Seating,
        story: Story | None,
        lines: list[str],
        seq: int,
        chat: list[ChatLine],
        read_only: str | None,
    ) -> None:
        self.services = services
        self.row = row
        self.seating = seating
        self.story = story
        self.old_lines = lines
        """The moves of a table that cannot be replayed here."""
        self.read_only = read_only
        self.seq = seq
        self.chat = chat
        self.clocks = Clocks(row.clock, len(seating.rows), list(row.progress.clock_ms))
        self.clients: set[Client] = set()
        self.lock = Turnstile()
        self.used = time.monotonic()
        self.broken = False
        self.on_broken: Callable[[Room], None] | None = None
        self._updates = Updates()
        self.attendant = Attendant(self)

    # --- facts --------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    def playable(self) -> Story:
        """The game, or a refusal at a table that can only be read."""
        if self.story is None:
            raise Refusal("read-only", self.read_only or "")
        return self.story

    def status(self) -> Status:
        """What the table is doing."""
        if self.story is None:
            return "read-only"
        if self.story.to_move == OVER:
            return "over"
        return "waiting" if self.seating.waiting() else "playing"

    def info(self) -> TableInfo:
        """The table as everyone sees it."""
        return table_info(self.row, self.seating, self.status(), self.read_only, self.clients)

    def scene(self) -> Scene:
        """The position, complete."""
        if self.story is not None:
            return self._updates.scene(self.story, self.seq, self.clocks.info(now_ms()))
        progress = self.row.progress
        return Scene(
            seq=self.seq,
            moment=len(self.old_lines),
            to_move=progress.to_move,
            turn=0,
            prompt=Phrase("table-prompt-read-only", {}),
            actions=[],
            view=Raw(b"null"),
            scores=progress.scores,
            winners=[],
            can_undo=False,
            undo_seat=-1,
            clocks=[],
        )

    def record(self) -> Record:
        """The record as it stands."""
        if self.story is not None:
            return self.story.match.record()
        row = self.row
        return Record(
            row.game,
            row.rules,
            row.content,
            row.content_hash,
            self.seating.names(),
            row.options,
            list(self.old_lines),
            bots=self.seating.bots(),
        )

    def moment(self, number: int) -> Moment:
        """One moment of the game."""
        story = self.playable()
        if number > story.moment:
            raise Refusal("no-such-moment", f"the game has moments 0 to {story.moment}")
        return story.moment_at(self.id, number)

    def story_page(self) -> StoryPage:
        """The whole log, and the scores after every move."""
        if self.story is None:
            return StoryPage(self.id, list(self.old_lines), [], [])
        return StoryPage(self.id, self.story.lines(), self.story.events, self.story.scores)

    def progress(self) -> Progress:
        """How far the game has come, for the store."""
        story = self.story
        if story is None:
            return self.row.progress
        mover = story.to_move
        return Progress(
            status=self.status(),
            to_move=mover,
            moment=story.moment,
            scores=story.scores[-1],
            clock_ms=list(self.clocks.left),
            deadline=self.clocks.deadline(),
            bot_due=mover >= 0 and self.seating.rows[mover].kind == "bot",
        )

    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.clients and not self.lock.locked() and self.attendant.idle()

    # --- people coming and going ----------------------------------------------------------------

    async def join(self, client: Client, hello: Hello) -> None:
        """Let a connection in and tell it everything, or what it missed."""
        async with self.lock:
            if self.broken:
                client.drop(BROKEN)
                return
            new = [key for key in hello.seats if self._claims(client, key.seat, key.secret)]
            if new:
                holders = {key.seat: self.seating.holders[key.seat] for key in new}
                await self.keep_seats([], holders)
            self.clients.add(client)
            client.ready = True
            client.told = self.seating.played_by(client)
            client.send(self._missed(client, hello))
            self.services.bus.subscribe(self.id, client.receive)
            self.tell_table(but=client)
            self.attendant.go_on()

    def _claims(self, client: Client, seat: int, secret: str) -> bool:
        try:
            return self.seating.claim(client, SeatKey(seat, secret))
        except Refusal:
            # An old link lets one watch; the seat list shows that the seat is not one's own.
            return False

    def _missed(self, client: Client, hello: Hello) -> ServerMessage:
        spectators = self.spectators()
        you = self.you(client)
        lines = [line for line in self.chat if line.id > hello.chat]
        if hello.have is not None and self.story is not None:
            here = hello.have == self.seq
            updates = [] if here else self._updates.since(hello.have)
            if updates is not None:
                clocks = self.clocks.info(now_ms())
                return CaughtUp(
                    VERSION, now_ms(), self.info(), you, updates, clocks, lines, spectators
                )
        log = [] if self.story is None else self.story.events
        return Snapshot(
            VERSION,
            now_ms(),
            self.info(),
            you,
            self.scene(),
            log,
            self.chat[-self.services.settings.limits.chat_lines :],
            spectators,
        )

    def part(self, client: Client) -> None:
        """A connection has gone."""
        self.services.bus.unsubscribe(self.id, client.receive)
        if client in self.clients:
            self.clients.discard(client)
            self.used = time.monotonic()
            self.tell_table()

    def you(self, client: Client) -> You:
        """What a connection may do."""
        host = client.guest == self.row.host
        return You(client.name, list(self.seating.played_by(client)), host)

    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(1 for client in self.clients if not client.told)

    def tell_table(self, but: Client | None = None) -> None:
        """Tell everyone who sits where now, and each what has changed for him."""
        for client in self.clients:
            seats = self.seating.played_by(client)
            if seats != client.told:
                client.told = seats
                client.send(YouChanged(self.you(client)))
        if not self.clients or self.clients == {but}:
            return
        message = TableChanged(self.info(), self.clocks.info(now_ms()), self.spectators())
        packet = Packet(encoder.encode(message))
        for client in self.clients:
            if client is not but:
                client.receive(packet)

    # --- moves --------------------------------------------------------------------------------

    def check_seq(self, seq: int) -> None:
        """Refuse what was chosen in a position that is no more."""
        if seq != self.seq:
            raise Refusal("stale", f"the table is at {self.seq}, not {seq}")

    def play_now(self, client: Client, move: Play, played: Played) -> bool:
        """Play a person's move without waiting; false if the table is not free.

        It calls back when the move is kept and told. An illegal one is refused here.
        """
        if not self.lock.take():
            return False
        began = time.perf_counter()
        try:
            story, seat = self._asked(client, move.seq)
            decision = self._carry_out(story, seat, move.action)
        except BaseException:
            self.lock.release()
            raise

        def kept(error: StoreError | None) -> None:
            why: Exception | None = None
            client.hold()
            try:
                if error is not None:
                    raise self._not_kept(error, "move")
                self._tell(decision)
                client.send(Done(move.ref, self.seq))
                self.services.metrics.move_seconds.add(time.perf_counter() - began)
            except Exception as failed:
                why = failed
            client.let_go()
            self.lock.release()
            played(move, why)

        try:
            entries = self._entries(decision.lines)
            self.services.store.append_soon(self.id, entries, self.progress(), kept)
        except StoreError as error:
            kept(error)
        return True

    async def play(self, client: Client, move: Play) -> None:
        """Play a person's move when it is his turn to speak."""
        began = time.perf_counter()
        async with self.lock:
            story, seat = self._asked(client, move.seq)
            await self.decide(story, seat, move.action)
            client.send(Done(move.ref, self.seq))
        self.services.metrics.move_seconds.add(time.perf_counter() - began)

    def _asked(self, client: Client, seq: int) -> tuple[Story, int]:
        """The game and the seat to move, if it is this client's."""
        story = self.playable()
        if self.broken:
            raise Refusal("server-error", "the table is being loaded anew")
        self.check_seq(seq)
        seat = story.to_move
        if seat == OVER:
            raise Refusal("over", "the game is over")
        if not self.seating.plays(client, seat):
            raise Refusal("not-your-turn", f"seat {seat + 1} is to move")
        if self.seating.rows[seat].kind == "bot":
            raise Refusal("not-your-turn", "a bot plays this seat; take it back first")
        return story, seat

    async def decide(self, story: Story, seat: int, action: int, *, in_time: bool = True) -> None:
        """Carry out a decision, keep it, tell it; the lock is held."""
        decision = self._carry_out(story, seat, action, in_time=in_time)
        await self._keep(decision.lines)
        self._tell(decision)

    def _carry_out(self, story: Story, seat: int, action: int, *, in_time: bool = True) -> Decision:
        moment, turn = story.moment, story.turn_number
        try:
            events = story.play(action)
        except MoveError as error:
            raise Refusal("illegal", str(error)) from None
        self.clocks.decided(seat, now_ms(), turn, in_time=in_time)
        return Decision(seat, story.lines(moment), events)

    def _tell(self, decision: Decision) -> None:
        """Tell a decision that is kept, and go on."""
        self.services.metrics.moves[self.row.game] += 1
        seat, lines, events = decision
        self._tell_update(seat, 0, lines, len(lines), events)
        self.attendant.go_on()
        if self.playable().to_move != seat:
            self.attendant.notify()

    async def take_back(self, client: Client, ref: int, seq: int, *, turn: bool) -> None:
        """Undo a decision, or all of the turn's."""
        async with self.lock:
            story = self.playable()
            self.check_seq(seq)
            seat = story.undo_seat()
            if seat < 0 or not self.seating.plays(client, seat):
                raise Refusal("no-undo", "the last decision was not yours, or chance has spoken")
            try:
                count = story.undo(turn)
            except UndoError as error:
                raise Refusal("no-undo", str(error)) from None
            self.clocks.stop(now_ms())
            await self._keep([f"{UNDO} {count}"])
            self._tell_update(seat, count, [], 1, [])
            self.attendant.go_on()
            client.send(Done(ref, self.seq))

    def _entries(self, lines: list[str]) -> list[LogLine]:
        """New lines of the log; the right clock runs from now on."""
        now = now_ms()
        self.attendant.run_clock(now)
        return [LogLine(self.seq + place, line, now) for place, line in enumerate(lines, 1)]

    async def _keep(self, lines: list[str]) -> None:
        """Put lines into the store."""
        try:
            await self.services.store.append(self.id, self._entries(lines), self.progress())
        except StoreError as error:
            raise self._not_kept(error, "move") from None
        except BaseException:
            self.give_up()
            raise

    def _not_kept(self, error: StoreError, what: str) -> Refusal:
        """Give the room up after the store has failed; the answer to who asked for it."""
        self.give_up()
        failure(f"{what} not kept", error, table=self.id)
        return Refusal("server-error", f"the {what} could not be kept")

    def _tell_update(
        self, seat: int, undone: int, moves: list[str], written: int, events: list[EventInfo]
    ) -> None:
        before = self.seq
        self.seq += written
        self.used = time.monotonic()
        packet = self._updates.next(
            self.playable(),
            before,
            self.seq,
            self.clocks.info(now_ms()),
            seat=seat,
            undone=undone,
            moves=moves,
            events=events,
        )
        self.services.bus.publish(self.id, packet)

    def give_up(self) -> None:
        """What is in memory may not be what is kept: send everyone away, to come back at once."""
        self.broken = True
        self.attendant.stop()
        for client in tuple(self.clients):
            client.drop(BROKEN)
        if self.on_broken is not None:
            self.on_broken(self)

    async def keep_seats(self, seats: list[int], holders: dict[int, list[str]]) -> None:
        """Put seats and their holders into the store."""
        self.attendant.run_clock(now_ms())
        if self.story is not None:
            self.story.match.names[:] = self.seating.names()
            self.story.match.bots[:] = self.seating.bots()
        rows = [self.seating.rows[seat] for seat in seats]
        try:
            await self.services.store.save_seats(self.id, rows, holders, self.progress())
        except StoreError as error:
            raise self._not_kept(error, "seat") from None
        except BaseException:
            self.give_up()
            raise
