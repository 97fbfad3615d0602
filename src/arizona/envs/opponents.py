"""The opponents in an environment with one learner."""

from __future__ import annotations

from collections.abc import Sequence

from arizona.bots.bot import Bot
from arizona.bots.roster import make_bot, thinking_time
from arizona.engine.errors import OptionError
from arizona.engine.game import Setup
from arizona.engine.rng import Rng

Chosen = str | Bot


def bot_for(game: str, wanted: Chosen, seed: str | None) -> Bot:
    """Create a bot by name (see ``arizona bots``), or return an existing one."""
    return make_bot(game, wanted, seed) if isinstance(wanted, str) else wanted


def seconds_for(game: str, wanted: Chosen, seconds: float | None) -> float:
    """A bot's time per decision; ``seconds`` overrides its default."""
    if seconds is not None:
        return seconds
    return thinking_time(game, wanted if isinstance(wanted, str) else "")


def one_each(setup: Setup, wanted: Chosen | Sequence[Chosen]) -> list[Chosen]:
    """One choice for every other seat, in turn order after the learner."""
    others = setup.seats - 1
    if isinstance(wanted, str | Bot):
        return [wanted] * others
    chosen = list(wanted)
    if len(chosen) != others:
        raise OptionError(f"opponents: expected {others}, found {len(chosen)}")
    return chosen


def generators_of(bot: Bot) -> list[Rng]:
    """Copies of a bot's random generators."""
    return [rng.clone() for rng in bot.generators()]


def with_generators(bot: Bot, saved: list[Rng]) -> Bot:
    """Set a bot's random generators to saved ones."""
    for rng, other in zip(bot.generators(), saved, strict=False):
        rng.take(other)
    return bot
