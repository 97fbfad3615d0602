"""Daily puzzles and streaks.

Puzzles get harder from Monday to Sunday. One missed day per week can be made up until the Sunday of
that week.
"""

from __future__ import annotations

import hashlib
from collections.abc import Set as AbstractSet
from datetime import date, timedelta
from typing import Final

from arizona.engine.entry_points import game_names
from arizona.puzzles.face import puzzler_of
from arizona.puzzles.puzzle import Puzzle, PuzzleSet

WEEK: Final = 7
FIRST_WEEK: Final = date(2026, 1, 5)
"""A Monday from which weeks are counted."""
EVEN: Final = 50
"""Success rate in percent from which a solver usually finds a puzzle."""
MIN_PUZZLES: Final = 70
"""Minimum number of puzzles for the days: ten weeks without a repetition."""
ONE_DAY: Final = timedelta(days=1)
Days = AbstractSet[date]


def of_day(found: PuzzleSet, day: date) -> Puzzle:
    """Return the puzzle of a day, the same for everyone with the same set."""
    by_rating = sorted(worth_a_day(found), key=lambda puzzle: (puzzle.rating, puzzle.id))
    weekday = day.weekday()
    first = len(by_rating) * weekday // WEEK
    last = max(first + 1, len(by_rating) * (weekday + 1) // WEEK)
    band = by_rating[first:last]
    weeks = (day - timedelta(days=weekday) - FIRST_WEEK).days // WEEK
    round_, place = divmod(weeks, len(band))
    return sorted(band, key=lambda puzzle: _shuffled(puzzle.id, round_))[place]


def worth_a_day(found: PuzzleSet) -> list[Puzzle]:
    """Return the puzzles that need more than a short look; all if too few remain.

    A puzzle is obvious if a simulated solver with little lookahead finds it at least as often as
    not: the move that looks best at once is the answer.
    """
    depth = puzzler_of(found.game).obvious if found.game in game_names() else 1
    fine = [one for one in found.puzzles if not is_obvious(one, depth)]
    return fine if len(fine) >= MIN_PUZZLES else found.puzzles


def is_obvious(puzzle: Puzzle, solver: int) -> bool:
    """Check whether the simulated solver with this number, from 0, usually finds the solution."""
    return len(puzzle.fared) > solver and puzzle.fared[solver] >= EVEN


def _shuffled(id: str, round_: int) -> str:
    return hashlib.sha256(f"{round_} {id}".encode()).hexdigest()


def monday(day: date) -> date:
    """Return the Monday of a day's week."""
    return day - timedelta(days=day.weekday())


def can_make_up(solved: Days, made_up: Days, day: date, today: date) -> bool:
    """Check whether a missed day can still be made up: in the same week, once a week."""
    if not monday(today) <= day < today or day in solved:
        return False
    return not any(monday(one) == monday(day) for one in made_up)


def counts_for(solved: Days, made_up: Days, day: date, today: date) -> bool:
    """Check whether solving a day's puzzle today counts toward the streak."""
    return day == today or can_make_up(solved, made_up, day, today)


def streak(solved: Days, made_up: Days, today: date) -> int:
    """Return the number of consecutive days up to today or yesterday.

    A missed day that can still be made up does not count but does not break the streak yet.
    """
    day = today if today in solved else today - ONE_DAY
    grace = True
    count = 0
    while True:
        if day in solved:
            count += 1
        elif grace and can_make_up(solved, made_up, day, today):
            grace = False
        else:
            return count
        day -= ONE_DAY
