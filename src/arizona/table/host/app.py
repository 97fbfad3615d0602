"""The server: the web application and everything behind it."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import arizona
from arizona.table.bots.pool import Pool
from arizona.table.host import identity, rest
from arizona.table.host.hooks import Hooks
from arizona.table.host.identity import Guests
from arizona.table.host.logs import note
from arizona.table.host.metrics import Metrics
from arizona.table.host.pages import Pages
from arizona.table.host.reports import Reports, default_reports
from arizona.table.host.settings import Settings
from arizona.table.line.admission import Gate
from arizona.table.line.bus import LocalBus
from arizona.table.protocol.refusal import Refusal
from arizona.table.room.rooms import Rooms
from arizona.table.room.services import Services
from arizona.table.store.sqlite import SqliteStore


class Server:
    """Everything that one running server consists of. ``gate`` is the ASGI application."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = SqliteStore(settings.database, power_safe=settings.power_safe)
        self.pool = Pool(settings.workers)
        self.hooks = Hooks(allow_private=settings.allow_private_hooks)
        self.bus = LocalBus()
        services = Services(settings, self.store, self.bus, self.pool, self.hooks, self.metrics)
        self.rooms = Rooms(services)
        self.pages = Pages(settings.static)
        self.reports = Reports(settings.reports or default_reports())
        self._guests: Guests | None = None
        self.gate = Gate(self._application(), settings, self.metrics)
        self._measure()

    def _application(self) -> Litestar:
        return Litestar(
            route_handlers=[rest.ROUTES],
            lifespan=[self._run],
            exception_handlers={
                Refusal: rest.refused,
                HTTPException: rest.http_error,
                Exception: rest.server_error,
            },
            openapi_config=OpenAPIConfig(
                title="Arizona",
                version=arizona.__version__,
                path="/api/schema",
                render_plugins=[JsonRenderPlugin()],
            ),
            request_max_body_size=self.settings.limits.body_bytes,
            logging_config=None,
            state=State({"server": self}),
        )

    @asynccontextmanager
    async def _run(self, _: Litestar) -> AsyncGenerator[None, None]:
        await self.store.open()
        self._guests = Guests(await self.store.key("guests"))
        await self.pool.open()
        await self.rooms.open()
        note("open", database=str(self.settings.database))
        try:
            yield
        finally:
            await self.rooms.close()
            await self.hooks.close()
            await self.pool.close()
            await self.store.close()
            note("closed")

    def _measure(self) -> None:
        gauges = self.metrics.gauges
        gauges["sockets"] = lambda: self.gate.open_sockets
        gauges["rooms"] = lambda: len(self.rooms.rooms)
        gauges["store_commits"] = lambda: self.store.commits
        gauges["store_writes"] = lambda: self.store.written
        gauges["store_slowest_commit_seconds"] = lambda: self.store.slowest
        gauges["bot_processes"] = lambda: len(self.pool.pids)
        gauges["bot_processes_replaced"] = lambda: self.pool.replaced
        gauges["bot_answers"] = lambda: self.pool.answered
        gauges["hooks_sent"] = lambda: self.hooks.sent
        gauges["hooks_failed"] = lambda: self.hooks.failed

    # --- guests -------------------------------------------------------------------------------

    def guest(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The guest of a request, by cookie."""
        assert self._guests is not None
        return self._guests.read(connection.cookies.get(identity.COOKIE))

    async def name(self, guest: str) -> str:
        """What a guest is called."""
        return await self.store.guest_name(guest) or identity.guest_label(guest)

    def cookie(self, guest: str) -> Cookie:
        """The cookie that makes a browser known."""
        assert self._guests is not None
        return Cookie(
            identity.COOKIE,
            value=self._guests.cookie(guest),
            max_age=identity.COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure_cookie,
        )
