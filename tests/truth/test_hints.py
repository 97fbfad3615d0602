"""Every statement of a hint is true of the engine, now or later as marked."""

from __future__ import annotations

from itertools import islice

import pytest

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.bots.hints import Plan, hints
from arizona.engine.match import Match
from tests.sample_size import sample_size
from tests.truth.claims import ENGLISH, mistranslated, restated, untrue
from tests.truth.positions import positions
from tests.truth.previews import false_previews
from tests.truth.unavailable import false_reasons

GAMES = ("knight", "rails", "trail")
SAMPLE = 40


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_is_true_and_none_restates_the_move(game: str) -> None:
    stated = 0
    kind = get_game(game)
    # Knight needs more positions: only jumps and the knight's setting have statements.
    wanted = 3 * SAMPLE if game == "knight" else sample_size(SAMPLE)
    for state in islice(positions(game, "truth"), wanted):
        for hint in hints(game, state.clone(), Clock(0.03)):
            counted, wrong = untrue(game, state, hint)
            stated += counted
            label = ENGLISH.say(kind.words(state, hint.action).label)
            assert not wrong, (label, wrong, hint.line)
            assert not restated(game, label, hint), label
            assert not mistranslated(hint)
    assert stated > sample_size(SAMPLE) // 2


@pytest.mark.parametrize("game", GAMES)
def test_consecutive_hints_follow_one_plan(game: str) -> None:
    followed = 0
    match = Match(get_game(game).setup(), seed="one plan")
    match.settle()
    plan = Plan([], [])
    for _ in range(60):
        if match.over:
            break
        lines = [move.line() for move in match.moves]
        rest = plan.rest(lines, [move.action for move in match.moves[len(plan.moves) :]])
        best = hints(game, match.state.clone(), Clock(0.01), plan=rest)[0]
        if rest:
            assert best.line[0] == rest[0]
            followed += 1
        plan = Plan(lines, best.line)
        match.play(best.action)
    assert followed > 5 or game == "knight"


def test_a_plan_ends_when_the_game_takes_another_course() -> None:
    plan = Plan(["1 a", "2 b"], [7, 8, 9])
    assert plan.rest(["1 a", "2 b", "1 c"], [7]) == [8, 9]
    assert plan.rest(["1 a", "2 b", "1 c"], [6]) == []
    assert plan.rest(["1 a", "2 x", "1 c"], [7]) == []
    assert plan.rest(["1 a"], []) == []
    assert plan.rest(["1 a", "2 b", "1 c", "1 d", "1 e"], [7, 8, 9]) == []


def test_every_reason_why_something_is_not_available_is_true() -> None:
    counted = 0
    for state in islice(positions("trail", "unavailable"), 10 * SAMPLE):
        reasons, wrong = false_reasons(state)
        assert not wrong
        counted += reasons
    assert counted > 10 * SAMPLE


@pytest.mark.parametrize("game", GAMES)
def test_everything_a_preview_shows_happens(game: str) -> None:
    previewed = 0
    for state in islice(positions(game, "previews"), sample_size(SAMPLE)):
        counted, wrong = false_previews(game, state)
        assert not wrong
        previewed += counted
    assert previewed
