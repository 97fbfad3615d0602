"""The bot API: its event stream, and requests at tables.

While its stream is open, a bot is connected to its tables like a browser. It counts as present, and
every message from a table wakes the stream, which sends what has changed since its last event. New
tables and invitations are polled once a second, because another server may have created them.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from arizona.engine.errors import MoveError
from arizona.server.base.logs import log_event
from arizona.server.protocol.bot_api import (
    BotAccount,
    BotChallenge,
    BotEvent,
    BotMove,
    BotSeek,
    BotTable,
    ChallengeSent,
    InvitationEvent,
    LegalMove,
    MoveMade,
    OverEvent,
    TableEvent,
    TurnEvent,
)
from arizona.server.protocol.client import ClientMessage, Hello, Play, Resign, Say, Sit
from arizona.server.protocol.parts import FischerClock, MoveClock
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import CreateTable, SeatRequest
from arizona.server.protocol.seeks import FindPlayers, Seeking
from arizona.server.services.people.bot_accounts import SCOPES, BotAccounts
from arizona.server.services.people.friends import Friends
from arizona.server.services.people.matchmaking import CLOCKS, Matchmaking
from arizona.server.services.people.sessions import SignedIn
from arizona.server.services.people.standings import Standings
from arizona.server.store.database import Database
from arizona.server.store.store import StoreError
from arizona.server.tables.requests import RequestDispatcher
from arizona.server.tables.room import Room
from arizona.server.tables.room_manager import RoomManager
from arizona.server.transport.connection import Client
from arizona.server.transport.rate_limits import Backlog
from arizona.server.transport.websocket_frames import Listener, Packet

POLL_SECONDS: Final = 1.0
"""Interval at which a stream polls for new tables and invitations."""
KEEPALIVE_SECONDS: Final = 10.0
"""Interval at which an idle stream sends an empty line, so that lost connections are noticed."""
MAX_TABLES: Final = 32
"""Maximum number of running tables in a stream; the most recently changed ones are covered."""
STREAMS_PER_BOT: Final = 2
MAX_STREAMS: Final = 500
REF: Final = 1


class WakeupChannel:
    """A connection's outgoing channel that discards all messages and only signals their arrival."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self.on_writable: Callable[[], None] | None = None
        self._wake = wake

    def offer(self, packets: Sequence[Packet]) -> bool:
        self._wake()
        return True

    def listen(self, listener: Listener) -> None:
        """Do nothing: this channel never receives messages."""

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def stop(self) -> None: ...

    def abort(self) -> None: ...


class Watched(Struct):
    """A table that a stream is connected to, and the last state sent."""

    room: Room
    client: Client
    announced: bool = False
    turn: int = -1
    """The ``seq`` of the last turn that was sent."""


class BotPlay:
    """Implements the requests and event streams of bot accounts."""

    def __init__(
        self,
        store: Database,
        rooms: RoomManager,
        accounts: BotAccounts,
        standings: Standings,
        friends: Friends,
        matchmaking: Matchmaking,
        backlog: Backlog,
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._accounts = accounts
        self._standings = standings
        self._friends = friends
        self._matchmaking = matchmaking
        self._backlog = backlog
        self._streams: Counter[str] = Counter()
        self._closing = asyncio.Event()

    def close(self) -> None:
        """End all streams."""
        self._closing.set()

    @staticmethod
    def account(bot: SignedIn) -> BotAccount:
        """Return the account that a token belongs to."""
        return BotAccount(bot.name, [scope for scope in SCOPES if scope in (bot.scopes or ())])

    # --- finding games ------------------------------------------------------------------------

    async def seek(self, bot: SignedIn, request: BotSeek, address: str) -> Seeking:
        """Look for a rated game against other bots."""
        found = FindPlayers(request.game, request.pace, request.seats)
        return await self._matchmaking.find(bot.person, found, address)

    async def stop_seeking(self, bot: SignedIn) -> None:
        await self._matchmaking.cancel(bot.person)

    async def challenge(self, bot: SignedIn, request: BotChallenge, address: str) -> ChallengeSent:
        """Create a table for two and invite an opponent."""
        table = CreateTable(
            game=request.game,
            seats=[SeatRequest("here"), SeatRequest("link")],
            clock=CLOCKS[request.pace],
            rated=request.rated,
        )
        created = await self._rooms.creation.create(table, bot.person, bot.name, address)
        try:
            await self._friends.invite(bot.person, created.table, request.name)
        except Refusal:
            await self._rooms.delete(created.table, bot.person)
            raise
        return ChallengeSent(created.table)

    async def accept(self, bot: SignedIn, table: str, address: str) -> None:
        """Sit down at a table to which the bot was invited."""
        room = await self._rooms.readable(table, bot.person)
        await self._check_invited(bot, table)
        seats = [row.seat for row in room.state.seating.rows if row.kind == "open"]
        if not seats:
            raise Refusal("seat-taken", "all seats are taken")
        await self._request(bot, room, Sit(REF, seats[0]), address)

    async def decline(self, bot: SignedIn, table: str) -> None:
        await self._check_invited(bot, table)
        await self._friends.decline(bot.person, table)

    async def _check_invited(self, bot: SignedIn, table: str) -> None:
        page = await self._friends.page(bot.person)
        if not any(one.table.table.id == table for one in page.invitations):
            raise Refusal("not-allowed", "nobody has invited this bot to that table")

    # --- playing ------------------------------------------------------------------------------

    async def table(self, bot: SignedIn, id: str) -> BotTable:
        """Return a table at which the bot plays."""
        room = await self._own_room(bot, id)
        shown, record = await room.read(
            lambda: (_shown(room, self._own_seats(room, bot.person)), room.state.record())
        )
        return replace(shown, record=record.dumps())

    async def move(self, bot: SignedIn, id: str, move: BotMove, address: str) -> MoveMade:
        """Make a move, given by its number or notation."""
        room = await self._own_room(bot, id)
        action = move.action
        if action is None:
            game_log = room.state.playable()
            room.check_seq(move.seq)
            try:
                action = game_log.game.parse(game_log.match.state, move.text)
            except MoveError as error:
                raise Refusal("illegal", str(error)) from None
        await self._request(bot, room, Play(REF, move.seq, action), address)
        return MoveMade(room.state.seq)

    async def resign(self, bot: SignedIn, id: str, address: str) -> None:
        """Resign the bot's seats."""
        room = await self._own_room(bot, id)
        for seat in self._own_seats(room, bot.person):
            await self._request(bot, room, Resign(REF, seat), address)

    async def chat(self, bot: SignedIn, id: str, text: str, address: str) -> None:
        """Send a chat message to a table."""
        room = await self._own_room(bot, id)
        await self._request(bot, room, Say(REF, text), address)

    async def _own_room(self, bot: SignedIn, id: str) -> Room:
        room = await self._rooms.readable(id, bot.person)
        if not self._own_seats(room, bot.person):
            raise Refusal("not-your-seat", "this bot has no seat at the table")
        return room

    @staticmethod
    def _own_seats(room: Room, person: str) -> list[int]:
        return list(room.state.seating.seats_of(person, {}))

    async def _client(self, bot: SignedIn, address: str) -> Client:
        limits = self._rooms.services.settings.limits
        client = Client(
            bot.person, bot.name, limits, known=True, address=address, backlog=self._backlog
        )
        client.standing = await self._standings.of(bot.person)
        return client

    async def _request(
        self, bot: SignedIn, room: Room, message: ClientMessage, address: str
    ) -> None:
        """Handle a request that a browser would send over the table's socket."""
        client = await self._client(bot, address)
        client.attach(WakeupChannel(lambda: None))
        client.ready = True
        await _wait_for(RequestDispatcher(self._rooms, room, client), message)

    # --- the event stream ---------------------------------------------------------------------

    def check_stream(self, bot: SignedIn) -> None:
        """Raise ``Refusal`` if the bot has too many open streams."""
        if self._streams[bot.person] >= STREAMS_PER_BOT:
            raise Refusal("too-many", f"a bot can have {STREAMS_PER_BOT} open streams")
        if self._streams.total() >= MAX_STREAMS:
            raise Refusal("full", "the server has too many open streams", retry_after=30)

    @contextmanager
    def stream_of(self, bot: SignedIn) -> Iterator[None]:
        """Count a stream for the duration of the block."""
        self._streams[bot.person] += 1
        try:
            yield
        finally:
            self._streams[bot.person] -= 1
            self._streams += Counter[str]()  # removes those with 0

    async def events(
        self, bot: SignedIn, authorization: str, address: str
    ) -> AsyncGenerator[BotEvent | None, None]:
        """Yield the events of a bot until its token or the server ends.

        Yields ``None`` as a keep-alive if nothing has happened for a while.
        """
        wake = asyncio.Event()
        watched: dict[str, Watched] = {}
        invited: set[str] = set()
        alive = time.monotonic()
        looked = alive - POLL_SECONDS
        try:
            while not self._closing.is_set():
                wake.clear()
                news: list[BotEvent] = []
                if time.monotonic() - looked >= POLL_SECONDS:
                    looked = time.monotonic()
                    try:
                        if await self._accounts.find(authorization) is None:
                            return
                        await self._connect(bot, address, watched, wake.set)
                        news += await self._invitations(bot, invited)
                    except StoreError as error:
                        log_event("bot stream not updated", why=str(error))
                news += await self._turns(bot, watched)
                for event in news:
                    alive = time.monotonic()
                    yield event
                if time.monotonic() - alive > KEEPALIVE_SECONDS:
                    alive = time.monotonic()
                    yield None
                await self._pause(wake)
        finally:
            for one in watched.values():
                one.room.connections.part(one.client)

    async def _pause(self, wake: asyncio.Event) -> None:
        """Wait until a table changes, the next poll is due, or the server stops."""
        waits = [asyncio.ensure_future(event.wait()) for event in (wake, self._closing)]
        try:
            await asyncio.wait(waits, timeout=POLL_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waits:
                one.cancel()

    async def _connect(
        self,
        bot: SignedIn,
        address: str,
        watched: dict[str, Watched],
        wake: Callable[[], None],
    ) -> None:
        """Connect to the bot's new tables, and reconnect to those that were disconnected."""
        for id, one in list(watched.items()):
            if one.client.dropped is not None or one.room.broken:
                one.room.connections.part(one.client)
                del watched[id]
        await self._matchmaking.state(bot.person)  # keeps a search for opponents alive
        for row in await self._store.tables(guest=bot.person, limit=MAX_TABLES):
            if row.id in watched or row.progress.status not in ("waiting", "playing"):
                continue
            try:
                room = await self._rooms.readable(row.id, bot.person)
                if not self._own_seats(room, bot.person):
                    continue
                client = await self._client(bot, address)
                client.attach(WakeupChannel(wake))
                dispatcher = RequestDispatcher(self._rooms, room, client)
                await _wait_for(dispatcher, Hello(chat_on=False))
            except Refusal:
                continue  # meanwhile, the table was deleted or the bot lost its seat
            watched[row.id] = Watched(room, client)

    async def _invitations(self, bot: SignedIn, invited: set[str]) -> list[InvitationEvent]:
        """Return invitations that the stream has not sent yet."""
        page = await self._friends.page(bot.person)
        found = {
            one.table.table.id: InvitationEvent(
                one.table.table.id, one.table.table.game, one.name, one.table.table.rated
            )
            for one in page.invitations
        }
        news = [event for id, event in found.items() if id not in invited]
        invited.clear()
        invited.update(found)
        return news

    async def _turns(self, bot: SignedIn, watched: dict[str, Watched]) -> list[BotEvent]:
        """Return the events at all tables since the last call."""
        news: list[BotEvent] = []
        for id, table in list(watched.items()):
            room = table.room
            try:
                shown = await room.read(partial(_shown, room, self._own_seats(room, bot.person)))
            except (Refusal, StoreError):
                continue  # the room was closed or the store is unavailable; retried by a later call
            news += _events(table, shown)
            if shown.status == "over":
                room.connections.part(table.client)
                del watched[id]
        return news


def _events(watched: Watched, table: BotTable) -> Iterator[BotEvent]:
    """Yield the events of a table that the stream has not sent yet."""
    if not watched.announced and table.status != "waiting":
        watched.announced = True
        yield TableEvent(table.table, table.game, table.seats, table.yours, table.rated)
    if table.status == "over":
        yield OverEvent(table.table, table.game, table.scores, table.winners)
    elif table.moves and table.seq != watched.turn:
        watched.turn = table.seq
        yield TurnEvent(
            table.table,
            table.game,
            table.to_move,
            table.seq,
            table.moves,
            table.scores,
            table.left_ms,
        )


def _shown(room: Room, yours: list[int]) -> BotTable:
    """Return a table as its bot sees it, without the record. No game has hidden information."""
    state = room.state
    game_log = state.playable()
    row, status, mover = state.row, state.status(), game_log.to_move
    turn = status == "playing" and mover in yours and state.seating.rows[mover].kind == "person"
    position = game_log.match.state
    left = None
    if turn and isinstance(row.clock, FischerClock | MoveClock):
        left = next((one.left_ms for one in state.clock_infos() if one.seat == mover), None)
    return BotTable(
        table=row.id,
        game=row.game,
        seats=state.seating.names(),
        yours=yours,
        rated=row.settings.rated,
        clock=row.clock,
        status=status,
        to_move=mover,
        seq=state.seq,
        scores=game_log.scores[-1],
        winners=game_log.match.winners() if status == "over" else [],
        moves=[LegalMove(one, game_log.game.text(position, one)) for one in position.legal()]
        if turn
        else [],
        left_ms=left,
        record="",
    )


async def _wait_for(dispatcher: RequestDispatcher, message: ClientMessage) -> None:
    """Handle a request and wait for its result; raise its refusal."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answered(error: Exception | None) -> None:
        if done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    dispatcher.take(message, answered)
    await done


def encode_event(event: BotEvent | None, encode: Callable[[Any], bytes]) -> bytes:
    """Encode an event as one line of the stream; ``None`` becomes an empty line."""
    return b"\n" if event is None else encode(event) + b"\n"
