"""Agreement with the strongest play, as moderators see it, for known players."""

from __future__ import annotations

import arizona
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.games.knight.bot.solver import KnightSolver
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.state import KnightState
from arizona.people.fairplay import Decision, agreement
from arizona.review.summary import review
from arizona.review.timeline import Timeline
from arizona.server.services.people.play_evidence import counts

SEEDS = ("one", "two", "three", "four")
BEST, RANDOM = 0, 1
NODES = 300_000


def game(seed: str) -> Timeline:
    """Play a game in which the first seat jumps as the solver does, and the other at random."""
    match = Match(arizona.get_game("knight").setup(options={"games": 1}), seed=seed)
    match.settle()
    rng, solver = Rng(seed), KnightSolver(16)
    while not match.over:
        state = match.state
        assert isinstance(state, KnightState)
        if state.phase == phases.JUMPING and match.mover == BEST:
            match.play(solver.solve(state, nodes=NODES).action)
        else:
            legal = state.legal()
            match.play(legal[rng.below(len(legal))])
    return Timeline(match)


def test_the_solver_agrees_with_itself_and_a_random_player_does_not() -> None:
    decisions: dict[int, list[Decision]] = {BEST: [], RANDOM: []}
    for seed in SEEDS:
        found = review(game(seed), effort=0.02)
        for one in found.decisions:
            if counts(found, one):
                decisions[one.seat].append(Decision(one.grade == "best", False, 1.0))
    best, random = agreement(decisions[BEST]), agreement(decisions[RANDOM])
    assert len(decisions[BEST]) >= 10 and len(decisions[RANDOM]) >= 5
    assert best.estimate >= 0.9
    assert random.estimate <= best.estimate - 0.2
