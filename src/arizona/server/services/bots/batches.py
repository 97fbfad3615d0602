"""Long work for the bot processes: a few parts at once, and all of it left off together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable


async def run_concurrently(lanes: int, lane: Callable[[], Awaitable[None]]) -> None:
    """So many lanes at once; the first that fails ends the others."""
    tasks = [asyncio.ensure_future(lane()) for _ in range(lanes)]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()


async def cancel_all(begun: Iterable[asyncio.Task[None] | None]) -> None:
    """End what was begun, and wait until it has ended."""
    tasks = [task for task in begun if task is not None]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
