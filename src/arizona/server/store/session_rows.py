"""Storage of login sessions, and of invitations to create an account. Times are Unix ms."""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct
from msgspec.structs import astuple

from arizona.server.store.audit_rows import audit_entry
from arizona.server.store.row_store import RowStore
from arizona.server.store.sql import Statement

Role = Literal["person", "moderator", "host"]
ROLES: Final[tuple[Role, ...]] = get_args(Role)
SESSION: Final = "id, person, device, method, created, used"
END_ALL: Final = "UPDATE sessions SET ended=? WHERE person=? AND id<>? AND ended IS NULL"


class SessionRow(Struct, frozen=True):
    """A signed-in browser. The id is the hash of the token in its cookie."""

    id: str
    person: str
    device: str
    method: str
    created: int
    used: int


class InvitationRow(Struct, frozen=True):
    """An invitation to create an account. Only the hash of its code is stored."""

    hash: str
    role: Role
    created: int
    until: int


class SessionStore(RowStore):
    """Sessions and invitations in a database; subclasses provide the connection."""

    # --- sessions -----------------------------------------------------------------------------

    async def add_session(self, session: SessionRow) -> None:
        await self._write(
            [
                (
                    f"INSERT INTO sessions ({SESSION}, ended) VALUES (?,?,?,?,?,?,NULL)",
                    astuple(session),
                ),
                audit_entry(
                    session.created, session.person, session.person, "sign-in", session.device
                ),
            ]
        )

    async def session(self, id: str) -> SessionRow | None:
        """Return a session that has not ended, of a person who is not banned."""
        rows = await self._rows(
            "SELECT s.id, s.person, s.device, s.method, s.created, s.used FROM sessions s "
            "JOIN people p ON p.id=s.person WHERE s.id=? AND s.ended IS NULL AND p.banned=0",
            (id,),
        )
        return SessionRow(*rows[0]) if rows else None

    async def sessions(self, person: str) -> list[SessionRow]:
        """Return the active sessions of a person, last used first."""
        rows = await self._rows(
            f"SELECT {SESSION} FROM sessions WHERE person=? AND ended IS NULL "
            "ORDER BY used DESC, id",
            (person,),
        )
        return [SessionRow(*row) for row in rows]

    async def use_session(self, id: str, now: int) -> None:
        """Record the last use of a session."""
        await self._write([("UPDATE sessions SET used=? WHERE id=?", (now, id))])

    async def end_session(self, person: str, id: str, now: int) -> None:
        end = "UPDATE sessions SET ended=? WHERE person=? AND id=? AND ended IS NULL"
        await self._write(
            [(end, (now, person, id)), audit_entry(now, person, person, "sign-out", "")]
        )

    async def end_sessions(self, person: str, now: int, keep: str = "") -> None:
        """End all sessions of a person, except one."""
        await self._write(
            [(END_ALL, (now, person, keep)), audit_entry(now, person, person, "sign-out-all", "")]
        )

    async def ended_sessions(self, since: int) -> list[str]:
        """Return the sessions that ended since a time."""
        rows = await self._rows("SELECT id FROM sessions WHERE ended>=?", (since,))
        return [str(row[0]) for row in rows]

    async def drop_sessions(self, ended: int, unused: int) -> None:
        """Delete sessions that ended before one time or were last used before another."""
        await self._write(
            [("DELETE FROM sessions WHERE ended<? OR (used<? AND ended IS NULL)", (ended, unused))]
        )

    # --- invitations --------------------------------------------------------------------------

    async def invite(self, invitation: InvitationRow, *, only: bool = False) -> None:
        """Add an invitation; with ``only``, unused ones of the same role are withdrawn."""
        work: list[Statement] = [("DELETE FROM invitations WHERE until<?", (invitation.created,))]
        if only:
            gone = "DELETE FROM invitations WHERE role=? AND used_by=''"
            work.append((gone, (invitation.role,)))
        add = "INSERT INTO invitations (hash, role, created, until, used_by) VALUES (?,?,?,?,'')"
        work.append((add, astuple(invitation)))
        await self._write(work)

    async def invitation(self, hash: str, now: int) -> InvitationRow | None:
        """Return an unused invitation that is still valid."""
        rows = await self._rows(
            "SELECT hash, role, created, until FROM invitations "
            "WHERE hash=? AND used_by='' AND until>?",
            (hash, now),
        )
        return InvitationRow(*rows[0]) if rows else None
