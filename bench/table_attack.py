"""Hostile clients in a separate process, on loopback, for a limited number of seconds.

`python -m bench.table_attack ATTACK PORT TABLE SECONDS`; each attacker has its own address.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import Awaitable, Callable

from bench.table_load import Listener, Socket

HOST = "127.0.0.1"
ADDRESSES = [f"127.0.0.{number}" for number in range(20, 60)]
CROWD = 200
PAUSE = 0.002
BOTS = {"game": "knight", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
PEOPLE = {"game": "knight", "seats": [{"kind": "here"}, {"kind": "here"}]}


def deaf(text: bytes, now: float) -> None:
    """Ignore all messages."""


async def socket_at(
    port: int, table: str, address: str, *, reads: bool = True, listen: Listener = deaf
) -> Socket | None:
    """Open a socket at a table from an address; ``None`` if it was rejected."""
    loop = asyncio.get_running_loop()
    try:
        _, line = await loop.create_connection(
            lambda: Socket(HOST, port, f"/ws/tables/{table}", listen),
            HOST,
            port,
            local_addr=(address, 0),
        )
        async with asyncio.timeout(5):
            await line.opened
    except (OSError, TimeoutError):
        return None
    if not reads and line.transport is not None:
        line.transport.pause_reading()
    return line


async def greet(port: int, table: str, end: float, *, reads: bool) -> None:
    """Send hello messages repeatedly."""
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
    """Connections that send nothing, or a byte now and then."""
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


async def headers(port: int, table: str, end: float) -> None:
    """Requests whose headers never end."""
    number = 0
    while time.monotonic() < end:
        with contextlib.suppress(OSError, TimeoutError):
            address = ADDRESSES[number % len(ADDRESSES)]
            _, writer = await asyncio.open_connection(HOST, port, local_addr=(address, 0))
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            while time.monotonic() < end:
                writer.write(b"X-Long: " + b"x" * 10_000 + b"\r\n")
                async with asyncio.timeout(1):
                    await writer.drain()
                await asyncio.sleep(PAUSE)
        number += 1
        await asyncio.sleep(PAUSE)


async def post(port: int, address: str, body: object) -> dict[str, object]:
    """Create a table without a cookie and return the response, if it was created."""
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(address, 0))
    data = json.dumps(body).encode()
    writer.write(
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Connection: close\r\nContent-Length: " + str(len(data)).encode() + b"\r\n\r\n" + data
    )
    async with asyncio.timeout(10):
        answer = await reader.read()
    writer.close()
    with contextlib.suppress(ValueError):
        made = json.loads(answer.partition(b"\r\n\r\n")[2])
        if isinstance(made, dict) and "table" in made:
            return made
    return {}


async def tables(port: int, table: str, end: float) -> None:
    """Create tables endlessly, each as a new guest."""
    number = 0
    while time.monotonic() < end:
        with contextlib.suppress(OSError, TimeoutError):
            await post(port, ADDRESSES[number % 4], PEOPLE)
        number += 1
        await asyncio.sleep(PAUSE)


async def bots(port: int, table: str, end: float) -> None:
    """Create tables of bots only, and watch each."""
    watched = []
    for number in range(40):
        with contextlib.suppress(OSError, TimeoutError):
            address = ADDRESSES[number % 4]
            made = await post(port, address, BOTS)
            line = await socket_at(port, str(made.get("table", "")), address)
            if line is not None:
                line.send(b'{"type":"hello"}')
                watched.append(line)
    while time.monotonic() < end:
        await asyncio.sleep(0.1)


async def hints(port: int, table: str, end: float) -> None:
    """Request hints endlessly at the attacker's own tables. Some disconnect during a request."""
    asking: list[Socket] = []
    scenes = [0] * 40

    def listener(number: int) -> Listener:
        def listen(text: bytes, now: float) -> None:
            if text.startswith(b'{"type":"snapshot"'):
                scenes[number] = json.loads(text)["scene"]["seq"]

        return listen

    for number in range(40):
        with contextlib.suppress(OSError, TimeoutError):
            address = ADDRESSES[number % 4]
            made = await post(port, address, PEOPLE)
            table = str(made.get("table", ""))
            line = await socket_at(port, table, address, listen=listener(len(asking)))
            if line is not None:
                line.send(json.dumps({"type": "hello", "seats": made["keys"]}).encode())
                asking.append(line)
    rounds = 0
    while time.monotonic() < end and asking:
        for number, line in enumerate(asking):
            line.send(json.dumps({"type": "ask-hint", "ref": 1, "seq": scenes[number]}).encode())
            await asyncio.sleep(PAUSE)
        if rounds < len(asking):
            asking[rounds].close()
        rounds += 1


async def chat(port: int, table: str, end: float) -> None:
    """Spectators who chat endlessly."""
    found = [await socket_at(port, table, address, reads=True) for address in ADDRESSES]
    crowd = [line for line in found if line is not None]
    for line in crowd:
        line.send(b'{"type":"hello"}')
    text = json.dumps({"type": "say", "ref": 1, "text": "x" * 200}).encode()
    while time.monotonic() < end and crowd:
        for line in crowd:
            line.send(text)
            await asyncio.sleep(PAUSE)


ATTACKS: dict[str, Callable[[int, str, float], Awaitable[None]]] = {
    "greetings": greetings,
    "never_reading": never_reading,
    "idling": idling,
    "headers": headers,
    "tables": tables,
    "bots": bots,
    "hints": hints,
    "chat": chat,
}


async def main() -> None:
    name, port, table, seconds = sys.argv[1:]
    end = time.monotonic() + float(seconds)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(float(seconds) + 5):
            await ATTACKS[name](int(port), table, end)


if __name__ == "__main__":
    asyncio.run(main())
