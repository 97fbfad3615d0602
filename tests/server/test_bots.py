"""Bot processes that crash or hang are replaced, and the game continues."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from pathlib import Path

import pytest

import arizona
from arizona.server.services.bots.pool import Worker, WorkerPool
from arizona.server.services.bots.worker import JobRunner
from arizona.server.tables.bot_requests import Answer, BotError, BotRequester, Job
from tests.server.harness import HERE_AND_BOT, Guest, LoopClock, Running, with_server


def job(lines: list[str], bot: str = "greedy", kind: str = "decide", table: str = "t") -> Job:
    setup = arizona.new("knight", seed=5).setup
    return Job(
        "hint" if kind == "hint" else "decide",
        table,
        "knight",
        setup.game.rules_version,
        "default",
        setup.content.digest,
        2,
        setup.options,
        lines,
        bot,
        0.5,
    )


def some_lines() -> list[str]:
    match = arizona.new("knight", seed=5)
    for _ in range(6):
        match.play(match.state.legal()[0])
    return [move.line() for move in match.moves]


def called(patch: pytest.MonkeyPatch, method: str) -> asyncio.Event:
    """Return an event that is set once a process is asked to do this."""
    begun = asyncio.Event()
    whole = getattr(Worker, method)

    async def noted(self: Worker, *given: object) -> object:
        begun.set()
        return await whole(self, *given)

    patch.setattr(Worker, method, noted)
    return begun


def test_a_thinker_replays_only_what_is_new() -> None:
    lines = some_lines()
    job_runner = JobRunner()
    for count in (len(lines) - 2, len(lines) - 1, len(lines), len(lines) - 2):
        answer = job_runner.answer(job(lines[:count]))
        assert not answer.error
        assert answer.action >= 0
    assert job_runner.answer(job(lines, bot="nobody")).error
    assert job_runner.answer(job(["1 nonsense"], table="u")).error
    assert job_runner.answer(job(lines, kind="hint")).advice


def test_a_killed_process_is_replaced_and_the_job_retried(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        pool = WorkerPool(1)
        await pool.open()
        lines = some_lines()
        try:
            assert (await pool.ask(job(lines))).action >= 0
            for _ in range(2):
                os.kill(pool.pids[0], signal.SIGKILL)
                assert (await pool.ask(job(lines))).action >= 0
            assert pool.replaced == 2
            sent = called(monkeypatch, "ask")
            slow = asyncio.create_task(pool.ask(job(lines)))
            await sent.wait()
            os.kill(pool.pids[0], signal.SIGKILL)
            assert (await slow).action >= 0
        finally:
            await pool.close()

    asyncio.run(scenario())


def test_a_hung_process_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        pool = WorkerPool(1)
        await pool.open()
        try:
            assert (await pool.ask(job(some_lines()))).action >= 0
            os.kill(pool.pids[0], signal.SIGSTOP)
            monkeypatch.setattr("arizona.server.services.bots.pool.GRACE", 0.5)
            sent = called(monkeypatch, "ask")
            asking = asyncio.create_task(pool.ask(job(some_lines())))
            await sent.wait()
            monkeypatch.setattr("arizona.server.services.bots.pool.GRACE", 10.0)
            assert (await asking).action >= 0
            assert pool.replaced == 1
        finally:
            await pool.close()

    asyncio.run(scenario())


def test_a_process_that_starts_slowly_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Startup is not thinking time. Otherwise a slow process would be killed repeatedly."""

    async def scenario() -> None:
        pool = WorkerPool(1)
        await pool.open()
        os.kill(pool.pids[0], signal.SIGSTOP)
        first = pool.pids[0]
        monkeypatch.setattr("arizona.server.services.bots.pool.GRACE", 0.0)
        try:
            clock, waited_for = LoopClock(), called(monkeypatch, "get_ready")
            asking = asyncio.create_task(pool.ask(job(some_lines())))
            await waited_for.wait()
            await clock.advance(2 * job([]).seconds)  # longer than the job may take
            monkeypatch.setattr("arizona.server.services.bots.pool.GRACE", 60.0)
            os.kill(first, signal.SIGCONT)
            assert (await asking).action >= 0
            assert (pool.replaced, pool.pids) == (0, [first])
        finally:
            await pool.close()

    asyncio.run(scenario())


def test_an_abandoned_job_does_not_answer_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        pool = WorkerPool(1)
        await pool.open()
        try:
            sent = called(monkeypatch, "ask")
            asking = asyncio.create_task(pool.ask(job(some_lines())))
            await sent.wait()
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            answer = await pool.ask(job(some_lines(), kind="hint"))
            assert answer.advice
        finally:
            await pool.close()

    asyncio.run(scenario())


def test_a_bots_error_is_reported_and_not_retried() -> None:
    async def scenario() -> None:
        pool = WorkerPool(1)
        await pool.open()
        try:
            with pytest.raises(BotError, match="nobody"):
                await pool.ask(job(some_lines(), bot="nobody"))
            assert pool.replaced == 0
        finally:
            await pool.close()

    asyncio.run(scenario())


def test_the_game_continues_while_bot_processes_are_killed(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        pool = live.server.pool
        stop = asyncio.Event()

        async def killer() -> None:
            while not stop.is_set():
                found = pool.pids
                for pid in found:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
                # Kill the first process as soon as it exists, because a game may take less than a
                # second.
                await asyncio.sleep(0.7 if found else 0.01)

        async with Guest(live.url) as ana:
            made = await ana.create(HERE_AND_BOT, options={"games": 1})
            killing = asyncio.create_task(killer())
            async with ana.sit_at(made["table"]) as player:
                await player.play_to_the_end()
            stop.set()
            await killing
            assert pool.replaced > 0

    with_server(tmp_path, scenario)


def test_without_any_answer_a_legal_move_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_answer(self: WorkerPool, job: Job, asker: BotRequester) -> Answer:
        raise BotError("no")

    monkeypatch.setattr(WorkerPool, "ask", no_answer)

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(HERE_AND_BOT, options={"games": 1})
            async with ana.sit_at(made["table"]) as player:
                await player.play_to_the_end()
                answer = await player.ask("ask-hint", seq=player.scene["seq"])
                assert answer["type"] == "refused"

    with_server(tmp_path, scenario)
