"""Ratings in the store: counted exactly once, even by several servers and after a crash."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from arizona.cli.main import main
from arizona.people.ratings import CountedGame, Rating, game_changes
from arizona.people.ratings import recount as pure_recount
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.administration.transfer import transfer
from arizona.server.services.people.ratings import (
    GRAPH_POINTS,
    Ratings,
    month_start,
    now_ms,
    recount,
)
from arizona.server.services.people.voiding import Decider, void_result
from arizona.server.store.database import Database
from arizona.server.store.postgres import PostgresStore
from arizona.server.store.rating_rows import RatedGame
from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.store import Change, Progress, RatedResult, StaleError, until_saved
from tests.server.test_people_store import password, person
from tests.server.test_stores import fresh_schema
from tests.server.test_stores import row as table_row

POOL = "knight/live"
OVER = Progress(status="over", to_move=-2, moment=0, scores=[0, 0])


@pytest.fixture(params=["sqlite", "postgresql"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> list[SqliteStore | PostgresStore]:
    """The same store as two servers see it; SQLite has only one server."""
    if request.param == "sqlite":
        return [SqliteStore(tmp_path / "t.sqlite")]
    address = fresh_schema(request.getfixturevalue("postgres"))
    return [PostgresStore(address, kind="server") for _ in range(2)]


async def finish(
    store: SqliteStore | PostgresStore, table: str, players: list[str], places: list[int]
) -> None:
    """Save the last change of a rated game, with its result."""
    row = table_row(table)
    await store.add_table(row, [], {})
    result = RatedResult(POOL, players, places, 1000 + int(table[1:]))
    change = Change(id=table, progress=OVER, result=result)
    await until_saved(lambda saved: store.save(change, saved))


async def all_games(store: Database) -> list[CountedGame]:
    return [game async for game in store.counted_games()]


def test_results_are_counted_once_by_servers_that_count_at_the_same_time(
    stores: list[SqliteStore | PostgresStore],
) -> None:
    async def scenario() -> None:
        for store in stores:
            await store.open()
        try:
            rng = random.Random(7)
            people = [f"~p{number}" for number in range(4)]
            services = [Ratings(store) for store in stores for _ in range(2)]
            for first in range(0, 24, 6):
                for number in range(first, first + 6):
                    players = rng.sample(people, rng.choice((2, 2, 3)))
                    places = [0, *(rng.choice((0, 1)) for _ in players[1:])]
                    await finish(stores[0], f"t{number}", players, places)
                counted = await asyncio.gather(*(one.count() for one in services))
                assert sum(counted) == 6, counted
            games = await all_games(stores[0])
            assert [game.order for game in games] == list(range(1, 25))
            assert len({game.table for game in games}) == 24
            found = await recount(stores[-1])
            assert (found.games, found.problems) == (24, [])
            # The pure recount agrees, and the last row is the current rating.
            expected = pure_recount(games).current()
            for (player, pool), rating in expected.items():
                assert await stores[0].rating(player, pool) == rating
            assert await stores[0].rating("~stranger", POOL) == Rating()
            # Neither a number nor a table is used twice.
            again = RatedGame(games[0], 0)
            rows = list(game_changes(games[0], {}))
            for number in (24, 25):
                with pytest.raises(StaleError):
                    await stores[0].count_game(number, again, rows, 0)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(scenario())


def test_a_result_that_was_counted_before_is_not_counted_again(
    stores: list[SqliteStore | PostgresStore],
) -> None:
    """A table that is restored from a copy may save its last change a second time."""

    async def scenario() -> None:
        store = stores[0]
        await store.open()
        try:
            await finish(store, "t1", ["~a", "~b"], [0, 1])
            assert await Ratings(store).count() == 1
            before = await store.rating("~a", POOL)
            result = RatedResult(POOL, ["~a", "~b"], [0, 1], 1)
            again = Change(id="t1", progress=OVER, result=result)
            await until_saved(lambda saved: store.save(again, saved))
            assert await Ratings(store).count() == 0
            assert await store.uncounted() == []
            assert (await store.rating("~a", POOL), await store.last_counted()) == (before, 1)
        finally:
            await store.close()

    asyncio.run(scenario())


def test_a_recount_finds_every_difference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "t.sqlite"
    monkeypatch.setattr("sys.argv", ["arizona", "people", "recount", "--data", str(path)])

    async def play() -> None:
        store = SqliteStore(path)
        await store.open()
        for number in range(3):
            await finish(store, f"t{number}", ["~a", "~b"], [0, 1])
        await Ratings(store).count()
        await store.close()

    async def spoil() -> None:
        store = SqliteStore(path)
        await store.open()
        change = "UPDATE rating_changes SET mu_after=mu_after+0.001 WHERE number=2 AND seat=1"
        await store._write([(change, ()), ("DELETE FROM rating_changes WHERE number=3", ())])
        await store.close()

    asyncio.run(play())
    main()
    output = capsys.readouterr().out
    assert "3 rated games, 6 rating changes" in output and "All ratings match" in output
    asyncio.run(spoil())
    with pytest.raises(SystemExit) as ended:
        main()
    output = capsys.readouterr().out
    assert ended.value.code
    assert "change 2.2 of table t1" in output
    assert "change 3.1 is missing" in output and "All ratings match" not in output


def test_a_voided_result_counts_no_longer_and_can_be_restored(
    stores: list[SqliteStore | PostgresStore],
) -> None:
    """Voids and counted games share one order, even when servers decide at the same time."""

    async def scenario() -> None:
        for store in stores:
            await store.open()
        try:
            first, last = stores[0], stores[-1]
            people = [f"~p{number}" for number in range(3)]
            for one in people:
                await first.add_person(person(one, one[1:]), [one[1:]], [password(one)], [])
            moderator = Decider("~mod", "Mod")
            rng = random.Random(11)
            for number in range(6):
                await finish(first, f"t{number}", rng.sample(people, 2), [0, 1])
            await Ratings(first).count()
            before = await first.pool_ratings(POOL)
            player = (await all_games(first))[2].players[0]
            with pytest.raises(Refusal, match="their own"):
                await void_result(first, "t2", Decider(player, "x"), "mine")
            with pytest.raises(Refusal, match="no counted result"):
                await void_result(first, "t99", moderator, "there is no such game")
            # While one server voids, another one counts.
            await finish(first, "t6", people[:2], [1, 0])
            await asyncio.gather(
                void_result(first, "t2", moderator, "helped by an engine"), Ratings(last).count()
            )
            with pytest.raises(Refusal, match="decided before"):
                await void_result(last, "t2", moderator, "again")
            games = await all_games(first)
            expected = pure_recount(games, frozenset({"t2"})).current()
            assert await first.pool_ratings(POOL) == expected != before
            assert await last.is_voided("t2") and not await last.is_voided("t1")
            found = await recount(last)
            assert (found.games, found.problems) == (7, [])
            # Seven games with two players; each player of t2 has one game less.
            assert sum(one.games for one in await first.leaders(POOL)) == 12
            log = await first.audit_log(player, 5)
            assert (log[0].action, log[0].actor) == ("result-voided", "~mod")
            assert log[0].detail == "t2: helped by an engine"
            await void_result(last, "t2", moderator, "a mistake", restore=True)
            await finish(first, "t7", people[1:], [0, 1])
            await Ratings(last).count()
            assert await first.pool_ratings(POOL) == pure_recount(await all_games(first)).current()
            assert (await recount(first)).problems == []
            assert [void.voided for void in await first.rating_voids()] == [True, False]
            # A decision that is not in the log does not go unnoticed.
            await first._write([("DELETE FROM rating_voids WHERE voided=0", ())])
            assert (await recount(first)).problems
        finally:
            for store in stores:
                await store.close()

    asyncio.run(scenario())


def test_leaderboards_list_certain_ratings_of_this_month_or_all_time(
    stores: list[SqliteStore | PostgresStore],
) -> None:
    async def scenario() -> None:
        store = stores[0]
        await store.open()
        try:
            names = ["Ana", "Ben", "Cleo", "Dora"]
            for name in names:
                one = person(f"~{name.lower()}", name)
                await store.add_person(one, [name.lower()], [password(one.id)], [])
            ana, ben, cleo, dora = (f"~{name.lower()}" for name in names)
            for number in range(40):
                players = [ana, ben] if number % 3 else [ben, cleo]
                places = [0, 1] if number % 4 else [1, 0]
                await finish(store, f"t{number}", players, places)
            await finish(store, "t40", [dora, ana], [1, 0])
            service = Ratings(store)
            assert await service.count() == 41
            board = await service.leaderboard("knight", "live", "all", ben)
            assert [place.name for place in board.places[:2]] == ["Ana", "Ben"]
            assert [place.you for place in board.places[:2]] == [False, True]
            assert board.you is not None and board.you.points == board.places[1].rating.points
            assert "Dora" not in [place.name for place in board.places], "one game is too few"
            assert (board.players + board.provisional) == 4
            top = board.places[0]
            assert (top.place, top.games, top.change) == (1, 27, top.rating.points - 1500)
            assert len(top.graph) == GRAPH_POINTS and top.graph[-1] == top.rating.points
            month = await service.leaderboard("knight", "live", "month", "")
            assert [place.name for place in month.places] == [place.name for place in board.places]
            # Last month's players are not on this month's board, and banned people on none.
            before = month_start(now_ms()) - 31 * 86_400_000
            await store._write([("UPDATE rating_changes SET at=? WHERE person=?", (before, ben))])
            banned = await store.person(ana)
            assert banned is not None
            banned.banned = 1
            await store.change_person(banned, "host", "ban", 1)
            service = Ratings(store)
            month = await service.leaderboard("knight", "live", "month", "")
            assert {"Ana", "Ben"}.isdisjoint(place.name for place in month.places)
            board = await service.leaderboard("knight", "live", "all", "")
            assert board.places[0].name == "Ben" and board.places[0].change == 0
        finally:
            await store.close()

    asyncio.run(scenario())


def test_ratings_move_to_another_store(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "old.sqlite")
        await store.open()
        await finish(store, "t1", ["~a", "~b"], [0, 1])
        await Ratings(store).count()
        rating = await store.rating("~a", POOL)
        await store.remove(["t1"])  # results outlive their tables
        await store.close()
        await transfer(tmp_path / "old.sqlite", tmp_path / "new.sqlite", lambda _: None)
        moved = SqliteStore(tmp_path / "new.sqlite")
        await moved.open()
        assert await moved.rating("~a", POOL) == rating
        assert (await recount(moved)).problems == []
        history = await moved.rating_history("~a")
        assert Counter(entry.change.table for entry in history) == {"t1": 1}
        await moved.close()

    asyncio.run(scenario())
