"""Claims that a review makes only when certain, and only once."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
from msgspec import structs

from arizona.review import valuation as judging
from arizona.review.grades import grade
from arizona.review.lines import lead
from arizona.review.model import Assessment
from arizona.review.rollouts import MoveComparison, Rollouts
from arizona.review.summary import build_review
from arizona.review.valuation import HEAVY, TO_THE_END, Reviewer, reviewer_of
from tests.review.games import played
from tests.sample_size import every


@cache
def reviewer(game: str) -> Reviewer:
    return reviewer_of(played(game, ["random", "random"], "rolling"), 0.01)


def judged(made: Reviewer, number: int, **facts: float) -> Assessment:
    """Return a decision for which another move would be worth this much more."""
    spot = made.played.spots[number]
    other = next(a for a in made.played.states[spot.moment].legal() if a != spot.action)
    item = Assessment(
        moment=spot.moment,
        seat=spot.seat,
        played=spot.action,
        better=other,
        exact=False,
        value=-6.0,
        best=0.0,
        loss=6.0,
        outlook=[0.0, 0.0],
        looked=1,
    )
    return structs.replace(item, **facts)


@pytest.mark.parametrize("game", ["rails", "trail"])
def test_far_from_the_end_a_claim_must_exceed_the_evaluation_error(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = reviewer(game)
    number = made.played.free[3]
    assert made.far(made.played.spots[number].moment)
    wrong = 2.0 * made.eyes_error
    for loss, found in ((wrong - 0.5, "good"), (wrong + 0.5, "blunder")):
        item = judged(made, number, best=loss - 6.0, loss=loss)
        monkeypatch.setattr(made, "estimated", lambda _, item=item: item)
        assert grade(made.judge(number)) == found
    find = judged(made, number, gap=wrong + 1.0)
    monkeypatch.setattr(made, "estimated", lambda _: structs.replace(find, better=find.played))
    assert made.judge(number).gap == pytest.approx(1.0)


def test_the_worst_decisions_are_played_out_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    made = reviewer_of(played("rails", ["random", "random"], "rolling"), 1.0)
    assert len(made.doubtful) == made.closely
    number = min(made.doubtful)
    item = judged(made, number)
    weighed = MoveComparison(4.0, 1.0, 2.0)
    monkeypatch.setattr(made, "estimated", lambda _: item)
    monkeypatch.setattr(Rollouts, "weigh", lambda *_: weighed)
    found = made.judge(number)
    assert (found.better, found.loss, found.margin) == (item.better, 3.0, 2.0)
    assert found.looked == TO_THE_END
    weighed = MoveComparison(1.0, 4.0, 2.0)
    found = made.judge(number)
    assert (found.better, found.best, found.loss) == (item.played, 4.0, 0.0)


def test_with_little_effort_nothing_is_played_out_to_the_end() -> None:
    assert reviewer("rails").doubtful == frozenset()


def test_a_mistake_belongs_to_the_decision_that_made_it() -> None:
    """Taking a die loses nothing while the same seat can still draw well with it."""
    made = reviewer("rails")
    spots, free = made.played.spots, made.played.free
    pairs = [
        (one, next_)
        for one, next_ in pairwise(free)
        if next_ == one + 1 and spots[one].seat == spots[next_].seat and spots[next_].chance < 0
    ]
    first, second = pairs[0]
    quiet = {
        number: structs.replace(item, better=item.played, best=item.value, loss=0.0, looked=0)
        for number in free
        for item in [judged(made, number)]
    }
    same = {**quiet, first: judged(made, first), second: judged(made, second, looked=1)}
    reviewed = build_review(made, same).decisions
    assert (reviewed[first].grade, reviewed[first].loss, reviewed[first].better) == (
        "best",
        0.0,
        None,
    )
    assert (reviewed[second].grade, reviewed[second].loss) == ("blunder", 6.0)
    # Results of a different search depth are not comparable.
    apart = {**same, second: judged(made, second, looked=TO_THE_END)}
    review = build_review(made, apart)
    assert [review.decisions[one].loss for one in (first, second)] == [6.0, 6.0]
    states = made.played.states
    turns = {states[spots[one].moment].turn() for one in (first, second)}
    assert len(turns) == 1
    assert len(review.moments) == 1


def test_a_small_reason_for_a_great_loss_makes_the_lines_longer() -> None:
    """Longer lines are used if they explain at least half of the loss."""
    made = reviewer("rails")
    longer = saved = 0
    for number in made.played.free[:: every(1)]:
        item = judged(made, number, loss=HEAVY)
        usual = [made.line(item.moment, action) for action in (item.better, item.played)]
        reason = made.why(usual[0], usual[1])
        better, instead, result = made.explained(item, item.played)
        small = reason.id in made.small or reason.id in judging.NO_REASONS
        if reason.id.endswith(judging.IN_POINTS):
            small = int(reason.args["more"]) - int(reason.args["less"]) < HEAVY / 4
        if result != reason:
            assert small
            assert result.id in ("review-why-line", "review-why-step", "review-why-theirs")
            ahead, behind = (lead(one.all(), one.seat, 2) for one in (better, instead))
            assert ahead - behind >= HEAVY / 2
            longer += 1
        elif small:
            line, other = (
                made.played_on(item.moment, action, judging.LONGER)
                for action in (item.better, item.played)
            )
            assert lead(line.all(), line.seat, 2) - lead(other.all(), line.seat, 2) < HEAVY / 2
            saved += 1
    assert longer
    assert saved
