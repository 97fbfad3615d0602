"""Resets of offensive usernames to a neutral name, until the person chooses a better one.

The old name stays reserved: no one else can take it, and its owner can use it again only if the
reset is reversed.
"""

from __future__ import annotations

import asyncio
from secrets import token_hex
from typing import Final

from arizona.people.names import REDIRECT_LIFETIME, name_keys
from arizona.server.services.people.sessions import now_ms
from arizona.server.store.database import Database
from arizona.server.store.people_rows import PersonRow, name_statements, seat_name_statements
from arizona.server.store.sql import Statement

RESET_NAME: Final = "reset-name"
NEUTRAL: Final = "Player-"
"""Prefix of the neutral names."""


async def reset_name(store: Database, person: PersonRow, now: int) -> list[Statement]:
    """Return the SQL statements that give a person a neutral name."""
    name = NEUTRAL + token_hex(3)
    while await store.name_owners(await _keys(name), now):
        name = NEUTRAL + token_hex(3)
    return await _rename(person, name, now)


async def restore_name(store: Database, person: PersonRow, name: str, now: int) -> list[Statement]:
    """Return the SQL statements that restore a name.

    Returns none if the person has chosen another name, or someone else has taken this one.
    """
    owners = await store.name_owners(await _keys(name), now)
    chosen = person.renamed is not None or not person.name.startswith(NEUTRAL)
    if chosen or set(owners.values()) - {person.id}:
        return []
    return await _rename(person, name, now)


async def _rename(person: PersonRow, name: str, now: int) -> list[Statement]:
    old = person.name
    # The person can choose another name immediately.
    person.name, person.folded, person.display, person.renamed = name, name.casefold(), name, None
    until = now + int(REDIRECT_LIFETIME * 1000)
    return [
        *name_statements(person, await _keys(name), until, now),
        *seat_name_statements(person.id, old, name),
    ]


async def _keys(name: str) -> frozenset[str]:
    return await asyncio.to_thread(name_keys, name)


async def names_reset(store: Database, person: str) -> list[str]:
    """Return the names that a person cannot use because moderators have reset them."""
    active = await store.active_sanctions([person], now_ms())
    return [row.subject for row in active if row.kind == RESET_NAME]
