"""Daily puzzles, streaks, ratings and saved progress."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from arizona.puzzles.daily import can_make_up, of_day, streak
from arizona.puzzles.progress import (
    HINT_COST,
    Outcome,
    Progress,
    PuzzleStatistics,
    first_try,
    hint_cost,
    solve,
)
from arizona.puzzles.puzzle import Header, Puzzle, PuzzleSet
from arizona.puzzles.rating import Rating, after, expected
from tests.puzzles.samples import sample_puzzle

MONDAY = date(2026, 5, 11)
SUNDAY = MONDAY + timedelta(days=6)


def puzzle(number: int) -> Puzzle:
    return sample_puzzle(number, 1000 + number)


def many(count: int) -> PuzzleSet:
    header = Header(format="", game="toy", rules=1, content="default", digest="")
    return PuzzleSet(header, [puzzle(number) for number in range(count)])


def days(*numbers: int) -> set[date]:
    return {MONDAY + timedelta(days=number) for number in numbers}


# --- daily puzzles -----------------------------------------------------------------------------


def test_a_day_has_the_same_puzzle_whatever_the_order_of_the_set() -> None:
    found = many(70)
    other = PuzzleSet(found.header, found.puzzles[::-1])
    for number in range(30):
        day = MONDAY + timedelta(days=number)
        assert of_day(found, day) == of_day(other, day)


def test_a_week_grows_harder() -> None:
    found = many(70)
    ratings = [of_day(found, MONDAY + timedelta(days=number)).rating for number in range(7)]
    assert ratings == sorted(ratings)


def test_no_puzzle_comes_back_before_all_of_its_weekday_have_come() -> None:
    found = many(70)
    mondays = [of_day(found, MONDAY + timedelta(weeks=number)).id for number in range(-3, 7)]
    assert len({*mondays}) >= 7  # ten of each weekday; a new cycle may start among these
    whole = [of_day(found, date(2026, 1, 5) + timedelta(weeks=number)).id for number in range(10)]
    assert len({*whole}) == 10


def test_a_small_set_is_sufficient() -> None:
    found = many(3)
    assert {of_day(found, MONDAY + timedelta(days=number)).id for number in range(7)} <= {
        one.id for one in found.puzzles
    }


# --- streaks -----------------------------------------------------------------------------------


def test_days_in_a_row_count_up_to_today_or_yesterday() -> None:
    assert streak(days(0, 1, 2), set(), MONDAY + timedelta(days=2)) == 3
    assert streak(days(0, 1, 2), set(), MONDAY + timedelta(days=3)) == 3
    assert streak(set(), set(), MONDAY) == 0


def test_a_missed_day_breaks_nothing_while_it_can_be_made_up() -> None:
    solved = days(-2, -1, 0, 2)  # Tuesday was missed
    for number in range(2, 7):
        saved = solved | days(*range(2, number + 1))
        assert streak(saved, set(), MONDAY + timedelta(days=number)) == 3 + number - 1
    after_sunday = solved | days(3, 4, 5, 6, 7)
    assert streak(after_sunday, set(), MONDAY + timedelta(days=7)) == 6


def test_two_missed_days_end_a_streak() -> None:
    assert streak(days(0, 3), set(), MONDAY + timedelta(days=3)) == 1


def test_one_day_a_week_can_be_made_up_until_sunday() -> None:
    solved = days(0, 3)
    assert can_make_up(solved, set(), MONDAY + timedelta(days=1), SUNDAY)
    assert not can_make_up(solved, set(), MONDAY + timedelta(days=1), SUNDAY + timedelta(days=1))
    made = days(1)
    assert not can_make_up(solved | made, made, MONDAY + timedelta(days=2), SUNDAY)
    assert not can_make_up(solved, set(), MONDAY, SUNDAY)  # it was solved
    assert not can_make_up(solved, set(), SUNDAY, MONDAY)  # it is in the future


def test_a_day_made_up_counts_and_is_marked() -> None:
    progress = Progress()
    today = MONDAY + timedelta(days=2)
    solve(progress, "toy/1", today, today)
    solve(progress, "toy/2", MONDAY, today)
    assert progress.days == ["2026-05-11", "2026-05-13"]
    assert progress.made_up == ["2026-05-11"]
    solve(progress, "toy/3", MONDAY + timedelta(days=1), today)  # a second one in the same week
    assert progress.days == ["2026-05-11", "2026-05-13"]
    assert progress.streak(today) == 1


# --- ratings -----------------------------------------------------------------------------------


def test_glickmans_own_example() -> None:
    """The worked example of "Example of the Glicko-2 system"."""
    met = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    now = after(Rating(1500, 200, 0.06), met)
    assert now.value == pytest.approx(1464.06, abs=0.05)
    assert now.unsure == pytest.approx(151.52, abs=0.05)
    assert now.changing == pytest.approx(0.05999, abs=0.0001)


def test_the_stronger_player_is_expected_to_win() -> None:
    assert expected(Rating(1900, 50), Rating(1500, 50)) > 0.9
    assert expected(Rating(1500, 50), Rating(1500, 50)) == pytest.approx(0.5)


def test_only_the_first_try_is_rated() -> None:
    progress, statistics = Progress(), PuzzleStatistics()
    assert first_try(progress, statistics, puzzle(500), "toy/1", "missed", 2)
    low = progress.rating.value
    assert low < 1500
    assert statistics.rating is not None and statistics.rating.value > 1500
    assert not first_try(progress, statistics, puzzle(500), "toy/1", "found")
    assert progress.rating.value == low
    assert (statistics.tries, statistics.found, statistics.wrong) == (1, 0, {2: 1})


def test_a_hint_costs_what_it_says() -> None:
    progress, statistics = Progress(), PuzzleStatistics()
    result = hint_cost(progress, "toy/1")
    first_try(progress, statistics, puzzle(500), "toy/1", "hinted")
    assert progress.rating.value == 1500 - result < 1500
    assert (statistics.rating, statistics.tries, statistics.found) == (None, 1, 0)
    assert hint_cost(progress, "toy/1") == 0  # already rated


@pytest.mark.parametrize("outcome", ["found", "missed"])
def test_after_a_hint_the_first_try_costs_only_the_hint(outcome: Outcome) -> None:
    progress, statistics = Progress(hinted=["toy/1"]), PuzzleStatistics()
    assert first_try(progress, statistics, puzzle(500), "toy/1", outcome)
    assert progress.rating.value == 1500 - HINT_COST
    assert progress.hinted == [] and progress.tried == {"toy/1": "hinted"}
    assert statistics.rating is None
