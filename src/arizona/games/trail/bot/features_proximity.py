"""Network features for the distance to claims, objectives and ranks.

The handwritten evaluation adds up every possible claim. But four Trackers allow only four claims,
and a distant claim in week 7 is never made. These features therefore combine distance with the
season, and the number of close claims with the Trackers left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arizona.bots.network import Active
from arizona.engine.bits import bit_at
from arizona.games.trail.bot.stages import SEASONS, capped, season_of
from arizona.games.trail.bot.worth import MAX_MARGIN, Scales, margins
from arizona.games.trail.rules.counters import counter
from arizona.games.trail.rules.effect_language import AT_LEAST, STOCKS
from arizona.games.trail.rules.effects.claims import (
    CLAIM_NEED,
    FOUR_DIFFERENT,
    OBJECTIVE,
    OBJECTIVE_PLACES,
    STOCK_CLAIMS,
    progress,
)
from arizona.games.trail.rules.packed import byte, nibble, slot
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.rules.tables import WEEKS

PLAIN_CLAIMS: Final = FOUR_DIFFERENT + 1
"""Claims of pieces and Passages."""
TRACKERS: Final = 5
FAR: Final = 6
"""Buckets of distance to a claim."""
UNITS: Final = 9
"""Buckets of distance in units of stock."""
CROWD: Final = 6
MARGINS: Final = MAX_MARGIN + 1
"""Lead over the best opponent, from −3 to 3."""
TO_FOURTH: Final = 4
TO_EIGHTH: Final = 5
GRIT_WORTH: Final = 3

# Offset of each group of features, relative to the first of this module.
TRACKERS_LEFT: Final = 0
"""+ weeks left · TRACKERS + Trackers."""
CLAIM: Final = TRACKERS_LEFT + (WEEKS + 1) * TRACKERS
"""+ (claim · SEASONS + season) · FAR + distance."""
STOCK_3: Final = CLAIM + PLAIN_CLAIMS * SEASONS * FAR
"""+ season · UNITS + units missing until all six are at 3; then at 5."""
STOCK_5: Final = STOCK_3 + SEASONS * UNITS
CROWDED: Final = STOCK_5 + SEASONS * UNITS
"""+ season · CROWD + number of close claims minus Trackers, from −2 to 3."""
FIRST_CARD: Final = CROWDED + SEASONS * CROWD
"""+ (season · 2 + claimed by another) · FAR + distance."""
FEW: Final = FIRST_CARD + SEASONS * 2 * FAR
"""+ season · 2 + met: a row of the '1st' card that requires a maximum."""
FOURTH: Final = FEW + SEASONS * 2
"""+ weeks left · MARGINS + lead: for each row, once per two points of its reward."""
EIGHTH: Final = FOURTH + TO_FOURTH * MARGINS
NEAR_INPUTS: Final = EIGHTH + TO_EIGHTH * MARGINS


def add_claims(state: TrailState, seat: i64, first: i64, active: Active) -> None:
    """Add the Trackers left and the distance to each claim that is still possible."""
    player = state.players[seat]
    trackers: i64 = capped(player.trackers, TRACKERS - 1)
    active.add(first + TRACKERS_LEFT + (WEEKS - state.week) * TRACKERS + trackers)
    if not trackers:
        return
    season: i64 = season_of(state)
    close: i64 = 0
    claim: i64 = 0
    while claim < PLAIN_CLAIMS:
        if not player.claims & bit_at(claim):
            missing: i64 = CLAIM_NEED[claim] - progress(player, claim)
            if missing <= 1:
                close += 1
            step: i64 = capped(missing, FAR - 1)
            active.add(first + CLAIM + (claim * SEASONS + season) * FAR + step)
        claim += 1
    if not player.claims & STOCK_CLAIMS:
        three: i64 = _units_missing(player, 3)
        if three <= 1:
            close += 1
        active.add(first + STOCK_3 + season * UNITS + capped(three, UNITS - 1))
        five: i64 = capped(_units_missing(player, 5), UNITS - 1)
        active.add(first + STOCK_5 + season * UNITS + five)
    close += _add_objectives(state, seat, season, first, active)
    crowd: i64 = capped(close - trackers + 2, CROWD - 1)
    active.add(first + CROWDED + season * CROWD + crowd)


def _units_missing(player: Player, level: i64) -> i64:
    """Return the units missing until all six stock markers are at a level."""
    missing: i64 = 0
    place: i64 = 0
    while place < STOCKS:
        units: i64 = byte(player.stock, place)
        if units < level:
            missing += level - units
        place += 1
    return missing


def _add_objectives(state: TrailState, seat: i64, season: i64, first: i64, active: Active) -> i64:
    """Add the distances to the rows of the '1st' card, and return how many are close."""
    content = state.content
    made: i64 = state.players[seat].claims
    card: i64 = slot(state.state48_open, 0)
    close: i64 = 0
    row: i64 = 0
    while row < content.state48_rows[card]:
        taken: i64 = byte(state.objectives, row)
        if not made & bit_at(OBJECTIVE + row) and taken < OBJECTIVE_PLACES:
            at: i64 = 4 * card + row
            missing: i64 = content.row_number[at] - counter(state, seat, content.row_counter[at])
            if content.row_want[at] == AT_LEAST:
                late: i64 = 1 if taken else 0
                step: i64 = capped(missing, FAR - 1)
                active.add(first + FIRST_CARD + (season * 2 + late) * FAR + step)
                if missing <= 1:
                    close += 1
            else:
                holds: i64 = 1 if missing >= 0 else 0
                active.add(first + FEW + season * 2 + holds)
                close += holds
        row += 1
    return close


def add_rankings(state: TrailState, seat: i64, first: i64, scales: Scales, active: Active) -> None:
    """Add a seat's lead in the rows of the '4th' and the '8th' card."""
    week: i64 = state.week
    if week <= 4:
        base: i64 = first + FOURTH + capped(4 - week, 3) * MARGINS
        _add_rows(state, 1, margins(state, seat, 1, scales), base, active)
    base = first + EIGHTH + capped(WEEKS - week, 4) * MARGINS
    _add_rows(state, 2, margins(state, seat, 2, scales), base, active)


def _add_rows(state: TrailState, category: i64, ahead: i64, base: i64, active: Active) -> None:
    content = state.content
    card: i64 = slot(state.state48_open, category)
    row: i64 = 0
    while row < content.state48_rows[card]:
        at: i64 = 4 * card + row
        times: i64 = (byte(content.row_gold[at], 0) + GRIT_WORTH * content.row_grit[at] + 1) >> 1
        step: i64 = base + nibble(ahead, row)
        while times > 0:
            active.add(step)
            times -= 1
        row += 1
