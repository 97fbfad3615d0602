"""Evaluation and bot characters of Trail.

A turn of Trail is a chain of small questions (target, price, place, track, boost …). A position in
the middle of an action is first played on greedily until the seat's action is complete. Pending
chance events and decisions of others are estimated from the stack.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arizona.bots.bot import Bot
from arizona.bots.evaluation import Evaluation, leads
from arizona.bots.learned import learned_search
from arizona.bots.levels import Level, Seed, by_evaluation, greedy, slipping
from arizona.bots.players import Calibration, TunedPlayers
from arizona.bots.tree import SearchOptions
from arizona.engine.bits import bit_at
from arizona.engine.state import State
from arizona.games.trail.bot.reasons import reasons
from arizona.games.trail.bot.weights import OTHERS, TUNED
from arizona.games.trail.bot.worth import (
    TUNED_SCALES,
    Scales,
    pending,
    prospects,
    standing,
)
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.frames import kind_of
from arizona.games.trail.rules.state import TrailState

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
"""The questions within an action, which the evaluation answers greedily."""


def _step_bits() -> i64:
    bits: i64 = 0
    for kind in STEPS:
        bits |= bit_at(kind)
    return bits


STEP_BITS: Final = _step_bits()
MAX_STEPS: Final = 40


class TrailEvaluation(Evaluation):
    """Sums Gold, future value of Grit, stock, tracks, Ladder, mural, cards, claims and markers."""

    def __init__(self, weights: list[float] | None = None) -> None:
        self.scales: Final = Scales(TUNED if weights is None else vec[float](weights))
        """The weights, in the order of ``weights.WEIGHTS``."""

    def value(self, state: State, seat: int) -> float:
        """Return the seat's prospects after the current action is completed."""
        assert isinstance(state, TrailState)
        now = settled(state, seat, self.scales)
        return self.own(now, seat) - rivals(now, seat, self.scales)

    def values(self, state: State) -> list[float]:
        """Return every seat's lead after the current action is completed."""
        assert isinstance(state, TrailState)
        mover = state.to_move()
        now = settled(state, mover, self.scales) if mover >= 0 else state
        own: list[float] = []
        seat: i64 = 0
        while seat < now.seats:
            own.append(self.own(now, seat))
            seat += 1
        return leads(own)

    def own(self, state: TrailState, seat: i64) -> float:
        """Return the value of a seat's possessions and pending gains in the given position."""
        return prospects(state, seat, self.scales) + pending(state, seat, self.scales)

    def steps(self, state: State) -> list[int]:
        """Return greedy answers for the rest of the current action; applies them to the state."""
        assert isinstance(state, TrailState)
        answers: list[int] = []
        seat = state.to_move()
        while seat >= 0 and len(answers) < MAX_STEPS and state.to_move() == seat:
            kind: i64 = kind_of(state.stack[state.depth - 1])
            if kind > f.LAST_QUESTION or not STEP_BITS & bit_at(kind):
                break
            answer: i64 = best_step(state, state, seat, self.scales)[0]
            answers.append(answer)
            state.apply(answer)
        return answers

    def spread(self) -> float:
        """Return the lead that makes winning about three times as likely as losing, in points."""
        return 15.0


def look(state: TrailState, seat: i64, scales: Scales = TUNED_SCALES) -> float:
    """Return the value of a position as is: the seat's value minus the best opponent's share."""
    own = prospects(state, seat, scales) + pending(state, seat, scales)
    return own - rivals(state, seat, scales)


def rivals(state: TrailState, seat: i64, scales: Scales) -> float:
    """Return the weighted value of the best opponent."""
    best = -1000.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            theirs = standing(state, other, scales)
            best = max(best, theirs)
        other += 1
    return scales.weight[OTHERS] * best


def settled(state: TrailState, seat: i64, scales: Scales = TUNED_SCALES) -> TrailState:
    """Return the position after the seat's own steps, chosen greedily.

    Poison is drawn from the middle of the pool; Weather is skipped. The result is the position
    itself or one of its scratch positions, valid until the next evaluation.
    """
    now = state
    steps: i64 = 0
    while steps < MAX_STEPS:
        steps += 1
        kind: i64 = f.FINISH
        if now.depth:
            kind = kind_of(now.stack[now.depth - 1])
        if kind == f.DRAW_POISON or kind == f.DRAW_WEATHER:  # noqa: PLR1714 (a set makes objects)
            if now is state:
                now = state.sketch(0)
                state.copy_to(now)
            if kind == f.DRAW_POISON:
                tokens = now.listing()
                now.apply(tokens[len(tokens) // 2])
            else:
                now.depth -= 1
                now.run()
        elif kind <= f.LAST_QUESTION and STEP_BITS & bit_at(kind) and now.to_move() == seat:
            now = best_step(state, now, seat, scales)[1]
        else:
            break
    return now


def best_step(
    scratch: TrailState, state: TrailState, seat: i64, scales: Scales
) -> tuple[i64, TrailState]:
    """Return the greedily best answer and the position after it.

    All answers are tried in two scratch positions of ``scratch``: one for the best so far, one for
    the next attempt. ``state`` may be the keeper itself or one of its scratch positions. This
    avoids allocations, and the best answer need not be applied again.
    """
    best = scratch.sketch(0)
    after = scratch.sketch(1)
    if state is best:
        best = scratch.sketch(2)
    elif state is after:
        after = scratch.sketch(2)
    answers = state.listing()
    chosen: i64 = answers[0]
    highest = -1e9
    number: i64 = 0
    while number < len(answers):
        state.copy_to(after)
        after.apply(answers[number])
        value = look(after, seat, scales)
        if value > highest:
            chosen = answers[number]
            highest = value
            best, after = after, best
        number += 1
    return chosen, best


# --- characters -------------------------------------------------------------------------------


def search_options(iterations: int = 0) -> SearchOptions:
    """Return the search options for Trail; questions within an action are answered greedily."""
    return by_evaluation(iterations, turns=True)


def _glancing(seed: Seed) -> Bot:
    """Return a bot that plays the network's first choice.

    It is stronger than a long search without the network.
    """
    return learned_search("trail", seed, 1)


LEVELS: Final = (
    Level("trail", "jackrabbit", 0.5, lambda seed: greedy(TrailEvaluation(), seed, 0.4), elo=-890),
    Level("trail", "ringtail", 0.5, lambda seed: greedy(TrailEvaluation(), seed, 0.2), elo=-442),
    Level("trail", "bobcat", 0.5, lambda seed: greedy(TrailEvaluation(), seed), elo=-180),
    Level("trail", "owl", 1.0, lambda seed: slipping(_glancing(seed), seed, 0.1), elo=108),
    Level("trail", "elk", 2.0, _glancing, elo=446),
    Level("trail", "puma", 3.0, lambda seed: learned_search("trail", seed), elo=958),
)


CALIBRATION: Final = Calibration(turns=128, slope=0.797, margins=[27.9, 20.2, 14.4], scale=9.0)
"""Measured by ``bench/calibration.py``; the curves are in ``docs/calibration.json``."""


PLAYERS: Final = TunedPlayers(
    "trail",
    TrailEvaluation,
    search_options,
    LEVELS,
    reasons,
    CALIBRATION,
    adviser=lambda seed: learned_search("trail", seed),
)
