"""HTTP routes for notifications, hosting and the page, and the table socket."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from litestar import (
    MediaType,
    Response,
    Router,
    get,
    post,
    put,
    route,
    websocket,
)
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody

import arizona
from arizona.puzzles.solving import Attempt
from arizona.server.api.route_rules import SMALL
from arizona.server.base import identity
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import (
    PUSH_KINDS,
    Problem,
    Subscribe,
    Unsubscribe,
)
from arizona.server.services.notifications.web_push import check_browser
from arizona.server.store.quota import PUSH_BYTES
from arizona.server.store.store import PushRow, StoreError
from arizona.server.tables.clocks import now_ms
from arizona.server.tables.notifications import HookError
from arizona.server.tables.table_socket import serve_table
from arizona.server.transport.connection import Client
from arizona.server.web.link_previews import PUZZLE, card, puzzle_card, table_of
from arizona.server.web.request_context import (
    AnyRequest,
    AnySocket,
    address_of,
    phrases_of,
    server_of,
)
from arizona.server.web.route_inventory import rules

# --- notifications ---------------------------------------------------------------------------


@put("/api/push", status_code=204, opt=rules("guest", "change", SMALL, "store"))
async def subscribe(request: AnyRequest, data: JSONBody[Subscribe]) -> None:
    """Subscribe this browser to notifications."""
    server = server_of(request)
    guest = server.guest(request)
    if guest is None or not server.push.public:
        raise Refusal("not-allowed", "this server sends no push notifications")
    kinds = " ".join(kind for kind in PUSH_KINDS if kind in data.kinds)
    row = PushRow(guest, data.endpoint, data.p256dh, data.auth, data.language, kinds)
    try:
        check_browser(row, server.hooks)
    except HookError as error:
        raise Refusal("bad-hook", str(error)) from None
    size = PUSH_BYTES + len(row.endpoint)
    await server.quota.reserve(address_of(request), "push", row.endpoint, size, guest)
    await server.store.add_push(row, now_ms())


@post("/api/push/end", status_code=204, opt=rules("link", "change", SMALL, "store"))
async def unsubscribe(request: AnyRequest, data: JSONBody[Unsubscribe]) -> None:
    """End a push subscription; anyone who knows its endpoint may do so."""
    server = server_of(request)
    await server.store.drop_push(data.endpoint)


# --- tables -----------------------------------------------------------------------------------


@websocket("/ws/tables/{id:str}", opt=rules("table", worker="store"))
async def table_socket(socket: AnySocket, id: FromPath[str]) -> None:
    """WebSocket of a table."""
    server = server_of(socket)
    guest = server.guest(socket)
    known = guest is not None
    who = guest or identity.new_guest()
    client = Client(
        who,
        await server.name(who),
        server.settings.limits,
        known=known,
        address=address_of(socket),
        backlog=server.backlog,
    )
    client.standing = await server.standings.of(who)
    signed_in = server.signed_in(socket)
    try:
        with server.standings.connected(client):
            if signed_in is None:
                await serve_table(socket, server.rooms, client, id)
                return
            with server.accounts.sessions.connected(signed_in.session, client):
                await serve_table(socket, server.rooms, client, id)
    finally:
        del socket.receive, socket.send  # they refer to the socket: a cycle


# --- hosting ----------------------------------------------------------------------------------


@get("/health", media_type=MediaType.JSON, opt=rules("public", worker="store"))
async def health(request: AnyRequest) -> Response[dict[str, str]]:
    """Check that the store can write. Answers 503 with the reason if it cannot."""
    server = server_of(request)
    answer = {"status": "ok", "version": arizona.__version__}
    try:
        await server.store.healthy()
    except StoreError as error:
        answer |= {"status": server.store.trouble or "failing", "why": str(error)}
    return Response(answer, status_code=200 if answer["status"] == "ok" else 503)


@get("/ready", media_type=MediaType.JSON, opt=rules("public"))
async def ready(request: AnyRequest) -> Response[dict[str, str]]:
    """Check whether new clients should be sent here. Answers 503 with the reason if not."""
    server = server_of(request)
    status = "draining" if server.draining else server.store.trouble or "ready"
    answer = {"status": status, "version": arizona.__version__}
    if server.bus.shared:
        answer["bus"] = "ok" if server.bus.connected else "away"
    return Response(answer, status_code=200 if status == "ready" else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", opt=rules("public"))
async def metrics(request: AnyRequest) -> str:
    """Get metrics in Prometheus text format."""
    return server_of(request).metrics.text()


# --- pages ------------------------------------------------------------------------------------


def _redirect(request: AnyRequest, address: str) -> Response[bytes]:
    """Redirect to another path, keeping the query."""
    query = f"?{request.url.query}" if request.url.query else ""
    return Response(b"", status_code=307, headers={"location": f"{address}{query}"})


@get(["/docs", "/docs/{path:path}"], include_in_schema=False, opt=rules("public", worker="thread"))
async def docs(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """Serve the documentation; its live boards use the offline version."""
    if path.startswith("/play"):
        return _redirect(request, f"/pocket{path.removeprefix('/play')}")
    accepts = request.headers.get("accept-encoding", "")
    return await asyncio.to_thread(server_of(request).docs.answer, path, accepts)


@get(
    ["/pocket", "/pocket/{path:path}"],
    include_in_schema=False,
    opt=rules("public", worker="thread"),
)
async def pocket(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """Serve the offline version of the page."""
    if not path.strip("/"):
        return _redirect(request, "/pocket/index.html")
    accepts = request.headers.get("accept-encoding", "")
    return await asyncio.to_thread(server_of(request).offline_bundle.answer, path, accepts)


@get("/service.js", include_in_schema=False, opt=rules("public", worker="thread"))
async def service(request: AnyRequest) -> Response[bytes]:
    """Serve the service worker, which caches the page and shows notifications."""
    return await asyncio.to_thread(server_of(request).pages.service)


@get(["/", "/{path:path}"], include_in_schema=False, opt=rules("public", worker="store"))
async def page(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """Serve the app for every path."""
    accepts = request.headers.get("accept-encoding", "")
    return await _with_card(request, path) or server_of(request).pages.answer(path, accepts)


async def _with_card(request: AnyRequest, path: str) -> Response[bytes] | None:
    """Return the page with a link preview for a public table or a puzzle."""
    server = server_of(request)
    scheme = "https" if server.settings.secure_cookie else request.url.scheme
    site = f"{scheme}://{request.headers.get('host', '')}"
    pixels = server.pictures.renders_png()
    puzzle = PUZZLE.match(path.strip("/"))
    if puzzle is not None:
        with suppress(Refusal):
            found = (await server.puzzles.find(None, puzzle[1], puzzle[2])).set
            attempt = Attempt.of(found, puzzle[2])
            puzzle_page = puzzle_card(attempt, site, phrases_of(request), pixels=pixels)
            return server.pages.with_card(puzzle_page)
    shown = table_of(path)
    row = None if shown is None else await server.store.table(shown.table)
    # Link previews are fetched without a guest's cookie, so only public tables get one.
    if shown is None or row is None or not row.settings.watch:
        return None
    return server.pages.with_card(card(row, shown, site, phrases_of(request), pixels=pixels))


@route(
    ["/api", "/api/{rest:path}"],
    http_method=["GET", "POST", "PUT", "DELETE", "PATCH"],
    include_in_schema=False,
    opt=rules("public", body=SMALL),
)
async def no_such_request(request: AnyRequest, rest: FromPath[str] = "") -> Response[Problem]:
    """Answer 404 to unknown API requests."""
    raise HTTPException(status_code=404, detail="there is no such request")


ROUTES: Final = Router(
    "/",
    route_handlers=[
        subscribe,
        unsubscribe,
        table_socket,
        health,
        ready,
        metrics,
        docs,
        pocket,
        service,
        page,
        no_such_request,
    ],
)
