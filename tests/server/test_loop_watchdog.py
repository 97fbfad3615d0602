"""The event loop watchdog: what it measures and reports, and that tests enforce its limits."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from arizona.server.base import loop_watchdog
from arizona.server.base.loop_watchdog import LoopWatchdog, background_task
from tests.server.harness import Guest, Running, with_server


def burn(seconds: float) -> None:
    """Block this thread until it has used this much CPU time."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_steps_are_judged_by_cpu_time_and_named_by_route() -> None:
    async def work() -> str:
        burn(0.08)
        await asyncio.sleep(0)
        time.sleep(0.08)  # waiting, as on a busy machine, does not count
        await asyncio.sleep(0)
        burn(0.01)
        return "done"

    async def go() -> LoopWatchdog:
        dog = LoopWatchdog()
        assert await dog.watch("GET /slow", work()) == "done"
        start = dog.clocks()
        burn(0.06)
        dog.step_ended("socket Play", *start)
        return dog

    dog = asyncio.run(go())
    assert [step.route for step in dog.slow] == ["GET /slow", "socket Play"]
    assert dog.slow[0].cpu >= 0.08 and dog.longest == max(step.cpu for step in dog.slow)
    text = "\n".join(dog.lines())
    assert 'arizona_slow_steps_total{route="GET /slow"} 1' in text


def test_a_busy_machine_is_not_a_slow_step() -> None:
    """Also if the CPU time was read before the step began."""
    dog = LoopWatchdog()
    dog.clocks()
    start = dog.clocks()
    burn(0.02)
    time.sleep(0.08)
    dog.step_ended("socket Play", *start)
    assert not dog.slow


def test_a_slow_step_is_found_without_a_reading_at_its_start() -> None:
    dog = LoopWatchdog()
    dog.clocks()
    start = dog.clocks()
    burn(0.08)
    dog.step_ended("socket Play", *start)
    assert [step.route for step in dog.slow] == ["socket Play"]
    assert 0.07 < dog.slow[0].cpu <= dog.slow[0].wall


def test_without_a_cpu_clock_nothing_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the browser, where wall time would only say that the machine is busy."""
    monkeypatch.delattr(time, "thread_time")
    monkeypatch.setattr(loop_watchdog, "cpu_time", loop_watchdog._cpu_clock())
    dog = LoopWatchdog()
    start = dog.clocks()
    time.sleep(loop_watchdog.SLOW_SECONDS * 1.5)
    dog.step_ended("socket Play", *start)
    assert not dog.slow and not dog.counts and dog.longest == 0.0


def test_errors_and_cancellation_pass_through() -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    async def waits(seen: list[str], begun: asyncio.Event) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            seen.append("canceled")
            raise

    async def go() -> None:
        dog = LoopWatchdog()
        with pytest.raises(ValueError, match="no"):
            await dog.watch("x", fails())
        seen: list[str] = []
        begun = asyncio.Event()
        task = asyncio.ensure_future(dog.watch("x", waits(seen, begun)))
        await begun.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert seen == ["canceled"]

    asyncio.run(go())


def test_background_tasks_are_watched() -> None:
    async def work(seen: list[str]) -> str:
        burn(0.08)
        try:
            await asyncio.sleep(0)
            return "done"
        finally:
            seen.append("ended")

    async def go() -> None:
        seen: list[str] = []
        assert await background_task("early", work(seen)) == "done"
        dog = LoopWatchdog()
        dog.start()
        assert await background_task("late", work(seen)) == "done"
        canceled = background_task("canceled", work(seen))
        canceled.cancel()  # before its first step
        with pytest.raises(asyncio.CancelledError):
            await canceled
        dog.stop()
        assert [step.route for step in dog.slow] == ["task late"]
        assert seen == ["ended"] * 2

    asyncio.run(go())


def test_an_occupied_loop_is_exported_and_fails_a_test(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(live: Running) -> None:
        def slow() -> str:
            burn(0.3)
            return ""

        monkeypatch.setattr(live.server.metrics, "text", slow)
        async with Guest(live.url) as ana:
            await ana.http.get("/metrics")
            monkeypatch.undo()
            answer = (await ana.http.get("/metrics")).text
        assert 'arizona_slow_steps_total{route="GET /metrics"} 1' in answer
        assert "arizona_loop_lag_seconds" in answer

    with pytest.raises(AssertionError, match="the event loop was occupied"):
        with_server(tmp_path, scenario)
