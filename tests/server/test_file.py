"""The database file: exclusive use by one server, damage detection, backup and restore."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from arizona.cli import doctor
from arizona.server.store import repair
from arizona.server.store.server_clock import ServerClock
from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.store import StoreError
from tests.server.harness import TWO_HERE, Guest, Json, Running, with_server


async def opened(path: Path, *, alone: bool = False) -> SqliteStore:
    store = SqliteStore(path, alone=alone)
    await store.open()
    return store


async def filled(path: Path, names: int) -> None:
    store = await opened(path)
    for number in range(names):
        await store.name_guest(f"guest {number}", "x" * 200, number)
    await store.close()


def hurt(path: Path) -> None:
    """Overwrite the middle of the file with garbage."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 2)
        file.write(b"\x07" * (size // 3))


HOLD = """
import asyncio, sys
from pathlib import Path
from arizona.server.store.sqlite import SqliteStore

async def hold():
    await SqliteStore(Path(sys.argv[1]), alone=True).open()
    print("held", flush=True)
    await asyncio.sleep(600)

asyncio.run(hold())
"""


def test_a_second_server_does_not_start_until_the_first_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout is not None and first.stdout.readline() == "held\n"
        with pytest.raises(StoreError, match=rf"another Arizona server \(process {first.pid}\)"):
            asyncio.run(opened(path, alone=True))
        linked = tmp_path / "link.sqlite"
        linked.symlink_to(path)
        with pytest.raises(StoreError, match="in use"):
            asyncio.run(opened(linked, alone=True))

        async def look_and_go() -> None:
            await (await opened(path)).close()

        asyncio.run(look_and_go())  # read-only commands need no lock
        with pytest.raises(StoreError, match="in use"):
            repair.restore(path, path)
        first.kill()
    asyncio.run(again(path))


async def again(path: Path) -> None:
    store = await opened(path, alone=True)
    await store.close()
    store = await opened(path, alone=True)
    await store.close()


def test_damaged_pages_are_found_and_a_backup_is_restored(tmp_path: Path) -> None:
    path, backup = tmp_path / "t.sqlite", tmp_path / "b.sqlite"

    async def make() -> None:
        await filled(path, 400)
        store = await opened(path, alone=True)
        await store.check()
        await store.backup(backup)
        await store.close()

    async def check() -> None:
        store = await opened(path)
        try:
            await store.check()
        finally:
            await store.close()

    asyncio.run(make())
    assert backup.stat().st_mode & 0o077 == 0
    hurt(path)
    with pytest.raises(StoreError, match=r"is damaged \(.*arizona tables restore BACKUP --data"):
        asyncio.run(check())
    old = repair.restore(path, backup)
    assert old is not None and old.exists()
    asyncio.run(check())
    hurt(backup)
    with pytest.raises(StoreError, match="damaged"):
        repair.restore(path, backup)
    asyncio.run(check())
    with pytest.raises(StoreError, match="no file"):
        repair.restore(path, tmp_path / "nothing")


def test_the_check_of_a_large_file_is_limited_in_time(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    asyncio.run(filled(path, 1))
    with sqlite3.connect(path) as db:
        db.execute("UPDATE guests SET name = hex(zeroblob(15000000))")
    db.close()
    assert repair.find_damage(path, 60)
    assert not all(repair.find_damage(path, 0.0005) for _ in range(20))


def test_a_page_damaged_during_use_stops_all_writing(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as player:
                store = live.server.store
                assert isinstance(store, SqliteStore)
                sql_writer = store._writer
                assert sql_writer is not None
                sql_writer.report_problem("locked")
                sql_writer.report_problem("damaged")
                assert (await player.move())["reason"] == "no-store"
                assert sql_writer._probing is not None
                await sql_writer._probing  # no further test write: the damage is permanent
                health = await ana.http.get("/health")
                assert (health.status_code, health.json()["status"]) == (503, "damaged")
                assert "restore" in health.json()["why"]
            live.server.rooms.rooms.clear()

            async def fails(id: str, chat: int, after: int = 0) -> None:
                raise StoreError("hurt")

            live.server.store.load = fails  # type: ignore[assignment,method-assign]
            async with connect(f"ws://127.0.0.1:{live.port}/ws/tables/{made['table']}") as late:
                assert json.loads(await late.recv())["kind"] == "damaged"
                await late.wait_closed()
                assert late.close_code == 4503

    with_server(tmp_path, scenario)


def test_the_log_is_checkpointed_only_while_nobody_can_write(tmp_path: Path) -> None:
    async def go() -> None:
        store = await opened(tmp_path / "t.sqlite")
        sql_writer = store._writer
        assert sql_writer is not None
        await store.name_guest("a", "Ana", 1)
        tries: list[str] = []
        whole = sql_writer._connect

        def watched() -> sqlite3.Connection:
            db = whole()

            def begins(sql: str) -> None:
                if "wal_checkpoint" in sql:
                    other = sqlite3.connect(store.path, timeout=0, isolation_level=None)
                    try:
                        other.execute("BEGIN IMMEDIATE")
                    except sqlite3.OperationalError as error:
                        tries.append(str(error))
                    finally:
                        other.close()

            db.set_trace_callback(begins)
            return db

        sql_writer._connect = watched  # type: ignore[method-assign]
        sql_writer._checkpoint()
        assert tries == ["database is locked"]
        await store.name_guest("b", "Ben", 1)
        reading = await store._rows("PRAGMA wal_autocheckpoint")
        assert reading == [(0,)], "nobody else folds"
        await store.close()

    asyncio.run(go())


def test_the_doctor_names_the_sqlite_that_runs() -> None:
    assert dict(doctor.report())["sqlite"].startswith(sqlite3.sqlite_version)
    for version in ((3, 51, 3), (3, 44, 6), (3, 50, 7), (3, 53, 0), (4, 0, 0)):
        assert "bug" not in doctor.sqlite(version)
    for version in ((3, 40, 1), (3, 44, 5), (3, 50, 6), (3, 51, 2), (3, 45, 9)):
        assert "avoids" in doctor.sqlite(version)


# --- time ---------------------------------------------------------------------------------------


def test_the_server_clock_runs_and_can_be_stopped() -> None:
    shown = [1000]
    hours = ServerClock(5_000, lambda: shown[0])
    shown[0] += 50
    assert hours.now() == 5_050
    hours.stop()
    hours.stop()
    shown[0] += 7_000
    assert hours.now() == 5_050
    hours.start()
    hours.start()
    shown[0] += 5
    assert hours.now() == 5_055


def test_a_jump_of_the_system_clock_gives_nobody_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: Json = {}
    hour = 3_600_000_000_000
    time_of_day = __import__("time").time_ns
    shift = [0]
    monkeypatch.setattr("time.time_ns", lambda: time_of_day() + shift[0])

    async def play(live: Running) -> None:
        async with Guest(live.url) as ana:
            clock = {"kind": "fischer", "seconds": 7200, "increment": 0}
            made.update(await ana.create(TWO_HERE, clock=clock))
            async with ana.sit_at(made["table"], made["keys"]) as player:
                for jump in (-hour, 2 * hour):
                    shift[0] += jump
                    await player.move()
                    left = [item["left_ms"] for item in player.scene["clocks"]]
                    assert all(7_080_000 < one <= 7_200_000 for one in left), left

    async def later(live: Running) -> None:
        async with Guest(live.url) as ana, ana.sit_at(made["table"], made["keys"]) as player:
            left = [item["left_ms"] for item in player.scene["clocks"]]
            assert all(7_080_000 < one <= 7_200_000 for one in left), left

    with_server(tmp_path, play)
    shift[0] += 72 * hour  # three days of downtime in which no one could move
    with_server(tmp_path, later)
