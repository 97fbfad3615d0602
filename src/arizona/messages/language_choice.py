"""Chooses a language from a browser's request or a terminal's settings.

Follows the lookup of RFC 4647: each wanted tag is shortened from the right until a known one is
found. In addition a region implies a script (``zh-TW`` finds ``zh-Hant``), and if nothing else
matches, the same language of another region is better than English (``pt-PT`` finds ``pt-BR``).
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from typing import Final

from arizona.engine.language_tags import canonical, fallbacks, subtags

WANTED: Final = re.compile(r"\s*([A-Za-z][\w-]*)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?", re.ASCII)
VARIABLES: Final = ("ARIZONA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
SCRIPTS: Final = {"latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"}
"""Scripts by their names in POSIX locales, such as ``sr_RS@latin``."""
MAX_LENGTH: Final = 400
"""Maximum number of characters read from a header."""


def lookup(wanted: str, known: Sequence[str]) -> str:
    """The known language that fits a tag best; empty if there is none.

    >>> from arizona.messages.language_choice import lookup
    >>> known = ["en", "es", "pt-BR", "zh-Hant"]
    >>> [lookup(tag, known) for tag in ("es-MX", "pt-PT", "zh-HK", "zh-CN", "fr")]
    ['es', 'pt-BR', 'zh-Hant', '', '']
    """
    tag = canonical(wanted)
    language = subtags(tag)[0]
    same = [one for one in known if subtags(one)[0] == language]
    if not tag or not same:
        return ""
    if tag in same:
        return tag
    fitting = same
    if any(subtags(one)[1] for one in (tag, *same)):
        fitting = [one for one in same if _script(one) == _script(tag)]
    for name in fallbacks(tag):
        if name in fitting:
            return name
    with_script = [one for one in fitting if not subtags(one)[2]]
    return next(iter([*with_script, *fitting]), "")


def of_request(header: str, known: Sequence[str], otherwise: str) -> str:
    """The most preferred available language of an ``Accept-Language`` header."""
    wanted: list[tuple[float, str]] = []
    refused: set[str] = set()
    for part in header[:MAX_LENGTH].split(","):
        found = WANTED.fullmatch(part)
        if found is None:
            continue
        try:
            weight = float(found[2] or 1)
        except ValueError:
            continue
        if weight > 0:
            wanted.append((-weight, found[1]))
        else:
            refused.add(canonical(found[1]))
    offered = [one for one in known if one not in refused]
    for _, tag in sorted(wanted, key=lambda one: one[0]):
        chosen = lookup(tag, offered)
        if chosen:
            return chosen
    return otherwise


def of_terminal(
    known: Sequence[str], otherwise: str, environ: Mapping[str, str] | None = None
) -> str:
    """The language of a terminal; ``ARIZONA_LANGUAGE=es`` overrides the system's."""
    given = os.environ if environ is None else environ
    for name in VARIABLES:
        value = given.get(name, "")
        if value:
            return lookup(posix_tag(value), known) or otherwise
    return otherwise


def posix_tag(value: str) -> str:
    """The tag of a POSIX locale: ``pt_BR.UTF-8`` is ``pt-BR``, ``sr_RS@latin`` is ``sr-Latn-RS``.

    Empty if the locale has no language, such as ``C.UTF-8``.
    """
    name, _, modifier = value.partition("@")
    language, script, region = subtags(canonical(name.partition(".")[0]))
    script = script or SCRIPTS.get(modifier.lower(), "")
    return "-".join([part for part in (language, script, region) if part])


def _script(tag: str) -> str:
    """The script of a tag, by default the usual one of its language in its region."""
    language, script, region = subtags(tag)
    if script:
        return script
    from babel.core import get_global  # noqa: PLC0415 (slow to import, rarely needed)

    likely: Mapping[str, str] = get_global("likely_subtags")
    known = (likely.get(f"{language}_{region}") if region else None) or likely.get(language, "")
    parts = known.split("_")
    return parts[1] if len(parts) > 2 else ""
