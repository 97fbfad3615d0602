"""The same load on boardgame.io's server, with a small game, for comparison."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
from pathlib import Path

import uvloop

from bench.table_load import Listener, Meter, Socket, open_socket

FOLDER = Path(__file__).resolve().parent / "boardgameio"
TABLES = 125
SOCKETS = 4
TOP_SECONDS = 6.0
HOST = "127.0.0.1"
STATE_ID = re.compile(rb'"_stateID":(\d+)')
UPDATE = b'42/sheets,["update"'


def prepare() -> bool:
    """Install the packages if npm is available; otherwise there is no comparison."""
    if (FOLDER / "node_modules").is_dir():
        return True
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return False
    run = subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=FOLDER, check=False)
    return run.returncode == 0


class Crowd:
    """Four players of one match, each on a socket."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.match = f"match{number}"
        self.sockets: list[Socket] = []
        self.synced = 0
        self.state = 0
        self.waiting = 0
        self.done = 0
        self.hurry = False

    async def open(self) -> None:
        for number in range(SOCKETS):
            path = "/socket.io/?EIO=4&transport=websocket"
            line: Socket = await open_socket(HOST, self.port, path, self._listener(number))
            self.sockets.append(line)
            line.send(b"40/sheets,")
            while self.synced <= number:
                await asyncio.sleep(0.002)

    def _listener(self, number: int) -> Listener:
        def listen(text: bytes, now: float) -> None:
            if text == b"2":
                self.sockets[number].send(b"3")
            elif text.startswith(b"40/sheets"):
                sync = f'42/sheets,["sync","{self.match}","{number}",null,{SOCKETS}]'
                self.sockets[number].send(sync.encode())
            elif text.startswith(b'42/sheets,["sync"'):
                self.synced += 1
            elif text.startswith(UPDATE):
                if number == 0:
                    found = STATE_ID.search(text)
                    assert found is not None
                    self.state = int(found[1])
                self._received()

        return listen

    def _received(self) -> None:
        self.waiting -= 1
        if not self.waiting:
            self.done += 1
            if self.hurry and self.done < 400:
                self.move()

    def move(self) -> None:
        self.waiting = SOCKETS
        player, cell = self.done % SOCKETS, self.done // SOCKETS
        payload = f'{{"type":"mark","args":[{cell}],"playerID":"{player}","credentials":null}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        text = f'42/sheets,["update",{action},{self.state},"{self.match}","{player}"]'
        self.sockets[player].send(text.encode())

    def close(self) -> None:
        for line in self.sockets:
            line.close()


async def _top_rate(port: int, meter: Meter, pid: int) -> None:
    made = [Crowd(port, number) for number in range(TABLES)]
    for crowd in made:
        await crowd.open()
    await asyncio.sleep(0.5)
    loop = asyncio.get_running_loop()
    start = loop.time()
    meter.start(pid)
    for crowd in made:
        crowd.hurry = True
        crowd.move()
    while loop.time() - start < TOP_SECONDS and not any(crowd.done >= 399 for crowd in made):
        await asyncio.sleep(0.05)
    meter.stop(sum(crowd.done for crowd in made))
    for crowd in made:
        crowd.close()


def top_rate(port: int, meter: Meter, pid: int) -> None:
    """Measure boardgame.io's server in this process and on this port."""
    uvloop.run(_top_rate(port, meter, pid))
