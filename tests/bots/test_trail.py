"""Trail's greedy bot: evaluating does not change the position, and it beats random play."""

from __future__ import annotations

import math
import pickle
from typing import cast

import pytest

from arizona import get_game
from arizona._form import compiled
from arizona.bots.bot import Bot, Clock
from arizona.bots.players import players_of
from arizona.bots.roster import make_bot
from arizona.engine.packing import attributes
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, draw
from arizona.games.trail.bot.players import TrailEvaluation, settled
from arizona.games.trail.bot.weights import PLAIN, TUNED, UNITS, WEIGHTS
from arizona.games.trail.bot.worth import Scales, pending, prospects
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.effect_language import GRIT, KINDS
from arizona.games.trail.rules.frames import frame, kind_of
from arizona.games.trail.rules.state import TrailState

GAME = get_game("trail")
GAMES = 60 if compiled() else 4


def play(seats: list[str], seed: str) -> TrailState:
    bots: list[Bot] = [make_bot("trail", name, f"{seed}-{at}") for at, name in enumerate(seats)]
    state = cast(TrailState, GAME.setup(len(seats)).start())
    rng = Rng(seed)
    while state.to_move() != OVER:
        legal = state.legal()
        if state.to_move() == CHANCE:
            state.apply(draw(state, legal, rng))
        else:
            state.apply(bots[int(state.to_move())].decide(state.clone(), legal, Clock()))
    return state


def test_the_greedy_bot_uses_trails_evaluation() -> None:
    assert isinstance(players_of("trail").evaluation(), TrailEvaluation)


def test_greedy_beats_random() -> None:
    won = 0
    for game in range(GAMES):
        seat = game % 2
        names = ["random", "random"]
        names[seat] = "greedy"
        won += play(names, f"duel-{game}").winners() == [seat]
    assert won >= GAMES - 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_evaluating_does_not_change_the_position(seats: int) -> None:
    evaluation = TrailEvaluation()
    state = cast(TrailState, GAME.setup(seats).start())
    rng = Rng(f"looking {seats}")
    looked: set[int] = set()
    while state.to_move() != OVER:
        before = state.data()
        for seat in range(seats):
            if kind_of(state.top()) > f.DRAW_BLOSSOM:  # the cards are face up only then
                assert math.isfinite(evaluation.value(state, seat))
        looked.add(int(kind_of(state.top())))
        assert state.data() == before
        legal = state.legal()
        state.apply(
            draw(state, legal, rng) if state.to_move() == CHANCE else legal[rng.below(len(legal))]
        )
    assert {f.ASK_TURN, f.ASK_COINS, f.ASK_PLACE, f.ASK_ADVANCE} <= looked


def test_an_action_is_completed_before_it_is_evaluated() -> None:
    state = cast(TrailState, GAME.setup(2).start())
    rng = Rng("to its end")
    steps = 0
    while state.to_move() != OVER:
        if kind_of(state.top()) in (f.ASK_COINS, f.ASK_PLACE, f.ASK_ADVANCE):
            steps += 1
            after = settled(state, int(state.to_move()))
            assert kind_of(after.top()) not in (f.ASK_COINS, f.ASK_PLACE) or (
                after.to_move() != state.to_move()
            )
        legal = state.legal()
        state.apply(
            draw(state, legal, rng) if state.to_move() == CHANCE else legal[rng.below(len(legal))]
        )
    assert steps > 10


def in_the_middle(seed: str, moves: int = 150) -> TrailState:
    state = cast(TrailState, GAME.setup(2).start())
    rng = Rng(seed)
    for _ in range(moves):
        state.apply(state.pick(rng))
    return state


@pytest.mark.parametrize("moves", [90, 150])
def test_cache_keys_include_everything_a_value_depends_on(moves: int) -> None:
    """Changing any number gives a different result, and the first one is still cached afterward."""
    state = in_the_middle("remembered", moves)
    seen = Scales(TUNED)
    before = [prospects(state, seat, seen) for seat in range(2)]
    numbers = {
        name: value for name, value in attributes(state.players[0]).items() if name != "laid"
    }
    for name, value in numbers.items():
        other = state.clone()
        setattr(other.players[0], name, cast(int, value) ^ 1)
        for seat in range(2):
            assert prospects(other, seat, seen) == prospects(other, seat, Scales(TUNED)), name
            assert prospects(state, seat, seen) == before[seat], name
    for name in ("week", "ends_reached", "terrain_markers", "objectives", "order_spaces"):
        other = state.clone()
        setattr(other, name, getattr(other, name) ^ 1)
        for seat in range(2):
            assert prospects(other, seat, seen) == prospects(other, seat, Scales(TUNED)), name


def test_scratch_positions_are_not_part_of_the_position() -> None:
    state = in_the_middle("sketch")
    sketch = state.sketch(0)
    assert sketch is state.sketch(0)
    assert state.clone().sketch(0) is not sketch
    again = pickle.loads(pickle.dumps(state))
    assert again.data() == state.data()
    assert not again.sketches


def test_pending_questions_are_evaluated() -> None:
    state = cast(TrailState, GAME.setup(2).start())
    nothing = pending(state, 0)
    state.push(frame(f.GAIN, 0, GRIT, 2))
    assert pending(state, 0) == nothing + 2 * TUNED[GRIT]
    assert pending(state, 1) == nothing
    state.push(frame(f.DRAW_POISON, 0, 2))
    assert pending(state, 0) < nothing
    assert len(KINDS) == UNITS
    assert len(WEIGHTS) == len(PLAIN) == len(TUNED)


def test_minor_decisions_end_at_the_next_real_question() -> None:
    """Every answer is legal, and the next decision is not a step of the same action."""
    evaluation = TrailEvaluation()
    state = cast(TrailState, GAME.setup(2).start())
    rng = Rng("steps")
    answered = 0
    for _ in range(400):
        if state.to_move() == OVER:
            break
        legal = state.legal()
        if state.to_move() == CHANCE:
            state.apply(draw(state, legal, rng))
            continue
        mover = state.to_move()
        after = state.clone()
        again = state.clone()
        answers = evaluation.steps(after)
        answered += len(answers)
        for answer in answers:
            assert again.to_move() == mover
            assert answer in again.legal()
            again.apply(answer)
        assert again.data() == after.data()
        if answers and after.to_move() == mover:
            assert not evaluation.steps(after)
        state.apply(legal[rng.below(len(legal))])
    assert answered > 20
