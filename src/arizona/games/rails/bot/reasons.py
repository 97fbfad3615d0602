"""Explains a Rails move by the facts of its line: nuggets, cargo, deliveries and open dice."""

from __future__ import annotations

from typing import Final

from arizona.bots.facts import COST, EFFECT, GAIN, LATER, NOW, Fact, Reasons, Step
from arizona.engine.bits import count
from arizona.engine.events import Event
from arizona.engine.message import Arg, Message
from arizona.games.rails.rules import position as phases
from arizona.games.rails.rules.actions import DELIVER, DRAW, NONE, TAKE
from arizona.games.rails.rules.state import RailsState

LISTED: Final = ("delivered", "first", "loaded", "nugget-got", "section-drawn")
"""Kinds of events that become facts, in the order in which they are stated."""
FINAL_SCORING: Final = ("nuggets-left", "missing", "card-scored")


def facts(steps: list[Step], seat: int) -> list[Fact]:
    """Return the facts of a line."""
    found: list[Fact] = []
    ending = 0
    for step in steps:
        for event in step.events:
            if event.seat == seat:
                found.extend(_own(event, step.when))
                if event.kind in FINAL_SCORING:
                    ending += event.points
    last = steps[-1]
    after = last.after
    assert isinstance(after, RailsState)
    if after.phase == phases.FINISHED:
        found.append(Fact(GAIN if ending >= 0 else COST, "end", seat, ending, None, last.when))
    elif _draws(found):
        route = after.routes[seat]
        able = int(count(route.able(after.conditions.path_masks)))
        found.append(Fact(EFFECT, "open", seat, able, None, last.when))
    return found


def _draws(found_facts: list[Fact]) -> bool:
    return any(fact.kind in ("section-drawn", "went-on") for fact in found_facts)


def _own(event: Event, when: str) -> list[Fact]:
    kind, seat = event.kind, event.seat
    if kind == "nugget-used":
        return [Fact(COST, kind, seat, 1, None, when)]
    if kind == "nugget-got":
        return [Fact(GAIN, kind, seat, _number(event, "left"), None, when)]
    if kind == "loaded":
        args: dict[str, Arg] = {"kind": event.args["kind"]}
        return [Fact(GAIN, kind, seat, _number(event, "count"), args, when)]
    if kind in ("delivered", "first"):
        args = {"kind": event.args["kind"]}
        if kind == "delivered":
            args["count"] = event.args["count"]
        return [Fact(GAIN, kind, seat, event.points, args, when)]
    if kind in ("section-drawn", "went-on"):
        args = {"at": event.args["at"]}
        return [Fact(EFFECT, kind, seat, 0, args, when)]
    return []


def reasons(steps: list[Step], seat: int) -> Reasons:
    """Return what the line's first move does, then what it prepares, without restating it."""
    found_facts = facts(steps, seat)
    action = steps[0].action
    return Reasons(_statements(found_facts, NOW, action), _statements(found_facts, LATER, action))


def _statements(found_facts: list[Fact], when: str, action: int) -> list[Message]:
    found: list[Message] = []
    facts_then = [fact for fact in found_facts if fact.when == when]
    spent = sum([fact.amount for fact in facts_then if fact.kind == "nugget-used"])
    if spent:
        found.append(Message("rails-why-nugget-used", {"count": spent}))
    for kind in LISTED:
        for number, fact in enumerate(facts_then):
            if fact.kind != kind or _restates(fact, action) or _outdated(facts_then, number):
                continue
            args = dict(fact.args)
            if kind in ("delivered", "first"):
                args["points"] = fact.amount
            elif kind != "section-drawn":
                args["count"] = fact.amount
            found.append(Message(f"rails-why-{kind}", args))
    for fact in facts_then:
        if fact.kind == "end":
            found.append(Message("rails-why-end", {"points": fact.amount}))
        elif fact.kind == "open":
            found.append(Message("rails-why-open", {"count": fact.amount}))
    return found


def _outdated(found_facts: list[Fact], number: int) -> bool:
    """Check whether a later fact changes an amount of cargo or nuggets again."""
    fact = found_facts[number]
    for later in found_facts[number + 1 :]:
        if fact.kind == "loaded" and later.args.get("kind") == fact.args["kind"]:
            return True
        if fact.kind == "nugget-got" and later.kind in ("nugget-got", "nugget-used"):
            return True
    return False


def _restates(fact: Fact, action: int) -> bool:
    """Check whether the label of the move already states a fact."""
    if fact.when != NOW:
        return False
    if fact.kind == "section-drawn":
        return DRAW <= action < TAKE
    return fact.kind == "delivered" and DELIVER <= action < NONE


def _number(event: Event, name: str) -> int:
    amount = event.args[name]
    assert isinstance(amount, int), event
    return amount
