"""One game with its luck, as the environments of a single game need it."""

from __future__ import annotations

from collections.abc import Mapping

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
    """A checked set-up, by the name of the game."""
    return get_game(game).setup(seats, options, content)


class Play:
    """A position, the generator that draws chance, and what the last action brought everybody."""

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
        """A new game, up to its first decision; without a seed the luck goes on."""
        if seed is not None:
            self.rng = Rng(seed)
        self.state = self.game.settle_options(self.setup, self.rng).start()
        self.rewards = [0.0] * self.setup.seats
        self._draw()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_move() == OVER

    @property
    def mover(self) -> int:
        """The seat that decides."""
        return int(self.state.to_move())

    def legal(self) -> list[int]:
        """The legal actions; none when the game is over."""
        return self.state.legal()

    def act(self, action: int) -> None:
        """Carry out a decision, then the chance that follows."""
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

    def picture(self) -> str:
        """The position as text, as the terminal draws it."""
        from arizona.terminal.drawing import draw as draw_scene  # noqa: PLC0415

        names = [f"player_{seat}" for seat in range(self.setup.seats)]
        return draw_scene(self.game, self.state, names, 100, Phrases()).plain
