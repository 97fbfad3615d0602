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
from arizona.server.store.friend_rows import MAX_FOLLOWED
from arizona.server.store.people_rows import PersonRow
from arizona.server.tables.room_manager import RoomManager

MAX_INVITATIONS: Final = 20
"""Maximum number of invitations shown to a person, and of invitations to one table."""
NOTIFIED_PER_HOUR: Final = 20
"""Invitations per sender that send a notification; further ones appear only on the page."""
ONLINE_MS: Final = 10 * 60_000
"""How recently a person must have been active to count as online; stored every five minutes."""


class Blocks(Protocol):
    """Looks up who has blocked whom."""

    async def blocked_with(self, person: str) -> frozenset[str]:
        """Return the people who have blocked a person or are blocked by them."""


class Friends:
    """Follows, online status and invitations of signed-in people."""

    def __init__(self, store: Database, rooms: RoomManager, blocks: Blocks, push: Pushes) -> None:
        self._store = store
        self._rooms = rooms
        self._blocks = blocks
        self._push = push
        self._calls = Buckets(NOTIFIED_PER_HOUR / 3600, NOTIFIED_PER_HOUR)

    async def page(self, person: str) -> FriendsPage:
        """Return the people that a person follows, and the person's invitations."""
        now = now_ms()
        blocked = await self._blocks.blocked_with(person)
        friends = [
            Friend(
                row.name,
                now - row.used < ONLINE_MS if row.used and row.id not in blocked else None,
            )
            for row in await self._store.followed(person, MAX_FOLLOWED)
        ]
        return FriendsPage(
            friends,
            await self._invitations(person, blocked),
            await self._store.shows_presence(person),
        )

    async def _invitations(self, person: str, blocked: frozenset[str]) -> list[TableInvitation]:
        found: list[TableInvitation] = []
        for row in await self._store.table_invitations(person, MAX_INVITATIONS):
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
        """Follow someone, who is not notified."""
        other = await self._person(name)
        if other.id == person:
            raise Refusal("not-allowed", "", Phrase("people-friends-yourself", {}))
        if len(await self._store.followed(person, MAX_FOLLOWED)) >= MAX_FOLLOWED:
            words = Phrase("people-friends-too-many", {"most": MAX_FOLLOWED})
            raise Refusal("too-many", "", words)
        await self._store.follow(person, other.id, now_ms())

    async def unfollow(self, person: str, name: str) -> None:
        await self._store.unfollow(person, (await self._person(name)).id)

    async def show_online(self, person: str, *, shown: bool) -> None:
        """Set whether a person's followers can see when they are online."""
        await self._store.show_presence(person, shown=shown)

    async def invite(self, person: str, table: str, name: str) -> None:
        """Invite someone to a table with an open seat.

        An invitation from a blocked sender is saved but never shown, because blocks are silent.
        """
        game = await self._check_seated(person, table)
        other = await self._person(name)
        if other.id == person:
            raise Refusal("not-allowed", "", Phrase("people-friends-yourself", {}))
        invited = await self._store.invited_to_table(table, MAX_INVITATIONS)
        if len(invited) >= MAX_INVITATIONS:
            words = Phrase("people-invite-too-many", {"most": MAX_INVITATIONS})
            raise Refusal("too-many", "", words)
        await self._store.invite_to_table(table, other.id, person, now_ms())
        if any(row.name == other.name for row in invited) or not self._calls.take(person):
            return
        sender = await self._store.person(person)
        if sender is not None and person not in await self._blocks.blocked_with(other.id):
            self._push.post([other.id], invitation_message(game, table, sender.name))

    async def invited(self, person: str, table: str) -> InvitedPeople:
        """Return the people invited to a table; only its players may see them."""
        await self._check_seated(person, table)
        rows = await self._store.invited_to_table(table, MAX_INVITATIONS)
        return InvitedPeople([InvitedPerson(row.name, row.declined) for row in rows])

    async def decline(self, person: str, table: str) -> None:
        """Decline an invitation."""
        await self._store.decline_table(table, person)

    async def _check_seated(self, person: str, table: str) -> str:
        """Return a table's game; raise ``Refusal`` if the person may not invite others to it."""
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
