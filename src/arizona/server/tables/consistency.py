"""Checks that a stored table is consistent: its moves must lead to the state in its row."""

from __future__ import annotations

import arizona
from arizona.engine.errors import ArizonaError, ContentMismatchError, RulesMismatchError
from arizona.engine.setups import setup_of
from arizona.server.store.store import TableRow
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.seating import Seating
from arizona.server.tables.table_rows import stored_game_log, stored_record


def table_fault(row: TableRow, lines: list[str]) -> str:
    """Return why a table is inconsistent; empty if it is consistent.

    A table with rules or content that this program does not have cannot be replayed and is assumed
    to be consistent.
    """
    if row.game not in arizona.game_names():
        return ""
    seating = Seating(row.game, row.seats, {})
    try:
        setup_of(stored_record(row, seating, lines))
    except (RulesMismatchError, ContentMismatchError):
        return ""
    except ArizonaError as error:
        return f"its options do not fit: {error}"
    try:
        game_log = stored_game_log(row, seating, lines)
    except ArizonaError as error:
        return f"its moves do not fit: {error}"
    return row_fault(row, game_log)


def row_fault(row: TableRow, game_log: GameLog) -> str:
    """Return how a table's row differs from its replayed moves; empty if it does not."""
    stored, over = row.progress, game_log.match.over
    if stored.status == "over" and not over:
        return "it is stored as finished, but its moves do not end the game"
    if stored.status != "over" and over:
        return "it is stored as unfinished, but its moves end the game"
    if stored.scores and stored.scores != game_log.scores[-1]:
        found = _scores(game_log.scores[-1])
        return f"its stored scores are {_scores(stored.scores)}, but its moves give {found}"
    if not over and stored.scores and stored.to_move != game_log.to_move:
        return f"seat {stored.to_move + 1} is stored as next, but it is seat {game_log.to_move + 1}"
    return ""


def repair_advice(row: TableRow) -> str:
    """Return what an operator can do about an inconsistent finished table."""
    if row.progress.status != "over" or row.rules < 2:
        return "restore it from a backup"
    return (
        "an earlier `tables patch` probably changed its rules; restore it from a backup, or name "
        f"the rules it was played with: arizona tables set-rules {row.id} {row.rules - 1}"
    )


def _scores(scores: list[int]) -> str:
    return " : ".join(str(score) for score in scores)
