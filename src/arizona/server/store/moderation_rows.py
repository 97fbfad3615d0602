"""Storage of moderation: blocks, reports of players, and sanctions with their answers.

Blockers, reporters and targets are ids of people or guests. Times are Unix times in ms.
"""

from __future__ import annotations

from secrets import token_hex
from typing import Final, Literal, get_args

from msgspec import Struct

from arizona.server.store.row_store import RowStore
from arizona.server.store.sql import SAVE_NOTE, Statement, Values

SanctionKind = Literal["warn", "mute", "exclude", "unlist", "reset-name", "ban"]
SANCTIONS: Final[tuple[SanctionKind, ...]] = get_args(SanctionKind)
REVISION: Final = "moderation"
"""The kind of the note that changes whenever a block or sanction does."""
BLOCK: Final = "id, blocker, blocked, name, at"
REPORT: Final = (
    "id, at, reporter, reporter_name, target, target_name, table_id, game, seat, moment, "
    "reason, text, evidence, closed, closed_by, resolution"
)
SANCTION: Final = (
    "id, person, kind, at, until, actor, actor_name, reason, report, reversed, reversed_by, "
    "reversed_reason, seen, answer, answered, subject, subject_title"
)
ACTIVE: Final = "reversed=0 AND (until=0 OR until>?)"
AT_ONCE: Final = 200
"""Maximum number of ids in one query."""
FORMER_PERSON: Final = "Former player"
MODERATION_TABLES: Final = {"blocks": BLOCK, "reports": REPORT, "sanctions": SANCTION}
"""The tables of this module with their columns, for transfers between stores."""


class BlockRow(Struct, frozen=True):
    """One person has blocked another; ``name`` is the other's name at that time."""

    id: str
    blocker: str
    blocked: str
    name: str
    at: int


class ReportRow(Struct, kw_only=True):
    """A report of a player at a table, with the chat at that time as evidence."""

    id: str
    at: int
    reporter: str
    reporter_name: str
    target: str
    target_name: str
    table_id: str
    game: str
    seat: int
    """The target's seat, -1 for a spectator."""
    moment: int
    """The number of moves when the report was made."""
    reason: str
    text: str
    evidence: str
    """The last chat lines, as JSON."""
    closed: int = 0
    """When the report was closed; 0 while it is open."""
    closed_by: str = ""
    """The name of the moderator who closed it."""
    resolution: str = ""
    """The sanction that followed, or ``dismissed``."""


class SanctionRow(Struct, kw_only=True):
    """A moderator's action against a person or guest."""

    id: str
    person: str
    kind: SanctionKind
    at: int
    until: int = 0
    """When it ends; 0 if it has no end date."""
    actor: str
    actor_name: str
    reason: str
    report: str = ""
    """The report that led to it; may be empty."""
    reversed: int = 0
    """When it was reversed; 0 if it was not."""
    reversed_by: str = ""
    reversed_reason: str = ""
    seen: int = 0
    """When the person has dismissed the notice; 0 if not."""
    answer: str = ""
    answered: int = 0
    subject: str = ""
    """The id of the pack that was unlisted, or the username that was reset."""
    subject_title: str = ""
    """The subject as people know it: the title of the pack, or the username."""

    def active(self, now: int) -> bool:
        """Whether it is in force."""
        return self.reversed == 0 and (self.until == 0 or self.until > now)


class ModerationStore(RowStore):
    """Moderation in a database; subclasses provide the connection."""

    # --- blocks -------------------------------------------------------------------------------

    async def blocks_of(self, blocker: str) -> list[BlockRow]:
        """Return the people that a person has blocked, newest first."""
        rows = await self._rows(
            f"SELECT {BLOCK} FROM blocks WHERE blocker=? ORDER BY at DESC, id", (blocker,)
        )
        return [BlockRow(*row) for row in rows]

    async def add_blocks(self, blocks: list[BlockRow]) -> None:
        """Add blocks; those that exist are left as they are."""
        add = f"INSERT INTO blocks ({BLOCK}) VALUES (?,?,?,?,?) ON CONFLICT DO NOTHING"
        work: list[Statement] = [
            (add, (one.id, one.blocker, one.blocked, one.name, one.at)) for one in blocks
        ]
        await self._write([*work, next_revision()])

    async def remove_block(self, blocker: str, id: str) -> None:
        """Remove one of a person's blocks."""
        gone = "DELETE FROM blocks WHERE blocker=? AND id=?"
        await self._write([(gone, (blocker, id)), next_revision()])

    async def block_pairs(self, ids: list[str]) -> list[tuple[str, str]]:
        """Return all blocks (blocker, blocked) that involve one of these people or guests."""
        found: set[tuple[str, str]] = set()
        for start in range(0, len(ids), AT_ONCE):
            some = ids[start : start + AT_ONCE]
            places = ",".join("?" * len(some))
            rows = await self._rows(
                f"SELECT blocker, blocked FROM blocks "
                f"WHERE blocker IN ({places}) OR blocked IN ({places})",
                (*some, *some),
            )
            found.update((str(one), str(other)) for one, other in rows)
        return sorted(found)

    # --- reports ------------------------------------------------------------------------------

    async def add_report(self, report: ReportRow) -> bool:
        """Add a report; return ``False`` if this reporter has already sent it for this table."""
        await self._write(
            [
                (
                    f"INSERT INTO reports ({REPORT}) VALUES ({','.join('?' * 16)}) "
                    "ON CONFLICT DO NOTHING",
                    _report(report),
                )
            ]
        )
        return await self.report(report.id) is not None

    async def report(self, id: str) -> ReportRow | None:
        found = await self._reports("id=?", (id,), 1)
        return found[0] if found else None

    async def reports(self, *, closed: bool, limit: int = 200) -> list[ReportRow]:
        """Return the open or closed reports, newest first."""
        return await self._reports("closed>0" if closed else "closed=0", (), limit)

    async def reports_about(self, target: str, limit: int = 50) -> list[ReportRow]:
        """Return the reports of a person or guest, newest first."""
        return await self._reports("target=?", (target,), limit)

    async def reports_by(self, reporter: str, limit: int = 50) -> list[ReportRow]:
        """Return the reports that a person or guest made, newest first."""
        return await self._reports("reporter=?", (reporter,), limit)

    async def _reports(self, where: str, values: Values, limit: int) -> list[ReportRow]:
        rows = await self._rows(
            f"SELECT {REPORT} FROM reports WHERE {where} ORDER BY at DESC, id LIMIT ?",
            (*values, limit),
        )
        return [_report_of(row) for row in rows]

    async def save_report_state(self, report: ReportRow, audit: Statement) -> None:
        """Save whether a report is closed, and how, with an entry in the audit log."""
        await self._write([_report_state(report), audit])

    # --- sanctions ----------------------------------------------------------------------------

    async def sanction(self, id: str) -> SanctionRow | None:
        found = await self._sanctions("id=?", (id,))
        return found[0] if found else None

    async def sanctions_of(self, person: str) -> list[SanctionRow]:
        """Return the sanctions of a person or guest, newest first."""
        return await self._sanctions("person=?", (person,))

    async def active_sanctions(self, people: list[str], now: int) -> list[SanctionRow]:
        """Return the sanctions of these people that are in force."""
        found: list[SanctionRow] = []
        for start in range(0, len(people), AT_ONCE):
            some = people[start : start + AT_ONCE]
            places = ",".join("?" * len(some))
            found += await self._sanctions(f"person IN ({places}) AND {ACTIVE}", (*some, now))
        return found

    async def _sanctions(self, where: str, values: Values) -> list[SanctionRow]:
        rows = await self._rows(
            f"SELECT {SANCTION} FROM sanctions WHERE {where} ORDER BY at DESC, id", values
        )
        return [_sanction_of(row) for row in rows]

    async def save_sanction(
        self, sanction: SanctionRow, reports: list[ReportRow], more: list[Statement]
    ) -> None:
        """Add or change a sanction, together with the state of reports and other changes."""
        change = (
            f"INSERT INTO sanctions ({SANCTION}) VALUES ({','.join('?' * 17)}) "
            "ON CONFLICT (id) DO UPDATE SET reversed=excluded.reversed, "
            "reversed_by=excluded.reversed_by, reversed_reason=excluded.reversed_reason, "
            "seen=excluded.seen, answer=excluded.answer, answered=excluded.answered"
        )
        work: list[Statement] = [(change, _sanction(sanction))]
        work += [_report_state(one) for one in reports]
        await self._write([*work, *more, next_revision()])

    async def dismiss_sanction(self, person: str, id: str, now: int) -> None:
        """Record that a person has dismissed a notice."""
        seen = "UPDATE sanctions SET seen=? WHERE person=? AND id=? AND seen=0"
        await self._write([(seen, (now, person, id))])

    # --- maintenance --------------------------------------------------------------------------

    async def moderation_revision(self) -> str:
        """Return a text that changes whenever a block or sanction does."""
        rows = await self._rows("SELECT text FROM notes WHERE kind=? AND name=''", (REVISION,))
        return str(rows[0][0]) if rows else ""

    async def drop_old_reports(self, before: int) -> None:
        """Delete reports closed before a time, sanctions that ended before it, and older blocks
        of guests.
        """
        await self._write(
            [
                ("DELETE FROM blocks WHERE at<? AND blocker NOT LIKE '~%'", (before,)),
                ("DELETE FROM reports WHERE closed>0 AND closed<?", (before,)),
                (
                    "DELETE FROM sanctions WHERE at<? AND (reversed>0 OR kind='warn' "
                    "OR (until>0 AND until<?))",
                    (before, before),
                ),
            ]
        )


def next_revision() -> Statement:
    """Return the statement that makes all servers read blocks and sanctions again."""
    return (SAVE_NOTE, (REVISION, "", token_hex(8)))


def merge_moderation(guest: str, person: str) -> list[Statement]:
    """Return the statements that move blocks, reports and sanctions of a guest to an account."""
    work: list[Statement] = [("UPDATE chat SET guest=? WHERE guest=?", (person, guest))]
    for column, other in (("blocker", "blocked"), ("blocked", "blocker")):
        work += [
            (
                f"DELETE FROM blocks WHERE {column}=? AND {other} IN "
                f"(SELECT {other} FROM blocks WHERE {column}=?)",
                (guest, person),
            ),
            (f"UPDATE blocks SET {column}=? WHERE {column}=?", (person, guest)),
        ]
    work.append(("DELETE FROM blocks WHERE blocker=blocked", ()))
    for column, other in (("reporter", "target"), ("target", "reporter")):
        work += [
            (
                f"DELETE FROM reports WHERE {column}=? AND EXISTS (SELECT 1 FROM reports r WHERE "
                f"r.{column}=? AND r.table_id=reports.table_id AND r.{other}=reports.{other})",
                (guest, person),
            ),
            (f"UPDATE reports SET {column}=? WHERE {column}=?", (person, guest)),
        ]
    work.append(("UPDATE sanctions SET person=? WHERE person=?", (person, guest)))
    return [*work, next_revision()]


def forget_person(id: str) -> list[Statement]:
    """Return the statements that delete what moderation stores about a person.

    Reports by the person remain for the moderators, without name and id.
    """
    return [
        ("DELETE FROM chat WHERE guest=?", (id,)),
        ("DELETE FROM blocks WHERE blocker=? OR blocked=?", (id, id)),
        ("DELETE FROM reports WHERE target=?", (id,)),
        (
            "UPDATE reports SET reporter='gone:' || id, reporter_name=? WHERE reporter=?",
            (FORMER_PERSON, id),
        ),
        ("DELETE FROM sanctions WHERE person=?", (id,)),
        next_revision(),
    ]


def _report_state(report: ReportRow) -> Statement:
    change = "UPDATE reports SET closed=?, closed_by=?, resolution=? WHERE id=?"
    return (change, (report.closed, report.closed_by, report.resolution, report.id))


def _report(one: ReportRow) -> Values:
    return tuple(getattr(one, name) for name in REPORT.split(", "))


def _report_of(row: Values) -> ReportRow:
    return ReportRow(**dict(zip(REPORT.split(", "), row, strict=True)))


def _sanction(one: SanctionRow) -> Values:
    return tuple(getattr(one, name) for name in SANCTION.split(", "))


def _sanction_of(row: Values) -> SanctionRow:
    return SanctionRow(**dict(zip(SANCTION.split(", "), row, strict=True)))
