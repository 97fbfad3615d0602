"""Files of results, a line each: a kill may cut off the last one, and then it does not count."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO


def whole_lines(path: Path) -> Iterator[bytes]:
    """The lines of a file, if there is one."""
    if not path.exists():
        return
    with path.open("rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                yield line


def open_to_append(path: Path) -> IO[bytes]:
    """The file, ready for its next line; what a kill left half written is cut off first."""
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
