"""Weather: draw two cards, choose one, resolve it for each affected player (T-9.3)."""

from __future__ import annotations

from mypy_extensions import i64

from arizona.engine.bits import bit_at, count
from arizona.engine.events import NOBODY
from arizona.games.trail.rules import causes
from arizona.games.trail.rules.counters import counter
from arizona.games.trail.rules.effect_language import (
    AT_LEAST,
    AT_MOST,
    DRAWER,
    EACH,
    FEWEST,
    MOST,
    OTHERS,
)
from arizona.games.trail.rules.effects.effects import start_effect
from arizona.games.trail.rules.frames import ASK_WEATHER, DRAW_WEATHER, frame
from arizona.games.trail.rules.position import Position


def weather_comes(pos: Position, seat: i64) -> None:
    """Start drawing; with fewer than two unseen cards, the whole deck is reshuffled."""
    if count(pos.weather_unseen) < 2:
        pos.weather_unseen = pos.content.all_weather
        pos.emit("weather-mixed", NOBODY, "T-9.3")
    pos.push(frame(DRAW_WEATHER, seat, 0))


def draw_weather(pos: Position, seat: i64, card: i64, first: i64) -> None:
    """Draw one card; after the second, the player chooses."""
    pos.weather_unseen &= ~bit_at(card)
    if pos.log is not None:
        names = pos.content.weather
        pos.emit(
            "weather-drawn", seat, "T-9.3", {"card": names.ids[card], "title": names.names[card]}
        )
    if first:
        pos.push(frame(ASK_WEATHER, seat, first - 1, card))
    else:
        pos.push(frame(DRAW_WEATHER, seat, card + 1))


def carry_out(pos: Position, seat: i64, card: i64) -> None:
    """Resolve a card for the drawer, then for the others in turn order.

    Each player resolves all clauses that affect them; these are determined in advance.
    """
    content = pos.content
    program = content.program
    if pos.log is not None:
        names = content.weather
        pos.emit("weather", seat, "T-9.3", {"card": names.ids[card], "title": names.names[card]})
    start: i64 = content.weather_start[3 * card + pos.seats - 2]
    end: i64 = content.weather_end[3 * card + pos.seats - 2]
    met: i64 = 0
    clause: i64 = start
    while clause < end:
        met |= _met(pos, seat, clause) << (4 * (clause - start))
        clause += 1
    # The stack is last in, first out, so push the last player's last clause first.
    place: i64 = pos.seats - 1
    while place >= 0:
        who = pos.seat_at(place)
        if who != seat:
            _push_clauses(pos, who, start, end, met)
        place -= 1
    _push_clauses(pos, seat, start, end, met)
    assert program.clause_who[start] >= 0


def _push_clauses(pos: Position, who: i64, start: i64, end: i64, met: i64) -> None:
    clause: i64 = end - 1
    while clause >= start:
        if (met >> (4 * (clause - start))) & bit_at(who):
            start_effect(pos, who, pos.content.program.clause_effect[clause], causes.WEATHER)
        clause -= 1


def _met(pos: Position, drawer: i64, clause: i64) -> i64:
    """Return the seats a clause affects, as bits."""
    program = pos.content.program
    who: i64 = program.clause_who[clause]
    everybody: i64 = bit_at(pos.seats) - 1
    if who == EACH:
        return everybody
    if who == DRAWER:
        return bit_at(drawer)
    if who == OTHERS:
        return everybody & ~bit_at(drawer)
    code: i64 = program.clause_counter[clause]
    if who in (AT_LEAST, AT_MOST):
        return _compared(pos, who == AT_LEAST, code, program.clause_number[clause])
    assert who in (MOST, FEWEST)
    return extreme_seats(pos, code, who == MOST)


def _compared(pos: Position, least: bool, code: i64, number: i64) -> i64:
    found: i64 = 0
    seat: i64 = 0
    while seat < pos.seats:
        value: i64 = counter(pos, seat, code)
        if (value >= number) if least else (value <= number):
            found |= bit_at(seat)
        seat += 1
    return found


def extreme_seats(pos: Position, code: i64, most: bool) -> i64:
    """Return the seats with the most or the fewest, including ties; empty if the most is 0."""
    found: i64 = 0
    best: i64 = 0
    seat: i64 = 0
    while seat < pos.seats:
        value: i64 = counter(pos, seat, code)
        if seat == 0 or value == best:
            best = value
            found |= bit_at(seat)
        elif (value > best) == most:
            best = value
            found = bit_at(seat)
        seat += 1
    if most and best <= 0:
        return 0
    return found
