"""Play one game of a run and keep what the laboratory wants to know of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from arizona.bots.roster import make_bot
from arizona.engine.events import Event
from arizona.engine.match import Match
from arizona.lab.measure.watches import watch
from arizona.lab.run.arena import ask
from arizona.lab.run.plan import Plan
from arizona.lab.run.result import Lost, Points, Result, Timing

PARTS = 20
"""Into so many parts a game is cut to see how it changes."""


def play_game(plan: Plan, number: int, records: Path | None = None) -> Result:
    """Play the game of that number; with ``records`` its record is kept there first."""
    names = plan.line_up(number)
    seed = plan.seed_of(number)
    seats = len(names)
    players = [make_bot(plan.game, name, f"{seed} seat {seat}") for seat, name in enumerate(names)]
    clocks = [plan.clock(name) for name in names]
    match = Match(plan.setup(number), seed=seed, bots=names)
    first = match.state.scores()
    watcher = watch(plan.game)
    watcher.begin(match.setup.content)
    gains: dict[tuple[int, int, str], int] = {}
    standing: list[list[int]] = []
    last_turn = -1

    def note(events: list[Event]) -> None:
        nonlocal last_turn
        now = int(match.state.turn())
        if now != last_turn:
            last_turn = now
            standing.append(match.state.scores())
        for event in events:
            watcher.look(event)
            if event.points:
                key = (len(standing), event.seat, watcher.source(event))
                gains[key] = gains.get(key, 0) + event.points

    note(match.settle())
    widths: list[int] = []
    decisions = [0] * seats
    seconds = [0.0] * seats
    longest = [0.0] * seats
    lost: list[Lost] = []
    while not match.over:
        state = match.state
        seat = int(state.to_move())
        widths.append(len(state.legal()))
        begun = time.perf_counter()
        action, trouble = ask(players[seat], state, clocks[seat])
        taken = time.perf_counter() - begun
        decisions[seat] += 1
        seconds[seat] += taken
        longest[seat] = max(longest[seat], taken)
        if trouble:
            lost.append(Lost(seat, len(match.moves), trouble))
        note(match.play(action))
    scores = match.state.scores()
    winners = match.state.winners()
    changes, drama, decided = course(standing, scores, winners)
    if records is not None:
        match.record(f"game {number}, seed {seed}").save(records / f"{number:07}.json")
    return Result(
        number=number,
        variant=plan.variant(number),
        bots=names,
        start=watcher.start,
        scores=scores,
        first_scores=first,
        winners=winners,
        ending=watcher.ending,
        moves=len(match.moves),
        turns=len(standing),
        decisions=decisions,
        choices=sum(widths),
        most_choices=max(widths, default=0),
        widths=by_doubling(widths),
        branching=in_parts(widths),
        lead_changes=changes,
        drama=drama,
        decided=decided,
        points=[Points(*key, points) for key, points in sorted(gains.items()) if points],
        seen=watcher.seen(),
        figures=watcher.figures(match.state),
        times=[Timing(*pair) for pair in zip(seconds, longest, strict=True)],
        lost=lost,
    )


def by_doubling(values: Sequence[int]) -> list[int]:
    """How many of the values are 1, 2, up to 4, up to 8 and so on.

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
    """The mean of each twentieth of a list; of a short one some parts look alike.

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
    """How often the lead changed, how far the winner lay behind, and when it was decided.

    A tie for the lead changes nothing. The lag is the mean over all turns of the winner's
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
