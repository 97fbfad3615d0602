"""Storage of friends: the people a person follows, and invitations to tables.

Times are Unix times in ms.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from arizona.server.store.row_store import RowStore

MAX_FOLLOWED: Final = 200
PRESENCE: Final = "presence"
"""The kind of the note that exists if a person shows when they are online."""
FOLLOW: Final = "INSERT INTO follows (person, other, since) VALUES (?,?,?) ON CONFLICT DO NOTHING"
INVITE: Final = """
INSERT INTO table_invitations (table_id, person, sender, at, declined) VALUES (?,?,?,?,0)
ON CONFLICT DO NOTHING"""


class FollowedRow(Struct, frozen=True):
    """A person whom another person follows."""

    id: str
    name: str
    since: int
    used: int
    """When one of the person's devices was last used; 0 if they do not show it."""


class TableInvitationRow(Struct, frozen=True):
    """An invitation of a person to a table."""

    table: str
    sender: str
    name: str
    """The other person's name, which is the sender's for the person invited."""
    at: int
    declined: bool


class FriendStore(RowStore):
    """Friends in a database; subclasses provide the connection."""

    async def follow(self, person: str, other: str, now: int) -> None:
        await self._write([(FOLLOW, (person, other, now))])

    async def unfollow(self, person: str, other: str) -> None:
        await self._write([("DELETE FROM follows WHERE person=? AND other=?", (person, other))])

    async def followed(self, person: str, limit: int) -> list[FollowedRow]:
        """Return the people whom a person follows, by name."""
        rows = await self._rows(
            "SELECT p.id, p.name, f.since, CASE WHEN n.text IS NULL THEN 0 ELSE coalesce("
            "(SELECT max(s.used) FROM sessions s WHERE s.person=p.id AND s.ended IS NULL), 0) END "
            "FROM follows f JOIN people p ON p.id=f.other "
            "LEFT JOIN notes n ON n.kind=? AND n.name=p.id "
            "WHERE f.person=? ORDER BY p.folded LIMIT ?",
            (PRESENCE, person, limit),
        )
        return [
            FollowedRow(str(id), str(name), int(since), int(used)) for id, name, since, used in rows
        ]

    async def show_presence(self, person: str, *, shown: bool) -> None:
        """Set whether others see when a person is online."""
        remove = ("DELETE FROM notes WHERE kind=? AND name=?", (PRESENCE, person))
        add = ("INSERT INTO notes (kind, name, text) VALUES (?,?,'1')", (PRESENCE, person))
        await self._write([remove, add] if shown else [remove])

    async def shows_presence(self, person: str) -> bool:
        return bool(
            await self._rows("SELECT 1 FROM notes WHERE kind=? AND name=?", (PRESENCE, person))
        )

    # --- invitations to tables ----------------------------------------------------------------

    async def invite_to_table(self, table: str, person: str, sender: str, now: int) -> None:
        """Save an invitation, unless the person was already invited to the table."""
        await self._write([(INVITE, (table, person, sender, now))])

    async def decline_table(self, table: str, person: str) -> None:
        """Decline an invitation. The sender sees it."""
        await self._write(
            [
                (
                    "UPDATE table_invitations SET declined=1 WHERE table_id=? AND person=?",
                    (table, person),
                )
            ]
        )

    async def table_invitations(self, person: str, limit: int) -> list[TableInvitationRow]:
        """Return a person's open invitations to tables that have not started, newest first."""
        return await self._invitations(
            "i.person=? AND i.declined=0 AND t.status='waiting'", "i.sender", person, limit
        )

    async def invited_to_table(self, table: str, limit: int) -> list[TableInvitationRow]:
        """Return the invitations that players sent for a table, newest first."""
        return await self._invitations("i.table_id=?", "i.person", table, limit)

    async def _invitations(
        self, where: str, side: str, value: str, limit: int
    ) -> list[TableInvitationRow]:
        rows = await self._rows(
            f"SELECT i.table_id, i.sender, p.name, i.at, i.declined FROM table_invitations i "
            f"JOIN tables t ON t.id=i.table_id JOIN people p ON p.id={side} "
            f"WHERE {where} ORDER BY i.at DESC, i.table_id LIMIT ?",
            (value, limit),
        )
        return [
            TableInvitationRow(str(table), str(sender), str(name), int(at), bool(declined))
            for table, sender, name, at, declined in rows
        ]
