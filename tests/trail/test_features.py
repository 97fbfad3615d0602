"""Inputs of Trail's network: time, the next turn, and what can still be claimed."""

from __future__ import annotations

import pytest

from arizona.bots.network import Active
from arizona.games.trail.bot import features as seen
from arizona.games.trail.bot import features_proximity as near
from arizona.games.trail.bot import worth
from arizona.games.trail.bot.features import TrailFeatures, best_arrows, next_seat
from arizona.games.trail.bot.stages import STAGES, stage_of
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.effects.claims import SIZE_5
from arizona.games.trail.rules.tables import WEEKS
from tests.trail.table import Table


def features(table: Table, seat: int = 0) -> list[int]:
    active = Active()
    TrailFeatures().write(table.state, seat, active)
    return active.listed()


@pytest.mark.parametrize(
    ("week", "markers", "retired", "stage"),
    [
        (1, 3, 0, 0),
        (4, 3, 0, 1),
        (6, 0, 0, 2),
        (7, 1, 0, 3),
        (8, 4, 0, 4),
        (8, 1, 0, 5),
        (8, 1, 1, 6),
    ],
)
def test_stages_of_the_last_week_depend_on_markers_left(
    week: int, markers: int, retired: int, stage: int
) -> None:
    table = Table()
    table.turn(0, week)
    table.player(0).markers, table.player(0).retired = markers, retired
    assert stage_of(table.state, table.player(0)) == stage
    assert seen.UNIT + stage in features(table)


def test_the_next_turn_is_a_feature() -> None:
    table = Table()
    table.turn(1, 3)
    assert next_seat(table.state) == 1 and TrailFeatures().quiet(table.state)
    tempo = range(seen.TEMPO, seen.PLACE)
    assert [any(one in tempo for one in features(table, seat)) for seat in (0, 1)] == [False, True]
    # During a turn, the next one is the other player's, if that player has a marker.
    table.state.push(f.frame(f.ASK_AFTER, 1))
    assert next_seat(table.state) == 0 and not TrailFeatures().quiet(table.state)
    table.player(0).retired = 1
    assert next_seat(table.state) == 1


def test_a_claim_counts_by_what_is_missing_while_there_is_a_tracker() -> None:
    table = Table()
    table.turn(0, 8)
    player = table.player(0)
    player.sizes = 2 << (7 * 3)
    one_missing = seen.NEAR + near.CLAIM + (SIZE_5 * 3 + 2) * near.FAR + 1
    assert one_missing in features(table)
    player.claims = 1 << SIZE_5
    assert one_missing not in features(table)
    player.claims = 0
    player.trackers = 0
    claims = range(seen.NEAR + near.CLAIM, seen.NEAR + near.FOURTH)
    assert not any(one in claims for one in features(table))
    assert seen.NEAR + near.TRACKERS_LEFT in features(table)


def test_a_move_on_the_arrows_that_is_due_is_seen_until_it_is_made() -> None:
    table = Table()
    first = table.mover
    due = range(seen.ARROW_DUE, seen.ARROW_DUE + STAGES)
    assert TrailFeatures().quiet(table.state)
    assert [any(one in due for one in features(table, seat)) for seat in (0, 1)] == [True, True]
    table.act(table.state.legal()[0])
    while table.mover == first:
        table.act(table.state.legal()[-1])
    table.settle()
    sights = [any(one in due for one in features(table, seat)) for seat in (first, 1 - first)]
    assert sights == [False, True]


def test_rows_count_by_the_margin_and_by_what_they_bring() -> None:
    table = Table()
    table.turn(0, WEEKS)
    rows = range(seen.NEAR + near.EIGHTH, seen.INPUTS)
    even, other = ([one for one in features(table, seat) if one in rows] for seat in (0, 1))
    assert even == other and len(even) > 3
    assert set(even) == {rows.start + worth.MIDDLE}


def test_the_best_move_on_the_arrows_is_known_for_every_space() -> None:
    found = best_arrows(Table().content)
    assert len(found) == 12 and all(0 <= one < seen.ARROWS for one in found)
    assert len({int(one) for one in found}) > 1
