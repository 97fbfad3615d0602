"""Knight: jumps, playouts and clones."""

from __future__ import annotations

import time

from arizona import new
from arizona.engine.rng import Rng
from arizona.engine.state import move_by_move
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.board import Board
from arizona.games.knight.rules.state import TILES_PLACED, KnightState
from arizona.games.knight.rules.tiles import SPACES
from bench.common import best_rate, plain_form

BOARDS = 8


def positions() -> list[KnightState]:
    """Return positions with the knight just set, on boards placed by random players."""
    found: list[KnightState] = []
    seed = 0
    while len(found) < BOARDS:
        match = new("knight", seed=seed, games=1)
        rng = Rng(seed)
        while match.state.to_move() >= 0:
            state = match.state
            assert isinstance(state, KnightState)
            if state.phase == phases.JUMPING:
                found.append(state)
                break
            actions = state.legal()
            match.play(actions[rng.below(len(actions))])
        seed += 1
    return found


def even_board() -> KnightState:
    """Six tiles with the wall in the center, three by two: a board any program can set up.

    Tile t has its 3-chip on space t, in reading order, and 2-chips three and five spaces further.
    The knight is not set yet; hand-written kernels of the same rules are measured from this
    position.
    """
    match = new("knight", seed=1, games=1)
    state = match.state.clone()
    assert isinstance(state, KnightState)
    tiles = state.content.tiles
    plain = next(number for number, tile in enumerate(tiles) if tile.turned[0].walls == [(1, 1)])
    board = Board()
    state.twos = state.threes = 0
    for tile in range(TILES_PLACED):
        board = board.with_tile(plain, tiles[plain].turned[0], 3 * (tile % 3), 3 * (tile // 3))
        first = tile * SPACES
        state.threes |= 1 << (first + tile)
        for further in (3, 5):
            state.twos |= 1 << (first + (tile + further) % SPACES)
    board.link()
    state.board = board
    state.chips = (1 << (TILES_PLACED * SPACES)) - 1
    state.phase = phases.SETTING
    return state


def even_decisions_per_s(games: int = 8000) -> float:
    """Setting the knight and all jumps on that board, by Knight's own playout."""
    root = even_board()
    rng = Rng("even")
    return best_rate(lambda: int(root.playouts(rng, games)))


def even_interface_per_s(games: int = 4000) -> float:
    """The same through the generic interface: `to_move`, `pick` and `apply`."""
    root = even_board()
    rng = Rng("even")
    return best_rate(lambda: int(root.playouts(rng, games, own=False)))


def jumps_per_s(games: int = 4000) -> float:
    """Random jumps through `pick` and `apply`."""
    roots = positions()
    rng = Rng("jumps")

    def work() -> int:
        moves = 0
        for game in range(games):
            moves += move_by_move(roots[game % BOARDS].clone(), rng)
        return moves

    return best_rate(work)


def plain_jumps_per_s() -> float:
    """The same with fewer games, for the interpreted form."""
    return jumps_per_s(games=400)


def playout_jumps_per_s(games: int = 20000) -> float:
    """Random jumps by Knight's own playout, which builds no lists."""
    roots = positions()
    rng = Rng("playouts")

    def work() -> int:
        return sum(int(roots[game % BOARDS].clone().playout(rng)) for game in range(games))

    return best_rate(work)


def clone_us(times: int = 100_000) -> float:
    """Microseconds per clone."""
    (root, *_) = positions()

    def work() -> int:
        for _ in range(times):
            root.clone()
        return times

    return 1e6 / best_rate(work)


def measure() -> dict[str, float]:
    ours = jumps_per_s()
    plain = plain_form("bench.knight:plain_jumps_per_s")
    ours = max(ours, jumps_per_s())
    return {
        "knight.jumps_per_s": ours,
        "knight.playout_jumps_per_s": playout_jumps_per_s(),
        "knight.even_board_decisions_per_s": even_decisions_per_s(),
        "knight.even_board_decisions_per_s_by_interface": even_interface_per_s(),
        "knight.compiled_over_interpreted": ours / plain,
        "knight.clone_us": clone_us(),
    }


def show_timing() -> None:
    """Quick check during development: `python -c "import bench.knight as b; b.show_timing()"`."""
    start = time.perf_counter()
    print(f"{jumps_per_s() / 1e6:.2f} M jumps/s, {playout_jumps_per_s() / 1e6:.2f} M in playouts")
    print(f"clone {clone_us():.3f} µs; took {time.perf_counter() - start:.1f} s")
