"""The view of Rails that a client draws."""

from __future__ import annotations

import random
from typing import cast

import arizona
from arizona.engine.match import Match
from arizona.engine.replay import replay
from arizona.engine.rng import Rng
from arizona.engine.state import OVER
from arizona.games.rails.rules.state import RailsState
from arizona.games.rails.words import route_view as drawing
from arizona.games.rails.words.view import RailsView


def shown(match: Match) -> RailsView:
    return cast(RailsView, match.game.view(match.state))


def test_cached_routes_are_drawn_like_new_ones() -> None:
    match = arizona.new("rails", seats=3, seed=5)
    rng = random.Random(5)
    before: object = None
    while not match.over:
        now = match.game.view(match.state)
        replayed = replay(match.record()).state
        assert now == match.game.view(replayed)
        before = now["routes"]
        match.play(rng.choice(match.state.legal()))
        if match.can_undo() and rng.random() < 0.2:
            match.undo()
            assert match.game.view(match.state)["routes"] == before


def test_a_line_drawn_piece_by_piece_equals_one_drawn_at_once() -> None:
    """Alternates between two sheets: lines with the same start must not be mixed up."""
    game = arizona.get_game("rails")
    sheets = cast(RailsState, game.setup(2).start()).content.sheets[:2]
    states = [cast(RailsState, game.setup(2, {"sheet": sheet.name}).start()) for sheet in sheets]
    rngs = [Rng("lines") for _ in states]
    longest = 0
    while any(state.to_move() != OVER for state in states):
        for state, rng in zip(states, rngs, strict=True):
            for route in state.routes:
                printed = drawing.print_of(state.sheet)
                grown, whole = drawing._line(printed, route), drawing._complete_line(printed, route)
                assert (grown.pieces, grown.stops) == (whole.pieces, whole.stops)
                longest = max(longest, len(whole.pieces))
            if state.to_move() != OVER:
                state.apply(state.pick(rng))
    assert longest > 18  # more than two words of steps


def test_final_scoring_cards_show_the_current_comparison() -> None:
    """The page displays it unchanged and has no code for individual cards."""
    match = arizona.new("rails", seats=2, seed=3, cards="tourist,rancher,inspector")
    rng = random.Random(3)
    while not match.over:
        match.play(rng.choice(match.state.legal()))
    view = shown(match)
    counts = {card["name"]: card["counts"] for card in view["cards"]}
    stops = [[stop["symbol"] for stop in route["stops"]] for route in view["routes"]]
    cows = [box["delivered"] for route in view["routes"] for box in route["boxes"][:1]]
    assert counts == {
        "tourist": [symbols.count("town") for symbols in stops],
        "rancher": cows,
        "inspector": [symbols.count("station") for symbols in stops],
    }
    assert sum(map(sum, counts.values())) > 0


def test_a_card_that_acts_during_the_game_compares_nothing() -> None:
    match = arizona.new("rails", seats=2, seed=3)
    view = shown(match)
    assert [card["counts"] == [] for card in view["cards"]] == [
        not card["final"] for card in view["cards"]
    ]


def test_the_view_has_the_value_of_pieces() -> None:
    match = arizona.new("rails", seed=3)
    assert shown(match)["worth"] == [1, 3, 6, 10, 15, 21, 28, 36, 45, 55]
