"""The cost of hovering: previews of every visible action at one table while others play.

At a table of Trail, which has the largest previews, a client requests at every decision what each
legal action would do, in one message like the page, and then plays one of them. The latency is the
time from request to response. Meanwhile 125 tables play at the fixed rate of ``table.p99_ms``.
``work_times`` is the CPU time of a response alone, without a server, which depends least on other
load.
"""

from __future__ import annotations

import asyncio
import random
import time

import msgspec
from msgspec import Struct

import arizona
from arizona.server.protocol.server import Previews
from arizona.server.tables.previews import preview_info
from bench.table_load import Socket, open_socket

GAME = "trail"
BETWEEN = 0.05
"""Seconds a player looks before moving."""


class _Action(Struct):
    action: int


class _Scene(Struct):
    seq: int
    to_move: int
    actions: list[_Action]


class _Message(Struct):
    type: str
    scene: _Scene | None = None


_messages = msgspec.json.Decoder(_Message)


class Hoverer:
    """Plays both seats of a table and requests previews of all actions before each move."""

    def __init__(self, table: str, keys: list[object]) -> None:
        self.table = table
        self.keys = keys
        self.times: list[float] = []
        self.requested = 0
        """Number of actions previewed."""
        self._rng = random.Random(3)
        self._scene = _Scene(-1, -1, [])
        self._changed = asyncio.Event()
        self._told = asyncio.Event()
        self._told_at = 0.0

    async def run(self, host: str, port: int, seconds: float) -> None:
        line = await open_socket(host, port, f"/ws/tables/{self.table}", self._listen)
        line.send(msgspec.json.encode({"type": "hello", "seats": self.keys}))
        await self._changed.wait()
        end = time.perf_counter() + seconds
        while time.perf_counter() < end and self._scene.to_move >= 0:
            await self._look(line)
            await asyncio.sleep(BETWEEN)
            self._changed.clear()
            action = self._rng.choice(self._scene.actions).action
            move = {"type": "move", "ref": 2, "seq": self._scene.seq, "action": action}
            line.send(msgspec.json.encode(move))
            await self._changed.wait()
        line.close()

    async def _look(self, line: Socket) -> None:
        actions = [one.action for one in self._scene.actions]
        self.requested += len(actions)
        self._told.clear()
        began = time.perf_counter()
        question = {"type": "preview", "ref": 1, "seq": self._scene.seq, "actions": actions}
        line.send(msgspec.json.encode(question))
        await self._told.wait()
        self.times.append(self._told_at - began)

    def _listen(self, text: bytes, now: float) -> None:
        if text.startswith(b'{"type":"previews"'):
            self._told_at = now
            self._told.set()
        elif text.startswith(b'{"type":"refused"'):
            raise RuntimeError(text.decode())
        else:
            scene = _messages.decode(text).scene
            if scene is not None:
                self._scene = scene
                self._changed.set()


def work_times(games: int = 4) -> list[float]:
    """CPU seconds per request over full games: look ahead, compare, encode."""
    times: list[float] = []
    for seed in range(games):
        rng = random.Random(seed)
        match = arizona.new(GAME, seed=seed)
        while not match.over:
            state, game = match.state, match.game
            legal = state.legal()
            began = time.process_time()
            view = game.view(state)
            previews = [preview_info(game, state, action, 1, view) for action in legal]
            msgspec.json.encode(Previews(1, 1, previews))
            times.append(time.process_time() - began)
            match.play(rng.choice(legal))
    return times
