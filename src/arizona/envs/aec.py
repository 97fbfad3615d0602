"""PettingZoo: every game as a turn-based multi-agent environment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from arizona.engine.batch import OUTCOME
from arizona.engine.content import DEFAULT
from arizona.engine.errors import OptionError
from arizona.engine.game import OptionValue
from arizona.envs.arrays import Mask, Row, Rows, mask_of, one_action
from arizona.envs.pixels import offered_modes
from arizona.envs.planes import WithParts
from arizona.envs.play import Moment, Play, make_setup

Observation = dict[str, Row | Mask]
RENDER_MODES = ("ansi", "human", "rgb_array")


Last = tuple[Observation, float, bool, bool, dict[str, Any]]
"""What ``last`` returns: observation, reward, terminated, truncated and info."""


class TurnEnv(Protocol):
    """What ``env`` returns, for type checkers: PettingZoo itself has no types."""

    metadata: dict[str, Any]
    possible_agents: list[str]
    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]

    @property
    def unwrapped(self) -> ArizonaAEC: ...

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None: ...

    def step(self, action: int | None) -> None: ...

    def last(self) -> Last: ...

    def observe(self, agent: str) -> Observation: ...

    def agent_iter(self, max_iter: int = ...) -> Iterable[str]: ...

    def observation_space(self, agent: str) -> spaces.Space[Any]: ...

    def action_space(self, agent: str) -> spaces.Space[Any]: ...

    def state(self) -> Row: ...

    def render(self) -> str | NDArray[np.uint8] | None: ...

    def close(self) -> None: ...


class ArizonaAEC(WithParts, AECEnv):
    """One game. Agents are ``player_0`` … in seat order.

    An observation is a dictionary of ``observation`` (a row as described by the spec card, from
    that agent's point of view) and ``action_mask`` (all 0 while another agent decides). Chance
    events are resolved internally.
    """

    if TYPE_CHECKING:
        agents: list[str]
        agent_selection: str
        rewards: dict[str, float]
        terminations: dict[str, bool]
        truncations: dict[str, bool]

        def last(self) -> Last: ...

        def agent_iter(self, max_iter: int = ...) -> Iterable[str]: ...

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        rewards: str = OUTCOME,
        content: str = DEFAULT,
        normalize: bool = False,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__()
        self.made_with: dict[str, Any] = {
            **{"game": game, "seats": seats, "rewards": rewards, "content": content},
            **{"normalize": normalize, "render_mode": render_mode, **options},
        }
        self.play = Play(make_setup(game, seats, content, options), rewards)
        modes = offered_modes(game, RENDER_MODES)
        if render_mode not in (None, *modes):
            known = ", ".join(modes)
            raise OptionError(f"render_mode: '{render_mode}' is not one of {known}")
        self.metadata: dict[str, Any] = {
            "name": f"{game}_v1",
            "render_modes": modes,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        setup = self.play.setup
        self.setup = setup
        self.layout = Rows(setup.game.observer(setup), normalize)
        self.possible_agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = setup.num_actions
        rows = self.layout.space()
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": rows, "action_mask": spaces.Box(0, 1, (actions,), np.int8)}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = rows

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation space, the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the game; the mask says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; with a seed, everything that follows is reproducible."""
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.mover]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, even while another one decides."""
        play = self.play
        seat = self.seat_of[agent]
        legal = play.legal() if play.mover == seat else []
        return {
            "observation": self.layout.of(play.state, seat),
            "action_mask": mask_of(legal, play.setup.num_actions),
        }

    def state(self) -> Row:
        """The position from the first seat's point of view; there is no hidden information."""
        return self.layout.of(self.play.state, 0)

    def step(self, action: int | None) -> None:
        """Apply the action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise OptionError(f"{agent}: an action is needed while the game runs")
        play = self.play
        play.act(one_action(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {other: play.rewards[self.seat_of[other]] for other in self.agents}
        if play.over:
            self.terminations = dict.fromkeys(self.agents, True)
            following = self.agents.index(agent) + 1
            self.agent_selection = self.agents[following % len(self.agents)]
        else:
            self.agent_selection = self.possible_agents[play.mover]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Text for ``ansi``, printed for ``human``; pixels of the board for ``rgb_array``."""
        if self.render_mode is None:
            return None
        if self.render_mode == "rgb_array":
            return self.play.pixels()
        picture = self.play.picture()
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def snapshot(self) -> Snapshot:
        """A copy of the game, including its random generator and all rewards, for planning."""
        begun = hasattr(self, "agents")
        given = {name: _copied(getattr(self, name)) for name in STANDING} if begun else {}
        return Snapshot(self.play.snapshot(), given)

    def restore(self, snapshot: Snapshot) -> None:
        """Return to a snapshot, which remains usable."""
        self.play.restore(snapshot.moment)
        for name, value in snapshot.standing.items():
            setattr(self, name, _copied(value))

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return _restore, (self.made_with, self.snapshot())

    def __deepcopy__(self, memo: dict[int, Any]) -> ArizonaAEC:
        return _restore(self.made_with, self.snapshot())

    def close(self) -> None: ...


STANDING = (
    *("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"),
    "agent_selection",
)
"""The attributes in which PettingZoo stores a game in progress."""


@dataclass(frozen=True)
class Snapshot:
    """A saved game. It can be pickled."""

    moment: Moment
    standing: dict[str, Any]


def _copied(value: Any) -> Any:
    return value.copy() if isinstance(value, (dict, list)) else value


def _restore(made_with: dict[str, Any], snapshot: Snapshot) -> ArizonaAEC:
    """Rebuild an environment that was pickled or copied."""
    env = ArizonaAEC(**made_with)
    env.restore(snapshot)
    return env


def guarded(
    game: str,
    seats: int | None = None,
    *,
    rewards: str = OUTCOME,
    content: str = DEFAULT,
    normalize: bool = False,
    render_mode: str | None = None,
    **options: OptionValue,
) -> TurnEnv:
    """One game with the usual wrappers: an illegal action loses, and calls out of order raise an
    error.
    """
    env = ArizonaAEC(
        game,
        seats,
        rewards=rewards,
        content=content,
        normalize=normalize,
        render_mode=render_mode,
        **options,
    )
    safe = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    safe = wrappers.AssertOutOfBoundsWrapper(safe)
    wrapped: TurnEnv = wrappers.OrderEnforcingWrapper(safe)
    return wrapped
