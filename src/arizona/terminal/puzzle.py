"""Puzzles in the terminal: every move is judged, undo is free, hints cost rating points."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import msgspec
from rich.console import Console

from arizona.engine.content import home
from arizona.engine.errors import ArizonaError
from arizona.messages import Phrases
from arizona.puzzles.progress import (
    Outcome,
    Progress,
    PuzzleStatistics,
    first_try,
    hint_cost,
    key_of,
    solve,
)
from arizona.puzzles.puzzle import PuzzleSet
from arizona.puzzles.solving import Attempt
from arizona.terminal.play import Table
from arizona.terminal.sentences import Speaker


class ProgressFile:
    """The user's puzzle progress, stored in the user's folder."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or home() / "puzzles" / "progress.json"
        self.progress = Progress()
        if self.path.is_file():
            try:
                self.progress = msgspec.json.decode(self.path.read_bytes(), type=Progress)
            except msgspec.DecodeError as error:
                raise ArizonaError(f"{self.path}: {error}") from None

    def save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(msgspec.json.encode(self.progress))


class PuzzleTable(Table):
    """One puzzle at one terminal."""

    def __init__(
        self,
        found: PuzzleSet,
        id: str,
        console: Console,
        phrases: Phrases,
        progress_file: ProgressFile,
        day: date,
    ) -> None:
        self.found = found
        self.id = id
        self.attempt = Attempt.of(found, id)
        self.progress_file = progress_file
        self.day = day
        """The day of this daily puzzle, if it is one."""
        self.key = key_of(found.game, id)
        self.wrong = False
        """Whether the last move was wrong; only undo is possible then."""
        super().__init__(
            self.attempt.match,
            {},
            console,
            phrases,
            path=Path(),
            show_rules=lambda: None,
        )
        self.saving = False

    # --- main loop --------------------------------------------------------------------------

    def run(self) -> None:
        """Run until the puzzle is solved, given up, or left."""
        say = self.phrases.say
        self.console.print(say(self.attempt.goal()), style="bold cyan", markup=False)
        self.console.print(say(self.attempt.about()), markup=False)
        try:
            while not self.attempt.solved:
                if not self.person_plays():
                    return
        except KeyboardInterrupt:
            self.console.print()
            return
        self.finish()

    def obey(self, entered: str) -> bool | None:
        """Execute a command: returns true when the position changed, false to leave."""
        match entered.strip().lower():
            case "hint":
                self.give_hint()
                return None
            case "give up" | "solution":
                self.note("missed")
                self.print_solution()
                return False
            case "?" | "help" | "h":
                self.console.print(self.phrases.text("terminal-puzzle-help"), markup=False)
                return None
            case "undo" | "u" | "restart":
                self.undo()
                return True
            case "" | "q" | "quit" | "exit" | "moves" | "board" | "look" | "l" | "log":
                return super().obey(entered)
        if entered.split(maxsplit=1)[0].lower() in ("board", "look", "l"):
            return super().obey(entered)
        self.move(self.meant(entered))
        return True

    def move(self, meant: int | str) -> None:
        """Play a move, judge it, and play the reply."""
        attempt = self.attempt
        state = attempt.state
        action = attempt.match.game.parse(state, meant) if isinstance(meant, str) else meant
        verdict = attempt.judge(action)
        first = not attempt.moves
        self.print_events(attempt.push(action))
        if not verdict.right:
            assert verdict.explanation is not None
            self.note("missed", action if first else None)
            answer = attempt.answer()
            if answer is not None:
                self.print_events(attempt.push(answer))
            self.console.print(self.phrases.say(verdict.explanation), style="red", markup=False)
            self.undo()
            return
        self.console.print(self.phrases.text("terminal-puzzle-right"), style="green")
        answer = attempt.answer()
        if answer is not None:
            self.print_events(attempt.push(answer))

    def undo(self) -> None:
        """Undo back to the player's last decision; this is free."""
        moves = self.attempt.moves
        own = [
            number
            for number, move in enumerate(self.attempt.match.moves)
            if move.seat == self.attempt.puzzle.seat
        ]
        if not own:
            raise ArizonaError(self.phrases.text("terminal-puzzle-at-start"))
        self.attempt = Attempt.of(self.found, self.id, moves[: own[-1]])
        self.match = self.attempt.match
        self.speaker = Speaker(self.match, self.phrases)

    def give_hint(self) -> None:
        """Show a correct move and what it cost."""
        attempt = self.attempt
        cost = hint_cost(self.progress_file.progress, self.key)
        if self.key not in self.progress_file.progress.hinted:
            self.progress_file.progress.hinted.append(self.key)
        text = attempt.match.game.text(attempt.state, attempt.hint())
        self.console.print(
            self.phrases.text("terminal-puzzle-hint", move=text, cost=cost), markup=False
        )

    # --- result -----------------------------------------------------------------------------

    def note(self, outcome: Outcome, wrong: int | None = None) -> None:
        """Save the outcome of the first try."""
        progress = self.progress_file.progress
        before = progress.rating.value
        statistics = PuzzleStatistics()  # are not saved: there is only one player
        if first_try(progress, statistics, self.attempt.puzzle, self.key, outcome, wrong):
            change = round(progress.rating.value) - round(before)
            sentence = self.phrases.text(
                "terminal-puzzle-rating", rating=round(progress.rating.value), change=f"{change:+}"
            )
            self.console.print(sentence, markup=False)
            self.progress_file.save()

    def finish(self) -> None:
        """Show the solution after solving: alternatives and explanation."""
        missed = self.progress_file.progress.tried.get(self.key)
        self.note("found")
        solve(self.progress_file.progress, self.key, self.day, date.today())
        self.progress_file.save()
        id = "terminal-puzzle-clean" if missed is None else "terminal-puzzle-solved"
        self.console.print(self.phrases.text(id), style="bold green")
        self.print_solution()
        days = self.progress_file.progress.streak(date.today())
        self.console.print(self.phrases.text("terminal-puzzle-streak", days=days), markup=False)

    def print_solution(self) -> None:
        """Show every first move with its value, the main line, and a one-sentence explanation."""
        attempt = Attempt.of(self.found, self.id)
        solution = attempt.solution()
        game, state = attempt.match.game, attempt.state
        self.console.print(self.phrases.text("terminal-puzzle-first"), style="bold")
        for action, value in solution.first:
            self.console.print(f"  {value:>+4}  {game.text(state, action)}", markup=False)
        line: list[str] = []
        for action in solution.line:
            line.append(game.text(attempt.state, action))
            attempt.push(action)
        sentence = self.phrases.text("terminal-puzzle-line", line=" · ".join(line))
        self.console.print(sentence, markup=False)
        reasons = self.phrases.listed([self.phrases.say(one) for one in solution.why])
        sentence = self.phrases.text(f"{self.found.game}-puzzle-why-all", reasons=reasons)
        self.console.print(sentence, markup=False)
