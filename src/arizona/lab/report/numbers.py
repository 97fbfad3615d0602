"""Formats numbers for the reader's language: 1,234.5 in English, 1.234,5 in Spanish.

``written_in`` selects the language of all numbers formatted inside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Final

from arizona.messages import DEFAULT_LOCALE, Phrases, babel_name

_LOCALE: Final = ContextVar("locale", default=DEFAULT_LOCALE)


@contextmanager
def written_in(locale: str) -> Iterator[None]:
    """Format all numbers in this context for a language.

    >>> from arizona.lab.report.numbers import grouped, number, percent, written_in
    >>> with written_in("es"):
    ...     grouped(12345), percent(0.2339), number(-0.5, 1)
    ('12.345', '23,4', '−0,5')
    """
    before = _LOCALE.set(locale)
    try:
        yield
    finally:
        _LOCALE.reset(before)


def percent(part: float, digits: int = 1) -> str:
    """A share in percent, without the percent sign.

    >>> from arizona.lab.report.numbers import percent
    >>> percent(0.2339), percent(-1e-18)
    ('23.4', '0.0')
    """
    return _local(f"{100 * part:z.{digits}f}")


def in_percent(part: float, digits: int = 1) -> str:
    """A share with its percent sign, spaced as the language requires."""
    said = percent(part, digits)
    return Phrases(_LOCALE.get()).text("web-percent", number=said)


def number(value: float, digits: int = 0, *, plus: bool = False) -> str:
    """A number with a typographic minus sign."""
    sign = "+" if plus else ""
    return _local(f"{value:{sign}z.{digits}f}")


def plain(value: float) -> str:
    """A number with as many digits as it needs."""
    return _local(f"{value:g}")


def signed(value: float | None) -> str:
    """A difference with its sign; a question mark if unknown."""
    return "?" if value is None else number(value, 1, plus=True)


def grouped(count: int) -> str:
    """An integer with grouped digits."""
    return _local(f"{count:,}")


def _local(text: str) -> str:
    return text.translate(_signs(_LOCALE.get()))


@cache
def _signs(locale: str) -> dict[int, str]:
    from babel.numbers import get_decimal_symbol, get_group_symbol  # noqa: PLC0415 (slow)

    name = babel_name(locale)
    signs = {",": get_group_symbol(name), ".": get_decimal_symbol(name), "-": "−"}
    return {ord(sign): own for sign, own in signs.items()}
