"""Gymnasium: one learner against bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from arizona.bots.bot import Bot, Clock
from arizona.engine.batch import OUTCOME, TURNS
from arizona.engine.content import DEFAULT
from arizona.engine.errors import OptionError
from arizona.engine.game import OptionValue
from arizona.engine.rng import Rng
from arizona.envs.arrays import Mask, Row, Rows, mask_of, one_action
from arizona.envs.opponents import (
    Chosen,
    bot_for,
    generators_of,
    one_each,
    seconds_for,
    with_generators,
)
from arizona.envs.pixels import offered_modes
from arizona.envs.planes import WithParts
from arizona.envs.play import Moment, Play, make_setup

RENDER_MODES = ("ansi", "rgb_array")
METADATA: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}
LOSE = "lose"
RAISE = "raise"
ILLEGAL = -1.0
"""Reward for an illegal action, which ends the game."""


class BotsEnv(WithParts, gymnasium.Env[Row, np.int64]):
    """A game with one seat for the learner; bots play the others within ``step``.

    ``opponents`` is the name of a bot for all other seats, or one for each; ``seat`` is the
    learner's seat, or −1 to change it every game. The observation is a row as described by the spec
    card; the legal actions are in ``action_masks()`` and ``info["action_mask"]``. An illegal action
    loses the game, or raises an error with ``illegal="raise"``.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        opponents: Chosen | Sequence[Chosen] = "random",
        *,
        seats: int | None = None,
        seat: int = TURNS,
        rewards: str = OUTCOME,
        content: str = DEFAULT,
        seconds: float | None = None,
        illegal: str = LOSE,
        normalize: bool = False,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.made_with: dict[str, Any] = {
            **{"game": game, "opponents": opponents, "seats": seats, "seat": seat},
            **{"rewards": rewards, "content": content, "seconds": seconds, "illegal": illegal},
            **{"normalize": normalize, "render_mode": render_mode, **options},
        }
        if illegal not in (LOSE, RAISE):
            raise OptionError(f"illegal: '{illegal}' is not one of {LOSE}, {RAISE}")
        setup = make_setup(game, seats, content, options)
        modes = offered_modes(game, RENDER_MODES)
        self.metadata = {**METADATA, "render_modes": modes}
        if render_mode not in (None, *modes):
            known = ", ".join(modes)
            raise OptionError(f"render_mode: {render_mode!r} is not one of {known}")
        if not TURNS <= seat < setup.seats:
            raise OptionError(f"seat {seat}: expected 0 to {setup.seats - 1}, or {TURNS}")
        self.play = Play(setup, rewards)
        self.setup = setup
        self.layout = Rows(setup.game.observer(setup), normalize)
        self.observation_space = cast("spaces.Space[Row]", self.layout.space())
        self.action_space = spaces.Discrete(setup.num_actions)
        self.render_mode = render_mode
        self.illegal = illegal
        self.chosen = one_each(setup, opponents)
        self.seconds = [seconds_for(game, wanted, seconds) for wanted in self.chosen]
        self.bots: list[Bot] = [bot_for(game, wanted, None) for wanted in self.chosen]
        self.fixed_seat = seat
        self.seat = max(seat, 0)
        self.games = 0
        self.lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Start a new game and advance to the learner's first decision."""
        super().reset(seed=seed)
        game = self.play.game.name
        if seed is not None:
            self.games = 0
            self.bots = [
                bot_for(game, wanted, f"{seed} {number}")
                for number, wanted in enumerate(self.chosen)
            ]
        while True:
            self.play.begin(seed)
            self.lost = False
            if self.fixed_seat == TURNS:
                self.seat = self.games % self.play.setup.seats
            self.games += 1
            seed = None
            self._let_others_play()
            if not self.play.over:
                return self._row(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Apply the learner's decision and the replies of the bots."""
        play = self.play
        if play.over or self.lost:
            raise OptionError("the game is over: call reset")
        chosen = one_action(action)
        if self.illegal == LOSE and chosen not in play.legal():
            self.lost = True
            return self._row(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        play.act(chosen)
        reward = play.rewards[self.seat] + self._let_others_play()
        return self._row(), reward, play.over, False, self._info()

    def _let_others_play(self) -> float:
        """Play the bots' moves until the learner decides or the game ends; return the learner's
        reward.
        """
        play = self.play
        reward = 0.0
        while not play.over and play.mover != self.seat:
            number = (play.mover - self.seat) % play.setup.seats - 1
            clock = Clock(self.seconds[number])
            self.bots[number].forget()  # so that a restored game continues like this one
            play.act(self.bots[number].decide(play.state.clone(), play.legal(), clock))
            reward += play.rewards[self.seat]
        return reward

    def action_masks(self) -> Mask:
        """A 1 for every legal action; masked learners expect this method name."""
        play = self.play
        legal = [] if self.lost else play.legal()
        return mask_of(legal, play.setup.num_actions)

    def _row(self) -> Row:
        return self.layout.of(self.play.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.action_masks(),
            "seat": self.seat,
            "scores": self.play.state.scores(),
        }

    def render(self) -> str | NDArray[np.uint8] | None:
        """The position: text for ``ansi``, pixels of the board for ``rgb_array``."""
        if self.render_mode == "rgb_array":
            return self.play.pixels()
        return self.play.picture() if self.render_mode == "ansi" else None

    def snapshot(self) -> Snapshot:
        """A copy of the game, including the random generators of game and bots, for planning."""
        generators = [generators_of(bot) for bot in self.bots]
        return Snapshot(self.play.snapshot(), self.seat, self.games, self.lost, generators)

    def restore(self, snapshot: Snapshot) -> tuple[Row, dict[str, Any]]:
        """Return to a snapshot, which remains usable; returns the learner's observation.

        A bot specified by name is recreated with its saved random generator; a bot object passed by
        the caller keeps its state.
        """
        self.play.restore(snapshot.moment)
        self.seat, self.games, self.lost = snapshot.seat, snapshot.games, snapshot.lost
        name = self.play.game.name
        for number, wanted in enumerate(self.chosen):
            self.bots[number] = with_generators(
                bot_for(name, wanted, None), snapshot.generators[number]
            )
        return self._row(), self._info()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return _restore, (self.made_with, self.snapshot())

    def __deepcopy__(self, memo: dict[int, Any]) -> BotsEnv:
        return _restore(self.made_with, self.snapshot())


@dataclass(frozen=True)
class Snapshot:
    """A saved game against bots. It can be pickled."""

    moment: Moment
    seat: int
    games: int
    lost: bool
    generators: list[list[Rng]]


def _restore(made_with: dict[str, Any], snapshot: Snapshot) -> BotsEnv:
    """Rebuild an environment that was pickled or copied."""
    env = BotsEnv(**made_with)
    env.restore(snapshot)
    return env
