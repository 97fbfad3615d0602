"""From what a decision cost to its grade: four steps, told by shape as well as by colour."""

from __future__ import annotations

from typing import Final

from arizona.review.model import Assessment, Grade

LADDER: Final[tuple[Grade, ...]] = ("best", "good", "slip", "blunder")
ESTIMATED: Final = (0.5, 1.5, 3.0)
"""Lost points up to which an estimated decision is best, good, a slip; above it is a blunder."""
EXACT: Final = (0.0, 1.0, 2.0)
"""The same for one that is known."""
LEVEL: Final = 0.5
"""A lead this small is none."""


def grade(judged: Assessment) -> Grade:
    """The grade of one decision.

    What is known exactly and changes who wins is one step heavier. Where an estimate may be wrong
    by more than what was lost, the decision is good.
    """
    if judged.exact:
        step = _step(judged.loss, EXACT)
        if step and changes_winner(judged):
            step = min(step + 1, len(LADDER) - 1)
        return LADDER[step]
    step = _step(judged.loss, ESTIMATED)
    if step > 1 and judged.margin > judged.loss:
        step = 1
    return LADDER[step]


def between_grades(loss: float, margin: float) -> bool:
    """Whether an estimated loss may as well be of the next grade."""
    return any(abs(loss - limit) < margin for limit in ESTIMATED)


def _step(loss: float, limits: tuple[float, ...]) -> int:
    for number, limit in enumerate(limits):
        if loss <= limit + 1e-9:
            return number
    return len(limits)


def side(lead: float) -> str:
    """Who wins with such a lead at the end, as its mover sees it."""
    return "win" if lead > LEVEL else "loss" if lead < -LEVEL else "draw"


def changes_winner(judged: Assessment) -> bool:
    """Whether the move changed who wins with best play."""
    return judged.exact and side(judged.best) != side(judged.value)
