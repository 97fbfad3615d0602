"""The file-based store. The contract of all stores is tested in test_stores.py."""

from __future__ import annotations

import asyncio
import errno
import os
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest

from arizona.server.protocol.parts import FischerClock
from arizona.server.store import migrations, repair, writer
from arizona.server.store.errors import WORDS
from arizona.server.store.server_clock import monotonic_ms
from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.store import (
    Change,
    LogLine,
    Progress,
    SeatRow,
    StoreError,
    TableRow,
)
from tests.server.harness import until

PROGRESS = Progress(status="playing", to_move=0, moment=2, scores=[1, 2])


def row(id: str) -> TableRow:
    return TableRow(
        id=id,
        game="knight",
        rules=1,
        content="default",
        content_hash="abc",
        options={"games": 2, "deal": "random"},
        seats=[SeatRow(seat=0, kind="person", owned=True), SeatRow(seat=1, kind="open")],
        host="host",
        created=5,
        changed=5,
        clock=FischerClock(60, 5),
        progress=PROGRESS,
    )


async def keep(store: SqliteStore, change: Change) -> None:
    """Save a change and wait for the result, as a room does."""
    done: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    store.save(change, done.set_result)
    error = await done
    if error is not None:
        raise error


async def append(
    store: SqliteStore, id: str, lines: list[LogLine], progress: Progress = PROGRESS
) -> None:
    await keep(store, Change(id=id, progress=progress, lines=lines))


def with_store(folder: Path, scenario: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def go() -> None:
        store = SqliteStore(folder / "store" / "t.sqlite")
        await store.open()
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(go())


def test_a_write_waits_for_a_program_that_holds_the_file(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await store.add_table(row("a"), [], {})
        other = sqlite3.connect(store.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(append(store, "a", [LogLine(1, "one", 1)], PROGRESS))
        await until(lambda: store.server_clock._since is None)  # the write waits in a thread
        assert not writing.done()
        other.execute("COMMIT")
        other.close()
        await writing
        assert [entry.line for entry in await store.log("a")] == ["one"]

    with_store(tmp_path, scenario)


def test_a_write_that_takes_long_stops_the_clock_only_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(store: SqliteStore) -> None:
        await store.add_table(row("a"), [], {})
        other = sqlite3.connect(store.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(append(store, "a", [LogLine(1, "one", 1)]))
        clock = store.server_clock
        await until(lambda: clock._since is None)
        stopped = clock.now()
        monkeypatch.setattr(clock, "_clock", lambda: monotonic_ms() + 60_000)
        assert clock.now() == stopped, "no one can move"
        other.execute("COMMIT")
        other.close()
        await writing
        await until(lambda: clock.now() != stopped)

    with_store(tmp_path, scenario)


def test_the_clock_continues_where_it_was_saved(tmp_path: Path) -> None:
    saved = 0

    async def write(store: SqliteStore) -> None:
        nonlocal saved
        store.server_clock.adopt(2**50)
        await store.save_clock()
        saved = store.server_clock.now()

    async def read(store: SqliteStore) -> None:
        assert 2**50 <= store.server_clock.now() <= saved + 60_000

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_every_write_is_refused_while_the_file_has_a_problem(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await store.add_table(row("a"), [], {})
        writer = store._writer
        assert writer is not None
        writer.report_problem("damaged")
        lines = [append(store, "a", [LogLine(seq, "one", 1)]) for seq in (1, 2)]
        async with asyncio.timeout(60):
            results = await asyncio.gather(*lines, return_exceptions=True)
        assert [str(one) for one in results] == [WORDS["damaged"]] * 2
        assert await store.log("a") == []
        await store.close()
        with pytest.raises(StoreError, match="the store is closed"):
            writer.put([], lambda _: None)

    with_store(tmp_path, scenario)


def test_the_log_is_checkpointed_while_tables_are_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "FOLD_AFTER", 50)

    async def scenario(store: SqliteStore) -> None:
        await store.add_table(row("a"), [], {})
        log = Path(f"{store.path}-wal")
        migrated = log.stat().st_size
        for seq in range(1, 400):
            await append(store, "a", [LogLine(seq, f"line {seq}", seq)], PROGRESS)
        grown = log.stat().st_size - migrated
        assert grown < 100 * 3 * 4096, "399 commits would let the log grow more"
        assert len(await store.log("a")) == 399

    with_store(tmp_path, scenario)


@pytest.mark.parametrize("have", range(1, len(migrations.STEPS)))
def test_an_older_file_is_migrated(tmp_path: Path, have: int) -> None:
    path = tmp_path / "store" / "t.sqlite"
    path.parent.mkdir()

    async def make_old() -> None:
        async with aiosqlite.connect(path) as db:
            await migrations.migrate(db, have)
            await db.execute(
                "INSERT INTO tables (id, game, rules, content, content_hash, options, clock, "
                "host, open, created, changed, status, to_move, moment, scores) VALUES "
                "('old', 'knight', 1, 'default', 'x', '{}', '{\"kind\":\"none\"}', 'h', 0, 1, "
                "1, 'playing', 0, 0, '[0,0]')"
            )
            await db.commit()

    async def scenario(store: SqliteStore) -> None:
        assert store._db is not None
        assert await migrations.version(store._db) == len(migrations.STEPS)
        assert await store.table("old") is not None

    asyncio.run(make_old())
    with_store(tmp_path, scenario)


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "store" / "t.sqlite"
    path.parent.mkdir()

    async def make_new() -> None:
        async with aiosqlite.connect(path) as db:
            await migrations.migrate(db)
            await db.execute("PRAGMA user_version=999")

    async def scenario(store: SqliteStore) -> None:
        raise AssertionError

    asyncio.run(make_new())
    with pytest.raises(StoreError, match=r"t\.sqlite: .* newer version .* step-back"):
        with_store(tmp_path, scenario)


def refusal_of(path: Path) -> str:
    """Return why a store does not open. Fails if it opens or if any file changed."""
    before = {file.name: file.read_bytes() for file in path.parent.iterdir() if file.is_file()}

    async def scenario(store: SqliteStore) -> None:
        raise AssertionError("the store has opened")

    with pytest.raises(StoreError) as caught:
        with_store(path.parent.parent, scenario)
    after = {file.name: file.read_bytes() for file in path.parent.iterdir() if file.is_file()}
    assert before == after
    assert str(path) in str(caught.value)
    return str(caught.value)


def foreign(path: Path, *orders: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        for order in orders:
            db.execute(order)
        db.commit()


OTHER = "CREATE TABLE bookmarks (id INTEGER)"


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("text", "damaged .*restore BACKUP"),
        ("empty", r"empty \(0 bytes\).*restore BACKUP.*delete it"),
        ("stub", "damaged .*cut off.*restore BACKUP"),
        ("another program's", "another program.*--data"),
        ("without an id", "another program.*--data"),
        ("directory", "directory.*tables.sqlite"),
        ("pipe", "not a regular file.*--data"),
    ],
)
def test_a_file_that_is_no_store_is_named_and_left_alone(
    tmp_path: Path, kind: str, says: str
) -> None:
    path = tmp_path / "store" / "t.sqlite"
    path.parent.mkdir()
    if kind == "text":
        path.write_bytes(b"this is not a database at all" * 100)
    elif kind == "empty":
        path.touch()
    elif kind == "stub":
        path.write_bytes(b"SQLite format 3\0" + bytes(30))
    elif kind == "another program's":
        foreign(path, OTHER, "PRAGMA user_version=70", "PRAGMA application_id=77")
    elif kind == "without an id":
        foreign(path, OTHER, "PRAGMA user_version=3")
    elif kind == "directory":
        path.mkdir()
    else:
        os.mkfifo(path)
        with pytest.raises(StoreError, match=says):
            with_store(tmp_path, _never)
        return
    assert re.search(says, refusal_of(path), re.DOTALL)


async def _never(store: SqliteStore) -> None:
    raise AssertionError("the store has opened")


@pytest.mark.parametrize("part", [0.9, 0.5, 0.1, 0.0])
def test_a_file_that_was_cut_off_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: float
) -> None:
    monkeypatch.chdir(tmp_path)  # errors shorten long paths, such as those of a long user name
    path = Path("store") / "t.sqlite"

    async def scenario(store: SqliteStore) -> None:
        for number in range(60):
            await store.add_table(row(f"t{number}"), ["one", "two" * 200], {})

    with_store(Path(), scenario)
    size = path.stat().st_size
    assert size > 40_000 and not Path(f"{path}-wal").exists()
    os.truncate(path, int(size * part))
    with pytest.raises(StoreError, match=r"(?s)t\.sqlite.*(damaged|empty).*restore BACKUP"):
        with_store(Path(), _never)


def test_a_file_that_cannot_be_written_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tests may run as root, who can write anywhere, so the error is simulated."""
    with_store(tmp_path, _nothing)

    def refused(path: Path) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))

    monkeypatch.setattr(repair, "check_identity", refused)
    with pytest.raises(StoreError, match=r"t\.sqlite cannot be written \(Read-only.*--data"):
        with_store(tmp_path, _never)


async def _nothing(store: SqliteStore) -> None:
    pass


def test_a_new_file_is_never_empty_and_an_old_one_gets_its_id(tmp_path: Path) -> None:
    path = tmp_path / "store" / "t.sqlite"
    path.parent.mkdir()
    repair.create_or_check(path)
    assert path.stat().st_size > 0 and path.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in path.parent.iterdir()] == ["t.sqlite"]
    with_store(tmp_path, _nothing)
    foreign(path, "PRAGMA application_id=0")
    with_store(tmp_path, _nothing)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA application_id").fetchone()[0] == repair.APPLICATION


@pytest.mark.parametrize("kind", ["empty", "foreign"])
def test_a_file_that_is_not_a_backup_is_not_restored(tmp_path: Path, kind: str) -> None:
    path, backup = tmp_path / "store" / "t.sqlite", tmp_path / "b.sqlite"
    with_store(tmp_path, lambda store: store.add_table(row("a"), ["one"], {}))
    if kind == "empty":
        backup.touch()
    else:
        foreign(backup, OTHER)
    with pytest.raises(StoreError, match=r"b\.sqlite is (empty|a database of another)"):
        repair.restore(path, backup)

    async def scenario(store: SqliteStore) -> None:
        assert await store.table("a") is not None

    with_store(tmp_path, scenario)


def test_a_backup_is_complete(tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"

    async def scenario(store: SqliteStore) -> None:
        await store.add_table(row("a"), ["one"], {})
        await store.backup(target)
        with pytest.raises(StoreError, match="exists"):
            await store.backup(target)

    async def look() -> None:
        copy = SqliteStore(target)
        await copy.open()
        assert len(await copy.log("a")) == 1
        await copy.close()

    with_store(tmp_path, scenario)
    asyncio.run(look())
