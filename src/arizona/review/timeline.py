"""Timeline of a finished game: its positions, decisions and chance events."""

from __future__ import annotations

from typing import Final, NamedTuple

from arizona.engine.errors import ArizonaError
from arizona.engine.match import Match
from arizona.engine.record import Record
from arizona.engine.replay import replay
from arizona.engine.state import CHANCE, State


class Spot(NamedTuple):
    """A decision: the number of moves before it, the seat and the action."""

    moment: int
    seat: int
    action: int
    free: bool
    """Whether there was more than one legal action."""
    chance: int
    """Index of the first chance event since the previous decision; −1 if there was none."""


class Timeline:
    """All positions of a game. Remarks that end a game are not decisions."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self.game: Final = match.game
        self.states: Final[list[State]] = []
        """The position before each move and the final position."""
        self.spots: Final[list[Spot]] = []
        state = match.setup.start()
        self.states.append(state.clone())
        chance_moment = -1
        for moment, move in enumerate(match.moves):
            if move.action >= 0:
                if move.seat == CHANCE:
                    chance_moment = moment if chance_moment < 0 else chance_moment
                else:
                    free = len(state.legal()) > 1
                    self.spots.append(Spot(moment, move.seat, move.action, free, chance_moment))
                    chance_moment = -1 if free else chance_moment
                state.apply(move.action)
            self.states.append(state.clone())
        self.free: Final = [number for number, spot in enumerate(self.spots) if spot.free]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.match.names)


def played_of(record: Record, content: str | None = None) -> Timeline:
    """Return the timeline of a record. Raises ``ArizonaError`` if the game is not over."""
    match = replay(record, content=content)
    if not match.over:
        raise ArizonaError("the game is not over yet: only a finished game can be reviewed")
    return Timeline(match)
