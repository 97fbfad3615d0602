"""A table in memory: one lock, one match, everyone who is connected.

Every change is made under the lock, kept in the store, and only then told to anyone.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Raw

from arizona.engine.errors import MoveError, UndoError
from arizona.engine.record import Record
from arizona.engine.state import OVER
from arizona.table.attendant import Attendant, now_ms
from arizona.table.bus import Bus
from arizona.table.client import Client
from arizona.table.clocks import Clocks
from arizona.table.frames import Packet
from arizona.table.hooks import Hooks
from arizona.table.logs import failure
from arizona.table.metrics import Metrics
from arizona.table.pool import Pool
from arizona.table.protocol.client import Hello
from arizona.table.protocol.codec import encoder
from arizona.table.protocol.parts import (
    VERSION,
    ChatLine,
    EventInfo,
    Origin,
    Phrase,
    SeatKey,
    Status,
    TableInfo,
    Turn,
    You,
)
from arizona.table.protocol.rest import Moment
from arizona.table.protocol.rest import Story as StoryPage
from arizona.table.protocol.server import (
    CaughtUp,
    Done,
    ServerMessage,
    Snapshot,
    TableChanged,
    Update,
    YouChanged,
)
from arizona.table.refusal import Refusal
from arizona.table.seating import Seating
from arizona.table.settings import Settings
from arizona.table.store import UNDO, LogLine, Progress, Store, StoreError, TableRow
from arizona.table.story import Story

REMEMBERED: Final = 64
"""Updates that a client who was away for a moment can still catch up with."""
BROKEN: Final = 4500


class Services:
    """What all rooms share."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        pool: Pool,
        hooks: Hooks,
        metrics: Metrics,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.pool = pool
        self.hooks = hooks
        self.metrics = metrics


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
        position: int,
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
        self.position = position
        self.chat = chat
        self.clocks = Clocks(row.clock, len(seating.rows), list(row.progress.clock_ms))
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.broken = False
        self.on_broken: Callable[[Room], None] | None = None
        self._recent: deque[Update] = deque(maxlen=REMEMBERED)
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

    def turn(self) -> Turn:
        """The position, complete."""
        if self.story is not None:
            return self.story.turn(self.position, self.clocks.info(now_ms()))
        progress = self.row.progress
        return Turn(
            position=self.position,
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
            updates = self._updates_after(hello.have)
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
            self.turn(),
            log,
            self.chat[-self.services.settings.limits.chat_lines :],
            spectators,
        )

    def _updates_after(self, position: int) -> list[Update] | None:
        if position == self.position:
            return []
        recent = list(self._recent)
        for place, update in enumerate(recent):
            if update.before == position:
                return recent[place:]
        return None

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

    def check_position(self, position: int) -> None:
        """Refuse what was chosen in a position that is no more."""
        if position != self.position:
            raise Refusal("stale", f"the position is {self.position}, not {position}")

    async def play(self, client: Client, ref: int, position: int, action: int) -> None:
        """Play a person's move."""
        began = time.perf_counter()
        async with self.lock:
            story = self.playable()
            self.check_position(position)
            seat = story.to_move
            if seat == OVER:
                raise Refusal("over", "the game is over")
            if not self.seating.plays(client, seat):
                raise Refusal("not-your-turn", f"seat {seat + 1} is to move")
            if self.seating.rows[seat].kind == "bot":
                raise Refusal("not-your-turn", "a bot plays this seat; take it back first")
            await self.decide(story, seat, action)
            client.send(Done(ref, self.position))
        self.services.metrics.move_seconds.add(time.perf_counter() - began)

    async def decide(self, story: Story, seat: int, action: int, *, in_time: bool = True) -> None:
        """Carry out a decision, keep it, tell it; the lock is held."""
        moment, turn = story.moment, story.turn_number
        try:
            events = story.play(action)
        except MoveError as error:
            raise Refusal("illegal", str(error)) from None
        self.clocks.decided(seat, now_ms(), turn, in_time=in_time)
        lines = story.lines(moment)
        await self._keep(lines)
        self.services.metrics.moves[self.row.game] += 1
        self._tell_update(seat, 0, lines, len(lines), events)
        self.attendant.go_on()
        if story.to_move != seat:
            self.attendant.notify()

    async def take_back(self, client: Client, ref: int, position: int, *, turn: bool) -> None:
        """Undo a decision, or all of the turn's."""
        async with self.lock:
            story = self.playable()
            self.check_position(position)
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
            client.send(Done(ref, self.position))

    async def _keep(self, lines: list[str]) -> None:
        """Put lines into the store; if that fails the room is given up and loaded anew."""
        now = now_ms()
        self.attendant.run_clock(now)
        entries = [LogLine(self.position + place, line, now) for place, line in enumerate(lines, 1)]
        try:
            await self.services.store.append(self.id, entries, self.progress())
        except BaseException as error:
            self.give_up()
            if isinstance(error, StoreError):
                failure("moves not kept", table=self.id)
                raise Refusal("server-error", "the move could not be kept") from None
            raise

    def _tell_update(
        self, seat: int, undone: int, moves: list[str], written: int, events: list[EventInfo]
    ) -> None:
        before = self.position
        self.position += written
        self.used = time.monotonic()
        update = Update(before, seat, undone, moves, events, self.turn())
        self._recent.append(update)
        self.services.bus.publish(self.id, Packet(encoder.encode(update)))

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
        except BaseException as error:
            self.give_up()
            if isinstance(error, StoreError):
                failure("seats not kept", table=self.id)
                raise Refusal("server-error", "the seat could not be kept") from None
            raise
