"""Ended connections leave no reference cycles, so their memory is free at once."""

from __future__ import annotations

import gc
from collections import Counter
from pathlib import Path

from arizona.server.tables.table_socket import Connection
from arizona.server.transport.connection import Client
from arizona.server.transport.connection_limits import LimitedProtocol
from arizona.server.transport.uvicorn_websockets import FramedSockets
from tests.server.harness import TWO_HERE, Guest, Running, until, with_server

KINDS = (Client, Connection, FramedSockets, LimitedProtocol)


def left_over() -> Counter[str]:
    """Count the objects of ended connections that only the garbage collector can free."""
    return Counter(
        type(found).__name__ for found in gc.get_objects() if issubclass(type(found), KINDS)
    )


def test_connections_need_no_garbage_collection(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as guest:
            made = await guest.create(TWO_HERE)
            gc.collect()
            gc.disable()
            try:
                for number in range(6):
                    player = guest.sit_at(made["table"], made["keys"])
                    await player.open()
                    if number % 2:
                        await player.cut()
                    else:
                        await player.close()
                watching = guest.sit_at(made["table"])
                await watching.open()
                assert left_over()["Client"] >= 1, "a connection in use is counted"
                await watching.close()
                await guest.http.aclose()
                await until(lambda: not left_over())
            finally:
                gc.enable()

    with_server(tmp_path, scenario)
