"""One server, one file: a lock that goes with its process, however that ends."""

from __future__ import annotations

import os
from pathlib import Path

from arizona.server.store.store import StoreError


class FileLock:
    """Holds ``<file>.lock`` beside the file of the tables. What is left behind locks nothing."""

    def __init__(self, path: Path) -> None:
        self._path = Path(f"{path.resolve()}.lock")
        self._name = path
        self._file: int | None = None

    def take(self) -> None:
        """Take the lock, or say who has it."""
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
            raise StoreError(
                f"{self._name} is in use by another Arizona server{process}: stop that one first, "
                "or name another file with --data"
            ) from None
        os.ftruncate(file, 0)
        os.write(file, f"{os.getpid()}\n".encode())
        self._file = file

    def leave(self) -> None:
        """Let go of the lock."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
