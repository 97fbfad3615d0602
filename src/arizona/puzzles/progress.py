"""What somebody has tried and solved, and what is known of a puzzle from all who tried it."""

from __future__ import annotations

from datetime import date
from typing import Final, Literal

import msgspec
from msgspec import Struct

from arizona.puzzles import daily as days
from arizona.puzzles.puzzle import Puzzle
from arizona.puzzles.rating import Rating, after, puzzle_rating

Outcome = Literal["found", "hinted", "missed"]
HINT_COST: Final = 4
"""Points of rating that a hint costs, once a puzzle; with it nothing more is won or lost."""
MOST_TRIED: Final = 4000
"""Puzzles that are remembered of one person."""


class Progress(Struct, kw_only=True, omit_defaults=True):
    """One person's puzzles."""

    rating: Rating = Rating()
    tried: dict[str, Outcome] = {}
    """How the first try went, by ``game/id``."""
    solved: list[str] = []
    """Those that were solved in the end, ``game/id``."""
    days: list[str] = []
    """Days that count, solved or made up."""
    made_up: list[str] = []
    hinted: list[str] = []
    """Puzzles under way for which a hint was asked."""
    races: dict[str, int] = {}
    """The best race of each game."""

    def streak(self, today: date) -> int:
        """Days in a row."""
        return days.streak(_dates(self.days), _dates(self.made_up), today)

    def copy(self) -> Progress:
        """An independent copy."""
        return msgspec.json.decode(msgspec.json.encode(self), type=Progress)


class PuzzleFate(Struct, kw_only=True, omit_defaults=True):
    """What all first tries say about a puzzle."""

    rating: Rating | None = None
    tries: int = 0
    found: int = 0
    wrong: dict[int, int] = {}
    """The first actions that were wrong, and how many chose them."""


def key_of(game: str, id: str) -> str:
    """The name of a puzzle among all games'."""
    return f"{game}/{id}"


def first_try(
    progress: Progress,
    fate: PuzzleFate,
    puzzle: Puzzle,
    key: str,
    outcome: Outcome,
    wrong: int | None = None,
) -> bool:
    """Note how a first try went, and rate both; says whether it was one."""
    if key in progress.tried:
        return False
    mine = progress.rating
    its = fate.rating or puzzle_rating(puzzle.rating)
    if outcome == "hinted":
        progress.rating = msgspec.structs.replace(mine, value=mine.value - HINT_COST)
    else:
        score = 1.0 if outcome == "found" else 0.0
        progress.rating = after(mine, [(its, score)])
        fate.rating = after(its, [(mine, 1 - score)])
    fate.tries += 1
    fate.found += outcome == "found"
    if wrong is not None:
        fate.wrong[wrong] = fate.wrong.get(wrong, 0) + 1
    progress.tried[key] = outcome
    if len(progress.tried) > MOST_TRIED:
        progress.tried.pop(next(iter(progress.tried)))
    return True


def hint_cost(progress: Progress, key: str) -> int:
    """What a hint costs: nothing once it was given, or the first try is over."""
    return 0 if key in progress.tried or key in progress.hinted else HINT_COST


def solve(progress: Progress, key: str, day: date | None, today: date) -> None:
    """Note that a puzzle was solved, and that of a day if it counts for one."""
    if key not in progress.solved:
        progress.solved.append(key)
        del progress.solved[:-MOST_TRIED]
    if key in progress.hinted:
        progress.hinted.remove(key)
    if day is None or day.isoformat() in progress.days:
        return
    kept = _dates(progress.days), _dates(progress.made_up)
    if days.counts_for(*kept, day, today):
        progress.days = sorted([*progress.days, day.isoformat()])
        if day != today:
            progress.made_up.append(day.isoformat())


def _dates(told: list[str]) -> set[date]:
    return {date.fromisoformat(one) for one in told}
