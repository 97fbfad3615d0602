"""Grades decisions by the points they lost."""

from __future__ import annotations

from typing import Final

from arizona.review.model import Assessment, Grade

LADDER: Final[tuple[Grade, ...]] = ("best", "good", "slip", "blunder")
ESTIMATED: Final = (0.5, 1.5, 3.0)
"""Maximum estimated loss, in points, for the grades best, good and slip."""
EXACT: Final = (0.0, 1.0, 2.0)
"""Maximum exact loss, in points, for the grades best, good and slip."""
LEVEL: Final = 0.5
"""Leads up to this size count as a draw."""


def grade(judged: Assessment) -> Grade:
    """Return the grade of a decision.

    An exact loss that changes the winner is graded one step lower. If the margin of an estimate
    exceeds the loss, the grade is at least good.
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
    """Check whether an estimated loss could belong to a different grade."""
    return any(abs(loss - limit) < margin for limit in ESTIMATED)


def _step(loss: float, limits: tuple[float, ...]) -> int:
    for number, limit in enumerate(limits):
        if loss <= limit + 1e-9:
            return number
    return len(limits)


def side(lead: float) -> str:
    """Return the mover's result for a final lead: win, loss or draw."""
    return "win" if lead > LEVEL else "loss" if lead < -LEVEL else "draw"


def changes_winner(judged: Assessment) -> bool:
    """Check whether the move changed who wins with perfect play."""
    return judged.exact and side(judged.best) != side(judged.value)
