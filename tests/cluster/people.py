"""Players who continue through any fault: after losing a connection, they try another server."""

from __future__ import annotations

import asyncio
import itertools
import random
import ssl
import time
from collections import Counter
from collections.abc import Iterator

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.cluster.history import Deed, Seen
from tests.server.harness import Json, Player

LOST = (
    ConnectionClosed,
    InvalidHandshake,
    OSError,
    TimeoutError,
    EOFError,
    httpx.HTTPError,
)
SILENCE = 8.0
"""Seconds without a response after which a page reconnects."""
TLS = ssl.create_default_context()
"""Shared by all players: creating one takes longer than most requests, and blocks all of them."""


class Person:
    """Plays one seat of a table and records all requests and responses."""

    def __init__(self, table: str, key: Json, doors: list[str], seed: int) -> None:
        self.table = table
        self.seat: int = key["seat"]
        self.rng = random.Random(seed)
        self._doors: Iterator[str] = itertools.cycle(
            doors[seed % len(doors) :] + doors[: seed % len(doors)]
        )
        self.door = next(self._doors)
        self.player = Player(self.door, table, [key])
        self.deeds: list[Deed] = []
        self.acks: list[float] = []
        self.losses = 0
        self.reads: Counter[int] = Counter()
        """Number of requests by status."""
        self.answers: list[tuple[int, int]] = []
        """For each request, the newest line number seen before and the one in the response."""
        self.stop = asyncio.Event()

    @property
    def over(self) -> bool:
        return bool(self.player.scene) and self.player.scene["to_move"] == -2

    def seen(self) -> Seen:
        player = self.player
        who = f"seat {self.seat} of {self.table}"
        return Seen(who, dict(player.kept), player.order, player.changes, self.answers)

    async def play(self, stop: asyncio.Event, pause: float) -> None:
        """Play until the game is over or the player is stopped."""
        self.stop = stop
        await self._come()
        while not self.over and not stop.is_set():
            try:
                if self.player.scene["to_move"] == self.seat:
                    await self._decide()
                    await asyncio.sleep(self.rng.uniform(0, 2 * pause))
                else:
                    await self.player.receive(1.0)
            except TimeoutError:
                continue
            except LOST:
                await self._come()

    async def _come(self) -> None:
        """Reconnect to any server that responds."""
        while not self.stop.is_set():
            await self._leave()
            self.player.url = self.door.replace("http", "ws", 1)
            try:
                async with asyncio.timeout(SILENCE):
                    # Half of them reload the page, which then knows only the version it has seen.
                    returning = bool(self.player.scene) and self.rng.random() < 0.5
                    await self.player.open(returning=returning)
                    await self._read()
                return
            except LOST:
                self.losses += 1
                self.door = next(self._doors)
                await asyncio.sleep(0.25 * self.rng.uniform(0.8, 1.2))

    async def _read(self) -> None:
        """Send an HTTP request too. Its response must not be older either."""
        newest = dict(self.player.newest)
        async with httpx.AsyncClient(base_url=self.door, timeout=SILENCE, verify=TLS) as http:
            answer = await http.get(f"/api/tables/{self.table}/log", params=newest)
        self.reads[answer.status_code] += 1
        if answer.status_code == 200:
            self.answers.append((newest["seen"], answer.json()["seq"]))

    async def _leave(self) -> None:
        if self.player._socket is not None:
            self.player.socket.transport.abort()
            self.player._socket = None

    async def _decide(self) -> None:
        scene = self.player.scene
        message: Json = {"ref": 1, "seq": scene["seq"]}
        if scene["undo_seat"] == self.seat and self.rng.random() < 0.1:
            message["type"], line = "undo", "back"
        else:
            action = self.rng.choice(scene["actions"])
            message |= {"type": "move", "action": action["action"]}
            line = f"{self.seat + 1} {action['text']}"
        began = time.monotonic()
        outcome = await self._ask(message)
        ended = time.monotonic()
        self.deeds.append(Deed(self.table, self.seat, message["seq"], line, began, ended, outcome))
        if outcome == "done":
            self.acks.append(ended)

    async def _ask(self, message: Json) -> str:
        """Send a request until it is answered, as the page does."""
        for _ in range(60):
            try:
                await self.player.send(message)
                async with asyncio.timeout(SILENCE):
                    answer = await self.player.answer(1)
            except LOST:
                self.door = next(self._doors)
                await self._come()
                continue
            reason = str(answer.get("reason", "done"))
            if reason not in ("no-store", "too-fast"):
                return reason
            await asyncio.sleep(0.3)
        return ""
