"""Rails: random games, clones and the widest decision, in both forms."""

from __future__ import annotations

import time

from arizona import get_game
from arizona.engine.game import Setup
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State, move_by_move
from bench.common import best_rate, plain_form

EVEN_GAMES = 300
"""Number of games in which decisions are counted."""


def two_seats() -> Setup:
    return get_game("rails").setup(2)


def decisions_per_s(games: int = 2000) -> float:
    """Random two-player games through `pick` and `apply`, including dice."""
    setup = two_seats()
    rng = Rng("decisions")

    def work() -> int:
        return sum(int(move_by_move(setup.start(), rng)) for _ in range(games))

    return best_rate(work)


def playout_decisions_per_s(games: int = 2000) -> float:
    """The same games by Rails' own playout, which builds no lists."""
    setup = two_seats()
    rng = Rng("decisions")

    def work() -> int:
        return sum(int(setup.start().playout(rng)) for _ in range(games))

    return best_rate(work)


def even_decisions_per_s(games: int = 2000) -> float:
    """Player decisions in full two-player games, comparable with a hand-written kernel.

    The chosen cards have no effect before the end, and rolls do not count as decisions.
    """
    root = get_game("rails").setup(2, {"cards": "rancher,miner,farmer"}).start()
    rng = Rng("even")
    decisions = 0
    for _ in range(EVEN_GAMES):
        state = root.clone()
        while state.to_move() != OVER:
            decisions += state.to_move() != CHANCE
            state.apply(state.pick(rng))

    def work() -> int:
        root.playouts(rng, games)
        return games

    return best_rate(work) * decisions / EVEN_GAMES


def plain_decisions_per_s() -> float:
    """The same with fewer games, for the interpreted form."""
    return decisions_per_s(games=60)


def positions() -> list[State]:
    """Every position of some random games."""
    found: list[State] = []
    for seed in range(4):
        state = two_seats().start()
        rng = Rng(seed)
        while state.to_move() != OVER:
            actions = state.legal()
            state.apply(actions[rng.below(len(actions))])
            found.append(state.clone())
    return found


def microseconds(call: object, times: int = 100_000) -> float:
    """The minimum time of one call."""
    assert callable(call)
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(times):
            call()
        best = min(best, time.perf_counter() - start)
    return best / times * 1e6


def width(state: State) -> int:
    return len(state.legal()) if state.to_move() >= 0 else 0


def measure() -> dict[str, float]:
    known = positions()
    compiled = decisions_per_s()
    plain = plain_form("bench.rails:plain_decisions_per_s")
    return {
        "rails.decisions_per_s": compiled,
        "rails.playout_decisions_per_s": playout_decisions_per_s(),
        "rails.even_decisions_per_s": even_decisions_per_s(),
        "rails.compiled_over_interpreted": compiled / plain,
        "rails.clone_us": microseconds(known[len(known) // 2].clone),
        "rails.legal_us": microseconds(max(known, key=width).legal),
    }
