"""The server: store, services and settings behind the web application."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from arizona.server.base import cookies, identity
from arizona.server.base.cookies import Guests
from arizona.server.base.logs import log_event, log_failure, log_rate_limit
from arizona.server.base.loop_watchdog import background_task
from arizona.server.base.metrics import Metrics
from arizona.server.base.settings import Settings
from arizona.server.base.token_buckets import Buckets
from arizona.server.protocol.people import GuestData
from arizona.server.protocol.rest import ReportCard, ServerFeatures, TableCard
from arizona.server.services.bots.pool import WorkerPool
from arizona.server.services.catalog.lab_reports import Reports, default_reports
from arizona.server.services.daily.daily_service import DailyService
from arizona.server.services.notifications.web_hooks import Hooks
from arizona.server.services.notifications.web_push import Pushes
from arizona.server.services.people.accounts import Accounts, MergeGuest
from arizona.server.services.people.bot_accounts import BotAccounts
from arizona.server.services.people.bot_play import BotPlay
from arizona.server.services.people.friends import Friends
from arizona.server.services.people.matchmaking import Matchmaking
from arizona.server.services.people.moderation import Moderation
from arizona.server.services.people.offline_results import OfflineResults
from arizona.server.services.people.passkey_accounts import PasskeyAccounts
from arizona.server.services.people.play_evidence import PlayEvidence
from arizona.server.services.people.profiles import Profiles
from arizona.server.services.people.ratings import Ratings
from arizona.server.services.people.sessions import SignedIn
from arizona.server.services.people.similar_play import SimilarPlayers
from arizona.server.services.people.standings import Standings
from arizona.server.services.pictures.table_pictures import Pictures
from arizona.server.services.printing import Printer
from arizona.server.services.puzzles.puzzle_service import PuzzleService
from arizona.server.services.reviews.reviews import Reviews
from arizona.server.services.tournaments.tournament_service import Tournaments
from arizona.server.services.work.pool import WorkPool
from arizona.server.services.workshop.pack_games import PackGames
from arizona.server.services.workshop.pack_service import PackService
from arizona.server.services.workshop.simulations import Simulations
from arizona.server.services.workshop.what_if import WhatIfs
from arizona.server.store.backends import MISSING, postgres
from arizona.server.store.quota import StorageQuota
from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.store import StoreError
from arizona.server.tables.room_manager import RoomManager
from arizona.server.tables.services import Services
from arizona.server.transport.bus import Bus, LocalBus
from arizona.server.transport.rate_limits import Backlog
from arizona.server.web.docs import Docs
from arizona.server.web.offline_bundle import Builder, OfflineBundle
from arizona.server.web.pages import Pages
from arizona.server.web.route_inventory import Rates
from arizona.server.web.warm_up import warm_up

if TYPE_CHECKING:
    from arizona.server.store.postgres import PostgresStore

MAINTAIN_SECONDS: Final = 15.0
EXPIRE_SECONDS: Final = 3600.0
BUSES: Final = ("redis", "rediss", "unix")
READING_PART: Final = 0.75
"""Share of an address's request rate that may read the store."""
SOLVING_RATE: Final = 10.0
"""Puzzle moves per second from one address."""
SOLVING_BURST: Final = 120.0
BOT_RATE: Final = 20.0
"""Requests per second of one bot account."""
BOT_BURST: Final = 100.0
EDITING_RATE: Final = 8.0
"""Pack edits per second from one address, including unsaved checks."""
EDITING_BURST: Final = 80.0
STORE_SECONDS: Final = 3.0
"""Time limit for the store to finish writing and close."""
SIGNED_IN: Final = "signed_in"
"""The key of the login session in the state of a connection."""
GUEST_TABLES: Final = 1000
"""Maximum number of tables that are counted for a guest."""
MIN_WORKERS: Final = 2
"""Minimum number of worker processes; one address can occupy all but one of them."""


def server_store(settings: Settings) -> SqliteStore | PostgresStore:
    """Return the server's store: an SQLite file used exclusively, or a PostgreSQL database."""
    if settings.store:
        return postgres(settings.store, kind="thinker" if settings.thinks_only else "server")
    return SqliteStore(settings.database, power_safe=settings.power_safe, alone=True)


def server_bus(settings: Settings, name: str) -> Bus:
    """Return the server's message bus: in-process, or shared via Redis."""
    if not settings.bus:
        return LocalBus()
    scheme = settings.bus.partition("://")[0]
    if scheme not in BUSES:
        raise StoreError(f"a bus is redis://… or rediss://…, not {scheme}://…")
    try:
        from arizona.server.transport.redis_bus import RedisBus  # noqa: PLC0415
    except ImportError:
        raise StoreError(f"a bus {MISSING}") from None
    return RedisBus(settings.bus, name)


async def _close_component(
    what: str, closing: Coroutine[Any, Any, None], seconds: float = 1.0
) -> None:
    """Close one component; a timeout or error is logged and does not stop the others."""
    try:
        async with asyncio.timeout(seconds):
            await closing
    except Exception as error:
        log_failure("not closed in time", error, part=what)


class Server:
    """The components of one running server."""

    def __init__(self, settings: Settings, offline: Builder | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = server_store(settings)
        self.pool = WorkerPool(settings.workers)
        """Processes for bot moves only."""
        self.work = WorkPool(max(MIN_WORKERS, settings.workers))
        """Processes for all other long-running work."""
        self.hooks = Hooks(allow_private=settings.allow_private_hooks)
        self.server_id = token_hex(8)
        """This server's id among the servers of the store."""
        self.draining = False
        """Whether the server is about to stop and new clients should go elsewhere."""
        self.bus = server_bus(settings, self.server_id)
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
            self.server_id,
            self.push,
            self.quota,
            extras=self.work,
            work=self.work,
            words=settings.words,
        )
        self.rooms = RoomManager(services)
        self.daily = DailyService(self.store, self.rooms, self.work)
        limits = settings.limits
        self.reviews = Reviews(services, limits.reviews, limits.reviews_per_address)
        self.puzzles = PuzzleService(self.store, work=self.work)
        self.packs = PackService(self.store, self.work, self.quota)
        pack_games = PackGames(self.work)
        at_once = limits.simulations, limits.simulations_per_address
        self.simulations = Simulations(self.packs, pack_games, *at_once)
        self.what_ifs = WhatIfs(self.packs, pack_games, *at_once)
        uploads = limits.packs_per_minute
        sign_ins = limits.sign_ins_per_minute_and_address
        self.rates = Rates(
            self.bus,
            {
                "read": Buckets(
                    READING_PART * limits.requests_per_second,
                    READING_PART * limits.requests_at_once,
                ),
                "change": names,
                "sign-in": Buckets(sign_ins / 60, sign_ins),
                "edit": Buckets(EDITING_RATE, EDITING_BURST),
                "upload": Buckets(uploads / 60, uploads),
                "solve": Buckets(SOLVING_RATE, SOLVING_BURST),
                "bot": Buckets(BOT_RATE, BOT_BURST),
            },
        )
        self.pages = Pages(settings.static)
        self.offline_bundle = OfflineBundle(offline)
        self.docs = Docs(settings.site)
        self.pictures = Pictures(settings.limits.pictures_per_minute, self.work)
        self.printer = Printer(settings.limits.prints_per_minute, self.work)
        self.reports = Reports(settings.reports or default_reports())
        self.accounts = Accounts(
            self.store,
            self.bus,
            limits,
            settings.registration,
            MergeGuest(self._guest_data, self._merge_guest),
        )
        self.ratings = Ratings(self.store)
        self.passkeys = PasskeyAccounts(self.accounts, self.store)
        self.profiles = Profiles(self.store, self.puzzles)
        self.standings = Standings(self.store)
        self.moderation = Moderation(
            self.store,
            self.accounts.sessions,
            self.standings,
            self.profiles,
            self.rooms.refresh,
        )
        services.excluded = self.moderation.excluded
        services.any_blocked = self.standings.any_blocked
        self.play_evidence = PlayEvidence(self.store, self.reviews)
        self.similar_players = SimilarPlayers(self.store, self.rooms, self.reviews)
        self.offline_results = OfflineResults(self.store, self.rooms, self.puzzles)
        self.friends = Friends(self.store, self.rooms, self.standings, self.push)
        self.matchmaking = Matchmaking(self.store, self.rooms, self.push)
        self.bot_accounts = BotAccounts(self.store, self.accounts.sessions)
        self.bot_play = BotPlay(
            self.store,
            self.rooms,
            self.bot_accounts,
            self.standings,
            self.friends,
            self.matchmaking,
            self.backlog,
        )
        self.tournaments = Tournaments(self.store, self.rooms, self.push)
        self._guests: Guests | None = None
        self._measure()

    @asynccontextmanager
    async def run(self) -> AsyncGenerator[None, None]:
        """Open all components, and close them at the end."""
        await asyncio.to_thread(warm_up)
        await asyncio.to_thread(self.pages.load)
        self.metrics.watchdog.start()
        await self.store.open()
        await self.bus.open()
        self._guests = Guests(await self.store.key("guests"))
        await self.quota.open(await self.store.key("storage"))
        if not self.settings.thinks_only:
            await self.accounts.open()
        await self.push.open()
        await self.pool.open()
        await self.rooms.open()
        await self.packs.open()
        if not self.settings.thinks_only:
            await self.daily.open()
        maintenance = background_task("maintenance", self._maintain())
        sessions = background_task("sessions", self.accounts.sessions.watch())
        ratings = background_task("ratings", self.ratings.watch())
        pairing = background_task("pairing", self.matchmaking.watch())
        tournaments = background_task("tournaments", self.tournaments.progress.watch())
        standings = background_task("standings", self.standings.watch())
        log_event(
            "open", database="postgresql" if self.store.shared else str(self.settings.database)
        )
        try:
            yield
        finally:
            self.metrics.watchdog.stop()
            maintenance.cancel()
            sessions.cancel()
            ratings.cancel()
            pairing.cancel()
            tournaments.cancel()
            standings.cancel()
            self.accounts.close()
            self.bot_play.close()
            # Workers first, so that requests waiting for one fail at once.
            await _close_component("work", self.work.close())
            await _close_component("simulations", self.simulations.close())
            await _close_component("what-if questions", self.what_ifs.close())
            await _close_component("similar players", self.similar_players.close())
            await _close_component("reviews", self.reviews.close())
            await _close_component("rooms", self.rooms.close())
            await _close_component("hooks", self.hooks.close())
            await _close_component("matchmaking", self.matchmaking.close())
            await _close_component("tournaments", self.tournaments.close())
            await _close_component("push", self.push.close())
            self.offline_bundle.close()
            await _close_component("pool", self.pool.close())
            await _close_component("bus", self.bus.close())
            await _close_component("store", self.store.close(), STORE_SECONDS)
            log_event("closed")

    def kill_workers(self) -> None:
        """Kill all worker processes; can be called from any thread."""
        for pid in (*self.work.pids, *self.pool.pids):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))

    async def _maintain(self) -> None:
        """Measure storage regularly and remove expired data once an hour."""
        expired = -EXPIRE_SECONDS
        while True:
            try:
                await self.quota.measure()
                if time.monotonic() - expired > EXPIRE_SECONDS:
                    expired = time.monotonic()
                    await self.expire()
            except StoreError as error:
                log_event("maintenance failed", why=str(error))
            except Exception as error:
                log_failure("maintenance failed", error)
            await asyncio.sleep(MAINTAIN_SECONDS)

    async def expire(self, now: int | None = None) -> None:
        """Remove data of guests who did not return, and tables that were never started."""
        _, unstarted = await self.quota.expire(now)
        await self.rooms.remove_unstarted(unstarted)
        await self.accounts.maintain(self.rooms.refresh)
        await self.moderation.maintain()
        await self.packs.open()

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
        gauges["bot_jobs_waiting"] = lambda: len(self.pool.queue)
        gauges["bot_answers"] = lambda: self.pool.answered
        gauges["work_processes"] = lambda: len(self.work.pids)
        gauges["work_processes_killed"] = lambda: self.work.killed
        gauges["work_jobs_waiting"] = lambda: len(self.work.queue)
        gauges["work_jobs_running"] = lambda: self.work.queue.running
        gauges["work_jobs_finished"] = lambda: self.work.finished
        gauges["work_jobs_refused"] = lambda: self.work.refused
        gauges["log_lines_left_out"] = lambda: log_rate_limit.dropped
        gauges["hooks_sent"] = lambda: self.hooks.sent
        gauges["hooks_failed"] = lambda: self.hooks.failed
        gauges["pushes_sent"] = lambda: self.push.sent
        gauges["pushes_failed"] = lambda: self.push.failed

    # --- guests -------------------------------------------------------------------------------

    async def identify(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Look up the login session of a request, for ``signed_in`` and ``guest``."""
        token = connection.cookies.get(cookies.SESSION_COOKIE)
        if token:
            found = await self.accounts.sessions.find(token)
            # The token of a bot account is no cookie: it opens only the bot API.
            browser = found is not None and found.scopes is None
            connection.scope["state"][SIGNED_IN] = found if browser else None

    async def identify_bot(self, connection: ASGIConnection[Any, Any, Any, Any]) -> SignedIn | None:
        """Look up the bot account of a request, for ``signed_in`` and ``guest``."""
        header = connection.headers.get("authorization", "")
        found = await self.bot_accounts.find(header)
        connection.scope["state"][SIGNED_IN] = found
        return found

    def signed_in(self, connection: ASGIConnection[Any, Any, Any, Any]) -> SignedIn | None:
        """Return the signed-in person of a request, or ``None``."""
        found: SignedIn | None = connection.scope.get("state", {}).get(SIGNED_IN)
        return found

    def guest(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """Return the id of the signed-in person, or of the guest of the request's cookie."""
        signed_in = self.signed_in(connection)
        return self.cookie_guest(connection) if signed_in is None else signed_in.person

    def cookie_guest(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """Return the guest of the request's cookie, even if a person is signed in."""
        assert self._guests is not None
        return self._guests.read(connection.cookies.get(cookies.COOKIE))

    async def _guest_data(self, guest: str) -> GuestData:
        """Return a summary of the data that would move from a guest to an account."""
        rows = await self.store.tables(guest=guest, limit=GUEST_TABLES)
        over = sum(row.progress.status == "over" for row in rows)
        progress = await self.puzzles.progress(guest)
        packs = await self.store.count_packs(guest)
        return GuestData(over, len(rows) - over, packs, len(progress.solved))

    async def _merge_guest(self, guest: str, person: str) -> None:
        """Give everything a guest has to a person; open sockets of the guest reconnect."""
        tables = await self.store.tables_of(guest)

        async def save(notes: dict[str, str]) -> None:
            await self.store.merge_guest(guest, person, notes)

        await self.puzzles.merge(guest, person, save)
        await self.rooms.refresh(tables)
        self.rooms.disconnect_guest(guest)

    async def name(self, guest: str) -> str:
        """Return a guest's name, or a default label."""
        return await self.store.guest_name(guest) or identity.guest_label(guest)

    def cookie(self, guest: str) -> Cookie:
        """Return the cookie that identifies a guest."""
        assert self._guests is not None
        return self._cookie(cookies.COOKIE, self._guests.cookie(guest))

    def session_cookies(self, person: str, token: str) -> list[Cookie]:
        """Return the cookies of a browser that has signed in.

        The guest's cookie is replaced, because everything the guest had belongs to the person now.
        """
        return [
            self._cookie(cookies.SESSION_COOKIE, token),
            self._cookie(cookies.DEVICE_COOKIE, self.accounts.device_cookie(person)),
            self.cookie(identity.new_guest()),
        ]

    def _cookie(self, name: str, value: str) -> Cookie:
        return Cookie(
            name,
            value=value,
            max_age=cookies.COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure_cookie,
        )

    # --- endpoints ----------------------------------------------------------------------------

    def features(self) -> ServerFeatures:
        """Return the optional features of this server."""
        return ServerFeatures(self.offline_bundle.available, self.push.public)

    async def lobby(self, guest: str) -> list[TableCard]:
        """Return the tables that anyone may join or watch."""
        blocked = await self.standings.blocked_with(guest) if guest else frozenset[str]()
        cards = await self.rooms.summaries.cards(guest, lobby=True, blocked=blocked)
        return await self.ratings.with_ranges(cards)

    async def notice_count(self, guest: str) -> int:
        """Return how many moderator notices a guest has not dismissed."""
        return await self.moderation.unseen(guest)

    async def report_cards(self) -> list[ReportCard]:
        """Return the lab reports of this server."""
        return await asyncio.to_thread(self.reports.cards)
