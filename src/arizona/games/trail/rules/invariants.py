"""Invariants of every Trail position, checked by the fuzzer after each move.

Each component exists exactly once (T-1.1 to T-1.6).
"""

from __future__ import annotations

from arizona.engine.bits import count
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.counters import cubes_on_cards
from arizona.games.trail.rules.frames import a_of, b_of, kind_of
from arizona.games.trail.rules.packed import NONE, byte, nibble, slot
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.position import (
    ALL_POISON,
    BLOSSOMS,
)
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.rules.tables import LEVELS, SPACES, TRACK_END


def broken(state: TrailState) -> list[str]:
    """Return a description of each violated invariant."""
    out: list[str] = []
    _check_passages(state, out)
    _check_cards(state, out)
    _check_pieces(state, out)
    _check_pools(state, out)
    _check_markers(state, out)
    for seat, player in enumerate(state.players):
        _check_player(state, seat, player, out)
    if state.to_move() >= int(state.seats):
        out.append("a seat that does not exist is to decide")
    return out


def _parts(out: list[str], what: str, whole: int, parts: list[int]) -> None:
    """Report an error unless the sets are disjoint and their union is the whole."""
    together = 0
    for part in parts:
        if together & part:
            out.append(f"{what}: one is in two places")
        together |= part
    if together != whole:
        out.append(f"{what}: one is lost or comes from nowhere")


def _slots(word: int, places: int) -> int:
    found = 0
    for place in range(places):
        thing = int(slot(word, place))
        if thing != NONE:
            found |= 1 << thing
    return found


def _check_passages(state: TrailState, out: list[str]) -> None:
    deck = int(state.deck)
    content = state.content
    low = int(content.deck_first[deck])
    end = int(content.deck_first[deck + 1])
    cards = int(content.all_of_deck(deck))
    mine: list[int] = []
    for player in state.players:
        held = int(player.early_passages) | int(player.late_passages) << int(content.deck_first[2])
        if held >> end:
            out.append("a Passage of a later deck is held (T-1.1)")
        mine.append(held >> low & cards)
        if count(player.early_passages) + count(player.late_passages) != sum(
            byte(player.passages, terrain) for terrain in range(4)
        ):
            out.append("the Passages by terrain are miscounted")
    parts = [*mine, _slots(state.passage_open, 4) >> low, int(state.passages_unseen)]
    _parts(out, f"Passages of deck {deck + 1} (T-1.1)", cards, parts)


def _check_cards(state: TrailState, out: list[str]) -> None:
    waiting = [
        (int(a_of(state.stack[place])), int(b_of(state.stack[place])))
        for place in range(state.depth)
        if kind_of(state.stack[place]) == f.TAKE_CARD
    ]
    if len(waiting) > 1:
        out.append("two cards are being taken at once")
    flora = [int(player.flora) for player in state.players]
    fauna = [int(player.fauna) for player in state.players]
    flora += [_slots(state.flora_open, 4), int(state.flora_unseen), int(state.flora_under)]
    fauna += [_slots(state.fauna_open, 4), int(state.fauna_unseen), int(state.fauna_under)]
    _parts(out, "Flora cards (T-1.2)", int(state.content.all_flora), flora)
    _parts(out, "Fauna cards (T-1.2)", int(state.content.all_fauna), fauna)
    shown = 0 if state.gateway_open == NONE else 1 << int(state.gateway_open)
    gateways = [shown, int(state.gateways_unseen), int(state.gateways_under)]
    _parts(out, "Gateways (T-1.4)", int(state.content.all_gateways), gateways)
    for category in range(3):
        card = slot(state.state48_open, category)
        if card != NONE and state.content.state48_category[card] != category:
            out.append("a State 48 card of another category (T-1.4)")


def _check_pieces(state: TrailState, out: list[str]) -> None:
    placing = [0, 0]
    for place in range(state.depth):
        word = state.stack[place]
        if kind_of(word) == f.ASK_PLACE:
            placing[a_of(word)] |= 1 << int(b_of(word))
    flora = [int(player.flora_pieces) for player in state.players]
    fauna = [int(player.fauna_pieces) for player in state.players]
    flora += [_slots(state.flora_pieces_open, 8), int(state.flora_pieces_unseen), placing[0]]
    fauna += [_slots(state.fauna_pieces_open, 8), int(state.fauna_pieces_unseen), placing[1]]
    _parts(out, "Flora polyominoes (T-1.3)", int(state.content.all_flora_pieces), flora)
    _parts(out, "Fauna polyominoes (T-1.3)", int(state.content.all_fauna_pieces), fauna)
    for kind, word in enumerate((state.flora_pieces_open, state.fauna_pieces_open)):
        for place in range(8):
            piece = slot(word, place)
            if piece != NONE and state.content.piece_size[32 * kind + piece] != place // 2 + 2:
                out.append("a polyomino is at the wrong row (T-1.3)")


def _check_pools(state: TrailState, out: list[str]) -> None:
    content = state.content
    cubes = int(state.cubes) + sum(int(cubes_on_cards(player)) for player in state.players)
    if cubes != content.cubes:
        out.append(f"{cubes} cubes instead of {content.cubes} (T-1.5)")
    dutchmen = int(state.dutchmen + state.dutchmen_out)
    dutchmen += sum(int(player.dutchmen) for player in state.players)
    if dutchmen != content.dutchmen or state.dutchmen < 0:
        out.append(f"{dutchmen} Dutchmen instead of {content.dutchmen} (T-1.5)")
    blossoms = int(state.blossoms) + sum(count(player.blossoms) for player in state.players)
    if blossoms != BLOSSOMS:
        out.append(f"{blossoms} Blossoms instead of {BLOSSOMS} (T-1.5)")
    tokens = [int(player.poison) for player in state.players]
    _parts(out, "Poison (T-1.5)", ALL_POISON, [*tokens, int(state.poison)])
    held = [int(player.spirit) for player in state.players if player.spirit >= 0]
    if len(set(held)) != len(held):
        out.append("a Spirit is held twice (T-9.7)")
    placed = int(state.objectives)
    for row in range(4):
        made = sum(int(player.claims) >> (11 + row) & 1 for player in state.players)
        if placed >> (8 * row) & 255 != made:
            out.append("the claims on a State 48 objective are miscounted (T-10.4)")


def _check_markers(state: TrailState, out: list[str]) -> None:
    """Check the Adventure Markers; one that entered a full group by an ability is on no space."""
    for place in range(4):
        mark = int(nibble(state.order_spaces, place))
        if mark and not state.players[mark - 1].ordered:
            out.append("a Turn Order space of a player who has not chosen (T-6.1)")
    if sum(int(player.ordered) for player in state.players) != sum(
        1 for place in range(4) if nibble(state.order_spaces, place)
    ):
        out.append("Turn Order spaces do not fit the players (T-6.1)")
    limit = int(state.content.row_spaces[state.seats - 2])
    for word in (state.flora_spaces, state.fauna_spaces):
        for row in range(4):
            marks = [int(nibble(word, 3 * row + place)) for place in range(3)]
            if sum(1 for mark in marks if mark) > limit:
                out.append("too many markers in a group (T-6.3)")
            own = [mark for mark in marks if 0 < mark < 8]
            if len(set(own)) != len(own):
                out.append("two markers of a player in a group (T-6.3)")
    used = [0] * int(state.seats)
    words = (
        (state.passage_spaces, 5),
        (state.flora_spaces, 12),
        (state.fauna_spaces, 12),
        (state.arrow_spaces, 3),
        (state.gateway_space, 1),
        (state.order_spaces, 4),
    )
    for spaces, places in words:
        for place in range(places):
            mark = int(nibble(spaces, place))
            if 0 < mark < 8:
                used[mark - 1] += 1
    for player, number in zip(state.players, used, strict=True):
        if number + int(player.markers) > int(player.all_markers):
            out.append("more Adventure Markers than there are (T-1.6)")


def _check_player(state: TrailState, seat: int, player: Player, out: list[str]) -> None:
    content = state.content
    who = f"player {seat + 1}"
    if any(byte(player.stock, kind) > content.stock_end for kind in range(6)):
        out.append(f"{who}: stock out of its track (T-1.8)")
    if player.stock >> 48 or player.levels >> 32:
        out.append(f"{who}: a byte ran over")
    if any(not 1 <= byte(player.levels, terrain) <= TRACK_END for terrain in range(4)):
        out.append(f"{who}: a terrain tracker off its track (T-7.1)")
    if not 0 <= player.ladder <= LEVELS:
        out.append(f"{who}: off the Ladder (T-9.5)")
    if not 3 <= player.all_markers <= 4 or not 0 <= player.markers <= player.all_markers:
        out.append(f"{who}: wrong number of markers (T-1.6)")
    if count(player.claims) + player.trackers != content.claim_trackers:
        out.append(f"{who}: claim trackers are lost (T-10)")
    if player.cubes3 & ~player.cubes2 or player.cubes2 & ~player.cubes1:
        out.append(f"{who}: cubes are piled wrongly (T-8.2)")
    if player.cubes1 & ~player.fauna:
        out.append(f"{who}: cubes on a card he does not have (T-8.2)")
    if (player.spirit < 0) != (player.spirit_cubes == 0):
        out.append(f"{who}: a Spirit without cubes or cubes without a Spirit (T-9.7)")
    cards = count(player.flora) + count(player.fauna)
    if cards != sum(byte(player.cards, terrain) for terrain in range(4)):
        out.append(f"{who}: cards by terrain are miscounted")
    if player.grit < 0:
        out.append(f"{who}: lost Grit (T-2.3)")
    _check_mural(state, who, player, out)


def _check_mural(state: TrailState, who: str, player: Player, out: list[str]) -> None:
    content = state.content
    covered = int(player.blossoms)
    for item in player.laid:
        piece, space = item % 64, item // 64
        spots = range(content.spot_start[piece], content.spot_start[piece + 1])
        mask = next(int(content.spot_mask[s]) for s in spots if content.spot_space[s] == space)
        if covered & mask:
            out.append(f"{who}: pieces overlap (T-8.5)")
        covered |= mask
    if covered != player.mural or covered >> SPACES:
        out.append(f"{who}: the mural does not match its pieces (T-8.5)")
    if covered and not covered >> content.flag & 1:
        out.append(f"{who}: the flag is not covered (T-8.5)")
    laid = sum(1 << item % 64 for item in player.laid)
    if laid != int(player.flora_pieces) | int(player.fauna_pieces) << 32:
        out.append(f"{who}: the pieces are not those laid (T-8.9)")
    for kind in range(2):
        for size in range(2, 6):
            number = sum(
                1
                for item in player.laid
                if item % 64 // 32 == kind and content.piece_size[item % 64] == size
            )
            if number != slot(player.sizes, 4 * kind + size - 2):
                out.append(f"{who}: pieces by size are miscounted")
