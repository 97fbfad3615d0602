"""Record import and export, rematches, continuing a game, and tables with other rules versions."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import arizona
from arizona.server.store.sqlite import SqliteStore
from tests.server.harness import HERE_AND_BOT, TWO_HERE, Guest, Json, Running, with_server


def test_export_and_import_give_the_same_game(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as player:
                for _ in range(20):
                    await player.move()
                answer = await ana.http.get(f"/api/tables/{made['table']}/record")
                assert "attachment" in answer.headers["content-disposition"]
                again = await ben.post("/api/tables/import", {"record": answer.text})
                async with ben.sit_at(again["table"]) as other:
                    assert other.you["seats"] == [0, 1]
                    assert other.scene["view"] == player.scene["view"]
                    assert other.log == player.log
                    assert (await other.move())["type"] == "done"

    with_server(tmp_path, scenario)


def test_a_finished_record_is_imported_to_look_at(tmp_path: Path) -> None:
    match = arizona.new("knight", seed=3, games=1)
    while not match.over:
        match.play(match.state.legal()[0])

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.post("/api/tables/import", {"record": match.record().dumps()})
            async with ana.sit_at(made["table"]) as player:
                assert player.table["status"] == "over"
                assert player.scene["scores"] == match.state.scores()
                answer = await player.ask("move", seq=player.scene["seq"], action=0)
                assert answer["reason"] == "over"

    with_server(tmp_path, scenario)


@pytest.mark.parametrize(
    "change",
    [
        {"rules": 999},
        {"game": "chess"},
        {"content": {"name": "default", "hash": "0" * 16}},
        {"content": {"name": "/etc/passwd", "hash": "0" * 16}},
        {"content": {"name": "../default.toml", "hash": "0" * 16}},
        {"moves": ["1 jump 0,0"]},
        {"options": {"games": 7}},
        {"result": [1, 2]},
        {"seats": []},
    ],
    ids=str,
)
def test_a_record_that_does_not_fit_is_refused(tmp_path: Path, change: Json) -> None:
    record = json.loads(arizona.new("knight", seed=3).record().dumps())
    record.update(change)

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            body = {"record": json.dumps(record)}
            answer = await ana.post("/api/tables/import", body, 400)
            assert answer["reason"] == "bad-record"
            assert "passwd:" not in answer["detail"]

    with_server(tmp_path, scenario)


def test_a_rematch_has_the_same_players(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(
                [{"kind": "here", "name": "Ana"}, {"kind": "link"}], options={"games": 1}
            )
            await ben.get("/api/me")
            async with ana.sit_at(made["table"]) as one, ben.sit_at(made["table"]) as two:
                await two.ask("sit", seat=1, name="Ben")
                assert (await one.ask("rematch"))["reason"] == "not-allowed"
                await asyncio.gather(one.play_to_the_end(), two.play_to_the_end())
                assert (await one.ask("rematch"))["type"] == "done"
                await two.until(lambda p: p.next is not None)
                assert one.next == two.next
                assert (await two.ask("rematch"))["type"] == "done", "the same one again"
                assert two.next == one.next
            assert one.next is not None
            async with ana.sit_at(one.next) as first, ben.sit_at(one.next) as second:
                assert (first.you["seats"], second.you["seats"]) == ([1], [0])
                assert first.table["origin"]["table"] == made["table"]
                assert first.table["status"] == "playing"
            card = await ana.get(f"/api/tables/{made['table']}")
            assert card["table"]["next"] == one.next

    with_server(tmp_path, scenario)


def test_playing_on_from_a_moment(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            path = f"/api/tables/{made['table']}"
            async with ana.sit_at(made["table"]) as player:
                for _ in range(15):
                    await player.move()
            moment = await ana.get(f"{path}/moments/12")
            new = await ana.post(f"{path}/play-on", {"moment": 12, "seats": HERE_AND_BOT})
            async with ana.sit_at(new["table"]) as player:
                assert player.table["origin"] == {"table": made["table"], "moment": 12}
                assert player.you["seats"] == [0]
                game_log = await ana.get(f"/api/tables/{new['table']}/log")
                assert game_log["moves"][:12] == (await ana.get(f"{path}/log"))["moves"][:12]
                assert player.scene["moment"] >= 12
                assert moment["scene"]["moment"] == 12
            body = {"moment": 999, "seats": TWO_HERE}
            assert (await ana.post(f"{path}/play-on", body, 404))["reason"] == "no-such-moment"

    with_server(tmp_path, scenario)


def test_a_table_of_other_rules_can_be_read(tmp_path: Path) -> None:
    made: Json = {}

    async def play(live: Running) -> None:
        async with Guest(live.url) as ana:
            made.update(await ana.create(TWO_HERE))
            async with ana.sit_at(made["table"]) as player:
                await player.move()

    async def age() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        await store.save_rules(made["table"], 999, "0" * 16)
        await store.close()

    async def look(live: Running) -> None:
        async with Guest(live.url) as ana:
            async with ana.sit_at(made["table"], made["keys"]) as player:
                assert player.table["status"] == "read-only"
                assert "999" in player.table["read_only"]
                assert player.scene["view"] is None
                answer = await player.ask("move", seq=player.scene["seq"], action=0)
                assert answer["reason"] == "read-only"
                answer = await player.ask("undo", seq=player.scene["seq"])
                assert answer["reason"] == "read-only"
            game_log = await ana.get(f"/api/tables/{made['table']}/log")
            assert len(game_log["moves"]) == player.scene["moment"]
            record = (await ana.http.get(f"/api/tables/{made['table']}/record")).json()
            assert record["rules"] == 999
            card = await ana.get(f"/api/tables/{made['table']}")
            assert card["table"]["status"] == "read-only"

    with_server(tmp_path, play)
    asyncio.run(age())
    with_server(tmp_path, look)


def test_undone_moves_stay_undone_after_a_restart(tmp_path: Path) -> None:
    made: Json = {}
    seen: Json = {}

    async def play(live: Running) -> None:
        async with Guest(live.url) as ana:
            made.update(await ana.create(TWO_HERE))
            async with ana.sit_at(made["table"]) as player:
                for _ in range(4):
                    await player.move()
                await player.ask("undo", seq=player.scene["seq"])
                await player.move(player.scene["actions"][-1]["action"])
                seen.update(player.scene)

    async def look(live: Running) -> None:
        async with (
            Guest(live.url) as ana,
            ana.sit_at(made["table"], made["keys"]) as player,
        ):
            assert player.scene == seen
            assert player.scene["can_undo"]
            answer = await player.ask("undo", seq=player.scene["seq"])
            assert answer["type"] == "done"

    with_server(tmp_path, play)
    with_server(tmp_path, look)


def test_a_record_contains_its_random_sheet(tmp_path: Path) -> None:
    """A record without its random sheet is rejected rather than played on a different sheet."""

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE, game="rails", options={"sheet": "random"})
            answer = await ana.http.get(f"/api/tables/{made['table']}/record")
            again = await ana.post("/api/tables/import", {"record": answer.text})
            async with ana.sit_at(made["table"]) as one, ana.sit_at(again["table"]) as two:
                assert one.table["options"]["sheet"].startswith("random:")
                assert two.table["options"] == one.table["options"]
                assert two.scene["view"] == one.scene["view"]
            loose = json.loads(answer.text)
            loose["options"]["sheet"] = "random"
            refused = await ana.post("/api/tables/import", {"record": json.dumps(loose)}, 400)
            assert (refused["reason"], "incomplete" in refused["detail"]) == ("bad-record", True)

    with_server(tmp_path, scenario)
