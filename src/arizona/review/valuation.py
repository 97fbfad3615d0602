"""How decisions are valued: for any game by search, with a margin. A game may know better.

A game's own way stands in its ``review.py`` as ``REVIEWER``, a subclass of ``Reviewer``.
"""

from __future__ import annotations

import math
from functools import cached_property
from typing import Final

from msgspec import structs

from arizona.bots.bot import Clock
from arizona.bots.evaluation import Evaluation
from arizona.bots.players import players_of
from arizona.bots.rewards import Judge, lead
from arizona.bots.simple import GreedyBot
from arizona.bots.tree import Tree
from arizona.engine.message import Arg, Message
from arizona.engine.places import face
from arizona.engine.rng import Rng
from arizona.engine.state import OVER, State
from arizona.review import lines
from arizona.review.lines import NO_HURRY, Variation, play_on
from arizona.review.model import Assessment, Band, Curve, Explanation, Kind, told
from arizona.review.rollouts import SURE, Rolling
from arizona.review.timeline import Timeline

CERTAIN: Final = 1e-9
RIVAL: Final = 3.0
"""Points by which another move may look worse and still be weighed against the best."""
RIVALS: Final = 2
"""So many of them are."""
FIRST: Final = 4
"""To find the best of them takes so many times less than to weigh it."""
TO_THE_END: Final = 1_000
"""Turns, more than any game has."""
FAR_SHARE: Final = 3
"""Where eyes are wrong by more than luck, so much less luck is tried."""
TOO_FEW: Final = 50_000
"""With fewer moves tried on the way to the end nothing would be known that was not known before."""
HEAVY: Final = 4.0
"""Points that a small reason does not explain."""
LONGER: Final = 3
"""Turns of lines that are played on to find a reason."""
IN_POINTS: Final = ("-points", "-delivers")
"""Reasons that say themselves how much they explain."""
NO_REASONS: Final = frozenset({"review-why-alike", "review-why-later"})
OBVIOUS: Final = 0.5
"""Points by which a move may look better than all others at first sight and still be a find."""
STANDS_OUT: Final = 3.0
"""Points by which the search must think it better than the most tempting of the others."""


class Reviewer:
    """Judges the decisions of one game that was played."""

    curve: Curve = "chance"
    exact: bool = False
    """Whether its grades are certain, the set-up aside."""
    luck: bool = True
    """Whether chance has a part worth telling."""
    iterations: int = 150_000
    """Ways down the tree for a whole game, shared among its decisions."""
    each: tuple[int, int] = (60, 1500)
    """The least and the most for one decision."""
    ahead: int = 3
    """Moves are weighed by playing on to everybody's next turn, and so many more."""
    tries: int = 1_200_000
    """Moves that may be tried on the way in a whole game, shared among its decisions."""
    tries_each: tuple[int, int] = (1_000, 12_000)
    """The least and the most for one decision; fewer where its grade is certain before."""
    eyes_error: float = 0.0
    """Points by which the difference of two moves is misjudged that far from them, as a rule.

    Measured by ``python -m bench.review_error`` against the same moves played on to the end.
    """
    closely: int = 0
    """So many decisions, the worst at first sight, are played on to the end all the same."""
    closely_tries: int = 0
    """Moves that may be tried on the way for each of them."""
    small: frozenset[str] = frozenset()
    """Reasons that explain little: where much was lost, the lines are played on to find more."""

    def __init__(self, played: Timeline, effort: float = 1.0) -> None:
        self.played: Final = played
        self.game: Final = played.game
        self.players: Final = players_of(played.game.name)
        self.evaluation: Final = self.eyes()
        self.spread: Final = self.evaluation.spread()
        self.looks: Final = max(8, int(effort * self._share(self.iterations, self.each)))
        self.room: Final = int(effort * self._share(self.tries, self.tries_each))
        self.closely_room: Final = int(effort * self.closely_tries)

    def _share(self, whole: int, each: tuple[int, int]) -> int:
        """What one decision gets of a whole game's."""
        least, most = each
        return max(least, min(most, whole // max(1, len(self.played.free))))

    # --- what a game may know better ---------------------------------------------------------

    def eyes(self) -> Evaluation:
        """What positions are judged by: what its players look at."""
        return self.players.evaluation()

    def order(self) -> list[int]:
        """The free decisions in the order in which they are best judged."""
        return list(self.played.free)

    def judge(self, number: int) -> Assessment:
        """What one decision was worth; ``number`` counts all decisions."""
        found = self.estimated(number)
        return self._doubted(number, found) if self.far(found.moment) else found

    def counts(self, judged: Assessment) -> bool:
        """Whether a decision belongs into the accounts and onto the curve."""
        return True

    def where(self, moment: int) -> Message:
        """When in the game a decision fell: ``Jump 24``."""
        return Message("review-where", {"number": moment + 1})

    def line(self, moment: int, action: int) -> Variation:
        """The line that is shown of a move."""
        return self.played_on(moment, action, 1)

    def played_on(self, moment: int, action: int, turns: int) -> Variation:
        """A move and what looks best after it; luck and ties fall alike in all of its lines."""
        guide, luck = GreedyBot(self.players.evaluation(), 1), f"line {moment}"
        return play_on(self.played.states[moment], action, guide, luck, turns)

    def why(self, better: Variation, instead: Variation) -> Message:
        """Why the first line is better than the second, from what happens in both."""
        return self.plain_why(better, instead)

    def explained(self, item: Assessment, other: int) -> tuple[Variation, Variation, Message]:
        """Both lines that are shown and the reason; longer ones where those tell too little."""
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
        args: dict[str, Arg] = {"more": signed(ahead), "less": signed(behind)}
        return longer, beside, Message("review-why-line", args)

    def _says_little(self, reason: Message, change: float) -> bool:
        """Whether a reason explains little of what was lost."""
        if reason.id.endswith(IN_POINTS):
            return int(reason.args["more"]) - int(reason.args["less"]) < change / 4
        return reason.id in NO_REASONS or (reason.id in self.small and change >= HEAVY)

    def notes(self, judged: list[Assessment]) -> list[Message]:
        """What to say about the whole."""
        return [Message("review-note-luck")] if self.luck else []

    def bands(self) -> list[Band]:
        """From which moment on the curve has which ground."""
        return []

    # --- by search -----------------------------------------------------------------------------

    def estimated(self, number: int) -> Assessment:
        """One decision by search: the best move is found, then weighed against the played one."""
        spot = self.played.spots[number]
        state = self._seen(spot.moment)
        seat = spot.seat
        tree = self._search(state, self.looks, f"{spot.moment}")
        outlook, error = self._outlook(tree, state)
        guesses = self._guesses(tree)
        better, best, value, margin = spot.action, outlook[seat], outlook[seat], 0.0
        near = self._near(tree, guesses, spot.action)
        if len(near) > 1:
            rolling = self._rolling(spot.moment)
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
            before = self._seen(spot.chance)
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

    def _seen(self, moment: int) -> State:
        return self.players.searched(self.played.states[moment])

    def _search(self, state: State, iterations: int, luck: str) -> Tree:
        options = self.players.search_options().for_points(max(2, iterations))
        judge = Judge(self.evaluation, options.win)
        tree = Tree(options, judge, self.played.seats, Rng(f"review {luck}"))
        tree.search(state, Clock(NO_HURRY))
        return tree

    def _outlook(self, tree: Tree, state: State) -> tuple[list[float], float]:
        """The lead every seat can expect, and by how much the first may be wrong."""
        if state.to_move() == OVER:
            return [lead(state.scores(), seat) for seat in range(self.played.seats)], 0.0
        means = [tree.outlook(seat) for seat in range(self.played.seats)]
        error = max(wrong for _, wrong in means)
        return [self.spread * mean for mean, _ in means], SURE * self.spread * error

    def _points(self, reward: float) -> float:
        """A reward as the lead it stands for."""
        sure = min(1.0 - CERTAIN, max(CERTAIN, reward))
        return self.spread * math.log(sure / (1.0 - sure))

    def _guesses(self, tree: Tree) -> dict[int, float]:
        """What each move looks like at first sight; what was found where nothing is guessed."""
        if tree.options.priors:
            return {action: self._points(guess) for action, guess in tree.guesses()}
        rows = tree.children()
        return {action: self._points(mean) for action, visits, mean in rows if visits > 1} or {
            rows[0][0]: 0.0
        }

    def _near(self, tree: Tree, guesses: dict[int, float], played: int) -> list[int]:
        """The best move by search, those that come close to it, and the one that was played.

        The search goes where the first sight leads it: what only looks good, or was only found to
        be, is close as well.
        """
        looks = dict(guesses)
        for one, visits, mean in tree.children():
            if visits > 1:
                looks[one] = max(self._points(mean), looks.get(one, -math.inf))
        best = tree.children()[0][0]
        here = min(looks.pop(best), guesses.get(best, math.inf))
        rivals = sorted((one for one in looks if looks[one] > here - RIVAL), key=looks.__getitem__)
        return list(dict.fromkeys([best, played, *rivals[: -RIVALS - 1 : -1]]))

    # --- where eyes may be wrong -----------------------------------------------------------------

    def far(self, moment: int) -> bool:
        """Whether the end is too far away to play on to it each time."""
        return self.eyes_error > 0.0

    def turns_ahead(self, moment: int) -> int:
        """How many turns of each seat moves are played on from there to be weighed."""
        return self.ahead if self.eyes_error == 0.0 or self.far(moment) else TO_THE_END

    def room_at(self, moment: int) -> int:
        """How many moves may be tried on the way from there: most where more luck tells more."""
        return self.room // FAR_SHARE if self.far(moment) else self.room

    @cached_property
    def doubtful(self) -> frozenset[int]:
        """The decisions far from the end that look worst at first sight."""
        if self.closely_room < TOO_FEW:
            return frozenset()
        found: list[tuple[float, int]] = []
        for number in self.played.free:
            spot = self.played.spots[number]
            if self.far(spot.moment):
                guesses = self._guesses(self._search(self._seen(spot.moment), 2, "first sight"))
                highest = max(guesses.values())
                found.append((guesses.get(spot.action, highest) - highest, number))
        return frozenset(number for _, number in sorted(found)[: self.closely])

    def _doubted(self, number: int, found: Assessment) -> Assessment:
        """A claim is played on to the end, or holds if it outweighs what eyes misjudge."""
        wrong = SURE * self.eyes_error
        if found.better == found.played:
            return structs.replace(found, gap=max(0.0, found.gap - wrong))
        if number not in self.doubtful:
            return structs.replace(found, margin=math.hypot(found.margin, wrong))
        luck = f"to the end {found.moment}"
        rolling = Rolling(self.players.evaluation(), self.evaluation, TO_THE_END, luck)
        state, room = self._seen(found.moment), self.closely_room
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

    def _rolling(self, moment: int) -> Rolling:
        guide, ahead = self.players.evaluation(), self.turns_ahead(moment)
        return Rolling(guide, self.evaluation, ahead, f"{moment} {self.room}")

    def _stands_out(self, state: State, action: int, tree: Tree, moment: int) -> tuple[int, float]:
        """The most tempting of the other moves and how far it surely falls behind.

        A find is what does not show at first sight: where the played move looks best anyway, or
        nothing much else was to be had, there was nothing to find.
        """
        guesses = self._guesses(tree)
        others = {other: value for other, value in guesses.items() if other != action}
        if not others or action not in guesses:
            return -1, 0.0
        second = max(others, key=lambda other: others[other])
        if guesses[action] - others[second] > OBVIOUS:
            return -1, 0.0
        found = {one: self._points(mean) for one, visits, mean in tree.children() if visits > 1}
        if second not in found or found.get(action, 0.0) - found[second] < STANDS_OUT:
            return -1, 0.0
        weighed = self._rolling(moment).weigh(state, action, second, self.room_at(moment))
        return second, max(0.0, weighed.best - weighed.value - weighed.margin)

    # --- in words ------------------------------------------------------------------------------

    def plain_why(self, better: Variation, instead: Variation) -> Message:
        """By points: at once, then in the lines that are shown."""
        seat, seats = better.seat, self.played.seats
        more, less = lines.points(better.near(), seat), lines.points(instead.near(), seat)
        if more > less:
            return Message("review-why-points", {"more": more, "less": less})
        ahead, behind = (
            lines.lead(better.all(), seat, seats),
            lines.lead(instead.all(), seat, seats),
        )
        if ahead > behind:
            return Message("review-why-line", {"more": signed(ahead), "less": signed(behind)})
        if ahead == behind:
            return Message("review-why-alike")
        return Message("review-why-later", {"more": signed(ahead), "less": signed(behind)})


def signed(number: int) -> str:
    """With its sign, and a real minus."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def said(message: Message, kind: Kind) -> Explanation:
    """A reason as data; it knows whether the other move was played or merely next best."""
    return told(Message(message.id, {**message.args, "instead": kind}))


def chances(ahead: list[float], spread: float) -> list[float]:
    """The chance of every seat to win, from the lead each can expect.

    The leader's lead is over the second, everybody else's over the leader: so all are known
    relative to him.
    """
    leader = max(range(len(ahead)), key=lambda seat: ahead[seat])
    weights = [
        1.0 if seat == leader else math.exp(min(0.0, value) / spread)
        for seat, value in enumerate(ahead)
    ]
    total = sum(weights)
    return [weight / total for weight in weights]


def reviewer_of(played: Timeline, effort: float = 1.0) -> Reviewer:
    """The reviewer of a game that was played: its own, or the plain one."""
    own = face(played.game.name, "review")
    kind = Reviewer if own is None else own.REVIEWER
    made = kind(played, effort)
    assert isinstance(made, Reviewer)
    return made
