"""Reads the result of a tournament table from its finished game."""

from __future__ import annotations

from arizona.engine.record import RESIGNS
from arizona.people.ratings import places
from arizona.server.store.store import Loaded, effective_moves
from arizona.server.store.tournament_rows import BoardResult, BoardRow
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.rated import finished_table
from arizona.server.tables.seating import Seating
from arizona.server.tables.table_rows import stored_game_log


def result_of(board: BoardRow, table: Loaded, *, duplicate: bool) -> BoardResult:
    """Return the result of a finished table.

    A player who never made a decision and did not resign was absent. In a duplicate tournament, a
    score is comparable only if the game was played to the end: players who gave up or ran out of
    time count as absent.
    """
    seating = Seating(table.row.game, table.row.seats, {})
    game_log = stored_game_log(table.row, seating, effective_moves(table.log))
    finished = finished_table(table.row.id, board.seats, game_log)
    missing = [board.seats[seat] for seat in finished.losers if _never_played(game_log, seat)]
    absent = [board.seats[seat] for seat in finished.losers] if duplicate else missing
    return BoardResult(list(places(finished)), list(finished.scores), absent, missing=missing)


def _never_played(game_log: GameLog, seat: int) -> bool:
    """Whether a player dropped out before their first decision; a bot may have taken over."""
    for move in game_log.match.moves:
        if move.seat == seat:
            return move.action < 0 and move.text != RESIGNS
    return False
