"""Exact reviews of Knight."""

from __future__ import annotations

from functools import cache

import pytest

import arizona
from arizona._form import compiled
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.games.knight.bot.solver import KnightSolver
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.state import KnightState
from arizona.review.grades import grade
from arizona.review.model import Assessment
from arizona.review.summary import build_review
from arizona.review.timeline import Timeline
from arizona.review.valuation import Reviewer, reviewer_of

SEEDS = ("one", "two", "three", "four", "five")
NODES = 100_000 if compiled() else 1_000
"""Positions that the solver completes with this many nodes are played perfectly."""


def perfect(seed: str) -> tuple[Timeline, int]:
    """Return a game that is random at first and perfect from some moment on."""
    match = Match(arizona.get_game("knight").setup(options={"games": 1}), seed=seed)
    match.settle()
    rng, solver = Rng(seed), KnightSolver(16)
    since = -1
    while not match.over:
        state = match.state
        assert isinstance(state, KnightState)
        found = solver.solve(state, nodes=NODES) if state.phase == phases.JUMPING else None
        if found is not None and found.exact:
            since = len(match.moves) if since < 0 else since
            match.play(found.action)
        else:
            since = -1
            legal = state.legal()
            match.play(legal[rng.below(len(legal))])
    return Timeline(match), since


@cache
def judged(seed: str) -> tuple[Reviewer, dict[int, Assessment]]:
    """Return the review of the perfect part of a game."""
    played, since = perfect(seed)
    reviewer = reviewer_of(played)
    late = [number for number in reviewer.order() if played.spots[number].moment >= since]
    return reviewer, {number: reviewer.judge(number) for number in late}


def test_perfect_players_make_no_mistake() -> None:
    found = [item for seed in SEEDS for item in judged(seed)[1].values()]
    assert len(found) >= (15 if compiled() else 3)
    assert all(item.exact for item in found)
    assert {grade(item) for item in found} == {"best"}


def test_a_worse_jump_costs_what_it_loses() -> None:
    """Every other jump, played instead, is graded by the solver's value."""
    solver = KnightSolver(16)
    tried = 0
    judges = [(reviewer, pair) for reviewer, found in map(judged, SEEDS) for pair in found.items()]
    for reviewer, (number, item) in judges:
        state = reviewer.played.states[item.moment]
        assert isinstance(state, KnightState)
        worth = {action: low for action, low, high in solver.values(state) if low == high}
        for action, value in worth.items():
            spot = reviewer.played.spots[number]._replace(action=action)
            reviewer.played.spots[number] = spot
            again = reviewer.judge(number)
            assert again.loss == max(worth.values()) - value
            assert again.risk == max(worth.values()) - min(worth.values())
            tried += 1
        reviewer.played.spots[number] = reviewer.played.spots[number]._replace(action=item.played)
    assert tried >= (30 if compiled() else 6)


def test_the_last_lead_of_the_curve_is_the_result() -> None:
    reviewer, found = judged("two")
    scores = reviewer.played.match.state.scores()
    last = found[max(found)]
    assert last.outlook[0] == scores[0] - scores[1]


def test_an_unfinished_assessment_makes_no_review() -> None:
    reviewer, found = judged("two")
    with pytest.raises(arizona.ArizonaError, match="not been judged yet"):
        build_review(reviewer, found)
