"""Background delivery of messages, with limited concurrency and retries."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from arizona.server.base.logs import log_failure
from arizona.server.base.loop_watchdog import background_task
from arizona.server.tables.notifications import HookError

SECONDS: Final = 5.0
"""Timeout of one attempt."""
WAITING: Final = 1000
"""Maximum number of pending deliveries."""


class PermanentError(HookError):
    """Raised if a retry would not help."""


class Deliveries:
    """Base class of services that post messages to other servers without blocking a table."""

    def __init__(self, kind: str, retries: tuple[float, ...], at_once: int) -> None:
        self.sent = 0
        self.failed = 0
        self.retries = retries
        """Seconds to wait before each further attempt."""
        self._kind = kind
        self._slots = asyncio.Semaphore(at_once)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def full(self) -> bool:
        return len(self._tasks) >= WAITING

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a delivery in the background."""
        task = background_task(self._kind, work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Cancel all pending deliveries."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def attempt(
        self, post: Callable[[], Awaitable[None]], **about: object
    ) -> Exception | None:
        """Call ``post`` until it succeeds; return the last error if all attempts fail.

        ``about`` is added to the log entry of an unexpected error.
        """
        failure: Exception | None = None
        for pause in (*self.retries, None):
            try:
                async with self._slots:
                    async with asyncio.timeout(SECONDS):
                        await post()
                self.sent += 1
                return None
            except PermanentError as error:
                return error
            except (HookError, OSError, TimeoutError, ssl.SSLError) as error:
                failure = error
            except Exception as error:
                log_failure(f"{self._kind} not possible", error, **about)
                return error
            if pause is not None:
                await asyncio.sleep(pause)
        return failure


def reason(error: Exception) -> str:
    """Describe an error in a log line."""
    return str(error) or type(error).__name__
