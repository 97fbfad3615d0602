"""Moderation: reports of players, moderators' actions, and notices to the people affected."""

from __future__ import annotations

import statistics
from collections.abc import Awaitable, Callable
from secrets import token_urlsafe
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from arizona.people.fairplay import median_interval
from arizona.server.base.identity import is_person
from arizona.server.base.token_buckets import Buckets
from arizona.server.protocol.moderation import (
    AuditEntry,
    Case,
    CasePerson,
    DecisionTimes,
    EvidenceLine,
    PersonalNotice,
    PersonalNotices,
    ReportQueue,
    ReportReason,
    ReportSummary,
    ResultState,
    Sanction,
    SanctionInfo,
)
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.profiles import ProfilePack
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.people.name_resets import RESET_NAME, reset_name, restore_name
from arizona.server.services.people.profiles import Profiles
from arizona.server.services.people.sessions import Sessions, SignedIn, now_ms
from arizona.server.services.people.standings import DAY_MS, Standings, not_oneself
from arizona.server.services.people.voiding import RESTORED, VOIDED
from arizona.server.store.audit_rows import audit_entry
from arizona.server.store.database import Database
from arizona.server.store.moderation_rows import SANCTIONS, ReportRow, SanctionRow
from arizona.server.store.people_rows import PersonRow
from arizona.server.store.sql import Statement
from arizona.server.store.store import LogLine, effective_lines

REPORTS_PER_DAY: Final = 20
"""Maximum number of reports by one person or guest."""
REPORTS_PER_DAY_AND_ADDRESS: Final = 60
EVIDENCE_LINES: Final = 50
KEPT_DAYS: Final = 365
"""Days for which closed reports and ended actions are stored."""
MIN_DECISIONS: Final = 5
SHOWN_DECISIONS: Final = 60
DISMISSED: Final = "dismissed"
COMMAND_LINE: Final = "command line"
"""The actor in audit log entries for changes made on the command line."""
_lines = msgspec.json.Decoder(list[EvidenceLine])


class ReportedSeat(NamedTuple):
    """The seat of the reported person, and their id."""

    table: str
    seat: int
    person: str


class Reported(NamedTuple):
    """The subject of a report: a player or spectator at a table."""

    table: str
    game: str
    moment: int
    seat: int
    target: str
    name: str
    chat: list[EvidenceLine]


class Moderation:
    """Reports, cases and actions of one server."""

    def __init__(
        self,
        store: Database,
        sessions: Sessions,
        standings: Standings,
        profiles: Profiles,
        refresh: Callable[[list[str]], Awaitable[None]],
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._standings = standings
        self._profiles = profiles
        self._refresh = refresh
        """Reloads the seats of tables, here and on other servers."""
        self._by_person = Buckets(REPORTS_PER_DAY / 86400, REPORTS_PER_DAY)
        self._by_address = Buckets(REPORTS_PER_DAY_AND_ADDRESS / 86400, REPORTS_PER_DAY_AND_ADDRESS)

    # --- reports ------------------------------------------------------------------------------

    async def report(
        self,
        reporter: str,
        name: str,
        address: str,
        reported: Reported,
        reason: ReportReason,
        text: str,
    ) -> None:
        """Store a report with its evidence, once per reporter, table and target."""
        if reported.target == reporter:
            raise not_oneself()
        if not self._by_person.take(reporter) or not self._by_address.take(address):
            words = Phrase("moderation-reports-many", {})
            raise Refusal("too-fast", "too many reports in a day", words)
        row = ReportRow(
            id=token_urlsafe(9),
            at=now_ms(),
            reporter=reporter,
            reporter_name=name,
            target=reported.target,
            target_name=reported.name,
            table_id=reported.table,
            game=reported.game,
            seat=reported.seat,
            moment=reported.moment,
            reason=reason,
            text=text,
            evidence=msgspec.json.encode(reported.chat[-EVIDENCE_LINES:]).decode(),
        )
        if not await self._store.add_report(row):
            words = Phrase("moderation-report-again", {"name": reported.name})
            raise Refusal("not-allowed", "reported before at this table", words)

    # --- notices ------------------------------------------------------------------------------

    async def notices(self, person: str | None) -> PersonalNotices:
        """Return the notices that a person has not dismissed, and all actions in force."""
        now = now_ms()
        rows = [] if person is None else await self._store.sanctions_of(person)
        shown = [row for row in rows if not row.seen or (row.active(now) and row.kind != "warn")]
        return PersonalNotices([_notice(row, now) for row in shown])

    async def unseen(self, person: str) -> int:
        """Return the number of notices that a person has not dismissed."""
        return sum(not row.seen for row in await self._store.sanctions_of(person))

    async def dismiss(self, person: str, id: str) -> None:
        """Hide a notice; while it is in force, the account page still shows it."""
        await self._store.dismiss_sanction(person, id, now_ms())

    async def answer(self, person: str, id: str, text: str) -> None:
        """Store the person's one answer to an action, and reopen the report."""
        row = await self._store.sanction(id)
        if row is None or row.person != person:
            raise no_case()
        if row.answered:
            raise Refusal("not-allowed", "answered before", Phrase("moderation-answer-once", {}))
        report = await self._store.report(row.report)
        now = now_ms()
        row = replace(row, answer=text, answered=now)
        opened = [] if report is None else [replace(report, closed=0, closed_by="")]
        await self._store.save_sanction(
            row, opened, [audit_entry(now, person, person, "answer", text)]
        )

    async def appeal(self, person: PersonRow, text: str) -> None:
        """Store the answer of a banned person, who cannot sign in."""
        rows = await self._store.sanctions_of(person.id)
        ban = next((row for row in rows if row.kind == "ban" and not row.reversed), None)
        if not person.banned or ban is None:
            raise Refusal(
                "not-allowed", "there is nothing to answer", Phrase("moderation-no-ban", {})
            )
        await self.answer(person.id, ban.id, text)

    # --- the queue ----------------------------------------------------------------------------

    async def queue(self, moderator: SignedIn, *, closed: bool) -> ReportQueue:
        """Return the reports for a moderator, except those about the moderator."""
        waiting = [
            row for row in await self._store.reports(closed=False) if row.target != moderator.person
        ]
        rows = waiting
        if closed:
            done = await self._store.reports(closed=True)
            rows = [row for row in done if row.target != moderator.person]
        return ReportQueue([await self._summary(row) for row in rows], len(waiting))

    async def _summary(self, row: ReportRow) -> ReportSummary:
        about = await self._store.reports_about(row.target)
        sanctions = await self._store.sanctions_of(row.target)
        answered = any(one.report == row.id and one.answered for one in sanctions)
        return summary(row, len(about), answered=answered)

    async def case(self, moderator: SignedIn, id: str) -> Case:
        """Return a report with its evidence and the reported person's history."""
        row = await self._report(moderator, id)
        now = now_ms()
        person = await self._store.person(row.target)
        sanctions = await self._store.sanctions_of(row.target)
        about = await self._store.reports_about(row.target)
        made = await self._store.reports_by(row.target)
        log = await self._store.audit_log(row.target, 50)
        table = await self._store.table(row.table_id)
        moves = [] if table is None else await self._store.log(row.table_id)
        names = await self._names({entry.actor for entry in log})
        return Case(
            report=await self._summary(row),
            text=row.text,
            reporter=row.reporter_name,
            table="" if table is None else row.table_id,
            seat=row.seat,
            moment=row.moment,
            person=CasePerson(
                row.target_name,
                "" if person is None else person.name,
                "" if person is None else person.role,
                0 if person is None else person.created,
                person is not None and person.banned > 0,
                allowed_actions(moderator, row.target, person),
                await self._public_packs(row.target),
            ),
            chat=_lines.decode(row.evidence),
            about=[summary(one, len(about)) for one in about if one.id != row.id],
            made=[summary(one, 0) for one in made],
            sanctions=[_sanction(one, now) for one in sanctions],
            audit=[
                AuditEntry(one.at, one.action, one.detail, names.get(one.actor, ""))
                for one in log
                if one.action in AUDITED
            ],
            times=decision_times(moves, row.seat),
            result=await self._result(row.table_id),
        )

    async def table(self, moderator: SignedIn, id: str) -> str:
        """Return the id of a report's table."""
        return (await self._report(moderator, id)).table_id

    async def reported_seat(self, moderator: SignedIn, id: str) -> ReportedSeat:
        """Return the seat of the reported person."""
        row = await self._report(moderator, id)
        return ReportedSeat(row.table_id, row.seat, row.target)

    async def _result(self, table: str) -> ResultState:
        if await self._store.is_voided(table):
            return "voided"
        return "" if await self._store.counted_game(table) is None else "counted"

    async def _names(self, actors: set[str]) -> dict[str, str]:
        names = {COMMAND_LINE: COMMAND_LINE}
        for actor in actors:
            person = await self._store.person(actor) if is_person(actor) else None
            if person is not None:
                names[actor] = person.name
        return names

    async def _report(self, moderator: SignedIn, id: str) -> ReportRow:
        row = await self._store.report(id)
        if row is None or row.target == moderator.person:
            raise no_case()
        return row

    # --- actions ------------------------------------------------------------------------------

    async def close(self, moderator: SignedIn, id: str, reason: str, *, reopen: bool) -> None:
        """Dismiss or reopen a report."""
        row = await self._report(moderator, id)
        now = now_ms()
        action = "report-reopened" if reopen else "report-dismissed"
        changed = replace(
            row,
            closed=0 if reopen else now,
            closed_by="" if reopen else moderator.name,
            resolution="" if reopen else DISMISSED,
        )
        entry = audit_entry(now, row.target, moderator.person, action, reason)
        await self._store.save_report_state(changed, entry)

    async def act(
        self,
        moderator: SignedIn,
        id: str,
        kind: Sanction,
        reason: str,
        days: int = 0,
        pack: str = "",
    ) -> None:
        """Act on the reported person, their name or one of their packs, and close the report."""
        row = await self._report(moderator, id)
        person = await self._store.person(row.target)
        if kind not in allowed_actions(moderator, row.target, person):
            raise not_allowed()
        now = now_ms()
        subject = title = ""
        more: list[Statement] = []
        tables: list[str] = []
        if kind == "ban":
            more += _ban(row.target, now, reason)
        elif kind == "unlist":
            subject, title = pack, await self._listed_title(row.target, pack)
        elif kind == RESET_NAME and person is not None:
            subject = title = person.name
            more += await reset_name(self._store, person, now)
            tables = await self._store.tables_of(person.id)
        lasts = days > 0 and kind in ("mute", "exclude")
        sanction = SanctionRow(
            id=token_urlsafe(9),
            person=row.target,
            kind=kind,
            at=now,
            until=now + days * DAY_MS if lasts else 0,
            actor=moderator.person,
            actor_name=moderator.name,
            reason=reason,
            report=row.id,
            subject=subject,
            subject_title=title,
        )
        closed = replace(row, closed=now, closed_by=moderator.name, resolution=kind)
        more.append(audit_entry(now, row.target, moderator.person, kind, reason))
        await self._store.save_sanction(sanction, [closed], more)
        await self._applied(tables)

    async def _listed_title(self, person: str, pack: str) -> str:
        """Return the title of a pack listed on a person's profile, or raise ``Refusal``."""
        found = next((one for one in await self._public_packs(person) if one.id == pack), None)
        if found is None:
            raise not_allowed()
        return found.title

    async def _public_packs(self, person: str) -> list[ProfilePack]:
        shown = is_person(person) and (await self._profiles.settings(person)).packs
        return await self._profiles.packs(person) if shown else []

    async def reverse(self, moderator: SignedIn, id: str, reason: str) -> None:
        """Reverse an action and notify the person."""
        row = await self._store.sanction(id)
        person = None if row is None else await self._store.person(row.person)
        if row is None or row.person == moderator.person:
            raise no_case()
        if row.reversed:
            raise Refusal("stale", "reversed before", Phrase("moderation-action-reversed", {}))
        if row.kind not in allowed_actions(moderator, row.person, person):
            raise not_allowed()
        now = now_ms()
        changed = replace(
            row, reversed=now, reversed_by=moderator.name, reversed_reason=reason, seen=0
        )
        action = f"{row.kind}-reversed"
        more = [audit_entry(now, row.person, moderator.person, action, reason)]
        others = [one for one in await self._store.sanctions_of(row.person) if one.id != row.id]
        if row.kind == "ban" and not any(one.kind == "ban" and one.active(now) for one in others):
            more.append(_unban(row.person))
        tables: list[str] = []
        if row.kind == RESET_NAME and person is not None:
            more += await restore_name(self._store, person, row.subject, now)
            tables = await self._store.tables_of(person.id)
        await self._store.save_sanction(changed, [], more)
        await self._applied(tables)

    async def _applied(self, tables: list[str]) -> None:
        """Apply an action to this server's connections; ``tables`` show a changed name."""
        await self._standings.sweep()
        await self._sessions.sweep()
        if tables:
            self._sessions.forget_cached()
            await self._refresh(tables)

    async def excluded(self, person: str) -> bool:
        """Whether a person is excluded from rated games."""
        active = await self._store.active_sanctions([person], now_ms())
        return any(one.kind == "exclude" for one in active)

    async def maintain(self) -> None:
        """Delete old reports and actions."""
        await self._store.drop_old_reports(now_ms() - KEPT_DAYS * DAY_MS)


AUDITED: Final = frozenset(
    {
        *SANCTIONS,
        *(f"{kind}-reversed" for kind in SANCTIONS),
        "report-dismissed",
        "report-reopened",
        VOIDED,
        RESTORED,
        "register",
        "rename",
        "role",
        "unban",
        "answer",
    }
)
"""Kinds of audit log entries that moderators can see."""


def allowed_actions(moderator: SignedIn, target: str, person: PersonRow | None) -> list[Sanction]:
    """Return the actions that a moderator may take.

    No one can act on themselves or on a host, and only hosts can act on moderators. Guests have no
    account to ban or rename, and no profile with packs.
    """
    if target == moderator.person:
        return []
    if person is None:
        return [] if is_person(target) else ["warn", "mute", "exclude"]
    if person.role == "host" or (person.role == "moderator" and moderator.role != "host"):
        return []
    return list(SANCTIONS)


def summary(row: ReportRow, about: int, *, answered: bool = False) -> ReportSummary:
    """Return a report's entry in the queue."""
    known: dict[str, object] = {
        "id": row.id,
        "at": row.at,
        "name": row.target_name,
        "reason": row.reason,
        "game": row.game,
        "about": about,
        "answered": answered,
        "closed": row.closed,
        "closed_by": row.closed_by,
        "resolution": row.resolution,
    }
    return msgspec.convert(known, ReportSummary)


def decision_times(log: list[LogLine], seat: int) -> DecisionTimes | None:
    """Return a seat's seconds per decision, from the times in the table's log."""
    own: list[float] = []
    others: list[float] = []
    before: int | None = None
    for line in effective_lines(log):
        who = line.line.partition(" ")[0]
        if before is not None and who.isdecimal():
            (own if int(who) == seat + 1 else others).append((line.at - before) / 1000)
        before = line.at
    if len(own) < MIN_DECISIONS:
        return None
    interval = median_interval(own)
    return DecisionTimes(
        [round(one, 1) for one in own[-SHOWN_DECISIONS:]],
        round(interval.estimate, 1),
        round(interval.low, 1),
        round(interval.high, 1),
        round(statistics.median(others), 1) if others else 0.0,
    )


def _ban(person: str, now: int, reason: str) -> list[Statement]:
    return [
        ("UPDATE people SET banned=?, ban_reason=? WHERE id=?", (now, reason[:200], person)),
        ("UPDATE sessions SET ended=? WHERE person=? AND ended IS NULL", (now, person)),
    ]


def _unban(person: str) -> Statement:
    return ("UPDATE people SET banned=0, ban_reason='' WHERE id=?", (person,))


def _notice(row: SanctionRow, now: int) -> PersonalNotice:
    return PersonalNotice(
        row.id,
        row.kind,
        row.at,
        row.until,
        row.active(now),
        row.reason,
        row.reversed,
        row.reversed_reason,
        row.answer,
        row.subject_title,
    )


def _sanction(row: SanctionRow, now: int) -> SanctionInfo:
    return SanctionInfo(
        row.id,
        row.kind,
        row.at,
        row.until,
        row.active(now),
        row.actor_name,
        row.reason,
        row.reversed,
        row.reversed_by,
        row.reversed_reason,
        row.answer,
        row.answered,
        row.subject_title,
    )


def not_allowed() -> Refusal:
    """Return the refusal for an action that a moderator may not take."""
    return Refusal("not-allowed", "not this person", Phrase("moderation-action-not-allowed", {}))


def no_case() -> Refusal:
    """Return the refusal for a report or action that does not exist."""
    return Refusal("no-such-report", "there is no such case", Phrase("moderation-no-case", {}))
