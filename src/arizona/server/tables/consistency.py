"""Checks that a stored table is consistent: its moves must lead to the state in its row."""

from __future__ import annotations

import arizona
from arizona.engine.errors import ArizonaError, ContentMismatchError, RulesMismatchError
from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.setups import setup_of
from arizona.server.store.store import TableRow
from arizona.server.tables.compiled.game_log import GameLog
from arizona.server.tables.seating import Seating
from arizona.server.tables.table_rows import stored_game_log, stored_record


def table_fault(row: TableRow, lines: list[str]) -> ValidationMessage | None:
    """Return why a table is inconsistent; ``None`` if it is consistent.

    A table with rules or content that this program does not have cannot be replayed and is assumed
    to be consistent.
    """
    if row.game not in arizona.game_names():
        return None
    seating = Seating(row.game, row.seats, {})
    try:
        setup_of(stored_record(row, seating, lines))
    except (RulesMismatchError, ContentMismatchError):
        return None
    except ArizonaError as error:
        return _fault("options", f"its options do not fit: {error}")
    try:
        game_log = stored_game_log(row, seating, lines)
    except ArizonaError as error:
        return _fault("moves", f"its moves do not fit: {error}")
    return row_fault(row, game_log)


def _fault(fault: str, english: str, **args: Arg) -> ValidationMessage:
    return ValidationMessage("store-fault", english, {"fault": fault, **args})


def row_fault(row: TableRow, game_log: GameLog) -> ValidationMessage | None:
    """Return how a table's row differs from its replayed moves; ``None`` if it does not."""
    stored, over = row.progress, game_log.match.over
    if stored.status == "over" and not over:
        return _fault("finished", "it is stored as finished, but its moves do not end the game")
    if stored.status != "over" and over:
        return _fault("unfinished", "it is stored as unfinished, but its moves end the game")
    if stored.scores and stored.scores != game_log.scores[-1]:
        english = "its stored scores are {stored}, but its moves give {found}"
        found = _scores(game_log.scores[-1])
        return _fault("scores", english, stored=_scores(stored.scores), found=found)
    if not over and stored.scores and stored.to_move != game_log.to_move:
        english = "seat {stored} is stored as next, but it is seat {found}"
        return _fault("next", english, stored=stored.to_move + 1, found=game_log.to_move + 1)
    return None


def contradiction(
    row: TableRow, fault: ValidationMessage, place: str, english: str
) -> ValidationMessage:
    """Describe an inconsistent table and what an operator can do about it.

    ``place`` is a variant of the message; ``english`` contains ``{fault}`` and ``{advice}``.
    """
    rules = row.rules - 1 if row.progress.status == "over" else 0
    advice = "restore it from a backup"
    if rules:
        advice = (
            "an earlier `tables patch` probably changed its rules; restore it from a backup, or "
            f"name the rules it was played with: arizona tables set-rules {row.id} {rules}"
        )
    text = english.replace("{fault}", fault.text).replace("{advice}", advice)
    args: dict[str, Arg] = {**fault.message.args, "table": row.id, "rules": rules, "place": place}
    return ValidationMessage("store-contradiction", text, args)


def _scores(scores: list[int]) -> str:
    return "–".join(str(score) for score in scores)
