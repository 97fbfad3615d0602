"""Facts about a line of moves, derived from the engine's events.

Hints are rendered from facts, and tests compare facts with the engine. A fact never depends on an
evaluation.
"""

from __future__ import annotations

from typing import Final, final

from arizona.engine.events import Event
from arizona.engine.message import Arg, Message
from arizona.engine.state import State

NOW: Final = "now"
"""Happens with the move itself and the forced moves that follow it."""
LATER: Final = "later"
"""Happens with later decisions of the same turn, if they follow the line."""

COST: Final = "cost"
GAIN: Final = "gain"
EFFECT: Final = "effect"
"""Neither a cost nor a gain in stock or points."""


@final
class Step:
    """One move of a line: the position before and after it, and its events."""

    def __init__(
        self, before: State, action: int, events: list[Event], after: State, when: str
    ) -> None:
        self.before: Final = before
        self.action: Final = action
        self.events: Final = events
        self.after: Final = after
        self.when: Final = when


@final
class Fact:
    """One effect of a line: its role, kind and amount, the seat it affects, where and when."""

    def __init__(
        self,
        role: str,
        kind: str,
        seat: int,
        amount: int = 0,
        args: dict[str, Arg] | None = None,
        when: str = NOW,
    ) -> None:
        self.role: Final = role
        self.kind: Final = kind
        """What changes: an event kind or a kind of stock."""
        self.seat: Final = seat
        self.amount: Final = amount
        self.args: Final[dict[str, Arg]] = {} if args is None else args
        """Further details, such as the cause, the card or the place."""
        self.when: Final = when

    def __repr__(self) -> str:
        return (
            f"Fact({self.role}, {self.kind}, seat={self.seat}, {self.amount}, "
            f"{self.args}, {self.when})"
        )


@final
class Reasons:
    """The statements of a hint: what the move does now, and what it prepares."""

    def __init__(self, now: list[Message], later: list[Message]) -> None:
        self.now: Final = now
        self.later: Final = later


def steps_of(state: State, line: list[int]) -> list[Step]:
    """Play a line of one seat's moves; forced moves right after the first count as ``NOW``."""
    found: list[Step] = []
    here = state.clone()
    when = NOW
    for number, action in enumerate(line):
        if number and when == NOW and len(here.legal()) > 1:
            when = LATER
        after = here.clone()
        events: list[Event] = []
        after.log = events
        after.apply(action)
        after.log = None
        found.append(Step(here, action, events, after, when))
        here = after
    return found


def point_facts(steps: list[Step], seat: int) -> list[Fact]:
    """Return the points that each seat wins or loses, for games without their own facts."""
    found: list[Fact] = []
    for when in (NOW, LATER):
        sums: dict[int, int] = {}
        for step in steps:
            if step.when == when:
                for event in step.events:
                    if event.seat >= 0 and event.points:
                        sums[event.seat] = sums.get(event.seat, 0) + event.points
        for who, points in sums.items():
            if points:
                role = EFFECT if who != seat else GAIN if points > 0 else COST
                found.append(Fact(role, "points", who, points, None, when))
    return found


def point_reasons(facts: list[Fact], seat: int) -> Reasons:
    """Render the facts of ``point_facts``."""
    messages: dict[str, list[Message]] = {NOW: [], LATER: []}
    for fact in facts:
        if fact.kind == "points":
            who = "you" if fact.seat == seat else "other"
            args: dict[str, Arg] = {"points": fact.amount, "who": who, "seat": fact.seat + 1}
            messages[fact.when].append(Message("bots-why-points", args))
    return Reasons(messages[NOW], messages[LATER])
