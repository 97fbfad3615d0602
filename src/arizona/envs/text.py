"""A text environment for language models: positions and moves are text.

The observation is the table as the terminal draws it, what happened since the last move, the
question to decide and the legal moves. An action is the text of a move. A text that is not a legal
move changes nothing; the next observation begins with the engine's explanation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from arizona.engine.batch import OUTCOME, TURNS
from arizona.engine.content import DEFAULT
from arizona.engine.errors import MoveError, OptionError
from arizona.engine.game import OptionValue, Setup
from arizona.engine.state import CHANCE, draw
from arizona.envs.opponents import Chosen
from arizona.envs.play import Play
from arizona.envs.single import RAISE, BotsEnv, Snapshot
from arizona.messages import Phrases
from arizona.terminal.drawing import draw as draw_scene

LOST = -1.0
"""Reward for too many wrong answers in a row, which end the game."""
MAX_LENGTH = 100_000
MAX_MOVES = 60
"""Legal moves listed in an observation; ``info["legal"]`` has all of them."""


class TextSpace(spaces.Space[str]):
    """Any text up to a length."""

    def __init__(self, longest: int = MAX_LENGTH, seed: int | np.random.Generator | None = None):
        super().__init__((), np.str_, seed)
        self.longest = longest

    @property
    def is_np_flattenable(self) -> bool:
        return False

    def sample(self, mask: Any = None, probability: Any = None) -> str:
        """Return a few random letters, which are hardly ever a move."""
        letters = self.np_random.integers(ord("a"), ord("z") + 1, size=8)
        return "".join(chr(letter) for letter in letters)

    def contains(self, x: Any) -> bool:
        return isinstance(x, str) and len(x) <= self.longest

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TextSpace) and other.longest == self.longest

    def __hash__(self) -> int:
        return hash(self.longest)

    def __repr__(self) -> str:
        return f"TextSpace({self.longest})"


class LoggedPlay(Play):
    """A game that records the texts of its moves."""

    def __init__(self, setup: Setup, rewards: str) -> None:
        super().__init__(setup, rewards)
        self.lines: list[str] = []

    def begin(self, seed: int | str | None = None) -> None:
        self.lines = []
        super().begin(seed)

    def act(self, action: int) -> None:
        legal = action in self.state.legal()
        line = f"player_{self.mover}: {self.game.text(self.state, action)}" if legal else ""
        before = len(self.lines)
        super().act(action)
        self.lines.insert(before, line)

    def _draw(self) -> None:
        while self.state.to_move() == CHANCE:
            outcome = draw(self.state, self.state.legal(), self.rng)
            self.lines.append(f"* {self.game.text(self.state, int(outcome))}")
            self.state.apply(outcome)


class TextEnv(gymnasium.Env[str, str]):
    """One seat of a game against bots, with text as observation and action.

    Moves may be abbreviated as in the terminal, if that is unambiguous. After ``patience`` wrong
    answers in a row the game is lost with −1; 0 means that there is no limit.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 2}  # noqa: RUF012

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
        language: str = "en",
        width: int = 100,
        patience: int = 0,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        if patience < 0:
            raise OptionError(f"patience: expected 0 or more, found {patience}")
        if render_mode not in (None, "ansi"):
            raise OptionError(f"render_mode: '{render_mode}' is not one of ansi")
        self.bots_env = BotsEnv(
            game,
            opponents,
            seats=seats,
            seat=seat,
            rewards=rewards,
            content=content,
            seconds=seconds,
            illegal=RAISE,
            normalize=False,
            render_mode=None,
            **options,
        )
        self.play = LoggedPlay(self.bots_env.play.setup, rewards)
        self.bots_env.play = self.play
        self.render_mode = render_mode
        self.phrases = Phrases(language, self.play.setup.content)
        self.width = width
        self.patience = patience
        self.wrong = 0
        self.read = 0
        """Lines of the log that were part of an observation."""
        self.lost = False
        self.observation_space = TextSpace()
        self.action_space = TextSpace(1000)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[str, dict[str, Any]]:
        """Start a new game and advance to the first decision."""
        super().reset(seed=seed)
        self.bots_env.reset(seed=seed)
        self.wrong, self.read, self.lost = 0, 0, False
        return self._observation(), self._info()

    def step(self, action: str) -> tuple[str, float, bool, bool, dict[str, Any]]:
        """Play the move, or explain why it is not possible."""
        play = self.play
        if play.over or self.lost:
            raise OptionError("the game is over: call reset")
        try:
            if not isinstance(action, str):
                raise OptionError("action: expected the text of a move")
            chosen = play.game.parse(play.state, action)
        except MoveError as error:
            self.wrong += 1
            self.lost = self.wrong == self.patience
            text = f"{error}\n\n{self._question()}"
            reward = LOST if self.lost else 0.0
            return text, reward, self.lost, False, {**self._info(), "error": str(error)}
        self.wrong = 0
        self.read = len(play.lines) + 1  # the player's own move needs no report
        _, reward, over, _, _ = self.bots_env.step(chosen)
        return self._observation(), float(reward), over, False, self._info()

    def legal_moves(self) -> list[str]:
        """The texts of all legal moves."""
        if self.play.over or self.lost:
            return []
        return [text for _, text in self.play.game.legal_texts(self.play.state)]

    def render(self) -> str | None:
        """The table as text."""
        return self._table() if self.render_mode == "ansi" else None

    def snapshot(self) -> tuple[Snapshot, list[str], int, int, bool]:
        """A copy of the game, including the random generators of game and bots."""
        log = (list(self.play.lines), self.read, self.wrong, self.lost)
        return (self.bots_env.snapshot(), *log)

    def restore(
        self, snapshot: tuple[Snapshot, list[str], int, int, bool]
    ) -> tuple[str, dict[str, Any]]:
        """Return to a snapshot, which remains usable."""
        saved, lines, self.read, self.wrong, self.lost = snapshot
        self.bots_env.restore(saved)
        self.play.lines = list(lines)
        return self._observation(), self._info()

    def _table(self) -> str:
        play = self.play
        names = play.names()
        drawn = draw_scene(play.game, play.state, names, self.width, self.phrases)
        return drawn.plain.rstrip()

    def _question(self) -> str:
        play = self.play
        if play.over:
            winners = ", ".join(f"player_{seat}" for seat in play.state.winners())
            return f"The game is over. Winners: {winners}. Scores: {play.state.scores()}."
        moves = self.legal_moves()
        listed = ", ".join(moves[:MAX_MOVES])
        if len(moves) > MAX_MOVES:
            listed += f" and {len(moves) - MAX_MOVES} more"
        return f"{self.phrases.say(play.game.prompt(play.state))}\nLegal moves: {listed}"

    def _observation(self) -> str:
        parts = [f"You are player_{self.bots_env.seat}."]
        news = self.play.lines[self.read :]
        if news:
            parts.append("\n".join(news))
        return "\n\n".join([*parts, self._table(), self._question()])

    def _info(self) -> dict[str, Any]:
        return {
            "legal": self.legal_moves(),
            "seat": self.bots_env.seat,
            "scores": self.play.state.scores(),
            "winners": self.play.state.winners(),
        }
