"""Reports of the laboratory that lie in the host's reports folder: listed, and shown as they are.

A name is looked up among the names of the list, never joined to a path, so no request reaches any
other file. A report is shown under a policy of its own: it may carry styles, fonts and pictures,
and nothing in it can run or reach the tables.
"""

from __future__ import annotations

import os
import re
from html import unescape
from pathlib import Path
from typing import Final

from arizona.engine.content import home
from arizona.server.protocol.rest import ReportCard

MOST: Final = 500
"""Reports listed, the newest first."""
LARGEST: Final = 20 * 1024 * 1024
HEAD: Final = 4096
NAME: Final = re.compile(r"[\w][\w .-]*\.html")
TITLE: Final = re.compile(rb"<title>(.{1,300}?)</title>", re.DOTALL)
POLICY: Final = "; ".join(
    (
        "sandbox",
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src data:",
        "font-src data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)


def default_reports() -> Path:
    """Where reports are looked for if nothing else is said."""
    return home() / "reports"


class Reports:
    """The reports of one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def cards(self) -> list[ReportCard]:
        """What lies there, the newest first; nothing if there is no such folder."""
        found: list[ReportCard] = []
        try:
            with os.scandir(self.folder) as entries:
                for entry in entries:
                    if NAME.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                        facts = entry.stat(follow_symlinks=False)
                        if facts.st_size <= LARGEST:
                            changed = facts.st_mtime_ns // 1_000_000
                            found.append(ReportCard(entry.name, "", facts.st_size, changed))
        except OSError:
            return []
        found.sort(key=lambda card: (-card.changed, card.name))
        return [
            ReportCard(card.name, self._title(card.name), card.bytes, card.changed)
            for card in found[:MOST]
        ]

    def read(self, name: str) -> bytes | None:
        """A report, if one of that name lies there."""
        if name not in [card.name for card in self.cards()]:
            return None
        try:
            return (self.folder / name).read_bytes()
        except OSError:
            return None

    def _title(self, name: str) -> str:
        try:
            with (self.folder / name).open("rb") as file:
                hit = TITLE.search(file.read(HEAD))
        except OSError:
            hit = None
        return unescape(hit.group(1).decode("utf-8", "replace")) if hit else name
