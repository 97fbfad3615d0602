"""Helpers shared by the environment tests."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from arizona import game_names, get_game
from arizona.engine.game import OptionValue, Setup

GAMES = game_names()
TABLES = [
    (name, seats)
    for name in GAMES
    for seats in range(get_game(name).min_seats, get_game(name).max_seats + 1)
]


def setup_of(game: str, seats: int | None = None, **options: OptionValue) -> Setup:
    return get_game(game).setup(seats, options)


def aec_maker(game: str, name: str = "env") -> Callable[..., Any]:
    """Return ``env`` or ``raw_env`` of a game's PettingZoo module."""
    module = importlib.import_module(f"arizona.envs.{game}_v1")
    maker: Callable[..., Any] = getattr(module, name)
    return maker
