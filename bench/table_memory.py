"""Memory of the server per table, per reading socket, and per socket that never reads.

All figures are differences of the resident set size, divided by the number of objects.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import resource
import sys
import tempfile
from pathlib import Path

import msgspec
import uvloop

import arizona
from arizona.server.base.garbage import CHECK_SECONDS
from bench.common import CannotMeasure
from bench.table import HOST, Crowd, free_port, post, server
from bench.table_load import Socket, open_socket

TABLES = 200
SOCKETS = 10_000
AT_ONCE = 50
SILENT = 40
MOVES = 400
LEFT_SECONDS = 3 * CHECK_SECONDS
"""Time for the server to return memory after the sockets have left."""


def resident(pid: int) -> int:
    """Resident set size of a process in bytes."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
    except OSError:
        raise CannotMeasure("memory is read from /proc") from None
    return pages * resource.getpagesize()


def look(port: int, table: str) -> None:
    """Make the server load a table."""
    connection = http.client.HTTPConnection(HOST, port, timeout=60)
    connection.request("GET", f"/api/tables/{table}/log")
    answer = connection.getresponse()
    answer.read()
    connection.close()
    if answer.status != 200:
        raise RuntimeError(f"table {table}: {answer.status}")


def open_sockets(port: int) -> int:
    """Number of sockets that the server has not closed yet, by its own count."""
    connection = http.client.HTTPConnection(HOST, port, timeout=60)
    connection.request("GET", "/metrics")
    rows = connection.getresponse().read().decode().splitlines()
    connection.close()
    return int(float(next(row for row in rows if row.startswith("arizona_sockets ")).split()[1]))


def make_tables(port: int, game: str) -> list[str]:
    seats = [{"kind": "here"}] * arizona.get_game(game).max_seats
    made = [post(port, "/api/tables", {"game": game, "seats": seats}) for _ in range(TABLES)]
    ids = [str(table["table"]) for table in made]
    for id in ids:
        look(port, id)
    return ids


async def crowd_in(port: int, tables: list[str], count: int) -> list[Socket]:
    """Open ``count`` reading spectators, spread over the tables."""
    opened: list[Socket] = []
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> None:
        async with gate:
            path = f"/ws/tables/{tables[number % len(tables)]}"
            line = await open_socket(HOST, port, path, lambda text, now: None)
            line.send(b'{"type":"hello"}')
            opened.append(line)

    await asyncio.gather(*(one(number) for number in range(count)))
    await asyncio.sleep(2)
    return opened


async def sockets(port: int, tables: list[str], pid: int) -> dict[str, float]:
    """Memory per socket, how many were open at once, and memory before, with and after them."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    before = resident(pid)
    opened = await crowd_in(port, tables, min(SOCKETS, soft - 500))
    alive = sum(1 for line in opened if not line.lost)
    most = resident(pid)
    for line in opened:
        line.close()
    while open_sockets(port):
        await asyncio.sleep(1)
    await asyncio.sleep(LEFT_SECONDS)
    return {
        "table.kb_a_socket": (most - before) / max(1, alive) / 1024,
        "table.sockets_at_once": alive,
        "table.mb_before_sockets": before / 1024**2,
        "table.mb_with_sockets": most / 1024**2,
        "table.mb_after_sockets": resident(pid) / 1024**2,
    }


async def silent(port: int, game: str, pid: int) -> float:
    """Peak memory per socket that says hello and never reads, while its table plays."""
    crowd = Crowd(port, game, 1)
    await crowd.open()
    before = most = resident(pid)
    deaf: list[Socket] = []
    for _ in range(SILENT):
        line = await open_socket(HOST, port, f"/ws/tables/{crowd.table}", lambda text, now: None)
        assert line.transport is not None
        line.transport.pause_reading()
        line.send(msgspec.json.encode({"type": "hello"}))
        deaf.append(line)
    for _ in range(MOVES):
        if crowd.over():
            break
        crowd.move(0.0)
        while crowd.waiting:
            await asyncio.sleep(0.001)
        for line in deaf:
            line.send(b'{"type":"hello"}')
        most = max(most, resident(pid))
    for line in deaf:
        line.close()
    crowd.close()
    return (most - before) / SILENT


def measure() -> dict[str, float]:
    game = "rails" if "rails" in arizona.game_names() else "knight"
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="arizona-bench-") as folder:
        port = free_port()
        command = (sys.executable, "-m", "bench.table_server", str(port))
        with server(*command, str(Path(folder) / "tables.sqlite"), port=port) as process:
            warm = post(port, "/api/tables", {"game": game, "seats": [{"kind": "here"}] * 2})
            look(port, str(warm["table"]))
            before = resident(process.pid)
            tables = make_tables(port, game)
            figures["table.kb_a_table"] = (resident(process.pid) - before) / TABLES / 1024
            figures["table.kb_a_silent_socket"] = uvloop.run(silent(port, game, process.pid)) / 1024
            figures |= uvloop.run(sockets(port, tables, process.pid))
    return figures


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
