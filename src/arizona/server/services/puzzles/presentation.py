"""Converts puzzles to protocol messages: table, moves and explanation."""

from __future__ import annotations

from msgspec import Raw

from arizona.bots.players import levels
from arizona.engine.state import State
from arizona.puzzles.best_move import UNKNOWN
from arizona.puzzles.progress import PuzzleStatistics
from arizona.puzzles.puzzle import PuzzleSet
from arizona.puzzles.solving import Attempt
from arizona.server.protocol.codec import encoder
from arizona.server.protocol.parts import Scene, SeatInfo, TableInfo
from arizona.server.protocol.puzzles import PuzzleMove, PuzzleSolution, PuzzleStep
from arizona.server.tables.characters import bot_name
from arizona.server.tables.compiled.game_log import GameLog, phrase
from arizona.server.tables.table_rows import practice_info


def game_log_of(attempt: Attempt) -> GameLog:
    """Return the moves made so far as a game log."""
    game_log = GameLog()
    done = list(attempt.match.moves)
    attempt.match.moves.clear()
    game_log.begins(attempt.match)
    game_log.bot_seats = [
        seat for seat in range(attempt.match.setup.seats) if seat != attempt.puzzle.seat
    ]
    attempt.match.moves.extend(done)
    return game_log


def scene_of(game_log: GameLog) -> Scene:
    """Return the current position."""
    return game_log.scene(game_log.moment, [], Raw(encoder.encode(game_log.view())))


def step_of(attempt: Attempt, game_log: GameLog, action: int) -> PuzzleStep:
    """Make a move and return its events and the new position."""
    seat = int(attempt.state.to_move())
    before = len(game_log.events)
    game_log.moved(attempt.push(action))
    line = attempt.match.moves[-1].line()
    return PuzzleStep(seat, action, line, game_log.events[before:], scene_of(game_log))


def move_of(attempt: Attempt, state: State, action: int, value: int) -> PuzzleMove:
    """Describe a move and its value."""
    words = attempt.match.game.words(state, action)
    label = phrase(words.label)
    worth = value / attempt.puzzle.scale
    return PuzzleMove(int(state.to_move()), action, words.text, label, words.targets, worth)


def values_of(attempt: Attempt) -> list[PuzzleMove]:
    """Return the value of every move, best first; empty if it is not the solver's turn."""
    if not attempt.own:
        return []
    values = sorted(attempt.values(), key=lambda pair: (-pair[1], pair[0]))
    return [
        move_of(attempt, attempt.state, action, value)
        for action, value in values
        if value != UNKNOWN
    ]


def solution_of(found: PuzzleSet, id: str, statistics: PuzzleStatistics) -> PuzzleSolution:
    """Return the solution with its explanation and statistics."""
    attempt = Attempt.of(found, id)
    solution = attempt.solution()
    first = [move_of(attempt, attempt.state, action, value) for action, value in solution.first]
    line: list[PuzzleMove] = []
    for action in solution.line:
        line.append(move_of(attempt, attempt.state, action, attempt.puzzle.best))
        attempt.push(action)
    wrong = max(statistics.wrong, key=lambda action: statistics.wrong[action], default=-1)
    numbers = [move.action for move in first]
    return PuzzleSolution(
        first=first,
        line=line,
        why=[phrase(one) for one in solution.why],
        tries=statistics.tries,
        found=statistics.found,
        most_wrong=numbers.index(wrong) if wrong in numbers else -1,
    )


def table_of(found: PuzzleSet, attempt: Attempt) -> TableInfo:
    """Return table data for a puzzle, with bot characters in the other seats."""
    game, setup = found.game, attempt.match.setup
    bots = [level.name for level in reversed(levels(game))]  # distinct bots, so that names differ
    seats = [
        SeatInfo(seat, "person", "", None, True, True, False)
        if seat == attempt.puzzle.seat
        else SeatInfo(seat, "bot", bot_name(game, bots[seat]), bots[seat], True, True, False)
        for seat in range(setup.seats)
    ]
    header = found.header
    id = f"puzzle-{game}-{attempt.puzzle.id}"
    return practice_info(id, setup, header.rules, header.content, header.digest, seats)
