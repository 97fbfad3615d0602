"""Login sessions: tokens, a cache of recent lookups, and the open sockets of each session.

The browser has a random token in a cookie; the store has its hash. An ended session is rejected
immediately on this server and within a second on all others: each server polls for ended sessions
twice a second and disconnects their sockets. This also covers sessions ended from the command line.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_urlsafe
from typing import Final, NamedTuple

from arizona.server.base.logs import log_event, log_failure
from arizona.server.store.people_rows import PeopleStore
from arizona.server.store.session_rows import Role, SessionRow
from arizona.server.store.store import StoreError
from arizona.server.transport.connection import Client

SIGNED_OUT: Final = 4440
"""Close code for a socket whose session has ended; the page reconnects as a guest."""
FRESH_SECONDS: Final = 0.5
"""How long a lookup is cached."""
SWEEP_SECONDS: Final = 0.5
LOOK_BACK_MS: Final = 60_000
"""How far back ended sessions are searched, to allow for clock differences between servers."""
USED_MS: Final = 300_000
"""Minimum interval between updates of a session's last use."""
CACHED: Final = 10_000
TOKEN: Final = "token"
"""Sign-in method of a bot account, followed by the scopes of its token."""


class SignedIn(NamedTuple):
    """A valid session and its person."""

    session: str
    person: str
    name: str
    role: Role
    scopes: frozenset[str] | None = None
    """The scopes of a bot account's token; ``None`` for a browser."""


def new_token() -> str:
    return token_urlsafe(32)


def session_id(token: str) -> str:
    """Return the id under which the session of a token is stored."""
    return hashlib.sha256(b"arizona-session:" + token.encode()).hexdigest()


def token_scopes(method: str) -> frozenset[str] | None:
    """Return the scopes of a bot account's token; ``None`` for the session of a browser."""
    kind, _, scopes = method.partition(" ")
    return frozenset(scopes.split()) if kind == TOKEN else None


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Sessions:
    """The sessions of all signed-in browsers."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._cache: OrderedDict[str, tuple[float, SignedIn]] = OrderedDict()
        self._sockets: dict[str, set[Client]] = {}

    async def find(self, token: str | None) -> SignedIn | None:
        """Return the session with this token, or ``None`` if it is unknown or has ended."""
        if not token or len(token) > 100:
            return None
        id = session_id(token)
        cached = self._cache.get(id)
        if cached is not None and time.monotonic() - cached[0] < FRESH_SECONDS:
            return cached[1]
        self._cache.pop(id, None)
        row = await self._store.session(id)
        person = None if row is None else await self._store.person(row.person)
        if row is None or person is None:
            return None
        if now_ms() - row.used > USED_MS:
            await self._store.use_session(id, now_ms())
        found = SignedIn(id, person.id, person.name, person.role, token_scopes(row.method))
        self._cache[id] = (time.monotonic(), found)
        while len(self._cache) > CACHED:
            self._cache.popitem(last=False)
        return found

    async def start(self, person: str, device: str, method: str, prefix: str = "") -> str:
        """Start a session and return its token."""
        token = prefix + new_token()
        now = now_ms()
        await self._store.add_session(
            SessionRow(session_id(token), person, device, method, now, now)
        )
        return token

    async def end(self, person: str, id: str) -> None:
        await self._store.end_session(person, id, now_ms())
        await self.sweep()

    async def end_all(self, person: str, keep: str = "") -> None:
        """End all sessions of a person, except one."""
        await self._store.end_sessions(person, now_ms(), keep)
        await self.sweep()

    def forget_cached(self) -> None:
        """Discard cached lookups after names or roles have changed."""
        self._cache.clear()

    # --- open sockets -------------------------------------------------------------------------

    @contextmanager
    def connected(self, session: str, client: Client) -> Iterator[None]:
        """Disconnect a client when its session ends, for the duration of the block."""
        clients = self._sockets.setdefault(session, set())
        clients.add(client)
        try:
            yield
        finally:
            clients.discard(client)
            if not clients:
                self._sockets.pop(session, None)

    async def sweep(self) -> None:
        """Forget and disconnect sessions that have recently ended on any server."""
        if not self._cache and not self._sockets:
            return
        for id in await self._store.ended_sessions(now_ms() - LOOK_BACK_MS):
            self._cache.pop(id, None)
            for client in tuple(self._sockets.get(id, ())):
                client.drop(SIGNED_OUT)

    async def watch(self) -> None:
        """Sweep until canceled."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except StoreError as error:
                log_event("sessions not checked", why=str(error))
            except Exception as error:
                log_failure("sessions not checked", error)
