"""Rejects text that not every store can hold, before anything is decoded.

PostgreSQL cannot store U+0000. SQLite can, so without this check the same request would succeed on
one store and fail on the other. ``msgspec`` already rejects lone surrogates and raw control bytes
in JSON; the escape ``\\u0000`` is the only way for U+0000 to arrive in a JSON text.
"""

from __future__ import annotations

import re
from typing import Final

from arizona.server.protocol.refusal import Refusal

DETAIL: Final = "the character U+0000 is not allowed in any text"
_ESCAPE: Final = "\\u0000"
_NUL: Final = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")


def check_json(text: str | bytes) -> None:
    """Raise ``Refusal`` if a JSON text is not UTF-8 or contains U+0000."""
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError:
            raise Refusal("malformed", "expected text in UTF-8") from None
    if _ESCAPE in text and _NUL.search(text) is not None:
        raise Refusal("malformed", DETAIL)


def check_address(path: str, query: bytes) -> None:
    """Raise ``Refusal`` if the decoded path or the raw query of a request contains U+0000."""
    if "\0" in path or b"%00" in query or b"\0" in query:
        raise Refusal("malformed", DETAIL)


def is_storable(text: str) -> bool:
    """Whether every store can hold a text: neither U+0000 nor a lone surrogate."""
    if "\0" in text:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
