"""PostgreSQL failures in the middle of an operation: every caller gets an error and can retry."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from arizona.server.store import postgres as module
from arizona.server.store.postgres import PostgresStore
from arizona.server.store.store import Change, LogLine, StaleError, StoreError, UnsureError
from tests.server.harness import Guest, Json, Player, Running, running, settings, until
from tests.server.test_stores import PROGRESS, fresh_schema, keep, row
from tests.services import Postgres, started

TABLES: Final = 12
ROUNDS: Final = 4
PATIENCE: Final = 60.0
Outcome = StoreError | None


async def write(store: PostgresStore, id: str, version: int) -> Outcome:
    """Append one line and return the store's answer. Raises if there is none."""
    line = LogLine(version + 1, f"line {version + 1}", 1)
    try:
        async with asyncio.timeout(PATIENCE):
            await keep(store, Change(id=id, progress=PROGRESS, lines=[line], after=version))
    except StoreError as error:
        return error
    return None


async def version_of(store: PostgresStore, id: str) -> int:
    """Return the version of a table as soon as the database is available again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(StoreError):
                return (await store.versions([id]))[id]
            await asyncio.sleep(0.05)


def test_every_write_is_answered_when_the_database_stops_immediately() -> None:
    """``pg_ctl stop -m immediate`` under load: each write is answered, none is applied twice."""
    service = Postgres()
    acknowledged = {f"t{number}": 0 for number in range(TABLES)}
    errors: list[StoreError] = []

    async def writer(store: PostgresStore, id: str, stop: asyncio.Event) -> None:
        version = 0
        while not stop.is_set():
            error = await write(store, id, version)
            if error is None:
                version += 1
                acknowledged[id] = version
                continue
            errors.append(error)
            found = await version_of(store, id)
            assert found in (version, version + 1), "at most the write under way is unknown"
            assert found == version or isinstance(error, UnsureError | StaleError), error
            version = found

    async def reader(store: PostgresStore, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                async with asyncio.timeout(PATIENCE):
                    await store.load("t0", 10)
                    await store.claim("t1")
                    store.release("t1")
            except StoreError as error:
                assert not isinstance(error, UnsureError), "a read changes nothing"
            await asyncio.sleep(0)

    async def all_written() -> None:
        before = dict(acknowledged)
        await until(lambda: all(acknowledged[id] > before[id] for id in before))

    async def go() -> None:
        store = PostgresStore(service.address(), kind="server")
        await store.open()
        stop = asyncio.Event()
        try:
            for id in acknowledged:
                await store.add_table(row(id), [], {})
            work = [asyncio.create_task(writer(store, id, stop)) for id in acknowledged]
            work.append(asyncio.create_task(reader(store, stop)))
            for _ in range(ROUNDS):
                await all_written()
                await asyncio.to_thread(service.crash)
                await asyncio.to_thread(service.start)
                await version_of(store, "t0")
            await all_written()
            stop.set()
            await asyncio.gather(*work)
            for id, count in acknowledged.items():
                log = await store.log(id)
                assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
                assert len(log) >= count
        finally:
            await store.close()

    with started(service):
        asyncio.run(go())
    assert errors, "the database was stopped while something was written"


class FaultyProxy:
    """Forwards to PostgreSQL and can simulate various faults."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = 0
        self.fault = ""
        self._writers: set[asyncio.StreamWriter] = set()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield
        finally:
            server.close()
            for writer in tuple(self._writers):
                writer.transport.abort()
            await asyncio.sleep(0)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, out = await asyncio.open_connection("127.0.0.1", self.target)
        self._writers |= {writer, out}
        try:
            await asyncio.gather(self._pump(reader, out), self._answers(there, writer))
        finally:
            self._writers -= {writer, out}
            writer.transport.abort()
            out.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
        writer.transport.abort()

    async def _answers(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                fault = self.fault
                if fault == "reset":
                    break
                if fault == "cut":
                    writer.write(data[: len(data) // 2])
                    await asyncio.sleep(0.01)
                    break
                if fault == "twice":  # an unsolicited response, as from a dying server
                    data += data
                elif fault == "unknown":
                    data = b"?" + b"\0\0\0\4" + data
                elif fault == "early":  # as if another request had been answered
                    data = b"Z\0\0\0\5I" + data
                writer.write(data)
        writer.transport.abort()


FAULTS: Final = ("reset", "cut", "twice", "unknown", "early")
Request = Callable[[PostgresStore], Awaitable[object]]
REQUESTS: Final[dict[str, Request]] = {
    "rows": lambda store: store.table("a"),
    "moment": lambda store: store.load("a", 10),
    "claim": lambda store: store.claim("a"),
    "hours": lambda store: store.save_clock(),
    "statement": lambda store: store.name_guest("ana", "Ana", 1),
    "line": lambda store: keep(
        store, Change(id="a", progress=PROGRESS, lines=[LogLine(1, "one", 1)], after=0)
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("request_name", REQUESTS)
def test_a_broken_conversation_is_a_store_error(
    postgres: Postgres, fault: str, request_name: str
) -> None:
    """Any exception in the driver becomes a store error, and the connection recovers afterward."""
    address = fresh_schema(postgres)
    ask = REQUESTS[request_name]
    reads = request_name in ("rows", "moment", "claim")

    async def go() -> None:
        proxy = FaultyProxy(postgres.port)
        async with proxy.running():
            store = PostgresStore(address.replace(str(postgres.port), str(proxy.port)))
            await store.open()
            try:
                await store.add_table(row("a"), [], {})
                assert store._pulse is not None
                proxy.fault = fault
                try:
                    async with asyncio.timeout(PATIENCE):
                        await ask(store)
                except StoreError as error:
                    if reads:
                        assert not isinstance(error, UnsureError)
                    else:
                        assert isinstance(error, UnsureError | StaleError), repr(error)
                proxy.fault = ""
                await version_of(store, "a")
                await until(lambda: store.trouble is None)
                with contextlib.suppress(StaleError):  # it may have been saved the first time
                    await ask(store)
                assert not store._pulse.done(), "the server still shows that it is alive"
                assert [entry.line for entry in await store.log("a")] in ([], ["one"])
            finally:
                await store.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (asyncpg.InternalClientError("got result for unknown protocol state 3"), UnsureError),
        (asyncpg.InterfaceError("pool is closing"), UnsureError),
        (ConnectionResetError(104, "reset by peer"), UnsureError),
        (RuntimeError("the handler is closed"), UnsureError),
        (asyncpg.exceptions.ReadOnlySQLTransactionError("standby"), UnsureError),
        (asyncpg.exceptions.DeadlockDetectedError("deadlock detected"), StaleError),
    ],
)
def test_a_move_is_answered_whatever_the_driver_raises(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, error: Exception, kind: type[StoreError]
) -> None:
    address = fresh_schema(postgres)

    async def go() -> None:
        store = PostgresStore(address)
        await store.open()
        try:
            await store.add_table(row("a"), [], {})
            columns = module._columns

            def broken(_: object) -> object:
                raise error

            monkeypatch.setattr(module, "_columns", broken)
            assert isinstance(await write(store, "a", 0), kind)
            monkeypatch.setattr(module, "_columns", columns)
            await until(lambda: store.trouble is None)
            assert await write(store, "a", 0) is None
        finally:
            await store.close()

    asyncio.run(go())


def test_a_request_during_a_database_outage_asks_for_a_retry(tmp_path: Path) -> None:
    """A rematch reads the store before it writes. It must fail as ``no-store``, not as an internal
    error."""
    service = Postgres()

    async def go() -> None:
        async with running(settings(tmp_path, store=service.address())) as live:
            await scenario(live)

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create([{"kind": "here"}, {"kind": "here"}], options={"games": 1})
            keys: list[Json] = made["keys"]
            async with Player(live.url, made["table"], keys, ana.cookie) as player:
                await player.ask("resign", seat=0)
                await player.until(lambda who: bool(who.scene["to_move"] == -2))
                await asyncio.to_thread(service.crash)
                refused = await player.ask("rematch")
                assert refused.get("reason") == "no-store", refused
                await asyncio.to_thread(service.start)
                async with asyncio.timeout(PATIENCE):
                    while (await player.ask("rematch"))["type"] != "done":
                        await asyncio.sleep(0.1)

    with started(service):
        asyncio.run(go())
