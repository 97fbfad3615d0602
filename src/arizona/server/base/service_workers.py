"""Generates service workers from templates, filled in for one version of a page."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
CACHE_WORKER: Final = HERE / "cache_worker.js"
"""The code shared by both workers."""
PAUSE: Final = 150
"""Milliseconds between batches of files, because servers limit the request rate of an address."""


def version_of(files: Iterable[tuple[str, bytes]]) -> str:
    """Return a hash of the names and contents of files."""
    digest = hashlib.sha256()
    for name, body in files:
        digest.update(name.encode() + hashlib.sha256(body).digest())
    return digest.hexdigest()[:16]


def fill_template(template: Path, known: Mapping[str, object]) -> str:
    """Return the text of a worker, with its version and file list filled in."""
    text = template.read_text("utf-8").replace("/* known */", json.dumps(known, indent=0))
    return text.replace("/* cache worker */", CACHE_WORKER.read_text("utf-8").strip())
