"""Parses options of games and other arguments of the form `name=value`."""

from __future__ import annotations

from typing import Final

from arizona.engine.errors import ArizonaError
from arizona.engine.game import OptionValue

GAME_HELP: Final = "name of a game; see `arizona games`"


def read_pairs(given: list[str] | None, flag: str) -> dict[str, str]:
    """Parse arguments such as `name=value` into a dictionary."""
    found: dict[str, str] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise ArizonaError(f"{flag} '{text}': expected name=value")
        found[name.strip()] = value.strip()
    return found


def read_options(given: list[str] | None) -> dict[str, OptionValue]:
    """Parse the options of a game; the game defines their names and values."""
    return {**read_pairs(given, "--option")}
