"""A real server on a real port, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import json
import os
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from arizona.server.base.settings import Settings
from arizona.server.offline import static_site
from arizona.server.transport.uvicorn_websockets import FramedSockets
from arizona.server.web import serve
from arizona.server.web.app import register_routes
from arizona.server.web.server import Server

Json = dict[str, Any]
PATIENCE = 120.0
"""Maximum seconds for one answer, on a busy machine."""
SCENARIO_SECONDS = 250.0
"""Maximum seconds for a whole scenario; pytest stops the test after 300."""
LONGEST_STEP = 0.25
"""Maximum CPU seconds for one step on the event loop."""
BEHIND_PAUSE = 0.25
TURNS = 5
"""Iterations of the event loop after which whatever a due timer starts has run."""
unused_routes: dict[int, list[Litestar]] = {}
"""Routes of servers that have stopped, by the size of bodies: registering them takes 0.2 s."""
TWO_HERE = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Ben"}]
HERE_AND_LINK = [{"kind": "here", "name": "Ana"}, {"kind": "link"}]
HERE_AND_BOT = [{"kind": "here"}, {"kind": "bot", "bot": "random"}]


class Running:
    """A server running in this process."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def settings(folder: Path, **changes: Any) -> Settings:
    given: Json = {
        "database": folder / "tables.sqlite",
        "bot_pause": 0.0,
        "bot_seconds": 0.2,
        "allow_seeds": True,
        "static": folder / "static",
    }
    given.update(changes)
    return Settings(**given)


@contextlib.asynccontextmanager
async def running(wanted: Settings, ws: str | type = FramedSockets) -> AsyncIterator[Running]:
    """Run a server in this event loop until the block ends."""
    sock = serve.listen("127.0.0.1", 0, exact=True)
    try:
        server = Server(wanted, static_site)
    except BaseException:
        sock.close()
        raise
    body_bytes = wanted.limits.body_bytes
    unused = unused_routes.setdefault(body_bytes, [])
    routes = unused.pop() if unused else register_routes(body_bytes)
    web = uvicorn.Server(serve.config(server, ws, routes))
    task = asyncio.create_task(web._serve(sockets=[sock]))
    try:
        while not web.started:
            await asyncio.sleep(0.01)
            if task.done():
                await task
        # A production server has a small heap. The test process holds the objects of every test,
        # and collecting them would be charged to whichever request triggers it.
        gc.freeze()
        yield Running(server, sock.getsockname()[1])
        check_lag(server)
    finally:
        gc.unfreeze()
        web.should_exit = True
        await task
        sock.close()
    unused.append(routes)


def check_lag(server: Server) -> None:
    """Fail if a step of a request used too much CPU time on the event loop."""
    slow = [step for step in server.metrics.watchdog.slow if step.cpu > LONGEST_STEP]
    assert not slow, f"the event loop was occupied: {slow}"


async def until(condition: Callable[[], object]) -> None:
    """Wait until a condition holds that no message announces. It is checked every 10 ms."""
    async with asyncio.timeout(SCENARIO_SECONDS):
        while not condition():
            await asyncio.sleep(0.01)


class LoopClock:
    """Puts the clock of the running event loop ahead, so that a test need not wait for timeouts."""

    def __init__(self) -> None:
        self.ahead = 0.0
        """In seconds."""
        loop = asyncio.get_running_loop()
        real = loop.time
        loop.time = lambda: real() + self.ahead  # type: ignore[method-assign]

    async def advance(self, seconds: float) -> None:
        """Put the clock ahead and run what is due by then, once."""
        self.ahead += seconds
        for _ in range(TURNS):
            await asyncio.sleep(0)


def on_this_machine(seconds: float) -> float:
    """Return a limit of wall time: each process gets only its share of the processor."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return seconds * (1 + load / (os.cpu_count() or 1))


def with_server(
    folder: Path,
    scenario: Callable[[Running], Awaitable[None]],
    ws: str | type = FramedSockets,
    **changes: Any,
) -> None:
    """Run a scenario against a new server."""

    async def go() -> None:
        async with running(settings(folder, **changes), ws) as live:
            async with asyncio.timeout(SCENARIO_SECONDS):
                await scenario(live)

    asyncio.run(go())


class Guest:
    """An HTTP client with a cookie jar, like a browser."""

    def __init__(self, url: str, address: str = "") -> None:
        self.url = url
        self.address = address
        """The loopback address to connect from, or empty for any."""
        # Loading the certificates takes 40 ms, and these servers use HTTP.
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=address or None)
        self.http = httpx.AsyncClient(base_url=url, transport=transport, timeout=PATIENCE)

    async def __aenter__(self) -> Guest:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str) -> Json:
        answer = await self.http.get(path)
        assert answer.status_code == 200, (answer.status_code, answer.text)
        found: Json = answer.json()
        return found

    async def post(self, path: str, body: Json, status: int = 201) -> Json:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        found: Json = answer.json()
        return found

    async def create(self, seats: list[Json], **more: Any) -> Json:
        return await self.post("/api/tables", {"game": "knight", "seats": seats, **more})

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit_at(self, table: str, keys: list[Json] | None = None) -> Player:
        return Player(self.url, table, keys or [], self.cookie, self.address)


class Player:
    """A socket connection to one table. Stores the state sent by the server, like the page does."""

    def __init__(
        self, url: str, table: str, keys: list[Json], cookie: str = "", address: str = ""
    ) -> None:
        self.address = address
        """The loopback address to connect from, or empty for any."""
        self.url = url.replace("http", "ws", 1)
        self.table_id = table
        self.keys = keys
        self.cookie = cookie
        self.scene: Json = {}
        self.table: Json = {}
        self.you: Json = {}
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.lines: list[str] = []
        self.kept: dict[int, str] = {}
        """Received log lines by their number in the server's log; ``back`` marks an undo."""
        self.order: list[int] = []
        """The newest log line number in each message that contained one, across all servers."""
        self.changes: list[int] = []
        """The table version in each of those messages."""
        self.first_message: Json = {}
        self.next: str | None = None
        self.others: list[Json] = []
        self._refs = itertools.count(1)
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Player:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    @property
    def newest(self) -> Json:
        """The newest version the client has seen, as sent in its hello message."""
        if not self.order:
            return {}
        return {"seen": max(self.order), "changes": max(self.changes)}

    async def open(self, *, returning: bool = False) -> None:
        """Connect and say hello. Retry while the server reports that it is behind."""
        headers = {"cookie": self.cookie} if self.cookie else {}
        self._socket = await connect(
            f"{self.url}/ws/tables/{self.table_id}",
            additional_headers=headers,
            max_size=None,
            compression=None,
            local_addr=(self.address, 0) if self.address else None,
        )
        hello: Json = {"type": "hello", "seats": self.keys, **self.newest}
        if returning:
            hello["have"] = self.scene["seq"]
            hello["chat"] = self.chat[-1]["id"] if self.chat else 0
        await self.send(hello)
        while True:
            message = await self.receive()
            if message["type"] in ("snapshot", "caught-up"):
                self.first_message = message
                return
            if message.get("reason") == "behind":
                await asyncio.sleep(BEHIND_PAUSE)
                await self.send(hello)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def cut(self) -> None:
        """Drop the connection without closing it."""
        transport = self.socket.transport
        transport.abort()
        await self.socket.wait_closed()
        self._socket = None

    async def send(self, message: Json | str) -> None:
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def receive(self, patience: float = PATIENCE) -> Json:
        async with asyncio.timeout(patience):
            text = await self.socket.recv()
        message: Json = json.loads(text)
        self._take(message)
        return message

    def _take(self, message: Json) -> None:
        match message["type"]:
            case "snapshot":
                self.order.append(message["scene"]["seq"])
                self.changes.append(message["table"]["changes"])
                self.table, self.you = message["table"], message["you"]
                self.scene, self.log = message["scene"], message["log"]
                self.chat = message["chat"]
            case "caught-up":
                self.changes.append(message["table"]["changes"])
                self.table, self.you = message["table"], message["you"]
                for update in message["updates"]:
                    self._update(update)
                self.chat += message["chat"]
            case "update":
                self._update(message)
            case "table":
                self.changes.append(message["table"]["changes"])
                self.table = message["table"]
            case "you":
                self.you = message["you"]
            case "chat":
                self.chat.append(message["line"])
            case "next":
                self.next = message["table"]
            case _:
                self.others.append(message)

    def _update(self, update: Json) -> None:
        assert update["before"] == self.scene["seq"], "a gap"
        scene = update["scene"]
        if update["changes"] is not None:
            assert scene["view"] is None
            scene["view"] = changed(self.scene["view"], update["changes"])
        self.scene = scene
        self.order.append(scene["seq"])
        start = self.scene["moment"] - len(update["moves"])
        self.log = [line for line in self.log if line["moment"] <= start] + update["events"]
        entries = ["back"] if update["undone"] else update["moves"]
        for number, line in enumerate(entries, update["before"] + 1):
            self.kept[number] = line

    async def until(self, wanted: Callable[[Player], bool]) -> None:
        """Read messages until the condition is true."""
        async with asyncio.timeout(PATIENCE):
            while not wanted(self):
                await self.receive()

    async def ask(self, type: str, **fields: Any) -> Json:
        """Send a request and read until its response arrives."""
        ref = next(self._refs)
        await self.send({"type": type, "ref": ref, **fields})
        return await self.answer(ref)

    async def answer(self, ref: int) -> Json:
        while True:
            message = await self.receive()
            if message.get("ref") == ref:
                return message

    async def move(self, action: int | None = None, seq: int | None = None) -> Json:
        """Play an action, by default the first legal one."""
        if action is None:
            action = self.scene["actions"][0]["action"]
        if seq is None:
            seq = self.scene["seq"]
        return await self.ask("move", seq=seq, action=action)

    async def play_to_the_end(self, seed: int = 1) -> None:
        """Play this client's seats at random until the game ends. Bots and others play theirs."""
        rng = random.Random(seed)
        while self.scene["to_move"] != -2:
            if self.scene["to_move"] in self.you["seats"]:
                choice = rng.choice(self.scene["actions"])
                answer = await self.move(choice["action"])
                assert answer["type"] == "done", answer
            else:
                await self.receive()


def changed(view: Json, changes: Json) -> Json:
    """Apply changes to a view, as the page does."""
    new = {**view, **changes.get("parts", {})}
    for name, rows in changes.get("rows", {}).items():
        new[name] = list(new[name])
        for number, row in rows.items():
            new[name][int(number)] = changed(new[name][int(number)], row)
    for name, rows in changes.get("more", {}).items():
        new[name] = [*new[name], *rows]
    return new
