"""Bot accounts: tokens open only the bot API, and bots play over the network."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from arizona.cli.main import app
from arizona.client import ApiError, Connection, NetworkBot
from arizona.engine.errors import ArizonaError
from arizona.people.names import check_account_name
from arizona.server.base.token_buckets import Buckets
from arizona.server.services.people import bot_play
from arizona.server.services.people.bot_accounts import MAX_BOTS, BotAccounts
from arizona.server.services.people.sessions import Sessions
from arizona.server.store.sqlite import SqliteStore
from arizona.server.transport.connection_limits import LimitedProtocol
from arizona.server.web.app import ROUTES
from tests.server.harness import PATIENCE, Guest, Json, Running, with_server
from tests.server.test_accounts import register

EVENT_SECONDS = 120.0


class BotClient:
    """A bot account that uses the API as any HTTP client would."""

    def __init__(self, url: str, token: str) -> None:
        headers = {"authorization": f"Bearer {token}"}
        transport = httpx.AsyncHTTPTransport(verify=False)
        self.http = httpx.AsyncClient(
            base_url=url, headers=headers, transport=transport, timeout=EVENT_SECONDS
        )

    async def __aenter__(self) -> BotClient:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def send(self, path: str, body: Json | None = None, status: int = 200) -> Any:
        answer = await self.http.post(f"/api/v1{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    @asynccontextmanager
    async def events(self) -> AsyncIterator[AsyncIterator[Json]]:
        async with self.http.stream("GET", "/api/v1/events") as answer:
            assert answer.status_code == 200, await answer.aread()

            async def lines() -> AsyncIterator[Json]:
                async for line in answer.aiter_lines():
                    if line:
                        yield json.loads(line)

            yield lines()


async def new_bot(owner: Guest, name: str, *scopes: str) -> str:
    body = {"name": name, "scopes": list(scopes or ("play",))}
    token: str = (await owner.post("/api/account/bots", body))["token"]
    return token


async def next_event(events: AsyncIterator[Json], kind: str) -> Json:
    async with asyncio.timeout(EVENT_SECONDS):
        async for event in events:
            if event["type"] == kind:
                return event
    raise AssertionError(f"the stream ended without '{kind}'")


def play_games(url: str, token: str, said: list[str], games: int = 1) -> None:
    player = NetworkBot(Connection(url, token), "random", ["knight"], seek="quick", say=said.append)
    player.run(games)


def test_two_bots_find_each_other_and_play_a_rated_game(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            await register(ana, "Ana")
            tokens = [await new_bot(ana, name) for name in ("First-bot", "Second-bot")]
            lines: list[str] = []
            players = (asyncio.to_thread(play_games, live.url, one, lines) for one in tokens)
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*players)
            assert sum("is over" in line for line in lines) == 2
            await live.server.ratings.count()
            board = await ana.get("/api/leaderboards/knight/live?players=bots")
            assert board["players"] + board["provisional"] == 2
            people = await ana.get("/api/leaderboards/knight/live")
            assert people["players"] + people["provisional"] == 0, "people have their own"
            [listed, _] = (await ana.get("/api/account/bots"))["bots"]
            assert (listed["name"], listed["scopes"]) == ("First-bot", ["play"])

    with_server(tmp_path, scenario)


def test_a_person_invites_a_bot_which_is_present_and_moves_by_notation(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            await register(ana, "Ana")
            token = await new_bot(ana, "Rook-bot")
            created = await ana.create([{"kind": "here"}, {"kind": "link"}])
            table = created["table"]
            async with BotClient(live.url, token) as bot, bot.events() as events:
                invite = {"table": table, "name": "rook-BOT"}
                answer = await ana.http.post("/api/invitations", json=invite)
                assert answer.status_code in (201, 204), answer.text
                event = await next_event(events, "invitation")
                assert (event["table"], event["sender"]) == (table, "Ana")
                await bot.send("/invitations/elsewhere/accept", status=404)
                await bot.send(f"/invitations/{table}/accept", status=204)
                seats = (await next_event(events, "table"))["seats"]
                assert seats[1] == "Rook-bot", "the name marks it"
                async with ana.sit_at(table) as seat:
                    while seat.scene["to_move"] in seat.you["seats"]:
                        await seat.move()
                turn = await next_event(events, "turn")
                shown = (await bot.http.get(f"/api/v1/tables/{table}")).json()
                assert shown["moves"] == turn["moves"] and shown["seq"] == turn["seq"]
                info = (await ana.get(f"/api/tables/{table}"))["table"]
                assert info["wait"] is None, "it is connected while its stream is open"
                wrong = {"seq": turn["seq"], "text": "1 jump nowhere"}
                problem = await bot.send(f"/tables/{table}/moves", wrong, 400)
                assert problem["reason"] == "illegal"
                move = {"seq": turn["seq"], "text": turn["moves"][0]["text"]}
                made = await bot.send(f"/tables/{table}/moves", move)
                assert made["seq"] > turn["seq"]
                await bot.send(f"/tables/{table}/chat", {"text": "Hello"}, 403)
                await bot.send(f"/tables/{table}/resign", status=204)
                assert (await next_event(events, "over"))["winners"] == [0]

    with_server(tmp_path, scenario)


def test_bots_and_people_do_not_meet_in_rated_games(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            await register(ana, "Ana")
            async with BotClient(live.url, await new_bot(ana, "Rook-bot")) as bot:
                answer = await ana.http.post("/api/seek", json={"game": "knight", "pace": "quick"})
                assert answer.status_code == 200
                found = await bot.send("/seek", {"game": "knight"})
                assert (found["seek"]["table"], found["seek"]["waiting"]) == ("", 1)
                request = {"name": "Ana", "game": "knight", "rated": True}
                table = (await bot.send("/challenges", request, 201))["table"]
                async with ana.sit_at(table) as seat:
                    refused = await seat.ask("sit", seat=1)
                    assert refused["type"] == "refused", refused
                    assert refused["message"]["id"] == "table-rated-bot-account"
                request = {"name": "Nobody", "game": "knight"}
                await bot.send("/challenges", request, 404)

    with_server(tmp_path, scenario)


def test_a_token_opens_only_the_bot_api_and_no_cookie_opens_it(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            await register(ana, "Ana")
            token = await new_bot(ana, "Rook-bot", "chat")
            session = ana.http.cookies["arizona_session"]
            async with BotClient(live.url, token) as bot:
                account = (await bot.http.get("/api/v1/account")).json()
                assert account == {"name": "Rook-bot", "scopes": ["chat"]}
                assert (await bot.http.get("/api/v1/events")).status_code == 403, "no scope"
                for route in ROUTES:
                    access = route.rules.access
                    if route.method != "GET" or access in ("public", "bot"):
                        continue
                    answer = await bot.http.get(re.sub(r"\{\w+\}", "1", route.path))
                    assert answer.status_code == 403, (route, answer.status_code)
            assert (await ana.http.get("/api/v1/account")).status_code == 401
            for secret in (session, "arizona_bot_wrong", token + "x", "x"):
                async with BotClient(live.url, secret) as bot:
                    assert (await bot.http.get("/api/v1/account")).status_code == 401, secret
            async with Guest(live.url) as thief:
                thief.http.cookies.set("arizona_session", token)
                assert (await thief.get("/api/account"))["account"] is None

    with_server(tmp_path, scenario)


def test_a_replaced_token_and_a_deleted_bot_end_the_stream(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            await register(ana, "Ana")
            await register(ben, "Ben")
            token = await new_bot(ana, "Rook-bot")
            other = await ben.http.post("/api/account/bots/Rook-bot/token", json={"scopes": []})
            assert other.status_code == 404, "only its owner"
            async with BotClient(live.url, token) as bot, bot.events() as events:
                exported = await ana.get("/api/account/export")
                assert [bot["name"] for bot in exported["bots"]] == ["Rook-bot"]
                renewed = await ana.post("/api/account/bots/rook-bot/token", {"scopes": ["play"]})
                async with asyncio.timeout(EVENT_SECONDS):
                    assert [event async for event in events] == []
                assert (await bot.http.get("/api/v1/account")).status_code == 401
            async with BotClient(live.url, renewed["token"]) as bot, bot.events() as events:
                assert (await ana.http.delete("/api/account/bots/Rook-bot")).status_code == 204
                async with asyncio.timeout(EVENT_SECONDS):
                    assert [event async for event in events] == []
            assert (await ana.get("/api/account/bots"))["bots"] == []

    with_server(tmp_path, scenario)


def test_a_stream_outlasts_the_time_limit_of_responses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_play, "KEEPALIVE_SECONDS", 0.2)
    restarts = 0

    def restart(protocol: LimitedProtocol) -> None:
        nonlocal restarts
        restarts += 1
        protocol._start_timer(3)

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            await register(ana, "Ana")
            token = await new_bot(ana, "Rook-bot")
            # Only now, because hashing a password may take longer on a busy machine.
            monkeypatch.setattr(LimitedProtocol, "_restart_answer_timer", restart)
            async with (
                BotClient(live.url, token) as bot,
                bot.http.stream("GET", "/api/v1/events") as answer,
            ):
                lines = answer.aiter_lines()
                began = asyncio.get_running_loop().time()
                while asyncio.get_running_loop().time() - began < 4:
                    assert await anext(lines) == ""
        assert restarts > 1

    with_server(tmp_path, scenario)


def test_the_bots_of_a_banned_owner_are_refused(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            await register(ana, "Ana")
            async with BotClient(live.url, await new_bot(ana, "Rook-bot")) as bot:
                assert (await bot.http.get("/api/v1/account")).status_code == 200
                owner = await live.server.store.person_named("ana")
                assert owner is not None
                owner.banned = 1
                await live.server.store.change_person(owner, "", "ban", 1)
                assert (await bot.http.get("/api/v1/account")).status_code == 401

    with_server(tmp_path, scenario)


def test_names_streams_bots_and_requests_are_limited(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            await register(ana, "Ana")
            for name in ("Rook", "Rook_bot", "x-bot!"):
                answer = await ana.http.post(
                    "/api/account/bots", json={"name": name, "scopes": ["play"]}
                )
                assert answer.status_code == 400, name
            token = await new_bot(ana, "Rook0-bot")
            for number in range(1, MAX_BOTS):
                await new_bot(ana, f"Rook{number}-bot")
            answer = await ana.http.post(
                "/api/account/bots", json={"name": "Rook9-bot", "scopes": ["play"]}
            )
            assert answer.status_code == 429, answer.text
            async with BotClient(live.url, token) as bot:
                async with bot.events(), bot.events():
                    assert (await bot.http.get("/api/v1/events")).status_code == 429
                live.server.rates._buckets["bot"] = Buckets(0.0, 3)
                codes = [(await bot.http.get("/api/v1/account")).status_code for _ in range(4)]
                assert codes == [200, 200, 200, 429]

    with_server(tmp_path, scenario)


@pytest.mark.parametrize("name", ["Ana-bot", "ana_BOT", "Ana-b0t"])
def test_people_cannot_have_the_name_of_a_bot(name: str) -> None:
    problem = check_account_name(name)
    assert problem is not None and problem.id == "people-name-bot-suffix"
    assert check_account_name("Abbot") is None, "without a hyphen it is a name like any other"


def test_the_host_creates_bots_before_there_are_accounts(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def find(token: str) -> str:
        store = SqliteStore(path)
        await store.open()
        try:
            found = await BotAccounts(store, Sessions(store)).find(f"Bearer {token}")
            return "" if found is None else found.name
        finally:
            await store.close()

    async def create() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.close()

    asyncio.run(create())
    run = CliRunner().invoke
    words = ["people", "bot", "House-bot", "--data", str(path)]
    first = run(app, words).output.strip()
    assert asyncio.run(find(first)) == "House-bot"
    second = run(app, words).output.strip()
    assert asyncio.run(find(second)) == "House-bot"
    assert asyncio.run(find(first)) == "", "the new token replaces the old one"
    wrong = run(app, ["people", "bot", "House", "--data", str(path)])
    assert wrong.exit_code and "-bot" in str(wrong.exception or wrong.output)


def test_the_client_names_what_is_wrong() -> None:
    with pytest.raises(ArizonaError, match="not an address"):
        Connection("example.org", "x")
    with pytest.raises(ApiError, match="no answer") as found:
        Connection("http://127.0.0.1:9", "x").request("GET", "/account")
    assert found.value.transient
