"""Plays one game of a run and collects its statistics."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from pathlib import Path

from arizona.bots.roster import make_bot
from arizona.engine.events import Event
from arizona.engine.match import Match
from arizona.lab.measure.watchers import watch
from arizona.lab.run.arena import ask
from arizona.lab.run.kingmaking import KINGMAKER, LastDecisions
from arizona.lab.run.plan import Plan
from arizona.lab.run.result import Lost, Points, Result, Timing

PARTS = 20
"""Number of parts a game is divided into to show how it develops."""


class Notes:
    """Statistics collected during a game: the score at each turn and the sources of points."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.first = match.state.scores()
        self.watcher = watch(match.setup.game.name)
        self.watcher.begin(match.setup.content)
        self.standing: list[list[int]] = []
        self._gains: dict[tuple[int, int, str], int] = {}
        self._turn = -1

    def take(self, events: list[Event]) -> None:
        """Process the events of a move or chance event."""
        now = int(self.match.state.turn())
        if now != self._turn:
            self._turn = now
            self.standing.append(self.match.state.scores())
        for event in events:
            self.watcher.look(event)
            if event.points:
                key = (len(self.standing), event.seat, self.watcher.source(event))
                self._gains[key] = self._gains.get(key, 0) + event.points

    def points(self) -> list[Points]:
        """Points by turn, seat and source, in order."""
        return [Points(*key, points) for key, points in sorted(self._gains.items()) if points]


class Thinkers:
    """The bots at their seats, with their thinking times and forfeits."""

    def __init__(self, plan: Plan, names: Sequence[str], seed: str) -> None:
        self.bots = [
            make_bot(plan.game, name, f"{seed} seat {seat}") for seat, name in enumerate(names)
        ]
        self.clocks = [plan.clock(name) for name in names]
        self.widths: list[int] = []
        self.decisions = [0] * len(names)
        self.times = [Timing(0.0, 0.0) for _ in names]
        self.lost: list[Lost] = []

    def decide(self, match: Match) -> int:
        """Ask the bot to move for its decision."""
        state = match.state
        seat = int(state.to_move())
        self.widths.append(len(state.legal()))
        begun = time.perf_counter()
        action, trouble = ask(self.bots[seat], state, self.clocks[seat])
        taken = time.perf_counter() - begun
        self.decisions[seat] += 1
        before = self.times[seat]
        self.times[seat] = Timing(before.seconds + taken, max(before.longest, taken))
        if trouble:
            self.lost.append(Lost(seat, len(match.moves), trouble))
        return action


def play_game(plan: Plan, number: int, records: Path | None = None) -> Result:
    """Play the game with this number; with ``records``, save its record there first."""
    names = plan.line_up(number)
    seed = plan.seed_of(number)
    thinkers = Thinkers(plan, names, seed)
    match = Match(plan.setup(number), seed=seed, bots=names, deal=plan.deal_of(number))
    notes = Notes(match)
    notes.take(match.settle())
    last = LastDecisions(plan.seats)
    while not match.over:
        if plan.kingmaking:
            last.note(match.state)
        notes.take(match.play(thinkers.decide(match)))
    scores = match.state.scores()
    winners = match.winners()
    changes, drama, decided = course(notes.standing, scores, winners)
    if records is not None:
        match.record(f"game {number}, seed {seed}").save(records / f"{number:07}.json")
    figures = notes.watcher.figures(match.state)
    if plan.kingmaking:
        for own, kingmaker in zip(figures, last.kingmakers(plan.game, winners, seed), strict=True):
            own[KINGMAKER] = int(kingmaker)
    return Result(
        number=number,
        variant=plan.variant(number),
        bots=names,
        start=notes.watcher.start,
        scores=scores,
        first_scores=notes.first,
        winners=winners,
        ending=notes.watcher.ending,
        moves=len(match.moves),
        turns=len(notes.standing),
        decisions=thinkers.decisions,
        choices=sum(thinkers.widths),
        most_choices=max(thinkers.widths, default=0),
        widths=by_doubling(thinkers.widths),
        branching=in_parts(thinkers.widths),
        lead_changes=changes,
        drama=drama,
        decided=decided,
        points=notes.points(),
        seen=notes.watcher.seen(),
        figures=figures,
        times=thinkers.times,
        lost=thinkers.lost,
        moves_hash=hashlib.sha256(repr(match.moves).encode()).hexdigest()[:16],
    )


def by_doubling(values: Sequence[int]) -> list[int]:
    """Count the values that are 1, 2, up to 4, up to 8 and so on.

    >>> from arizona.lab.run.play import by_doubling
    >>> by_doubling([1, 1, 3, 4, 5, 9])
    [2, 0, 2, 1, 1]
    """
    found: list[int] = []
    for value in values:
        place = max(0, (value - 1).bit_length())
        found.extend([0] * (place + 1 - len(found)))
        found[place] += 1
    return found


def in_parts(values: Sequence[float]) -> list[float]:
    """The mean of each twentieth of a list; in a short list some parts repeat.

    >>> from arizona.lab.run.play import in_parts
    >>> in_parts([2] * 10 + [4] * 10)[9:11]
    [2.0, 4.0]
    """
    found: list[float] = []
    for part in range(PARTS):
        low = part * len(values) // PARTS
        high = max(low + 1, (part + 1) * len(values) // PARTS)
        piece = values[low:high]
        found.append(round(sum(piece) / len(piece), 3) if piece else 0.0)
    return found


def course(
    standing: list[list[int]], scores: list[int], winners: list[int]
) -> tuple[int, float, float]:
    """The number of lead changes, the winner's mean lag, and when the game was decided.

    A tie for the lead does not count as a change. The lag is the mean over all turns of the
    winner's
    distance to the best, as a share of the widest gap between first and last in the game.

    >>> from arizona.lab.run.play import course
    >>> course([[0, 0], [0, 4], [6, 4]], [8, 4], [0])
    (1, 0.333, 0.667)
    """
    leader = -1
    changes = 0
    lags: list[int] = []
    decided = 0
    widest = max([1, max(scores) - min(scores)])
    for turn, points in enumerate(standing):
        best = max(points)
        widest = max(widest, best - min(points))
        ahead = [seat for seat, score in enumerate(points) if score == best]
        if len(ahead) == 1:
            changes += leader not in (-1, ahead[0])
            leader = ahead[0]
        lag = min(best - points[seat] for seat in winners)
        lags.append(lag)
        if lag:
            decided = turn + 1
    final = [seat for seat, score in enumerate(scores) if score == max(scores)]
    changes += len(final) == 1 and leader not in (-1, final[0])
    turns = max(1, len(standing))
    return changes, round(sum(lags) / turns / widest, 3), round(decided / turns, 3)
