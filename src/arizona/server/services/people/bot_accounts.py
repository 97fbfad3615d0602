"""Bot accounts: programs that play over the network.

A bot account belongs to a person, or to the host who created it on the command line. It signs in
with a token instead of a cookie. A token is stored as a session, so revoking it takes effect within
a second on every server. It gives access only to the routes of the bot API.
"""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Final, get_args

from arizona.engine.message import Message
from arizona.people.names import name_keys
from arizona.server.base.identity import BOT_PREFIX, is_bot_account
from arizona.server.protocol.bot_api import OwnBot, Scope
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.people.accounts import name_problem, refused
from arizona.server.services.people.sessions import TOKEN, Sessions, SignedIn, now_ms, token_scopes
from arizona.server.store.database import Database
from arizona.server.store.people_rows import PersonRow
from arizona.server.store.store import StaleError

MAX_BOTS: Final = 5
"""Maximum number of bot accounts per person."""
TOKEN_PREFIX: Final = "arizona_bot_"
"""Prefix of every token, so that people and secret scanners recognize it."""
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)


class BotAccounts:
    """The bot accounts of a server."""

    def __init__(self, store: Database, sessions: Sessions) -> None:
        self._store = store
        self._sessions = sessions

    async def find(self, authorization: str) -> SignedIn | None:
        """Return the bot account that an ``Authorization`` header identifies, or ``None``.

        Tokens are rejected if the owner is banned or is deleting their account.
        """
        scheme, _, token = authorization.partition(" ")
        token = token.strip()
        if scheme.lower() != "bearer" or not token.startswith(TOKEN_PREFIX):
            return None
        found = await self._sessions.find(token)
        if found is None or found.scopes is None:
            return None
        owner_id = await self._store.bot_owner(found.person)
        if not owner_id:
            return found
        owner = await self._store.person(owner_id)
        left = owner is None or owner.banned or owner.delete_at is not None
        return None if left else found

    async def owned(self, owner: str) -> list[OwnBot]:
        """Return a person's bot accounts, sorted by name."""
        return [await self._shown(bot) for bot in await self._store.bots_of(owner)]

    async def _shown(self, bot: PersonRow) -> OwnBot:
        tokens = await self._store.sessions(bot.id)
        scopes = token_scopes(tokens[0].method) if tokens else frozenset[str]()
        used = max((token.used for token in tokens if token.used > token.created), default=0)
        granted = [scope for scope in SCOPES if scope in (scopes or ())]
        return OwnBot(bot.name, bot.created, granted, used)

    async def create(self, owner: str, name: str, scopes: list[Scope]) -> str:
        """Create a bot account and return its token."""
        if owner and len(await self._store.bots_of(owner)) >= MAX_BOTS:
            words = Phrase("people-bots-too-many", {"most": MAX_BOTS})
            raise Refusal("too-many", "too many bot accounts", words)
        problem = await name_problem(self._store, name, bot=True)
        if problem is not None:
            raise refused("bad-name", problem)
        bot = PersonRow(
            id=BOT_PREFIX + token_urlsafe(15),
            name=name,
            folded=name.casefold(),
            display=name,
            created=now_ms(),
        )
        try:
            await self._store.add_bot(bot, name_keys(name), owner)
        except StaleError:
            raise refused("bad-name", Message("people-name-taken")) from None
        return await self._new_token(bot, scopes)

    async def replace_token(self, owner: str, name: str, scopes: list[Scope]) -> str:
        """Revoke the token of a bot account and return a new one."""
        return await self._new_token(await self._own(owner, name), scopes)

    async def _new_token(self, bot: PersonRow, scopes: list[Scope]) -> str:
        if bot.banned:
            words = Phrase("people-banned", {"reason": bot.ban_reason})
            raise Refusal("not-allowed", "this account is banned", words)
        await self._sessions.end_all(bot.id)
        granted = [scope for scope in SCOPES if scope in scopes]
        method = " ".join([TOKEN, *granted])
        return await self._sessions.start(bot.id, "", method, TOKEN_PREFIX)

    async def delete(self, owner: str, name: str) -> list[str]:
        """Delete a bot account immediately; return the ids of the tables that changed."""
        bot = await self._own(owner, name)
        await self._sessions.end_all(bot.id)
        return await self._store.delete_person(bot.id, now_ms())

    async def _own(self, owner: str, name: str) -> PersonRow:
        bot = await self._store.person_named(name.strip().casefold())
        mine = bot is not None and is_bot_account(bot.id)
        if bot is None or not mine or await self._store.bot_owner(bot.id) != owner:
            words = Phrase("people-bots-unknown", {"name": name.strip()[:40]})
            raise Refusal("no-such-person", "you have no bot account of this name", words)
        return bot
