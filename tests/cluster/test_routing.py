"""The proxy from docs/servers.md keeps each table on one server."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from tests.cluster.servers import Cluster
from tests.server.harness import Guest

TABLES = 8
SEATS = [{"kind": "here"}, {"kind": "here"}]


def rooms(url: str) -> int:
    """Return the number of tables in the memory of a server."""
    for line in httpx.get(f"{url}/metrics", timeout=10).text.splitlines():
        if line.startswith("arizona_rooms "):
            return int(float(line.split()[1]))
    raise AssertionError("arizona_rooms is missing")


async def play_at(url: str) -> None:
    """Create a table, play at it, watch it from another connection and read its log."""
    async with Guest(url) as host, Guest(url) as guest:
        table = (await host.create(SEATS))["table"]
        async with host.sit_at(table) as player, guest.sit_at(table) as spectator:
            for _ in range(4):
                await player.move()
            last = player.scene["seq"]
            await spectator.until(lambda _: bool(spectator.scene["seq"] == last))
            assert (await guest.get(f"/api/tables/{table}/log"))["seq"] == last


@pytest.mark.timeout(300)
def test_a_table_is_in_the_memory_of_one_server_only() -> None:
    async def play() -> None:
        await asyncio.gather(*(play_at(cluster.url) for _ in range(TABLES)))

    with Cluster(servers=2, thinkers=0) as cluster:
        asyncio.run(play())
        loaded = [rooms(server.url) for server in cluster.servers]
    assert sum(loaded) == TABLES
    assert all(loaded), "the tables are spread over both servers"
