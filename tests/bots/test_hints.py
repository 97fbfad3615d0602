from __future__ import annotations

import pytest

from arizona import game_names, get_game
from arizona.bots.bot import Clock
from arizona.bots.hints import hints
from arizona.bots.learned import learned_search
from arizona.bots.players import players_of
from arizona.bots.search import SearchBot
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.games.trail.bot.players import TrailEvaluation
from arizona.messages import Phrases
from tests.bots.test_clock import TICK, Ticking
from tests.bots.test_knight_solver import brute_force, set_somewhere, small_board
from tests.conformance.games import random_match


def test_a_solved_jump_is_called_exact() -> None:
    state = set_somewhere(small_board("hint"), "hint")
    found = hints("knight", state, Clock(30.0))
    assert found[0].exact
    assert found[0].score == brute_force(state)
    assert "(exact)" in Phrases().say(found[0].expected)
    assert [hint.score for hint in found] == sorted((hint.score for hint in found), reverse=True)


def test_a_board_that_takes_too_long_is_not_called_exact() -> None:
    state = set_somewhere(small_board("wide", tiles=6), "wide")
    found = hints("knight", state, Clock(0.0))
    assert found
    assert not any(hint.exact for hint in found)


@pytest.mark.parametrize("game", game_names())
def test_every_game_gives_hints_in_words(game: str) -> None:
    phrases = Phrases()
    for upto in (8, 30):
        match = random_match(get_game(game).setup(), "hints", upto)
        match.settle()
        found = hints(game, match.state.clone(), Clock(0.2), count=2)
        assert 1 <= len(found) <= 2
        for hint in found:
            assert hint.action in match.state.legal()
            assert phrases.say(hint.expected)
            assert all(phrases.say(reason) for reason in hint.reasons)
            assert hint.json()["action"] == hint.action


@pytest.mark.parametrize("game", game_names())
def test_hints_are_legal_throughout_a_game_even_for_forced_moves(game: str) -> None:
    match = Match(get_game(game).setup(), seed="all game long")
    match.settle()
    rng = Rng("all game long")
    forced = 0
    while not match.over:
        legal = match.state.legal()
        forced += len(legal) == 1
        if len(legal) == 1 or rng.below(10) == 0:
            found = hints(game, match.state.clone(), Clock(0.002))
            assert found
            assert {hint.action for hint in found} <= set(legal)
        match.play(legal[rng.below(len(legal))])
    assert forced or game != "rails"


def test_hints_use_the_strongest_bot() -> None:
    """The network finds the moves, and the handwritten evaluation explains them."""
    phrases = Phrases()
    others = 0
    for number in range(12):
        state = random_match(get_game("trail").setup(), f"eyes {number}", 60).state
        while state.to_move() < 0 or len(state.legal()) < 6:
            state.apply(state.legal()[0])
        found = hints("trail", state.clone(), Clock(200 * TICK, Ticking()))
        rows = learned_search("trail", 1).think(state.clone(), Clock(200 * TICK, Ticking()))
        assert found[0].action in [action for action, _, _ in rows.children()[:3]]
        assert all(phrases.say(reason) for reason in found[0].reasons)
        by_hand = SearchBot(TrailEvaluation(), players_of("trail").search_options(), 1)
        first = by_hand.think(state.clone(), Clock(200 * TICK, Ticking())).children()[0][0]
        others += first != found[0].action
    assert others > 2
