"""The bots one can sit down with: who there is, what they are called, how long they think.

A game's characters, where it has any, come from ``arizona.bots.levels``; a game without them is
played by the plain bots of the roster.
"""

from __future__ import annotations

from arizona.bots import roster
from arizona.bots.levels import Level, levels
from arizona.engine.message import Message
from arizona.messages import Phrases
from arizona.table.protocol.parts import Phrase
from arizona.table.protocol.refusal import Refusal
from arizona.table.protocol.rest import BotInfo


def _characters(game: str) -> dict[str, Level]:
    return {level.name: level for level in levels(game)}


def bot_ids(game: str) -> list[str]:
    """The bots a page offers, weakest first."""
    return list(_characters(game)) or list(roster.NAMES)


def bot_infos(game: str) -> list[BotInfo]:
    """The bots of a game as a page shows them, weakest first."""
    known = _characters(game)
    return [
        BotInfo(bot, _name(game, bot), _phrase(known[bot].temper()) if bot in known else None)
        for bot in bot_ids(game)
    ]


def checked_bot(game: str, wanted: str | None) -> str:
    """The id of a bot, the strongest if none is named, or a refusal.

    Plain bots may be named too; files of somebody's own may not.
    """
    offered = bot_ids(game)
    if wanted is None:
        return offered[-1]
    if wanted not in offered and wanted not in roster.NAMES:
        raise Refusal("no-such-bot", f"'{wanted}' is not one of {', '.join(offered)}")
    return wanted


def bot_name(game: str, bot: str) -> str:
    """What a bot is called in records."""
    phrases = Phrases()
    name = _name(game, bot)
    return phrases.text(name.id) if phrases.has(name.id) else bot.capitalize()


def thinking_seconds(game: str, bot: str, most: float) -> float:
    """How long a bot may think about one decision."""
    known = _characters(game).get(bot)
    return most if known is None else min(most, float(known.seconds))


def _name(game: str, bot: str) -> Phrase:
    known = _characters(game).get(bot)
    return Phrase(f"table-bot-{bot}", {}) if known is None else _phrase(known.title())


def _phrase(message: Message) -> Phrase:
    return Phrase(message.id, message.args)
