"""HTTP routes for guests, tables, hosting and the page, and the table socket."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from litestar import (
    MediaType,
    Response,
    Router,
    delete,
    get,
    post,
    put,
    route,
    websocket,
)
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

import arizona
from arizona.puzzles.solving import Attempt
from arizona.server.base import identity
from arizona.server.base.addresses import address_group
from arizona.server.protocol.parts import VERSION
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import (
    ChangeMe,
    Created,
    CreateTable,
    HouseInfo,
    ImportRecord,
    Me,
    Moment,
    PlayOn,
    Problem,
    Story,
    Subscribe,
    TableCard,
    TableCards,
    Unsubscribe,
)
from arizona.server.services.notifications.web_push import check_browser
from arizona.server.services.printing import check_page
from arizona.server.services.workshop.pack_service import LINK
from arizona.server.store.quota import NAME_BYTES, PUSH_BYTES
from arizona.server.store.store import PushRow, StoreError
from arizona.server.tables.clocks import now_ms
from arizona.server.tables.notifications import HookError
from arizona.server.tables.seating import checked_name
from arizona.server.tables.show_matches import show, shows
from arizona.server.tables.table_socket import serve_table
from arizona.server.transport.connection import Client
from arizona.server.web.file_responses import as_drawing, as_pixels, pdf
from arizona.server.web.link_previews import PUZZLE, card, puzzle_card, table_of
from arizona.server.web.request_context import (
    AnyRequest,
    AnySocket,
    address_of,
    phrases_of,
    requester_of,
    room_of,
    server_of,
    while_connected,
)
from arizona.server.web.route_inventory import RECORD
from arizona.server.web.server import Server

# --- guests -----------------------------------------------------------------------------------


@get("/api/me")
async def me(request: AnyRequest) -> Response[Me]:
    """Get the current guest; a new browser gets a cookie."""
    server = server_of(request)
    known = server.guest(request)
    if known is not None:
        await server.quota.guest_seen(known)
    guest = known or identity.new_guest()
    answer = Response(Me(await server.name(guest), VERSION))
    answer.set_cookie(server.cookie(guest))
    return answer


@put("/api/me")
async def rename_me(request: AnyRequest, data: JSONBody[ChangeMe]) -> Response[Me]:
    """Change the guest's name."""
    server = server_of(request)
    guest = server.guest(request) or identity.new_guest()
    name = checked_name(data.name, "")
    await server.quota.reserve(address_of(request), "name", guest, NAME_BYTES, guest)
    await server.store.name_guest(guest, name, now_ms())
    answer = Response(Me(name, VERSION))
    answer.set_cookie(server.cookie(guest))
    return answer


# --- server features and notifications ------------------------------------------------------


@get("/api/house")
async def house(request: AnyRequest) -> HouseInfo:
    """Get the optional features of this server."""
    server = server_of(request)
    return HouseInfo(server.along.here, server.push.public)


@put("/api/push", status_code=204)
async def subscribe(request: AnyRequest, data: JSONBody[Subscribe]) -> None:
    """Subscribe this browser to turn notifications."""
    server = server_of(request)
    guest = server.guest(request)
    if guest is None or not server.push.public:
        raise Refusal("not-allowed", "nobody is told of turns here")
    row = PushRow(guest, data.endpoint, data.p256dh, data.auth, data.language)
    try:
        check_browser(row, server.hooks)
    except HookError as error:
        raise Refusal("bad-hook", str(error)) from None
    size = PUSH_BYTES + len(row.endpoint)
    await server.quota.reserve(address_of(request), "push", row.endpoint, size, guest)
    await server.store.add_push(row, now_ms())


@post("/api/push/end", status_code=204)
async def unsubscribe(request: AnyRequest, data: JSONBody[Unsubscribe]) -> None:
    """End a push subscription; anyone who knows its endpoint may do so."""
    server = server_of(request)
    await server.store.drop_push(data.endpoint)


# --- tables -----------------------------------------------------------------------------------


@post("/api/tables")
async def create_table(request: AnyRequest, data: JSONBody[CreateTable]) -> Response[Created]:
    """Create a table."""
    server = server_of(request)
    guest = server.guest(request) or identity.new_guest()
    if data.content.startswith(LINK):
        data = replace(
            data, content=await server.desk.content_for_table(data.content, address_of(request))
        )
    created = await server.rooms.create(data, guest, await server.name(guest), address_of(request))
    return _created(server, guest, created)


@post("/api/tables/import", request_max_body_size=RECORD)
async def import_table(request: AnyRequest, data: JSONBody[ImportRecord]) -> Response[Created]:
    """Create a table from a game record."""
    server = server_of(request)
    guest = server.guest(request) or identity.new_guest()
    created = await server.rooms.import_record(
        data, guest, await server.name(guest), address_of(request)
    )
    return _created(server, guest, created)


@post("/api/tables/{id:str}/play-on")
async def play_on(
    request: AnyRequest, id: FromPath[str], data: JSONBody[PlayOn]
) -> Response[Created]:
    """Create a table that continues from a position of another table."""
    server = server_of(request)
    guest = server.guest(request) or identity.new_guest()
    created = await server.rooms.play_on(
        id, data, guest, await server.name(guest), address_of(request)
    )
    return _created(server, guest, created)


def _created(server: Server, guest: str, created: Created) -> Response[Created]:
    answer = Response(created, status_code=201)
    answer.set_cookie(server.cookie(guest))
    return answer


@get("/api/tables/{id:str}")
async def table(request: AnyRequest, id: FromPath[str]) -> TableCard:
    """Get a summary of a table."""
    server = server_of(request)
    return await server.rooms.card_of(id, server.guest(request) or "")


@get("/api/tables/{id:str}/moments/{number:int}")
async def moment(request: AnyRequest, id: FromPath[str], number: FromPath[int]) -> Moment:
    """Get a position of a table's game."""
    room = await room_of(request, id)
    if number < 0:
        raise Refusal("no-such-moment", "moments begin with 0")
    return await room.read(lambda: room.moment(number))


@get("/api/tables/{id:str}/story")
async def story(request: AnyRequest, id: FromPath[str]) -> Story:
    """Get the game log and the scores after every move."""
    room = await room_of(request, id)
    return await room.read(room.story_page)


@get("/api/tables/{id:str}/record", media_type="application/json")
async def record(request: AnyRequest, id: FromPath[str]) -> Response[str]:
    """Download the game record."""
    room = await room_of(request, id)
    text = (await room.read(room.record)).dumps()
    name = f'attachment; filename="{room.row.game}-{room.id}.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": name})


@get("/api/tables/{id:str}/keepsake.pdf", media_type="application/pdf")
async def keepsake(
    request: AnyRequest,
    id: FromPath[str],
    paper: FromQuery[str] = "a4",
    ink: FromQuery[str] = "colour",
    language: FromQuery[str] = "",
) -> Response[bytes]:
    """Get a printable souvenir of a game as PDF."""
    check_page({"paper": paper, "ink": ink})
    room = await room_of(request, id)
    text = (await room.read(room.record)).dumps()
    locale = phrases_of(request, language).locale
    wish = {"record": text, "paper": paper, "ink": ink, "language": locale}
    work = server_of(request).printer.made(wish, requester_of(request))
    made = await while_connected(request, work)
    return pdf(made, f"{room.row.game}-{room.id}")


@get("/api/tables/{id:str}/board.svg", media_type="image/svg+xml")
async def board(
    request: AnyRequest, id: FromPath[str], moment: FromQuery[int | None] = None
) -> Response[str]:
    """Get a position of a table as SVG, by default the current one."""
    room = await room_of(request, id)
    drawing = await server_of(request).pictures.drawing(
        room, moment, address_group(address_of(request))
    )
    return as_drawing(drawing)


@get("/api/tables/{id:str}/board.png", media_type="image/png")
async def board_in_pixels(
    request: AnyRequest, id: FromPath[str], moment: FromQuery[int | None] = None
) -> Response[bytes]:
    """Get a position of a table as PNG, in the size of a link preview."""
    room = await room_of(request, id)
    picture = server_of(request).pictures.pixels(room, moment, requester_of(request))
    private = not room.row.house.watch
    return as_pixels(await while_connected(request, picture), private=private)


@delete("/api/tables/{id:str}", status_code=204)
async def delete_table(request: AnyRequest, id: FromPath[str]) -> None:
    """Delete a table nobody else plays at, or remove a finished table from the guest's list."""
    server = server_of(request)
    await server.rooms.delete(id, server.guest(request) or "")


@get("/api/shows")
async def show_matches(request: AnyRequest) -> TableCards:
    """List the show matches between bots, at most one per game."""
    server = server_of(request)
    guest = server.guest(request) or ""
    return TableCards([await server.rooms.card(row, guest) for row in await shows(server.rooms)])


@post("/api/shows/{game:str}")
async def show_match(request: AnyRequest, game: FromPath[str]) -> Created:
    """Get the show match of a game, starting one if there is none."""
    return await show(server_of(request).rooms, game, address_of(request))


@get("/api/lobby")
async def lobby(request: AnyRequest) -> TableCards:
    """List the tables that anyone may join or watch."""
    server = server_of(request)
    return TableCards(await server.rooms.cards(server.guest(request) or "", lobby=True))


@get("/api/my-tables")
async def my_tables(request: AnyRequest) -> TableCards:
    """List the tables this guest plays at or created."""
    server = server_of(request)
    guest = server.guest(request)
    return TableCards([] if guest is None else await server.rooms.cards(guest, lobby=False))


@websocket("/ws/tables/{id:str}")
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
    await serve_table(socket, server.rooms, client, id)


# --- hosting ----------------------------------------------------------------------------------


@get("/health", media_type=MediaType.JSON)
async def health(request: AnyRequest) -> Response[dict[str, str]]:
    """Check that the store can write. Answers 503 with the reason if it cannot."""
    server = server_of(request)
    answer = {"status": "ok", "version": arizona.__version__}
    try:
        await server.store.healthy()
    except StoreError as error:
        answer |= {"status": server.store.trouble or "failing", "why": str(error)}
    return Response(answer, status_code=200 if answer["status"] == "ok" else 503)


@get("/ready", media_type=MediaType.JSON)
async def ready(request: AnyRequest) -> Response[dict[str, str]]:
    """Check whether new clients should be sent here. Answers 503 with the reason if not."""
    server = server_of(request)
    status = "draining" if server.draining else server.store.trouble or "ready"
    answer = {"status": status, "version": arizona.__version__}
    if server.bus.shared:
        answer["bus"] = "ok" if server.bus.connected else "away"
    return Response(answer, status_code=200 if status == "ready" else 503)


@get("/metrics", media_type="text/plain; version=0.0.4")
async def metrics(request: AnyRequest) -> str:
    """Get metrics in Prometheus text format."""
    return server_of(request).metrics.text()


# --- pages ------------------------------------------------------------------------------------


def _redirect(request: AnyRequest, address: str) -> Response[bytes]:
    """Redirect to another path, keeping the query."""
    query = f"?{request.url.query}" if request.url.query else ""
    return Response(b"", status_code=307, headers={"location": f"{address}{query}"})


@get(["/docs", "/docs/{path:path}"], include_in_schema=False)
async def docs(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """Serve the documentation; its live boards use the offline version."""
    if path.startswith("/play"):
        return _redirect(request, f"/pocket{path.removeprefix('/play')}")
    accepts = request.headers.get("accept-encoding", "")
    return await asyncio.to_thread(server_of(request).docs.answer, path, accepts)


@get(["/pocket", "/pocket/{path:path}"], include_in_schema=False)
async def pocket(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """Serve the offline version of the page."""
    if not path.strip("/"):
        return _redirect(request, "/pocket/index.html")
    accepts = request.headers.get("accept-encoding", "")
    return await asyncio.to_thread(server_of(request).along.answer, path, accepts)


@get("/service.js", include_in_schema=False)
async def service(request: AnyRequest) -> Response[bytes]:
    """Serve the service worker, which caches the page and shows notifications."""
    return await asyncio.to_thread(server_of(request).pages.service)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """Serve the app for every path."""
    accepts = request.headers.get("accept-encoding", "")
    return await _with_card(request, path) or server_of(request).pages.answer(path, accepts)


async def _with_card(request: AnyRequest, path: str) -> Response[bytes] | None:
    """Return the page with a link preview for a public table or a puzzle."""
    server = server_of(request)
    scheme = "https" if server.settings.secure_cookie else request.url.scheme
    site = f"{scheme}://{request.headers.get('host', '')}"
    pixels = server.pictures.in_pixels()
    puzzle = PUZZLE.match(path.strip("/"))
    if puzzle is not None:
        with suppress(Refusal):
            found = (await server.puzzles.find(None, puzzle[1], puzzle[2])).set
            attempt = Attempt.of(found, puzzle[2])
            told = puzzle_card(attempt, site, phrases_of(request), pixels=pixels)
            return server.pages.with_card(told)
    shown = table_of(path)
    row = None if shown is None else await server.store.table(shown.table)
    # Link previews are fetched without a guest's cookie, so only public tables get one.
    if shown is None or row is None or not row.house.watch:
        return None
    return server.pages.with_card(card(row, shown, site, phrases_of(request), pixels=pixels))


@route(
    ["/api", "/api/{rest:path}"],
    http_method=["GET", "POST", "PUT", "DELETE", "PATCH"],
    include_in_schema=False,
)
async def no_such_request(request: AnyRequest, rest: FromPath[str] = "") -> Response[Problem]:
    """Answer 404 to unknown API requests."""
    raise HTTPException(status_code=404, detail="there is no such request")


ROUTES: Final = Router(
    "/",
    route_handlers=[
        me,
        rename_me,
        house,
        subscribe,
        unsubscribe,
        create_table,
        import_table,
        play_on,
        table,
        moment,
        story,
        record,
        keepsake,
        board,
        board_in_pixels,
        delete_table,
        show_matches,
        show_match,
        lobby,
        my_tables,
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
