"""``arizona puzzles check``: proves every puzzle of a set again and reports errors."""

from __future__ import annotations

from collections.abc import Iterator

from arizona.engine.errors import ArizonaError
from arizona.engine.match import Match
from arizona.engine.message import Arg, ValidationMessage
from arizona.puzzles.making import rated
from arizona.puzzles.puzzle import Header, Puzzle, header_of, id_of
from arizona.puzzles.solving import Attempt, line_events, setup_of


def puzzle_fault(cause: str, english: str, **args: Arg) -> ValidationMessage:
    """Describe what is wrong with a puzzle or a set; ``cause`` is a variant of the message."""
    return ValidationMessage("puzzle-fault", english, {"cause": cause, **args})


def check_header(header: Header) -> list[ValidationMessage]:
    """Return the differences between a set's header and the current rules and content."""
    now = header_of(header.game, header.content)
    faults: list[ValidationMessage] = []
    if header.rules != now.rules:
        english = "made under rules {set}; this program knows rules {now}"
        faults.append(puzzle_fault("rules", english, set=header.rules, now=now.rules))
    if header.digest != now.digest:
        english = "made with the pack {set}; the pack here is {now}"
        faults.append(puzzle_fault("pack", english, set=header.digest, now=now.digest))
    return faults


def check_puzzle(header: Header, puzzle: Puzzle) -> list[ValidationMessage]:
    """Return everything that is wrong with a puzzle, proving it from the position alone."""
    found: list[ValidationMessage] = []
    try:
        for fault in _faults(header, puzzle):
            found.append(fault)  # noqa: PERF402 (keeps what was found if a later step raises)
    except (ArizonaError, IndexError, KeyError, ValueError, RuntimeError) as error:
        reason = str(error) or type(error).__name__
        found.append(puzzle_fault("played", "cannot be played: {reason}", reason=reason))
    return found


def _faults(header: Header, puzzle: Puzzle) -> Iterator[ValidationMessage]:
    if puzzle.id != id_of(puzzle.seats, puzzle.options, puzzle.moves, puzzle.task):
        yield puzzle_fault("name", "its name does not fit its position")
    match = Match(setup_of(header, puzzle), seed=0)
    for action in puzzle.moves:
        match.push(action, "", listen=False)  # raises if it is not legal
    attempt = Attempt(header, puzzle)
    puzzler = attempt.puzzler
    proof = puzzler.prove(attempt.posed.clone(), puzzle.seat)
    if proof is None:
        yield puzzle_fault("proof", "it cannot be proved: there is no answer, or more than one")
        return
    for name in ("best", "line", "values", "steps", "ways"):
        stored, found = getattr(puzzle, name), getattr(proof, name)
        if stored != found:
            yield _differs(name, stored, found)
    events = line_events(attempt.posed, puzzle)
    themes = puzzler.themes(attempt.posed, puzzle, events)
    if themes != puzzle.themes:
        yield _differs("themes", puzzle.themes, themes)
    if not puzzler.why(attempt.posed, puzzle, events):
        yield puzzle_fault("explanation", "it has no explanation")
    panel = puzzler.panel()
    if len(puzzle.fared) != len(panel):
        english = "fared: expected {now} numbers, found {set}"
        yield puzzle_fault("numbers", english, now=len(panel), set=len(puzzle.fared))
    elif rated(panel, puzzle.fared, puzzler.tries) != puzzle.rating:
        yield puzzle_fault("rating", "its rating does not follow from how it fared")
    yield from _played(attempt)


def _played(attempt: Attempt) -> Iterator[ValidationMessage]:
    """Play the solution like a player: every move must be correct and the last must solve it."""
    for number, action in enumerate(attempt.puzzle.line):
        if attempt.own:
            if not attempt.judge(action).right:
                english = "move {move} of its line is judged wrong"
                yield puzzle_fault("wrong", english, move=number + 1)
        elif attempt.answer() != action:
            english = "move {move} of its line is not what the other answers"
            yield puzzle_fault("answer", english, move=number + 1)
        attempt.push(action)
    if not attempt.solved:
        yield puzzle_fault("unsolved", "its line does not solve it")


def _differs(name: str, stored: object, found: object) -> ValidationMessage:
    english = "{field}: the set says {set}, the proof says {now}"
    return puzzle_fault("differs", english, field=name, set=_short(stored), now=_short(found))


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 60 else f"{text[:57]}…"
