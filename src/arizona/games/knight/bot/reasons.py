"""Explains a Knight move by what the next jump can take."""

from __future__ import annotations

from arizona.bots.facts import EFFECT, LATER, NOW, Fact, Reasons, Step
from arizona.engine.message import Message
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.actions import JUMP
from arizona.games.knight.rules.state import KnightState, chip_value


def facts(steps: list[Step], seat: int) -> list[Fact]:
    """Return the largest chip the next jump can take, or that there is none."""
    last = steps[-1]
    before, after = last.before, last.after
    assert isinstance(before, KnightState) and isinstance(after, KnightState)
    if before.phase not in (phases.SETTING, phases.JUMPING):
        return []
    if after.game != before.game or after.phase != phases.JUMPING:
        return [Fact(EFFECT, "reply", 1 - seat, 0, None, last.when)]
    best = max([int(chip_value(after, action - JUMP)) for action in after.legal()])
    mover = int(after.to_move())
    return [Fact(EFFECT, "own" if mover == seat else "reply", mover, best, None, last.when)]


def reasons(steps: list[Step], seat: int) -> Reasons:
    """State the facts of a line."""
    messages: dict[str, list[Message]] = {NOW: [], LATER: []}
    for fact in facts(steps, seat):
        messages[fact.when].append(Message(f"knight-why-{fact.kind}", {"value": fact.amount}))
    return Reasons(messages[NOW], messages[LATER])
