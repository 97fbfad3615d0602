"""The history checker finds each kind of violation."""

from __future__ import annotations

import pytest

import arizona
from arizona.server.store.store import Loaded, LogLine, Progress, SeatRow
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.table_rows import new_row
from tests.cluster.history import Deed, Seen, check


def table() -> Loaded:
    game_log = GameLog.new(_match())
    game_log.settle()
    for _ in range(3):
        game_log.play(game_log.match.state.legal()[0])
    seats = [SeatRow(seat=0, kind="person"), SeatRow(seat=1, kind="person")]
    row = new_row(game_log, "host", seats, 1)
    row.progress = Progress(
        status="playing",
        to_move=game_log.to_move,
        moment=game_log.moment,
        scores=game_log.scores[-1],
    )
    log = [LogLine(seq, line, 1) for seq, line in enumerate(game_log.lines(), 1)]
    return Loaded(row, log, {}, [])


def _match() -> arizona.Match:
    return arizona.Match(arizona.get_game("knight").setup(), seed=7)


def deed(loaded: Loaded, place: int, outcome: str = "done", began: float = 0.0) -> Deed:
    entry = loaded.log[place]
    seat = int(entry.line[0]) - 1
    return Deed(loaded.row.id, seat, entry.seq - 1, entry.line, began, began + 1, outcome)


def test_a_correct_history_has_no_faults() -> None:
    loaded = table()
    deeds = [deed(loaded, -3, began=1), deed(loaded, -2, began=3), deed(loaded, -1, began=5)]
    lines = {entry.seq: entry.line for entry in loaded.log}
    seen = [Seen("ana", lines, [1, 3, 3, 4], [0, 0, 2], [(1, 3), (4, 4)])]
    assert check(loaded, deeds, seen, timed=False) == []


BAD = ["lost", "doubled", "refused", "order", "seen", "gap", "older position", "older version"]
BAD += ["older answer"]


@pytest.mark.parametrize("how", BAD)
def test_an_incorrect_history_has_faults(how: str) -> None:
    loaded = table()
    last = deed(loaded, -1, began=1)
    deeds, seen = [last], [Seen("ana", {1: loaded.log[0].line})]
    if how == "lost":
        deeds = [last._replace(seq=last.seq + 1)]
    elif how == "doubled":
        deeds = [last, last._replace(seat=1 - last.seat)]
    elif how == "refused":
        deeds = [last._replace(outcome="stale")]
    elif how == "order":
        deeds = [last, deed(loaded, -2, began=9)]
    elif how == "seen":
        seen = [Seen("ana", {1: "* deal another"})]
    elif how == "older position":
        seen = [Seen("ana", {}, [3, 4, 6, 5, 6], [1, 2, 2])]
    elif how == "older answer":
        seen = [Seen("ana", {}, [3, 4], [1, 2], [(4, 4), (4, 3)])]
    elif how == "older version":
        seen = [Seen("ana", {}, [3, 4, 4], [1, 3, 2])]
    else:
        del loaded.log[2]
    assert check(loaded, deeds, seen, timed=False)
