"""Commands of the terminal in the player's language; the English ones work in every language."""

from __future__ import annotations

import unicodedata
from typing import Final

from arizona.messages import Phrases

COMMANDS: Final = (
    *("help", "quit", "undo", "restart", "resign", "agree", "save", "hint", "moves", "board"),
    *("look", "log", "rules", "give up"),
)
"""The commands that have a message ``terminal-word-…`` with their words, separated by commas."""


def in_english(entered: str, phrases: Phrases) -> str:
    """Replace a command in the player's language by the English one; other text is unchanged.

    Capital letters and accents do not matter. What follows the command is not changed.
    """
    typed = entered.strip()
    plain = _plain(typed)
    for command in COMMANDS:
        for word in command_words(command, phrases):
            if plain == word:
                return command
            if plain.startswith(f"{word} "):
                rest = typed.split(maxsplit=word.count(" ") + 1)[-1]
                return f"{command} {rest}"
    return entered


def command_words(command: str, phrases: Phrases) -> list[str]:
    """The words of a command in the player's language, without capital letters and accents."""
    said = phrases.text(f"terminal-word-{command.replace(' ', '-')}")
    return [_plain(word) for word in said.split(",")]


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFD", " ".join(text.casefold().split()))
    return unicodedata.normalize("NFC", "".join(one for one in letters if _is_letter(one)))


def _is_letter(one: str) -> bool:
    return unicodedata.category(one) != "Mn"
