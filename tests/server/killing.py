"""Kills a server repeatedly during play and checks that every acknowledged move was saved."""

from __future__ import annotations

import asyncio
import itertools
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.store import effective_moves
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.seating import Seating
from arizona.server.tables.table_rows import stored_record
from tests.ports import free_port
from tests.server.harness import TWO_HERE, Guest, Json, Player, on_this_machine

START = """
import sys
from pathlib import Path
from arizona.server.web.serve import run
from arizona.server.base.settings import Limits, Settings

limits = Limits(messages_per_second=1e6, messages_at_once=10**6, undos_at_once=10**6,
    undone_lines=10**6)
settings = Settings(
    port=int(sys.argv[1]), database=Path(sys.argv[2]), bot_pause=0.0, bot_seconds=0.2, limits=limits
)
run(settings, exact_port=True, open_browser=False, log_level="error")
"""
"""Like `arizona serve`, but without message rate limits, because these clients play at full speed.
"""


LONGEST_SILENCE = 10.0
"""Maximum seconds until a table answers after a kill."""


class ServerProcess:
    """A server in a separate process."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.sqlite"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", START, str(self.port), str(self.database)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        end = time.monotonic() + 240  # generous, for busy machines
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        """Send SIGKILL, so that the server cannot shut down cleanly."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


class Seated:
    """Plays one table continuously. After losing the connection, it resends its pending move."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self.rng = random.Random(seed)
        self.open_move: Json | None = None
        self.refused: list[str] = []
        self.moves = 0

    @property
    def over(self) -> bool:
        return bool(self.player.scene["to_move"] == -2)

    async def play(self) -> None:
        """Play until the connection is lost or the game is over."""
        player = self.player
        while not self.over:
            if self.open_move is None:
                undo = player.scene["can_undo"] and self.rng.random() < 0.15
                self.open_move = {"type": "undo" if undo else "move"}
                self.open_move |= {"ref": 1, "seq": player.scene["seq"]}
                if not undo:
                    self.open_move["action"] = self.rng.choice(player.scene["actions"])["action"]
            await player.send(self.open_move)
            answer = await player.answer(1)
            if answer["type"] == "refused":
                self.refused.append(answer["reason"])
            self.open_move = None
            self.moves += 1

    async def come_back(self) -> None:
        """Reconnect to the restarted server. The table must answer immediately."""
        began = time.monotonic()
        await self.player.open(returning=True)
        silence = time.monotonic() - began
        assert silence < on_this_machine(LONGEST_SILENCE), (
            f"table {self.player.table_id}: {silence:.1f} s"
        )


async def rounds(folder: Path, kills: int, tables: int, seed: int) -> int:
    """Kill the server this many times. Returns the total number of moves played."""
    rng = random.Random(seed)
    server = ServerProcess(folder)
    server.start()
    people: list[Seated] = []
    finished: list[Seated] = []
    seeds = itertools.count(seed * 1000)
    try:
        for _ in range(kills):
            finished += [one for one in people if one.over]
            people = [one for one in people if not one.over]
            while len(people) < tables:
                people.append(await seated(server.url, next(seeds)))
            playing = [asyncio.create_task(one.play()) for one in people]
            await asyncio.sleep(rng.uniform(0.2, 1.2))
            server.kill()
            for result in await asyncio.gather(*playing, return_exceptions=True):
                if not isinstance(result, ConnectionClosed | InvalidHandshake | None):
                    raise result
            await check(server.database, finished + people)
            server.start()
            for one in people:
                await one.come_back()
        await check(server.database, finished + people)
        for one in finished + people:
            await one.player.close()
    finally:
        server.stop()
    return sum(one.moves for one in finished + people)


async def seated(url: str, seed: int) -> Seated:
    """Create a table for a new player who plays both seats."""
    async with Guest(url) as guest:
        made = await guest.post("/api/tables", {"game": "knight", "seats": TWO_HERE})
    player = Player(url, made["table"], made["keys"])
    await player.open()
    return Seated(player, seed)


async def check(database: Path, people: list[Seated]) -> None:
    """Check that every acknowledged line was saved once and in order, and can be replayed."""
    store = SqliteStore(database)
    await store.open()
    try:
        for one in people:
            assert set(one.refused) <= {"stale"}, one.refused
            id = one.player.table_id
            log = await store.log(id)
            assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
            saved = {
                entry.seq: "back" if entry.line[:5] == "back " else entry.line for entry in log
            }
            for seq, line in one.player.kept.items():
                assert saved.get(seq) == line, f"table {id}: line {seq} was confirmed but not saved"
            row = await store.table(id)
            assert row is not None
            game_log = GameLog.of(
                stored_record(row, Seating(row.game, row.seats, {}), effective_moves(log))
            )
            assert game_log.moment == row.progress.moment
            assert game_log.scores[-1] == row.progress.scores
    finally:
        await store.close()
    with sqlite3.connect(database) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()
