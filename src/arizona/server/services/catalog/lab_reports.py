"""Lab reports in the host's reports folder.

A requested name is looked up in the folder listing and never joined to a path, so no request can
reach any other file. Reports are served with their own content security policy: styles, fonts and
images are allowed, scripts and access to tables are not.
"""

from __future__ import annotations

import os
import re
from html import unescape
from pathlib import Path
from typing import Final

from arizona.engine.content import home
from arizona.server.protocol.rest import ReportCard

MAX_REPORTS: Final = 500
"""Maximum number of listed reports."""
MAX_BYTES: Final = 20 * 1024 * 1024
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
    """Default reports folder."""
    return home() / "reports"


class Reports:
    """Lists and reads the reports of one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def cards(self) -> list[ReportCard]:
        """List the reports, newest first; empty if the folder does not exist."""
        found: list[ReportCard] = []
        try:
            with os.scandir(self.folder) as entries:
                for entry in entries:
                    if NAME.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                        facts = entry.stat(follow_symlinks=False)
                        if facts.st_size <= MAX_BYTES:
                            changed = facts.st_mtime_ns // 1_000_000
                            found.append(ReportCard(entry.name, "", facts.st_size, changed))
        except OSError:
            return []
        found.sort(key=lambda card: (-card.changed, card.name))
        return [
            ReportCard(card.name, self._title(card.name), card.bytes, card.changed)
            for card in found[:MAX_REPORTS]
        ]

    def read(self, name: str) -> bytes | None:
        """Return a report's HTML, or ``None`` if there is no such report."""
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
