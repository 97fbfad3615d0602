"""Collects every claim that a report could make about a run and tests them together.

There are two separate groups, so that four hundred cards do not weaken the tests on who wins: the
game as a whole, and its cards, tiles and choices.
"""

from __future__ import annotations

from collections.abc import Hashable

from arizona.lab.measure.evidence import Evidence
from arizona.lab.measure.stats import (
    Share,
    share_above,
    share_below,
    spread_above,
    spread_below,
)
from arizona.lab.measure.summary import Summary, Used, fair
from arizona.lab.measure.thresholds import DEAD, FORCED, KINGMAKING, MUST_HAVE, SEAT_MARGIN
from arizona.lab.measure.watchers import watch

Claims = dict[Hashable, float]

HALF = 0.5


def judge(summary: Summary) -> Evidence:
    """Test all claims about a run."""
    return Evidence(claims_about_game(summary), subject_claims(summary))


def claims_about_game(summary: Summary) -> Claims:
    """Claims about seats, targets, the course of games, bots and options, each with its p."""
    found: Claims = {}
    for what, shares in (("seat", summary.seats), ("place", summary.places)):
        found |= _balance(what, shares, fair(summary) + SEAT_MARGIN)
    for aim in summary.aims:
        found["met", aim.figure, aim.who] = aim.p_met
        found["missed", aim.figure, aim.who] = aim.p_missed
    found["early"] = share_above(summary.course.early, HALF)
    found["open"] = share_below(summary.course.early, HALF)
    found["forced"] = spread_above(summary.forced, FORCED)
    found["free"] = spread_below(summary.forced, FORCED)
    if len(summary.bots) > 1:
        for line in summary.bots:
            found["bot", line.bot] = _other_than(line.wins, fair(summary))
    if summary.design.luck is not None:
        found["luck"] = summary.design.luck.scores.p_luck
        found["skill"] = summary.design.luck.scores.p_player
    if summary.design.kingmaking is not None:
        found["kings"] = share_above(summary.design.kingmaking, KINGMAKING)
        found["no kings"] = share_below(summary.design.kingmaking, KINGMAKING)
    for number, variant in enumerate(summary.variants):
        for figure, change in variant.changes.items():
            found["variant", number, figure] = change.p
    if len(summary.sources) > 1:
        for source in summary.sources:
            found["source", source.source] = source.lead.p
    return found


def _balance(what: str, shares: list[Share], limit: float) -> Claims:
    """Each share may be too high; all are fair only if every one of them is."""
    if len(shares) < 2:
        return {}
    found: Claims = {(what, "ahead", one.label): share_above(one, limit) for one in shares}
    found[what, "fair"] = max(share_below(one, limit) for one in shares)
    return found


def _other_than(found: Share, limit: float) -> float:
    return min(1.0, 2 * min(share_above(found, limit), share_below(found, limit)))


def means_to_win(summary: Summary) -> list[Used]:
    """Return the subjects that are a means to score, not the score itself."""
    scored = watch(summary.game).scored
    return [one for one in summary.used if one.kind not in scored]


def subject_claims(summary: Summary) -> Claims:
    """Claims about cards, tiles and choices, each with its p."""
    found: Claims = {}
    just = fair(summary)
    means = means_to_win(summary)
    for one in summary.used:
        found["dead", one.kind, one.id] = share_below(one.taken, DEAD)
    for one in means:
        found["must", one.kind, one.id] = share_above(one.wins, just + MUST_HAVE)
        found["trap", one.kind, one.id] = share_below(one.wins, just - MUST_HAVE)
    if summary.used:
        found["no dead"] = max(share_above(one.taken, DEAD) for one in summary.used)
    if means:
        found["no must"] = max(share_below(one.wins, just + MUST_HAVE) for one in means)
    for lying in summary.lying:
        found["lying", lying.kind, lying.id] = lying.best.p
        found["lying length", lying.kind, lying.id] = lying.decisions.p
    return found
