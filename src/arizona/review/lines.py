"""Lines that are shown: a move and what may follow from it, played by the engine itself."""

from __future__ import annotations

from typing import Final, NamedTuple

from arizona.bots.bot import Bot, Clock
from arizona.engine.events import Event
from arizona.engine.game import Game
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, OVER, State, draw
from arizona.review.model import ReviewStep, told

LONGEST: Final = 80
"""Moves of a line at most."""
NO_HURRY: Final = 600.0


class Variation(NamedTuple):
    """A move, what follows from it, and everything that happens on the way."""

    seat: int
    """Whose move begins it."""
    actions: list[int]
    movers: list[int]
    events: list[list[Event]]
    """What each of the moves did."""
    own: int
    """So many of the moves belong to the turn of the first."""
    before: State
    after: State
    proved: bool = False
    """Whether nobody could do better on the way: then it is how the game ends."""

    def near(self) -> list[Event]:
        """What happens while the turn lasts."""
        return [event for step in self.events[: self.own] for event in step]

    def all(self) -> list[Event]:
        """What happens in the whole line."""
        return [event for step in self.events for event in step]


def points(events: list[Event], seat: int) -> int:
    """What a seat's events add to its score."""
    return sum(event.points for event in events if event.seat == seat)


def lead(events: list[Event], seat: int, seats: int) -> int:
    """What events change of a seat's lead over the one who gains most of the others."""
    others = [points(events, other) for other in range(seats) if other != seat]
    return points(events, seat) - max(others)


def play(state: State, actions: list[int]) -> Variation:
    """A line of moves that were proved best. They are one turn until the turn's number changes."""
    line = _begin(state)
    after = line.after
    turn = after.turn()
    own = 0
    for action in actions:
        if after.turn() == turn:
            own = len(line.actions) + 1
        _push(line, after, action)
    return line._replace(own=own, proved=True)


def play_on(state: State, action: int, guide: Bot, luck: str, turns: int = 1) -> Variation:
    """A move, then what a guide would decide for everybody, until the seat had so many more turns.

    The luck is drawn by a generator of that name: two lines of the same name have the same.
    """
    line = _begin(state)
    after = line.after
    rng = Rng(luck)
    own = 0
    turn = after.turn()
    mine = turn
    begun = 0
    following = action
    while True:
        if after.turn() == turn:
            own = len(line.actions) + 1
        _push(line, after, following)
        if after.to_move() == OVER or len(line.actions) >= LONGEST:
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
    """A line in words."""
    state = line.before.clone()
    found: list[ReviewStep] = []
    for mover, action in zip(line.movers, line.actions, strict=True):
        words = game.words(state, action)
        found.append(ReviewStep(mover, action, words.text, told(words.label)))
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
