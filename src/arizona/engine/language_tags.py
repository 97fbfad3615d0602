"""Language tags such as ``es``, ``pt-BR`` and ``zh-Hant``, in their canonical spelling (RFC 5646).

A tag has a language, optionally a script, optionally a region. Variants and extensions are not
supported.
"""

from __future__ import annotations

import re
from typing import Final

SHAPE: Final = re.compile(
    r"([A-Za-z]{2,3})(?:[-_]([A-Za-z]{4}))?(?:[-_]([A-Za-z]{2}|[0-9]{3}))?(?:[-_].*)?"
)
PLAIN: Final = 2
"""Letters of a language code that may stand alone as the name of a pack's table."""
MAX_LENGTH: Final = 40
"""Longer texts are not read as tags."""


def canonical(text: str) -> str:
    """Spell a tag in its canonical form: ``zh_hant_tw`` becomes ``zh-Hant-TW``.

    Subtags after the region are dropped. Returns an empty string if the text is not a tag.

    >>> from arizona.engine.language_tags import canonical
    >>> canonical("PT_br"), canonical("zh-hant"), canonical("es-419-x-old"), canonical("C")
    ('pt-BR', 'zh-Hant', 'es-419', '')
    """
    found = SHAPE.fullmatch(text) if len(text) <= MAX_LENGTH else None
    if found is None:
        return ""
    script, region = found[2] or "", found[3] or ""
    parts = (found[1].lower(), script.capitalize(), region.upper())
    return "-".join([part for part in parts if part])


def subtags(tag: str) -> tuple[str, str, str]:
    """Split a canonical tag into language, script and region; missing parts are empty."""
    found = SHAPE.fullmatch(tag)
    if found is None:
        return "", "", ""
    return found[1], found[2] or "", found[3] or ""


def is_tag(text: str) -> bool:
    """Check whether a text is a tag in its canonical spelling."""
    return text != "" and canonical(text) == text


def fallbacks(tag: str) -> list[str]:
    """Return a tag and the shorter tags that may stand in for it, best first.

    >>> from arizona.engine.language_tags import fallbacks
    >>> fallbacks("zh-Hant-HK")
    ['zh-Hant-HK', 'zh-Hant', 'zh']
    """
    parts = tag.split("-")
    return ["-".join(parts[:count]) for count in range(len(parts), 0, -1)]
