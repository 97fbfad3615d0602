"""Chance events: dealing, drawing and revealing, in setup and later (T-1.11, T-11.2)."""

from __future__ import annotations

from mypy_extensions import i64

from arizona.engine.bits import bit_at
from arizona.engine.events import NOBODY
from arizona.games.trail.rules.effect_language import TERRAINS
from arizona.games.trail.rules.frames import (
    DRAW_BLOSSOM,
    DRAW_CARD,
    DRAW_GATEWAY,
    DRAW_PASSAGE,
    DRAW_PIECE,
    DRAW_STATE48,
    FILL_CARDS,
    FILL_PASSAGES,
    FILL_PIECES,
    PLAN_WEEK,
    SET_UP,
    frame,
)
from arizona.games.trail.rules.packed import NONE, slot, with_slot
from arizona.games.trail.rules.position import Position


def set_up(pos: Position, step: i64) -> None:
    """Perform a step of setup after the starting player is known, in the order of T-1.11."""
    if step == 0:
        pos.push(frame(SET_UP, 0, 1))
        pos.push(frame(FILL_PIECES, 0, 1))
        pos.push(frame(FILL_PIECES, 0, 0))
        pos.push(frame(FILL_CARDS, 0, 1))
        pos.push(frame(FILL_CARDS, 0, 0))
        pos.push(frame(FILL_PASSAGES))
        return
    pos.push(frame(PLAN_WEEK))
    terrain: i64 = 3
    while terrain >= 0:
        pos.push(frame(DRAW_BLOSSOM, 0, terrain))
        terrain -= 1
    pos.push(frame(DRAW_GATEWAY))
    pos.push(frame(DRAW_STATE48, 0, 2))
    pos.push(frame(DRAW_STATE48, 0, 1))
    pos.push(frame(DRAW_STATE48, 0, 0))


# --- gaps -------------------------------------------------------------------------------------


def fill_passages(pos: Position) -> None:
    """Draw for the first gap among the Passages until the deck is empty."""
    place: i64 = 0
    while place < 4 and slot(pos.passage_open, place) != NONE:
        place += 1
    if place < 4 and pos.passages_unseen:
        pos.push(frame(FILL_PASSAGES))
        pos.push(frame(DRAW_PASSAGE, 0, place))


def fill_cards(pos: Position, kind: i64) -> None:
    """Draw for the first gap among the card rows of a kind."""
    cards = pos.fauna_open if kind else pos.flora_open
    row: i64 = 0
    while row < 4 and slot(cards, row) != NONE:
        row += 1
    if row < 4 and (pos.fauna_unseen if kind else pos.flora_unseen):
        pos.push(frame(FILL_CARDS, 0, kind))
        pos.push(frame(DRAW_CARD, 0, kind, row))


def fill_pieces(pos: Position, kind: i64) -> None:
    """Draw for the first gap among the polyominoes of a kind, as long as its size is available."""
    pieces = pos.fauna_pieces_open if kind else pos.flora_pieces_open
    unseen = pos.fauna_pieces_unseen if kind else pos.flora_pieces_unseen
    place: i64 = 0
    while place < 8:
        if slot(pieces, place) == NONE and unseen & pos.content.size_pieces[4 * kind + place // 2]:
            pos.push(frame(FILL_PIECES, 0, kind))
            pos.push(frame(DRAW_PIECE, 0, kind, place))
            return
        place += 1


# --- possible outcomes, as bits ---------------------------------------------------------------


def piece_draws(pos: Position, kind: i64, place: i64) -> i64:
    """Return the unseen pieces of the size of a place."""
    unseen = pos.fauna_pieces_unseen if kind else pos.flora_pieces_unseen
    return unseen & pos.content.size_pieces[4 * kind + place // 2]


def state48_draws(pos: Position, category: i64) -> i64:
    found: i64 = 0
    card: i64 = 0
    categories = pos.content.state48_category
    while card < len(categories):
        if categories[card] == category:
            found |= bit_at(card)
        card += 1
    return found


# --- outcomes ---------------------------------------------------------------------------------


def choose_start(pos: Position, seat: i64) -> None:
    """Set the turn order: the starting player, then clockwise by seat (T-1.9)."""
    order: i64 = 0
    place: i64 = 0
    while place < pos.seats:
        order |= ((seat + place) % pos.seats) << (8 * place)
        place += 1
    pos.order = order
    pos.emit("start-player", seat, "T-1.9")


def open_passage(pos: Position, card: i64, place: i64) -> None:
    """Reveal a Passage."""
    pos.passages_unseen &= ~bit_at(card - pos.content.deck_first[pos.deck])
    pos.passage_open = with_slot(pos.passage_open, place, card)
    if pos.log is not None:
        names = pos.content.passages
        pos.emit(
            "passage-opened",
            NOBODY,
            "T-1.1",
            {"card": names.ids[card], "title": names.names[card], "slot": place + 1},
        )


def open_card(pos: Position, kind: i64, card: i64, row: i64) -> None:
    """Reveal a Flora or Fauna card."""
    if kind:
        pos.fauna_unseen &= ~bit_at(card)
        pos.fauna_open = with_slot(pos.fauna_open, row, card)
    else:
        pos.flora_unseen &= ~bit_at(card)
        pos.flora_open = with_slot(pos.flora_open, row, card)
    if pos.log is not None:
        names = pos.content.cards
        number: i64 = 32 * kind + card
        pos.emit(
            "card-opened",
            NOBODY,
            "T-1.2",
            {"card": names.ids[number], "title": names.names[number], "row": row + 1},
        )


def open_piece(pos: Position, kind: i64, piece: i64, place: i64) -> None:
    """Reveal a polyomino."""
    if kind:
        pos.fauna_pieces_unseen &= ~bit_at(piece)
        pos.fauna_pieces_open = with_slot(pos.fauna_pieces_open, place, piece)
    else:
        pos.flora_pieces_unseen &= ~bit_at(piece)
        pos.flora_pieces_open = with_slot(pos.flora_pieces_open, place, piece)
    if pos.log is not None:
        names = pos.content.pieces
        number: i64 = 32 * kind + piece
        pos.emit(
            "piece-opened",
            NOBODY,
            "T-1.3",
            {"piece": names.ids[number], "title": names.names[number], "size": place // 2 + 2},
        )


def open_state48(pos: Position, card: i64, category: i64) -> None:
    """Reveal a State 48 card."""
    pos.state48_open = with_slot(pos.state48_open, category, card)
    if pos.log is not None:
        names = pos.content.state48
        pos.emit(
            "state48-opened",
            NOBODY,
            "T-1.4",
            {"card": names.ids[card], "title": names.names[card]},
        )


def open_gateway(pos: Position, card: i64) -> None:
    """Reveal the next Gateway; the previous one goes under the deck."""
    if pos.gateway_open != NONE:
        pos.gateways_under |= bit_at(pos.gateway_open)
    pos.gateways_unseen &= ~bit_at(card)
    pos.gateway_open = card
    if pos.log is not None:
        names = pos.content.gateways
        pos.emit(
            "gateway-opened",
            NOBODY,
            "T-3.1",
            {"card": names.ids[card], "title": names.names[card]},
        )


def turn_blossom(pos: Position, number: i64, terrain: i64) -> None:
    """Place the Terrain Marker of a track at a Blossom's number (T-1.7)."""
    pos.numbers_unseen &= ~bit_at(number)
    pos.terrain_markers |= number << (8 * terrain)
    if pos.log is not None:
        pos.emit("terrain-marker", NOBODY, "T-1.7", {"terrain": TERRAINS[terrain], "space": number})
