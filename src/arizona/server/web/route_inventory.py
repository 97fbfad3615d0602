"""The route inventory: every HTTP route and socket message with its rules.

Each route declares its rules together with its handler (``api/route_rules.py``); this module
collects them and enforces rates and body sizes. A test compares the inventory with the routes of
the application and the messages of the protocol: a route without rules is refused and fails a test.
The fuzzer in ``tests/torture`` is driven by it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from litestar import Router
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.routes import HTTPRoute

from arizona.server.api.route_rules import NO_BODY, SMALL, Access, Rate, RouteRules, Worker
from arizona.server.base.addresses import address_group
from arizona.server.base.token_buckets import Buckets
from arizona.server.protocol.parts import LARGEST_MESSAGE, Phrase
from arizona.server.protocol.refusal import Refusal

if TYPE_CHECKING:
    from arizona.server.transport.bus import Bus

RULES: Final = "rules"
"""The key of the rules among the options of a Litestar handler."""
SCHEMA: Final = "/api/schema"
"""The path of the OpenAPI schema, whose routes are made by the framework."""
SCHEMA_RULES: Final = RouteRules("public")
MODERATORS: Final = ("moderator", "host")
"""Roles that may use the routes of moderators."""


def rules(
    access: Access, rate: Rate = "request", body: int = NO_BODY, worker: Worker = "loop"
) -> dict[str, RouteRules]:
    """Return the rules of a route, as options of its Litestar handler."""
    return {RULES: RouteRules(access, rate, body, worker)}


class Route(NamedTuple):
    """One HTTP route; paths look like ``/api/tables/{id}``."""

    method: str
    path: str
    rules: RouteRules


def routes_of(routers: Iterable[Router]) -> Iterator[Route]:
    """Yield the routes of routers that declare rules, and those of the OpenAPI schema."""
    for router in routers:
        for route in router.routes:
            handlers = route.route_handlers if isinstance(route, HTTPRoute) else ()
            for handler in handlers:
                for method in handler.http_methods:
                    if RULES in handler.opt:
                        yield Route(str(method), route.path_format, handler.opt[RULES])
            if not isinstance(route, HTTPRoute):
                yield Route("WEBSOCKET", route.path_format, route.route_handler.opt[RULES])
    for path in (SCHEMA, f"{SCHEMA}/openapi.json", f"{SCHEMA}/{{path}}"):
        yield Route("GET", path, SCHEMA_RULES)


class Message(NamedTuple):
    """One message that clients send over a table's socket."""

    type: str
    access: Access
    rate: Rate = "message"
    worker: Worker = "loop"
    body: int = LARGEST_MESSAGE


MESSAGES: Final = (
    Message("hello", "table", "hello"),
    Message("move", "seat"),
    Message("undo", "seat", "undo"),
    Message("restart", "seat", "undo"),
    Message("ask-undo", "seat", "undo"),
    Message("answer-undo", "seat", "undo"),
    Message("friendly", "seat"),
    Message("ask-hint", "seat", "hint", "pool"),
    Message("preview", "seat"),
    Message("say", "connected", "chat"),
    Message("sit", "connected"),
    Message("claim", "connected"),
    Message("new-link", "seat"),
    Message("leave", "seat"),
    Message("hand-to-bot", "seat"),
    Message("reclaim-seat", "seat"),
    Message("rename-seat", "seat"),
    Message("set-hook", "seat"),
    Message("set-open", "host"),
    Message("set-watch", "host"),
    Message("mute", "host"),
    Message("unseat", "host"),
    Message("resign", "seat"),
    Message("draw", "seat"),
    Message("claim-gone", "connected"),
    Message("rematch", "connected", "create"),
    Message("ping", "connected"),
)
SHARED: Final[dict[Rate, str]] = {"change": "names", "sign-in": "sign-ins"}
"""Rates that several servers count together."""


class Rates:
    """The rate limits the guard enforces, per address."""

    def __init__(self, bus: Bus, buckets: dict[Rate, Buckets]) -> None:
        self._bus = bus
        self._buckets = buckets

    async def take(self, rate: Rate, address: str) -> bool:
        """Return whether one more request is allowed from an address."""
        buckets = self._buckets.get(rate)
        if buckets is None or rate == "bot":
            return True
        who = address_group(address)
        if rate in SHARED:
            return await buckets.take_shared(self._bus, SHARED[rate], who)
        return buckets.take(who)

    def take_for_bot(self, bot: str) -> bool:
        """Return whether one more request of a bot account is allowed."""
        return self._buckets["bot"].take(bot)


async def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Enforce the body size and rate limit of a route, before the body is read.

    Then look up the login session, if the request has one, and hide routes for moderators.
    """
    scope = connection.scope
    declared: RouteRules | None = handler.opt.get(RULES)
    if declared is None:
        if scope.get("method") in ("OPTIONS", "HEAD"):
            return
        raise Refusal("not-allowed", "this route is not in the inventory")
    length = connection.headers.get("content-length", "0")
    most = max(declared.body, SMALL)
    if not length.isascii() or not length.isdigit() or int(length[:12]) > most:
        raise Refusal("too-large", f"a body may have {declared.body} bytes here")
    address = connection.client.host if connection.client else "local"
    if not await connection.app.state.server.rates.take(declared.rate, address):
        raise Refusal("too-fast", "too many requests of this kind in a short time")
    if declared.access == "bot" or connection.headers.get("authorization"):
        await _check_token(connection, declared)
    elif declared.access != "public":
        await connection.app.state.server.identify(connection)
    if declared.access == "moderator":
        signed_in = connection.app.state.server.signed_in(connection)
        if signed_in is None or signed_in.role not in MODERATORS:
            raise HTTPException(status_code=404, detail="there is no such request")


async def _check_token(
    connection: ASGIConnection[Any, Any, Any, Any], declared: RouteRules
) -> None:
    """Identify a bot account; refuse its token where it does not count."""
    server = connection.app.state.server
    if declared.access == "public":
        return
    if declared.access != "bot":
        raise Refusal("not-allowed", "a token opens only the bot API, /api/v1")
    bot = await server.identify_bot(connection)
    if bot is None:
        words = Phrase("people-bot-token-invalid", {})
        raise Refusal("not-allowed", "send 'Authorization: Bearer TOKEN'", words, status=401)
    if not server.rates.take_for_bot(bot.person):
        raise Refusal("too-fast", "too many requests of this bot", retry_after=1)
