"""Review lines as positions to step through on the board."""

from __future__ import annotations

from msgspec import Raw

from arizona.bots.players import players_of
from arizona.engine.events import Event
from arizona.engine.state import State
from arizona.review.model import ReviewStep
from arizona.server.protocol.codec import encoder
from arizona.server.protocol.parts import EventInfo
from arizona.server.protocol.rest import Moment
from arizona.server.tables.compiled.game_log import GameLog


def line_moments(
    game_log: GameLog, table: str, moment: int, steps: list[ReviewStep]
) -> list[Moment]:
    """Return every position of a line that starts at ``moment``."""
    # As in the review, the search ignores what would be dealt after the current game.
    state = players_of(game_log.game.name).searched(game_log.state_at(moment))
    found: list[Moment] = []
    for number, step in enumerate(steps, 1):
        at = moment + number
        events = [
            EventInfo(at, event.kind, event.seat, event.rule, event.points, event.args)
            for event in _push(state, step.action)
        ]
        view = Raw(encoder.encode(game_log.view_of(state)))
        scene = game_log.scene_of(state, at, view)
        found.append(Moment(table, at, moment + len(steps), step.text, events, scene))
    return found


def _push(state: State, action: int) -> list[Event]:
    events: list[Event] = []
    state.log = events
    state.apply(action)
    state.log = None
    return events
