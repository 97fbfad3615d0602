"""HTTP routes for blocks, reports, notices and the moderators' page."""

from __future__ import annotations

from typing import Final

from litestar import Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from arizona.server.api.route_rules import SMALL
from arizona.server.base.addresses import address_group
from arizona.server.base.identity import clean_text, is_person
from arizona.server.protocol.moderation import (
    AnswerNotice,
    Appeal,
    BlockName,
    BlockPlayer,
    Blocks,
    Case,
    CloseReport,
    EvidenceLine,
    PersonalNotices,
    PlayComparison,
    Received,
    ReportPlayer,
    ReportQueue,
    ReverseAction,
    SimilarPlay,
    TakeAction,
    VoidResult,
)
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.people.accounts import not_signed_in
from arizona.server.services.people.moderation import Moderation, Reported
from arizona.server.services.people.sessions import SignedIn
from arizona.server.services.people.similar_play import Asker
from arizona.server.services.people.standings import not_oneself
from arizona.server.services.people.voiding import Decider
from arizona.server.tables.room import Room
from arizona.server.tables.table_state import TableState
from arizona.server.web.accounts import PASSWORD, browser_of, guest_signer
from arizona.server.web.request_context import AnyRequest, address_of, room_of, server_of
from arizona.server.web.route_inventory import rules

READ: Final = rules("guest", "read", worker="store")
CHANGE: Final = rules("guest", "change", SMALL, "store")
CHANGE_WITHOUT_BODY: Final = rules("guest", "change", worker="store")
TABLE: Final = rules("table", "change", SMALL, "store")
MODERATE: Final = rules("moderator", "read", worker="store")
DECIDE: Final = rules("moderator", "edit", SMALL, "store")
COMPUTE: Final = rules("moderator", "review", worker="pool")


def _guest(request: AnyRequest) -> str:
    guest = server_of(request).guest(request)
    if guest is None:
        raise Refusal(
            "not-allowed", "this browser has no cookie", Phrase("moderation-no-cookie", {})
        )
    return guest


def _moderator(request: AnyRequest) -> tuple[Moderation, SignedIn]:
    signed_in = server_of(request).signed_in(request)
    if signed_in is None:  # the guard has refused everyone else
        raise not_signed_in()
    return server_of(request).moderation, signed_in


def _text(text: str) -> str:
    """Return a text without control characters; raise ``Refusal`` if nothing is left."""
    clean = clean_text(text)
    if not clean:
        words = Phrase("moderation-reason-missing", {})
        raise Refusal("malformed", "a text needs at least one visible character", words)
    return clean


# --- blocks -----------------------------------------------------------------------------------


@get("/api/blocks", opt=READ)
async def blocks(request: AnyRequest) -> Blocks:
    """List the people that this browser or account has blocked."""
    server = server_of(request)
    return await server.standings.blocks(server.guest(request))


@post("/api/blocks", opt=CHANGE)
async def block_name(request: AnyRequest, data: JSONBody[BlockName]) -> Blocks:
    """Block a person by account name."""
    guest = _guest(request)
    standings = server_of(request).standings
    await standings.block_name(guest, data.name)
    return await standings.blocks(guest)


@delete("/api/blocks/{id:str}", opt=CHANGE_WITHOUT_BODY)
async def unblock(request: AnyRequest, id: FromPath[str]) -> None:
    """Remove a block."""
    await server_of(request).standings.unblock(_guest(request), id)


@post("/api/tables/{id:str}/blocks", opt=TABLE)
async def block_player(
    request: AnyRequest, id: FromPath[str], data: JSONBody[BlockPlayer]
) -> Received:
    """Block the player of a seat or the author of a chat line."""
    room = await room_of(request, id)
    guest = _guest(request)
    others, name = _people(room.state, guest, data.seat, data.line)
    await server_of(request).standings.block(guest, others, name)
    return Received(name)


def _people(
    state: TableState, guest: str, seat: int | None, line: int | None
) -> tuple[list[str], str]:
    """Return the ids and the name of the person meant, or raise ``Refusal``."""
    if line is not None:
        said = next((one for one in state.chat if one.id == line), None)
        ids = [] if said is None else [state.authors.get(line, "")]
        name = "" if said is None else said.name
    elif seat is not None:
        row = state.seating.row(seat)
        ids, name = (state.seating.holders[seat] if row.owned else []), row.name
    else:
        raise Refusal("malformed", "a seat or a line of chat is needed")
    if guest in ids:
        raise not_oneself()
    ids = [one for one in ids if one]
    if not ids:
        words = Phrase("moderation-nobody-there", {})
        raise Refusal("not-allowed", "there is no such person", words)
    return ids, name


# --- reports ----------------------------------------------------------------------------------


@post("/api/tables/{id:str}/reports", opt=TABLE)
async def report_player(
    request: AnyRequest, id: FromPath[str], data: JSONBody[ReportPlayer]
) -> Received:
    """Report a player or the author of a chat line. The table and its chat are attached."""
    server = server_of(request)
    room = await room_of(request, id)
    guest = _guest(request)
    state = room.state
    ids, name = _people(state, guest, data.seat, data.line)
    if server.quota.full:
        raise Refusal("no-space", "the server stores moves only, until there is more space")
    target = next((one for one in ids if is_person(one)), ids[0])
    reported = Reported(
        table=id,
        game=state.row.game,
        moment=state.row.progress.moment if state.game_log is None else state.game_log.moment,
        seat=_seat(state, target, data.seat),
        target=target,
        name=name,
        chat=[
            EvidenceLine(one.name, one.text, one.at, state.authors.get(one.id, "") in ids)
            for one in state.chat
        ],
    )
    own = next((row.name for row in state.seating.rows if _holds(state, row.seat, guest)), "")
    await server.moderation.report(
        guest,
        own or await server.name(guest),
        address_group(address_of(request)),
        reported,
        data.reason,
        clean_text(data.text),
    )
    if data.block:
        await server.standings.block(guest, ids, name)
    return Received(name)


def _holds(state: TableState, seat: int, guest: str) -> bool:
    return guest in state.seating.holders[seat]


def _seat(state: TableState, target: str, seat: int | None) -> int:
    if seat is not None:
        return seat
    own = (row.seat for row in state.seating.rows if _holds(state, row.seat, target))
    return next(own, -1)


# --- notices ----------------------------------------------------------------------------------


@get("/api/notices", opt=READ)
async def notices(request: AnyRequest) -> PersonalNotices:
    """List the moderators' decisions about this browser or account."""
    server = server_of(request)
    return await server.moderation.notices(server.guest(request))


@post("/api/notices/{id:str}/answer", status_code=204, opt=CHANGE)
async def answer_notice(
    request: AnyRequest, id: FromPath[str], data: JSONBody[AnswerNotice]
) -> None:
    """Answer a notice, once. Moderators see the answer."""
    await server_of(request).moderation.answer(_guest(request), id, _text(data.text))


@post("/api/notices/{id:str}/dismiss", status_code=204, opt=CHANGE_WITHOUT_BODY)
async def dismiss_notice(request: AnyRequest, id: FromPath[str]) -> None:
    """Hide a notice."""
    await server_of(request).moderation.dismiss(_guest(request), id)


@post("/api/account/appeal", status_code=204, opt=PASSWORD)
async def appeal(request: AnyRequest, data: JSONBody[Appeal]) -> None:
    """Accept one reply to a ban from the banned person, who cannot sign in."""
    server = server_of(request)
    if data.passkey is None:
        person = await server.accounts.verify(data.name, data.password, browser_of(request))
    else:
        person = await server.passkeys.verify(data.passkey, guest_signer(request))
    await server.moderation.appeal(person, _text(data.text))


# --- moderators -------------------------------------------------------------------------------


@get("/api/moderation/reports", opt=MODERATE)
async def queue(request: AnyRequest, closed: FromQuery[bool] = False) -> ReportQueue:
    """List open or closed reports."""
    moderation, moderator = _moderator(request)
    return await moderation.queue(moderator, closed=closed)


@get("/api/moderation/reports/{id:str}", opt=MODERATE)
async def case(request: AnyRequest, id: FromPath[str]) -> Case:
    """Get a report with its evidence."""
    moderation, moderator = _moderator(request)
    return await moderation.case(moderator, id)


@get("/api/moderation/reports/{id:str}/play", opt=MODERATE)
async def play_evidence(request: AnyRequest, id: FromPath[str]) -> PlayComparison:
    """Get the comparison of a reported game with the strongest play, or its progress."""
    return await server_of(request).play_evidence.status(await _reported_room(request, id))


@post("/api/moderation/reports/{id:str}/play", status_code=200, opt=COMPUTE)
async def compare_play(request: AnyRequest, id: FromPath[str]) -> PlayComparison:
    """Compare a reported game with the strongest play, in the bot processes."""
    server = server_of(request)
    room = await _reported_room(request, id)
    _, moderator = _moderator(request)
    address = address_group(address_of(request))
    return await server.play_evidence.begin(room, address, moderator.person)


@get("/api/moderation/reports/{id:str}/similar", opt=MODERATE)
async def similar_players(request: AnyRequest, id: FromPath[str]) -> SimilarPlay:
    """Get the comparison with players of similar rating, or its progress."""
    moderation, moderator = _moderator(request)
    server = server_of(request)
    found = await moderation.reported_seat(moderator, id)
    room = await server.rooms.get(found.table)
    return await server.similar_players.status(room, found.seat, found.person)


@post("/api/moderation/reports/{id:str}/similar", status_code=200, opt=COMPUTE)
async def compare_players(request: AnyRequest, id: FromPath[str]) -> SimilarPlay:
    """Compare a person's rated games with those of players of similar rating."""
    moderation, moderator = _moderator(request)
    server = server_of(request)
    found = await moderation.reported_seat(moderator, id)
    room = await server.rooms.get(found.table)
    asker = Asker(address_group(address_of(request)), moderator.person)
    return await server.similar_players.begin(room, found.seat, found.person, asker)


async def _reported_room(request: AnyRequest, id: str) -> Room:
    """Return the table of a report, which moderators may read in any case."""
    moderation, moderator = _moderator(request)
    return await server_of(request).rooms.get(await moderation.table(moderator, id))


@post("/api/moderation/reports/{id:str}/close", status_code=200, opt=DECIDE)
async def close_report(request: AnyRequest, id: FromPath[str], data: JSONBody[CloseReport]) -> Case:
    """Dismiss or reopen a report."""
    moderation, moderator = _moderator(request)
    await moderation.close(moderator, id, _text(data.reason), reopen=data.reopen)
    return await moderation.case(moderator, id)


@post("/api/moderation/reports/{id:str}/actions", status_code=200, opt=DECIDE)
async def act(request: AnyRequest, id: FromPath[str], data: JSONBody[TakeAction]) -> Case:
    """Act on the reported person, their username or one of their packs."""
    moderation, moderator = _moderator(request)
    await moderation.act(moderator, id, data.kind, _text(data.reason), data.days, data.pack)
    return await moderation.case(moderator, id)


@post("/api/moderation/actions/{id:str}/reverse", status_code=204, opt=DECIDE)
async def reverse(request: AnyRequest, id: FromPath[str], data: JSONBody[ReverseAction]) -> None:
    """Reverse an action."""
    moderation, moderator = _moderator(request)
    await moderation.reverse(moderator, id, _text(data.reason))


@post("/api/moderation/tables/{id:str}/void", status_code=204, opt=DECIDE)
async def void_result(request: AnyRequest, id: FromPath[str], data: JSONBody[VoidResult]) -> None:
    """Void the result of a rated game, or restore it."""
    _, moderator = _moderator(request)
    decider = Decider(moderator.person, moderator.name)
    ratings = server_of(request).ratings
    await ratings.void(id, decider, _text(data.reason), restore=data.restore)


ROUTES: Final = Router(
    "/",
    route_handlers=[
        blocks,
        block_name,
        unblock,
        block_player,
        report_player,
        notices,
        answer_notice,
        dismiss_notice,
        appeal,
        queue,
        case,
        play_evidence,
        compare_play,
        similar_players,
        compare_players,
        close_report,
        act,
        reverse,
        void_result,
    ],
)
