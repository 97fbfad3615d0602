"""Runs long jobs concurrently on the bot processes and cancels them as a group."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable


async def run_concurrently(count: int, work: Callable[[], Awaitable[None]]) -> None:
    """Run ``count`` copies of ``work`` concurrently; the first failure cancels the others."""
    tasks = [asyncio.ensure_future(work()) for _ in range(count)]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()


async def cancel_all(started: Iterable[asyncio.Task[None] | None]) -> None:
    """Cancel tasks and wait until they have finished."""
    tasks = [task for task in started if task is not None]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
