"""The games. None of them imports another."""

from arizona.engine.registry import register

register("knight", "arizona.games.knight.game:KNIGHT")

register("trail", "arizona.games.trail.game:TRAIL")
"""Trail: eight weeks on the Arizona Trail."""
