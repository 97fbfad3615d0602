"""Hints: the best moves in a position, with the expected result and the reasons.

The reasons of a move are facts from the engine's events, found by playing the move and the rest of
the turn as the search plans it. Consecutive hints follow one plan (``Plan``).
"""

from __future__ import annotations

import math
from typing import Final, final

from arizona.bots.bot import Clock
from arizona.bots.evaluation import Evaluation
from arizona.bots.facts import steps_of
from arizona.bots.players import Players, Solved, players_of
from arizona.bots.rewards import lead
from arizona.bots.search import SearchBot
from arizona.bots.simple import GreedyBot
from arizona.bots.tree import NONE, ROOT, Tree
from arizona.engine.message import Arg, Message
from arizona.engine.state import State

LONGEST_LINE: Final = 60
"""Maximum number of the seat's own moves in a line."""

TRUSTED: Final = 4
"""Minimum number of visits of a move below the root for the line to follow the search."""

EXPLAINED: Final = 2
"""Number of alternatives whose line is followed to the end of the turn."""

CERTAIN: Final = 0.001
"""Rewards closer than this to 0 or 1 do not determine a number of points."""

ENOUGH: Final = 40
"""Minimum number of visits for a rough chance.

The best of many moves that were hardly visited is usually the luckiest one.
"""

ROUGHLY: Final = 5
"""Estimated chances without calibration are rounded to multiples of this percentage."""


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
        later: list[Message],
    ) -> None:
        self.action: Final = line[0]
        self.line: Final = line
        """The move and the seat's later decisions in the same turn."""
        self.score: Final = score
        """Comparable among the hints for one position; higher is better."""
        self.exact: Final = exact
        """Whether the result is certain if everyone plays perfectly."""
        self.expected: Final = expected
        self.reasons: Final = reasons
        """What the move costs and brings now."""
        self.later: Final = later
        """What the rest of the line costs and brings."""

    def json(self) -> dict[str, object]:
        return {
            "action": self.action,
            "score": self.score,
            "exact": self.exact,
            "expected": self.expected.json(),
            "reasons": [reason.json() for reason in self.reasons],
            "later": [reason.json() for reason in self.later],
        }


@final
class Plan:
    """The line of a hint, which the next hints follow until the game takes another course.

    ``moves`` are the moves of the game before the hint, as text or numbers.
    """

    def __init__(self, moves: list[str], line: list[int]) -> None:
        self.moves: Final = moves
        self.line: Final = line

    def rest(self, moves: list[str], played: list[int]) -> list[int]:
        """Return the rest of the line at a later moment; empty if the game has left it.

        ``moves`` is the game so far, and ``played`` are its actions after the hint.
        """
        done = len(played)
        if len(moves) != len(self.moves) + done or moves[: len(self.moves)] != self.moves:
            return []
        return self.line[done:] if self.line[:done] == played else []


def hints(
    game: str, state: State, clock: Clock, count: int = 3, plan: list[int] | None = None
) -> list[Hint]:
    """Return the best moves of the seat to move, best first. Never empty.

    If ``plan`` is the rest of the line of an earlier hint, its move comes first.
    """
    players = players_of(game)
    solved = players.solved(state, clock.share(0.8))
    if solved:
        return _solved_hints(players, state, solved)[:count]
    return _search_hints(players, state, clock, count, _playable(state, plan or []))


def _playable(state: State, plan: list[int]) -> list[int]:
    """Return the part of a plan that the seat can still play on its own."""
    seat = state.to_move()
    after = state.clone()
    found: list[int] = []
    for action in plan:
        if after.to_move() != seat or action not in after.legal():
            break
        found.append(action)
        after.apply(action)
    return found


def _solved_hints(players: Players, state: State, solved: list[Solved]) -> list[Hint]:
    """Return a hint for every move with the final lead, or its bounds, as found by a solver."""
    mover = int(state.to_move())
    ahead = int(lead(state.scores(), mover))
    found: list[Hint] = []
    for action, low, high in solved:
        if low == high:
            expected = Message("bots-hint-exact", {"lead": _signed(ahead + low)})
        else:
            args: dict[str, Arg] = {
                "low": _signed(ahead + low),
                "high": _signed(ahead + high),
            }
            expected = Message("bots-hint-between", args)
        found.append(_hint(players, state, [action], (low + high) / 2, low == high, expected))
    found.sort(key=_by_score, reverse=True)
    return found


def _search_hints(
    players: Players, state: State, clock: Clock, count: int, plan: list[int]
) -> list[Hint]:
    """Return the planned move, then the moves a search visited most, best expected result first."""
    bot = players.adviser(1)
    position = players.searched(state)
    legal = state.legal()
    if len(legal) == 1:
        # A forced move has no node in the tree; the root's children belong to a later decision.
        line = plan or _line(bot, None, state, legal[0])
        return [_hint(players, state, line, 0.0, False, Message("bots-hint-only"))]
    tree = bot.think(position, clock)
    rows = [row for row in tree.children() if row[1]]
    if not rows:
        line = plan or _line(bot, tree, state, legal[0])
        return [_hint(players, state, line, 0.0, False, Message("bots-hint-unknown"))]
    shown = sorted(rows[:count], key=_reward, reverse=True)
    first = plan[0] if plan else shown[0][0]
    # The search may have neglected the planned move; the position is worth what it promises.
    promised = [row for row in rows if row[0] == first] or [shown[0]]
    _, visits, reward = promised[0]
    line = plan or _line(bot, tree, state, first)
    expected = _expected(bot, players, state, reward, visits)
    found = [_hint(players, state, line, reward, False, expected)]
    for action, visits, reward in shown:
        if action != first:
            expected = _expected(bot, players, state, reward, visits)
            own = _line(bot, tree, state, action) if len(found) <= EXPLAINED else [action]
            found.append(_hint(players, state, own, reward, False, expected))
    return found[:count]


def _hint(
    players: Players, state: State, line: list[int], score: float, exact: bool, expected: Message
) -> Hint:
    reasons = players.reasons(steps_of(state, line), int(state.to_move()))
    return Hint(line, score, exact, expected, reasons.now, reasons.later)


def _by_score(hint: Hint) -> float:
    return hint.score


def _reward(row: tuple[int, int, float]) -> float:
    return row[2]


def _expected(
    bot: SearchBot, players: Players, state: State, reward: float, visits: int
) -> Message:
    """Return the expected final lead with its margin, or a rough chance if not calibrated."""
    calibration = players.calibration()
    if calibration is None:
        if visits < ENOUGH:
            return Message("bots-hint-unknown")
        chance = ROUGHLY * round(100 * reward / ROUGHLY)
        return Message("bots-hint-expected", {"chance": chance})
    points = calibration.lead(raw_lead(bot.evaluation, reward))
    ahead = round(points)
    side = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
    return Message(
        "bots-hint-lead",
        {
            "lead": _tenths(points),
            "points": abs(ahead),
            "side": side,
            "margin": calibration.margin(int(state.turn())),
        },
    )


def raw_lead(evaluation: Evaluation, reward: float) -> float:
    """Convert a reward to a lead in points, before calibration."""
    sure = min(1.0 - CERTAIN, max(CERTAIN, reward))
    return evaluation.spread() * math.log(sure / (1.0 - sure))


def _line(bot: SearchBot, tree: Tree | None, state: State, action: int) -> list[int]:
    """Return a move and the seat's later decisions of the same turn, as the search plans them.

    Where the search has not looked, the line continues with the best evaluation.
    """
    seat = int(state.to_move())
    after = state.clone()
    turn = after.turn()
    greedy = GreedyBot(bot.evaluation, 1)
    node = ROOT if tree is not None else NONE
    following = action
    line: list[int] = []
    while len(line) < LONGEST_LINE:
        after.apply(following)
        line.append(following)
        if tree is not None and node != NONE:
            node = int(tree.child_of(node, following))
        if bot.options.turns and after.to_move() == seat and after.turn() == turn:
            answers = tree.steps.get(node) if tree is not None and node != NONE else None
            if answers is None:
                line.extend(bot.evaluation.steps(after))
            else:
                for answer in answers:
                    if after.to_move() != seat or answer not in after.legal():
                        break
                    after.apply(answer)
                    line.append(answer)
        # A forced move has no node in the tree.
        while after.to_move() == seat and after.turn() == turn and len(after.legal()) == 1:
            forced = after.legal()[0]
            after.apply(forced)
            line.append(forced)
        if after.to_move() != seat or after.turn() != turn:
            break
        rows = tree.children(node) if tree is not None and node != NONE else []
        legal = after.legal()
        if rows and rows[0][1] >= TRUSTED and rows[0][0] in legal:
            following = rows[0][0]
        else:
            node = NONE
            following = greedy.decide(after.clone(), legal, Clock())
    return line


def _tenths(points: float) -> str:
    """Format with one decimal, because the best moves often differ by less than a point."""
    tenths = round(10 * points)
    sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
    return f"{sign}{abs(tenths) // 10}.{abs(tenths) % 10}"


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")
