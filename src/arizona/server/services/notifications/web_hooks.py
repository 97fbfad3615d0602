"""Webhooks: requests to a URL of the player's choice when it is their turn.

The URL is untrusted input. Only http and https URLs are allowed, and only public addresses (unless
the host permits others). The request goes to the address that was checked, redirects are not
followed, timeouts are short, concurrency is limited, and repeated failures lead to longer pauses.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
import time
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from arizona.server.base.logs import log_event
from arizona.server.services.notifications.delivery import Deliveries, reason
from arizona.server.tables.notifications import Done, HookError, TurnNotice, do_nothing

RETRIES: Final = (2.0, 10.0, 60.0)
PAUSES: Final = (60.0, 600.0, 3600.0)
"""Seconds for which a failing URL is skipped, by number of failures."""
AT_ONCE: Final = 8
LONGEST_NAME: Final = 253
LONGEST_LABEL: Final = 63
PRIVATE_NAMES: Final = ("localhost", "local", "internal", "lan", "home", "intranet", "test")
NAT64: Final = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("64:ff9b:1::/48"))
PORTS: Final = (80, 443, 8080, 8443)
JSON: Final[Mapping[str, str]] = {"Content-Type": "application/json"}


class StatusError(HookError):
    """Raised for a response whose status is not 2xx."""

    def __init__(self, status: int) -> None:
        super().__init__(f"answered with status {status}")
        self.status = status


class Target(Struct, frozen=True):
    """A parsed webhook URL."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """Value of the ``Host`` header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = 443 if self.scheme == "https" else 80
        return host if self.port == usual else f"{host}:{self.port}"


def read_target(url: str, *, allow_private: bool) -> Target:
    """Parse and validate a URL; raise ``HookError`` if it cannot be used."""
    if any(ord(char) <= 32 or ord(char) == 127 for char in url) or not url.isascii():
        raise HookError("an address has no spaces and only plain letters")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise HookError(f"not an address: {error}") from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise HookError("an address begins with https:// or http:// and names a host")
    if parts.username is not None or parts.password is not None:
        raise HookError("an address for notices has no user name")
    port = port or (443 if parts.scheme == "https" else 80)
    if port not in PORTS and not allow_private:
        raise HookError(f"port {port} is not one of {', '.join(map(str, PORTS))}")
    _check_name(parts.hostname, allow_private=allow_private)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    target = Target(parts.scheme, parts.hostname, port, path)
    with contextlib.suppress(ValueError):
        check_address(str(ipaddress.ip_address(parts.hostname)), allow_private=allow_private)
    return target


def _check_name(host: str, *, allow_private: bool) -> None:
    """Reject invalid host names and names of private networks."""
    if ":" in host:
        return  # an IPv6 address, checked separately
    labels = host.removesuffix(".").split(".")
    if len(host) > LONGEST_NAME or any(not 0 < len(one) <= LONGEST_LABEL for one in labels):
        raise HookError(f"the parts of a host's name have 1 to {LONGEST_LABEL} letters")
    inner = labels[-1] in PRIVATE_NAMES or (len(labels) == 1 and not labels[0].isdigit())
    if inner and not allow_private:
        raise HookError("this address leads into a private network")


def check_address(address: str, *, allow_private: bool) -> None:
    """Raise ``HookError`` for an IP address outside the public internet."""
    if allow_private:
        return
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if any(found in network for network in NAT64):
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None and not _public(inner):
            raise HookError("this address leads into a private network")
    if not _public(found):
        raise HookError("this address leads into a private network")


def _public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    local = isinstance(address, ipaddress.IPv6Address) and address.is_site_local
    public = address.is_global and not address.is_private and not address.is_unspecified
    return public and not (local or address.is_multicast or address.is_reserved)


class Hooks(Deliveries):
    """Sends notices in the background with limited concurrency; never blocks a table."""

    def __init__(self, *, allow_private: bool) -> None:
        super().__init__("web hook", RETRIES, AT_ONCE)
        self.allow_private = allow_private
        self.dropped = 0
        self._failures: dict[str, tuple[int, float]] = {}

    def check(self, url: str) -> None:
        """Raise ``HookError`` for an unusable URL."""
        read_target(url, allow_private=self.allow_private)

    def notify(self, url: str, notice: TurnNotice, done: Done = do_nothing) -> None:
        """Schedule a notice; drop it if too many are queued or the URL has failed recently."""
        failures, again = self._failures.get(url, (0, 0.0))
        if self.full or (failures and time.monotonic() < again):
            self.dropped += 1
            done()
            return
        self.start(self._deliver(url, notice, done))

    async def _deliver(self, url: str, notice: TurnNotice, done: Done) -> None:
        body = msgspec.json.encode(notice)
        error = await self.attempt(
            lambda: self.post(url, body), table=notice.table, seat=notice.seat
        )
        if error is None:
            self._failures.pop(url, None)
            done()
            return
        self.failed += 1
        count = self._failures.get(url, (0, 0.0))[0] + 1
        wait = PAUSES[min(count, len(PAUSES)) - 1]
        if len(self._failures) > 10_000:
            self._failures.clear()
        self._failures[url] = (count, time.monotonic() + wait)
        log_event(
            "web hook failed", table=notice.table, seat=notice.seat, why=reason(error), pause=wait
        )
        done()

    async def post(self, url: str, body: bytes, headers: Mapping[str, str] = JSON) -> None:
        """Resolve and check the host, then send one POST request to the checked address."""
        target = read_target(url, allow_private=self.allow_private)
        address = await self._look_up(target)
        secure = ssl.create_default_context() if target.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            address,
            target.port,
            ssl=secure,
            server_hostname=target.host if secure else None,
            limit=8192,
        )
        try:
            more = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
            head = (
                f"POST {target.path} HTTP/1.1\r\nHost: {target.authority}\r\n"
                f"User-Agent: arizona\r\n{more}"
                f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            first = await reader.readline()
        except ValueError as error:
            raise HookError(str(error)) from None
        finally:
            writer.close()
        parts = first.split(b" ", 2)
        if len(parts) < 2 or not parts[0].startswith(b"HTTP/") or not parts[1].isdigit():
            raise HookError("no HTTP answer")
        if not 200 <= int(parts[1]) < 300:
            raise StatusError(int(parts[1]))

    async def _look_up(self, target: Target) -> str:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
        except UnicodeError:
            raise HookError("this is not a host name") from None
        addresses = [str(item[4][0]) for item in found]
        if not addresses:
            raise HookError("the host has no address")
        for address in addresses:
            check_address(address, allow_private=self.allow_private)
        return addresses[0]
