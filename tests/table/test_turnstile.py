"""One at a time, in order, and never lost."""

from __future__ import annotations

import asyncio

from arizona.table.room.fair_lock import Turnstile


def test_it_goes_to_who_has_waited_longest() -> None:
    async def go() -> None:
        lock = Turnstile()
        seen: list[int] = []

        async def one(number: int) -> None:
            async with lock:
                seen.append(number)
                await asyncio.sleep(0)

        assert lock.take() and not lock.take()
        tasks = [asyncio.create_task(one(number)) for number in range(4)]
        await asyncio.sleep(0)
        lock.release()
        assert not lock.take(), "it is handed on, not left free"
        await asyncio.gather(*tasks)
        assert seen == [0, 1, 2, 3]
        assert not lock.locked() and lock.take()

    asyncio.run(go())


def test_who_is_cancelled_takes_it_from_nobody() -> None:
    async def go() -> None:
        lock = Turnstile()
        entered: list[str] = []

        async def one(name: str) -> None:
            async with lock:
                entered.append(name)

        lock.take()
        waits = asyncio.create_task(one("cancelled while waiting"))
        late = asyncio.create_task(one("cancelled when it came"))
        last = asyncio.create_task(one("last"))
        await asyncio.sleep(0)
        waits.cancel()
        await asyncio.sleep(0)
        lock.release()
        late.cancel()
        await asyncio.gather(waits, late, last, return_exceptions=True)
        assert entered == ["last"]
        assert not lock.locked()

    asyncio.run(go())
