"""The interpreter of effects and rewards.

It executes the actions of a script in order. If the player has to choose, the rest of the script
waits on the stack below the question.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.games.trail.rules.actions import ADVANCE, OPTION, RESOURCE
from arizona.games.trail.rules.answers import no_answers
from arizona.games.trail.rules.counters import counter
from arizona.games.trail.rules.effect_language import (
    ANTIDOTE,
    AT_ARROW,
    CANYON,
    COPY,
    GAIN,
    GIVE,
    GOLD,
    LOSE,
    MARKER,
    PAY,
    SPIRIT,
    STOCKS,
    SUPPLIES,
    TERRAIN,
    WEATHER,
)
from arizona.games.trail.rules.effect_language import RESOURCE as ANY_RESOURCE
from arizona.games.trail.rules.effects.gains import advance, gain, gain_gold, gain_stock, lose_stock
from arizona.games.trail.rules.effects.payment import draw_poison
from arizona.games.trail.rules.frames import (
    ASK_ADVANCE,
    ASK_ANTIDOTE,
    ASK_OPTION,
    ASK_RESOURCE,
    ASK_SPIRIT,
    RUN,
    WEATHER_COMES,
    frame,
)
from arizona.games.trail.rules.packed import byte
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.tables import TRACK_END

ENDS: Final = TRACK_END * 0x01010101
"""All four trackers at the end of their tracks; one byte each."""


def start_script(pos: Position, seat: i64, script: i64, cause: i64) -> None:
    """Push a script, to be executed next."""
    program = pos.content.program
    start: i64 = program.script_start[script]
    end: i64 = program.script_end[script]
    if start < end:
        pos.push(frame(RUN, seat, start, end, cause))


def start_effect(pos: Position, seat: i64, effect: i64, cause: i64) -> None:
    """Push an effect; if it has several options, the player chooses."""
    pos.push(frame(ASK_OPTION, seat, effect, cause))


def options(pos: Position, seat: i64, effect: i64) -> vec[i64]:
    """Return the options of an effect that can be executed."""
    program = pos.content.program
    found = no_answers()
    first: i64 = program.effect_start[effect]
    script: i64 = first
    while script < program.effect_end[effect]:
        if possible(pos, seat, script):
            found = append(found, OPTION + script - first)
        script += 1
    return found


def can_use(pos: Position, seat: i64, effect: i64) -> bool:
    """Return whether any option of an effect can be executed."""
    program = pos.content.program
    script: i64 = program.effect_start[effect]
    while script < program.effect_end[effect]:
        if possible(pos, seat, script):
            return True
        script += 1
    return False


def possible(pos: Position, seat: i64, script: i64) -> bool:
    """Return whether the player has everything a script exchanges.

    A script that is only an antidote also requires a Poison token.
    """
    program = pos.content.program
    player = pos.players[seat]
    at: i64 = program.script_start[script]
    end: i64 = program.script_end[script]
    given: i64 = 0
    resources: i64 = 0
    while at < end:
        kind: i64 = program.kind[at]
        if program.verb[at] == GIVE:
            amount: i64 = program.amount[at]
            if kind == ANY_RESOURCE:
                resources += amount
            elif kind < STOCKS:
                if byte(player.stock, kind) < amount:
                    return False
                given += amount << (kind * 8)
            elif player.gold < amount:
                return False
        elif kind == ANTIDOTE and not player.poison and end - program.script_start[script] == 1:
            return False
        at += 1
    if resources:
        left: i64 = player.stock - given
        return byte(left, 3) + byte(left, 4) + byte(left, 5) >= resources
    return True


def run_script(pos: Position, seat: i64, at: i64, end: i64, cause: i64) -> None:
    """Execute actions up to the end, or until the player has to choose."""
    program = pos.content.program
    while at < end:
        verb: i64 = program.verb[at]
        kind: i64 = program.kind[at]
        amount: i64 = program.amount[at]
        step: i64 = program.step[at]
        if step > 0:
            factor: i64 = counter(pos, seat, program.arg[at]) // step
            cap: i64 = program.cap[at]
            if cap > 0 and factor > cap:
                factor = cap
            factor = max(factor, 0)
            amount *= factor
        at += 1
        if verb == GAIN:
            if amount == 0:
                continue
            if kind <= CANYON:
                gain(pos, seat, kind, amount, cause)
                continue
        elif verb <= GIVE:
            if amount == 0:
                continue
            if kind < STOCKS:
                word = "lost" if verb == LOSE else "paid"
                lost: i64 = lose_stock(pos, seat, kind, amount, cause, word)
                if verb != PAY or kind < SUPPLIES or lost == amount:
                    continue
                if at < end:
                    pos.push(frame(RUN, seat, at, end, cause))
                draw_poison(pos, seat, amount - lost)
                return
            if kind == GOLD:
                gain_gold(pos, seat, -amount, cause)
                continue
        elif verb != COPY:
            continue  # discounts and similar verbs took effect when the card was used
        if at < end:
            pos.push(frame(RUN, seat, at, end, cause))
        if verb == COPY:
            _copy(pos, seat, program.arg[at - 1], cause)
        elif verb == GAIN:
            _gain_by_choice(pos, seat, kind, amount, cause)
        else:
            pos.push(frame(ASK_RESOURCE, seat, amount, verb, cause))
        return


def _copy(pos: Position, seat: i64, place: i64, cause: i64) -> None:
    if place == AT_ARROW:
        arrow = pos.players[seat].arrow
        if arrow >= 0:
            start_script(pos, seat, pos.content.arrow_gain[arrow], cause)
    else:
        start_script(pos, seat, pos.content.gateway_gain[pos.gateway_open], cause)


def _gain_by_choice(pos: Position, seat: i64, kind: i64, amount: i64, cause: i64) -> None:
    if kind == TERRAIN:
        pos.push(frame(ASK_ADVANCE, seat, amount, cause))
    elif kind == ANY_RESOURCE:
        pos.push(frame(ASK_RESOURCE, seat, amount, GAIN, cause))
    elif kind == ANTIDOTE:
        pos.push(frame(ASK_ANTIDOTE, seat, amount, cause))
    elif kind == WEATHER:
        pos.push(frame(WEATHER_COMES, seat))
    elif kind == SPIRIT:
        pos.push(frame(ASK_SPIRIT, seat))
    elif kind == MARKER:
        # T-9.6: usable from the next turn.
        player = pos.players[seat]
        player.all_markers += 1
        player.markers += 1
        player.new_markers += 1
        pos.emit("marker", seat, "T-9.6")


def advances(pos: Position, seat: i64) -> vec[i64]:
    """Return the tracks a free advance can choose (T-7.4)."""
    player = pos.players[seat]
    found = no_answers()
    terrain: i64 = 0
    while terrain < 4:
        if byte(player.levels, terrain) < TRACK_END:
            found = append(found, ADVANCE + terrain)
        terrain += 1
    return found


def several_tracks(levels: i64) -> bool:
    """Return whether at least two trackers have not reached the end."""
    left: i64 = ENDS - levels
    left = (left | left >> 2 | left >> 1 | left >> 3) & 0x01010101
    return left & (left - 1) != 0


def advance_freely(pos: Position, seat: i64, terrain: i64, times: i64, cause: i64) -> None:
    """Make one free advance; the others follow after its consequences (T-7.4)."""
    if times > 1:
        pos.push(frame(ASK_ADVANCE, seat, times - 1, cause))
    advance(pos, seat, terrain, cause)


def resources(pos: Position, seat: i64, verb: i64) -> vec[i64]:
    """Return the resources to choose from: any to gain, those in stock to give."""
    if verb == GAIN:
        return vec[i64]([RESOURCE, RESOURCE + 1, RESOURCE + 2])
    stock = pos.players[seat].stock
    found = no_answers()
    place: i64 = 0
    while place < 3:
        if byte(stock, SUPPLIES + place):
            found = append(found, RESOURCE + place)
        place += 1
    return found


def change_resource(
    pos: Position, seat: i64, place: i64, times: i64, verb: i64, cause: i64
) -> None:
    """Change one unit of a resource, then ask for the next one."""
    if times > 1:
        pos.push(frame(ASK_RESOURCE, seat, times - 1, verb, cause))
    if verb == GAIN:
        gain_stock(pos, seat, SUPPLIES + place, 1, cause)
    else:
        word = "lost" if verb == LOSE else "paid"
        lose_stock(pos, seat, SUPPLIES + place, 1, cause, word)


def no_resource_left(pos: Position, seat: i64, times: i64, verb: i64) -> None:
    """Handle missing resources: *pay* draws Poison, *lose* stops (T-5.6)."""
    if verb == PAY:
        draw_poison(pos, seat, times)


def choose_option(pos: Position, seat: i64, effect: i64, option: i64, cause: i64) -> None:
    """Execute one option of an effect."""
    start_script(pos, seat, pos.content.program.effect_start[effect] + option, cause)
