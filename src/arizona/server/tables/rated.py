"""Rules of rated tables: who may play there, what is refused, and what the result counts.

Tables of tournaments have the same rules (``TableSettings.competitive``), rated or not.

A rated game is played by people with accounts, with the default content and options and a clock.
Everything that would make the result unfair is refused: bots, friendly tables, undo after the end,
and playing for somebody else. Running out of time loses the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from arizona.engine.game import Setup
from arizona.engine.record import OUT_OF_TIME, RESIGNS
from arizona.engine.state import OVER
from arizona.people.ratings import MAX_SEATS, Ending, FinishedTable, counts, places
from arizona.server.base.identity import is_bot_account, is_person
from arizona.server.protocol.parts import ClockRule, FischerClock, MoveClock, NoClock, Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import CreateTable
from arizona.server.store.store import RatedResult, SeatRow, TableRow
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.seating import Seating
from arizona.server.transport.connection import Client

Pace = Literal["live", "turn-based"]
LONGEST_LIVE_TURN: Final = 3600
"""Seconds per turn up to which a game is live."""
LONGEST_LIVE_GAME: Final = 6 * 3600
"""Seconds for the whole game up to which a game is live."""
DEFAULT_CONTENT: Final = "default"


def pace_of(clock: ClockRule) -> Pace:
    """Return the pace that a rating with this clock is for."""
    if isinstance(clock, MoveClock):
        return "live" if clock.seconds <= LONGEST_LIVE_TURN else "turn-based"
    if isinstance(clock, FischerClock):
        fast = clock.seconds <= LONGEST_LIVE_GAME and clock.increment <= LONGEST_LIVE_TURN
        return "live" if fast else "turn-based"
    return "turn-based"


def pool_of(row: TableRow) -> str:
    """Return the game and pace that a rated table counts for."""
    return f"{row.game}/{pace_of(row.clock)}"


# --- creating and joining -------------------------------------------------------------------------


def check_request(request: CreateTable, setup: Setup, host: str) -> None:
    """Raise ``Refusal`` if a new table with these settings cannot be rated."""
    check_person(host)
    kinds = sorted(seat.kind for seat in request.seats)
    if not 2 <= len(kinds) <= MAX_SEATS or kinds != ["here", *["link"] * (len(kinds) - 1)]:
        words = Phrase("table-rated-seats", {})
        raise Refusal("bad-options", "a rated game is between people, one at this screen", words)
    if isinstance(request.clock, NoClock):
        raise Refusal("bad-options", "a rated game has a clock", Phrase("table-rated-clock", {}))
    usual = setup.game.setup(len(kinds), {}, DEFAULT_CONTENT)
    same = (setup.options, setup.content.digest) == (usual.options, usual.content.digest)
    if not same or request.take_back or request.claim_after is not None:
        words = Phrase("table-rated-options", {})
        raise Refusal("bad-options", "a rated game has the default content and options", words)


def check_person(guest: str) -> None:
    """Raise ``Refusal`` for a guest without an account."""
    if not is_person(guest):
        words = Phrase("table-rated-account", {})
        raise Refusal("not-allowed", "a rated game needs an account", words)


def check_same_kind(guest: str, others: Iterable[str]) -> None:
    """Raise ``Refusal`` if people and bot accounts would meet in a rated game."""
    if any(is_bot_account(one) != is_bot_account(guest) for one in others):
        words = Phrase("table-rated-bot-account", {})
        raise Refusal("not-allowed", "people and bots do not play each other for ratings", words)


def excluded() -> Refusal:
    """Return the refusal for a person whom a moderator has excluded from rated games."""
    words = Phrase("table-rated-excluded", {})
    return Refusal("not-allowed", "a moderator has excluded you from rated games", words)


def check_sit(row: TableRow, seating: Seating, client: Client) -> None:
    """Raise ``Refusal`` if somebody cannot take a seat at a rated table."""
    if not row.settings.competitive:
        return
    check_person(client.guest)
    check_same_kind(client.guest, [one for held in seating.holders.values() for one in held])
    if client.standing.excluded:
        raise excluded()
    if any(client.guest in holders for holders in seating.holders.values()):
        words = Phrase("table-rated-one-seat", {})
        raise Refusal("not-allowed", "a rated game needs different people", words)


def check_unrated(row: TableRow) -> None:
    """Raise ``Refusal`` at a rated table, for requests that only other tables allow."""
    if row.settings.competitive:
        raise Refusal("not-allowed", "not in a rated game", Phrase("table-rated-not-here", {}))


def check_leave(row: TableRow, *, under_way: bool) -> None:
    """Raise ``Refusal`` if a seat of a rated table would be emptied during the game.

    The seats of a tournament belong to their players from the start.
    """
    if row.settings.tournament or (row.settings.rated and under_way):
        words = Phrase("table-rated-resign", {})
        raise Refusal("not-allowed", "resign to leave a rated game", words)


def check_undo(row: TableRow, game_log: GameLog) -> None:
    """Raise ``Refusal`` after the end of a rated game: its result has been saved."""
    if row.settings.competitive and game_log.to_move == OVER:
        raise Refusal("no-undo", "the game is over", Phrase("table-no-undo-rated", {}))


def can_repeat(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether a rematch of a table is rated: it was, and the same people still play."""
    return row.settings.rated and all(seat.kind == "person" and seat.owned for seat in seats)


# --- results --------------------------------------------------------------------------------------


def result_of(row: TableRow, seating: Seating, game_log: GameLog, now: int) -> RatedResult | None:
    """Return the result of a finished rated game, or ``None`` if it does not count."""
    holders = [seating.holders[seat.seat] for seat in seating.rows]
    if not row.settings.rated or any(len(held) != 1 for held in holders):
        return None
    finished = finished_table(row.id, [held[0] for held in holders], game_log)
    if not counts(finished):
        return None
    return RatedResult(pool_of(row), list(finished.players), list(places(finished)), now)


def finished_table(table: str, players: Sequence[str], game_log: GameLog) -> FinishedTable:
    """Return how a finished game ended; ``players`` is indexed by seat."""
    match = game_log.match
    return FinishedTable(
        table=table,
        players=tuple(players),
        scores=tuple(game_log.scores[-1]),
        winners=frozenset(match.winners()),
        ending=_ending(game_log),
        decisions=tuple(
            sum(move.seat == seat and move.action >= 0 for move in match.moves)
            for seat in range(len(players))
        ),
        losers=tuple(match.out),
    )


def _ending(game_log: GameLog) -> Ending:
    match = game_log.match
    if not match.out:
        return Ending.FINISHED
    if match.ended == RESIGNS:
        return Ending.RESIGNED
    late = any(move.text == OUT_OF_TIME and move.action < 0 for move in match.moves[-2:])
    return Ending.TIMEOUT if late else Ending.LEFT
