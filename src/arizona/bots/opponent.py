"""A bot as the other seats of a batch of games."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from arizona.bots.bot import Bot, Clock
from arizona.engine.batch import Policy
from arizona.engine.state import State


@final
class Opponent(Policy):
    """Lets one bot decide for all the others, with so much time for a decision."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        self.bot: Final = bot
        self.seconds: Final = seconds

    def choose(self, state: State, legal: list[int]) -> i64:
        """The bot's decision; it gets a copy, as bots may play on in it."""
        return self.bot.decide(state.clone(), legal, Clock(self.seconds))
