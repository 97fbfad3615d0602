"""Finding damage in a file of tables, and putting a backup in its place."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from threading import Timer
from typing import Final

from arizona.table.store.guard import Guard
from arizona.table.store.store import StoreError
from arizona.table.store.trouble import trouble_of

CHECK_SECONDS: Final = 5.0
"""The longest that a file is searched for damage when a server starts."""
RESTORE: Final = "put a backup in its place with: arizona tables restore BACKUP --data {path}"
HEAD: Final = b"SQLite format 3\0"
"""How every file of SQLite begins."""
PARTS: Final = ("", "-wal", "-shm")
"""The files that a file of tables consists of."""


def make(path: Path) -> None:
    """An empty file that from its first byte only its owner can read, if there is none.

    Somebody's other file is not touched: it is told before anything is laid beside it.
    """
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        head = os.read(file, len(HEAD))
    finally:
        os.close(file)
    if head not in (b"", HEAD):
        raise StoreError(_damage(path, "file is not a database"))


def sentence(path: Path, error: sqlite3.Error | OSError) -> str:
    """What an error says, for a host."""
    if trouble_of(error) == "damaged":
        return _damage(path, str(error))
    return f"{path}: {getattr(error, 'strerror', None) or error}"


def _damage(path: Path, what: str) -> str:
    return f"{path} is damaged ({what}); {RESTORE.format(path=path)}"


def look(path: Path, seconds: float = CHECK_SECONDS) -> bool:
    """Look for hurt pages, or raise; false if the time was too short for all of the file."""
    try:
        with closing(sqlite3.connect(path, check_same_thread=False)) as db:
            db.execute("PRAGMA wal_autocheckpoint=0")
            enough = Timer(seconds, db.interrupt)
            enough.start()
            try:
                found = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
            finally:
                enough.cancel()
                enough.join()
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_INTERRUPT:
            return False
        raise StoreError(sentence(path, error)) from None
    if found != "ok":
        raise StoreError(_damage(path, found.splitlines()[-1]))
    return True


def restore(path: Path, backup: Path) -> Path | None:
    """Put a whole backup in the place of a file; returns where the old one lies now."""
    if not backup.exists():
        raise StoreError(f"there is no file {backup}")
    guard = Guard(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    guard.take()
    try:
        new = Path(f"{path}.new")
        new.unlink(missing_ok=True)
        make(new)
        with closing(sqlite3.connect(backup)) as source, closing(sqlite3.connect(new)) as copy:
            source.backup(copy)
        look(new, 60.0)
        old = _put_aside(path)
        new.replace(path)
        return old
    except (sqlite3.Error, OSError) as error:
        raise StoreError(sentence(backup, error)) from None
    finally:
        guard.leave()


def _put_aside(path: Path) -> Path | None:
    if not path.exists():
        return None
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for part in PARTS:
        old = Path(f"{path}{part}")
        if old.exists():
            old.replace(f"{path}.old-{stamp}{part}")
    return Path(f"{path}.old-{stamp}")
