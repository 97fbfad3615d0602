"""The available bots: their ids, names, and thinking times.

The page offers a game's characters; the plain bots of the roster may be requested too.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from arizona.bots import roster
from arizona.bots.levels import Level
from arizona.bots.players import levels
from arizona.engine.message import Message
from arizona.messages import plain_text
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import BotInfo

MIDDLE: Final = 1000
"""Rating of an average character."""


def _characters(game: str) -> dict[str, Level]:
    return {level.name: level for level in levels(game)}


def bot_ids(game: str) -> list[str]:
    """Return the bots that the page offers, weakest first."""
    return list(_characters(game))


def bot_infos(game: str) -> list[BotInfo]:
    """Return the descriptions of a game's bots, weakest first."""
    return [
        BotInfo(
            level.name,
            _phrase(level.title()),
            _phrase(level.temper()),
            None if level.elo is None else MIDDLE + level.elo,
        )
        for level in levels(game)
    ]


def checked_bot(game: str, wanted: str | None) -> str:
    """Return the id of a bot, by default the strongest, or raise ``Refusal``.

    Plain bots are allowed, bots from files are not.
    """
    offered = bot_ids(game)
    if wanted is None:
        return offered[-1]
    if wanted not in offered and wanted not in roster.NAMES:
        raise Refusal("no-such-bot", f"'{wanted}' is not one of {', '.join(offered)}")
    return wanted


def bot_name(game: str, bot: str) -> str:
    """Return a bot's name for records."""
    return _plain_name(_name(game, bot).id) or bot.capitalize()


@cache
def _plain_name(id: str) -> str | None:
    return plain_text(id)


def thinking_seconds(game: str, bot: str, most: float) -> float:
    """Return the maximum thinking time of a bot for one decision."""
    known = _characters(game).get(bot)
    return most if known is None else min(most, float(known.seconds))


def _name(game: str, bot: str) -> Phrase:
    known = _characters(game).get(bot)
    return Phrase(f"table-bot-{bot}", {}) if known is None else _phrase(known.title())


def _phrase(message: Message) -> Phrase:
    return Phrase(message.id, message.args)
