"""Properties of every registered game."""

from __future__ import annotations

import json
import sys

import pytest
from librt.vecs import vec
from mypy_extensions import i32

import arizona
from arizona.engine.errors import IllegalMoveError, UndoError
from arizona.engine.fuzz import check_position
from arizona.engine.game import Setup
from arizona.engine.match import Match
from arizona.engine.recent_cache import RecentCache
from arizona.engine.record import parse_record
from arizona.engine.replay import replay
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State, fingerprint, move_by_move
from arizona.engine.symmetry_checks import symmetry_errors
from arizona.messages import Phrases
from arizona.terminal.drawing import draw as draw_position
from arizona.terminal.sentences import Speaker
from tests.conformance.games import random_match, setups, title
from tests.reference_playout import play_by_lists
from tests.sample_size import every, sample_size

every_setup = pytest.mark.parametrize("setup", setups(), ids=title)
PHRASES = Phrases()


def walk(setup: Setup, seed: str) -> list[State]:
    """Return the positions of a random game as clones."""
    match = random_match(setup, seed)
    state = setup.start()
    positions = [state.clone()]
    for move in match.moves:
        state.apply(move.action)
        positions.append(state.clone())
    return positions


@every_setup
def test_positions_satisfy_their_invariants(setup: Setup) -> None:
    for state in walk(setup, "promises"):
        check_position(setup.game, state)


@every_setup
def test_every_legal_action_applies_and_leaves_the_original_alone(setup: Setup) -> None:
    for state in walk(setup, "branches")[:: every(3)]:
        before = state.data()
        for action in state.legal():
            branch = state.clone()
            branch.apply(action)
            check_position(setup.game, branch)
        assert state.data() == before


@every_setup
def test_symmetries_commute_with_moves_observations_and_outcomes(setup: Setup) -> None:
    if not setup.game.symmetries(setup.start()):
        return
    for state in walk(setup, "symmetries")[:: every(5)]:
        assert symmetry_errors(setup, state) == []
        for one in setup.game.symmetries(state):
            back = [two for two in setup.game.symmetries(one.state) if two.name == one.name]
            assert len(back) == 1
            assert setup.game.check(one.state) == []


@every_setup
def test_texts_parse_back_and_labels_are_sentences(setup: Setup) -> None:
    game = setup.game
    for state in walk(setup, "texts")[:: every(2)]:
        texts: set[str] = set()
        for action in state.legal():
            words = game.words(state, action)
            assert words.text == game.text(state, action)
            assert game.read(state, words.text) == action
            assert game.parse(state, words.text.upper()) == action
            assert words.text not in texts
            texts.add(words.text)
            assert PHRASES.say(words.label)
            assert words.targets
        assert PHRASES.say(game.prompt(state))


@every_setup
def test_a_record_replays_to_the_same_positions(setup: Setup) -> None:
    match = random_match(setup, "record")
    record = parse_record(match.record().dumps())
    again = replay(record)
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.moves == match.moves
    assert again.record().dumps() == match.record().dumps()


@every_setup
def test_a_record_cut_anywhere_resumes_there(setup: Setup) -> None:
    match = random_match(setup, "cut")
    record = match.record()
    for count in range(0, len(match.moves), every(7)):
        again = replay(record, upto=count)
        assert fingerprint(again.state) == fingerprint(match.at(count).state)
        assert [move.line() for move in again.moves] == record.lines[:count]


@every_setup
def test_undo_stops_at_chance_events_and_other_seats(setup: Setup) -> None:
    match = random_match(setup, "undo", upto=60)
    while match.moves:
        moves = list(match.moves)
        if moves[-1].seat == CHANCE:
            with pytest.raises(UndoError):
                match.undo()
            match = match.at(len(moves) - 1)
            continue
        run = 0
        while run < len(moves) and moves[-1 - run].seat == moves[-1].seat:
            run += 1
        for step in range(1, run + 1):
            assert match.undo() == moves[-step]
            assert fingerprint(match.state) == fingerprint(match.at(len(match.moves)).state)
        assert not match.can_undo()
        with pytest.raises(UndoError):
            match.undo()
        match = match.at(len(match.moves))
    assert fingerprint(match.state) == fingerprint(setup.start())


@every_setup
def test_restart_goes_to_the_beginning_of_the_turn(setup: Setup) -> None:
    match = random_match(setup, "restart", upto=45)
    if not match.can_undo():
        match = match.at(max(i for i, move in enumerate(match.moves) if move.seat >= 0) + 1)
    turn = match.at(len(match.moves) - 1).state.turn()
    match.restart_turn()
    assert match.state.turn() == turn
    last = match.moves[-1] if match.moves else None
    if last is not None and last.seat not in (CHANCE, OVER) and match.can_undo():
        assert match.at(len(match.moves) - 1).state.turn() != turn


@every_setup
def test_scores_are_the_points_of_the_events(setup: Setup) -> None:
    match = random_match(setup, "scores")
    again = Match(setup)
    speaker = Speaker(again, PHRASES)
    totals = again.state.scores()
    for move in match.moves:
        for event in again.push(move.action):
            assert event.rule
            assert speaker.event(event)
            if event.seat >= 0:
                totals[event.seat] += event.points
        assert again.state.scores() == totals
    assert match.state.winners()
    assert set(match.state.winners()) <= set(range(setup.seats))


@every_setup
def test_views_are_json_and_can_be_drawn(setup: Setup) -> None:
    for state in walk(setup, "views")[:: every(5)]:
        view = setup.game.view(state)
        assert json.loads(json.dumps(view)) == view
        names = [f"Player {seat + 1}" for seat in range(setup.seats)]
        for width in (40, 120):
            picture = draw_position(setup.game, state, names, width, PHRASES)
            assert picture.plain.strip()


def forget_views() -> None:
    """Empty the caches of view parts of every game."""
    for name, module in list(sys.modules.items()):
        if name.startswith("arizona.games."):
            for value in vars(module).values():
                if isinstance(value, RecentCache):
                    value.clear()


@pytest.mark.parametrize("game", arizona.game_names())
def test_cached_parts_of_a_view_are_those_of_the_position(game: str) -> None:
    """Views of many setups share the caches; each is equal to one drawn without them."""
    states = [
        (setup, state)
        for setup in setups()
        if setup.game.name == game
        for state in walk(setup, "cached views")[:: every(4)]
    ]
    warm = [json.dumps(setup.game.view(state)) for setup, state in states]
    for (setup, state), seen in zip(states, warm, strict=True):
        forget_views()
        assert json.dumps(setup.game.view(state)) == seen


@every_setup
def test_a_playout_ends_within_the_declared_length(setup: Setup) -> None:
    for seed in range(sample_size(5)):
        state = setup.start()
        moves = state.playout(Rng(seed))
        assert state.to_move() == OVER
        assert 0 < moves <= setup.game.longest


@every_setup
def test_playouts_are_random_games_from_the_same_position(setup: Setup) -> None:
    state = walk(setup, "played out")[-3]
    before = fingerprint(state)
    rng, same = Rng("many"), Rng("many")
    assert state.playouts(rng, 3) == sum(state.clone().playout(same) for _ in range(3))
    assert rng.word() == same.word()
    assert fingerprint(state) == before


@every_setup
def test_generic_playouts_equal_those_made_with_lists(setup: Setup) -> None:
    state = walk(setup, "played out")[-3]
    before = fingerprint(state)
    rng, same = Rng("many"), Rng("many")
    moves = state.playouts(rng, 3, own=False)
    assert moves == sum(play_by_lists(state.clone(), same) for _ in range(3))
    assert rng.word() == same.word()
    assert fingerprint(state) == before


@every_setup
def test_optimized_playouts_equal_those_made_with_lists(setup: Setup) -> None:
    picked, listed = setup.start(), setup.start()
    rng, same = Rng("whole"), Rng("whole")
    assert move_by_move(picked, rng) == play_by_lists(listed, same)
    assert fingerprint(picked) == fingerprint(listed)
    assert rng.word() == same.word()


@every_setup
def test_a_random_action_equals_a_choice_from_the_list(setup: Setup) -> None:
    for number, state in enumerate(walk(setup, "picked")):
        if state.to_move() != OVER:
            quick, plain = Rng(number), Rng(number)
            assert state.pick(quick) == State.pick(state, plain)
            assert quick.word() == plain.word()


@every_setup
def test_legal_into_equals_legal(setup: Setup) -> None:
    room = vec[i32]([0] * (setup.num_actions + 2))
    for state in walk(setup, "buffered"):
        many = state.legal_into(room, 2)
        assert [int(room[2 + place]) for place in range(many)] == state.legal()


@every_setup
def test_become_copies_a_position_or_reports_that_it_cannot(setup: Setup) -> None:
    positions = walk(setup, "become")
    for state in positions[:: every(7)]:
        other = positions[len(positions) // 2].clone()
        if other.become(state):
            assert other.data() == state.data()
            other.playout(Rng(1))
            assert other.become(state)
            assert fingerprint(other) == fingerprint(state)


@every_setup
def test_the_same_seed_gives_the_same_game(setup: Setup) -> None:
    one, two = random_match(setup, "same"), random_match(setup, "same")
    assert one.record().dumps() == two.record().dumps()
    if setup.game.has_chance:
        other = random_match(setup, "another")
        assert other.record().lines != one.record().lines


@every_setup
def test_actions_that_are_not_legal_are_refused_and_change_nothing(setup: Setup) -> None:
    match = random_match(setup, "illegal", upto=30)
    before = fingerprint(match.state)
    legal = set(match.state.legal())
    for action in (*range(setup.num_actions), -1, setup.num_actions, 10**9):
        if action not in legal:
            with pytest.raises(IllegalMoveError):
                match.push(action)
    assert fingerprint(match.state) == before


@every_setup
def test_options_have_explanations(setup: Setup) -> None:
    game = setup.game
    assert PHRASES.has(f"{game.name}-about")
    for option in game.options:
        assert PHRASES.has(f"{game.name}-option-{option.name}")
