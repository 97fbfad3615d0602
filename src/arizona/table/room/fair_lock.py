"""One at a time at a table, also for those who cannot wait."""

from __future__ import annotations

import asyncio
from collections import deque


class Turnstile:
    """A lock that goes to who has waited longest. Who finds it free may take it without a task."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._taken

    def take(self) -> bool:
        """Take it if it is free."""
        if self._taken:
            return False
        self._taken = True
        return True

    def release(self) -> None:
        """Hand it on, or leave it free."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():  # who was cancelled waits no more
                turn.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it came in the same moment
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
