"""Friends: following people, their online status, and invitations to tables by name."""

from __future__ import annotations

from typing import Final, Protocol

from arizona.server.base.token_buckets import Buckets
from arizona.server.protocol.friends import (
    Friend,
    FriendsPage,
    InvitedPeople,
    InvitedPerson,
    TableInvitation,
)
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.notifications.web_push import Pushes, invitation_message
from arizona.server.services.people.sessions import now_ms
from arizona.server.store.database import Database
from arizona.server.store.friend_rows import MOST_FOLLOWED
from arizona.server.store.people_rows import PersonRow
from arizona.server.tables.room_manager import RoomManager

MOST_INVITATIONS: Final = 20
"""Invitations shown to a person, and invitations to one table."""
NOTIFIED_PER_HOUR: Final = 20
"""Invitations per sender that notify the invited person; further ones only appear on the page."""
ONLINE_MS: Final = 10 * 60_000
"""How recently a device must have been used; its last use is stored every five minutes."""


class Blocks(Protocol):
    """Knows who has blocked whom."""

    async def blocked_with(self, person: str) -> frozenset[str]:
        """Return the people whom a person has blocked or who have blocked them."""


class Friends:
    """Friends of signed-in people."""

    def __init__(self, store: Database, rooms: RoomManager, blocks: Blocks, push: Pushes) -> None:
        self._store = store
        self._rooms = rooms
        self._blocks = blocks
        self._push = push
        self._calls = Buckets(NOTIFIED_PER_HOUR / 3600, NOTIFIED_PER_HOUR)

    async def page(self, person: str) -> FriendsPage:
        """Return whom a person follows and who invited them."""
        now = now_ms()
        blocked = await self._blocks.blocked_with(person)
        friends = [
            Friend(
                row.name,
                now - row.used < ONLINE_MS if row.used and row.id not in blocked else None,
            )
            for row in await self._store.followed(person, MOST_FOLLOWED)
        ]
        return FriendsPage(
            friends,
            await self._invitations(person, blocked),
            await self._store.shows_presence(person),
        )

    async def _invitations(self, person: str, blocked: frozenset[str]) -> list[TableInvitation]:
        found: list[TableInvitation] = []
        for row in await self._store.table_invitations(person, MOST_INVITATIONS):
            if row.sender in blocked:
                continue
            try:
                card = await self._rooms.summaries.card_of(row.table, person)
            except Refusal:  # the table was closed, or the host removed the person
                continue
            if not card.yours:
                found.append(TableInvitation(row.name, row.at, card))
        return found

    async def follow(self, person: str, name: str) -> None:
        """Follow somebody. They are not notified."""
        other = await self._person(name)
        if other.id == person:
            raise Refusal("not-allowed", "", Phrase("people-friends-yourself", {}))
        if len(await self._store.followed(person, MOST_FOLLOWED)) >= MOST_FOLLOWED:
            words = Phrase("people-friends-too-many", {"most": MOST_FOLLOWED})
            raise Refusal("too-many", "", words)
        await self._store.follow(person, other.id, now_ms())

    async def unfollow(self, person: str, name: str) -> None:
        await self._store.unfollow(person, (await self._person(name)).id)

    async def show_online(self, person: str, *, shown: bool) -> None:
        """Set whether people who follow a person see when they are online."""
        await self._store.show_presence(person, shown=shown)

    async def invite(self, person: str, table: str, name: str) -> None:
        """Invite somebody to a table with an open seat.

        The invitation of a sender who is blocked is saved and never shown: blocks are silent.
        """
        game = await self._check_seated(person, table)
        other = await self._person(name)
        if other.id == person:
            raise Refusal("not-allowed", "", Phrase("people-friends-yourself", {}))
        invited = await self._store.invited_to_table(table, MOST_INVITATIONS)
        if len(invited) >= MOST_INVITATIONS:
            words = Phrase("people-invite-too-many", {"most": MOST_INVITATIONS})
            raise Refusal("too-many", "", words)
        await self._store.invite_to_table(table, other.id, person, now_ms())
        if any(row.name == other.name for row in invited) or not self._calls.take(person):
            return
        sender = await self._store.person(person)
        if sender is not None and person not in await self._blocks.blocked_with(other.id):
            self._push.post([other.id], invitation_message(game, table, sender.name))

    async def invited(self, person: str, table: str) -> InvitedPeople:
        """Return who was invited to a table, for the people who sit there."""
        await self._check_seated(person, table)
        rows = await self._store.invited_to_table(table, MOST_INVITATIONS)
        return InvitedPeople([InvitedPerson(row.name, row.declined) for row in rows])

    async def decline(self, person: str, table: str) -> None:
        """Decline an invitation."""
        await self._store.decline_table(table, person)

    async def _check_seated(self, person: str, table: str) -> str:
        """Return the game of a table where a person may invite others, or raise ``Refusal``."""
        card = await self._rooms.summaries.card_of(table, person)
        if not card.yours:
            words = Phrase("people-invite-seated", {})
            raise Refusal("not-your-seat", "only people at the table can invite others", words)
        if card.table.status != "waiting":
            words = Phrase("people-invite-full", {})
            raise Refusal("not-allowed", "the table has no open seat", words)
        return card.table.game

    async def _person(self, name: str) -> PersonRow:
        found = await self._store.person_named(name.strip().casefold())
        if found is None:
            words = Phrase("people-friends-unknown", {"name": name.strip()})
            raise Refusal("no-such-person", f"there is no account {name.strip()!r}", words)
        return found
