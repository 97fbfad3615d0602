"""Loads shared data before the first request needs it."""

from __future__ import annotations

import functools

from arizona.messages import Phrases, locales
from arizona.puzzles.puzzle import puzzle_games
from arizona.server.services.catalog import games as game_catalog


@functools.cache
def warm_up() -> None:
    """Load the games, their packs and puzzles, and find the messages of all languages."""
    game_catalog.games()
    list(puzzle_games())
    for locale in locales():
        Phrases(locale)
