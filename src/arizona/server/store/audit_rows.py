"""Entries of the audit log."""

from __future__ import annotations

from secrets import token_hex
from typing import Final

from arizona.server.store.sql import Statement

ADD_AUDIT: Final = "INSERT INTO audit (id, at, person, actor, action, detail) VALUES (?,?,?,?,?,?)"
LONGEST_DETAIL: Final = 200


def audit_entry(at: int, person: str, actor: str, action: str, detail: str) -> Statement:
    """Return the statement that records what an actor did to an account."""
    values = (token_hex(10), at, person, actor, action, detail[:LONGEST_DETAIL])
    return (ADD_AUDIT, values)
