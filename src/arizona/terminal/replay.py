"""Looking at finished and running games: step by step, or one moment."""

from __future__ import annotations

from rich.console import Console

from arizona.engine.match import Match
from arizona.messages import Phrases
from arizona.terminal.drawing import draw
from arizona.terminal.words import Speaker, tell


def show_moment(match: Match, at: int, console: Console, phrases: Phrases) -> None:
    """The position after ``at`` moves, what led to it and what is asked."""
    moment = match.at(at)
    title = phrases.text("terminal-moment", at=at, all=len(match.moves))
    console.print(title, style="bold")
    if at:
        for number, sentence in tell(moment, phrases):
            if number == at:
                console.print(sentence, markup=False)
    else:
        console.print(phrases.text("terminal-start"))
    drawing = draw(moment.game, moment.state, moment.names, console.width, phrases)
    console.print(drawing, end="", no_wrap=True, crop=True)
    speaker = Speaker(moment, phrases)
    console.print(speaker.winners() if moment.over else speaker.prompt(), markup=False)


def print_log(match: Match, console: Console, phrases: Phrases) -> None:
    """The whole game as a log, for a pipe or a file."""
    for number, sentence in tell(match, phrases):
        console.print(f"{number:>4}  {sentence}", markup=False, soft_wrap=True)
    if match.over:
        console.print(Speaker(match, phrases).winners(), markup=False)


def step_through(match: Match, console: Console, phrases: Phrases) -> None:
    """Walk through a game with the keyboard."""
    at, last = 0, len(match.moves)
    while True:
        show_moment(match, at, console, phrases)
        console.print(phrases.text("terminal-replay-keys"), style="dim")
        try:
            entered = console.input("[bold cyan]> [/]").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if entered in {"q", "quit"}:
            return
        if entered == "e":
            at = last
        elif entered == "b":
            at = max(0, at - 1)
        elif entered.isdecimal():
            at = min(int(entered[:9]), last)
        elif at == last:
            return
        else:
            at += 1
