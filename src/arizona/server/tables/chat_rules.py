"""Chat permissions and rate limits at a table, and the host's word list."""

from __future__ import annotations

from typing import Final

from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.tables.clocks import now_ms
from arizona.server.tables.room import SLOW_SECONDS, Room
from arizona.server.transport.connection import Client

DAY_MS: Final = 86_400_000


def check(room: Room, client: Client) -> None:
    """Raise ``Refusal`` if a connection may not write now.

    At a table that anyone can join from the lobby, guests and new accounts write slowly.
    """
    now = now_ms()
    left = client.standing.muted_until - now
    if left > 0:
        days = -(-left // DAY_MS)
        words = Phrase("moderation-muted", {"days": days})
        raise Refusal("muted", "a moderator has muted you", words)
    new = client.standing.trusted_from > now
    who = client.guest if client.known else client.address
    if new and room.state.row.open and not room.moderation.slow_chat.take(who):
        words = Phrase("moderation-chat-slow", {"seconds": SLOW_SECONDS})
        raise Refusal("too-fast", "guests and new accounts write slowly at open tables", words)


def checked_words(room: Room, text: str) -> str:
    """Return a line with the words of the host's list replaced, or raise ``Refusal``."""
    found = room.services.words.check(text)
    if found is None:
        words = Phrase("moderation-chat-words", {})
        raise Refusal("not-allowed", "the line contains a word that is not allowed here", words)
    return found
