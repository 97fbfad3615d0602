"""Tournaments: every format to its end, what is refused, and that nothing is counted twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

import arizona
from arizona.engine.errors import UnknownGameError
from arizona.engine.game import Game
from arizona.people.tournaments.export import from_json
from arizona.people.tournaments.formats import FORMATS
from arizona.people.tournaments.model import Round, Tournament
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.tournaments import (
    CorrectResult,
    TournamentPage,
    TournamentSettings,
)
from arizona.server.services.people.sessions import now_ms
from arizona.server.services.tournaments.progress import TournamentProgress
from arizona.server.services.tournaments.tournament_service import Tournaments
from arizona.server.store.sqlite import SqliteStore
from arizona.server.web.server import Server
from tests.server.harness import Guest, Json, Running, with_server
from tests.server.killing import ServerProcess
from tests.server.test_accounts import refused, register
from tests.server.tournament_club import Club, person, play_out, without_web

SWISS: Json = {"name": "Copper State Open", "kind": "swiss", "game": "knight"}


@pytest.mark.parametrize(
    ("kind", "game", "seats", "people", "rounds"),
    [
        ("round-robin", "knight", 2, 4, 3),
        ("swiss", "knight", 2, 5, 2),
        ("knockout", "knight", 2, 5, 3),
        ("pods", "rails", 3, 5, 2),
        ("duplicate", "knight", 2, 5, 2),
    ],
)
def test_every_format_is_played_to_its_end(
    tmp_path: Path, kind: str, game: str, seats: int, people: int, rounds: int
) -> None:
    async def scenario(server: Server) -> None:
        club = Club(server, people)
        wanted = 0 if kind in ("round-robin", "knockout") else rounds
        await club.open(kind=kind, game=game, seats=seats, rounds=wanted, rated=False)
        page = await club.start()
        for number in range(1, rounds + 1):
            assert page.card.state == "running" and page.round is not None
            assert page.round.number == number
            busy = Counter(one for board in page.round.boards for one in board.seats)
            busy.update(bye.entrant for bye in page.round.byes)
            assert set(busy.values()) == {1}, "the second board comes after the first"
            for one in club.people:
                mine = await club.page(one)
                playing = mine.own in {id for b in page.round.boards for id in b.seats}
                assert bool(mine.table) == playing
            page = await club.finish_round(by_playing=kind == "duplicate")
        assert page.card.state == "ended" and page.seed
        assert page.card.round == rounds
        placed = [line.place for line in page.standings if line.place]
        assert len(placed) == people and placed[0] == 1 and placed == sorted(placed)
        bots = [one for one in page.entrants if one.bot]
        assert len(bots) == (0 if kind == "knockout" else -people % seats)
        # Anybody can compute the pairings again from the export.
        whole = from_json(await club.service.export_json(club.id))
        assert_reproducible(whole)
        text = await club.service.export_trf(club.id)
        assert f"XXS {page.seed}" in text and "P00" in text
        if kind == "duplicate":
            await check_deals(club, page)

    without_web(tmp_path, scenario)


async def check_deals(club: Club, page: TournamentPage) -> None:
    """Two rounds of two boards: the same deal at all tables, and both seats for everybody."""
    assert [(deal.round, deal.leg, deal.top) for deal in page.deals] == [
        (1, 1, 4),
        (1, 2, 4),
        (2, 1, 4),
        (2, 2, 4),
    ]
    for first, second in zip(page.deals[::2], page.deals[1::2], strict=True):
        seats = sorted(table.seats for table in first.tables)
        assert seats == sorted(table.seats[::-1] for table in second.tables)
    seeds = set()
    for deal in page.deals:
        results = [result for table in deal.tables for result in table.results]
        assert len(results) == 6 and {result.points for result in results} <= set(range(5))
        assert all(float(result.value) == result.points * 25 for result in results)
        leads = [(table.results[0].score, table.results[1].score) for table in deal.tables]
        assert all(one == -two for one, two in leads)
        assert leads == sorted(leads, reverse=True)
        rows = [await club.store.table(table.table) for table in deal.tables]
        assert len({row.settings.deal for row in rows if row}) == 1
        assert all(row is not None and row.settings.deal and not row.settings.watch for row in rows)
        seeds |= {row.settings.deal for row in rows if row}
    assert len(seeds) == 4


def assert_reproducible(whole: Tournament) -> None:
    """Compare the pairings of the first round, whose entrants are all in the export."""
    before = Tournament(whole.settings, tuple(one for one in whole.entrants if one.joined == 1), ())
    found: Round = FORMATS[whole.settings.format].pair(before)
    assert found == whole.rounds[0]


def test_an_arena_pairs_free_players_until_its_time_is_over(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        club = Club(server, 5)
        await club.open(kind="arena", game="knight", minutes=10)
        page = await club.start()
        assert page.round is not None and len(page.round.boards) == 2 and not page.round.byes
        first = page.round.boards[0]
        # A player who never moves loses on time and is not paired again.
        room = await club.rooms.get(first.table)
        mover = room.state.playable().to_move
        await room.time_up(room.state.seq, mover)
        assert room.state.status() == "over"
        await club.service.progress.advance(club.id)
        page = await club.page()
        away = first.seats[mover]
        assert next(one for one in page.entrants if one.id == away).left
        assert page.round is not None and page.round.number == 2, "the winner and the fifth play"
        assert {*page.round.boards[0].seats} & {*first.seats} == {first.seats[1 - mover]}
        assert (await club.page(wanted=1)).round.boards[0].places[mover] == 0  # type: ignore[union-attr]
        owners = {(await club.page(one)).own: one for one in club.people}
        late = owners[away]
        await club.service.join(club.id, late)
        assert (await club.page(late)).card.joined
        # The time is over: no new tables, and the last results end it.
        club.service.progress.now = lambda: now_ms() + 11 * 60_000
        await club.service.progress.advance(club.id)
        assert (await club.page()).card.state == "running"
        for wanted in (1, 2):
            for board in (await club.page(wanted=wanted)).round.boards:  # type: ignore[union-attr]
                if not board.places:
                    await club.finish(board.table, 1)
        await club.service.progress.advance(club.id)
        page = await club.page()
        assert page.card.state == "ended" and page.card.round == 2
        assert sum(int(line.points) for line in page.standings) == 6, "three wins"

    without_web(tmp_path, scenario)


def test_servers_that_advance_at_once_pair_and_count_everything_once(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        club = Club(server, 6)
        await club.open(kind="swiss", game="knight", rounds=2, bots=False)
        servers = [TournamentProgress(club.store, club.rooms) for _ in range(3)]
        for one in servers:
            one.live_break_ms = 0
        await club.service.direct(club.id, club.people[0], "start")
        await asyncio.gather(*(one.advance(club.id) for one in servers))
        tables = await club.store.ids("", 100)
        assert len(tables) == 3
        for table in tables:
            await club.finish(table, 1)
        await asyncio.gather(*(one.advance(club.id) for one in servers))
        stored = await club.store.tournament(club.id)
        assert stored is not None
        assert [one.number for one in stored.rounds] == [1, 2]
        assert len(await club.store.ids("", 100)) == 6
        page = await club.page()
        assert sum(float(line.points) for line in page.standings) == 3
        rated = {(await club.store.table(one)).settings.rated for one in tables}  # type: ignore[union-attr]
        assert rated == {True}

    without_web(tmp_path, scenario)


def test_a_server_killed_after_pairing_does_not_pair_again(tmp_path: Path) -> None:
    """The tables of a round are saved with it; starting their clocks is repeated after a crash."""

    class KilledError(Exception):
        pass

    async def scenario(server: Server) -> None:
        club = Club(server, 4)
        await club.open(kind="swiss", game="knight", rounds=1)
        creation = club.rooms.creation

        async def killed(row: object) -> None:
            raise KilledError

        begin, creation.begin = creation.begin, killed  # type: ignore[method-assign]
        with pytest.raises(KilledError):
            await club.service.direct(club.id, club.people[0], "start")
        creation.begin = begin  # type: ignore[method-assign]
        restarted = Tournaments(club.store, club.rooms)
        restarted.progress.live_break_ms = 0
        await restarted.progress.advance(club.id)
        assert len(await club.store.ids("", 100)) == 2
        for table in await club.store.ids("", 100):
            await club.finish(table, 0)
        await restarted.progress.advance_all()
        page = await restarted.page(club.id, None)
        assert page.card.state == "ended" and page.card.round == 1

    without_web(tmp_path, scenario)


def test_the_director_pauses_corrects_and_ends(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        club = Club(server, 4)
        await club.open(kind="swiss", game="knight", rounds=3, bots=False)
        director, other = club.people[0], club.people[1]
        page = await club.start()
        with pytest.raises(Refusal, match="director"):
            await club.service.direct(club.id, other, "end")
        await club.service.direct(club.id, director, "pause")
        page = await club.finish_round()
        assert page.card.state == "paused" and page.card.round == 1
        assert page.round is not None
        board = page.round.boards[0]
        assert board.places == [1, 2] and not board.corrected
        body = CorrectResult(round=1, board=board.board, places=[2, 1])
        with pytest.raises(Refusal, match="director"):
            await club.service.correct(club.id, other, body)
        await club.service.correct(club.id, director, body)
        page = await club.page()
        assert page.round is not None
        assert page.round.boards[0].places == [2, 1] and page.round.boards[0].corrected
        assert [one.action for one in page.log] == ["corrected", "paused", "started"]
        assert (page.log[0].actor, page.log[0].board) == ("P00", board.board)
        await club.service.withdraw(club.id, other)
        await club.service.direct(club.id, director, "resume")
        page = await club.page()
        assert page.card.round == 2 and page.round is not None
        assert len(page.round.boards) == 1 and len(page.round.byes) == 1
        # An open table is decided by the director; its game no longer counts.
        table = page.round.boards[0]
        await club.service.correct(
            club.id, director, CorrectResult(round=2, board=table.board, places=[1, 0])
        )
        page = await club.page(wanted=2)
        assert page.round is not None and page.round.boards[0].places == [1, 0]
        assert page.card.round == 3
        await club.service.direct(club.id, director, "end")
        await club.service.direct(club.id, director, "end")
        page = await club.page(director)
        assert page.card.state == "ended" and not page.table
        assert page.may == ["correct"], "a wrong last result can still be changed"

    without_web(tmp_path, scenario)


def test_requests_are_checked(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben, Guest(live.url) as guest:
            await guest.get("/api/me")
            answer = await guest.http.post("/api/tournaments", json=SWISS)
            await refused(answer, 401, "people-sign-in-first")
            await register(ana, "Ana")
            await register(ben, "Ben")
            for change, words in (
                ({"game": "knight", "kind": "pods"}, "tournament-bad-seats"),
                ({"kind": "arena", "pace": "days"}, "tournament-arena-live"),
                ({"starts": 1}, "tournament-bad-start"),
                ({"name": "\u200b\u200b  \u200b"}, "tournament-bad-name"),
            ):
                answer = await ana.http.post("/api/tournaments", json={**SWISS, **change})
                assert answer.json()["message"]["id"] == words, answer.text
            made = await ana.post("/api/tournaments", {**SWISS, "listed": False})
            path = f"/api/tournaments/{made['card']['id']}"
            assert made["may"] == ["join", "start", "end"]
            assert not (await ben.get("/api/tournaments"))["current"], "found by link only"
            assert len((await ana.get("/api/tournaments"))["current"]) == 1
            for _ in range(2):
                await ana.post("/api/tournaments", SWISS)
            answer = await ana.http.post("/api/tournaments", json=SWISS)
            await refused(answer, 429, "tournament-too-many")
            assert len((await guest.get("/api/tournaments"))["current"]) == 2
            answer = await guest.http.post(f"{path}/entry")
            await refused(answer, 401, "people-sign-in-first")
            await ana.post(f"{path}/entry", {}, 200)
            answer = await ana.http.post(f"{path}/actions", json={"action": "start"})
            await refused(answer, 403, "tournament-too-few")
            # Pages poll often: nothing is sent again until something has changed.
            seen = await ben.http.get(path)
            tag = {"if-none-match": seen.headers["etag"]}
            assert (await ben.http.get(path, headers=tag)).status_code == 304
            person = await live.server.store.person_named("ben")
            assert person is not None

            async def excluded(one: str) -> bool:
                return one == person.id

            services = live.server.rooms.services
            allowed, services.excluded = services.excluded, excluded
            await refused(await ben.http.post(f"{path}/entry"), 403, "table-rated-excluded")
            services.excluded = allowed
            for _ in range(2):
                page = await ben.post(f"{path}/entry", {}, 200)
            assert page["card"]["entrants"] == 2 and page["own"] == "p2"
            assert (await ben.http.get(path, headers=tag)).status_code == 200
            answer = await ben.http.post(f"{path}/actions", json={"action": "start"})
            await refused(answer, 403, "tournament-not-director")
            await ana.post(f"{path}/actions", {"action": "start"}, 200)
            page = await ben.get(path)
            table = page["table"]
            assert table and page["card"]["state"] == "running"
            info = (await ben.get(f"/api/tables/{table}"))["table"]
            assert info["rated"] and info["tournament"] == page["card"]["id"]
            # A seat of a tournament cannot be left, handed over, or deleted.
            async with ben.sit_at(table) as player:
                seat = player.you["seats"][0]
                for message in ("leave", "hand-to-bot"):
                    answer_ = await player.ask(message, seat=seat, bot=None)
                    assert answer_["type"] == "refused", answer_
                assert not player.you["host"]
            deleted = await ben.http.delete(f"/api/tables/{table}")
            assert deleted.status_code == 403
            page = await ben.http.delete(f"{path}/entry")  # type: ignore[assignment]
            assert page.json()["card"]["joined"] is False  # type: ignore[attr-defined]
            assert page.json()["table"] == table, "the game continues"  # type: ignore[attr-defined]
            for name in ("export.json", "export.txt"):
                export = await guest.http.get(f"{path}/{name}")
                assert export.status_code == 200 and "Ben" in export.text
                stored = await live.server.store.tournament(info["tournament"])
                assert stored is not None and stored.row.seed not in export.text
            missing = await guest.http.get("/api/tournaments/nothing")
            await refused(missing, 404, "tournament-missing")

    with_server(tmp_path, scenario)


def test_it_starts_at_its_time_or_is_called_off(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        club = Club(server, 2)
        starts = now_ms() + 3_600_000
        await club.open(kind="round-robin", game="knight", starts=starts)
        alone = await club.service.create(
            club.people[1],
            TournamentSettings(name="Nobody comes", kind="swiss", game="knight", starts=starts),
        )
        await club.service.progress.advance_all()
        assert (await club.page()).card.state == "open"
        club.service.progress.now = lambda: starts + 1
        await club.service.progress.advance_all()
        page = await club.page()
        assert page.card.state == "running" and page.card.round == 1
        with pytest.raises(Refusal, match="closed"):
            await club.service.join(club.id, person("~99"))
        called_off = await club.service.page(alone, None)
        assert called_off.card.state == "canceled" and called_off.log[0].actor == ""
        # A deleted account leaves its results, under another name.
        await club.store.delete_person(club.people[1].person, now_ms())
        await club.service.withdraw(club.id, club.people[0])
        names = [one.name for one in (await club.page()).entrants]
        assert names == ["P00", "Former player"]

    without_web(tmp_path, scenario)


def test_a_killed_server_continues_the_round(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = ServerProcess(tmp_path)
        server.start()
        try:
            async with Guest(server.url) as ana, Guest(server.url) as ben:
                await register(ana, "Ana")
                await register(ben, "Ben")
                made = await ana.post("/api/tournaments", {**SWISS, "rounds": 1})
                path = f"/api/tournaments/{made['card']['id']}"
                for one in (ana, ben):
                    await one.post(f"{path}/entry", {}, 200)
                await ana.post(f"{path}/actions", {"action": "start"}, 200)
                table = (await ana.get(path))["table"]
                server.kill()
                server.start()
                page = await ana.get(path)
                assert (page["table"], page["card"]["round"]) == (table, 1)
                async with ana.sit_at(table) as player:
                    seat = player.you["seats"][0]
                    assert (await player.ask("resign", seat=seat))["type"] == "done"
                server.kill()
                server.start()
                while (page := await ben.get(path))["card"]["state"] != "ended":
                    await asyncio.sleep(0.05)
                assert page["standings"][0]["entrant"] == page["own"]
                assert [line["points"] for line in page["standings"]] == ["1", "0"]
        finally:
            server.stop()
        store = SqliteStore(server.database)
        await store.open()
        assert len(await store.ids("", 10)) == 1
        await store.close()

    asyncio.run(scenario())


def test_a_second_board_is_created_once_with_the_first_result(tmp_path: Path) -> None:
    """Three servers count at once; a withdrawal and an absence end the pair's round."""

    async def scenario(server: Server) -> None:
        club = Club(server, 6)
        await club.open(kind="duplicate", game="knight", rounds=1, bots=False)
        page = await club.start()
        assert page.round is not None and page.card.settings.boards == 2
        first, second, third = page.round.boards
        servers = [TournamentProgress(club.store, club.rooms) for _ in range(3)]
        await play_out(club.rooms, first.table)
        await asyncio.gather(*(one.advance(club.id) for one in servers))
        page = await club.page()
        assert page.round is not None
        assert [(one.board, one.leg) for one in page.round.boards] == [
            (1, 1),
            (2, 1),
            (3, 1),
            (4, 2),
        ]
        swapped = page.round.boards[3]
        assert swapped.seats == first.seats[::-1] and not page.deals
        owners = {(await club.page(one)).own: one for one in club.people}
        assert (await club.page(owners[first.seats[0]])).table == swapped.table
        # A player who never shows up for the first board has no second one, and neither has the
        # opponent.
        room = await club.rooms.get(second.table)
        await room.time_up(room.state.seq, room.state.playable().to_move)
        # A table that the director decides is followed by the second board.
        request = CorrectResult(round=1, board=third.board, places=[1, 2])
        await club.service.correct(club.id, club.people[0], request)
        page = await club.page()
        assert page.round is not None
        assert [one.board for one in page.round.boards] == [1, 2, 3, 4, 6]
        assert not page.round.boards[2].scores, "a decided board has no score to compare"
        await club.service.withdraw(club.id, owners[third.seats[0]])
        for board in page.round.boards[3:]:
            await play_out(club.rooms, board.table)
        await club.service.progress.advance(club.id)
        page = await club.page()
        assert page.card.state == "ended" and page.round is not None
        assert [(deal.leg, len(deal.tables)) for deal in page.deals] == [(1, 3), (2, 2)]
        shares = {line.entrant: float(line.points) for line in page.standings}
        places = next(one.places for one in page.round.boards if one.board == second.board)
        absent = second.seats[places.index(0)]
        assert shares[absent] == 0
        table = await club.service.cross_table(club.id)
        games = {line.entrant: line.games for line in table.lines}
        assert [game.outcome for game in games[absent]] == ["absent"]
        assert len(games[first.seats[0]]) == 2

    without_web(tmp_path, scenario)


def test_cross_tables_and_pictures(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        club = Club(live.server, 5)
        await club.open(kind="swiss", game="knight", rounds=2, bots=False, rated=False)
        await club.start()
        async with Guest(live.url) as guest:
            path = f"/api/tournaments/{club.id}"
            early = await guest.http.get(f"{path}/picture.svg")
            await refused(early, 403, "tournament-picture-later")
            await club.finish_round()
            page = await club.finish_round()
            assert page.card.state == "ended"
            table = await guest.get(f"{path}/cross-table")
            assert [line["entrant"] for line in table["lines"]] == [
                line.entrant for line in page.standings
            ]
            for line in table["lines"]:
                assert [game["round"] for game in line["games"]] == [1, 2]
                assert sum(float(game["points"]) for game in line["games"]) == float(line["points"])
            outcomes = Counter(game["outcome"] for line in table["lines"] for game in line["games"])
            assert outcomes == {"won": 4, "lost": 4, "bye": 2}
            for language, word in (("en", "wins"), ("ko", "승리"), ("de", "Runden")):
                query = {"shape": "square", "language": language}
                drawn = await guest.http.get(f"{path}/picture.svg", params=query)
                assert drawn.status_code == 200 and "P0" in drawn.text
                assert word in drawn.text, drawn.text

    with_server(tmp_path, scenario)


def test_people_learn_whether_they_are_paired_again(tmp_path: Path) -> None:
    async def knockout(server: Server) -> None:
        club = Club(server, 4)
        await club.open(kind="knockout", game="knight")
        page = await club.start()
        assert page.round is not None
        first, second = page.round.boards
        owners = {(await club.page(one)).own: one for one in club.people}
        await club.finish(first.table, 1)  # the second seat resigns
        await club.service.progress.advance(club.id)
        assert [(await club.page(owners[id])).out for id in first.seats] == [False, True]
        # A tie is replayed; the winner of the other match waits without a table.
        tie = CorrectResult(1, second.board, [1, 1])
        await club.service.correct(club.id, club.people[0], tie)
        page = await club.page(owners[first.seats[0]])
        assert page.round is not None and page.round.number == 2
        assert (page.table, page.out) == ("", False)
        assert [(await club.page(owners[id])).out for id in second.seats] == [False, False]
        assert not (await club.page()).out, "a visitor"

    async def swiss(server: Server) -> None:
        club = Club(server, 4)
        await club.open(kind="swiss", game="knight", rounds=2)
        await club.start()
        assert not (await club.page(club.people[0])).out
        await club.finish_round()
        page = await club.page(club.people[0])
        assert (page.card.state, page.out) == ("running", True), "the last round has begun"

    without_web(tmp_path / "knockout", knockout)
    without_web(tmp_path / "swiss", swiss)


def test_a_tournament_whose_game_is_gone_can_be_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            await register(ana, "Ana")
            made = await ana.post("/api/tournaments", SWISS)
            path = f"/api/tournaments/{made['card']['id']}"
            known = arizona.game_names()
            monkeypatch.setattr(arizona, "game_names", lambda: [])
            get_game = arizona.get_game

            def gone(name: str) -> Game:
                if name in known:
                    raise UnknownGameError(name)
                return get_game(name)

            monkeypatch.setattr(arizona, "get_game", gone)
            listed = await ana.get("/api/tournaments")
            assert len(listed["current"]) == 1
            for way in ("", "/cross-table", "/export.json"):
                await ana.get(path + way)
            await live.server.tournaments.progress.advance_all()
            answer = await ana.http.post(f"{path}/actions", json={"action": "start"})
            await refused(answer, 404, "table-refused-no-such-game")
            await ana.post(f"{path}/actions", {"action": "end"}, 200)
            assert (await ana.get(path))["card"]["state"] == "canceled"

    with_server(tmp_path, scenario)
