"""The games as standard environments: PettingZoo, Gymnasium (also vectorised), OpenSpiel.

They need the extra ``arizona[rl]``. Importing this registers the Gymnasium ids
``arizona/Knight-v1``, ``arizona/Rails-v1`` and ``arizona/Trail-v1``.
"""

from __future__ import annotations

try:
    import gymnasium
except ImportError as missing:
    raise ImportError(
        f"arizona.envs needs {missing.name}: install the extra, pip install 'arizona[rl]'"
    ) from None

from arizona.engine.registry import game_names
from arizona.envs.single import BotsEnv
from arizona.envs.vector import BatchEnv

__all__ = ["BatchEnv", "BotsEnv", "gym_id"]

VERSION = 1
"""Grows when an observation, an action or a reward changes its meaning."""


def gym_id(game: str) -> str:
    """The Gymnasium id of a game."""
    return f"arizona/{game.capitalize()}-v{VERSION}"


for _name in game_names():
    gymnasium.register(
        gym_id(_name),
        entry_point="arizona.envs.single:BotsEnv",
        vector_entry_point="arizona.envs.vector:BatchEnv",
        kwargs={"game": _name},
    )
