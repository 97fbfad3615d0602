"""Chooses a language from a browser's request or a terminal's settings."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import Final

WISHED: Final = re.compile(r"\s*([A-Za-z]{2,3})(?:[-_][\w-]*)?\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?")
VARIABLES: Final = ("ARIZONA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
MOST: Final = 400


def of_request(header: str, known: list[str], otherwise: str) -> str:
    """The most preferred available language of an ``Accept-Language`` header."""
    wishes: list[tuple[float, str]] = []
    for part in header[:MOST].split(","):
        found = WISHED.fullmatch(part)
        if found is None:
            continue
        try:
            weight = float(found[2] or 1)
        except ValueError:
            continue
        if weight > 0 and found[1].lower() in known:
            wishes.append((-weight, found[1].lower()))
    return min(wishes, key=lambda wish: wish[0])[1] if wishes else otherwise


def of_terminal(known: list[str], otherwise: str, environ: Mapping[str, str] | None = None) -> str:
    """The language of a terminal; ``ARIZONA_LANGUAGE=es`` overrides the system's."""
    given = os.environ if environ is None else environ
    for name in VARIABLES:
        value = given.get(name, "")
        if value:
            language = re.split(r"[._@-]", value)[0].lower()
            return language if language in known else otherwise
    return otherwise
