"""Lines: a move and a possible continuation, played by the engine."""

from __future__ import annotations

from typing import Final, NamedTuple

from arizona.bots.bot import Bot, Clock
from arizona.engine.events import Event
from arizona.engine.game import Game
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State, draw
from arizona.review.model import ReviewStep, message_data

MAX_MOVES: Final = 80
"""Maximum number of moves in a line."""
NO_HURRY: Final = 600.0


class Variation(NamedTuple):
    """A move, its continuation and all events."""

    seat: int
    """The seat that makes the first move."""
    actions: list[int]
    movers: list[int]
    events: list[list[Event]]
    """Events of each move."""
    own: int
    """Number of moves that belong to the first turn."""
    before: State
    after: State
    proved: bool = False
    """Whether the line is proven best play by all, to the end of the game."""

    def near(self) -> list[Event]:
        """Return the events of the first turn."""
        return [event for step in self.events[: self.own] for event in step]

    def all(self) -> list[Event]:
        """Return the events of the complete line."""
        return [event for step in self.events for event in step]


def points(events: list[Event], seat: int) -> int:
    """Return the points that events add to a seat's score."""
    return sum(event.points for event in events if event.seat == seat)


def lead(events: list[Event], seat: int, seats: int) -> int:
    """Return the change in a seat's lead over whichever other seat gains most."""
    others = [points(events, other) for other in range(seats) if other != seat]
    return points(events, seat) - max(others)


def play(state: State, actions: list[int]) -> Variation:
    """Play a line of proven best moves. The first turn ends when the turn number changes."""
    line = _begin(state)
    after = line.after
    turn = after.turn()
    own = 0
    for action in actions:
        if after.turn() == turn:
            own = len(line.actions) + 1
        _push(line, after, action)
    return line._replace(own=own, proved=True)


def play_on(state: State, action: int, guide: Bot, seed: str, turns: int = 1) -> Variation:
    """Play a move and then a bot's decisions for all seats, for ``turns`` more turns of the seat.

    ``seed`` determines the chance events, so that lines with the same seed have the same outcomes.
    """
    line = _begin(state)
    after = line.after
    rng = Rng(seed)
    own = 0
    turn = after.turn()
    mine = turn
    begun = 0
    following = action
    while True:
        if after.turn() == turn:
            own = len(line.actions) + 1
        _push(line, after, following)
        if after.to_move() == OVER or len(line.actions) >= MAX_MOVES:
            break
        legal = after.legal()
        if after.to_move() == CHANCE:
            following = int(draw(after, legal, rng))
            continue
        if after.to_move() == line.seat and after.turn() != mine:
            mine = after.turn()
            begun += 1
            if begun > turns:
                break
        forced = len(legal) == 1
        following = legal[0] if forced else guide.decide(after.clone(), legal, Clock(NO_HURRY))
    return line._replace(own=own)


def steps(game: Game, line: Variation) -> list[ReviewStep]:
    """Return the moves of a line with their texts and labels."""
    state = line.before.clone()
    found: list[ReviewStep] = []
    for mover, action in zip(line.movers, line.actions, strict=True):
        words = game.words(state, action)
        found.append(ReviewStep(mover, action, words.text, message_data(words.label)))
        state.apply(action)
    return found


def _begin(state: State) -> Variation:
    return Variation(int(state.to_move()), [], [], [], 0, state.clone(), state.clone())


def _push(line: Variation, after: State, action: int) -> None:
    events: list[Event] = []
    line.movers.append(int(after.to_move()))
    line.actions.append(action)
    after.log = events
    after.apply(action)
    after.log = None
    line.events.append(events)
