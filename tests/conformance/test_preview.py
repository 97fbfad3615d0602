"""Previews are correct in every game, for every action, whatever is chosen later."""

from __future__ import annotations

import functools
import operator
from collections import Counter

import pytest

from arizona.engine.events import Event
from arizona.engine.game import Setup
from arizona.engine.preview import ANSWERS, Preview, preview
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State
from tests.conformance.games import random_match, setups, title
from tests.sample_size import every

every_setup = pytest.mark.parametrize("setup", setups(), ids=title)

Told = tuple[str, int, str, int, tuple[tuple[str, str | int], ...]]


def told(event: Event) -> Told:
    args = tuple(sorted(event.args.items()))
    return event.kind, event.seat, event.rule, event.points, args


def play_on(state: State, action: int) -> list[Event]:
    """Return the actual events until there is more than one option or the turn ends."""
    happened: list[Event] = []
    turn = state.turn()
    while True:
        state.log = happened
        state.apply(action)
        state.log = None
        open_now = state.to_move() == OVER or state.turn() != turn
        if open_now or len(state.legal()) > 1:
            return happened
        (action,) = state.legal()


def positions(setup: Setup) -> list[State]:
    state = setup.start()
    found: list[State] = []
    for move in random_match(setup, "previews").moves:
        if state.to_move() != CHANCE:
            found.append(state.clone())
        state.apply(move.action)
    return found[:: every(3)]


@every_setup
def test_a_preview_shows_what_happens(setup: Setup) -> None:
    rng = Rng("answers")
    for state in positions(setup):
        before, scores = state.data(), state.scores()
        for action in state.legal():
            sure = preview(state, action)
            real = state.clone()
            happened = play_on(real, action)
            assert [told(event) for event in sure.events] == [told(event) for event in happened]
            assert sure.after.data() == real.data()
            assert sure.to_move == real.to_move()
            assert real.scores() == [
                score + sum(event.points for event in sure.events if event.seat == seat)
                for seat, score in enumerate(scores)
            ]
            if sure.then:
                check_what_follows(sure, real, rng)
        assert state.data() == before, "looking changes nothing"


def check_what_follows(sure: Preview, real: State, rng: Rng) -> None:
    """However the turn continues, the effects previewed for all continuations happen."""
    mover, turn = real.to_move(), real.turn()
    left: list[Told] = []
    while real.to_move() == mover and real.turn() == turn:
        answers = real.legal()
        answer = answers[rng.below(len(answers))]
        left += [told(event) for event in play_on(real, answer)]
    for event in sure.then:
        left.remove(told(event))


def shared(state: State, mover: int, turn: int, most: int) -> Counter[Told]:
    """Return the effects common to all answers and their follow-ups, if there are few enough."""
    answers = state.legal() if (state.to_move(), state.turn()) == (mover, turn) else []
    if not 1 < len(answers) <= most:
        return Counter()
    ways: list[Counter[Told]] = []
    for answer in answers:
        after = state.clone()
        events = Counter(told(event) for event in play_on(after, answer))
        ways.append(events + shared(after, mover, turn, most // len(answers)))
    return functools.reduce(operator.and_, ways)


@every_setup
def test_a_preview_contains_all_effects_common_to_every_answer(setup: Setup) -> None:
    for state in positions(setup)[::4]:
        for action in state.legal():
            sure = preview(state, action)
            expected = shared(sure.after, state.to_move(), state.turn(), ANSWERS)
            assert Counter(told(event) for event in sure.then) == expected
