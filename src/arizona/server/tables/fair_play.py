"""Decides whether help from bots is available at a table, and whose consent an undo needs.

Help is a hint, an analysis, or a copy of the game to analyze. Where different people play against
each other, there is no help until the game is over, unless the people of all seats agreed to a
friendly table. There is also no help in tournaments, and while somebody plays the daily challenge.
Every route and socket message that gives help must check here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arizona.engine.record import Move
from arizona.engine.state import CHANCE
from arizona.people.help import between_people
from arizona.server.protocol.parts import FairPlay, Phrase, Status
from arizona.server.protocol.refusal import Refusal
from arizona.server.store.store import TableRow
from arizona.server.tables.access import ReadableTable
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.seating import Seating

SAME_LINES: Final = 8
"""Number of equal lines or actions at the start by which a copy of a running game is recognized."""


def fair_play(row: TableRow, seating: Seating, status: Status) -> FairPlay:
    """Return whether people play against each other without help.

    An open seat counts as another person, who is still to come.
    """
    if status not in ("playing", "waiting"):
        return "none"
    if row.settings.daily:
        return "daily"
    if row.settings.tournament:
        return "on"
    seats = [one for one in seating.rows if one.owned or one.kind == "open"]
    if not between_people(seating.holders[one.seat] if one.owned else () for one in seats):
        return "none"
    friendly = all(one.owned and one.seat in row.settings.friendly for one in seats)
    return "friendly" if friendly else "on"


def without_help(table: ReadableTable) -> bool:
    """Whether help is refused at a table that is in memory."""
    return fair_play(table.row, table.seating, table.status()) in ("on", "daily")


def check_help(table: ReadableTable) -> None:
    """Raise ``Refusal`` if there is no help at the table."""
    if without_help(table):
        raise refusal(table)


def refusal(table: ReadableTable) -> Refusal:
    """Return the refusal of help."""
    if table.row.settings.daily:
        words = Phrase("daily-no-help", {})
        return Refusal("fair-play", "there is no help in the daily challenge until the end", words)
    return Refusal("fair-play", "people play against each other; there is no help until the end")


def copy_refusal(table: ReadableTable) -> Refusal:
    """Return the refusal of a copy of the game."""
    if table.row.settings.daily:
        return refusal(table)
    words = Phrase("table-fair-play-copy", {})
    return Refusal("fair-play", "a running game between people is not copied", words)


def is_copy(lines: Sequence[str], running: Sequence[str]) -> bool:
    """Whether a record begins like a running game in which a decision has been made."""
    same = min(len(running), SAME_LINES)
    decided = any(line.partition(" ")[0].isdecimal() for line in running)
    return decided and list(lines[:same]) == list(running[:same])


def is_position_of(actions: Sequence[int], running: Sequence[Move]) -> bool:
    """Whether actions begin like a running game in which a decision has been made."""
    played = [move for move in running if move.action >= 0]
    decided = any(move.seat != CHANCE for move in played)
    known = [move.action for move in played[:SAME_LINES]]
    return decided and list(actions[: len(known)]) == known


def consenting(seating: Seating, seat: int) -> list[int]:
    """Return the seats whose players are asked before a decision of ``seat`` is undone.

    These are the seats of other people. A seat that a bot plays for an absent person is not asked.
    """
    own = seating.holders[seat]
    return [
        row.seat
        for row in seating.rows
        if row.owned
        and row.kind == "person"
        and row.seat != seat
        and between_people((own, seating.holders[row.seat]))
    ]


def in_own_turn(game_log: GameLog, seat: int) -> bool:
    """Whether the last decision belongs to the turn that a seat has not finished yet."""
    return game_log.to_move == seat and game_log.restart_seat() == seat


def needs_consent(seating: Seating, game_log: GameLog, seat: int) -> bool:
    """Whether others must agree before a seat's last decision is undone."""
    return not in_own_turn(game_log, seat) and bool(consenting(seating, seat))
