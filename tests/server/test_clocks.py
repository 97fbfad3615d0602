"""Clocks: how they run, and what happens when time runs out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arizona.server.protocol.parts import ClockInfo, FischerClock, MoveClock, NoClock
from arizona.server.tables.change_queue import PendingChange
from arizona.server.tables.clocks import Clocks, now_ms
from tests.server.harness import PATIENCE, TWO_HERE, Guest, Json, Player, Running, with_server


def test_without_a_clock_there_is_no_deadline() -> None:
    clocks = Clocks(NoClock(), 2)
    clocks.start(0, 1000, 0)
    clocks.decided(0, 5000, 0, in_time=True)
    assert clocks.info(6000) == []
    assert clocks.deadline() is None


def test_a_move_clock_is_full_at_each_turn_but_not_at_each_decision() -> None:
    clocks = Clocks(MoveClock(30), 2)
    clocks.start(0, 1000, 4)
    assert clocks.deadline() == 31_000
    assert clocks.info(11_000)[0].left_ms == 20_000
    assert clocks.info(99_000)[0].left_ms == 0
    clocks.decided(0, 11_000, 4, in_time=True)
    assert clocks.running is None
    clocks.start(0, 11_000, 4)
    assert clocks.deadline() == 31_000, "the same turn continues"
    clocks.decided(0, 12_000, 4, in_time=True)
    clocks.start(0, 12_000, 5)
    assert clocks.deadline() == 42_000
    clocks.stop(13_000)
    clocks.start(0, 13_000, 4)
    assert clocks.deadline() == 42_000, "taking back brings no time"


def test_a_fischer_clock_counts_down_and_gets_its_increment_once_a_turn() -> None:
    clocks = Clocks(FischerClock(60, 5), 2)
    clocks.start(0, 0, 1)
    clocks.start(0, 3000, 1)
    clocks.decided(0, 10_000, 1, in_time=True)
    assert clocks.left == [55_000, 60_000]
    clocks.decided(0, 10_000, 1, in_time=True)
    assert clocks.left == [55_000, 60_000]
    clocks.start(1, 10_000, 2)
    clocks.stop(12_000)
    assert clocks.left[1] == 58_000


def test_strikes_are_counted_by_turns() -> None:
    clocks = Clocks(MoveClock(30), 2)
    clocks.decided(1, 0, 3, in_time=False)
    clocks.decided(1, 0, 3, in_time=False)
    clocks.decided(1, 0, 3, in_time=True)
    assert clocks.strikes == [0, 1]
    clocks.decided(1, 0, 5, in_time=False)
    assert clocks.strikes == [0, 2]
    clocks.decided(1, 0, 7, in_time=True)
    assert clocks.strikes == [0, 0]


def test_a_clock_continues_after_a_restart() -> None:
    clocks = Clocks(FischerClock(60, 0), 2, [20_000, 60_000])
    clocks.resume(0, 50_000, 3)
    assert clocks.deadline() == 50_000
    assert clocks.info(45_000)[0].left_ms == 5_000


def test_a_turn_of_another_seat_stops_the_running_clock() -> None:
    clocks = Clocks(FischerClock(60, 0), 2)
    clocks.start(0, 1_000, 1)
    clocks.start(1, 11_000, 2)
    assert clocks.running == 1
    assert clocks.left == [50_000, 60_000]
    assert clocks.deadline() == 71_000
    assert clocks.info(21_000) == [ClockInfo(0, 50_000, False), ClockInfo(1, 50_000, True)]


def test_a_second_turn_in_a_row_starts_with_the_full_time() -> None:
    clocks = Clocks(MoveClock(30), 2)
    clocks.start(0, 1_000, 1)
    clocks.start(0, 6_000, 2)
    assert clocks.deadline() == 36_000


def test_unix_time_is_in_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time_ns", lambda: 1_700_000_000_123_999_999)
    assert now_ms() == 1_700_000_000_123


def test_time_left_is_never_negative() -> None:
    clocks = Clocks(FischerClock(60, 0), 2)
    clocks.start(0, 0, 1)
    clocks.stop(61_000)
    assert clocks.left == [0, 60_000]
    assert clocks.running is None


def test_a_timeout_is_announced_once_per_turn() -> None:
    clocks = Clocks(MoveClock(30), 2)
    assert clocks.in_time(1, 0)
    assert clocks.is_late(1, 0)
    assert not clocks.in_time(1, 0)
    assert not clocks.is_late(1, 0)
    assert clocks.in_time(1, 3)
    assert clocks.is_late(1, 3)
    assert clocks.in_time(0, 3)


def test_the_clocks_of_another_server_are_adopted() -> None:
    clocks = Clocks(FischerClock(60, 5), 2)
    clocks.start(1, 0, 1)
    left = [20_000, 40_000]
    clocks.adopt(left, 0, 50_000, 3)
    assert clocks.running == 0
    assert clocks.deadline() == 50_000
    clocks.decided(0, 45_000, 3, in_time=True)
    assert clocks.left == [5_000, 40_000], "the increment of this turn was granted before"
    assert left == [20_000, 40_000]


def test_adopted_clocks_without_a_deadline_do_not_run() -> None:
    clocks = Clocks(FischerClock(60, 5), 2)
    clocks.start(1, 0, 1)
    clocks.adopt([20_000, 40_000], 0, None, 3)
    assert clocks.running is None
    assert clocks.left == [20_000, 40_000]


def test_without_a_clock_nothing_is_adopted_or_resumed() -> None:
    clocks = Clocks(NoClock(), 2)
    clocks.resume(0, 50_000, 3)
    clocks.adopt([1, 2], 0, 50_000, 3)
    assert clocks.running is None
    assert clocks.left == [0, 0]


def test_stored_times_of_another_number_of_seats_are_ignored() -> None:
    assert Clocks(FischerClock(60, 0), 2, [1, 2, 3]).left == [60_000, 60_000]
    assert Clocks(FischerClock(60, 0), 2, [1, 2]).left == [1, 2]


def shorten(live: Running, table: str, seconds: float) -> None:
    """Make the running clock expire soon, so that tests do not wait for a real one."""
    room = live.server.rooms.rooms[table]
    seat = room.state.clocks.running
    assert seat is not None
    room.state.clocks.left[seat] = int(seconds * 1000)
    room.state.clocks._since = live.server.store.server_clock.now()
    room.automation.advance()


def later_than(seq: int) -> Callable[[Player], bool]:
    return lambda player: bool(player.scene["seq"] > seq)


def test_a_bot_decides_after_a_timeout_and_takes_the_seat_after_three(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            clock: Json = {"kind": "move", "seconds": 30}
            made = await ana.create(TWO_HERE, clock=clock)
            async with ana.sit_at(made["table"]) as player:
                clocks: list[Any] = player.scene["clocks"]
                assert [item["running"] for item in clocks] == [True, False]
                assert 0 < clocks[0]["left_ms"] <= 30_000
                seat = player.scene["to_move"]
                turns: set[int] = set()
                while player.table["seats"][seat]["kind"] != "bot":
                    if player.scene["to_move"] != seat:
                        await player.move()
                        continue
                    seq, turn = player.scene["seq"], player.scene["turn"]
                    if turn not in turns:
                        turns.add(turn)
                        shorten(live, made["table"], 0.05)
                    await player.until(later_than(seq))
                    if len(turns) == 3:
                        await player.until(lambda p: p.table["seats"][0]["kind"] == "bot")
                assert len(turns) == 3
                await player.ask("reclaim-seat", seat=seat)
                assert player.table["seats"][seat]["kind"] == "person"

    with_server(tmp_path, scenario)


def test_clocks_wait_for_the_last_seat_and_survive_a_restart(tmp_path: Path) -> None:
    made: Json = {}

    async def play(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            seats = [{"kind": "here"}, {"kind": "link"}]
            clock = {"kind": "fischer", "seconds": 1000, "increment": 2}
            made.update(await ana.create(seats, clock=clock))
            async with ana.sit_at(made["table"]) as one, ben.sit_at(made["table"]) as two:
                assert not any(item["running"] for item in one.scene["clocks"])
                await two.ask("sit", seat=1)
                room = live.server.rooms.rooms[made["table"]]
                assert room.state.clocks.running == one.scene["to_move"]
                shorten(live, made["table"], 500)
                await one.move()
                left = one.scene["clocks"][0]["left_ms"]
                assert 450_000 < left <= 502_000

    async def look(live: Running) -> None:
        async with Guest(live.url) as ana, ana.sit_at(made["table"], made["keys"]) as player:
            clocks = player.scene["clocks"]
            assert 300_000 < clocks[0]["left_ms"] <= 502_000
            assert clocks[0]["running"]

    with_server(tmp_path, play)
    with_server(tmp_path, look)


def test_a_clock_that_ran_out_while_the_server_was_down(tmp_path: Path) -> None:
    made: Json = {}

    async def play(live: Running) -> None:
        async with Guest(live.url) as ana:
            made.update(await ana.create(TWO_HERE, clock={"kind": "move", "seconds": 5}))
            async with ana.sit_at(made["table"]) as player:
                made["seq"] = player.scene["seq"]
                room = live.server.rooms.rooms[made["table"]]
                room.state.clocks._since -= 4_900
                await room.done(lambda: PendingChange(room.change()))

    async def look(live: Running) -> None:
        async with asyncio.timeout(PATIENCE):  # the server decides before anyone connects
            while len(await live.server.store.log(made["table"])) <= made["seq"]:
                await asyncio.sleep(0.01)
        async with Guest(live.url) as ana, ana.sit_at(made["table"]) as player:
            assert player.scene["seq"] > made["seq"]

    with_server(tmp_path, play)
    with_server(tmp_path, look)
