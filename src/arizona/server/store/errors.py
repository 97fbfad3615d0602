"""Classification and descriptions of storage problems."""

from __future__ import annotations

import sqlite3
from typing import Final

from arizona.server.protocol.parts import TroubleKind

KINDS: Final[dict[int, TroubleKind]] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_READONLY: "failing",
    sqlite3.SQLITE_IOERR: "failing",
    sqlite3.SQLITE_CANTOPEN: "failing",
    sqlite3.SQLITE_NOMEM: "failing",
}
"""Problems by SQLite's primary result code. Other codes indicate a faulty request, not a faulty
file.
"""

WORDS: Final[dict[TroubleKind, str]] = {
    "locked": "another program has locked the tables file; moves wait until it is released",
    "full": "the disk is full; no move can be saved until there is space",
    "damaged": "the file of the tables is damaged; stop the server and restore a backup",
    "failing": "the file of the tables cannot be read or written",
    "away": "the database of the tables cannot be reached; moves wait until it is back",
}
"""Descriptions for the operator, as reported by ``/health``."""


def storage_problem(error: BaseException) -> TroubleKind | None:
    """Return the storage problem indicated by an error; ``None`` if there is none."""
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else KINDS.get(code & 0xFF)
