"""API requests answered offline: the same requests and responses as over HTTP."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from arizona.engine.errors import ArizonaError
from arizona.engine.text import read_whole
from arizona.messages import Phrases, asked_for
from arizona.rulebook import rules_picture
from arizona.server.offline.offline_server import GUEST, OfflineServer
from arizona.server.offline.packs import AddPack
from arizona.server.protocol.parts import VERSION
from arizona.server.protocol.puzzles import (
    AskPuzzle,
    BringPuzzles,
    EndRace,
    KeepPuzzle,
    PlayPuzzle,
    PreviewPuzzle,
)
from arizona.server.protocol.refusal import STATUS, Refusal
from arizona.server.protocol.rest import (
    ChangeMe,
    CreateTable,
    HouseInfo,
    ImportRecord,
    Me,
    PlayOn,
    ReportCards,
    TableCards,
)
from arizona.server.protocol.text_check import check_address, check_json
from arizona.server.services.catalog import games as shelf
from arizona.server.services.catalog.packs import pack_info, pack_tables, pack_words
from arizona.server.store.store import StoreError
from arizona.server.tables.clocks import now_ms
from arizona.server.tables.seating import checked_name
from arizona.server.tables.show_matches import show, shows

JSON: Final = "application/json"
SVG: Final = "image/svg+xml"


class OfflineResponse(NamedTuple):
    """A response."""

    status: int
    kind: str
    text: str


class OfflineRequest(NamedTuple):
    """A request."""

    house: OfflineServer
    parts: tuple[str, ...]
    """The variable parts of the path."""
    query: dict[str, list[str]]
    body: str


Answering = Callable[[OfflineRequest], Awaitable[object]]
ROUTES: Final[list[tuple[str, re.Pattern[str], Answering]]] = []


def route(method: str, path: str) -> Callable[[Answering], Answering]:
    """Register a handler for a path; ``{}`` matches any one segment."""

    def known(answering: Answering) -> Answering:
        pattern = re.compile(re.escape(path).replace(r"\{\}", "([^/]+)"))
        ROUTES.append((method, pattern, answering))
        return answering

    return known


async def answer(house: OfflineServer, method: str, address: str, body: str) -> OfflineResponse:
    """Answer a request; refusals and invalid input become error responses."""
    url = urlsplit(address)
    try:
        check_address(unquote(url.path), url.query.encode())
        check_json(body)
        for wanted, pattern, answering in ROUTES:
            found = pattern.fullmatch(url.path)
            if found is not None and wanted == method:
                parts = tuple(unquote(part) for part in found.groups())
                said = await answering(OfflineRequest(house, parts, parse_qs(url.query), body))
                return said if isinstance(said, OfflineResponse) else _json(200, said)
        raise Refusal("malformed", "there is no such request")
    except Refusal as refusal:
        return _json(STATUS.get(refusal.reason, 400), refusal.problem())
    except (msgspec.DecodeError, UnicodeError) as error:
        return _json(400, Refusal("malformed", str(error)[:500]).problem())
    except StoreError:
        return _json(503, Refusal("no-store").problem())
    except RecursionError:
        return _json(400, Refusal("malformed", "nested too deeply").problem())


def _json(status: int, value: object) -> OfflineResponse:
    return OfflineResponse(status, JSON, msgspec.json.encode(value).decode())


# --- the guest ----------------------------------------------------------------------------------


@route("GET", "/api/me")
async def me(asked: OfflineRequest) -> Me:
    return Me(await asked.house.name(), VERSION)


@route("PUT", "/api/me")
async def rename_me(asked: OfflineRequest) -> Me:
    name = checked_name(msgspec.json.decode(asked.body, type=ChangeMe).name, "")
    await asked.house.store.name_guest(GUEST, name, now_ms())
    return Me(name, VERSION)


@route("GET", "/api/house")
async def house(asked: OfflineRequest) -> HouseInfo:
    """Report no optional features."""
    return HouseInfo(pocket=False, push="")


# --- games --------------------------------------------------------------------------------------


@route("GET", "/api/games")
async def games(asked: OfflineRequest) -> object:
    return shelf.games()


@route("GET", "/api/games/{}/rules")
async def rules(asked: OfflineRequest) -> object:
    language = asked.query.get("language", [""])[0]
    return shelf.rulebook(asked.parts[0], Phrases(asked_for(language)))


@route("GET", "/api/games/{}/pictures/{}")
async def picture(asked: OfflineRequest) -> OfflineResponse:
    try:
        return OfflineResponse(
            200, SVG, rules_picture(shelf.known(asked.parts[0]), asked.parts[1]).decode()
        )
    except ArizonaError as error:
        return _json(404, Refusal("malformed", str(error)).problem())


@route("GET", "/api/games/{}/words/{}")
async def words(asked: OfflineRequest) -> object:
    return shelf.words(asked.parts[0], asked.parts[1])


@route("GET", "/api/games/{}/packs/{}")
async def pack(asked: OfflineRequest) -> object:
    return pack_info(asked.parts[0], asked.parts[1])


@route("GET", "/api/games/{}/packs/{}/words/{}")
async def named_pack(asked: OfflineRequest) -> object:
    return pack_words(*asked.parts)


@route("GET", "/api/games/{}/packs/{}/tables")
async def whole_pack(asked: OfflineRequest) -> object:
    return pack_tables(asked.parts[0], asked.parts[1])


@route("GET", "/api/games/{}/lesson")
async def guided(asked: OfflineRequest) -> object:
    return shelf.guided(asked.parts[0])


@route("POST", "/api/packs")
async def add_pack(asked: OfflineRequest) -> OfflineResponse:
    """Add one of the user's own packs."""
    wish = msgspec.json.decode(asked.body, type=AddPack)
    return _json(201, await asked.house.packs.add(wish))


@route("DELETE", "/api/packs/{}/{}")
async def drop_pack(asked: OfflineRequest) -> OfflineResponse:
    await asked.house.packs.drop(*asked.parts)
    return OfflineResponse(204, JSON, "")


# --- puzzles ------------------------------------------------------------------------------------


def _query_value(asked: OfflineRequest, name: str) -> str:
    return asked.query.get(name, [""])[0]


@route("GET", "/api/puzzles")
async def puzzles(asked: OfflineRequest) -> object:
    return await asked.house.puzzles.day(GUEST, _query_value(asked, "day"))


@route("GET", "/api/puzzles/kept")
async def kept_puzzles(asked: OfflineRequest) -> object:
    return await asked.house.puzzles.kept(GUEST)


@route("DELETE", "/api/puzzles/{}/{}")
async def drop_puzzle(asked: OfflineRequest) -> object:
    return await asked.house.puzzles.drop(GUEST, *asked.parts)


@route("GET", "/api/puzzles/{}")
async def archive(asked: OfflineRequest) -> object:
    page = _query_value(asked, "page")
    number = read_whole(page) or 0
    theme, own = _query_value(asked, "theme"), _query_value(asked, "own")
    return await asked.house.puzzles.cards(GUEST, asked.parts[0], theme, number, own)


@route("GET", "/api/puzzles/{}/next")
async def next_puzzle(asked: OfflineRequest) -> object:
    return await asked.house.puzzles.next(GUEST, asked.parts[0], _query_value(asked, "theme"))


@route("GET", "/api/puzzles/{}/race")
async def race(asked: OfflineRequest) -> object:
    return await asked.house.puzzles.race(GUEST, asked.parts[0])


@route("POST", "/api/puzzles/{}/race")
async def end_race(asked: OfflineRequest) -> object:
    end = msgspec.json.decode(asked.body, type=EndRace)
    return await asked.house.puzzles.end_race(GUEST, asked.parts[0], end)


@route("POST", "/api/puzzles/bring")
async def bring(asked: OfflineRequest) -> object:
    brought = msgspec.json.decode(asked.body, type=BringPuzzles)
    return await asked.house.puzzles.bring(GUEST, brought)


@route("GET", "/api/puzzles/{}/{}")
async def puzzle(asked: OfflineRequest) -> object:
    game, id = asked.parts
    return await asked.house.puzzles.page(GUEST, game, id)


@route("POST", "/api/puzzles/{}/{}/play")
async def play_puzzle(asked: OfflineRequest) -> object:
    played = msgspec.json.decode(asked.body, type=PlayPuzzle)
    game, id = asked.parts
    return await asked.house.puzzles.play(GUEST, game, id, played)


@route("POST", "/api/puzzles/{}/{}/preview")
async def preview_puzzle(asked: OfflineRequest) -> object:
    wish = msgspec.json.decode(asked.body, type=PreviewPuzzle)
    game, id = asked.parts
    return await asked.house.puzzles.preview(GUEST, game, id, wish)


@route("POST", "/api/puzzles/{}/{}/values")
async def puzzle_values(asked: OfflineRequest) -> object:
    wish = msgspec.json.decode(asked.body, type=AskPuzzle)
    game, id = asked.parts
    return await asked.house.puzzles.values(GUEST, game, id, wish)


@route("POST", "/api/puzzles/{}/{}/hint")
async def puzzle_hint(asked: OfflineRequest) -> object:
    wish = msgspec.json.decode(asked.body, type=AskPuzzle)
    game, id = asked.parts
    return await asked.house.puzzles.hint(GUEST, game, id, wish)


@route("POST", "/api/puzzles/{}/{}/give-up")
async def give_up_puzzle(asked: OfflineRequest) -> object:
    game, id = asked.parts
    return await asked.house.puzzles.give_up(GUEST, game, id)


@route("GET", "/api/reports")
async def reports(asked: OfflineRequest) -> ReportCards:
    """Return no lab reports: the lab is not available offline."""
    return ReportCards([])


# --- tables -------------------------------------------------------------------------------------


@route("POST", "/api/tables")
async def create(asked: OfflineRequest) -> OfflineResponse:
    wish = msgspec.json.decode(asked.body, type=CreateTable)
    house = asked.house
    return _json(201, await house.rooms.create(wish, GUEST, await house.name()))


@route("POST", "/api/tables/import")
async def import_record(asked: OfflineRequest) -> OfflineResponse:
    wish = msgspec.json.decode(asked.body, type=ImportRecord)
    house = asked.house
    return _json(201, await house.rooms.import_record(wish, GUEST, await house.name()))


@route("POST", "/api/tables/{}/play-on")
async def play_on(asked: OfflineRequest) -> OfflineResponse:
    wish = msgspec.json.decode(asked.body, type=PlayOn)
    house = asked.house
    made = await house.rooms.play_on(asked.parts[0], wish, GUEST, await house.name())
    return _json(201, made)


@route("GET", "/api/tables/{}")
async def table(asked: OfflineRequest) -> object:
    row = await asked.house.store.table(asked.parts[0])
    if row is None:
        raise Refusal("no-such-table", "there is no table of that address")
    return await asked.house.rooms.card(row, GUEST)


@route("DELETE", "/api/tables/{}")
async def delete(asked: OfflineRequest) -> OfflineResponse:
    await asked.house.rooms.delete(asked.parts[0], GUEST)
    return OfflineResponse(204, JSON, "")


@route("GET", "/api/tables/{}/moments/{}")
async def moment(asked: OfflineRequest) -> object:
    number = _number(asked.parts[1])
    room = await asked.house.rooms.get(asked.parts[0])
    return await room.read(lambda: room.moment(number))


@route("GET", "/api/tables/{}/story")
async def story(asked: OfflineRequest) -> object:
    room = await asked.house.rooms.get(asked.parts[0])
    return await room.read(room.story_page)


@route("GET", "/api/tables/{}/record")
async def record(asked: OfflineRequest) -> OfflineResponse:
    room = await asked.house.rooms.get(asked.parts[0])
    return OfflineResponse(200, JSON, (await room.read(room.record)).dumps())


@route("GET", "/api/tables/{}/review")
async def review(asked: OfflineRequest) -> object:
    house = asked.house
    return await house.reviews.look(await house.rooms.get(asked.parts[0]))


@route("POST", "/api/tables/{}/review")
async def begin_review(asked: OfflineRequest) -> object:
    house = asked.house
    return await house.reviews.begin(await house.rooms.get(asked.parts[0]), "local")


@route("GET", "/api/tables/{}/review/lines/{}")
async def review_lines(asked: OfflineRequest) -> object:
    house = asked.house
    room = await house.rooms.get(asked.parts[0])
    return await house.reviews.lines(room, _number(asked.parts[1]))


@route("POST", "/api/tables/{}/review/keep")
async def keep_puzzle(asked: OfflineRequest) -> object:
    house = asked.house
    wish = msgspec.json.decode(asked.body, type=KeepPuzzle)
    room = await house.rooms.get(asked.parts[0])
    return await house.puzzles.keep(GUEST, await house.reviews.puzzle(room, wish.decision, "local"))


@route("GET", "/api/tables/{}/board.svg")
async def board(asked: OfflineRequest) -> OfflineResponse:
    room = await asked.house.rooms.get(asked.parts[0])
    named = asked.query.get("moment")
    number = _number(named[0]) if named else None
    return OfflineResponse(200, SVG, await asked.house.pictures.drawing(room, number, "local"))


def _number(text: str) -> int:
    number = read_whole(text)
    if number is None:
        raise Refusal("no-such-moment", "moments begin with 0")
    return number


@route("GET", "/api/shows")
async def show_matches(asked: OfflineRequest) -> TableCards:
    rooms = asked.house.rooms
    return TableCards([await rooms.card(row, GUEST) for row in await shows(rooms)])


@route("POST", "/api/shows/{}")
async def show_match(asked: OfflineRequest) -> Any:
    return await show(asked.house.rooms, asked.parts[0], "local")


@route("GET", "/api/lobby")
async def lobby(asked: OfflineRequest) -> TableCards:
    """Return no tables: there are no other players."""
    return TableCards([])


@route("GET", "/api/my-tables")
async def my_tables(asked: OfflineRequest) -> TableCards:
    return TableCards(await asked.house.rooms.cards(GUEST, lobby=False))
