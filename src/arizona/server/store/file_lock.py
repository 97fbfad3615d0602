"""A lock that allows only one server per file. The system releases it when the process ends."""

from __future__ import annotations

import os
from pathlib import Path

from arizona.engine.message import Arg, ValidationMessage
from arizona.server.store.store import StoreError


class FileLock:
    """Holds a lock on ``<file>.lock`` next to the database. A leftover file locks nothing."""

    def __init__(self, path: Path) -> None:
        self._path = Path(f"{path.resolve()}.lock")
        self._name = path
        self._file: int | None = None

    def acquire(self) -> None:
        """Take the lock; raise ``StoreError`` naming its holder if it is taken."""
        try:
            import fcntl  # noqa: PLC0415 (not on every system)
        except ImportError:
            return
        file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            who = os.read(file, 20).decode("ascii", "replace").strip()
            os.close(file)
            process = f" (process {who})" if who.isdigit() else ""
            english = (
                f"{self._name} is in use by another Arizona server{process}: stop that one first, "
                "or name another file with --data"
            )
            args: dict[str, Arg] = {"cause": "busy", "path": str(self._name)}
            raise StoreError(ValidationMessage("store-file", english, args)) from None
        os.ftruncate(file, 0)
        os.write(file, f"{os.getpid()}\n".encode())
        self._file = file

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
