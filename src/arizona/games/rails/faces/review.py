"""Review of Rails games: estimated by search, explained by the effect of both lines."""

from __future__ import annotations

from typing import Final

from arizona.bots.evaluation import Evaluation
from arizona.engine.bits import count
from arizona.engine.events import Event
from arizona.engine.message import Arg, Message
from arizona.engine.state import OVER, State
from arizona.games.rails.bot.players import RailsEvaluation
from arizona.games.rails.rules.state import RailsState
from arizona.review.lines import Variation, points
from arizona.review.valuation import Reviewer

ROUND_OVER: Final = "round-over"
LAST_COUNT: Final = ("missing", "nuggets-left")


class RailsReviewer(Reviewer):
    """Assesses decisions by their expected value, independent of later rolls."""

    iterations = 60_000
    each = (120, 900)
    ahead = 4
    tries = 6_000_000
    tries_each = (4_000, 60_000)
    eyes_error = 7.0
    closely = 30
    closely_tries = 200_000
    small = frozenset(f"rails-review-{kind}" for kind in ("draws", "loads", "nuggets", "open"))

    def eyes(self) -> Evaluation:
        """Return an evaluation without the bots' extra penalty for stuck routes."""
        return RailsEvaluation(stuck=0.0)

    def where(self, moment: int) -> Message:
        return Message("rails-round", {"round": int(self.state(moment).round)})

    def state(self, moment: int) -> RailsState:
        state = self.played.states[moment]
        assert isinstance(state, RailsState)
        return state

    def why(self, better: Variation, instead: Variation) -> Message:
        """Explain by the events of the round, the sheet after it, or the points to come."""
        return why(better, instead) or self.plain_why(better, instead)


def why(better: Variation, instead: Variation) -> Message | None:
    """Return the first advantage of the better line within its round, or ``None``."""
    seat = better.seat
    good, poor = this_round(better), this_round(instead)
    found = _ends(good, poor) or _stuck(better, instead, seat) or _stuck_soon(better, instead, seat)
    for find in (_delivers, _draws, _loads, _nuggets):
        found = found or find(good, poor)
    return found or _open(better, instead, seat)


def this_round(line: Variation) -> list[Event]:
    """Return the events of the line's seat until the end of the round."""
    found: list[Event] = []
    for event in line.all():
        if event.kind == ROUND_OVER:
            break
        if event.seat == line.seat:
            found.append(event)
    return found


def _of(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def _ends(good: list[Event], poor: list[Event]) -> Message | None:
    if not _of(good, "sixth-delivery") or _of(poor, "sixth-delivery"):
        return None
    seat = good[0].seat
    return Message("rails-review-ends", {"points": points(good, seat)})


def _delivers(good: list[Event], poor: list[Event]) -> Message | None:
    sent = _of(good, "delivered")
    more, less = earned(good), earned(poor)
    if not sent or more <= less:
        return None
    largest = max(sent, key=lambda event: event.points)
    args: dict[str, Arg] = {"kind": largest.args["kind"], "count": largest.args["count"]}
    return Message("rails-review-delivers", {**args, "more": more, "less": less})


def earned(events: list[Event]) -> int:
    """Return the points without the final scoring of R-8.4, which happens in any case."""
    return sum(event.points for event in events if event.kind not in LAST_COUNT)


def _draws(good: list[Event], poor: list[Event]) -> Message | None:
    drawn = _of(good, "section-drawn")
    if not drawn or _of(poor, "section-drawn") or not _of(poor, "die-discarded"):
        return None
    return Message("rails-review-draws", {"at": drawn[-1].args["at"]})


def _loads(good: list[Event], poor: list[Event]) -> Message | None:
    """Explain by a kind of which more is aboard than of any kind the other line loads."""
    loaded = _of(good, "loaded")
    if not loaded:
        return None
    most = max(loaded, key=lambda event: int(event.args["count"]))
    others = [int(event.args["count"]) for event in _of(poor, "loaded")]
    less = max(others, default=0)
    if int(most.args["count"]) <= less:
        return None
    args: dict[str, Arg] = {"kind": most.args["kind"], "count": most.args["count"]}
    return Message("rails-review-loads", {**args, "less": less})


def _nuggets(good: list[Event], poor: list[Event]) -> Message | None:
    more, less = _saved(good), _saved(poor)
    if more <= less:
        return None
    return Message("rails-review-nuggets", {"count": more - less})


def _saved(events: list[Event]) -> int:
    """Return nuggets gained minus nuggets used."""
    return len(_of(events, "nugget-got")) - len(_of(events, "nugget-used"))


def _stuck(better: Variation, instead: Variation, seat: int) -> Message | None:
    """Explain by the other line's route having no way to continue after this round."""
    more = open_values(better, seat)
    over = OVER in (better.after.to_move(), instead.after.to_move())
    if over or more <= 0 or open_values(instead, seat) != 0:
        return None
    return Message("rails-review-stuck", {"more": more})


def _stuck_soon(better: Variation, instead: Variation, seat: int) -> Message | None:
    """Explain by the other line's route being stuck at the end of the lines, a turn later."""
    over = OVER in (better.after.to_move(), instead.after.to_move())
    more, less = (_able(line.after, seat) for line in (better, instead))
    if over or more <= 0 or less > 0:
        return None
    return Message("rails-review-stuck-soon", {"more": more})


def _open(better: Variation, instead: Variation, seat: int) -> Message | None:
    """Explain by the number of die values that can be drawn after the turn."""
    more, less = open_values(better, seat), open_values(instead, seat)
    if more <= less:
        return None
    return Message("rails-review-open", {"more": more, "less": less})


def open_values(line: Variation, seat: int) -> int:
    """Return how many die values the seat can draw after its last move of the round.

    Returns −1 if the seat does not move.
    """
    state = line.before.clone()
    assert isinstance(state, RailsState)
    found = -1
    for number, action in enumerate(line.actions):
        mine = state.to_move() == seat
        state.apply(action)
        if mine:
            found = _able(state, seat)
        if any(event.kind == ROUND_OVER for event in line.events[number]):
            break
    return found


def _able(state: State, seat: int) -> int:
    """Return how many die values the seat can draw from its current space."""
    assert isinstance(state, RailsState)
    return count(state.routes[seat].able(state.conditions.path_masks))


REVIEWER: Final = RailsReviewer
