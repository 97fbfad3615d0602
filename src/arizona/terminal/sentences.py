"""Sentences about a match: prompts, moves and events with the players' names."""

from __future__ import annotations

import re
from typing import Final

from arizona.engine.errors import (
    AmbiguousMoveError,
    ArizonaError,
    IllegalMoveError,
    MoveError,
    UndoError,
)
from arizona.engine.events import NOBODY, Event
from arizona.engine.match import Match
from arizona.engine.message import Message
from arizona.engine.state import CHANCE, OVER
from arizona.messages import Phrases, plain_text
from arizona.messages.decimals import minus_signs
from arizona.messages.error_texts import error_text

RULE: Final = re.compile(r"\b[A-Z]-\d+\.\d+\b")
UNNAMED: Final = re.compile(r"Player (\d+)")
"""The name of a seat in a record without names."""
SEATS: Final = re.compile(r"\d+( \d+)*")
"""Seats in an event, counted from 1."""


def shown_names(match: Match, phrases: Phrases) -> list[str]:
    """The players' names, with default names and those of bots in the language of the reader."""
    return [
        _shown(match.game.name, name, bot, phrases)
        for name, bot in zip(match.names, match.bots, strict=True)
    ]


def _shown(game: str, name: str, bot: str, phrases: Phrases) -> str:
    unnamed = UNNAMED.fullmatch(name)
    if unnamed:
        return phrases.text("web-player-name", number=unnamed[1])
    for id in (f"bots-{game}-{bot}-name", f"table-bot-{bot}"):
        stored = re.fullmatch(rf"{re.escape(plain_text(id) or '')}( \d+)?", name)
        if bot and stored and phrases.has(id):
            return phrases.text(id) + (stored[1] or "")
    return name


class Speaker:
    """Describes a match in one language."""

    def __init__(self, match: Match, phrases: Phrases) -> None:
        self.match = match
        self.phrases = phrases
        self.names: Final = shown_names(match, phrases)

    def name(self, seat: int) -> str:
        return "" if seat == NOBODY else self.names[seat]

    def prompt(self) -> str:
        """The prompt with the name of the player to move."""
        match = self.match
        sentence = minus_signs(self.phrases.say(match.game.prompt(match.state)))
        mover = match.mover
        if mover in (CHANCE, OVER):
            return sentence
        return self.phrases.text("terminal-your-turn", name=self.name(int(mover)), prompt=sentence)

    def event(self, event: Event) -> str:
        """An event as a line of the log."""
        message = event.message(self.match.game.name)
        args = {**message.args, "name": self.name(event.seat)}
        order = args.get("order")
        if isinstance(order, str) and SEATS.fullmatch(order):
            args["order"] = ", ".join(self.name(int(seat) - 1) for seat in order.split())
        return minus_signs(self.phrases.say(Message(message.id, args)))

    def label(self, action: int) -> str:
        """A move as text for players."""
        return minus_signs(self.phrases.say(self.match.game.words(self.match.state, action).label))

    def winners(self) -> str:
        """The result of the match."""
        winners = self.match.winners()
        names = self.phrases.listed([self.name(seat) for seat in winners])
        return self.phrases.text("terminal-winner", names=names, count=len(winners))


def log_sentences(match: Match, phrases: Phrases) -> list[tuple[int, str]]:
    """The whole log of a match: each sentence with the number of the move that caused it."""
    again = Match(match.setup, names=list(match.names), bots=list(match.bots))
    speaker = Speaker(again, phrases)
    lines: list[tuple[int, str]] = []
    for number, move in enumerate(match.moves):
        lines.extend((number + 1, speaker.event(event)) for event in again.repeat(move))
    return lines


def complaint(error: ArizonaError, entered: str, phrases: Phrases) -> str:
    """Why a command was rejected."""
    move = entered[:40]
    if isinstance(error, UndoError):
        return phrases.text(f"table-no-undo-{error.why}", name=error.name)
    if isinstance(error, AmbiguousMoveError):
        moves = ", ".join(error.candidates[:6])
        return phrases.text("terminal-unclear", move=move, moves=moves)
    if isinstance(error, IllegalMoveError):
        rules = ", ".join(RULE.findall(str(error))) or "none"
        return phrases.text("terminal-not-legal", move=move, rules=rules)
    if isinstance(error, MoveError):
        return phrases.text("terminal-no-move", move=move)
    return error_text(error, phrases)
