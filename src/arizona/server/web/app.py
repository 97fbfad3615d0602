"""The ASGI application of a server."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import arizona
from arizona.server.protocol.refusal import Refusal
from arizona.server.store.store import StoreError
from arizona.server.transport.admission import Admission
from arizona.server.web import catalog as catalogue
from arizona.server.web import error_responses as refusals
from arizona.server.web import puzzles, route_inventory, workshop
from arizona.server.web import tables as rest
from arizona.server.web.request_context import CheckedRequest, ClientDisconnectedError
from arizona.server.web.reviews import REVIEWS
from arizona.server.web.server import Server


def application(server: Server) -> Admission:
    """Create the ASGI application; its lifespan opens and closes the server."""

    @asynccontextmanager
    async def run(_: Litestar) -> AsyncGenerator[None, None]:
        async with server.run():
            yield

    app = Litestar(
        route_handlers=[catalogue.ROUTES, puzzles.ROUTES, workshop.ROUTES, rest.ROUTES, REVIEWS],
        lifespan=[run],
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
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=server.settings.limits.body_bytes,
        logging_config=None,
        state=State({"server": server}),
    )
    gate = Admission(app, server.settings, server.metrics)
    server.metrics.gauges["sockets"] = lambda: gate.open_sockets
    return gate
