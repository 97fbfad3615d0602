"""Concurrent execution of long jobs on the bot processes, canceled as a group."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable


async def run_concurrently(lanes: int, lane: Callable[[], Awaitable[None]]) -> None:
    """Run ``lanes`` copies of ``lane`` concurrently; the first failure cancels the others."""
    tasks = [asyncio.ensure_future(lane()) for _ in range(lanes)]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()


async def cancel_all(begun: Iterable[asyncio.Task[None] | None]) -> None:
    """Cancel tasks and wait until they have finished."""
    tasks = [task for task in begun if task is not None]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
