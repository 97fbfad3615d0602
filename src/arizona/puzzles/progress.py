"""Players' puzzle progress and statistics of puzzles."""

from __future__ import annotations

from datetime import date
from typing import Final, Literal

import msgspec
from msgspec import Struct

from arizona.puzzles import daily as days
from arizona.puzzles.puzzle import Puzzle
from arizona.puzzles.rating import Rating, after, gently, puzzle_rating

Outcome = Literal["found", "hinted", "missed"]
HINT_COST: Final = 4
"""Rating cost of a hint, charged once per puzzle. It replaces any other rating change."""
MAX_TRIED: Final = 4000
"""Maximum number of puzzles to remember per player."""


class Progress(Struct, kw_only=True, omit_defaults=True):
    """A player's puzzle progress."""

    rating: Rating = Rating()
    tried: dict[str, Outcome] = {}
    """Result of the first attempt, by ``game/id``."""
    solved: list[str] = []
    """Puzzles that were solved eventually, as ``game/id``."""
    days: list[str] = []
    """Days that count toward the streak, solved or made up."""
    made_up: list[str] = []
    hinted: list[str] = []
    """Unfinished puzzles for which a hint was given."""
    races: dict[str, int] = {}
    """Best race result by game."""

    def streak(self, today: date) -> int:
        """Return the number of consecutive days."""
        return days.streak(_dates(self.days), _dates(self.made_up), today)

    def copy(self) -> Progress:
        return msgspec.json.decode(msgspec.json.encode(self), type=Progress)


class PuzzleStatistics(Struct, kw_only=True, omit_defaults=True):
    """Statistics of all first attempts at a puzzle."""

    rating: Rating | None = None
    tries: int = 0
    found: int = 0
    wrong: dict[int, int] = {}
    """Number of players by wrong first action."""


def key_of(game: str, id: str) -> str:
    """Return the key of a puzzle across all games."""
    return f"{game}/{id}"


def first_try(
    progress: Progress,
    statistics: PuzzleStatistics,
    puzzle: Puzzle,
    key: str,
    outcome: Outcome,
    wrong: int | None = None,
) -> bool:
    """Record a first attempt and update both ratings. Returns whether it was the first.

    After a hint, it only costs what the hint costs, whatever its outcome.
    """
    if key in progress.tried:
        return False
    if key in progress.hinted:
        progress.hinted.remove(key)
        outcome = "hinted"
    mine = progress.rating
    its = statistics.rating or puzzle_rating(puzzle.rating)
    if outcome == "hinted":
        progress.rating = msgspec.structs.replace(mine, value=mine.value - HINT_COST)
    else:
        score = 1.0 if outcome == "found" else 0.0
        progress.rating = gently(mine, after(mine, [(its, score)]))
        statistics.rating = after(its, [(mine, 1 - score)])
    statistics.tries += 1
    statistics.found += outcome == "found"
    if wrong is not None:
        statistics.wrong[wrong] = statistics.wrong.get(wrong, 0) + 1
    progress.tried[key] = outcome
    if len(progress.tried) > MAX_TRIED:
        progress.tried.pop(next(iter(progress.tried)))
    return True


def hint_cost(progress: Progress, key: str) -> int:
    """Return the cost of a hint: 0 if one was given already or the first attempt is over."""
    return 0 if key in progress.tried or key in progress.hinted else HINT_COST


def solve(progress: Progress, key: str, day: date | None, today: date) -> None:
    """Record that a puzzle was solved, and its day if it counts toward the streak."""
    if key not in progress.solved:
        progress.solved.append(key)
        del progress.solved[:-MAX_TRIED]
    if key in progress.hinted:
        progress.hinted.remove(key)
    if day is None or day.isoformat() in progress.days:
        return
    dates = _dates(progress.days), _dates(progress.made_up)
    if days.counts_for(*dates, day, today):
        progress.days = sorted([*progress.days, day.isoformat()])
        if day != today:
            progress.made_up.append(day.isoformat())


def _dates(texts: list[str]) -> set[date]:
    return {date.fromisoformat(one) for one in texts}
