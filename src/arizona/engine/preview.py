"""Previews: the guaranteed effects of an action, computed before it is played.

A preview plays the action on a copy of the position and then all forced moves: decisions with one
option and chance events with one outcome. It stops at a real decision, at a chance event or at the
end of the turn. If it stops at a decision of the same seat, it tries each option in the same way
and includes the effects they have in common. For example, the gains of a card are the same
whichever coins pay for it. So everything in a preview is certain to happen.
"""

from __future__ import annotations

from typing import Final, final

from arizona.engine.events import Event
from arizona.engine.state import OVER, State

MAX_MOVES: Final = 64
"""Maximum number of moves to follow; turns have fewer forced moves than this."""
ANSWERS: Final = 12
"""Maximum number of options of a decision to try."""


@final
class Preview:
    """An action, its guaranteed effects, and the position after all forced moves."""

    def __init__(self, action: int, moves: list[int], events: list[Event], after: State) -> None:
        self.action: Final = action
        self.moves: Final = moves
        """The action and the forced moves after it."""
        self.events: Final = events
        self.after: Final = after
        self.to_move: Final = int(after.to_move())
        """The seat to move after that, or ``CHANCE`` or ``OVER``."""
        self.then: list[Event] = []
        """Events that all options of the same seat's next decision have in common."""

    def points(self, seat: int) -> int:
        """Return the points that a seat is guaranteed to gain."""
        total = 0
        for event in self.events:
            if event.seat == seat:
                total += event.points
        for event in self.then:
            if event.seat == seat:
                total += event.points
        return total


def preview(state: State, action: int) -> Preview:
    """Compute the guaranteed effects of a legal action without changing the position.

    >>> from arizona.engine.preview import preview
    >>> match = arizona.new("knight", seed=7)
    >>> sure = preview(match.state, 113)
    >>> sure.events
    [Event('tile-laid', seat=0, {'tile': 'Butte', 'turn': 0, 'column': 0, 'row': 0}, points=+0)]
    >>> sure.to_move, match.state.legal()
    (0, [113, 118, 119])
    """
    sure = _follow(state, action)
    sure.then = _common_events(sure.after, int(state.to_move()), state.turn(), ANSWERS)
    return sure


def _common_events(after: State, mover: int, turn: int, most: int) -> list[Event]:
    """Return the events common to all options of the mover's next decision, recursively.

    Tries at most ``most`` options in total; the budget is divided among nested decisions.
    """
    if after.to_move() != mover or after.turn() != turn:
        return []
    answers = after.legal()
    if not 1 < len(answers) <= most:
        return []
    left = most // len(answers)
    shared: list[Event] = []
    for place, answer in enumerate(answers):
        tried = _follow(after, answer)
        events = tried.events + _common_events(tried.after, mover, turn, left)
        shared = _intersection(shared, events) if place else events
        if not shared:
            break
    return shared


def _follow(state: State, action: int) -> Preview:
    """Play an action and the forced moves after it."""
    after = state.clone()
    turn = after.turn()
    events: list[Event] = []
    moves: list[int] = []
    after.log = events
    following = action
    while True:
        after.apply(following)
        moves.append(following)
        if after.to_move() == OVER or after.turn() != turn or len(moves) == MAX_MOVES:
            break
        legal = after.legal()
        if len(legal) != 1:
            break
        following = legal[0]
    after.log = None
    return Preview(action, moves, events, after)


def _intersection(some: list[Event], others: list[Event]) -> list[Event]:
    """Return the multiset intersection of two lists of events."""
    left = list(others)
    shared: list[Event] = []
    for event in some:
        for place, other in enumerate(left):
            if _same_event(event, other):
                shared.append(event)
                del left[place]
                break
    return shared


def _same_event(one: Event, other: Event) -> bool:
    return (
        one.kind == other.kind
        and one.seat == other.seat
        and one.points == other.points
        and one.rule == other.rule
        and one.args == other.args
    )
