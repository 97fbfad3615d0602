"""Claims with one's own trackers, and the State 48 cards (T-10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arizona.engine.bits import BIT
from arizona.games.trail import causes
from arizona.games.trail.actions import CLAIM
from arizona.games.trail.counters import counter, pieces_of
from arizona.games.trail.gains import gain_gold, gain_grit, gain_stock
from arizona.games.trail.language import AT_LEAST, FEWEST, SUPPLIES, TURQUOISE
from arizona.games.trail.packed import byte, slot
from arizona.games.trail.player import NOWHERE, Player
from arizona.games.trail.position import Position

SIZE_5: Final = 0
SIZE_4: Final = 1
SIZE_3: Final = 2
SIZE_2: Final = 3
ALL_SIZES: Final = 4
FULL_MURAL: Final = 5
FOUR_ALIKE: Final = 6
FOUR_DIFFERENT: Final = 7
STOCK_3: Final = 8
STOCK_5: Final = 9
STOCK_7: Final = 10
OBJECTIVE: Final = 11
"""+ row of the '1st' card"""
CLAIM_WORDS: Final = (
    "size-5",
    "size-4",
    "size-3",
    "size-2",
    "all-sizes",
    "mural",
    "four-alike",
    "four-different",
    "stock-3",
    "stock-5",
    "stock-7",
    "first-1",
    "first-2",
    "first-3",
    "first-4",
)
CLAIM_RULES: Final = (*("T-10.1",) * 6, *("T-10.2",) * 2, *("T-10.3",) * 3, *("T-10.4",) * 4)
STOCK_CLAIMS: Final = 1 << STOCK_3 | 1 << STOCK_5 | 1 << STOCK_7
FULL: Final = (1 << 36) - 1
ONE_OF_EACH_SIZE: Final = 8
OBJECTIVE_PLACES: Final = 3


def add_claims(pos: Position, seat: i64, found: list[int]) -> None:
    """Add every claim that holds now and has not been made (T-10.7)."""
    player = pos.players[seat]
    if player.trackers == 0:
        return
    made = player.claims
    if player.sizes:
        _add_piece_claims(player, found)
    if player.passages:
        _add_passage_claims(player, found)
    if not made & STOCK_CLAIMS:
        lowest: i64 = counter(pos, seat, 42)
        if lowest >= 3:
            found.append(CLAIM + STOCK_3)
            if lowest >= 5:
                found.append(CLAIM + STOCK_5)
            if lowest >= 7:
                found.append(CLAIM + STOCK_7)
    card = slot(pos.state48_open, 0)
    row: i64 = 0
    while row < pos.content.state48_rows[card]:
        # The fourth to claim an objective would get nothing, so it is not offered (T-10.4).
        if (
            not made & BIT[OBJECTIVE + row]
            and byte(pos.objectives, row) < OBJECTIVE_PLACES
            and objective_holds(pos, seat, card, row)
        ):
            found.append(CLAIM + OBJECTIVE + row)
        row += 1


def _add_piece_claims(player: Player, found: list[int]) -> None:
    # T-10.1: three of size 5, four of size 4, five of size 3, six of size 2.
    made = player.claims
    claim: i64 = SIZE_5
    while claim <= SIZE_2:
        if not made & BIT[claim] and pieces_of(player, 5 - claim) >= 3 + claim:
            found.append(CLAIM + claim)
        claim += 1
    if not made & BIT[ALL_SIZES]:
        place: i64 = 0
        while place < ONE_OF_EACH_SIZE and slot(player.sizes, place):
            place += 1
        if place == ONE_OF_EACH_SIZE:
            found.append(CLAIM + ALL_SIZES)
    if player.mural == FULL and not made & BIT[FULL_MURAL]:
        found.append(CLAIM + FULL_MURAL)


def _add_passage_claims(player: Player, found: list[int]) -> None:
    # T-10.2: no card serves both.
    made = player.claims
    used: i64 = 1 if made & BIT[FOUR_DIFFERENT] else 0
    if not made & BIT[FOUR_ALIKE] and byte(player.passages, best_terrain(player)) >= 4 + used:
        found.append(CLAIM + FOUR_ALIKE)
    if not made & BIT[FOUR_DIFFERENT]:
        terrain: i64 = 0
        while terrain < 4:
            used = 4 if player.four_alike == terrain else 0
            if byte(player.passages, terrain) <= used:
                return
            terrain += 1
        found.append(CLAIM + FOUR_DIFFERENT)


def best_terrain(player: Player) -> i64:
    """The terrain of which he has the most Passages: to claim four of it leaves him most."""
    best: i64 = 0
    terrain: i64 = 1
    while terrain < 4:
        if byte(player.passages, terrain) > byte(player.passages, best):
            best = terrain
        terrain += 1
    return best


def objective_holds(pos: Position, seat: i64, card: i64, row: i64) -> bool:
    """Whether an objective of the '1st' card is met now."""
    at: i64 = 4 * card + row
    value: i64 = counter(pos, seat, pos.content.row_counter[at])
    if pos.content.row_want[at] == AT_LEAST:
        return value >= pos.content.row_number[at]
    return value <= pos.content.row_number[at]


def make_claim(pos: Position, seat: i64, claim: i64) -> None:
    """Spend a tracker and take the reward at once."""
    player = pos.players[seat]
    player.trackers -= 1
    player.claims |= BIT[claim]
    if pos.log is not None:
        pos.tell("claimed", seat, CLAIM_RULES[claim], {"claim": CLAIM_WORDS[claim]})
    if claim <= SIZE_2:
        gain_gold(pos, seat, 3 + claim, causes.CLAIM)
    elif claim == ALL_SIZES:
        gain_gold(pos, seat, 8, causes.CLAIM)
    elif claim == FULL_MURAL:
        gain_gold(pos, seat, 5, causes.CLAIM)
    elif claim == FOUR_ALIKE:
        player.four_alike = best_terrain(player)
        gain_stock(pos, seat, TURQUOISE, 3, causes.CLAIM)
    elif claim == FOUR_DIFFERENT:
        gain_stock(pos, seat, SUPPLIES, 2, causes.CLAIM)
    elif claim <= STOCK_7:
        gain_grit(pos, seat, 2 * (claim - STOCK_3) + 3, causes.CLAIM)
    else:
        _take_objective(pos, seat, claim - OBJECTIVE)


def _take_objective(pos: Position, seat: i64, row: i64) -> None:
    # T-10.4: falling Gold; the first at each objective also its Grit.
    at: i64 = 4 * slot(pos.state48_open, 0) + row
    place: i64 = byte(pos.objectives, row)
    pos.objectives += BIT[8 * row]
    gold: i64 = byte(pos.content.row_gold[at], place)
    if gold:
        gain_gold(pos, seat, gold, causes.FIRST_CARD)
    if place == 0 and pos.content.row_grit[at]:
        gain_grit(pos, seat, pos.content.row_grit[at], causes.FIRST_CARD)


# --- the '4th' and '8th' cards ----------------------------------------------------------------


def row_places(pos: Position, card: i64, row: i64) -> list[int]:
    """Each seat's place in a row, from 0; −1 without one (T-10.5)."""
    at: i64 = 4 * card + row
    code: i64 = pos.content.row_counter[at]
    fewest: bool = pos.content.row_want[at] == FEWEST
    values = [counter(pos, seat, code) for seat in range(pos.seats)]
    found: list[int] = []
    for value in values:
        if fewest:
            found.append(sum([1 for other in values if other < value]))
        elif value <= 0:
            found.append(NOWHERE)
        else:
            found.append(sum([1 for other in values if other > value]))
    return found


def score_card(pos: Position, card: i64) -> None:
    """Score every row of a card for all, judged before any row pays (T-10.5)."""
    content = pos.content
    judged = [row_places(pos, card, row) for row in range(content.state48_rows[card])]
    for row, ranks in enumerate(judged):
        at: i64 = 4 * card + row
        for seat, place in enumerate(ranks):
            if place < 0 or place >= OBJECTIVE_PLACES:
                continue
            if pos.log is not None:
                pos.tell(
                    "placed",
                    seat,
                    "T-10.5",
                    {"objective": content.row_texts[at], "place": place + 1},
                )
            gold: i64 = byte(content.row_gold[at], place)
            if gold:
                gain_gold(pos, seat, gold, causes.OBJECTIVE)
            if place == 0 and content.row_grit[at]:
                gain_grit(pos, seat, content.row_grit[at], causes.OBJECTIVE)
