"""Transfer of all tables from a file to a database, and back."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from typer.testing import CliRunner

import arizona
from arizona.cli.main import app
from arizona.server.services.administration.maintenance import TableMaintenance
from arizona.server.services.administration.transfer import transfer
from arizona.server.store import migrations
from arizona.server.store.database import ALL
from arizona.server.store.postgres import PostgresStore, migrate
from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.store import Loaded, StoreError
from tests.server.harness import HERE_AND_BOT, TWO_HERE, Guest, Running, with_server
from tests.server.test_stores import fresh_schema
from tests.services import Postgres, Valkey


def filled(folder: Path) -> Path:
    """Create a file with moves, chat messages and running clocks."""

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            await ana.http.put("/api/me", json={"name": "Ana"})
            for seats in (TWO_HERE, HERE_AND_BOT):
                made = await ana.create(seats, clock={"kind": "move", "seconds": 86400})
                async with ana.sit_at(made["table"], made["keys"]) as player:
                    await player.move()
                    await player.ask("say", text="well played")

    with_server(folder, scenario)
    return folder / "tables.sqlite"


async def everything(store: SqliteStore | PostgresStore) -> dict[str, Loaded]:
    await store.open()
    try:
        found = {id: await store.load(id, ALL) for id in await store.ids("", 100)}
        return {id: table for id, table in found.items() if table is not None}
    finally:
        await store.close()


def test_a_transfer_there_and_back_is_complete(tmp_path: Path, postgres: Postgres) -> None:
    file = filled(tmp_path)
    address = fresh_schema(postgres)
    back = tmp_path / "back.sqlite"
    before = asyncio.run(everything(SqliteStore(file)))
    assert len(before) == 2
    lines: list[int] = []
    assert asyncio.run(transfer(file, address, lines.append)) == (2, 0, 1, [])
    assert asyncio.run(transfer(file, address, lines.append)) == (0, 2, 1, []), (
        "it knows what it has moved"
    )
    assert asyncio.run(transfer(address, back, lines.append))[:2] == (2, 0)
    after = asyncio.run(everything(SqliteStore(back)))
    for id, table in before.items():
        assert after[id].log == table.log and after[id].chat == table.chat
        assert after[id].holders == table.holders and after[id].row.seats == table.row.seats
        left, right = table.row.progress, after[id].row.progress
        assert (left.deadline is None) == (right.deadline is None)
        assert left.scores == right.scores

    async def keys() -> tuple[dict[str, bytes], dict[str, bytes]]:
        one, two = SqliteStore(file), SqliteStore(back)
        await one.open()
        await two.open()
        found = await one.keys(), await two.keys()
        await one.close()
        await two.close()
        return found

    first, second = asyncio.run(keys())
    assert first == second, "cookies stay good"


def test_a_store_with_guests_is_not_a_transfer_target(tmp_path: Path, postgres: Postgres) -> None:
    file = filled(tmp_path)
    address = fresh_schema(postgres)

    async def used() -> None:
        store = PostgresStore(address)
        await store.open()
        await store.key("guests")
        await store.close()

    asyncio.run(used())
    with pytest.raises(StoreError, match="guests of its own"):
        asyncio.run(transfer(file, address, print))


def finished(file: Path, folder: Path) -> tuple[str, str]:
    """Add two finished tables to a file."""
    match = arizona.new("rails", seed=4)
    while not match.over:
        match.play(match.state.legal()[0])
    match.record().save(folder / "in.json")
    words = ["tables", "import", str(folder / "in.json"), "--data", str(file)]
    made = [CliRunner().invoke(app, words).output.strip() for _ in range(2)]
    return made[0], made[1]


def order(file: Path, words: str) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute(words)
        db.commit()


def test_a_table_that_contradicts_itself_is_refused_in_every_run(
    tmp_path: Path, postgres: Postgres
) -> None:
    file = filled(tmp_path)
    good, bad = finished(file, tmp_path)
    address = fresh_schema(postgres)
    scores = f"UPDATE tables SET scores='[1, 2]' WHERE id='{bad}'"
    order(file, scores)

    def run() -> tuple[int, str]:
        words = ["tables", "move", "--from", str(file), "--to", address]
        done = CliRunner().invoke(app, words)
        return done.exit_code, f"{done.output} {done.exception}"

    for count, there in (("moved 3", "0 were already there"), ("moved 0", "3 were already there")):
        code, result = run()
        assert code == 1 and count in result and there in result
        assert f"{bad} (not moved): its stored scores are 1–2" in result
        assert f"set-rules {bad}" in result
    tables = asyncio.run(everything(PostgresStore(address)))
    assert good in tables and bad not in tables

    async def put_bad() -> None:
        """Store the bad table the way an earlier version would have."""
        there = PostgresStore(address)
        await there.open()
        store = SqliteStore(file)
        await store.open()
        table = await store.load(bad, ALL)
        assert table is not None
        await there.put(table)
        await there.close()
        await store.close()

    asyncio.run(put_bad())
    for _ in range(2):
        code, result = run()
        assert code == 1 and f"{bad} (already in the target): its stored scores are 1–2" in result

    async def repaired() -> None:
        async with TableMaintenance(file) as keeper:
            await keeper.set_rules(bad, arizona.get_game("rails").rules_version - 1, None)

    asyncio.run(repaired())
    assert run()[0] == 0, "a repaired table takes the place of the bad one"
    after = asyncio.run(everything(PostgresStore(address)))
    assert after[bad].row.rules == arizona.get_game("rails").rules_version - 1


def test_a_bad_table_that_only_the_target_has_is_reported(
    tmp_path: Path, postgres: Postgres
) -> None:
    file = filled(tmp_path)
    _, bad = finished(file, tmp_path)
    address = fresh_schema(postgres)
    assert asyncio.run(transfer(file, address, print)).refused == []
    order(file, f"DELETE FROM tables WHERE id='{bad}'")

    async def spoil() -> None:
        pool = await asyncpg.create_pool(address, min_size=1, max_size=1)
        await pool.execute("UPDATE tables SET scores='[1, 2]' WHERE id=$1", bad)
        await pool.close()

    asyncio.run(spoil())
    for _ in range(2):
        refused = asyncio.run(transfer(file, address, print)).refused
        assert len(refused) == 1 and str(refused[0]).startswith(f"{bad} (only in the target): ")


def test_a_store_migrates_back_and_forth_with_its_tables(
    tmp_path: Path, postgres: Postgres
) -> None:
    """A host downgrades to an older version, continues to play, and upgrades again."""
    file = filled(tmp_path)
    address = fresh_schema(postgres)
    asyncio.run(transfer(file, address, print))
    oldest = min(migrations.BACK) - 1
    before = asyncio.run(everything(PostgresStore(address)))

    async def shake() -> None:
        pool = await asyncpg.create_pool(address, min_size=1, max_size=1)
        await migrate(pool, oldest)
        rows = await pool.fetch("SELECT * FROM tables")
        assert "version" not in rows[0] and len(rows) == 2
        await pool.execute("UPDATE tables SET seed='played on by the old version'")
        await pool.close()
        store = SqliteStore(file)
        await store.open()
        assert store._db is not None
        await migrations.migrate(store._db, oldest)
        assert await migrations.version(store._db) == oldest
        await store._db.execute("UPDATE tables SET seed='played on by the old version'")
        await store.close()

    asyncio.run(shake())
    for again in (PostgresStore(address), SqliteStore(file)):
        after = asyncio.run(everything(again))
        for id, table in before.items():
            assert after[id].log == table.log and after[id].holders == table.holders
            assert (after[id].row.seed, after[id].row.version) == (
                "played on by the old version",
                0,
            )


def test_the_commands_report_what_they_did(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    file = filled(tmp_path)
    address = fresh_schema(postgres)
    run = CliRunner().invoke
    moved = run(app, ["tables", "move", "--from", str(file), "--to", address])
    assert moved.exit_code == 0 and "moved 2 tables and 1 guest;" in moved.output
    listed = run(app, ["tables", "list", "--store", address])
    assert listed.exit_code == 0 and len(listed.output.splitlines()) == 2
    fit = run(app, ["doctor", "--store", address, "--bus", valkey.address])
    assert fit.exit_code == 0 and "PostgreSQL" in fit.output and "Valkey" in fit.output
    unfit = run(app, ["doctor", "--bus", "redis://127.0.0.1:1/0"])
    assert unfit.exit_code == 1 and "can’t be used" in unfit.output


def test_a_command_downgrades_a_store(tmp_path: Path, postgres: Postgres) -> None:
    file = filled(tmp_path)
    address = fresh_schema(postgres)
    asyncio.run(transfer(file, address, print))
    run = CliRunner().invoke
    for where in (["--data", str(file)], ["--store", address]):
        back = run(app, ["tables", "step-back", "5", *where])
        assert back.exit_code == 0 and "step 5" in back.output
        again = run(app, ["tables", "list", *where])  # and this version migrates it up again
        assert again.exit_code == 0 and len(again.output.splitlines()) == 2
    for wrong, why in (("99", "not 99"), ("1", "no way back")):
        refused = run(app, ["tables", "step-back", wrong, "--data", str(file)])
        assert refused.exit_code != 0 and why in str(refused.exception or refused.output)
    missing = run(app, ["tables", "step-back", "5", "--data", str(tmp_path / "no.sqlite")])
    assert missing.exit_code != 0 and not (tmp_path / "no.sqlite").exists()
