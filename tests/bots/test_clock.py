"""Time limits of bots, tested with a fake clock so that machine load has no effect."""

from __future__ import annotations

import os
import time
from typing import cast

import pytest

from arizona import game_names, get_game
from arizona.bots.bot import Clock
from arizona.bots.evaluation import Evaluation
from arizona.bots.hints import hints
from arizona.bots.parallel import can_fork, combined, search_in_parallel
from arizona.bots.players import levels, players_of
from arizona.bots.roster import make_bot
from arizona.bots.search import SearchBot
from arizona.engine.state import State
from arizona.games.knight.bot.players import KnightBot
from tests.bots.test_knight_solver import set_somewhere, small_board
from tests.conformance.games import random_match

SECONDS = 0.1
TICK = 0.002


class Ticking:
    """A fake timer that advances each time it is read."""

    def __init__(self, tick: float = TICK) -> None:
        self.now = 0.0
        self.tick = tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


class Slow(Evaluation):
    """A slow evaluation; nothing else takes time."""

    def __init__(self, time: Ticking) -> None:
        self.time = time

    def values(self, state: State) -> list[float]:
        self.time.now += 5 * TICK
        return super().values(state)


def decision(game: str, upto: int) -> State:
    """Return a position with a choice after at least ``upto`` moves."""
    match = random_match(get_game(game).setup(), "clock", upto)
    match.settle()
    while len(match.state.legal()) < 2:
        match.play(match.state.legal()[0])
    return match.state


def test_a_share_of_a_clock_uses_the_same_timer() -> None:
    ticking = Ticking(0.0)
    clock = Clock(10.0, ticking)
    ticking.now = 4.0
    part = clock.share(0.5)
    assert part.seconds == pytest.approx(3.0)
    ticking.now = 7.5
    assert part.expired()
    assert part.left() == 0.0
    assert clock.left() == pytest.approx(2.5)


@pytest.mark.parametrize("upto", [8, 40])
@pytest.mark.parametrize("game", game_names())
def test_the_strongest_bot_respects_its_time_limit(game: str, upto: int) -> None:
    """The bot reads the clock often enough to stop within 10% of the limit, with an answer."""
    state = decision(game, upto)
    ticking = Ticking()
    bot = make_bot(game, levels(game)[-1].name, 1)
    assert bot.decide(state.clone(), state.legal(), Clock(SECONDS, ticking)) in state.legal()
    assert 0.5 * SECONDS < ticking.now < 1.1 * SECONDS


def test_the_solver_respects_its_time_limit() -> None:
    state = set_somewhere(small_board("clock", tiles=6), "clock")
    ticking = Ticking()
    bot = make_bot("knight", "condor", 1)
    assert bot.decide(state.clone(), state.legal(), Clock(0.04, ticking)) in state.legal()
    assert ticking.now < 1.1 * 0.04


@pytest.mark.parametrize("game", game_names())
def test_hints_respect_their_time_limit(game: str) -> None:
    ticking = Ticking()
    assert hints(game, decision(game, 20), Clock(SECONDS, ticking))
    assert ticking.now < 1.1 * SECONDS


def test_a_wide_decision_is_cut_short() -> None:
    """Time runs out during the first evaluation of the moves."""
    state = decision("trail", 60)
    while len(state.legal()) < 12:
        state.apply(state.legal()[0])
    ticking = Ticking()
    seconds = 10 * 6 * TICK
    bot = SearchBot(Slow(ticking), players_of("trail").search_options(), 1)
    assert bot.decide(state.clone(), state.legal(), Clock(seconds, ticking)) in state.legal()
    assert ticking.now < 1.1 * seconds


@pytest.mark.parametrize("game", game_names())
def test_every_bot_answers_without_any_time(game: str) -> None:
    state = decision(game, 8)
    for level in levels(game):
        bot = make_bot(game, level.name, 1)
        assert bot.decide(state.clone(), state.legal(), Clock(0.0)) in state.legal()


# --- parallel search --------------------------------------------------------------------------


def test_rows_of_several_cores_are_combined() -> None:
    assert combined([[(4, 10, 0.5), (7, 2, 1.0)], [(7, 30, 0.5), (9, 0, 0.0)]]) == [
        (7, 32, pytest.approx(17 / 32)),
        (4, 10, 0.5),
        (9, 0, 0.0),
    ]


@pytest.mark.skipif(not can_fork(), reason="this system cannot fork")
def test_each_core_has_its_own_process() -> None:
    def think(core: int) -> list[tuple[int, int, float]]:
        return [(core, 10 + core, 0.25), (7, os.getpid(), 1.0)]

    rows = {action: visits for action, visits, _ in search_in_parallel(3, Clock(60.0), think)}
    assert (rows[0], rows[1], rows[2]) == (10, 11, 12)
    assert rows[7] != 3 * os.getpid()


@pytest.mark.skipif(not can_fork(), reason="this system cannot fork")
def test_a_core_that_hangs_or_breaks_is_left_out() -> None:
    def think(core: int) -> list[tuple[int, int, float]]:
        if core == 3:
            time.sleep(600)
        if core == 2:
            os.close(2)
            raise RuntimeError("broken")
        return [(core, 1, 0.5)]

    assert search_in_parallel(4, Clock(2.0), think) == [(0, 1, 0.5), (1, 1, 0.5)]


@pytest.mark.skipif(not can_fork(), reason="this system cannot fork")
def test_two_cores_visit_twice_as_much_and_answer_the_same_with_the_same_seed() -> None:
    state = decision("rails", 20)
    answers = []
    for _ in range(2):
        bot = cast(SearchBot, make_bot("rails", "search:iterations=20,priors=yes,cut=0", 1))
        bot.cores = 2
        rows = bot.rows(state.clone(), Clock(60.0))
        assert sum(visits for _, visits, _ in rows) == 40
        answers.append(rows)
    assert answers[0] == answers[1]


def test_only_bots_that_stop_by_the_clock_use_more_cores() -> None:
    assert cast(SearchBot, make_bot("trail", "puma", 1, cores=3)).cores == 3
    assert cast(SearchBot, make_bot("trail", "elk", 1, cores=3)).cores == 1
    assert cast(KnightBot, make_bot("knight", "condor", 1, cores=3)).search.cores == 3
    make_bot("rails", "greedy", 1, cores=3)
