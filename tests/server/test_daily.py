"""The daily challenge: one try, the same deal for everybody, secret before and public after."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path

import httpx
import pytest

from arizona.engine.match import Match
from arizona.engine.record import parse_record
from arizona.engine.replay import replay
from arizona.engine.rng import Rng
from arizona.people import daily
from arizona.people.standing import compare
from arizona.server.services.daily import challenge, gains
from arizona.server.services.daily.results import DayResults
from arizona.server.store.daily_rows import DailyResult, DailyRun
from arizona.server.store.sqlite import SqliteStore
from arizona.server.tables.compiled.game_log import GameLog
from tests.server.harness import Guest, Json, Player, Running, running, settings, with_server

DAY = 86400.0


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a bot that decides at once."""
    monkeypatch.setattr(challenge, "bot_ids", lambda _: ["random"])


async def start(guest: Guest, game: str = "knight", **body: str) -> str:
    return str((await guest.post(f"/api/daily/{game}", body))["table"])


async def finish(guest: Guest, table: str, seed: int = 1) -> Player:
    async with guest.sit_at(table) as player:
        await player.play_to_the_end(seed)
        return player


async def game_of(guest: Guest, game: str = "knight", day: str = "") -> Json:
    found = await guest.get(f"/api/daily/{day}" if day else "/api/daily")
    return next(one for one in found["games"] if one["game"] == game)


@contextmanager
def days_ago(live: Running, days: int) -> Iterator[str]:
    """Make the server believe for a while that it is an earlier day."""
    service = live.server.daily
    now, then = service.now, service.now() - days * DAY
    service.now = lambda: then
    try:
        yield service.today().isoformat()
    finally:
        service.now = now


def test_everybody_has_one_try_at_the_same_deal(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            before = await game_of(ana)
            assert (before["state"], before["table"], before["board"]) == ("open", "", None)
            first, other = await start(ana), await start(ben)
            assert first != other
            # A second attempt leads to the same table, even if both come at the same time.
            assert await start(ana) == first
            again = await asyncio.gather(*(start(ana, "rails") for _ in range(4)))
            assert len(set(again)) == 1
            ended = [await finish(ana, first, 1), await finish(ben, other, 2)]
            game_logs = [await ana.get(f"/api/tables/{first}/log")]
            game_logs.append(await ben.get(f"/api/tables/{other}/log"))
            chance, decisions = (
                [
                    [line for line in one["moves"] if line.startswith("*") == wanted]
                    for one in game_logs
                ]
                for wanted in (True, False)
            )
            assert chance[0] == chance[1]
            assert decisions[0] != decisions[1]
            assert await start(ana) == first
            found = await game_of(ana)
            lead = ended[0].scene["scores"][0] - ended[0].scene["scores"][1]
            assert (found["state"], found["score"], found["players"]) == ("finished", lead, 2)
            assert found["board"]["percentile"] is None and found["board"]["place"] in (1, 2)
            assert [row["own"] for row in found["board"]["rows"]].count(True) == 1
            assert all(row["table"] == "" for row in found["board"]["rows"])
            compared = await ana.get(f"/api/daily/{live.server.daily.today()}/knight/best")
            assert compared["own"]["score"] == lead
            assert compared["best"]["score"] == found["board"]["best"]
            assert compared["own"]["table"] == first and compared["own"]["name"]
            is_best = found["board"]["place"] == 1
            assert compared["best"]["table"] == (first if is_best else "")
            assert bool(compared["gains"]) != is_best
            points = sum(one["points"] for one in compared["own"]["events"] if one["seat"] == 0)
            assert points == compared["own"]["scores"][0]

    with_server(tmp_path, scenario)


def test_nobody_learns_the_deal_before_playing(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as eve:
            await eve.get("/api/me")
            table = await start(ana)
            today = live.server.daily.today().isoformat()
            seed = daily.day_seed(live.server.daily._secret, live.server.daily.today())
            deal = daily.game_seed(seed, "knight")
            pages = [f"/api/tables/{table}{part}" for part in ("", "/log", "/record", "/board.svg")]
            pages.append(f"/api/tables/{table}/moments/0")
            for page in pages:
                assert (await eve.http.get(page)).status_code == 403, page
            for one in (ana, eve):  # not even those who have begun
                best = await one.http.get(f"/api/daily/{today}/knight/best")
                assert best.status_code == 403
            shown = [await ana.http.get(page) for page in (*pages, "/api/daily", "/api/my-tables")]
            async with ana.sit_at(table) as player:
                assert player.table["daily"] == today and player.table["fair_play"] == "daily"
                for text in (*(one.text for one in shown), str(player.first_message)):
                    assert seed not in text and deal not in text
                # No help, no copy and nothing that would open the table or end the game early.
                hint = await player.ask("ask-hint", seq=player.scene["seq"], bot="random")
                assert (hint["reason"], hint["message"]["id"]) == ("fair-play", "daily-no-help")
                assert (await ana.http.get(f"/api/tables/{table}/record")).status_code == 403
                seats = [{"kind": "here"}, {"kind": "here"}]
                body = {"moment": 0, "seats": seats}
                played = await ana.http.post(f"/api/tables/{table}/play-on", json=body)
                assert played.status_code == 403
                for message in (
                    {"type": "set-watch", "watch": True},
                    {"type": "set-open", "open": True},
                    {"type": "new-link", "seat": 0},
                    {"type": "hand-to-bot", "seat": 0, "bot": "random"},
                    {"type": "leave", "seat": 0},
                    {"type": "resign", "seat": 0},
                ):
                    kind = message.pop("type")
                    refused = await player.ask(str(kind), **message)
                    assert refused["type"] == "refused", (kind, refused)
                    assert refused["message"]["id"] == "daily-not-here", (kind, refused)
                # Decisions of the own turn can be undone, the bot's reply cannot.
                seat = 0
                await player.until(lambda one: one.scene["to_move"] == seat)
                while player.scene["to_move"] == seat:
                    assert (await player.move())["type"] == "done"
                await player.until(lambda one: one.scene["to_move"] == seat)
                undo = await player.ask("undo", seq=player.scene["seq"])
                assert (undo["type"], undo["reason"]) == ("refused", "no-undo")
                assert (await player.move())["type"] == "done"
                assert (await player.ask("undo", seq=player.scene["seq"]))["type"] == "done"
            tomorrow = date.fromordinal(date.today().toordinal() + 2).isoformat()
            for day in (tomorrow, "2025-12-31", "yesterday", "20261118"):
                assert (await eve.http.get(f"/api/daily/{day}")).status_code == 404
                answer = await eve.http.post("/api/daily/knight", json={"day": day})
                assert answer.status_code == 404
            assert (await eve.http.post("/api/daily/chess", json={})).status_code == 404
            # The record of a running challenge cannot be imported by its player.
            store = live.server.store
            loaded = await store.load(table, 0)
            assert loaded is not None
            room = await live.server.rooms.get(table)
            record = (await room.read(room.state.record)).dumps()
            assert parse_record(record).lines
            imported = await ana.http.post("/api/tables/import", json={"record": record})
            assert imported.status_code == 403

    with_server(tmp_path, scenario)


def test_a_day_that_is_over_is_public_and_verifiable(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as eve:
            with days_ago(live, 1) as day:
                promised = (await ana.get("/api/daily"))["commitment"]
                table = await start(ana)
                open_run = await start(ana, "rails")
                await finish(ana, table)
                # The last move has the real time, which is after that day.
                assert (await ana.get("/api/daily"))["seed"] == ""
            found = await eve.get(f"/api/daily/{day}")
            text = f"daily {daily.VERSION} {day} {found['seed']}"
            assert found["commitment"] == promised == hashlib.sha256(text.encode()).hexdigest()
            assert (await game_of(eve, day=day))["state"] == "missed"
            assert (await game_of(ana, day=day))["state"] == "unranked"
            assert (await game_of(ana, "rails", day))["state"] == "playing"
            # Now anyone may look at the game and play the deal unranked.
            game_log = await eve.get(f"/api/tables/{table}/log")
            assert (await eve.http.get(f"/api/tables/{open_run}/log")).status_code == 200
            made = await eve.post("/api/daily/knight", {"day": day})
            assert made["ranked"] is False
            mine = await eve.get(f"/api/tables/{made['table']}/log")
            dealt = [line for line in game_log["moves"] if line.startswith("*")]
            assert dealt[: len(mine["moves"])] == mine["moves"]
            assert (await eve.post("/api/daily/knight", {"day": day}))["table"] != made["table"]
            async with eve.sit_at(made["table"]) as player:
                assert player.table["fair_play"] == "none" and player.table["daily"] == ""

    with_server(tmp_path, scenario)


async def _kill_before_counting(folder: Path) -> None:
    """Finish a game and stop the server before anybody opens the day."""
    async with running(settings(folder)) as live, Guest(live.url) as ana:
        await finish(ana, await start(ana))
        runs = await live.server.store.ended_daily_runs("")
        assert len(runs) == 1  # not counted yet


def test_a_result_is_counted_once_after_a_kill(tmp_path: Path) -> None:
    async def go() -> None:
        await _kill_before_counting(tmp_path)
        async with running(settings(tmp_path)) as live, Guest(live.url) as eve:
            store, today = live.server.store, live.server.daily.today().isoformat()
            assert await store.ended_daily_runs("") == []
            counted = await store.daily_results(today, "knight")
            assert len(counted) == 1
            # A late attempt to save another result changes nothing.
            one = counted[0]
            await store.save_daily_result(one.table, one.finished, 99, 99, unranked=True)
            await live.server.daily.count_ended("")
            assert await store.daily_results(today, "knight") == counted
            assert (await game_of(eve))["players"] == 1

    asyncio.run(go())


def test_results_move_with_the_account(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as other:
            table = await start(ana)
            await finish(ana, table)
            body = {"name": "Mara", "password": "quiet mesa under rain"}
            await ana.post("/api/account/register", body)
            found = await game_of(ana)
            assert (found["state"], found["table"]) == ("finished", table)
            assert [row["account"] for row in found["board"]["rows"]] == ["Mara"]
            assert (await ana.get("/api/daily"))["streak"] == {
                "current": 1,
                "longest": 1,
                "days": 1,
            }
            # Another device has started later: signing in keeps the first try.
            later = await start(other)
            rails = await start(other, "rails")
            await other.post("/api/account/sign-in", body, status=200)
            assert later != table and await start(other) == table
            assert await start(other, "rails") == rails
            assert (await game_of(other))["players"] == 1

    with_server(tmp_path, scenario)


def offline_record(deal: Json, seed: int = 1) -> str:
    """Play a deal with random decisions, as the offline version does; return the record."""
    which = challenge.challenge(deal["game"])
    assert which.setup.content.digest == deal["content_hash"]
    match = Match(which.setup, deal=deal["deal"], names=["Ana", "Bot"], bots=["", *which.bots])
    match.settle()
    rng = Rng(seed)
    while not match.over:
        match.play(int(match.state.pick(rng)))
    return match.record().dumps()


async def submit(guest: Guest, run: str, record: str, game: str = "knight") -> httpx.Response:
    body = {"run": run, "record": record}
    return await guest.http.post(f"/api/daily/{game}/result", json=body)


def test_a_deal_is_played_offline_and_submitted_once(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            deal = await ana.post("/api/daily/knight/offline", {})
            # A lost response can be requested again, but nobody gets a second try that way.
            assert await ana.post("/api/daily/knight/offline", {}) == deal
            before = await game_of(ana)
            assert (before["state"], before["offline"], before["board"]) == ("offline", True, None)
            online = await ana.http.post("/api/daily/knight", json={})
            assert online.json()["message"]["id"] == "daily-playing-offline"
            other = await start(ben)
            refused = await ben.http.post("/api/daily/knight/offline", json={})
            assert refused.json()["message"]["id"] == "daily-begun"
            # The browser does not learn the day's seed or the deals of other games.
            seed = daily.day_seed(live.server.daily._secret, live.server.daily.today())
            assert deal["deal"] == daily.game_seed(seed, "knight") and seed not in str(deal)
            record = offline_record(deal)
            # Two tabs submit it at the same moment, and later once more.
            tabs = await asyncio.gather(*(submit(ana, deal["run"], record) for _ in range(2)))
            assert [one.status_code for one in tabs] == [201, 201], tabs[0].text
            again = await submit(ana, deal["run"], offline_record(deal, 2))
            assert again.json() == tabs[0].json() == tabs[1].json()
            assert again.json()["table"] == deal["run"]
            found = await game_of(ana)
            scores = replay(parse_record(record)).state.scores()
            assert found["score"] == scores[0] - scores[1]
            assert (found["state"], found["offline"]) == ("finished", True)
            board = found["board"]
            assert (board["players"], board["place"], board["rows"]) == (0, 0, [])
            assert [(row["own"], row["offline"]) for row in board["friends"]] == [(True, True)]
            assert (await ana.get("/api/daily"))["streak"]["current"] == 1
            # It is not ranked, and nobody else may look at it before the day is over.
            await finish(ben, other)
            assert (await game_of(ben))["board"]["place"] == 1
            assert (await ben.http.get(f"/api/tables/{deal['run']}")).status_code == 403
            assert (await ana.http.get(f"/api/tables/{deal['run']}")).status_code == 200
            today = live.server.daily.today()
            compared = await ana.get(f"/api/daily/{today}/knight/best")
            assert compared["own"]["score"] == found["score"]

    with_server(tmp_path, scenario)


def test_only_a_game_of_the_deal_is_accepted(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            deal = await ana.post("/api/daily/knight/offline", {})
            good = offline_record(deal)
            resigned = Match(
                challenge.challenge("knight").setup, deal=deal["deal"], bots=["", "random"]
            )
            resigned.settle()
            resigned.remark(1, "resigns")
            for record in (
                "nonsense",
                offline_record({**deal, "deal": "of my own"}),
                good.replace('"random"', '"greedy"'),
                resigned.record().dumps(),
            ):
                answer = await submit(ana, deal["run"], record)
                assert (answer.status_code, answer.json()["reason"]) == (400, "bad-record")
            assert (await submit(ana, "another run", good)).json()["reason"] == "bad-record"
            assert (await submit(ana, deal["run"], good, "rails")).json()["reason"] == "bad-record"
            assert (await submit(ana, deal["run"], good)).status_code == 201

    with_server(tmp_path, scenario)


def test_an_offline_game_belongs_to_the_account_that_the_guest_created(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            with days_ago(live, 1) as day:
                deal = await ana.post("/api/daily/knight/offline", {})
            body = {"name": "Mara", "password": "quiet mesa under rain"}
            await ana.post("/api/account/register", body)
            await ben.post("/api/account/register", {**body, "name": "Ben"})
            assert (await ben.http.put("/api/friends/Mara")).status_code == 200
            # Submitted on the next day, after signing in.
            assert (await submit(ana, deal["run"], offline_record(deal))).status_code == 201
            found = await game_of(ana, day=day)
            assert (found["state"], found["offline"]) == ("finished", True)
            assert (await ana.get("/api/daily"))["streak"]["current"] == 1
            games = (await ana.get("/api/people/Mara/games"))["games"]
            assert [(one["table"], one["offline"]) for one in games] == [(deal["run"], True)]
            # A follower sees the result, marked.
            board = (await game_of(ben, day=day))["board"]
            shown = [(row["account"], row["place"], row["offline"]) for row in board["friends"]]
            assert shown == [("Mara", 0, True)]

    with_server(tmp_path, scenario)


def test_friends_are_compared(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as mara, Guest(live.url) as ben, Guest(live.url) as eve:
            body = {"password": "quiet mesa under rain"}
            await mara.post("/api/account/register", {**body, "name": "Mara"})
            await ben.post("/api/account/register", {**body, "name": "Ben"})
            assert (await mara.http.put("/api/friends/Ben")).status_code == 200
            for number, guest in enumerate((mara, ben, eve)):
                await finish(guest, await start(guest), number)
            board = (await game_of(mara))["board"]
            assert {row["account"] for row in board["friends"]} == {"Mara", "Ben"}
            places = {row["account"]: row["place"] for row in board["rows"]}
            assert all(row["place"] == places[row["account"]] for row in board["friends"])
            scores = [row["score"] for row in board["friends"]]
            assert scores == sorted(scores, reverse=True)
            assert [row["own"] for row in (await game_of(eve))["board"]["friends"]] == [True]

    with_server(tmp_path, scenario)


@pytest.mark.parametrize("game", challenge.challenge_games())
def test_gains_name_the_parts_where_the_best_game_was_better(game: str) -> None:
    which = challenge.challenge(game)

    def played(seed: int) -> GameLog:
        game_log = GameLog.new(Match(which.setup, deal="the same", names=["Ana", "Bot"]))
        game_log.settle()
        rng = Rng(seed)
        while game_log.to_move >= 0:
            game_log.play(int(game_log.match.state.pick(rng)))
        return game_log

    def result(scores: list[int]) -> int:
        return which.result(scores)[0]

    own, best = sorted((played(1), played(2)), key=lambda one: result(one.scores[-1]))
    found = gains.gains(own, best, 0, result)
    assert 0 < len(found) <= gains.MAX_GAINS
    # All parts together are the whole difference, and those that are shown are the largest.
    parts = [gains._parts(one, 0) for one in (own, best)]
    assert all(moments == sorted(set(moments)) for each in parts for moments in each.values())
    differences = sorted(
        gains._side(best, parts[1].get(key, []), 0, result, opponents=False).gained
        - gains._side(own, parts[0].get(key, []), 0, result, opponents=False).gained
        for key in {*parts[0], *parts[1]}
    )
    whole = result(best.scores[-1]) - result(own.scores[-1])
    assert sum(differences) == whole
    assert sorted(gain.points for gain in found) == differences[-len(found) :]
    for gain in found:
        assert gain.points == gain.best.gained - gain.own.gained > 0
        assert 0 <= gain.own.moment <= own.moment and 0 <= gain.best.moment <= best.moment
        for side in (gain.own, gain.best):
            assert len(side.events) <= gains.MAX_EVENTS
            assert all(event.moment > side.moment for event in side.events)
            assert {event.seat for event in side.events} <= {0}
    # The first decision that differs is made in the same position.
    choice = gains.first_choice(own, best, 0)
    if choice is not None:
        one, other = own.state_at(choice.moment), best.state_at(choice.moment)
        assert one.data() == other.data() and one.to_move() == 0
        assert choice.own != choice.best
    assert gains.gains(own, own, 0, result) == []
    assert gains.first_choice(own, own, 0) is None


def test_ten_thousand_results_of_a_day() -> None:
    rng = random.Random(40)
    results = [
        DailyResult(f"guest {number}", None, None, round(rng.gauss(47, 8)), 0, number, "")
        for number in range(10_000)
    ]
    found = DayResults(results)
    assert sum(bar.count for bar in found.bars) == 10_000 and len(found.bars) <= 16
    scores = [one.score for one in results]
    for person in (0, 17, 9_999):
        board = found.board(f"guest {person}", public=False)
        expected = compare(results[person].score, scores)
        assert (board.place, board.percentile) == (expected.place, expected.percentile)
        assert board.rows[-1].own or board.place <= 10
    places = [row.place for row in found.board("", public=False).rows]
    assert places == sorted(places) and places[0] == 1 and len(places) == 10


def test_the_store_merges_and_deletes_runs(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()

        async def add(day: str, person: str, started: int) -> None:
            run = DailyRun(
                day=day, game="g", person=person, table=f"{day}{person}", started=started
            )
            row = (run.day, run.game, run.person, run.table, started, 5, 1, 1, 0)
            await store.put_daily_runs([row])

        for day, person, started in (
            ("2026-01-01", "guest", 1),
            ("2026-01-01", "person", 2),
            ("2026-01-02", "guest", 2),
            ("2026-01-02", "person", 1),
            ("2026-01-03", "guest", 1),
        ):
            await add(day, person, started)
        await store.merge_guest("guest", "person", {})
        tables = [run.table for run in await store.daily_runs_of("person")]
        assert tables == ["2026-01-01guest", "2026-01-02person", "2026-01-03guest"]
        assert await store.daily_runs_of("guest") == []
        await store.delete_person("person", 0)
        assert await store.daily_runs_of("person") == []
        left = await store.daily_results("2026-01-03", "g")
        assert [DayResults(left).board("", public=True).rows[0].name] == ["Former player"]
        await store.close()

    asyncio.run(go())
