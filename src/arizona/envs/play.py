"""One game with its random generator, for the single-game environments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from arizona.engine.batch import OUTCOME, REWARDS, outcome
from arizona.engine.errors import IllegalMoveError, OptionError
from arizona.engine.game import OptionValue, Setup
from arizona.engine.registry import get_game
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State, draw
from arizona.messages import Phrases


def make_setup(
    game: str, seats: int | None, content: str, options: Mapping[str, OptionValue]
) -> Setup:
    """Create a validated setup from the name of a game."""
    return get_game(game).setup(seats, options, content)


@dataclass(frozen=True)
class Moment:
    """A saved position. It can be pickled and restored in any environment with the same setup."""

    setup: Setup
    state: State
    rng: Rng
    rewards: list[float]


class Play:
    """A position, its random generator, and the rewards of the last action."""

    def __init__(self, setup: Setup, rewards: str = OUTCOME) -> None:
        if rewards not in REWARDS:
            raise OptionError(f"rewards: '{rewards}' is not one of {', '.join(REWARDS)}")
        self.setup = setup
        self.game = setup.game
        self.kind = rewards
        self.rng = Rng(None)
        self.state: State = setup.start()
        self.rewards = [0.0] * setup.seats

    def begin(self, seed: int | str | None = None) -> None:
        """Start a new game and advance to its first decision; without a seed the generator
        continues.
        """
        if seed is not None:
            self.rng = Rng(seed)
        self.state = self.game.settle_options(self.setup, self.rng).start()
        self.rewards = [0.0] * self.setup.seats
        self._draw()

    @property
    def over(self) -> bool:
        return self.state.to_move() == OVER

    @property
    def mover(self) -> int:
        """The seat to move."""
        return int(self.state.to_move())

    def legal(self) -> list[int]:
        """The legal actions; empty when the game is over."""
        return self.state.legal()

    def act(self, action: int) -> None:
        """Apply a decision and the chance events that follow it."""
        if action not in self.state.legal():
            raise IllegalMoveError(f"{self.game.name}: action {action} is not legal here")
        before = self.state.scores()
        self.state.apply(action)
        self._draw()
        if self.kind == OUTCOME:
            seats = self.setup.seats
            self.rewards = outcome(self.state, seats) if self.over else [0.0] * seats
        else:
            gained = [after - held for after, held in zip(self.state.scores(), before, strict=True)]
            others = len(gained) - 1
            self.rewards = [own - (sum(gained) - own) / others for own in gained]

    def _draw(self) -> None:
        while self.state.to_move() == CHANCE:
            self.state.apply(draw(self.state, self.state.legal(), self.rng))

    def pixels(self) -> NDArray[np.uint8]:
        """The board as an array of height × width × RGB."""
        from arizona.envs.pixels import pixels_of  # noqa: PLC0415 (it needs a drawing library)

        return pixels_of(self.game, self.state, self.names())

    def names(self) -> list[str]:
        return [f"player_{seat}" for seat in range(self.setup.seats)]

    def snapshot(self) -> Moment:
        """A copy of the game, including its random generator."""
        return Moment(self.setup, self.state.clone(), self.rng.clone(), list(self.rewards))

    def restore(self, moment: Moment) -> None:
        """Return to a snapshot, which remains usable."""
        if moment.setup is not self.setup and (
            moment.setup.game is not self.game
            or moment.setup.seats != self.setup.seats
            or moment.setup.content.digest != self.setup.content.digest
        ):
            raise OptionError("this is a snapshot of another game")
        self.state = moment.state.clone()
        self.rng = moment.rng.clone()
        self.rewards = list(moment.rewards)

    def picture(self) -> str:
        """The position as text, as the terminal draws it."""
        from arizona.terminal.drawing import draw as draw_scene  # noqa: PLC0415

        return draw_scene(self.game, self.state, self.names(), 100, Phrases()).plain
