"""HTTP routes for bot accounts: their owners' and their own, which start with ``/api/v1``."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Final

from litestar import Router, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from arizona.server.api.route_rules import SMALL
from arizona.server.protocol.bot_api import (
    BotAccount,
    BotChallenge,
    BotChat,
    BotEventLine,
    BotMove,
    BotSeek,
    BotTable,
    BotToken,
    ChallengeSent,
    CreateBot,
    MoveMade,
    NewToken,
    OwnBots,
)
from arizona.server.protocol.codec import encoder
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.seeks import Seeking
from arizona.server.services.people.bot_accounts import MAX_BOTS
from arizona.server.services.people.bot_play import BotPlay, encode_event
from arizona.server.services.people.sessions import SignedIn
from arizona.server.transport.connection_limits import still_answering
from arizona.server.web.accounts import signed_in_of
from arizona.server.web.request_context import AnyRequest, address_of, server_of
from arizona.server.web.route_inventory import rules

LINES: Final = "application/x-ndjson"
READ: Final = rules("bot", "bot", worker="store")
CHANGE: Final = rules("bot", "bot", SMALL, "store")
TAGS: Final = ["Bot API, version 1"]

# --- the owner's side -----------------------------------------------------------------------------


@get("/api/account/bots", opt=rules("person", "read", worker="store"))
async def own_bots(request: AnyRequest) -> OwnBots:
    """Get your bot accounts."""
    owner = signed_in_of(request).person
    return OwnBots(await server_of(request).bot_accounts.owned(owner), MAX_BOTS)


@post("/api/account/bots", opt=rules("person", "sign-in", SMALL, "thread"))
async def create_bot(request: AnyRequest, data: JSONBody[CreateBot]) -> BotToken:
    """Create a bot account. Its token is shown only once."""
    owner = signed_in_of(request).person
    token = await server_of(request).bot_accounts.create(owner, data.name, data.scopes)
    return BotToken(data.name, token)


@post("/api/account/bots/{name:str}/token", opt=rules("person", "sign-in", SMALL, "store"))
async def new_token(request: AnyRequest, name: FromPath[str], data: JSONBody[NewToken]) -> BotToken:
    """Replace the token of a bot account. The old one stops working immediately."""
    owner = signed_in_of(request).person
    token = await server_of(request).bot_accounts.replace_token(owner, name, data.scopes)
    return BotToken(name, token)


@delete("/api/account/bots/{name:str}", opt=rules("person", "sign-in", worker="store"))
async def delete_bot(request: AnyRequest, name: FromPath[str]) -> None:
    """Delete a bot account. Its games remain, without its name."""
    server = server_of(request)
    tables = await server.bot_accounts.delete(signed_in_of(request).person, name)
    await server.rooms.refresh(tables)


# --- the bot's side -------------------------------------------------------------------------------


def play_of(request: AnyRequest) -> tuple[BotPlay, SignedIn]:
    """Return the bot API and the account of a request with the scope ``play``."""
    return _with_scope(request, "play")


def _with_scope(request: AnyRequest, scope: str) -> tuple[BotPlay, SignedIn]:
    bot = signed_in_of(request)
    if scope not in (bot.scopes or ()):
        raise Refusal("not-allowed", f"this token has no scope '{scope}'")
    return server_of(request).bot_play, bot


@get("/api/v1/account", opt=READ, tags=TAGS)
async def bot_account(request: AnyRequest) -> BotAccount:
    """Get the account of the token."""
    return BotPlay.account(signed_in_of(request))


@get(
    "/api/v1/events",
    opt=READ,
    tags=TAGS,
    responses={200: ResponseSpec(BotEventLine, media_type=LINES, description="One event per line")},
)
async def bot_events(request: AnyRequest) -> Stream:
    """Stream the bot's events, one JSON object per line, until the client disconnects.

    Running games and open invitations come first. Empty lines keep the connection alive.
    """
    play, bot = play_of(request)
    play.check_stream(bot)
    header = request.headers.get("authorization", "")

    async def lines() -> AsyncGenerator[bytes, None]:
        with play.stream_of(bot):
            async with aclosing(play.events(bot, header, address_of(request))) as events:
                async for event in events:
                    still_answering(request.scope)
                    yield encode_event(event, encoder.encode)

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(lines(), media_type=LINES, headers=headers)


@post("/api/v1/seek", status_code=200, opt=CHANGE, tags=TAGS)
async def bot_seek(request: AnyRequest, data: JSONBody[BotSeek]) -> Seeking:
    """Look for a rated game against other bots, as long as the event stream is open."""
    play, bot = play_of(request)
    return await play.seek(bot, data, address_of(request))


@delete("/api/v1/seek", opt=READ, tags=TAGS)
async def bot_stops_seeking(request: AnyRequest) -> None:
    """Stop looking for a game."""
    play, bot = play_of(request)
    await play.stop_seeking(bot)


@post("/api/v1/challenges", opt=CHANGE, tags=TAGS)
async def bot_challenge(request: AnyRequest, data: JSONBody[BotChallenge]) -> ChallengeSent:
    """Open a table for two and invite an opponent by name."""
    play, bot = play_of(request)
    return await play.challenge(bot, data, address_of(request))


@post("/api/v1/invitations/{table:str}/accept", status_code=204, opt=READ, tags=TAGS)
async def bot_accepts(request: AnyRequest, table: FromPath[str]) -> None:
    """Sit down at a table to which the bot was invited."""
    play, bot = play_of(request)
    await play.accept(bot, table, address_of(request))


@post("/api/v1/invitations/{table:str}/decline", status_code=204, opt=READ, tags=TAGS)
async def bot_declines(request: AnyRequest, table: FromPath[str]) -> None:
    """Decline an invitation."""
    play, bot = play_of(request)
    await play.decline(bot, table)


@get("/api/v1/tables/{table:str}", opt=READ, tags=TAGS)
async def bot_table(request: AnyRequest, table: FromPath[str]) -> BotTable:
    """Get a table where the bot plays, with the record of the game."""
    play, bot = play_of(request)
    return await play.table(bot, table)


@post("/api/v1/tables/{table:str}/moves", status_code=200, opt=CHANGE, tags=TAGS)
async def bot_move(request: AnyRequest, table: FromPath[str], data: JSONBody[BotMove]) -> MoveMade:
    """Make a move. When the response arrives, it is saved."""
    play, bot = play_of(request)
    return await play.move(bot, table, data, address_of(request))


@post("/api/v1/tables/{table:str}/resign", status_code=204, opt=READ, tags=TAGS)
async def bot_resigns(request: AnyRequest, table: FromPath[str]) -> None:
    """Resign."""
    play, bot = play_of(request)
    await play.resign(bot, table, address_of(request))


@post("/api/v1/tables/{table:str}/chat", status_code=204, opt=CHANGE, tags=TAGS)
async def bot_chat(request: AnyRequest, table: FromPath[str], data: JSONBody[BotChat]) -> None:
    """Write a line in the chat of a table."""
    play, bot = _with_scope(request, "chat")
    await play.chat(bot, table, data.text, address_of(request))


ROUTES: Final = Router(
    "/",
    route_handlers=[
        own_bots,
        create_bot,
        new_token,
        delete_bot,
        bot_account,
        bot_events,
        bot_seek,
        bot_stops_seeking,
        bot_challenge,
        bot_accepts,
        bot_declines,
        bot_table,
        bot_move,
        bot_resigns,
        bot_chat,
    ],
)
