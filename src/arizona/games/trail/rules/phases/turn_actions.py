"""Execution of a turn's actions: price, marker, then rewards (T-6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.bits import bit_at
from arizona.games.trail.rules import causes
from arizona.games.trail.rules.actions import ARROW, CARD, DONE, GATEWAY, ORDER, PIECE, WALK
from arizona.games.trail.rules.answers import no_answers
from arizona.games.trail.rules.effect_language import (
    AFTER_ARROWS,
    AFTER_GATEWAY,
    AFTER_ORDER,
    AFTER_PASSAGE,
    AT_BOOST,
    AT_GILA,
    AT_ORDER,
    AT_PASSAGE,
    AT_ROW,
    MOUNTAIN,
    ON_ORDER,
    ON_PASSAGE,
    TURQUOISE,
)
from arizona.games.trail.rules.effects.abilities import (
    add_boost_cards,
    add_gila_cards,
    add_resource_cards,
    add_row_cards,
)
from arizona.games.trail.rules.effects.cards import take_card
from arizona.games.trail.rules.effects.effects import start_script
from arizona.games.trail.rules.effects.gains import gain_stock
from arizona.games.trail.rules.effects.ladder import boost_price, buy_boost
from arizona.games.trail.rules.effects.payment import (
    CUT_COINS,
    CUT_RESOURCES,
    FLAG_ENTER,
    FLAG_FREE,
    FLAG_NO_GILA,
    ask_coins,
    charge,
    charge_gila,
)
from arizona.games.trail.rules.frames import (
    ASK_PLACE,
    ASK_PRICE,
    FILL_PASSAGES,
    GAIN,
    TAKE_CARD,
    frame,
)
from arizona.games.trail.rules.packed import NONE, byte, nibble, slot, with_slot
from arizona.games.trail.rules.phases.journey import (
    BY_DUTCHMAN,
    BY_EXTRA,
    BY_MARKER,
    EXTRA,
    IN_FLORA,
    IN_FLORA_PIECES,
    IN_PASSAGES,
    MARKER,
    levels_cut,
    levels_reach,
    row_means_plain,
    spend_means,
    token,
)
from arizona.games.trail.rules.position import TRACKER_MOVES, Position
from arizona.games.trail.rules.tables import POSITIONS

HEALTH_BYTE: Final = 1


def begin(pos: Position, seat: i64, target: i64, means: i64) -> None:
    """Start an action with its price, where abilities are offered."""
    pos.cuts = 0
    if target == GATEWAY:
        _visit_gateway(pos, seat, means)
    elif target >= ARROW:
        _send_to_arrows(pos, seat, target - ARROW, means)
    elif target >= CARD:
        pos.push(frame(ASK_PRICE, seat, AT_ROW, target, means))
    elif target >= WALK:
        pos.push(frame(ASK_PRICE, seat, AT_PASSAGE, target, means))
    else:
        pos.push(frame(ASK_PRICE, seat, AT_ORDER, target, means))


def kind_of_row(target: i64) -> i64:
    """Return the kind of a row action: Flora (0) or Fauna (1)."""
    return (target - PIECE) >> 3 if target >= PIECE else (target - CARD) >> 2


def row_of(target: i64) -> i64:
    """Return the row of a row action, from 0."""
    return ((target - PIECE) & 7) >> 1 if target >= PIECE else (target - CARD) & 3


# --- prices -----------------------------------------------------------------------------------


def price_options(pos: Position, seat: i64, place: i64, target: i64, means: i64) -> vec[i64]:
    """Return the abilities usable before a payment, and ``DONE`` if the price can be met."""
    player = pos.players[seat]
    found = no_answers()
    can_go_on: bool = True
    if place == AT_ROW:
        kind = kind_of_row(target)
        price = row_price(pos, target)
        bits: i64 = BY_MARKER
        if means == EXTRA:
            bits = BY_EXTRA
        elif means != MARKER:
            bits = BY_DUTCHMAN
        can_go_on = price <= player.worth() and bool(
            row_means_plain(pos, player, bits, kind, row_of(target))
        )
        found = add_row_cards(pos, player, kind, price, found)
    elif place == AT_BOOST:
        price = boost_price(pos, seat, target)
        can_go_on = price <= player.worth()
        if price > 0:
            found = add_boost_cards(pos, player, price, found)
    elif place == AT_PASSAGE:
        card = slot(pos.passage_open, target - WALK)
        can_go_on = levels_reach(player.levels, pos.content.passage_need[card], levels_cut(pos))
        due = passage_due(pos, card, means)
        found = add_resource_cards(pos, player, ON_PASSAGE, due, not can_go_on, found)
        if gila_costs_health(pos, IN_PASSAGES, means):
            found = add_gila_cards(pos, player, found)
    elif place == AT_ORDER:
        due = resources_due(pos, pos.content.order_price[target - ORDER])
        found = add_resource_cards(pos, player, ON_ORDER, due, False, found)
    elif not pos.cuts & FLAG_NO_GILA:
        found = add_gila_cards(pos, player, found)
    if can_go_on:
        found = append(found, DONE)
    return found


def row_price(pos: Position, target: i64) -> i64:
    """Return the row number in Turquoise, after reductions (T-6.3, T-5.5)."""
    price: i64 = row_of(target) + 1 - byte(pos.cuts, CUT_COINS)
    return max(price, 0)


def resources_due(pos: Position, price: i64) -> i64:
    """Return a price in resources after reductions; one byte each (T-5.5)."""
    if pos.cuts & FLAG_FREE:
        return 0
    due: i64 = 0
    place: i64 = 0
    while place < 3:
        left: i64 = byte(price, place) - byte(pos.cuts, CUT_RESOURCES + place)
        if left > 0:
            due |= left << (8 * place)
        place += 1
    return due


def passage_due(pos: Position, card: i64, means: i64) -> i64:
    """Return the price of a Passage, including Health for the Gila Monster (T-5.3, T-5.5)."""
    price: i64 = pos.content.passage_pay[card]
    if gila_costs_health(pos, IN_PASSAGES, means):
        price += bit_at(8 * HEALTH_BYTE)
    return resources_due(pos, price)


def gila_costs_health(pos: Position, group: i64, means: i64) -> bool:
    """Return whether taking something from a group costs Health for the Gila (T-3.4, T-9.8)."""
    return (
        pos.gila >= 0 and pos.gila >> 2 == group and means != EXTRA and not pos.cuts & FLAG_NO_GILA
    )


def pay_and_perform(pos: Position, seat: i64, place: i64, target: i64, means: i64) -> None:
    """Pay the price and perform the action."""
    if place == AT_ROW:
        _take_from_row(pos, seat, target, means)
    elif place == AT_PASSAGE:
        _walk(pos, seat, target - WALK, means)
    elif place == AT_ORDER:
        _choose_order(pos, seat, target - ORDER)
    elif place == AT_BOOST:
        buy_boost(pos, seat, target)
    else:
        spared = pos.cuts & FLAG_NO_GILA
        pos.cuts = 0
        if not spared:
            charge_gila(pos, seat)


# --- the five actions -------------------------------------------------------------------------


def _log_marker(pos: Position, seat: i64, means: i64, what: str, rule: str) -> None:
    if pos.log is not None:
        word = ("marker", "dutchman", "jackalope")[means]
        pos.emit("marker-used", seat, rule, {"means": word, "what": what})


def _choose_order(pos: Position, seat: i64, place: i64) -> None:
    # T-6.1: Adventure Markers only, one player per space.
    player = pos.players[seat]
    spend_means(pos, seat, MARKER)
    player.ordered = 1
    pos.order_spaces |= token(seat, MARKER) << (4 * place)
    pos.deeds |= bit_at(AFTER_ORDER)
    due = resources_due(pos, pos.content.order_price[place])
    pos.cuts = 0
    if pos.log is not None:
        pos.emit("order-chosen", seat, "T-6.1", {"place": place + 1})
    charge(pos, seat, due, causes.ORDER)


def _walk(pos: Position, seat: i64, place: i64, means: i64) -> None:
    # T-6.2: pay; gain Grit, currency and Gold; advance on the terrain; refill the gap last.
    content = pos.content
    player = pos.players[seat]
    card = slot(pos.passage_open, place)
    spend_means(pos, seat, means)
    if means != EXTRA:
        free: i64 = 0
        while nibble(pos.passage_spaces, free):
            free += 1
        pos.passage_spaces |= token(seat, means) << (4 * free)
    _log_marker(pos, seat, means, "passage", "T-6.2")
    due = passage_due(pos, card, means)
    pos.cuts = 0
    pos.passage_open = with_slot(pos.passage_open, place, NONE)
    half: i64 = content.deck_first[2]
    if card < half:
        player.early_passages |= bit_at(card)
    else:
        player.late_passages |= bit_at(card - half)
    terrain: i64 = content.passage_terrain[card]
    player.passages += bit_at(8 * terrain)
    pos.deeds |= bit_at(AFTER_PASSAGE)
    if pos.log is not None:
        names = content.passages
        pos.emit("walked", seat, "T-6.2", {"card": names.ids[card], "title": names.names[card]})
    pos.push(frame(FILL_PASSAGES))
    pos.push(frame(GAIN, seat, MOUNTAIN + terrain, 1, causes.PASSAGE))
    start_script(pos, seat, content.passage_gain[card], causes.PASSAGE)
    charge(pos, seat, due, causes.PASSAGE)


def _take_from_row(pos: Position, seat: i64, target: i64, means: i64) -> None:
    # T-6.7: marker, price in Turquoise, Health for the Gila, then the card or piece.
    player = pos.players[seat]
    kind = kind_of_row(target)
    row = row_of(target)
    price = row_price(pos, target)
    spend_means(pos, seat, means)
    if means != EXTRA and not pos.cuts & FLAG_ENTER:
        _fill_row_space(pos, kind, row, token(seat, means))
        if means == MARKER:
            player.groups |= bit_at(4 * kind + row)
    pos.cuts = 0
    _log_marker(pos, seat, means, "fauna" if kind else "flora", "T-6.3")
    group: i64
    if target >= PIECE:
        place: i64 = (target - PIECE) & 7
        group = IN_FLORA_PIECES + kind
        if kind:
            piece = slot(pos.fauna_pieces_open, place)
            pos.fauna_pieces_open = with_slot(pos.fauna_pieces_open, place, NONE)
        else:
            piece = slot(pos.flora_pieces_open, place)
            pos.flora_pieces_open = with_slot(pos.flora_pieces_open, place, NONE)
        pos.push(frame(ASK_PLACE, seat, kind, piece))
    else:
        group = IN_FLORA + kind
        pos.push(frame(TAKE_CARD, seat, kind, row))
    if gila_costs_health(pos, group, means):
        pos.push(frame(ASK_PRICE, seat, AT_GILA, target, means))
    ask_coins(pos, seat, price, causes.PRICE)


def _fill_row_space(pos: Position, kind: i64, row: i64, mark: i64) -> None:
    spaces = pos.fauna_spaces if kind else pos.flora_spaces
    place: i64 = 3 * row
    while nibble(spaces, place):
        place += 1
    spaces |= mark << (4 * place)
    if kind:
        pos.fauna_spaces = spaces
    else:
        pos.flora_spaces = spaces


def _visit_gateway(pos: Position, seat: i64, means: i64) -> None:
    # T-6.5: the face-up card, which stays.
    spend_means(pos, seat, means)
    if means == MARKER:
        pos.gateway_space = token(seat, means)
    pos.deeds |= bit_at(AFTER_GATEWAY)
    _log_marker(pos, seat, means, "gateway", "T-6.5")
    start_script(pos, seat, pos.content.gateway_gain[pos.gateway_open], causes.GATEWAY)


def _send_to_arrows(pos: Position, seat: i64, space: i64, means: i64) -> None:
    # T-6.4: the marker goes to the set the tracker moves to.
    spend_means(pos, seat, means)
    if means == MARKER:
        pos.arrow_spaces |= token(seat, means) << (4 * (space >> 2))
    pos.deeds |= bit_at(AFTER_ARROWS)
    _log_marker(pos, seat, means, "arrow", "T-6.4")
    if means == EXTRA and not pos.readings & TRACKER_MOVES:
        _take_arrow_reward(pos, seat, space)
    else:
        move_arrow(pos, seat, space)


def _take_arrow_reward(pos: Position, seat: i64, space: i64) -> None:
    # T-9.8: the Jackalope takes this reward. No tracker enters the space, so T-3.3 does not apply.
    if pos.log is not None:
        pos.emit(
            "arrow-taken",
            seat,
            "T-9.8",
            {"set": pos.content.arrow_names[space >> 2], "side": POSITIONS[space & 3]},
        )
    start_script(pos, seat, pos.content.arrow_gain[space], causes.ARROW)


def move_arrow(pos: Position, seat: i64, space: i64) -> None:
    """Move the tracker, pay the players already there, take the reward (T-3.2, T-3.3)."""
    pos.players[seat].arrow = space
    if pos.log is not None:
        pos.emit(
            "arrow-moved",
            seat,
            "T-3.2",
            {"set": pos.content.arrow_names[space >> 2], "side": POSITIONS[space & 3]},
        )
    start_script(pos, seat, pos.content.arrow_gain[space], causes.ARROW)
    other: i64 = 0
    while other < pos.seats:
        if other != seat and pos.players[other].arrow == space:
            gain_stock(pos, other, TURQUOISE, 1, causes.MEETING)
        other += 1


def take_row_card(pos: Position, seat: i64, kind: i64, row: i64) -> None:
    """Take the face-up card of a row."""
    if kind:
        card = slot(pos.fauna_open, row)
        pos.fauna_open = with_slot(pos.fauna_open, row, NONE)
    else:
        card = slot(pos.flora_open, row)
        pos.flora_open = with_slot(pos.flora_open, row, NONE)
    take_card(pos, seat, kind, card)
