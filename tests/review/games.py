"""Games for review tests."""

from __future__ import annotations

import arizona
from arizona.bots.bot import Clock
from arizona.bots.roster import make_bot
from arizona.engine.game import Setup
from arizona.engine.match import Match
from arizona.review.timeline import Timeline


def played(game: str, bots: list[str], seed: str, **options: str | int | bool) -> Timeline:
    """Play a full game between the named bots."""
    return played_with(arizona.get_game(game).setup(len(bots), options), bots, seed)


def played_with(setup: Setup, bots: list[str], seed: str) -> Timeline:
    """Play a full game of a setup between the named bots."""
    game = setup.game.name
    match = Match(setup, seed=seed, names=[f"{bot} {seat}" for seat, bot in enumerate(bots)])
    match.settle()
    players = [make_bot(game, bot, f"{seed} {seat}") for seat, bot in enumerate(bots)]
    while not match.over:
        legal = match.state.legal()
        match.play(players[match.mover].decide(match.state.clone(), legal, Clock(600.0)))
    return Timeline(match)
