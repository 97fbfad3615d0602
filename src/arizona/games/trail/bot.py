"""What Trail's greedy bot looks at.

A turn of Trail is a chain of small questions (target, price, place, track, boost …), so a position
in the middle of one is first played on by the same eyes until the seat's action is done; what
chance or others still have to say is estimated from the stack.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.bots.simple import Evaluation, leads
from arizona.engine.bits import BIT
from arizona.engine.state import State
from arizona.games.trail import frames as f
from arizona.games.trail.bot_weights import OTHERS, TUNED
from arizona.games.trail.bot_worth import parts, pending, prospects, standing
from arizona.games.trail.frames import kind_of
from arizona.games.trail.state import TrailState

STEPS: Final = vec[i64](
    [
        f.ASK_MEANS,
        f.ASK_BOOST,
        f.ASK_PRICE,
        f.ASK_COINS,
        f.ASK_PLACE,
        f.ASK_BLOSSOM,
        f.ASK_ANTIDOTE,
        f.ASK_ADVANCE,
        f.ASK_RESOURCE,
        f.ASK_OPTION,
        f.ASK_SPIRIT,
    ]
)
"""The questions inside an action, which the evaluation answers for itself."""


def _step_bits() -> i64:
    bits: i64 = 0
    for kind in STEPS:
        bits |= BIT[kind]
    return bits


STEP_BITS: Final = _step_bits()
MOST_STEPS: Final = 40


@final
class TrailEvaluation(Evaluation):
    """Gold, Grit at its coming worth, stock, tracks, Ladder, mural, cards, claims, markers."""

    def __init__(self, weights: list[float] | None = None) -> None:
        self.weight: Final = TUNED if weights is None else vec[float](weights)
        """What things are worth, in the order of ``trail_weights.WEIGHTS``."""

    def value(self, state: State, seat: int) -> float:
        """The seat's prospects once the action under way is done."""
        assert isinstance(state, TrailState)
        return look(settled(state, seat, self.weight), seat, self.weight)

    def values(self, state: State) -> list[float]:
        """Every seat's lead once the action under way is done."""
        assert isinstance(state, TrailState)
        mover = state.to_move()
        now = settled(state, mover, self.weight) if mover >= 0 else state
        own: list[float] = []
        seat: i64 = 0
        while seat < now.seats:
            own.append(prospects(now, seat, self.weight) + pending(now, seat, self.weight))
            seat += 1
        return leads(own)

    def steps(self, state: State) -> list[int]:
        """The steps of the action under way, each the best at first sight."""
        assert isinstance(state, TrailState)
        answers: list[int] = []
        seat = state.to_move()
        while seat >= 0 and len(answers) < MOST_STEPS and state.to_move() == seat:
            kind = kind_of(state.top()) if state.depth else f.FINISH
            if kind > f.LAST_QUESTION or not STEP_BITS & BIT[kind]:
                break
            answers.append(best_answer(state, seat, self.weight))
            state.apply(answers[-1])
        return answers

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Gold, stock, tracks, Ladder, mural, cards, Poison, markers, and what is still due."""
        assert isinstance(state, TrailState)
        return parts(settled(state, seat, self.weight), seat, self.weight)

    def spread(self) -> float:
        """Games end far apart."""
        return 15.0


def look(state: TrailState, seat: i64, weight: vec[float] = TUNED) -> float:
    """A position as it stands: what the seat has and awaits, against the best of the others."""
    value = prospects(state, seat, weight) + pending(state, seat, weight)
    best = -1000.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            theirs = standing(state, other, weight)
            best = max(best, theirs)
        other += 1
    return value - weight[OTHERS] * best


def settled(state: TrailState, seat: i64, weight: vec[float] = TUNED) -> TrailState:
    """The position after the seat's own steps, each the best at first sight.

    Poison is drawn from the middle of the pool; Weather is passed over.
    """
    now = state
    copied = False
    steps: i64 = 0
    while steps < MOST_STEPS:
        steps += 1
        kind = kind_of(now.top()) if now.depth else f.FINISH
        if kind in (f.DRAW_POISON, f.DRAW_WEATHER):
            if not copied:
                now = now.clone()
                copied = True
            if kind == f.DRAW_POISON:
                tokens = now.legal()
                now.apply(tokens[len(tokens) // 2])
            else:
                now.depth -= 1
                now.run()
        elif now.to_move() == seat and kind <= f.LAST_QUESTION and STEP_BITS & BIT[kind]:
            if not copied:
                now = now.clone()
                copied = True
            now.apply(best_answer(now, seat, weight))
        else:
            break
    return now


def best_answer(state: TrailState, seat: i64, weight: vec[float] = TUNED) -> int:
    """The answer that looks best at first sight."""
    legal = state.legal()
    best = legal[0]
    highest = -1e9
    for action in legal:
        after = state.clone()
        after.apply(action)
        value = look(after, seat, weight)
        if value > highest:
            best = action
            highest = value
    return best
