"""Everything that one running server consists of, behind its web application."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from arizona.table.bots.pool import Pool
from arizona.table.host import cookies, identity
from arizona.table.host.along import Along
from arizona.table.host.cookies import Guests
from arizona.table.host.docs import Docs
from arizona.table.host.hooks import Hooks
from arizona.table.host.logs import bounded, failure, note
from arizona.table.host.metrics import Metrics
from arizona.table.host.pages import Pages
from arizona.table.host.pictures import Pictures
from arizona.table.host.printing import Printer
from arizona.table.host.push import Pushes
from arizona.table.host.reports import Reports, default_reports
from arizona.table.host.route_inventory import Rates
from arizona.table.host.settings import Settings
from arizona.table.line.bus import Bus, LocalBus
from arizona.table.line.limits import Backlog, Buckets
from arizona.table.room.puzzles import PuzzleDesk
from arizona.table.room.reviews import Reviews
from arizona.table.room.rooms import Rooms
from arizona.table.room.services import Services
from arizona.table.store.choice import MISSING, postgres
from arizona.table.store.quota import StorageQuota
from arizona.table.store.sqlite import SqliteStore
from arizona.table.store.store import StoreError
from arizona.table.workshop.desk import Desk
from arizona.table.workshop.simulating import Simulations

if TYPE_CHECKING:
    from arizona.table.store.postgres import PostgresStore

MAINTAIN_SECONDS: Final = 15.0
EXPIRE_SECONDS: Final = 3600.0
BUSES: Final = ("redis", "rediss", "unix")
READING_PART: Final = 0.75
"""How much of the requests from one address may read the store."""
SOLVING_RATE: Final = 10.0
"""Moves in puzzles from one address, a second and at once."""
SOLVING_BURST: Final = 120.0
EDITING_RATE: Final = 8.0
"""Edits of packs from one address, looked at or kept, a second and at once."""
EDITING_BURST: Final = 80.0


def server_store(settings: Settings) -> SqliteStore | PostgresStore:
    """The store of a server: the file that it has for itself, or a database."""
    if settings.store:
        return postgres(settings.store, kind="thinker" if settings.thinks_only else "server")
    return SqliteStore(settings.database, power_safe=settings.power_safe, alone=True)


def server_bus(settings: Settings, name: str) -> Bus:
    """The bus of a server: within the process, or between several."""
    if not settings.bus:
        return LocalBus()
    scheme = settings.bus.partition("://")[0]
    if scheme not in BUSES:
        raise StoreError(f"a bus is redis://… or rediss://…, not {scheme}://…")
    try:
        from arizona.table.line.redis import RedisBus  # noqa: PLC0415
    except ImportError:
        raise StoreError(f"a bus {MISSING}") from None
    return RedisBus(settings.bus, name)


class Server:
    """Everything behind the web application of one running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = server_store(settings)
        self.pool = Pool(settings.workers)
        self.hooks = Hooks(allow_private=settings.allow_private_hooks)
        self.called = token_hex(8)
        """Among the other servers."""
        self.draining = False
        """Whether it is about to stop: whoever comes should go elsewhere."""
        self.bus = server_bus(settings, self.called)
        self.backlog = Backlog(settings.limits.waiting_bytes_in_all)
        rate = settings.limits.names_per_minute_and_address
        names = Buckets(rate / 60, rate)
        self.push = Pushes(self.store, self.hooks, settings.push)
        self.quota = StorageQuota(self.store, settings.limits)
        services = Services(
            settings,
            self.store,
            self.bus,
            self.pool,
            self.hooks,
            self.metrics,
            self.called,
            self.push,
            self.quota,
        )
        self.rooms = Rooms(services)
        limits = settings.limits
        self.reviews = Reviews(services, limits.reviews, limits.reviews_per_address)
        self.puzzles = PuzzleDesk(self.store)
        self.desk = Desk(self.store, self.quota)
        self.simulations = Simulations(
            self.desk, self.pool, limits.simulations, limits.simulations_per_address
        )
        uploads = limits.packs_per_minute
        self.rates = Rates(
            self.bus,
            {
                "read": Buckets(
                    READING_PART * limits.requests_per_second,
                    READING_PART * limits.requests_at_once,
                ),
                "change": names,
                "edit": Buckets(EDITING_RATE, EDITING_BURST),
                "upload": Buckets(uploads / 60, uploads),
                "solve": Buckets(SOLVING_RATE, SOLVING_BURST),
            },
        )
        self.pages = Pages(settings.static)
        self.along = Along()
        self.docs = Docs(settings.site)
        self.pictures = Pictures(settings.limits.pictures_per_minute)
        self.printer = Printer(settings.limits.prints_per_minute)
        self.reports = Reports(settings.reports or default_reports())
        self._guests: Guests | None = None
        self._measure()

    @asynccontextmanager
    async def run(self) -> AsyncGenerator[None, None]:
        """Open everything, and close it again at the end."""
        await self.store.open()
        await self.bus.open()
        self._guests = Guests(await self.store.key("guests"))
        await self.quota.open(await self.store.key("storage"))
        await self.push.open()
        await self.pool.open()
        await self.rooms.open()
        await self.desk.open()
        maintenance = asyncio.create_task(self._maintain(), name="maintenance")
        note("open", database="postgresql" if self.store.shared else str(self.settings.database))
        try:
            yield
        finally:
            maintenance.cancel()
            await self.simulations.close()
            await self.reviews.close()
            await self.rooms.close()
            await self.hooks.close()
            await self.push.close()
            self.along.close()
            await self.pool.close()
            await self.bus.close()
            await self.store.close()
            note("closed")

    async def _maintain(self) -> None:
        """Measure the space again and again; once an hour remove what nobody uses any more."""
        expired = -EXPIRE_SECONDS
        while True:
            try:
                await self.quota.measure()
                if time.monotonic() - expired > EXPIRE_SECONDS:
                    expired = time.monotonic()
                    await self.expire()
            except StoreError as error:
                note("maintenance failed", why=str(error))
            except Exception as error:
                failure("maintenance failed", error)
            await asyncio.sleep(MAINTAIN_SECONDS)

    async def expire(self, now: int | None = None) -> None:
        """Remove what guests left behind who do not come back, and tables that nobody started."""
        _, unstarted = await self.quota.expire(now)
        await self.rooms.remove_unstarted(unstarted)
        await self.desk.open()

    def _measure(self) -> None:
        gauges = self.metrics.gauges
        gauges["waiting_bytes"] = lambda: self.backlog.waiting
        gauges["rooms"] = lambda: len(self.rooms.rooms)
        gauges["store_commits"] = lambda: self.store.commits
        gauges["store_writes"] = lambda: self.store.written
        gauges["store_slowest_commit_seconds"] = lambda: self.store.slowest
        gauges["stored_bytes"] = lambda: self.quota.stored
        gauges["storage_full"] = lambda: int(self.quota.full)
        gauges["bus_connected"] = lambda: int(self.bus.shared and self.bus.connected)
        gauges["bus_news_sent"] = lambda: self.bus.sent
        gauges["bus_news_heard"] = lambda: self.bus.came
        gauges["bus_news_left_out"] = lambda: self.bus.left_out
        gauges["limits_shared"] = lambda: int(self.bus.shared and self.bus.connected)
        gauges["draining"] = lambda: int(self.draining)
        gauges["store_in_trouble"] = lambda: int(self.store.trouble is not None)
        gauges["bot_processes"] = lambda: len(self.pool.pids)
        gauges["bot_processes_replaced"] = lambda: self.pool.replaced
        gauges["bot_jobs_waiting"] = lambda: len(self.pool.turns)
        gauges["bot_answers"] = lambda: self.pool.answered
        gauges["log_lines_left_out"] = lambda: bounded.left_out
        gauges["hooks_sent"] = lambda: self.hooks.sent
        gauges["hooks_failed"] = lambda: self.hooks.failed
        gauges["pushes_sent"] = lambda: self.push.sent
        gauges["pushes_failed"] = lambda: self.push.failed

    # --- guests -------------------------------------------------------------------------------

    def guest(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The guest of a request, by cookie."""
        assert self._guests is not None
        return self._guests.read(connection.cookies.get(cookies.COOKIE))

    async def name(self, guest: str) -> str:
        """What a guest is called."""
        return await self.store.guest_name(guest) or identity.guest_label(guest)

    def cookie(self, guest: str) -> Cookie:
        """The cookie that makes a browser known."""
        assert self._guests is not None
        return Cookie(
            cookies.COOKIE,
            value=self._guests.cookie(guest),
            max_age=cookies.COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure_cookie,
        )
