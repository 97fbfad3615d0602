"""An honest table while the server is under attack: move latency, without any rejected move.

The attackers have their own process and addresses; the limits are the defaults. For attacks on
bots, the time until a fast bot replies is measured too.
"""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

from bench.table import HOST, Crowd, free_port, post, server
from bench.table_attack import ATTACKS
from bench.table_load import Socket, open_socket

SECONDS = 6.0
EVERY = 0.08
"""Seconds between two moves: faster than people play, and within the limits."""
GAME = "knight"
BOTS_BUSY = ("", "bots", "hints")


async def honest(port: int) -> list[float]:
    """Latencies of one table's moves until all four sockets have them; a rejection ends it."""
    times: list[float] = []
    crowd = Crowd(port, GAME, 1)
    await crowd.open()
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        if crowd.over():
            times += crowd.times
            crowd.close()
            crowd = Crowd(port, GAME, len(times))
            await crowd.open()
        if not crowd.waiting:
            crowd.move(time.perf_counter())
        await asyncio.sleep(EVERY)
    crowd.close()
    return times + crowd.times


class Duel:
    """A person against a bot that moves at once."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.rng = random.Random(1)
        self.times: list[float] = []
        self.over = False
        self._began = 0.0
        self._line: Socket | None = None

    def _heard(self, text: bytes, now: float) -> None:
        if not text.startswith((b'{"type":"update"', b'{"type":"snapshot"')):
            return
        scene = json.loads(text)["scene"]
        self.over = scene["to_move"] < 0
        if self._began and scene["to_move"] != 1:
            self.times.append(now - self._began)
            self._began = 0.0
        if scene["to_move"] == 0:
            asyncio.get_running_loop().call_later(EVERY, self._move, scene)

    def _move(self, scene: dict[str, Any]) -> None:
        assert self._line is not None
        self._began = time.perf_counter()
        action = self.rng.choice(scene["actions"])["action"]
        move = {"type": "move", "ref": 1, "seq": scene["seq"], "action": action}
        self._line.send(json.dumps(move).encode())

    async def play(self, seconds: float) -> None:
        """Play for this many seconds, or to the end."""
        seats = [{"kind": "here"}, {"kind": "bot", "bot": "random"}]
        made = post(self.port, "/api/tables", {"game": GAME, "seats": seats})
        path = f"/ws/tables/{made['table']}"
        self._line = await open_socket(HOST, self.port, path, self._heard)
        self._line.send(json.dumps({"type": "hello", "seats": made["keys"]}).encode())
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self.over:
            await asyncio.sleep(EVERY)
        self._line.close()
        if self._began:
            self.times.append(time.perf_counter() - self._began)


async def duels(port: int) -> list[float]:
    """Times until it was the player's turn again."""
    times: list[float] = []
    end = time.monotonic() + SECONDS
    while (left := end - time.monotonic()) > 0:
        duel = Duel(port)
        await duel.play(left)
        times += duel.times
    return times


def at(times: list[float], part: float) -> float:
    """A percentile, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000


def measure() -> dict[str, float]:
    figures: dict[str, float] = {}
    for name in ("", *ATTACKS):
        with tempfile.TemporaryDirectory(prefix="arizona-bench-") as folder:
            port = free_port()
            file = str(Path(folder) / "tables.sqlite")
            command = (sys.executable, "-m", "bench.table_server", str(port), file, "guarded")
            with server(*command, port=port):
                seats = [{"kind": "here"}] * 2
                target = str(post(port, "/api/tables", {"game": GAME, "seats": seats})["table"])
                attack = [sys.executable, "-m", "bench.table_attack", name, str(port), target]
                attackers = subprocess.Popen([*attack, str(2 * SECONDS + 4)]) if name else None
                time.sleep(2 if name else 0)
                times = uvloop.run(honest(port))
                waits = uvloop.run(duels(port)) if name in BOTS_BUSY else []
                if attackers is not None:
                    attackers.wait(2 * SECONDS + 30)
        label = name or "peace"
        figures[f"harm.{label}.p50_ms"] = at(times, 0.5)
        figures[f"harm.{label}.p99_ms"] = at(times, 0.99)
        if waits:
            figures[f"harm.{label}.bot_p50_ms"] = at(waits, 0.5)
            figures[f"harm.{label}.bot_p99_ms"] = at(waits, 0.99)
    return figures


if __name__ == "__main__":
    for figure, value in measure().items():
        print(f"{figure:<40} {value:,.4g}", flush=True)
