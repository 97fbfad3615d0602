"""The contract of the stores, tested for every implementation."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

import asyncpg
import msgspec
import pytest

from arizona.server.offline.memory_store import MemoryStore
from arizona.server.protocol.parts import FischerClock
from arizona.server.store.database import Database
from arizona.server.store.pack_rows import PackRow, StepRow
from arizona.server.store.postgres import Job, PostgresStore
from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.store import (
    WHOLE,
    Change,
    ChatRow,
    LogLine,
    NewTable,
    Progress,
    PushRow,
    SeatRow,
    SettingsChange,
    StaleError,
    StoreError,
    TableRow,
    TableSettings,
    effective_moves,
)
from tests.server.harness import SCENARIO_SECONDS, until
from tests.server.memory import Memory
from tests.services import Postgres

PROGRESS = Progress(status="playing", to_move=0, moment=0, scores=[0, 0])
AnyStore = SqliteStore | PostgresStore | MemoryStore
Open = Callable[[], AnyStore]
schemas = count(1)


def fresh_schema(postgres: Postgres) -> str:
    """Create an empty schema and return its address."""
    schema = f"store{next(schemas)}"

    async def make() -> None:
        line = await asyncpg.connect(postgres.address())
        await line.execute(f"DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}")
        await line.close()

    asyncio.run(make())
    return postgres.address(schema)


@pytest.fixture(params=["sqlite", "postgresql", "pocket"])
def another(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """Return a function that opens the same store, any number of times."""
    if request.param == "pocket":
        drawer = Memory()
        return lambda: MemoryStore(drawer, drawer.texts)
    return _database(request, tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """Like ``another``, but only for stores that several servers can share."""
    return _database(request, tmp_path)


def _database(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "t.sqlite")
    address = fresh_schema(request.getfixturevalue("postgres"))
    return lambda: PostgresStore(address, kind="server")


def row(id: str, **more: object) -> TableRow:
    seats = [
        SeatRow(seat=0, kind="person", owned=True, secret_hash=b"\0\1"),
        SeatRow(seat=1, kind="open"),
    ]
    facts: dict[str, object] = {
        "id": id,
        "game": "knight",
        "rules": 1,
        "content": "default",
        "content_hash": "x",
        "options": {"games": 2, "deal": "random"},
        "seats": seats,
        "host": "host",
        "created": 1,
        "changed": 1,
        "clock": FischerClock(60, 5),
        "progress": PROGRESS,
    }
    return TableRow(**{**facts, **more})  # type: ignore[arg-type]


async def keep(store: AnyStore, change: Change) -> None:
    done: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    store.save(change, done.set_result)
    error = await done
    if error is not None:
        raise error


async def append(
    store: AnyStore, id: str, *lines: tuple[int, str], after: int | None = None
) -> None:
    log = [LogLine(seq, line, 10 + seq) for seq, line in lines]
    await keep(store, Change(id=id, progress=PROGRESS, lines=log, after=after))


def with_stores(another: Open, scenario: Callable[..., Awaitable[None]], how_many: int = 1) -> None:
    async def go() -> None:
        stores = [another() for _ in range(how_many)]
        for store in stores:
            await store.open()
        try:
            async with asyncio.timeout(SCENARIO_SECONDS):
                await scenario(*stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(go())


def test_everything_is_read_back(another: Open) -> None:
    async def write(store: AnyStore) -> None:
        await store.add_table(row("a"), ["* deal X", "1 jump"], {0: ["phone", "ana"]})
        await append(store, "a", (3, "2 jump"), (4, "back 3"))
        result = ChatRow(1, 0, "Ana", "hi – ☃", 11)
        await keep(store, Change(id="a", progress=PROGRESS, chat=result))
        settings = TableSettings(watch=False, muted=["ben"])
        await keep(
            store, Change(id="a", progress=PROGRESS, settings=SettingsChange(True, None, settings))
        )
        new = NewTable(row("b", host="other"), ["one"], {1: ["ana"]})
        changed = SettingsChange(True, "b", settings)
        await keep(store, Change(id="a", progress=PROGRESS, settings=changed, new=new))
        seat = SeatRow(seat=1, kind="bot", name="Bo", bot="greedy", hook="https://x.example/")
        await keep(
            store, Change(id="a", progress=PROGRESS, seats=[seat], holders={0: ["zoe", "ana"]})
        )
        await store.name_guest("ana", "Ana", 1)
        await store.name_guest("ana", "Anna", 2)
        await store.save_note("puzzler", "ana", "{}")
        await store.save_note("puzzler", "ana", '{"ñ": 1}')

    async def read(store: AnyStore) -> None:
        table = await store.table("a")
        assert table is not None
        assert table.options == {"games": 2, "deal": "random"}
        assert table.clock == FischerClock(60, 5)
        assert (table.open, table.next, table.settings.muted) == (True, "b", ["ben"])
        assert table.version == 5
        assert [(seat.kind, seat.secret_hash) for seat in table.seats] == [
            ("person", b"\0\1"),
            ("bot", None),
        ]
        log = await store.log("a")
        assert [entry.seq for entry in log] == [1, 2, 3, 4]
        assert effective_moves(log) == ["* deal X", "1 jump"]
        assert await store.holders("a") == {0: ["zoe", "ana"]}
        assert [line.text for line in await store.chat("a", 5)] == ["hi – ☃"]
        assert await store.guest_name("ana") == "Anna"
        assert await store.note("puzzler", "ana") == '{"ñ": 1}'
        assert await store.note("puzzle", "ana") is None
        assert await store.running("host") == 1
        assert [found.id for found in await store.tables(guest="zoe")] == ["a"]
        assert {found.id for found in await store.tables(guest="ana")} == {"a", "b"}
        assert [found.id for found in await store.tables(open_only=True)] == ["a"]
        assert await store.tables(guest="nobody") == []
        loaded = await store.load("a", 10, after=2)
        assert loaded is not None
        assert [entry.line for entry in loaded.log] == ["2 jump", "back 3"]
        assert (loaded.row, loaded.holders) == (table, {0: ["zoe", "ana"]})
        assert await store.load("gone", 10) is None
        assert await store.versions(["a", "b", "gone"]) == {"a": 5, "b": 0}
        key = await store.key("guests")
        assert len(key) == 32 and key == await store.key("guests")
        assert key != await store.key("other")
        await store.forget("b", "ana")
        assert await store.holders("b") == {} and (await store.versions(["b"])) == {"b": 1}
        await store.remove(["a"])
        assert await store.table("a") is None
        assert await store.log("a") == []

    with_stores(another, write)
    with_stores(another, read)


def test_every_field_of_a_table_is_read_back(another: Open) -> None:
    """No two fields have the same value, so that mixed-up columns are noticed."""
    progress = Progress(
        status="over",
        to_move=-2,
        moment=11,
        scores=[12, 13],
        clock_ms=[14, 15],
        deadline=16,
        bot_due=True,
        since=17,
    )
    full = row(
        "a",
        game="rails",
        rules=2,
        content="mine",
        content_hash="hash",
        host="zoe",
        open=True,
        created=3,
        changed=4,
        origin_table="earlier",
        origin_moment=5,
        seed="deal",
        progress=progress,
        settings=TableSettings(watch=False, name="Friday", take_back=True, claim_after=6),
    )

    async def write(store: AnyStore) -> None:
        await store.add_table(full, [], {})

    async def read(store: AnyStore) -> None:
        assert await store.table("a") == full

    with_stores(another, write)
    with_stores(another, read)


def test_a_line_number_is_used_once_and_lines_come_all_or_none(another: Open) -> None:
    async def scenario(store: AnyStore) -> None:
        for id in ("a", "b", "c"):
            await store.add_table(row(id), ["one"], {})
        results = await asyncio.gather(
            append(store, "a", (2, "two")),
            append(store, "b", (2, "two"), (1, "double")),
            append(store, "gone", (1, "x")),
            append(store, "c", (2, "two")),
            return_exceptions=True,
        )
        assert results[0] is None and results[3] is None
        assert isinstance(results[1], StoreError) and isinstance(results[2], StoreError)
        for id in ("a", "c"):
            assert [entry.line for entry in await store.log(id)] == ["one", "two"]
        assert [entry.line for entry in await store.log("b")] == ["one"]
        assert await store.versions(["a", "b"]) == {"a": 1, "b": 0}

    with_stores(another, scenario)


@pytest.mark.parametrize("kind", ["line", "chat", "seat"])
def test_the_slower_writer_is_refused_and_changes_nothing(database: Open, kind: str) -> None:
    """Two servers write at the same version of a table. One write is saved, whatever its kind."""

    def change(text: str) -> Change:
        given = Change(id="a", progress=PROGRESS, after=0)
        if kind == "line":
            given.lines = [LogLine(2, text, 1)]
        elif kind == "chat":
            given.chat = ChatRow(1, 0, "Ana", text, 1)
        else:
            given.seats = [SeatRow(seat=1, kind="person", name=text)]
        return given

    async def scenario(one: AnyStore, two: AnyStore) -> None:
        await one.add_table(row("a"), ["one"], {})
        results = await asyncio.gather(
            keep(one, change("one's")), keep(two, change("two's")), return_exceptions=True
        )
        lost = [result for result in results if result is not None]
        assert len(lost) == 1 and isinstance(lost[0], StaleError)
        winner = "one's" if results[0] is None else "two's"
        loaded = await two.load("a", 10)
        assert loaded is not None and loaded.row.version == 1
        found = {
            "line": [entry.line for entry in loaded.log[1:]],
            "chat": [line.text for line in loaded.chat],
            "seat": [loaded.row.seats[1].name],
        }
        assert found[kind] == [winner]

    with_stores(database, scenario, how_many=2)


def test_many_writers_share_commits(database: Open) -> None:
    async def scenario(store: AnyStore) -> None:
        for number in range(20):
            await store.add_table(row(f"t{number}"), [], {})
        before = store.commits
        for seq in range(1, 6):
            every = [
                append(store, f"t{number}", (seq, f"line {seq}"), after=seq - 1)
                for number in range(20)
            ]
            await asyncio.gather(*every)
        assert store.commits - before < 50
        for number in range(20):
            assert len(await store.log(f"t{number}")) == 5

    with_stores(database, scenario)


def test_a_move_during_a_commit_is_not_lost() -> None:
    class Gated(PostgresStore):
        gate: asyncio.Event

        async def _commit(self, batch: list[Job]) -> None:
            await self.gate.wait()
            for _, saved in batch:
                saved(None)

    async def scenario(rounds: int) -> int:
        store = Gated("postgresql://nowhere")
        store.gate = asyncio.Event()
        store._pool = object()
        result: list[StoreError | None] = []

        def move(id: str) -> None:
            store.save(
                Change(id=id, progress=PROGRESS, lines=[LogLine(1, "line", 1)]), result.append
            )

        for id in ("a", "b"):  # each in a separate transaction
            move(id)
            await asyncio.sleep(0)
        store.gate.set()
        for _ in range(rounds):
            await asyncio.sleep(0)
        move("c")
        await until(lambda: len(result) == 3)
        return len(result)

    assert [asyncio.run(scenario(rounds)) for rounds in range(6)] == [3] * 6


def test_reviews_are_stored_in_parts_then_as_a_whole(another: Open) -> None:
    async def scenario(store: AnyStore) -> None:
        await store.add_table(row("a"), [], {})
        assert await store.review("a", "1") == {}
        await store.save_review("a", "1", 0, '["ñ"]')
        await store.save_review("a", "1", 0, '["again"]')
        await store.save_review("a", "1", 3, "[]")
        assert await store.review("a", "1") == {0: '["again"]', 3: "[]"}
        assert await store.review("a", "2") == {}
        await store.save_review("a", "1", WHOLE, '{"☃": 1}')
        assert await store.review("a", "1") == {WHOLE: '{"☃": 1}'}
        await store.remove(["a"])
        assert await store.review("a", "1") == {}

    with_stores(another, scenario)


def test_due_tables_are_found(another: Open) -> None:
    def at(deadline: int | None, *, bot: bool = False, status: str = "playing") -> Progress:
        return Progress(
            status=status,  # type: ignore[arg-type]
            to_move=0,
            moment=0,
            scores=[],
            deadline=deadline,
            bot_due=bot,
        )

    async def scenario(store: AnyStore) -> None:
        await store.add_table(row("soon", progress=at(100)), [], {})
        await store.add_table(row("late", progress=at(900)), [], {})
        await store.add_table(row("over", progress=at(100, status="over")), [], {})
        await store.add_table(row("bot", progress=at(None, bot=True)), [], {})
        assert sorted(await store.due(500)) == ["bot", "soon"]
        assert await store.due(None) == ["bot"]
        assert await store.claim("bot")
        store.release("bot")

    with_stores(another, scenario)


def test_push_subscriptions_are_stored(database: Open) -> None:
    """They survive a restart. A browser has one guest, and a guest a limited number of browsers."""

    def browser(guest: str, number: int) -> PushRow:
        return PushRow(guest, f"https://push.example/{number}", f"key {number}", "auth", "ko")

    async def go() -> None:
        store = database()
        assert isinstance(store, Database)
        await store.open()
        for number in range(7):
            await store.add_push(browser("ana", number), number)
        await store.add_push(browser("ben", 6), 10)
        await store.close()
        store = database()
        assert isinstance(store, Database)
        await store.open()
        assert await store.pushes("ana") == [browser("ana", number) for number in (5, 4, 3, 2)]
        assert await store.pushes("ben") == [browser("ben", 6)]
        await store.drop_push(browser("ben", 6).endpoint)
        assert await store.pushes("ben") == []
        assert [row for row, _ in await store.all_pushes()] == [
            browser("ana", number) for number in (2, 3, 4, 5)
        ]
        await store.close()

    asyncio.run(go())


def test_another_server_sends_the_pending_notices(database: Open) -> None:
    async def scenario() -> None:
        first = database()
        await first.open()
        for id in ("a", "b"):
            await first.add_table(row(id), [], {})
            at = msgspec.structs.replace(PROGRESS, moment=3)
            await keep(first, Change(id=id, progress=at, lines=[LogLine(1, "x", 1)], notice=True))
        assert await first.pending_notices() == [], "it does so itself"
        await first.notice_sent("b", 2)
        await first.notice_sent("a", 3)
        await first.close()
        for _ in range(2):
            other = database()
            await other.open()
            assert await other.pending_notices() == ["b"]
            assert await other.pending_notices() == []
            await other.close()
        last = database()
        await last.open()
        await last.notice_sent("b", 4)
        assert await last.pending_notices() == []
        await last.close()

    asyncio.run(scenario())


def test_a_closed_store_says_so(another: Open) -> None:
    async def go() -> None:
        store = another()
        with pytest.raises(StoreError, match="closed"):
            await store.name_guest("a", "b", 1)
        with pytest.raises(StoreError, match="closed"):
            await store.table("a")
        with pytest.raises(StoreError, match="closed"):
            store.save(Change(id="a", progress=PROGRESS), lambda _: None)

    asyncio.run(go())


def test_the_server_clock_never_goes_back(another: Open) -> None:
    async def scenario(store: AnyStore) -> None:
        first = store.server_clock.now()
        await store.save_clock()
        await asyncio.sleep(0.05)  # so that the database's own clock runs as well
        await store.healthy()
        assert store.server_clock.now() >= first + 40

    with_stores(another, scenario)


# --- stores shared by several servers -------------------------------------------------------------


def test_a_table_is_leased_to_one_server_until_it_stops(postgres: Postgres) -> None:
    address = fresh_schema(postgres)

    async def scenario(one: PostgresStore, two: PostgresStore) -> None:
        due = Progress(status="playing", to_move=0, moment=0, scores=[], bot_due=True)
        await one.add_table(row("a", progress=due), [], {})
        assert await one.claim("a") and await one.claim("a")
        assert not await two.claim("a")
        assert await two.due(None) == [] and await one.due(None) == ["a"]
        one.release("a")
        await asyncio.gather(*one._tasks)
        assert await two.due(None) == ["a"] and not await one.claim("a")
        assert two._pulse is not None
        two._pulse.cancel()  # as if the process were suspended
        await two._write([("UPDATE servers SET until=0 WHERE id=?", (two.name,))])
        assert await one.due(None) == ["a"]
        assert not await two.claim("a")

    with_stores(lambda: PostgresStore(address, kind="server"), scenario, how_many=2)


def test_a_table_that_is_claimed_again_at_once_stays_claimed(postgres: Postgres) -> None:
    address = fresh_schema(postgres)

    async def scenario(one: PostgresStore, two: PostgresStore) -> None:
        await one.add_table(row("a"), [], {})
        assert await one.claim("a")
        one.release("a")
        assert await one.claim("a")
        await asyncio.gather(*one._tasks)
        assert not await two.claim("a")

    with_stores(lambda: PostgresStore(address, kind="server"), scenario, how_many=2)


def test_exclusive_access_names_the_servers_that_use_the_store(postgres: Postgres) -> None:
    address = fresh_schema(postgres)

    async def scenario(_: PostgresStore) -> None:
        with pytest.raises(StoreError, match="in use by 1 Arizona server"):
            await PostgresStore(address, alone=True).open()

    with_stores(lambda: PostgresStore(address, kind="server"), scenario)
    with_stores(lambda: PostgresStore(address, alone=True), _nothing)


async def _nothing(_: Database) -> None:
    pass


def test_a_database_that_is_not_there_is_named_without_its_password() -> None:
    store = PostgresStore("postgresql://ana:secret@127.0.0.1:1/none")
    with pytest.raises(StoreError, match=r"postgresql://127.0.0.1:1/none: ") as caught:
        asyncio.run(store.open())
    assert "secret" not in str(caught.value)


def test_packs_are_stored_with_their_steps_and_a_newer_one_is_not_overwritten(
    database: Open,
) -> None:
    async def game_log() -> None:
        store = database()
        await store.open()
        assert isinstance(store, Database)
        first = PackRow(
            id="p1",
            guest="ada",
            game="knight",
            title="Box",
            base="default",
            files={"a.toml": "x = 1 # é\n"},
            digest="d1",
            fine=True,
            changes=0,
            created=1,
            changed=1,
        )
        await store.add_pack(first)
        assert await store.pack("p1") == first
        for number in (1, 2, 3):
            changed = msgspec.structs.replace(first, step=number, revision=number, changed=number)
            step = StepRow(number, number, "{}", f"body {number}")
            await store.save_pack(changed, number - 1, step, number - 1)
        with pytest.raises(StaleError):
            await store.save_pack(changed, 0, None)
        assert [one.number for one in await store.pack_steps("p1")] == [2, 3]
        assert sorted(await store.step_numbers("p1")) == [2, 3]
        assert [one.files for one in await store.packs_of("ada", 5)] == [{}]
        assert (await store.count_packs("ada"), await store.count_packs("ben")) == (1, 0)
        await store.save_content("knight", "h1", "one", 10)
        await store.save_content("knight", "h1", "one", 20)
        await store.save_content("knight", "h2", "two", 10)
        await store.add_table(row("t", content="x@h2", content_hash="h2"), [], {})
        await store.forget_contents(15)
        assert await store.content("knight", "h1") == "one"
        assert await store.content("knight", "h2") == "two", "a table is played with it"
        await store.forget_contents(25)
        assert await store.content("knight", "h1") is None
        assert [one[1] for one in await store.contents(("", ""), 5)] == ["h2"]
        await store.put_pack(changed, await store.pack_steps("p1"))
        assert [one.id for one in await store.packs_after("", 5)] == ["p1"]
        await store.drop_pack("p1")
        assert await store.pack("p1") is None and await store.pack_steps("p1") == []
        await store.close()

    asyncio.run(game_log())
