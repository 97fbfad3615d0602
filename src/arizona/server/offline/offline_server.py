"""The offline server, which the page's worker talks to instead of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from arizona.engine.match import Match
from arizona.server.base.identity import guest_label
from arizona.server.base.metrics import Metrics
from arizona.server.base.settings import Limits, Settings
from arizona.server.offline.bots import OfflineBotPool, Think
from arizona.server.offline.memory_store import Backing, MemoryStore
from arizona.server.offline.packs import OfflinePacks
from arizona.server.protocol.daily import DailyTable, PlayDeal
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import ReportCard, ServerFeatures, TableCard
from arizona.server.services.daily.challenge import challenge
from arizona.server.services.pictures.table_pictures import Pictures
from arizona.server.services.puzzles.puzzle_service import PuzzleService
from arizona.server.services.reviews.reviews import Reviews
from arizona.server.store.quota import NoQuota
from arizona.server.store.store import NewTable
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.notifications import Done, HookError, TurnNotice, do_nothing
from arizona.server.tables.room_manager import RoomManager
from arizona.server.tables.services import Services
from arizona.server.tables.table_socket import serve_table
from arizona.server.tables.work import DirectWork
from arizona.server.transport.bus import LocalBus
from arizona.server.transport.connection import Client

GUEST: Final = "here"
"""All players at this browser are one guest."""
SETTINGS: Final = Settings(
    bot_seconds=3.0, limits=Limits(running_tables=500, new_tables_per_minute=120)
)

Send = Callable[[str], None]
Hang = Callable[[int], None]


class NoNotices:
    """Notification service that sends nothing."""

    def check(self, url: str) -> None:
        raise HookError("notices need a server")

    def notify(self, url: str, notice: TurnNotice, done: Done = do_nothing) -> None:
        done()


class OfflineSocket:
    """A socket made of two functions: one receives the page's messages, one sends to it."""

    def __init__(self, send: Send, hang: Hang) -> None:
        self.scope: dict[str, Any] = {}
        self._tell = send
        self._hang = hang
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._over = False

    def receive_text(self, text: str) -> None:
        """Receive a message from the page."""
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        """Report that the page has disconnected."""
        self._said.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> dict[str, Any]:
        return await self._said.get()

    async def send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self._tell(message["text"])
        elif message["type"] == "websocket.close":
            self._close(message["code"])

    async def accept(self) -> None:
        """Do nothing: the socket is open from the start."""

    async def close(self, *, code: int, reason: str) -> None:
        self._close(code)

    async def send_data(self, data: str) -> None:
        self._tell(data)

    def _close(self, code: int) -> None:
        if not self._over:
            self._over = True
            self._hang(code)
            self.leave()


class OfflineServer:
    """All tables and services of one browser."""

    def __init__(self, backing: Backing, stored_texts: Mapping[str, str], think: Think) -> None:
        self.store = MemoryStore(backing, stored_texts)
        self.packs = OfflinePacks(backing, stored_texts, self.store)
        self.pictures = Pictures(SETTINGS.limits.pictures_per_minute)
        pool = OfflineBotPool(think)
        services = Services(SETTINGS, self.store, LocalBus(), pool, NoNotices(), Metrics())
        self.rooms = RoomManager(services)
        self.reviews = Reviews(services, 4, 4)
        self.puzzles = PuzzleService(self.store)
        self.quota = NoQuota()
        self.work = DirectWork()
        self._lines: dict[int, OfflineSocket] = {}
        self._serving: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Load stored data and resume running games."""
        await self.packs.open()
        await self.store.open()
        await self.rooms.open()

    async def close(self) -> None:
        await self.reviews.close()
        await self.rooms.close()
        await self.store.close()

    async def name(self, guest: str = GUEST) -> str:
        """Return the guest's name, or a default label."""
        known = await self.store.guest_name(guest)
        return known or guest_label((await self.store.key("guest")).hex())

    def features(self) -> ServerFeatures:
        """Return no optional features."""
        return ServerFeatures(offline=False, push="")

    async def lobby(self, guest: str) -> list[TableCard]:
        """Return no tables: there are no other players."""
        return []

    async def notice_count(self, guest: str) -> int:
        """Return 0: nobody moderates an offline server."""
        return 0

    async def report_cards(self) -> list[ReportCard]:
        """Return no lab reports: the lab is not available offline."""
        return []

    async def play_deal(self, game: str, request: PlayDeal) -> DailyTable:
        """Create the table of a daily challenge, or raise ``Refusal``."""
        which = challenge(game)
        if which.setup.content.digest != request.content_hash:
            words = Phrase("daily-other-version", {})
            raise Refusal("bad-content", "the server has another version of the game", words)

        async def save(new: NewTable) -> None:
            new.row.settings = replace(new.row.settings, daily=request.day)
            await self.store.add_table(new.row, new.lines, new.holders)

        game_log = GameLog.new(Match(which.setup, deal=request.deal))
        made = await self.rooms.creation.add(
            game_log, GUEST, await self.name(), which.seats(), save=save
        )
        return DailyTable(made.table, made.keys, ranked=False)

    # --- table connections ----------------------------------------------------------------------

    def connect(self, number: int, table: str, send: Send, hang: Hang) -> None:
        """Connect the page to a table; ``send`` receives messages, ``hang`` the close code."""
        socket = OfflineSocket(send, hang)
        self._lines[number] = socket
        task = asyncio.ensure_future(self._serve(socket, table))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve(self, socket: OfflineSocket, table: str) -> None:
        client = Client(GUEST, await self.name(), SETTINGS.limits, known=True, address="local")
        await serve_table(socket, self.rooms, client, table)

    def receive(self, number: int, text: str) -> None:
        """Pass on a message that the page sent over a connection."""
        if number in self._lines:
            self._lines[number].receive_text(text)

    def disconnect(self, number: int) -> None:
        """Close a connection."""
        if number in self._lines:
            self._lines.pop(number).leave()
