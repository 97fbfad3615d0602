"""Grades of decisions by their cost."""

from __future__ import annotations

import pytest

from arizona.review.grades import changes_winner, grade
from arizona.review.model import Assessment
from arizona.review.valuation import chances


def judged(
    loss: float, *, exact: bool = True, best: float = 9.0, margin: float = 0.0
) -> Assessment:
    return Assessment(
        moment=0,
        seat=0,
        played=1,
        better=2,
        exact=exact,
        value=best - loss,
        best=best,
        loss=loss,
        margin=margin,
    )


@pytest.mark.parametrize(
    ("loss", "found"), [(0, "best"), (1, "good"), (2, "slip"), (3, "blunder"), (7, "blunder")]
)
def test_exact_values_are_graded_by_points(loss: int, found: str) -> None:
    assert grade(judged(float(loss))) == found


@pytest.mark.parametrize(
    ("best", "loss", "found"),
    [(2, 1, "good"), (1, 1, "blunder"), (2, 2, "blunder"), (0, 1, "blunder"), (-1, 1, "good")],
)
def test_a_move_that_changes_who_wins_is_a_blunder(best: int, loss: int, found: str) -> None:
    item = judged(float(loss), best=float(best))
    assert grade(item) == found
    assert changes_winner(item) == ((best in (1, 2) and loss == best) or (best, loss) == (0, 1))


@pytest.mark.parametrize(
    ("loss", "margin", "found"),
    [
        (0.5, 0.0, "best"),
        (0.6, 0.0, "good"),
        (1.6, 0.2, "slip"),
        (1.6, 1.6, "slip"),
        (1.6, 1.7, "good"),
        (3.1, 1.0, "blunder"),
        (3.1, 3.1, "blunder"),
        (3.1, 3.2, "good"),
        (0.3, 9.0, "best"),
    ],
)
def test_an_estimate_wider_than_the_loss_is_good(loss: float, margin: float, found: str) -> None:
    assert grade(judged(loss, exact=False, margin=margin)) == found


def test_chances_add_up_and_follow_the_leads() -> None:
    two = chances([4.0, -4.0], 4.0)
    assert sum(two) == pytest.approx(1.0)
    assert two[0] == pytest.approx(0.731, abs=0.001)
    level = chances([0.0, 0.0, 0.0], 8.0)
    assert level == pytest.approx([1 / 3] * 3)
    four = chances([-6.0, 2.0, -2.0, -20.0], 10.0)
    assert sum(four) == pytest.approx(1.0)
    assert four[1] > four[2] > four[0] > four[3]
