"""Account names and display names: form, look-alikes, reserved words, renaming and redirects.

An account name identifies a person in links and sign-in; a display name is what others read.
Both are unique by their :func:`name_keys`: a store saves every key with its owner and rejects a
name if one of its keys belongs to somebody else.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from arizona.engine.message import Message
from arizona.people.confusables import skeleton
from arizona.people.words import read_words

DAY: Final = 86_400.0
ACCOUNT_NAME: Final = re.compile(r"[A-Za-z0-9_-]{3,20}")
DISPLAY_LENGTH: Final = 32
"""Code points of a display name after composition (NFC)."""
MARKS_IN_A_ROW: Final = 3
"""Combining marks on one letter; more would cover the lines above and below."""
PUNCTUATION: Final = frozenset(" '’.-_·")
BOT_SUFFIX: Final = "-bot"
"""The end of every bot account's name, and of no other name."""
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


def check_display_name(name: str) -> Message | None:
    """The reason why a text is not a valid display name, or None."""
    composed = unicodedata.normalize("NFC", name)
    if not composed.strip() or len(composed) > DISPLAY_LENGTH:
        return Message("people-name-length", {"least": 1, "most": DISPLAY_LENGTH})
    if composed != " ".join(composed.split()):
        return Message("people-name-spaces")
    marks = 0
    letters = 0
    for char in composed:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind.startswith("M") else 0
        letters += kind.startswith("L")
        if marks > MARKS_IN_A_ROW or not (kind[0] in "LM" or kind == "Nd" or char in PUNCTUATION):
            return Message("people-display-name-characters")
    if not letters or unicodedata.category(composed[0]).startswith("M"):
        return Message("people-name-no-letter")
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


@dataclass(frozen=True, slots=True)
class Redirect:
    """An old account name that leads to its owner until a moment."""

    name: str
    owner: str
    until: float


def rename_allowed_at(last_rename: float | None) -> float:
    """When an account may change its name; 0 if it never did."""
    return 0.0 if last_rename is None else last_rename + RENAME_INTERVAL


def check_rename(last_rename: float | None, now: float) -> Message | None:
    """The reason why an account cannot be renamed now, or None."""
    left = rename_allowed_at(last_rename) - now
    if left <= 0:
        return None
    return Message("people-rename-wait", {"days": max(1, -int(-left // DAY))})


def redirect_after(old: str, owner: str, now: float) -> Redirect:
    """The redirect that a rename leaves; nobody else can take the old name while it lasts."""
    return Redirect(old, owner, now + REDIRECT_LIFETIME)


def find_owner(
    name: str, owners: Mapping[str, str], redirects: Iterable[Redirect], now: float
) -> str | None:
    """The account of a name in a link: ``owners`` by case-folded name, then live redirects."""
    folded = name.casefold()
    if folded in owners:
        return owners[folded]
    live = [one for one in redirects if one.name.casefold() == folded and one.until > now]
    return max(live, key=lambda one: one.until).owner if live else None


def taken_keys(
    names: Iterable[tuple[str, str]], redirects: Iterable[Redirect], now: float
) -> dict[str, str]:
    """Every key in use with its owner, from (name, owner) pairs and live redirects."""
    pairs = [*names, *((one.name, one.owner) for one in redirects if one.until > now)]
    return {key: owner for name, owner in pairs for key in name_keys(name)}
