"""The ASGI application of a server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Router
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import arizona
from arizona.server.protocol.refusal import Refusal
from arizona.server.store.store import StoreError
from arizona.server.transport.admission import Admission
from arizona.server.web import (
    accounts,
    bots,
    daily,
    files,
    friends,
    moderation,
    offline_results,
    passkeys,
    profiles,
    ratings,
    route_inventory,
    seeks,
    site,
    tournaments,
    workshop,
)
from arizona.server.web import error_responses as refusals
from arizona.server.web.endpoints import SHARED
from arizona.server.web.request_context import CheckedRequest, ClientDisconnectedError
from arizona.server.web.route_inventory import RULES, SCHEMA, SCHEMA_RULES
from arizona.server.web.server import Server

ROUTERS: Final = (
    SHARED,
    accounts.ROUTES,
    bots.ROUTES,
    daily.ROUTES,
    friends.ROUTES,
    ratings.ROUTES,
    passkeys.ROUTES,
    profiles.ROUTES,
    seeks.ROUTES,
    tournaments.ROUTES,
    moderation.ROUTES,
    offline_results.ROUTES,
    workshop.ROUTES,
    files.ROUTES,
    site.ROUTES,
)
ROUTES: Final = tuple(route_inventory.routes_of(ROUTERS))
"""The route inventory."""
_schema: Final[dict[str, Any]] = {}
"""The OpenAPI schema, shared by all applications of this process: they have the same routes."""


def build_schema(app: Litestar) -> None:
    """Build the OpenAPI schema, which takes too long for the event loop."""
    plugin = app.plugins.get(OpenAPIPlugin)
    if not _schema:
        _schema.update(plugin.provide_openapi_schema())
    plugin._openapi_schema = _schema


@asynccontextmanager
async def _run(app: Litestar) -> AsyncGenerator[None, None]:
    await asyncio.to_thread(build_schema, app)
    server: Server = app.state.server
    async with server.run():
        yield


def register_routes(body_bytes: int) -> Litestar:
    """Return the routes of a server, which refuse larger bodies. Takes 0.2 seconds."""
    return Litestar(
        route_handlers=ROUTERS,
        lifespan=[_run],
        guards=[route_inventory.guard],
        request_class=CheckedRequest,
        exception_handlers={
            Refusal: refusals.refused,
            StoreError: refusals.store_error,
            ClientDisconnectedError: refusals.disconnected,
            HTTPException: refusals.http_error,
            Exception: refusals.server_error,
        },
        openapi_config=OpenAPIConfig(
            title="Arizona",
            version=arizona.__version__,
            openapi_router=Router(
                SCHEMA, route_handlers=[], include_in_schema=False, opt={RULES: SCHEMA_RULES}
            ),
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=body_bytes,
        logging_config=None,
    )


def application(server: Server, routes: Litestar | None = None) -> Admission:
    """Create the ASGI application; its lifespan opens and closes the server.

    Pass ``routes`` to reuse those of a server that has stopped.
    """
    app = routes or register_routes(server.settings.limits.body_bytes)
    app.state.server = server
    gate = Admission(app, server.settings, server.metrics)
    server.metrics.gauges["sockets"] = lambda: gate.open_sockets
    return gate
