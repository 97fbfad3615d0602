"""Review of Knight games: exact for jumps and settings (by the solver), estimated before them."""

from __future__ import annotations

from typing import Final

from arizona.engine.events import Event
from arizona.engine.message import Arg, Message
from arizona.engine.state import OVER
from arizona.games.knight.bot.players import this_game_only
from arizona.games.knight.bot.solver import KnightSolver
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.actions import CHIPS, JUMP, SET
from arizona.games.knight.rules.state import KnightState, chip_value
from arizona.review.lines import Variation, play, points
from arizona.review.model import Assessment
from arizona.review.timeline import Timeline
from arizona.review.valuation import Reviewer

BITS: Final = 20
"""Table size (log2) of the solver."""
NODES: Final = 4_000_000
MIN_NODES: Final = 20_000
"""Node limit of the solver per decision, scaled by effort; beyond it the decision is estimated."""


class KnightReviewer(Reviewer):
    """Reviews from the last jump to the first, so that solved endings speed up earlier moves."""

    curve = "lead"
    exact = True
    luck = False
    iterations = 60_000
    each = (200, 1200)

    def __init__(self, played: Timeline, effort: float = 1.0) -> None:
        super().__init__(played, effort)
        self.solver: Final = KnightSolver(BITS)
        self.nodes: Final = max(MIN_NODES, int(NODES * effort))
        self.jumps: Final[list[int]] = []
        """Number of jumps in the current game before each moment."""
        count = 0
        for move in played.match.moves:
            self.jumps.append(count)
            if SET <= move.action < SET + CHIPS:
                count = 0
            elif 0 <= move.action < SET:
                count += 1

    def state(self, moment: int) -> KnightState:
        """Return the position without the games that follow."""
        state = self.played.states[moment]
        assert isinstance(state, KnightState)
        return this_game_only(state)

    def order(self) -> list[int]:
        return list(reversed(self.played.free))

    def judge(self, number: int) -> Assessment:
        """Assess by the solver, or estimate if it reaches its limit."""
        spot = self.played.spots[number]
        state = self.state(spot.moment)
        if state.phase not in (phases.SETTING, phases.JUMPING):
            return self.estimated(number)
        values = self.solver.values(state, None, self.nodes)
        if any(low != high for _, low, high in values):
            return self.estimated(number)
        scores = state.scores()
        ahead = scores[spot.seat] - scores[1 - spot.seat]
        worth = {action: ahead + low for action, low, _ in values}
        best = max(worth.values())
        value = worth[spot.action]
        better = spot.action if value == best else max(worth, key=lambda action: worth[action])
        others = {action: one for action, one in worth.items() if action != better}
        second = max(others, key=lambda action: others[action])
        lead = float(best if spot.seat == 0 else -best)
        return Assessment(
            moment=spot.moment,
            seat=spot.seat,
            played=spot.action,
            better=better,
            exact=True,
            value=float(value),
            best=float(best),
            loss=float(best - value),
            risk=float(best - min(worth.values())),
            second=second if others[second] < best else -1,
            gap=float(best - others[second]),
            outlook=[lead, -lead],
        )

    def counts(self, judged: Assessment) -> bool:
        """Count only exact assessments."""
        return judged.exact

    def where(self, moment: int) -> Message:
        state = self.played.states[moment]
        assert isinstance(state, KnightState)
        game, games = int(state.game) + 1, int(state.games)
        if state.phase == phases.JUMPING:
            number = self.jumps[moment] + 1
            return Message("knight-where-jump", {"number": number, "game": game, "games": games})
        if state.phase == phases.SETTING:
            return Message("knight-where-knight", {"game": game, "games": games})
        laid = len(state.board.placed)
        filling = state.phase in (phases.THREES, phases.TWOS)
        number = laid if filling else laid + 1
        return Message("knight-where-tile", {"number": number, "game": game, "games": games})

    def notes(self, judged: list[Assessment]) -> list[Message]:
        """Say whether all jumps were solved exactly."""
        jumping = [
            item
            for item in judged
            if self.state(item.moment).phase in (phases.SETTING, phases.JUMPING)
        ]
        guessed = sum(1 for item in jumping if not item.exact)
        if guessed:
            return [Message("knight-note-guessed", {"count": guessed})]
        return [Message("knight-note-exact")]

    def line(self, moment: int, action: int) -> Variation:
        """Return the action followed by best play to the end of the game."""
        state = self.state(moment)
        if state.phase not in (phases.SETTING, phases.JUMPING):
            return super().line(moment, action)
        after = state.clone()
        after.apply(action)
        if after.to_move() == OVER:
            return play(state, [action])
        found = self.solver.solve(after, None, self.nodes)
        if not found.exact:
            return super().line(moment, action)
        return play(state, [action, *found.line])

    def why(self, better: Variation, instead: Variation) -> Message:
        before = better.before
        assert isinstance(before, KnightState)
        if not (better.proved and instead.proved):
            return self.plain_why(better, instead)
        return why(before, better, instead)


def why(before: KnightState, better: Variation, instead: Variation) -> Message:
    """Explain the difference by the first reason that applies.

    In order: a line ends the game, leaves a large chip, takes a larger chip now or on the next
    jump, or makes the last jump; otherwise by the totals of both lines.
    """
    seat = better.seat
    place = {"to": _place(before, better), "from": _place(before, instead)}
    over = _over(better.events[0])
    if over is not None:
        mine, theirs = (over.args["one"], over.args["two"])[:: -1 if seat else 1]
        return Message("knight-review-ends", {**place, "mine": mine, "theirs": theirs})
    totals = {"more": points(better.all(), seat), "less": points(better.all(), 1 - seat)}
    if _over(instead.events[0]) is not None:
        return Message("knight-review-ended", {**place, **totals})
    reply = _chip(instead, 1)
    largest = _largest(before, better)
    if reply is not None and reply.points > largest:
        args = {"value": reply.points, "at": reply.args["at"], "less": largest}
        return Message("knight-review-leaves", {**place, **args})
    first, other = _chip(better, 0), _chip(instead, 0)
    answer = _chip(better, 1)
    if (
        first
        and other
        and first.points > other.points
        and answer is not None
        and reply is not None
        and answer.points <= reply.points
    ):
        return Message(
            "knight-review-takes", {**place, "value": first.points, "less": other.points}
        )
    later, reach = _chip(better, 2), _reach(instead)
    gained = (first.points if first else 0) - (other.points if other else 0)
    if later is not None and later.points + min(0, gained) > reach:
        args = {"value": later.points, "at": later.args["at"]}
        if not reach:
            return Message("knight-review-goes-on", {**place, **args})
        return Message("knight-review-next", {**place, **args, "less": reach})
    ends = {**_end(before, better), **_end(before, instead, "other-")}
    if (better.movers[-1], instead.movers[-1]) == (seat, 1 - seat):
        return Message("knight-review-last", {**place, **ends})
    return Message("knight-review-totals", {**place, **ends})


def _reach(line: Variation) -> int:
    """Return the largest chip the seat can take after the reply, or 0 if it can take none."""
    state = line.before.clone()
    assert isinstance(state, KnightState)
    for action in line.actions[:2]:
        state.apply(action)
    if len(line.actions) < 2 or state.to_move() != line.seat:
        return 0
    return max((chip_value(state, action - JUMP) for action in state.legal()), default=0)


def _end(before: KnightState, line: Variation, which: str = "") -> dict[str, Arg]:
    """Return the scores at the end of a line as message arguments."""
    scores, seat, taken = before.scores(), line.seat, line.all()
    return {
        f"{which}mine": scores[seat] + points(taken, seat),
        f"{which}theirs": scores[1 - seat] + points(taken, 1 - seat),
    }


def _place(before: KnightState, line: Variation) -> str:
    """Return the name of the space of a line's first action."""
    action = line.actions[0]
    return before.board.names[action - (SET if action >= SET else JUMP)]


def _over(events: list[Event]) -> Event | None:
    return next((event for event in events if event.kind == "game-over"), None)


def _chip(line: Variation, step: int) -> Event | None:
    """Return the event of the chip taken at a step, or ``None`` if that step takes none."""
    if step >= len(line.events):
        return None
    return next((event for event in line.events[step] if event.kind == "chip-taken"), None)


def _largest(before: KnightState, line: Variation) -> int:
    """Return the largest chip within reach after a line's first action."""
    after = before.clone()
    after.apply(line.actions[0])
    return max(chip_value(after, action - JUMP) for action in after.legal())


REVIEWER: Final = KnightReviewer
