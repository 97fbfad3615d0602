"""SQL statements shared by SQLite and PostgreSQL.

Placeholders are written as ``?``; the PostgreSQL store converts them.
"""

from __future__ import annotations

import secrets
import time
from typing import Any, Final, NamedTuple

import msgspec

from arizona.server.protocol.parts import ClockRule
from arizona.server.store.store import (
    Change,
    ChatRow,
    Loaded,
    LogLine,
    Progress,
    RatedResult,
    SeatRow,
    TableRow,
    TableSettings,
)

_json = msgspec.json.Encoder()
_clock = msgspec.json.Decoder(ClockRule)
_options = msgspec.json.Decoder(dict[str, str | int | bool])
_numbers = msgspec.json.Decoder(list[int])
_settings = msgspec.json.Decoder(TableSettings)

COLUMNS: Final = (
    "id, game, rules, content, content_hash, options, clock, host, open, created, changed, "
    "origin_table, origin_moment, next, seed, status, to_move, moment, scores, clock_ms, deadline, "
    "bot_due, since, house, version, mark"
)
SEAT_COLUMNS: Final = "seat, kind, name, bot, owned, secret_hash, hook"
ADD_TABLE: Final = (
    f"INSERT INTO tables ({COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"
)
PUT_SEAT: Final = f"""
INSERT INTO seats (table_id, {SEAT_COLUMNS}) VALUES (?,?,?,?,?,?,?,?)
ON CONFLICT (table_id, seat) DO UPDATE SET kind=excluded.kind, name=excluded.name, bot=excluded.bot,
  owned=excluded.owned, secret_hash=excluded.secret_hash, hook=excluded.hook"""
ADD_LINE: Final = "INSERT INTO moves (table_id, seq, line, at) VALUES (?,?,?,?)"
ADD_CHAT: Final = (
    "INSERT INTO chat (table_id, id, seat, name, text, at, guest) VALUES (?,?,?,?,?,?,?)"
)
SETTINGS: Final = "UPDATE tables SET open=?, next=?, house=? WHERE id=?"
OLD_CHAT: Final = "DELETE FROM chat WHERE table_id=? AND id<?"
NO_HOLDERS: Final = "DELETE FROM holders WHERE table_id=? AND seat=?"
ADD_HOLDER: Final = (
    "INSERT INTO holders (table_id, seat, guest) VALUES (?,?,?) ON CONFLICT DO NOTHING"
)
ONLY_THEN: Final = "WHERE id=? AND version=coalesce(?, version)"
PROGRESS: Final = f"""
UPDATE tables SET changed=?, status=?, to_move=?, moment=?, scores=?, clock_ms=?, deadline=?,
  bot_due=?, since=?, mark=?, version=version+1 {ONLY_THEN}"""
NEXT_VERSION: Final = f"UPDATE tables SET mark=?, version=version+1 {ONLY_THEN}"
SAVE_PACK: Final = """
UPDATE packs SET title=?, files=?, digest=?, fine=?, changes=?, changed=?, step=?, revision=?
WHERE id=? AND revision=?"""
ADD_NAME_KEY: Final = """
INSERT INTO person_names (name_key, person, until) VALUES (?,?,?)
ON CONFLICT (name_key) DO UPDATE SET person=excluded.person, until=excluded.until
  WHERE person_names.person=excluded.person OR person_names.until<=?"""
USE_CODE: Final = "DELETE FROM recovery_codes WHERE person=? AND hash=?"
USE_INVITATION: Final = "UPDATE invitations SET used_by=? WHERE hash=? AND used_by='' AND until>?"
ADD_DAILY_RUN: Final = """
INSERT INTO daily_runs (day, game, person, table_id, started, finished, score, lead, unranked)
VALUES (?,?,?,?,?,NULL,0,0,?) ON CONFLICT DO NOTHING"""
FINISH_OFFLINE_RUN: Final = """
UPDATE daily_runs SET finished=?, score=?, lead=? WHERE table_id=? AND finished IS NULL"""
ADD_OFFLINE_GAME: Final = """
INSERT INTO offline_games (person, id, table_id) VALUES (?,?,?) ON CONFLICT DO NOTHING"""
ADD_RESULT: Final = """
INSERT INTO rated_results (table_id, pool, players, places, finished) VALUES (?,?,?,?,?)
ON CONFLICT DO NOTHING"""
ADD_COUNTED: Final = """
INSERT INTO counted_games (number, table_id, pool, players, places, finished, at)
VALUES (?,?,?,?,?,?,?) ON CONFLICT DO NOTHING"""
RATING_CHANGE: Final = (
    "number, seat, person, pool, table_id, cause, "
    "mu_before, sigma_before, mu_after, sigma_after, at"
)
ADD_CHANGE: Final = f"""
INSERT INTO rating_changes ({RATING_CHANGE}) VALUES (?,?,?,?,?,?,?,?,?,?,?)"""
ADD_FIRST_CHANGE: Final = f"{ADD_CHANGE} ON CONFLICT DO NOTHING"
"""Decides who gets a number: counted games and voids share one order."""
RATING_VOID: Final = "number, table_id, voided, actor, actor_name, reason, at"
ADD_VOID: Final = f"""
INSERT INTO rating_voids ({RATING_VOID}) VALUES (?,?,?,?,?,?,?) ON CONFLICT DO NOTHING"""
CREDENTIAL: Final = "id, person, kind, label, secret, counter, created, used"
ADD_PASSKEY: Final = f"""
INSERT INTO credentials ({CREDENTIAL}) VALUES (?,?,?,?,?,?,?,?) ON CONFLICT (id) DO NOTHING"""
USE_PASSKEY: Final = "UPDATE credentials SET counter=?, used=? WHERE id=? AND counter=?"
REMOVE_CREDENTIAL: Final = """
DELETE FROM credentials WHERE id=? AND person=?
  AND EXISTS (SELECT 1 FROM credentials other WHERE other.person=? AND other.id<>?)"""
TAKE_CHALLENGE: Final = "DELETE FROM challenges WHERE id=? AND until>?"
TAKE_SEEK: Final = "UPDATE seeks SET table_id=? WHERE person=? AND table_id='' AND until>?"
CHANGE_TOURNAMENT: Final = """
UPDATE tournaments SET version=version+1, state=?, started=?, ended=?, next_at=?
WHERE id=? AND version=?"""
DECIDES: Final = frozenset(
    {
        PROGRESS,
        NEXT_VERSION,
        SAVE_PACK,
        ADD_NAME_KEY,
        USE_CODE,
        USE_INVITATION,
        ADD_COUNTED,
        ADD_FIRST_CHANGE,
        ADD_VOID,
        ADD_DAILY_RUN,
        FINISH_OFFLINE_RUN,
        ADD_OFFLINE_GAME,
        ADD_PASSKEY,
        USE_PASSKEY,
        REMOVE_CREDENTIAL,
        TAKE_CHALLENGE,
        TAKE_SEEK,
        CHANGE_TOURNAMENT,
    }
)
"""Every change has one of these. If it affects no row, another change was faster."""
NAME_GUEST: Final = """
INSERT INTO guests (id, name, seen) VALUES (?,?,?)
ON CONFLICT (id) DO UPDATE SET name=excluded.name, seen=excluded.seen"""
PUT_REVIEW: Final = """
INSERT INTO reviews (table_id, stamp, part, body) VALUES (?,?,?,?)
ON CONFLICT (table_id, stamp, part) DO UPDATE SET body=excluded.body"""
PUT_PUSH: Final = """
INSERT INTO pushes (endpoint, guest, p256dh, auth, language, kinds, added) VALUES (?,?,?,?,?,?,?)
ON CONFLICT (endpoint) DO UPDATE SET guest=excluded.guest, p256dh=excluded.p256dh,
  auth=excluded.auth, language=excluded.language, kinds=excluded.kinds, added=excluded.added"""
ADD_NOTICE: Final = """
INSERT INTO notices (table_id, moment, server) VALUES (?,?,?)
ON CONFLICT (table_id) DO UPDATE SET moment=excluded.moment, server=excluded.server"""
NO_NOTICE: Final = "DELETE FROM notices WHERE table_id=? AND moment<=?"
SAVE_NOTE: Final = """
INSERT INTO notes (kind, name, text) VALUES (?,?,?)
ON CONFLICT (kind, name) DO UPDATE SET text=excluded.text"""
ADD_KEY: Final = "INSERT INTO keys (name, value) VALUES (?,?) ON CONFLICT DO NOTHING"

Values = tuple[Any, ...]
Statement = tuple[str, Values]


class Lines(NamedTuple):
    """New lines of one log, and the progress of the game after them."""

    lines: list[Values]
    progress: Values


Work = Lines | list[Statement]


def now() -> int:
    """Return the Unix time in ms."""
    return time.time_ns() // 1_000_000


def new_key() -> bytes:
    return secrets.token_bytes(32)


def text(value: object) -> str:
    """Encode a value as JSON."""
    return _json.encode(value).decode()


# --- writing --------------------------------------------------------------------------------------


def work_of(change: Change, server: str) -> Work:
    """Return the statements for a change. Most changes only append lines to a log."""
    id = change.id
    at = change.lines[-1].at if change.lines else now()
    lines: list[Values] = [(id, entry.seq, entry.line, entry.at) for entry in change.lines]
    progress = (at, *_progress(change.progress), change.mark, id, change.after)
    more = change.seats or change.holders or change.chat or change.settings or change.new
    if not (more or change.notice or change.result):
        return Lines(lines, progress)
    statements: list[Statement] = []
    if lines or change.seats or change.holders:
        statements.append((PROGRESS, progress))
    else:
        statements.append((NEXT_VERSION, (change.mark, id, change.after)))
    statements += [(PUT_SEAT, _seat(id, seat)) for seat in change.seats]
    for number, guests in change.holders.items():
        statements.append((NO_HOLDERS, (id, number)))
        statements += [(ADD_HOLDER, (id, number, guest)) for guest in guests]
    if change.chat is not None:
        chat = change.chat
        statements.append((ADD_CHAT, _chat(id, chat)))
        if change.oldest_chat > 1:
            statements.append((OLD_CHAT, (id, change.oldest_chat)))
    if change.settings is not None:
        given = change.settings
        statements.append((SETTINGS, (int(given.open), given.next, text(given.settings), id)))
    if change.new is not None:
        statements += new_table(*change.new)
    if change.result is not None:
        statements.append((ADD_RESULT, _result(id, change.result)))
    if change.notice:
        statements.append((ADD_NOTICE, (id, change.progress.moment, server)))
    statements += [(ADD_LINE, line) for line in lines]
    return statements


def new_table(row: TableRow, lines: list[str], holders: dict[int, list[str]]) -> list[Statement]:
    """Return the statements that add a table with its first lines."""
    log = [LogLine(seq, line, row.created) for seq, line in enumerate(lines, 1)]
    return whole_table(Loaded(row, log, holders, []))


def whole_table(table: Loaded) -> list[Statement]:
    """Return the statements that add a table with all its data."""
    row = table.row
    facts = (
        row.id,
        row.game,
        row.rules,
        row.content,
        row.content_hash,
        text(row.options),
        text(row.clock),
        row.host,
        int(row.open),
        row.created,
        row.changed,
        row.origin_table,
        row.origin_moment,
        row.next,
        row.seed,
        *_progress(row.progress),
        text(row.settings),
        row.version,
        row.mark,
    )
    statements: list[Statement] = [(ADD_TABLE, facts)]
    statements += [(PUT_SEAT, _seat(row.id, seat)) for seat in row.seats]
    statements += [
        (ADD_HOLDER, (row.id, seat, guest))
        for seat, guests in table.holders.items()
        for guest in guests
    ]
    statements += [(ADD_LINE, (row.id, line.seq, line.line, line.at)) for line in table.log]
    statements += [(ADD_CHAT, _chat(row.id, said)) for said in table.chat]
    return statements


def _chat(id: str, line: ChatRow) -> Values:
    return (id, line.id, line.seat, line.name, line.text, line.at, line.guest)


def _result(id: str, result: RatedResult) -> Values:
    return (id, result.pool, text(result.players), text(result.places), result.finished)


def _seat(id: str, seat: SeatRow) -> Values:
    return (
        id,
        seat.seat,
        seat.kind,
        seat.name,
        seat.bot,
        int(seat.owned),
        seat.secret_hash,
        seat.hook,
    )


def _progress(progress: Progress) -> Values:
    return (
        progress.status,
        progress.to_move,
        progress.moment,
        text(progress.scores),
        text(progress.clock_ms),
        progress.deadline,
        int(progress.bot_due),
        progress.since,
    )


# --- reading --------------------------------------------------------------------------------------


def table_of(row: Values) -> TableRow:
    """Return a table from its row, without its seats."""
    return TableRow(
        id=row[0],
        game=row[1],
        rules=row[2],
        content=row[3],
        content_hash=row[4],
        options=_options.decode(row[5]),
        clock=_clock.decode(row[6]),
        host=row[7],
        open=bool(row[8]),
        created=row[9],
        changed=row[10],
        origin_table=row[11],
        origin_moment=row[12],
        next=row[13],
        seed=row[14],
        progress=Progress(
            status=row[15],
            to_move=row[16],
            moment=row[17],
            scores=_numbers.decode(row[18]),
            clock_ms=_numbers.decode(row[19]),
            deadline=row[20],
            bot_due=bool(row[21]),
            since=row[22],
        ),
        settings=_settings.decode(row[23]),
        version=row[24],
        mark=row[25],
        seats=[],
    )


def seat_of(row: Values) -> SeatRow:
    seat, kind, name, bot, owned, secret_hash, hook = row
    return SeatRow(
        seat=seat,
        kind=kind,
        name=name,
        bot=bot,
        owned=bool(owned),
        secret_hash=secret_hash,
        hook=hook,
    )
