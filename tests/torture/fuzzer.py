"""A fuzzer driven by the route inventory: requests and messages that a hostile guest could send.

Bodies are generated from the types that a route declares: mostly well-formed, with hostile values
in some places, and sometimes completely invalid. Ids are the attacker's own, another guest's, or
nonsense.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, get_args
from urllib.parse import quote

from litestar.routes import HTTPRoute
from msgspec import inspect as shapes
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from arizona.server.protocol.client import ClientMessage
from arizona.server.web.app import ROUTES, application
from arizona.server.web.route_inventory import Route
from arizona.server.web.server import Server
from tests.server.harness import Json, Running

TEXTS: Final = (
    "",
    " ",
    "\x00",
    "a\x00b",
    "\ud800",
    "\udfff\ud800",
    "\u202eevil",
    "é" * 300,
    "x" * 5000,
    "../../../../etc/passwd",
    "..%2f..%2fetc%2fpasswd",
    "C:\\windows\\win.ini",
    "<script>alert(1)</script>",
    "'; DROP TABLE tables; --",
    "{{7*7}}",
    "${jndi:ldap://x}",
    "²",
    "٣",
    "NaN",
    "default",
    "pack:" + "0" * 24,
    "file:///etc/passwd",
    "http://127.0.0.1:1/",
    "1e999",
    "\n\r\n",
    "__proto__",
    "knight",
)
NUMBERS: Final = (
    *(0, 1, -1, 2, 7, 15, 16, 255, 65535, 65536, 2**31 - 1, 2**31, 2**53 - 1, 2**53, 2**63),
    *(-(2**63), 10**30, 1e308, -0.0, 0.5),
)
JUNK: Final[tuple[Any, ...]] = (None, True, [], {}, [[]], {"a": {"b": []}}, "x", 1.5, -1)
WHOLE: Final = (
    b"",
    b"null",
    b"[]",
    b"{",
    b"\xff\xfe\x00",
    b'"\xed\xa0\x80"',
    b'{"a":' * 3000,
    b"[" * 8000,
    b'{"name":"\\ud800"}',
    b'{"name":' + b"9" * 5000 + b"}",
    b"{}" + b" " * 9000,
)


PATIENCE: Final = 60.0


def raw(value: Any) -> bytes:
    """Encode as JSON, with lone surrogates as escapes."""
    return json.dumps(value).encode()


class Generator:
    """Generates values of a type, some of them hostile."""

    def __init__(self, seed: int, ids: Sequence[str], hostile: float = 0.25) -> None:
        self.rng = random.Random(seed)
        self.ids = ids
        self.hostile = hostile

    def any_text(self) -> str:
        rng = self.rng
        return rng.choice(self.ids) if self.ids and rng.random() < 0.4 else rng.choice(TEXTS)

    def value(self, shape: shapes.Type, depth: int = 0) -> Any:
        rng = self.rng
        if rng.random() < self.hostile / (1 + depth):
            return rng.choice((self.any_text(), rng.choice(NUMBERS), rng.choice(JUNK)))
        return self._proper(shape, depth)

    def _proper(self, shape: shapes.Type, depth: int) -> Any:
        rng = self.rng
        match shape:
            case shapes.StructType():
                return self._struct(shape, depth)
            case shapes.UnionType():
                return self.value(rng.choice(shape.types), depth + 1)
            case shapes.LiteralType():
                return rng.choice(shape.values)
            case shapes.BoolType():
                return rng.random() < 0.5
            case shapes.IntType():
                return rng.choice((0, 0, 1, 1, 2, 3, shape.le or 9, shape.ge or 0))
            case shapes.FloatType():
                return rng.random() * 10
            case shapes.StrType():
                text = self.any_text() if rng.random() < 0.5 else rng.choice(("random", "greedy"))
                short, long = shape.min_length or 0, shape.max_length or 200
                return (text + "aaaaaaaaaaaaaaaaaaaa"[: max(0, short - len(text))])[:long]
            case shapes.ListType() | shapes.VarTupleType():
                return [self.value(shape.item_type, depth + 1) for _ in range(rng.randrange(4))]
            case shapes.TupleType():
                return [self.value(one, depth + 1) for one in shape.item_types]
            case shapes.DictType():
                return {
                    self.any_text(): self.value(shape.value_type, depth + 1)
                    for _ in range(rng.randrange(3))
                }
            case shapes.NoneType():
                return None
            case _:
                return rng.choice(JUNK)

    def _struct(self, shape: shapes.StructType, depth: int) -> Json:
        rng = self.rng
        out: Json = {}
        if shape.tag_field is not None:
            out[shape.tag_field] = shape.tag
        for field in shape.fields:
            if field.required or rng.random() < 0.5:
                out[field.encode_name] = self.value(field.type, depth + 1)
        if rng.random() < 0.03:
            out[self.any_text()] = rng.choice(JUNK)
        return out


def body_types(server: Server) -> dict[tuple[str, str], shapes.Type]:
    """Return the type of each route's body, as declared by its handler."""
    app: Any = application(server).app
    found: dict[tuple[str, str], shapes.Type] = {}
    for route in app.routes:
        if not isinstance(route, HTTPRoute):
            continue
        for handler in route.route_handlers:
            data = handler.parsed_fn_signature.parameters.get("data")
            if data is not None:
                for method in handler.http_methods:
                    found[str(method), route.path_format] = shapes.type_info(data.annotation)
    return found


class Received(NamedTuple):
    """A response."""

    status: int
    body: bytes
    retry_after: str = ""

    def failed(self) -> bool:
        """Whether the server failed, as opposed to being busy or over its storage quota."""
        match self.status:
            case 503:
                return not (self.retry_after.isdigit() and self.reason() == "full")
            case 507:
                return self.reason() != "no-space"
            case status:
                return status >= 500

    def reason(self) -> str:
        """The reason for the refusal; empty if this is not one."""
        try:
            found = json.loads(self.body)
        except ValueError:
            return ""
        return str(found.get("reason", "")) if isinstance(found, dict) else ""


class Wire:
    """A connection that sends requests byte for byte."""

    def __init__(self, live: Running, cookie: str) -> None:
        self.live = live
        self.cookie = cookie
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes) -> Received:
        """Send a request; the status is 0 if the connection was closed, 599 on a timeout."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._ask(method, path, body)
        except TimeoutError:
            self.close()
            return Received(599, b"no answer")
        except (ConnectionError, asyncio.IncompleteReadError):
            self.close()
            return Received(0, b"")

    async def _ask(self, method: str, path: str, body: bytes) -> Received:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.live.port)
        reader, writer = self._streams
        writer.write(
            (
                f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.live.port}\r\n"
                f"cookie: {self.cookie}\r\ncontent-type: application/json\r\n"
                f"content-length: {len(body)}\r\n\r\n"
            ).encode()
            + body
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status = int(head.split(" ", 2)[1])
        headers = dict(
            line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line
        )
        if "content-length" in headers:
            found = await reader.readexactly(int(headers["content-length"]))
        elif status in (204, 304):
            found = b""
        else:
            found = b""
            while size := int(await reader.readline(), 16):
                found += await reader.readexactly(size + 2)
            await reader.readline()
        if headers.get("connection") == "close" or status >= 400:
            self.close()
        return Received(status, found, headers.get("retry-after", ""))

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class LagMeter:
    """Measures the longest uninterrupted step of the event loop, in seconds of CPU time.

    It is CPU time of this thread, because a busy machine suspends processes now and then.
    """

    def __init__(self) -> None:
        self.longest = 0.0
        self.during: tuple[str, ...] = ()
        self.now: Counter[str] = Counter()
        """The requests in progress."""
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> LagMeter:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()

    async def _run(self) -> None:
        while True:
            before, asked = time.thread_time(), tuple(self.now)
            await asyncio.sleep(0.002)
            lag = time.thread_time() - before
            if lag > self.longest:
                self.longest, self.during = lag, (*asked, *self.now)


class Findings:
    """Collects what went wrong."""

    def __init__(self) -> None:
        self.statuses: Counter[int] = Counter()
        self.routes: Counter[str] = Counter()
        self.slowest: defaultdict[str, float] = defaultdict(float)
        """The longest wait for a response in seconds, by route."""
        self.failed: list[str] = []
        self.leaked: list[str] = []
        self.sent = 0

    def add(self, what: str, route: str, answer: Received, secrets: list[bytes]) -> None:
        """Check one response."""
        self.sent += 1
        self.statuses[answer.status] += 1
        self.routes[route] += 1
        if answer.failed():
            self.failed.append(f"{answer.status} {what[:400]}: {answer.body[:300]!r}")
        if any(secret in answer.body for secret in secrets):
            self.leaked.append(f"{what[:400]}: {answer.body[:300]!r}")


async def fuzz_requests(
    live: Running,
    count: int,
    seed: int,
    cookie: str,
    ids: dict[str, list[str]],
    secrets: list[bytes],
    findings: Findings,
    lag: LagMeter,
    types: dict[tuple[str, str], shapes.Type],
) -> None:
    """Send ``count`` requests, one after the other, to all routes in turn."""
    rng = random.Random(seed)
    everything = [one for some in ids.values() for one in some]
    generator = Generator(seed, everything)
    wire = Wire(live, cookie)
    routes = [one for one in ROUTES if one.method != "WEBSOCKET"]
    for number in range(count):
        route = routes[(number + seed) % len(routes)]
        path = _path(route, rng, ids, generator)
        kind = types.get((route.method, route.path))
        body = b""
        if kind is not None or rng.random() < 0.05:
            body = rng.choice(WHOLE)
            if kind is not None and rng.random() < 0.85:
                body = raw(generator.value(kind))
        name = f"{route.method} {route.path}"
        lag.now[name] += 1
        began = time.perf_counter()
        answer = await wire.ask(route.method, path, body)
        findings.slowest[name] = max(findings.slowest[name], time.perf_counter() - began)
        lag.now -= Counter([name])
        findings.add(f"{route.method} {path} {body[:300]!r}", name, answer, secrets)
    wire.close()


def _path(route: Route, rng: random.Random, ids: dict[str, list[str]], generator: Generator) -> str:
    parts = []
    for part in route.path.split("/"):
        if not part.startswith("{"):
            parts.append(part)
            continue
        known = ids.get(part.strip("{}"), [])
        if "/tables/{id}" in route.path:
            known = ids["table"]
        elif "/packs/{id}" in route.path:
            known = ids["pack"]
        elif part == "{id}":
            known = ids["puzzle"]
        text = rng.choice(known) if known and rng.random() < 0.75 else generator.any_text()
        safe = "/" if part in ("{path}", "{rest}") else ""
        parts.append(quote(text.encode("utf-8", "surrogatepass"), safe=safe)[:600])
    query = {
        name: rng.choice((generator.any_text(), str(rng.choice(NUMBERS)), "1", "square"))
        for name in QUERIES
        if rng.random() < 0.12
    }
    result = "&".join(
        f"{name}={quote(value.encode('utf-8', 'surrogatepass'))[:600]}"
        for name, value in query.items()
    )
    return "/".join(parts) + (f"?{result}" if result else "")


QUERIES: Final = (
    *("language", "moment", "paper", "ink", "parts", "content", "seed", "shape", "names", "slips"),
    *("day", "theme", "page", "own", "marks", "backs", "moments"),
)


async def fuzz_messages(
    live: Running,
    tables: list[str],
    count: int,
    seed: int,
    cookie: str,
    ids: dict[str, list[str]],
    secrets: list[bytes],
    findings: Findings,
    lag: LagMeter,
) -> None:
    """Send ``count`` messages over sockets to tables, with or without an initial hello."""
    rng = random.Random(seed)
    generator = Generator(seed, [one for some in ids.values() for one in some], hostile=0.15)
    kinds = {one.__struct_config__.tag: shapes.type_info(one) for one in get_args(ClientMessage)}
    sent = 0
    while sent < count:
        table = rng.choice(tables)
        address = f"{live.url.replace('http', 'ws', 1)}/ws/tables/{quote(table)}"
        try:
            async with connect(
                address, additional_headers={"cookie": cookie}, compression=None, max_size=None
            ) as socket:
                if rng.random() < 0.9:
                    await socket.send('{"type":"hello"}')
                for _ in range(min(40, count - sent)):
                    name, kind = rng.choice(list(kinds.items()))
                    value = generator.value(kind)
                    text = json.dumps(value) if rng.random() < 0.95 else str(rng.choice(WHOLE))
                    lag.now[name] += 1
                    await socket.send(text)
                    sent += 1
                    try:
                        async with asyncio.timeout(0.05):
                            answer = await socket.recv()
                    except TimeoutError:
                        answer = ""
                    lag.now -= Counter([name])
                    result = answer if isinstance(answer, bytes) else answer.encode()
                    found = Received(500 if b'"server-error"' in result else 200, result)
                    findings.add(f"{table} {text}", f"socket {name}", found, secrets)
        except (ConnectionClosed, OSError):
            sent += 1
            findings.sent += 1


def puzzle_ids(found: Json) -> list[str]:
    """Return the ids of the puzzles in a response to ``GET /api/puzzles``."""
    return [card["id"] for card in found["cards"]]
