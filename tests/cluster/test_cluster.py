"""Three servers and two bot machines, with every kind of fault during play."""

from __future__ import annotations

import asyncio
import os
import signal
import statistics
import time
from collections import Counter
from collections.abc import Awaitable, Callable

import httpx
import pytest

from arizona.server.store.database import ALL
from arizona.server.store.leases import LEASE_SECONDS
from arizona.server.store.postgres import PostgresStore
from tests.cluster.history import check
from tests.cluster.people import Person
from tests.cluster.servers import Cluster

LONG = "ARIZONA_CLUSTER" in os.environ
"""`make test-cluster`: every fault, repeatedly, at 200 tables."""
TABLES = 200 if LONG else 9
KINDS = ("two people", "a bot", "a clock")
Fault = Callable[[Cluster], Awaitable[None]]


async def kill_a_server(cluster: Cluster) -> None:
    await asyncio.to_thread(cluster.servers[0].kill)
    await asyncio.sleep(2)
    await asyncio.to_thread(cluster.servers[0].start)


async def freeze_a_server(cluster: Cluster) -> None:
    """Suspend a server until the others consider it dead."""
    cluster.servers[1].signal(signal.SIGSTOP)
    await asyncio.sleep(LEASE_SECONDS + 2)
    cluster.servers[1].signal(signal.SIGCONT)


async def crash_the_database(cluster: Cluster) -> None:
    await asyncio.to_thread(cluster.postgres.crash)
    await asyncio.sleep(1)
    await asyncio.to_thread(cluster.postgres.start)


async def empty_the_bus(cluster: Cluster) -> None:
    await asyncio.to_thread(cluster.valkey.kill)
    await asyncio.sleep(2)
    await asyncio.to_thread(cluster.valkey.start)


async def restart_the_proxy(cluster: Cluster) -> None:
    await asyncio.to_thread(cluster.proxy.kill)
    await asyncio.to_thread(cluster.proxy.start)


async def kill_a_thinker(cluster: Cluster) -> None:
    await asyncio.to_thread(cluster.thinkers[0].kill)
    await asyncio.sleep(1)
    cluster.thinkers[0].begin()


async def restart_a_server_politely(cluster: Cluster) -> None:
    await asyncio.to_thread(cluster.servers[2].stop)
    await asyncio.to_thread(cluster.servers[2].start)


ALL_FAULTS: tuple[Fault, ...] = (
    kill_a_server,
    freeze_a_server,
    crash_the_database,
    empty_the_bus,
    restart_the_proxy,
    kill_a_thinker,
    restart_a_server_politely,
)
SOME_FAULTS: tuple[Fault, ...] = (kill_a_server, crash_the_database, empty_the_bus)


async def seat_people(cluster: Cluster) -> tuple[list[Person], dict[str, str]]:
    """Create tables of all kinds. Players at the same table use different servers."""
    doors = [cluster.url, *(server.url for server in cluster.servers)]
    people: list[Person] = []
    kinds: dict[str, str] = {}
    async with httpx.AsyncClient(base_url=cluster.url, timeout=60) as http:
        for number in range(TABLES):
            kind = KINDS[number % 3]
            second = {"kind": "bot", "bot": "random"} if kind == "a bot" else {"kind": "here"}
            body: dict[str, object] = {"game": "knight", "seats": [{"kind": "here"}, second]}
            if kind == "a clock":
                body["clock"] = {"kind": "move", "seconds": 5}
            made = (await http.post("/api/tables", json=body)).json()
            kinds[made["table"]] = kind
            keys = made["keys"][:1] if kind == "a clock" else made["keys"]  # one never joins
            people += [Person(made["table"], key, doors, number + key["seat"]) for key in keys]
    return people, kinds


async def play(cluster: Cluster, faults: tuple[Fault, ...], between: float) -> list[str]:
    people, kinds = await seat_people(cluster)
    stop = asyncio.Event()
    pause = 2.0 if LONG else 0.4
    playing = [asyncio.create_task(person.play(stop, pause)) for person in people]
    await asyncio.sleep(between)
    try:
        await befall(cluster, people, faults, between)
    finally:
        stop.set()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        assert not isinstance(result, BaseException), repr(result)
    for person in people:
        await person._leave()
    return await verdict(cluster, people, kinds)


async def befall(
    cluster: Cluster, people: list[Person], faults: tuple[Fault, ...], between: float
) -> None:
    """Cause one fault after another and return how soon players could move again."""
    for fault in faults:
        began = time.monotonic()
        at_it = [person for person in people if not person.over]
        await fault(cluster)
        await asyncio.sleep(between)
        waits = [next((ack - began for ack in one.acks if ack > began), None) for one in at_it]
        known = [wait for wait in waits if wait is not None]
        slowest = max(known, default=0.0)
        middle = statistics.median(known or [0.0])
        name = getattr(fault, "__name__", "")
        print(f"{name}: {len(known)} of {len(at_it)} moved again; {middle:.1f} s, {slowest:.1f} s")
    await asyncio.sleep(between)


async def verdict(cluster: Cluster, people: list[Person], kinds: dict[str, str]) -> list[str]:
    store = PostgresStore(cluster.postgres.address())
    await store.open()
    faults: list[str] = []
    moves = 0
    try:
        for table, kind in kinds.items():
            loaded = await store.load(table, ALL)
            assert loaded is not None
            here = [person for person in people if person.table == table]
            deeds = [deed for person in here for deed in person.deeds]
            seen = [person.seen() for person in here]
            faults += check(loaded, deeds, seen, timed=kind == "a clock")
            done = sum(deed.outcome == "done" for deed in deeds)
            moves += done
            if not done:
                faults.append(f"{table} ({kind}): nobody moved")
    finally:
        await store.close()
    losses = sum(person.losses for person in people)
    print(f"{moves} moves acknowledged, {losses} times a line was refused")
    shown = sum(len(person.player.order) for person in people)
    reads = sum((person.reads for person in people), Counter())
    print(f"{shown} positions shown; requests by status: {dict(reads)}")
    return faults


@pytest.mark.timeout(900)
def test_play_continues_whatever_fails() -> None:
    with Cluster(servers=3, thinkers=2 if LONG else 1) as cluster:
        faults = ALL_FAULTS + ALL_FAULTS[:4] if LONG else SOME_FAULTS
        wrong = asyncio.run(play(cluster, faults, between=12.0 if LONG else 3.0))
    assert not wrong, "\n".join(wrong[:20])
