"""What the tests of the environments share."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from arizona import get_game
from arizona.engine.game import OptionValue, Setup

GAMES = ("knight", "rails", "trail")
TABLES = [("knight", 2), ("rails", 2), ("rails", 3), ("rails", 4), ("trail", 2), ("trail", 4)]


def setup_of(game: str, seats: int | None = None, **options: OptionValue) -> Setup:
    return get_game(game).setup(seats, options)


def aec_maker(game: str, name: str = "env") -> Callable[..., Any]:
    """``env`` or ``raw_env`` of a game's PettingZoo module."""
    module = importlib.import_module(f"arizona.envs.{game}_v1")
    maker: Callable[..., Any] = getattr(module, name)
    return maker
