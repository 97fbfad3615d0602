"""Requests and responses of the HTTP API for friends and invitations to tables."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from arizona.server.protocol.parts import ShortText
from arizona.server.protocol.people import AccountName
from arizona.server.protocol.rest import TableCard


class Friend(Struct, frozen=True):
    """A person whom you follow. ``online`` is ``null`` for people who do not show it."""

    name: str
    online: bool | None


class TableInvitation(Struct, frozen=True):
    """An invitation to a table that still has an open seat."""

    name: str
    """Who sent it."""
    at: int
    table: TableCard


class FriendsPage(Struct, frozen=True):
    """The people you follow, and invitations to tables. ``GET /api/friends``

    ``shows_online`` is whether people who follow you see when you are online.
    """

    friends: list[Friend]
    invitations: list[TableInvitation]
    shows_online: bool


class ShowOnline(Struct, frozen=True, forbid_unknown_fields=True):
    """Set whether people who follow you see when you are online. ``PUT /api/friends``"""

    shows_online: bool


class InviteToTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Invite a person to a table at which you sit. ``POST /api/invitations``"""

    table: ShortText
    name: AccountName


class InvitedPerson(Struct, frozen=True):
    """A person who was invited to a table."""

    name: str
    declined: bool


class InvitedPeople(Struct, frozen=True):
    """Who was invited to a table. ``GET /api/invitations/{table}``"""

    invited: list[InvitedPerson]


FRIEND_TYPES: Final = (FriendsPage, ShowOnline, InviteToTable, InvitedPeople)
