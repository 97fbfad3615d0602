"""A server stops within ten seconds of SIGTERM, no matter what is running."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from arizona.server.base.settings import Settings
from arizona.server.web import serve
from tests.server.harness import PATIENCE, TWO_HERE, Guest, on_this_machine
from tests.server.killing import START, ServerProcess

MAX_SECONDS = 10.0
"""Seconds until a server has stopped, on a machine that does nothing else."""
BLOCKED = START.replace(
    "run(settings",
    """
import asyncio
from arizona.server.tables.room_manager import RoomManager

async def block(self):
    def occupy():
        print("occupied", flush=True)
        while True:
            pass
    asyncio.get_running_loop().call_later(2, occupy)

RoomManager.open = block
run(settings""",
)
"""A server whose event loop blocks forever two seconds after startup."""


def stop_seconds(process: subprocess.Popen[bytes]) -> float:
    """Return how many seconds a process takes to exit after SIGTERM."""
    began = time.monotonic()
    process.send_signal(signal.SIGTERM)
    process.wait(120)
    return time.monotonic() - began


def children_of(pid: int) -> list[int]:
    found = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
    return [int(line) for line in found.stdout.split()]


def alive(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    return False


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_stopping_while_everything_runs(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    assert server.process is not None
    process = server.process

    workers: list[int] = []

    async def busy() -> float:
        async with Guest(server.url) as ana:
            table = (await ana.create(TWO_HERE))["table"]
            sockets = [await connect(f"ws://127.0.0.1:{server.port}/ws/tables/{table}")]
            async with ana.sit_at(table) as player:
                seq = player.scene["seq"]
                await player.send({"type": "ask-hint", "ref": 9, "seq": seq})
                prints = [
                    asyncio.ensure_future(
                        ana.http.get(f"/api/games/trail/print.pdf?parts=nature&seed={number}")
                    )
                    for number in range(6)
                ]
                async with asyncio.timeout(PATIENCE):
                    while len(children_of(process.pid)) < 2:  # a bot, and a worker that prints
                        await asyncio.sleep(0.1)
                workers.extend(children_of(process.pid))
                seconds = await asyncio.to_thread(stop_seconds, process)
                await asyncio.gather(*prints, return_exceptions=True)
            for one in sockets:
                await one.close()
        return seconds

    try:
        assert asyncio.run(busy()) < on_this_machine(MAX_SECONDS)
        assert not any(alive(pid) for pid in workers), "no worker outlives its server"
    finally:
        if process.poll() is None:
            process.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_stopping_while_the_event_loop_is_occupied(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    command = [sys.executable, "-c", BLOCKED, str(server.port), str(server.database)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert process.stdout is not None
    try:
        assert b"occupied\n" in process.stdout
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"{server.url}/ready", timeout=1)
        workers = children_of(process.pid)
        assert stop_seconds(process) < on_this_machine(MAX_SECONDS)
        assert process.returncode == serve.LATE
        end = time.monotonic() + PATIENCE
        while any(alive(pid) for pid in workers) and time.monotonic() < end:
            time.sleep(0.05)
        assert not any(alive(pid) for pid in workers)
    finally:
        if process.poll() is None:
            os.kill(process.pid, signal.SIGKILL)
        process.stdout.close()
        process.wait()


def test_the_deadline_comes_after_the_time_to_drain() -> None:
    assert serve.SHUTDOWN_SECONDS < MAX_SECONDS
    assert Settings().drain == 0
