"""The Journey: turn order, possible actions, and markers (T-4, T-6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.bits import bit_at
from arizona.games.trail.rules.actions import ARROW, CARD, GATEWAY, ORDER, PIECE, WALK
from arizona.games.trail.rules.effect_language import ON_ROW
from arizona.games.trail.rules.effects.abilities import level_cut, level_steps, ready, row_reach
from arizona.games.trail.rules.effects.mural import edge_of, fits
from arizona.games.trail.rules.effects.payment import CUT_LEVELS, FLAG_ENTER
from arizona.games.trail.rules.frames import ASK_TURN, END_TURN, NEXT_TURN, RECOVER, frame
from arizona.games.trail.rules.packed import NONE, byte, filled, nibble, slot
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.position import TRACKER_MOVES, Position

MARKER: Final = 0
DUTCHMAN: Final = 1
EXTRA: Final = 2
"""The Jackalope (T-9.8)."""
BY_MARKER: Final = 1
BY_DUTCHMAN: Final = 2
BY_EXTRA: Final = 4

# Groups the Gila Monster can be in (T-3.4).
IN_PASSAGES: Final = 0
IN_FLORA: Final = 1
"""Fauna is + 1."""
IN_FLORA_PIECES: Final = 3
"""Fauna is + 1."""


def next_turn(pos: Position, place: i64) -> None:
    """Start the turn of the next seat that has a marker to use, or end the week (T-4.1)."""
    tried: i64 = 0
    while tried < pos.seats:
        if place >= pos.seats:
            place = 0
        seat = pos.seat_at(place)
        player = pos.players[seat]
        if not player.retired and player.markers + player.dutchmen > 0:
            pos.turns += 1
            pos.used = 0
            pos.deeds = 0
            pos.spirit_used = 0
            player.new_markers = 0
            player.new_dutchmen = 0
            if pos.log is not None:
                pos.emit("turn", seat, "T-4.1")
            pos.push(frame(END_TURN, seat, place))
            pos.push(frame(ASK_TURN, seat))
            return
        place += 1
        tried += 1
    pos.push(frame(RECOVER, 0, 0))


def end_turn(pos: Position, place: i64) -> None:
    """Continue with the next seat in turn order."""
    pos.push(frame(NEXT_TURN, 0, place + 1))


def retire(pos: Position, seat: i64) -> None:
    """Take no more turns this week (T-4.3)."""
    pos.players[seat].retired = 1
    pos.emit("retired", seat, "T-4.3")


def may_retire(pos: Position, player: Player) -> bool:
    """Return whether the player may retire: after choosing Turn Order; in week 8 always (T-4.3)."""
    return bool(player.ordered) or not pos.order_due()


def hands(pos: Position, player: Player) -> i64:
    """Return what the player can act with, other than for Turn Order: marker and Dutchman, as bits.

    T-4.2: the last marker is reserved for Turn Order. T-9.6, T-9.9: those gained this turn are
    usable from the next turn.
    """
    found: i64 = 0
    if player.markers - player.new_markers > 0 and (
        player.ordered or not pos.order_due() or player.markers > 1
    ):
        found = BY_MARKER
    if player.dutchmen - player.new_dutchmen > 0:
        found |= BY_DUTCHMAN
    return found


def owes_order(pos: Position, player: Player) -> bool:
    """Return whether the player can choose Turn Order now; there are enough spaces (T-6.1)."""
    return not player.ordered and pos.order_due() and player.markers - player.new_markers > 0


def add_turn_targets(pos: Position, player: Player, found: vec[i64]) -> vec[i64]:
    """Append every action a marker or Dutchman can take now."""
    if owes_order(pos, player):
        place: i64 = 0
        while place < 4:
            if not nibble(pos.order_spaces, place):
                found = append(found, ORDER + place)
            place += 1
    means = hands(pos, player)
    return add_targets(pos, player, means, found) if means else found


def add_targets(pos: Position, player: Player, means: i64, found: vec[i64]) -> vec[i64]:
    """Append every Passage, card, piece, arrow and Gateway that one of the means can reach."""
    found = add_passages(pos, player, means, found)
    edge = edge_of(pos.content, player.mural)
    found = _add_rows(pos, player, means, 0, edge, found)
    found = _add_rows(pos, player, means, 1, edge, found)
    found = _add_arrows(pos, player, means, found)
    return append(found, GATEWAY) if gateway_means(pos, means) else found


def add_passages(pos: Position, player: Player, means: i64, found: vec[i64]) -> vec[i64]:
    """Append the Passages whose levels the player reaches, if there is a free space (T-6.2)."""
    if not passage_means(pos, means):
        return found
    cut = level_cut(pos, player)
    levels: i64 = player.levels + level_steps(pos, player)
    place: i64 = 0
    while place < 4:
        card = slot(pos.passage_open, place)
        if (
            card != NONE
            and pos.gila != place
            and levels_reach(levels, pos.content.passage_need[card], cut)
        ):
            found = append(found, WALK + place)
        place += 1
    return found


def levels_reach(levels: i64, need: i64, cut: i64) -> bool:
    """Return whether the levels meet the required ones, lowered by ``cut`` (T-6.2)."""
    while need:
        if (levels & 255) + cut < (need & 255):
            return False
        need >>= 8
        levels >>= 8
    return True


def _add_rows(
    pos: Position, player: Player, means: i64, kind: i64, edge: i64, found: vec[i64]
) -> vec[i64]:
    content = pos.content
    mural = player.mural
    reach: i64 = row_reach(pos, player, kind)
    gila = pos.gila
    cards = pos.fauna_open if kind else pos.flora_open
    pieces = pos.fauna_pieces_open if kind else pos.flora_pieces_open
    entering: bool = may_enter(pos, player, means)
    row: i64 = 0
    while row < 4 and row < reach:
        if entering or row_means_plain(pos, player, means, kind, row):
            if slot(cards, row) != NONE and gila != 4 * (IN_FLORA + kind) + row:
                found = append(found, CARD + 4 * kind + row)
            if gila != 4 * (IN_FLORA_PIECES + kind) + row:
                place: i64 = 2 * row
                while place < 2 * row + 2:
                    piece = slot(pieces, place)
                    if piece != NONE and fits(content, mural, edge, 32 * kind + piece):
                        found = append(found, PIECE + 8 * kind + place)
                    place += 1
        row += 1
    return found


def _add_arrows(pos: Position, player: Player, means: i64, found: vec[i64]) -> vec[i64]:
    group: i64 = 0
    if means & BY_EXTRA and not pos.readings & TRACKER_MOVES:
        # T-9.8: the Jackalope takes any reward, and the tracker stays.
        while group < 12:
            found = append(found, ARROW + group)
            group += 1
        return found
    position: i64 = player.arrow & 3
    own: i64 = player.arrow >> 2
    while group < 3:
        if arrow_means(pos, means, group):
            if group == own:
                found = append(found, ARROW + 4 * group + ((position + 1) & 3))
                found = append(found, ARROW + 4 * group + ((position + 3) & 3))
            else:
                found = append(found, ARROW + 4 * group + position)
        group += 1
    return found


# --- allowed means ----------------------------------------------------------------------------


def passage_means(pos: Position, means: i64) -> i64:
    """Return the means that can reach the Passages, if a space is left (T-6.2, T-7.3).

    The Jackalope needs no space.
    """
    if means & BY_EXTRA:
        return means
    if filled(pos.passage_spaces, 0, 5) >= pos.content.passage_spaces[pos.seats - 2]:
        return 0
    return means


def may_enter(pos: Position, player: Player, means: i64) -> bool:
    """Return whether the player may enter any group, with the Jackalope or an ability."""
    return bool(means & BY_EXTRA or ready(pos, player, ON_ROW) & pos.content.enters)


def row_means(pos: Position, player: Player, means: i64, kind: i64, row: i64) -> i64:
    """Return the means that can reach a group, including by an ability (T-6.3, T-7.3)."""
    if may_enter(pos, player, means):
        return means
    return row_means_plain(pos, player, means, kind, row)


def row_means_plain(pos: Position, player: Player, means: i64, kind: i64, row: i64) -> i64:
    """Return the means that can reach a group without an ability, or with one already used."""
    if means & BY_EXTRA or pos.cuts & FLAG_ENTER:
        return means
    spaces = pos.fauna_spaces if kind else pos.flora_spaces
    if filled(spaces, 3 * row, 3) >= pos.content.row_spaces[pos.seats - 2]:
        return 0
    if player.groups & bit_at(4 * kind + row):
        return means & ~BY_MARKER
    return means


def arrow_means(pos: Position, means: i64, group: i64) -> i64:
    """Return the means that can reach a set of arrows; markers block markers (T-6.4, T-7.3)."""
    return means & ~BY_MARKER if nibble(pos.arrow_spaces, group) else means


def gateway_means(pos: Position, means: i64) -> i64:
    """Return the means that can reach the Gateway (T-6.5, T-7.3)."""
    return means & ~BY_MARKER if pos.gateway_space else means


def means_for(pos: Position, player: Player, target: i64) -> i64:
    """Return the player's means that can perform the chosen action."""
    if ORDER <= target < WALK:
        return BY_MARKER
    means = hands(pos, player)
    if target == GATEWAY:
        return gateway_means(pos, means)
    if target >= ARROW:
        return arrow_means(pos, means, (target - ARROW) >> 2)
    if target >= PIECE:
        place: i64 = target - PIECE
        return row_means(pos, player, means, place >> 3, (place & 7) >> 1)
    if target >= CARD:
        return row_means(pos, player, means, (target - CARD) >> 2, (target - CARD) & 3)
    return passage_means(pos, means)


def spend_means(pos: Position, seat: i64, means: i64) -> None:
    """Use up the marker or the Dutchman."""
    player = pos.players[seat]
    if means == MARKER:
        player.markers -= 1
    elif means == DUTCHMAN:
        player.dutchmen -= 1
        pos.dutchmen_out += 1


def token(seat: i64, means: i64) -> i64:
    """Return the code of a marker on the board: seat + 1, plus 8 for a Dutchman."""
    return seat + 1 + (8 if means == DUTCHMAN else 0)


def levels_cut(pos: Position) -> i64:
    """Return by how much abilities used at this price lower the required levels."""
    return byte(pos.cuts, CUT_LEVELS)
