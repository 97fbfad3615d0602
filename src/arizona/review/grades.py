"""Grades decisions by what was at stake: the chance to win, and points."""

from __future__ import annotations

from typing import Final, NamedTuple

from arizona.bots.rewards import logistic
from arizona.review.model import Assessment, Grade

LADDER: Final[tuple[Grade, ...]] = ("best", "good", "slip", "blunder")
EXACT: Final = (0.0, 1.0, 2.0)
"""Maximum exact loss, in points, for the grades best, good and slip."""
LEVEL: Final = 0.5
"""Leads up to this size count as a draw."""
DECIDED: Final = 0.01
"""If less winning chance than this is lost, points alone are at most a slip."""


class Stakes(NamedTuple):
    """What losses mean in a game. Measured per game by ``bench/calibration.py``."""

    points: tuple[float, float, float] = (0.5, 1.5, 3.0)
    """Maximum estimated loss, in points, for the grades best, good and slip."""
    chance: tuple[float, float, float] = (0.03, 0.08, 0.16)
    """The same for the loss of winning chance."""
    scale: float = 15.0
    """Lead, in points, that makes winning e times as likely as losing."""
    decides: bool = True
    """Whether points decide the game; if not, values are results from −1 to 1."""

    def win_chance(self, lead: float) -> float:
        """Return the chance to win against one opponent, given an expected lead or result."""
        if not self.decides:
            return min(1.0, max(0.0, (1.0 + lead) / 2.0))
        return logistic(lead / self.scale)

    def chance_lost(self, best: float, loss: float) -> float:
        return self.win_chance(best) - self.win_chance(best - loss)


USUAL: Final = Stakes()


def grade(judged: Assessment, stakes: Stakes = USUAL) -> Grade:
    """Return the grade of a decision: the worse of its grades by points and by winning chance.

    A move that provably turns a win into a draw or a loss, or a draw into a loss, is a blunder,
    however few points it costs. If the margin of an estimate exceeds the loss, the grade is at
    least good.
    """
    if judged.exact:
        if changes_winner(judged):
            return "blunder"
        return LADDER[_step(judged.loss, EXACT)]
    step = _estimated_step(judged.best, judged.loss, stakes)
    if step > 1 and judged.margin > judged.loss:
        step = 1
    return LADDER[step]


def _estimated_step(best: float, loss: float, stakes: Stakes) -> int:
    lost = stakes.chance_lost(best, loss)
    by_chance = _step(lost, stakes.chance)
    if not stakes.decides:
        return by_chance
    by_points = _step(loss, stakes.points)
    if lost < DECIDED:
        by_points = min(by_points, 2)
    return max(by_chance, by_points)


def between_grades(best: float, loss: float, margin: float, stakes: Stakes = USUAL) -> bool:
    """Check whether an estimated loss could belong to a different grade."""
    low, high = max(0.0, loss - margin), loss + margin
    return _estimated_step(best, low, stakes) != _estimated_step(best, high, stakes)


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
