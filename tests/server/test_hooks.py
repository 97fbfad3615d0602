"""Webhooks: delivery of notifications, and protection against requests to private addresses."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from arizona.server.services.notifications import delivery
from arizona.server.services.notifications.web_hooks import Hooks, check_address, read_target
from arizona.server.tables.notifications import HookError, TurnNotice
from tests.ports import free_port
from tests.server.harness import HERE_AND_LINK, Guest, Running, until, with_server

NOTICE = TurnNotice("knight", "table", 0, "Ana", 7, "/t/table")


class Receiver:
    """A small web server that records requests and sends configurable responses."""

    def __init__(self, answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n") -> None:
        self.answer = answer
        self.got: list[bytes] = []
        self.port = 0

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].split()[0])
        self.got.append(head + await reader.readexactly(length))
        writer.write(self.answer)
        await writer.drain()
        writer.close()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[Receiver]:
        server = await asyncio.start_server(self.handle, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        async with server:
            yield self


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "https://",
        "https:///path",
        "example.org",
        "https://example.org:22/",
        "https://example.org:99999/",
        "https://user:word@example.org/",
        "https://example.org/a b",
        "https://example.org/\r\nHost: x",
        "https://exämple.org/",
        "http://127.0.0.1/",
        "http://127.8.9.1:8080/",
        "http://0.0.0.0/",
        "http://10.1.2.3/",
        "http://172.16.0.9/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data/",
        "http://100.64.0.1/",
        "http://224.0.0.1/",
        "http://255.255.255.255/",
        "http://240.0.0.1/",
        "http://[::1]/",
        "http://[::]/",
        "http://[fe80::1]/",
        "http://[fc00::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[2002:7f00:1::]/",
    ],
)
def test_invalid_addresses_are_refused(url: str) -> None:
    with pytest.raises(HookError):
        read_target(url, allow_private=False)


def test_public_addresses_are_accepted() -> None:
    for url in ("https://example.org/x?y=1", "http://93.184.216.34/", "https://[2606:4700::1]/"):
        read_target(url, allow_private=False)
    assert read_target("https://example.org:8443/a", allow_private=False).authority == (
        "example.org:8443"
    )


@pytest.mark.parametrize("odd", ["http://2130706433/", "http://0x7f.1/", "http://127.1/"])
def test_unusual_spellings_of_private_addresses_are_refused(odd: str) -> None:
    async def go() -> None:
        with pytest.raises((HookError, OSError)):
            await Hooks(allow_private=False).post(odd, b"{}")

    asyncio.run(go())


def test_a_public_name_with_a_private_address_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def go() -> None:
        async with Receiver().open() as receiver:
            loop = asyncio.get_running_loop()

            async def look_up(*_: Any, **__: Any) -> list[Any]:
                public = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", 80))
                private = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", receiver.port))
                return [public, private]

            monkeypatch.setattr(loop, "getaddrinfo", look_up, raising=False)
            with pytest.raises(HookError, match="private"):
                await Hooks(allow_private=False).post("http://innocent.example/", b"{}")
            assert receiver.got == []

    asyncio.run(go())


def test_a_notice_is_delivered_and_redirects_are_not_followed() -> None:
    async def go() -> None:
        sender = Hooks(allow_private=True)
        async with Receiver().open() as receiver:
            await sender.post(f"http://127.0.0.1:{receiver.port}/x?y=1", b'{"a":1}')
            assert receiver.got[0].startswith(b"POST /x?y=1 HTTP/1.1\r\n")
            assert receiver.got[0].endswith(b'{"a":1}')
            aside = f"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:{receiver.port}/\r\n\r\n"
            async with Receiver(aside.encode()).open() as other:
                with pytest.raises(HookError, match="302"):
                    await sender.post(f"http://127.0.0.1:{other.port}/", b"{}")
            assert len(receiver.got) == 1
        async with Receiver(b"what?\r\n").open() as odd:
            with pytest.raises(HookError, match="no HTTP"):
                await sender.post(f"http://127.0.0.1:{odd.port}/", b"{}")

    asyncio.run(go())


def test_a_failing_address_is_tried_again_then_left_alone() -> None:
    async def go() -> None:
        sender = Hooks(allow_private=True)
        sender.retries = (0.01, 0.01)
        async with Receiver(b"HTTP/1.1 500 Oh\r\n\r\n").open() as receiver:
            url = f"http://127.0.0.1:{receiver.port}/"
            sender.notify(url, NOTICE)
            await until(lambda: sender.failed)
            assert len(receiver.got) == 3
            sender.notify(url, NOTICE)
            assert sender.dropped == 1
            assert len(receiver.got) == 3
        await sender.close()

    asyncio.run(go())


def test_a_silent_address_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "SECONDS", 0.1)

    async def go() -> None:
        sender = Hooks(allow_private=True)
        sender.retries = ()

        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()

        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            sender.notify(f"http://127.0.0.1:{port}/", NOTICE)
            await until(lambda: sender.failed)
        await sender.close()

    asyncio.run(go())


def test_check_address_by_permission() -> None:
    check_address("127.0.0.1", allow_private=True)
    with pytest.raises(HookError):
        check_address("fe80::1%eth0", allow_private=False)


def test_the_player_to_move_gets_a_notice(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Receiver().open() as receiver, Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(HERE_AND_LINK)
            async with ana.sit_at(made["table"]) as one, ben.sit_at(made["table"]) as two:
                await two.ask("sit", seat=1, name="Ben")
                url = f"http://127.0.0.1:{receiver.port}/turn"
                assert (await two.ask("set-hook", seat=1, url=url))["type"] == "done"
                assert (await one.ask("set-hook", seat=1, url=url))["reason"] == "not-your-seat"
                while one.scene["to_move"] == 0:
                    await one.move()
                await until(lambda: receiver.got)
                notice = json.loads(receiver.got[0].partition(b"\r\n\r\n")[2])
                assert (notice["seat"], notice["event"]) == (1, "your-turn")
                assert notice["link"] == f"/t/{made['table']}"
                assert two.table["seats"][1]["hook"] in (True, False)
                assert url not in json.dumps(one.table), "nobody else sees the address"

    with_server(tmp_path, scenario, allow_private_hooks=True)


def test_a_notice_outlives_the_server_that_was_to_send_it(tmp_path: Path) -> None:
    port = free_port()
    table = ""

    async def nobody_listens(live: Running) -> None:
        nonlocal table
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            table = (await ana.create(HERE_AND_LINK))["table"]
            async with ana.sit_at(table) as one, ben.sit_at(table) as two:
                await two.ask("sit", seat=1, name="Ben")
                await two.ask("set-hook", seat=1, url=f"http://127.0.0.1:{port}/turn")
                while one.scene["to_move"] == 0:
                    await one.move()

    async def another_server(live: Running) -> None:
        await until(lambda: receiver.got)
        notice = json.loads(receiver.got[0].partition(b"\r\n\r\n")[2])
        assert (notice["table"], notice["seat"]) == (table, 1)
        while await live.server.store._rows("SELECT * FROM notices"):
            await asyncio.sleep(0.02)  # there must be no second notification

    with_server(tmp_path, nobody_listens, allow_private_hooks=True)
    receiver = Receiver()

    async def then(live: Running) -> None:
        async with await asyncio.start_server(receiver.handle, "127.0.0.1", port):
            await another_server(live)

    with_server(tmp_path, then, allow_private_hooks=True)
    assert len(receiver.got) == 1


def test_private_addresses_are_refused_at_the_table(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(HERE_AND_LINK)
            async with ana.sit_at(made["table"]) as player:
                url = f"http://127.0.0.1:{free_port()}/"
                assert (await player.ask("set-hook", seat=0, url=url))["reason"] == "bad-hook"
                assert (await player.ask("set-hook", seat=0, url=None))["type"] == "done"

    with_server(tmp_path, scenario)
