"""Replays games: step by step, or one position."""

from __future__ import annotations

from rich.console import Console

from arizona.engine.match import Match
from arizona.messages import Phrases
from arizona.terminal.drawing import draw
from arizona.terminal.keys import ask
from arizona.terminal.sentences import Speaker, log_sentences

PAGE = 10


def show_moment(
    match: Match, at: int, console: Console, phrases: Phrases, *, whole: bool = True
) -> None:
    """Show the position after ``at`` moves, what led to it and the prompt; all, or what fits."""
    moment = match.at(at)
    title = phrases.text("terminal-moment", at=at, all=len(match.moves))
    console.print(title, style="bold")
    if at:
        for number, sentence in log_sentences(moment, phrases):
            if number == at:
                console.print(sentence, markup=False)
    else:
        console.print(phrases.text("terminal-start"))
    height = None if whole else max(console.height - 6, 8)
    speaker = Speaker(moment, phrases)
    names = speaker.names
    drawing = draw(moment.game, moment.state, names, console.width, phrases, None, height)
    console.print(drawing, end="", no_wrap=True, crop=True)
    console.print(speaker.winners() if moment.over else speaker.prompt(), markup=False)


def print_log(match: Match, console: Console, phrases: Phrases) -> None:
    """Print the whole game as a log, for a pipe or a file."""
    for number, sentence in log_sentences(match, phrases):
        console.print(f"{number:>4}  {sentence}", markup=False, soft_wrap=True)
    if match.over:
        console.print(Speaker(match, phrases).winners(), markup=False)


def step_through(match: Match, console: Console, phrases: Phrases) -> None:
    """Step through a game with the keyboard."""
    at, last = 0, len(match.moves)
    while True:
        show_moment(match, at, console, phrases, whole=False)
        console.print(phrases.text("terminal-replay-keys"), style="dim")
        try:
            entered = ask(console).strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if entered in {"q", "quit"}:
            return
        if entered in {"e", "last"}:
            at = last
        elif entered == "first":
            at = 0
        elif entered in {"b", "back"}:
            at = max(0, at - 1)
        elif entered == "page back":
            at = max(0, at - PAGE)
        elif entered == "page on":
            at = min(last, at + PAGE)
        elif entered.isdecimal():
            at = min(int(entered[:9]), last)
        elif at == last:
            if entered == "next":  # an arrow key at the end does nothing; Enter leaves
                continue
            return
        else:
            at += 1
