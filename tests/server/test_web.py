"""The HTTP layer: origins, hosts, headers, limits, the page, health checks and metrics."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import httpx
import pytest
from msgspec import structs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from arizona.messages import Phrases
from arizona.server.base import cookies, identity
from arizona.server.base.settings import Limits, Settings
from arizona.server.base.token_buckets import Bucket, Buckets
from arizona.server.tables.table_socket import Connection
from arizona.server.transport.connection import TOO_SLOW, Client
from arizona.server.transport.uvicorn_websockets import FramedSockets
from arizona.server.transport.websocket_frames import Channel, Listener, Packet
from tests.server.harness import (
    HERE_AND_BOT,
    PATIENCE,
    TWO_HERE,
    Guest,
    Player,
    Running,
    until,
    with_server,
)

SMALL = Limits(
    running_tables=3,
    new_tables_per_minute=30,
    messages_per_second=5,
    messages_at_once=20,
    refusals_before_close=30,
    sockets_per_address=4,
    requests_per_second=2,
    requests_at_once=60,
    seconds_to_say_hello=0.3,
)


def test_a_foreign_origin_gets_no_socket(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            url = f"ws://127.0.0.1:{live.port}/ws/tables/{made['table']}"
            for origin in (
                "https://evil.example",
                "null",
                f"http://127.0.0.1:{live.port + 1}",
                f"http://127.0.0.1:{live.port}.evil.example",
                f"ftp://127.0.0.1:{live.port}",
                "",
            ):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(url, additional_headers={"origin": origin})
                assert refused.value.response.status_code == 403
            for origin in (live.url, "https://games.example"):
                async with connect(url, additional_headers={"origin": origin}):
                    pass

    with_server(tmp_path, scenario, origins=("https://games.example",))


def test_a_foreign_origin_changes_nothing(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            body = {"game": "knight", "seats": TWO_HERE}
            for headers in (
                {"origin": "https://evil.example"},
                {"origin": "null"},
                {"sec-fetch-site": "cross-site"},
            ):
                answer = await ana.http.post("/api/tables", json=body, headers=headers)
                assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
                answer = await ana.http.put("/api/me", json={"name": "x"}, headers=headers)
                assert answer.status_code == 403
            assert await live.server.store.tables() == []
            answer = await ana.http.post("/api/tables", json=body, headers={"origin": live.url})
            assert answer.status_code == 201

    with_server(tmp_path, scenario)


def test_an_unknown_host_name_is_refused(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with httpx.AsyncClient(base_url=live.url) as http:
            answer = await http.get("/api/me", headers={"host": "rebound.example"})
            assert answer.status_code == 403
            answer = await http.get("/api/me", headers={"host": f"localhost:{live.port}"})
            assert answer.status_code == 200

    with_server(tmp_path, scenario)


def test_hosts_by_settings() -> None:
    assert Settings(host="0.0.0.0").hosts() is None
    known = Settings(origins=("https://games.example", "http://club:8000")).hosts()
    assert known is not None
    assert {"localhost", "games.example", "club"} <= known


def test_the_headers_of_every_answer(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            for path in ("/", "/api/me", "/api/none", "/t/x", "/metrics", "/assets/none.js"):
                answer = await ana.http.get(path)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "script-src 'self';" in policy
                assert "unsafe-eval" not in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert "server" not in answer.headers
            cookie = (await ana.http.get("/api/me")).headers["set-cookie"].lower()
            assert "httponly" in cookie and "samesite=lax" in cookie

    with_server(tmp_path, scenario)


def test_a_secure_cookie_if_wanted(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            assert "Secure" in (await ana.http.get("/api/me")).headers["set-cookie"]

    with_server(tmp_path, scenario, secure_cookie=True)


def test_without_a_page_the_server_says_so(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            answer = await ana.http.get("/")
            assert answer.status_code == 503
            assert "not built" in answer.text

    with_server(tmp_path, scenario)


def test_the_page_answers_every_address_of_the_app(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Arizona</title>" + " " * 600)
    (folder / "assets" / "app-1234.js").write_text("let x = 1;" * 100)
    (tmp_path / "secret.txt").write_text("secret")

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            for path in ("/", "/t/abc", "/lobby", "/rules/knight", "/index.html"):
                answer = await ana.http.get(path)
                assert answer.status_code == 200
                assert "Arizona" in answer.text
                assert answer.headers["cache-control"] == "no-cache"
            script = await ana.http.get("/assets/app-1234.js")
            assert script.headers["content-type"].startswith("text/javascript")
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-encoding"] == "gzip"
            plain = await ana.http.get("/assets/app-1234.js", headers={"accept-encoding": ""})
            assert "content-encoding" not in plain.headers
            assert plain.text == script.text
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
                answer = await ana.http.get(path)
                assert "secret" not in answer.text
            assert (await ana.http.get("/assets/none.js")).status_code == 404
            assert (await ana.http.get("/api/none")).json()["reason"] == "malformed"

    with_server(tmp_path, scenario)


def test_health_metrics_and_schema(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(HERE_AND_BOT)
            async with ana.sit_at(made["table"]) as player:
                await player.move()
                await player.move(seq=0)
                assert (await ana.get("/health"))["status"] == "ok"
                text = (await ana.http.get("/metrics")).text
            assert 'arizona_moves_total{game="knight"}' in text
            assert 'arizona_refused_total{reason="stale"} 1' in text
            assert "arizona_sockets 1" in text
            assert "arizona_move_seconds_count" in text
            games = (await ana.get("/api/games"))["games"]
            knight = next(game for game in games if game["name"] == "knight")
            assert len(knight["bots"]) >= 2
            phrases = Phrases()
            assert all(phrases.has(bot["name"]["id"]) for bot in knight["bots"])
            assert "default" in knight["contents"]
            rules = await ana.get("/api/games/knight/rules")
            assert "K-1.1" in rules["markdown"]
            assert (await ana.http.get("/api/games/chess/rules")).status_code == 404
            picture = await ana.http.get("/api/games/knight/pictures/jump.svg")
            assert picture.headers["content-type"].startswith("image/svg+xml")
            assert picture.text.startswith("<svg")
            for nothing in (
                "knight/pictures/none.svg",
                "knight/pictures/%2e%2e",
                "chess/pictures/a",
            ):
                assert (await ana.http.get(f"/api/games/{nothing}")).status_code == 404
            pack = await ana.get("/api/games/rails/packs/default/tables")
            assert [len(pack["tables"][table]) for table in ("sheet", "card")] == [5, 17]
            assert pack["tables"]["card"][0]["title"] == "Bad Weather"
            assert "pack" not in pack["tables"]
            for nothing, status in (("chess/packs/default", 404), ("rails/packs/none", 400)):
                answer = await ana.http.get(f"/api/games/{nothing}/tables")
                assert answer.status_code == status, nothing
            schema = await ana.get("/api/schema/openapi.json")
            assert "/api/tables" in schema["paths"]

    with_server(tmp_path, scenario)


@pytest.mark.usefixtures("no_refill")
def test_limits_on_tables_and_bodies(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            for _ in range(3):
                await ana.create(TWO_HERE)
            answer = await ana.post("/api/tables", {"game": "knight", "seats": TWO_HERE}, 429)
            assert answer["reason"] == "too-many"
            big = {"game": "knight", "seats": TWO_HERE, "options": {"x": "y" * 20_000}}
            assert (await ana.post("/api/tables", big, 413))["reason"] == "too-large"
            big = {"record": "x" * 2_000_000}
            assert (await ana.post("/api/tables/import", big, 413))["reason"] == "too-large"
            codes = [(await ana.http.get("/health")).status_code for _ in range(90)]
            assert 429 in codes

    with_server(tmp_path, scenario, limits=SMALL)


@pytest.mark.usefixtures("no_refill")
def test_files_of_the_page_have_their_own_limit(tmp_path: Path) -> None:
    """A school opens the page behind one address without using up the limit for requests."""

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:

            async def codes(method: str, path: str, times: int) -> set[int]:
                return {(await ana.http.request(method, path)).status_code for _ in range(times)}

            assert await codes("GET", "/assets/none.js", 250) == {404}
            assert await codes("POST", "/assets/none.js", 1) == {405}
            assert await codes("GET", "/health", 10) == {200}
            assert 429 in await codes("GET", "/assets/none.js", 100)
            assert await codes("GET", "/health", 10) == {200}
            assert 429 in await codes("GET", "/health", 60)

    limits = structs.replace(SMALL, files_per_second=2, files_at_once=260)
    with_server(tmp_path, scenario, limits=limits)


@pytest.mark.usefixtures("no_refill")
def test_limits_on_sockets_and_messages(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            players = [ana.sit_at(made["table"]) for _ in range(4)]
            for player in players:
                await player.open()
            with pytest.raises(InvalidStatus):
                await ana.sit_at(made["table"]).open()
            fast = players[0]
            answers = [await fast.ask("undo", seq=0) for _ in range(30)]
            assert answers[0]["reason"] == "stale"
            assert answers[-1]["reason"] == "too-fast"
            with pytest.raises(ConnectionClosed):
                for _ in range(60):
                    await fast.ask("undo", seq=0)
            assert fast.socket.close_code == 4429
            for player in players:
                await player.close()
            url = f"ws://127.0.0.1:{live.port}/ws/tables/"
            async with connect(url + made["table"]) as silent:
                with pytest.raises(ConnectionClosed):
                    async with asyncio.timeout(PATIENCE):
                        await silent.recv()
                assert silent.close_code == 4401
            async with connect(url + "nonexistent") as lost:
                with pytest.raises(ConnectionClosed):
                    await lost.recv()
                assert lost.close_code == 4404

    with_server(tmp_path, scenario, limits=SMALL)


@pytest.mark.parametrize("ws", ["frames", "websockets-sansio"])
def test_a_client_that_does_not_read_is_dropped_and_blocks_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ws: str
) -> None:
    """Both send paths: frames written directly, and an ordinary ASGI server."""
    attach = Client.attach
    send_text = Connection.send_text

    def full(self: Client, line: Channel) -> None:
        attach(self, line)
        if not self.known and ws == "frames":
            offer = line.offer
            monkeypatch.setattr(line, "offer", lambda packets: not self.ready and offer(packets))

    async def stall(self: Connection, text: str) -> None:
        await send_text(self, text)
        if not self.client.known:
            await asyncio.Event().wait()

    monkeypatch.setattr(Client, "attach", full)
    monkeypatch.setattr(Connection, "send_text", stall)

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            url = f"ws://127.0.0.1:{live.port}/ws/tables/{made['table']}"
            room = await live.server.rooms.get(made["table"])
            async with connect(url) as stalled:
                await stalled.send('{"type":"hello"}')
                await until(lambda: room.state.clients)
                async with ana.sit_at(made["table"]) as player:
                    for _ in range(5):
                        assert (await player.move())["type"] == "done"
                        answer = await player.ask("undo", seq=player.scene["seq"])
                        assert answer["type"] == "done"
                    await player.until(lambda _: len(room.state.clients) == 1)
                with pytest.raises(ConnectionClosed):
                    while True:
                        async with asyncio.timeout(PATIENCE):
                            await stalled.recv()
                assert stalled.close_code == 1006, "cut: it would not read a farewell either"

    chosen = FramedSockets if ws == "frames" else ws
    with_server(tmp_path, scenario, ws=chosen, limits=Limits(waiting_messages=8))


class FullLine:
    """A connection that accepts frames only when allowed to."""

    def __init__(self) -> None:
        self.on_writable: Callable[[], None] | None = None
        self.free = True
        self.sent: list[bytes] = []

    def offer(self, packets: Sequence[Packet]) -> bool:
        if self.free:
            self.sent.append(b"".join(packet.frame for packet in packets))
        return self.free

    def listen(self, listener: Listener) -> None:
        pass

    def pause(self) -> None:
        pass

    def resume(self) -> None:
        pass

    def stop(self) -> None:
        pass

    def abort(self) -> None:
        pass


def test_queued_messages_are_sent_in_order() -> None:
    async def go() -> None:
        client = Client("g", "Ana", Limits(), known=True)
        line = FullLine()
        client.attach(line)
        client.receive(Packet(b"1"))
        line.free = False
        client.receive(Packet(b"2"))
        client.receive(Packet(b"3" * 200))
        assert line.sent == [b"\x81\x011"]
        line.free = True
        client.receive(Packet(b"4" * 70_000))
        assert len(line.sent) == 1, "first what waits"
        assert line.on_writable is not None
        line.on_writable()
        assert [len(frame) for frame in line.sent] == [3, 3, 204, 70_010]

    asyncio.run(go())


def test_buffered_messages_are_written_at_once_or_queued_in_order() -> None:
    async def go() -> None:
        client = Client("g", "Ana", Limits(), known=True)
        line = FullLine()
        client.attach(line)
        client.start_batch()
        client.receive(Packet(b"1"))
        client.receive(Packet(b"2"))
        assert line.sent == []
        client.send_batch()
        assert line.sent == [b"\x81\x011\x81\x012"]
        client.start_batch()
        client.receive(Packet(b"3"))
        client.receive(Packet(b"4"))
        line.free = False
        client.send_batch()
        client.receive(Packet(b"5"))
        line.free = True
        assert line.on_writable is not None
        line.on_writable()
        assert line.sent[1:] == [b"\x81\x013", b"\x81\x014", b"\x81\x015"]

    asyncio.run(go())


def test_a_full_queue_drops_the_client() -> None:
    async def go() -> None:
        client = Client("g", "Ana", Limits(waiting_messages=3), known=True)
        for number in range(5):
            client.receive(Packet(str(number).encode()))
        assert client.dropped == TOO_SLOW

    asyncio.run(go())


def test_buckets() -> None:
    bucket = Bucket(0.001, 2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    many = Buckets(0.001, 1, most=2)
    assert many.take("a") and many.take("b") and many.take("c")
    assert not many.take("b")


def test_names_and_secrets() -> None:
    assert identity.clean_name("a" * 50) == "a" * 32
    assert identity.clean_text("a\tb\n\u2028c\u0007") == "a b c"
    secret = identity.new_secret()
    assert identity.same_secret(secret, identity.secret_hash(secret))
    assert not identity.same_secret(secret, None)
    assert not identity.same_secret(secret, identity.secret_hash(secret + "x"))
    guests = cookies.Guests(b"k" * 32)
    assert guests.read(guests.cookie("a-guest-id")) == "a-guest-id"
    assert cookies.Guests(b"other").read(guests.cookie("a-guest-id")) is None


def test_a_seed_is_for_tests_only(tmp_path: Path) -> None:
    async def refused(live: Running) -> None:
        async with Guest(live.url) as ana:
            body = {"game": "knight", "seats": TWO_HERE, "seed": "1"}
            assert (await ana.post("/api/tables", body, 403))["reason"] == "not-allowed"

    async def same(live: Running) -> None:
        async with Guest(live.url) as ana:
            views = []
            for _ in range(2):
                made = await ana.create(TWO_HERE, seed="7")
                async with Player(live.url, made["table"], []) as watcher:
                    views.append(watcher.scene["view"])
            assert views[0] == views[1]

    with_server(tmp_path / "a", refused, allow_seeds=False)
    with_server(tmp_path / "b", same)


def test_a_page_built_without_a_game_gets_its_words(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with httpx.AsyncClient(base_url=live.url) as web:
            english = (await web.get("/api/games/knight/words/en")).json()
            assert (english["game"], english["language"]) == ("knight", "en")
            assert "knight-about =" in english["fluent"]
            for language in ("xx", "..", "en%2F..%2Fen"):
                other = await web.get(f"/api/games/knight/words/{language}")
                assert other.status_code == 404 or other.json()["fluent"] == english["fluent"]
            assert (await web.get("/api/games/chess/words/en")).status_code == 404

    with_server(tmp_path, scenario)
