"""Costs, rewards and effects as data, so that no screen has to read the content language."""

from __future__ import annotations

from typing import Final, TypedDict

from arizona.games.trail.rules.counter_names import COUNTERS
from arizona.games.trail.rules.effect_language import GIVE, HEALTH, KINDS, PLACES, SUPPLIES
from arizona.games.trail.rules.packed import byte
from arizona.games.trail.rules.phases.journey import MARKER
from arizona.games.trail.rules.phases.turn_actions import gila_asks
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.rules.tables import TrailContent

VERBS: Final = ("gain", "lose", "pay", "give", "discount", "free", "lower", "enter", "copy")


class AmountView(TypedDict):
    """So many of a kind; of ``mountain`` steps on that track, of ``terrain`` on any."""

    kind: str
    count: int


class StepView(TypedDict):
    """One step of an effect.

    ``gain``, ``lose``, ``pay`` and ``give`` have a kind, and ``per`` so many of a counter, at
    ``most`` so many times (0 without an end). The other verbs have a place; ``discount`` has a
    kind too.
    """

    verb: str
    count: int
    kind: str
    place: str
    per: str
    step: int
    most: int


def script_amounts(content: TrailContent, script: int) -> list[AmountView]:
    """What a reward gives, in the order of one step (T-4.5)."""
    program = content.program
    return [
        {"kind": KINDS[program.kind[at]], "count": int(program.amount[at])}
        for at in range(int(program.script_start[script]), int(program.script_end[script]))
    ]


def resource_amounts(due: int) -> list[AmountView]:
    """A price in Supplies, Health and Water, a byte each."""
    return [
        {"kind": KINDS[SUPPLIES + place], "count": int(byte(due, place))}
        for place in range(3)
        if byte(due, place)
    ]


def effect_options(content: TrailContent, effect: int) -> list[list[StepView]]:
    """The options of an effect, each with its steps."""
    program = content.program
    scripts = range(int(program.effect_start[effect]), int(program.effect_end[effect]))
    return [
        [
            _step(content, at)
            for at in range(int(program.script_start[script]), int(program.script_end[script]))
        ]
        for script in scripts
    ]


def _step(content: TrailContent, at: int) -> StepView:
    program = content.program
    verb, kind, arg = int(program.verb[at]), int(program.kind[at]), int(program.arg[at])
    step = max(0, int(program.step[at]))
    return {
        "verb": VERBS[verb],
        "count": int(program.amount[at]),
        "kind": KINDS[kind] if kind >= 0 else "",
        "place": PLACES[arg] if verb > GIVE else "",
        "per": COUNTERS[arg] if step else "",
        "step": step,
        "most": max(0, int(program.cap[at])),
    }


def gila_health(state: TrailState, group: int) -> int:
    """The Health more that a marker pays in a group because the Gila sits there (T-3.4)."""
    return int(gila_asks(state, group, MARKER))


def poison_due(state: TrailState, due: int, more_health: int = 0) -> list[int]:
    """By seat: the Poison tokens a price in resources would bring now (T-5.3, T-5.4)."""
    found: list[int] = []
    for player in state.players:
        missing = 0
        for place in range(3):
            asked = int(byte(due, place)) + (more_health if SUPPLIES + place == HEALTH else 0)
            missing += max(0, asked - int(byte(player.stock, SUPPLIES + place)))
        found.append(min(missing, int(state.poison).bit_count()))
    return found
