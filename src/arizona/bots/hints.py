"""What a bot would do here, and why: the best few moves with what to expect of them."""

from __future__ import annotations

import math
from typing import Final, final

from arizona.bots.bot import Clock
from arizona.bots.evaluation import LEAD, Evaluation
from arizona.bots.levels import PLAIN
from arizona.bots.players import Players, Solved, players_of
from arizona.bots.rewards import lead
from arizona.bots.search import SearchBot
from arizona.engine.events import Event
from arizona.engine.message import Message
from arizona.engine.state import State

WORTH_SAYING: Final = 0.5
"""Points that a part of the evaluation must change by to be given as a reason."""

REASONS: Final = 3
"""Reasons given for one move at most."""

LONGEST_LINE: Final = 60
"""Moves of one's own that are followed at most to tell what a move brings."""

CERTAIN: Final = 0.001
"""A reward this near to 0 or 1 tells no more by how many points."""


@final
class Hint:
    """One move, what to expect of it and why."""

    def __init__(
        self,
        line: list[int],
        score: float,
        exact: bool,
        expected: Message,
        reasons: list[Message],
    ) -> None:
        self.action: Final = line[0]
        self.line: Final = line
        """The move, and the small answers of the same turn that follow it; the reasons are what
        just these do."""
        self.score: Final = score
        """Comparable between the hints of one position: more is better."""
        self.exact: Final = exact
        """Whether the result is certain with best play by all."""
        self.expected: Final = expected
        self.reasons: Final = reasons

    def json(self) -> dict[str, object]:
        """For a screen."""
        return {
            "action": self.action,
            "score": self.score,
            "exact": self.exact,
            "expected": self.expected.json(),
            "reasons": [reason.json() for reason in self.reasons],
        }


def hints(game: str, state: State, clock: Clock, count: int = 3) -> list[Hint]:
    """The best moves of the seat to move, best first; never empty while a seat decides."""
    players = players_of(game)
    solved = players.solved(state, clock.share(0.8))
    if solved:
        return _certain(players, state, solved)[:count]
    return _searched(players, state, clock, count)


def _certain(players: Players, state: State, solved: list[Solved]) -> list[Hint]:
    """Every move with the lead it ends with, or between which two it does."""
    evaluation = players.evaluation()
    mover = int(state.to_move())
    ahead = int(lead(state.scores(), mover))
    found: list[Hint] = []
    for action, low, high in solved:
        if low == high:
            expected = Message("bots-hint-exact", {"lead": _signed(ahead + low)})
        else:
            args: dict[str, str | int] = {
                "low": _signed(ahead + low),
                "high": _signed(ahead + high),
            }
            expected = Message("bots-hint-between", args)
        line = _line(evaluation, state, action)
        reasons = _reasons(players, evaluation, state, line)
        found.append(Hint(line, (low + high) / 2, low == high, expected, reasons))
    found.sort(key=_by_score, reverse=True)
    return found


def _searched(players: Players, state: State, clock: Clock, count: int) -> list[Hint]:
    """The moves a search visited most, the one with the best prospects first."""
    bot = players.adviser(1)
    position = players.searched(state)
    evaluation = bot.evaluation
    legal = state.legal()
    forced = len(legal) == 1
    # A forced move has no node in the tree: what is there belongs to a later decision.
    rows = [] if forced else bot.think(position, clock).children()
    found: list[Hint] = []
    for action, visits, reward in rows[:count]:
        if found and not visits:
            break
        line = _line(evaluation, state, action)
        reasons = _reasons(players, evaluation, state, line)
        found.append(Hint(line, reward, False, _expected(bot, visits, reward), reasons))
    if not found:
        why = Message("bots-hint-only" if forced else "bots-hint-unknown")
        line = _line(evaluation, state, legal[0])
        found.append(Hint(line, 0.0, False, why, _reasons(players, evaluation, state, line)))
    found.sort(key=_by_score, reverse=True)
    return found


def _by_score(hint: Hint) -> float:
    return hint.score


def _expected(bot: SearchBot, visits: int, reward: float) -> Message:
    """The lead that is expected, where the search judges by leads; else the outlook."""
    if bot.options.cut or not visits:
        chance = round(100 * reward) if visits else 50
        return Message("bots-hint-expected", {"chance": chance, "visits": visits})
    sure = min(1.0 - CERTAIN, max(CERTAIN, reward))
    points = bot.evaluation.spread() * math.log(sure / (1.0 - sure))
    ahead = round(points)
    side = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
    return Message("bots-hint-lead", {"lead": _tenths(points), "points": abs(ahead), "side": side})


def _line(evaluation: Evaluation, state: State, action: int) -> list[int]:
    """A move and the small answers of the same turn that come with it."""
    seat = state.to_move()
    after = state.clone()
    turn = after.turn()
    after.apply(action)
    line = [action]
    while len(line) < LONGEST_LINE and after.to_move() == seat and after.turn() == turn:
        answers = evaluation.steps(after)
        if not answers:
            break
        line.extend(answers)
    return line


def _reasons(
    players: Players, evaluation: Evaluation, state: State, line: list[int]
) -> list[Message]:
    """What the move's own line does, in the game's words; else what it changes in the value."""
    seat = int(state.to_move())
    after = state.clone()
    events: list[Event] = []
    after.log = events
    for action in line:
        after.apply(action)
    after.log = None
    told = players.why(events, seat)
    return told[:REASONS] if told else _changes(players.game, evaluation, state, line[0])


def _changes(game: str, evaluation: Evaluation, state: State, action: int) -> list[Message]:
    """The parts of the evaluation that the move changes most, in words."""
    seat = int(state.to_move())
    after = state.clone()
    after.apply(action)
    before = evaluation.terms(state, seat)
    changes: list[tuple[float, str]] = []
    for name, value in evaluation.terms(after, seat).items():
        change = value - before.get(name, 0.0)
        if abs(change) >= WORTH_SAYING:
            changes.append((change, name))
    changes.sort(key=lambda row: -abs(row[0]))
    return [
        Message(
            f"bots-{PLAIN if name == LEAD else game}-term-{name}",
            {"points": _signed(round(change))},
        )
        for change, name in changes[:REASONS]
    ]


def _tenths(points: float) -> str:
    """With one decimal: the best few moves are often less than a point apart."""
    tenths = round(10 * points)
    sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
    return f"{sign}{abs(tenths) // 10}.{abs(tenths) % 10}"


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")
