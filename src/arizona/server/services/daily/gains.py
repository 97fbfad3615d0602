"""Compares the best game of a day with another one of the same deal. Pure functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from arizona.server.protocol.daily import DailyChoice, DailyGain, DailyPart, DailySide
from arizona.server.protocol.parts import EventInfo, Phrase
from arizona.server.tables.compiled.game_log import GameLog

PERIODS: Final[tuple[Literal["week", "round"], ...]] = ("week", "round")
"""Event arguments that name the part of the game in which the event happens."""
MAX_GAINS: Final = 3
MAX_EVENTS: Final = 3

Result = Callable[[list[int]], int]
"""Returns the value to compare: the player's score or lead."""


class Key(NamedTuple):
    """A part that both games have; the final scoring comes last."""

    kind: DailyPart
    number: int


def gains(
    own: GameLog, best: GameLog, seat: int, result: Result, *, opponents: bool = False
) -> list[DailyGain]:
    """Return the parts in which the best game gained the most, in game order.

    ``opponents`` also includes opponents' scoring events, for games compared by lead.
    """
    mine, theirs = _parts(own, seat), _parts(best, seat)
    found: list[DailyGain] = []
    for key in dict.fromkeys([*mine, *theirs]):
        one = _side(own, mine.get(key, []), seat, result, opponents=opponents)
        other = _side(best, theirs.get(key, []), seat, result, opponents=opponents)
        found.append(DailyGain(key.kind, key.number, other.gained - one.gained, one, other))
    most = sorted((one for one in found if one.points > 0), key=lambda one: -one.points)
    return sorted(most[:MAX_GAINS], key=lambda one: (one.part == "end", one.number))


def first_choice(own: GameLog, best: GameLog, seat: int) -> DailyChoice | None:
    """Return the first decision that differs between the games.

    Returns ``None`` if something else differs first, such as a bot's decision.
    """
    for moment, (one, other) in enumerate(zip(own.match.moves, best.match.moves, strict=False)):
        if (one.seat, one.action) == (other.seat, other.action):
            continue
        if one.seat != seat or other.seat != seat or min(one.action, other.action) < 0:
            return None
        state, game = own.state_at(moment), own.match.setup.game
        labels = [game.words(state, move.action).label for move in (one, other)]
        mine, theirs = (Phrase(label.id, dict(label.args)) for label in labels)
        return DailyChoice(moment, mine, theirs)
    return None


def _parts(game_log: GameLog, seat: int) -> dict[Key, list[int]]:
    """Return the moments of each part: rounds or weeks if the game has them, otherwise turns."""
    started: dict[int, list[Key]] = {}
    for event in game_log.events:
        for kind in PERIODS:
            number = event.args.get(kind)
            if isinstance(number, int):
                started.setdefault(event.moment, []).append(Key(kind, number))
    found: dict[Key, list[int]] = {}
    current: Key | None = None
    before = -1
    for moment, move in enumerate(game_log.match.moves, 1):
        here = current
        if not started:
            if move.seat == seat != before:
                here = Key("turn", 1 if current is None else current.number + 1)
            before = move.seat if move.seat >= 0 else before
            current = here
        elif moment == game_log.moment:
            here = Key("end", 0)
        elif moment in started:  # a part may end and the next one begin
            here, current = started[moment][0], started[moment][-1]
        if here is not None:
            found.setdefault(here, []).append(moment)
    return found


def _side(
    game_log: GameLog, moments: list[int], seat: int, result: Result, *, opponents: bool
) -> DailySide:
    scores = game_log.scores
    gained = sum(result(scores[moment]) - result(scores[moment - 1]) for moment in moments)
    happened = set(moments)
    events = [one for one in game_log.events if one.moment in happened and one.seat >= 0]
    points = [one for one in events if one.points and (opponents or one.seat == seat)]
    moves = game_log.match.moves
    decided = [one for one in events if one.seat == moves[one.moment - 1].seat == seat]
    chosen = _largest(points) or decided[:MAX_EVENTS]
    start = moments[0] - 1 if moments else game_log.moment
    return DailySide(start, gained, chosen)


def _largest(events: list[EventInfo]) -> list[EventInfo]:
    """Return the events worth the most points, in game order."""
    most = sorted(events, key=lambda one: -abs(one.points))[:MAX_EVENTS]
    return [one for one in events if any(one is other for other in most)]
