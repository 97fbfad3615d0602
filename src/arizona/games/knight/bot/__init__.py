"""Bots: evaluation, search settings and characters. Compiled with full optimization."""

from arizona.games.knight.bot.players import PLAYERS

__all__ = ["PLAYERS"]
