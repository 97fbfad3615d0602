"""Puzzles of Trail: score the most points this turn."""

from __future__ import annotations

from typing import Final

from arizona.engine.events import Event
from arizona.engine.message import Message
from arizona.engine.rng import Rng
from arizona.engine.state import State
from arizona.games.trail.bot.reasons import why
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.frames import kind_of
from arizona.games.trail.rules.state import TrailState
from arizona.puzzles.max_points import MostPuzzler
from arizona.puzzles.puzzle import Puzzle

PLAYERS: Final = ("ringtail", "bobcat")
FIRST_WEEK: Final = 2
THEMES: Final = {
    "piece-placed": "mural",
    "walked": "passage",
    "card-taken": "card",
    "claimed": "claim",
    "climbed": "ladder",
    "advanced": "terrain",
    "ability": "ability",
    "spirit-used": "spirit",
    "arrow-moved": "arrows",
    "arrow-taken": "arrows",
    "grit": "grit",
}
"""The theme of a puzzle by an event of its solution."""


class TrailPuzzler(MostPuzzler):
    """Creates puzzles to score the most points this turn."""

    game = "trail"
    one_turn = True
    limit = 4_000
    least = 4
    choices = 3
    one_way = False
    obvious = 2
    """Taking a card for the Gold printed on it takes three decisions: card, marker, coins."""

    def line_up(self, rng: Rng) -> list[str]:
        """Return two to four competent bots."""
        return [PLAYERS[rng.below(len(PLAYERS))] for _ in range(2 + rng.below(3))]

    def tasks(self, state: State, rng: Rng) -> list[tuple[int, list[int]]]:
        """Return the seat to move if it begins a turn in the Journey."""
        assert isinstance(state, TrailState)
        if not state.depth or state.week < FIRST_WEEK or kind_of(state.top()) != f.ASK_TURN:
            return []
        seat = int(state.to_move())
        # Another player's turn must follow, so that Recovery does not affect this one.
        follows = any(
            other != seat and not player.retired and player.markers + player.dutchmen > 0
            for other, player in enumerate(state.players)
        )
        return [(seat, [])] if follows else []

    def themes(self, posed: State, puzzle: Puzzle, events: list[Event]) -> list[str]:
        """Return the themes of the solution's own events."""
        own = {event.kind for event in events if event.seat == puzzle.seat}
        return [theme for kind, theme in THEMES.items() if kind in own]

    # --- texts ----------------------------------------------------------------------------

    def goal(self, puzzle: Puzzle) -> Message:
        return Message("trail-puzzle-goal")

    def about(self, posed: State, puzzle: Puzzle) -> Message:
        """Describe the week, the available markers, and the points to find."""
        assert isinstance(posed, TrailState)
        player = posed.players[puzzle.seat]
        return Message(
            "trail-puzzle-about",
            {
                "week": int(posed.week),
                "markers": int(player.markers),
                "dutchmen": int(player.dutchmen),
                "points": puzzle.best,
            },
        )

    def why(self, posed: State, puzzle: Puzzle, events: list[Event]) -> list[Message]:
        """Explain the turn in the same way as the game's hints."""
        return why(events, puzzle.seat)


PUZZLER: Final = TrailPuzzler()
