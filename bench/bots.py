"""Bot speed on one core: search iterations and solver nodes per second."""

from __future__ import annotations

from arizona import get_game
from arizona.bots.bot import Clock
from arizona.bots.players import players_of
from arizona.bots.roster import make_bot
from arizona.bots.search import SearchBot
from arizona.bots.tree import SearchOptions
from arizona.engine.match import Match
from arizona.engine.state import State
from arizona.games.knight.bot.solver import KnightSolver
from bench.bots_knight import loose_board, set_at_random
from bench.common import best_rate

POSITIONS = 12
ITERATIONS = 200
BOARDS = 10
SMALL = 14
"""Hash table size (bits) of the solver in the middle levels; it fits into the CPU cache."""
FOREVER = 3600.0


def decisions(game: str, seats: int) -> list[State]:
    """Positions of a game between greedy bots, evenly spaced, each with a real decision."""
    match = Match(get_game(game).setup(seats), seed="bench")
    match.settle()
    bot = make_bot(game, "greedy", 1)
    found: list[State] = []
    while not match.over:
        state = match.state
        legal = state.legal()
        if len(legal) > 1:
            found.append(state.clone())
        match.play(int(bot.decide(state.clone(), legal, Clock(FOREVER))))
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def search_rate(game: str, seats: int, options: SearchOptions) -> float:
    """Search iterations per second, over a full game."""
    positions = decisions(game, seats)

    def work() -> int:
        done = 0
        # A new one every time, because in a game it would not have cached these positions.
        evaluation = players_of(game).evaluation()
        for state in positions:
            tree = SearchBot(evaluation, options, 1).think(state.clone(), Clock(FOREVER))
            done += int(tree.runs)
        return done

    return best_rate(work, rounds=3)


def solver_rate(bits: int = 20) -> float:
    """Positions per second of Knight's solver, with a hash table of this many bits."""
    boards = [set_at_random(loose_board(f"bench-{n}"), f"bench-{n}") for n in range(BOARDS)]

    def work() -> int:
        solver = KnightSolver(bits)
        return sum(solver.solve(board, nodes=200_000).nodes for board in boards)

    return best_rate(work, rounds=3)


def measure() -> dict[str, float]:
    rails = players_of("rails").search_options(ITERATIONS)
    trail = players_of("trail").search_options(ITERATIONS)
    return {
        "bots.knight_playouts_per_s": search_rate(
            "knight", 2, SearchOptions(iterations=ITERATIONS)
        ),
        "bots.knight_solver_nodes_per_s": solver_rate(),
        "bots.knight_solver_nodes_per_s_small": solver_rate(SMALL),
        "bots.rails_iterations_per_s": search_rate("rails", 2, rails),
        "bots.rails_iterations_per_s_4_seats": search_rate("rails", 4, rails),
        "bots.trail_iterations_per_s": search_rate("trail", 2, trail),
        "bots.trail_iterations_per_s_4_seats": search_rate("trail", 4, trail),
    }
