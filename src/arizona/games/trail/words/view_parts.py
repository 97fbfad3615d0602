"""Costs, rewards and effects as data, so that clients need not parse the effect language."""

from __future__ import annotations

from typing import Final, TypedDict

from arizona.games.trail.rules.counter_names import COUNTERS
from arizona.games.trail.rules.effect_language import GIVE, HEALTH, KINDS, PLACES, SUPPLIES
from arizona.games.trail.rules.packed import byte
from arizona.games.trail.rules.phases.journey import MARKER
from arizona.games.trail.rules.phases.turn_actions import gila_costs_health
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.rules.tables import TrailContent

VERBS: Final = ("gain", "lose", "pay", "give", "discount", "free", "lower", "enter", "copy")


class AmountView(TypedDict):
    """An amount of a kind; ``mountain`` etc. are advances on that track, ``terrain`` on any."""

    kind: str
    count: int


class StepView(TypedDict):
    """One step of an effect.

    ``gain``, ``lose``, ``pay`` and ``give`` have a kind. If ``per`` names a counter, the amount
    applies for every ``step`` of it, ``most`` times at most (0 for no limit). The other verbs have
    a place; ``discount`` also has a kind.
    """

    verb: str
    count: int
    kind: str
    place: str
    per: str
    step: int
    most: int


def script_amounts(content: TrailContent, script: int) -> list[AmountView]:
    """Return the amounts of a reward in the order of one step (T-4.5)."""
    program = content.program
    return [
        {"kind": KINDS[program.kind[at]], "count": int(program.amount[at])}
        for at in range(int(program.script_start[script]), int(program.script_end[script]))
    ]


def resource_amounts(due: int) -> list[AmountView]:
    """Return a price in Supplies, Health and Water, packed one byte each, as amounts."""
    return [
        {"kind": KINDS[SUPPLIES + place], "count": int(byte(due, place))}
        for place in range(3)
        if byte(due, place)
    ]


def effect_options(content: TrailContent, effect: int) -> list[list[StepView]]:
    """Return the options of an effect, each as a list of steps."""
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
    """Return the Health a marker also pays in a group because of the Gila (T-3.4)."""
    return int(gila_costs_health(state, group, MARKER))


def poison_due(state: TrailState, due: int, more_health: int = 0) -> list[int]:
    """Return the Poison tokens a price in resources would cost each seat now (T-5.3, T-5.4)."""
    found: list[int] = []
    for player in state.players:
        missing = 0
        for place in range(3):
            needed = int(byte(due, place)) + (more_health if SUPPLIES + place == HEALTH else 0)
            missing += max(0, needed - int(byte(player.stock, SUPPLIES + place)))
        found.append(min(missing, int(state.poison).bit_count()))
    return found
