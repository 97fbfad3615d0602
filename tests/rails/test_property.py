"""Random and greedy games, with every score verified by the naive referee."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import arizona
from arizona.engine.bits import count
from arizona.engine.fuzz import check_position
from arizona.engine.match import Match
from arizona.engine.replay import replay
from arizona.engine.rng import Rng
from arizona.games.rails.rules.sheet import SYMBOLS
from arizona.games.rails.rules.state import RailsState
from tests.rails.referee import Referee
from tests.rails.tables import content
from tests.sample_size import sample_size

SHEETS = [sheet.name for sheet in content().sheets]


def random_game(seed: int, seats: int, sheet: str, eager: bool, clashes: str = "keep") -> Match:
    """Play a random game. Eager players always deliver and never discard, so that games get far."""
    match = arizona.new("rails", seed=seed, seats=seats, sheet=sheet, clashes=clashes)
    rng = Rng(seed)
    while not match.over:
        legal = match.game.legal_texts(match.state)
        if eager:
            wanted = [pair for pair in legal if pair[1].startswith(("deliver", "use"))]
            legal = wanted or legal
        match.play(legal[rng.below(len(legal))][0])
    return match


def judged(match: Match) -> list[int]:
    state = match.state
    assert isinstance(state, RailsState)
    record = match.record()
    return Referee(state.sheet.rows, len(record.seats), record.lines).play()


@pytest.mark.rule("R-7.1", "R-7.2", "R-8.4", "R-9.1", "R-9.2", "R-9.6")
@settings(max_examples=sample_size(60))
@given(
    st.integers(0, 10**6),
    st.integers(2, 4),
    st.sampled_from([*SHEETS, "random"]),
    st.booleans(),
    st.sampled_from(["keep", "redraw"]),
)
def test_the_referee_agrees(seed: int, seats: int, sheet: str, eager: bool, clashes: str) -> None:
    match = random_game(seed, seats, sheet, eager, clashes=clashes)
    assert judged(match) == match.state.scores()


@pytest.mark.parametrize("card", [card.name for card in content().cards])
def test_the_referee_agrees_with_every_card_in_play(card: str) -> None:
    others = [name for name in ("big-towns", "gold", "counting-sheep", "tourist") if name != card]
    game = arizona.get_game("rails")
    for seed in range(sample_size(3)):
        setup = game.setup(3, {"sheet": "patchwork", "cards": ",".join([card, *others[:2]])})
        match = Match(setup, seed=seed)
        match.settle()
        rng = Rng(seed)
        while not match.over:
            check_position(game, match.state)
            legal = game.legal_texts(match.state)
            wanted = [pair for pair in legal if pair[1].startswith("deliver")] or legal
            match.play(wanted[rng.below(len(wanted))][0])
        record = match.record()
        cards = [f"* card {name}" for name in [card, *others[:2]]]
        state = match.state
        assert isinstance(state, RailsState)
        referee = Referee(state.sheet.rows, 3, [*cards, *record.lines])
        assert referee.play() == state.scores()


@settings(max_examples=sample_size(15))
@given(st.integers(0, 10**6), st.integers(2, 4))
def test_deliveries_and_stops_add_up(seed: int, seats: int) -> None:
    match = random_game(seed, seats, "first", True)
    state = match.state
    assert isinstance(state, RailsState)
    view = match.game.view(state)
    routes = view["routes"]
    assert isinstance(routes, list)
    for route, shown in zip(state.routes, routes, strict=True):
        goods = sum(1 for stop in shown["stops"] if stop["symbol"] in SYMBOLS[:6])
        assert goods == sum(box["aboard"] + box["delivered"] for box in shown["boxes"])
        crossed = sum(1 for stop in shown["stops"] if stop["state"] == "delivered")
        assert crossed == sum(box["delivered"] for box in shown["boxes"])
        assert sum(1 for box in shown["boxes"] if box["points"] != -5) >= count(route.done) - 1
        total = sum(box["points"] for box in shown["boxes"])
        assert total + shown["nugget_points"] + shown["bonus"] == shown["score"]


@settings(max_examples=sample_size(10))
@given(st.integers(0, 10**6))
def test_a_record_of_a_random_sheet_replays(seed: int) -> None:
    match = random_game(seed, 2, "random", False)
    record = match.record()
    assert str(record.options["sheet"]).startswith("random:")
    again = replay(record)
    assert again.state.data() == match.state.data()
