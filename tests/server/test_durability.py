"""A server killed at random moments loses nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ports import free_port
from tests.server.harness import HERE_AND_BOT, Guest, Player
from tests.server.killing import ServerProcess, rounds

SOAK = "ARIZONA_SOAK" in os.environ
"""`make soak` uses fifty kills instead of five."""


@pytest.mark.timeout(3600 if SOAK else 900)  # each start takes seconds of processor time
def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    for part in range(5 if SOAK else 1):
        folder = tmp_path / str(part)
        folder.mkdir()
        kills, tables = (10, 10) if SOAK else (5, 6)
        assert asyncio.run(rounds(folder, kills=kills, tables=tables, seed=1 + part)) > 50


def test_a_bot_continues_after_a_kill(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = ServerProcess(tmp_path)
        server.start()
        try:
            async with Guest(server.url) as ana:
                made = await ana.create(HERE_AND_BOT, options={"games": 1})
                player = Player(server.url, made["table"], made["keys"])
                await player.open()
                while player.scene["to_move"] == 0:
                    await player.move()
                server.kill()
                server.start()
                again = Player(server.url, made["table"], made["keys"])
                async with again:
                    assert again.scene["seq"] >= player.scene["seq"]
                    await again.play_to_the_end()
                await player.close()
        finally:
            server.stop()

    asyncio.run(scenario())


def test_the_command_prints_the_address_and_ends_politely(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-c", "from arizona.cli.main import main; main()", "serve"]
    command += ["--port", str(port), "--data", str(tmp_path / "t.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == f"Arizona is open: http://localhost:{port}/\n"
        process.send_signal(signal.SIGINT)
        process.wait(20)
        assert process.returncode in (0, 130)
