"""A game in the terminal, from the first prompt to the result."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from arizona.bots.bot import Bot, Clock
from arizona.bots.hints import Plan, hints
from arizona.bots.roster import make_bot, thinking_time
from arizona.engine.errors import ArizonaError, RecordError, unwritable
from arizona.engine.events import Event
from arizona.engine.match import Match
from arizona.engine.record import AGREES, NOBODY_LEFT, RESIGNS
from arizona.engine.state import CHANCE
from arizona.engine.text import parse_integer
from arizona.messages import Phrases
from arizona.messages.error_texts import error_text
from arizona.terminal.drawing import draw, parts_of
from arizona.terminal.local_words import in_english
from arizona.terminal.sentences import Speaker, complaint, log_sentences

SHOWN_MOVES = 12
FEW_MOVES = 5
MIN_MOVES = 2
TALL = 36
"""Height in lines of a terminal that fits a whole table and a long list of moves."""
LONGEST_NUMBER = 9
"""Maximum digits of a move number."""
HINT_SECONDS = 2.0
SUBSTITUTE_BOT = "greedy"
"""The bot that replaces a player who resigned."""


class Table:
    """One match at one terminal: people here, bots in the other seats."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        console: Console,
        phrases: Phrases,
        *,
        path: Path,
        show_rules: Callable[[], None],
    ) -> None:
        self.match = match
        self.bots = bots
        self.console = console
        self.path = path
        self.show_rules = show_rules
        self.phrases = phrases
        self.speaker = Speaker(match, phrases)
        self.saving = True
        self.plan = Plan([], [])
        """The plan of the last hint."""
        self.requested = ""
        """A command that is waiting for confirmation: entering it again executes it."""

    # --- main loop ------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the end or until the player leaves; the record is saved either way."""
        try:
            self.print_events(self.match.settle())
            self.save()
            while not self.match.over:
                seat = int(self.match.state.to_move())
                if seat in self.bots:
                    self.bot_plays(seat)
                elif not self.person_plays():
                    self.leave()
                    return
                self.save()
        except KeyboardInterrupt:
            self.console.print()
            self.leave()
            return
        self.finish()

    def bot_plays(self, seat: int) -> None:
        """Let a bot move; an unusable answer ends the session, but the record is saved."""
        state = self.match.state
        legal = state.legal()
        name = self.speaker.name(seat)
        try:
            action = self.bots[seat].decide(
                state.clone(), list(legal), Clock(self.thinking_time(seat))
            )
        except Exception as error:
            raise ArizonaError(f"{name} failed: {type(error).__name__}: {error}") from error
        if action not in legal:
            raise ArizonaError(f"{name} chose action {action}, which is not legal")
        self.print_events(self.match.play(action))

    def thinking_time(self, seat: int) -> float:
        """Seconds the bot of a seat may take for one decision."""
        return thinking_time(self.match.game.name, self.match.bots[seat])

    def person_plays(self) -> bool:
        """Prompt until one move is played; returns false when the player leaves."""
        count = min(len(self.match.state.legal()), self.moves_shown() + 1)
        prompt = len(self.speaker.prompt()) // self.console.width + 1
        lines = self.show_board(height=self.console.height - prompt - count - 2)
        room = self.console.height - prompt - lines - 3  # a tall board leaves fewer lines for moves
        self.show_moves(max(MIN_MOVES, min(self.moves_shown(), room)))
        while True:
            try:
                entered = self.console.input("[bold cyan]> [/]").strip()
            except EOFError:
                return False
            try:
                done = self.obey(in_english(entered, self.phrases))
            except ArizonaError as error:
                said = complaint(error, entered, self.phrases)
                self.console.print(said, style="red", markup=False)
                continue
            if done is not None:
                return done

    def obey(self, entered: str) -> bool | None:
        """Execute a command: returns true when the position changed, false to leave."""
        word, _, rest = entered.partition(" ")
        unconfirmed, self.requested = self.requested, ""
        match word.lower():
            case "":
                return None
            case "?" | "help" | "h":
                self.show_help()
            case "q" | "quit" | "exit":
                return False
            case "undo" | "u":
                self.undo()
                return True
            case "restart":
                count = self.match.restart_turn()
                self.console.print(self.phrases.text("terminal-restarted", count=count))
                return True
            case "resign" | "agree":
                return self.give_up(word.lower(), sure=unconfirmed == word.lower())
            case "save":
                path = Path(rest.strip()).expanduser() if rest.strip() else self.path
                self.match.record().save(path)
                sentence = self.phrases.text("terminal-saved", path=str(path))
                self.console.print(sentence, markup=False, soft_wrap=True)
            case "hint":
                self.show_hints()
            case "moves":
                self.show_moves(limit=None)
            case "board":
                self.show_board(self.seat_meant(rest))
            case "look" | "l":
                self.show_part(rest.strip())
            case "log":
                self.show_log()
            case "rules":
                self.show_rules()
            case _:
                self.print_events(self.match.play(self.meant(entered)))
                return True
        return None

    def undo(self) -> None:
        """Undo the player's last decision and the bots' replies; with several people, the last
        one's.
        """
        match = self.match
        if match.moves and (match.take_back or match.moves[-1].seat in self.bots):
            gone = match.undo_to_own(None, list(self.bots), chance=True)
        else:
            gone = [match.undo()]
        moves = ", ".join(move.text for move in gone)
        self.console.print(self.phrases.text("terminal-undone", move=moves), markup=False)

    def give_up(self, word: str, *, sure: bool) -> bool | None:
        """Resign or agree on a draw, after confirmation. With several opponents a bot takes over
        the seat.
        """
        match = self.match
        if word == "agree" and (not match.game.draw or self.bots):
            raise ArizonaError(self.phrases.text("terminal-no-draw"))
        seat = match.mover
        if not sure:
            self.requested = word
            name = self.speaker.name(seat)
            question = "terminal-sure-resign" if word == "resign" else "terminal-sure-agree"
            self.console.print(self.phrases.text(question, name=name), markup=False)
            return None
        self.print_events(match.remark(seat, RESIGNS if word == "resign" else AGREES))
        if not match.over:
            match.bots[seat] = SUBSTITUTE_BOT
            self.bots[seat] = make_bot(match.game.name, SUBSTITUTE_BOT)
            if all(other in self.bots for other in range(match.setup.seats)):
                self.print_events(match.remark(CHANCE, NOBODY_LEFT))
        return True

    def meant(self, entered: str) -> int | str:
        """A number from the list, or the text itself."""
        legal = self.match.state.legal()
        if entered.isdecimal():
            if len(entered) <= LONGEST_NUMBER and 1 <= int(entered) <= len(legal):
                return legal[int(entered) - 1]
            most = len(legal)
            raise ArizonaError(
                self.phrases.text("terminal-no-number", number=entered[:9], most=most)
            )
        return entered

    def seat_meant(self, entered: str) -> int | None:
        """A seat by number; ``None`` if none is given."""
        if not entered.strip():
            return None
        seats = self.match.setup.seats
        seat = entered.strip()
        number = parse_integer(seat, seats)
        if number:
            return number - 1
        raise ArizonaError(self.phrases.text("terminal-no-seat", seat=seat, most=seats))

    # --- output ---------------------------------------------------------------------------

    def print_events(self, events: list[Event]) -> None:
        """Print what happened."""
        for event in events:
            self.console.print(self.speaker.event(event), markup=False)

    def show_board(
        self, focus: int | None = None, *, part: str = "", height: int | None = None
    ) -> int:
        """Draw the position: all of it, one seat enlarged, or what fits. Returns the number of
        lines.
        """
        self.console.print()
        match = self.match
        width = self.console.width
        names = self.speaker.names
        drawing = draw(match.game, match.state, names, width, self.phrases, focus, height, part)
        self.console.print(drawing, end="", no_wrap=True, crop=True)
        return drawing.plain.count("\n") + 1

    def show_part(self, wanted: str) -> None:
        """Show the whole table, or one part of it."""
        parts = parts_of(self.match.game)
        near = [part for part in parts if wanted and part.startswith(wanted.lower())]
        if wanted and len(near) != 1:
            known = ", ".join(parts) or "–"
            raise ArizonaError(self.phrases.text("terminal-parts", part=wanted, parts=known))
        self.show_board(part=near[0] if near else "")

    def moves_shown(self) -> int:
        """The number of moves to list: fewer in a small terminal."""
        return SHOWN_MOVES if self.console.height >= TALL else FEW_MOVES

    def show_moves(self, limit: int | None = SHOWN_MOVES) -> None:
        """Print the prompt and list the legal moves."""
        self.console.print(self.speaker.prompt(), style="bold", markup=False)
        game, state = self.match.game, self.match.state
        legal = state.legal()
        shown = legal if limit is None else legal[:limit]
        for number, action in enumerate(shown, 1):
            words = game.words(state, action)
            label = self.phrases.say(words.label)
            self.console.print(f"{number:>3}  {words.text:<16} {label}", markup=False, no_wrap=True)
        if len(legal) > len(shown):
            count = len(legal) - len(shown)
            self.console.print(self.phrases.text("terminal-more", count=count), style="dim")

    def show_hints(self) -> None:
        """Show what a bot would do, what it expects, and why."""
        game, state = self.match.game, self.match.state
        lines = [move.line() for move in self.match.moves]
        played = [move.action for move in self.match.moves[len(self.plan.moves) :]]
        plan = self.plan.rest(lines, played)
        found = hints(game.name, state.clone(), Clock(HINT_SECONDS), plan=plan)
        self.plan = Plan(lines, found[0].line)
        for hint in found:
            words = game.words(state, hint.action)
            says = [self.phrases.say(hint.expected), *map(self.phrases.say, hint.reasons)]
            if hint.later:
                later = "; ".join(map(self.phrases.say, hint.later))
                says.append(self.phrases.text("bots-hint-then", reasons=later))
            self.console.print(f"  {words.text:<16} {'; '.join(says)}", markup=False)

    def show_log(self) -> None:
        lines = log_sentences(self.match, self.phrases)
        if not lines:
            self.console.print(self.phrases.text("terminal-no-log"))
        for number, sentence in lines:
            self.console.print(f"{number:>4}  {sentence}", markup=False)

    def show_help(self) -> None:
        state = self.match.state
        example = self.match.game.text(state, state.legal()[0])
        self.console.print(self.phrases.text("terminal-help", example=example), markup=False)

    # --- saving ---------------------------------------------------------------------------

    def save(self) -> None:
        """Save the record; if that fails, report it once and continue."""
        if not self.saving:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.match.record().save(self.path)
        except (OSError, RecordError) as error:
            self.saving = False
            if isinstance(error, RecordError):
                said = error
            else:
                said = RecordError(unwritable(str(self.path), error))
            reason = error_text(said, self.phrases)
            sentence = self.phrases.text("terminal-playing-on", reason=reason)
            self.console.print(sentence, style="yellow", markup=False)

    def leave(self) -> None:
        """Save and say how to resume later."""
        self.save()
        if self.saving:
            sentence = self.phrases.text("terminal-resume", path=str(self.path))
        else:
            sentence = self.phrases.text("terminal-lost")
        self.console.print(sentence, markup=False, soft_wrap=True)

    def finish(self) -> None:
        """Show the final position and the winners."""
        self.save()
        self.show_board(height=self.console.height - 4)
        self.console.print(self.speaker.winners(), style="bold green", markup=False)
        if self.saving:
            sentence = self.phrases.text("terminal-record", path=str(self.path))
            self.console.print(sentence, style="dim", markup=False, soft_wrap=True)
