"""Moderators' comparison of a reported game with the strongest play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from arizona.people.ratings import CountedGame, Rating, game_changes
from arizona.review.model import Decision, Explanation, Grade, Review, ReviewMove
from arizona.server.protocol.moderation import SimilarPlay
from arizona.server.protocol.parts import FischerClock
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import Reviewing
from arizona.server.services.people.play_evidence import seat_play
from arizona.server.services.people.similar_play import Asker, SimilarPlayers
from arizona.server.services.reviews import reviews
from arizona.server.store.rating_rows import RatedGame
from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.store import LogLine
from tests.server.harness import Guest, Running, with_server
from tests.server.test_accounts import register
from tests.server.test_moderation import promote, reported
from tests.server.test_rated import play, rated_table, resign
from tests.server.test_reviews import Here

NOTHING = Explanation("")
OVER_MATCH = SimpleNamespace(over=True)


def decision(
    moment: int, seat: int, grade: Grade, *, loss: float = 0.0, margin: float = 0.0, exact: bool
) -> Decision:
    played = ReviewMove(0, "", NOTHING, [], 0.0)
    return Decision(
        moment=moment,
        seat=seat,
        where=NOTHING,
        grade=grade,
        exact=None if grade == "forced" else exact,
        loss=loss,
        margin=margin,
        risk=0.0 if grade == "forced" else 3.0,
        played=played,
    )


def review(decisions: list[Decision], *, exact: bool) -> Review:
    return Review(
        game="knight",
        rules=1,
        version=1,
        moves=len(decisions),
        curve="lead",
        exact=exact,
        error=0.0,
        luck=False,
        notes=[],
        points=[],
        decisions=decisions,
        moments=[],
        accounts=[],
    )


def test_agreement_counts_decisions_that_mattered() -> None:
    found = review(
        [
            decision(1, 0, "best", exact=True),
            decision(2, 1, "blunder", loss=4.0, exact=True),
            decision(3, 0, "best", exact=True),
            decision(4, 0, "forced", exact=True),
            decision(5, 0, "best", exact=False, margin=1.0),  # the setup of an exact review
        ],
        exact=True,
    )
    log = [LogLine(number, "1 a", 4000 * number) for number in range(6)]
    first = seat_play(found, log, 0, "Ana", bot=False)
    assert (first.decisions, first.agreed, first.high) == (2, 100, 100)
    assert first.low < 60, "two decisions say little"
    assert (first.median, first.fastest, first.slowest) == (4.0, 4.0, 4.0)
    second = seat_play(found, log, 1, "Ben", bot=False)
    assert (second.decisions, second.agreed, second.low) == (1, 0, 0)


def test_the_margin_of_an_estimate_widens_the_interval() -> None:
    clear = [decision(n, 0, "slip", loss=2.0, margin=0.5, exact=False) for n in range(1, 9)]
    open_ = [decision(n, 0, "good", loss=1.0, margin=2.0, exact=False) for n in range(1, 9)]
    log: list[LogLine] = []
    sure = seat_play(review(clear, exact=False), log, 0, "Ana", bot=False)
    unsure = seat_play(review(open_, exact=False), log, 0, "Ana", bot=False)
    assert sure.agreed == unsure.agreed == 0
    assert sure.high < 40 and unsure.high == 100


def test_a_finished_game_is_compared_on_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "PLAIN_EFFORT", 0.01)

    async def scenario(live: Running) -> None:
        here = Here()
        live.server.rooms.services.extras = here
        async with reported(live) as case:
            play = f"{case.path}/play"
            assert (await case.ines.get(play))["status"] == "running"
            assert (await case.ines.post(play, {}, 200))["status"] == "running"
            async with case.ana.sit_at(case.table) as one, case.ben.sit_at(case.table) as two:
                for _ in range(4):
                    mover = (one, two)[one.scene["to_move"]]
                    seq = (await mover.move())["seq"]
                    for player in (one, two):
                        while player.scene["seq"] < seq:
                            await player.receive()
                assert (await one.ask("resign", seat=0))["type"] == "done"
            assert (await case.ines.get(play))["status"] == "none"
            assert here.parts == 0, "nothing is computed before a moderator asks"
            assert (await case.ines.post(play, {}, 200))["status"] == "working"
            found = await ready(case.ines, play)
            assert found["status"] == "ready"
            assert [seat["seat"] for seat in found["seats"]] == [0, 1]
            assert all(0 <= one["low"] <= one["high"] <= 100 for one in found["seats"])
            parts = here.parts
            assert (await case.ines.post(play, {}, 200))["status"] == "ready"
            assert here.parts == parts, "computed once"
            # Ben has an account, but no rated game.
            similar = f"{case.path}/similar"
            assert (await case.ines.get(similar))["status"] == "unrated"
            assert (await case.ines.post(similar, {}, 200))["status"] == "unrated"

    with_server(tmp_path, scenario)


def test_a_person_with_few_rated_games_is_not_judged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "PLAIN_EFFORT", 0.01)

    async def scenario(live: Running) -> None:
        live.server.rooms.services.extras = Here()
        async with rated_table(live.url) as rated, Guest(live.url) as ines:
            await register(ines, "Ines")
            await promote(live, "Ines", "moderator")
            await play(rated, 2)
            body = {"seat": 1, "reason": "help"}
            await rated.people[0].post(f"/api/tables/{rated.table}/reports", body)
            [one] = (await ines.get("/api/moderation/reports"))["reports"]
            similar = f"/api/moderation/reports/{one['id']}/similar"
            await resign(rated, 0)
            await rated.ratings()
            assert (await ines.get(similar))["status"] == "none"
            assert (await ines.post(similar, {}, 200))["status"] == "working"
            found = await ready(ines, similar)
            assert found["status"] == "few"
            assert (found["rating"], found["games"], found["players"]) == (1500, 1, 0)
            assert found["needed_players"] == 5 and found["usual"] is None
            answer = await rated.people[0].http.get(similar)
            assert answer.status_code == 404, "for moderators only"

    with_server(tmp_path, scenario)


class CannedReviews:
    """Reviews in which Mara always, and everybody else mostly, chooses a strongest action."""

    def __init__(self, seats: dict[str, list[str]]) -> None:
        self.seats = seats
        self.begun: list[str] = []

    async def begin(self, room: SimpleNamespace, address: str, guest: str) -> None:
        self.begun.append(room.id)

    async def finished(self, id: str) -> None:
        pass

    async def status(self, room: SimpleNamespace) -> Reviewing:
        if room.id not in self.begun:
            return Reviewing(room.id, "none")
        decisions = [
            decision(n, seat, "best" if player == "~mara" or n % 5 < 3 else "slip", exact=True)
            for seat, player in enumerate(self.seats[room.id])
            for n in range(20)
        ]
        return Reviewing(room.id, "ready", review=review(decisions, exact=True))


def test_a_person_is_compared_with_players_of_similar_rating(tmp_path: Path) -> None:
    pool = "knight/live"

    async def scenario() -> None:
        store = SqliteStore(tmp_path / "t.sqlite")
        await store.open()
        seats: dict[str, list[str]] = {}
        ratings = {("~strong", pool): Rating(60.0, 2.0), ("~weak", pool): Rating(-10.0, 2.0)}

        async def finish(table: str, *players: str) -> None:
            seats[table] = list(players)
            number = len(seats)
            game = CountedGame(number, table, pool, players, (0, 0))
            changes = game_changes(game, ratings)
            for change in changes:
                ratings[change.player, pool] = change.after
            await store.count_game(number, RatedGame(game, number), list(changes), number)

        for day in range(3):
            for pair in range(3):
                await finish(f"t{day}{pair}", f"~p{pair}", f"~q{pair}")
            await finish(f"far{day}", "~strong", "~weak")
            await finish(f"m{day}", "~mara", "~p0")
        row = SimpleNamespace(game="knight", clock=FischerClock(600, 5))
        state = SimpleNamespace(row=row, playable=lambda: SimpleNamespace(match=OVER_MATCH))

        async def read(work: Callable[[], object]) -> object:
            return work()

        async def get(table: str) -> SimpleNamespace:
            if table == "t01":
                raise Refusal("no-such-table", "deleted meanwhile")
            return SimpleNamespace(id=table, state=state, read=read)

        canned = CannedReviews(seats)
        rooms = SimpleNamespace(get=get)
        people = SimilarPlayers(store, cast(Any, rooms), cast(Any, canned))
        room = cast(Any, await get("m2"))
        asker = Asker("here", "~ines")
        assert (await people.status(room, 0, "~mara")).status == "none"
        assert (await people.status(room, 0, "~nobody")).status == "unrated"
        assert (await people.status(room, 0, "guest")).status == "unrated"
        assert (await people.begin(room, 0, "~mara", asker)).status == "working"
        found: SimilarPlay = await people.status(room, 0, "~mara")
        while found.status == "working":
            await asyncio.sleep(0)
            found = await people.status(room, 0, "~mara")
        assert found.status == "ready"
        assert (found.games, found.decisions, found.players) == (3, 60, 6)
        assert found.own is not None and found.usual is not None
        assert (found.own.agreed, found.usual.agreed) == (100, 60)
        assert found.own.low > found.usual.high and found.above
        assert found.usual.low < 60 < found.usual.high
        assert found.usual.fastest <= found.usual.median <= found.usual.slowest
        assert not [table for table in canned.begun if table.startswith("far")]
        await people.close()
        await store.close()

    asyncio.run(scenario())


async def ready(moderator: Guest, path: str) -> dict[str, Any]:
    for _ in range(2400):
        found: dict[str, Any] = await moderator.get(path)
        if found["status"] in ("ready", "failed", "few"):
            return found
        await asyncio.sleep(0.05)
    raise AssertionError("the comparison is never ready")
