"""Gymnasium: one learner against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces

from arizona.bots.bot import Bot, Clock
from arizona.engine.batch import OUTCOME, TURNS
from arizona.engine.content import DEFAULT
from arizona.engine.errors import OptionError
from arizona.engine.game import OptionValue
from arizona.envs.arrays import Mask, Row, mask_of, row_of, row_space
from arizona.envs.opponents import Chosen, bot_for, one_each, seconds_for
from arizona.envs.play import Play, make_setup

METADATA: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 2}
LOSE = "lose"
RAISE = "raise"
ILLEGAL = -1.0
"""The reward of an illegal action, which ends the game."""


class BotsEnv(gymnasium.Env[Row, np.int64]):
    """One seat of a game is the learner's; bots play the others within ``step``.

    ``opponents`` is a bot's name for all the other seats, or one for each; ``seat`` is the
    learner's, or −1 for another one each game. The observation is a row as the spec card tells;
    which actions are legal stand in ``action_masks()`` and in ``info["action_mask"]``. An illegal
    one loses the game at once, or is an error with ``illegal="raise"``.
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
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        if illegal not in (LOSE, RAISE):
            raise OptionError(f"illegal: '{illegal}' is not one of {LOSE}, {RAISE}")
        setup = make_setup(game, seats, content, options)
        if not TURNS <= seat < setup.seats:
            raise OptionError(f"seat {seat}: expected 0 to {setup.seats - 1}, or {TURNS}")
        self.play = Play(setup, rewards)
        self.observer = setup.game.observer(setup)
        self.observation_space = cast("spaces.Space[Row]", row_space(self.observer))
        self.action_space = spaces.Discrete(setup.game.num_actions)
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
        """A new game, up to the learner's first decision."""
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
        """The learner's decision and the answers of the others."""
        play = self.play
        if play.over or self.lost:
            raise OptionError("the game is over: call reset")
        if self.illegal == LOSE and int(action) not in play.legal():
            self.lost = True
            return self._row(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        play.act(int(action))
        reward = play.rewards[self.seat] + self._let_others_play()
        return self._row(), reward, play.over, False, self._info()

    def _let_others_play(self) -> float:
        """Until the learner decides or the game ends; returns what it brought the learner."""
        play = self.play
        reward = 0.0
        while not play.over and play.mover != self.seat:
            number = (play.mover - self.seat) % play.setup.seats - 1
            clock = Clock(self.seconds[number])
            play.act(self.bots[number].decide(play.state.clone(), play.legal(), clock))
            reward += play.rewards[self.seat]
        return reward

    def action_masks(self) -> Mask:
        """A 1 for every legal action; the name that masked learners ask for."""
        play = self.play
        legal = [] if self.lost else play.legal()
        return mask_of(legal, play.game.num_actions)

    def _row(self) -> Row:
        return row_of(self.observer, self.play.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.action_masks(),
            "seat": self.seat,
            "scores": self.play.state.scores(),
        }

    def render(self) -> str | None:
        """The position as text."""
        return self.play.picture() if self.render_mode == "ansi" else None
