"""What a bot would do here, and why: the best few moves with what to expect of them."""

from __future__ import annotations

from typing import Final, final

from arizona.bots.bot import Clock
from arizona.bots.evaluation import LEAD, Evaluation
from arizona.bots.levels import PLAIN
from arizona.bots.players import Players, Solved, players_of
from arizona.bots.rewards import lead
from arizona.bots.search import SearchBot
from arizona.engine.message import Message
from arizona.engine.state import State

WORTH_SAYING: Final = 0.5
"""Points that a part of the evaluation must change by to be given as a reason."""

REASONS: Final = 2
"""Reasons given for one move at most."""


@final
class Hint:
    """One move, what to expect of it and why."""

    def __init__(
        self, action: int, score: float, exact: bool, expected: Message, reasons: list[Message]
    ) -> None:
        self.action: Final = action
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
        reasons = _reasons(players.game, evaluation, state, action)
        found.append(Hint(action, (low + high) / 2, low == high, expected, reasons))
    found.sort(key=_by_score, reverse=True)
    return found


def _searched(players: Players, state: State, clock: Clock, count: int) -> list[Hint]:
    """The moves a search visited most, the one with the best prospects first."""
    game = players.game
    bot = SearchBot(players.evaluation(), players.search_options(), 1)
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
        chance = round(100 * reward) if visits else 50
        expected = Message("bots-hint-expected", {"chance": chance, "visits": visits})
        found.append(
            Hint(action, reward, False, expected, _reasons(game, evaluation, state, action))
        )
    if not found:
        why = Message("bots-hint-only" if forced else "bots-hint-unknown")
        reasons = _reasons(game, evaluation, state, legal[0])
        found.append(Hint(legal[0], 0.0, False, why, reasons))
    found.sort(key=_by_score, reverse=True)
    return found


def _by_score(hint: Hint) -> float:
    return hint.score


def _reasons(game: str, evaluation: Evaluation, state: State, action: int) -> list[Message]:
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


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")
