"""Recovery (T-11) and final scoring (T-12)."""

from __future__ import annotations

import itertools
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arizona.engine.bits import count
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.packed import NONE, slot
from arizona.games.trail.rules.scoring import growing, set_points
from tests.trail.table import Table
from tests.trail.test_journey import plain


def end_week(table: Table, week: int) -> list[str]:
    """Run the Recovery after a week with its chance events, and return the kinds of events."""
    for seat in range(int(table.state.seats)):
        plain(table, seat, ordered=1, dutchmen=int(table.player(seat).dutchmen))
    table.state.week = week
    table.events.clear()
    table.ask(f.RECOVER)
    table.settle()
    return table.kinds()


@pytest.mark.rule("T-11.1")
def test_markers_and_dutchmen_are_returned() -> None:
    table = Table(3)
    table.player(0).all_markers = 4
    table.player(1).dutchmen = 2
    table.state.dutchmen_out = 1
    table.state.dutchmen = 3
    table.state.gila = 5
    table.state.saguaro = 1
    table.player(2).groups = 7
    table.player(2).retired = 1
    for seat in range(3):
        plain(table, seat, ordered=1, dutchmen=int(table.player(seat).dutchmen))
    table.state.dutchmen = 3
    table.state.week = 1
    table.ask(f.RECOVER)
    assert [int(player.markers) for player in table.state.players] == [4, 3, 3]
    assert (table.state.dutchmen, table.state.dutchmen_out) == (6, 0)
    assert (table.state.gila, table.state.saguaro) == (-1, -1)
    assert not any(
        player.retired or player.groups or player.ordered for player in table.state.players
    )
    assert table.state.order_spaces == 0


@pytest.mark.rule("T-11.1")
def test_the_jackalope_stays_while_it_has_a_cube() -> None:
    table = Table()
    table.give_spirit(0, "jackalope")
    table.player(0).jackalope_used = 1
    table.player(0).spirit_cubes = 1
    table.state.cubes += 1
    end_week(table, 1)
    assert table.player(0).spirit == 0
    assert table.player(0).spirit_cubes == 1
    assert table.player(0).jackalope_used == 0


@pytest.mark.rule("T-11.2")
def test_cards_move_up_as_far_as_possible() -> None:
    table = Table()
    table.remove_card(0, 3)
    rows = [int(slot(table.state.flora_open, row)) for row in range(4)]
    fauna = [int(slot(table.state.fauna_open, row)) for row in range(4)]
    table.remove_card(1, 1)
    end_week(table, 1)
    now = [int(slot(table.state.flora_open, row)) for row in range(4)]
    assert now[:2] == [rows[1], rows[3]]
    assert NONE not in now
    assert table.state.flora_under >> rows[0] & 1
    assert [int(slot(table.state.fauna_open, row)) for row in range(3)] == fauna[1:]


@pytest.mark.rule("T-11.2")
def test_polyominoes_are_refilled_as_far_as_they_last() -> None:
    table = Table()
    table.lay(1, "ajo-lily", "C4")
    state = table.state
    end_week(table, 1)
    assert slot(state.flora_pieces_open, 0) != NONE
    # the dominoes run out
    state.fauna_pieces_unseen &= ~table.content.size_pieces[4]
    state.fauna_pieces_open |= NONE
    table.ask(f.FILL_PIECES, 0, 1)
    assert state.depth == 0
    assert slot(state.fauna_pieces_open, 0) == NONE


@pytest.mark.rule("T-11.3")
def test_a_new_deck_after_weeks_2_4_and_6() -> None:
    for week, deck in ((1, 0), (2, 1), (3, 0), (5, 0)):
        table = Table()
        before = [int(slot(table.state.passage_open, place)) for place in range(4)]
        end_week(table, week)
        after = [int(slot(table.state.passage_open, place)) for place in range(4)]
        assert table.state.deck == deck
        assert all(table.content.passage_deck[card] == deck for card in after)
        assert (after == before) == (deck == 0)
        assert count(table.state.passages_unseen) == 14


@pytest.mark.rule("T-11.4")
def test_the_4th_card_scores_first_after_week_4_and_the_8th_at_the_end() -> None:
    table = Table()
    kinds = end_week(table, 4)
    assert "placed" in kinds
    assert kinds.index("placed") < kinds.index("turn-order")
    assert "placed" not in end_week(Table(), 3)
    last = Table()
    last.state.week = 8
    last.ask(f.RECOVER)
    kinds = last.kinds()
    assert kinds.index("placed") < kinds.index("final-open-spaces")
    assert kinds[-1] == "game-over"


@pytest.mark.rule("T-11.5")
def test_the_order_of_recovery() -> None:
    table = Table()
    table.give_spirit(0, "jackalope")
    for kind in (0, 1):
        table.remove_card(kind, 2)
    table.lay(1, "ajo-lily", "C4")
    kinds = end_week(table, 4)
    order = ["recovery", "placed", "turn-order", "jackalope-unused", "card-opened", "piece-opened"]
    order += ["passage-opened", "week"]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    cards = [e.args["card"] for e in table.events if e.kind == "card-opened"]
    base = [table.content.cards.index[str(card)] // 32 for card in cards]
    assert base == sorted(base)


def final(table: Table, line: str) -> list[int]:
    table.state.week = 8
    table.events.clear()
    for player in table.state.players:
        player.trackers = 0  # no last claims
    table.ask(f.RECOVER)
    return [event.points for event in table.events if event.kind == f"final-{line}"]


@pytest.mark.rule("T-12.1")
def test_open_spaces_cost_one_each() -> None:
    table = Table()
    table.player(0).mural = (1 << 30) - 1
    assert final(table, "open-spaces") == [-6, -36]


@pytest.mark.rule("T-12.2")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [(0, 0), (1, -1), (2, -3), (3, -6), (4, -10), (5, -15), (6, -20), (8, -30)],
)
def test_poison_costs_grow(tokens: int, points: int) -> None:
    table = Table()
    table.give_poison(1, *range(tokens))
    assert final(table, "poison") == [0, points]


@pytest.mark.rule("T-12.3")
def test_cubes_on_fauna_and_spirits_count() -> None:
    table = Table()
    table.give_card(0, "gambels-quail")
    table.give_card(0, "common-raven", 1)
    table.give_spirit(0, "javelina", 2)
    assert final(table, "cubes") == [6, 0]


@pytest.mark.rule("T-12.4")
@pytest.mark.parametrize(
    ("stars", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (7, 25)]
)
def test_star_rewards_grow(stars: int, points: int) -> None:
    assert growing(stars) == points
    table = Table()
    table.player(0).stars = stars
    assert final(table, "stars") == [points, 0]


@cache
def best_partition(counts: tuple[int, ...]) -> int:
    """Find the best sets by trying every set of different terrains."""
    worth = {2: 2, 3: 4, 4: 7}
    best = 0
    for size in (2, 3, 4):
        for terrains in itertools.combinations(range(4), size):
            if all(counts[terrain] for terrain in terrains):
                left = tuple(n - (i in terrains) for i, n in enumerate(counts))
                best = max(best, worth[size] + best_partition(left))
    return best


@pytest.mark.rule("T-12.5")
@given(st.tuples(*[st.integers(0, 4)] * 4))
def test_the_fullest_sets_first_is_best(counts: tuple[int, int, int, int]) -> None:
    packed = sum(number << (8 * terrain) for terrain, number in enumerate(counts))
    assert set_points(packed) == best_partition(tuple(sorted(counts, reverse=True)))


@pytest.mark.rule("T-12.6")
def test_the_highest_wins_then_grit_then_poison_then_shared() -> None:
    table = Table(4)
    final(table, "sets")
    players = table.state.players
    for player in players:
        player.gold, player.grit, player.poison = 10, 5, 0
    assert table.state.winners() == [0, 1, 2, 3]
    players[2].poison = 1
    assert table.state.winners() == [0, 1, 3]
    players[3].gold, players[3].grit = 8, 6  # the same score with more Grit
    assert table.state.scores()[3] == table.state.scores()[0]
    assert table.state.winners() == [3]
    players[0].gold = 12
    assert table.state.winners() == [0]
    assert table.state.scores()[1] == 10 - 90
