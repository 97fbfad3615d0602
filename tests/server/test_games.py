"""Every registered game can be played at a table."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import arizona
from arizona._form import compiled
from arizona.engine.match import Match
from arizona.engine.record import parse_record
from arizona.engine.replay import replay
from arizona.messages import Phrases
from arizona.server.base.settings import Limits
from arizona.server.protocol.parts import ViewChanges
from arizona.server.protocol.typescript import view_type
from arizona.server.tables.compiled.game_log import STRIDE, GameLog
from arizona.server.tables.compiled.updates import Updates
from arizona.server.tables.compiled.view_diff import changes
from tests.server.harness import TWO_HERE, Guest, Running, changed, with_server

FAST = Limits(messages_per_second=1e6, messages_at_once=10**6)


@pytest.mark.parametrize("game", arizona.game_names())
def test_a_whole_game_at_a_table_with_all_seats(tmp_path: Path, game: str) -> None:
    seats = arizona.get_game(game).max_seats

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            body = {"game": game, "seats": [{"kind": "here"}] * seats, "seed": "5"}
            made = await ana.post("/api/tables", body)
            async with ana.sit_at(made["table"]) as player:
                await player.play_to_the_end()
                assert player.table["seats"][1]["name"].endswith(" 2")
            text = (await ana.http.get(f"/api/tables/{made['table']}/record")).text
            match = replay(parse_record(text))
            assert match.over
            assert match.state.winners() == player.scene["winners"]

    with_server(tmp_path, scenario, limits=FAST)


@pytest.mark.parametrize("game", arizona.game_names())
def test_a_bot_plays_against_a_person(tmp_path: Path, game: str) -> None:
    seats = arizona.get_game(game).min_seats

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            bots = [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
            made = await ana.post("/api/tables", {"game": game, "seats": [{"kind": "here"}, *bots]})
            async with ana.sit_at(made["table"]) as player:
                for _ in range(25):
                    await player.until(lambda p: p.scene["to_move"] in (0, -2))
                    if player.scene["to_move"] == -2:
                        break
                    assert (await player.move())["type"] == "done"
                await player.until(lambda p: p.scene["to_move"] in (0, -2))
                if player.scene["to_move"] == 0:
                    answer = await player.ask("ask-hint", seq=player.scene["seq"])
                    assert answer["type"] == "hint" and answer["moves"], answer

    with_server(tmp_path, scenario, limits=FAST)


@pytest.mark.parametrize("game", arizona.game_names())
def test_messages_match_their_types(game: str) -> None:
    """Views match their types, phrases have messages, and moments match their positions."""
    rng = random.Random(3)
    game_log = GameLog.new(Match(arizona.get_game(game).setup(), seed=3))
    game_log.settle()
    phrases = Phrases()
    decoder: msgspec.json.Decoder[object] = msgspec.json.Decoder(view_type(game))
    views = []
    while game_log.to_move >= 0:
        scene = Updates().scene(game_log, 0, [])
        if not compiled():  # compiled modules have no annotations
            decoder.decode(scene.view)
        assert phrases.has(scene.prompt.id)
        assert all(phrases.has(action.label.id) for action in scene.actions)
        views.append((game_log.moment, bytes(scene.view)))
        game_log.play(rng.choice(scene.actions).action)
        if rng.random() < 0.2 and game_log.undo_seat() >= 0:
            count = game_log.undo(game_log.undo_seat())
            assert count == 1
            assert bytes(Updates().scene(game_log, 0, []).view) == bytes(scene.view)
    assert all(phrases.has(f"{game}-event-{event.kind}") for event in game_log.events)
    assert len(game_log.scores) == game_log.moment + 1
    assert len(game_log._positions) == game_log.moment // STRIDE + 1
    for moment, view in rng.sample(views, 20):
        assert bytes(game_log.moment_at("t", moment).scene.view) == view


@pytest.mark.parametrize("game", arizona.game_names())
def test_applying_changes_to_a_view_gives_the_next_view(game: str) -> None:
    """In a full game with undo, a client that applies updates sees the same as a new client."""
    rng = random.Random(4)
    game_log = GameLog.new(Match(arizona.get_game(game).setup(), seed=4))
    game_log.settle()
    updates = Updates()
    scene = updates.scene(game_log, 0, [])
    view = msgspec.json.decode(scene.view)
    seq = 0
    result, whole = 0, 0
    while game_log.to_move >= 0:
        if game_log.undo_seat() >= 0 and rng.random() < 0.2:
            game_log.undo(game_log.undo_seat())
        else:
            game_log.play(rng.choice(scene.actions).action)
        packet = updates.next(game_log, seq, seq + 3, [], seat=0, undone=0, moves=[], events=[])
        update = msgspec.json.decode(packet.text)
        assert update["before"] == seq and update["scene"]["view"] is None
        seq += 3
        view = changed(view, update["changes"])
        scene = Updates().scene(game_log, seq, [])
        assert view == msgspec.json.decode(scene.view)
        result += packet.size
        whole += packet.size + len(bytes(scene.view))
    assert result < whole / 2
    assert updates.since(seq) is None
    missed = updates.since(seq - 6)
    assert missed is not None
    assert [msgspec.json.decode(one)["before"] for one in missed] == [seq - 6, seq - 3]


def test_only_the_changed_parts_of_a_view_are_sent() -> None:
    rows: list[object] = [{"a": 1, "b": [1]}, {"a": 2, "b": [1]}]
    same = ViewChanges()
    assert changes({"x": rows, "y": None}, {"x": list(rows), "y": None}) == same
    assert msgspec.json.encode(same) == b"{}"
    third: object = {"a": 2, "b": [1, 2]}
    longer = changes({"x": rows}, {"x": [rows[0], third, rows[0]]})
    within = ViewChanges(more={"b": [2]})
    assert longer == ViewChanges(rows={"x": {1: within}}, more={"x": [rows[0]]})
    assert changes({"n": [1, 2]}, {"n": [1, 3]}) == ViewChanges({"n": [1, 3]})
    assert changes({"n": [1, 2]}, {"n": [1, 2, 3]}) == ViewChanges(more={"n": [3]})


def test_added_removed_and_shortened_parts_are_sent_whole() -> None:
    rows = [{"a": 1}, {"a": 2}]
    assert changes({"x": 1}, {"x": 1, "y": 2}) is None
    assert changes({"x": rows}, {"x": rows[:1]}) == ViewChanges({"x": rows[:1]})
    assert changes({"x": []}, {"x": rows}) == ViewChanges({"x": rows})
    other = [{"a": 1}, {"b": 2}]
    assert changes({"x": rows}, {"x": other}) == ViewChanges({"x": other})


def test_a_client_of_a_newly_loaded_table_sees_the_first_move(tmp_path: Path) -> None:
    """No client has seen the previous position, so the update contains the complete view."""

    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            made = await ana.create(TWO_HERE)
            async with ana.sit_at(made["table"], made["keys"]) as player:
                await player.move()
                del live.server.rooms.rooms[made["table"]]
                again = ana.sit_at(made["table"], made["keys"])
                again.scene = player.scene
                async with again:
                    await again.close()
                    await again.open(returning=True)
                    assert again.first_message["type"] == "caught-up"
                    await again.move()
                    view = again.scene["view"]
                async with ana.sit_at(made["table"]) as newcomer:
                    assert newcomer.scene["view"] == view

    with_server(tmp_path, scenario)
