"""Rails looked back at: estimated by search, explained by what both lines do to the sheet."""

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
    """Dice are luck: what is judged is what a decision could expect."""

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
        """A route that cannot go on has what is written on it: its players fear worse."""
        return RailsEvaluation(stuck=0.0)

    def where(self, moment: int) -> Message:
        """The round."""
        return Message("rails-round", {"round": int(self.state(moment).round)})

    def state(self, moment: int) -> RailsState:
        """A position."""
        state = self.played.states[moment]
        assert isinstance(state, RailsState)
        return state

    def why(self, better: Variation, instead: Variation) -> Message:
        """What the round brings, then how the sheet stands after it, then the points to come."""
        return why(better, instead) or self.plain_why(better, instead)


def why(better: Variation, instead: Variation) -> Message | None:
    """The first thing that the better line does in its round and the other does not."""
    seat = better.seat
    good, poor = this_round(better), this_round(instead)
    found = _ends(good, poor) or _stuck(better, instead, seat) or _stuck_soon(better, instead, seat)
    for find in (_delivers, _draws, _loads, _nuggets):
        found = found or find(good, poor)
    return found or _open(better, instead, seat)


def this_round(line: Variation) -> list[Event]:
    """What happens to the seat of a line until the round is over."""
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
    """Points without the last count of R-8.4, which comes whatever is delivered."""
    return sum(event.points for event in events if event.kind not in LAST_COUNT)


def _draws(good: list[Event], poor: list[Event]) -> Message | None:
    drawn = _of(good, "section-drawn")
    if not drawn or _of(poor, "section-drawn") or not _of(poor, "die-discarded"):
        return None
    return Message("rails-review-draws", {"at": drawn[-1].args["at"]})


def _loads(good: list[Event], poor: list[Event]) -> Message | None:
    """A kind of which more is aboard than of any that the other line loads."""
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
    """Nuggets got less nuggets used."""
    return len(_of(events, "nugget-got")) - len(_of(events, "nugget-used"))


def _stuck(better: Variation, instead: Variation, seat: int) -> Message | None:
    """No value leads on from where the other line ends, and the game goes on."""
    more = open_values(better, seat)
    over = OVER in (better.after.to_move(), instead.after.to_move())
    if over or more <= 0 or open_values(instead, seat) != 0:
        return None
    return Message("rails-review-stuck", {"more": more})


def _stuck_soon(better: Variation, instead: Variation, seat: int) -> Message | None:
    """The same where the lines end, a turn later."""
    over = OVER in (better.after.to_move(), instead.after.to_move())
    more, less = (_able(line.after, seat) for line in (better, instead))
    if over or more <= 0 or less > 0:
        return None
    return Message("rails-review-stuck-soon", {"more": more})


def _open(better: Variation, instead: Variation, seat: int) -> Message | None:
    """How many values of the die lead on from where the turn ends."""
    more, less = open_values(better, seat), open_values(instead, seat)
    if more <= less:
        return None
    return Message("rails-review-open", {"more": more, "less": less})


def open_values(line: Variation, seat: int) -> int:
    """Values of the die that a seat can draw with after its last move of the round."""
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
    """Values of the die that lead on from where a seat is."""
    assert isinstance(state, RailsState)
    return count(state.routes[seat].able(state.conditions.ways))


REVIEWER: Final = RailsReviewer
