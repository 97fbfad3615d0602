"""Use of Fauna cards in windows and before payments (T-4.4, T-8.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.bits import bit_at, lowest
from arizona.games.trail.rules import causes
from arizona.games.trail.rules.actions import USE
from arizona.games.trail.rules.answers import add_places
from arizona.games.trail.rules.counter_names import CUBES, POISON
from arizona.games.trail.rules.counters import counter_of
from arizona.games.trail.rules.effect_language import (
    AFTER_ORDER,
    AFTER_PASSAGE,
    AT_GILA,
    DISCOUNT,
    ENTER,
    FREE,
    GAIN,
    LOWER,
    MOUNTAIN,
    ON_BOOST,
    ON_GILA,
    ON_PASSAGE,
    ON_ROW,
    ON_TURN,
    TURQUOISE,
)
from arizona.games.trail.rules.effects.effects import can_use, start_effect, start_script
from arizona.games.trail.rules.effects.payment import (
    CUT_COINS,
    CUT_LEVELS,
    CUT_RESOURCES,
    FLAG_ENTER,
    FLAG_FREE,
    FLAG_NO_GILA,
)
from arizona.games.trail.rules.packed import byte
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.position import SHORT_REACH, Position
from arizona.games.trail.rules.tables import TRACK_END

MAX_COUNTED: Final = 20
"""More than any stock or track can hold, but small enough that sums fit in a byte."""


def ready(pos: Position, player: Player, moment: i64) -> i64:
    """Return the player's usable cards of a moment, as bits: with a cube and not used this turn."""
    return player.cubes1 & ~pos.used & pos.content.moment_cards[moment]


def add_stand_alone(pos: Position, seat: i64, after: bool, found: vec[i64]) -> vec[i64]:
    """Append the abilities usable in a window; ``after`` includes those triggered by this turn."""
    player = pos.players[seat]
    if not player.cubes1 & ~pos.used:
        return found
    cards: i64 = ready(pos, player, ON_TURN)
    if after and pos.deeds:
        moment: i64 = AFTER_PASSAGE
        while moment <= AFTER_ORDER:
            if pos.deeds & bit_at(moment):
                cards |= ready(pos, player, moment)
            moment += 1
    while cards:
        card: i64 = lowest(cards)
        cards &= cards - 1
        if can_use(pos, seat, pos.content.card_gain[32 + card]):
            found = append(found, USE + card)
    return found


def spend_cube(pos: Position, seat: i64, card: i64) -> None:
    """Remove one cube from a card to the pool, which is the cost of each use (T-8.2)."""
    player = pos.players[seat]
    bit: i64 = bit_at(card)
    if player.cubes3 & bit:
        player.cubes3 &= ~bit
    elif player.cubes2 & bit:
        player.cubes2 &= ~bit
    else:
        player.cubes1 &= ~bit
    pos.cubes += 1
    pos.used |= bit
    if pos.log is not None:
        names = pos.content.cards
        pos.emit(
            "ability",
            seat,
            "T-8.2",
            {"card": names.ids[32 + card], "title": names.names[32 + card], "cubes": 1},
        )


def use_alone(pos: Position, seat: i64, card: i64) -> None:
    spend_cube(pos, seat, card)
    start_effect(pos, seat, pos.content.card_gain[32 + card], causes.ABILITY)


def use_at_price(pos: Position, seat: i64, card: i64, other: i64) -> None:
    """Use an ability before a payment: record its reductions and start its gains at once.

    ``other`` is the place where its discount does not apply: ``AT_FAUNA`` at a Flora row,
    ``AT_FLORA`` at a Fauna row, −1 elsewhere.
    """
    spend_cube(pos, seat, card)
    if pos.readings & SHORT_REACH:
        other = -1  # rules 2: every discount on offer lowered the price
    program = pos.content.program
    script: i64 = program.effect_start[pos.content.card_gain[32 + card]]
    at: i64 = program.script_start[script]
    while at < program.script_end[script]:
        verb: i64 = program.verb[at]
        amount: i64 = program.amount[at]
        if verb == DISCOUNT and program.arg[at] != other:
            kind: i64 = program.kind[at]
            place: i64 = CUT_COINS
            if kind:
                place = CUT_RESOURCES + kind - 3
            pos.cuts += amount << (8 * place)
        elif verb == LOWER:
            pos.cuts += amount << (8 * CUT_LEVELS)
        elif verb == ENTER:
            pos.cuts |= FLAG_ENTER
        elif verb == FREE:
            pos.cuts |= FLAG_NO_GILA if program.arg[at] == AT_GILA else FLAG_FREE
        at += 1
    start_script(pos, seat, script, causes.ABILITY)


def row_reach(pos: Position, player: Player, kind: i64) -> i64:
    """Return the highest row price of a kind that is affordable with all ready cards (T-8.2)."""
    cards: i64 = ready(pos, player, ON_ROW)
    if not cards:
        return player.worth()
    cuts = pos.content.cut_fauna if kind else pos.content.cut_row
    return worth_with(pos, player, cards) + _sum(cuts, cards)


def boost_reach(pos: Position, player: Player) -> i64:
    """Return the highest boost price the player can afford using all ready cards (T-8.2)."""
    cards: i64 = ready(pos, player, ON_BOOST)
    return worth_with(pos, player, cards) + _sum(pos.content.cut_boost, cards)


def worth_with(pos: Position, player: Player, cards: i64) -> i64:
    """Return the value of the player's coins plus those that cards would give before paying.

    Advances on a given track count with the coins they pay. An advance on a track of the player's
    choice counts as 0, because it may be made elsewhere.
    """
    brought: i64 = _sum(pos.content.coins_at_price, cards)
    if not pos.readings & SHORT_REACH:
        brought += _counted(pos, player, cards, TURQUOISE, 3)
        steps: i64 = _given_steps(pos, player, cards) & 255
        if steps:
            brought += _coins_of_steps(pos, player, steps)
    worth: i64 = player.worth()
    coin: i64 = 0
    while brought:
        room: i64 = pos.content.stock_end - byte(player.stock, coin)
        more: i64 = brought & 255
        worth += (coin + 1) * (more if more < room else room)
        brought >>= 8
        coin += 1
    return worth


def level_cut(pos: Position, player: Player) -> i64:
    """Return by how much all ready cards together lower the required levels of a Passage."""
    return _sum(pos.content.cut_level, ready(pos, player, ON_PASSAGE))


def level_steps(pos: Position, player: Player) -> i64:
    """Return the advances all ready cards give before a Passage, one byte per track (T-8.2)."""
    cards: i64 = ready(pos, player, ON_PASSAGE)
    if pos.readings & SHORT_REACH:
        return _sum(pos.content.steps_at_price, cards)
    return _given_steps(pos, player, cards)


def _given_steps(pos: Position, player: Player, cards: i64) -> i64:
    """Return the advances on given tracks that cards give, one byte per track."""
    return _sum(pos.content.steps_at_price, cards) + _counted(pos, player, cards, MOUNTAIN, 4)


def _counted(pos: Position, player: Player, cards: i64, first: i64, kinds: i64) -> i64:
    """Return the counter-based gains of cards at the current values, one byte per kind."""
    found: i64 = 0
    cards &= pos.content.counting
    if not cards:
        return found
    program = pos.content.program
    seat: i64 = 0
    while pos.players[seat] is not player:
        seat += 1
    while cards:
        script: i64 = program.effect_start[pos.content.card_gain[32 + lowest(cards)]]
        cards &= cards - 1
        at: i64 = program.script_start[script]
        while at < program.script_end[script]:
            kind: i64 = program.kind[at] - first
            code: i64 = program.arg[at]
            counts: bool = program.verb[at] == GAIN and program.step[at] > 0
            if counts and 0 <= kind < kinds and code not in (CUBES, POISON):
                times: i64 = counter_of(pos, player, seat, code) // program.step[at]
                cap: i64 = program.cap[at]
                if cap > 0 and times > cap:
                    times = cap
                amount: i64 = program.amount[at] * max(times, 0)
                found += min(amount, MAX_COUNTED) << (8 * kind)
            at += 1
    return found


def _coins_of_steps(pos: Position, player: Player, steps: i64) -> i64:
    """Return the coins on the next spaces of the Mountain track, one byte each (T-7.1)."""
    program = pos.content.program
    found: i64 = 0
    space: i64 = byte(player.levels, 0)
    while steps > 0 and space < TRACK_END:
        steps -= 1
        space += 1
        if space == TRACK_END and pos.ends_reached & 1:
            break
        script: i64 = pos.content.track_gain[space - 1]
        at: i64 = program.script_start[script]
        while at < program.script_end[script]:
            found += program.amount[at] << (8 * program.kind[at])
            at += 1
    return found


def _sum(cuts: vec[i64], cards: i64) -> i64:
    total: i64 = 0
    while cards:
        total += cuts[lowest(cards)]
        cards &= cards - 1
    return total


def add_row_cards(
    pos: Position, player: Player, kind: i64, price: i64, found: vec[i64]
) -> vec[i64]:
    """Append the cards that help with a row's price, allow entering the group, or give something.

    A card that gives something is offered at both Flora and Fauna rows, even where its discount
    does not apply.
    """
    content = pos.content
    cards: i64 = ready(pos, player, ON_ROW)
    while cards:
        card: i64 = lowest(cards)
        cards &= cards - 1
        bit: i64 = bit_at(card)
        helps: i64 = content.cut_fauna[card] if kind else content.cut_row[card]
        helps |= content.coins_at_price[card]
        enters: bool = bool(content.enters & bit) and not pos.cuts & FLAG_ENTER
        brings: bool = bool(content.brings & bit) and not pos.readings & SHORT_REACH
        if (helps and price > 0) or enters or brings:
            found = append(found, USE + card)
    return found


def add_boost_cards(pos: Position, player: Player, price: i64, found: vec[i64]) -> vec[i64]:
    """Append the cards that reduce a boost's price, if using all of them makes it affordable."""
    cards: i64 = ready(pos, player, ON_BOOST)
    if not cards or price > boost_reach(pos, player):
        return found
    return add_places(found, cards, USE)


def add_resource_cards(
    pos: Position, player: Player, moment: i64, due: i64, levels_missing: bool, found: vec[i64]
) -> vec[i64]:
    """Append the cards that reduce a resource price or the required levels of a Passage."""
    content = pos.content
    program = content.program
    cards: i64 = ready(pos, player, moment)
    while cards:
        card: i64 = lowest(cards)
        cards &= cards - 1
        script: i64 = program.effect_start[content.card_gain[32 + card]]
        at: i64 = program.script_start[script]
        helps: bool = False
        while at < program.script_end[script]:
            verb: i64 = program.verb[at]
            if verb == DISCOUNT:
                helps = helps or byte(due, program.kind[at] - 3) > 0
            elif verb == FREE:
                helps = helps or due > 0
            elif verb == LOWER:
                helps = helps or levels_missing
            at += 1
        if helps or content.brings & bit_at(card):
            found = append(found, USE + card)
    return found


def add_gila_cards(pos: Position, player: Player, found: vec[i64]) -> vec[i64]:
    """Append the cards that avoid paying Health for the Gila Monster."""
    return add_places(found, ready(pos, player, ON_GILA), USE)
