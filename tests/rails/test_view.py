"""What a screen draws of Rails."""

from __future__ import annotations

import random

import arizona
from arizona.engine.match import replay


def test_routes_that_are_remembered_are_drawn_as_anew() -> None:
    match = arizona.new("rails", seats=3, seed=5)
    rng = random.Random(5)
    before: object = None
    while not match.over:
        shown = match.game.view(match.state)
        anew = replay(match.record()).state
        assert shown == match.game.view(anew)
        before = shown["routes"]
        match.play(rng.choice(match.state.legal()))
        if match.can_undo() and rng.random() < 0.2:
            match.undo()
            assert match.game.view(match.state)["routes"] == before
