"""WebSocket frames from the network: whole, fragmented, batched and invalid."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from arizona.server.transport.uvicorn_websockets import FramedSockets
from tests.server.harness import PATIENCE, TWO_HERE, Guest, Json, Running, until, with_server

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(kind: int, body: bytes, *, last: bool = True, masked: bool = True) -> bytes:
    """Encode a frame as clients send it."""
    size = len(body)
    bit = 0x80 if masked else 0
    head = bytes([kind | (0x80 if last else 0)])
    if size < 126:
        head += bytes([bit | size])
    elif size < 65536:
        head += struct.pack(">BH", bit | 126, size)
    else:
        head += struct.pack(">BQ", bit | 127, size)
    if not masked:
        return head + body
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(body))


def said(message: Json) -> bytes:
    return frame(TEXT, json.dumps(message).encode())


class Bare:
    """A raw connection that sends bytes and reads frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, live: Running, table: str, first: bytes = b"") -> Bare:
        reader, writer = await asyncio.open_connection("127.0.0.1", live.port)
        writer.write(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{live.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head
        writer.write(first)
        return cls(reader, writer)

    async def read(self) -> tuple[int, bytes]:
        """Read the next frame and return its opcode and payload."""
        async with asyncio.timeout(PATIENCE):
            first, size = await self.reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self.reader.readexactly(8), "big")
            return first & 15, await self.reader.readexactly(size)

    async def until(self, type: str) -> Json:
        while True:
            kind, body = await self.read()
            assert kind == TEXT, (kind, body)
            message: Json = json.loads(body)
            if message["type"] == type:
                return message

    async def closed(self) -> int:
        """Read until the connection closes, and return the close code."""
        while True:
            kind, body = await self.read()
            if kind == CLOSE:
                return int.from_bytes(body[:2], "big")

    def close(self) -> None:
        self.writer.close()


Scenario = Callable[[Bare, Json, Running], Awaitable[None]]


def at_a_table(folder: Path, scenario: Scenario, ws: str | type = FramedSockets) -> None:
    """Run a scenario with a raw connection that has said hello for both seats."""

    async def go(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            hello = said({"type": "hello", "seats": made["keys"]})
            bare = await Bare.open(live, made["table"], hello)
            snapshot = await bare.until("snapshot")
            await scenario(bare, snapshot, live)
            bare.close()
            # Whatever happened to that connection, others can still play at the table.
            async with ana.sit_at(made["table"]) as player:
                assert (await player.move())["type"] == "done"
            assert not live.server.metrics.refused["server-error"]

    with_server(folder, go, ws=ws)


def test_a_frame_may_come_byte_by_byte(tmp_path: Path) -> None:
    async def scenario(bare: Bare, snapshot: Json, _: Running) -> None:
        data = said({"type": "say", "ref": 1, "text": "x" * 200}) + said({"type": "ping"})
        for at in range(len(data)):
            bare.writer.write(data[at : at + 1])
            await bare.writer.drain()
            if at % 16 == 0:
                await asyncio.sleep(0.001)
        assert (await bare.until("chat"))["line"]["text"] == "x" * 200
        assert (await bare.until("done"))["ref"] == 1
        await bare.until("pong")

    at_a_table(tmp_path, scenario)


@pytest.mark.parametrize("ws", [FramedSockets, "websockets-sansio"], ids=["frames", "stock"])
def test_requests_that_come_together_are_answered_in_order(tmp_path: Path, ws: str | type) -> None:
    """Moves, chat and invalid messages in one write are answered in order."""

    async def scenario(bare: Bare, snapshot: Json, _: Running) -> None:
        scene = snapshot["scene"]
        move: Json = {"type": "move", "seq": scene["seq"]}
        move["action"] = scene["actions"][0]["action"]
        batch = [
            said({**move, "ref": 1}),
            said({**move, "ref": 2, "action": move["action"] + 1}),  # stale by then
            said({"type": "say", "ref": 3, "text": "hi"}),
            frame(TEXT, b"nonsense"),
            frame(PING, b"here?"),
            said({"type": "undo", "ref": 4, "seq": scene["seq"] + 1}),
            said({**move, "ref": 5, "seq": scene["seq"] + 2}),
            said({"type": "rename-seat", "ref": 6, "seat": 0, "name": "Eva"}),
        ]
        bare.writer.write(b"".join(batch))
        answers: list[tuple[int, str]] = []
        pong = b""
        while not answers or answers[-1][0] != 6:
            kind, body = await bare.read()
            if kind == PONG:
                pong = body
                continue
            message = json.loads(body)
            if "ref" in message:
                answers.append((message["ref"], message.get("reason", message["type"])))
        assert pong == b"here?"
        assert answers == [
            (1, "done"),
            (2, "stale"),
            (3, "done"),
            (-1, "malformed"),
            (4, "done"),
            (5, "done"),
            (6, "done"),
        ]

    at_a_table(tmp_path, scenario, ws)


@pytest.mark.usefixtures("no_refill")
def test_hundreds_of_requests_at_once_are_all_answered(tmp_path: Path) -> None:
    """More than one network read: reading is paused meanwhile, and nothing is lost."""

    async def scenario(bare: Bare, snapshot: Json, live: Running) -> None:
        say = [said({"type": "claim", "ref": ref, "key": KEY}) for ref in range(90)]
        bare.writer.write(b"".join(say))
        for ref in range(90):
            answer = await bare.until("refused")
            assert (answer["ref"], answer["reason"]) == (ref, "wrong-secret")
        pings = [said({"type": "ping"}) + frame(PONG, b"p" * 120) for _ in range(3000)]
        bare.writer.write(b"".join(pings))
        assert await bare.closed() == 4429

    at_a_table(tmp_path, scenario)


KEY: Json = {"seat": 0, "secret": "A" * 22}


def test_a_message_may_come_in_fragments_with_a_ping_between(tmp_path: Path) -> None:
    async def scenario(bare: Bare, snapshot: Json, _: Running) -> None:
        text = json.dumps({"type": "say", "ref": 9, "text": "one piece"}).encode()
        bare.writer.write(
            frame(TEXT, text[:5], last=False)
            + frame(0, text[5:9], last=False)
            + frame(PING, b"!")
            + frame(0, text[9:])
            + said({"type": "ping"})
        )
        kind, body = await bare.read()
        while kind != PONG:
            kind, body = await bare.read()
        assert body == b"!"
        assert (await bare.until("chat"))["line"]["text"] == "one piece"
        assert (await bare.until("done"))["ref"] == 9
        await bare.until("pong")
        bare.writer.write(frame(BINARY, b"\x00\x01"))
        assert (await bare.until("refused"))["reason"] == "malformed"

    at_a_table(tmp_path, scenario)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        pytest.param(frame(TEXT, b'{"type":"ping"}', masked=False), 1002, id="not masked"),
        pytest.param(frame(TEXT, b"a", last=False) + frame(TEXT, b"b"), 1002, id="interrupted"),
        pytest.param(frame(0, b"rest"), 1002, id="a rest of nothing"),
        pytest.param(frame(TEXT | 0x40, b"{}"), 1002, id="packed"),
        pytest.param(frame(3, b"{}"), 1002, id="of no kind"),
        pytest.param(frame(PING, b"x" * 126), 1002, id="a long ping"),
        pytest.param(frame(TEXT, b'{"type":"\xff"}'), 1007, id="not UTF-8"),
        pytest.param(frame(TEXT, b"x" * 20_000), 1009, id="too long"),
        pytest.param(b"\x81\xff" + b"\x7f" * 12, 1009, id="endless"),
        pytest.param(frame(CLOSE, b"\x03\xe8") + said({"type": "ping"}), 1000, id="farewell"),
    ],
)
def test_invalid_frames_close_the_connection(tmp_path: Path, data: bytes, code: int) -> None:
    async def scenario(bare: Bare, snapshot: Json, _: Running) -> None:
        bare.writer.write(said({"type": "say", "ref": 1, "text": "before"}) + data)
        assert await bare.closed() == code

    at_a_table(tmp_path, scenario)


def test_a_move_of_a_client_that_disconnects_at_once_counts(tmp_path: Path) -> None:
    async def scenario(bare: Bare, snapshot: Json, live: Running) -> None:
        scene = snapshot["scene"]
        seq = scene["seq"]
        moves = [
            said({"type": "say", "ref": 1, "text": "bye"}),
            said({"type": "move", "ref": 2, "seq": seq, "action": 65535}),
            said(
                {
                    "type": "move",
                    "ref": 3,
                    "seq": seq,
                    "action": scene["actions"][0]["action"],
                }
            ),
        ]
        bare.writer.write(b"".join(moves) + frame(CLOSE, b"\x03\xe8"))
        room = live.server.rooms.rooms[snapshot["table"]["id"]]
        await until(lambda: room.state.seq != seq and not room.state.clients)
        assert len(await live.server.store.log(room.id)) == room.state.seq

    at_a_table(tmp_path, scenario)
