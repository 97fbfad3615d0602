"""Finds, loads, creates and unloads tables."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import msgspec

import arizona
from arizona.engine.content import AT, is_known
from arizona.engine.errors import (
    ArizonaError,
    ContentError,
    OptionError,
    RecordError,
    UnknownGameError,
)
from arizona.engine.game import Setup
from arizona.engine.match import Match
from arizona.engine.record import parse_record
from arizona.server.base.addresses import address_group
from arizona.server.base.fair_queue import Requester
from arizona.server.base.logs import log_event, log_failure
from arizona.server.base.loop_watchdog import background_task
from arizona.server.base.table_names import table_name
from arizona.server.base.token_buckets import Buckets
from arizona.server.protocol.client import Rematch
from arizona.server.protocol.codec import encoder
from arizona.server.protocol.parts import ChatLine, ClockRule, NoClock, Phrase, TroubleKind
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import (
    Created,
    CreateTable,
    ImportRecord,
    PlayOn,
    SeatWish,
    TableCard,
)
from arizona.server.protocol.server import Done, NextTable, trouble_message
from arizona.server.store.quota import TABLE_BYTES
from arizona.server.store.store import (
    NewTable,
    SeatRow,
    StoreError,
    TableRow,
    TableSettings,
    numbered,
)
from arizona.server.tables import access
from arizona.server.tables import record_jobs as jobs
from arizona.server.tables.change_queue import PendingChange
from arizona.server.tables.characters import bot_ids
from arizona.server.tables.clocks import Clocks, now_ms
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.consistency import row_fault
from arizona.server.tables.endings import usual_claim
from arizona.server.tables.remote_presence import TELL_EVERY
from arizona.server.tables.room import Room
from arizona.server.tables.seating import Seating, seats_by_wish
from arizona.server.tables.services import Services
from arizona.server.tables.table_content import bring_content
from arizona.server.tables.table_rows import first_progress, kept_story, new_row, table_info
from arizona.server.tables.table_state import LoadedTable
from arizona.server.transport.bus import DUE, BusMessage, Disconnect, Notice
from arizona.server.transport.connection import Client
from arizona.server.transport.websocket_frames import Packet

RESTARTING: Final = 1012
SHORT_GAME: Final = 200
"""Maximum number of lines of a game that is replayed on the event loop. Longer games, and games
with a pack that may have to be built first, are replayed in a thread.
"""
SWEEP_SECONDS: Final = 15.0
HOURS_SECONDS: Final = 2.0
WORK_SECONDS: Final = 1.0
"""Seconds between checks for work, if no message announces it."""
WORK_AT_ONCE: Final = 16
"""Number of tables a bot-only machine takes per bot process."""
LOOK_SECONDS: Final = 5.0
"""Seconds between checks of a shared store for changes; bus messages are faster."""
LOOK_ALONE_SECONDS: Final = 1.0
"""The same while no bus messages are received."""
IDLE_SECONDS: Final = 60.0
CROWDED_SECONDS: Final = 20.0


class RoomManager:
    """The tables of this server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        limits = services.settings.limits
        rate = limits.new_tables_per_minute
        self._new_tables = Buckets(rate / 60, rate)
        rate = limits.new_tables_per_minute_and_address
        self._new_from_address = Buckets(rate / 60, rate)
        rate = limits.new_tables_per_day_and_address
        self._new_in_a_day = Buckets(rate / 86400, rate)
        self._sweeper: asyncio.Task[None] | None = None
        self._watch: asyncio.Task[None] | None = None
        self._sweep_soon = asyncio.Event()
        """Set if something may be due before the next sweep."""
        self._sync_soon = asyncio.Event()
        """Set if bus messages may have been missed."""
        services.store.on_trouble = self._on_trouble
        services.bus.on_back = self._sync_soon.set

    async def open(self) -> None:
        """Start the background tasks, which also resume games where a bot or a clock is due."""
        self._sweeper = background_task("sweeper", self._sweep_loop())
        if self.services.store.shared:
            self._watch = background_task("look around", self._sync_loop())
        else:
            self._watch = background_task("hours", self._save_clock_loop())

    async def close(self) -> None:
        """Disconnect everyone and unload all tables."""
        for task in (self._sweeper, self._watch):
            if task is not None:
                task.cancel()
        for room in list(self.rooms.values()):
            room.attendant.stop()
            room.tell(Disconnect(RESTARTING))
        self.rooms.clear()

    # --- finding --------------------------------------------------------------------------------

    async def get(self, id: str) -> Room:
        """Return a table from memory or from the store, or raise ``Refusal``."""
        room = self.rooms.get(id)
        if room is not None:
            room.used = time.monotonic()
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = background_task("load table", self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def readable(self, id: str, guest: str) -> Room:
        """Return a table that a guest may read, or raise ``Refusal``. Requests use this, never
        ``get``.
        """
        room = await self.get(id)
        access.check_guest(room, guest)
        return room

    async def _load(self, id: str) -> Room:
        bus = self.services.bus
        if not bus.shared:
            return await self._read(id)
        news: list[Notice] = []
        bus.subscribe(id, news.append)  # collects messages that arrive during the read
        try:
            await bus.heard(id)
            room = await self._read(id)
            bus.subscribe(id, room.hear)
        finally:
            bus.unsubscribe(id, news.append)
        room.tell_others_who_is_here(asks=True)
        for notice in news:
            room.hear(notice)
        return room

    async def _read(self, id: str) -> Room:
        """Read a table from the store."""
        limits = self.services.settings.limits
        loaded = await self.services.store.load(id, limits.chat_lines)
        if loaded is None:
            raise Refusal("no-such-table", "there is no table of that address")
        row, log = loaded.row, loaded.log
        chat = [ChatLine(line.id, line.seat, line.name, line.text, line.at) for line in loaded.chat]
        seating = Seating(row.game, row.seats, loaded.holders)
        moves = numbered(log)
        lines = [entry.line for entry in moves]
        seq = log[-1].seq if log else 0
        await bring_content(self.services.store, row.game, row.content)
        story: GameLog | None = None
        why: str | None = None
        try:
            if len(lines) < SHORT_GAME and AT not in row.content:
                story = kept_story(row, seating, lines)
            else:
                story = await self.services.work.in_thread(kept_story, row, seating, lines)
        except ArizonaError as error:
            why = str(error)
        if story is not None and row.progress.status == "over":
            why = row_fault(row, story) or None
            if why is not None:  # played with other rules: leave its result as it is
                story = None
        room = Room(self.services, LoadedTable(row, seating, story, lines, seq, chat, why))
        room.fates.know(moves, log)
        room.on_broken = self._on_broken_room
        self.rooms[id] = room
        room.attendant.take_up()
        return room

    def _on_trouble(self, kind: TroubleKind | None) -> None:
        """Tell everyone that changes cannot be saved now, or that they can again."""
        packet = Packet(encoder.encode(trouble_message(kind)))
        self._sweep_soon.set()
        self._sync_soon.set()
        for room in list(self.rooms.values()):
            room.tell(packet)
            if kind is None:
                room.tell_table()  # clocks were stopped
                room.attendant.go_on()

    def _on_broken_room(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            self._unload(room)
            self._sweep_soon.set()  # a bot or clock may be due, and no one may reconnect

    def _unload(self, room: Room) -> None:
        del self.rooms[room.id]
        self.services.bus.unsubscribe(room.id, room.hear)
        if room.attendant.tends:
            self.services.store.release(room.id)

    async def cards(self, guest: str, *, lobby: bool) -> list[TableCard]:
        """Return the tables in the lobby or of a guest, most recently changed first."""
        store = self.services.store
        if not lobby:
            return [await self.card(row, guest) for row in await store.tables(guest=guest)]
        found = [await self.readable_card(row, guest) for row in await store.tables(open_only=True)]
        return [card for card in found if card is not None]

    async def card_of(self, id: str, guest: str) -> TableCard:
        """Return the summary of a table that a guest may read, or raise ``Refusal``."""
        row = await self.services.store.table(id)
        if row is None:
            raise Refusal("no-such-table", "there is no table of that address")
        card = await self.readable_card(row, guest)
        if card is None:
            raise access.closed()
        return card

    async def readable_card(self, row: TableRow, guest: str) -> TableCard | None:
        """Return the summary of a table, or ``None`` if the guest may not read the table."""
        room = self.rooms.get(row.id)
        if room is not None:
            allowed = access.may_read_room(room, guest)
        elif row.house.watch:
            allowed = True
        else:
            seating = Seating(row.game, row.seats, await self.services.store.holders(row.id))
            allowed = access.may_read(row, seating, row.progress.status, guest)
        return await self.card(row, guest) if allowed else None

    async def card(self, row: TableRow, guest: str) -> TableCard:
        """Return the summary of a table."""
        room = self.rooms.get(row.id)
        if room is not None and room.version < row.version:
            room.know(row.version)  # changed by another server: the row is newer
            room = None
        if room is None:
            seating = Seating(row.game, row.seats, await self.services.store.holders(row.id))
            old = not arizona.get_game(row.game).plays_rules(row.rules)
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

    # --- creating -------------------------------------------------------------------------------

    async def _allow(self, guest: str, address: str) -> None:
        """Raise ``Refusal`` if a guest, or an address with many guests, has created too many
        tables.
        """
        limits = self.services.settings.limits
        bus = self.services.bus
        allowed = await self.allows(address_group(address))
        if not allowed or not await self._new_tables.take_of_all(bus, "tables", guest):
            raise Refusal("too-fast", "too many new tables in a short time")
        if await self.services.store.running(guest) >= limits.running_tables:
            most = limits.running_tables
            words = Phrase("table-too-many", {"tables": most})
            raise Refusal("too-many", f"finish some of your {most} running tables first", words)

    async def allows(self, address: str) -> bool:
        """Whether an address may create another table now."""
        bus = self.services.bus
        now = await self._new_from_address.take_of_all(bus, "tables a minute", address)
        return now and await self._new_in_a_day.take_of_all(bus, "tables a day", address)

    async def delete(self, id: str, guest: str) -> None:
        """Delete a table that belongs to one guest; remove only the guest if it is finished and
        shared.

        A running game with other players cannot be deleted, only resigned.
        """
        store = self.services.store
        row = await store.table(id)
        holders = {} if row is None else await store.holders(id)
        held = {one for guests in holders.values() for one in guests}
        if row is None or not guest or (guest != row.host and guest not in held):
            raise Refusal("no-such-table", "there is no such table of yours")
        if held - {guest} and row.progress.status != "over":
            raise Refusal(
                "not-allowed", "others play at this table", Phrase("table-delete-others", {})
            )
        self.close_room(id)
        if held - {guest}:
            await store.forget(id, guest)
        else:
            await store.remove([id])
        if self.services.bus.shared:
            self.services.bus.publish(id, BusMessage(self.services.name, gone=True))

    async def remove_unstarted(self, ids: list[str]) -> None:
        """Delete tables without moves, except those where someone is connected."""
        gone = [id for id in ids if id not in self.rooms or self.rooms[id].idle()]
        for id in gone:
            self.close_room(id)
        await self.services.store.remove(gone)
        if self.services.bus.shared:
            for id in gone:
                self.services.bus.publish(id, BusMessage(self.services.name, gone=True))

    def close_room(self, id: str) -> None:
        """Disconnect everyone from a table and unload it."""
        room = self.rooms.get(id)
        if room is not None:
            room.close()

    async def create(self, wish: CreateTable, guest: str, name: str, address: str = "") -> Created:
        """Create a table."""
        await self._allow(guest, address)
        if wish.seed is not None and not self.services.settings.allow_seeds:
            raise Refusal("not-allowed", "this server does not let its luck be fixed")
        # A pack that was not used yet has to be read and built.
        setup = await self.services.work.in_thread(checked_setup, wish)
        if wish.take_back and any(seat.kind == "link" for seat in wish.seats):
            words = Phrase("table-take-back-alone", {})
            raise Refusal("bad-options", "luck is taken back only where nobody else plays", words)
        match = Match(setup, seed=wish.seed, take_back=wish.take_back)
        return await self.add(
            GameLog.new(match),
            guest,
            name,
            wish.seats,
            clock=wish.clock,
            open=wish.open,
            seed=wish.seed,
            claim_after=wish.claim_after,
            address=address,
        )

    async def import_record(
        self, wish: ImportRecord, guest: str, name: str, address: str = ""
    ) -> Created:
        """Create a table from a record file."""
        await self._allow(guest, address)
        work = self.services.work
        await work.run(Requester(address_group(address), guest), jobs.check_record, wish.record)
        story = await work.in_thread(read_story, wish.record)
        match = story.match
        bots = bot_ids(match.game.name)
        seats = wish.seats or [
            SeatWish("bot", seat_name, bot if bot in bots else bots[-1])
            if bot
            else SeatWish("here", seat_name)
            for seat_name, bot in zip(_shortened(match.names), match.bots, strict=True)
        ]
        return await self.add(story, guest, name, seats, address=address)

    async def play_on(
        self, id: str, wish: PlayOn, guest: str, name: str, address: str = ""
    ) -> Created:
        """Create a table from a moment of another one."""
        await self._allow(guest, address)
        room = await self.readable(id, guest)
        story = room.playable()
        record = await room.read(room.record)
        if wish.moment > len(record.lines):
            raise Refusal("no-such-moment", f"the game has moments 0 to {story.moment}")
        past = await self.services.work.in_thread(GameLog.of, record.cut(wish.moment))
        origin = (id, wish.moment)
        return await self.add(
            past, guest, name, wish.seats, clock=wish.clock, origin=origin, address=address
        )

    async def rematch(self, room: Room, client: Client, message: Rematch) -> None:
        """Create another game with the same players, saved atomically with the link to it."""
        _check_rematch(room, client)
        if room.row.next is None:
            await self._allow(room.row.host, client.address)
            await self.services.quota.check(client.address, TABLE_BYTES)
        made: list[NewTable] = []

        def work() -> PendingChange:
            _check_rematch(room, client)
            known = room.row.next
            if known is None:
                made.append(self._rematch_table(room, turn_seats=message.turn_seats))
                room.row.next = made[0].row.id
            id = room.row.next or ""
            change = room.change(settings=True, new=made[0]) if made else None

            def tell() -> None:
                if known is None:
                    room.tell(Packet(encoder.encode(NextTable(id))))
                    room.tell_table()
                else:
                    client.send(NextTable(id))
                client.send(Done(message.ref, room.seq))

            return PendingChange(change, tell)

        await room.done(work)
        for new in made:
            await self.services.quota.record(
                client.address, "table", new.row.id, TABLE_BYTES, new.row.host
            )
            await self._table_created(new.row)

    def _rematch_table(self, room: Room, *, turn_seats: bool) -> NewTable:
        story = room.playable()
        count = len(room.seating.rows)
        shift = 1 if turn_seats else 0
        seats: list[SeatRow] = []
        holders: dict[int, list[str]] = {}
        for seat in range(count):
            old = room.seating.rows[(seat + shift) % count]
            holders[seat] = list(room.seating.holders[old.seat])
            seats.append(msgspec.structs.replace(old, seat=seat))
        house = room.row.house
        new = self._new_table(
            GameLog.new(Match(story.match.setup, take_back=house.take_back)),
            room.row.host,
            seats,
            holders,
            clock=room.row.clock,
            open=room.row.open,
            origin=(room.id, story.moment),
            claim_after=house.claim_after,
        )
        # The new table keeps the host's settings about spectators and unwelcome guests.
        new.row.house = msgspec.structs.replace(
            new.row.house, watch=house.watch, muted=house.muted, barred=house.barred
        )
        return new

    async def add(
        self,
        story: GameLog,
        guest: str,
        name: str,
        wishes: list[SeatWish],
        *,
        clock: ClockRule = NoClock(),  # noqa: B008  (frozen)
        open: bool = False,
        seed: str | None = None,
        origin: tuple[str, int] | None = None,
        claim_after: int | None = None,
        address: str = "",
    ) -> Created:
        """Save a new table. The caller has checked limits and options."""
        match = story.match
        if len(wishes) != match.setup.seats:
            raise Refusal("bad-options", f"the game has {match.setup.seats} seats")
        seats, keys = seats_by_wish(match.game.name, wishes, name)
        holders = {key.seat: [guest] for key in keys}
        new = self._new_table(
            story,
            guest,
            seats,
            holders,
            clock=clock,
            open=open,
            seed=seed,
            origin=origin,
            claim_after=claim_after,
        )
        size = TABLE_BYTES + sum(len(line) for line in new.lines)
        await self.services.quota.reserve(address, "table", new.row.id, size, guest)
        await self.services.store.add_table(new.row, new.lines, new.holders)
        await self._table_created(new.row)
        return Created(new.row.id, keys)

    def _new_table(
        self,
        story: GameLog,
        host: str,
        seats: list[SeatRow],
        holders: dict[int, list[str]],
        *,
        clock: ClockRule = NoClock(),  # noqa: B008  (frozen)
        open: bool = False,
        seed: str | None = None,
        origin: tuple[str, int] | None = None,
        claim_after: int | None = None,
    ) -> NewTable:
        """Return a new table, ready to be saved."""
        story.settle()
        now = now_ms()
        row = new_row(story, host, seats, now)
        row.clock = clock
        row.open = open
        row.seed = seed
        alone = all(seat.kind != "open" for seat in seats)
        row.house = TableSettings(
            name=table_name(row.id),
            take_back=story.match.take_back and alone,
            claim_after=usual_claim(clock) if claim_after is None else claim_after,
        )
        if origin is not None:
            row.origin_table, row.origin_moment = origin
        seating = Seating(row.game, seats, holders)
        row.progress = first_progress(
            story, seating, Clocks(clock, len(seats)), self.services.store.hours.now()
        )
        return NewTable(row, story.lines(), holders)

    async def _table_created(self, row: TableRow) -> None:
        """Start the automatic actions of a new table."""
        self.services.metrics.counts["tables"] += 1
        log_event("table made", table=row.id, game=row.game, seats=len(row.seats))
        if row.progress.bot_due or row.progress.deadline is not None:
            await self.get(row.id)

    # --- background tasks -----------------------------------------------------------------------

    async def _sweep_loop(self) -> None:
        thinks = self.services.settings.thinks_only
        if thinks:
            self.services.bus.subscribe(DUE, lambda _: self._sweep_soon.set())
        while True:
            try:
                await self.sweep()
            except StoreError as error:
                log_event("sweep failed", why=str(error))
            except Exception:
                log_failure("sweep failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(
                    self._sweep_soon.wait(), WORK_SECONDS if thinks else SWEEP_SECONDS
                )
            self._sweep_soon.clear()

    async def _save_clock_loop(self) -> None:
        """Save the server clock while a clock runs, so that a crash costs at most a few seconds."""
        while True:
            await asyncio.sleep(HOURS_SECONDS)
            if any(room.clocks.running is not None for room in self.rooms.values()):
                try:
                    await self.services.store.save_hours()
                except StoreError as error:
                    log_event("hours not kept", why=str(error))

    async def _sync_loop(self) -> None:
        """Check the store for changes of other servers that were not received."""
        told = time.monotonic()
        while True:
            seconds = LOOK_SECONDS if self.services.hears_others() else LOOK_ALONE_SECONDS
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._sync_soon.wait(), seconds)
            self._sync_soon.clear()
            try:
                await self.look()
            except StoreError as error:
                log_event("did not look into the store", why=str(error))
            if time.monotonic() - told > TELL_EVERY:
                told = time.monotonic()
                for room in list(self.rooms.values()):
                    if room.clients:
                        room.tell_others_who_is_here()

    async def look(self) -> None:
        """Make every table that is behind the store read it."""
        before = {id: room.version for id, room in self.rooms.items()}
        versions = await self.services.store.versions(list(before))
        for id, version in before.items():
            room = self.rooms.get(id)
            if room is None:
                continue
            if id not in versions:
                room.close()
            elif versions[id] > version:
                room.know(versions[id])

    async def _due(self) -> list[str]:
        """Return the tables where something is due; a bot-only machine takes what it has capacity
        for.
        """
        settings, store = self.services.settings, self.services.store
        if not settings.thinks_only:
            return await store.due(store.hours.now() + int(2 * SWEEP_SECONDS * 1000))
        busy = sum(room.attendant.thinks for room in self.rooms.values())
        return [] if busy >= WORK_AT_ONCE * settings.workers else await store.due(None)

    async def _send_pending_notices(self) -> None:
        """Send pending turn notifications of servers that are gone."""
        for id in await self.services.store.untold():
            with contextlib.suppress(Refusal, StoreError):
                (await self.get(id)).attendant.notify()

    async def sweep(self) -> None:
        """Load the tables where something is due, and unload unused ones."""
        for id in await self._due():
            try:
                (await self.get(id)).attendant.tend()
            except (Refusal, StoreError):
                continue
        if not self.services.settings.thinks_only:
            await self._send_pending_notices()
        now = time.monotonic()
        crowded = len(self.rooms) > self.services.settings.limits.rooms
        for room in list(self.rooms.values()):
            # Wait a while, because someone may have requested it and not sent hello yet.
            patience = CROWDED_SECONDS if crowded else IDLE_SECONDS
            if room.idle() and now - room.used > patience:
                self._unload(room)


def _check_rematch(room: Room, client: Client) -> None:
    if not room.seating.played_by(client) and not room.is_host(client):
        words = Phrase("table-rematch-seated", {})
        raise Refusal("not-your-seat", "a rematch is for those who sit at the table", words)
    if room.status() != "over" and room.row.next is None:
        raise Refusal("not-allowed", "the game is not over yet", Phrase("table-not-over", {}))


def checked_setup(wish: CreateTable) -> Setup:
    """Return the setup of a new table, or raise ``Refusal``."""
    try:
        game = arizona.get_game(wish.game)
    except UnknownGameError as error:
        raise Refusal("no-such-game", str(error)) from None
    if not is_known(game.name, wish.content):
        raise Refusal("bad-content", f"there is no content pack '{wish.content}'")
    try:
        return game.setup(len(wish.seats), wish.options, wish.content)
    except ContentError as error:
        raise Refusal("bad-content", str(error)) from None
    except OptionError as error:
        raise Refusal("bad-options", str(error)) from None


def read_story(text: str) -> GameLog:
    """Return the game log of a record's text, or raise ``Refusal``. Packs given as paths are not
    accepted.
    """
    try:
        record = parse_record(text)
        game = arizona.get_game(record.game)
        if not is_known(game.name, record.content):
            raise RecordError(f"there is no content pack '{record.content}' here")
        return GameLog.of(record)
    except ArizonaError as error:
        raise Refusal("bad-record", str(error)) from None


def _shortened(names: list[str]) -> list[str]:
    return [name[:32] or "?" for name in names]
