"""What a page asks besides its lines to tables: the same requests, the same answers, no HTTP."""

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
    """What comes back."""

    status: int
    kind: str
    text: str


class OfflineRequest(NamedTuple):
    """What was asked."""

    house: OfflineServer
    parts: tuple[str, ...]
    """What stands in the places of the address."""
    query: dict[str, list[str]]
    body: str


Answering = Callable[[OfflineRequest], Awaitable[object]]
ROUTES: Final[list[tuple[str, re.Pattern[str], Answering]]] = []


def route(method: str, path: str) -> Callable[[Answering], Answering]:
    """Answers requests of a kind; ``{}`` stands for any part of the address."""

    def known(answering: Answering) -> Answering:
        pattern = re.compile(re.escape(path).replace(r"\{\}", "([^/]+)"))
        ROUTES.append((method, pattern, answering))
        return answering

    return known


async def answer(house: OfflineServer, method: str, address: str, body: str) -> OfflineResponse:
    """The answer to a request; a refusal and bad input are answers too."""
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
    """Who this browser is."""
    return Me(await asked.house.name(), VERSION)


@route("PUT", "/api/me")
async def rename_me(asked: OfflineRequest) -> Me:
    """Another name."""
    name = checked_name(msgspec.json.decode(asked.body, type=ChangeMe).name, "")
    await asked.house.store.name_guest(GUEST, name, now_ms())
    return Me(name, VERSION)


@route("GET", "/api/house")
async def house(asked: OfflineRequest) -> HouseInfo:
    """There is nothing beyond the tables."""
    return HouseInfo(pocket=False, push="")


# --- games --------------------------------------------------------------------------------------


@route("GET", "/api/games")
async def games(asked: OfflineRequest) -> object:
    """The games, their options, content packs and bots."""
    return shelf.games()


@route("GET", "/api/games/{}/rules")
async def rules(asked: OfflineRequest) -> object:
    """The rules of a game in a language."""
    language = asked.query.get("language", [""])[0]
    return shelf.rulebook(asked.parts[0], Phrases(asked_for(language)))


@route("GET", "/api/games/{}/pictures/{}")
async def picture(asked: OfflineRequest) -> OfflineResponse:
    """A picture of a game's rules."""
    try:
        return OfflineResponse(
            200, SVG, rules_picture(shelf.known(asked.parts[0]), asked.parts[1]).decode()
        )
    except ArizonaError as error:
        return _json(404, Refusal("malformed", str(error)).problem())


@route("GET", "/api/games/{}/words/{}")
async def words(asked: OfflineRequest) -> object:
    """A game's own words."""
    return shelf.words(asked.parts[0], asked.parts[1])


@route("GET", "/api/games/{}/packs/{}")
async def pack(asked: OfflineRequest) -> object:
    """What a content pack holds to choose from."""
    return pack_info(asked.parts[0], asked.parts[1])


@route("GET", "/api/games/{}/packs/{}/words/{}")
async def named_pack(asked: OfflineRequest) -> object:
    """The names and texts of a content pack in a language."""
    return pack_words(*asked.parts)


@route("GET", "/api/games/{}/packs/{}/tables")
async def whole_pack(asked: OfflineRequest) -> object:
    """A whole content pack, to be looked at."""
    return pack_tables(asked.parts[0], asked.parts[1])


@route("GET", "/api/games/{}/lesson")
async def guided(asked: OfflineRequest) -> object:
    """The guided first game of a kind."""
    return shelf.guided(asked.parts[0])


@route("POST", "/api/packs")
async def add_pack(asked: OfflineRequest) -> OfflineResponse:
    """A content pack of one's own."""
    wish = msgspec.json.decode(asked.body, type=AddPack)
    return _json(201, await asked.house.packs.add(wish))


@route("DELETE", "/api/packs/{}/{}")
async def drop_pack(asked: OfflineRequest) -> OfflineResponse:
    """Forget a pack of one's own."""
    await asked.house.packs.drop(*asked.parts)
    return OfflineResponse(204, JSON, "")


# --- puzzles ------------------------------------------------------------------------------------


def _asked(asked: OfflineRequest, name: str) -> str:
    return asked.query.get(name, [""])[0]


@route("GET", "/api/puzzles")
async def puzzles(asked: OfflineRequest) -> object:
    """The puzzles of a day."""
    return await asked.house.puzzles.day(GUEST, _asked(asked, "day"))


@route("GET", "/api/puzzles/kept")
async def kept_puzzles(asked: OfflineRequest) -> object:
    """What was kept of reviews."""
    return await asked.house.puzzles.kept(GUEST)


@route("DELETE", "/api/puzzles/{}/{}")
async def drop_puzzle(asked: OfflineRequest) -> object:
    """Keep one of them no longer."""
    return await asked.house.puzzles.drop(GUEST, *asked.parts)


@route("GET", "/api/puzzles/{}")
async def archive(asked: OfflineRequest) -> object:
    """All puzzles of a game."""
    page = _asked(asked, "page")
    number = read_whole(page) or 0
    theme, own = _asked(asked, "theme"), _asked(asked, "own")
    return await asked.house.puzzles.cards(GUEST, asked.parts[0], theme, number, own)


@route("GET", "/api/puzzles/{}/next")
async def next_puzzle(asked: OfflineRequest) -> object:
    """A puzzle that suits this guest."""
    return await asked.house.puzzles.next(GUEST, asked.parts[0], _asked(asked, "theme"))


@route("GET", "/api/puzzles/{}/race")
async def race(asked: OfflineRequest) -> object:
    """Puzzles for a race."""
    return await asked.house.puzzles.race(GUEST, asked.parts[0])


@route("POST", "/api/puzzles/{}/race")
async def end_race(asked: OfflineRequest) -> object:
    """How a race went."""
    end = msgspec.json.decode(asked.body, type=EndRace)
    return await asked.house.puzzles.end_race(GUEST, asked.parts[0], end)


@route("POST", "/api/puzzles/bring")
async def bring(asked: OfflineRequest) -> object:
    """What a browser has kept."""
    brought = msgspec.json.decode(asked.body, type=BringPuzzles)
    return await asked.house.puzzles.bring(GUEST, brought)


@route("GET", "/api/puzzles/{}/{}")
async def puzzle(asked: OfflineRequest) -> object:
    """One puzzle."""
    game, id = asked.parts
    return await asked.house.puzzles.page(GUEST, game, id)


@route("POST", "/api/puzzles/{}/{}/play")
async def play_puzzle(asked: OfflineRequest) -> object:
    """A move in a puzzle."""
    played = msgspec.json.decode(asked.body, type=PlayPuzzle)
    game, id = asked.parts
    return await asked.house.puzzles.play(GUEST, game, id, played)


@route("POST", "/api/puzzles/{}/{}/preview")
async def preview_puzzle(asked: OfflineRequest) -> object:
    """What moves would do."""
    wish = msgspec.json.decode(asked.body, type=PreviewPuzzle)
    game, id = asked.parts
    return await asked.house.puzzles.preview(GUEST, game, id, wish)


@route("POST", "/api/puzzles/{}/{}/values")
async def puzzle_values(asked: OfflineRequest) -> object:
    """What every move leads to."""
    wish = msgspec.json.decode(asked.body, type=AskPuzzle)
    game, id = asked.parts
    return await asked.house.puzzles.values(GUEST, game, id, wish)


@route("POST", "/api/puzzles/{}/{}/hint")
async def puzzle_hint(asked: OfflineRequest) -> object:
    """A right move."""
    wish = msgspec.json.decode(asked.body, type=AskPuzzle)
    game, id = asked.parts
    return await asked.house.puzzles.hint(GUEST, game, id, wish)


@route("POST", "/api/puzzles/{}/{}/give-up")
async def give_up_puzzle(asked: OfflineRequest) -> object:
    """The answer."""
    game, id = asked.parts
    return await asked.house.puzzles.give_up(GUEST, game, id)


@route("GET", "/api/reports")
async def reports(asked: OfflineRequest) -> ReportCards:
    """There is no laboratory here."""
    return ReportCards([])


# --- tables -------------------------------------------------------------------------------------


@route("POST", "/api/tables")
async def create(asked: OfflineRequest) -> OfflineResponse:
    """A new table."""
    wish = msgspec.json.decode(asked.body, type=CreateTable)
    house = asked.house
    return _json(201, await house.rooms.create(wish, GUEST, await house.name()))


@route("POST", "/api/tables/import")
async def import_record(asked: OfflineRequest) -> OfflineResponse:
    """A table from a record file."""
    wish = msgspec.json.decode(asked.body, type=ImportRecord)
    house = asked.house
    return _json(201, await house.rooms.import_record(wish, GUEST, await house.name()))


@route("POST", "/api/tables/{}/play-on")
async def play_on(asked: OfflineRequest) -> OfflineResponse:
    """A table from a moment of another."""
    wish = msgspec.json.decode(asked.body, type=PlayOn)
    house = asked.house
    made = await house.rooms.play_on(asked.parts[0], wish, GUEST, await house.name())
    return _json(201, made)


@route("GET", "/api/tables/{}")
async def table(asked: OfflineRequest) -> object:
    """One table, in short."""
    row = await asked.house.store.table(asked.parts[0])
    if row is None:
        raise Refusal("no-such-table", "there is no table of that address")
    return await asked.house.rooms.card(row, GUEST)


@route("DELETE", "/api/tables/{}")
async def delete(asked: OfflineRequest) -> OfflineResponse:
    """Forget a table."""
    await asked.house.rooms.delete(asked.parts[0], GUEST)
    return OfflineResponse(204, JSON, "")


@route("GET", "/api/tables/{}/moments/{}")
async def moment(asked: OfflineRequest) -> object:
    """One moment of a table's game."""
    number = _number(asked.parts[1])
    room = await asked.house.rooms.get(asked.parts[0])
    return await room.read(lambda: room.moment(number))


@route("GET", "/api/tables/{}/story")
async def story(asked: OfflineRequest) -> object:
    """The whole log, and the scores after every move."""
    room = await asked.house.rooms.get(asked.parts[0])
    return await room.read(room.story_page)


@route("GET", "/api/tables/{}/record")
async def record(asked: OfflineRequest) -> OfflineResponse:
    """The record file."""
    room = await asked.house.rooms.get(asked.parts[0])
    return OfflineResponse(200, JSON, (await room.read(room.record)).dumps())


@route("GET", "/api/tables/{}/review")
async def review(asked: OfflineRequest) -> object:
    """The review of a finished game, or how far it has come."""
    house = asked.house
    return await house.reviews.look(await house.rooms.get(asked.parts[0]))


@route("POST", "/api/tables/{}/review")
async def begin_review(asked: OfflineRequest) -> object:
    """Have a finished game reviewed."""
    house = asked.house
    return await house.reviews.begin(await house.rooms.get(asked.parts[0]), "local")


@route("GET", "/api/tables/{}/review/lines/{}")
async def review_lines(asked: OfflineRequest) -> object:
    """Both lines of a turning point, position by position."""
    house = asked.house
    room = await house.rooms.get(asked.parts[0])
    return await house.reviews.lines(room, _number(asked.parts[1]))


@route("POST", "/api/tables/{}/review/keep")
async def keep_puzzle(asked: OfflineRequest) -> object:
    """Keep a decision as a puzzle of one's own."""
    house = asked.house
    wish = msgspec.json.decode(asked.body, type=KeepPuzzle)
    room = await house.rooms.get(asked.parts[0])
    return await house.puzzles.keep(GUEST, await house.reviews.puzzle(room, wish.decision, "local"))


@route("GET", "/api/tables/{}/board.svg")
async def board(asked: OfflineRequest) -> OfflineResponse:
    """A moment of a table as a drawing, the present one if none is named."""
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
    """The show matches."""
    rooms = asked.house.rooms
    return TableCards([await rooms.card(row, GUEST) for row in await shows(rooms)])


@route("POST", "/api/shows/{}")
async def show_match(asked: OfflineRequest) -> Any:
    """The show match of a game, a new one if there is none."""
    return await show(asked.house.rooms, asked.parts[0], "local")


@route("GET", "/api/lobby")
async def lobby(asked: OfflineRequest) -> TableCards:
    """Nobody else is here."""
    return TableCards([])


@route("GET", "/api/my-tables")
async def my_tables(asked: OfflineRequest) -> TableCards:
    """The tables of this browser."""
    return TableCards(await asked.house.rooms.cards(GUEST, lobby=False))
