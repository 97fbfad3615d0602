"""Trail's code without lists gives the same results as the code with them."""

from __future__ import annotations

from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from arizona import get_game
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, draw, move_by_move
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.actions import CLAIM
from arizona.games.trail.rules.effects.claims import (
    OBJECTIVE,
    add_claims,
    objective_holds,
    objective_open,
)
from arizona.games.trail.rules.frames import kind_of
from arizona.games.trail.rules.packed import NONE, slot
from arizona.games.trail.rules.questions.table import QUESTIONS
from arizona.games.trail.rules.state import TrailState
from tests.reference_playout import play_by_lists

GAME = get_game("trail")


def start(seats: int) -> TrailState:
    return cast(TrailState, GAME.setup(seats).start())


@pytest.mark.parametrize("seats", [2, 4])
def test_the_playout_equals_a_game_move_by_move(seats: int) -> None:
    one, two = start(seats), start(seats)
    rng, same = Rng("playout"), Rng("playout")
    assert one.playout(rng) == play_by_lists(two, same)
    assert one.to_move() == OVER
    assert one.legal() == []
    assert one.data() == two.data()
    assert rng.below(1000) == same.below(1000)


def test_what_is_picked_written_and_listed_is_legal() -> None:
    state = start(3)
    rng, same = Rng("pick"), Rng("pick")
    room = vec[i32]([0] * GAME.num_actions)
    while state.to_move() != OVER:
        word = int(state.top())
        fresh = state.clone()
        fresh.run()  # a position with a pending decision does not change
        assert fresh.data() == state.data()
        legal = state.legal()
        assert legal == fresh.legal() == state.answers(word)
        assert [int(room[at]) for at in range(state.legal_into(room, 0))] == legal
        many = len(legal)
        if QUESTIONS[kind_of(word)].needs_decision(state, word):
            assert many > 1 or kind_of(word) == f.ASK_TURN
        if state.to_move() == CHANCE:
            action = draw(state, legal, same)
        else:
            action = legal[same.below(many)]
        assert state.pick(rng) == action
        state.apply(action)


def test_a_copy_into_another_position_is_a_clone() -> None:
    rng = Rng("become")
    other = start(2)
    move_by_move(other, rng)
    state = start(2)
    for _ in range(300):
        if state.to_move() == OVER:
            break
        assert other.become(state)
        assert other.data() == state.clone().data()
        assert other.legal() == state.legal()
        other.apply(other.pick(rng))
        state.apply(state.pick(rng))


def test_objectives_are_listed_as_one_by_one() -> None:
    rng = Rng("objectives")
    seen = 0
    for seats in (2, 3):
        state = start(seats)
        while state.to_move() != OVER:
            state.apply(state.pick(rng))
            card = slot(state.state48_open, 0)
            if card == NONE or state.turns % 5:
                continue
            for seat, player in enumerate(state.players):
                listed = [int(one) - CLAIM for one in add_claims(state, seat, vec[i64]())]
                rows = range(int(state.content.state48_rows[card])) if player.trackers else []
                expected = [
                    OBJECTIVE + row
                    for row in rows
                    if objective_open(state, seat, row) and objective_holds(state, seat, card, row)
                ]
                assert [claim for claim in listed if claim >= OBJECTIVE] == expected
                seen += len(expected)
    assert seen
