"""Guided first games: every move is legal, every message exists, and invalid files are rejected."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from arizona.engine.errors import ArizonaError
from arizona.engine.record import parse_record
from arizona.engine.replay import replay
from arizona.messages import Phrases
from arizona.server.services.lessons import (
    LessonError,
    Plan,
    StepPlan,
    lesson,
    lesson_games,
    read_lesson,
)
from arizona.server.tables.characters import bot_ids
from tests.server.harness import Guest, Running, with_server


@pytest.mark.parametrize("game", lesson_games())
def test_every_step_has_its_words_and_asks_what_is_legal(game: str) -> None:
    found = lesson(game)
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


@pytest.mark.parametrize("game", lesson_games())
def test_a_lesson_is_short_and_ends_with_words(game: str) -> None:
    found = lesson(game)
    asking = [step for step in found.steps if step.end > step.begin]
    assert 6 <= len(found.steps) <= 14
    assert len(asking) >= 4
    assert found.steps[-1] not in asking
    assert all(seat.bot is None or seat.bot in bot_ids(game) for seat in found.table.seats)


@pytest.mark.parametrize("game", lesson_games())
def test_the_record_of_a_lesson_can_be_played_on(game: str) -> None:
    found = lesson(game)
    match = replay(parse_record(found.record))
    assert [move.line() for move in match.moves] == found.lines
    assert not match.over


def test_the_server_gives_a_lesson_and_refuses_unknown_ones(tmp_path: Path) -> None:
    async def scenario(live: Running) -> None:
        async with Guest(live.url) as ana:
            got = (await ana.http.get("/api/games/knight/lesson")).json()
            assert got["steps"][0]["begin"] == got["start"] == got["moments"][0]["moment"]
            assert [one for one in got["log"] if one["moment"] > got["start"]] == []
            games = (await ana.http.get("/api/games")).json()["games"]
            assert [one["name"] for one in games if one["lesson"]] == lesson_games()
            for wrong in ("chess", "..", "knight.toml"):
                answer = await ana.http.get(f"/api/games/{wrong}/lesson")
                assert answer.status_code == 404
                assert wrong == ".." or wrong in answer.json()["detail"]

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
    with pytest.raises(msgspec.ValidationError, match="colour"):
        msgspec.convert({"bots": [""], "steps": [], "colour": "red"}, Plan)
    with pytest.raises(LessonError, match="'solitaire'"):
        lesson("solitaire")
