"""The puzzle API as the page uses it, without a browser, also on the offline server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import date, timedelta

from arizona.puzzles.daily import of_day
from arizona.puzzles.puzzle import puzzle_set
from arizona.server.offline.offline_server import OfflineServer
from arizona.server.offline.requests import answer
from tests.server.harness import Json
from tests.server.memory import Memory

GAME = "knight"


async def nobody(job: str) -> str:
    return job


def with_server(
    scenario: Callable[[OfflineServer], Awaitable[None]], storage: Memory | None = None
) -> None:
    saved = storage or Memory()

    async def go() -> None:
        server = OfflineServer(saved, dict(saved.texts), nobody)
        await server.open()
        try:
            await scenario(server)
        finally:
            await server.close()

    asyncio.run(go())


async def ask(server: OfflineServer, method: str, address: str, body: Json | None = None) -> Json:
    response = await answer(server, method, address, json.dumps(body or {}))
    assert response.status == 200, response
    result: Json = json.loads(response.text)
    return result


async def line_of(server: OfflineServer, id: str, at: str) -> Json:
    """Solve a puzzle without a mistake and return the last response."""
    found = puzzle_set(GAME)
    assert found is not None
    puzzle = found.by_id[id]
    moves: list[int] = []
    result: Json = {}
    while not result.get("solved"):
        body = {"moves": moves, "action": puzzle.line[len(moves)]}
        result = await ask(server, "POST", f"{at}/play", body)
        assert result["right"] and result["told"] is None
        moves += [step["action"] for step in result["steps"]]
        assert moves == puzzle.line[: len(moves)]
    return result


def test_the_day_is_solved_and_counts_once() -> None:
    async def scenario(server: OfflineServer) -> None:
        today = await ask(server, "GET", "/api/puzzles")
        assert [card["game"] for card in today["cards"]] == ["knight", "rails", "trail"]
        assert today["me"] == {"rating": 1500, "sure": False, "streak": 0, "solved": 0, "races": {}}
        id = today["cards"][0]["id"]
        at = f"/api/puzzles/{GAME}/{id}"
        page = await ask(server, "GET", at)
        assert page["day"] == today["today"] and page["hint"] > 0
        assert page["scene"]["to_move"] == page["seat"] and page["scene"]["actions"]
        result = await line_of(server, id, at)
        assert result["first"] and result["change"] > 0
        assert result["answer"]["tries"] == result["answer"]["found"] == 1
        assert result["answer"]["first"][0]["value"] == page["best"]
        assert result["answer"]["why"]
        assert result["me"]["streak"] == 1 and result["me"]["rating"] == 1500 + result["change"]
        again = await line_of(server, id, at)
        assert not again["first"] and again["change"] == 0
        assert again["me"] == result["me"]
        now = await ask(server, "GET", "/api/puzzles")
        assert [day["kept"] for day in now["week"] if day["date"] == now["today"]] == [True]

    with_server(scenario)


def test_a_miss_costs_the_first_try_and_is_explained() -> None:
    found = puzzle_set(GAME)
    assert found is not None
    puzzle = found.puzzles[0]
    wrong = next(action for action, lead in puzzle.values[0] if lead <= 0)
    at = f"/api/puzzles/{GAME}/{puzzle.id}"

    async def scenario(server: OfflineServer) -> None:
        missed = await ask(server, "POST", f"{at}/play", {"moves": [], "action": wrong})
        assert not missed["right"] and missed["first"] and missed["change"] < 0
        assert missed["told"]["id"] in ("knight-puzzle-loses", "knight-puzzle-draws")
        assert missed["answer"] is None
        solved = await line_of(server, puzzle.id, at)
        assert not solved["first"] and solved["me"]["rating"] == missed["me"]["rating"]
        assert solved["me"]["solved"] == 1
        result = solved["answer"]
        assert (result["tries"], result["found"]) == (1, 0)
        assert result["first"][result["most_wrong"]]["action"] == wrong

    with_server(scenario)


def test_a_hint_costs_what_was_said() -> None:
    found = puzzle_set(GAME)
    assert found is not None
    puzzle = found.puzzles[1]
    at = f"/api/puzzles/{GAME}/{puzzle.id}"

    async def scenario(server: OfflineServer) -> None:
        response = (await ask(server, "GET", at))["hint"]
        hint = await ask(server, "POST", f"{at}/hint", {"moves": []})
        assert hint["cost"] == response and hint["move"]["action"] == puzzle.line[0]
        assert (await ask(server, "POST", f"{at}/hint", {"moves": []}))["cost"] == 0
        solved = await line_of(server, puzzle.id, at)
        assert solved["change"] == -response and solved["me"]["rating"] == 1500 - response
        lists = await ask(server, "GET", f"/api/puzzles/{GAME}")
        assert all(card["outcome"] in ("", "hinted") for card in lists["cards"])

    with_server(scenario)


def test_giving_up_after_a_hint_costs_only_the_hint() -> None:
    found = puzzle_set(GAME)
    assert found is not None
    at = f"/api/puzzles/{GAME}/{found.puzzles[1].id}"

    async def scenario(server: OfflineServer) -> None:
        hint = await ask(server, "POST", f"{at}/hint", {"moves": []})
        answer = await ask(server, "POST", f"{at}/give-up", {})
        assert answer["change"] == -hint["cost"] < 0
        lists = await ask(server, "GET", f"/api/puzzles/{GAME}")
        assert not any(card["solved"] for card in lists["cards"])

    with_server(scenario)


def test_a_missed_day_is_made_up() -> None:
    async def scenario(server: OfflineServer) -> None:
        wednesday = date(2026, 5, 13)
        server.puzzles.today = lambda: wednesday
        monday = wednesday - timedelta(days=2)
        found = puzzle_set(GAME)
        assert found is not None
        id = of_day(found, monday).id
        answer = await ask(server, "GET", f"/api/puzzles?day={monday}")
        assert answer["day"] == monday.isoformat()
        assert [day["open"] for day in answer["week"]] == [True, True] + [False] * 5
        await line_of(server, id, f"/api/puzzles/{GAME}/{id}")
        answer = await ask(server, "GET", "/api/puzzles")
        assert [day["kept"] for day in answer["week"]] == [True] + [False] * 6
        assert not any(day["open"] for day in answer["week"])  # only once a week

    with_server(scenario)


def test_progress_stored_in_a_browser_is_imported_once() -> None:
    found = puzzle_set(GAME)
    assert found is not None
    keys = [f"{GAME}/{found.puzzles[0].id}", f"{GAME}/nothing", "nothing/1"]

    async def scenario(server: OfflineServer) -> None:
        today = (await ask(server, "GET", "/api/puzzles"))["today"]
        brought = {"solved": keys, "days": [today, "2999-01-01"]}
        me = await ask(server, "POST", "/api/puzzles/bring", brought)
        assert (me["solved"], me["streak"], me["rating"]) == (1, 1, 1500)
        again = {"solved": [f"{GAME}/{found.puzzles[1].id}"], "days": []}
        assert (await ask(server, "POST", "/api/puzzles/bring", again))["solved"] == 1

    with_server(scenario)


def test_themes_races_and_refusals() -> None:
    async def scenario(server: OfflineServer) -> None:
        games = (await ask(server, "GET", "/api/puzzles"))["games"]
        for game in games:
            theme = game["themes"][0]
            result = await ask(server, "GET", f"/api/puzzles/{game['game']}?theme={theme}")
            assert result["cards"] and all(theme in card["themes"] for card in result["cards"])
            ratings = [card["rating"] for card in result["cards"]]
            assert ratings == sorted(ratings)
        race = (await ask(server, "GET", f"/api/puzzles/{GAME}/race"))["cards"]
        assert len({card["id"] for card in race}) == len(race) == 40
        assert [card["rating"] for card in race] == sorted(card["rating"] for card in race)
        assert (await ask(server, "POST", f"/api/puzzles/{GAME}/race", {"score": 7}))["races"] == {
            GAME: 7
        }
        assert (await ask(server, "POST", f"/api/puzzles/{GAME}/race", {"score": 5}))["races"] == {
            GAME: 7
        }
        near = await ask(server, "GET", f"/api/puzzles/{GAME}/next")
        assert near["outcome"] == "" and near["rating"] > race[10]["rating"]  # starts at 1500
        at = f"/api/puzzles/{GAME}/{near['id']}"
        for method, address, body, status in (
            ("GET", "/api/puzzles/nothing", {}, 404),
            ("GET", f"/api/puzzles/{GAME}/nothing", {}, 404),
            ("GET", "/api/puzzles?day=yesterday", {}, 400),
            ("POST", f"{at}/play", {"moves": [], "action": 9999}, 400),
            ("POST", f"{at}/play", {"moves": [9999], "action": 1}, 400),
        ):
            response = await answer(server, method, address, json.dumps(body))
            assert response.status == status, (address, response)
        gone = await ask(server, "POST", f"{at}/give-up")
        assert gone["change"] < 0 and gone["answer"]["line"]

    with_server(scenario)


def test_progress_outlives_the_page() -> None:
    storage = Memory()
    ids: list[str] = []

    async def first(server: OfflineServer) -> None:
        card = (await ask(server, "GET", "/api/puzzles"))["cards"][0]
        ids.append(card["id"])
        await line_of(server, card["id"], f"/api/puzzles/{GAME}/{card['id']}")

    async def second(server: OfflineServer) -> None:
        answer = await ask(server, "GET", "/api/puzzles")
        assert answer["me"]["solved"] == 1 and answer["cards"][0]["solved"]
        assert answer["cards"][0]["outcome"] == "found"

    with_server(first, storage)
    with_server(second, storage)
