"""Storage: limited per address and in total, expired when unused, and never blocking moves."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from arizona.server.base.settings import Limits
from arizona.server.store.quota import DAY_MS, TABLE_BYTES, StorageQuota
from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.storage_ledger import Charge
from tests.server.harness import (
    HERE_AND_LINK,
    PATIENCE,
    TWO_HERE,
    Guest,
    Json,
    Running,
    until,
    with_server,
)

MIB = 1024 * 1024
BODY: Json = {"game": "knight", "seats": TWO_HERE}
PACK: Json = {"game": "knight", "title": "Mine", "source": "default"}


@contextlib.asynccontextmanager
async def at(live: Running, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """Create a client at another loopback address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(
        base_url=live.url, transport=transport, timeout=PATIENCE
    ) as client:
        yield client


def test_the_storage_quota_applies_to_an_address(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with at(live, "127.0.0.2") as crowd, at(live, "127.0.0.3") as other:
            answers = []
            for _ in range(6):
                crowd.cookies.clear()
                answers.append(await crowd.post("/api/tables", json=BODY))
            assert [one.status_code for one in answers] == [201, 201, 201, 429, 429, 429]
            problem = answers[-1].json()
            assert problem["reason"] == "quota"
            assert problem["message"]["id"] == "table-refused-quota"
            # Other kinds count too. A client at another address is not affected.
            large = {**PACK, "game": "rails"}
            assert (await crowd.post("/api/workshop/packs", json=large)).status_code == 429
            assert (await other.post("/api/tables", json=BODY)).status_code == 201

    limits = Limits(stored_bytes_per_address=3 * TABLE_BYTES + 2000)
    with_server(tmp_path, scenario, limits=limits)


def test_deleted_data_frees_storage(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            first = (await ana.create(TWO_HERE))["table"]
            assert (await ana.http.post("/api/tables", json=BODY)).status_code == 429
            assert (await ana.http.delete(f"/api/tables/{first}")).status_code == 204
            assert (await ana.http.post("/api/tables", json=BODY)).status_code == 201

    with_server(tmp_path, scenario, limits=Limits(stored_bytes_per_address=2 * TABLE_BYTES))


def test_old_tables_count_for_no_address(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            table = (await ana.create(TWO_HERE))["table"]
            assert (await ana.http.post("/api/tables", json=BODY)).status_code == 429
            async with ana.sit_at(table) as player:
                for _ in range(4):
                    assert (await player.move())["type"] == "done"
            row = await live.server.store.charged("table", table)
            assert row is not None
            days = live.server.settings.limits.counted_days
            await live.server.expire(row.added + int((days - 1) * DAY_MS))
            assert (await ana.http.post("/api/tables", json=BODY)).status_code == 429
            await live.server.expire(row.added + int((days + 1) * DAY_MS))
            assert (await ana.http.post("/api/tables", json=BODY)).status_code == 201
            assert await live.server.store.table(table) is not None

    with_server(tmp_path, scenario, limits=Limits(stored_bytes_per_address=2 * TABLE_BYTES))


def test_edits_of_a_pack_count(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            page = await ana.post("/api/workshop/packs", PACK)
            pack = page["state"]["pack"]["id"]
            before = await live.server.store.charged("pack", pack)
            title = {"title": "A much longer title than the one before"}
            await ana.post(f"/api/workshop/packs/{pack}/rename", title, 200)
            after = await live.server.store.charged("pack", pack)
            assert before is not None and after is not None
            assert after.bytes > before.bytes and after.source == before.source
            assert (await ana.http.delete(f"/api/workshop/packs/{pack}")).status_code == 204
            assert await live.server.store.charged("pack", pack) is None

    with_server(tmp_path, scenario)


def test_moves_are_saved_when_nothing_else_is(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            await ben.get("/api/me")
            table = (await ana.create(HERE_AND_LINK))["table"]
            alone = (await ana.create(TWO_HERE))["table"]
            pack = (await ana.post("/api/workshop/packs", PACK))["state"]["pack"]["id"]
            async with ana.sit_at(table) as host, ben.sit_at(table) as second:
                assert (await second.ask("sit", seat=1))["type"] == "seated"
                quota = live.server.quota
                quota._limits = Limits(stored_bytes=0)
                assert quota.full
                refused = [
                    await ana.http.post("/api/tables", json=BODY),
                    await ana.http.post("/api/workshop/packs", json=PACK),
                    await ana.http.put("/api/me", json={"name": "Ana"}),
                    await ana.http.post(
                        f"/api/tables/{alone}/play-on", json={"moment": 0, "seats": TWO_HERE}
                    ),
                    await ana.http.post(
                        f"/api/workshop/packs/{pack}/rename", json={"title": "A longer title"}
                    ),
                    await ana.http.post("/api/puzzles/knight/race", json={"score": 1}),
                ]
                for answer in refused:
                    assert answer.status_code == 507, answer.text
                    assert answer.json()["message"]["id"] == "table-refused-no-space"
                assert (await host.ask("say", text="hello"))["reason"] == "no-space"
                log = len(await live.server.store.log(table))
                for _ in range(6):
                    mover = host if host.scene["to_move"] == 0 else second
                    assert (await mover.move())["type"] == "done"
                    other = second if mover is host else host
                    seq = mover.scene["seq"]
                    while other.scene["seq"] < seq:
                        await other.receive()
                assert len(await live.server.store.log(table)) >= log + 6
                assert (await host.ask("resign", seat=0))["type"] == "done"

    with_server(tmp_path, scenario)


def test_on_a_full_disk_only_moves_are_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            monkeypatch.setattr(SqliteStore, "free_bytes", lambda _: MIB)
            await live.server.quota.measure()
            assert (await ana.http.post("/api/tables", json=BODY)).status_code == 507
            async with ana.sit_at(made["table"]) as player:
                assert (await player.move())["type"] == "done"
            monkeypatch.setattr(SqliteStore, "free_bytes", lambda _: 10**12)
            await live.server.quota.measure()
            assert (await ana.http.post("/api/tables", json=BODY)).status_code == 201

    with_server(tmp_path, scenario)


def test_no_address_is_stored(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with at(live, "127.0.0.77") as client:
            assert (await client.post("/api/tables", json=BODY)).status_code == 201
        rows = await live.server.store.charges(("", ""), 100)
        assert rows and all("127.0.0.77" not in str(row) for row in rows)

    with_server(tmp_path, scenario)
    assert b"127.0.0.77" not in (tmp_path / "tables.sqlite").read_bytes()


def test_data_of_inactive_guests_expires(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        store, limits = live.server.store, live.server.settings.limits
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            for guest in (ana, ben):
                await guest.get("/api/me")
                assert (await guest.http.put("/api/me", json={"name": "X"})).status_code == 200
            packs = [
                (await guest.post("/api/workshop/packs", PACK))["state"]["pack"]["id"]
                for guest in (ana, ben)
            ]
            now = (await store.charges(("", ""), 1))[0].added
            # Nothing expires before its time.
            await live.server.expire(now + int((limits.one_visit_days - 1) * DAY_MS))
            assert all([await store.pack(id) for id in packs])
            # Ben returns after two days, Ana does not.
            ben_rows = [row for row in await store.charges(("", ""), 100) if row.name == packs[1]]
            await store.guest_seen(ben_rows[0].guest, now + 2 * DAY_MS)
            await live.server.expire(now + int((limits.one_visit_days + 3) * DAY_MS))
            assert [bool(await store.pack(id)) for id in packs] == [False, True]
            left = {row.kind for row in await store.charges(("", ""), 100)}
            assert left == {"pack", "name"}
            # Eventually Ben's data expires too, including the name.
            await live.server.expire(now + int((limits.unused_days + 3) * DAY_MS))
            assert await store.pack(packs[1]) is None
            assert await store.charges(("", ""), 100) == []
            assert await store.guests("", 10) == []

    with_server(tmp_path, scenario)


def test_a_pack_opened_by_others_does_not_expire(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        store = live.server.store
        async with Guest(live.url) as ana, Guest(live.url) as eve:
            pack = (await ana.post("/api/workshop/packs", PACK))["state"]["pack"]["id"]
            row = await store.charged("pack", pack)
            assert row is not None
            await store.charge(row._replace(added=row.added - 100 * DAY_MS, seen=0))
            await eve.get(f"/api/workshop/packs/{pack}")
            await live.server.expire()
            assert await store.pack(pack) is not None
            await store.charge(row._replace(seen=0))
            await live.server.expire()
            assert await store.pack(pack) is None

    with_server(tmp_path, scenario)


def test_tables_without_a_move_expire(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        store, limits = live.server.store, live.server.settings.limits
        async with Guest(live.url) as ana:
            idle = (await ana.create(TWO_HERE))["table"]
            played = (await ana.create(TWO_HERE))["table"]
            over = (await ana.create(TWO_HERE))["table"]
            async with ana.sit_at(played) as player:
                for _ in range(4):
                    assert (await player.move())["type"] == "done"
            async with ana.sit_at(over) as player:
                assert (await player.ask("resign", seat=0))["type"] == "done"
            row = await store.table(idle)
            assert row is not None
            await live.server.expire(row.created + int((limits.unstarted_days - 1) * DAY_MS))
            assert await store.table(idle) is not None
            late = row.created + int((limits.unstarted_days + 1) * DAY_MS)
            async with ana.sit_at(idle):
                await live.server.expire(late)
                assert await store.table(idle) is not None  # someone is connected
            await until(lambda: not live.server.rooms.rooms[idle].state.clients)
            await live.server.expire(late)
            found = [bool(await store.table(id)) for id in (idle, played, over)]
            assert found == [False, True, True]
            assert await store.charged("table", idle) is None
            assert (await ana.http.get(f"/api/tables/{idle}")).status_code == 404

    with_server(tmp_path, scenario)


def test_chat_from_one_address_is_bounded(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as player:
                assert (await player.ask("say", text="x" * 400))["type"] == "done"
                assert (await player.ask("say", text="x" * 400))["type"] == "done"
                assert (await player.ask("say", text="x" * 400))["reason"] == "too-fast"

    with_server(tmp_path, scenario, limits=Limits(chat_bytes_per_day_and_address=1000))


def test_orphans_of_the_ledger_are_removed(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        quota = StorageQuota(store, Limits())
        await quota.open(b"key")
        for kind in ("table", "review", "pack", "push", "content"):
            await store.charge(Charge(kind, "nobody", "s", "", 10, 1, 1))
        assert await store.stored_by("s") == 50
        await quota.expire()
        assert await store.stored_by("s") == 0
        await store.close()

    asyncio.run(scenario())
