"""The contract of the message bus, tested for every implementation."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from arizona.server.store.store import Change, ChatRow, LogLine, NewTable, Progress, SeatRow
from arizona.server.transport.bus import Bus, BusMessage, Disconnect, LocalBus, Notice, Presence
from arizona.server.transport.redis_bus import RedisBus
from arizona.server.transport.websocket_frames import Packet
from tests.server.harness import PATIENCE, until
from tests.server.test_stores import row
from tests.services import Valkey, started

PROGRESS = Progress(status="playing", to_move=0, moment=2, scores=[1, 2])
CHANGE = Change(
    id="a",
    progress=PROGRESS,
    lines=[LogLine(3, "1 jump", 9)],
    seats=[SeatRow(seat=0, kind="person", secret_hash=b"\xff\0")],
    holders={0: ["ana"]},
    chat=ChatRow(1, 0, "Ana", "hi", 9),
    after=2,
)
Scenario = Callable[[Bus, Bus], Awaitable[None]]


@pytest.fixture(params=["local", "redis"])
def buses(request: pytest.FixtureRequest) -> Callable[[Scenario], None]:
    """Run a scenario with the buses of two servers. Within one process they share a bus."""

    def run(scenario: Scenario) -> None:
        async def go() -> None:
            one: Bus
            two: Bus
            if request.param == "local":
                one = two = LocalBus()
            else:
                address = request.getfixturevalue("valkey").address
                one, two = RedisBus(address, "one"), RedisBus(address, "two")
            await one.open()
            await two.open()
            try:
                async with asyncio.timeout(PATIENCE):
                    await scenario(one, two)
            finally:
                await one.close()
                await two.close()

        asyncio.run(go())

    return run


def test_messages_reach_the_other_server_in_order(buses: Callable[[Scenario], None]) -> None:
    async def scenario(one: Bus, two: Bus) -> None:
        heard: list[Notice] = []
        two.subscribe("a", heard.append)
        await two.subscribed("a")
        for version in range(50):
            one.publish("a", BusMessage("one", here=Presence([0], version)))
            one.publish("b", BusMessage("one", gone=True))
        one.publish("a", BusMessage("one", change=CHANGE))
        await until(lambda: len(heard) == 51)
        result = [
            news.here.spectators
            for news in heard[:-1]
            if isinstance(news, BusMessage) and news.here
        ]
        assert result == list(range(50))
        assert heard[-1] == BusMessage("one", change=CHANGE)
        two.unsubscribe("a", heard.append)
        one.publish("a", BusMessage("one", gone=True))
        two.subscribe("b", heard.append)
        await two.subscribed("b")
        one.publish("b", BusMessage("one", asks=True))
        await until(lambda: len(heard) == 52)
        assert heard[-1] == BusMessage("one", asks=True)

    buses(scenario)


def test_client_messages_stay_on_their_server(buses: Callable[[Scenario], None]) -> None:
    async def scenario(one: Bus, two: Bus) -> None:
        here: list[Notice] = []
        there: list[Notice] = []
        one.subscribe("a", here.append)
        one.subscribe("a", here.append)
        packet = Packet(b"{}")
        one.publish("a", packet)
        one.publish("a", Disconnect(1012))
        assert here == [packet, packet, Disconnect(1012), Disconnect(1012)]
        if two is not one:
            two.subscribe("a", there.append)
            await two.subscribed("a")
            one.publish("a", packet)
            one.publish("a", BusMessage("one", gone=True))
            await until(lambda: bool(there))
            assert there == [BusMessage("one", gone=True)]
            assert len(here) == 6, "nobody hears his own news"

    buses(scenario)


def test_a_table_created_by_a_change_is_not_sent_with_it(valkey: Valkey) -> None:
    async def scenario() -> None:
        one, two = RedisBus(valkey.address, "one"), RedisBus(valkey.address, "two")
        heard: list[Notice] = []
        await one.open()
        await two.open()
        two.subscribe("a", heard.append)
        await two.subscribed("a")
        change = Change(id="a", progress=PROGRESS, new=NewTable(row("b"), [], {}))
        one.publish("a", BusMessage("one", change=change))
        await until(lambda: bool(heard))
        assert heard == [BusMessage("one", change=Change(id="a", progress=PROGRESS))]
        await one.close()
        await two.close()

    asyncio.run(scenario())


def test_a_lost_redis_connection_is_reported_and_restored() -> None:
    service = Valkey()

    async def scenario() -> None:
        one, two = RedisBus(service.address, "one"), RedisBus(service.address, "two")
        heard: list[Notice] = []
        back: list[bool] = []
        await one.open()
        await two.open()
        two.on_back = lambda: back.append(True)
        two.subscribe("a", heard.append)
        await two.subscribed("a")
        await asyncio.to_thread(service.kill)
        await until(lambda: not one.connected and not two.connected)
        one.publish("a", BusMessage("one", gone=True))  # dropped, because the bus is disconnected
        two.subscribe("b", heard.append)
        await two.subscribed("b")
        await asyncio.to_thread(service.start)
        await until(lambda: one.connected and two.connected)
        assert back == [True] and one.left_out == 1
        one.publish("b", BusMessage("one", asks=True))
        one.publish("a", BusMessage("one", asks=True))
        await until(lambda: len(heard) == 2)
        await one.close()
        await two.close()

    with started(service):
        asyncio.run(scenario())


def test_a_server_starts_without_redis() -> None:
    async def scenario() -> None:
        bus = RedisBus("redis://127.0.0.1:1/0", "one")
        await bus.open()
        bus.subscribe("a", lambda _: None)
        await bus.subscribed("a")
        assert not bus.connected
        await bus.close()

    asyncio.run(scenario())
