"""Account names: form, look-alikes, reserved words and renaming.

Names are unique by their :func:`name_keys`: a store saves every key with its owner and rejects a
name if one of its keys belongs to somebody else.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from arizona.engine.message import Message
from arizona.people.confusables import skeleton
from arizona.people.words import read_words

DAY: Final = 86_400.0
ACCOUNT_NAME: Final = re.compile(r"[A-Za-z0-9_-]{3,20}")
BOT_SUFFIX: Final = "-bot"
"""The suffix of every bot account's name, and of no other name."""
RENAME_INTERVAL: Final = 90 * DAY
REDIRECT_LIFETIME: Final = 180 * DAY


def name_keys(name: str) -> frozenset[str]:
    """What must be unique about a name: case and look-alike characters make no difference.

    There are two keys, since a capital I looks like a small l but is a small i in lower case.

    >>> from arizona.people.names import name_keys
    >>> sorted(name_keys("Lisa") & name_keys("IisA"))
    ['lisa']
    """
    spaced = "-".join(unicodedata.normalize("NFKC", name).replace("_", "-").split())
    folded = skeleton(spaced.casefold()).casefold()
    seen = skeleton(spaced).casefold()
    return frozenset({skeleton(folded), skeleton(seen)})


@cache
def reserved_names() -> frozenset[str]:
    """Words that nobody can have as a name, in lower case."""
    return read_words("reserved_names.txt")


@cache
def _reserved_keys() -> frozenset[str]:
    return frozenset(key for word in reserved_names() for key in name_keys(word))


def is_bot_name(name: str) -> bool:
    """Whether a name ends, or seems to end, like the name of a bot account."""
    return any(key.endswith(suffix) for key in name_keys(name) for suffix in name_keys(BOT_SUFFIX))


def check_account_name(name: str, *, bot: bool = False) -> Message | None:
    """The reason why a text is not a valid account name, or None."""
    if not 3 <= len(name) <= 20:
        return Message("people-name-length", {"least": 3, "most": 20})
    if not ACCOUNT_NAME.fullmatch(name):
        return Message("people-name-characters")
    if not any(char.isalpha() for char in name):
        return Message("people-name-no-letter")
    if bot and not name.endswith(BOT_SUFFIX):
        return Message("people-bot-name-suffix", {"suffix": BOT_SUFFIX})
    if not bot and is_bot_name(name):
        return Message("people-name-bot-suffix", {"suffix": BOT_SUFFIX})
    return None


def check_available(
    name: str,
    taken: Mapping[str, str],
    owner: str = "",
    characters: Iterable[str] = (),
) -> Message | None:
    """The reason why a name is not available, or None.

    ``taken`` has the owner of every key in use, those of redirects included; ``characters`` are
    the names of the bots that people play against, in all languages.
    """
    keys = name_keys(name)
    if keys & _reserved_keys():
        return Message("people-name-reserved")
    if any(keys & name_keys(character) for character in characters):
        return Message("people-name-character")
    if any(taken.get(key, owner) != owner for key in keys):
        return Message("people-name-taken")
    return None


def rename_allowed_at(last_rename: float | None) -> float:
    """When an account may change its name; 0 if it never did."""
    return 0.0 if last_rename is None else last_rename + RENAME_INTERVAL


def check_rename(last_rename: float | None, now: float) -> Message | None:
    """The reason why an account cannot be renamed now, or None."""
    left = rename_allowed_at(last_rename) - now
    if left <= 0:
        return None
    return Message("people-rename-wait", {"days": max(1, -int(-left // DAY))})
