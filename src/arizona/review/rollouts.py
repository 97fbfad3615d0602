"""Moves weighed by playing on from them, again and again, with the same luck for all."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from arizona.bots.bot import Clock
from arizona.bots.evaluation import Evaluation
from arizona.bots.rewards import lead
from arizona.bots.simple import GreedyBot
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State, draw
from arizona.review.grades import between_grades
from arizona.review.lines import NO_HURRY

SURE: Final = 2.0
"""A margin is this many standard errors: what is told holds nineteen times of twenty."""
BATCH: Final = 8
"""It is played on so often before it is asked whether that is enough."""
ENOUGH: Final = 24
"""So often at least where luck is wide: what a lucky few pairs say first is too much."""
NARROW: Final = 0.5
"""Points of a margin that is not."""
FEWEST: Final = 3
"""So often at least to find the best of some moves."""
MOST: Final = 400
"""So often at most, however quickly it goes."""
FRESH: Final = 1_000_000
"""Luck from here on has found nothing yet: the best of many guesses looks better than it is."""


class Weighed(NamedTuple):
    """What two moves are worth, and by how much their difference may be wrong."""

    best: float
    value: float
    margin: float


class Rolling:
    """Plays on from a decision: everybody does what looks best, for so many more turns each.

    Then the positions are judged, all at the same distance: how far one looks ahead moves what a
    position seems worth more than most moves do.
    """

    def __init__(self, guide: Evaluation, judge: Evaluation, turns: int, luck: str) -> None:
        self.guide: Final = guide
        """What everybody looks at on the way."""
        self.judge: Final = judge
        """What the positions reached are judged by."""
        self.turns: Final = turns
        self.luck: Final = luck
        self.tried = 0
        """Moves that somebody has looked at on the way: what it all takes."""

    def best(self, state: State, actions: list[int], room: int) -> list[int]:
        """The same actions, the best first, as found by trying so many moves on the way."""
        sums = dict.fromkeys(actions, 0.0)
        count = 0
        while count < FEWEST or (self.tried < room and count < MOST):
            for action in actions:
                sums[action] += self._lead(state, action, f"{self.luck} {count}")
            count += 1
        return sorted(actions, key=lambda action: -sums[action])

    def weigh(self, state: State, one: int, other: int, room: int) -> Weighed:
        """Two moves, with luck that is fresh, until the grade is certain or the room is used."""
        here: list[float] = []
        there: list[float] = []
        until = self.tried + room
        while True:
            for luck in range(FRESH + len(here), FRESH + len(here) + BATCH):
                here.append(self._lead(state, one, f"{self.luck} {luck}"))
                there.append(self._lead(state, other, f"{self.luck} {luck}"))
                if self.tried >= until and len(here) > FEWEST:
                    return told(here, there)
            found = told(here, there)
            certain = not between_grades(found.best - found.value, found.margin)
            certain = certain and (found.margin < NARROW or len(here) >= ENOUGH)
            if certain or len(here) >= MOST:
                return found

    def apart(self, state: State, one: int, other: int, times: int) -> list[float]:
        """What one move leads to more than another, so often, with the same luck for both."""
        return [
            self._lead(state, one, f"{self.luck} {luck}")
            - self._lead(state, other, f"{self.luck} {luck}")
            for luck in range(FRESH, FRESH + times)
        ]

    def _lead(self, state: State, action: int, luck: str) -> float:
        seat = int(state.to_move())
        rng, guide = Rng(luck), GreedyBot(self.guide, luck)
        now = state.clone()
        # By the number of turns, whoever has them: some moves change who comes next.
        end = int(now.turn()) + (self.turns + 1) * len(now.scores())
        now.apply(action)
        while True:
            mover = now.to_move()
            if mover == OVER:
                return lead(now.scores(), seat)
            legal = now.legal()
            if mover == CHANCE:
                now.apply(draw(now, legal, rng))
                continue
            if now.turn() >= end:
                return self.judge.values(now)[seat]
            if len(legal) == 1:
                now.apply(legal[0])
                continue
            self.tried += len(legal)
            now.apply(guide.decide(now, legal, Clock(NO_HURRY)))


def told(here: list[float], there: list[float]) -> Weighed:
    """The means of both, and the margin of their difference."""
    count = len(here)
    best, value = sum(here) / count, sum(there) / count
    apart = [one - other for one, other in zip(here, there, strict=True)]
    spread = sum((one - best + value) ** 2 for one in apart) / max(1, count - 1)
    return Weighed(best, value, SURE * math.sqrt(spread / count))
