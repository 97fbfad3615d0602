"""Thousands of invalid messages: each is rejected with a reason, and nothing changes or breaks."""

from __future__ import annotations

import asyncio
import json
import random
import string
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from arizona.server.base.settings import Limits
from arizona.server.protocol.client import Hello, Ping, Say, Sit
from arizona.server.protocol.codec import client_decoder
from arizona.server.protocol.parts import Reason
from tests.server.harness import HERE_AND_LINK, Guest, Json, Player, Running, with_server

OPEN_DOORS = Limits(
    messages_per_second=1e6,
    messages_at_once=10**7,
    refusals_before_close=10**7,
    requests_per_second=1e6,
    requests_at_once=10**7,
)
TAGS = (
    *("hello", "move", "undo", "restart", "ask-hint", "say", "sit", "claim", "new-link", "leave"),
    *("hand-to-bot", "reclaim-seat", "rename-seat", "set-hook", "set-open", "rematch", "ping"),
    *("ask-undo", "answer-undo", "friendly"),
    *("update", "snapshot", "done", "admin", "__proto__"),
)
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    1.5,
    1e309,
    2**63,
    2**64,
    10**30,
    "",
    "0",
    "1 jump 0,0",
    "' OR 1=1 --",
    "../../etc/passwd",
    "\x00",
    "\u202e\u200b",
    "x" * 700,
    [],
    {},
    [[]] * 5,
    {"$ref": "x"},
    {"__class__": "x"},
)
MESSAGES = 3000


def wrong_messages(rng: random.Random, seq: int, secret: str) -> list[str]:
    """Yield messages that must have no effect when sent by a client without a seat."""
    return [one_wrong(rng, seq, secret) for _ in range(MESSAGES)]


def one_wrong(rng: random.Random, seq: int, secret: str) -> str:
    style = rng.randrange(7)
    if style == 0:
        return "".join(rng.choices(string.printable, k=rng.randrange(200)))
    if style == 1:
        good = json.dumps({"type": "move", "ref": 1, "seq": seq, "action": 3})
        place = rng.randrange(len(good))
        return good[:place] + rng.choice(string.printable) + good[place + rng.randrange(3) :]
    if style == 2:
        return "[" * rng.randrange(1, 3000)
    if style == 3:
        # Well-formed, but sent out of turn or without permission.
        return json.dumps(forged(rng, seq, secret))
    fields = ("ref", "seq", "action", "seat", "text", "key", "bot", "url", "open", "have")
    message: Json = {"type": rng.choice(TAGS)}
    for field in rng.sample(fields, rng.randrange(len(fields))):
        message[field] = rng.choice(ODD) if rng.random() < 0.6 else rng.randrange(50)
    if message["type"] in ("say", "sit") and style == 4:
        message["type"] = "move"
    return json.dumps(message)


def forged(rng: random.Random, seq: int, secret: str) -> Json:
    ref = rng.randrange(10**6)
    seat = rng.choice([0, 0, 0, 7, 15])
    twisted = secret[:-1] + ("A" if secret[-1] != "A" else "B")
    return rng.choice(
        [
            {"type": "move", "ref": ref, "seq": seq, "action": rng.randrange(500)},
            {"type": "move", "ref": ref, "seq": rng.randrange(100), "action": 1},
            {"type": "undo", "ref": ref, "seq": seq},
            {"type": "restart", "ref": ref, "seq": seq},
            {"type": "ask-hint", "ref": ref, "seq": seq},
            {"type": "claim", "ref": ref, "key": {"seat": seat, "secret": twisted}},
            {"type": "claim", "ref": ref, "key": {"seat": 1, "secret": secret}},
            {"type": "new-link", "ref": ref, "seat": seat},
            {"type": "leave", "ref": ref, "seat": seat},
            {"type": "leave", "ref": ref, "seat": seat, "bot": "random"},
            {"type": "hand-to-bot", "ref": ref, "seat": seat, "bot": "random"},
            {"type": "hand-to-bot", "ref": ref, "seat": 1, "bot": "/tmp/x.py:Bot"},
            {"type": "reclaim-seat", "ref": ref, "seat": seat},
            {"type": "rename-seat", "ref": ref, "seat": seat, "name": "Me"},
            {"type": "set-hook", "ref": ref, "seat": seat, "url": "http://127.0.0.1/"},
            {"type": "set-open", "ref": ref, "open": True},
            {"type": "rematch", "ref": ref},
            {"type": "sit", "ref": ref, "seat": seat},
        ]
    )


def is_harmless(text: str) -> bool:
    """Check whether a message is one that anyone may send."""
    try:
        message = client_decoder.decode(text)
    except Exception:
        return False
    if isinstance(message, Say | Ping | Hello):
        return True
    return isinstance(message, Sit) and message.seat == 1


def test_thousands_of_wrong_messages_change_nothing(tmp_path: Path) -> None:
    reasons: Counter[str] = Counter()

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(HERE_AND_LINK)
            async with ana.sit_at(made["table"]) as owner:
                for _ in range(3):
                    await owner.move()
                room = live.server.rooms.rooms[made["table"]]
                before = (owner.scene, owner.table["seats"], await live.server.store.log(room.id))
                secret = made["keys"][0]["secret"]
                rng = random.Random(6)
                wrong = [
                    text
                    for text in wrong_messages(rng, owner.scene["seq"], secret)
                    if not is_harmless(text)
                ]
                assert len(wrong) > 2000
                async with Player(live.url, made["table"], []) as eve:
                    for text in wrong:
                        await eve.send(text)
                        answer = await eve.receive()
                        while answer["type"] != "refused":
                            answer = await eve.receive()
                        reasons[answer["reason"]] += 1
                assert (await ana.get("/health"))["status"] == "ok"
                assert await live.server.store.log(room.id) == before[2]
                assert room.state.scene().seq == before[0]["seq"]
                async with Player(live.url, made["table"], []) as watcher:
                    assert watcher.scene["view"] == before[0]["view"]
                    result = [{**seat, "connected": True} for seat in watcher.table["seats"]]
                    assert result == [{**seat, "connected": True} for seat in before[1]]
                    assert watcher.chat == []
                assert (await owner.move())["type"] == "done"
                assert not live.server.metrics.refused["server-error"]

    with_server(tmp_path, scenario, limits=OPEN_DOORS)
    assert set(reasons) <= set(get_args(Reason))
    expected = {"malformed", "stale", "not-your-turn", "not-your-seat", "wrong-secret", "not-host"}
    assert expected <= set(reasons), reasons
    assert "server-error" not in reasons


def test_replayed_moves_are_answered_and_change_nothing(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(HERE_AND_LINK)
            async with ana.sit_at(made["table"]) as player:
                sent = []
                while player.scene["to_move"] == 0:
                    action = player.scene["actions"][0]["action"]
                    seq = player.scene["seq"]
                    sent.append({"type": "move", "ref": 5, "seq": seq, "action": action})
                    await player.move()
                end = player.scene
                for message in sent * 3:
                    await player.send(message)
                    assert (await player.answer(5))["type"] == "done", "it was kept, once"
                assert player.scene == end

    with_server(tmp_path, scenario)


def test_before_hello_nothing_is_done(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(HERE_AND_LINK)
            url = f"ws://127.0.0.1:{live.port}/ws/tables/{made['table']}"
            async with connect(url) as line:
                for message in ({"type": "sit", "ref": 1, "seat": 1}, {"type": "ping"}):
                    await line.send(json.dumps(message))
                    answer = json.loads(await line.recv())
                    assert answer["reason"] == "say-hello"
                await line.send(b"\x00\x01")
                assert json.loads(await line.recv())["reason"] == "malformed"

    with_server(tmp_path, scenario)


def test_oversized_messages_close_only_their_connection(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(HERE_AND_LINK)
            async with ana.sit_at(made["table"]) as owner:
                url = f"ws://127.0.0.1:{live.port}/ws/tables/{made['table']}"
                for size in (5_000, 12_000):
                    async with connect(url) as line:
                        await line.send("x" * size)
                        assert json.loads(await line.recv())["reason"] == "too-large"
                for size in (20_000, 3_000_000):
                    async with connect(url) as line:
                        with pytest.raises(ConnectionClosed):
                            await line.send("x" * size)
                            await line.recv()
                        assert line.close_code in (1009, 1006)
                assert (await owner.move())["type"] == "done"

    with_server(tmp_path, scenario)


def test_wrong_requests_are_refused(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        rng = random.Random(7)
        bodies: list[bytes] = [b"", b"null", b"[]", b"{", b"\xff\xfe", b"[" * 5000]
        for _ in range(300):
            body: Json = {"game": rng.choice(["knight", "chess", *ODD]), "seats": rng.choice(ODD)}
            if rng.random() < 0.6:
                kinds = ["here", "bot", "link", "host"]
                body["seats"] = [
                    {"kind": rng.choice(kinds), "bot": rng.choice(["no", "a.py:B", *ODD])}
                    for _ in range(rng.randrange(5))
                ]
            field = rng.choice(["options", "content", "clock", "open", "seed", "moment", "more"])
            body[field] = rng.choice(ODD)
            bodies.append(json.dumps(body).encode())
        async with Guest(live.url) as ana:
            paths = ("/api/tables", "/api/tables/import", "/api/tables/none/play-on")

            async def post(path: str, body: bytes) -> int:
                headers = {"content-type": "application/json"}
                answer = await ana.http.post(path, content=body, headers=headers)
                if answer.status_code != 201:
                    assert 400 <= answer.status_code < 500, (body, answer.text)
                    assert answer.json()["reason"] in get_args(Reason)
                return answer.status_code

            codes: list[int] = []
            for start in range(0, len(bodies), 30):
                some = bodies[start : start + 30]
                codes += await asyncio.gather(*(post(path, one) for one in some for path in paths))
            made = codes.count(201)
            assert len(await live.server.store.tables(limit=1000)) == made
            for path in ("/api/tables/%00", "/api/tables/x/moments/-1", "/api/tables/x/log"):
                assert (await ana.http.get(path)).status_code in (400, 404)
            assert (await ana.get("/health"))["status"] == "ok"

    limits = Limits(
        running_tables=1000,
        new_tables_per_minute=10**6,
        new_tables_per_minute_and_address=10**6,
        connections_per_address=10**6,
        requests_per_second=1e6,
        requests_at_once=10**7,
    )
    with_server(tmp_path, scenario, limits=limits)
