"""Finding players: pools, blocks, exclusion, live seeks that end, and each table made once."""

from __future__ import annotations

import asyncio
from pathlib import Path

from arizona.server.protocol.seeks import FindPlayers
from arizona.server.services.people.matchmaking import Matchmaking
from arizona.server.services.people.sessions import now_ms
from tests.server.harness import Guest, Json, Running, with_server
from tests.server.test_accounts import register

QUICK: Json = {"game": "knight", "pace": "quick"}


async def look(guest: Guest, body: Json = QUICK) -> Json:
    answer = await guest.http.post("/api/seek", json=body)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()["seek"]
    return found


async def seek(guest: Guest) -> Json | None:
    found: Json | None = (await guest.get("/api/seek"))["seek"]
    return found


def test_two_people_find_each_other_and_play_a_rated_game(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben, Guest(live.url) as eve:
            for guest, name in ((ana, "Ana"), (ben, "Ben"), (eve, "Eve")):
                await register(guest, name)
            first = await look(ana)
            assert (first["table"], first["waiting"]) == ("", 1)
            other = await look(eve, {"game": "knight", "pace": "days"})
            assert other["waiting"] == 1, "another pool"
            table = (await look(ben))["table"]
            assert table
            found = await seek(ana)
            assert found is not None and found["table"] == table
            card = await ana.get(f"/api/tables/{table}")
            assert card["table"]["rated"] and card["table"]["status"] == "playing"
            assert sorted(seat["name"] for seat in card["table"]["seats"]) == ["Ana", "Ben"]
            clock = {"kind": "fischer", "seconds": 300, "increment": 5}
            assert card["table"]["clock"] == clock
            async with ana.sit_at(table) as one, ben.sit_at(table) as two:
                assert len(one.you["seats"]) == len(two.you["seats"]) == 1
                mover = one if one.scene["to_move"] in one.you["seats"] else two
                assert (await mover.move())["type"] == "done"
            assert (await ana.http.delete("/api/seek")).status_code == 204
            assert await seek(ana) is None
            assert (await seek(eve) or {})["table"] == "", "still waits"

    with_server(tmp_path, scenario)


def test_blocked_people_are_not_paired_and_a_closed_page_stops_looking(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben, Guest(live.url) as guest:
            await register(ana, "Ana")
            await register(ben, "Ben")
            await guest.get("/api/me")
            assert (await guest.http.post("/api/seek", json=QUICK)).status_code == 401
            await ben.post("/api/blocks", {"name": "Ana"})
            await look(ana)
            assert (await look(ben))["table"] == ""
            assert (await seek(ana) or {})["waiting"] == 2
            # Ana's page is closed: her seek ends, and nobody is seated with her.
            store = live.server.store
            person = await store.person_named("ana")
            assert person is not None
            await store.extend_seek(person.id, now_ms() - 1)
            assert await seek(ana) is None
            for body in (
                {"game": "chess", "pace": "quick"},
                {"game": "knight", "pace": "days", "seats": 4},
            ):
                assert (await ana.http.post("/api/seek", json=body)).status_code in (400, 404)

    with_server(tmp_path, scenario)


def test_servers_that_pair_at_once_make_each_table_once(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        store, rooms = live.server.store, live.server.rooms
        people = [f"~{number}" for number in range(12)]
        add = (
            "INSERT INTO people (id, name, folded, display, role, created, banned, ban_reason) "
            "VALUES (?,?,?,?,'person',0,0,'')"
        )
        await store._write([(add, (one, one, one, one)) for one in people])
        servers = [Matchmaking(store, rooms, live.server.push) for _ in range(3)]
        body = FindPlayers("rails", "normal", 3)
        await asyncio.gather(
            *(servers[at % 3].find(one, body, "") for at, one in enumerate(people))
        )
        await asyncio.gather(*(server.pair() for server in servers))
        tables = [row.table for one in people if (row := await store.seek(one)) is not None]
        assert len(tables) == 12 and all(tables)
        assert {tables.count(one) for one in tables} == {3}
        assert len(await store.ids("", 100)) == 4

    with_server(tmp_path, scenario)
