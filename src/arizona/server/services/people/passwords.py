"""Password hashing with argon2id, in a bounded number of threads.

A hash takes 64 MiB and about 50 ms on several cores (the second recommended parameter set of
RFC 9106), so only two are computed at a time. Other requests wait, up to a limit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from secrets import token_urlsafe
from typing import Final, TypeVar

from argon2 import PasswordHasher, profiles
from argon2.exceptions import Argon2Error, InvalidHashError

from arizona.people.credentials import normalize_password
from arizona.server.protocol.refusal import Refusal

THREADS: Final = 2
MAX_WAITING: Final = 40
"""Maximum number of waiting requests; a longer queue would only lead to timeouts."""
R = TypeVar("R")


class Passwords:
    """Hashes and verifies passwords off the event loop."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher.from_parameters(profiles.RFC_9106_LOW_MEMORY)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="passwords")
        self._waiting = 0
        self._decoy = ""

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """Return the hash to store for a password."""
        return await self._run(lambda: self._hasher.hash(normalize_password(password)))

    async def verify(self, stored: str | None, password: str) -> bool:
        """Whether a password matches; takes the same time if there is no stored hash."""
        if stored is None:
            self._decoy = self._decoy or await self.hash(token_urlsafe(16))
        plain = normalize_password(password)
        matches = await self._run(lambda: self._matches(stored or self._decoy, plain))
        return matches and stored is not None

    def needs_rehash(self, stored: str) -> bool:
        """Whether a hash uses outdated parameters."""
        return self._hasher.check_needs_rehash(stored)

    def _matches(self, stored: str, plain: str) -> bool:
        try:
            return self._hasher.verify(stored, plain)
        except (Argon2Error, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], R]) -> R:
        if self._waiting >= MAX_WAITING:
            raise Refusal("full", "too many people sign in at the moment", retry_after=5)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1
