"""The server under load: 500 sockets at 125 tables, with real moves, all of them committed.

The latency of a move is the time from sending it until the last of the table's four sockets has the
new position. At a fixed rate, tables move in turn by the clock, and a move that had to wait for the
previous one counts from when it was due. The top rate is what 125 tables reach when each moves as
soon as it has received the last position; the CPU time per move is reported with it.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
import uvloop
from msgspec import Struct

import arizona
from arizona.server.tables.characters import bot_ids
from bench import table_boardgameio, table_preview
from bench.table_load import Meter, Socket, open_socket, percentile

TABLES = 125
SOCKETS = 4
RATE = 500
SECONDS = 8.0
TOP_SECONDS = 6.0
ROUNDS = 3
STARTING = 120.0
"""Seconds a server has to start: other programs may use most of the machine."""
HOST = "127.0.0.1"


class _Action(Struct):
    action: int


class _Scene(Struct):
    seq: int
    to_move: int
    actions: list[_Action]


class _Message(Struct):
    scene: _Scene


_messages = msgspec.json.Decoder(_Message)


class Crowd:
    """Four sockets at one table."""

    def __init__(self, port: int, game: str, seed: int) -> None:
        self.port = port
        self.rng = random.Random(seed)
        self.sockets: list[Socket] = []
        self.scene = _Scene(-1, -1, [])
        self.waiting = 0
        self.began = 0.0
        self.times: list[float] = []
        self.done = 0
        self.hurry = False
        self.overdue: deque[float] = deque()
        seats = min(SOCKETS, arizona.get_game(game).max_seats)
        body = {"game": game, "seats": [{"kind": "here"}] * seats}
        made = post(port, "/api/tables", body)
        self.table = made["table"]
        self.keys: list[object] = made["keys"]  # type: ignore[assignment]

    async def open(self) -> None:
        for number in range(SOCKETS):
            path = f"/ws/tables/{self.table}"
            listen = self._first if number == 0 else self._other
            line = await open_socket(HOST, self.port, path, listen)
            keys = self.keys[number : number + 1]
            line.send(msgspec.json.encode({"type": "hello", "seats": keys}))
            self.sockets.append(line)
        while self.scene.seq < 0:
            await asyncio.sleep(0.01)

    def _first(self, text: bytes, now: float) -> None:
        if text.startswith((b'{"type":"update"', b'{"type":"snapshot"')):
            self.scene = _messages.decode(text).scene
            self._received(text, now)
        elif text.startswith(b'{"type":"refused"'):
            raise RuntimeError(text.decode())

    def _other(self, text: bytes, now: float) -> None:
        if text.startswith(b'{"type":"refused"'):
            raise RuntimeError(text.decode())
        self._received(text, now)

    def _received(self, text: bytes, now: float) -> None:
        if not text.startswith(b'{"type":"update"') or not self.waiting:
            return
        self.waiting -= 1
        if not self.waiting:
            self.times.append(now - self.began)
            self.done += 1
            if self.hurry:
                self.move(now)
            elif self.overdue:
                self.move(self.overdue.popleft())

    def over(self) -> bool:
        return self.scene.to_move < 0

    def move(self, began: float) -> None:
        """Send a move for the player to move."""
        scene = self.scene
        if self.over():
            return
        self.began = began
        self.waiting = SOCKETS
        action = self.rng.choice(scene.actions).action
        text = f'{{"type":"move","ref":1,"seq":{scene.seq},"action":{action}}}'
        self.sockets[scene.to_move].send(text.encode())

    def close(self) -> None:
        for line in self.sockets:
            line.close()


def post(port: int, path: str, body: object) -> dict[str, object]:
    connection = http.client.HTTPConnection(HOST, port, timeout=STARTING)
    connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    if answer.status not in (200, 201):
        raise RuntimeError(f"{path}: {answer.status} {text.decode()}")
    found: dict[str, object] = json.loads(text)
    return found


@contextmanager
def server(*command: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """Start a server process and wait until it listens."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        end = time.monotonic() + STARTING
        while True:
            try:
                socket.create_connection((HOST, port), 1).close()
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError(f"{command[0]} does not listen") from None
                time.sleep(0.1)
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind((HOST, 0))
        port: int = sock.getsockname()[1]
        return port


async def crowds(port: int, game: str) -> list[Crowd]:
    made = [Crowd(port, game, seed) for seed in range(TABLES)]
    for crowd in made:
        await crowd.open()
    await asyncio.sleep(0.5)
    return made


async def at_rate(port: int, game: str) -> list[float]:
    """Latencies of moves at the fixed rate."""
    return await paced(await crowds(port, game), RATE, SECONDS)


async def paced(made: Sequence[Crowd], rate: float, seconds: float) -> list[float]:
    """The same for a seated crowd: each table in turn, late or not."""
    clock = time.perf_counter
    start = clock() + 0.2
    for number in range(int(rate * seconds)):
        due = start + number / rate
        if (delay := due - clock()) > 0:
            await asyncio.sleep(delay)
        crowd = made[number % len(made)]
        if crowd.waiting:
            crowd.overdue.append(due)
        else:
            crowd.move(due)
    await asyncio.sleep(1)
    times = [value for crowd in made for value in crowd.times]
    for crowd in made:
        crowd.close()
    return times


async def top_rate(port: int, game: str, meter: Meter, pid: int) -> None:
    """Measure a server at which every table moves as soon as it can."""
    made = await crowds(port, game)
    loop = asyncio.get_running_loop()
    start = loop.time()
    meter.start(pid)
    for crowd in made:
        crowd.hurry = True
        crowd.move(start)
    while loop.time() - start < TOP_SECONDS and not any(crowd.over() for crowd in made):
        await asyncio.sleep(0.05)
    meter.stop(sum(crowd.done for crowd in made))
    for crowd in made:
        crowd.hurry = False
        crowd.close()


def measure() -> dict[str, float]:
    game = "rails" if "rails" in arizona.game_names() else "knight"
    compare = table_boardgameio.prepare()
    if not compare:
        print("table: no npm here, so no comparison with boardgame.io", file=sys.stderr)
    figures: dict[str, float] = {}
    ours, theirs = Meter(), Meter()
    with tempfile.TemporaryDirectory(prefix="arizona-bench-") as folder:
        port = free_port()
        command = (sys.executable, "-m", "bench.table_server", str(port))
        with server(*command, str(Path(folder) / "tables.sqlite"), port=port) as process:
            uvloop.run(at_rate(port, game))
            times = quietest(port, game)
            figures["table.p99_ms"] = percentile(times, 0.99) * 1000
            figures["table.p50_ms"] = percentile(times, 0.5) * 1000
            times = hovering(port, game)
            figures["table.preview_p99_ms"] = percentile(times, 0.99) * 1000
            figures["table.preview_p50_ms"] = percentile(times, 0.5) * 1000
            work = percentile(table_preview.work_times(), 0.99)
            figures["table.preview_cpu_p99_ms"] = work * 1000
            # The two servers alternate, so that one is idle while the other is measured.
            for _ in range(ROUNDS):
                uvloop.run(top_rate(port, game, ours, process.pid))
                if compare:
                    their_top_rate(theirs)
            figures["table.top_moves_per_s"] = max(ours.rates)
            figures["table.cpu_us_per_move"] = min(ours.costs)
            if compare:
                figures["table.over_boardgameio"] = max(ours.rates) / max(theirs.rates)
                figures["table.boardgameio_cpu_us_per_move"] = min(theirs.costs)
            bot = {"kind": "bot", "bot": bot_ids(game)[-1]}
            for _ in range(2):
                seats = [bot] * arizona.get_game(game).max_seats
                post(port, "/api/tables", {"game": game, "seats": seats})
            times = quietest(port, game)
            figures["table.p99_with_bot_ms"] = percentile(times, 0.99) * 1000
    return figures


def quietest(port: int, game: str) -> list[float]:
    """The latencies of the round that was disturbed least by other load."""
    rounds = [uvloop.run(at_rate(port, game)) for _ in range(ROUNDS)]
    return min(rounds, key=lambda times: percentile(times, 0.99))


def hovering(port: int, game: str) -> list[float]:
    """Latencies of previews while the other tables play at the fixed rate; the best round."""

    async def once() -> list[float]:
        seats = [{"kind": "here"}] * 2
        made = post(port, "/api/tables", {"game": table_preview.GAME, "seats": seats})
        keys: list[object] = made["keys"]  # type: ignore[assignment]
        hoverer = table_preview.Hoverer(str(made["table"]), keys)
        await asyncio.gather(hoverer.run(HOST, port, SECONDS), at_rate(port, game))
        return hoverer.times

    return min(
        (uvloop.run(once()) for _ in range(ROUNDS)), key=lambda times: percentile(times, 0.99)
    )


def their_top_rate(meter: Meter) -> None:
    """Measure boardgame.io's server, newly started."""
    port = free_port()
    script = str(table_boardgameio.FOLDER / "server.js")
    with server("node", script, str(port), port=port) as process:
        table_boardgameio.top_rate(port, meter, process.pid)


if __name__ == "__main__":
    for name, value in measure().items():
        print(f"{name:<30} {value:,.2f}", flush=True)
