"""Pairing and ratings on three servers that are killed: nothing is counted twice or lost."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from typing import Final

import httpx
import pytest

from arizona.server.services.people.ratings import Ratings, recount
from arizona.server.store.database import ALL
from arizona.server.store.postgres import PostgresStore
from tests.cluster.people import LOST
from tests.cluster.servers import Cluster
from tests.server.harness import Json, Player

PEOPLE: Final = 8
GAMES: Final = 24
ENOUGH: Final = 16
"""Log lines before a player resigns: enough that everyone has made more than two decisions."""
PASSWORD: Final = "three random words"
SECONDS: Final = 480


class Rival:
    """A player who finds opponents and plays rated games, whichever server answers."""

    def __init__(self, name: str, doors: list[str], first: int) -> None:
        self.name = name
        self.http = httpx.AsyncClient(timeout=20)
        self.finished: list[str] = []
        self._doors = itertools.cycle(doors[first:] + doors[:first])
        self.door = next(self._doors)

    async def request(self, method: str, path: str, body: Json | None = None) -> Json:
        """Return the first server's response; a ``POST`` may be carried out by two servers."""
        while True:
            try:
                answer = await self.http.request(method, f"{self.door}{path}", json=body)
                if answer.status_code < 300:
                    found: Json = answer.json() if answer.content else {}
                    return found
                assert answer.status_code in (429, 500, 502, 503), answer.text
            except LOST:
                pass
            self.door = next(self._doors)
            await asyncio.sleep(0.2)

    async def register(self) -> None:
        body = {"name": self.name, "password": PASSWORD}
        await self.request("POST", "/api/account/register", body)

    async def run(self, stop: asyncio.Event) -> None:
        """Play one rated game after another until stopped, and finish the last one."""
        request = {"game": "knight", "pace": "quick"}
        while not stop.is_set():
            found = await self.request("GET", "/api/seek")
            seek = found["seek"]
            if seek is None and not await self._play_running():
                await self.request("POST", "/api/seek", request)
            elif seek is not None and seek["table"]:
                await self.request("DELETE", "/api/seek")
                await self._play_running()
            await asyncio.sleep(0.2)
        await self.request("DELETE", "/api/seek")
        await self._play_running()

    async def _play_running(self) -> bool:
        cards = (await self.request("GET", "/api/my-tables"))["tables"]
        running = [card["table"]["id"] for card in cards if card["table"]["status"] == "playing"]
        for table in running:
            await self._play(table)
        return bool(running)

    async def _play(self, table: str) -> None:
        over = False
        while not over:
            cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            player = Player(self.door, table, [], cookie)
            try:
                async with player:
                    while player.scene["to_move"] != -2:
                        await self._decide(player)
                    over = True
            except LOST:
                self.door = next(self._doors)
                await asyncio.sleep(0.2)
        self.finished.append(table)

    async def _decide(self, player: Player) -> None:
        [seat] = player.you["seats"]
        if player.scene["to_move"] != seat:
            await player.receive(8)
        elif player.scene["moment"] >= ENOUGH:
            await player.ask("resign", seat=seat)
        else:
            await player.move()


async def kill_servers(cluster: Cluster, stop: asyncio.Event) -> None:
    """Kill one server after the other, and two at once, until enough games were counted."""
    store = PostgresStore(cluster.postgres.address())
    await store.open()
    try:
        groups = itertools.cycle(([0], [1], [2], [0, 1]))
        while await store.last_counted() < GAMES:
            some = [cluster.servers[at] for at in next(groups)]
            for server in some:
                await asyncio.to_thread(server.kill)
            await asyncio.sleep(1)
            for server in some:
                server.begin()
            for server in some:
                await asyncio.to_thread(server.wait)
            await asyncio.sleep(3)
    finally:
        stop.set()
        await store.close()


async def faults_of(cluster: Cluster, rivals: list[Rival]) -> list[str]:
    """Return everything that was lost, counted twice or does not follow from the games."""
    faults: list[str] = []
    store = PostgresStore(cluster.postgres.address())
    await store.open()
    try:
        await Ratings(store).count()
        if await store.uncounted():
            faults.append("results are left that cannot be counted")
        games = [game async for game in store.counted_games()]
        counted = Counter(game.table for game in games)
        tables = await store.ids("", 10_000)
        for table in tables:
            loaded = await store.load(table, ALL)
            assert loaded is not None
            decisions = Counter(line.line.partition(" ")[0] for line in loaded.log)
            if loaded.row.progress.status != "over" or min(decisions["1"], decisions["2"]) < 3:
                faults.append(f"{table} was not played to its end")
            if counted[table] != 1:
                faults.append(f"{table} was counted {counted[table]} times")
            seated = [sum(table in set(rival.finished) for rival in rivals)]
            if seated != [2]:
                faults.append(f"{table} was finished by {seated} people")
        if set(counted) - set(tables):
            faults.append("a game was counted without a table")
        faults += map(str, (await recount(store)).problems)
        played = {rival.name: len(set(rival.finished)) for rival in rivals}
        print(f"{len(tables)} tables, {len(games)} counted games; {played}")
    finally:
        await store.close()
    return faults


@pytest.mark.timeout(900)
@pytest.mark.long
def test_pairing_and_ratings_survive_kills() -> None:
    async def scenario(cluster: Cluster) -> list[str]:
        doors = [server.url for server in cluster.servers]
        rivals = [Rival(f"Rival{number}", doors, number % 3) for number in range(PEOPLE)]
        for rival in rivals:
            await rival.register()
        stop = asyncio.Event()
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(
                kill_servers(cluster, stop), *(rival.run(stop) for rival in rivals)
            )
        for rival in rivals:
            await rival.http.aclose()
        return await faults_of(cluster, rivals)

    with Cluster(servers=3, thinkers=0) as cluster:
        assert asyncio.run(scenario(cluster)) == []
