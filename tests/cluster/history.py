"""Checks what players did and saw against the log."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from arizona.engine.errors import ArizonaError
from arizona.engine.record import OUT_OF_TIME
from arizona.server.store.store import Loaded, effective_lines
from arizona.server.tables.seating import Seating
from arizona.server.tables.table_rows import stored_game_log


class Deed(NamedTuple):
    """One request, which may have been sent several times."""

    table: str
    seat: int
    seq: int
    """The number of the scene in which it was chosen."""
    line: str
    """The expected log line, or ``back`` for an undo."""
    began: float
    ended: float
    outcome: str
    """``done``, the reason for a refusal, or empty if there was no answer."""


class Seen(NamedTuple):
    """The log lines that one page received, by number."""

    who: str
    lines: dict[int, str]
    order: Sequence[int] = ()
    """The newest line number at each position shown, in the order of the messages."""
    changes: Sequence[int] = ()
    """The table version at each of these."""
    answers: Sequence[tuple[int, int]] = ()
    """For HTTP requests: the newest line number seen before, and the one in the response."""


def check(table: Loaded, deeds: list[Deed], seen: list[Seen], *, timed: bool) -> list[str]:
    """Return the problems of one table."""
    log = {entry.seq: entry.line for entry in table.log}
    faults = []
    if list(log) != list(range(1, len(log) + 1)):
        faults.append(f"the log has gaps: {list(log)}")
    faults += _kept(log, deeds, timed=timed)
    faults += _in_order(deeds)
    for page in seen:
        for seq, line in page.lines.items():
            real = log.get(seq, "nothing")
            if line != (real.partition(" ")[0] if line == "back" else real):
                faults.append(f"{page.who} saw line {seq} as '{line}', it is '{real}'")
        faults += _monotonic(page)
    faults += _played(table)
    return [f"{table.row.id}: {fault}" for fault in faults]


def _kept(log: dict[int, str], deeds: list[Deed], *, timed: bool) -> list[str]:
    """Every acknowledged request is in the log once, and no refused one is in it."""
    faults = []
    taken: dict[int, Deed] = {}
    for deed in deeds:
        line = log.get(deed.seq + 1, "nothing")
        there = line.startswith("back ") if deed.line == "back" else line == deed.line
        if deed.outcome == "done":
            if not there:
                faults.append(f"{deed} was acknowledged, line {deed.seq + 1} is '{line}'")
            if deed.seq in taken:
                faults.append(f"{deed} and {taken[deed.seq]} were both acknowledged")
            taken[deed.seq] = deed
        elif deed.outcome and deed.outcome != "server-error" and there and not timed:
            faults.append(f"{deed} was refused and is in the log")
    return faults


def _in_order(deeds: list[Deed]) -> list[str]:
    """A request sent after another was acknowledged comes after it in the log."""
    done = sorted((deed for deed in deeds if deed.outcome == "done"), key=lambda deed: deed.seq)
    faults = []
    latest = None
    for deed in reversed(done):
        if latest is not None and latest.ended < deed.began:
            faults.append(f"{deed} began after {latest} had ended, but precedes it")
        if latest is None or deed.ended < latest.ended:
            latest = deed
    return faults


def _monotonic(page: Seen) -> list[str]:
    """No page is shown an older version than before, whichever server answers."""
    faults = []
    for what, numbers in (("line", page.order), ("version", page.changes)):
        for before, after in pairwise(numbers):
            if after < before:
                faults.append(f"{page.who} was shown {what} {after} after {what} {before}")
    for before, after in page.answers:
        if after < before:
            faults.append(f"{page.who} asked, and got line {after} after line {before}")
    return faults


def _played(table: Loaded) -> list[str]:
    """The log can be replayed, and no seat times out twice in a turn."""
    row = table.row
    moves = [entry.line for entry in effective_lines(table.log)]
    try:
        game_log = stored_game_log(row, Seating(row.game, row.seats, {}), moves)
    except ArizonaError as error:
        return [f"the moves do not fit: {error}"]
    faults = []
    result: set[tuple[int, int]] = set()
    for moment, move in enumerate(game_log.match.moves):
        if move.text == OUT_OF_TIME:
            turn = (move.seat, int(game_log.state_at(moment).turn()))
            if turn in result:
                faults.append(f"the clock of seat {move.seat} fired twice in turn {turn[1]}")
            result.add(turn)
    if game_log.scores[-1] != row.progress.scores:
        faults.append("the row tells other scores than the log")
    return faults
