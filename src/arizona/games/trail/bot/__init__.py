"""Trail's bots: evaluation, search settings and characters. Compiled with full optimization."""

from arizona.games.trail.bot.players import PLAYERS

__all__ = ["PLAYERS"]
