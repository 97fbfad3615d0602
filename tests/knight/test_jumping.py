"""K-3 and K-4: the knight, the end of a game and the match."""

from __future__ import annotations

import pytest

import arizona
from arizona.engine.bits import count
from arizona.engine.errors import IllegalMoveError
from arizona.engine.events import NOBODY
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.engine.state import OVER
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.actions import JUMP, SET
from arizona.games.knight.rules.scoring import winners
from arizona.games.knight.rules.state import KnightState
from arizona.rulebook import rule_ids
from tests.knight.boards import BLOCK, knight_state, position


def to_phase(match: Match, phase: int, seed: int = 1) -> None:
    rng = Rng(seed)
    while knight_state(match).phase != phase:
        actions = match.state.legal()
        match.play(actions[rng.below(len(actions))])


def jump_places(state: KnightState) -> set[str]:
    return {state.board.names[action - JUMP] for action in state.legal()}


@pytest.mark.rule("K-1.3", "K-3.2")
def test_both_players_move_the_same_knight() -> None:
    match = arizona.new("knight", seed=3)
    to_phase(match, phases.JUMPING)
    before = knight_state(match).knight
    mover = match.state.to_move()
    action = match.state.legal()[0]
    match.play(action)
    state = knight_state(match)
    assert state.knight == action - JUMP != before
    if state.phase == phases.JUMPING:
        assert state.to_move() == 1 - mover


@pytest.mark.rule("K-3.1")
def test_the_first_player_sets_the_knight_on_a_one_which_leaves_the_game() -> None:
    match = arizona.new("knight", seed=3)
    to_phase(match, phases.SETTING)
    state = knight_state(match)
    assert state.to_move() == state.first == 0
    ones = [space for space in range(48) if not (state.twos | state.threes) >> space & 1]
    assert state.legal() == [SET + space for space in ones]
    match.play(state.legal()[7])
    assert count(knight_state(match).chips) == 47
    assert match.state.scores() == [0, 0]
    two = next(space for space in range(48) if state.twos >> space & 1)
    with pytest.raises(IllegalMoveError):
        match.push(SET + two)


@pytest.mark.rule("K-3.2")
def test_walls_gaps_borders_and_emptied_spaces_do_not_matter() -> None:
    state = position("Mitten@0,0=1111-111 Spire@2,3=11111111 Butte@4,0=11111111 knight=2,1")
    # Within reach on the board: 0,0 and 0,2 over Mitten's wall, 4,0 and 4,2 over the gap between
    # the tiles, 3,3 across a border. 1,3 and 3,-1 are not spaces.
    assert jump_places(state) == {"0,0", "0,2", "4,0", "4,2", "3,3"}
    state = position("Mitten@0,0=-111-111 Spire@2,3=11111111 Butte@4,0=-1111111 knight=2,1")
    assert jump_places(state) == {"0,2", "4,2", "3,3"}  # empty spaces have nothing to take


@pytest.mark.rule("K-3.2")
def test_the_mover_takes_the_chip_and_the_other_moves_next() -> None:
    state = position("Mitten@0,0=-1211131 knight=0,0 seat=2 score=3:4")
    assert jump_places(state) == {"1,2", "2,1"}
    state.apply(JUMP + state.board.index["1,2"])
    assert state.scores() == [3, 7]
    assert state.to_move() == 0
    assert not state.chips >> state.board.index["1,2"] & 1


@pytest.mark.rule("K-3.3")
def test_players_cannot_pass() -> None:
    match = arizona.new("knight", seed=8)
    to_phase(match, phases.JUMPING)
    while knight_state(match).phase == phases.JUMPING:
        state = knight_state(match)
        assert state.legal()
        assert all(state.chips >> (action - JUMP) & 1 for action in state.legal())
        match.play(state.legal()[0])


@pytest.mark.rule("K-3.4")
def test_the_game_ends_when_no_chip_is_in_reach() -> None:
    state = position("Mitten@0,0=-----111 knight=0,0 seat=1 score=0:0")
    assert jump_places(state) == {"1,2"}
    state.apply(state.legal()[0])
    assert state.to_move() == OVER
    assert state.scores() == [1, 0]
    assert count(state.chips) == 2


@pytest.mark.rule("K-3.4")
def test_a_knight_set_where_it_cannot_jump_ends_the_game_without_points() -> None:
    state = position("Mitten@0,0=11------")
    state.apply(SET)
    assert state.to_move() == OVER
    assert state.scores() == [0, 0]
    assert state.winners() == [0, 1]


@pytest.mark.rule("K-3.5")
def test_the_score_is_the_sum_of_the_chips_taken() -> None:
    state = position("Mitten@0,0=-2311132 knight=0,0 seat=1 score=0:0")
    taken = [0, 0]
    while state.to_move() != OVER:
        seat, action = int(state.to_move()), state.legal()[0]
        taken[seat] += 3 if state.threes >> action & 1 else 2 if state.twos >> action & 1 else 1
        state.apply(action)
    assert state.scores() == taken


@pytest.mark.rule("K-3.5")
def test_at_most_71_points_can_be_scored_in_one_game() -> None:
    for seed in range(40):
        match = arizona.new("knight", seed=seed, games=1)
        match.state.playout(Rng(seed))
        assert sum(match.state.scores()) <= 71


@pytest.mark.rule("K-4.1")
def test_the_second_game_starts_empty_with_a_new_deal_and_the_other_player_first() -> None:
    match = arizona.new("knight", seed=5)
    rng = Rng(5)
    while knight_state(match).game == 0:
        actions = match.state.legal()
        events = match.play(actions[rng.below(len(actions))])
    state = knight_state(match)
    assert [event.kind for event in events[-6:]] == ["tile-dealt"] * 6
    assert events[-6].seat == 1
    assert state.board.placed == []
    assert state.chips == 0
    assert state.to_move() == state.first == 1
    assert sum(match.state.scores()) > 0
    to_phase(match, phases.SETTING)
    assert match.state.to_move() == 1


@pytest.mark.rule("K-4.2")
def test_the_higher_sum_of_both_games_wins_and_equal_sums_are_a_draw() -> None:
    assert winners([31, 28]) == [0]
    assert winners([28, 31]) == [1]
    assert winners([30, 30]) == [0, 1]
    match = arizona.new("knight", seed=6)
    totals = [0, 0]
    rng = Rng(6)
    while not match.over:
        actions = match.state.legal()
        for event in match.play(actions[rng.below(len(actions))]):
            if event.kind == "game-over":
                totals[0] += int(event.args["one"])
                totals[1] += int(event.args["two"])
    assert match.state.scores() == totals
    assert match.state.winners() == winners(totals)


@pytest.mark.rule("K-4.2")
def test_a_single_game_is_an_option() -> None:
    match = arizona.new("knight", seed=6, games=1)
    rng = Rng(6)
    while not match.over:
        actions = match.state.legal()
        match.play(actions[rng.below(len(actions))])
    assert knight_state(match).game == 0


def test_the_quick_playout_chooses_every_jump_equally_often() -> None:
    # Four chips within reach of the start, none within reach of another: one jump ends the game.
    root = position("Mesa@0,0=-------- Rim@3,0=1----1-- Bench/1@0,3=1-1----- knight=1,1")
    rng = Rng("fair")
    counts = dict.fromkeys(root.legal(), 0)
    games = 4000
    for _ in range(games):
        state = root.clone()
        assert state.playout(rng) == 1
        counts[JUMP + int(state.knight)] += 1
    assert len(counts) == 4
    assert min(counts.values()) > games / 4 * 0.88
    assert max(counts.values()) < games / 4 * 1.12


def test_the_quick_playout_and_the_plain_one_agree_on_average() -> None:
    root = position(BLOCK)
    root.apply(SET + root.board.index["3,2"])
    rng = Rng("average")
    games = 1500
    quick = [root.clone() for _ in range(games)]
    plain = [root.clone() for _ in range(games)]
    quick_moves = sum(state.playout(rng) for state in quick)
    for state in plain:
        state.log = []  # with a listener, the playout uses the regular code path
    plain_moves = sum(state.playout(rng) for state in plain)
    assert abs(int(quick_moves - plain_moves)) / plain_moves < 0.04
    for state in (*quick, *plain):
        assert sum(state.scores()) + count(state.chips) == 47


def test_events_name_the_mover_and_the_rule() -> None:
    match = arizona.new("knight", seed=3)
    rng, rules = Rng("x"), rule_ids("knight")
    kinds: set[str] = set()
    while match.state.to_move() != OVER:
        mover, actions = match.state.to_move(), match.state.legal()
        for event in match.play(actions[rng.below(len(actions))]):
            kinds.add(event.kind)
            assert event.rule in rules, event
            if event.kind in ("game-over", "match-over"):
                assert event.seat == NOBODY and {"one", "two"} <= event.args.keys(), event
            elif event.kind != "tile-dealt":
                assert event.seat == mover, event
    assert {"chip-laid", "knight-set", "chip-taken", "match-over"} <= kinds
