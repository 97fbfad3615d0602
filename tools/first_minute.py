"""Measures how long a fresh clone takes to the first page and the first move, and prints a report.

``python -m tools.first_minute`` clones this checkout into a scratch folder, runs `make play` there
twice, and plays one move at a table against a bot each time. Package caches of this machine are
used; ``--json FILE`` also writes the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from datetime import date
from pathlib import Path

import httpx
from tests.ports import free_port
from tests.server.harness import Guest

ROOT = Path(__file__).resolve().parent.parent
GOALS = {"first page": 60.0, "first page, second start": 5.0}
"""Goals in seconds on two cores."""
MAX_SECONDS = 900.0
SEATS = [{"kind": "here"}, {"kind": "bot", "bot": "random"}]


async def play_one_move(url: str) -> None:
    """Open a table against a bot and make one move."""
    async with Guest(url) as guest:
        table = (await guest.create(SEATS))["table"]
        async with guest.sit_at(table) as player:
            await player.until(lambda _: player.scene["to_move"] == 0)
            answer = await player.move()
            assert answer["type"] == "done", answer


def wait_for_page(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + MAX_SECONDS
    while time.monotonic() < end:
        if process.poll() is not None:
            break
        try:
            if httpx.get(url, timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise SystemExit(f"make play served no page:\n{log.read_text()[-3000:]}")


def wait_for_line(text: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + MAX_SECONDS
    while text not in log.read_text():
        if process.poll() is not None or time.monotonic() > end:
            raise SystemExit(f"make play never said {text!r}:\n{log.read_text()[-3000:]}")
        time.sleep(0.5)


def measure(clone: Path, *, compiled: bool) -> dict[str, float]:
    """Run `make play` once; return seconds from its start by what was reached."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    log = clone / "build-play.log"
    environment = {**os.environ, "ARIZONA_HOME": str(clone / "home")}
    began = time.monotonic()
    found = {}
    with log.open("wb") as out:
        process = subprocess.Popen(
            ["make", "play", f"PLAY=--port {port} --no-browser"],
            cwd=clone,
            env=environment,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        wait_for_page(url, process, log)
        found["first page"] = time.monotonic() - began
        asyncio.run(play_one_move(url))
        found["first move"] = time.monotonic() - began
        if compiled:
            wait_for_line("compiled rules are ready", process, log)
            found["compiled rules"] = time.monotonic() - began
            wait_for_page(url, process, log)
            asyncio.run(play_one_move(url))
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="arizona-first-minute-") as scratch:
        clone = Path(scratch) / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        figures = measure(clone, compiled=True)
        second = measure(clone, compiled=False)
        figures |= {f"{name}, second start": value for name, value in second.items()}
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count()
    print(f"{date.today()}, {platform.machine()}, {cores} cores, Python {sys.version.split()[0]}")
    for name, seconds in figures.items():
        goal = f"  (goal {GOALS[name]:.0f} s)" if name in GOALS else ""
        print(f"{name:28} {seconds:7.1f} s{goal}")
    if given.json:
        rounded = {name: round(seconds, 1) for name, seconds in figures.items()}
        given.json.write_text(json.dumps({"date": str(date.today()), "seconds": rounded}, indent=2))


if __name__ == "__main__":
    main()
