"""Converts stored tournaments for the formats in ``arizona.people.tournaments``.

All functions here are pure functions of stored data.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

import arizona
from arizona.people.tournaments import duplicate, knockout, pods, round_robin, swiss
from arizona.people.tournaments.formats import FORMATS
from arizona.people.tournaments.model import (
    Bye,
    ByeKind,
    Entrant,
    Format,
    Pairing,
    Result,
    Round,
    Settings,
    Tournament,
)
from arizona.server.protocol.tournaments import TournamentSettings
from arizona.server.store.tournament_rows import (
    BoardResult,
    BoardRow,
    ByeRow,
    EntrantRow,
    RoundRow,
    StoredTournament,
    TournamentRow,
)
from arizona.server.tables.characters import bot_ids

MULTIPLAYER: Final = frozenset({"pods", "arena", "duplicate"})
"""Formats that allow tables of three or four."""
FILLED_WITH_BOTS: Final = frozenset({"round-robin", "swiss", "pods", "duplicate"})
"""Formats in which bots can fill the last table."""
CLOSED_AT_START: Final = frozenset({"round-robin", "knockout"})
"""Formats that no one can enter after the start."""
MAX_ENTRANTS: Final = {
    "round-robin": round_robin.MAX_ENTRANTS,
    "swiss": 500,
    "pods": 256,
    "knockout": 256,
    "arena": 256,
    "duplicate": 256,
}
"""Maximum number of people by format, which limits the number of tables in a round."""


def ends_at(row: TournamentRow) -> int:
    """Return when an arena stops pairing, in Unix ms; 0 for other formats and before the start."""
    if row.settings.kind != "arena" or not row.started:
        return 0
    return row.started + row.settings.minutes * 60_000


def least_entrants(settings: TournamentSettings) -> int:
    """Return how many people are needed to start."""
    if settings.kind == "duplicate":  # two full tables, except for the last seats
        full = 2 * settings.seats
        return full - (settings.seats - 1) if settings.bots else full
    if settings.kind == "arena":
        return settings.seats
    if settings.kind == "pods":
        return 2 if settings.bots else _smallest_table(settings)
    return 2


def is_playable(settings: TournamentSettings) -> bool:
    """Return whether the game is installed on this server."""
    return settings.game in arizona.game_names()


def _smallest_table(settings: TournamentSettings) -> int:
    least = 3 if settings.kind == "pods" else 2
    if not is_playable(settings):
        return least  # the results can still be shown
    return max(least, arizona.get_game(settings.game).min_seats)


def as_tournament(stored: StoredTournament) -> Tournament:
    """Convert a stored tournament to the type that the formats use."""
    given = stored.row.settings
    settings = Settings(
        Format(given.kind),
        stored.row.seed,
        rounds=given.rounds,
        seats=given.seats,
        least_seats=_smallest_table(given),
        duplicate_scoring=given.scoring,
        boards=given.boards,
        by_lead=given.boards > 1,
    )
    boards: dict[int, list[BoardRow]] = {}
    for board in stored.boards:
        boards.setdefault(board.round, []).append(board)
    return Tournament(
        settings,
        tuple(_entrant(one) for one in stored.entrants),
        tuple(
            Round(
                one.number,
                _pairings(boards.get(one.number, ())),
                tuple(Bye(one.number, bye.entrant, ByeKind(bye.kind)) for bye in one.byes),
            )
            for one in stored.rounds
        ),
        tuple(_result(board, board.result) for board in stored.boards if board.result is not None),
    )


def _pairings(boards: Sequence[BoardRow]) -> tuple[Pairing, ...]:
    """Return the pairings of a round. Players who meet twice in it play its second deal."""
    found: list[Pairing] = []
    met: set[frozenset[str]] = set()
    for board in boards:
        players = frozenset(board.seats)
        leg = 2 if players in met else 1
        met.add(players)
        found.append(Pairing(board.round, board.board, tuple(board.seats), leg))
    return tuple(found)


def second_boards(stored: StoredTournament, finished: Sequence[BoardRow]) -> list[Pairing]:
    """Return the second boards for players who have finished their first board.

    Tables at which someone has withdrawn or missed the first board get none.
    """
    if stored.row.settings.boards < 2:
        return []
    here = {one.id for one in without_missing(stored).entrants if one.left_after is None}
    ended = {(board.round, board.board): board for board in finished}
    found: list[Pairing] = []
    for number in as_tournament(stored).rounds:
        first = [one for one in number.pairings if one.leg == 1]
        continued = {frozenset(one.seats) for one in number.pairings if one.leg > 1}
        for pairing in first:
            board = ended.get((pairing.round, pairing.table))
            if board is None or frozenset(pairing.seats) in continued:
                continue
            if here.issuperset(pairing.seats) and not (board.result and board.result.missing):
                found.append(duplicate.second_board(pairing, len(first)))
    return found


def _entrant(one: EntrantRow) -> Entrant:
    return Entrant(one.id, float(one.rating), one.joined, one.left_after)


def _result(board: BoardRow, result: BoardResult) -> Result:
    return Result(
        board.round,
        board.board,
        tuple(result.places),
        tuple(result.scores),
        frozenset(result.absent),
    )


def round_row(paired: Round, at: int) -> RoundRow:
    return RoundRow(paired.number, [ByeRow(bye.player, bye.kind.value) for bye in paired.byes], at)


def total_rounds(tournament: Tournament) -> int:
    """Return the number of rounds; 0 if it is unknown, as in an arena.

    A knockout can have more because tied games are replayed.
    """
    kind = tournament.settings.format
    if kind is Format.ARENA or len(tournament.entrants) < 2:
        return tournament.settings.rounds
    if kind is Format.KNOCKOUT:
        return max(len(knockout.bracket(tournament)), len(tournament.rounds))
    totals = {
        Format.ROUND_ROBIN: round_robin.total_rounds,
        Format.SWISS: swiss.total_rounds,
        Format.PODS: pods.total_rounds,
        Format.DUPLICATE: duplicate.total_rounds,
    }
    return totals[kind](tournament)


def is_finished(row: TournamentRow, tournament: Tournament, now: int) -> bool:
    """Whether no more rounds will be paired; tables of the last one may still be open."""
    if row.settings.kind == "arena":
        return now >= ends_at(row)
    return FORMATS[tournament.settings.format].finished(tournament)


def without_missing(stored: StoredTournament) -> StoredTournament:
    """Withdraw entrants whose accounts were deleted or banned."""
    number = len(stored.rounds)
    entrants = [
        replace(one, left_after=number)
        if not one.bot and one.left_after is None and (one.name is None or one.banned)
        else one
        for one in stored.entrants
    ]
    return replace(stored, entrants=entrants)


def fill_with_bots(stored: StoredTournament) -> StoredTournament:
    """Add or withdraw bots so that all tables of the next round are full.

    There are always fewer bots than seats at a table, so no table has only bots.
    """
    settings, number = stored.row.settings, len(stored.rounds) + 1
    if settings.kind not in FILLED_WITH_BOTS or not settings.bots:
        return stored
    if settings.kind in CLOSED_AT_START and number > 1:
        return stored
    people = sum(not one.bot and one.left_after is None for one in stored.entrants)
    bots = [one for one in stored.entrants if one.bot]
    wanted = -people % settings.seats
    changed = {
        one.id: replace(one, left_after=None)
        if place < wanted
        else one
        if one.left_after is not None
        else replace(one, left_after=number - 1)
        for place, one in enumerate(bots)
    }
    entrants = [changed.get(one.id, one) for one in stored.entrants]
    names = _middle_first(bot_ids(settings.game))
    for place in range(len(bots), wanted):
        bot = names[place % len(names)]
        entrants.append(EntrantRow(id=f"b{place + 1}", bot=bot, joined=number))
    return replace(stored, entrants=entrants)


def _middle_first(bots: list[str]) -> list[str]:
    """Sort bots by distance from average strength."""
    middle = len(bots) // 2
    order = sorted(range(len(bots)), key=lambda place: (abs(place - middle), place))
    return [bots[place] for place in order]
