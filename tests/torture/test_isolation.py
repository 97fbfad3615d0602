"""No client can harm another: during each attack, an honest player plays on undisturbed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from arizona.server.base.addresses import Proxies, address_group
from arizona.server.base.logs import LogRateLimit
from arizona.server.base.settings import Limits
from arizona.server.services.bots.pool import BotTicket, WorkerPool
from arizona.server.tables.bot_requests import AWAY, PLAYING, WATCHED, BotRequester
from tests.server.harness import (
    HERE_AND_LINK,
    PATIENCE,
    TWO_HERE,
    Guest,
    Player,
    Running,
    on_this_machine,
    until,
    with_server,
)
from tests.server.test_bots import called, job, some_lines
from tests.torture.hostile import ADDRESSES, Raw

WHOLE = os.environ.get("ARIZONA_TORTURE") == "1"
"""`make torture` runs more of everything; `make test` runs a small part."""
MANY = 4 if WHOLE else 1


def at_address(live: Running, address: str) -> httpx.AsyncClient:
    """Return a browser at another loopback address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=live.url, transport=transport, timeout=PATIENCE)


@contextlib.asynccontextmanager
async def honest(live: Running) -> AsyncIterator[Player]:
    """Seat an honest player at a separate table."""
    async with Guest(live.url) as ana:
        made = await ana.create(TWO_HERE)
        async with ana.sit_at(made["table"]) as player:
            yield player


async def moves(player: Player, count: int) -> float:
    """Move and undo repeatedly; return the longest wait."""
    longest = 0.0
    for _ in range(count):
        began = time.perf_counter()
        assert (await player.move())["type"] == "done"
        longest = max(longest, time.perf_counter() - began)
        assert (await player.ask("undo", seq=player.scene["seq"]))["type"] == "done"
    return longest


# --- memory --------------------------------------------------------------------------------------


def test_a_client_that_never_reads_is_disconnected(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with honest(live) as player:
            table = player.table_id
            crowd = [await Raw.open(live, ADDRESSES[0]) for _ in range(8 * MANY)]
            for one in crowd:
                assert b" 101 " in await one.shake_hands(live, table)
            most = 0
            for _ in range(150):
                for one in crowd:
                    one.say({"type": "hello"})
                await asyncio.sleep(0)
                most = max(most, live.server.backlog.waiting)
            assert await moves(player, 5) < on_this_machine(5)
            limits = live.server.settings.limits
            assert most <= len(crowd) * limits.waiting_bytes
            for one in crowd:
                one.close()
            await until(lambda: len(live.server.rooms.rooms[table].state.clients) <= 1)
            assert live.server.backlog.waiting == 0

    with_server(tmp_path, scenario)


def test_queued_bytes_are_bounded(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with honest(live) as player:
            room = live.server.rooms.rooms[player.table_id]
            silent = await Raw.open(live, ADDRESSES[1], read=1024)
            assert b" 101 " in await silent.shake_hands(live, player.table_id)
            silent.say({"type": "hello"})
            await until(lambda: len(room.state.clients) >= 2)
            async with asyncio.timeout(PATIENCE):
                while len(room.state.clients) > 1:
                    await moves(player, 20)
            assert live.server.backlog.waiting == 0
            assert await silent.ended()

    small = Limits(
        waiting_bytes=20_000,
        messages_per_second=1e6,
        messages_at_once=10**6,
        seconds_to_read=1,
        undos_at_once=10**6,
        undone_lines=10**6,
    )
    with_server(tmp_path, scenario, limits=small)


def test_snapshots_are_shared(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with honest(live) as player:
            await player.move()
            room = live.server.rooms.rooms[player.table_id]
            async with Player(live.url, room.id, []) as one:
                tail = room.connections.snapshots._tail
                async with Player(live.url, room.id, []) as two:
                    assert room.connections.snapshots._tail is tail
                    assert one.scene == two.scene == player.scene
                    assert (one.you["seats"], two.log) == ([], player.log)
                    await player.move()
                    await two.until(lambda _: two.scene["seq"] == player.scene["seq"])
                await one.ask("say", text="hm")
                async with Player(live.url, room.id, []) as three:
                    assert three.scene == player.scene
                    assert [line["text"] for line in three.chat] == ["hm"]

    with_server(tmp_path, scenario)


# --- limits --------------------------------------------------------------------------------------


def test_guests_without_a_cookie_share_their_address(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        body = {"game": "knight", "seats": TWO_HERE}
        codes: list[int] = []
        async with at_address(live, ADDRESSES[2]) as crowd:
            for _ in range(60):
                crowd.cookies.clear()
                codes.append((await crowd.post("/api/tables", json=body)).status_code)
        # On a slow machine, the limit refills now and then, so one more may be allowed, even the
        # last.
        assert codes[:40] == [201] * 40 and codes.count(201) <= 45
        assert codes.count(201) + codes.count(429) == 60
        async with Guest(live.url) as ana:
            await ana.create(TWO_HERE)

    with_server(tmp_path, scenario)


@pytest.mark.parametrize("named", [(), ("127.0.0.1",), ("127.0.0.0/8", "10.0.0.0/8")])
def test_only_trusted_proxies_are_believed(tmp_path: Path, named: tuple[str, ...]) -> None:
    async def scenario(live: Running) -> None:
        async with httpx.AsyncClient(base_url=live.url, timeout=PATIENCE) as client:
            codes = []
            for number in range(12):
                result = {"X-Forwarded-For": f"203.0.113.{number}, 10.1.1.1"}
                codes.append((await client.get("/health", headers=result)).status_code)
        believed = named[1:] != ()
        # With a trusted proxy, 10.1.1.1 is the client; without one, the peer itself is.
        assert (429 in codes) is not believed

    limits = Limits(requests_per_second=0.01, requests_at_once=5)
    with_server(tmp_path, scenario, limits=limits, proxies=named)


def test_addresses_and_households() -> None:
    assert address_group("203.0.113.9") == address_group("::ffff:203.0.113.9") == "203.0.113.9"
    assert address_group("2001:db8:1:2::9") == address_group("2001:db8:1:2:ffff::1")
    assert address_group("2001:db8:1:2::9") != address_group("2001:db8:1:3::9")
    proxies = Proxies(["10.0.0.0/8", "2001:db8::1"])
    assert proxies.client("10.1.1.1", ["1.2.3.4, 10.2.2.2"]) == "1.2.3.4"
    assert proxies.client("10.1.1.1", ["9.9.9.9, 1.2.3.4:567, 10.2.2.2"]) == "1.2.3.4"
    assert proxies.client("10.1.1.1", ["nonsense"]) == "10.1.1.1"
    assert proxies.client("8.8.8.8", ["1.2.3.4"]) == "8.8.8.8"


# --- bots ----------------------------------------------------------------------------------------


def test_turns_are_fair() -> None:
    async def go() -> None:
        turns = WorkerPool(2).queue

        def put(address: str, rank: int) -> BotTicket:
            request = BotTicket(job([]), BotRequester(address, rank))
            turns.put(request)
            return request

        many = [put("crowd", WATCHED) for _ in range(40)]
        put("nobody", AWAY)
        put("ana", PLAYING)
        first, second = turns.take(), turns.take()
        assert first is not None and first.requester.address == "ana", "people first"
        assert second is many[0]
        assert turns.take() is None, "the crowd has what it may have, a process stays for people"
        ben = put("ben", PLAYING)
        assert turns.take() is ben
        others = put("others", WATCHED)
        turns.done(many[0])
        turns.remove(many[1])
        assert turns.take() is many[2] and len(turns) == 39
        turns.done(many[2])
        assert turns.take() is others, "addresses take turns"

    asyncio.run(go())


def test_disconnecting_during_a_hint_kills_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        pool = WorkerPool(1)
        await pool.open()
        try:
            assert (await pool.ask(job(some_lines()))).action >= 0
            pids, sent = pool.pids, called(monkeypatch, "ask")
            for _ in range(6 * MANY):
                sent.clear()
                asking = asyncio.create_task(pool.ask(job(some_lines(), kind="hint")))
                await sent.wait()
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)
            assert (await pool.ask(job(some_lines()))).action >= 0
            assert pool.pids == pids and pool.replaced == 0
        finally:
            await pool.close()

    asyncio.run(go())


def test_tables_of_bots_that_nobody_watches_pause(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            bots = [{"kind": "bot", "bot": "random"}] * 2
            made = [await ana.create(bots) for _ in range(5)]
            assert all(room.automation.idle() for room in live.server.rooms.rooms.values())
            assert live.server.pool.answered == 0
            assert await live.server.store.due(2**60) == []
            async with Player(live.url, made[0]["table"], []) as watcher:
                await watcher.until(lambda _: watcher.scene["moment"] > 8)
            room = live.server.rooms.rooms[made[0]["table"]]
            await until(room.automation.idle)
            assert room.state.status() == "playing"

    with_server(tmp_path, scenario, bot_pause=0.02)


# --- connections ---------------------------------------------------------------------------------


def test_idle_connections_do_not_block_new_clients(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        crowd = [
            await Raw.open(live, ADDRESSES[number % len(ADDRESSES)]) for number in range(120 * MANY)
        ]
        async with Guest(live.url) as ana:
            assert (await ana.get("/health"))["status"] == "ok"
        for one in crowd:
            one.close()

    limits = Limits(connections=60, connections_per_address=8)
    with_server(tmp_path, scenario, limits=limits)


def test_headers_are_limited_in_time_and_size(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        silent = await Raw.open(live)
        slow = await Raw.open(live)
        slow.send(b"GET / HTTP/1.1\r\nHost: x\r\n")
        large = await Raw.open(live)
        large.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        sent = 0
        try:
            for _ in range(400):
                large.send(b"X-Long: " + b"x" * 10_000 + b"\r\n")
                sent += 10_000
                async with asyncio.timeout(5):
                    await large.writer.drain()
                await asyncio.sleep(0)
                if large.writer.transport.is_closing() or large.reader.at_eof():
                    break
        except (ConnectionError, TimeoutError):
            pass
        assert sent < 3_000_000
        assert await silent.ended() and await slow.ended() and await large.ended()

    with_server(tmp_path, scenario, limits=Limits(seconds_for_headers=0.5))


def test_a_full_server_says_so(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with honest(live) as player:
            newcomer = await Raw.open(live)
            head = await newcomer.shake_hands(live, player.table_id, whole=True)
            assert b" 503 " in head and b"retry-after: 5" in head.lower()
            newcomer.close()
            await moves(player, 2)

    with_server(tmp_path, scenario, limits=Limits(sockets=1))


def test_connections_to_one_table_do_not_slow_another(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ben, honest(live) as player:
            other = (await ben.create(TWO_HERE))["table"]
            crowd = [await Raw.open(live, ADDRESSES[n % 20]) for n in range(30 * MANY)]
            for one in crowd:
                await one.shake_hands(live, other)
            greeted = live.server.metrics.refused["too-fast"]
            for _ in range(20):
                for one in crowd:
                    one.say({"type": "hello"})
                await moves(player, 1)
            assert live.server.metrics.refused["too-fast"] > greeted
            for one in crowd:
                one.close()

    with_server(tmp_path, scenario)


# --- chat, seats, links --------------------------------------------------------------------------


def test_the_oldest_chat_lines_are_deleted(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with honest(live) as player:
            room = live.server.rooms.rooms[player.table_id]
            for number in range(7):
                assert (await player.ask("say", text=f"line {number}"))["type"] == "done"
            assert [line.text for line in room.state.chat] == ["line 5", "line 6"]
            saved = await live.server.store.chat(room.id, 100)
            assert [line.text for line in saved] == ["line 4", "line 5", "line 6"]

    with_server(tmp_path, scenario, limits=Limits(chat_lines=2, stored_chat_lines=3))


def test_a_host_mutes_and_removes_players_and_closes_the_table(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as eve:
            await eve.get("/api/me")
            table = (await ana.create(HERE_AND_LINK))["table"]
            async with ana.sit_at(table) as host, eve.sit_at(table) as stranger:
                assert (await stranger.ask("say", text="boo"))["type"] == "done"
                await host.until(lambda _: bool(host.chat))
                line = host.chat[-1]["id"]
                assert (await stranger.ask("mute", line=line))["reason"] == "not-host"
                assert (await host.ask("mute", line=line))["type"] == "done"
                assert (await stranger.ask("say", text="boo"))["reason"] == "muted"
                assert (await stranger.ask("sit", seat=1))["type"] == "seated"
                assert (await stranger.ask("unseat", seat=0))["reason"] == "not-host"
                assert (await host.ask("unseat", seat=1))["type"] == "done"
                await stranger.until(lambda _: not stranger.you["seats"])
                assert (await stranger.ask("sit", seat=1))["reason"] == "sent-away"
                hand = await host.ask("hand-to-bot", seat=1, bot="random")
                assert hand["type"] == "done"
                assert (await host.ask("set-watch", watch=False))["type"] == "done"
                async with asyncio.timeout(PATIENCE):
                    await stranger.socket.wait_closed()
                assert stranger.socket.close_code == 4403
                again = await Raw.open(live)
                await again.shake_hands(live, table)
                again.say({"type": "hello"})
                assert await again.ended()
                assert (await eve.http.get(f"/api/tables/{table}/log")).status_code == 403
                assert (await ana.http.get(f"/api/tables/{table}/log")).status_code == 200
                row = await live.server.store.table(table)
                assert row is not None and not row.settings.watch and len(row.settings.barred) == 1

    with_server(tmp_path, scenario)


def test_a_new_link_invalidates_all_others(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as eve:
            await eve.get("/api/me")
            made = await ana.create(TWO_HERE)
            table, keys = made["table"], made["keys"]
            async with eve.sit_at(table, keys) as thief, ana.sit_at(table) as owner:
                assert thief.you["seats"] == [0, 1]
                answer = await owner.ask("new-link", seat=0)
                assert answer["type"] == "seated"
                await thief.until(lambda _: thief.you["seats"] == [1])
                assert (await thief.ask("new-link", seat=0))["reason"] == "not-your-seat"
                assert (await thief.move())["reason"] == "not-your-turn"
                assert (await owner.move())["type"] == "done"
            async with eve.sit_at(table, keys) as back:
                assert back.you["seats"] == [1]
            holders = await live.server.store.holders(table)
            assert len(holders[0]) == 1

    with_server(tmp_path, scenario)


def test_the_lobby_does_not_list_private_tables(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as eve:
            secret = (await ana.create(TWO_HERE))["table"]
            request = {"moment": 0, "seats": HERE_AND_LINK}
            copy = (await ana.post(f"/api/tables/{secret}/play-on", request))["table"]
            async with ana.sit_at(copy) as host:
                assert host.table["origin"]["table"] == secret
                await host.ask("set-open", open=True)
            assert secret not in (await eve.http.get("/api/lobby")).text
            assert copy in (await eve.http.get("/api/lobby")).text

    with_server(tmp_path, scenario)


# --- the rest ------------------------------------------------------------------------------------


def test_browsers_are_instructed_to_stay_with_https(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            head = (await ana.http.get("/health")).headers
            assert head["strict-transport-security"] == "max-age=31536000"

    with_server(tmp_path, scenario, secure_cookie=True)


def test_logs_are_bounded() -> None:
    bounded = LogRateLimit()
    written = []
    for number in range(5000):
        record = logging.makeLogRecord({"msg": "attack", "facts": {"number": number}})
        if bounded.filter(record):
            written.append(record)
    assert 100 <= len(written) < 200 and bounded.dropped == 5000 - len(written)
    assert bounded.filter(logging.makeLogRecord({"msg": "something else"}))
