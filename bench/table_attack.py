"""Hostile clients in a process of their own, on loopback, for so many seconds and no longer.

`python -m bench.table_attack ATTACK PORT TABLE SECONDS`; each attacker has an address of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import Awaitable, Callable

from bench.table_load import Socket

HOST = "127.0.0.1"
ADDRESSES = [f"127.0.0.{number}" for number in range(20, 60)]
CROWD = 200
PAUSE = 0.002
BOTS = {"game": "knight", "seats": [{"kind": "bot"}, {"kind": "bot"}]}


async def socket_at(port: int, table: str, address: str, *, reads: bool) -> Socket | None:
    """A socket at a table from an address, or nothing if it was turned away."""
    loop = asyncio.get_running_loop()
    try:
        _, line = await loop.create_connection(
            lambda: Socket(HOST, port, f"/ws/tables/{table}", lambda text, now: None),
            HOST,
            port,
            local_addr=(address, 0),
        )
        await asyncio.wait_for(line.opened, 5)
    except (OSError, TimeoutError):
        return None
    if not reads and line.transport is not None:
        line.transport.pause_reading()
    return line


async def greet(port: int, table: str, end: float, *, reads: bool) -> None:
    """Say hello again and again."""
    found = [
        await socket_at(port, table, ADDRESSES[n % len(ADDRESSES)], reads=reads)
        for n in range(CROWD)
    ]
    crowd = [line for line in found if line is not None]
    while time.monotonic() < end and crowd:
        for line in crowd:
            line.send(b'{"type":"hello"}')
            await asyncio.sleep(PAUSE)


async def greetings(port: int, table: str, end: float) -> None:
    await greet(port, table, end, reads=True)


async def never_reading(port: int, table: str, end: float) -> None:
    await greet(port, table, end, reads=False)


async def idling(port: int, table: str, end: float) -> None:
    """Connections that say nothing, or a letter now and then."""
    lines: list[asyncio.StreamWriter] = []
    number = 0
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            address = ADDRESSES[number % len(ADDRESSES)]
            _, writer = await asyncio.open_connection(HOST, port, local_addr=(address, 0))
            writer.write(b"GET / HTTP/1.1\r\nX")
            lines.append(writer)
        if len(lines) > 800:
            lines.pop(0).transport.abort()
        number += 1
        await asyncio.sleep(PAUSE)


async def post(port: int, address: str, body: object) -> str:
    """Make a table without a cookie; its id, if there is one."""
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(address, 0))
    data = json.dumps(body).encode()
    writer.write(
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Connection: close\r\nContent-Length: " + str(len(data)).encode() + b"\r\n\r\n" + data
    )
    answer = await asyncio.wait_for(reader.read(), 10)
    writer.close()
    with contextlib.suppress(ValueError, KeyError, TypeError):
        return str(json.loads(answer.partition(b"\r\n\r\n")[2])["table"])
    return ""


async def tables(port: int, table: str, end: float) -> None:
    """Tables without end, each by a new guest."""
    number = 0
    while time.monotonic() < end:
        with contextlib.suppress(OSError, TimeoutError):
            await post(port, ADDRESSES[number % 4], {**BOTS, "seats": [{"kind": "here"}] * 2})
        number += 1
        await asyncio.sleep(PAUSE)


async def bots(port: int, table: str, end: float) -> None:
    """Tables of bots only, each watched."""
    watched = []
    for number in range(40):
        with contextlib.suppress(OSError, TimeoutError):
            address = ADDRESSES[number % 4]
            line = await socket_at(port, await post(port, address, BOTS), address, reads=True)
            if line is not None:
                line.send(b'{"type":"hello"}')
                watched.append(line)
    while time.monotonic() < end:
        await asyncio.sleep(0.1)


ATTACKS: dict[str, Callable[[int, str, float], Awaitable[None]]] = {
    "greetings": greetings,
    "never_reading": never_reading,
    "idling": idling,
    "tables": tables,
    "bots": bots,
}


async def main() -> None:
    name, port, table, seconds = sys.argv[1:]
    end = time.monotonic() + float(seconds)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[name](int(port), table, end), float(seconds) + 5)


if __name__ == "__main__":
    asyncio.run(main())
