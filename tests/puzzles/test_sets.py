"""The included puzzle sets: their size, proofs of a sample, and the errors of the checker."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from arizona.engine.errors import IllegalMoveError
from arizona.engine.state import CHANCE
from arizona.puzzles.checking import check_header, check_puzzle
from arizona.puzzles.face import puzzler_of
from arizona.puzzles.making import PuzzleGeneration, rated
from arizona.puzzles.puzzle import (
    Puzzle,
    PuzzleError,
    PuzzleSet,
    header_of,
    puzzle_games,
    puzzle_set,
    read_set,
)
from arizona.puzzles.solving import Attempt

GAMES = sorted(puzzle_games())
SAMPLE = 3


def shipped(game: str) -> PuzzleSet:
    found = puzzle_set(game)
    assert found is not None
    return found


def quickest(game: str) -> list[Puzzle]:
    """Return the puzzles with the fastest proofs. `make puzzles` proves all."""
    return sorted(shipped(game).puzzles, key=lambda one: (one.nodes, one.id))[:SAMPLE]


def test_three_games_have_puzzles() -> None:
    assert GAMES == ["knight", "rails", "trail"]


@pytest.mark.parametrize("game", GAMES)
def test_a_set_is_large_and_of_every_difficulty(game: str) -> None:
    found = shipped(game)
    assert len(found.by_id) == len(found.puzzles) >= 300
    ratings = sorted(one.rating for one in found.puzzles)
    assert ratings[-30] - ratings[30] > 250
    assert all(len(one.values[0]) > 1 for one in found.puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_proved_again(game: str) -> None:
    found = shipped(game)
    assert check_header(found.header) == []
    for puzzle in quickest(game):
        assert check_puzzle(found.header, puzzle) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_checker_names_what_is_wrong(game: str) -> None:
    found = shipped(game)
    puzzle = quickest(game)[0]
    replace = msgspec.structs.replace
    better = replace(puzzle, best=puzzle.best + 1)
    assert any(str(fault).startswith("best:") for fault in check_puzzle(found.header, better))
    rated_wrong = replace(puzzle, rating=puzzle.rating + 50)
    assert list(map(str, check_puzzle(found.header, rated_wrong))) == [
        "its rating does not follow from how it fared"
    ]
    other = replace(puzzle, moves=puzzle.moves[:-1])
    unnamed = list(map(str, check_puzzle(found.header, other)))
    assert "its name does not fit its position" in unnamed
    illegal = replace(puzzle, moves=[*puzzle.moves[:-1], 0, 0, 0])
    assert check_puzzle(found.header, illegal)


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_the_solution_is_right_and_others_are_explained(game: str) -> None:
    found = shipped(game)
    for puzzle in quickest(game):
        attempt = Attempt.of(found, puzzle.id)
        wrong = 0
        for action in puzzle.line:
            if attempt.own:
                for other in attempt.state.legal():
                    verdict = attempt.judge(other)
                    assert verdict.right == (verdict.explanation is None)
                    wrong += not verdict.right
                assert attempt.judge(action).right
                assert attempt.judge(attempt.hint()).right
            else:
                assert attempt.answer() == action
            attempt.push(action)
        assert attempt.solved and wrong
        solution = attempt.solution()
        assert solution.first[0][1] == puzzle.best
        assert solution.why


def test_a_wrong_jump_is_answered() -> None:
    found = shipped("knight")
    puzzle = quickest("knight")[0]
    attempt = Attempt.of(found, puzzle.id)
    wrong = next(action for action, lead in puzzle.values[0] if lead <= 0)
    verdict = attempt.judge(wrong)
    attempt.push(wrong)
    answer = attempt.answer()
    if answer is not None:
        attempt.push(answer)
    assert not verdict.right and not verdict.solved
    with pytest.raises(IllegalMoveError):
        Attempt.of(found, puzzle.id).judge(-1)


def test_dice_of_a_puzzle_are_all_the_solvers() -> None:
    """The engine offers one die after another, and no one else has a turn."""
    found = shipped("rails")
    puzzle = quickest("rails")[0]
    attempt = Attempt.of(found, puzzle.id)
    seats: set[int] = set()
    values: list[int] = []
    while attempt.state.to_move() != CHANCE:
        seats.add(int(attempt.state.to_move()))
        events = attempt.push(attempt.state.legal()[0])
        values += [int(event.args["value"]) - 1 for event in events if event.kind == "die-taken"]
    assert seats == {puzzle.seat}
    assert sorted(values) == puzzle.task or len(values) == len(puzzle.task) - 1


def test_a_game_without_puzzles_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arizona.puzzles.face.face", lambda game, room: None)
    with pytest.raises(PuzzleError, match="has no puzzles"):
        puzzler_of("knight")


def test_the_harder_rating_is_for_what_fewer_solve() -> None:
    panel = puzzler_of("rails").panel()
    ratings = [rated(panel, [share] * len(panel), 6) for share in (100, 50, 0)]
    assert ratings == sorted(ratings) and ratings[-1] - ratings[0] > 800


def test_making_puzzles_continues_where_it_was_stopped(tmp_path: Path) -> None:
    out = tmp_path / "set.jsonl"
    first = shipped("rails").puzzles[0]
    seed, number, _ = first.origin.rsplit("/", 2)
    header = header_of("rails")
    whole = b"\n".join(msgspec.json.encode(one) for one in (header, first)) + b"\n"
    out.write_bytes(whole + b'{"id": "half a li')
    run = PuzzleGeneration("rails", "default", seed, out)
    assert run.number == int(number) + 1
    assert out.read_bytes() == whole
    assert PuzzleGeneration("rails", "default", "another seed", out).number == 0


def test_a_file_of_other_rules_is_not_taken(tmp_path: Path) -> None:
    out = tmp_path / "set.jsonl"
    header = msgspec.structs.replace(header_of("knight"), rules=99)
    out.write_bytes(msgspec.json.encode(header) + b"\n")
    assert check_header(read_set(out).header)
    with pytest.raises(PuzzleError, match="different rules"):
        PuzzleGeneration("knight", "default", "1", out)
    out.write_bytes(b"nonsense\n")
    with pytest.raises(PuzzleError, match="line 1"):
        read_set(out)
