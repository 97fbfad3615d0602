"""Invariants of Rails positions; the fuzzer checks them after every move."""

from __future__ import annotations

import itertools

from arizona.engine.bits import count
from arizona.games.rails.rules import position as phases
from arizona.games.rails.rules.actions import KINDS
from arizona.games.rails.rules.position import dice, line
from arizona.games.rails.rules.route import NOWHERE, NUGGETS, Route
from arizona.games.rails.rules.scoring import MISSING, worth
from arizona.games.rails.rules.sheet import SYMBOLS, cell_masks
from arizona.games.rails.rules.state import RailsState
from arizona.games.rails.rules.tables import OPEN_CARDS


def broken(state: RailsState) -> list[str]:
    """Return a description of every violated invariant."""
    out: list[str] = []
    if len(set(state.cards)) != len(state.cards) or len(state.cards) > OPEN_CARDS:
        out.append("a card is open twice, or there are too many (R-2.1)")
    taken = sum(1 for route in state.routes if route.die >= 0)
    if state.phase != phases.ROLLING and state.rolled and taken + len(dice(state)) != state.rolled:
        out.append(f"{taken} dice taken, {len(dice(state))} left of {state.rolled} (R-3.1)")
    firsts = 0
    for seat, route in enumerate(state.routes):
        firsts |= int(route.done)
        out.extend([f"seat {seat + 1}: {fault}" for fault in _broken_route(state, route)])
    if firsts != state.firsts:
        out.append("the kinds delivered do not add up (R-7.2)")
    if state.phase != phases.FINISHED and state.to_move() >= 0 and not state.legal():
        out.append("a seat is to decide and has no legal action")
    return out


def _broken_route(state: RailsState, route: Route) -> list[str]:
    out: list[str] = []
    cells: list[int] = []
    strokes: set[tuple[int, int]] = set()
    pieces = line(state, route)
    if route.start >= 0:
        cells.append(int(route.start))
    for value, spaces in pieces:
        cells.extend(spaces[1:])
        if value == 5:
            for one, two in itertools.pairwise(spaces):
                strokes.add((one, two))
    if (cells[-1] if cells else NOWHERE) != route.head:
        out.append("the line ends elsewhere (R-4.1)")
    if len(set(cells)) != len(cells):
        out.append("the line is on a space twice (R-4.3)")
    if cell_masks(cells) != (route.low, route.high):
        out.append("the spaces used do not fit the line (R-4.3)")
    size = state.sheet.size
    for one, two in strokes:
        # A crossing stroke connects the other two corners of the same block.
        other = (one // size * size + two % size, two // size * size + one % size)
        if other in strokes or other[::-1] in strokes:
            out.append("the line crosses itself (R-4.4)")
    ends = [state.sheet.kinds[spaces[-1]] for _, spaces in pieces]
    for symbol, name in enumerate(SYMBOLS):
        if ends.count(symbol) != route.stopped(symbol):
            out.append(f"{name}: stops miscounted (R-4.5)")
        if symbol < KINDS and ends.count(symbol) != route.aboard(symbol) + route.delivered(symbol):
            out.append(f"{name}: a piece is lost (R-5.1)")
    if not 0 <= route.spent <= route.gold <= NUGGETS:
        out.append("nuggets miscounted (R-6.4)")
    boxes = sum(int(route.box(kind)) for kind in range(KINDS))
    total = boxes + int(route.bonus)
    if state.phase == phases.FINISHED:
        total += MISSING * (KINDS - count(route.done)) + worth(route.gold - route.spent)
    if total != route.score:
        out.append(f"the boxes give {total}, the score says {route.score} (R-8.4)")
    return out
