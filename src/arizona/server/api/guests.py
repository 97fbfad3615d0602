"""Endpoints for the current guest and the features of the server."""

from __future__ import annotations

from typing import Final

from arizona.server.api.endpoint import EndpointSet
from arizona.server.api.request import ApiRequest
from arizona.server.api.route_rules import SMALL, RouteRules
from arizona.server.protocol.parts import VERSION, Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import ChangeMe, Me, ServerFeatures
from arizona.server.store.quota import NAME_BYTES
from arizona.server.tables.clocks import now_ms
from arizona.server.tables.seating import checked_name

ENDPOINTS: Final = EndpointSet()


@ENDPOINTS.add("GET", "/api/me", RouteRules("guest", "read", worker="store"))
async def me(request: ApiRequest) -> Me:
    """Get the current guest; a new browser gets a cookie."""
    notices = 0
    if request.guest is not None:
        await request.server.quota.guest_seen(request.guest)
        notices = await request.server.notice_count(request.guest)
    name = await request.server.name(request.identify())
    return Me(name, VERSION, request.account, notices)


@ENDPOINTS.add("PUT", "/api/me", RouteRules("guest", "change", SMALL, "store"))
async def rename_me(request: ApiRequest, body: ChangeMe) -> Me:
    """Change the guest's name. People change theirs on the account page."""
    if request.account:
        raise Refusal("not-allowed", "", Phrase("people-name-on-account-page", {}))
    guest = request.identify()
    name = checked_name(body.name, "")
    server = request.server
    await server.quota.reserve(request.address, "name", guest, NAME_BYTES, guest)
    await server.store.name_guest(guest, name, now_ms())
    return Me(name, VERSION)


@ENDPOINTS.add("GET", "/api/features", RouteRules("public"))
async def features(request: ApiRequest) -> ServerFeatures:
    """Get the optional features of this server."""
    return request.server.features()
