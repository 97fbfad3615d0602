"""A bot as the opponent policy of a batch of games."""

from __future__ import annotations

import secrets
from typing import Final, final

from mypy_extensions import i64

from arizona.bots.bot import Bot, Clock
from arizona.engine.batch import Policy
from arizona.engine.rng import Rng
from arizona.engine.state import State


@final
class BotPolicy(Policy):
    """Policy in which a bot plays all other seats.

    The bot's random generators are saved per game, so that its decisions in one game do not depend
    on the others.
    """

    def __init__(self, bot: Bot, seconds: float, seed: str | None = None) -> None:
        self.bot: Final = bot
        self.seconds: Final = seconds
        self.seed = secrets.token_hex(16) if seed is None else seed
        self.generators: dict[int, list[Rng]] = {}
        """States of the bot's random generators by game."""

    def choose(self, state: State, legal: list[int]) -> i64:
        """Return the bot's decision on a copy of the position, which the bot may modify."""
        return self.bot.decide(state.clone(), legal, Clock(self.seconds))

    def choose_in(self, game: i64, state: State, legal: list[int]) -> i64:
        """Return the bot's decision, using the random generators of this game."""
        current = self.bot.generators()
        own = self.generators.get(game)
        if own is None:
            own = [Rng(f"{self.seed} {game} {number}") for number in range(len(current))]
            self.generators[game] = own
        for number, rng in enumerate(current):
            rng.take(own[number])
        self.bot.forget()
        chosen = self.choose(state, legal)
        for number, rng in enumerate(current):
            own[number].take(rng)
        return chosen

    def snapshot(self) -> tuple[str, dict[int, list[Rng]]]:
        """Return the seed and a copy of the random generators for a snapshot."""
        return self.seed, {
            game: [rng.clone() for rng in own] for game, own in self.generators.items()
        }

    def restore(self, held: tuple[str, dict[int, list[Rng]]]) -> None:
        """Restore the random generators of a snapshot. The snapshot can be used again."""
        self.seed = held[0]
        self.generators = {game: [rng.clone() for rng in own] for game, own in held[1].items()}
