"""Jobs whose cost depends on user input: fair scheduling, limits, cancellation."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from arizona.puzzles.puzzle import PuzzleLimitError
from arizona.puzzles.solving import Attempt
from arizona.server.base.fair_queue import (
    BACKGROUND,
    INTERACTIVE,
    Bounds,
    FairQueue,
    QueueFullError,
    Requester,
    Ticket,
)
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.puzzles.puzzle_jobs import PuzzleRef
from arizona.server.services.puzzles.saved_puzzle import SavedPuzzle, as_set, read
from arizona.server.services.work import jobs
from arizona.server.services.work.pool import WorkPool
from tests.server.harness import Guest, Running, until, with_server
from tests.torture.bombs import rails_bomb

# --- the queue -----------------------------------------------------------------------------------


def test_addresses_take_turns_and_then_their_guests() -> None:
    queue: FairQueue[Ticket] = FairQueue(most_running=99)
    for guest in ("a", "a", "a", "b"):
        queue.put(Ticket(Requester("crowd", guest)))
    queue.put(Ticket(Requester("home", "c")))
    order = []
    while (ticket := queue.take()) is not None:
        order.append(ticket.requester.guest)
    assert order == ["a", "c", "b", "a", "a"] and len(queue) == 0


def test_one_address_leaves_a_worker_to_others_and_background_work_too() -> None:
    queue: FairQueue[Ticket] = FairQueue(most_running=1)
    first, second = (Ticket(Requester("crowd")) for _ in range(2))
    queue.put(first)
    queue.put(second)
    assert queue.take() is first and queue.take() is None
    honest = Ticket(Requester("home"))
    queue.put(honest)
    assert queue.take() is honest
    queue.done(first)
    assert queue.take() is second
    for number in range(2):
        queue.put(Ticket(Requester(f"review {number}"), BACKGROUND))
    begun = queue.take()
    assert begun is not None and begun.rank == BACKGROUND
    assert queue.take() is None, "all background work together leaves one worker free"
    hurried = Ticket(Requester("else"), INTERACTIVE)
    queue.put(hurried)
    assert queue.take() is hurried


def test_the_queue_is_bounded_and_the_busiest_address_yields() -> None:
    queue: FairQueue[Ticket] = FairQueue(1, Bounds(per_guest=2, per_address=3, total=4))
    crowd = [Ticket(Requester("crowd", guest)) for guest in ("a", "a", "b")]
    for ticket in crowd:
        assert queue.put(ticket) is None
    with pytest.raises(QueueFullError):
        queue.put(Ticket(Requester("crowd", "c")))
    queue.put(Ticket(Requester("home")))
    with pytest.raises(QueueFullError):
        queue.put(Ticket(Requester("crowd", "a")))
    displaced = queue.put(Ticket(Requester("office")))
    assert displaced is not None and displaced.requester.address == "crowd"
    assert len(queue) == 4
    queue = FairQueue(1, Bounds(per_guest=2))
    for _ in range(2):
        queue.put(Ticket(Requester("home", "a")))
    with pytest.raises(QueueFullError):
        queue.put(Ticket(Requester("home", "a")))


def test_the_queue_reports_the_position() -> None:
    queue: FairQueue[Ticket] = FairQueue(99)
    tickets = [Ticket(Requester("crowd", guest)) for guest in "aaab"]
    tickets += [Ticket(Requester("home")), Ticket(Requester("later"), BACKGROUND)]
    for ticket in tickets:
        queue.put(ticket)
    result = {id(ticket): queue.ahead_of(ticket) for ticket in tickets}
    for number in range(len(tickets)):
        taken = queue.take()
        assert result[id(taken)] == number


# --- the processes -------------------------------------------------------------------------------


def ref_of(kept: SavedPuzzle) -> PuzzleRef:
    return PuzzleRef(kept.header, kept.puzzle)


def test_a_pool_runs_jobs_and_passes_refusals_on() -> None:
    async def go() -> None:
        pool = WorkPool(1)
        await pool.open()
        try:
            saved = rails_bomb(3, best=0)
            shown = await pool.run(Requester("x"), jobs.show_puzzle, ref_of(saved))
            assert shown.scene.to_move == saved.puzzle.seat
            with pytest.raises(Refusal) as refused:
                wrong = msgspec.structs.replace(ref_of(saved), moves=[10**6])
                await pool.run(Requester("x"), jobs.puzzle_values, wrong)
            assert refused.value.reason == "illegal"
            assert pool.killed == 0 and len(pool.pids) == 1
        finally:
            await pool.close()
        assert pool.pids == []

    asyncio.run(go())


def test_a_job_is_killed_at_its_limit_and_when_it_is_abandoned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def go() -> None:
        pool = WorkPool(2)
        await pool.open()
        bomb, small = ref_of(rails_bomb()), ref_of(rails_bomb(3, best=0))
        try:
            await pool.run(Requester("x"), jobs.show_puzzle, small)
            monkeypatch.setattr(jobs.puzzle_values, "seconds", 0.05)
            off_line = msgspec.structs.replace(bomb, moves=bomb.puzzle.line)
            with pytest.raises(Refusal, match="too long"):
                await pool.run(Requester("x"), jobs.puzzle_values, off_line)
            assert pool.killed == 1
            monkeypatch.setattr(jobs.puzzle_values, "seconds", 30.0)
            task = asyncio.ensure_future(pool.run(Requester("x"), jobs.puzzle_values, off_line))
            await until(lambda: pool.queue.running)
            task.cancel()
            await until(lambda: not pool.queue.running)
            await pool.run(Requester("x"), jobs.show_puzzle, small)
        finally:
            await pool.close()

    asyncio.run(go())


# --- puzzles -------------------------------------------------------------------------------------


def test_an_imported_position_is_bounded() -> None:
    assert read(rails_bomb().data()) is None
    saved = rails_bomb(3, best=0)
    assert read(saved.data()) == saved
    replace = msgspec.structs.replace
    for broken in (
        replace(saved.puzzle, seat=7),
        replace(saved.puzzle, themes=["x"] * 99),
        replace(saved.puzzle, origin="x" * 5000),
        replace(saved.puzzle, best=10**12),
        replace(saved.puzzle, values=[]),
        replace(saved.puzzle, scale=0),
        replace(saved.puzzle, kind="exact", values=saved.puzzle.values * 2),
    ):
        assert read(replace(saved, puzzle=broken).data()) is None


def test_values_have_a_limit() -> None:
    saved = rails_bomb()
    attempt = Attempt.of(as_set(saved), saved.puzzle.id, saved.puzzle.line)
    began = time.process_time()
    with pytest.raises(PuzzleLimitError):
        attempt.puzzler.values(attempt.state, attempt.posed, saved.puzzle)
    assert time.process_time() - began < 15


def test_a_puzzle_bomb_blocks_nobody(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as bad, Guest(live.url) as good:
            body = {"solved": [], "days": [], "kept": [rails_bomb().data()]}
            await bad.post("/api/puzzles/bring", body, 200)
            assert (await bad.get("/api/puzzles/kept"))["cards"] == []
            # Even if one were accepted, it would only cost its own worker a few seconds.
            saved = rails_bomb()
            assert live.server.puzzles.collection is not None
            await bad.get("/api/me")
            guest = live.server._guests.read(bad.http.cookies["arizona_guest"])  # type: ignore[union-attr]
            assert guest is not None
            await live.server.puzzles.collection.add(guest, saved)
            at = f"/api/puzzles/rails/{saved.puzzle.id}/values"
            asked = asyncio.ensure_future(bad.http.post(at, json={"moves": saved.puzzle.line}))
            await until(lambda: live.server.work.queue.running)
            await good.get("/api/games")
            assert not asked.done(), "answered while the bomb is computed"
            answer = await asked
            assert answer.status_code == 400
            assert answer.json()["message"]["id"] == "puzzle-too-hard"

    with_server(tmp_path, scenario)


def test_a_guest_sees_how_long_their_print_waits(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            await ana.get("/api/me")
            await ben.get("/api/me")
            urls = [f"/api/games/rails/print.pdf?parts=cards&seed={n}" for n in range(6)]
            prints = [asyncio.ensure_future(ana.http.get(url)) for url in urls]
            while not (place := await ana.get("/api/waiting"))["waiting"]:
                assert not all(one.done() for one in prints), "no job has waited"
                await asyncio.sleep(0.01)
            assert place["seconds"] >= 1
            ahead = len(live.server.work.queue)
            assert 0 <= place["ahead"] < max(ahead, 6)
            assert await ben.get("/api/waiting") == {"waiting": False, "ahead": 0, "seconds": 0}
            assert {one.status_code for one in await asyncio.gather(*prints)} == {200}
            assert not (await ana.get("/api/waiting"))["waiting"]

    with_server(tmp_path, scenario)
