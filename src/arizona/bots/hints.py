"""Hints: the best moves in a position, with the expected result and the reasons."""

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
"""Minimum change of an evaluation term, in points, to be given as a reason."""

REASONS: Final = 3
"""Maximum number of reasons per move."""

LONGEST_LINE: Final = 60
"""Maximum number of the seat's own moves to follow when explaining a move."""

CERTAIN: Final = 0.001
"""Rewards closer than this to 0 or 1 do not determine a number of points."""


@final
class Hint:
    """A move with its expected result and reasons."""

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
        """The move and the minor decisions after it in the same turn, which the reasons cover."""
        self.score: Final = score
        """Comparable among the hints for one position; higher is better."""
        self.exact: Final = exact
        """Whether the result is certain if everyone plays perfectly."""
        self.expected: Final = expected
        self.reasons: Final = reasons

    def json(self) -> dict[str, object]:
        return {
            "action": self.action,
            "score": self.score,
            "exact": self.exact,
            "expected": self.expected.json(),
            "reasons": [reason.json() for reason in self.reasons],
        }


def hints(game: str, state: State, clock: Clock, count: int = 3) -> list[Hint]:
    """Return the best moves of the seat to move, best first. Never empty."""
    players = players_of(game)
    solved = players.solved(state, clock.share(0.8))
    if solved:
        return _certain(players, state, solved)[:count]
    return _searched(players, state, clock, count)


def _certain(players: Players, state: State, solved: list[Solved]) -> list[Hint]:
    """Return a hint for every move with the final lead, or its bounds, as found by a solver."""
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
    """Return the moves that a search visited most, best expected result first."""
    bot = players.adviser(1)
    position = players.searched(state)
    evaluation = bot.evaluation
    legal = state.legal()
    forced = len(legal) == 1
    # A forced move has no node in the tree; the root's children belong to a later decision.
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
    """Return the expected lead if the search evaluates leads, otherwise the chance of winning."""
    if bot.options.cut or not visits:
        chance = round(100 * reward) if visits else 50
        return Message("bots-hint-expected", {"chance": chance, "visits": visits})
    sure = min(1.0 - CERTAIN, max(CERTAIN, reward))
    points = bot.evaluation.spread() * math.log(sure / (1.0 - sure))
    ahead = round(points)
    side = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
    return Message("bots-hint-lead", {"lead": _tenths(points), "points": abs(ahead), "side": side})


def _line(evaluation: Evaluation, state: State, action: int) -> list[int]:
    """Return a move and the minor decisions of the same turn that follow it."""
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
    """Return what the line does in the game's own terms, or else how it changes the evaluation."""
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
    """Describe the evaluation terms that the move changes most."""
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
    """Format with one decimal, because the best moves often differ by less than a point."""
    tenths = round(10 * points)
    sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
    return f"{sign}{abs(tenths) // 10}.{abs(tenths) % 10}"


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")
