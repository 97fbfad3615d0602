"""A server whose clocks a test can advance, so that days pass in a moment."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tests.browser.server_process import Served

PROGRAM = """#!{python}
import threading
import time
from pathlib import Path

FILE = Path({file!r})
ahead = 0  # nanoseconds
real = {{name: getattr(time, name) for name in ("monotonic", "monotonic_ns", "time", "time_ns")}}
time.monotonic = lambda: real["monotonic"]() + ahead / 1e9
time.monotonic_ns = lambda: real["monotonic_ns"]() + ahead
time.time = lambda: real["time"]() + ahead / 1e9
time.time_ns = lambda: real["time_ns"]() + ahead


def follow():
    global ahead
    while True:
        ahead = int(FILE.read_text()) * 1_000_000_000
        time.sleep(0.05)


threading.Thread(target=follow, daemon=True).start()

from arizona.cli.main import main

main()
"""
"""Runs ``arizona`` with clocks that are ahead by the number of seconds in a file."""


class TimeTravel(Served):
    """A server process whose clocks can be advanced."""

    def __init__(self, folder: Path, options: Sequence[str] = ()) -> None:
        self._file = folder / "ahead.txt"
        self._ahead = 0
        self.advance(0)
        program = folder / "arizona-ahead"
        text = PROGRAM.format(python=sys.executable, file=str(self._file))
        program.write_text(text, encoding="utf-8")
        program.chmod(0o755)
        super().__init__(folder / "tables.sqlite", program, options)

    def advance(self, seconds: int) -> None:
        """Advance the clocks of the server; it notices within a second."""
        self._ahead += seconds
        written = self._file.with_suffix(".new")
        written.write_text(str(self._ahead), encoding="utf-8")
        written.replace(self._file)
