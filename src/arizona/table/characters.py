"""The bots one can sit down with: who there is, what they are called, how long they think."""

from __future__ import annotations

from arizona.bots import roster
from arizona.messages import Phrases
from arizona.table.protocol import BotInfo, Phrase
from arizona.table.refusal import Refusal


def bot_ids(game: str) -> list[str]:
    """The bots that may be asked for by name, weakest first. Files of one's own may not."""
    return list(roster.NAMES)


def bot_infos(game: str) -> list[BotInfo]:
    """The bots of a game as a page shows them, weakest first."""
    return [BotInfo(bot, _name(game, bot), None) for bot in bot_ids(game)]


def checked_bot(game: str, wanted: str | None) -> str:
    """The id of a bot, the strongest if none is named, or a refusal."""
    known = bot_ids(game)
    if wanted is None:
        return known[-1]
    if wanted not in known:
        raise Refusal("no-such-bot", f"'{wanted}' is not one of {', '.join(known)}")
    return wanted


def bot_name(game: str, bot: str) -> str:
    """What a bot is called in records."""
    phrases = Phrases()
    name = _name(game, bot)
    return phrases.text(name.id) if phrases.has(name.id) else bot.capitalize()


def thinking_seconds(game: str, bot: str, most: float) -> float:
    """How long a bot may think about one decision."""
    return most


def _name(game: str, bot: str) -> Phrase:
    return Phrase(f"table-bot-{bot}", {})
