"""Expensive requests: whatever one address requests, others are served and bots still move."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import httpx

from tests.server.harness import (
    HERE_AND_BOT,
    TWO_HERE,
    Guest,
    Player,
    Running,
    on_this_machine,
    with_server,
)
from tests.torture.bombs import rails_bomb
from tests.torture.hostile import ADDRESSES
from tests.torture.test_isolation import WHOLE, at_address, honest, moves

PRINTS = 22 if WHOLE else 4
FLOODERS = 24 if WHOLE else 8
BOT_SECONDS = 5.0
"""Longest wait for a bot's answer; `bench/under_attack.py` measures it."""


@contextlib.asynccontextmanager
async def flood(count: int, attack: Callable[[int], Awaitable[object]]) -> AsyncIterator[None]:
    """Repeat an attack in ``count`` tasks until the block ends."""

    async def again(number: int) -> None:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                await attack(number)
            await asyncio.sleep(0.01)

    tasks = [asyncio.ensure_future(again(number)) for number in range(count)]
    try:
        await asyncio.sleep(1)  # the attack's requests pile up
        yield
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if not isinstance(ended, asyncio.CancelledError):
                raise AssertionError(f"an attacker saw what must not be: {ended!r}")


async def duel(player: Player) -> float:
    """Play against a bot; return the longest wait for its move."""
    longest = 0.0
    for _ in range(6 if WHOLE else 3):
        await player.until(lambda _: player.scene["to_move"] in (0, -2))
        if player.scene["to_move"] == -2:
            break
        began = time.perf_counter()
        assert (await player.move())["type"] == "done"
        await player.until(lambda _: player.scene["to_move"] in (0, -2))
        longest = max(longest, time.perf_counter() - began)
    return longest


def test_one_address_does_not_block_the_printer(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with at_address(live, ADDRESSES[0]) as crowd, Guest(live.url) as ana:
            numbers = iter(range(10**6))
            result: list[httpx.Response] = []

            async def order(_: int) -> None:
                url = f"/api/games/rails/print.pdf?parts=cards&seed={next(numbers)}"
                result.append(await crowd.get(url))

            async with flood(FLOODERS, order):
                for number in range(PRINTS):
                    url = f"/api/games/rails/print.pdf?parts=cards&seed=honest{number}"
                    answer = await ana.http.get(url)
                    assert answer.status_code == 200, answer.text
                    assert answer.content.startswith(b"%PDF")
            assert {one.status_code for one in result} <= {200, 429, 503}
            for one in result:
                if one.status_code == 503:
                    assert int(one.headers["retry-after"]) >= 1
                    assert one.json()["message"]["id"] == "table-work-full"

    with_server(tmp_path, scenario)


def test_a_full_queue_says_how_many_wait(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        bounds = live.server.work.queue.bounds
        live.server.work.queue.bounds = bounds._replace(per_address=2)
        async with at_address(live, ADDRESSES[0]) as crowd:
            urls = [f"/api/games/rails/print.pdf?parts=cards&seed={n}" for n in range(6)]
            answer = await asyncio.gather(*[crowd.get(url) for url in urls])
        assert sorted(one.status_code for one in answer) == [200] * 3 + [503] * 3
        refused = next(one for one in answer if one.status_code == 503)
        assert refused.json()["message"]["args"]["ahead"] == 2
        assert int(refused.headers["retry-after"]) >= 1

    with_server(tmp_path, scenario)


def test_hints_do_not_delay_a_bot(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        crowd = [Guest(live.url, ADDRESSES[0]) for _ in range(4)]
        async with contextlib.AsyncExitStack() as stack:
            sockets: list[Player] = []
            for guest in crowd:
                await stack.enter_async_context(guest)
                table = (await guest.create(TWO_HERE))["table"]
                sockets += [
                    await stack.enter_async_context(guest.sit_at(table))
                    for _ in range(10 if WHOLE else 3)
                ]
            ana = await stack.enter_async_context(Guest(live.url))
            table = (await ana.create(HERE_AND_BOT))["table"]
            player = await stack.enter_async_context(ana.sit_at(table))

            async def ask(number: int) -> None:
                await sockets[number].ask("ask-hint", seq=sockets[number].scene["seq"])

            async with flood(len(sockets), ask):
                assert await duel(player) < on_this_machine(BOT_SECONDS)

    with_server(tmp_path, scenario)


def test_puzzle_bombs_cost_only_their_own_address(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        saved = rails_bomb()
        async with at_address(live, ADDRESSES[0]) as bad, honest(live) as player:
            body = {"solved": [], "days": [], "kept": [saved.data()] * 30}
            assert (await bad.post("/api/puzzles/bring", json=body)).status_code == 200
            guests = live.server._guests
            assert guests is not None
            guest = guests.read(bad.cookies["arizona_guest"])
            assert guest is not None
            await live.server.puzzles.collection.add(guest, saved)  # as if it had been accepted
            at = f"/api/puzzles/rails/{saved.puzzle.id}"

            async def ask(number: int) -> None:
                kind = ("values", "hint", "preview")[number % 3]
                request = {"moves": saved.puzzle.line}
                if kind == "preview":
                    request["actions"] = list(range(200))
                answer = await bad.post(f"{at}/{kind}", json=request)
                assert answer.status_code < 500 or answer.status_code == 503, answer.text

            async with flood(FLOODERS, ask), Guest(live.url) as ana:
                assert await moves(player, 10) < on_this_machine(5)
                card = await ana.get("/api/puzzles/knight/next")
                page = await ana.get(f"/api/puzzles/knight/{card['id']}")
                assert page["card"]["id"] == card["id"]

    with_server(tmp_path, scenario)


def test_packs_and_records_cost_only_their_own_address(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with at_address(live, ADDRESSES[0]) as bad, honest(live) as player:
            request = {"game": "trail", "title": "x", "source": "default"}
            pack = (await bad.post("/api/workshop/packs", json=request)).json()["state"]["pack"][
                "id"
            ]
            record = (await bad.get(f"/api/tables/{player.table_id}/record")).json()
            record["moves"] = [*record["moves"], *["1 is out of time"] * 20_000]

            async def ask(number: int) -> None:
                if number % 2:
                    body = {"edits": [], "keep": False, "revision": 0}
                    await bad.post(f"/api/workshop/packs/{pack}/edits", json=body)
                else:
                    text = {"record": json.dumps(record)}
                    answer = await bad.post("/api/tables/import", json=text)
                    assert answer.status_code in (400, 429), answer.text

            async with flood(FLOODERS, ask), Guest(live.url) as ana:
                assert await moves(player, 10) < on_this_machine(5)
                mine = await ana.post("/api/workshop/packs", request)
                assert mine["state"]["content"]

    with_server(tmp_path, scenario)
