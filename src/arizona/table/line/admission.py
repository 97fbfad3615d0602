"""What every request passes first: host, origin and rate; and the headers of every answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arizona.table.host.metrics import Metrics
from arizona.table.host.settings import Settings
from arizona.table.line.limits import Buckets
from arizona.table.protocol.codec import encoder
from arizona.table.protocol.refusal import STATUS, Refusal

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class Gate:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self._hosts = settings.hosts()
        self._origins = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        limits = settings.limits
        self._requests = Buckets(limits.requests_per_second, limits.requests_at_once)
        self._sockets: dict[str, int] = {}
        self.open_sockets = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it here."""
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        address = client[0] if client else "local"
        try:
            self._check(scope, address)
        except Refusal as refusal:
            self.metrics.refused[refusal.reason] += 1
            await _turn_away(scope, refusal, send)
            return
        if kind == "http":
            await self.app(scope, receive, _with_headers(send))
            return
        self._sockets[address] = self._sockets.get(address, 0) + 1
        self.open_sockets += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.open_sockets -= 1
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _check(self, scope: Scope, address: str) -> None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "").lower()
        if self._hosts is not None and _name(host) not in self._hosts:
            raise Refusal("foreign-origin", "this server is not known by that name")
        socket = _is_socket(scope)
        if socket or scope.get("method") not in SAFE_METHODS:
            self._check_origin(headers, host)
        limits = self.settings.limits
        if socket:
            if self._sockets.get(address, 0) >= limits.sockets_per_address:
                raise Refusal("too-many", "too many connections from one address")
            if self.open_sockets >= limits.sockets:
                raise Refusal("too-many", "the server is full")
        elif not self._requests.take(address):
            raise Refusal("too-fast", "too many requests in a short time")

    def _check_origin(self, headers: dict[bytes, str], host: str) -> None:
        """A browser names the page's origin with every socket and every change."""
        origin = headers.get(b"origin")
        if origin is None:
            if headers.get(b"sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                raise Refusal("foreign-origin", "the request came from another site")
            return
        origin = origin.lower()
        scheme, _, rest = origin.partition("://")
        if origin in self._origins or (scheme in ("http", "https") and rest == host):
            return
        raise Refusal("foreign-origin", "the request came from another site")


def _is_socket(scope: Scope) -> bool:
    kind: str = scope["type"]
    return kind == "websocket"


def _name(host: str) -> str:
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]


async def _turn_away(scope: Scope, refusal: Refusal, send: Send) -> None:
    if _is_socket(scope):
        # A close before the accept is an HTTP 403 to the client.
        await send({"type": "websocket.close", "code": 4403, "reason": refusal.reason})
        return
    body = encoder.encode(refusal.problem())
    start: Any = {
        "type": "http.response.start",
        "status": STATUS.get(refusal.reason, 400),
        "headers": [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
            *HEADERS,
        ],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _with_headers(send: Send) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message["headers"])
            named = {name.lower() for name, _ in given}  # a report brings a policy of its own
            message["headers"] = [*given, *[pair for pair in HEADERS if pair[0] not in named]]
        await send(message)

    return wrapped
