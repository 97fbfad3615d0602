"""Two servers on one store: the first write wins, and all clients see the same state."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect

from arizona.server.base.settings import Limits
from arizona.server.store.store import Change, effective_moves
from arizona.server.tables.change_queue import NOTHING, PendingChange
from arizona.server.tables.room import Room
from arizona.server.transport.bus import BusMessage
from arizona.server.web.server import Server
from tests.server.harness import (
    HERE_AND_BOT,
    HERE_AND_LINK,
    PATIENCE,
    SCENARIO_SECONDS,
    TWO_HERE,
    Guest,
    Json,
    Player,
    Running,
    running,
    settings,
    until,
)
from tests.server.test_stores import fresh_schema
from tests.services import Postgres, Valkey, started

Scenario = Callable[[Running, Running], Awaitable[None]]


def with_servers(
    folder: Path, postgres: Postgres, scenario: Scenario, bus: str = "", **changes: Any
) -> None:
    """Run a scenario with two servers on one store, with or without a bus."""
    address = fresh_schema(postgres)

    async def go() -> None:
        async with contextlib.AsyncExitStack() as stack:
            wanted = settings(folder, store=address, bus=bus, **changes)
            one = await stack.enter_async_context(running(wanted))
            two = await stack.enter_async_context(running(wanted))
            async with asyncio.timeout(SCENARIO_SECONDS):
                await scenario(one, two)

    asyncio.run(go())


@pytest.fixture(params=["with a bus", "without"])
def bus(request: pytest.FixtureRequest) -> str:
    if request.param == "without":
        return ""
    valkey: Valkey = request.getfixturevalue("valkey")
    return valkey.address


async def two_players(
    one: Running, two: Running, stack: contextlib.AsyncExitStack
) -> tuple[Player, Player]:
    """Connect Ana to the first server and Ben to the second."""
    ana = await stack.enter_async_context(Guest(one.url))
    made = await ana.create(HERE_AND_LINK)
    first = await stack.enter_async_context(ana.sit_at(made["table"], made["keys"]))
    second = await stack.enter_async_context(Player(two.url, made["table"], []))
    seated = await second.ask("sit", seat=1, name="Ben")
    assert seated["type"] == "seated", seated
    second.keys = [seated["key"]]
    await first.until(lambda player: player.table["seats"][1]["name"] == "Ben")
    return first, second


@contextlib.asynccontextmanager
async def in_both(
    one: Running, two: Running, seats: list[Json] = TWO_HERE, **options: Any
) -> AsyncIterator[tuple[Player, Player]]:
    """Create a table, and open a page with all its seats in each server."""
    async with Guest(one.url) as ana:
        made = await ana.create(seats, **options)
        table, keys = made["table"], made["keys"]
        async with Player(one.url, table, keys) as left, Player(two.url, table, keys) as right:
            yield left, right


async def same(player: Player, other: Player) -> None:
    last = max(player.scene["seq"], other.scene["seq"])
    for one in (player, other):
        await one.until(lambda who: bool(who.scene["seq"] >= last))
    assert player.scene == other.scene


async def log_of(live: Running, table: str) -> list[str]:
    return effective_moves(await live.server.store.log(table))


def test_people_in_two_servers_play_one_game(tmp_path: Path, postgres: Postgres, bus: str) -> None:
    async def scenario(one: Running, two: Running) -> None:
        async with contextlib.AsyncExitStack() as stack:
            ana, ben = await two_players(one, two, stack)
            for _ in range(12 if bus else 3):
                mover = ana if ana.scene["to_move"] == 0 else ben
                answer = await mover.move()
                assert answer["type"] == "done", answer
                await same(ana, ben)
            assert (await ben.ask("say", text="hello"))["type"] == "done"
            await ana.until(lambda player: bool(player.chat))
            assert (ana.chat[-1]["text"], ana.chat[-1]["name"]) == ("hello", "Ben")
            assert ana.log == ben.log
            mover = ana if ana.scene["to_move"] == 0 else ben
            await mover.move()
            await same(ana, ben)
            own_turn = mover.scene["restart_seat"] == mover.scene["to_move"]
            if mover.scene["can_undo"] and own_turn:
                assert (await mover.ask("undo", seq=mover.scene["seq"]))["type"] == "done"
                await same(ana, ben)
            lines = await log_of(one, ana.table_id)
            for live in (one, two):
                room = live.server.rooms.rooms[ana.table_id]
                assert room.state.game_log is not None and room.state.game_log.lines() == lines

    with_servers(tmp_path, postgres, scenario, bus)


def test_one_of_two_simultaneous_moves_is_refused(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    """Both servers play for the same seat. The log has one of the moves, and both pages show it."""

    async def scenario(one: Running, two: Running) -> None:
        async with in_both(one, two) as (left, right):
            for _ in range(10):
                actions = [one["action"] for one in left.scene["actions"]]
                answers = await asyncio.gather(left.move(actions[0]), right.move(actions[-1]))
                kinds = sorted(answer["type"] for answer in answers)
                if actions[0] == actions[-1]:
                    assert "done" in kinds  # the slower client learns that the move was played
                else:
                    assert kinds == ["done", "refused"], answers
                    refused = next(one for one in answers if one["type"] == "refused")
                    assert refused["reason"] == "stale"
                await same(left, right)
            assert len(await one.server.store.log(left.table_id)) == left.scene["seq"]

    with_servers(tmp_path, postgres, scenario, valkey.address)


def test_a_server_that_was_paused_cannot_overwrite_newer_moves(
    tmp_path: Path, postgres: Postgres
) -> None:
    """It receives no news and does not poll, so its move is checked against the stored table."""

    async def scenario(one: Running, two: Running) -> None:
        async with in_both(one, two) as (awake, sleepy):
            watch = two.server.rooms.upkeep._watch
            assert watch is not None
            watch.cancel()
            before = sleepy.scene["seq"]
            for _ in range(5):
                await awake.move()
            late = Player(two.url, awake.table_id, awake.keys)
            late.scene = dict(awake.scene)
            await late.open(returning=True)
            assert late.scene["seq"] == awake.scene["seq"], "nobody goes back in time"
            await late.close()
            stale = await sleepy.move(seq=before, action=sleepy.scene["actions"][-1]["action"])
            assert (stale["type"], stale.get("reason")) == ("refused", "stale")
            await same(awake, sleepy)
            assert (await sleepy.move())["type"] == "done"
            room: Room = two.server.rooms.rooms[awake.table_id]
            log = await one.server.store.log(awake.table_id)
            assert len(log) == room.state.seq and room.state.version == 6

    with_servers(tmp_path, postgres, scenario)


async def deaf(two: Running) -> None:
    """Configure a server that receives no news and does not poll the store."""
    watch = two.server.rooms.upkeep._watch
    assert watch is not None
    watch.cancel()


@pytest.mark.parametrize("how", ["returns", "reloads", "asks"])
def test_nobody_is_shown_an_older_position_by_another_server(
    tmp_path: Path, postgres: Postgres, how: str
) -> None:
    """Monotonic reads: the page sends the version it has seen, and a server that is behind catches
    up."""

    async def scenario(one: Running, two: Running) -> None:
        async with in_both(one, two) as (player, behind), Guest(two.url) as there:
            path = f"/api/tables/{player.table_id}"
            await deaf(two)
            await player.ask("rename-seat", seat=0, name="Cleo")
            for _ in range(3):
                assert (await player.move())["type"] == "done"
            newest, before = player.scene["seq"], behind.scene["seq"]
            assert newest > before == two.server.rooms.rooms[player.table_id].state.seq
            if how == "asks":
                old = (await there.get(f"{path}/log"))["seq"]
                assert old == before, "who has seen nothing is shown what there is"
                game_log = await there.http.get(f"{path}/log", params=player.newest)
                assert game_log.json()["seq"] == newest
                card = await there.get(path)
                assert card["table"]["seats"][0]["name"] == "Cleo"
                return
            await player.close()
            player.url = behind.url
            await player.open(returning=how == "returns")
            assert player.scene["seq"] == newest
            assert player.table["seats"][0]["name"] == "Cleo"
            assert player.order == sorted(player.order)
            assert player.changes == sorted(player.changes)

    with_servers(tmp_path, postgres, scenario)


def test_seats_are_not_shown_as_they_were_before(tmp_path: Path, postgres: Postgres) -> None:
    """The table changed without a move. A reconnecting client and a summary request both see it."""

    async def scenario(one: Running, two: Running) -> None:
        async with in_both(one, two) as (player, behind), Guest(two.url) as there:
            await deaf(two)
            await player.ask("rename-seat", seat=0, name="Cleo")
            await player.until(lambda who: who.table["seats"][0]["name"] == "Cleo")
            card = await there.get(f"/api/tables/{player.table_id}")
            assert card["table"]["seats"][0]["name"] == "Cleo"
            await player.close()
            player.url = behind.url
            await player.open()
            assert player.table["seats"][0]["name"] == "Cleo"

    with_servers(tmp_path, postgres, scenario)


def test_a_server_that_cannot_catch_up_says_so_and_shows_nothing_older(tmp_path: Path) -> None:
    service = Postgres()

    async def scenario(one: Running, two: Running) -> None:
        async with in_both(one, two) as (player, behind), Guest(two.url) as there:
            path = f"/api/tables/{player.table_id}/log"
            await deaf(two)
            await player.move()
            await asyncio.to_thread(service.crash)
            async with asyncio.timeout(PATIENCE):
                while True:
                    game_log = await there.http.get(path, params=player.newest)
                    assert game_log.status_code == 503, game_log.text
                    assert game_log.json()["reason"] == "behind"
                    assert game_log.headers["retry-after"] == "1"
                    if two.server.store.trouble is not None:
                        break
            hello: Json = {"type": "hello", "seats": player.keys, **player.newest}
            await behind.send(hello)
            answer = await behind.receive()
            while answer["type"] in ("trouble", "table"):
                answer = await behind.receive()
            assert (answer["type"], answer.get("reason")) == ("refused", "behind"), answer
            # Other clients at that table are not affected.
            assert (await there.http.get(path)).json()["seq"] == behind.scene["seq"]
            await asyncio.to_thread(service.start)
            async with asyncio.timeout(PATIENCE):
                while behind.scene["seq"] < player.scene["seq"]:
                    await asyncio.sleep(0.2)
                    await behind.send(hello)
                    await behind.receive()
            assert behind.order == sorted(behind.order)
            assert (await there.http.get(path, params=player.newest)).status_code == 200

    with started(service):
        with_servers(tmp_path, service, scenario)


def test_a_server_ignores_impossible_versions(tmp_path: Path, postgres: Postgres) -> None:
    """The server checks the store once per hello and rejects it; others at the table are not
    affected."""

    async def scenario(one: Running, two: Running) -> None:
        async with Guest(one.url) as ana:
            made = await ana.create([{"kind": "here"}, {"kind": "here"}])
            async with Player(one.url, made["table"], made["keys"]) as player:
                liar = await connect(f"{player.url}/ws/tables/{made['table']}")
                for field in ("seen", "changes", "have", "chat"):
                    await liar.send(json.dumps({"type": "hello", field: 2**40}))
                    answer = json.loads(await liar.recv())
                    assert (answer["type"], answer["reason"]) == ("refused", "behind"), answer
                assert (await player.move())["type"] == "done"
                await liar.close()
                odd = {"seen": "²", "changes": "-1"}
                game_log = await ana.http.get(f"/api/tables/{made['table']}/log", params=odd)
                assert game_log.status_code == 200, game_log.text

    with_servers(tmp_path, postgres, scenario)


def test_seats_taken_at_once_are_taken_once(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async def scenario(one: Running, two: Running) -> None:
        async with Guest(one.url) as ana:
            made = await ana.create(HERE_AND_LINK)
            async with (
                Player(one.url, made["table"], []) as ben,
                Player(two.url, made["table"], []) as cleo,
            ):
                answers = await asyncio.gather(
                    ben.ask("sit", seat=1, name="Ben"), cleo.ask("sit", seat=1, name="Cleo")
                )
                kinds = sorted(str(answer.get("reason", answer["type"])) for answer in answers)
                assert kinds == ["seat-taken", "seated"]
                name = "Ben" if answers[0]["type"] == "seated" else "Cleo"
                for player in (ben, cleo):
                    await player.until(lambda who: who.table["seats"][1]["name"] == name)

    with_servers(tmp_path, postgres, scenario, valkey.address)


def test_both_servers_know_who_is_connected(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async def scenario(one: Running, two: Running) -> None:
        async with contextlib.AsyncExitStack() as stack:
            ana, ben = await two_players(one, two, stack)
            for player in (ana, ben):
                await player.until(
                    lambda who: [seat["connected"] for seat in who.table["seats"]] == [True, True]
                )
            await ben.close()
            await ana.until(lambda who: not who.table["seats"][1]["connected"])

    with_servers(tmp_path, postgres, scenario, valkey.address)


def test_only_one_server_requests_a_bots_move(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async def scenario(one: Running, two: Running) -> None:
        async with in_both(one, two, HERE_AND_BOT, options={"games": 1}) as (left, right):
            playing = asyncio.create_task(left.play_to_the_end())
            await right.until(lambda who: bool(who.scene["to_move"] == -2))
            await playing
            assert left.scene == right.scene
        answered = one.server.pool.answered + two.server.pool.answered
        log = await one.server.store.log(left.table_id)
        bots = sum(entry.line.startswith("2 ") for entry in log)
        assert answered <= bots, "nobody thought twice"

    with_servers(tmp_path, postgres, scenario, valkey.address)


def test_no_bot_move_is_requested_for_an_outdated_position(
    tmp_path: Path, postgres: Postgres, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    """News of a bot's move arrives late: the lease is free again, but the known position is
    outdated."""

    async def scenario(one: Running, two: Running) -> None:
        async with in_both(one, two, HERE_AND_BOT, options={"games": 1}) as (left, right):
            room = two.server.rooms.rooms[left.table_id]
            late: list[Change] = []

            def held_back(change: Change) -> PendingChange:
                late.append(change)
                return NOTHING

            monkeypatch.setattr(room.replication, "_follow", held_back)
            await left.until(lambda who: bool(who.scene["to_move"] == 0))
            while one.server.pool.answered == 0:
                await left.move()
                await left.until(lambda who: bool(who.scene["to_move"] == 0))
            async with asyncio.timeout(PATIENCE):
                while not await two.server.store.claim(left.table_id):
                    await asyncio.sleep(0.02)
            monkeypatch.undo()
            for change in late[:-1]:
                room.replication.receive(BusMessage("one", change=change))
            await same(left, right)
            assert two.server.pool.answered == 0

    with_servers(tmp_path, postgres, scenario, valkey.address)


def test_a_deleted_table_is_removed_from_all_servers(
    tmp_path: Path, postgres: Postgres, bus: str
) -> None:
    async def scenario(one: Running, two: Running) -> None:
        async with Guest(one.url) as ana:
            made = await ana.create([{"kind": "here"}, {"kind": "here"}])
            async with Player(two.url, made["table"], made["keys"]):
                gone = await ana.http.delete(f"/api/tables/{made['table']}")
                assert gone.status_code == 204, gone.text
                await until(lambda: made["table"] not in two.server.rooms.rooms)

    with_servers(tmp_path, postgres, scenario, bus)
    shutil.rmtree(tmp_path, ignore_errors=True)


def test_a_server_that_is_to_stop_is_not_ready(tmp_path: Path, postgres: Postgres) -> None:
    async def scenario(one: Running, two: Running) -> None:
        async with Guest(one.url) as ana:
            assert (await ana.get("/ready"))["status"] == "ready"
            one.server.draining = True
            drained = await ana.http.get("/ready")
            assert (drained.status_code, drained.json()["status"]) == (503, "draining")
            assert (await ana.http.get("/health")).status_code == 200

    with_servers(tmp_path, postgres, scenario)


def test_limits_are_counted_by_all_servers(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    limits = Limits(new_tables_per_minute_and_address=6)

    async def scenario(one: Running, two: Running) -> None:
        for live in (one, two):
            assert "arizona_limits_shared 1" in (await _metrics(live))
        answers = []
        for number in range(8):
            async with Guest((one, two)[number % 2].url) as guest:
                body = {"game": "knight", "seats": [{"kind": "here"}, {"kind": "here"}]}
                answers.append((await guest.http.post("/api/tables", json=body)).status_code)
        assert answers == [201] * 6 + [429] * 2

    with_servers(tmp_path, postgres, scenario, f"{valkey.address}7", limits=limits)


async def _metrics(live: Running) -> str:
    async with Guest(live.url) as guest:
        return (await guest.http.get("/metrics")).text


def test_a_lost_database_is_reported_and_no_data_is_lost(tmp_path: Path) -> None:
    """Requests in flight when the database is lost are neither dropped nor applied twice."""
    service = Postgres()

    async def scenario(one: Running, two: Running) -> None:
        async with in_both(one, two) as (left, right):
            await left.move()
            await right.until(lambda who: bool(who.scene["seq"] == left.scene["seq"]))
            await asyncio.to_thread(service.crash)
            moving = asyncio.create_task(left.move())
            await right.until(lambda who: any(one["type"] == "trouble" for one in who.others))
            received = [one for one in right.others if one["type"] == "trouble"]
            assert received[-1]["kind"] == "away"
            refused = await right.move()
            assert refused.get("reason") in ("no-store", "stale"), refused
            await asyncio.to_thread(service.start)
            assert (await moving).get("reason", "done") in ("done", "no-store")
            async with asyncio.timeout(PATIENCE):
                while (await left.move())["type"] != "done":
                    await asyncio.sleep(0.1)
            await same(left, right)
            assert len(await one.server.store.log(left.table_id)) == left.scene["seq"]

    with started(service):
        with_servers(tmp_path, service, scenario)


def test_bots_think_on_a_machine_of_their_own_while_there_is_one(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async def scenario(one: Running, two: Running) -> None:
        thinks = replace(one.server.settings, thinks_only=True, bot_patience=0.0)
        machine = Server(thinks)
        async with Guest(one.url) as ana, machine.run():
            made = await ana.create(HERE_AND_BOT, options={"games": 1})
            async with ana.sit_at(made["table"], made["keys"]) as player:
                for _ in range(2):
                    while player.scene["to_move"] == 0:
                        await player.move()
                    await player.until(lambda who: bool(who.scene["to_move"] == 0))
            assert machine.pool.answered > 0, "the machine thought"
            assert one.server.pool.answered + two.server.pool.answered == 0, "and nobody else"

    with_servers(tmp_path, postgres, scenario, f"{valkey.address}8", bot_patience=20.0)


def test_a_server_asks_a_bot_itself_when_no_machine_does(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async def scenario(one: Running, two: Running) -> None:
        async with Guest(one.url) as ana:
            made = await ana.create(HERE_AND_BOT, options={"games": 1})
            async with ana.sit_at(made["table"], made["keys"]) as player:
                while player.scene["to_move"] == 0:
                    await player.move()
                await player.until(lambda who: bool(who.scene["to_move"] == 0))
        assert one.server.pool.answered + two.server.pool.answered > 0

    with_servers(tmp_path, postgres, scenario, f"{valkey.address}9", bot_patience=0.3)
