"""The workers by which browsers keep pages: templates, filled in for one version."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
KEEPING: Final = HERE / "cache_worker.js"
"""What both workers do alike."""
PAUSE: Final = 150
"""Milliseconds between a few files and the next: a server counts how often an address asks."""


def version_of(files: Iterable[tuple[str, bytes]]) -> str:
    """A name for exactly these files."""
    digest = hashlib.sha256()
    for name, body in files:
        digest.update(name.encode() + hashlib.sha256(body).digest())
    return digest.hexdigest()[:16]


def filled(template: Path, known: Mapping[str, object]) -> str:
    """A worker that knows its version and its files."""
    text = template.read_text("utf-8").replace("/* known */", json.dumps(known, indent=0))
    return text.replace("/* keeping */", KEEPING.read_text("utf-8").strip())
