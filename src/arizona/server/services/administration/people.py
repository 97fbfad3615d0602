"""Administration of accounts from the command line, even while the server is running."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Any

from msgspec.structs import replace

from arizona.engine.message import Arg, Message, ValidationMessage
from arizona.messages import Phrases
from arizona.people.credentials import make_recovery_codes
from arizona.server.protocol.bot_api import Scope
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.administration.store_access import StoreAccess
from arizona.server.services.people.accounts import (
    DAY_MS,
    INVITATION_DAYS,
    code_hashes,
    export_person,
    invitation_hash,
)
from arizona.server.services.people.bot_accounts import BotAccounts
from arizona.server.services.people.moderation import COMMAND_LINE, DISMISSED
from arizona.server.services.people.ratings import Ratings, Recount, recount
from arizona.server.services.people.sessions import Sessions, now_ms
from arizona.server.services.people.voiding import Decider, void_result
from arizona.server.store.audit_rows import audit_entry
from arizona.server.store.moderation_rows import ReportRow, SanctionRow
from arizona.server.store.people_rows import PersonRow
from arizona.server.store.session_rows import ROLES, InvitationRow, Role
from arizona.server.store.store import StoreError


class PeopleAdministration(StoreAccess):
    """Administrative access to accounts."""

    async def all(self) -> list[PersonRow]:
        """Return all people, sorted by name."""
        found: list[PersonRow] = []
        while some := await self.store.people(found[-1].folded if found else ""):
            found += some
        return found

    async def person(self, name: str) -> PersonRow:
        """Return the person with this name; raise ``StoreError`` if there is none."""
        person = await self.store.person_named(name.casefold())
        if person is None:
            english = "there is no account named '{name}'"
            raise StoreError(ValidationMessage("store-no-account", english, {"name": name}))
        return person

    async def invite(self, role: str) -> str:
        """Create an invitation, valid for one account, and return its code."""
        code = make_recovery_codes()[0]
        now = now_ms()
        until = now + INVITATION_DAYS * DAY_MS
        await self.store.invite(
            InvitationRow(invitation_hash(code), checked_role(role), now, until)
        )
        return code

    async def reset(self, name: str) -> tuple[str, ...]:
        """Replace a person's recovery codes and sign them out everywhere."""
        person = await self.person(name)
        codes = make_recovery_codes()
        hashes = code_hashes(await self.store.key("recovery"), person.id, codes)
        await self.store.put_codes(person.id, hashes, COMMAND_LINE, now_ms())
        await self.store.end_sessions(person.id, now_ms())
        return codes

    async def bot(self, name: str, owner: str, *, chat: bool) -> str:
        """Create a bot account, or replace the token of an existing one; return the token."""
        owner_id = (await self.person(owner)).id if owner else ""
        bots = BotAccounts(self.store, Sessions(self.store))
        scopes: list[Scope] = ["play", "chat"] if chat else ["play"]
        try:
            if await self.store.person_named(name.casefold()) is None:
                return await bots.create(owner_id, name, scopes)
            return await bots.replace_token(owner_id, name, scopes)
        except Refusal as refusal:
            raise StoreError(_described(refusal)) from None

    async def set_role(self, name: str, role: str) -> None:
        """Set a person's role: host, moderator or regular person."""
        person = await self.person(name)
        person.role = checked_role(role)
        await self.store.change_person(person, COMMAND_LINE, "role", now_ms())

    async def ban(self, name: str, reason: str) -> None:
        """Ban a person and sign them out everywhere."""
        person = await self.person(name)
        now = now_ms()
        person.banned, person.ban_reason = now, reason[:200]
        await self.store.change_person(person, COMMAND_LINE, "ban", now)
        await self.store.end_sessions(person.id, now)
        # Moderators can reverse the ban on their page, and the person can answer it.
        sanction = SanctionRow(
            id=token_urlsafe(9),
            person=person.id,
            kind="ban",
            at=now,
            actor=COMMAND_LINE,
            actor_name=COMMAND_LINE,
            reason=reason[:200],
        )
        await self.store.save_sanction(sanction, [], [])

    async def unban(self, name: str) -> None:
        """Lift a ban."""
        person = await self.person(name)
        person.banned, person.ban_reason = 0, ""
        now = now_ms()
        await self.store.change_person(person, COMMAND_LINE, "unban", now)
        for row in await self.store.sanctions_of(person.id):
            if row.kind == "ban" and row.active(now):
                lifted = replace(row, reversed=now, reversed_by=COMMAND_LINE, seen=0)
                await self.store.save_sanction(lifted, [], [])

    async def reports(self, *, closed: bool) -> list[ReportRow]:
        """Return the open or closed reports about players."""
        return await self.store.reports(closed=closed)

    async def close_report(self, id: str, reason: str) -> None:
        """Dismiss a report; raise ``StoreError`` if there is no such report."""
        report = await self.store.report(id)
        if report is None:
            english = "there is no report '{name}'"
            raise StoreError(ValidationMessage("store-no-report", english, {"name": id}))
        now = now_ms()
        report.closed, report.closed_by, report.resolution = now, COMMAND_LINE, DISMISSED
        entry = audit_entry(now, report.target, COMMAND_LINE, "report-dismissed", reason)
        await self.store.save_report_state(report, entry)

    async def export(self, name: str) -> dict[str, Any]:
        """Return everything that is stored about a person."""
        return await export_person(self.store, await self.person(name))

    async def void(self, table: str, reason: str, *, restore: bool) -> None:
        """Void the result of a rated game, or restore it."""
        await Ratings(self.store).count()
        decider = Decider(COMMAND_LINE, COMMAND_LINE)
        try:
            await void_result(self.store, table, decider, reason[:500], restore=restore)
        except Refusal as refusal:
            raise StoreError(_described(refusal, refusal.detail)) from None

    async def recount(self) -> Recount:
        """Recompute all ratings from the counted games and compare them with the stored ones."""
        return await recount(self.store)


def checked_role(role: str) -> Role:
    """Return a role, or raise ``StoreError``."""
    for known in ROLES:
        if role == known:
            return known
    english = "there is no role '{value}': expected {known}"
    args: dict[str, Arg] = {"option": "ROLE", "value": role, "known": ", ".join(ROLES)}
    raise StoreError(ValidationMessage("terminal-option-value", english, args))


def _described(refusal: Refusal, english: str = "") -> ValidationMessage:
    """Return why something was refused."""
    said = Message(refusal.message.id, dict(refusal.message.args))
    return ValidationMessage(said.id, english or Phrases().say(said), said.args)
