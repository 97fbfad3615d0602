"""Values decisions: by search with a margin of error, unless a game has a better method.

A game exports its own method as ``REVIEWER``, a subclass of ``Reviewer``, from its
``faces/review.py``.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cached_property
from typing import Final

from msgspec import structs

from arizona.bots.bot import Clock
from arizona.bots.evaluation import Evaluation
from arizona.bots.players import players_of
from arizona.bots.rewards import RewardScale
from arizona.bots.simple import GreedyBot
from arizona.bots.tree import Tree
from arizona.engine.entry_points import face
from arizona.engine.events import Event
from arizona.engine.message import Message
from arizona.engine.rng import Rng
from arizona.engine.state import OVER, State
from arizona.review import lines
from arizona.review.grades import Stakes
from arizona.review.lines import NO_HURRY, Variation, play_on
from arizona.review.model import Assessment, Band, Curve, Explanation, Kind, message_data
from arizona.review.rollouts import SURE, Rollouts
from arizona.review.timeline import Timeline

CERTAIN: Final = 1e-9
RIVAL: Final = 3.0
"""Maximum static evaluation deficit, in points, of moves that are compared with the best."""
RIVALS: Final = 2
"""Maximum number of such moves."""
FIRST: Final = 4
"""Finding the best of them gets this fraction (1/FIRST) of the budget for comparing it."""
TO_THE_END: Final = 1_000
"""Turns; more than any game has."""
FAR_SHARE: Final = 3
"""Divisor of the rollout budget where evaluation errors outweigh random errors."""
TOO_FEW: Final = 50_000
"""Minimum budget of evaluated moves for rollouts to the end of the game to be useful."""
HEAVY: Final = 4.0
"""Loss, in points, that a minor reason does not explain."""
LONGER: Final = 3
"""Number of turns to extend lines when looking for a reason."""
IN_POINTS: Final = ("-points", "-delivers")
"""Suffixes of reasons that include the points they explain."""
NO_REASONS: Final = frozenset({"review-why-alike", "review-why-later"})
OBVIOUS: Final = 0.5
"""Maximum static evaluation advantage, in points, of a move that counts as a find."""
TEMPTING_MARGIN: Final = 3.0
"""Minimum advantage, in points, over the most tempting alternative according to the search."""


class Reviewer:
    """Judges the decisions of a finished game."""

    curve: Curve = "chance"
    exact: bool = False
    """Whether grades are exact, except during setup."""
    luck: bool = True
    """Whether chance events matter in the game."""
    iterations: int = 150_000
    """Search iterations for a complete game, divided among its decisions."""
    each: tuple[int, int] = (60, 1500)
    """Minimum and maximum number of iterations per decision."""
    ahead: int = 3
    """Number of further turns per seat in rollouts."""
    tries: int = 1_200_000
    """Evaluated moves in rollouts for a complete game, divided among its decisions."""
    tries_each: tuple[int, int] = (1_000, 12_000)
    """Minimum and maximum number per decision; fewer if the grade is certain earlier."""
    eyes_error: float = 0.0
    """Standard error, in points, of the evaluated difference between two moves at that distance.

    Measured by ``python -m bench.review_error`` against rollouts to the end of the game.
    """
    closely: int = 0
    """Number of decisions, worst after a quick search, that get rollouts to the end of the game."""
    closely_tries: int = 0
    """Evaluated moves in the rollouts of each of these decisions."""
    small: frozenset[str] = frozenset()
    """Reasons that explain little. If much was lost, lines are extended to find a better one."""

    def __init__(self, played: Timeline, effort: float = 1.0) -> None:
        self.played: Final = played
        self.game: Final = played.game
        self.players: Final = players_of(played.game.name)
        self.evaluation: Final = self.eyes()
        self.spread: Final = self.evaluation.spread()
        self.stakes: Final = self._stakes()
        self.looks: Final = max(8, int(effort * self._share(self.iterations, self.each)))
        self.room: Final = int(effort * self._share(self.tries, self.tries_each))
        self.closely_room: Final = int(effort * self.closely_tries)

    def _stakes(self) -> Stakes:
        """Return what losses mean in this game."""
        if not self.players.points_decide():
            return Stakes(decides=False)
        calibration = self.players.calibration()
        scale = self.spread if calibration is None else calibration.scale
        return Stakes(scale=scale)

    def _share(self, whole: int, each: tuple[int, int]) -> int:
        """Divide a game's budget among its decisions."""
        least, most = each
        return max(least, min(most, whole // max(1, len(self.played.free))))

    # --- methods that games may override -----------------------------------------------------

    def eyes(self) -> Evaluation:
        """Return the evaluation of positions. The default is the one used by the game's bots."""
        return self.players.evaluation()

    def order(self) -> list[int]:
        """Return the decisions to judge in the most efficient order."""
        return list(self.played.free)

    def judge(self, number: int) -> Assessment:
        """Judge a decision; ``number`` is its index among all decisions."""
        found = self.estimated(number)
        return self._verified(number, found) if self.far(found.moment) else found

    def counts(self, judged: Assessment) -> bool:
        """Check whether a decision counts in the summaries and the curve."""
        return True

    def where(self, moment: int) -> Message:
        """Return the time of a decision in the game: ``Jump 24``."""
        return Message("review-where", {"number": moment + 1})

    def line(self, moment: int, action: int) -> Variation:
        """Return the line to show for a move."""
        return self.played_on(moment, action, 1)

    def played_on(self, moment: int, action: int, turns: int) -> Variation:
        """Play a move and its best-looking continuation.

        All lines of a moment have the same chance outcomes and tie-breaks.
        """
        guide, seed = GreedyBot(self.players.evaluation(), 1), f"line {moment}"
        return play_on(self.played.states[moment], action, guide, seed, turns)

    def why(self, better: Variation, instead: Variation) -> Message:
        """Explain why the first line is better than the second, given their events."""
        return self.plain_why(better, instead)

    def explained(self, item: Assessment, other: int) -> tuple[Variation, Variation, Message]:
        """Return both lines to show and the reason; longer lines if these explain too little."""
        better, instead = self.line(item.moment, item.better), self.line(item.moment, other)
        reason = self.why(better, instead)
        change = max(item.loss, item.gap)
        if better.proved or not self._says_little(reason, change):
            return better, instead, reason
        longer, beside = (
            self.played_on(item.moment, action, LONGER) for action in (item.better, other)
        )
        seat, seats = item.seat, self.played.seats
        ahead, behind = (lines.lead(one.all(), seat, seats) for one in (longer, beside))
        if ahead - behind < change / 2:
            return better, instead, reason
        return longer, beside, line_why(longer, beside, ahead, behind)

    def _says_little(self, reason: Message, change: float) -> bool:
        """Check whether a reason explains only a small part of the loss."""
        if reason.id.endswith(IN_POINTS):
            return int(reason.args["more"]) - int(reason.args["less"]) < change / 4
        return reason.id in NO_REASONS or (reason.id in self.small and change >= HEAVY)

    def notes(self, judged: list[Assessment]) -> list[Message]:
        """Return notes about the whole review."""
        return [Message("review-note-luck")] if self.luck else []

    def bands(self) -> list[Band]:
        """Return the background colors of the curve."""
        return []

    # --- search --------------------------------------------------------------------------------

    def estimated(self, number: int) -> Assessment:
        """Judge a decision by search: find the best move and compare it with the played one."""
        spot = self.played.spots[number]
        state = self._state_at(spot.moment)
        seat = spot.seat
        tree = self._search(state, self.looks, f"{spot.moment}")
        outlook, error = self._outlook(tree, state)
        guesses = self._guesses(tree)
        better, best, value, margin = spot.action, outlook[seat], outlook[seat], 0.0
        near = self._candidates(tree, guesses, spot.action)
        if len(near) > 1:
            rolling = self._rollouts(spot.moment)
            room = self.room_at(spot.moment)
            near = rolling.best(state, near, room // FIRST)
            other = near[0] if near[0] != spot.action else near[1]
            best, value, margin = rolling.weigh(state, other, spot.action, room)
            better, best = (other, best) if best > value else (spot.action, value)
        loss = best - value
        second, gap = -1, 0.0
        if better == spot.action:
            second, gap = self._stands_out(state, spot.action, tree, spot.moment)
        blind = sum(guesses.values()) / len(guesses)
        luck = []
        if spot.chance >= 0:
            before = self._state_at(spot.chance)
            earlier, _ = self._outlook(self._search(before, self.looks, f"{spot.chance}"), before)
            luck = [now - then for now, then in zip(outlook, earlier, strict=True)]
        return Assessment(
            moment=spot.moment,
            seat=seat,
            played=spot.action,
            better=better,
            exact=False,
            value=value,
            best=best,
            loss=loss,
            margin=margin,
            risk=max(loss, max(guesses.values()) - blind),
            second=second,
            gap=gap,
            outlook=outlook,
            error=error,
            luck=luck,
            looked=self.turns_ahead(spot.moment) if len(near) > 1 else 0,
        )

    def _state_at(self, moment: int) -> State:
        return self.players.searched(self.played.states[moment])

    def _search(self, state: State, iterations: int, seed: str) -> Tree:
        options = self.players.search_options().for_points(max(2, iterations))
        judge = RewardScale(self.evaluation, options.win)
        tree = Tree(options, judge, self.played.seats, Rng(f"review {seed}"))
        tree.search(state, Clock(NO_HURRY))
        return tree

    def _outlook(self, tree: Tree, state: State) -> tuple[list[float], float]:
        """Return the expected lead of every seat and its margin of error."""
        if state.to_move() == OVER:
            seats = range(self.played.seats)
            return [self.evaluation.final_lead(state, seat) for seat in seats], 0.0
        means = [tree.outlook(seat) for seat in range(self.played.seats)]
        error = max(wrong for _, wrong in means)
        return [self.spread * mean for mean, _ in means], SURE * self.spread * error

    def _points(self, reward: float) -> float:
        """Convert a reward to a lead in points."""
        sure = min(1.0 - CERTAIN, max(CERTAIN, reward))
        return self.spread * math.log(sure / (1.0 - sure))

    def _guesses(self, tree: Tree) -> dict[int, float]:
        """Return the static evaluation of each move, or the search result if there is none."""
        if tree.options.priors:
            return {action: self._points(guess) for action, guess in tree.guesses()}
        rows = tree.children()
        return {action: self._points(mean) for action, visits, mean in rows if visits > 1} or {
            rows[0][0]: 0.0
        }

    def _candidates(self, tree: Tree, guesses: dict[int, float], played: int) -> list[int]:
        """Return the best move by search, those that come close, and the played one.

        The search is guided by the static evaluation, so moves that are good by either measure are
        included.
        """
        looks = dict(guesses)
        for one, visits, mean in tree.children():
            if visits > 1:
                looks[one] = max(self._points(mean), looks.get(one, -math.inf))
        best = tree.children()[0][0]
        here = min(looks.pop(best), guesses.get(best, math.inf))
        rivals = sorted((one for one in looks if looks[one] > here - RIVAL), key=looks.__getitem__)
        return list(dict.fromkeys([best, played, *rivals[: -RIVALS - 1 : -1]]))

    # --- evaluation errors -----------------------------------------------------------------------

    def far(self, moment: int) -> bool:
        """Check whether rollouts to the end of the game are too expensive here."""
        return self.eyes_error > 0.0

    def turns_ahead(self, moment: int) -> int:
        """Return the number of turns per seat in rollouts from here."""
        near = self.eyes_error == 0.0 or self.far(moment)
        return self.ahead if near and self.stakes.decides else TO_THE_END

    def room_at(self, moment: int) -> int:
        """Return the rollout budget here, larger where it reduces the error."""
        return self.room // FAR_SHARE if self.far(moment) else self.room

    @cached_property
    def doubtful(self) -> frozenset[int]:
        """The decisions far from the end that look worst by static evaluation."""
        if self.closely_room < TOO_FEW:
            return frozenset()
        found: list[tuple[float, int]] = []
        for number in self.played.free:
            spot = self.played.spots[number]
            if self.far(spot.moment):
                guesses = self._guesses(self._search(self._state_at(spot.moment), 2, "first sight"))
                highest = max(guesses.values())
                found.append((guesses.get(spot.action, highest) - highest, number))
        return frozenset(number for _, number in sorted(found)[: self.closely])

    def _verified(self, number: int, found: Assessment) -> Assessment:
        """Confirm a loss by rollouts to the end, or add the evaluation error to its margin."""
        wrong = SURE * self.eyes_error
        if found.better == found.played:
            return structs.replace(found, gap=max(0.0, found.gap - wrong))
        if number not in self.doubtful:
            return structs.replace(found, margin=math.hypot(found.margin, wrong))
        seed = f"to the end {found.moment}"
        guide = self.players.evaluation()
        rolling = Rollouts(guide, self.evaluation, TO_THE_END, seed, self.stakes)
        state, room = self._state_at(found.moment), self.closely_room
        best, value, margin = rolling.weigh(state, found.better, found.played, room)
        better, best = (found.better, best) if best > value else (found.played, value)
        loss = best - value
        return structs.replace(
            found,
            better=better,
            best=best,
            value=value,
            loss=loss,
            margin=margin,
            risk=max(found.risk, loss),
            looked=TO_THE_END,
        )

    def _rollouts(self, moment: int) -> Rollouts:
        guide, ahead = self.players.evaluation(), self.turns_ahead(moment)
        return Rollouts(guide, self.evaluation, ahead, f"{moment} {self.room}", self.stakes)

    def _stands_out(self, state: State, action: int, tree: Tree, moment: int) -> tuple[int, float]:
        """Return the most tempting alternative and a lower bound of how much worse it is.

        A find is not obvious. If the played move looks best anyway, or the alternatives are about
        as good, there was nothing to find.
        """
        guesses = self._guesses(tree)
        others = {other: value for other, value in guesses.items() if other != action}
        if not others or action not in guesses:
            return -1, 0.0
        second = max(others, key=lambda other: others[other])
        if guesses[action] - others[second] > OBVIOUS:
            return -1, 0.0
        found = {one: self._points(mean) for one, visits, mean in tree.children() if visits > 1}
        if second not in found or found.get(action, 0.0) - found[second] < TEMPTING_MARGIN:
            return -1, 0.0
        weighed = self._rollouts(moment).weigh(state, action, second, self.room_at(moment))
        return second, max(0.0, weighed.best - weighed.value - weighed.margin)

    # --- explanations --------------------------------------------------------------------------

    def plain_why(self, better: Variation, instead: Variation) -> Message:
        """Explain by points: first those of the turn, then those of the lines."""
        seat, seats = better.seat, self.played.seats
        more, less = lines.points(better.near(), seat), lines.points(instead.near(), seat)
        if more > less:
            return Message("review-why-points", {"more": more, "less": less})
        ahead, behind = (
            lines.lead(better.all(), seat, seats),
            lines.lead(instead.all(), seat, seats),
        )
        if ahead > behind:
            return line_why(better, instead, ahead, behind)
        if ahead == behind:
            return Message("review-why-alike")
        return Message("review-why-later", {"more": signed(ahead), "less": signed(behind)})


def line_why(better: Variation, instead: Variation, ahead: int, behind: int) -> Message:
    """Name the move of a line that makes the largest difference in points, if there is one."""
    seat = better.seat
    own = _swing(better, instead, lambda event: event.seat == seat)
    theirs = _swing(instead, better, lambda event: event.seat not in (seat, -1))
    if own[1] >= max(1, theirs[1]):
        return Message("review-why-step", {"step": own[0], "points": own[1]})
    if theirs[1] > 0:
        return Message("review-why-theirs", {"step": theirs[0], "points": theirs[1]})
    return Message("review-why-line", {"more": signed(ahead), "less": signed(behind)})


def _swing(line: Variation, other: Variation, counts: Callable[[Event], bool]) -> tuple[int, int]:
    """Return the move of a line, from 1, with the most points that the other line lacks.

    Only moves whose points are all lacking count, so that the number is the one seen in the line.
    """
    left = [(event.kind, event.points) for event in other.all() if counts(event)]
    best = (0, 0)
    for number, events in enumerate(line.events, 1):
        points = 0
        lacking = True
        for event in events:
            key = (event.kind, event.points)
            if not counts(event) or not event.points:
                continue
            points += event.points
            if key in left:
                left.remove(key)
                lacking = False
        if lacking and points > best[1]:
            best = (number, points)
    return best


def signed(number: int) -> str:
    """Format with a sign, using a proper minus."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def explanation_of(message: Message, kind: Kind) -> Explanation:
    """Convert a reason to data, noting whether the other move was played or only second best."""
    return message_data(Message(message.id, {**message.args, "instead": kind}))


def chances(ahead: list[float], spread: float) -> list[float]:
    """Return each seat's chance of winning, given the expected leads.

    The leader's lead is relative to the second seat and all others are relative to the leader, so
    every seat is known relative to the leader.
    """
    leader = max(range(len(ahead)), key=lambda seat: ahead[seat])
    weights = [
        1.0 if seat == leader else math.exp(min(0.0, value) / spread)
        for seat, value in enumerate(ahead)
    ]
    total = sum(weights)
    return [weight / total for weight in weights]


def reviewer_of(played: Timeline, effort: float = 1.0) -> Reviewer:
    """Return the reviewer for a game: its own, or the generic one."""
    own = face(played.game.name, "review")
    kind = Reviewer if own is None else own.REVIEWER
    made = kind(played, effort)
    assert isinstance(made, Reviewer)
    return made
