"""Knight for PettingZoo; the spec card is ``docs/envs/knight.md``."""

from __future__ import annotations

from pettingzoo import AECEnv

from arizona.engine.batch import OUTCOME
from arizona.engine.content import DEFAULT
from arizona.engine.game import OptionValue
from arizona.envs.aec import ArizonaAEC, wrapped


def raw_env(
    seats: int | None = None,
    *,
    rewards: str = OUTCOME,
    content: str = DEFAULT,
    render_mode: str | None = None,
    **options: OptionValue,
) -> ArizonaAEC:
    """The environment without guards: an illegal action is an error."""
    return ArizonaAEC(
        "knight", seats, rewards=rewards, content=content, render_mode=render_mode, **options
    )


def env(
    seats: int | None = None,
    *,
    rewards: str = OUTCOME,
    content: str = DEFAULT,
    render_mode: str | None = None,
    **options: OptionValue,
) -> AECEnv:
    """The environment; ``options`` are those of the game."""
    return wrapped(
        raw_env(seats, rewards=rewards, content=content, render_mode=render_mode, **options)
    )
