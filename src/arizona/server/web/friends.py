"""HTTP routes for friends and invitations to tables."""

from __future__ import annotations

from typing import Final

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody

from arizona.server.api.route_rules import SMALL
from arizona.server.protocol.friends import FriendsPage, InvitedPeople, InviteToTable, ShowOnline
from arizona.server.web.accounts import signed_in_of
from arizona.server.web.request_context import AnyRequest, server_of
from arizona.server.web.route_inventory import rules

READ: Final = rules("person", "read", worker="store")
CHANGE: Final = rules("person", "change", SMALL, "store")


@get("/api/friends", opt=READ)
async def friends(request: AnyRequest) -> FriendsPage:
    """Get the people you follow and your invitations to tables."""
    return await server_of(request).friends.page(signed_in_of(request).person)


@put("/api/friends", opt=CHANGE)
async def show_online(request: AnyRequest, data: JSONBody[ShowOnline]) -> FriendsPage:
    """Set whether people who follow you see when you are online."""
    people, person = server_of(request).friends, signed_in_of(request).person
    await people.show_online(person, shown=data.shows_online)
    return await people.page(person)


@put("/api/friends/{name:str}", opt=CHANGE)
async def follow(request: AnyRequest, name: FromPath[str]) -> FriendsPage:
    """Follow a person."""
    people, person = server_of(request).friends, signed_in_of(request).person
    await people.follow(person, name)
    return await people.page(person)


@delete("/api/friends/{name:str}", status_code=200, opt=CHANGE)
async def unfollow(request: AnyRequest, name: FromPath[str]) -> FriendsPage:
    """Stop following a person."""
    people, person = server_of(request).friends, signed_in_of(request).person
    await people.unfollow(person, name)
    return await people.page(person)


@post("/api/invitations", opt=CHANGE)
async def invite(request: AnyRequest, data: JSONBody[InviteToTable]) -> InvitedPeople:
    """Invite a person to a table where you have a seat."""
    people, person = server_of(request).friends, signed_in_of(request).person
    await people.invite(person, data.table, data.name)
    return await people.invited(person, data.table)


@get("/api/invitations/{table:str}", opt=READ)
async def invited(request: AnyRequest, table: FromPath[str]) -> InvitedPeople:
    """List the people invited to a table where you have a seat."""
    return await server_of(request).friends.invited(signed_in_of(request).person, table)


@delete("/api/invitations/{table:str}", status_code=200, opt=CHANGE)
async def decline(request: AnyRequest, table: FromPath[str]) -> FriendsPage:
    """Decline an invitation to a table."""
    people, person = server_of(request).friends, signed_in_of(request).person
    await people.decline(person, table)
    return await people.page(person)


ROUTES: Final = Router(
    "/",
    route_handlers=[friends, show_online, follow, unfollow, invite, invited, decline],
)
