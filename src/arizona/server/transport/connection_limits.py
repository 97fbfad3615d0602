"""Limits the number of HTTP connections and the time for each part of a request.

An idle connection costs little, but their number is limited. When the limit is reached, idle
connections are closed, oldest first. Requests that arrive too slowly are cut off.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from arizona.server.base.addresses import Proxies, address_group
from arizona.server.base.settings import Limits

TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n"
    b"content-length: 0\r\n\r\n"
)
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\n"
    b"content-length: 0\r\n\r\n"
)


STILL_ANSWERING: Final = "arizona.still_answering"
"""The key of a function in a request's scope that restarts the time limit of the response."""


class ConnectionLimits:
    """All connections of a server that are not WebSockets yet."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self.proxies = proxies
        self.turned_away = 0
        self.open: dict[LimitedProtocol, str] = {}
        """In order of age, oldest first."""
        self._by_address: dict[str, int] = {}

    def admit(self, limited_protocol: LimitedProtocol) -> bool:
        """Admit a connection, if necessary by closing an idle one; return ``False`` if there is no
        room.
        """
        address = limited_protocol.address
        at_home = self._by_address.get(address, 0)
        if at_home >= self.limits.connections_per_address and not self.proxies.trusts(address):
            if not self._close_idle(address):
                self.turned_away += 1
                return False
        elif len(self.open) >= self.limits.connections and not self._close_idle(None):
            self.turned_away += 1
            return False
        self.open[limited_protocol] = address
        self._by_address[address] = self._by_address.get(address, 0) + 1
        return True

    def remove(self, limited_protocol: LimitedProtocol) -> None:
        """Remove a connection that was closed or became a WebSocket."""
        address = self.open.pop(limited_protocol, None)
        if address is None:
            return
        left = self._by_address[address] - 1
        if left:
            self._by_address[address] = left
        else:
            del self._by_address[address]

    def _close_idle(self, address: str | None) -> bool:
        """Close the oldest idle connection of an address; by default the address with the most."""
        if address is None:
            address = max(self._by_address, key=lambda one: self._by_address[one])
        for limited_protocol, where in self.open.items():
            if where == address and limited_protocol.idles:
                self.remove(limited_protocol)
                limited_protocol.cut()
                self.turned_away += 1
                return True
        return False


def still_answering(scope: Any) -> None:
    """Give a response that never ends, such as an event stream, more time.

    Call it for each part of the response, after the client has read enough of the parts before.
    """
    restart = scope.get(STILL_ANSWERING)
    if restart is not None:  # other ASGI servers have their own time limits
        restart()


class LimitedProtocol(HttpToolsProtocol):
    """A connection with a timeout for each part of a request."""

    limiter: ConnectionLimits
    """Set for each server by ``limited_protocol``."""
    address = ""
    _timer: asyncio.TimerHandle | None = None
    _head = 0
    """Bytes received of a request whose headers are incomplete."""
    _in_head = True
    _refused = False

    @property
    def idles(self) -> bool:
        """Whether no request is being answered."""
        return self.cycle is None or self.cycle.response_complete

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = address_group(self.client[0] if self.client else "local")
        if not self.limiter.admit(self):
            self._refused = True
            transport.write(FULL)
            transport.close()
            return
        self._start_timer(self.limiter.limits.seconds_for_headers)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self.limiter.remove(self)
        super().connection_lost(exc)
        self._break_cycles()

    def data_received(self, data: bytes) -> None:
        """Process data while it is within the limits."""
        if self._refused:
            return
        if self._timer is None and self.idles:
            self._start_timer(self.limiter.limits.seconds_for_headers)
        self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > self.limiter.limits.header_bytes and self.idles:
            self._refused = True
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True

    def on_headers_complete(self) -> None:
        """Start the timeout for the body."""
        self._in_head = False
        self._head = 0
        self._start_timer(self.limiter.limits.seconds_for_body)
        scope: dict[str, Any] = cast("dict[str, Any]", self.scope)
        scope[STILL_ANSWERING] = self._restart_answer_timer
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Start the timeout for the response."""
        self._head = 0
        self._restart_answer_timer()
        super().on_message_complete()

    def _restart_answer_timer(self) -> None:
        self._start_timer(self.limiter.limits.seconds_for_answer)

    def on_response_complete(self) -> None:
        self._stop_timer()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        self.limiter.remove(self)
        super().handle_websocket_upgrade()
        self._break_cycles()

    def _break_cycles(self) -> None:
        """Make the connection collectable by reference counts, once it receives nothing more.

        The parser and the scopes refer to it.
        """
        nothing: Any = None
        self.parser = self.scope = nothing
        if self.cycle is not None:
            cast("dict[str, Any]", self.cycle.scope).pop(STILL_ANSWERING, None)

    def cut(self) -> None:
        """Abort the connection."""
        if not self.transport.is_closing():
            self.transport.abort()

    def _start_timer(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self.cut)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def limited_protocol(limiter: ConnectionLimits) -> type[LimitedProtocol]:
    """Return the protocol class for the connections of one server."""
    return type("ServerDoor", (LimitedProtocol,), {"limiter": limiter})
