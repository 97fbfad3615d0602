"""Gymnasium: many games stepped together in compiled code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from arizona.bots.opponent import BotPolicy
from arizona.engine.batch import OUTCOME, TURNS, Batch, SavedBatch
from arizona.engine.content import DEFAULT
from arizona.engine.errors import IllegalMoveError, OptionError
from arizona.engine.game import OptionValue
from arizona.engine.rng import Rng
from arizona.envs.arrays import ACTION, Number, Row, Rows, all_actions, check_known, view
from arizona.envs.opponents import Chosen, bot_for, seconds_for
from arizona.envs.planes import WithParts
from arizona.envs.play import make_setup

Actions = NDArray[np.integer[Any]]
METADATA: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}


class BatchEnv(WithParts, VectorEnv[Row, Actions, NDArray[Any]]):
    """``num_envs`` games, with one decision of each per step.

    With ``opponents`` (the name of a bot) one seat of each game is the learner's, as in
    ``BotsEnv``. With ``opponents=None`` every decision of every seat is a step, for self-play:
    ``infos["seat"]`` is the seat to move, ``infos["acted"]`` the seat that the returned reward is
    for, and ``infos["rewards"]`` has the rewards of all seats.

    A game that ends restarts in the same step (``AutoresetMode.SAME_STEP``): the returned row
    already shows the next game. Games are never truncated, so no final observation is stored. If
    any action is illegal, ``step`` raises an error and changes nothing.

    Games are numbered from ``first``. A game depends only on the seed of ``reset``, its number and
    its own actions, so games 4 to 7 are the same in a batch of four with ``first=4``.

    With ``copy=False`` the arrays are views of the batch's own buffers: this is fastest, but the
    next step overwrites them.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Chosen | None = "random",
        *,
        seats: int | None = None,
        seat: int = TURNS,
        rewards: str = OUTCOME,
        content: str = DEFAULT,
        seconds: float | None = None,
        copy: bool = True,
        normalize: bool = False,
        first: int = 0,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.made_with: dict[str, Any] = {
            **{"game": game, "num_envs": num_envs, "opponents": opponents, "seats": seats},
            **{"seat": seat, "rewards": rewards, "content": content, "seconds": seconds},
            **{"copy": copy, "normalize": normalize, "first": first, **options},
        }
        if render_mode is not None:
            raise OptionError(f"render_mode: '{render_mode}': many games have no picture")
        setup = make_setup(game, seats, content, options)
        self.setup = setup
        self.num_envs = num_envs
        self.copy = copy
        self.opponents = opponents
        self.seconds = 0.0 if opponents is None else seconds_for(game, opponents, seconds)
        self.batch = Batch(
            setup,
            num_envs,
            rewards=rewards,
            policy=self._policy(game),
            seat=seat,
            apart=opponents is None and setup.game.observer(setup).apart,
            first=first,
        )
        batch = self.batch
        self.num_actions = setup.num_actions
        self.layout = Rows(batch.observer, normalize)
        self.single_observation_space = self.layout.space()
        self.single_action_space = spaces.Discrete(setup.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rows = view(batch.observations, np.int16).reshape(num_envs * int(batch.views), -1)
        """If every seat decides, each may have its own row in each game."""
        self.shown = view(batch.shown, np.int64)
        self.shown_rows = np.zeros((num_envs, self.rows.shape[1]), np.int16)
        self.masks = view(batch.masks, np.int8).reshape(num_envs, -1)
        self.seats = view(batch.seats, np.int32)
        self.acted = view(batch.acted, np.int32)
        self.all_rewards = view(batch.rewards, np.float64).reshape(num_envs, -1)
        self.done = view(batch.done, np.bool_)
        self.lengths = view(batch.ended, np.int64)
        self.gained = view(batch.gained, np.float64)
        self.never = np.zeros(num_envs, np.bool_)
        self.infos: dict[str, NDArray[Any]] = {
            "action_mask": self.masks,
            "seat": self.seats,
            "acted": self.acted,
            "rewards": self.all_rewards,
            "length": self.lengths,
        }

    def _policy(self, game: str, seed: int | None = None) -> BotPolicy | None:
        if self.opponents is None:
            return None
        name = None if seed is None else f"{seed} opponents"
        return BotPolicy(bot_for(game, self.opponents, name), self.seconds, name)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Start all games; with a seed, everything that follows is reproducible."""
        super().reset(seed=seed)
        if seed is not None:
            self.batch.policy = self._policy(self.batch.setup.game.name, seed)
        self.batch.reset(seed)
        return self._seen(), self._infos()

    def step(
        self, actions: Actions
    ) -> tuple[Row, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Apply one decision in every game, then chance events, opponents and restarts."""
        batch = self.batch
        try:
            batch.step(all_actions(actions, self.num_envs, self.num_actions))
        except IllegalMoveError:
            check_known(actions, self.num_actions)
            raise
        rewards = self.gained.copy()
        return self._seen(), rewards, self._given(self.done), self.never, self._infos()

    def sample(self) -> NDArray[np.int32]:
        """A uniformly random legal action for every game; does not use the games' random
        generators.
        """
        return np.frombuffer(self.batch.sample(), ACTION)

    def action_masks(self) -> NDArray[np.int8]:
        """A 1 for every legal action of every game."""
        return self._given(self.masks)

    def observations(self) -> Row:
        """The current rows of all games, as returned by the last step."""
        return self._seen()

    def _infos(self) -> dict[str, Any]:
        if not self.copy:
            return self.infos.copy()
        return {name: array.copy() for name, array in self.infos.items()}

    def _seen(self) -> Row:
        if self.batch.views == 1:
            return self.layout.shown(self._given(self.rows))
        out = None if self.copy else self.shown_rows
        rows = self.rows.take(self.shown, axis=0, out=out, mode="clip")
        return self.layout.shown(rows)

    def write_rows(self, out: NDArray[np.int16]) -> None:
        """Write the current rows of all games, as integers, into an array."""
        if self.batch.views == 1:
            out[:] = self.rows
        else:
            self.rows.take(self.shown, axis=0, out=out, mode="clip")

    def snapshot(self) -> Snapshot:
        """A copy of all games, including the random generators of games and bots, for planning."""
        policy = self.batch.policy
        generators = policy.snapshot() if isinstance(policy, BotPolicy) else None
        return Snapshot(self.batch.setup.game.name, self.batch.snapshot(), generators)

    def restore(self, snapshot: Snapshot) -> tuple[Row, dict[str, Any]]:
        """Return to a snapshot, which remains usable; returns the observations."""
        game = self.batch.setup.game.name
        if snapshot.game != game:
            raise OptionError(f"this is a snapshot of {snapshot.game}, not of {game}")
        self.batch.policy = self._policy(game)
        if isinstance(self.batch.policy, BotPolicy) and snapshot.generators is not None:
            self.batch.policy.restore(snapshot.generators)
        self.batch.restore(snapshot.batch)
        return self._seen(), self._infos()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return _restore, (self.made_with, self.snapshot())

    def __deepcopy__(self, memo: dict[int, Any]) -> BatchEnv:
        return _restore(self.made_with, self.snapshot())

    def _given(self, array: NDArray[Number]) -> NDArray[Number]:
        return array.copy() if self.copy else array

    def close_extras(self, **kwargs: Any) -> None: ...


@dataclass(frozen=True)
class Snapshot:
    """A saved batch of games. It can be pickled."""

    game: str
    batch: SavedBatch
    generators: tuple[str, dict[int, list[Rng]]] | None
    """The opponents' seed, and their random generators in each game."""


def _restore(made_with: dict[str, Any], snapshot: Snapshot) -> BatchEnv:
    """Rebuild an environment that was pickled or copied."""
    env = BatchEnv(**made_with)
    env.restore(snapshot)
    return env
