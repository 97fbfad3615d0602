"""Knight solver speed: `python -m bench.bots_knight`.

`loose` solves random finished boards from the first jump, `compact` solves blocks three tiles wide
and two high, `setting` finds the best space for the knight on random finished boards. All times are
processor time, so that the load of the machine matters little.
"""

from __future__ import annotations

import argparse
import time
from typing import cast

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.engine.rng import Rng
from arizona.games.knight.bot.solver import KnightSolver
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.state import KnightState
from arizona.games.knight.rules.tiles import KnightContent
from arizona.games.knight.words.position_text import read_position

FIGURES = {"loose": (200, 1.0, 95), "compact": (50, 15.0, 90), "setting": (50, 15.0, 0)}
"""Number of boards, seconds per board, and percentage that must be solved."""


def loose_board(seed: str) -> KnightState:
    """Return a board placed and filled by two random players, before the knight is set."""
    rng = Rng(seed)
    state = get_game("knight").setup(2, {"games": 1}).start()
    assert isinstance(state, KnightState)
    while state.phase != phases.SETTING:
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return state


def compact_board(seed: str) -> KnightState:
    """Return six random tiles in a block, three wide and two high, filled at random."""
    rng = Rng(seed)
    tables = cast(KnightContent, get_game("knight").setup().content)
    order = list(range(8))
    rng.shuffle(order)
    parts: list[str] = []
    for number in range(6):
        tile = tables.tiles[order[number]]
        turns = tile.turns()
        turn = turns[rng.below(len(turns))]
        chips = [3, 2, 2, 1, 1, 1, 1, 1]
        rng.shuffle(chips)
        top = tile.shapes[turn].cells[0]
        assert top == (0, 0)
        filled = "".join(str(chip) for chip in chips)
        parts.append(f"{tile.name}/{turn}@{number % 3 * 3},{number // 3 * 3}={filled}")
    return read_position(tables, " ".join(parts))


def set_at_random(state: KnightState, seed: str) -> KnightState:
    """Return the position after setting the knight on a random 1-chip from which it can jump."""
    rng = Rng(f"setting {seed}")
    while True:
        after = state.clone()
        legal = after.legal()
        after.apply(legal[rng.below(len(legal))])
        if after.phase == phases.JUMPING:
            return after


def measure(kind: str, boards: int, seconds: float, bits: int, verbose: bool) -> float:
    """Solve the boards one by one and return the share solved in time."""
    solver = KnightSolver(bits)
    times: list[float] = []
    nodes = 0
    solved = 0
    for number in range(boards):
        seed = f"{kind}-{number}"
        state = compact_board(seed) if kind == "compact" else loose_board(seed)
        if kind != "setting":
            state = set_at_random(state, seed)
        start = time.process_time()
        found = solver.solve(state, Clock(seconds, time.process_time))
        taken = time.process_time() - start
        times.append(taken)
        nodes += found.nodes
        solved += found.exact
        if verbose:
            print(f"  {seed}: {found.low}..{found.high} {found.nodes} nodes {taken:.3f} s")
    times.sort()
    print(
        f"{kind}: {solved} of {boards} exact within {seconds:g} s ({100 * solved / boards:.1f} %); "
        f"median {times[boards // 2]:.3f} s, 95 % within {times[boards * 95 // 100]:.3f} s, "
        f"{nodes / sum(times) / 1e6:.2f} M nodes/s, {nodes} nodes"
    )
    return 100 * solved / boards


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", default=list(FIGURES), help=", ".join(FIGURES))
    parser.add_argument("--boards", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--bits", type=int, default=22, help="table size as a power of two")
    parser.add_argument("-v", "--verbose", action="store_true")
    given = parser.parse_args()
    missed: list[str] = []
    for kind in given.kinds:
        boards, seconds, wanted = FIGURES[kind]
        share = measure(
            kind, given.boards or boards, given.seconds or seconds, given.bits, given.verbose
        )
        if share < wanted:
            missed.append(kind)
    if missed:
        raise SystemExit(f"missed: {', '.join(missed)}")


if __name__ == "__main__":
    main()
