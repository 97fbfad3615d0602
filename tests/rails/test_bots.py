"""The greedy bot, and sheets evaluated with it."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import arizona
from arizona._form import compiled
from arizona.bots.bot import Bot, Clock
from arizona.bots.roster import make_bot
from arizona.bots.simple import GreedyBot
from arizona.engine.match import Match
from arizona.games.rails.bot.players import RailsEvaluation, SheetMasks
from arizona.games.rails.rules import position as phases
from arizona.games.rails.rules.sheet import Sheet
from arizona.games.rails.rules.state import RailsState
from tests.rails.tables import drawing, land, run, texts_of

GAMES = 40 if compiled() else 5


def play(bots: list[Bot], seed: int, sheet: str = "first") -> tuple[Match, str]:
    """Play a game between bots and return the result."""
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
    """Most games end with a sixth delivery, after 22–35 rounds, and the winner has 45–80 points."""
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


def test_greedy_takes_the_delivery_it_has_waited_for() -> None:
    state = drawing(land(station="A1", town="C1"), "A1", 6, cargo={"cow": 6})
    bot = GreedyBot(RailsEvaluation(), 1)
    choice = bot.decide(state, state.legal(), Clock(1))
    run(state, arizona.get_game("rails").text(state, choice))
    assert state.phase == phases.DELIVERING
    choice = bot.decide(state, state.legal(), Clock(1))
    assert arizona.get_game("rails").text(state, choice) == "deliver cow"


def test_reachable_spaces_equal_a_flood_fill() -> None:
    sheet = Sheet("flood", "", "", land(station="A1"))
    ground = SheetMasks(sheet)
    low, high = ground.reach(0, 0x3FF << 30 | 1, 0)
    assert int(low).bit_count() == 29  # three rows above the wall, except A1 itself
    assert high == 0
    low, high = ground.reach(99, 0x3FF << 30, 1 << 49)
    assert (int(low).bit_count(), int(high).bit_count()) == (10, 49)


@cache
def meadow(size: int) -> tuple[Sheet, SheetMasks]:
    sheet = Sheet("meadow", "", "", ["c" * size] * size)
    return sheet, SheetMasks(sheet)


@given(
    st.sampled_from([4, 7, 8, 9, 10]),
    st.integers(0, 99),
    st.integers(0, 2**50 - 1),
    st.integers(0, 2**50 - 1),
)
def test_sheet_masks_equal_a_search_space_by_space(
    size: int, start: int, low: int, high: int
) -> None:
    sheet, ground = meadow(size)
    start %= sheet.cells
    used = low | high << 50 | 1 << start  # the line includes its head
    free = {cell for cell in range(sheet.cells) if not used >> cell & 1}
    found: set[int] = set()
    edge = [start]
    while edge:
        cell = edge.pop()
        for direction in range(4):
            there = sheet.neighbor(cell, direction)
            if there in free and there not in found:
                found.add(there)
                edge.append(there)
    reached = ground.reach(start, used & 2**50 - 1, used >> 50)
    assert {cell for cell in range(100) if (reached[0] | reached[1] << 50) >> cell & 1} == found


def test_alone_leaves_only_one_seat_to_move() -> None:
    match = arizona.new("rails", seed=3, seats=3)
    state = match.state
    assert isinstance(state, RailsState)
    seat = int(state.to_move())
    state.apply(state.legal()[0])
    alone = state.alone(seat)
    assert alone.to_move() == seat
    assert texts_of(alone) == ["use", "discard"]
    assert alone.routes[seat].die == state.routes[seat].die
