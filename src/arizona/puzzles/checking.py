"""``arizona puzzles check``: proves every puzzle of a set again and reports errors."""

from __future__ import annotations

from collections.abc import Iterator

from arizona.engine.errors import ArizonaError
from arizona.engine.match import Match
from arizona.puzzles.making import rated
from arizona.puzzles.puzzle import Header, Puzzle, header_of, id_of
from arizona.puzzles.solving import Attempt, line_events, setup_of


def check_header(header: Header) -> list[str]:
    """Return the differences between a set's header and the current rules and content."""
    now = header_of(header.game, header.content)
    faults: list[str] = []
    if header.rules != now.rules:
        faults.append(f"made under rules {header.rules}; this program knows rules {now.rules}")
    if header.digest != now.digest:
        faults.append(f"made with the pack {header.digest}; the pack here is {now.digest}")
    return faults


def check_puzzle(header: Header, puzzle: Puzzle) -> list[str]:
    """Return everything that is wrong with a puzzle, proving it from the position alone."""
    found: list[str] = []
    try:
        for fault in _faults(header, puzzle):
            found.append(fault)  # noqa: PERF402 (keeps what was found if a later step raises)
    except (ArizonaError, IndexError, KeyError, ValueError, RuntimeError) as error:
        found.append(f"cannot be played: {error or type(error).__name__}")
    return found


def _faults(header: Header, puzzle: Puzzle) -> Iterator[str]:
    if puzzle.id != id_of(puzzle.seats, puzzle.options, puzzle.moves, puzzle.task):
        yield "its name does not fit its position"
    match = Match(setup_of(header, puzzle), seed=0)
    for action in puzzle.moves:
        match.push(action, "", listen=False)  # raises if it is not legal
    attempt = Attempt(header, puzzle)
    puzzler = attempt.puzzler
    proof = puzzler.prove(attempt.posed.clone(), puzzle.seat)
    if proof is None:
        yield "it cannot be proved: there is no answer, or more than one"
        return
    for name in ("best", "line", "values", "steps", "ways"):
        stored, found = getattr(puzzle, name), getattr(proof, name)
        if stored != found:
            yield f"{name}: the set says {_short(stored)}, the proof says {_short(found)}"
    events = line_events(attempt.posed, puzzle)
    themes = puzzler.themes(attempt.posed, puzzle, events)
    if themes != puzzle.themes:
        yield f"themes: the set says {puzzle.themes}, the line shows {themes}"
    if not puzzler.why(attempt.posed, puzzle, events):
        yield "it has no explanation"
    panel = puzzler.panel()
    if len(puzzle.fared) != len(panel):
        yield f"fared: expected {len(panel)} numbers, found {len(puzzle.fared)}"
    elif rated(panel, puzzle.fared, puzzler.tries) != puzzle.rating:
        yield "its rating does not follow from how it fared"
    yield from _played(attempt)


def _played(attempt: Attempt) -> Iterator[str]:
    """Play the solution like a player: every move must be correct and the last must solve it."""
    for number, action in enumerate(attempt.puzzle.line):
        if attempt.own:
            if not attempt.judge(action).right:
                yield f"move {number + 1} of its line is judged wrong"
        elif attempt.answer() != action:
            yield f"move {number + 1} of its line is not what the other answers"
        attempt.push(action)
    if not attempt.solved:
        yield "its line does not solve it"


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 60 else f"{text[:57]}…"
