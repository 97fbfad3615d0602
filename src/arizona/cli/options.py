"""Parses options of games and other arguments of the form `name=value`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from arizona.engine.errors import ArizonaError, unknown_value
from arizona.engine.game import OptionValue
from arizona.engine.message import Arg, ValidationMessage

GAME_HELP: Final = "name of a game; see `arizona games`"


def which_game(games: Iterable[str]) -> ArizonaError:
    """Return the error for a command that needs a game."""
    known = ", ".join(games)
    english = "which game? Choose one of: {known}"
    return ArizonaError(ValidationMessage("terminal-which-game", english, {"known": known}))


def wrong_value(option: str, english: str) -> ArizonaError:
    """Return the error for a value that cannot be used; ``english`` says why."""
    return ArizonaError(ValidationMessage("terminal-command-value", english, {"what": option}))


def wrong_choice(option: str, value: str, known: Iterable[str]) -> ArizonaError:
    """Return the error for a value that is not one of those allowed."""
    return ArizonaError(unknown_value(option, value, known))


def one_of(*options: str) -> ArizonaError:
    """Return the error for options that exclude each other."""
    known = ", ".join(options)
    english = "{known}: choose one"
    return ArizonaError(ValidationMessage("terminal-one-of", english, {"known": known}))


def too_many(option: str, found: int, most: int, english: str) -> ArizonaError:
    """Return the error for an option that was given too often, or is too large."""
    args: dict[str, Arg] = {"option": option, "found": found, "most": most}
    return ArizonaError(ValidationMessage("terminal-command-many", english, args))


def read_pairs(given: list[str] | None, flag: str) -> dict[str, str]:
    """Parse arguments such as `name=value` into a dictionary."""
    found: dict[str, str] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            args: dict[str, Arg] = {"option": flag, "value": text}
            english = "{option} '{value}': expected name=value"
            raise ArizonaError(ValidationMessage("terminal-option-pair", english, args))
        found[name.strip()] = value.strip()
    return found


def read_options(given: list[str] | None) -> dict[str, OptionValue]:
    """Parse the options of a game; the game defines their names and values."""
    return {**read_pairs(given, "--option")}
