"""Numbers that arrive as text, with the decimal sign of a language."""

from __future__ import annotations

import re
from typing import Final

DECIMAL: Final = re.compile(r"[+−-]?[0-9]+\.[0-9]+")
HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""A hyphen before a number, which is meant as a minus sign."""


def decimal(text: str, locale: str) -> str:
    """Replace the decimal point of a number; other text is returned unchanged.

    >>> from arizona.messages.decimals import decimal
    >>> decimal("+1.8", "de"), decimal("+1.8", "ko"), decimal("1.8.0", "de")
    ('+1,8', '+1.8', '1.8.0')
    """
    if not DECIMAL.fullmatch(text):
        return text
    from babel.numbers import get_decimal_symbol  # noqa: PLC0415 (slow to import)

    return text.replace(".", get_decimal_symbol(locale.replace("-", "_")))


def minus_signs(text: str) -> str:
    """Replace hyphens before numbers by minus signs.

    >>> from arizona.messages.decimals import minus_signs
    >>> minus_signs("knight at -3,0, in 2-4 jumps")
    'knight at −3,0, in 2-4 jumps'
    """
    return HYPHEN.sub("−", text)
