"""Creates vector environments in one process or several."""

from __future__ import annotations

from typing import Any

from arizona.envs.vector import BatchEnv
from arizona.envs.workers import WorkersEnv


def make_vector(
    game: str, num_envs: int = 1, *, num_workers: int = 0, **given: Any
) -> BatchEnv | WorkersEnv:
    """Create ``num_envs`` games in this process, or divided among ``num_workers`` processes.

    The games are the same in both cases.
    """
    if not num_workers:
        return BatchEnv(game, num_envs, **given)
    return WorkersEnv(game, num_envs, num_workers=num_workers, **given)
