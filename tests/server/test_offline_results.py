"""Results from the offline version are added once, to the person's own account, and unrated."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import httpx

import arizona
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.puzzles.daily import of_day
from arizona.puzzles.puzzle import puzzle_set
from tests.server.harness import Guest, Json, Running, with_server
from tests.server.test_accounts import refused, register

GAMES = "/api/account/offline/games"
PUZZLES = "/api/account/offline/puzzles"


def record(seed: str = "offline", *, over: bool = True) -> str:
    """Return a game against a bot that ends with a resignation."""
    match = Match(
        arizona.get_game("knight").setup(2),
        seed=seed,
        names=["Mara", "Coyote"],
        bots=["", "coyote"],
    )
    match.settle()
    rng = Rng(seed)
    for _ in range(6):
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
    if over:
        match.remark(1, "resigns")
    return match.record().dumps()


async def owner_of(guest: Guest) -> str:
    return str((await guest.get("/api/account/offline"))["owner"])


async def submit(
    guest: Guest, owner: str, id: str = "0123456789", **more: object
) -> httpx.Response:
    body = {"id": id, "owner": owner, "record": record(), **more}
    return await guest.http.post(GAMES, json=body)


async def games(guest: Guest) -> list[Json]:
    found: list[Json] = (await guest.get("/api/people/Mara/games"))["games"]
    return found


def test_a_game_is_saved_once_however_often_it_is_submitted(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as mara:
            await register(mara)
            owner = await owner_of(mara)
            first = await submit(mara, owner)
            assert first.status_code == 200, first.text
            again = await submit(mara, owner)
            assert again.json() == first.json()
            # Two tabs submit another game at the same moment.
            tabs = await asyncio.gather(*(submit(mara, owner, "abcdefghij") for _ in range(2)))
            assert tabs[0].json() == tabs[1].json() != first.json()
            listed = await games(mara)
            assert {one["table"] for one in listed} == {
                first.json()["table"],
                tabs[0].json()["table"],
            }
            assert len(listed) == 2 and all(one["offline"] for one in listed)
            [game, _] = listed
            assert [(seat["bot"], seat["own"]) for seat in game["seats"]] == [
                ("", True),
                ("coyote", False),
            ]
            assert game["outcome"] == "won"
            assert (await mara.get("/api/people/Mara"))["ratings"] == []

    with_server(tmp_path, scenario)


def test_nobody_submits_what_another_person_played(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as mara, Guest(live.url) as ben, Guest(live.url) as guest:
            await register(mara)
            await register(ben, "Ben")
            owner = await owner_of(mara)
            assert owner != await owner_of(ben)
            await refused(await submit(ben, owner), 403, "people-offline-other")
            solved = await ben.http.post(PUZZLES, json={"owner": owner, "solved": []})
            await refused(solved, 403, "people-offline-other")
            assert (await submit(guest, owner)).status_code == 401
            assert await games(mara) == []
            assert (await ben.get("/api/people/Ben/games"))["total"] == 0
            # The same id of two people's browsers is two games.
            mine = await submit(mara, owner)
            theirs = await submit(ben, await owner_of(ben))
            assert mine.json() != theirs.json()

    with_server(tmp_path, scenario)


def test_only_finished_games_are_accepted(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as mara:
            await register(mara)
            owner = await owner_of(mara)
            for text in (record(over=False), "nonsense"):
                answer = await submit(mara, owner, record=text)
                assert answer.status_code == 400 and answer.json()["reason"] == "bad-record"
            assert await games(mara) == []
            assert (await submit(mara, owner)).status_code == 200, "the id is still free"

    with_server(tmp_path, scenario)


def test_puzzles_are_added_to_the_progress_without_a_rating(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as mara:
            await register(mara)
            owner = await owner_of(mara)
            found = puzzle_set("knight")
            assert found is not None
            today = datetime.now(UTC).date()
            daily = f"knight/{of_day(found, today).id}"
            other = next(f"knight/{one.id}" for one in found.puzzles if f"knight/{one.id}" != daily)
            before = (await mara.get("/api/puzzles"))["me"]
            bodies: list[Json] = [
                {"solved": [other, "knight/none", "poker/1"], "days": [today.isoformat()]},
                {"solved": [other], "days": ["2999-01-01"]},
            ]
            for body in bodies:
                sent = await mara.http.post(PUZZLES, json={"owner": owner, **body})
                assert sent.status_code == 204, sent.text
            assert (await mara.get("/api/puzzles"))["me"] == {**before, "solved": 1}
            body = {"owner": owner, "solved": [daily], "days": [today.isoformat()]}
            for _ in range(2):
                assert (await mara.http.post(PUZZLES, json=body)).status_code == 204
            after = (await mara.get("/api/puzzles"))["me"]
            assert after == {**before, "solved": 2, "streak": 1}
            cached = await mara.get("/api/account/offline")
            assert cached["name"] == "Mara" and set(cached["solved"]) == {daily, other}
            assert cached["days"] == [today.isoformat()]

    with_server(tmp_path, scenario)
