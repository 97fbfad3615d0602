"""Checks host, origin and rate of every request, and adds headers to every response."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from arizona.server.base.addresses import Proxies, address_group
from arizona.server.base.cookies import COOKIE
from arizona.server.base.metrics import Metrics
from arizona.server.base.requester import set_requester
from arizona.server.base.settings import Settings
from arizona.server.base.token_buckets import Buckets
from arizona.server.protocol.codec import encoder
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.text_check import check_address

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
        "frame-src 'self'",
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
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")
FORWARDED: Final = b"x-forwarded-for"
WORD: Final = re.compile(r"[a-z.-]{0,20}")
MAX_PARTS: Final = 8
FULL_SECONDS: Final = 5
"""When to try again after the server was full."""
FILES: Final = "/assets/"
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class Admission:
    """ASGI middleware around the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self._hosts = settings.hosts()
        self._origins = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        limits = settings.limits
        self._requests = Buckets(limits.requests_per_second, limits.requests_at_once)
        self._files = Buckets(limits.files_per_second, limits.files_at_once)
        self._proxies = Proxies(settings.proxies)
        self._headers = [*HEADERS, HTTPS_ONLY] if settings.secure_cookie else HEADERS
        self._sockets: dict[str, int] = {}
        self.open_sockets = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        address = address_group(self._client_address(scope))
        try:
            self._check(scope, address)
        except Refusal as refusal:
            self.metrics.refused[refusal.reason] += 1
            await self._send_refusal(scope, refusal, send)
            return
        cookies = [value for name, value in scope["headers"] if name == b"cookie"]
        set_requester(address, b"; ".join(cookies).decode("latin-1"), COOKIE)
        if kind == "http":
            route = f"{scope.get('method', '')} {_route_name(scope['path'])}"
            answer = self.app(scope, receive, _with_headers(send, self._headers))
            await self.metrics.watchdog.watch(route, answer)
            return
        self._sockets[address] = self._sockets.get(address, 0) + 1
        self.open_sockets += 1
        try:
            await self.metrics.watchdog.watch("socket", self.app(scope, receive, send))
        finally:
            self.open_sockets -= 1
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _client_address(self, scope: Scope) -> str:
        """Return the client's address, and set it in the scope for the application."""
        client = scope.get("client")
        peer = client[0] if client else "local"
        if not self._proxies.trusts(peer):
            return peer
        forwarded_for = [
            value.decode("latin-1") for name, value in scope["headers"] if name == FORWARDED
        ]
        asker = self._proxies.client(peer, forwarded_for)
        scope["client"] = (asker, 0)
        return asker

    def _check(self, scope: Scope, address: str) -> None:
        if sum(len(name) + len(value) for name, value in scope["headers"]) > (
            self.settings.limits.header_bytes
        ):
            raise Refusal("too-large", "too many headers")
        check_address(scope["path"], scope.get("query_string", b""))
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "").lower()
        if self._hosts is not None and _name(host) not in self._hosts:
            raise Refusal("foreign-origin", "this server is not known by that name")
        socket = _is_socket(scope)
        if socket or scope.get("method") not in SAFE_METHODS:
            self._check_origin(headers, host)
        limits = self.settings.limits
        buckets = self._files if _is_file(scope) else self._requests
        if not buckets.take(address):
            raise Refusal("too-fast", "too many requests in a short time")
        if socket:
            if self._sockets.get(address, 0) >= limits.sockets_per_address:
                raise Refusal("too-many", "too many connections from one address")
            if self.open_sockets >= limits.sockets:
                raise Refusal("full", "the server is full", retry_after=FULL_SECONDS)

    def _check_origin(self, headers: dict[bytes, str], host: str) -> None:
        """Check the origin, which browsers send with every socket and every change."""
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

    async def _send_refusal(self, scope: Scope, refusal: Refusal, send: Send) -> None:
        body = encoder.encode(refusal.problem())
        kind = "websocket.http" if _is_socket(scope) else "http"
        if _is_socket(scope) and kind + ".response" not in (scope.get("extensions") or {}):
            # A close before the accept is an HTTP 403 to the client.
            await send({"type": "websocket.close", "code": 4403, "reason": refusal.reason})
            return
        later = refusal.retry_after
        start: Any = {
            "type": f"{kind}.response.start",
            "status": refusal.status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                (b"connection", b"close"),
                *([] if later is None else [(b"retry-after", str(later).encode())]),
                *self._headers,
            ],
        }
        await send(start)
        rest: Any = {"type": f"{kind}.response.body", "body": body, "more_body": False}
        await send(rest)


def _route_name(path: str) -> str:
    """Replace ids in a path with ``*``, so that few names cover all requests."""
    parts = path.split("/")[:MAX_PARTS]
    return "/".join(part if WORD.fullmatch(part) else "*" for part in parts)


def _is_socket(scope: Scope) -> bool:
    kind: str = scope["type"]
    return kind == "websocket"


def _is_file(scope: Scope) -> bool:
    """Whether the request is for a file of the page, which the server has in memory."""
    return scope["path"].startswith(FILES) and scope.get("method") in ("GET", "HEAD")


def _name(host: str) -> str:
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]


def _with_headers(send: Send, headers: list[tuple[bytes, bytes]]) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message["headers"])
            named = {name.lower() for name, _ in given}  # a report has its own policy
            message["headers"] = [*given, *[pair for pair in headers if pair[0] not in named]]
        await send(message)

    return wrapped
