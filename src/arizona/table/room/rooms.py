"""All tables: found, loaded, made, and put away when nobody needs them."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import arizona
from arizona.engine.content import available
from arizona.engine.errors import (
    ArizonaError,
    ContentError,
    OptionError,
    RecordError,
    UnknownGameError,
)
from arizona.engine.game import Setup
from arizona.engine.match import Match
from arizona.engine.record import Record, parse_record
from arizona.engine.state import OVER
from arizona.table.bots.characters import bot_ids
from arizona.table.host.identity import new_table_id
from arizona.table.host.logs import failure, note
from arizona.table.line.connection import Client
from arizona.table.line.frames import Packet
from arizona.table.line.limits import Buckets
from arizona.table.protocol.codec import encoder
from arizona.table.protocol.parts import ChatLine, ClockRule, NoClock
from arizona.table.protocol.refusal import Refusal
from arizona.table.protocol.rest import (
    Created,
    CreateTable,
    ImportRecord,
    PlayOn,
    SeatWish,
    TableCard,
)
from arizona.table.protocol.server import NextTable
from arizona.table.room.attendant import now_ms
from arizona.table.room.clocks import Clocks
from arizona.table.room.room import Room, table_info
from arizona.table.room.seating import Seating, seats_by_wish
from arizona.table.room.services import Services
from arizona.table.room.story import Story
from arizona.table.store.store import Progress, SeatRow, TableRow, standing

SWEEP_SECONDS: Final = 15.0
IDLE_SECONDS: Final = 60.0
CROWDED_SECONDS: Final = 20.0


class Rooms:
    """The tables of this server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        limits = services.settings.limits
        rate = limits.new_tables_per_minute
        self._new_tables = Buckets(rate / 60, rate)
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Take up the games in which a bot or a clock is due."""
        self._sweeper = asyncio.create_task(self._sweep_for_ever(), name="sweeper")

    async def close(self) -> None:
        """Put all tables away."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in list(self.rooms.values()):
            room.attendant.stop()
            for client in tuple(room.clients):
                client.drop(1012)
        self.rooms.clear()

    # --- finding --------------------------------------------------------------------------------

    async def get(self, id: str) -> Room:
        """A table, from memory or from the store, or a refusal."""
        room = self.rooms.get(id)
        if room is not None:
            room.used = time.monotonic()
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Room:
        store = self.services.store
        row = await store.table(id)
        if row is None:
            raise Refusal("no-such-table", "there is no table of that address")
        log = await store.log(id)
        holders = await store.holders(id)
        limits = self.services.settings.limits
        chat = [
            ChatLine(line.id, line.seat, line.name, line.text, line.at)
            for line in await store.chat(id, limits.chat_lines)
        ]
        seating = Seating(row.game, row.seats, holders)
        lines = standing(log)
        seq = log[-1].seq if log else 0
        record = record_of(row, seating, lines)
        story: Story | None = None
        why: str | None = None
        try:
            seed = None if row.seed is None else f"{row.seed}:{len(lines)}"
            story = Story.of(record, seed=seed)
        except ArizonaError as error:
            why = str(error)
        room = Room(self.services, row, seating, story, lines, seq, chat, why)
        room.on_broken = self._forget
        self.rooms[id] = room
        room.attendant.take_up()
        return room

    def _forget(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def cards(self, guest: str, *, lobby: bool) -> list[TableCard]:
        """The tables of the lobby, or a guest's own, the last changed first."""
        store = self.services.store
        if lobby:
            rows = await store.tables(open_only=True)
        else:
            rows = await store.tables(guest=guest)
        return [await self.card(row, guest) for row in rows]

    async def card(self, row: TableRow, guest: str) -> TableCard:
        """A table in a list."""
        room = self.rooms.get(row.id)
        if room is None:
            seating = Seating(row.game, row.seats, await self.services.store.holders(row.id))
            old = row.rules != arizona.get_game(row.game).rules_version
            info = table_info(row, seating, "read-only" if old else row.progress.status)
        else:
            seating, info = room.seating, room.info()
        progress = row.progress
        viewer = Client(guest, "", self.services.settings.limits, known=True)
        yours = list(seating.played_by(viewer))
        return TableCard(
            table=info,
            moment=progress.moment,
            to_move=progress.to_move,
            scores=progress.scores,
            changed=row.changed,
            yours=yours,
            your_turn=info.status in ("playing", "waiting") and progress.to_move in yours,
        )

    # --- making ---------------------------------------------------------------------------------

    async def _allow(self, guest: str) -> None:
        limits = self.services.settings.limits
        if not self._new_tables.take(guest):
            raise Refusal("too-fast", "too many new tables in a short time")
        if await self.services.store.running(guest) >= limits.running_tables:
            raise Refusal(
                "too-many", f"finish some of your {limits.running_tables} running tables first"
            )

    async def create(self, wish: CreateTable, guest: str, name: str) -> Created:
        """A new table."""
        await self._allow(guest)
        if wish.seed is not None and not self.services.settings.allow_seeds:
            raise Refusal("not-allowed", "this server does not let its luck be fixed")
        setup = checked_setup(wish)
        match = Match(setup, seed=wish.seed)
        return await self._add(
            Story.new(match),
            guest,
            name,
            wish.seats,
            clock=wish.clock,
            open=wish.open,
            seed=wish.seed,
        )

    async def import_record(self, wish: ImportRecord, guest: str, name: str) -> Created:
        """A table from a record file."""
        await self._allow(guest)
        story = read_story(wish.record)
        match = story.match
        bots = bot_ids(match.game.name)
        seats = wish.seats or [
            SeatWish("bot", seat_name, bot if bot in bots else bots[-1])
            if bot
            else SeatWish("here", seat_name)
            for seat_name, bot in zip(_fitting(match.names), match.bots, strict=True)
        ]
        return await self._add(story, guest, name, seats)

    async def play_on(self, id: str, wish: PlayOn, guest: str, name: str) -> Created:
        """A table from a moment of another."""
        await self._allow(guest)
        room = await self.get(id)
        story = room.playable()
        if wish.moment > story.moment:
            raise Refusal("no-such-moment", f"the game has moments 0 to {story.moment}")
        past = Story.of(room.record().cut(wish.moment))
        origin = (id, wish.moment)
        return await self._add(past, guest, name, wish.seats, clock=wish.clock, origin=origin)

    async def rematch(self, room: Room, *, turn_seats: bool) -> str:
        """Another game with the same people; the lock of the room is held."""
        if room.row.next is not None:
            return room.row.next
        await self._allow(room.row.host)
        story = room.playable()
        count = len(room.seating.rows)
        shift = 1 if turn_seats else 0
        seats: list[SeatRow] = []
        holders: dict[int, list[str]] = {}
        for seat in range(count):
            old = room.seating.rows[(seat + shift) % count]
            holders[seat] = list(room.seating.holders[old.seat])
            seats.append(
                SeatRow(
                    seat=seat,
                    kind=old.kind,
                    name=old.name,
                    bot=old.bot,
                    owned=old.owned,
                    secret_hash=old.secret_hash,
                    hook=old.hook,
                )
            )
        new = Story.new(Match(story.match.setup))
        id = await self._keep(
            new,
            room.row.host,
            seats,
            holders,
            clock=room.row.clock,
            open=room.row.open,
            origin=(room.id, story.moment),
        )
        await self.services.store.save_settings(room.id, open=room.row.open, next=id)
        room.row.next = id
        self.services.bus.publish(room.id, Packet(encoder.encode(NextTable(id))))
        return id

    async def _add(
        self,
        story: Story,
        guest: str,
        name: str,
        wishes: list[SeatWish],
        *,
        clock: ClockRule = NoClock(),  # noqa: B008  (frozen)
        open: bool = False,
        seed: str | None = None,
        origin: tuple[str, int] | None = None,
    ) -> Created:
        match = story.match
        if len(wishes) != match.setup.seats:
            raise Refusal("bad-options", f"the game has {match.setup.seats} seats")
        seats, keys = seats_by_wish(match.game.name, wishes, name)
        holders = {key.seat: [guest] for key in keys}
        id = await self._keep(
            story, guest, seats, holders, clock=clock, open=open, seed=seed, origin=origin
        )
        return Created(id, keys)

    async def _keep(
        self,
        story: Story,
        host: str,
        seats: list[SeatRow],
        holders: dict[int, list[str]],
        *,
        clock: ClockRule = NoClock(),  # noqa: B008  (frozen)
        open: bool = False,
        seed: str | None = None,
        origin: tuple[str, int] | None = None,
    ) -> str:
        """Put a new table into the store and start what goes on by itself."""
        story.settle()
        match = story.match
        now = now_ms()
        seating = Seating(match.game.name, seats, holders)
        row = new_row(story, host, seats, now)
        row.clock = clock
        row.open = open
        row.seed = seed
        if origin is not None:
            row.origin_table, row.origin_moment = origin
        row.progress = _first_progress(story, seating, Clocks(clock, len(seats)), now)
        await self.services.store.add_table(row, story.lines(), holders)
        self.services.metrics.counts["tables"] += 1
        note("table made", table=row.id, game=row.game, seats=len(seats))
        if row.progress.bot_due or row.progress.deadline is not None:
            await self.get(row.id)
        return row.id

    # --- sweeping -------------------------------------------------------------------------------

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                failure("sweep failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Load the tables where something is due; put away those that nobody uses."""
        soon = now_ms() + int(2 * SWEEP_SECONDS * 1000)
        for id in await self.services.store.due(soon):
            try:
                await self.get(id)
            except Refusal:
                continue
        now = time.monotonic()
        crowded = len(self.rooms) > self.services.settings.limits.rooms
        for room in list(self.rooms.values()):
            # Not at once: somebody may have asked for it and not said hello yet.
            patience = CROWDED_SECONDS if crowded else IDLE_SECONDS
            if room.idle() and now - room.used > patience:
                del self.rooms[room.id]


def checked_setup(wish: CreateTable) -> Setup:
    """The set-up of a wish, or a refusal that says what is wrong."""
    try:
        game = arizona.get_game(wish.game)
    except UnknownGameError as error:
        raise Refusal("no-such-game", str(error)) from None
    if wish.content not in available(game.name):
        raise Refusal("bad-content", f"there is no content pack '{wish.content}'")
    try:
        return game.setup(len(wish.seats), wish.options, wish.content)
    except ContentError as error:
        raise Refusal("bad-content", str(error)) from None
    except OptionError as error:
        raise Refusal("bad-options", str(error)) from None


def read_story(text: str) -> Story:
    """The story of a record's text, or a refusal. A pack given as a path is not looked at."""
    try:
        record = parse_record(text)
        game = arizona.get_game(record.game)
        if record.content not in available(game.name):
            raise RecordError(f"there is no content pack '{record.content}' here")
        return Story.of(record)
    except ArizonaError as error:
        raise Refusal("bad-record", str(error)) from None


def record_of(row: TableRow, seating: Seating, lines: list[str]) -> Record:
    """The record of a table in the store."""
    return Record(
        row.game,
        row.rules,
        row.content,
        row.content_hash,
        seating.names(),
        row.options,
        lines,
        bots=seating.bots(),
        date=time.strftime("%Y-%m-%d", time.gmtime(row.created / 1000)),
    )


def new_row(story: Story, host: str, seats: list[SeatRow], now: int) -> TableRow:
    """The row of a new table."""
    setup = story.match.setup
    return TableRow(
        id=new_table_id(),
        game=setup.game.name,
        rules=setup.game.rules_version,
        content=setup.content.name,
        content_hash=setup.content.digest,
        options=setup.options,
        seats=seats,
        host=host,
        created=now,
        changed=now,
        progress=Progress(status="playing", to_move=OVER, moment=0, scores=[]),
    )


def _first_progress(story: Story, seating: Seating, clocks: Clocks, now: int) -> Progress:
    mover = story.to_move
    over, waiting = mover == OVER, seating.waiting()
    if not over and not waiting and seating.rows[mover].kind == "person":
        clocks.start(mover, now, story.turn_number)
    return Progress(
        status="over" if over else "waiting" if waiting else "playing",
        to_move=mover,
        moment=story.moment,
        scores=story.scores[-1],
        clock_ms=list(clocks.left),
        deadline=clocks.deadline(),
        bot_due=not over and seating.rows[mover].kind == "bot",
    )


def _fitting(names: list[str]) -> list[str]:
    return [name[:32] or "?" for name in names]
