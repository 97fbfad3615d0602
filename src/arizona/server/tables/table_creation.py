"""Creates tables: new ones, from records, from moments of other tables, and rematches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import msgspec

import arizona
from arizona.engine.content import is_known
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
from arizona.server.base.logs import log_event
from arizona.server.base.table_names import table_name
from arizona.server.base.token_buckets import Buckets
from arizona.server.protocol.client import Rematch
from arizona.server.protocol.codec import encoder
from arizona.server.protocol.parts import ClockRule, NoClock, Origin, Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import Created, CreateTable, ImportRecord, PlayOn, SeatRequest
from arizona.server.protocol.server import Done, NextTable
from arizona.server.store.quota import TABLE_BYTES
from arizona.server.store.store import NewTable, SeatRow, TableRow, TableSettings
from arizona.server.tables import fair_play
from arizona.server.tables import record_jobs as jobs
from arizona.server.tables.change_queue import PendingChange
from arizona.server.tables.characters import bot_ids
from arizona.server.tables.clocks import Clocks, now_ms
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.endings import usual_claim
from arizona.server.tables.rated import can_repeat, check_request, excluded
from arizona.server.tables.room import Room
from arizona.server.tables.seating import Seating, requested_seats
from arizona.server.tables.services import Services
from arizona.server.tables.table_rows import first_progress, new_row
from arizona.server.tables.table_state import TableState
from arizona.server.transport.connection import Client
from arizona.server.transport.websocket_frames import Packet

SaveTable = Callable[[NewTable], Awaitable[None]]


class RoomLoader(Protocol):
    """Loads the rooms of existing tables."""

    async def get(self, id: str) -> Room:
        """Return a table from memory or from the store, or raise ``Refusal``."""

    async def readable(self, id: str, guest: str) -> Room:
        """Return a table that a guest may read, or raise ``Refusal``."""


class TableCreation:
    """Creates tables within the limits of guests and addresses."""

    def __init__(self, services: Services, rooms: RoomLoader) -> None:
        self.services = services
        self.rooms = rooms
        limits = services.settings.limits
        rate = limits.new_tables_per_minute
        self._new_tables = Buckets(rate / 60, rate)
        rate = limits.new_tables_per_minute_and_address
        self._new_from_address = Buckets(rate / 60, rate)
        rate = limits.new_tables_per_day_and_address
        self._new_in_a_day = Buckets(rate / 86400, rate)

    async def allow(self, guest: str, address: str) -> None:
        """Raise ``Refusal`` if a guest, or an address with many guests, has created too many
        tables.
        """
        limits = self.services.settings.limits
        bus = self.services.bus
        allowed = await self.allows(address_group(address))
        if not allowed or not await self._new_tables.take_shared(bus, "tables", guest):
            raise Refusal("too-fast", "too many new tables in a short time")
        if await self.services.store.running(guest) >= limits.running_tables:
            most = limits.running_tables
            words = Phrase("table-too-many", {"tables": most})
            raise Refusal("too-many", f"finish some of your {most} running tables first", words)

    async def allows(self, address: str) -> bool:
        """Whether an address may create another table now."""
        bus = self.services.bus
        now = await self._new_from_address.take_shared(bus, "tables a minute", address)
        return now and await self._new_in_a_day.take_shared(bus, "tables a day", address)

    async def create(
        self, request: CreateTable, guest: str, name: str, address: str = ""
    ) -> Created:
        await self.allow(guest, address)
        if request.seed is not None and not self.services.settings.allow_seeds:
            raise Refusal("not-allowed", "this server does not accept random seeds")
        # A pack that was not used yet has to be read and built.
        setup = await self.services.work.in_thread(checked_setup, request)
        if request.take_back and any(seat.kind == "link" for seat in request.seats):
            words = Phrase("table-undo-alone", {})
            raise Refusal(
                "bad-options", "chance events can be undone only where nobody else plays", words
            )
        seats = request.seats
        if request.rated:
            check_request(request, setup, guest)
            if await self.services.excluded(guest):
                raise excluded()
            seats = [SeatRequest(seat.kind) for seat in seats]  # people play under their own names
        match = Match(setup, seed=request.seed, take_back=request.take_back)
        return await self.add(
            GameLog.new(match),
            guest,
            name,
            seats,
            clock=request.clock,
            open=request.open,
            seed=request.seed,
            claim_after=request.claim_after,
            rated=request.rated,
            address=address,
        )

    async def import_record(
        self, request: ImportRecord, guest: str, name: str, address: str = ""
    ) -> Created:
        """Create a table from a record file."""
        game_log = await self._imported(request.record, guest, address)
        await self._check_copy(game_log, guest)
        seats = request.seats or _recorded_seats(game_log.match)
        return await self.add(game_log, guest, name, seats, address=address)

    async def import_finished(
        self, request: ImportRecord, guest: str, name: str, address: str, save: SaveTable
    ) -> Created:
        """Create a table from the record of a finished game; raise ``Refusal`` for any other."""
        game_log = await self.read_finished(request.record, guest, address)
        seats = _recorded_seats(game_log.match)
        return await self.add(game_log, guest, name, seats, address=address, save=save)

    async def read_finished(self, record: str, guest: str, address: str) -> GameLog:
        """Return the log of a finished game, or raise ``Refusal``. Counts as a new table."""
        game_log = await self._imported(record, guest, address)
        if not game_log.match.over:
            raise Refusal("bad-record", "the game is not over")
        return game_log

    async def _imported(self, record: str, guest: str, address: str) -> GameLog:
        await self.allow(guest, address)
        work = self.services.work
        await work.run(Requester(address_group(address), guest), jobs.check_record, record)
        return await work.in_thread(read_game_log, record)

    async def _check_copy(self, copy: GameLog, guest: str) -> None:
        """Raise ``Refusal`` if a record is that of a game that a guest plays against others."""
        match, lines = copy.match, copy.lines()
        for table, running in await self._without_help(guest, match.game.name, match.setup.seats):
            if fair_play.is_copy(lines, running.lines()):
                raise fair_play.copy_refusal(table)

    async def check_position(self, guest: str, game: str, seats: int, actions: list[int]) -> None:
        """Raise ``Refusal`` if actions lead to a position of a game that a guest plays against
        others.
        """
        for table, running in await self._without_help(guest, game, seats):
            if fair_play.is_position_of(actions, running.match.moves):
                raise fair_play.copy_refusal(table)

    async def _without_help(
        self, guest: str, game: str, seats: int
    ) -> list[tuple[TableState, GameLog]]:
        """Return the tables at which a guest plays without help, with their games."""
        found: list[tuple[TableState, GameLog]] = []
        for row in await self.services.store.tables(guest=guest):
            same = (row.game, len(row.seats)) == (game, seats)
            if not same or row.progress.status not in ("playing", "waiting"):
                continue
            table = (await self.rooms.get(row.id)).state
            if table.game_log is not None and fair_play.without_help(table):
                found.append((table, table.game_log))
        return found

    async def play_on(
        self, id: str, request: PlayOn, guest: str, name: str, address: str = ""
    ) -> Created:
        """Create a table from a moment of another one."""
        await self.allow(guest, address)
        room = await self.rooms.readable(id, guest)
        game_log = room.state.playable()
        if fair_play.without_help(room.state):
            raise fair_play.copy_refusal(room.state)
        record = await room.read(room.state.record)
        if request.moment > len(record.lines):
            raise Refusal("no-such-moment", f"the game has moments 0 to {game_log.moment}")
        past = await self.services.work.in_thread(GameLog.of, record.cut(request.moment))
        origin = Origin(id, request.moment)
        return await self.add(
            past, guest, name, request.seats, clock=request.clock, origin=origin, address=address
        )

    async def rematch(self, room: Room, client: Client, message: Rematch) -> None:
        """Create another game with the same players, saved atomically with the link to it."""
        _check_rematch(room, client)
        if room.state.row.next is None:
            await self._check_rated_rematch(room)
            await self._check_rematch_blocks(room)
            await self.allow(room.state.row.host, client.address)
            await self.services.quota.check(client.address, TABLE_BYTES)
        made: list[NewTable] = []

        def work() -> PendingChange:
            _check_rematch(room, client)
            known = room.state.row.next
            if known is None:
                made.append(self._rematch_table(room, turn_seats=message.turn_seats))
                room.state.row.next = made[0].row.id
            id = room.state.row.next or ""
            change = room.change(settings=True, new=made[0]) if made else None

            def publish() -> None:
                if known is None:
                    room.broadcast.send(Packet(encoder.encode(NextTable(id))))
                    room.broadcast.send_table()
                else:
                    client.send(NextTable(id))
                client.send(Done(message.ref, room.state.seq))

            return PendingChange(change, publish)

        await room.done(work)
        for new in made:
            await self.services.quota.record(
                client.address, "table", new.row.id, TABLE_BYTES, new.row.host
            )
            await self._table_created(new.row)

    async def _check_rated_rematch(self, room: Room) -> None:
        """Raise ``Refusal`` if one of the players may no longer play rated games."""
        if not room.state.row.settings.rated:
            return
        for holders in room.state.seating.holders.values():
            for person in holders:
                if await self.services.excluded(person):
                    words = Phrase("table-rated-rematch", {})
                    raise Refusal("not-allowed", "a player may not play rated games", words)

    async def _check_rematch_blocks(self, room: Room) -> None:
        """Raise ``Refusal`` if players have blocked each other; the text does not say so."""
        people = [one for held in room.state.seating.holders.values() for one in held]
        if await self.services.any_blocked(people):
            words = Phrase("moderation-rematch-unavailable", {})
            raise Refusal("not-allowed", "a rematch is not available here", words)

    def _rematch_table(self, room: Room, *, turn_seats: bool) -> NewTable:
        game_log = room.state.playable()
        count = len(room.state.seating.rows)
        shift = 1 if turn_seats else 0
        seats: list[SeatRow] = []
        holders: dict[int, list[str]] = {}
        for seat in range(count):
            old = room.state.seating.rows[(seat + shift) % count]
            holders[seat] = list(room.state.seating.holders[old.seat])
            seats.append(msgspec.structs.replace(old, seat=seat))
        settings = room.state.row.settings
        new = self._new_table(
            GameLog.new(Match(game_log.match.setup, take_back=settings.take_back)),
            room.state.row.host,
            seats,
            holders,
            clock=room.state.row.clock,
            open=room.state.row.open,
            origin=Origin(room.id, game_log.moment),
            claim_after=settings.claim_after,
            rated=can_repeat(room.state.row, seats),
        )
        # The new table keeps the host's settings about spectators and barred guests.
        new.row.settings = msgspec.structs.replace(
            new.row.settings,
            watch=settings.watch or bool(settings.daily),
            muted=settings.muted,
            barred=settings.barred,
            friendly=[seat for seat in range(count) if (seat + shift) % count in settings.friendly],
        )
        return new

    async def add(
        self,
        game_log: GameLog,
        guest: str,
        name: str,
        seat_requests: list[SeatRequest],
        *,
        clock: ClockRule = NoClock(),  # noqa: B008  (frozen)
        open: bool = False,
        seed: str | None = None,
        origin: Origin | None = None,
        claim_after: int | None = None,
        rated: bool = False,
        address: str = "",
        save: SaveTable | None = None,
        id: str = "",
    ) -> Created:
        """Save a new table. The caller has checked limits and options.

        ``save`` may change the table before it stores it; by default it is only stored. ``id`` is
        an id that was reserved for the table.
        """
        match = game_log.match
        if len(seat_requests) != match.setup.seats:
            raise Refusal("bad-options", f"the game has {match.setup.seats} seats")
        seats, keys = requested_seats(match.game.name, seat_requests, name)
        holders = {key.seat: [guest] for key in keys}
        new = self._new_table(
            game_log,
            guest,
            seats,
            holders,
            clock=clock,
            open=open,
            seed=seed,
            origin=origin,
            claim_after=claim_after,
            rated=rated,
            id=id,
        )
        size = TABLE_BYTES + sum(len(line) for line in new.lines)
        await self.services.quota.reserve(address, "table", new.row.id, size, guest)
        if save is None:
            await self.services.store.add_table(new.row, new.lines, new.holders)
        else:
            await save(new)
        await self._table_created(new.row)
        return Created(new.row.id, keys)

    async def add_rated(
        self,
        game_log: GameLog,
        players: Sequence[str],
        seats: list[SeatRow],
        clock: ClockRule,
        save: SaveTable,
    ) -> str:
        """Save the table of people who were paired for a rated game, and return its id.

        It is listed in the lobby, so that others can watch.
        """
        holders = {seat: [player] for seat, player in enumerate(players)}
        new = self._new_table(
            game_log, players[0], seats, holders, clock=clock, open=True, rated=True
        )
        await save(new)
        await self._table_created(new.row)
        return new.row.id

    def tournament_table(
        self,
        game_log: GameLog,
        seats: list[SeatRow],
        holders: dict[int, list[str]],
        clock: ClockRule,
        tournament: str,
        *,
        rated: bool,
    ) -> NewTable:
        """Return a new table of a tournament; the caller saves it, then calls ``begin``.

        It has no host, because nobody decides about its seats and spectators. If other tables have
        the same deal, only its players may see it.
        """
        new = self._new_table(game_log, "", seats, holders, clock=clock, rated=rated)
        watch = game_log.match.deal is None
        new.row.settings = msgspec.structs.replace(
            new.row.settings, tournament=tournament, watch=watch
        )
        return new

    async def begin(self, row: TableRow) -> None:
        """Start the clocks and bots of a table that was saved."""
        await self._table_created(row)

    def _new_table(
        self,
        game_log: GameLog,
        host: str,
        seats: list[SeatRow],
        holders: dict[int, list[str]],
        *,
        clock: ClockRule = NoClock(),  # noqa: B008  (frozen)
        open: bool = False,
        seed: str | None = None,
        origin: Origin | None = None,
        claim_after: int | None = None,
        rated: bool = False,
        id: str = "",
    ) -> NewTable:
        """Return a new table, ready to be saved."""
        game_log.settle()
        now = now_ms()
        row = new_row(game_log, host, seats, now)
        row.id = id or row.id
        row.clock = clock
        row.open = open
        row.seed = seed
        alone = all(seat.kind != "open" for seat in seats)
        row.settings = TableSettings(
            name=table_name(row.id),
            take_back=game_log.match.take_back and alone,
            claim_after=usual_claim(clock) if claim_after is None else claim_after,
            rated=rated,
            deal="" if game_log.match.deal is None else game_log.match.deal.seed,
        )
        if origin is not None:
            row.origin_table, row.origin_moment = origin.table, origin.moment
        seating = Seating(row.game, seats, holders)
        row.progress = first_progress(
            game_log, seating, Clocks(clock, len(seats)), self.services.store.server_clock.now()
        )
        return NewTable(row, game_log.lines(), holders)

    async def _table_created(self, row: TableRow) -> None:
        """Start the automatic actions of a new table."""
        self.services.metrics.counts["tables"] += 1
        log_event("table made", table=row.id, game=row.game, seats=len(row.seats))
        if row.progress.bot_due or row.progress.deadline is not None:
            await self.rooms.get(row.id)


def _check_rematch(room: Room, client: Client) -> None:
    if not room.state.seating.played_by(client) and not room.state.is_host(client):
        words = Phrase("table-rematch-seated", {})
        raise Refusal("not-your-seat", "a rematch is for those who sit at the table", words)
    if room.state.status() != "over" and room.state.row.next is None:
        raise Refusal("not-allowed", "the game is not over yet", Phrase("table-not-over", {}))


def checked_setup(request: CreateTable) -> Setup:
    """Return the setup of a new table, or raise ``Refusal``."""
    try:
        game = arizona.get_game(request.game)
    except UnknownGameError as error:
        raise Refusal("no-such-game", str(error)) from None
    if not is_known(game.name, request.content):
        raise Refusal("bad-content", f"there is no content pack '{request.content}'")
    try:
        return game.setup(len(request.seats), request.options, request.content)
    except ContentError as error:
        raise Refusal("bad-content", str(error)) from None
    except OptionError as error:
        raise Refusal("bad-options", str(error)) from None


def read_game_log(text: str) -> GameLog:
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


def _recorded_seats(match: Match) -> list[SeatRequest]:
    """Return the seats of a record: its bots, and people at this screen."""
    bots = bot_ids(match.game.name)
    return [
        SeatRequest("bot", name, bot if bot in bots else bots[-1])
        if bot
        else SeatRequest("here", name)
        for name, bot in zip(_shortened(match.names), match.bots, strict=True)
    ]


def _shortened(names: list[str]) -> list[str]:
    return [name[:32] or "?" for name in names]
