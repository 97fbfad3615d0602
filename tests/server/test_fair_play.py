"""Fair play between people: no help without everyone's consent, and undo as a request."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from arizona.server.protocol.refusal import Refusal
from tests.server.harness import HERE_AND_BOT, HERE_AND_LINK, TWO_HERE, Guest, Player, with_server
from tests.server.harness import Running as Live

THREE = [{"kind": "here", "name": "Ana"}, {"kind": "link"}, {"kind": "link"}]


async def hint(player: Player) -> str:
    """Request a hint and return the type of the answer, or the reason for its refusal."""
    answer = await player.ask("ask-hint", seq=player.scene["seq"], bot="random")
    return str(answer.get("reason", answer["type"]))


async def end_turn(player: Player, seat: int) -> None:
    """Play until another seat is to move."""
    while player.scene["to_move"] == seat:
        assert (await player.move())["type"] == "done"


async def catch_up(player: Player, seq: int) -> None:
    await player.until(lambda p: bool(p.scene["seq"] >= seq))


async def until_request(people: list[Player]) -> tuple[Player, int]:
    """Play until the last decision can be undone only with consent; return whose it was."""
    while True:
        newest = max(player.scene["seq"] for player in people)
        for player in people:
            await catch_up(player, newest)
        scene = people[0].scene
        seat = scene["undo_seat"]
        if seat >= 0 and seat != scene["to_move"]:
            return people[seat], seat
        assert (await people[scene["to_move"]].move())["type"] == "done"


class Seated(NamedTuple):
    """Two people at a table for two."""

    table: str
    host: Guest
    players: tuple[Player, Player]


@asynccontextmanager
async def two_people(live: Live) -> AsyncIterator[Seated]:
    """Seat Ana, the host, and Ben at a table."""
    async with Guest(live.url) as ana, Guest(live.url) as ben:
        await ben.get("/api/me")
        table = (await ana.create(HERE_AND_LINK))["table"]
        async with ana.sit_at(table) as one, ben.sit_at(table) as two:
            await two.ask("sit", seat=1, name="Ben")
            yield Seated(table, ana, (one, two))


def kinds(player: Player) -> list[str]:
    return [note["kind"] for note in player.table["notes"]]


def test_people_play_without_help_until_all_agree_to_a_friendly_table(tmp_path: Path) -> None:
    async def scenario(live: Live) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben, Guest(live.url) as eve:
            await ben.get("/api/me")
            await eve.get("/api/me")
            made = await ana.create(HERE_AND_LINK, options={"deal": "random"})
            path = f"/api/tables/{made['table']}"
            seats = {"moment": 0, "seats": TWO_HERE}
            async with ana.sit_at(made["table"]) as one, ben.sit_at(made["table"]) as two:
                assert one.table["fair_play"] == "on", "somebody else is still to come"
                assert await hint(one) == "fair-play"
                await two.ask("sit", seat=1, name="Ben")
                await one.until(lambda p: p.table["status"] == "playing")
                mover = one if one.scene["to_move"] == 0 else two
                assert await hint(mover) == "fair-play"
                for guest in (ana, ben, eve):
                    refused = await guest.post(f"{path}/play-on", seats, 403)
                    assert refused["reason"] == "fair-play"
                    assert (await guest.http.get(f"{path}/record")).status_code == 403
                    assert (await guest.http.post(f"{path}/review", json={})).status_code == 403
                async with eve.sit_at(made["table"]) as watching:
                    answer = await watching.ask("friendly", seat=1, agree=True)
                    assert answer["reason"] == "not-your-seat"
                    await one.ask("friendly", seat=0, agree=True)
                    assert one.table["fair_play"] == "on" and one.table["friendly"] == [0]
                    assert await hint(mover) == "fair-play", "one of two is not everyone"
                    await two.ask("friendly", seat=1, agree=True)
                    await watching.until(lambda p: p.table["fair_play"] == "friendly")
                    assert kinds(watching) == ["friendly-agreed", "friendly-begun"]
                await one.until(lambda p: p.table["fair_play"] == "friendly")
                assert await hint(mover) == "hint"
                assert (await ana.http.get(f"{path}/record")).status_code == 200
                await ben.post(f"{path}/play-on", seats)
                await two.ask("friendly", seat=1, agree=False)
                assert await hint(mover) == "fair-play"
                assert (await two.ask("friendly", seat=1, agree=True))["type"] == "done"
                # Another person in the seat has agreed to nothing.
                await two.ask("leave", seat=1)
                async with eve.sit_at(made["table"]) as three:
                    assert (await three.ask("sit", seat=1))["type"] == "seated"
                    assert three.table["friendly"] == [0] and three.table["fair_play"] == "on"

    with_server(tmp_path, scenario)


def test_one_person_at_several_seats_and_bots_get_help(tmp_path: Path) -> None:
    async def scenario(live: Live) -> None:
        async with Guest(live.url) as ana:
            for body in (TWO_HERE, HERE_AND_BOT):
                made = await ana.create(body)
                async with ana.sit_at(made["table"]) as player:
                    await player.until(lambda p: p.scene["to_move"] in p.you["seats"])
                    assert player.table["fair_play"] == "none"
                    assert await hint(player) == "hint"
                    answer = await player.ask("hand-to-bot", seat=0, bot="random")
                    assert answer["type"] == "done"

    with_server(tmp_path, scenario)


def test_a_running_game_between_people_cannot_be_imported_for_analysis(tmp_path: Path) -> None:
    async def scenario(live: Live) -> None:
        async with two_people(live) as seated:
            one, two = seated.players
            await end_turn(one, 0)
            room = await live.server.rooms.get(seated.table)
            record = room.state.record().dumps()
            refused = await seated.host.post("/api/tables/import", {"record": record}, 403)
            assert refused["reason"] == "fair-play"
            await two.ask("resign", seat=1)
            await seated.host.post("/api/tables/import", {"record": record})

    with_server(tmp_path, scenario)


def test_positions_of_a_running_game_between_people_are_refused(tmp_path: Path) -> None:
    async def scenario(live: Live) -> None:
        async with two_people(live) as seated:
            one, two = seated.players
            await end_turn(one, 0)
            state = (await live.server.rooms.get(seated.table)).state
            (ana,) = state.seating.holders[0]
            actions = [move.action for move in state.playable().match.moves if move.action >= 0]
            check = live.server.rooms.creation.check_position
            with pytest.raises(Refusal) as refused:
                await check(ana, "knight", 2, [*actions, 0])
            assert refused.value.reason == "fair-play"
            await check(ana, "knight", 2, [actions[0] + 1, *actions[1:]])
            await check(ana, "rails", 2, actions)
            await two.ask("resign", seat=1)
            await check(ana, "knight", 2, actions)

    with_server(tmp_path, scenario)


def test_undo_after_the_turn_is_a_request_that_can_be_declined(tmp_path: Path) -> None:
    async def scenario(live: Live) -> None:
        async with two_people(live) as seated:
            one, two = seated.players
            await one.until(lambda p: p.table["status"] == "playing")
            await one.move()
            assert one.scene["to_move"] == 0, "the turn has more decisions"
            answer = await one.ask("undo", seq=one.scene["seq"])
            assert answer["type"] == "done", "one's own unfinished turn needs no consent"
            asker, seat = await until_request([one, two])
            other = two if asker is one else one
            seq, moment = asker.scene["seq"], asker.scene["moment"]
            for kind in ("undo", "restart"):
                assert (await asker.ask(kind, seq=seq))["reason"] == "no-undo", kind
            assert (await other.ask("ask-undo", seq=seq))["reason"] == "no-undo"
            assert (await asker.ask("ask-undo", seq=seq))["type"] == "done"
            await other.until(lambda p: p.table["undo"] is not None)
            assert other.table["undo"] == {"seat": seat, "seq": seq, "agreed": []}
            answer = await asker.ask("answer-undo", seat=seat, agree=True)
            assert answer["reason"] == "not-allowed", "others answer"
            await other.ask("answer-undo", seat=1 - seat, agree=False)
            await asker.until(lambda p: p.table["undo"] is None)
            answer = await asker.ask("ask-undo", seq=seq)
            assert answer["message"]["id"] == "table-undo-once"
            assert asker.scene["moment"] == moment
            assert kinds(asker) == ["undo-asked", "undo-declined"]

    with_server(tmp_path, scenario)


def test_all_other_people_must_agree_and_a_move_expires_the_request(tmp_path: Path) -> None:
    async def scenario(live: Live) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben, Guest(live.url) as eve:
            await ben.get("/api/me")
            await eve.get("/api/me")
            made = await ana.post("/api/tables", {"game": "trail", "seats": THREE, "seed": "7"})
            table = made["table"]
            async with (
                ana.sit_at(table) as one,
                ben.sit_at(table) as two,
                eve.sit_at(table) as three,
            ):
                await two.ask("sit", seat=1)
                await three.ask("sit", seat=2)
                people = [one, two, three]
                asker, seat = await until_request(people)
                others = [
                    (number, player) for number, player in enumerate(people) if number != seat
                ]
                moment = asker.scene["moment"]
                await asker.ask("ask-undo", seq=asker.scene["seq"])
                await others[0][1].ask("answer-undo", seat=others[0][0], agree=True)
                assert others[0][1].scene["moment"] == moment, "not everyone has agreed"
                answer = await others[1][1].ask("answer-undo", seat=others[1][0], agree=True)
                assert answer["type"] == "done"
                await asker.until(lambda p: p.scene["moment"] < moment)
                assert asker.scene["to_move"] == seat
                await asker.until(lambda p: p.table["undo"] is None)
                assert kinds(asker) == ["undo-asked", "undo-agreed", "undo-agreed"]
                assert all(note["moment"] < moment for note in asker.table["notes"])
                asker, seat = await until_request(people)
                await asker.ask("ask-undo", seq=asker.scene["seq"])
                mover = people[asker.scene["to_move"]]
                await mover.move()
                await asker.until(lambda p: p.table["undo"] is None)
                assert kinds(asker)[-2:] == ["undo-asked", "undo-expired"]
                answer = await mover.ask("answer-undo", seat=mover.you["seats"][0], agree=True)
                assert answer["message"]["id"] == "table-undo-expired"

    with_server(tmp_path, scenario)


def test_everyone_sees_that_a_bot_plays_for_a_person(tmp_path: Path) -> None:
    async def scenario(live: Live) -> None:
        async with two_people(live) as seated:
            one, two = seated.players
            assert (await two.ask("hand-to-bot", seat=1, bot="random"))["type"] == "done"
            assert (await two.ask("reclaim-seat", seat=1))["type"] == "done"
            await one.until(lambda p: len(p.table["notes"]) == 2)
            assert kinds(one) == ["bot-plays", "person-plays"]
            assert [note["seat"] for note in one.table["notes"]] == [1, 1]

    with_server(tmp_path, scenario)


def test_draw_offers_and_answers_are_noted_for_both(tmp_path: Path) -> None:
    async def scenario(live: Live) -> None:
        async with two_people(live) as seated:
            one, two = seated.players
            await one.ask("draw", seat=0)
            await two.until(lambda p: p.table["offer"] == 0)
            await two.ask("draw", seat=1, offer=False)
            await one.until(lambda p: p.table["offer"] == -1)
            await two.ask("draw", seat=1)
            await two.ask("draw", seat=1, offer=False)
            await one.until(lambda p: len(p.table["notes"]) == 4)
            result = [(note["kind"], note["seat"]) for note in one.table["notes"]]
            assert result == [
                ("draw-offered", 0),
                ("draw-declined", 1),
                ("draw-offered", 1),
                ("draw-withdrawn", 1),
            ]

    with_server(tmp_path, scenario)
