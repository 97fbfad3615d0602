"""The requests a page makes besides its socket."""

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
    """Who this browser is; a new one gets its cookie."""
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
    """Another name."""
    server = server_of(request)
    guest = server.guest(request) or identity.new_guest()
    name = checked_name(data.name, "")
    await server.quota.reserve(address_of(request), "name", guest, NAME_BYTES, guest)
    await server.store.name_guest(guest, name, now_ms())
    answer = Response(Me(name, VERSION))
    answer.set_cookie(server.cookie(guest))
    return answer


# --- what else there is ---------------------------------------------------------------------


@get("/api/house")
async def house(request: AnyRequest) -> HouseInfo:
    """What this server offers beyond its tables."""
    server = server_of(request)
    return HouseInfo(server.along.here, server.push.public)


@put("/api/push", status_code=204)
async def subscribe(request: AnyRequest, data: JSONBody[Subscribe]) -> None:
    """Tell this browser of its turns from now on."""
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
    """Tell this browser no more; who knows its address may end it."""
    server = server_of(request)
    await server.store.drop_push(data.endpoint)


# --- tables -----------------------------------------------------------------------------------


@post("/api/tables")
async def create_table(request: AnyRequest, data: JSONBody[CreateTable]) -> Response[Created]:
    """A new table."""
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
    """A table from a record file."""
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
    """A table from a moment of another."""
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
    """One table, in short."""
    server = server_of(request)
    return await server.rooms.card_of(id, server.guest(request) or "")


@get("/api/tables/{id:str}/moments/{number:int}")
async def moment(request: AnyRequest, id: FromPath[str], number: FromPath[int]) -> Moment:
    """One moment of a table's game."""
    room = await room_of(request, id)
    if number < 0:
        raise Refusal("no-such-moment", "moments begin with 0")
    return await room.read(lambda: room.moment(number))


@get("/api/tables/{id:str}/story")
async def story(request: AnyRequest, id: FromPath[str]) -> Story:
    """The whole log, and the scores after every move."""
    room = await room_of(request, id)
    return await room.read(room.story_page)


@get("/api/tables/{id:str}/record", media_type="application/json")
async def record(request: AnyRequest, id: FromPath[str]) -> Response[str]:
    """The record file."""
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
    """A finished game to keep, as PDF."""
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
    """A moment of a table as a drawing, the present one if none is named."""
    room = await room_of(request, id)
    drawing = await server_of(request).pictures.drawing(
        room, moment, address_group(address_of(request))
    )
    return as_drawing(drawing)


@get("/api/tables/{id:str}/board.png", media_type="image/png")
async def board_in_pixels(
    request: AnyRequest, id: FromPath[str], moment: FromQuery[int | None] = None
) -> Response[bytes]:
    """The same in pixels, as large as a link's picture should be."""
    room = await room_of(request, id)
    picture = server_of(request).pictures.pixels(room, moment, requester_of(request))
    private = not room.row.house.watch
    return as_pixels(await while_connected(request, picture), private=private)


@delete("/api/tables/{id:str}", status_code=204)
async def delete_table(request: AnyRequest, id: FromPath[str]) -> None:
    """Forget a table of one's own."""
    server = server_of(request)
    await server.rooms.delete(id, server.guest(request) or "")


@get("/api/shows")
async def show_matches(request: AnyRequest) -> TableCards:
    """The show matches: bots against each other, one a game at most."""
    server = server_of(request)
    guest = server.guest(request) or ""
    return TableCards([await server.rooms.card(row, guest) for row in await shows(server.rooms)])


@post("/api/shows/{game:str}")
async def show_match(request: AnyRequest, game: FromPath[str]) -> Created:
    """The show match of a game, a new one if there is none."""
    return await show(server_of(request).rooms, game, address_of(request))


@get("/api/lobby")
async def lobby(request: AnyRequest) -> TableCards:
    """The tables that anyone may join or watch."""
    server = server_of(request)
    return TableCards(await server.rooms.cards(server.guest(request) or "", lobby=True))


@get("/api/my-tables")
async def my_tables(request: AnyRequest) -> TableCards:
    """The tables this guest sits at or has made."""
    server = server_of(request)
    guest = server.guest(request)
    return TableCards([] if guest is None else await server.rooms.cards(guest, lobby=False))


@websocket("/ws/tables/{id:str}")
async def table_socket(socket: AnySocket, id: FromPath[str]) -> None:
    """The socket of a table."""
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
    """Whether something can be kept: it is tried. 503 and why, if not."""
    server = server_of(request)
    answer = {"status": "ok", "version": arizona.__version__}
    try:
        await server.store.healthy()
    except StoreError as error:
        answer |= {"status": server.store.trouble or "failing", "why": str(error)}
    return Response(answer, status_code=200 if answer["status"] == "ok" else 503)


@get("/ready", media_type=MediaType.JSON)
async def ready(request: AnyRequest) -> Response[dict[str, str]]:
    """Whether new people should be sent here; 503 and why, if not."""
    server = server_of(request)
    status = "draining" if server.draining else server.store.trouble or "ready"
    answer = {"status": status, "version": arizona.__version__}
    if server.bus.shared:
        answer["bus"] = "ok" if server.bus.connected else "away"
    return Response(answer, status_code=200 if status == "ready" else 503)


@get("/metrics", media_type="text/plain; version=0.0.4")
async def metrics(request: AnyRequest) -> str:
    """Figures for Prometheus."""
    return server_of(request).metrics.text()


# --- pages ------------------------------------------------------------------------------------


def _elsewhere(request: AnyRequest, address: str) -> Response[bytes]:
    """Send a browser on, with what it asked about."""
    query = f"?{request.url.query}" if request.url.query else ""
    return Response(b"", status_code=307, headers={"location": f"{address}{query}"})


@get(["/docs", "/docs/{path:path}"], include_in_schema=False)
async def docs(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """The documentation; its live boards are the table without a server."""
    if path.startswith("/play"):
        return _elsewhere(request, f"/pocket{path.removeprefix('/play')}")
    accepts = request.headers.get("accept-encoding", "")
    return await asyncio.to_thread(server_of(request).docs.answer, path, accepts)


@get(["/pocket", "/pocket/{path:path}"], include_in_schema=False)
async def pocket(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """The whole table as files, for who takes it along."""
    if not path.strip("/"):
        return _elsewhere(request, "/pocket/index.html")
    accepts = request.headers.get("accept-encoding", "")
    return await asyncio.to_thread(server_of(request).along.answer, path, accepts)


@get("/service.js", include_in_schema=False)
async def service(request: AnyRequest) -> Response[bytes]:
    """The worker that keeps the page, and shows notices."""
    return await asyncio.to_thread(server_of(request).pages.service)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """The app, whatever its address."""
    accepts = request.headers.get("accept-encoding", "")
    return await _with_card(request, path) or server_of(request).pages.answer(path, accepts)


async def _with_card(request: AnyRequest, path: str) -> Response[bytes] | None:
    """The page of a table that anyone may watch, or of a puzzle, with what a link to it shows."""
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
    # What is sent for a link is not sent to a guest but to whoever follows it: open tables only.
    if shown is None or row is None or not row.house.watch:
        return None
    return server.pages.with_card(card(row, shown, site, phrases_of(request), pixels=pixels))


@route(
    ["/api", "/api/{rest:path}"],
    http_method=["GET", "POST", "PUT", "DELETE", "PATCH"],
    include_in_schema=False,
)
async def no_such_request(request: AnyRequest, rest: FromPath[str] = "") -> Response[Problem]:
    """Whatever else is asked of the API."""
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
