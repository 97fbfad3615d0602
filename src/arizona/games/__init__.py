"""The games. None of them imports another."""

from arizona.engine.registry import register

register("knight", "arizona.games.knight.game:KNIGHT")

register("rails", "arizona.games.rails.game:RAILS")
"""Rails: draft a die, draw a railway."""

register("trail", "arizona.games.trail.game:TRAIL")
"""Trail: eight weeks on the Arizona Trail."""
