"""The games as standard environments: PettingZoo, Gymnasium (also vectorized), OpenSpiel.

Requires the extra ``arizona[rl]``. Importing this package registers the Gymnasium ids
``arizona/<Game>-v1`` and ``arizona/<Game>-text-v1``, and creates a PettingZoo module ``<game>_v1``
for every installed game.
"""

from __future__ import annotations

import sys

try:
    import gymnasium
except ImportError as missing:
    raise ImportError(
        f"arizona.envs needs {missing.name}: install the extra, pip install 'arizona[rl]'"
    ) from None

from arizona.engine.registry import game_names
from arizona.envs.single import BotsEnv
from arizona.envs.vector import BatchEnv
from arizona.envs.zoo import ZooModule, zoo_module

__all__ = ["BatchEnv", "BotsEnv", "gym_id"]

VERSION = 1
"""Incremented when an observation, action or reward changes its meaning."""


def gym_id(game: str) -> str:
    return f"arizona/{game.capitalize()}-v{VERSION}"


def __getattr__(name: str) -> ZooModule:
    """Return the PettingZoo module of a game, as if it were a file."""
    module = sys.modules.get(f"{__name__}.{name}")
    if not isinstance(module, ZooModule):
        raise AttributeError(f"module {__name__} has no attribute '{name}'")
    return module


for _name in game_names():
    gymnasium.register(
        gym_id(_name),
        entry_point="arizona.envs.single:BotsEnv",
        vector_entry_point="arizona.envs.make:make_vector",
        kwargs={"game": _name},
    )
    gymnasium.register(
        f"arizona/{_name.capitalize()}-text-v{VERSION}",
        entry_point="arizona.envs.text:TextEnv",
        kwargs={"game": _name},
        disable_env_checker=True,  # it accepts only the spaces of Gymnasium itself
    )
    _module = zoo_module(_name, f"{__name__}.{_name}_v{VERSION}")
    sys.modules[_module.__name__] = _module
