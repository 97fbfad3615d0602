"""What is known about a language itself: its name, status, reviewers and style rules.

Each language has a file ``messages/<tag>/language.toml``. A *draft* may be incomplete: English
fills its gaps. A *complete* language has every message, rules page, pack text and command help.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from arizona.engine.errors import ArizonaError

FILE: Final = "language.toml"
DRAFT: Final = "draft"
COMPLETE: Final = "complete"
FIELDS: Final = {"name", "status", "reviewers", "register", "same"}


@dataclass(frozen=True, slots=True)
class Language:
    """A language as described by its ``language.toml``."""

    tag: str
    name: str
    """Its name in the language itself."""
    status: str = DRAFT
    """``draft`` or ``complete``."""
    reviewers: tuple[str, ...] = ()
    """Native readers who have reviewed it."""
    register: tuple[str, ...] = ()
    """Forms of address and other words that its style rules out, as regular expressions."""
    same: frozenset[str] = frozenset()
    """Texts that are rightly the same as in English."""

    @property
    def complete(self) -> bool:
        return self.status == COMPLETE


def read_language(folder: Path) -> Language:
    """Read the description of the language in a folder; a folder without one is a draft."""
    path = folder / FILE
    if not path.is_file():
        return Language(folder.name, folder.name)
    try:
        given = tomllib.loads(path.read_text("utf-8"))
    except ValueError as error:
        raise ArizonaError(f"{path}: {error}") from None
    name, status = given.get("name"), given.get("status", DRAFT)
    if unknown := sorted(given.keys() - FIELDS):
        raise ArizonaError(f"{path}: unknown field {unknown[0]}")
    if not isinstance(name, str) or not name.strip():
        raise ArizonaError(f"{path}: name must be a text")
    if status not in (DRAFT, COMPLETE):
        raise ArizonaError(f"{path}: status must be {DRAFT} or {COMPLETE}")
    lists = {field: given.get(field, []) for field in ("reviewers", "register", "same")}
    for field, values in lists.items():
        if not isinstance(values, list) or not all(isinstance(one, str) for one in values):
            raise ArizonaError(f"{path}: {field} must be a list of texts")
    try:
        for form in lists["register"]:
            re.compile(form)
    except re.error as error:
        raise ArizonaError(f"{path}: register: {error}") from None
    return Language(
        folder.name,
        name,
        status,
        tuple(lists["reviewers"]),
        tuple(lists["register"]),
        frozenset(lists["same"]),
    )
