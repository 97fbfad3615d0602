"""Time of a sign-in, with a password and with a passkey: ``python -m bench.sign_in [COUNT]``.

One client signs in again and again over HTTP, from options to the answer with the session cookie.
The client runs in the process of the server, so a time includes both.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.server.authenticator import Authenticator
from tests.server.harness import Guest, running, settings

from arizona.server.base.settings import Limits

COUNT = 200
PASSWORD = "quiet mesa under rain"
PASSKEYS = "/api/account/passkeys"
ENDLESS = 10**9


async def measure(work: Callable[[], Awaitable[None]], count: int) -> list[float]:
    """Return the seconds of each run, sorted; the first run is not counted."""
    await work()
    times = []
    for _ in range(count):
        began = time.perf_counter()
        await work()
        times.append(time.perf_counter() - began)
    return sorted(times)


async def sign_ins(folder: Path, count: int) -> dict[str, list[float]]:
    """Measure both ways to sign in."""
    limits = Limits(
        sign_ins_per_minute_and_address=ENDLESS,
        names_per_minute_and_address=ENDLESS,
        requests_per_second=ENDLESS,
        requests_at_once=ENDLESS,
    )
    async with running(settings(folder, limits=limits)) as live:
        origin = f"http://localhost:{live.port}"
        device = Authenticator(origin)
        async with Guest(origin) as owner:
            body = {"name": "Mara", "password": PASSWORD}
            await owner.post("/api/account/register", body)
            added = await owner.post(f"{PASSKEYS}/add-options", {}, 200)
            await owner.post(PASSKEYS, {"credential": device.create(added["options"])})

        async def by_password() -> None:
            async with Guest(origin) as guest:
                await guest.post("/api/account/sign-in", body, 200)

        async def by_passkey() -> None:
            async with Guest(origin) as guest:
                challenge = await guest.post(f"{PASSKEYS}/sign-in-options", {}, 200)
                signed = {"credential": device.sign(challenge["options"])}
                await guest.post(f"{PASSKEYS}/sign-in", signed, 200)

        return {
            "password": await measure(by_password, count),
            "passkey": await measure(by_passkey, count),
        }


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else COUNT
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(sign_ins(Path(folder), count))
    for way, times in found.items():
        p99 = times[min(len(times) - 1, round(0.99 * len(times)))]
        print(f"{way}: median {1000 * statistics.median(times):.0f} ms, p99 {1000 * p99:.0f} ms")


if __name__ == "__main__":
    main()
