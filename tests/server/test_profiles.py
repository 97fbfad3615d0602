"""Profiles: what others see, filters, old names, and tables that are closed to spectators."""

from __future__ import annotations

from pathlib import Path

import pytest

from arizona.server.services.people import profiles
from arizona.server.services.people.sessions import now_ms
from tests.server.harness import HERE_AND_BOT, HERE_AND_LINK, Guest, Json, Running, with_server
from tests.server.test_accounts import refused, register

EVERYTHING = {"results": True, "games": True, "puzzles": True, "packs": True}


async def resigned(host: Guest, other: Guest, *, loser: int, closed: bool = False) -> str:
    """Play a game of two accounts that one of them resigns, and return its table."""
    made = await host.create(HERE_AND_LINK, clock={"kind": "move", "seconds": 60})
    table: str = made["table"]
    async with host.sit_at(table) as one, other.sit_at(table) as two:
        assert (await two.ask("sit", seat=1))["type"] == "seated"
        if closed:
            assert (await one.ask("set-watch", watch=False))["type"] == "done"
        assert (await (one, two)[loser].ask("resign", seat=loser))["type"] == "done"
    return table


async def lost_to_a_bot(guest: Guest) -> str:
    made = await guest.create(HERE_AND_BOT)
    async with guest.sit_at(made["table"]) as player:
        assert (await player.ask("resign", seat=0))["type"] == "done"
    table: str = made["table"]
    return table


async def show(guest: Guest, settings: Json) -> None:
    assert (await guest.http.put("/api/account/profile", json=settings)).status_code == 200


async def tables(guest: Guest, query: str = "") -> list[str]:
    return [one["table"] for one in (await guest.get(f"/api/people/mara/games?{query}"))["games"]]


def test_others_see_what_the_owner_shows(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as mara, Guest(live.url) as ben, Guest(live.url) as guest:
            await register(mara)
            await register(ben, "Benno")
            won = await resigned(mara, ben, loser=1)
            at_table = await guest.get(f"/api/tables/{won}/accounts")
            assert at_table["accounts"] == ["", "Benno"], "seat 1 is played under another name"
            lost = await lost_to_a_bot(mara)
            own = await mara.get("/api/people/MARA")
            assert (own["name"], own["own"], own["uncounted"]) == ("Mara", True, 0)
            results = {"won": 1, "drawn": 0, "lost": 1}
            assert own["results"] == [{"game": "knight", "results": results}]
            assert [one["bot"] for one in own["characters"]] == ["random"]
            assert [one["name"] for one in own["opponents"]] == ["Benno"]
            assert own["puzzles"] == {"solved": 0, "streak": 0} and own["packs"] == []
            # By default, others see only the results.
            seen = await guest.get("/api/people/mara")
            assert not seen["own"] and seen["results"] == own["results"]
            assert seen["opponents"] is seen["puzzles"] is seen["packs"] is None
            assert await guest.get("/api/people/mara/games") == {"games": [], "total": 0}
            await show(mara, {**EVERYTHING, "results": False})
            seen = await guest.get("/api/people/mara")
            assert seen["results"] is seen["characters"] is None
            assert seen["opponents"] == own["opponents"] and seen["packs"] == []
            # The filters.
            assert await tables(guest) == [lost, won]
            assert await tables(guest, "result=won") == [won]
            assert await tables(guest, "pace=untimed&game=knight") == [lost]
            assert await tables(guest, "opponent=BEN") == [won]
            assert await tables(guest, "game=rails") == []
            assert await tables(guest, "offset=1") == [won]
            assert await tables(guest, "offset=99999999999999") == [lost, won]
            game = (await guest.get("/api/people/mara/games?result=won"))["games"][0]
            assert [seat["account"] for seat in game["seats"]] == ["", "Benno"]
            assert (game["pace"], game["outcome"]) == ("live", "won")
            assert (await mara.get("/api/account/export"))["profile"]["games"]

    with_server(tmp_path, scenario)


def test_a_closed_table_leaves_no_trace(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as mara, Guest(live.url) as ben, Guest(live.url) as guest:
            await register(mara)
            await register(ben, "Benno")
            table = await resigned(mara, ben, loser=1, closed=True)
            await show(mara, EVERYTHING)
            for viewer in (mara, ben):
                assert await tables(viewer) == [table]
                assert (await viewer.get("/api/people/mara"))["opponents"]
            assert await tables(guest) == []
            answer = await guest.http.get("/api/people/mara")
            assert answer.json()["results"] == answer.json()["opponents"] == []
            assert table not in answer.text

    with_server(tmp_path, scenario)


def test_old_names_lead_to_the_profile_and_banned_people_have_none(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as lisa, Guest(live.url) as guest:
            await register(lisa, "Lisa")
            renamed = await lisa.http.put("/api/account/name", json={"name": "Marisol"})
            assert renamed.status_code == 200
            for name in ("lisa", "Marisol"):
                assert (await guest.get(f"/api/people/{name}"))["name"] == "Marisol"
            for name in ("Iisa", "nobody", "%00", "x" * 300):
                answer = await guest.http.get(f"/api/people/{name}")
                assert answer.status_code in (400, 404), name
            store = live.server.store
            person = await store.person_named("marisol")
            assert person is not None
            person.banned = now_ms()
            await store.change_person(person, "", "ban", now_ms())
            await refused(await guest.http.get("/api/people/lisa"), 404, "profile-missing")

    with_server(tmp_path, scenario)


def test_games_are_evaluated_in_portions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profiles, "REPLAYS", 2)

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as mara:
            await register(mara)
            for _ in range(3):
                await lost_to_a_bot(mara)
            seen = [await mara.get("/api/people/mara") for _ in range(3)]
            assert [one["uncounted"] for one in seen] == [1, 0, 0]
            assert [one["results"][0]["results"]["lost"] for one in seen] == [2, 3, 3]

    with_server(tmp_path, scenario)
