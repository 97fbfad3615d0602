"""The offline server that runs in the page's worker, tested without a browser."""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

import arizona
from arizona.bots.players import levels
from arizona.engine.content import available, builtin_folder, load, read_pack, user_folder
from arizona.engine.record import parse_record
from arizona.engine.replay import replay
from arizona.server.api.endpoints import ENDPOINTS
from arizona.server.offline import bots as offline_bots
from arizona.server.offline import memory_store, requests
from arizona.server.offline.bots import OfflineBot
from arizona.server.offline.offline_server import OfflineServer
from arizona.server.offline.opening_positions import OPENINGS, openings
from arizona.server.offline.requests import answer
from arizona.server.protocol.workshop import LARGEST_ART, LARGEST_PACK
from arizona.server.services.workshop.pack_reading import packed
from tests.server.harness import SCENARIO_SECONDS, Json, Player, until
from tests.server.memory import Memory

HERE = {"kind": "here"}
BOT = {"kind": "bot", "bot": "random"}


class OfflinePlayer(Player):
    """A page at a table of an offline server."""

    def __init__(self, server: OfflineServer, table: str, keys: list[Json]) -> None:
        super().__init__("", table, keys)
        self.server = server
        self.closed: int | None = None
        self._received: asyncio.Queue[str] = asyncio.Queue()

    async def __aenter__(self) -> OfflinePlayer:
        await self.open()
        return self

    async def open(self, *, returning: bool = False) -> None:
        self.server.connect(id(self), self.table_id, self._received.put_nowait, self._hang)
        await self.send({"type": "hello", "seats": self.keys})
        while not self.first_message:
            message = await self.receive()
            if message["type"] == "snapshot":
                self.first_message = message

    def _hang(self, code: int) -> None:
        self.closed = code

    async def close(self) -> None:
        self.server.disconnect(id(self))

    async def send(self, message: Json | str) -> None:
        self.server.receive(id(self), message if isinstance(message, str) else json.dumps(message))

    async def receive(self, patience: float = 60) -> Json:
        async with asyncio.timeout(patience):
            message: Json = json.loads(await self._received.get())
        self._take(message)
        return message


Think = Callable[[str], Awaitable[str]]


async def think(job: str) -> str:
    return OfflineBot().answer(job)


async def never(job: str) -> str:
    """Think until the server is closed."""
    await asyncio.Event().wait()
    return ""


@asynccontextmanager
async def offline_server(
    storage: Memory, bots: Think = think
) -> AsyncGenerator[OfflineServer, None]:
    server = OfflineServer(storage, dict(storage.texts), bots)
    await server.open()
    try:
        yield server
    finally:
        storage.full = False
        await server.close()


def run(scenario: Callable[[OfflineServer, Memory], Awaitable[None]], bots: Think = think) -> None:
    async def go() -> None:
        storage = Memory()
        async with offline_server(storage, bots) as server:
            async with asyncio.timeout(SCENARIO_SECONDS):
                await scenario(server, storage)

    asyncio.run(go())


async def ask(
    server: OfflineServer, method: str, path: str, body: Any = None, status: int = 200
) -> Json:
    result = await answer(server, method, path, "" if body is None else json.dumps(body))
    assert result.status == status, result
    found: Json = (
        json.loads(result.text) if result.kind == "application/json" and result.text else {}
    )
    return found


async def create(server: OfflineServer, game: str, seats: list[Json], **more: Any) -> Json:
    return await ask(server, "POST", "/api/tables", {"game": game, "seats": seats, **more}, 201)


async def until_well(server: OfflineServer) -> None:
    await until(lambda: server.store.trouble is None)


@pytest.mark.parametrize("game", ["knight", "rails", "trail"])
def test_a_game_continues_after_the_page_was_reloaded(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves and responses are saved: the next server instance has all of them, and the record
    replays."""

    async def go() -> None:
        storage = Memory()
        async with offline_server(storage) as server:
            made = await create(server, game, [HERE, BOT])
            async with OfflinePlayer(server, made["table"], made["keys"]) as player:
                for _ in range(8):
                    await player.until(lambda one: one.scene["to_move"] == 0)
                    assert (await player.move())["type"] == "done"
                moment = player.scene["moment"]
            record = await answer(server, "GET", f"/api/tables/{made['table']}/record", "")
        async with offline_server(storage) as server:
            again = await answer(server, "GET", f"/api/tables/{made['table']}/record", "")
            assert again.text.startswith(record.text[:200])
            assert replay(parse_record(again.text)).moves
            async with OfflinePlayer(server, made["table"], []) as player:
                assert player.scene["moment"] >= moment
                assert player.you["seats"] == [0]
            [card] = (await ask(server, "GET", "/api/my-tables"))["tables"]
            assert card["table"]["id"] == made["table"]

    monkeypatch.setattr("arizona.server.tables.automation.random.uniform", lambda *_: 0.0)

    async def limited() -> None:
        async with asyncio.timeout(SCENARIO_SECONDS):
            await go()

    asyncio.run(limited())


def test_a_whole_game_around_one_screen_with_undo_and_rematch() -> None:
    async def scenario(server: OfflineServer, storage: Memory) -> None:
        made = await create(server, "knight", [HERE, HERE], options={"games": 1})
        async with OfflinePlayer(server, made["table"], made["keys"]) as player:
            await player.move()
            assert (await player.ask("undo", seq=player.scene["seq"]))["type"] == "done"
            while player.scene["to_move"] >= 0:
                assert (await player.move())["type"] == "done"
            assert (await player.ask("rematch"))["type"] == "done"
            await player.until(lambda one: one.next is not None)
        assert len([name for name in storage.texts if name.startswith("table ")]) == 2
        game_log = await ask(server, "GET", f"/api/tables/{made['table']}/log")
        assert game_log["events"]
        drawn = await answer(server, "GET", f"/api/tables/{made['table']}/board.svg?moment=3", "")
        assert drawn.kind == "image/svg+xml" and drawn.text.startswith("<svg")

    run(scenario)


def test_a_change_that_cannot_be_stored_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(memory_store, "TRY_AGAIN", 0.05)

    async def scenario(server: OfflineServer, storage: Memory) -> None:
        made = await create(server, "knight", [HERE, HERE])
        async with OfflinePlayer(server, made["table"], made["keys"]) as player:
            await player.move()
            saved = dict(storage.texts)
            storage.full = True
            action = player.scene["actions"][0]["action"]
            seq = player.scene["seq"]
            await player.send({"type": "move", "ref": 99, "seq": seq, "action": action})
            await until(lambda: player.closed is not None)
            assert server.store.trouble == "full"
            assert storage.texts == saved
            assert (await ask(server, "PUT", "/api/me", {"name": "Ana"}, 503))["reason"]
            storage.full = False
            await until_well(server)
        async with OfflinePlayer(server, made["table"], made["keys"]) as player:
            assert player.scene["seq"] == seq
            assert (await player.move())["type"] == "done"

    run(scenario)


def test_an_unreadable_table_does_not_affect_others() -> None:
    async def go() -> None:
        storage = Memory()
        async with offline_server(storage) as server:
            made = await create(server, "rails", [HERE, HERE])
        storage.texts["table broken"] = "{not json"
        async with offline_server(storage) as server:
            assert server.store.unread == ["table broken"]
            assert (await ask(server, "GET", f"/api/tables/{made['table']}"))["table"]
        assert "table broken" in storage.texts

    asyncio.run(go())


def test_settings_stored_by_earlier_versions_are_read() -> None:
    async def go() -> None:
        storage = Memory()
        async with offline_server(storage) as server:
            id = (await create(server, "rails", [HERE, HERE]))["table"]
        stored = json.loads(storage.texts[f"table {id}"])
        # Browsers have tables under this key since the first version.
        stored["row"]["house"]["name"] = "Quiet Mesa"
        storage.texts[f"table {id}"] = json.dumps(stored)
        async with offline_server(storage) as server:
            assert (await ask(server, "GET", f"/api/tables/{id}"))["table"]["name"] == "Quiet Mesa"

    asyncio.run(go())


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("key guest", "not hexadecimal"),
        ("key guest", "00ff"),
        ("key guest", "[object Object]"),
        ("hours", "soon"),
        ("hours", "²"),
        ("hours", "9" * 5000),
        ("guest here", "\0"),
        ("guest here", ""),
        ("note progress here", "{not json"),
        ("pack knight/mine", "[pack"),
        ("pack knight/../../../../tmp/x", "a = 1"),
        ("pack chess/mine", "a = 1"),
        ("pack ", ""),
    ],
)
def test_a_damaged_entry_is_set_aside_and_everything_else_works(name: str, text: str) -> None:
    async def go() -> None:
        storage = Memory()
        async with offline_server(storage) as server:
            made = await create(server, "rails", [HERE, HERE])
        storage.texts[name] = text
        async with offline_server(storage) as server:
            assert server.store.damaged == [name]
            assert (await ask(server, "GET", "/api/me"))["name"]
            assert (await ask(server, "GET", f"/api/tables/{made['table']}"))["table"]
            await create(server, "knight", [HERE, HERE])
        assert storage.texts["damaged " + name] == text
        assert storage.texts.get(name) != text
        async with offline_server(storage) as server:
            assert server.store.damaged == [], "reported once"

    asyncio.run(go())


def test_a_damaged_entry_that_cannot_be_moved_is_only_ignored() -> None:
    async def go() -> None:
        storage = Memory()
        storage.texts["hours"] = "soon"
        storage.full = True
        server = OfflineServer(storage, dict(storage.texts), think)
        await server.open()
        assert server.store.damaged == ["hours"] and storage.texts == {"hours": "soon"}
        storage.full = False
        await server.close()

    asyncio.run(go())


def test_responses_equal_those_of_a_server() -> None:
    """Every request that a page makes is answered, and invalid ones are rejected with a reason."""

    async def scenario(server: OfflineServer, storage: Memory) -> None:
        name = (await ask(server, "GET", "/api/me"))["name"]
        assert name.startswith("Guest ")
        assert (await ask(server, "GET", "/api/me"))["name"] == name
        assert (await ask(server, "PUT", "/api/me", {"name": " Ana "}))["name"] == "Ana"
        games = (await ask(server, "GET", "/api/games"))["games"]
        assert {game["name"] for game in games} >= {"knight", "rails", "trail"}
        for path in ("rules", "words/en", "packs/default", "packs/default/tables", "lessons/1"):
            assert await ask(server, "GET", f"/api/games/rails/{path}")
        for path in ("lobby", "shows", "my-tables", "reports"):
            assert await ask(server, "GET", f"/api/{path}")
        assert (await ask(server, "POST", "/api/shows/knight", status=201))["table"]
        bad = [
            ("GET", "/api/games/nothing/rules", None, 404, "no-such-game"),
            ("GET", "/api/tables/nothing", None, 404, "no-such-table"),
            ("GET", "/api/nothing", None, 400, "malformed"),
            ("POST", "/api/tables", {"game": "knight"}, 400, "malformed"),
            ("POST", "/api/tables/import", {"record": "{}"}, 400, "bad-record"),
            ("PUT", "/api/me", {"name": "\u200b"}, 400, "bad-name"),
        ]
        for method, path, body, status, reason in bad:
            assert (await ask(server, method, path, body, status))["reason"] == reason

    run(scenario)


def test_every_shared_endpoint_is_found_by_its_path() -> None:
    for endpoint in ENDPOINTS:
        values = {one.name: "7" for one in endpoint.path_parameters}
        found, given = requests._find(endpoint.method, endpoint.path.format(**values))
        assert found is endpoint
        assert given == {one.name: one.type("7") for one in endpoint.path_parameters}


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("/api/tables/{id}/moments/-1", 404, "no-such-moment"),
        ("/api/tables/{id}/moments/99999", 404, "no-such-moment"),
        ("/api/tables/{id}/moments/one", 400, "malformed"),
        ("/api/tables/{id}/board.svg?moment=one", 400, "malformed"),
        ("/api/puzzles/rails?page=one", 400, "malformed"),
    ],
)
def test_numbers_are_checked(path: str, status: int, reason: str) -> None:
    async def scenario(server: OfflineServer, storage: Memory) -> None:
        made = await create(server, "rails", [HERE, HERE])
        response = await ask(server, "GET", path.format(id=made["table"]), None, status)
        assert response["reason"] == reason

    run(scenario)


def test_a_record_moves_between_servers_and_can_be_continued() -> None:
    async def scenario(server: OfflineServer, storage: Memory) -> None:
        made = await create(server, "rails", [HERE, HERE])
        async with OfflinePlayer(server, made["table"], made["keys"]) as player:
            for _ in range(6):
                await player.move()
        id = made["table"]
        text = (await answer(server, "GET", f"/api/tables/{id}/record", "")).text
        copy = await ask(server, "POST", "/api/tables/import", {"record": text}, 201)
        request = {"moment": 3, "seats": [HERE, HERE]}
        branch = await ask(server, "POST", f"/api/tables/{id}/play-on", request, 201)
        assert len({id, copy["table"], branch["table"]}) == 3
        moment = (await ask(server, "GET", f"/api/tables/{id}"))["moment"]
        assert 3 <= (await ask(server, "GET", f"/api/tables/{branch['table']}"))["moment"] < moment
        await ask(server, "DELETE", f"/api/tables/{copy['table']}", None, 204)
        assert f"table {copy['table']}" not in storage.texts

    run(scenario)


def own_pack(name: str = "mine") -> str:
    text = (builtin_folder("knight") / "default.toml").read_text("utf-8")
    return text.replace('name = "default"', f'name = "{name}"', 1)


def test_a_custom_pack_is_checked_saved_and_played() -> None:
    async def go() -> None:
        storage = Memory()
        async with offline_server(storage) as server:
            request = {"file": "mine.toml", "text": own_pack()}
            added = await ask(server, "POST", "/api/packs", request, 201)
            assert added == {"game": "knight", "name": "mine"}
            assert json.loads(server.packs.names()) == {"knight": ["mine"]}
            [game] = [
                one
                for one in (await ask(server, "GET", "/api/games"))["games"]
                if one["name"] == "knight"
            ]
            assert "mine" in game["contents"]
            made = await create(server, "knight", [HERE, HERE], content="mine")
            other = {"file": "mine.toml", "text": own_pack() + "# another"}
            assert (await ask(server, "POST", "/api/packs", other, 403))["reason"] == "not-allowed"
            response = await ask(server, "DELETE", "/api/packs/knight/mine", None, 403)
            assert "is played with the pack 'mine'" in response["detail"]
        for path in user_folder("knight").iterdir():
            path.unlink()  # a browser's files disappear with the page
        async with offline_server(storage) as server:
            async with OfflinePlayer(server, made["table"], made["keys"]) as player:
                assert (await player.move())["type"] == "done"
            await ask(server, "DELETE", f"/api/tables/{made['table']}", None, 204)
            await ask(server, "DELETE", "/api/packs/knight/mine", None, 204)
            assert "pack knight/mine" not in storage.texts
            assert "mine" not in available("knight")

    asyncio.run(go())


PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'


def test_a_pack_of_several_files_with_pictures_is_played() -> None:
    """The built-in pack of Trail in its files, with a picture, as the Workshop downloads it."""
    files = {
        path.name: path.read_text("utf-8")
        for path in (builtin_folder("trail") / "default").glob("*.toml")
    }
    named = next(name for name, text in files.items() if 'name = "default"' in text)
    files[named] = files[named].replace('name = "default"', 'name = "mine"', 1)
    files["art.toml"] = f"[[art]]\nof = 'flora.saguaro'\nimage = '{PICTURE}'\n"
    assert len(files) > 3

    async def go() -> None:
        storage = Memory()
        request = {"file": "mine.zip", "data": base64.b64encode(packed("mine", files)).decode()}
        async with offline_server(storage) as server:
            added = await ask(server, "POST", "/api/packs", request, 201)
            assert added == {"game": "trail", "name": "mine"}
            made = await create(server, "trail", [HERE, HERE], content="mine")
        shutil.rmtree(user_folder("trail"))  # a browser's files disappear with the page
        async with offline_server(storage) as server:
            async with OfflinePlayer(server, made["table"], made["keys"]) as player:
                assert (await player.move())["type"] == "done"
            art = await ask(server, "GET", "/api/games/trail/packs/mine/art")
            assert list(art["art"]) == ["flora.saguaro"]
            values = read_pack(user_folder("trail") / "mine.toml")
            assert values.tables["gateway"] == load(arizona.get_game("trail")).tables["gateway"]
            assert set(values.words) == {"de", "es", "fr", "ko"}
            thinker = OfflineBot()
            thinker.lay(server.packs.texts())
            assert "mine" in available("trail")

    asyncio.run(go())


def test_archives_that_are_no_packs_are_refused() -> None:
    async def scenario(server: OfflineServer, storage: Memory) -> None:
        head = own_pack().replace("[[tile]]", "[[title]]")
        archives = {
            "no .toml file": packed("a", {}),
            "pack.toml:1: not valid TOML": b"PK\x05\x06 and no more",
            "b.toml:1: not valid TOML": packed("a", {"a.toml": own_pack(), "b.toml": "[pack"}),
            "a.toml:": packed("a", {"a.toml": head, "es.toml": "[es]\n"}),
            "begin each of its files with a [table]": packed(
                "a", {"a.toml": own_pack(), "z.toml": "es = { Mesa = 'Mesa' }\n"}
            ),
        }
        for result, data in archives.items():
            request = {"file": "a.zip", "data": base64.b64encode(data).decode()}
            problem = await ask(server, "POST", "/api/packs", request, 400)
            assert problem["reason"] == "bad-content" and result in problem["detail"], problem
            assert "/tmp" not in problem["detail"]
        assert server.packs.names() == "{}"

    run(scenario)


def test_pack_problems_are_reported_in_the_checkers_words() -> None:
    async def scenario(server: OfflineServer, storage: Memory) -> None:
        texts = {
            "[pack": "a.toml:1: not valid TOML",
            "x = 1": "a.toml: [pack] names its game",
            own_pack("default") + "\n[odd]\nx = 1\n": "unknown table",
            own_pack("a/b"): "letters, digits",
            own_pack("default") + "\n[[tile]]\nname = 3\n": "a.toml",
        }
        for text, result in texts.items():
            request = {"file": "../../a.toml", "text": text}
            problem = await ask(server, "POST", "/api/packs", request, 400)
            assert problem["reason"] == "bad-content" and result in problem["detail"], problem
            assert "/tmp" not in problem["detail"]
            assert problem["faults"] or problem["message"]["id"].startswith("content-")
            for fault in problem["faults"]:
                assert fault["where"].startswith("a.toml"), fault
                assert fault["message"]["id"] not in ("", "content-said"), fault
        large = {"file": "e.toml", "text": "#" * (LARGEST_PACK + LARGEST_ART + 1)}
        assert (await ask(server, "POST", "/api/packs", large, 413))["reason"] == "too-large"
        storage.full = True
        request = {"file": "f.toml", "text": own_pack("other")}
        assert (await ask(server, "POST", "/api/packs", request, 503))["reason"] == "no-store"
        assert server.packs.names() == "{}" and "other" not in available("knight")
        response = await ask(server, "DELETE", "/api/packs/knight/none", None, 400)
        assert response["reason"] == "bad-content"

    run(scenario)


def test_the_bot_worker_knows_custom_packs() -> None:
    job_runner = OfflineBot()
    job_runner.lay(json.dumps({"knight/mine": own_pack()}))
    assert "mine" in available("knight")
    job_runner.lay("{}")
    assert "mine" not in available("knight")


@pytest.mark.parametrize("game", ["knight", "rails", "trail"])
def test_an_opening_position_equals_the_table_created_from_it(game: str) -> None:
    """The board shown before the rules have loaded is the one that is then played."""

    async def scenario(server: OfflineServer, storage: Memory) -> None:
        laid = await openings(game)
        assert len({one.record for one in laid}) == OPENINGS, "no two are the same"
        one = json.loads(msgspec.json.encode(laid[0]))
        assert json.loads(msgspec.json.encode(await openings(game)))[0] == one
        assert [seat["name"] for seat in one["table"]["seats"] if not seat["bot"]] == [""]
        body = {"record": one["record"], "seats": one["seats"]}
        made = await ask(server, "POST", "/api/tables/import", body, 201)
        async with OfflinePlayer(server, made["table"], made["keys"]) as player:
            result = player.first_message
        assert result["scene"] == one["scene"]
        assert result["log"] == one["log"]
        assert result["you"]["seats"] == one["you"]["seats"] == [0]

    # A bot could otherwise move before the player has connected.
    run(scenario, never)


@pytest.mark.parametrize("game", ["knight", "rails", "trail"])
def test_levels_that_exceed_the_time_limit_are_left_out(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [level.name for level in levels(game)]
    managed = json.loads(OfflineBot().managed(game))
    assert managed == names[: len(managed)]
    monkeypatch.setattr(offline_bots, "IN_TIME", 1000.0)
    assert json.loads(OfflineBot().managed(game)) == names
    monkeypatch.setattr(offline_bots, "IN_TIME", 0.0)
    assert json.loads(OfflineBot().managed(game)) == []
