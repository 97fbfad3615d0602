"""What an action would surely do, told before it is played.

A copy of the position plays it, and then whatever follows by itself: decisions with one answer,
draws with one outcome. It stops where somebody chooses, where chance draws, and where another turn
begins. Where it stops at a choice of the same seat, each answer is tried in the same way, and what
all of them bring is told too: whichever coins pay for a card, its gains are the same. So all that
a preview tells comes true, whatever is decided or drawn later.
"""

from __future__ import annotations

from typing import Final, final

from arizona.engine.events import Event
from arizona.engine.state import OVER, State

LONGEST: Final = 64
"""Moves that are followed at most; a turn has fewer that nobody decides."""
ANSWERS: Final = 12
"""A choice with more answers than this is left open."""


@final
class Preview:
    """One action, what it surely does, and the position where the next thing is open."""

    def __init__(self, action: int, moves: list[int], events: list[Event], after: State) -> None:
        self.action: Final = action
        self.moves: Final = moves
        """The action, then those that follow by themselves."""
        self.events: Final = events
        self.after: Final = after
        self.to_move: Final = int(after.to_move())
        """Who decides what is open: a seat, or ``CHANCE``, or ``OVER``."""
        self.then: list[Event] = []
        """What every answer to the next choice brings, if that choice is the same seat's."""

    def points(self, seat: int) -> int:
        """What it surely adds to a seat's score."""
        total = 0
        for event in self.events:
            if event.seat == seat:
                total += event.points
        for event in self.then:
            if event.seat == seat:
                total += event.points
        return total


def preview(state: State, action: int) -> Preview:
    """What a legal action would surely do. The position itself stays as it is.

    >>> from arizona.engine.preview import preview
    >>> match = arizona.new("knight", seed=7)
    >>> sure = preview(match.state, 113)
    >>> sure.events
    [Event('tile-laid', seat=0, {'tile': 'Butte', 'turn': 0, 'column': 0, 'row': 0}, points=+0)]
    >>> sure.to_move, match.state.legal()
    (0, [113, 118, 119])
    """
    sure = _follow(state, action)
    sure.then = _then(sure.after, int(state.to_move()), state.turn(), ANSWERS)
    return sure


def _then(after: State, mover: int, turn: int, most: int) -> list[Event]:
    """What every answer to the mover's next choice brings, further choices counted in.

    ``most`` answers are tried in all: a choice of two may lead to choices of half as many.
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
        events = tried.events + _then(tried.after, mover, turn, left)
        shared = _in_both(shared, events) if place else events
        if not shared:
            break
    return shared


def _follow(state: State, action: int) -> Preview:
    """Play an action and what follows by itself."""
    after = state.clone()
    turn = after.turn()
    events: list[Event] = []
    moves: list[int] = []
    after.log = events
    following = action
    while True:
        after.apply(following)
        moves.append(following)
        if after.to_move() == OVER or after.turn() != turn or len(moves) == LONGEST:
            break
        legal = after.legal()
        if len(legal) != 1:
            break
        following = legal[0]
    after.log = None
    return Preview(action, moves, events, after)


def _in_both(some: list[Event], others: list[Event]) -> list[Event]:
    """The events of the first list that the second has too, each as often as both have it."""
    left = list(others)
    shared: list[Event] = []
    for event in some:
        for place, other in enumerate(left):
            if _alike(event, other):
                shared.append(event)
                del left[place]
                break
    return shared


def _alike(one: Event, other: Event) -> bool:
    return (
        one.kind == other.kind
        and one.seat == other.seat
        and one.points == other.points
        and one.rule == other.rule
        and one.args == other.args
    )
