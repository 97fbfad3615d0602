"""Finds damage in a SQLite database and restores backups."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
import time
from contextlib import closing
from pathlib import Path
from threading import Timer
from typing import Final

from arizona.engine.errors import unreadable
from arizona.engine.message import ValidationMessage
from arizona.server.store.errors import storage_problem
from arizona.server.store.file_lock import FileLock
from arizona.server.store.store import StoreError

CHECK_SECONDS: Final = 5.0
"""Maximum time for the check for damage when a server starts."""
RESTORE: Final = "put a backup in its place with: arizona tables restore BACKUP --data {path}"
HEAD: Final = b"SQLite format 3\0"
"""The first bytes of every SQLite file."""
PARTS: Final = ("", "-wal", "-shm")
"""Suffixes of the files that make up a database."""
HEADER_BYTES: Final = 100
APPLICATION: Final = 0x4152495A
"""SQLite's application id of an Arizona database: the letters ARIZ."""
APPLICATION_PLACE: Final = 68
"""Offset of the application id in the file header."""
OWN_TABLES: Final = {"keys", "guests", "tables", "seats", "moves"}
"""Tables that every Arizona database has had since the first version."""
NAME: Final = "tables.sqlite"
OTHER_FILE: Final = "name another file with --data"
NOT_WRITABLE: Final = (errno.EACCES, errno.EPERM, errno.EROFS)


def create_or_check(path: Path) -> None:
    """Create an empty database that only its owner can read, or check the existing one.

    An existing file must be an Arizona database. Anything else is refused before it is changed and
    before a file is created next to it.
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        _create(path)
        return
    if stat.S_ISDIR(mode):
        english = f"{path} is a directory; name a file in it, such as {path / NAME}"
        raise StoreError(file_message("directory", path, english))
    if not stat.S_ISREG(mode):
        english = f"{path} is not a regular file; {OTHER_FILE}"
        raise StoreError(file_message("irregular", path, english))
    check_identity(path)


def create_private(path: Path) -> None:
    """Create an empty file that only its owner can read; raise ``FileExistsError`` if it exists."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _create(path: Path) -> None:
    """Create a database under a temporary name and move it into place when complete.

    A server that is killed in between leaves no file at ``path``, so an empty file is always a sign
    of data loss.
    """
    new = Path(f"{path}.new-{os.getpid()}")
    new.unlink(missing_ok=True)
    try:
        create_private(new)
        with closing(sqlite3.connect(new)) as db:
            db.execute(f"PRAGMA application_id={APPLICATION}")
        try:
            os.link(new, path)  # unlike a rename, this never replaces a file
        except FileExistsError:
            check_identity(path)  # another process was faster
        except OSError:  # a file system without hard links
            new.rename(path)
    finally:
        new.unlink(missing_ok=True)


def check_identity(path: Path) -> None:
    """Raise ``StoreError`` unless a file is an Arizona database; change nothing."""
    with path.open("r+b") as file:
        head = file.read(HEADER_BYTES)
    if not head:
        english = (
            f"{path} is empty (0 bytes), which a database never is;\n"
            f"{RESTORE.format(path=path)}\nor delete it to start with no tables"
        )
        raise StoreError(file_message("empty", path, english))
    if not head.startswith(HEAD):
        raise StoreError(_damage(path, "file is not a database"))
    if len(head) < HEADER_BYTES:
        raise StoreError(_damage(path, "file is cut off"))
    application = int.from_bytes(head[APPLICATION_PLACE : APPLICATION_PLACE + 4], "big")
    if application == APPLICATION:
        return
    if application != 0:
        raise _foreign(path)
    # Older versions did not set the id but can be recognized by their tables.
    with closing(sqlite3.connect(path)) as db:
        found = {str(row[0]) for row in db.execute("SELECT name FROM sqlite_master")}
    if not found >= OWN_TABLES:
        raise _foreign(path)


def _foreign(path: Path) -> StoreError:
    english = f"{path} is a database of another program; {OTHER_FILE}"
    return StoreError(file_message("foreign", path, english))


def file_message(cause: str, path: Path | str, english: str) -> ValidationMessage:
    """Describe what is wrong with a store; ``cause`` is a variant of ``store-file``."""
    return ValidationMessage("store-file", english, {"cause": cause, "path": str(path)})


def sentence(path: Path, error: sqlite3.Error | OSError) -> ValidationMessage:
    """Describe an error for the operator."""
    if storage_problem(error) == "damaged":
        return _damage(path, str(error))
    if isinstance(error, OSError) and error.errno in NOT_WRITABLE:
        return _not_writable(path, error.strerror or "")
    if storage_problem(error) == "failing" and not os.access(path, os.W_OK):
        return _not_writable(path, str(error))
    english = f"{path}: {getattr(error, 'strerror', None) or error}"
    if isinstance(error, OSError):
        return unreadable(error, str(path))
    return file_message("other", path, english)


def _not_writable(path: Path, why: str) -> ValidationMessage:
    english = (
        f"{path} cannot be written ({why}); let this user write the file and its folder, "
        f"or {OTHER_FILE}"
    )
    return file_message("read-only", path, english)


def _damage(path: Path, what: str) -> ValidationMessage:
    english = f"{path} is damaged ({what}); {RESTORE.format(path=path)}"
    return file_message("damaged", path, english)


def find_damage(path: Path, seconds: float = CHECK_SECONDS) -> bool:
    """Raise ``StoreError`` if pages are damaged; return ``False`` if time ran out."""
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
    """Replace a database with a backup; return the new path of the old file."""
    if not backup.exists():
        raise StoreError(file_message("missing", backup, f"there is no file {backup}"))
    guard = FileLock(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    guard.acquire()
    try:
        check_identity(backup)
        new = Path(f"{path}.new")
        new.unlink(missing_ok=True)
        create_private(new)
        with closing(sqlite3.connect(backup)) as source, closing(sqlite3.connect(new)) as copy:
            source.backup(copy)
        find_damage(new, 60.0)
        old = _put_aside(path)
        new.replace(path)
        return old
    except (sqlite3.Error, OSError) as error:
        raise StoreError(sentence(backup, error)) from None
    finally:
        guard.release()


def _put_aside(path: Path) -> Path | None:
    if not path.exists():
        return None
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for part in PARTS:
        old = Path(f"{path}{part}")
        if old.exists():
            old.replace(f"{path}.old-{stamp}{part}")
    return Path(f"{path}.old-{stamp}")
