"""Playing at a table: moves, undo, multiple tabs, reconnecting."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from arizona.engine.record import parse_record
from arizona.engine.replay import replay
from arizona.server.store.sql import Lines
from arizona.server.store.sqlite import SqliteStore
from arizona.server.store.writer import Job, Writer
from arizona.server.tables.change_queue import PendingChange
from tests.server.harness import (
    HERE_AND_BOT,
    HERE_AND_LINK,
    TWO_HERE,
    Guest,
    Player,
    Running,
    until,
    with_server,
)


def test_two_at_one_screen_play_a_whole_game(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE, options={"games": 1})
            async with ana.sit_at(made["table"], made["keys"]) as player:
                assert player.you["seats"] == [0, 1]
                assert player.table["status"] == "playing"
                await player.play_to_the_end()
                await player.until(lambda p: p.scene["to_move"] == -2)
                assert sum(player.scene["scores"]) > 0
                assert player.scene["winners"]
            text = (await ana.http.get(f"/api/tables/{made['table']}/record")).text
            match = replay(parse_record(text))
            assert match.over
            assert match.names == ["Ana", "Ben"]
            assert match.state.scores() == player.scene["scores"]

    with_server(tmp_path, scenario)


def test_against_a_bot(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(HERE_AND_BOT, options={"games": 1})
            async with ana.sit_at(made["table"]) as player:
                assert player.you["seats"] == [0], "the cookie is enough"
                await player.play_to_the_end()

    with_server(tmp_path, scenario)


def test_a_stale_move_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as player:
                seen = player.scene["seq"]
                assert (await player.move())["type"] == "done"
                now = player.scene
                answer = await player.move(seq=seen)
                assert (answer["type"], answer["reason"]) == ("refused", "stale")
                assert answer["seq"] == now["seq"]
                answer = await player.move(seq=now["seq"] + 1)
                assert answer["reason"] == "stale"
                assert player.scene == now

    with_server(tmp_path, scenario)


def test_illegal_and_out_of_turn_moves_are_refused(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(HERE_AND_LINK)
            async with ana.sit_at(made["table"]) as one, ben.sit_at(made["table"]) as two:
                answer = await one.move(action=65535)
                assert answer["reason"] == "illegal"
                legal = {item["action"] for item in one.scene["actions"]}
                wrong = next(number for number in range(500) if number not in legal)
                assert (await one.move(action=wrong))["reason"] == "illegal"
                assert (await two.move())["reason"] == "not-your-turn"
                await two.ask("sit", seat=1, name="Ben")
                assert (await two.move())["reason"] == "not-your-turn"

    with_server(tmp_path, scenario)


def test_undo_and_restart(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as player:
                first = player.scene
                assert (await player.ask("undo", seq=first["seq"]))["reason"] == "no-undo"
                await player.move()
                assert player.scene["undo_seat"] == first["to_move"]
                await player.ask("undo", seq=player.scene["seq"])
                assert player.scene["moment"] == first["moment"]
                assert player.scene["view"] == first["view"]
                assert player.scene["seq"] > first["seq"]
                for _ in range(3):
                    await player.move()
                answer = await player.ask("restart", seq=player.scene["seq"])
                assert answer["type"] == "done"
                assert player.scene["view"] == first["view"]
                stale = await player.ask("undo", seq=0)
                assert stale["reason"] == "stale"

    with_server(tmp_path, scenario)


def test_another_seats_decision_cannot_be_undone(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(HERE_AND_LINK)
            async with ana.sit_at(made["table"]) as one, ben.sit_at(made["table"]) as two:
                await two.ask("sit", seat=1)
                await one.move()
                await two.until(lambda p: p.scene["seq"] == one.scene["seq"])
                answer = await two.ask("undo", seq=two.scene["seq"])
                assert answer["reason"] == "no-undo"

    with_server(tmp_path, scenario)


def test_two_tabs_of_a_seat_agree(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as left, ana.sit_at(made["table"]) as right:
                for number in range(12):
                    mover, other = (left, right) if number % 2 else (right, left)
                    await mover.until(lambda p: p.scene["seq"] >= newest(left, right))
                    assert (await mover.move())["type"] == "done"
                    await other.until(lambda p: p.scene["seq"] == newest(left, right))
                assert left.scene == right.scene
                assert left.log == right.log
                before = left.scene["moment"]
                both = await asyncio.gather(left.move(), right.move())
                assert [answer["type"] for answer in both] == ["done", "done"]
                lines = await live.server.store.log(made["table"])
                assert sum(line.line[0] != "*" for line in lines[before:]) == 1, "played once"

    def newest(*players: Player) -> int:
        return max(int(player.scene["seq"]) for player in players)

    with_server(tmp_path, scenario)


def test_a_chat_line_is_sent_once(tmp_path: Path) -> None:
    """A client that reconnects receives only the lines it missed."""

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as player:
                watcher = ben.sit_at(made["table"])
                await watcher.open()
                await player.ask("say", text="one")
                await player.ask("say", text="two")
                await watcher.until(lambda p: len(p.chat) == 2)
                await watcher.cut()
                await player.ask("say", text="three")
                await watcher.open(returning=True)
                assert watcher.first_message["type"] == "caught-up"
                assert [line["text"] for line in watcher.first_message["chat"]] == ["three"]
                assert [line["text"] for line in watcher.chat] == ["one", "two", "three"]
                await watcher.close()
                await watcher.open(returning=True)
                assert watcher.first_message["chat"] == []
                await watcher.close()

    with_server(tmp_path, scenario)


def test_a_room_with_a_connection_is_not_unloaded(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        rooms = live.server.rooms
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as player:
                room = rooms.rooms[made["table"]]
                room.state.used -= 1000
                await rooms.upkeep.sweep()
                assert rooms.rooms[made["table"]] is room
                assert (await player.move())["type"] == "done"
            await until(lambda: not room.state.clients)
            await rooms.upkeep.sweep()
            assert rooms.rooms[made["table"]] is room, "somebody may come back at once"
            room.state.used -= 1000
            await rooms.upkeep.sweep()
            assert made["table"] not in rooms.rooms

    with_server(tmp_path, scenario)


def test_a_discarded_room_refuses_everything(tmp_path: Path) -> None:
    """Requests that are queued when a write fails find the table broken and change nothing."""

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as player:
                await player.move()
            room = await live.server.rooms.get(made["table"])
            log = await live.server.store.log(room.id)
            answers: list[str] = []

            def answered(error: Exception | None) -> None:
                answers.append(str(error))

            def wrong() -> PendingChange:
                raise ValueError("half done")

            def never() -> PendingChange:
                raise AssertionError("it is not even begun")

            def ask_again(error: Exception | None) -> None:
                answered(error)
                room.do(never, answered)

            room.do(wrong, ask_again)
            assert answers[0] == "half done" and len(answers) == 2 and room.broken
            assert room.id not in live.server.rooms.rooms
            assert await live.server.store.log(room.id) == log
            async with ana.sit_at(made["table"]) as player:
                assert (await player.move())["type"] == "done", "reloaded"

    with_server(tmp_path, scenario)


def test_moves_wait_for_a_program_that_holds_the_file(tmp_path: Path) -> None:
    """Changes are sent only after they are saved, and requests keep their order."""

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            store = live.server.store
            assert isinstance(store, SqliteStore)
            path = store.path
            async with ana.sit_at(made["table"]) as left, ana.sit_at(made["table"]) as right:
                seq = left.scene["seq"]
                other = sqlite3.connect(path, isolation_level=None)
                other.execute("BEGIN IMMEDIATE")
                first = asyncio.create_task(left.move())
                room = live.server.rooms.rooms[made["table"]]
                await until(lambda: room.busy)
                second = asyncio.create_task(right.move())
                await until(lambda: room._queue._waiting)
                assert not first.done() and not second.done()
                assert room.state.seq == left.scene["seq"] == seq
                other.execute("COMMIT")
                other.close()
                assert (await first)["type"] == "done"
                assert (await second)["type"] == "done", "the same move: it is kept, once"
                assert len(await live.server.store.log(room.id)) == room.state.seq > seq

    with_server(tmp_path, scenario)


def test_a_move_that_cannot_be_saved_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(TWO_HERE)
            elsewhere = await ben.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as player, ben.sit_at(elsewhere["table"]) as other:
                await player.move()
                before = player.scene
                transact = Writer._transact

                def full(writer: Writer, batch: list[Job], patience: int = 0) -> None:
                    works = [work for work, _ in batch]
                    if any(isinstance(work, Lines) and made["table"] in work[1] for work in works):
                        raise sqlite3.OperationalError("disk full")
                    transact(writer, batch, patience)

                monkeypatch.setattr(Writer, "_transact", full)
                moving = asyncio.create_task(other.move())
                with pytest.raises(ConnectionClosed):
                    await player.move()
                assert player.socket.close_code == 4500
                assert (await moving)["type"] == "done", "another table has no part in it"
                monkeypatch.undo()
                await player.open(returning=True)
                assert player.scene == before
                assert (await player.move())["type"] == "done"
                log = await live.server.store.log(made["table"])
                assert [entry.seq for entry in log] == list(range(1, len(log) + 1))

    with_server(tmp_path, scenario)


def test_a_disconnected_client_catches_up(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as player:
                watcher = ben.sit_at(made["table"])
                await watcher.open()
                assert watcher.you["seats"] == []
                await player.move()
                await watcher.until(lambda p: p.scene["seq"] == player.scene["seq"])
                await watcher.cut()
                for _ in range(5):
                    await player.move()
                await player.ask("undo", seq=player.scene["seq"])
                await player.ask("say", text="Still there?")
                await watcher.open(returning=True)
                assert watcher.first_message["type"] == "caught-up"
                assert len(watcher.first_message["updates"]) == 6
                assert watcher.scene == player.scene
                assert watcher.log == player.log
                assert [line["text"] for line in watcher.chat] == ["Still there?"]
                await watcher.close()
                watcher.scene["seq"] = 10_000
                await watcher.open(returning=True)
                assert watcher.first_message["type"] == "snapshot", "a position that never was"
                await watcher.close()

    with_server(tmp_path, scenario)


@pytest.mark.usefixtures("no_refill")
def test_chat_reaches_all_and_is_bounded(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as one, ben.sit_at(made["table"]) as two:
                await one.ask("say", text="  <b>hi</b>\u202e there\n ")
                await two.until(lambda p: bool(p.chat))
                assert two.chat[0]["text"] == "<b>hi</b> there"
                assert (two.chat[0]["name"], two.chat[0]["seat"]) == ("Ana", 0)
                assert (await two.ask("say", text="\u200b"))["reason"] == "malformed"
                assert (await two.ask("say", text="x" * 501))["reason"] == "malformed"
                answers = [await two.ask("say", text="spam") for _ in range(12)]
                assert answers[-1]["reason"] == "too-fast"
                assert two.chat[-1]["seat"] == -1

    with_server(tmp_path, scenario)


def test_moments_and_the_game_log(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE, options={"games": 1})
            async with ana.sit_at(made["table"]) as player:
                for _ in range(30):
                    await player.move()
                path = f"/api/tables/{made['table']}"
                game_log = await ana.get(f"{path}/log")
                last = player.scene["moment"]
                assert len(game_log["moves"]) == last
                assert len(game_log["scores"]) == last + 1
                assert game_log["events"] == player.log
                for number in (0, 1, 15, 16, 17, last):
                    moment = await ana.get(f"{path}/moments/{number}")
                    assert moment["last"] == last
                    assert moment["scene"]["moment"] == number
                    assert moment["scene"]["scores"] == game_log["scores"][number]
                assert moment["scene"]["view"] == player.scene["view"]
                answer = await ana.http.get(f"{path}/moments/{last + 1}")
                assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-moment")

    with_server(tmp_path, scenario)


def test_a_hint_names_legal_moves(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as player, ben.sit_at(made["table"]) as other:
                answer = await player.ask("ask-hint", seq=player.scene["seq"])
                assert answer["type"] == "hint"
                legal = {item["text"] for item in player.scene["actions"]}
                assert answer["moves"]
                assert {move["text"] for move in answer["moves"]} <= legal
                values = [move["value"] for move in answer["moves"]]
                assert values == sorted(values, reverse=True)
                answer = await other.ask("ask-hint", seq=player.scene["seq"])
                assert answer["reason"] == "not-your-turn"
                answer = await player.ask("ask-hint", seq=0)
                assert answer["reason"] == "stale"

    with_server(tmp_path, scenario)


def test_a_hint_for_an_undone_moment_is_stale(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"]) as player:
                await player.move()
                seq, moment = player.scene["seq"], player.scene["moment"]
                await player.ask("undo", seq=seq)
                answer = await player.ask("ask-hint", seq=seq, moment=moment)
                assert answer["reason"] == "stale"

    with_server(tmp_path, scenario)


def test_any_moment_can_be_analyzed_once_the_game_is_over(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana, Guest(live.url) as ben:
            made = await ana.create(TWO_HERE, options={"games": 1}, seed="3")
            async with ana.sit_at(made["table"]) as player, ben.sit_at(made["table"]) as other:
                seq = player.scene["seq"]
                answer = await other.ask("ask-hint", seq=seq, moment=6)
                assert answer["reason"] == "not-your-turn"
                answer = await player.ask("ask-hint", seq=seq, moment=0)
                assert answer["reason"] == "over" and "moment 0" in answer["detail"]
                answer = await player.ask("ask-hint", seq=seq, moment=10**6)
                assert answer["reason"] == "no-such-moment"
                # Random jumps that leave few chips, so that plain Python solves the rest quickly.
                await player.play_to_the_end(seed=2)
                last = player.scene["moment"]
                answer = await other.ask("ask-hint", seq=0, moment=last - 1)
                assert answer["type"] == "hint", answer
                assert answer["moment"] == last - 1
                assert answer["exact"] and all(move["exact"] for move in answer["moves"])
                path = f"/api/tables/{made['table']}/moments/{last - 1}"
                moment = (await ben.http.get(path)).json()
                legal = {item["text"] for item in moment["scene"]["actions"]}
                assert {move["text"] for move in answer["moves"]} == legal

    with_server(tmp_path, scenario)
