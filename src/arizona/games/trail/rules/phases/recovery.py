"""Recovery, and the end of the game (T-11, T-12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arizona.engine.bits import bit_at
from arizona.engine.events import NOBODY
from arizona.games.trail.rules.effects.claims import score_card
from arizona.games.trail.rules.effects.spirits import recover_jackalope
from arizona.games.trail.rules.frames import (
    ASK_CLAIM,
    FILL_CARDS,
    FILL_PASSAGES,
    FILL_PIECES,
    FINISH,
    PLAN_WEEK,
    frame,
)
from arizona.games.trail.rules.packed import EMPTY_SLOTS, NONE, nibble, slot, with_slot
from arizona.games.trail.rules.player import NOWHERE
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.scoring import final_scoring
from arizona.games.trail.rules.tables import WEEKS

FOURTH: Final = 1
EIGHTH: Final = 2


def recover(pos: Position) -> None:
    """End the week in the order of T-11.5, or the game after week 8."""
    if pos.week == WEEKS:
        pos.push(frame(FINISH, 0, 0))
        return
    pos.turns += 1
    pos.emit("recovery", NOBODY, "T-11.5", {"week": pos.week})
    if pos.week == 4:
        score_card(pos, slot(pos.state48_open, FOURTH))
    _settle_order(pos)
    _return_markers(pos)
    recover_jackalope(pos)
    pos.gila = NOWHERE
    pos.saguaro = NOWHERE
    pos.used = 0
    pos.deeds = 0
    pos.spirit_used = 0
    _move_up(pos, 0)
    _move_up(pos, 1)
    pos.push(frame(PLAN_WEEK))
    pos.push(frame(FILL_PASSAGES))
    pos.push(frame(FILL_PIECES, 0, 1))
    pos.push(frame(FILL_PIECES, 0, 0))
    pos.push(frame(FILL_CARDS, 0, 1))
    pos.push(frame(FILL_CARDS, 0, 0))
    if pos.week % 2 == 0:
        # T-11.3: the rest of the deck leaves the game; the next deck is dealt last.
        pos.deck += 1
        pos.passages_unseen = pos.content.all_of_deck(pos.deck)
        pos.passage_open = EMPTY_SLOTS
        pos.emit("new-deck", NOBODY, "T-11.3", {"deck": pos.deck + 1})


def _settle_order(pos: Position) -> None:
    # T-11.1: by the Turn Order spaces; gaps close (T-6.1).
    order: i64 = 0
    place: i64 = 0
    space: i64 = 0
    while space < 4:
        mark = nibble(pos.order_spaces, space)
        if mark:
            order |= (mark - 1) << (8 * place)
            place += 1
        space += 1
    pos.order = order
    if pos.log is not None:
        seats = " ".join([str(pos.seat_at(number) + 1) for number in range(pos.seats)])
        pos.emit("turn-order", NOBODY, "T-11.1", {"order": seats})


def _return_markers(pos: Position) -> None:
    for player in pos.players:
        player.markers = player.all_markers
        pos.dutchmen += player.dutchmen
        player.dutchmen = 0
        player.groups = 0
        player.ordered = 0
        player.retired = 0
    pos.dutchmen += pos.dutchmen_out
    pos.dutchmen_out = 0
    pos.passage_spaces = 0
    pos.flora_spaces = 0
    pos.fauna_spaces = 0
    pos.arrow_spaces = 0
    pos.gateway_space = 0
    pos.order_spaces = 0


def _move_up(pos: Position, kind: i64) -> None:
    # T-11.2: a card left in row 1 goes under its deck; the others move up.
    cards = pos.fauna_open if kind else pos.flora_open
    first = slot(cards, 0)
    if first != NONE:
        if kind:
            pos.fauna_under |= bit_at(first)
        else:
            pos.flora_under |= bit_at(first)
    moved: i64 = EMPTY_SLOTS
    place: i64 = 0
    row: i64 = 1
    while row < 4:
        card = slot(cards, row)
        if card != NONE:
            moved = with_slot(moved, place, card)
            place += 1
        row += 1
    if kind:
        pos.fauna_open = moved
    else:
        pos.flora_open = moved
    if pos.log is not None and first != NONE:
        names = pos.content.cards
        number: i64 = 32 * kind + first
        pos.emit(
            "card-under",
            NOBODY,
            "T-11.2",
            {"card": names.ids[number], "title": names.names[number]},
        )


def finish(pos: Position, place: i64) -> None:
    """Handle the last claims and the end of the game (T-10.7, T-11.4).

    Claims are made in turn order; then the '8th' card and the final scoring follow.
    """
    if place < pos.seats:
        pos.turns += 1
        pos.push(frame(FINISH, 0, place + 1))
        pos.push(frame(ASK_CLAIM, pos.seat_at(place), 1))
        return
    score_card(pos, slot(pos.state48_open, EIGHTH))
    final_scoring(pos)
