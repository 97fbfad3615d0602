"""The optimized code of Rails and the plain code it replaces give the same results."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import arizona
from arizona.engine.rng import Rng
from arizona.engine.state import OVER, fingerprint
from arizona.games.rails.bot.players import RailsEvaluation
from arizona.games.rails.rules.actions import ALL_KINDS, PATHS, VALUES
from arizona.games.rails.rules.route import KIND_BITS, STEP_BITS, Route
from arizona.games.rails.rules.shapes import FIRST, OF_VALUE, values_of
from arizona.games.rails.rules.sheet import PathMasks, Sheet
from arizona.games.rails.rules.state import RailsState
from tests.reference_playout import play_by_lists
from tests.sample_size import sample_size

STATIONS = 1 << 8


@cache
def printed(size: int, closed: int) -> tuple[Sheet, PathMasks]:
    rows = ["cT#^swamo#"[row:] + "cT#^swamo#"[:row] for row in range(size)]
    sheet = Sheet("quick", "", "", [row[:size] for row in rows])
    return sheet, sheet.path_masks(closed)


def one_by_one(route: Route, ways: PathMasks) -> int:
    """Return the paths that fit, checking each one separately."""
    found = 0
    for path in range(PATHS):
        place = int(route.head) * PATHS + path
        if not (
            ways.low[place] & route.low
            or ways.high[place] & route.high
            or ways.block_low[place] & route.block_low
            or ways.block_high[place] & route.block_high
        ):
            found |= 1 << path
    return found


@pytest.mark.rule("R-4.2", "R-4.3", "R-4.4")
@settings(max_examples=sample_size(200))
@given(
    st.sampled_from([4, 6, 7, 8, 9, 10]),
    st.sampled_from([0, STATIONS]),
    st.integers(0, 99),
    st.lists(st.integers(0, 99), max_size=30),
    st.integers(0, 2**45 - 1),
    st.integers(0, 2**36 - 1),
)
def test_the_window_blocks_the_paths_that_do_not_fit(
    size: int, closed: int, head: int, used: list[int], block_low: int, block_high: int
) -> None:
    sheet, ways = printed(size, closed)
    route = Route()
    route.begin(head % sheet.cells)
    for cell in used:
        route.cover(cell % sheet.cells)
    route.block_low = block_low
    route.block_high = block_high
    fitting = one_by_one(route, ways)
    assert route.fitting(ways) == fitting
    for value in range(VALUES):
        paths = [path for path in range(FIRST[value], FIRST[value + 1]) if fitting >> path & 1]
        assert route.paths(ways, value) == paths
        assert bool(route.able(ways) >> value & 1) == bool(paths)


def test_values_of_paths_are_where_the_paths_of_a_value_are() -> None:
    for value in range(VALUES):
        assert values_of(OF_VALUE[value]) == 1 << value
    assert values_of(0) == 0


@pytest.mark.rule("R-7.3", "R-7.4")
@settings(max_examples=sample_size(100))
@given(st.lists(st.integers(0, 15), min_size=6, max_size=6), st.integers(0, ALL_KINDS))
def test_kinds_aboard_that_were_not_delivered_before_can_be_delivered(
    aboard: list[int], done: int
) -> None:
    route = Route()
    route.cargo = sum(pieces << KIND_BITS * kind for kind, pieces in enumerate(aboard))
    route.done = done
    assert route.deliverable() == sum(
        1 << kind for kind, pieces in enumerate(aboard) if pieces and not done >> kind & 1
    )


@settings(max_examples=sample_size(40))
@given(
    st.integers(0, 10**6),
    st.integers(2, 4),
    st.sampled_from(["keep", "redraw"]),
    st.integers(0, 150),
)
def test_a_playout_is_the_game_that_lists_of_legal_moves_give(
    seed: int, seats: int, clashes: str, moves: int
) -> None:
    setup = arizona.get_game("rails").setup(seats, {"clashes": clashes})
    quick = setup.start()
    before = Rng(f"before {seed}")
    while moves and quick.to_move() != OVER:
        quick.apply(quick.pick(before))
        moves -= 1
    plain = quick.clone()
    rng, same = Rng(seed), Rng(seed)
    assert quick.playout(rng) == play_by_lists(plain, same)
    assert fingerprint(quick) == fingerprint(plain)
    assert rng.word() == same.word()


@settings(max_examples=sample_size(6))
@given(st.integers(0, 10**6), st.integers(2, 4))
def test_a_cached_evaluation_equals_a_fresh_one(seed: int, seats: int) -> None:
    state = arizona.get_game("rails").setup(seats).start()
    known = RailsEvaluation()
    rng = Rng(seed)
    while state.to_move() != OVER:
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
        if rng.below(8) == 0:
            assert known.values(state) == RailsEvaluation().values(state)


def test_a_position_can_become_another() -> None:
    setup = arizona.get_game("rails").setup(3)
    old, new = setup.start(), setup.start()
    assert isinstance(old, RailsState)
    assert isinstance(new, RailsState)
    new.playout(Rng(1))
    rng = Rng(2)
    for _ in range(60):
        actions = old.legal()
        old.apply(actions[rng.below(len(actions))])
    new.become(old)
    before = old.data()
    assert new.data() == before
    new.playout(rng)
    assert old.data() == before


def test_a_line_that_lost_a_step_is_detected() -> None:
    game = arizona.get_game("rails")
    state = game.setup(2).start()
    assert isinstance(state, RailsState)
    rng = Rng("lost")
    while not state.routes[0].line():
        state.apply(state.pick(rng))
    assert game.check(state) == []
    state.routes[0].steps >>= STEP_BITS
    assert "seat 1: the line ends elsewhere (R-4.1)" in game.check(state)
