"""Requests, responses and events of the API for bot accounts.

Bots use the routes under ``/api/v1``. A change that an existing client could not handle gets a new
prefix; clients ignore fields and types of events that they don't know.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from arizona.server.protocol.parts import ClockRule, Count, ShortText
from arizona.server.protocol.people import AccountName
from arizona.server.protocol.seeks import SeekPace

Scope = Literal["play", "chat"]
"""What a token allows: ``play`` to look for games, accept invitations and move; ``chat`` to write
in the chat of tables.
"""


# --- the owner's side -----------------------------------------------------------------------------


class OwnBot(Struct, frozen=True):
    """A bot account of yours; ``used`` is when its token was last used, 0 if never."""

    name: str
    created: int
    scopes: list[Scope]
    used: int


class OwnBots(Struct, frozen=True):
    """Your bot accounts. ``GET /api/account/bots``"""

    bots: list[OwnBot]
    most: int


class CreateBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a bot account. ``POST /api/account/bots``"""

    name: AccountName
    scopes: list[Scope]


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """Replace the token of a bot account. ``POST /api/account/bots/{name}/token``"""

    scopes: list[Scope]


class BotToken(Struct, frozen=True):
    """The token of a bot account, which is shown only once."""

    name: str
    token: str


# --- the bot's side -------------------------------------------------------------------------------


class BotAccount(Struct, frozen=True):
    """The account of a token. ``GET /api/v1/account``"""

    name: str
    scopes: list[Scope]


class BotSeek(Struct, frozen=True, forbid_unknown_fields=True):
    """Look for a rated game against other bots. ``POST /api/v1/seek``"""

    game: ShortText
    pace: SeekPace = "quick"
    seats: Annotated[int, Meta(ge=2, le=4)] = 2


class BotChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and invite somebody. ``POST /api/v1/challenges``

    Only other bots can be challenged to a rated game.
    """

    name: AccountName
    game: ShortText
    pace: SeekPace = "quick"
    rated: bool = False


class ChallengeSent(Struct, frozen=True):
    """The table of a challenge."""

    table: str


class LegalMove(Struct, frozen=True):
    """A legal move: its number in this position and its notation."""

    action: int
    text: str


class BotTable(Struct, frozen=True):
    """A table where the bot plays. ``GET /api/v1/tables/{table}``

    ``record`` is the game so far, in the format that the library reads. ``moves`` is empty unless
    it is the turn of one of ``yours``, the bot's seats. ``left_ms`` is that seat's time.
    """

    table: str
    game: str
    seats: list[str]
    yours: list[int]
    rated: bool
    clock: ClockRule
    status: str
    to_move: int
    seq: int
    scores: list[int]
    winners: list[int]
    moves: list[LegalMove]
    left_ms: int | None
    record: str


class BotMove(Struct, frozen=True, forbid_unknown_fields=True):
    """Move. ``POST /api/v1/tables/{table}/moves``

    ``seq`` is that of the turn; sending the same move again is safe. Give the ``action`` or its
    ``text``.
    """

    seq: Count
    action: int | None = None
    text: Annotated[str, Meta(max_length=200)] = ""


class MoveMade(Struct, frozen=True):
    """The state of the table after a move; ``seq`` grows with every change."""

    seq: int


class BotChat(Struct, frozen=True, forbid_unknown_fields=True):
    """Write in the chat. ``POST /api/v1/tables/{table}/chat``"""

    text: Annotated[str, Meta(max_length=200)]


# --- the event stream -----------------------------------------------------------------------------


class InvitationEvent(Struct, frozen=True, tag="invitation"):
    """Somebody has invited the bot to a table: accept or decline."""

    table: str
    game: str
    sender: str
    rated: bool


class TableEvent(Struct, frozen=True, tag="table"):
    """The bot has a seat at a table. Running games come first when the stream opens."""

    table: str
    game: str
    seats: list[str]
    yours: list[int]
    rated: bool


class TurnEvent(Struct, frozen=True, tag="turn"):
    """It is the bot's turn. Sent again when the stream reopens."""

    table: str
    game: str
    seat: int
    seq: int
    moves: list[LegalMove]
    scores: list[int]
    left_ms: int | None


class OverEvent(Struct, frozen=True, tag="over"):
    """A game is over. ``winners`` has several seats if they share the win."""

    table: str
    game: str
    scores: list[int]
    winners: list[int]


BotEvent = InvitationEvent | TableEvent | TurnEvent | OverEvent


class BotEventLine(Struct, frozen=True):
    """One line of the event stream is one of these events. ``GET /api/v1/events``"""

    event: BotEvent


BOT_TYPES: Final = (OwnBots, CreateBot, NewToken, BotToken)
"""What the page uses."""
