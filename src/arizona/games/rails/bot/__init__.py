"""Bots: evaluation, search settings and characters. Compiled with full optimization."""

from arizona.games.rails.bot.players import PLAYERS

__all__ = ["PLAYERS"]
