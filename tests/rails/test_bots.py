"""The greedy bot, and the sheets measured by it."""

from __future__ import annotations

import pytest

import arizona
from arizona._form import compiled
from arizona.bots.bot import Bot, Clock
from arizona.bots.roster import make_bot
from arizona.bots.simple import GreedyBot
from arizona.engine.match import Match
from arizona.games.rails import position as phases
from arizona.games.rails.bot import Ground, RailsEvaluation
from arizona.games.rails.sheet import Sheet
from arizona.games.rails.state import RailsState
from tests.rails.tables import drawing, land, run, texts_of

GAMES = 40 if compiled() else 5


def play(bots: list[Bot], seed: int, sheet: str = "first") -> tuple[Match, str]:
    """A game of bots and how it ended."""
    match = arizona.new("rails", seats=len(bots), seed=seed, sheet=sheet)
    ending = ""
    while not match.over:
        bot = bots[int(match.state.to_move())]
        state = match.state
        action = bot.decide(state.clone(), state.legal(), Clock(1))
        for event in match.play(action):
            if event.kind in ("sixth-delivery", "all-stuck", "nobody-draws"):
                ending = event.kind
    return match, ending


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(6):
        match, _ = play([make_bot("rails", "random", 1), make_bot("rails", "greedy", 1)], seed)
        won += match.state.winners() == [1]
    assert won == 6


@pytest.mark.rule("R-1.2")
def test_the_default_sheet_plays_as_it_should() -> None:
    """Most games end by a sixth delivery, after 22–35 rounds, with 45–80 points for the winner."""
    endings: list[str] = []
    rounds: list[int] = []
    best: list[int] = []
    for seed in range(GAMES):
        seats = 2 + seed % 3
        match, ending = play([make_bot("rails", "greedy", seat) for seat in range(seats)], seed)
        assert isinstance(match.state, RailsState)
        endings.append(ending)
        rounds.append(int(match.state.round))
        best.append(max(match.state.scores()))
    assert endings.count("sixth-delivery") > GAMES / 2
    assert 22 <= sum(rounds) / GAMES <= 35
    assert 45 <= sum(best) / GAMES <= 80


def test_it_takes_the_delivery_it_has_waited_for() -> None:
    state = drawing(land(station="A1", town="C1"), "A1", 6, cargo={"cow": 6})
    bot = GreedyBot(RailsEvaluation(), 1)
    choice = bot.decide(state, state.legal(), Clock(1))
    run(state, arizona.get_game("rails").text(state, choice))
    assert state.phase == phases.DELIVERING
    choice = bot.decide(state, state.legal(), Clock(1))
    assert arizona.get_game("rails").text(state, choice) == "deliver cow"


def test_ground_floods_like_a_walk() -> None:
    sheet = Sheet("flood", "", "", land(station="A1"))
    ground = Ground(sheet)
    low, high = ground.reach(0, 0x3FF << 30 | 1, 0)
    assert int(low).bit_count() == 29  # three rows above the wall, but for A1 itself
    assert high == 0
    low, high = ground.reach(99, 0x3FF << 30, 1 << 49)
    assert (int(low).bit_count(), int(high).bit_count()) == (10, 49)
    assert ground.around(1 << sheet.index["J1"], 0) == (
        1 << sheet.index["I1"] | 1 << sheet.index["J2"],
        0,
    )
    assert ground.around(1 << sheet.index["J5"], 0) == (
        1 << sheet.index["J4"] | 1 << sheet.index["I5"],
        1 << sheet.index["J6"] - 50,
    )
    assert ground.around(0, 1) == (1 << sheet.index["A5"], 1 << 1 | 1 << 10)


def test_alone_asks_only_one_seat() -> None:
    match = arizona.new("rails", seed=3, seats=3)
    state = match.state
    assert isinstance(state, RailsState)
    seat = int(state.to_move())
    state.apply(state.legal()[0])
    alone = state.alone(seat)
    assert alone.to_move() == seat
    assert texts_of(alone) == ["use", "discard"]
    assert alone.routes[seat].die == state.routes[seat].die
