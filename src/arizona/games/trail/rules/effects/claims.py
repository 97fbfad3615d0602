"""Claims made with a player's trackers, and the State 48 cards (T-10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arizona.engine.bits import bit_at, count, lowest
from arizona.games.trail.rules import causes
from arizona.games.trail.rules.actions import CLAIM
from arizona.games.trail.rules.answers import add_places
from arizona.games.trail.rules.counters import counter, counter_of, pieces_of
from arizona.games.trail.rules.effect_language import (
    AT_LEAST,
    FEWEST,
    GOLD,
    GRIT,
    STOCKS,
    SUPPLIES,
    TURQUOISE,
)
from arizona.games.trail.rules.effects.gains import gain, gain_gold, gain_grit
from arizona.games.trail.rules.packed import byte, slot
from arizona.games.trail.rules.player import NOWHERE, Player
from arizona.games.trail.rules.position import Position
from arizona.games.trail.rules.tables import SPACES

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

_CLAIMS: Final = (
    # name, rule, required amount, kind of reward, amount of the reward
    ("size-5", "T-10.1", 3, GOLD, 3),
    ("size-4", "T-10.1", 4, GOLD, 4),
    ("size-3", "T-10.1", 5, GOLD, 5),
    ("size-2", "T-10.1", 6, GOLD, 6),
    ("all-sizes", "T-10.1", 8, GOLD, 8),
    ("mural", "T-10.1", SPACES, GOLD, 5),
    ("four-alike", "T-10.2", 4, TURQUOISE, 3),
    ("four-different", "T-10.2", 4, SUPPLIES, 2),
    ("stock-3", "T-10.3", STOCKS, GRIT, 3),
    ("stock-5", "T-10.3", STOCKS, GRIT, 5),
    ("stock-7", "T-10.3", STOCKS, GRIT, 7),
    *((f"first-{row + 1}", "T-10.4", 0, GOLD, 0) for row in range(4)),  # rewards are on the card
)
CLAIM_WORDS: Final = tuple([word for word, _, _, _, _ in _CLAIMS])
CLAIM_RULES: Final = tuple([rule for _, rule, _, _, _ in _CLAIMS])
CLAIM_NEED: Final = vec[i64]([need for _, _, need, _, _ in _CLAIMS])
CLAIM_KIND: Final = vec[i64]([kind for _, _, _, kind, _ in _CLAIMS])
CLAIM_AMOUNT: Final = vec[i64]([amount for _, _, _, _, amount in _CLAIMS])
STOCK_LEVEL: Final = vec[i64]([3, 5, 7])
"""The level all six stock markers must reach, starting with STOCK_3 (T-10.3)."""
STOCK_CLAIMS: Final = 1 << STOCK_3 | 1 << STOCK_5 | 1 << STOCK_7
FOUR_SIZES: Final = (1 << 28) - 1
"""Mask of four of the eight fields of ``Player.sizes``; below, a 1 in each of four and of eight."""
ONE_EACH_OF_4: Final = 0x204081
ONE_EACH_OF_8: Final = 0x2040810204081
SIZES_TO_TOP: Final = (64 - 6) | (64 - 5) << 7 | (64 - 4) << 14 | (64 - 3) << 21
"""Added to the counts of sizes 2 to 5, lifts the required 6, 5, 4 and 3 pieces to 64."""
ONE_STOCK_EACH: Final = 0x010101010101
STOCK_TO_TOP: Final = vec[i64]([(128 - level) * ONE_STOCK_EACH for level in (3, 5, 7)])
STOCK_TOP: Final = 128 * ONE_STOCK_EACH
WHOLE_MURAL: Final = (1 << SPACES) - 1
KINDS_OF_PIECE: Final = 8
"""Four sizes of Flora and four of Fauna."""
OBJECTIVE_PLACES: Final = 3


def add_claims(pos: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    """Append every claim that is met and has not been made (T-10.7)."""
    player = pos.players[seat]
    if player.trackers == 0:
        return found
    claims: i64 = reached(player) & ~player.claims
    if player.claims & STOCK_CLAIMS:
        claims &= ~STOCK_CLAIMS
    found = add_places(found, claims, CLAIM)
    # Twin of ``objective_open`` and ``objective_holds``, with the player looked up once for all
    # rows; tests/trail/test_quick.py::test_objectives_are_listed_as_one_by_one
    card = slot(pos.state48_open, 0)
    rows: i64 = pos.content.state48_rows[card]
    made: i64 = player.claims >> OBJECTIVE
    others: i64 = pos.objectives
    row: i64 = 0
    while row < rows:
        if (
            not made & 1
            and others & 255 < OBJECTIVE_PLACES
            and _met(pos, player, seat, 4 * card + row)
        ):
            found = append(found, CLAIM + OBJECTIVE + row)
        made >>= 1
        others >>= 8
        row += 1
    return found


def reached(player: Player) -> i64:
    """Return the claims whose ``progress`` is sufficient, as bits; objectives are not included.

    Twin of ``progress``; tests/trail/test_claims.py::test_claims_are_compared_at_once_as_one_by_one

    Several packed numbers are compared at once: adding a constant to each sets its highest bit,
    which is otherwise unused, if the requirement is met. This replaces eleven separate checks per
    window.
    """
    found: i64 = 0
    sizes = player.sizes
    if sizes:
        both: i64 = (sizes & FOUR_SIZES) + (sizes >> 28)
        met: i64 = (both + SIZES_TO_TOP) & (64 * ONE_EACH_OF_4)
        while met:
            found |= bit_at(SIZE_2 - (lowest(met) - 6) // 7)
            met &= met - 1
        if (sizes + 63 * ONE_EACH_OF_8) & (64 * ONE_EACH_OF_8) == 64 * ONE_EACH_OF_8:
            found |= bit_at(ALL_SIZES)
        if player.mural == WHOLE_MURAL:
            found |= bit_at(FULL_MURAL)
    if player.passages:
        if progress(player, FOUR_ALIKE) >= CLAIM_NEED[FOUR_ALIKE]:
            found |= bit_at(FOUR_ALIKE)
        if progress(player, FOUR_DIFFERENT) >= CLAIM_NEED[FOUR_DIFFERENT]:
            found |= bit_at(FOUR_DIFFERENT)
    claim: i64 = STOCK_3
    while claim <= STOCK_7:
        if (player.stock + STOCK_TO_TOP[claim - STOCK_3]) & STOCK_TOP != STOCK_TOP:
            break
        found |= bit_at(claim)
        claim += 1
    return found


def progress(player: Player, claim: i64) -> i64:
    """Return the player's progress toward a claim: pieces, Passages or stock (T-10.1 to T-10.3)."""
    if claim <= SIZE_2:
        return pieces_of(player, 5 - claim)
    have: i64 = 0
    place: i64 = 0
    if claim == ALL_SIZES:
        while place < KINDS_OF_PIECE:
            if slot(player.sizes, place):
                have += 1
            place += 1
        return have
    if claim == FULL_MURAL:
        return count(player.mural)
    if claim == FOUR_ALIKE:
        # T-10.2: no card counts for both claims.
        used: i64 = 1 if player.claims & bit_at(FOUR_DIFFERENT) else 0
        have = byte(player.passages, best_terrain(player)) - used
        return max(have, 0)
    if claim == FOUR_DIFFERENT:
        while place < 4:
            if byte(player.passages, place) > (4 if player.four_alike == place else 0):
                have += 1
            place += 1
        return have
    while place < STOCKS:
        if byte(player.stock, place) >= STOCK_LEVEL[claim - STOCK_3]:
            have += 1
        place += 1
    return have


def best_terrain(player: Player) -> i64:
    """Return the terrain with the most Passages; using it for the claim leaves the most cards."""
    best: i64 = 0
    terrain: i64 = 1
    while terrain < 4:
        if byte(player.passages, terrain) > byte(player.passages, best):
            best = terrain
        terrain += 1
    return best


def objective_open(pos: Position, seat: i64, row: i64) -> bool:
    """Return whether the player can still claim an objective of the '1st' card (T-10.4).

    The fourth player to claim it would gain nothing, so it is not offered.
    """
    return (
        not pos.players[seat].claims & bit_at(OBJECTIVE + row)
        and byte(pos.objectives, row) < OBJECTIVE_PLACES
    )


def objective_holds(pos: Position, seat: i64, card: i64, row: i64) -> bool:
    """Return whether an objective of the '1st' card is met now."""
    return _met(pos, pos.players[seat], seat, 4 * card + row)


def _met(pos: Position, player: Player, seat: i64, at: i64) -> bool:
    content = pos.content
    value: i64 = counter_of(pos, player, seat, content.row_counter[at])
    if content.row_want[at] == AT_LEAST:
        return value >= content.row_number[at]
    return value <= content.row_number[at]


def make_claim(pos: Position, seat: i64, claim: i64) -> None:
    """Spend a tracker and take the reward."""
    player = pos.players[seat]
    player.trackers -= 1
    player.claims |= bit_at(claim)
    if pos.log is not None:
        args: dict[str, str | int] = {"claim": CLAIM_WORDS[claim], "title": ""}
        if claim >= OBJECTIVE:
            row: i64 = 4 * slot(pos.state48_open, 0) + claim - OBJECTIVE
            args["title"] = pos.content.row_texts[row]
        pos.emit("claimed", seat, CLAIM_RULES[claim], args)
    if claim >= OBJECTIVE:
        _take_objective(pos, seat, claim - OBJECTIVE)
        return
    if claim == FOUR_ALIKE:
        player.four_alike = best_terrain(player)
    gain(pos, seat, CLAIM_KIND[claim], CLAIM_AMOUNT[claim], causes.CLAIM)


def _take_objective(pos: Position, seat: i64, row: i64) -> None:
    # T-10.4: later claims give less Gold; the first claim of an objective also gives its Grit.
    at: i64 = 4 * slot(pos.state48_open, 0) + row
    place: i64 = byte(pos.objectives, row)
    pos.objectives += bit_at(8 * row)
    gold: i64 = byte(pos.content.row_gold[at], place)
    if gold:
        gain_gold(pos, seat, gold, causes.FIRST_CARD)
    if place == 0 and pos.content.row_grit[at]:
        gain_grit(pos, seat, pos.content.row_grit[at], causes.FIRST_CARD)


# --- the '4th' and '8th' cards ----------------------------------------------------------------


def row_places(pos: Position, card: i64, row: i64) -> list[int]:
    """Return each seat's rank in a row, from 0; −1 for none (T-10.5)."""
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
    """Score every row of a card for all players; ranks are computed before any reward (T-10.5)."""
    content = pos.content
    judged = [row_places(pos, card, row) for row in range(content.state48_rows[card])]
    for row, ranks in enumerate(judged):
        at: i64 = 4 * card + row
        for seat, place in enumerate(ranks):
            if place < 0 or place >= OBJECTIVE_PLACES:
                continue
            if pos.log is not None:
                pos.emit(
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
