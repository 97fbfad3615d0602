"""Random positions in which a player has a choice, from all phases of many games."""

from __future__ import annotations

from collections.abc import Iterator

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.bots.roster import make_bot
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.engine.state import State

EVERY = {"knight": 7, "rails": 9, "trail": 14}
"""One of this many decisions is used."""
SLIPS = 25
"""Percentage of random moves, so that unusual positions occur."""


def positions(game: str, seed: str) -> Iterator[State]:
    """Yield an endless stream of positions."""
    kind = get_game(game)
    number = 0
    while True:
        rng = Rng(f"{seed} {game} {number}")
        seats = kind.min_seats + number % (kind.max_seats - kind.min_seats + 1)
        match = Match(kind.setup(seats), seed=f"{seed} {number}")
        match.settle()
        bot = make_bot(game, "greedy", seed=f"{seed} {number}")
        while not match.over:
            legal = match.state.legal()
            if len(legal) > 1 and rng.below(EVERY[game]) == 0:
                yield match.state.clone()
            if rng.below(100) < SLIPS:
                match.play(legal[rng.below(len(legal))])
            else:
                match.play(bot.decide(match.state.clone(), legal, Clock(600.0)))
        number += 1
