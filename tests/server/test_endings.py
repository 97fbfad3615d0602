"""Games that end early: by resignation, agreement, abandonment or timeout."""

from __future__ import annotations

import json
from pathlib import Path

import arizona
from tests.server.harness import (
    HERE_AND_BOT,
    HERE_AND_LINK,
    Guest,
    Json,
    Player,
    Running,
    until,
    with_server,
)
from tests.server.test_clocks import shorten

FOUR = [{"kind": "here", "name": "Ana"}, {"kind": "link"}, {"kind": "bot", "bot": "random"}]


async def over(player: Player) -> None:
    await player.until(lambda p: p.scene["to_move"] == -2)


def test_with_two_seats_resigning_ends_the_game_and_the_record_replays(tmp_path: Path) -> None:
    made: Json = {}

    async def play(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made.update(await ana.create(HERE_AND_LINK))
            async with ana.sit_at(made["table"]) as one, ben.sit_at(made["table"]) as two:
                answer = await one.ask("resign", seat=0)
                assert answer["message"]["id"] == "table-not-begun"
                await two.ask("sit", seat=1, name="Ben")
                assert (await one.ask("resign", seat=1))["reason"] == "not-your-seat"
                scores = one.scene["scores"]
                assert (await two.ask("resign", seat=1))["type"] == "done", "not even to move"
                await over(one)
                assert one.scene["winners"] == [0]
                assert (one.scene["ended"], one.scene["out"]) == ("resigned", [1])
                assert one.scene["prompt"] == {"id": "table-over-resigned", "args": {"name": "Ben"}}
                assert one.log[-1]["kind"] == "table-resigned"
                assert (await one.move(0))["reason"] == "over"
                assert (await one.ask("resign", seat=0))["reason"] == "over"
                answer = await one.ask("undo", seq=one.scene["seq"])
                assert answer["reason"] == "no-undo"
                text = (await ana.http.get(f"/api/tables/{made['table']}/record")).text
                record = json.loads(text)
                assert (record["moves"][-1], record["result"]) == ("2 resigns", scores)
                again = await ben.post("/api/tables/import", {"record": text})
                async with ben.sit_at(again["table"]) as look:
                    assert look.table["status"] == "over"
                    assert look.scene["winners"] == [0]
                assert (await one.ask("rematch"))["type"] == "done"

    async def look(live: Running) -> None:
        async with Guest(live.url) as ana:
            card = await ana.get(f"/api/tables/{made['table']}")
            assert card["table"]["status"] == "over"
            last = card["moment"]
            moment = await ana.get(f"/api/tables/{made['table']}/moments/{last}")
            assert moment["scene"]["winners"] == [0]
            before = await ana.get(f"/api/tables/{made['table']}/moments/{last - 1}")
            assert before["scene"]["winners"] == [] and before["scene"]["to_move"] >= 0

    with_server(tmp_path, play)
    with_server(tmp_path, look)


def test_with_more_seats_a_bot_plays_on_and_the_seat_cannot_win(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.post("/api/tables", {"game": "rails", "seats": FOUR})
            table = made["table"]
            async with ana.sit_at(table) as one, ben.sit_at(table) as two:
                await two.ask("sit", seat=1, name="Ben")
                assert (await one.ask("resign", seat=0))["type"] == "done"
                await two.until(lambda p: p.table["seats"][0]["kind"] == "bot")
                assert two.table["seats"][0]["name"] == "Ana"
                assert two.scene["to_move"] >= 0 and two.scene["out"] == [0]
                assert one.you["seats"] == [] or (await one.receive()) is not None
                answer = await one.ask("sit", seat=0)
                assert answer["reason"] == "not-allowed", "the host does not come back"
                assert (await two.ask("resign", seat=1))["type"] == "done"
                await over(two)
                assert two.scene["winners"] == [2], "nobody else is left"
                assert two.scene["ended"] == "resigned"

    with_server(tmp_path, scenario)


def test_alone_against_several_bots_resigning_ends_the_game(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            bot = {"kind": "bot", "bot": "random"}
            made = await ana.post(
                "/api/tables", {"game": "rails", "seats": [{"kind": "here"}, bot, bot]}
            )
            async with ana.sit_at(made["table"]) as player:
                assert (await player.ask("resign", seat=0))["type"] == "done"
                await over(player)
                assert player.scene["ended"] == "nobody-left"
                assert player.scene["winners"] == [1, 2], "they stand equal"
                text = (await ana.http.get(f"/api/tables/{made['table']}/record")).text
                match = arizona.replay(arizona.engine.record.parse_record(text))
                assert (match.over, match.winners(), match.out) == (True, [1, 2], [0])

    with_server(tmp_path, scenario)


def test_a_draw_is_offered_declined_and_agreed_on(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(HERE_AND_LINK)
            async with ana.sit_at(made["table"]) as one, ben.sit_at(made["table"]) as two:
                await two.ask("sit", seat=1)
                await one.ask("draw", seat=0)
                await two.until(lambda p: p.table["offer"] == 0)
                await two.ask("draw", seat=1, offer=False)
                await one.until(lambda p: p.table["offer"] == -1)
                answer = await one.ask("draw", seat=0)
                assert answer["message"]["id"] == "table-draw-once"
                while one.scene["to_move"] == 0:
                    await one.move()
                await one.ask("draw", seat=0)
                await two.until(lambda p: p.table["offer"] == 0)
                await two.move()
                await one.until(lambda p: p.table["offer"] == -1)
                await two.ask("draw", seat=1)
                await one.ask("draw", seat=0)
                await over(two)
                assert (two.scene["winners"], two.scene["ended"]) == ([0, 1], "draw-agreed")

    with_server(tmp_path, scenario)


def test_a_draw_offer_survives_a_restart(tmp_path: Path) -> None:
    cookies: dict[str, dict[str, str]] = {}
    table = ""

    async def offer(live: Running) -> None:
        nonlocal table
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            table = (await ana.create(HERE_AND_LINK))["table"]
            await ben.get("/api/me")
            async with ana.sit_at(table) as one, ben.sit_at(table) as two:
                await two.ask("sit", seat=1)
                await one.ask("draw", seat=0)
                await two.until(lambda p: p.table["offer"] == 0)
            cookies.update(ana=dict(ana.http.cookies), ben=dict(ben.http.cookies))

    async def withdraw_and_answer(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            ana.http.cookies.update(cookies["ana"])
            ben.http.cookies.update(cookies["ben"])
            async with ana.sit_at(table) as one, ben.sit_at(table) as two:
                assert two.table["offer"] == 0
                await one.ask("draw", seat=0, offer=False)
                await two.until(lambda p: p.table["offer"] == -1)
                answer = await one.ask("draw", seat=0)
                assert answer["message"]["id"] == "table-draw-once", "no second one in a turn"
                await two.ask("draw", seat=1)
                await one.until(lambda p: p.table["offer"] == 1)
                await one.move()
                await two.until(lambda p: p.table["offer"] == -1)

    async def look(live: Running) -> None:
        async with Guest(live.url) as ana:
            ana.http.cookies.update(cookies["ana"])
            async with ana.sit_at(table) as one:
                assert one.table["offer"] == -1, "what a move has answered does not come again"

    with_server(tmp_path, offer)
    with_server(tmp_path, withdraw_and_answer)
    with_server(tmp_path, look)


def test_a_draw_needs_a_person_and_a_game_that_knows_one(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            games = {game["name"]: game["draw"] for game in (await ana.get("/api/games"))["games"]}
            assert games["knight"] and not games["rails"] and not games["trail"]
            made = await ana.create(HERE_AND_BOT)
            async with ana.sit_at(made["table"]) as player:
                answer = await player.ask("draw", seat=0)
                assert answer["message"]["id"] == "table-no-draw-bot"
            two = [{"kind": "here"}, {"kind": "here"}]
            made = await ana.post("/api/tables", {"game": "rails", "seats": two})
            async with ana.sit_at(made["table"]) as player:
                answer = await player.ask("draw", seat=0)
                assert answer["message"]["id"] == "table-no-draw"

    with_server(tmp_path, scenario)


def test_a_win_against_an_absent_player_cannot_be_claimed_too_early(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(HERE_AND_LINK, claim_after=600)
            async with ben.sit_at(made["table"]) as two:
                await two.ask("sit", seat=1, name="Ben")
                assert two.table["claim_after"] == 600
                await two.until(lambda p: p.table["wait"] is not None)
                assert two.table["wait"]["seat"] == 0
                assert 0 < two.table["wait"]["left_ms"] <= 600_000
                answer = await two.ask("claim-gone", seat=0)
                assert answer["message"]["id"] == "table-not-gone-yet"
                assert (await two.ask("claim-gone", seat=1))["message"]["id"] == "table-not-gone"
                async with ana.sit_at(made["table"]):
                    await two.until(lambda p: p.table["wait"] is None)
                    answer = await two.ask("claim-gone", seat=0)
                    assert answer["message"]["id"] == "table-not-gone", "she is here"
                await two.until(lambda p: p.table["wait"] is not None)
                room = live.server.rooms.rooms[made["table"]]
                room.state.grace_period.since -= 601_000
                answer = await two.ask("claim-gone", seat=0)
                assert answer["message"]["id"] == "table-not-gone-yet", "she has just left"
                room.state.grace_period.left[0] -= 601_000
                assert (await two.ask("claim-gone", seat=0))["type"] == "done"
                await over(two)
                assert (two.scene["winners"], two.scene["ended"]) == ([1], "gone")

    with_server(tmp_path, scenario)


def test_the_grace_period_depends_on_the_clock(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            for clock, wanted in (
                ({"kind": "none"}, 3 * 86400),
                ({"kind": "fischer", "seconds": 300, "increment": 5}, 120),
                ({"kind": "fischer", "seconds": 60, "increment": 0}, 60),
                ({"kind": "move", "seconds": 86400}, 0),
            ):
                made = await ana.create(HERE_AND_LINK, clock=clock)
                card = await ana.get(f"/api/tables/{made['table']}")
                assert card["table"]["claim_after"] == wanted
            made = await ana.create(HERE_AND_LINK, claim_after=0)
            async with ana.sit_at(made["table"]) as player:
                assert player.table["wait"] is None

    with_server(tmp_path, scenario)


def test_a_timeout_is_announced_and_recorded_before_the_bot_decides(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            clock: Json = {"kind": "move", "seconds": 30}
            made = await ana.create([{"kind": "here"}, {"kind": "here"}], clock=clock)
            async with ana.sit_at(made["table"]) as player:
                first, moment = player.scene["seq"], player.scene["moment"]
                shorten(live, made["table"], 0.05)
                await player.until(lambda p: p.scene["seq"] > first)
                assert player.log[-1]["kind"] == "table-out-of-time"
                assert player.log[-1]["seat"] == 0
                assert player.scene["moment"] == moment + 1
                assert player.scene["undo_stop"] in ("settled", "nothing")
                await player.until(lambda p: p.scene["seq"] > first + 1)
                assert player.scene["moment"] == moment + 2, "told once, then the bot decides"
                automation = live.server.rooms.rooms[made["table"]].automation
                await until(lambda: not automation._tasks)
                game_log = await ana.get(f"/api/tables/{made['table']}/log")
                assert game_log["moves"][moment] == "1 is out of time"
                assert sum("out of time" in line for line in game_log["moves"]) == 1

    with_server(tmp_path, scenario, bot_pause=0.05)
