"""Moves evaluated by rollouts."""

from __future__ import annotations

import math

import pytest

from arizona.bots.players import players_of
from arizona.games.rails.rules import position as phases
from arizona.games.rails.rules.state import RailsState
from arizona.games.trail.rules.actions import CLAIM
from arizona.games.trail.rules.state import TrailState
from arizona.review.grades import grade
from arizona.review.model import Assessment
from arizona.review.rollouts import Rollouts, difference
from arizona.review.summary import build_review
from arizona.review.valuation import Reviewer, reviewer_of
from tests.review.games import played


def test_a_margin_is_two_standard_errors_of_the_difference() -> None:
    found = difference([1.0, 2.0, 3.0, 4.0], [0.0, 1.0, 0.0, 1.0])
    assert (found.best, found.value) == (2.5, 0.5)
    assert found.margin == pytest.approx(2.0 * math.sqrt((1 + 1 + 1 + 1) / 3 / 4))


def test_moves_are_compared_with_the_same_chance_events() -> None:
    """A move compared with itself has no difference and no margin, whatever the dice do."""
    game = played("rails", ["random", "random"], "rolling")
    evaluation = players_of("rails").evaluation()
    spot = game.spots[game.free[-12]]
    state = game.states[spot.moment]
    found = Rollouts(evaluation, evaluation, 1, "luck").weigh(state, spot.action, spot.action, 50)
    assert found.best == found.value
    assert found.margin == 0.0


def test_immediate_wins_are_found() -> None:
    """At the end of a game nothing is random, so the best move has the best result."""
    game = played("trail", ["random", "random"], "rolling")
    spot = game.spots[game.free[-1]]
    state = game.states[spot.moment]
    evaluation = players_of("trail").evaluation()
    rolling = Rollouts(evaluation, evaluation, 99, "luck")
    order = rolling.best(state, state.legal(), 0)
    assert sorted(order) == sorted(state.legal())
    first, last = order[0], order[-1]
    found = rolling.weigh(state, first, last, 1)
    assert found.best >= found.value


def test_in_the_last_weeks_of_trail_moves_are_played_out_to_the_end() -> None:
    """The bots' evaluation may not come true, and the end is close enough to play out."""
    game = played("trail", ["random", "random"], "rolling")
    reviewer = reviewer_of(game, 0.01)
    whole_game = int(game.states[-1].turn())
    weeks = set()
    for number in game.free:
        spot = game.spots[number]
        state = game.states[spot.moment]
        assert isinstance(state, TrailState)
        to_the_end = state.turn() + reviewer.turns_ahead(spot.moment) * 2 > whole_game
        if state.week >= 6:
            assert to_the_end
        elif state.week <= 4:
            assert not to_the_end
        weeks.add(int(state.week))
    assert weeks >= {1, 4, 6, 8}


def test_only_certain_losses_count_as_given_away() -> None:
    game = played("rails", ["random", "random"], "accounts")
    reviewer = reviewer_of(game, 0.01)
    found = {}
    for place, number in enumerate(game.free):
        spot = game.spots[number]
        sure = place % 2 == 0
        found[number] = Assessment(
            moment=spot.moment,
            seat=spot.seat,
            played=spot.action,
            better=spot.action,
            exact=False,
            value=0.0,
            best=1.0,
            loss=1.0,
            margin=0.5 if sure else 1.5,
            risk=2.0,
            outlook=[0.0, 0.0],
        )
    review = build_review(reviewer, found)
    for account in review.accounts:
        own = [item for item in found.values() if item.seat == account.seat]
        assert account.risk == 2.0 * len(own)
        assert account.risk - account.kept == sum(item.margin == 0.5 for item in own)


def test_a_stuck_route_is_evaluated_by_its_score() -> None:
    """Bots overestimate the cost in order to avoid it. A review must not."""
    reviewer = reviewer_of(played("rails", ["random", "random"], "stuck"), 0.01)
    plain = players_of("rails").evaluation()
    apart = set()
    for state in reviewer.played.states:
        assert isinstance(state, RailsState)
        if state.phase != phases.ROLLING or state.last:
            continue
        for seat, route in enumerate(state.routes):
            stuck = route.head >= 0 and not route.able(state.conditions.path_masks)
            more = reviewer.evaluation.value(state, seat) - plain.value(state, seat)
            assert more == pytest.approx(20.0 if stuck else 0.0)
            apart.add(stuck)
    assert apart == {True, False}


def test_a_claim_with_the_last_tracker_is_not_held_against_anybody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Trail's bots count every available claim, although only one can be made."""
    reviewer = reviewer_of(played("trail", ["random", "random"], "rolling"), 0.01)
    number = reviewer.played.free[-1]
    spot = reviewer.played.spots[number]
    state = reviewer.played.states[spot.moment]
    assert isinstance(state, TrailState)
    found = Assessment(
        moment=spot.moment,
        seat=spot.seat,
        played=CLAIM + 2,
        better=spot.action,
        exact=False,
        value=0.0,
        best=9.0,
        loss=9.0,
        margin=0.4,
    )
    monkeypatch.setattr(Reviewer, "judge", lambda self, number: found)
    grades = []
    for trackers in (2, 1):
        state.players[spot.seat].trackers = trackers
        grades.append(grade(reviewer.judge(number)))
    assert grades == ["blunder", "good"]
