"""The proxies from docs/servers.md keep each table on one server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest

from tests.cluster.servers import Cluster, caddy, nginx
from tests.server.harness import Guest
from tests.services import Service

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


async def play_everywhere(url: str) -> None:
    await asyncio.gather(*(play_at(url) for _ in range(TABLES)))


@pytest.mark.timeout(300)
@pytest.mark.parametrize("proxy", [caddy, pytest.param(nginx, marks=pytest.mark.long)])
def test_a_table_is_in_the_memory_of_one_server_only(
    proxy: Callable[[list[str]], Service],
) -> None:
    with Cluster(servers=2, thinkers=0, proxy=proxy) as cluster:
        asyncio.run(play_everywhere(cluster.url))
        loaded = [rooms(server.url) for server in cluster.servers]
        assert sum(loaded) == TABLES
        assert all(loaded), "the tables are spread over both servers"
        cluster.servers[0].kill()
        asyncio.run(play_everywhere(cluster.url))
