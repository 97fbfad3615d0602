from __future__ import annotations

from arizona.bots.bot import Clock
from arizona.bots.tree import SearchOptions
from arizona.engine.rng import Rng
from arizona.games.knight.bot.players import KnightBot, mean_loss, this_game_only
from arizona.games.knight.bot.solver import KnightSolver, Solution
from arizona.games.knight.rules import state as phases
from arizona.games.knight.rules.state import KnightState, chip_value
from tests.knight.boards import content, position

SMALL = 500


def small_board(seed: str, tiles: int = 2) -> KnightState:
    """Return a board of a few adjacent tiles with some chips removed."""
    rng = Rng(seed)
    parts: list[str] = []
    column = row = 0
    for _ in range(tiles):
        tile = content().tiles[rng.below(8)]
        chips = list("32211111" if rng.below(2) else "3221111-")
        order = list(range(8))
        rng.shuffle(order)
        turns = tile.turns()
        turn = turns[rng.below(len(turns))]
        filled = "".join(chips[place] for place in order)
        parts.append(f"{tile.name}/{turn}@{column},{row}={filled}")
        if rng.below(2):
            column += 3
            row += rng.below(2)
        else:
            row += 3
            column += rng.below(2)
    return position(" ".join(parts))


def brute_force(state: KnightState) -> int:
    """Return the value for the mover by exhaustive search with the rules."""
    mover = int(state.to_move())
    best = -99
    for action in state.legal():
        gain = 0 if state.phase == phases.SETTING else chip_value(state, action)
        after = state.clone()
        after.apply(action)
        rest = 0 if after.phase == phases.FINISHED else brute_force(after)
        assert after.phase == phases.FINISHED or after.to_move() != mover
        best = max(best, gain - rest)
    return best


def play_line(state: KnightState, found: Solution) -> int:
    """Return the mover's gain from the line, checking that every move is legal."""
    mover = int(state.to_move())
    before = state.scores()
    after = state.clone()
    for action in found.line:
        assert action in after.legal()
        after.apply(action)
    assert after.phase == phases.FINISHED
    scores = after.scores()
    return scores[mover] - before[mover] - scores[1 - mover] + before[1 - mover]


def set_somewhere(board: KnightState, seed: str) -> KnightState:
    after = board.clone()
    legal = board.legal()
    after.apply(legal[Rng(seed).below(len(legal))])
    return after


def test_the_value_equals_brute_force_and_the_line_reaches_it() -> None:
    solver = KnightSolver(12)
    for number in range(SMALL):
        state = set_somewhere(small_board(f"small {number}"), f"{number}")
        if state.phase != phases.JUMPING:
            continue
        found = solver.solve(state)
        assert found.exact
        assert found.low == brute_force(state), number
        assert play_line(state, found) == found.low


def test_the_best_setting_equals_brute_force() -> None:
    solver = KnightSolver(12)
    for number in range(20):
        board = small_board(f"setting {number}")
        found = solver.solve(board)
        assert found.exact
        assert found.low == brute_force(board)
        assert play_line(board, found) == found.low


def test_a_tiny_table_loses_entries_but_gives_correct_values() -> None:
    generous = KnightSolver(14)
    tiny = KnightSolver(4)
    for number in range(10):
        state = set_somewhere(small_board(f"three {number}", tiles=3), f"{number}")
        if state.phase == phases.JUMPING:
            assert tiny.solve(state).low == generous.solve(state).low


def test_every_jump_gets_its_own_value() -> None:
    solver = KnightSolver(12)
    state = set_somewhere(small_board("values"), "values")
    rows = solver.values(state)
    assert [action for action, _, _ in rows] == state.legal()
    for action, low, high in rows:
        after = state.clone()
        after.apply(action)
        rest = 0 if after.phase == phases.FINISHED else brute_force(after)
        assert low == high == chip_value(state, action) - rest
    assert max(low for _, low, _ in rows) == solver.solve(state).low


def test_an_interrupted_search_has_an_answer_and_correct_bounds() -> None:
    state = set_somewhere(small_board("cut short", tiles=4), "1")
    full = KnightSolver(14).solve(state)
    cut = KnightSolver(14).solve(state, nodes=1)
    assert cut.action in state.legal()
    assert cut.low <= full.low <= cut.high
    assert full.exact


def test_a_bot_without_time_still_answers() -> None:
    state = set_somewhere(small_board("no time", tiles=6), "1")
    found = KnightSolver(12).solve(state, Clock(0.0))
    assert not found.exact
    assert found.action in state.legal()


def test_a_solver_can_be_reused_for_another_board() -> None:
    solver = KnightSolver(12)
    for number in range(120):
        state = set_somewhere(small_board(f"row {number}", tiles=1), "1")
        if state.phase == phases.JUMPING:
            assert solver.solve(state).low == brute_force(state)


def test_all_actions_as_good_as_the_best_are_found() -> None:
    solver = KnightSolver(12)
    for number in range(10):
        state = set_somewhere(small_board(f"as good {number}"), str(number))
        if state.phase != phases.JUMPING:
            continue
        rows = solver.values(state)
        best = max(low for _, low, _ in rows)
        assert solver.as_good(state, best) == [action for action, low, _ in rows if low == best]


def test_the_strongest_bot_invites_mistakes() -> None:
    """Among jumps of equal value, choose the one after which a mistake costs more."""
    chosen = 0
    for number in range(30):
        state = set_somewhere(small_board(f"trap {number}"), str(number))
        if state.phase != phases.JUMPING or len(state.legal()) < 2:
            continue
        solver = KnightSolver(12)
        best = solver.solve(state).low
        losses: dict[int, float] = {}
        for action in solver.as_good(state, best):
            after = this_game_only(state)
            after.apply(action)
            over = after.phase != phases.JUMPING
            losses[action] = 0.0 if over else mean_loss(after, solver.values(after))
        bot = KnightBot(SearchOptions(), 1, bits=12, traps=True)
        taken = bot.decide(state.clone(), state.legal(), Clock(60.0))
        assert losses[taken] == max(losses.values())
        chosen += len(set(losses.values())) > 1
    assert chosen > 2
