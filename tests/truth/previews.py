"""Compares previews with what happens when the turn is played out at random."""

from __future__ import annotations

from collections import Counter

from arizona.engine.events import Event
from arizona.engine.preview import preview
from arizona.engine.rng import Rng
from arizona.engine.state import OVER, State

TRIES = 3
"""Random continuations per previewed action."""
ACTIONS = 6
"""Previewed actions per position."""


def key(event: Event) -> tuple[object, ...]:
    return (
        event.kind,
        event.seat,
        event.points,
        event.rule,
        tuple(sorted((name, str(value)) for name, value in event.args.items())),
    )


def false_previews(game: str, state: State) -> tuple[int, list[str]]:
    """Return the number of previewed effects, and those that do not happen."""
    wrong: list[str] = []
    counted = 0
    legal = state.legal()
    for action in legal[:: max(1, len(legal) // ACTIONS)]:
        sure = preview(state, action)
        result = Counter(map(key, sure.events + sure.then))
        counted += sum(result.values())
        for trial in range(TRIES):
            happened = play_turn(state, action, len(sure.moves), f"{action} {trial}")
            missing = result - Counter(map(key, happened))
            wrong += [f"action {action}: {one}" for one in missing]
        seat = int(state.to_move())
        gained = sum(event.points for event in sure.events if event.seat == seat)
        if sure.after.scores()[seat] - state.scores()[seat] != gained:
            wrong.append(f"action {action}: the points of its events are not its score")
    return counted, wrong


def play_turn(state: State, action: int, forced: int, seed: str) -> list[Event]:
    """Play an action, at least its forced moves, and random choices to the end of the turn."""
    rng = Rng(seed)
    seat, turn = state.to_move(), state.turn()
    after = state.clone()
    log: list[Event] = []
    after.log = log
    after.apply(action)
    moves = 1
    while after.to_move() != OVER:
        legal = after.legal()
        own = after.to_move() == seat and after.turn() == turn
        if moves >= forced and not own:
            break
        after.apply(legal[rng.below(len(legal))])
        moves += 1
    return log
