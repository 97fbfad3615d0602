"""K-1 and K-2: components, deal, draft, placing and filling tiles."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import arizona
from arizona.engine.bits import count
from arizona.engine.errors import IllegalMoveError
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.actions import COLUMN, REACH, ROW, SPAN
from arizona.games.knight.rules.state import chip_value
from arizona.games.knight.rules.tiles import Tile, connected, quarter_turn
from tests.knight.boards import content, knight_state, position


def new(seed: int | str = 1, deal: str = "random") -> Match:
    return arizona.new("knight", seed=seed, deal=deal)


def play_until(match: Match, phase: int, seed: str = "x") -> None:
    rng = Rng(seed)
    while knight_state(match).phase != phase:
        actions = match.state.legal()
        match.play(actions[rng.below(len(actions))])


def texts(match: Match) -> list[str]:
    return [text for _, text in match.game.legal_texts(match.state)]


@pytest.mark.rule("K-1.1")
def test_eight_tiles_six_used_three_each() -> None:
    match = new()
    state = knight_state(match)
    assert len(state.content.tiles) == 8
    assert count(state.hand0) == count(state.hand1) == 3
    play_until(match, phases.SETTING)
    owners = [move.seat for move in match.moves if move.text.startswith("three")]
    assert owners == [0, 1, 0, 1, 0, 1]
    assert len({item.tile for item in knight_state(match).board.placed}) == 6


@pytest.mark.rule("K-1.2")
def test_forty_eight_chips_worth_seventy_two() -> None:
    match = new()
    play_until(match, phases.SETTING)
    values = [chip_value(knight_state(match), space) for space in range(48)]
    assert sum(values) == 72
    assert [values.count(value) for value in (3, 2, 1)] == [6, 12, 30]
    for seat in (0, 1):
        own = [values[tile * 8 + space] for tile in range(seat, 6, 2) for space in range(8)]
        assert (sum(own), own.count(3), own.count(2), own.count(1)) == (36, 3, 6, 15)


@pytest.mark.rule("K-1.4")
def test_default_tiles_have_one_wall_two_center_three_edge_three_corner() -> None:
    walls = {(1, 1): 0, (1, 0): 0, (0, 0): 0}
    for tile in content().tiles:
        assert [len(row) for row in tile.rows] == [3, 3, 3]
        (wall,) = [
            (x, y) for y, row in enumerate(tile.rows) for x, mark in enumerate(row) if mark == "#"
        ]
        walls[wall] += 1
    assert walls == {(1, 1): 2, (1, 0): 3, (0, 0): 3}


@pytest.mark.rule("K-1.4")
def test_a_ring_is_one_closed_tour() -> None:
    ring = position("Mitten@0,0=11111111")
    for setting in ring.legal():
        state = ring.clone()
        state.apply(setting)
        assert len(state.legal()) == 2
        state.apply(state.legal()[0])
        jumps = 1
        while state.to_move() >= 0:
            assert len(state.legal()) == 1
            state.apply(state.legal()[0])
            jumps += 1
        assert jumps == 7


@pytest.mark.rule("K-1.4", "K-2.4")
def test_a_tile_may_fill_the_gap_of_another() -> None:
    # Hook has a gap in its side, and the rotated end of Stair fits into it.
    board = position("Hook@0,0=11111111", "crooked").board
    stair = content("crooked").tiles[content("crooked").index["Stair"]].shapes[2]
    assert board.places(stair)[1 + REACH] >> (2 + REACH) & 1
    assert not board.places(stair)[1 + REACH] >> (0 + REACH) & 1


@pytest.mark.rule("K-2.1")
def test_tiles_are_dealt_by_chance_three_to_each_seat() -> None:
    match = Match(arizona.get_game("knight").setup(), seed=4)
    assert match.state.to_move() == CHANCE
    assert len(match.state.legal()) == 8
    events = match.settle()
    assert [event.seat for event in events] == [0, 1, 0, 1, 0, 1]
    assert all(move.seat == CHANCE for move in match.moves)
    assert match.state.to_move() == 0
    deals = {new(seed).record().lines[0] for seed in range(60)}
    assert len(deals) == 8


@pytest.mark.rule("K-2.1")
def test_draft_alternates_from_the_first_player_until_each_has_three() -> None:
    match = new(deal="draft")
    pickers = []
    while knight_state(match).phase == phases.PICKING:
        pickers.append(int(match.state.to_move()))
        assert len(match.state.legal()) == 8 - len(pickers) + 1
        match.play(match.state.legal()[-1])
    assert pickers == [0, 1, 0, 1, 0, 1]
    assert count(knight_state(match).pool) == 2
    assert match.state.to_move() == 0
    assert CHANCE not in [move.seat for move in match.moves]


@pytest.mark.rule("K-2.2")
def test_a_tile_is_filled_with_a_three_two_twos_and_ones() -> None:
    match = new(deal="draft")
    for tile in ("Mesa", "Rim", "Mitten", "Butte", "Spire", "Needle"):
        match.play(f"pick {tile}")
    match.play("tile Mitten")
    match.play("three 1,0")
    assert "two 1,0" not in texts(match)
    match.play("two 0,0")
    assert "two 0,0" not in texts(match)
    match.play("two 2,2")
    state = knight_state(match)
    assert [chip_value(state, space) for space in range(8)] == [2, 3, 1, 1, 1, 1, 1, 2]
    assert match.state.to_move() == 1


@pytest.mark.rule("K-2.2")
def test_there_are_168_ways_to_fill_a_tile() -> None:
    match = new()
    play_until(match, phases.THREES)
    start = knight_state(match)
    filled = set()
    for three in start.legal():
        one = start.clone()
        one.apply(three)
        for first in one.legal():
            two = one.clone()
            two.apply(first)
            for second in two.legal():
                three_state = two.clone()
                three_state.apply(second)
                filled.add((three_state.threes, three_state.twos))
    assert len(filled) == 168


@pytest.mark.rule("K-2.3")
def test_identical_turns_are_offered_once_and_tiles_are_not_flipped() -> None:
    assert Tile("ring", ["ooo", "o#o", "ooo"]).turns() == [0]
    assert Tile("edge", ["o#o", "ooo", "ooo"]).turns() == [0, 1, 2, 3]
    assert Tile("bar", ["oooo", "oooo"]).turns() == [0, 1]
    hand = ["oo.", ".oo", ".oo", ".oo"]
    mirrored = [row[::-1] for row in hand]
    turned = hand
    for _ in range(4):
        assert turned != mirrored
        turned = quarter_turn(turned)
    assert turned == hand


@pytest.mark.rule("K-2.3")
def test_a_quarter_turn_goes_clockwise() -> None:
    assert quarter_turn(["#oo", "ooo", "ooo"]) == ["oo#", "ooo", "ooo"]


@pytest.mark.rule("K-2.4")
def test_tiles_may_be_offset_but_must_share_an_edge_and_never_overlap() -> None:
    board = position("Mitten@0,0=11111111").board
    square = content().tiles[0].shapes[0]
    legal = {
        (column - REACH, row - REACH)
        for row, columns in enumerate(board.places(square))
        for column in range(59)
        if columns >> column & 1
    }
    edge_to_edge = {(d, s) for d in range(-2, 3) for s in (-3, 3)}
    assert legal == edge_to_edge | {(s, d) for d, s in edge_to_edge}
    assert (3, 3) not in legal  # touches only at a corner


@pytest.mark.rule("K-2.4")
@pytest.mark.parametrize("seed", [1, 2])
def test_legal_placements_equal_a_search_cell_by_cell(seed: int) -> None:
    state = knight_state(new(seed))
    rng = Rng(seed)
    while state.phase != phases.SETTING:
        if state.phase == phases.COLUMNS:
            lying = {*state.board.spaces, *state.board.walls}
            sides = ((1, 0), (-1, 0), (0, 1), (0, -1))
            beside = {(c + x, r + y) for c, r in lying for x, y in sides}
            cells = state.content.tiles[state.tile].turned[state.turned].cells
            for row, columns in enumerate(state.places()):
                for column in range(SPAN):
                    at = {(c + column - REACH, r + row - REACH) for c, r in cells}
                    legal = not at & lying and bool(at & beside)
                    assert legal == bool(columns >> column & 1), (column, row)
        state.apply(state.pick(rng))


@pytest.mark.rule("K-2.4")
def test_a_wall_cell_touches_like_any_other() -> None:
    # Anvil's only cells in its middle row are walls. A tile below them touches nothing else.
    board = position("Anvil@0,0=11111111", "crooked").board
    assert (1, 1) in board.walls
    tall = Tile("tall", ["o"] * 1 + ["o"] * 7).shapes[0]
    touching = board.places(tall)
    # One column left of the bottom row, level with the walls: it shares an edge with a wall.
    assert touching[1 + REACH] >> (0 + REACH) & 1


@pytest.mark.rule("K-2.4")
@settings(max_examples=25)
@given(st.integers(0, 10**6), st.sampled_from(["default", "crooked"]))
def test_legal_placements_equal_a_naive_search(seed: int, pack: str) -> None:
    match = arizona.new("knight", seed=seed, content=pack)
    rng = Rng(seed)
    while knight_state(match).phase != phases.COLUMNS or rng.below(3):
        if knight_state(match).phase == phases.JUMPING:
            return
        actions = match.state.legal()
        match.play(actions[rng.below(len(actions))])
    state = knight_state(match)
    shape = state.content.tiles[state.tile].shapes[state.turned]
    lying = set(state.board.spaces) | set(state.board.walls)
    offered = set()
    for column in state.legal():
        chosen = state.clone()
        chosen.apply(column)
        offered |= {(column - COLUMN - REACH, row - ROW - REACH) for row in chosen.legal()}
    wanted = set()
    for x in range(-29, 30):
        for y in range(-29, 30):
            cells = {(x + dx, y + dy) for dx, dy in shape.cells}
            edge = {(cx + 1, cy) for cx, cy in cells} | {(cx - 1, cy) for cx, cy in cells}
            edge |= {(cx, cy + 1) for cx, cy in cells} | {(cx, cy - 1) for cx, cy in cells}
            if not cells & lying and edge & lying:
                wanted.add((x, y))
    assert offered == wanted


@pytest.mark.rule("K-2.5")
def test_the_first_tile_is_at_the_origin_and_places_name_the_top_left_cell() -> None:
    match = new(deal="draft")
    for tile in ("Mitten", "Butte", "Mesa", "Rim", "Spire", "Needle"):
        match.play(f"pick {tile}")
    match.play("tile Mitten")
    assert knight_state(match).board.names[0] == "0,0"
    for text in ("three 0,0", "two 1,0", "two 2,0", "tile Butte", "column -3", "row -2"):
        match.play(text)
    assert knight_state(match).board.names[8] == "-3,-2"


@pytest.mark.rule("K-2.5")
def test_a_corner_that_is_no_cell_does_not_name_the_place() -> None:
    cross = content("crooked").tiles[content("crooked").index["Cross"]].shapes[0]
    assert cross.cells[0] == (0, 0)
    assert (-1, 1) in cross.cells


@pytest.mark.rule("K-2.5")
def test_the_board_may_stretch_to_its_farthest_reach() -> None:
    match = arizona.new("knight", seed=2, content="crooked", deal="draft")
    rng = Rng(2)
    while knight_state(match).phase != phases.SETTING:
        actions = match.state.legal()
        farthest = knight_state(match).phase in (phases.COLUMNS, phases.ROWS)
        match.play(actions[-1] if farthest else actions[rng.below(len(actions))])
    assert max(column for column, _ in knight_state(match).board.spaces) <= REACH
    assert match.game.check(match.state) == []


def test_only_a_players_own_tiles_can_be_placed() -> None:
    match = new(deal="draft")
    for tile in ("Mitten", "Butte", "Mesa", "Rim", "Spire", "Needle"):
        match.play(f"pick {tile}")
    with pytest.raises(IllegalMoveError):
        match.play("tile Butte")


def test_the_last_tile_is_chosen_automatically() -> None:
    match = new()
    play_until(match, phases.SETTING)
    chosen = [move.text for move in match.moves if move.text.startswith("tile ")]
    assert len(chosen) == 4


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["11", "1."], True),
        (["1.", "11", ".1"], True),
        (["1.", ".1"], False),  # a corner is no edge
        (["1.1"], False),
        (["11", "..", "11"], False),
        ([".."], False),
    ],
)
def test_cells_of_a_tile_are_connected_by_edges(rows: list[str], expected: bool) -> None:
    assert connected(rows) == expected
