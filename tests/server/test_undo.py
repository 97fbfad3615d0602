"""Undo in games against bots, and the reasons given when undo is not possible."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

import arizona
from tests.server.harness import HERE_AND_BOT, TWO_HERE, Guest, Json, Player, Running, with_server

DRAFT = {"deal": "draft", "games": 1}


async def own_turn(player: Player) -> None:
    """Wait until it is this client's turn."""
    await player.until(lambda p: p.scene["to_move"] in p.you["seats"] or p.scene["to_move"] == -2)


async def undo(player: Player) -> Json:
    return await player.ask("undo", seq=player.scene["seq"])


def test_undo_against_a_bot_returns_to_the_players_decision(tmp_path: Path) -> None:
    made: Json = {}

    async def play(live: Running) -> None:
        async with Guest(live.url) as ana:
            made.update(await ana.create(HERE_AND_BOT, options=DRAFT))
            async with ana.sit_at(made["table"]) as player:
                start = player.scene
                assert (start["undo_seat"], start["undo_stop"]) == (-1, "nothing")
                answer = await undo(player)
                assert answer["message"]["id"] == "table-no-undo-nothing"
                for _ in range(2):
                    await player.move()
                    await own_turn(player)
                assert player.scene["moment"] == 4
                assert (player.scene["can_undo"], player.scene["undo_seat"]) == (True, 0)
                assert player.scene["restart_seat"] == -1, "nothing decided in this turn"
                answer = await player.ask("restart", seq=player.scene["seq"])
                assert answer["message"]["id"] == "table-no-undo-turn"
                for moment in (2, 0):
                    assert (await undo(player))["type"] == "done"
                    assert (player.scene["moment"], player.scene["to_move"]) == (moment, 0)
                assert player.scene["view"] == start["view"]
                assert player.log == []
                assert (await undo(player))["reason"] == "no-undo"
                await player.move()
                await own_turn(player)

    async def look(live: Running) -> None:
        """Undone moves stay undone after a restart, and earlier ones can still be undone."""
        async with Guest(live.url) as ana:
            record = (await ana.http.get(f"/api/tables/{made['table']}/record")).json()
            assert [line.split()[0] for line in record["moves"]] == ["1", "2"]
            async with ana.sit_at(made["table"], made["keys"]) as player:
                assert player.scene["undo_seat"] == 0
                assert (await undo(player))["type"] == "done"
                assert player.scene["moment"] == 0

    with_server(tmp_path, play)
    with_server(tmp_path, look)


def test_a_repeated_undo_is_answered_and_undoes_nothing_more(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(HERE_AND_BOT, options=DRAFT)
            async with ana.sit_at(made["table"]) as player:
                for _ in range(2):
                    await player.move()
                    await own_turn(player)
                seq = player.scene["seq"]
                assert (await player.ask("undo", seq=seq))["type"] == "done"
                moment, now = player.scene["moment"], player.scene["seq"]
                assert (await player.ask("undo", seq=seq))["type"] == "done"
                assert (player.scene["moment"], player.scene["seq"]) == (moment, now)
                assert (await player.ask("undo", seq=seq - 1))["reason"] == "stale"

    with_server(tmp_path, scenario)


def test_a_finished_turn_is_not_undone_in_a_tournament(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(HERE_AND_BOT, options=DRAFT)
            async with ana.sit_at(made["table"]) as player:
                state = live.server.rooms.rooms[made["table"]].state
                await player.move()
                await own_turn(player)
                assert player.scene["undo_seat"] == 0, "only the bot has replied"
                state.row.settings = replace(state.row.settings, tournament="cup")
                seq, moment = player.scene["seq"], player.scene["moment"]
                for kind in ("undo", "ask-undo"):
                    answer = await player.ask(kind, seq=seq)
                    assert answer["reason"] == "no-undo"
                    assert answer["message"] == {"id": "table-no-undo-tournament", "args": {}}
                assert player.scene["moment"] == moment
                while player.scene["restart_seat"] != 0:
                    await player.move()
                    await own_turn(player)
                assert (await undo(player))["type"] == "done", "the turn is not finished"

    with_server(tmp_path, scenario)


def test_undo_depends_on_the_position_and_not_on_how_it_was_reached(
    tmp_path: Path,
) -> None:
    made: Json = {}
    scenes: list[Json] = []

    async def play(live: Running) -> None:
        async with Guest(live.url) as ana:
            made.update(await ana.create(TWO_HERE, options=DRAFT))
            async with ana.sit_at(made["table"]) as player:
                await player.move()
                before = player.scene
                assert (before["to_move"], before["restart_seat"]) == (1, 0)
                await player.move()
                assert (await undo(player))["type"] == "done"
                scenes.append(player.scene)
                assert scenes[0] == {**before, "seq": scenes[0]["seq"]}

    async def look(live: Running) -> None:
        async with Guest(live.url) as ana, ana.sit_at(made["table"], made["keys"]) as player:
            assert player.scene == scenes[0]
            assert (await player.ask("restart", seq=player.scene["seq"]))["type"] == "done"
            assert player.scene["moment"] == 0

    with_server(tmp_path, play)
    with_server(tmp_path, look)


def test_undo_stops_at_chance_and_other_people_and_gives_the_true_reason(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create([{"kind": "here", "name": "Ana"}, {"kind": "link"}])
            table = made["table"]
            async with ana.sit_at(table) as one, ben.sit_at(table) as two:
                answer = await undo(two)
                assert answer["message"]["id"] == "table-no-undo-watching"
                await two.ask("sit", seat=1, name="Ben")
                answer = await undo(one)
                assert answer["message"]["id"] == "table-no-undo-nothing", "dealing is no decision"
                while one.scene["to_move"] == 0:
                    await one.move()
                await two.until(lambda p: p.scene["seq"] == one.scene["seq"])
                answer = await undo(two)
                assert answer["message"]["id"] == "table-no-undo-nothing"
                await two.move()
                await one.until(lambda p: p.scene["seq"] == two.scene["seq"])
                answer = await undo(one)
                assert answer["message"] == {"id": "table-no-undo-person", "args": {"name": "Ben"}}
                assert (await undo(two))["type"] == "done"

    with_server(tmp_path, scenario)


def until_chance(seed: int = 3) -> arizona.Match:
    """Return a game of Rails in which a chance event just followed a player's decision."""
    match = arizona.new("rails", seed=seed, seats=2)
    while match.moves[-1].seat != -1 or all(move.seat < 0 for move in match.moves):
        match.play(match.state.legal()[0])
    return match


def test_revealed_chance_events_stay(tmp_path: Path) -> None:
    record = until_chance().record().dumps()

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.post("/api/tables/import", {"record": record})
            async with ana.sit_at(made["table"]) as player:
                assert (player.scene["undo_seat"], player.scene["undo_stop"]) == (-1, "chance")
                answer = await undo(player)
                assert answer["message"]["id"] == "table-no-undo-chance"

    with_server(tmp_path, scenario)


def test_chance_events_can_be_undone_if_the_table_allows_it(
    tmp_path: Path,
) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            seats = [{"kind": "here"}, {"kind": "link"}]
            body: Json = {"game": "rails", "take_back": True}
            refused = await ana.post("/api/tables", {**body, "seats": seats}, 400)
            assert refused["reason"] == "bad-options"
            made = await ana.post("/api/tables", {**body, "seats": HERE_AND_BOT, "seed": "5"})
            async with ana.sit_at(made["table"]) as player:
                assert player.table["take_back"] is True
                await own_turn(player)
                before = player.scene
                for _ in range(6):
                    await own_turn(player)
                    await player.move()
                await own_turn(player)
                moves = (await ana.get(f"/api/tables/{made['table']}/log"))["moves"]
                chance_events = [n for n, line in enumerate(moves) if line.startswith("*")]
                own = [n for n, line in enumerate(moves) if line.startswith("1 ")]
                assert chance_events[-1] > own[0], "a chance event is between"
                while player.scene["undo_seat"] == 0:
                    assert (await undo(player))["type"] == "done"
                assert player.scene["moment"] == before["moment"]
                assert player.scene["view"] == before["view"]
                answer = await undo(player)
                assert answer["message"]["id"] == "table-no-undo-nothing"
                text = (await ana.http.get(f"/api/tables/{made['table']}/record")).text
                assert '"take_back": true' in text
                again = await ben.post("/api/tables/import", {"record": text})
                assert (await ben.get(f"/api/tables/{again['table']}"))["table"]["take_back"]
            async with ana.sit_at(made["table"]) as player:
                await player.ask("leave", seat=0)
                async with ben.sit_at(made["table"]) as other:
                    assert (await other.ask("sit", seat=0))["reason"] == "not-allowed"

    with_server(tmp_path, scenario)


def test_chance_events_are_not_undone_between_people(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            card = await ana.get(f"/api/tables/{made['table']}")
            assert card["table"]["take_back"] is False
            record = (await ana.http.get(f"/api/tables/{made['table']}/record")).json()
            assert "take_back" not in record

    with_server(tmp_path, scenario)
