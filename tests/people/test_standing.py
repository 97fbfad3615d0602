from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arizona.people.ratings import Rating
from arizona.people.standing import (
    Bar,
    Rated,
    Streak,
    compare,
    histogram,
    leaderboard,
    streak,
)

TODAY = date(2026, 11, 17)


def test_a_leaderboard_lists_the_certain_the_present_and_one_kind() -> None:
    rated = [
        Rated("ann", Rating(30.0, 2.0), 100.0, 40),
        Rated("ben", Rating(30.0, 2.0), 50.0, 60),
        Rated("cat", Rating(28.0, 2.0), 100.0, 10),
        Rated("dan", Rating(40.0, 8.0), 100.0, 2),
        Rated("eve", Rating(35.0, 2.0), 100.0, 50, hidden=True),
        Rated("bot", Rating(45.0, 1.0), 100.0, 900, bot=True),
    ]
    board = leaderboard(rated)
    assert [(row.place, row.player) for row in board] == [(1, "ben"), (1, "ann"), (3, "cat")]
    assert [row.player for row in leaderboard(rated, since=60.0)] == ["ann", "cat"]
    assert [row.player for row in leaderboard(rated, bots=True)] == ["bot"]
    assert [row.player for row in leaderboard(rated, limit=1)] == ["ben"]


def days(*back: int) -> list[date]:
    return [TODAY - timedelta(days=number) for number in back]


@pytest.mark.parametrize(
    ("done", "expected"),
    [
        ([], Streak(0, 0)),
        (days(0), Streak(1, 1)),
        (days(1, 2, 3), Streak(3, 3)),
        (days(0, 1, 1, 2), Streak(3, 3)),
        (days(2, 3), Streak(0, 2)),
        (days(0, 5, 6, 7, 8), Streak(1, 4)),
        (days(-1, 0), Streak(1, 1)),
    ],
)
def test_streaks(done: list[date], expected: Streak) -> None:
    assert streak(done, TODAY) == expected


@given(st.lists(st.integers(0, 50), min_size=1, max_size=60), st.data())
def test_places_and_percentiles(scores: list[int], data: st.DataObject) -> None:
    score = data.draw(st.sampled_from(scores))
    found = compare(score, scores)
    assert found.of == len(scores)
    assert found.place == 1 + sum(other > score for other in scores)
    assert (found.percentile is None) == (len(scores) < 10)
    if found.percentile is not None:
        # What the page says is true: "Better than 83%" of the others.
        others, lower = len(scores) - 1, sum(other < score for other in scores)
        assert found.percentile * others <= 100 * lower < (found.percentile + 1) * others


def test_a_score_must_be_among_the_scores() -> None:
    with pytest.raises(ValueError, match="not among"):
        compare(1.0, [2.0])


@given(st.lists(st.integers(-100, 500), max_size=80), st.integers(1, 20))
def test_every_score_is_in_one_bar(scores: list[int], bars: int) -> None:
    found = histogram(scores, bars)
    assert len(found) <= bars
    assert sum(bar.count for bar in found) == len(scores)
    for bar in found:
        assert bar.count == sum(bar.low <= score <= bar.high for score in scores)
    assert len({bar.high - bar.low for bar in found}) <= 1


def test_a_histogram_of_equal_scores_is_one_bar() -> None:
    assert histogram([7, 7, 7]) == [Bar(7, 7, 3)]
    with pytest.raises(ValueError, match="at least one"):
        histogram([1], 0)
