"""PettingZoo-style modules for every game: ``from arizona.envs import …_v1``."""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from arizona.engine.game import OptionValue
    from arizona.envs.aec import ArizonaAEC, TurnEnv


class ZooModule(ModuleType):
    """``raw_env`` without wrappers (an illegal action is an error), ``env`` with them.

    PettingZoo is imported on first use of either.
    """

    if TYPE_CHECKING:

        def env(
            self,
            seats: int | None = None,
            *,
            rewards: str = ...,
            content: str = ...,
            normalize: bool = ...,
            render_mode: str | None = ...,
            **options: OptionValue,
        ) -> TurnEnv: ...

        def raw_env(
            self,
            seats: int | None = None,
            *,
            rewards: str = ...,
            content: str = ...,
            normalize: bool = ...,
            render_mode: str | None = ...,
            **options: OptionValue,
        ) -> ArizonaAEC: ...

    def __init__(self, game: str, name: str) -> None:
        super().__init__(name, f"{game} for PettingZoo: env(seats, **options), raw_env(…).")
        self.game = game

    def __getattr__(self, name: str) -> Any:
        from arizona.envs.aec import ArizonaAEC, guarded  # noqa: PLC0415

        if name == "env":
            return partial(guarded, self.game)
        if name == "raw_env":
            return partial(ArizonaAEC, self.game)
        raise AttributeError(f"module {self.__name__} has no attribute '{name}'")


def zoo_module(game: str, name: str) -> ZooModule:
    return ZooModule(game, name)
