"""The view of a player's progress toward each claim (T-10)."""

from __future__ import annotations

from typing import Final, TypedDict

from arizona.engine.recent_cache import RecentCache
from arizona.games.trail.rules.counters import counter
from arizona.games.trail.rules.effect_language import AT_MOST, KINDS
from arizona.games.trail.rules.effects.claims import (
    CLAIM_AMOUNT,
    CLAIM_KIND,
    CLAIM_NEED,
    CLAIM_RULES,
    CLAIM_WORDS,
    OBJECTIVE,
    STOCK_3,
    STOCK_CLAIMS,
    objective_holds,
    objective_open,
    progress,
)
from arizona.games.trail.rules.packed import NONE, byte, slot
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.words.view_parts import AmountView
from arizona.games.trail.words.view_printed import Printed


class ClaimView(TypedDict):
    """One claim of one player.

    ``have`` of ``need``; ``at_most`` is set for an objective that requires a maximum. ``gives`` is
    the reward for the player now. ``open`` means the player may still make the claim, ``ready``
    that it is met now. ``title`` is the text of an objective; other claims use
    ``trail-web-claim-about``.
    """

    id: str
    rule: str
    title: str
    have: int
    need: int
    at_most: bool
    gives: list[AmountView]
    made: bool
    open: bool
    ready: bool


_claims: Final[RecentCache[ClaimView]] = RecentCache()


def claims_view(state: TrailState, parts: Printed, seat: int) -> list[ClaimView]:
    """Return every claim in board order: pieces, Passages, stock, the State 48 '1st' card."""
    found = [_claim(state, seat, claim) for claim in range(OBJECTIVE)]
    card = int(slot(state.state48_open, 0))
    if card != NONE:
        rows = range(int(state.content.state48_rows[card]))
        found.extend([_objective(state, parts, seat, card, row) for row in rows])
    return found


def _claim(state: TrailState, seat: int, claim: int) -> ClaimView:
    player = state.players[seat]
    have, need = int(progress(player, claim)), int(CLAIM_NEED[claim])
    made = bool(player.claims >> claim & 1)
    # T-10.3: only one of the three stock claims.
    barred = claim >= STOCK_3 and bool(player.claims & STOCK_CLAIMS)
    still = player.trackers > 0 and not made and not barred
    key = (claim, have, int(made), int(still))
    known = _claims.get(key)
    if known is None:
        known = {
            "id": CLAIM_WORDS[claim],
            "rule": CLAIM_RULES[claim],
            "title": "",
            "have": have,
            "need": need,
            "at_most": False,
            "gives": [{"kind": KINDS[CLAIM_KIND[claim]], "count": int(CLAIM_AMOUNT[claim])}],
            "made": made,
            "open": still,
            "ready": still and have >= need,
        }
        _claims.put(key, known)
    return known


_objectives: Final[RecentCache[ClaimView]] = RecentCache()


def _objective(state: TrailState, parts: Printed, seat: int, card: int, row: int) -> ClaimView:
    content = state.content
    player = state.players[seat]
    at = 4 * card + row
    place = int(byte(state.objectives, row))
    have = int(counter(state, seat, content.row_counter[at]))
    made = bool(player.claims >> (OBJECTIVE + row) & 1)
    still = player.trackers > 0 and objective_open(state, seat, row)
    ready = still and objective_holds(state, seat, card, row)
    key = (parts.number, at, row, place, have, int(made), int(still), int(ready))
    known = _objectives.get(key)
    if known is None:
        gives: list[AmountView] = []
        if byte(content.row_gold[at], place):
            gives.append({"kind": "gold", "count": int(byte(content.row_gold[at], place))})
        if place == 0 and content.row_grit[at]:
            gives.append({"kind": "grit", "count": int(content.row_grit[at])})
        known = {
            "id": CLAIM_WORDS[OBJECTIVE + row],
            "rule": CLAIM_RULES[OBJECTIVE + row],
            "title": content.row_texts[at],
            "have": have,
            "need": int(content.row_number[at]),
            "at_most": content.row_want[at] == AT_MOST,
            "gives": gives,
            "made": made,
            "open": still,
            "ready": ready,
        }
        _objectives.put(key, known)
    return known
