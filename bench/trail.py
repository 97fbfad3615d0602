"""Trail: random games, clones and placements."""

from __future__ import annotations

from typing import cast

from arizona import get_game
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, draw, move_by_move
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.state import TrailState
from bench.common import best_rate, plain_form

SEATS = 4


def decisions_per_s(games: int = 300) -> float:
    """Random decisions and draws through `pick` and `apply`, four seats."""
    setup = get_game("trail").setup(SEATS)
    rng = Rng("decisions")

    def work() -> int:
        return sum(int(move_by_move(setup.start(), rng)) for _ in range(games))

    return best_rate(work)


def playout_decisions_per_s(games: int = 300) -> float:
    """The same games by Trail's own playout, which builds no lists."""
    setup = get_game("trail").setup(SEATS)
    rng = Rng("decisions")

    def work() -> int:
        return sum(int(setup.start().playout(rng)) for _ in range(games))

    return best_rate(work)


def plain_decisions_per_s() -> float:
    """The same with fewer games, for the interpreted form."""
    return decisions_per_s(games=15)


def positions(kind: int, wanted: int = 200) -> list[TrailState]:
    """Positions of random games with a certain kind of question on top."""
    setup = get_game("trail").setup(SEATS)
    rng = Rng("positions")
    found: list[TrailState] = []
    while len(found) < wanted:
        state = cast(TrailState, setup.start())
        while state.to_move() != OVER:
            if f.kind_of(state.top()) == kind:
                found.append(state.clone())
            actions = state.legal()
            if state.to_move() == CHANCE:
                state.apply(draw(state, actions, rng))
            else:
                state.apply(actions[rng.below(len(actions))])
    return found


def clone_us(times: int = 200) -> float:
    """Microseconds per clone in the middle of a turn."""
    found = positions(f.ASK_TURN)

    def work() -> int:
        for _ in range(times):
            for state in found:
                state.clone()
        return times * len(found)

    return 1e6 / best_rate(work)


def place_us(times: int = 200) -> float:
    """Microseconds to find every placement of a piece on a mural, with an empty cache."""
    found = [(state, state.top()) for state in positions(f.ASK_PLACE)]

    def work() -> int:
        for _ in range(times):
            for state, word in found:
                state.answers(word)
        return times * len(found)

    return 1e6 / best_rate(work)


def measure() -> dict[str, float]:
    ours = decisions_per_s()
    plain = plain_form("bench.trail:plain_decisions_per_s")
    ours = max(ours, decisions_per_s())
    return {
        "trail.decisions_per_s": ours,
        "trail.playout_decisions_per_s": playout_decisions_per_s(),
        "trail.compiled_over_interpreted": ours / plain,
        "trail.clone_us": clone_us(),
        "trail.place_us": place_us(),
    }
