"""Public access to tables: images, links, names, watching and deleting."""

from __future__ import annotations

from pathlib import Path

import pytest

from arizona.engine.registry import game_names
from arizona.server.base.table_names import table_name
from arizona.server.services.pictures import table_pictures as pictures
from tests.server.harness import (
    HERE_AND_BOT,
    HERE_AND_LINK,
    TWO_HERE,
    Guest,
    Json,
    Running,
    with_server,
)

HEAD = "<!doctype html><html><head><title>Arizona</title></head><body></body></html>"


def test_a_table_has_a_name_that_stays(tmp_path: Path) -> None:
    assert len({table_name(str(number)) for number in range(500)}) > 400
    made: Json = {}

    async def make(live: Running) -> None:
        async with Guest(live.url) as ana:
            made.update(await ana.create(TWO_HERE))
            made["name"] = (await ana.get(f"/api/tables/{made['table']}"))["table"]["name"]
            assert made["name"] == table_name(made["table"])
            assert len(made["name"].split()) == 2

    async def look(live: Running) -> None:
        async with Guest(live.url) as ana:
            card = await ana.get(f"/api/tables/{made['table']}")
            assert card["table"]["name"] == made["name"]

    with_server(tmp_path, make)
    with_server(tmp_path, look)


def test_every_moment_is_a_picture(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            for game in game_names():
                seats = [{"kind": "here"}, {"kind": "here"}]
                made = await ana.post("/api/tables", {"game": game, "seats": seats})
                path = f"/api/tables/{made['table']}/board"
                async with ana.sit_at(made["table"]) as player:
                    for _ in range(12):
                        await player.move()
                    now = await ana.http.get(f"{path}.svg")
                    assert now.status_code == 200 and now.text.startswith("<svg")
                    assert "script" not in now.headers["content-security-policy"]
                    first = await ana.http.get(f"{path}.svg?moment=0")
                    last = await ana.http.get(f"{path}.svg?moment={player.scene['moment']}")
                    assert last.text == now.text != first.text
                answer = await ana.http.get(f"{path}.svg?moment=9999")
                assert answer.json()["reason"] == "no-such-moment"
                answer = await ana.http.get(f"{path}.png")
                assert answer.content.startswith(b"\x89PNG")
                wide, high = answer.content[16:20], answer.content[20:24]
                assert (int.from_bytes(wide, "big"), int.from_bytes(high, "big")) == (1200, 630)

    with_server(tmp_path, scenario)


@pytest.mark.usefixtures("no_refill")
def test_pictures_are_bounded_and_closed_tables_show_none(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(TWO_HERE)
            path = f"/api/tables/{made['table']}/board.svg"
            async with ana.sit_at(made["table"]) as player:
                await player.ask("set-watch", watch=False)
            assert (await ben.http.get(path)).json()["reason"] == "not-allowed"
            live.server.pictures = pictures.Pictures(2)
            answers = [(await ana.http.get(path)).status_code for _ in range(3)]
            assert answers == [200, 200, 429]

    with_server(tmp_path, scenario)


def test_a_game_without_a_picture_has_a_plate() -> None:
    plate = pictures.plain("Dice", ["<b>Ann</b>", "Ben"], [3, -4])
    assert "&lt;b&gt;Ann" in plate and "<b>" not in plate
    assert ">3<" in plate and ">-4<" in plate


def test_a_link_to_a_table_shows_who_plays_and_the_moment(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(HEAD)

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            seats = [{"kind": "here", "name": 'A"na<script>'}, {"kind": "bot", "bot": "random"}]
            made = await ana.create(seats)
            page = (await ana.http.get(f"/table/{made['table']}/replay/3")).text
            assert 'property="og:title"' in page and "A&quot;na&lt;script&gt;" in page
            assert "<script>" not in page
            assert f"{live.url}/api/tables/{made['table']}/board.png?moment=3" in page
            assert table_name(made["table"]) in page
            async with ana.sit_at(made["table"]) as player:
                await player.ask("set-watch", watch=False)
            assert "og:" not in (await ana.http.get(f"/table/{made['table']}")).text
            assert "og:" not in (await ana.http.get("/table/nosuchtable1")).text
            assert "og:" not in (await ana.http.get("/tables")).text

    with_server(tmp_path, scenario)


@pytest.mark.parametrize(
    ("language", "bot", "guest"),
    [
        ("es-MX,es;q=0.9", "Correcaminos", "Invitado "),
        ("fr-CA, en;q=0.5", "Géocoucou", "Invité "),
        ("ko", "로드러너", "게스트 "),
    ],
)
def test_a_link_preview_is_in_the_readers_language(
    tmp_path: Path, language: str, bot: str, guest: str
) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(HEAD)

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            seats = [{"kind": "here"}, {"kind": "bot", "bot": "roadrunner"}]
            made = await ana.create(seats)
            request = {"Accept-Language": language}
            page = (await ana.http.get(f"/table/{made['table']}", headers=request)).text
            assert bot in page and "Roadrunner" not in page
            assert guest in page and "Guest" not in page

    with_server(tmp_path, scenario)


def test_there_is_one_show_match_per_game_and_it_runs_while_watched(
    tmp_path: Path,
) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            assert (await ana.get("/api/shows"))["tables"] == []
            first = await ana.post("/api/shows/knight", {})
            again = await ben.post("/api/shows/knight", {})
            assert first == again and first["keys"] == []
            cards = (await ben.get("/api/shows"))["tables"]
            assert [card["table"]["id"] for card in cards] == [first["table"]]
            assert all(seat["kind"] == "bot" for seat in cards[0]["table"]["seats"])
            assert (await ben.get("/api/lobby"))["tables"] == [], "no table of people"
            assert all(room.automation.idle() for room in live.server.rooms.rooms.values())
            still = (await ana.get(f"/api/tables/{first['table']}"))["moment"]
            assert still == cards[0]["moment"], "nobody watches"
            async with ben.sit_at(first["table"]) as player:
                assert player.you["seats"] == [] and not player.you["host"]
                assert (await player.ask("sit", seat=0))["reason"] == "seat-taken"
                await player.until(lambda p: p.scene["to_move"] == -2)
            new = await ana.post("/api/shows/knight", {})
            assert new["table"] != first["table"], "another, when one is over"
            assert (await ana.http.get(f"/api/tables/{first['table']}")).status_code == 404
            answer = await ana.http.post("/api/shows/chess", json={})
            assert answer.json()["reason"] == "no-such-game"

    with_server(tmp_path, scenario)


def test_only_own_tables_can_be_deleted(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben, Guest(live.url) as eve:
            alone = (await ana.create(HERE_AND_BOT))["table"]
            await eve.get("/api/me")
            async with Guest(live.url) as nobody:
                for guest in (eve, nobody):
                    answer = await guest.http.delete(f"/api/tables/{alone}")
                    assert answer.json()["reason"] == "no-such-table"
            async with ana.sit_at(alone):
                assert (await ana.http.delete(f"/api/tables/{alone}")).status_code == 204
            assert (await ana.http.get(f"/api/tables/{alone}")).status_code == 404
            await ben.get("/api/me")
            both = (await ana.create(HERE_AND_LINK))["table"]
            async with ana.sit_at(both) as one, ben.sit_at(both) as two:
                await two.ask("sit", seat=1)
                answer = await ana.http.delete(f"/api/tables/{both}")
                assert answer.json()["message"]["id"] == "table-delete-others"
                await one.ask("resign", seat=0)
            assert (await ana.http.delete(f"/api/tables/{both}")).status_code == 204
            assert (await ana.get("/api/my-tables"))["tables"] == []
            cards = (await ben.get("/api/my-tables"))["tables"]
            assert [card["table"]["id"] for card in cards] == [both], "it stays with the other"

    with_server(tmp_path, scenario)
