"""Builds reviews from assessed decisions: grades, accounts, curve and turning points."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from msgspec import structs

from arizona.engine.errors import ArizonaError
from arizona.engine.message import Message
from arizona.engine.state import OVER
from arizona.review.grades import changes_winner, grade, side
from arizona.review.lines import Variation, steps
from arizona.review.model import (
    MAX_MOMENTS,
    VERSION,
    Account,
    Assessment,
    Decision,
    Explanation,
    Grade,
    Review,
    ReviewMove,
    ReviewPoint,
    Turning,
    message_data,
)
from arizona.review.timeline import Spot, Timeline
from arizona.review.valuation import Reviewer, chances, explanation_of, reviewer_of

WORTH_A_FIND: Final = 3.0
"""Minimum loss, in points, of every other move for an estimated find."""
MAX_FINDS: Final = 3
FIND_WEIGHS: Final = 0.6
"""Weight of a find relative to a mistake of the same size."""
POINTS_WEIGH: Final = 0.05
"""Weight of a lost point, relative to a tenth of winning chance."""
MAX_SHOWN: Final = 8
"""Maximum number of effects to list for a turn."""
RESULTS: Final = {"win": 1.0, "draw": 0.5, "loss": 0.0}
"""Winning chance by exact result."""
DECIDES: Final = 2.0
"""Extra weight, in points, of changing the winner."""


def review(
    played: Timeline, effort: float = 1.0, progress: Callable[[int, int], None] | None = None
) -> Review:
    """Review a game in this process."""
    reviewer = reviewer_of(played, effort)
    order = reviewer.order()
    found: dict[int, Assessment] = {}
    for done, number in enumerate(order):
        if progress is not None:
            progress(done, len(order))
        found[number] = reviewer.judge(number)
    return build_review(reviewer, found)


def build_review(reviewer: Reviewer, found: dict[int, Assessment]) -> Review:
    """Build the review of a game whose decisions have all been judged."""
    played = reviewer.played
    missing = [number for number in played.free if number not in found]
    if missing:
        raise ArizonaError(f"{len(missing)} decisions have not been judged yet")
    found = _credit_later_gains(played, found)
    grades: list[Grade] = [
        grade(found[number], reviewer.stakes) if number in found else "forced"
        for number in range(len(played.spots))
    ]
    judged = [found[number] for number in sorted(found)]
    counted = [item for item in judged if reviewer.counts(item)]
    return Review(
        game=played.game.name,
        rules=played.match.setup.rules,
        version=VERSION,
        moves=len(played.match.moves),
        curve=reviewer.curve,
        exact=reviewer.exact,
        error=_error(reviewer, counted),
        luck=reviewer.luck,
        notes=[message_data(note) for note in reviewer.notes(judged)],
        points=_points(reviewer, counted),
        decisions=[
            _decision(reviewer, spot, grades[number], found.get(number))
            for number, spot in enumerate(played.spots)
        ],
        moments=_moments(reviewer, found, grades),
        accounts=[_account(reviewer, seat, found, grades) for seat in range(played.seats)],
        bands=reviewer.bands(),
    )


def _credit_later_gains(played: Timeline, found: dict[int, Assessment]) -> dict[int, Assessment]:
    """Raise the value of a move to what the seat could still achieve afterward.

    Assessments assume greedy play after a move. If the same seat then finds or misses something
    better, only the later decision accounts for it.
    """
    explained = dict(found)
    for number in sorted(found, reverse=True):
        item, later = found[number], explained.get(_following(played, number))
        if later is None or not item.looked or later.looked != item.looked:
            continue
        value = max(item.value, later.best)
        best = max(item.best, value)
        better = item.better if best > value else item.played
        explained[number] = structs.replace(
            item, better=better, best=best, value=value, loss=best - value
        )
    return explained


def _following(played: Timeline, number: int) -> int:
    """Return the next free decision if it follows directly and belongs to the same seat, or −1."""
    for after in range(number + 1, len(played.spots)):
        spot = played.spots[after]
        if spot.seat != played.spots[number].seat or spot.chance >= 0:
            break
        if spot.free:
            return after
    return -1


# --- curve ----------------------------------------------------------------------------------------


def _points(reviewer: Reviewer, counted: list[Assessment]) -> list[ReviewPoint]:
    """Return the expected results before each decision and the final result."""
    points = [ReviewPoint(item.moment, _curve_values(reviewer, item.outlook)) for item in counted]
    match = reviewer.played.match
    winners = match.winners()
    scores = match.state.scores()
    if reviewer.curve == "lead" and match.state.to_move() == OVER:
        end = [float(scores[seat] - scores[1 - seat]) for seat in range(len(scores))]
    elif reviewer.curve == "lead":
        end = points[-1].values if points else [0.0] * len(scores)
    else:
        share = 1.0 / max(1, len(winners))
        end = [share if seat in winners else 0.0 for seat in range(len(scores))]
    points.append(ReviewPoint(len(match.moves), [_rounded(value) for value in end]))
    return points


def _curve_values(reviewer: Reviewer, outlook: list[float]) -> list[float]:
    if reviewer.curve == "lead":
        return [_rounded(value) for value in outlook]
    stakes = reviewer.stakes
    if stakes.decides:
        return [round(chance, 3) for chance in chances(outlook, stakes.scale)]
    won = [stakes.win_chance(value) for value in outlook]
    return [round(one / max(1e-9, sum(won)), 3) for one in won]


def _error(reviewer: Reviewer, counted: list[Assessment]) -> float:
    """Estimate the margin of error of the curve.

    Compared decisions were estimated twice, by independent searches. Their difference is more
    reliable than the standard error of either.
    """
    if reviewer.exact or not counted:
        return 0.0
    mean = sum(item.error for item in counted) / len(counted)
    twice = [item.outlook[item.seat] - item.best for item in counted if item.margin > 0.0]
    apart = math.sqrt(sum(one * one for one in twice) / len(twice)) if twice else 0.0
    # The logistic curve is steepest at 0, where its slope is a quarter per spread.
    if not reviewer.stakes.decides:
        return round(max(mean, apart) / 2, 3)
    return round(max(mean, apart) / reviewer.stakes.scale / 4, 3)


# --- decisions ------------------------------------------------------------------------------------


def _decision(reviewer: Reviewer, spot: Spot, mark: Grade, item: Assessment | None) -> Decision:
    if item is None:
        return Decision(
            moment=spot.moment,
            seat=spot.seat,
            where=message_data(reviewer.where(spot.moment)),
            grade=mark,
            exact=None,
            loss=0.0,
            margin=0.0,
            risk=0.0,
            played=_move(reviewer, spot.moment, spot.action, None),
        )
    other = item.better != item.played
    return Decision(
        moment=spot.moment,
        seat=spot.seat,
        where=message_data(reviewer.where(spot.moment)),
        grade=mark,
        exact=item.exact,
        loss=_rounded(item.loss),
        margin=_rounded(item.margin),
        risk=_rounded(item.risk),
        played=_move(reviewer, spot.moment, spot.action, item.value),
        better=_move(reviewer, spot.moment, item.better, item.best) if other else None,
    )


def _move(reviewer: Reviewer, moment: int, action: int, value: float | None) -> ReviewMove:
    words = reviewer.game.words(reviewer.played.states[moment], action)
    rounded = None if value is None else _rounded(value)
    return ReviewMove(action, words.text, message_data(words.label), list(words.targets), rounded)


def _account(
    reviewer: Reviewer, seat: int, found: dict[int, Assessment], grades: list[Grade]
) -> Account:
    spots = reviewer.played.spots
    own = [
        number
        for number, spot in enumerate(spots)
        if spot.seat == seat and (number not in found or reviewer.counts(found[number]))
    ]
    judged = [found[number] for number in own if number in found]
    risk = sum(item.risk for item in judged)
    # Some estimates are wrong by chance, so count only losses that exceed their margin.
    sure = [item for item in judged if item.margin <= item.loss]
    lost = sum(item.loss for item in sure)
    staked = sum(_stake(reviewer, item, item.risk) for item in judged)
    wasted = sum(_stake(reviewer, item, item.loss) for item in sure)
    luck = [item.luck[seat] for item in found.values() if item.luck]
    marks = [grades[number] for number in own]
    return Account(
        seat=seat,
        best=marks.count("best"),
        good=marks.count("good"),
        slip=marks.count("slip"),
        blunder=marks.count("blunder"),
        forced=marks.count("forced"),
        kept=_rounded(risk - lost),
        risk=_rounded(risk),
        accuracy=round(100.0 * (1.0 - wasted / staked)) if risk > 0.05 and staked else None,
        given=_rounded(sum(gain for gain in luck if gain > 0.0)),
        taken=_rounded(-sum(gain for gain in luck if gain < 0.0)),
    )


# --- turning points -------------------------------------------------------------------------------


def _moments(
    reviewer: Reviewer, found: dict[int, Assessment], grades: list[Grade]
) -> list[Turning]:
    weighed = sorted(
        ((_weight(reviewer, item, grades[number]), -number) for number, item in found.items()),
        reverse=True,
    )
    chosen: list[int] = []
    turns: set[tuple[int, int]] = set()
    finds: set[tuple[int, int]] = set()
    for weight, place in weighed:
        item = found[-place]
        if weight <= 0.0 or len(chosen) == MAX_MOMENTS:
            break
        turn = (item.seat, int(reviewer.played.states[item.moment].turn()))
        if turn in turns:
            continue  # one turning point per turn
        if item.better == item.played:
            # List the same find only once, and limit finds to leave room for mistakes.
            if (item.seat, item.played) in finds or len(finds) == MAX_FINDS:
                continue
            finds.add((item.seat, item.played))
        turns.add(turn)
        chosen.append(-place)
    return [_turning(reviewer, number, found[number]) for number in sorted(chosen)]


def _weight(reviewer: Reviewer, item: Assessment, mark: Grade) -> float:
    """Return how much a decision changed the game; 0 if it is not notable."""
    slip = mark in ("slip", "blunder")
    if not slip and (mark != "best" or item.second < 0 or not reviewer.counts(item)):
        return 0.0
    if item.exact:
        if slip:
            return item.loss + (DECIDES if changes_winner(item) else 0.0)
        holds = side(item.best) != "loss" and side(item.best) != side(item.best - item.gap)
        return FIND_WEIGHS * (item.gap + DECIDES) if holds else 0.0
    if slip:
        return _chance_lost(reviewer, item.best, item.loss - item.margin / 2)
    return (
        FIND_WEIGHS * _chance_lost(reviewer, item.best, item.gap)
        if item.gap >= WORTH_A_FIND
        else 0.0
    )


def _chance_lost(reviewer: Reviewer, best: float, lost: float) -> float:
    """Return the loss of winning chance, plus a little for the points themselves."""
    chance = reviewer.stakes.chance_lost(best, lost)
    return max(0.0, 10.0 * chance + POINTS_WEIGH * lost)


def _stake(reviewer: Reviewer, item: Assessment, lost: float) -> float:
    """Return what a loss means: winning chance, plus points relative to the game's scale."""
    stakes = reviewer.stakes
    if item.exact:
        chance = RESULTS[side(item.best)] - RESULTS[side(item.best - lost)]
    else:
        chance = stakes.chance_lost(item.best, lost)
    return max(0.0, chance + (lost / stakes.scale if stakes.decides else 0.0))


def _turning(reviewer: Reviewer, number: int, item: Assessment) -> Turning:
    slip = item.better != item.played
    other = item.played if slip else item.second
    better, instead, reason = reviewer.explained(item, other)
    return Turning(
        decision=number,
        kind="slip" if slip else "find",
        head=_headline(reviewer, item),
        why=explanation_of(reason, "slip" if slip else "find"),
        change=_rounded(item.loss if slip else item.gap),
        line=steps(reviewer.game, better),
        instead=steps(reviewer.game, instead),
        brings=_turn_effects(reviewer, better),
        brought=_turn_effects(reviewer, instead),
    )


def _turn_effects(reviewer: Reviewer, line: Variation) -> list[Explanation]:
    """Return the events that affect the line's seat in its first turn, as log messages."""
    own = [event for event in line.near() if event.seat == line.seat]
    return [message_data(event.message(reviewer.game.name)) for event in own[:MAX_SHOWN]]


def _headline(reviewer: Reviewer, item: Assessment) -> Explanation:
    """Return a short headline: the change of the winner or the played move."""
    if item.better == item.played:
        return Explanation("review-head-only" if item.exact else "review-head-find")
    if changes_winner(item):
        return Explanation(f"review-head-{side(item.best)}-{side(item.value)}")
    label = reviewer.game.words(reviewer.played.states[item.moment], item.played).label
    return message_data(Message(label.id, dict(label.args)))


def _rounded(value: float) -> float:
    """Round to one decimal and avoid negative zero."""
    return round(value, 1) + 0.0
