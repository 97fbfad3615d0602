"""The explanation of a puzzle's solution agrees with the engine's events."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from arizona.engine.events import Event
from arizona.engine.state import State
from arizona.games.knight.rules.actions import JUMP
from arizona.games.knight.rules.state import KnightState
from arizona.puzzles.puzzle import Puzzle, PuzzleSet, puzzle_games, puzzle_set
from arizona.puzzles.solving import Attempt
from tests.sample_size import sample_size
from tests.truth.claims import ENGLISH, parts, rails_pieces, true
from tests.truth.renderings import ids, renderings

KEY = re.compile(
    r"The key move is your jump (\d+): the (\d) at ([\w,-]+)"
    r"(?:\.|, not the (\w+) at ([\w,-]+), which (only draws|loses by (\d+))\.)"
)
DELIVERED = re.compile(r"(.+) at (\w+) for (\d+)")
FIRST = re.compile(r"(\d+) extra for delivering (.+) first")
CARD = re.compile(r"(\d+) with (.+)")
WANTED = sample_size(60)


def shipped(game: str) -> tuple[PuzzleSet, list[Puzzle]]:
    found = puzzle_set(game)
    assert found is not None
    step = max(1, len(found.puzzles) // WANTED)
    return found, found.puzzles[::step]


def replayed(attempt: Attempt, line: list[int]) -> tuple[list[State], list[Event]]:
    """Return the positions before each move of a line, and its events."""
    states, events = [], []
    state = attempt.state.clone()
    for action in line:
        states.append(state.clone())
        assert action in state.legal()
        log: list[Event] = []
        state.log = log
        state.apply(action)
        state.log = None
        events += log
    return states, events


def chip_taken(state: State, action: int) -> tuple[str, str]:
    """Return the value and the space of the chip that a jump takes."""
    after = state.clone()
    log: list[Event] = []
    after.log = log
    after.apply(action)
    [event] = [event for event in log if event.kind == "chip-taken"]
    return str(event.args["value"]), str(event.args["at"])


def jump_to(state: KnightState, space: str) -> int:
    [action] = [one for one in state.legal() if state.board.names[one - JUMP] == space]
    return action


def test_the_key_move_of_a_knight_puzzle_is_the_one_named() -> None:
    found, puzzles = shipped("knight")
    others = 0
    for puzzle in puzzles:
        attempt = Attempt.of(found, puzzle.id)
        [why] = attempt.solution().why
        result = KEY.fullmatch(ENGLISH.say(why))
        assert result, ENGLISH.say(why)
        jump, value, at, other, there, end, lost = result.groups()
        number = 2 * (int(jump) - 1)
        states, _ = replayed(attempt, puzzle.line)
        state = states[number]
        assert isinstance(state, KnightState)
        assert state.to_move() == puzzle.seat
        assert chip_taken(state, puzzle.line[number]) == (value, at)
        if other is None:
            continue
        others += 1
        wrong = jump_to(state, there)
        assert chip_taken(state, wrong) == (other, there)
        lead = dict(puzzle.values[int(jump) - 1])[wrong]
        assert lead == (0 if end == "only draws" else -int(lost)) <= 0
    assert others > len(puzzles) // 2


def test_the_points_of_a_rails_puzzle_are_those_of_the_solution() -> None:
    found, puzzles = shipped("rails")
    for puzzle in puzzles:
        attempt = Attempt.of(found, puzzle.id)
        _, events = replayed(attempt, puzzle.line)
        own = [event for event in events if event.seat == puzzle.seat and event.points]
        stated = 0
        scored = Counter(
            (event.kind, str(event.args.get("at", "")), event.points)
            for event in own
            if event.kind in ("delivered", "first", "card-scored")
        )
        said: Counter[tuple[str, str, int]] = Counter()
        for message in attempt.solution().why:
            text = ENGLISH.say(message)
            if result := DELIVERED.fullmatch(text):
                said["delivered", result[2], int(result[3])] += 1
                assert any(
                    rails_pieces(event.args["kind"], event.args["count"]) == result[1]
                    for event in own
                    if event.kind == "delivered" and event.args["at"] == result[2]
                ), text
                stated += int(result[3])
            elif result := FIRST.fullmatch(text):
                goods = {
                    ENGLISH.text("rails-goods", kind=event.args["kind"])
                    for event in own
                    if event.kind == "first"
                }
                assert result[2] in goods, text
                [at] = {a for kind, a, p in scored if kind == "first"} or {""}
                said["first", at, int(result[1])] += 1
                stated += int(result[1])
            else:
                result = CARD.fullmatch(text)
                assert result, text
                said["card-scored", "", int(result[1])] += 1
                stated += int(result[1])
        assert sum(said.values()) == sum(scored.values())
        assert Counter(kind for kind, _, _ in said.elements()) == Counter(
            kind for kind, _, _ in scored.elements()
        )
        assert stated == puzzle.best == sum(event.points for event in own)


def test_what_a_trail_puzzle_says_of_its_turn_happens() -> None:
    found, puzzles = shipped("trail")
    counted = 0
    for puzzle in puzzles[:: max(1, len(puzzles) // sample_size(40))]:
        attempt = Attempt.of(found, puzzle.id)
        now, later = parts(attempt.state, puzzle.line)
        whole = now
        if later is not None:
            whole.events = now.events + later.events
            whole.during = now.during + later.during
            whole.after = later.after
        whole.later = False
        for message in attempt.solution().why:
            assert true("trail", message, whole), (puzzle.id, ENGLISH.say(message))
            counted += 1
    assert counted > len(puzzles) // 4


def test_every_explanation_of_a_solution_can_be_read() -> None:
    assert sorted(puzzle_games()) == ["knight", "rails", "trail"]
    patterns = {"knight": (KEY,), "rails": (DELIVERED, FIRST, CARD)}
    for game, readers in patterns.items():
        for id in ids(f"{game}-puzzle-why"):
            if id.endswith("-all"):
                continue  # joins the others
            for text in renderings(id):
                assert any(one.fullmatch(text) for one in readers), (id, text)
    # Trail explains a turn in the words of its hints (tests/truth/test_coverage.py).
    assert ids("trail-puzzle-why") == ["trail-puzzle-why-all"]


@pytest.mark.parametrize("game", sorted(puzzle_games()))
def test_every_puzzle_says_why(game: str) -> None:
    found, puzzles = shipped(game)
    assert all(Attempt.of(found, puzzle.id).solution().why for puzzle in puzzles[::6])
