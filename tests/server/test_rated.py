"""Rated tables: who may play, what is refused, and that every result counts exactly once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from arizona.server.protocol.parts import ClockRule, FischerClock, MoveClock
from arizona.server.services.people.ratings import recount
from arizona.server.store.sqlite import SqliteStore
from arizona.server.tables.rated import pace_of
from tests.server.harness import Guest, Json, Player, Running, with_server
from tests.server.killing import ServerProcess
from tests.server.test_accounts import refused, register
from tests.server.test_fair_play import catch_up
from tests.server.test_moderation import promote

SEATS = [{"kind": "here"}, {"kind": "link"}]
CLOCK = {"kind": "fischer", "seconds": 600, "increment": 5}
RATED: Json = {"clock": CLOCK, "rated": True}


class Rated(NamedTuple):
    """Two people at a rated table."""

    table: str
    people: tuple[Guest, Guest]
    players: tuple[Player, Player]

    async def ratings(self, at: int = 0) -> Json:
        return await self.people[at].get(f"/api/tables/{self.table}/ratings")


@asynccontextmanager
async def rated_table(url: str, clock: Json = CLOCK) -> AsyncIterator[Rated]:
    """Seat Mara, the host, and Yuna at a rated table."""
    async with Guest(url) as mara, Guest(url) as yuna:
        await register(mara)
        await register(yuna, "Yuna")
        table = (await mara.create(SEATS, clock=clock, rated=True))["table"]
        async with mara.sit_at(table) as one, yuna.sit_at(table) as two:
            assert (await two.ask("sit", seat=1, name="Somebody else"))["type"] == "seated"
            await one.until(lambda p: p.table["status"] == "playing")
            yield Rated(table, (mara, yuna), (one, two))


async def play(rated: Rated, decisions: int) -> None:
    """Play until every seat has made a number of decisions."""
    made = [0, 0]
    while min(made) < decisions:
        newest = max(one.scene["seq"] for one in rated.players)
        for one in rated.players:
            await catch_up(one, newest)
        seat = rated.players[0].scene["to_move"]
        made[seat] += 1
        [mover] = [one for one in rated.players if seat in one.you["seats"]]
        assert (await mover.move())["type"] == "done"


async def resign(rated: Rated, seat: int) -> None:
    [loser] = [one for one in rated.players if seat in one.you["seats"]]
    answer = await loser.ask("resign", seat=seat)
    assert answer["type"] == "done", answer
    for one in rated.players:
        await one.until(lambda p: p.scene["to_move"] == -2)


def points(found: Json, when: str) -> list[int]:
    return [seat[when]["points"] for seat in found["seats"]]


def test_only_fair_tables_are_rated(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as guest, Guest(live.url) as mara:
            body = {"game": "knight", "seats": SEATS, **RATED}
            answer = await guest.http.post("/api/tables", json=body)
            await refused(answer, 403, "table-rated-account")
            await register(mara)
            for change, words in (
                ({"seats": [SEATS[0], {"kind": "bot", "bot": "random"}]}, "table-rated-seats"),
                ({"seats": [SEATS[0], SEATS[0]]}, "table-rated-seats"),
                ({"seats": [SEATS[1], SEATS[1]]}, "table-rated-seats"),
                ({"clock": {"kind": "none"}}, "table-rated-clock"),
                ({"options": {"deal": "draft"}}, "table-rated-options"),
                ({"claim_after": 60}, "table-rated-options"),
            ):
                answer = await mara.http.post("/api/tables", json={**body, **change})
                await refused(answer, 400, words)
            made = await mara.create([{"kind": "here", "name": "Queen"}, SEATS[1]], **RATED)
            card = await mara.get(f"/api/tables/{made['table']}")
            assert card["table"]["rated"] and card["table"]["seats"][0]["name"] == "Mara"

    with_server(tmp_path, scenario)


def test_seats_of_a_rated_table_belong_to_people_and_bots_never_play(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as guest, rated_table(live.url) as rated:
            one, two = rated.players
            assert [seat["name"] for seat in one.table["seats"]] == ["Mara", "Yuna"]
            async with guest.sit_at(rated.table) as stranger:
                answer = await stranger.ask("sit", seat=1, name="Eve")
                assert answer["message"]["id"] == "table-rated-account"
            # Even with the secret of a seat, nobody else plays it.
            key = (await two.ask("new-link", seat=1))["key"]
            async with guest.sit_at(rated.table, [key]) as stranger:
                assert stranger.you["seats"] == []
                assert (await stranger.ask("claim", key=key))["reason"] == "not-your-seat"
                assert (await stranger.ask("resign", seat=1))["reason"] == "not-your-seat"
            for request in (
                ("hand-to-bot", {"seat": 0, "bot": "random"}),
                ("friendly", {"seat": 0, "agree": True}),
                ("rename-seat", {"seat": 0, "name": "Queen"}),
                ("leave", {"seat": 0, "bot": "random"}),
            ):
                answer = await one.ask(request[0], **request[1])
                assert answer["message"]["id"] == "table-rated-not-here", (request, answer)
            await play(rated, 1)
            for request in (("leave", {"seat": 0}), ("unseat", {"seat": 1, "confirm": True})):
                answer = await one.ask(request[0], **request[1])
                assert answer["message"]["id"] == "table-rated-resign", (request, answer)

    with_server(tmp_path, scenario)


def test_people_who_blocked_each_other_have_no_rematch(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with rated_table(live.url) as rated:
            await play(rated, 2)
            await resign(rated, 1)
            names = [seat["name"] for seat in rated.players[0].table["seats"]]
            blocks = await rated.people[1].post("/api/blocks", {"name": names[0]})
            for player in rated.players:
                refused = await player.ask("rematch")
                assert refused["message"]["id"] == "moderation-rematch-unavailable"
                assert "block" not in str(refused)
            id = blocks["blocks"][0]["id"]
            assert (await rated.people[1].http.delete(f"/api/blocks/{id}")).status_code == 204
            assert (await rated.players[0].ask("rematch"))["type"] == "done"

    with_server(tmp_path, scenario)


def test_moderators_void_results(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with rated_table(live.url) as rated, Guest(live.url) as mod:
            await register(mod, "Ines")
            await play(rated, 2)
            await resign(rated, 1)
            counted = await rated.ratings()
            address = f"/api/moderation/tables/{rated.table}/void"
            reason = {"reason": "An engine played."}
            assert (await mod.http.post(address, json=reason)).status_code == 404
            await promote(live, "Ines", "moderator")
            assert (await mod.http.post(address, json=reason)).status_code == 204
            assert (await mod.http.post(address, json=reason)).status_code == 409
            assert (await rated.ratings())["state"] == "voided"
            board = await mod.get("/api/leaderboards/knight/live")
            assert (board["provisional"], board["you"]) == (0, None)
            again = {"reason": "It was a person.", "restore": True}
            assert (await mod.http.post(address, json=again)).status_code == 204
            assert await rated.ratings() == counted

    with_server(tmp_path, scenario)


def test_nobody_plays_against_themselves(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as mara:
            await register(mara)
            table = (await mara.create(SEATS, **RATED))["table"]
            async with mara.sit_at(table) as one:
                answer = await one.ask("sit", seat=1)
                assert answer["message"]["id"] == "table-rated-one-seat"

    with_server(tmp_path, scenario)


def test_a_resigned_game_changes_ratings_once_and_a_rematch_counts_too(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with rated_table(live.url) as rated:
            found = await rated.ratings()
            assert (found["state"], found["pace"]) == ("open", "live")
            assert points(found, "before") == [1500, 1500]
            assert found["seats"][0]["before"]["provisional"]
            await play(rated, 2)
            await resign(rated, 1)
            first = await rated.ratings()
            assert first["state"] == "counted"
            won, lost = points(first, "after")
            assert won > 1500 > lost
            # Asking again, from any browser and all at once, counts nothing again.
            again = await asyncio.gather(*(rated.ratings(at % 2) for at in range(6)))
            assert all(one == first for one in again)
            assert await live.server.store.last_counted() == 1
            # Undo is over as well.
            seq = rated.players[0].scene["seq"]
            for one in rated.players:
                assert (await one.ask("ask-undo", seq=seq))["reason"] == "no-undo"
            one, two = rated.players
            assert (await one.ask("rematch"))["type"] in ("next", "done")
            await two.until(lambda p: p.next is not None)
            assert two.next is not None
            async with (
                rated.people[0].sit_at(two.next) as third,
                rated.people[1].sit_at(two.next) as fourth,
            ):
                assert third.table["rated"]
                second = Rated(two.next, rated.people, (third, fourth))
                await play(second, 2)
                await resign(second, 0)
                found = await second.ratings()
                seats = third.you["seats"] + fourth.you["seats"]
                assert [points(found, "before")[seat] for seat in seats] == [won, lost]
                assert found["seats"][0]["after"]["points"] < points(found, "before")[0]
            board = await rated.people[0].get("/api/leaderboards/knight/live")
            assert (board["places"], board["provisional"]) == ([], 2)
            assert board["you"]["points"] == points(found, "after")[seats[0]]
            name = (await rated.people[0].get("/api/me"))["account"]
            [shown] = (await rated.people[1].get(f"/api/people/{name}"))["ratings"]
            assert (shown["game"], shown["pace"], shown["games"]) == ("knight", "live", 2)
            assert shown["rating"] == board["you"] == shown["history"][-1]
            assert shown["history"][0]["points"] == won

    with_server(tmp_path, scenario)


def test_a_game_that_ends_early_does_not_count(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with rated_table(live.url) as rated:
            await play(rated, 1)
            await resign(rated, 0)
            found = await rated.ratings()
            assert found["state"] == "not-counted"
            assert points(found, "before") == [1500, 1500]
            assert await live.server.store.last_counted() == 0

    with_server(tmp_path, scenario)


def test_running_out_of_time_loses(tmp_path: Path) -> None:
    """At other tables a bot decides for the late player; at a rated one the game is lost."""

    async def scenario(live: Running) -> None:
        async with rated_table(live.url, {"kind": "move", "seconds": 5}) as rated:
            await play(rated, 2)
            late = rated.players[0].scene["to_move"]
            live.server.store.server_clock.adopt(live.server.store.server_clock.now() + 10_000)
            room = await live.server.rooms.get(rated.table)
            room.automation.advance()
            for one in rated.players:
                await one.until(lambda p: p.scene["to_move"] == -2)
            assert rated.players[0].scene["out"] == [late]
            found = await rated.ratings()
            assert found["state"] == "counted"
            after = points(found, "after")
            assert after[late] < 1500 < after[1 - late]

    with_server(tmp_path, scenario)


def test_leaderboards_know_their_games_and_paces(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as guest:
            board = await guest.get("/api/leaderboards/rails/turn-based?period=month")
            assert (board["game"], board["pace"], board["you"]) == ("rails", "turn-based", None)
            for path in ("chess/live", "rails/slow", "rails/live?period=week"):
                answer = await guest.http.get(f"/api/leaderboards/{path}")
                assert answer.status_code in (400, 404), path
            made = await guest.create(SEATS)
            answer = await guest.http.get(f"/api/tables/{made['table']}/ratings")
            assert answer.status_code == 404

    with_server(tmp_path, scenario)


@pytest.mark.parametrize(
    ("clock", "pace"),
    [
        (MoveClock(60), "live"),
        (MoveClock(86400), "turn-based"),
        (FischerClock(600, 10), "live"),
        (FischerClock(7 * 86400, 0), "turn-based"),
        (FischerClock(600, 86400), "turn-based"),
    ],
)
def test_pace_follows_the_clock(clock: ClockRule, pace: str) -> None:
    assert pace_of(clock) == pace


def test_a_killed_server_counts_every_result_once_when_it_is_back(tmp_path: Path) -> None:
    """The result is saved with the last move, so nothing has to be counted before a crash."""

    async def scenario() -> None:
        server = ServerProcess(tmp_path)
        server.start()
        try:
            async with rated_table(server.url) as rated:
                await play(rated, 2)
                await rated.players[0].ask("resign", seat=0)
                server.kill()
                server.start()
                found = await asyncio.gather(*(rated.ratings(at % 2) for at in range(4)))
                assert all(one == found[0] for one in found)
                assert found[0]["state"] == "counted"
                server.kill()
                server.start()
                assert await rated.ratings() == found[0]
        finally:
            server.stop()
        store = SqliteStore(server.database)
        await store.open()
        checked = await recount(store)
        await store.close()
        assert (checked.games, checked.changes, checked.problems) == (1, 2, [])

    asyncio.run(scenario())
