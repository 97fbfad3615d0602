"""The route inventory: every HTTP route and socket message with its rules in one place.

Each entry says who may use a route, how its rate is limited, how large its body may be and where
its work is done. The server enforces rates and body sizes from here. A test compares the inventory
with the routes of the application and the messages of the protocol: a route without an entry fails,
and so does an entry without a route. The fuzzer in ``tests/torture`` is driven by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from arizona.server.base.addresses import address_group
from arizona.server.base.settings import Limits
from arizona.server.base.token_buckets import Buckets
from arizona.server.protocol.parts import LARGEST_MESSAGE
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.workshop import LARGEST_REQUEST

if TYPE_CHECKING:
    from arizona.server.transport.bus import Bus

Access = Literal["public", "guest", "table", "link", "owner", "puzzle", "connected", "seat", "host"]
"""Who may use a route or message.

- ``public``: anyone; the answer is the same for everyone.
- ``guest``: anyone; it reads or changes only data of the cookie's guest.
- ``table``: anyone who may read the table (``tables/access.py``).
- ``link``: anyone who knows the unguessable id.
- ``owner``: the guest who owns it.
- ``puzzle``: anyone for puzzles that come with a game; only the owner for a saved puzzle.

Socket messages all require read access to the table. In addition, ``connected`` requires a hello,
``seat`` requires one of the connection's own seats, and ``host`` requires the host."""

Rate = Literal[
    "request",
    "read",
    "change",
    "create",
    "solve",
    "edit",
    "upload",
    "picture",
    "print",
    "review",
    "simulate",
    "message",
    "hello",
    "hint",
    "chat",
    "undo",
]
"""Which rate limit applies, per address or per socket.

Every request counts toward ``request``, every socket message toward ``message``. The guard below
enforces ``read``, ``change``, ``solve``, ``edit`` and ``upload``. The others are enforced where the
work is queued: ``create`` in ``tables/room_manager.py``, ``picture``, ``print``, ``review`` and
``simulate`` by the service of that name, ``hello`` by the connection, ``hint``, ``chat`` and
``undo`` by the room."""

Worker = Literal["loop", "store", "thread", "pool", "process"]
"""Where the work is done.

- ``loop``: on the event loop; bounded and short.
- ``store``: on the event loop, with a read or write of the database.
- ``thread``: in a thread.
- ``pool``: in a bot process.
- ``process``: in a worker process."""

NO_BODY: Final = 0
SMALL: Final = Limits().body_bytes
RECORD: Final = Limits().record_bytes
PACK: Final = LARGEST_REQUEST
PUZZLES: Final = 1024 * 1024
"""Maximum size in bytes of saved puzzles imported from a browser."""


class Route(NamedTuple):
    """One HTTP route; paths look like ``/api/tables/{id}``."""

    method: str
    path: str
    access: Access
    rate: Rate = "request"
    body: int = NO_BODY
    worker: Worker = "loop"


class Message(NamedTuple):
    """One message that clients send over a table's socket."""

    type: str
    access: Access
    rate: Rate = "message"
    worker: Worker = "loop"
    body: int = LARGEST_MESSAGE


ROUTES: Final = (
    # Games and content.
    Route("GET", "/api/games", "public"),
    Route("GET", "/api/games/{game}/rules", "public"),
    Route("GET", "/api/games/{game}/pictures/{name}", "public"),
    Route("GET", "/api/games/{game}/words/{language}", "public"),
    Route("GET", "/api/games/{game}/packs/{pack}", "link", "read", worker="store"),
    Route("GET", "/api/games/{game}/packs/{pack}/tables", "link", "read", worker="store"),
    Route("GET", "/api/games/{game}/packs/{pack}/words/{language}", "link", "read", worker="store"),
    Route("GET", "/api/games/{game}/print", "link", "read", worker="store"),
    Route("GET", "/api/games/{game}/print.pdf", "link", "print", worker="process"),
    Route("GET", "/api/games/{game}/print.png", "link", "print", worker="process"),
    Route("GET", "/api/games/{game}/lesson", "public", worker="thread"),
    Route("GET", "/api/reports", "public", "read", worker="thread"),
    Route("GET", "/api/reports/{name}", "public", "read", worker="thread"),
    # Puzzles.
    Route("GET", "/api/puzzles", "guest", "read", worker="store"),
    Route("GET", "/api/puzzles/kept", "guest", "read", worker="store"),
    Route("POST", "/api/puzzles/bring", "guest", "solve", PUZZLES, "store"),
    Route("GET", "/api/puzzles/{game}", "guest", "read", worker="store"),
    Route("GET", "/api/puzzles/{game}/next", "guest", "read", worker="store"),
    Route("GET", "/api/puzzles/{game}/race", "guest", "read", worker="store"),
    Route("POST", "/api/puzzles/{game}/race", "guest", "solve", SMALL, "store"),
    Route("GET", "/api/puzzles/{game}/{id}", "puzzle", "read", worker="store"),
    Route("DELETE", "/api/puzzles/{game}/{id}", "guest", "solve", worker="store"),
    Route("POST", "/api/puzzles/{game}/{id}/play", "puzzle", "solve", SMALL, "store"),
    Route("POST", "/api/puzzles/{game}/{id}/preview", "puzzle", "solve", SMALL, "store"),
    Route("POST", "/api/puzzles/{game}/{id}/values", "puzzle", "solve", SMALL, "store"),
    Route("POST", "/api/puzzles/{game}/{id}/hint", "puzzle", "solve", SMALL, "store"),
    Route("POST", "/api/puzzles/{game}/{id}/give-up", "puzzle", "solve", SMALL, "store"),
    Route("GET", "/api/puzzles/{game}/{id}/picture.svg", "puzzle", "picture", worker="store"),
    Route("GET", "/api/puzzles/{game}/{id}/picture.png", "puzzle", "picture", worker="thread"),
    # Workshop.
    Route("GET", "/api/workshop/games/{game}", "public", "read", worker="thread"),
    Route("POST", "/api/workshop/games/{game}/words", "public", "edit", SMALL, "thread"),
    Route("POST", "/api/workshop/games/{game}/fill", "public", "edit", SMALL, "thread"),
    Route("GET", "/api/workshop/packs", "guest", "read", worker="store"),
    Route("POST", "/api/workshop/packs", "guest", "upload", SMALL, "thread"),
    Route("POST", "/api/workshop/import", "guest", "upload", PACK, "thread"),
    Route("GET", "/api/workshop/packs/{id}", "link", "read", worker="thread"),
    Route("DELETE", "/api/workshop/packs/{id}", "owner", "change", worker="store"),
    Route("POST", "/api/workshop/packs/{id}/edits", "owner", "edit", PACK, "thread"),
    Route("POST", "/api/workshop/packs/{id}/undo", "owner", "edit", SMALL, "thread"),
    Route("POST", "/api/workshop/packs/{id}/redo", "owner", "edit", SMALL, "thread"),
    Route("POST", "/api/workshop/packs/{id}/rename", "owner", "edit", SMALL, "thread"),
    Route("GET", "/api/workshop/packs/{id}/history", "link", "read", worker="store"),
    Route("GET", "/api/workshop/packs/{id}/download", "link", "read", worker="thread"),
    Route("GET", "/api/workshop/packs/{id}/simulation", "link", "read", worker="store"),
    Route("POST", "/api/workshop/packs/{id}/simulation", "link", "simulate", SMALL, "pool"),
    Route("DELETE", "/api/workshop/packs/{id}/simulation", "owner", "change", worker="store"),
    # Guests.
    Route("GET", "/api/me", "guest", "read", worker="store"),
    Route("PUT", "/api/me", "guest", "change", SMALL, "store"),
    Route("GET", "/api/house", "public"),
    Route("PUT", "/api/push", "guest", "change", SMALL, "store"),
    Route("POST", "/api/push/end", "link", "change", SMALL, "store"),
    # Tables.
    Route("POST", "/api/tables", "guest", "create", SMALL, "store"),
    Route("POST", "/api/tables/import", "guest", "create", RECORD, "store"),
    Route("GET", "/api/tables/{id}", "table", "read", worker="store"),
    Route("DELETE", "/api/tables/{id}", "owner", "change", worker="store"),
    Route("POST", "/api/tables/{id}/play-on", "table", "create", SMALL, "store"),
    Route("GET", "/api/tables/{id}/moments/{number}", "table", "read", worker="store"),
    Route("GET", "/api/tables/{id}/story", "table", "read", worker="store"),
    Route("GET", "/api/tables/{id}/record", "table", "read", worker="store"),
    Route("GET", "/api/tables/{id}/keepsake.pdf", "table", "print", worker="process"),
    Route("GET", "/api/tables/{id}/board.svg", "table", "picture", worker="store"),
    Route("GET", "/api/tables/{id}/board.png", "table", "picture", worker="thread"),
    Route("GET", "/api/tables/{id}/review", "table", "read", worker="store"),
    Route("POST", "/api/tables/{id}/review", "table", "review", SMALL, "pool"),
    Route("GET", "/api/tables/{id}/review/lines/{decision}", "table", "read", worker="store"),
    Route("POST", "/api/tables/{id}/review/keep", "table", "review", SMALL, "pool"),
    Route("GET", "/api/tables/{id}/review.svg", "table", "picture", worker="store"),
    Route("GET", "/api/tables/{id}/review.png", "table", "picture", worker="thread"),
    Route("GET", "/api/shows", "public", "read", worker="store"),
    Route("POST", "/api/shows/{game}", "public", "create", SMALL, "store"),
    Route("GET", "/api/lobby", "guest", "read", worker="store"),
    Route("GET", "/api/my-tables", "guest", "read", worker="store"),
    Route("WEBSOCKET", "/ws/tables/{id}", "table", worker="store"),
    # Hosting and the page. Link previews show only tables that anyone may watch.
    Route("GET", "/health", "public", worker="store"),
    Route("GET", "/ready", "public"),
    Route("GET", "/metrics", "public"),
    Route("GET", "/docs", "public", worker="thread"),
    Route("GET", "/docs/{path}", "public", worker="thread"),
    Route("GET", "/pocket", "public", worker="thread"),
    Route("GET", "/pocket/{path}", "public", worker="thread"),
    Route("GET", "/service.js", "public", worker="thread"),
    Route("GET", "/", "public"),
    Route("GET", "/{path}", "public", worker="store"),
    Route("GET", "/api/schema", "public"),
    Route("GET", "/api/schema/openapi.json", "public"),
    Route("GET", "/api/schema/{path}", "public"),
    *(
        Route(method, path, "public", body=NO_BODY if method in ("GET", "DELETE") else SMALL)
        for path in ("/api", "/api/{rest}")
        for method in ("GET", "POST", "PUT", "DELETE", "PATCH")
    ),
)
MESSAGES: Final = (
    Message("hello", "table", "hello"),
    Message("move", "seat"),
    Message("undo", "seat", "undo"),
    Message("restart", "seat", "undo"),
    Message("ask-hint", "seat", "hint", "pool"),
    Message("preview", "seat"),
    Message("say", "connected", "chat"),
    Message("sit", "connected"),
    Message("claim", "connected"),
    Message("new-link", "seat"),
    Message("leave", "seat"),
    Message("hand-to-bot", "seat"),
    Message("take-back", "seat"),
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
BY_ROUTE: Final = {(route.method, route.path): route for route in ROUTES}
SHARED: Final = ("change",)
"""Rates that several servers count together."""


class Rates:
    """The rate limits the guard enforces, per address."""

    def __init__(self, bus: Bus, buckets: dict[Rate, Buckets]) -> None:
        self._bus = bus
        self._buckets = buckets

    async def take(self, rate: Rate, address: str) -> bool:
        """Return whether one more request is allowed from an address."""
        buckets = self._buckets.get(rate)
        if buckets is None:
            return True
        who = address_group(address)
        if rate in SHARED:
            return await buckets.take_of_all(self._bus, "names", who)
        return buckets.take(who)


async def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Enforce the body size and rate limit of a route, before the body is read."""
    scope = connection.scope
    route = BY_ROUTE.get((str(scope.get("method", "WEBSOCKET")), scope["path_template"]))
    if route is None:
        if scope.get("method") in ("OPTIONS", "HEAD"):
            return
        raise Refusal("not-allowed", "this route is not in the inventory")
    length = connection.headers.get("content-length", "0")
    if not length.isascii() or not length.isdigit() or int(length[:12]) > max(route.body, SMALL):
        raise Refusal("too-large", f"a body may have {route.body} bytes here")
    address = connection.client.host if connection.client else "local"
    if not await connection.app.state.server.rates.take(route.rate, address):
        raise Refusal("too-fast", "too many requests of this kind in a short time")
