"""Database file failures: saved changes survive, and unsaved changes are reported."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from arizona.server.protocol.parts import TroubleKind
from arizona.server.store import writer
from arizona.server.store.server_clock import monotonic_ms
from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.store import LogLine, StoreError, effective_moves
from tests.server.harness import (
    HERE_AND_BOT,
    PATIENCE,
    TWO_HERE,
    Guest,
    Json,
    LoopClock,
    Player,
    Running,
    until,
    with_server,
)

LOCKED = "BEGIN IMMEDIATE"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the lock timeout from ten seconds."""
    monkeypatch.setattr(writer, "PATIENCE", 1)
    monkeypatch.setattr(writer, "TRY_EVERY", 0.1)


class Holder:
    """Simulates another program that locks the file."""

    def __init__(self, live: Running) -> None:
        self.db = sqlite3.connect(live.server.settings.database, isolation_level=None, timeout=10)

    def take(self) -> None:
        self.db.execute(LOCKED)

    def leave(self) -> None:
        self.db.execute("ROLLBACK")

    def close(self) -> None:
        self.db.close()


async def log_of(live: Running, table: str) -> list[str]:
    return effective_moves(await live.server.store.log(table))


async def gone(player: Player) -> int:
    """Read until the server closes the connection, and return the close code."""
    while True:
        try:
            await player.receive()
        except Exception:
            code: int | None = player.socket.close_code
            return code or 0


async def to_the_second_move(player: Player) -> None:
    """Play until a saved decision can be undone and the same seat is to move again."""
    while not (player.scene["can_undo"] and player.scene["undo_seat"] == player.scene["to_move"]):
        assert (await player.move())["type"] == "done"


def test_an_undo_that_waits_for_a_lock_undoes_no_saved_move(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE, game="trail", seed="lost")
            id = made["table"]
            async with ana.sit_at(id) as one, ana.sit_at(id) as two:
                await to_the_second_move(one)
                await two.until(lambda p: bool(p.scene["seq"] == one.scene["seq"]))
                before = await log_of(live, id)
                other = Holder(live)
                other.take()
                seq, action = one.scene["seq"], one.scene["actions"][0]["action"]
                move: Json = {"type": "move", "ref": 1, "seq": seq, "action": action}
                await one.send(move)
                room = live.server.rooms.rooms[id]
                await until(lambda: room.busy)
                await two.send({"type": "undo", "ref": 2, "seq": seq})
                assert await gone(one) == 4500
                assert await gone(two) == 4500
                other.leave()
                other.close()
                assert await log_of(live, id) == before, "nothing more, and nothing less"
            async with ana.sit_at(id) as again:
                assert again.scene["seq"] == seq

    with_server(tmp_path, scenario)


def test_an_undo_names_moves_by_log_number() -> None:
    lines = ["1 a", "1 b", "2 c", "back 2", "1 d", "back 5", "back 5"]
    log = [LogLine(number, line, 0) for number, line in enumerate(lines, 1)]
    assert effective_moves(log[:4]) == ["1 a"]
    assert effective_moves(log[:5]) == ["1 a", "1 d"]
    assert effective_moves(log) == ["1 a"], "repeated, it undoes nothing else"
    old = [LogLine(number, line, 0) for number, line in enumerate(["1 a", "1 b", "undo 1"], 1)]
    assert effective_moves(old) == ["1 a"], "older logs count"


async def hear(player: Player, kind: str | None) -> Json:
    """Read until the server reports this problem."""
    while True:
        message = await player.receive()
        if message["type"] == "trouble" and message["kind"] == kind:
            return message


def test_clients_report_errors_and_continue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE, clock={"kind": "move", "seconds": 30})
            async with ana.sit_at(made["table"], made["keys"]) as player:
                other = Holder(live)
                other.take()
                seq, action = player.scene["seq"], player.scene["actions"][0]["action"]
                await player.send({"type": "move", "ref": 1, "seq": seq, "action": action})
                await hear(player, "locked")
                assert await gone(player) == 4500
                await player.open(returning=True)
                trouble = await hear(player, "locked")
                assert trouble["message"]["id"] == "table-trouble-locked"
                for type, fields in REQUESTS.items():
                    answer = await player.ask(type, **fields)
                    assert answer["reason"] == "no-store", f"{type}: rejected, still connected"
                assert (await player.move())["reason"] == "no-store"
                clock = live.server.store.server_clock
                paused_at = clock.now()
                monkeypatch.setattr(clock, "_clock", lambda: monotonic_ms() + 60_000)
                assert clock.now() == paused_at, "no clock runs"
                health = await ana.http.get("/health")
                assert (health.status_code, health.json()["status"]) == (503, "locked")
                body = {"game": "knight", "seats": TWO_HERE}
                assert (await ana.http.post("/api/tables", json=body)).status_code == 503
                other.leave()
                other.close()
                await hear(player, None)
                assert (await player.move(action))["type"] == "done"
                assert (await ana.get("/health"))["status"] == "ok"
                assert await log_of(live, made["table"]) != []

    with_server(tmp_path, scenario)


REQUESTS: dict[str, Json] = {
    "say": {"text": "hello?"},
    "rename-seat": {"seat": 0, "name": "Eva"},
    "hand-to-bot": {"seat": 0, "bot": "random"},
    "leave": {"seat": 0},
    "new-link": {"seat": 0},
    "set-open": {"open": True},
    "undo": {"seq": 1},
}
"""Every other request that would change the table."""


def test_a_bot_and_a_clock_continue_after_an_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lasts = asyncio.Event()
    probe = writer.Writer._probe

    async def fails_while_it_lasts(self: writer.Writer) -> TroubleKind | None:
        return self.trouble if lasts.is_set() else await probe(self)

    monkeypatch.setattr(writer.Writer, "_probe", fails_while_it_lasts)

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(HERE_AND_BOT, clock={"kind": "move", "seconds": 30})
            async with ana.sit_at(made["table"]) as player:
                clock = LoopClock()
                store = live.server.store
                assert isinstance(store, SqliteStore)
                sql_writer = store._writer
                assert sql_writer is not None
                while player.scene["to_move"] == 0:
                    await player.move()
                lasts.set()
                sql_writer.report_problem("full")
                room = live.server.rooms.rooms[made["table"]]
                await until(room.automation.idle)
                assert sql_writer.trouble == "full", "the bot has stopped, as it was refused"
                seq = player.scene["seq"]
                lasts.clear()
                await player.until(lambda p: bool(p.scene["seq"] > seq and p.scene["to_move"] == 0))
                seq = player.scene["seq"]
                room.state.clocks.left[0] = 300
                room.state.clocks._since = live.server.store.server_clock.now()
                room.automation.advance()
                lasts.set()
                sql_writer.report_problem("full")
                await clock.advance(1.0)
                assert room.state.seq == seq, "the clock is stopped"
                lasts.clear()
                await player.until(lambda p: bool(p.scene["seq"] > seq))

    with_server(tmp_path, scenario, bot_pause=0.4)


def test_a_bot_moves_at_a_table_without_connections(
    tmp_path: Path,
) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(HERE_AND_BOT[::-1])
            room = live.server.rooms.rooms[made["table"]]
            room._queue.give_up()
            await until(lambda: live.server.rooms.rooms.get(made["table"]) not in (None, room))

    with_server(tmp_path, scenario, bot_pause=5.0)


def test_a_failed_write_does_not_affect_other_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path / "t.sqlite")
        await store.open()
        sql_writer = store._writer
        assert sql_writer is not None
        whole = writer.Writer._transact

        def fails(self: writer.Writer, batch: list[writer.Job], patience: int = 0) -> None:
            if any(work == [("oops", ())] for work, _ in batch):
                raise ValueError("not SQLite's own")
            whole(self, batch, patience)

        monkeypatch.setattr(writer.Writer, "_transact", fails)
        results = await asyncio.gather(
            sql_writer.write([("oops", ())]),
            store.name_guest("a", "Ana", 1),
            return_exceptions=True,
        )
        assert isinstance(results[0], StoreError) and results[1] is None
        async with asyncio.timeout(PATIENCE):
            await store.name_guest("b", "Ben", 1)
        assert await store.guest_name("a") == "Ana" and store.trouble is None
        await store.close()

    asyncio.run(go())


def test_many_tables_wait_once_for_a_lock_not_one_after_the_other(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path / "t.sqlite")
        await store.open()
        other = sqlite3.connect(store.path, isolation_level=None)
        other.execute(LOCKED)
        asking = [store.name_guest(str(number), "x", 1) for number in range(20)]
        async with asyncio.timeout(10):
            results = await asyncio.gather(*asking, return_exceptions=True)
        assert all(isinstance(result, StoreError) for result in results)
        other.execute("ROLLBACK")
        other.close()
        await store.close()

    asyncio.run(go())


def test_a_repeated_move_gets_the_same_answer_and_is_played_once(tmp_path: Path) -> None:
    made: Json = {}
    sent: list[Json] = []

    async def play(live: Running) -> None:
        async with Guest(live.url) as ana:
            made.update(await ana.create(TWO_HERE))
            async with ana.sit_at(made["table"], made["keys"]) as player:
                await to_the_second_move(player)
                seq = player.scene["seq"]
                action = player.scene["actions"][0]["action"]
                sent.append({"type": "move", "ref": 9, "seq": seq, "action": action})
                await player.send(sent[0])
                await player.cut()
                await player.open(returning=True)
                await player.send(sent[0])
                assert (await player.answer(9))["type"] == "done"
                assert player.scene["seq"] > seq
                other = dict(sent[0], action=action + 1)
                await player.send(other)
                assert (await player.answer(9))["reason"] == "stale", "another move was kept"

    async def come_back(live: Running) -> None:
        async with Guest(live.url) as ana:
            async with ana.sit_at(made["table"], made["keys"]) as player:
                seq = player.scene["seq"]
                await player.send(sent[0])
                assert (await player.answer(9))["type"] == "done", "also after a restart"
                assert player.scene["seq"] == seq
                if player.scene["can_undo"]:
                    undo = {"type": "undo", "ref": 8, "seq": seq}
                    for _ in range(3):
                        await player.send(undo)
                        assert (await player.answer(8))["type"] == "done"
                    assert player.scene["seq"] == seq + 1, "undone once"
                    await player.send(sent[0])
                    assert (await player.answer(9))["type"] == "done", "saved, then undone"
            async with ana.sit_at(made["table"]) as stranger:
                await stranger.send(sent[0])
                assert (await stranger.answer(9))["reason"] == "stale", "not for others to know"

    with_server(tmp_path, play)
    with_server(tmp_path, come_back)
