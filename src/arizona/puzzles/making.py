"""``arizona puzzles make``: plays games and searches every position for a puzzle.

Each puzzle is written immediately, so an interrupted run can be resumed.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from arizona.bots.bot import Bot, Clock
from arizona.bots.roster import make_bot, thinking_time
from arizona.engine.match import Match
from arizona.engine.registry import get_game
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, State, draw
from arizona.puzzles.face import Proof, Puzzler, Solver, puzzler_of
from arizona.puzzles.puzzle import (
    Header,
    Puzzle,
    header_of,
    id_of,
    read_set,
    wrong_file,
)
from arizona.puzzles.solving import Attempt, line_events

EACH_GAME: Final = 3
"""Maximum number of puzzles from one game."""
TRIED_CLOCK: Final = 2.0
PRIOR: Final = 1500.0
"""Mean of the prior distribution of puzzle ratings; ``PRIOR_SPREAD`` is its standard deviation."""
PRIOR_SPREAD: Final = 350.0
SCALE: Final = 400.0 / math.log(10.0)


class PuzzleGeneration:
    """Creation of a puzzle set: the puzzles so far and the next game to play."""

    def __init__(self, game: str, content: str, seed: str, out: Path) -> None:
        self.header: Header = header_of(game, content)
        self.puzzler: Puzzler = puzzler_of(game)
        self.seed = seed
        self.out = out
        self.known: set[str] = set()
        self.number = 0
        if out.is_file() and out.stat().st_size:
            self._resume()
        else:
            out.parent.mkdir(parents=True, exist_ok=True)
            self._write(self.header)

    def _resume(self) -> None:
        _drop_partial_line(self.out)
        found = read_set(self.out)
        if found.header != self.header:
            english = f"{self.out}: was made with different rules or content"
            raise wrong_file(self.out, "other", english)
        self.known = {puzzle.id for puzzle in found.puzzles}
        for puzzle in found.puzzles:
            seed, number, _ = puzzle.origin.rsplit("/", 2)
            if seed == self.seed:
                self.number = max(self.number, int(number) + 1)

    def _write(self, line: Header | Puzzle) -> None:
        with self.out.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def make(self, want: int, report: Callable[[Puzzle, int], None], least: int = 0) -> None:
        """Play games until the set has ``want`` puzzles, none rated below ``least``."""
        while len(self.known) < want:
            for puzzle in self.play(self.number):
                if puzzle.id not in self.known and puzzle.rating >= least:
                    self.known.add(puzzle.id)
                    self._write(puzzle)
                    report(puzzle, len(self.known))
            self.number += 1

    def play(self, number: int) -> Iterator[Puzzle]:
        """Yield the puzzles of the game with that number."""
        seed = f"{self.seed}/{number}"
        rng = Rng(f"puzzles {seed}")
        game = get_game(self.header.game)
        bots = self.puzzler.line_up(rng)
        tables = game.setup(content=self.header.content).content
        options = self.puzzler.options(tables, rng)
        match = Match(game.setup(len(bots), options, tables), seed=seed, bots=bots)
        players = [make_bot(game.name, bot, f"{seed} seat {seat}") for seat, bot in enumerate(bots)]
        clocks = [thinking_time(game.name, bot) for bot in bots]
        found = 0
        for state in positions(match, players, clocks):
            if found == EACH_GAME:
                return
            for puzzle in self.look(match, state, rng, seed):
                yield puzzle
                found += 1

    def look(self, match: Match, state: State, rng: Rng, seed: str) -> Iterator[Puzzle]:
        """Yield the puzzle of a position, if it has one."""
        for seat, task in self.puzzler.tasks(state, rng):
            posed = self.puzzler.pose(state.clone(), seat, task)
            proof = self.puzzler.prove(posed, seat)
            if proof is not None:
                puzzle = puzzle_at(match, seat, task, proof, f"{seed}/{len(match.moves)}")
                yield with_difficulty(self.header, posed, puzzle)
                return


def puzzle_at(match: Match, seat: int, task: list[int], proof: Proof, origin: str = "") -> Puzzle:
    """Create the puzzle of a position from its proof."""
    moves = [move.action for move in match.moves if move.action >= 0]
    usual = match.setup.game.setup(match.setup.seats, None, match.setup.content).options
    options = {name: value for name, value in match.setup.options.items() if usual[name] != value}
    return Puzzle(
        id=id_of(match.setup.seats, options, moves, task),
        seats=match.setup.seats,
        seat=seat,
        options=options,
        moves=moves,
        task=task,
        best=proof.best,
        line=proof.line,
        values=proof.values,
        steps=proof.steps,
        ways=proof.ways,
        nodes=proof.nodes,
        origin=origin,
    )


def with_difficulty(header: Header, posed: State, puzzle: Puzzle) -> Puzzle:
    """Add themes and a rating to a puzzle."""
    puzzler = puzzler_of(header.game)
    themes = puzzler.themes(posed, puzzle, line_events(posed, puzzle))
    puzzle = msgspec.structs.replace(puzzle, themes=themes)
    fared = fare(header, puzzle)
    rating = rated(puzzler.panel(), fared, puzzler.tries)
    return msgspec.structs.replace(puzzle, fared=fared, rating=rating)


def positions(match: Match, players: list[Bot], clocks: list[float]) -> Iterator[State]:
    """Play a game with bots and yield the position before each decision and chance event."""
    while not match.over:
        yield match.state
        state = match.state
        mover = match.mover
        if mover == CHANCE:
            action = int(draw(state, state.legal(), match.rng))
        else:
            clock = Clock(clocks[mover])
            action = players[mover].decide(state.clone(), state.legal(), clock)
        match.push(action, "", listen=False)


# --- difficulty ---------------------------------------------------------------------------------


def fare(header: Header, puzzle: Puzzle) -> list[int]:
    """Return the success rate of each solver in percent."""
    puzzler = puzzler_of(header.game)
    known = puzzler.shares(Attempt(header, puzzle).posed, puzzle)
    if known is not None:
        return [round(100 * share) for share in known]
    return [
        round(100 * sum(_tries(header, puzzle, solver, puzzler.tries)) / puzzler.tries)
        for solver in puzzler.panel()
    ]


def _tries(header: Header, puzzle: Puzzle, solver: Solver, count: int) -> list[bool]:
    seeds = [f"{puzzle.id} {solver.name} {number}" for number in range(count)]
    return [solves(header, puzzle, solver, seed) for seed in seeds]


def solves(header: Header, puzzle: Puzzle, solver: Solver, seed: str) -> bool:
    """Check whether a solver finds the complete solution at the first try."""
    attempt = Attempt(header, puzzle)
    player = solver.make(seed)
    while not attempt.solved:
        if not attempt.own:
            return False
        state = attempt.state
        action = player.decide(state.clone(), state.legal(), Clock(TRIED_CLOCK))
        if not attempt.judge(action).right:
            return False
        attempt.push(action)
        answer = attempt.answer()
        if answer is not None:
            attempt.push(answer)
    return True


def rated(panel: list[Solver], fared: list[int], tries: int) -> int:
    """Return the maximum a posteriori rating given the solvers' success rates.

    A solver rated s solves a puzzle rated r with the Elo win probability of s against r.
    """
    low, high = 400.0, 2800.0
    for _ in range(60):
        middle = (low + high) / 2
        slope = (PRIOR - middle) / PRIOR_SPREAD**2
        for solver, share in zip(panel, fared, strict=True):
            expected = 1 / (1 + math.exp((middle - solver.strength) / SCALE))
            slope += tries * (expected - share / 100) / SCALE
        low, high = (middle, high) if slope > 0 else (low, middle)
    return round((low + high) / 2)


def _drop_partial_line(path: Path) -> None:
    """Remove an incomplete last line, left by an interrupted run."""
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        path.write_bytes(whole)
