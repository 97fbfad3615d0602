"""Guided first games: every move is legal, every message exists, and invalid files are rejected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from arizona.engine.entry_points import game_names
from arizona.engine.errors import ArizonaError
from arizona.engine.events import Event
from arizona.engine.record import parse_record
from arizona.engine.replay import replay
from arizona.engine.state import State
from arizona.messages import Phrases
from arizona.review.timeline import Timeline
from arizona.server.services.lessons import (
    LessonError,
    Plan,
    StepPlan,
    lesson,
    lesson_count,
    read_lesson,
)
from arizona.server.tables.characters import bot_ids
from tests.server.harness import Guest, Running, with_server

LESSON_GAMES = [game for game in game_names() if lesson_count(game)]
LESSONS = [(game, one) for game in LESSON_GAMES for one in range(1, lesson_count(game) + 1)]


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_every_step_has_its_words_and_asks_what_is_legal(game: str, number: int) -> None:
    found = lesson(game, number)
    phrases = Phrases()
    moments = {moment.moment: moment for moment in found.moments}
    assert len({step.name for step in found.steps}) == len(found.steps)
    for step in found.steps:
        assert phrases.has(f"lesson-{game}-{step.name}-title"), step.name
        assert phrases.has(f"lesson-{game}-{step.name}"), step.name
        if step.end == step.begin:
            continue
        begin = moments[step.begin]
        assert begin.scene.to_move == found.seat
        asked = found.lines[step.begin].partition(" ")[2]
        assert asked in [action.text for action in begin.scene.actions]
        assert all(moment in moments for moment in range(step.begin, step.end + 1))


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_a_lesson_is_short_and_ends_with_words(game: str, number: int) -> None:
    found = lesson(game, number)
    asking = [step for step in found.steps if step.end > step.begin]
    assert 6 <= len(found.steps) <= 14
    assert len(asking) >= 4
    assert found.steps[-1] not in asking
    assert all(seat.bot is None or seat.bot in bot_ids(game) for seat in found.table.seats)


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_the_record_of_a_lesson_can_be_played_on(game: str, number: int) -> None:
    found = lesson(game, number)
    match = replay(parse_record(found.record))
    assert [move.line() for move in match.moves] == found.lines
    assert not match.over


@pytest.mark.parametrize("game", LESSON_GAMES)
def test_step_names_are_unique_within_a_game(game: str) -> None:
    names = [
        step.name
        for number in range(1, lesson_count(game) + 1)
        for step in lesson(game, number).steps
    ]
    assert len(set(names)) == len(names)


def lesson_events(game: str) -> tuple[list[State], dict[str, list[Event]]]:
    """Return the positions of a first lesson, and the events of its moves by their lines."""
    match = replay(parse_record(lesson(game, 1).record))
    states = Timeline(match).states
    return states, {
        move.line(): played(state, move.action)[1]
        for state, move in zip(states, match.moves, strict=False)
    }


def played(state: State, action: int) -> tuple[State, list[Event]]:
    after = state.clone()
    log: list[Event] = []
    after.log = log
    after.apply(action)
    after.log = None
    return after, log


def jumps(state: State) -> dict[str, tuple[int, State]]:
    """Return the points of each legal jump and the position after it, by its space."""
    found = {}
    for action in state.legal():
        after, log = played(state, action)
        [chip] = [event for event in log if event.kind == "chip-taken"]
        found[str(chip.args["at"])] = (chip.points, after)
    return found


def test_the_first_lesson_of_knight_is_accurate() -> None:
    states, _ = lesson_events("knight")
    lines = lesson("knight", 1).lines
    now = jumps(states[lines.index("1 jump 1,1")])
    assert [at for at, (points, _) in now.items() if points == 3] == ["1,1"]
    now = jumps(states[lines.index("1 jump 3,5")])
    replies = {
        at: max(points for points, _ in jumps(after).values()) for at, (_, after) in now.items()
    }
    [other] = [at for at, (points, _) in now.items() if points == 3]
    assert replies[other] == 3
    assert now["3,5"][0] == 2 and replies["3,5"] == 1


def test_the_first_lesson_of_rails_is_accurate() -> None:
    _, events = lesson_events("rails")

    def loaded(line: str) -> list[tuple[object, object]]:
        return [
            (one.args["kind"], one.args["count"]) for one in events[line] if one.kind == "loaded"
        ]

    assert loaded("1 draw A6 A5") == [("wheat", 3)]
    assert loaded("1 second D5") == [("wheat", 4)]
    section = events["1 draw A5 B5 C5"]
    assert section[0].args["value"] == 6
    assert (section[1].args["symbol"], loaded("1 draw A5 B5 C5")) == ("station", [])
    assert events["1 draw D5 D4 E4 E3"][1].args["symbol"] == "town"
    delivered = [(one.kind, one.points) for one in events["1 deliver wheat"] if one.points]
    assert delivered == [("delivered", 10), ("first", 5)]
    assert "nugget-got" in [one.kind for one in events["1 discard"]]


def test_the_first_lesson_of_trail_is_accurate() -> None:
    _, events = lesson_events("trail")

    def happened(line: str, kind: str) -> list[object]:
        return [
            one.args.get("terrain", one.args.get("amount"))
            for one in events[line]
            if one.kind == kind and one.seat == 0
        ]

    assert happened("1 advance canyon", "gold") == [1]
    walk = "1 walk temporal-gulch-1"
    assert [one.args["what"] for one in events[walk] if one.kind == "paid"] == ["health"]
    assert [one.args["what"] for one in events[walk] if one.kind == "gained"] == ["copper"]
    assert (happened(walk, "gold"), happened(walk, "advanced")) == ([2], ["canyon"])
    [paid] = [one for one in events["1 pay 2c"] if one.kind == "paid-coins"]
    assert paid.args["price"] == 4
    assert len(happened("1 place D2", "advanced")) == 3
    weather = events["2 weather perfect-blue-day"]
    assert {one.seat for one in weather if one.kind == "gained"} == {0, 1}
    [order] = [one for one in events["1 order 1"] if one.kind == "turn-order"]
    assert order.args["order"] == "1 2"


def learner_at(step: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the view at the start of a step of Trail's second lesson, and the learner's part."""
    found = lesson("trail", 2)
    begin = next(one.begin for one in found.steps if one.name == step)
    view = msgspec.json.decode(next(one for one in found.moments if one.moment == begin).scene.view)
    return view, view["players"][found.seat]


def test_the_second_lesson_of_trail_is_accurate() -> None:
    """Checks the claims of the texts against the positions in which they are shown."""
    view, me = learner_at("more-welcome")
    assert (view["week"], me["markers"]) == (3, 2)
    assert view["players"][1]["spirit"]["id"] == "jackalope"
    passage = next(one for one in view["passages"] if one["id"] == "gila-river-canyons-1")
    assert passage["pays"] == "1 health, 2 water" and passage["terrain"] == "canyon"
    canyon = next(one for one in view["tracks"] if one["terrain"] == "canyon")
    assert (me["levels"]["canyon"], canyon["marker"]) == (3, 4)
    supplies = me["stock"]["supplies"]
    view, me = learner_at("more-dutchman")
    assert (me["markers"], me["dutchmen"], me["ordered"]) == (1, 1, False)
    assert me["stock"]["supplies"] == supplies - 1
    view, me = learner_at("more-poison")
    assert (view["gila"]["group"], view["gila"]["number"]) == ("flora-piece", 3)
    assert me["stock"]["health"] == 0
    gold = me["gold"]
    view, me = learner_at("more-place")
    assert me["poison"] == ["arizona-bark-scorpion"] and me["gold"] == gold - 3
    icons = {one["at"]: (one["icon"], one["amount"]) for one in view["mural"]}
    covered = [icons[at] for at in view["placing"]["places"]["F1"]]
    assert sorted(covered) == [("gold", 2), ("silver", 1), ("water", 1)]
    view, me = learner_at("more-claim")
    assert len(me["mural"]) == 5 and (me["trackers"], me["ladder"]) == (4, 9)
    row = next(one for one in view["state48"][0]["rows"] if one["text"] == "5 pieces placed")
    assert (row["gold"][0], row["grit"], row["claimed"]) == (3, 1, [])
    view, me = learner_at("more-boost")
    coins = {kind: me["stock"][kind] for kind in ("turquoise", "copper", "silver")}
    assert coins == {"turquoise": 0, "copper": 0, "silver": 1}
    assert view["ladder"]["levels"][10] == "1 spirit"
    view, me = learner_at("more-spirit")
    assert me["spirits_had"] == ["javelina"]
    view, me = learner_at("more-cube")
    assert me["spirit"]["rewards"][1][0] == "1 antidote, 1 health"
    assert me["spirit"]["rewards"][2][0] == "1 grit"
    view, me = learner_at("more-again")
    assert me["poison"] == [] and len(view["players"][1]["poison"]) == 2
    view, me = learner_at("more-end")
    assert (view["week"], me["dutchmen"], view["order"][0]) == (4, 0, 0)
    assert me["spirit"]["id"] == "desert-tortoise"
    assert view["players"][1]["spirit"]["cubes"].count(True) == 1


def test_the_server_gives_a_lesson_and_refuses_unknown_ones(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            got = (await ana.http.get("/api/games/knight/lessons/1")).json()
            assert got["steps"][0]["begin"] == got["start"] == got["moments"][0]["moment"]
            assert [one for one in got["log"] if one["moment"] > got["start"]] == []
            games = (await ana.http.get("/api/games")).json()["games"]
            assert [one["name"] for one in games if one["lessons"]] == LESSON_GAMES
            assert {one["name"]: one["lessons"] for one in games}["trail"] == 2
            for wrong in ("chess", "..", "knight.toml"):
                answer = await ana.http.get(f"/api/games/{wrong}/lessons/1")
                assert answer.status_code == 404
                assert wrong == ".." or wrong in answer.json()["detail"]
            for number in ("0", "2", "-1", "x"):
                answer = await ana.http.get(f"/api/games/knight/lessons/{number}")
                assert answer.status_code in {400, 404}, number

    with_server(tmp_path, scenario)


DEAL = [f"* deal {name}" for name in ("Chimney", "Butte", "Mitten", "Bench", "Mesa", "Needle")]
BUILT = [*DEAL, "1 tile Chimney"]


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        (Plan(["coyote", "coyote"], [StepPlan("a")]), "one seat is the learner's"),
        (Plan(["", "coyote"], []), "needs steps"),
        (Plan(["", "coyote"], [StepPlan("a", moves=["1 tile Atlantis"])], DEAL), "Atlantis"),
        (Plan(["coyote", ""], [StepPlan("a")], BUILT), "step 'a': it is not the learner's turn"),
        (Plan(["", "coyote"], [StepPlan("a", moves=DEAL[:3])]), "not the learner's turn"),
        (Plan(["", "coyote"], [StepPlan("a")], options={"hats": 1}), "hats"),
    ],
)
def test_a_wrong_lesson_says_what_is_wrong(plan: Plan, says: str) -> None:
    with pytest.raises(ArizonaError, match=says):
        read_lesson("knight", plan)


def test_a_file_with_an_unknown_key_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="color"):
        msgspec.convert({"bots": [""], "steps": [], "color": "red"}, Plan)
    with pytest.raises(LessonError, match="'solitaire'"):
        lesson("solitaire")
