"""The journal of a run: one line per game, appended as soon as the game ends.

If the process is killed, no game is lost or counted twice. A lock prevents a second process from
using the folder.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import msgspec

from arizona.lab.errors import wrong_file
from arizona.lab.run.line_files import complete_lines, open_to_append
from arizona.lab.run.result import Result

FILE = "games.jsonl"
LOCK = "lock"


def read_journal(folder: Path) -> dict[int, Result]:
    """The finished games of a run by number."""
    path = folder / FILE
    found: dict[int, Result] = {}
    decoder = msgspec.json.Decoder(Result)
    for place, line in enumerate(complete_lines(path)):
        try:
            result = decoder.decode(line)
        except msgspec.DecodeError as error:
            english = f"line {place + 1}: {error}"
            raise wrong_file(path, "line", english, line=place + 1) from None
        found.setdefault(result.number, result)
    return found


class Journal:
    """Appends games to the journal of a run."""

    def __init__(self, folder: Path) -> None:
        self._file: IO[bytes] = open_to_append(folder / FILE)

    def add(self, result: Result) -> None:
        """Append one game. Once this returns, killing the process does not lose the game."""
        self._file.write(msgspec.json.encode(result) + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Flush the journal to disk and close it."""
        os.fsync(self._file.fileno())
        self._file.close()


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the lock of a run's folder; it is released when the process ends."""
    try:
        import fcntl  # noqa: PLC0415 (not on every system)
    except ImportError:
        yield
        return
    with (folder / LOCK).open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            english = "another process is at work on this run"
            raise wrong_file(folder, "busy", english) from None
        yield
