"""An honest table while somebody attacks the server: how long its moves take, and none refused.

The attackers have a process and addresses of their own; the limits are those that everybody has.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from bench.table import Crowd, free_port, post, server
from bench.table_attack import ATTACKS

SECONDS = 6.0
EVERY = 0.08
"""Seconds between two moves: nobody plays faster, and it is within the limits."""
GAME = "knight"


async def honest(port: int) -> list[float]:
    """The times of one table's moves until all four have seen them; a refusal ends it."""
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
                attackers = subprocess.Popen([*attack, str(SECONDS + 3)]) if name else None
                time.sleep(2 if name else 0)
                times = uvloop.run(honest(port))
                if attackers is not None:
                    attackers.wait(SECONDS + 30)
        label = name or "peace"
        figures[f"harm.{label}.p50_ms"] = at(times, 0.5)
        figures[f"harm.{label}.p99_ms"] = at(times, 0.99)
    return figures


if __name__ == "__main__":
    for figure, value in measure().items():
        print(f"{figure:<40} {value:,.4g}", flush=True)
