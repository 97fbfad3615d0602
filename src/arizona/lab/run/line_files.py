"""Result files with one result per line; an incomplete last line (after a kill) is ignored."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO


def complete_lines(path: Path) -> Iterator[bytes]:
    """Yield the complete lines of a file, if it exists."""
    if not path.exists():
        return
    with path.open("rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                yield line


def open_to_append(path: Path) -> IO[bytes]:
    """Open the file for appending, after removing an incomplete last line."""
    file = path.open("ab")
    _cut_half_a_line(path)
    return file


def _cut_half_a_line(path: Path) -> None:
    with path.open("rb+") as file:
        end = file.seek(0, os.SEEK_END)
        at = end
        while at > 0:
            start = max(0, at - 65536)
            file.seek(start)
            newline = file.read(at - start).rfind(b"\n")
            if newline >= 0:
                at = start + newline + 1
                break
            at = start
        if at < end:
            file.truncate(at)
