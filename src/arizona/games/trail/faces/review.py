"""Review of Trail games: estimates by search, explanations by what turns gain and cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import structs

from arizona.engine.events import Event
from arizona.engine.message import Arg, Message
from arizona.games.trail.rules.actions import CLAIM, CLAIMS
from arizona.games.trail.rules.effect_language import TERRAINS
from arizona.games.trail.rules.state import TrailState
from arizona.review.lines import Variation
from arizona.review.model import Assessment, Band
from arizona.review.valuation import Reviewer

THINGS: Final = ("dutchman", "marker", "star")
"""Events that are compared only by whether they occur."""
LAST_WEEKS: Final = 6
"""From this week on, moves are played out to the end, where potential gains are actually scored."""
UNSURE: Final = 0.1
"""Amount by which the margin is raised above the loss, so that a decision counts as good."""
Find = Callable[[list[Event], list[Event]], Message | None]


class TrailReviewer(Reviewer):
    """Reviews by expected value: the outcomes of cards and Weather do not count."""

    iterations = 120_000
    each = (80, 600)
    ahead = 1
    tries = 16_000_000
    tries_each = (2_000, 80_000)

    eyes_error = 8.0
    closely = 12
    closely_tries = 300_000
    small = frozenset(
        f"trail-review-{kind}" for kind in ("climbs", "covers", "steps", "gains", "costs")
    )

    def judge(self, number: int) -> Assessment:
        """Assess a decision, with a wide margin for claims with the last tracker.

        The evaluation counts all possible claims, so it cannot tell what the last tracker is worth.
        """
        found = super().judge(number)
        claims = any(is_claim(action) for action in (found.played, found.better))
        if claims and self.state(found.moment).players[found.seat].trackers == 1:
            margin = max(found.margin, found.loss + UNSURE)
            return structs.replace(found, margin=margin, second=-1, gap=0.0)
        return found

    def far(self, moment: int) -> bool:
        """Return whether the end is too far away to play moves out; it is not in the last weeks."""
        return int(self.state(moment).week) < LAST_WEEKS

    def where(self, moment: int) -> Message:
        """Return the week as a message."""
        return Message("trail-where-week", {"week": max(1, int(self.state(moment).week))})

    def state(self, moment: int) -> TrailState:
        state = self.played.states[moment]
        assert isinstance(state, TrailState)
        return state

    def bands(self) -> list[Band]:
        """Return the weeks, each with its terrain."""
        found: list[Band] = []
        weeks = 0
        for moment in range(len(self.played.states)):
            state = self.state(moment)
            if int(state.week) > weeks:
                weeks = int(state.week)
                terrain = state.content.week_terrain[weeks - 1]
                found.append(Band(moment, TERRAINS[terrain]))
        return found

    def why(self, better: Variation, instead: Variation) -> Message:
        """Explain by the turn's points, claims, finds, advances and stock; else by the lines."""
        return why(better, instead) or self.plain_why(better, instead)


def is_claim(action: int) -> bool:
    """Return whether an action makes a claim."""
    return CLAIM <= action < CLAIM + CLAIMS


def why(better: Variation, instead: Variation) -> Message | None:
    """Return the first thing the better turn gains more of; then the same for the whole lines."""
    seat = better.seat
    for when, good, poor in (
        ("now", better.near(), instead.near()),
        ("far", better.all(), instead.all()),
    ):
        mine = [event for event in good if event.seat == seat]
        other = [event for event in poor if event.seat == seat]
        for find in REASONS:
            found = find(mine, other)
            if found is not None:
                return Message(found.id, {**found.args, "when": when})
    return None


def total(events: list[Event], kind: str, number: str) -> int:
    """Return the sum of an argument over all events of a kind."""
    return sum(int(event.args[number]) for event in events if event.kind == kind)


def _points(good: list[Event], poor: list[Event]) -> Message | None:
    return _more(
        "trail-review-points",
        sum(event.points for event in good),
        sum(event.points for event in poor),
    )


def _claims(good: list[Event], poor: list[Event]) -> Message | None:
    known = {str(event.args["claim"]) for event in poor if event.kind == "claimed"}
    for event in good:
        if event.kind == "claimed" and str(event.args["claim"]) not in known:
            args: dict[str, Arg] = {"claim": event.args["claim"], "title": event.args["title"]}
            return Message("trail-review-claims", args)
    return None


def _finds(good: list[Event], poor: list[Event]) -> Message | None:
    for thing in THINGS:
        if any(event.kind == thing for event in good) and not any(
            event.kind == thing for event in poor
        ):
            return Message("trail-review-finds", {"thing": thing})
    return None


def _climbs(good: list[Event], poor: list[Event]) -> Message | None:
    levels = [int(event.args["level"]) for event in good if event.kind == "climbed"]
    others = [int(event.args["level"]) for event in poor if event.kind == "climbed"]
    if not levels or max(levels) <= max(others, default=0):
        return None
    return Message("trail-review-climbs", {"level": max(levels), "less": max(others, default=0)})


def _covers(good: list[Event], poor: list[Event]) -> Message | None:
    more, less = total(good, "piece-placed", "spaces"), total(poor, "piece-placed", "spaces")
    return _more("trail-review-covers", more, less)


def _steps(good: list[Event], poor: list[Event]) -> Message | None:
    more = sum(1 for event in good if event.kind == "advanced")
    return _more("trail-review-steps", more, sum(1 for event in poor if event.kind == "advanced"))


def _gains(good: list[Event], poor: list[Event]) -> Message | None:
    """Compare the resource or coin with the largest difference."""
    more, less = gained(good), gained(poor)
    ahead = sorted((less.get(what, 0) - amount, what) for what, amount in more.items())
    if not ahead or ahead[0][0] >= 0:
        return None
    what = ahead[0][1]
    args: dict[str, Arg] = {"what": what, "more": more[what], "less": less.get(what, 0)}
    return Message("trail-review-gains", args)


def gained(events: list[Event]) -> dict[str, int]:
    """Return the total gain of each kind."""
    found: dict[str, int] = {}
    for event in events:
        if event.kind == "gained":
            what = str(event.args["what"])
            found[what] = found.get(what, 0) + int(event.args["amount"])
    return found


def _costs(good: list[Event], poor: list[Event]) -> Message | None:
    less, more = total(good, "paid-coins", "price"), total(poor, "paid-coins", "price")
    if less >= more:
        return None
    return Message("trail-review-costs", {"less": less, "more": more})


def _more(id: str, more: int, less: int) -> Message | None:
    return Message(id, {"more": more, "less": less}) if more > less else None


REASONS: Final[tuple[Find, ...]] = (
    _points,
    _claims,
    _finds,
    _climbs,
    _covers,
    _steps,
    _gains,
    _costs,
)
"""In order of importance."""

REVIEWER: Final = TrailReviewer
