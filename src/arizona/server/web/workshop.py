"""HTTP routes for the Workshop: editable tables, packs, edits, files and simulations."""

from __future__ import annotations

import asyncio
import base64
import binascii
from typing import Final

from litestar import Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody

from arizona.server.api.route_rules import PACK, SMALL
from arizona.server.base import identity
from arizona.server.base.addresses import address_group
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.workshop import (
    AskFill,
    AskSimulation,
    AskWhatIf,
    AskWords,
    AtRevision,
    Edited,
    Edits,
    Filled,
    History,
    ImportPack,
    NewPack,
    PackCards,
    PackPage,
    RenamePack,
    Simulation,
    WhatIf,
    Worded,
    WorkshopGame,
)
from arizona.server.services.catalog import games as catalog
from arizona.server.services.work import jobs
from arizona.server.services.workshop.face import workshop_of
from arizona.server.services.workshop.kinds import workshop_game
from arizona.server.services.workshop.pack_reading import joined
from arizona.server.web.request_context import AnyRequest, address_of, requester_of, server_of
from arizona.server.web.route_inventory import rules


def _known(request: AnyRequest) -> str:
    """Return the guest of the cookie; empty for an unknown browser."""
    return server_of(request).guest(request) or ""


def _maker(request: AnyRequest) -> str:
    """Return the guest of the cookie, or a new one."""
    return server_of(request).guest(request) or identity.new_guest()


def _made(request: AnyRequest, guest: str, page: PackPage) -> Response[PackPage]:
    answer = Response(page, status_code=201)
    if server_of(request).signed_in(request) is None:
        answer.set_cookie(server_of(request).cookie(guest))
    return answer


# --- games ------------------------------------------------------------------------------------


@get("/api/workshop/games/{game:str}", opt=rules("public", "read", worker="thread"))
async def kinds(request: AnyRequest, game: FromPath[str]) -> WorkshopGame:
    """Get the editable tables and fields of a game's packs."""
    return await asyncio.to_thread(workshop_game, catalog.known(game))


@post(
    "/api/workshop/games/{game:str}/words",
    status_code=200,
    opt=rules("public", "edit", SMALL, "thread"),
)
async def words(request: AnyRequest, game: FromPath[str], data: JSONBody[AskWords]) -> Worded:
    """Explain a text in a game's effect language word by word."""
    own = workshop_of(catalog.known(game))
    inner = data.part.rpartition(".")[2]
    place = ".".join(part for part in (data.table, data.field, inner) if part)
    place = place if place in own.words else f"{data.table}.{data.field}"
    if place not in own.words:
        raise Refusal("bad-options", "this field is not in a language of the game")
    return await server_of(request).work.run(
        requester_of(request), jobs.explain_words, game, place, data.entry, data.text
    )


@post(
    "/api/workshop/games/{game:str}/fill",
    status_code=200,
    opt=rules("public", "edit", SMALL, "thread"),
)
async def fill(request: AnyRequest, game: FromPath[str], data: JSONBody[AskFill]) -> Filled:
    """Generate an entry from a seed."""
    own = workshop_of(catalog.known(game))
    if data.table not in own.fills:
        raise Refusal("bad-options", "entries of this kind cannot be filled from a seed")
    entry = await server_of(request).work.run(
        requester_of(request),
        jobs.fill_entry,
        game,
        data.table,
        data.entry,
        data.tables,
        data.seed,
    )
    return Filled(entry)


# --- packs ------------------------------------------------------------------------------------


@get("/api/workshop/packs", opt=rules("guest", "read", worker="store"))
async def packs(request: AnyRequest) -> PackCards:
    """List the guest's packs."""
    return await server_of(request).packs.cards(_known(request))


@post("/api/workshop/packs", opt=rules("guest", "upload", SMALL, "thread"))
async def new_pack(request: AnyRequest, data: JSONBody[NewPack]) -> Response[PackPage]:
    """Create a pack as a copy of another."""
    guest = _maker(request)
    page = await server_of(request).packs.new(
        guest, data.game, data.title, data.source, address_of(request)
    )
    return _made(request, guest, page)


@post(
    "/api/workshop/import", request_max_body_size=PACK, opt=rules("guest", "upload", PACK, "thread")
)
async def import_pack(request: AnyRequest, data: JSONBody[ImportPack]) -> Response[PackPage]:
    """Create a pack from an uploaded file."""
    guest = _maker(request)
    try:
        raw = base64.b64decode(data.data, validate=True)
    except (binascii.Error, ValueError):
        raise Refusal("bad-content", "the file did not come whole") from None
    requester = requester_of(request)
    files = await server_of(request).work.run(requester, jobs.unpack, data.file, raw)
    page = await server_of(request).packs.import_files(guest, files, address_of(request))
    return _made(request, guest, page)


@get("/api/workshop/packs/{id:str}", opt=rules("link", "read", worker="thread"))
async def pack(request: AnyRequest, id: FromPath[str]) -> PackPage:
    """Get a pack; anyone with its link may read it."""
    server = server_of(request)
    page = await server.packs.page(id, _known(request))
    await server.quota.used("pack", id)
    return page


@post(
    "/api/workshop/packs/{id:str}/edits",
    status_code=200,
    request_max_body_size=PACK,
    opt=rules("owner", "edit", PACK, "thread"),
)
async def edit(request: AnyRequest, id: FromPath[str], data: JSONBody[Edits]) -> Edited:
    """Edit a pack, or check edits without saving them."""
    return await server_of(request).packs.edit(id, _known(request), data)


@post(
    "/api/workshop/packs/{id:str}/undo",
    status_code=200,
    opt=rules("owner", "edit", SMALL, "thread"),
)
async def undo(request: AnyRequest, id: FromPath[str], data: JSONBody[AtRevision]) -> PackPage:
    """Undo the last step."""
    return await server_of(request).packs.undo(id, _known(request), data.revision)


@post(
    "/api/workshop/packs/{id:str}/redo",
    status_code=200,
    opt=rules("owner", "edit", SMALL, "thread"),
)
async def redo(request: AnyRequest, id: FromPath[str], data: JSONBody[AtRevision]) -> PackPage:
    """Redo the last undone step."""
    return await server_of(request).packs.redo(id, _known(request), data.revision)


@post(
    "/api/workshop/packs/{id:str}/rename",
    status_code=200,
    opt=rules("owner", "edit", SMALL, "thread"),
)
async def rename(request: AnyRequest, id: FromPath[str], data: JSONBody[RenamePack]) -> PackPage:
    """Change a pack's title."""
    return await server_of(request).packs.rename(id, _known(request), data.title)


@get("/api/workshop/packs/{id:str}/history", opt=rules("link", "read", worker="store"))
async def history(request: AnyRequest, id: FromPath[str]) -> History:
    """Get the edit history of a pack."""
    return await server_of(request).packs.history(id)


@get(
    "/api/workshop/packs/{id:str}/download",
    media_type="application/octet-stream",
    opt=rules("link", "read", worker="thread"),
)
async def download(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """Download a pack's files: one TOML file, or several as a ``.zip``."""
    packs = server_of(request).packs
    row = await packs.row(id)
    name = (await packs.page(id, "")).state.pack.name or "pack"
    files = joined(row.files)
    if len(files) == 1:
        body, kind, ending = next(iter(files.values())).encode(), "application/toml", "toml"
    else:
        requester = requester_of(request)
        body = await server_of(request).work.run(requester, jobs.zip_pack, name, files)
        kind, ending = "application/zip", "zip"
    plain = "".join(char if char.isascii() and char.isalnum() else "-" for char in name)
    headers = {"content-disposition": f'attachment; filename="{plain}.{ending}"'}
    return Response(body, media_type=kind, headers=headers)


@delete(
    "/api/workshop/packs/{id:str}", status_code=204, opt=rules("owner", "change", worker="store")
)
async def drop(request: AnyRequest, id: FromPath[str]) -> None:
    """Delete a pack; only its owner may do so."""
    await server_of(request).packs.drop(id, _known(request))


# --- simulations ------------------------------------------------------------------------------


@get("/api/workshop/packs/{id:str}/simulation", opt=rules("link", "read", worker="store"))
async def simulation(request: AnyRequest, id: FromPath[str]) -> Simulation:
    """Get the simulation of a pack, or its progress."""
    return await server_of(request).simulations.status(id)


@post(
    "/api/workshop/packs/{id:str}/simulation",
    status_code=200,
    opt=rules("link", "simulate", SMALL, "pool"),
)
async def simulate(
    request: AnyRequest, id: FromPath[str], data: JSONBody[AskSimulation]
) -> Simulation:
    """Start simulating games with a pack."""
    address = address_group(address_of(request))
    return await server_of(request).simulations.begin(id, data, address)


@delete(
    "/api/workshop/packs/{id:str}/simulation",
    status_code=204,
    opt=rules("owner", "change", worker="store"),
)
async def cancel(request: AnyRequest, id: FromPath[str]) -> None:
    """Cancel a simulation; only its requester and the pack's owner may do so."""
    address = address_group(address_of(request))
    await server_of(request).simulations.cancel(id, _known(request), address)


# --- what if ----------------------------------------------------------------------------------


@post(
    "/api/workshop/packs/{id:str}/what-if",
    status_code=200,
    request_max_body_size=PACK,
    opt=rules("link", "simulate", PACK, "pool"),
)
async def ask_what_if(request: AnyRequest, id: FromPath[str], data: JSONBody[AskWhatIf]) -> WhatIf:
    """Play a few games with an unsaved change of a pack, and as many without it."""
    address = address_group(address_of(request))
    return await server_of(request).what_ifs.begin(id, data, address)


@get("/api/workshop/packs/{id:str}/what-if/{question:str}", opt=rules("link", "read"))
async def what_if(request: AnyRequest, id: FromPath[str], question: FromPath[str]) -> WhatIf:
    """Get the effect of an unsaved change of a pack, or the progress of its games."""
    return server_of(request).what_ifs.status(id, question)


@delete(
    "/api/workshop/packs/{id:str}/what-if/{question:str}",
    status_code=204,
    opt=rules("link", "change"),
)
async def cancel_what_if(request: AnyRequest, id: FromPath[str], question: FromPath[str]) -> None:
    """Stop playing the games of a what-if question, and forget it."""
    await server_of(request).what_ifs.cancel(id, question)


ROUTES: Final = Router(
    "/",
    route_handlers=[
        kinds,
        words,
        fill,
        packs,
        new_pack,
        import_pack,
        pack,
        edit,
        undo,
        redo,
        rename,
        history,
        download,
        drop,
        simulation,
        simulate,
        cancel,
        ask_what_if,
        what_if,
        cancel_what_if,
    ],
)
