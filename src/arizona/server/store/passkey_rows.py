"""Storage of passkeys, and of the challenges that browsers sign with them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import astuple

from arizona.server.store.audit_rows import audit_entry
from arizona.server.store.people_rows import CredentialRow, PeopleStore, credential_of
from arizona.server.store.sql import (
    ADD_PASSKEY,
    CREDENTIAL,
    REMOVE_CREDENTIAL,
    TAKE_CHALLENGE,
    USE_PASSKEY,
    Statement,
)
from arizona.server.store.store import StaleError

LOCK_PERSON: Final = "UPDATE people SET role=role WHERE id=?"
"""Serializes concurrent changes of one person's credentials."""


class ChallengeRow(Struct, frozen=True):
    """A challenge that was sent to a browser. The id is the hash of the challenge.

    ``browser`` is the guest or the login session that the challenge was made for, ``data`` what
    the next request needs, as JSON.
    """

    id: str
    purpose: str
    browser: str
    data: str
    until: int


class PasskeyStore(PeopleStore):
    """People and their passkeys in a database; subclasses provide the connection."""

    async def add_challenge(self, challenge: ChallengeRow, now: int) -> None:
        """Add a challenge, and delete those that have expired."""
        add = "INSERT INTO challenges (id, purpose, browser, data, until) VALUES (?,?,?,?,?)"
        gone = "DELETE FROM challenges WHERE until<=?"
        await self._write([(gone, (now,)), (add, astuple(challenge))])

    async def take_challenge(self, id: str, now: int) -> ChallengeRow | None:
        """Return and delete a challenge, so that only one request on one server can use it."""
        rows = await self._rows(
            "SELECT id, purpose, browser, data, until FROM challenges WHERE id=?", (id,)
        )
        try:
            await self._write([(TAKE_CHALLENGE, (id, now))])
        except StaleError:
            return None  # used, expired or unknown
        return ChallengeRow(*rows[0]) if rows else None

    async def credential(self, id: str) -> CredentialRow | None:
        rows = await self._rows(f"SELECT {CREDENTIAL} FROM credentials WHERE id=?", (id,))
        return credential_of(rows[0]) if rows else None

    async def add_passkey(self, passkey: CredentialRow, now: int) -> None:
        """Add a passkey; raise ``StaleError`` if any account already has one with its id."""
        person = passkey.person
        await self._write(
            [
                (ADD_PASSKEY, astuple(passkey)),
                _audit(now, person, "passkey", passkey.label),
            ]
        )

    async def use_passkey(self, passkey: CredentialRow, counter: int, now: int) -> None:
        """Save the counter after a sign-in; raise ``StaleError`` if another sign-in was faster."""
        await self._write([(USE_PASSKEY, (counter, now, passkey.id, passkey.counter))])

    async def rename_passkey(self, person: str, id: str, label: str) -> None:
        change = "UPDATE credentials SET label=? WHERE id=? AND person=? AND kind='passkey'"
        await self._write([(change, (label, id, person))])

    async def remove_passkey(self, passkey: CredentialRow, now: int) -> None:
        """Remove a passkey; raise ``StaleError`` if it is the last credential."""
        person = passkey.person
        await self._write(
            [
                (LOCK_PERSON, (person,)),
                (REMOVE_CREDENTIAL, (passkey.id, person, person, passkey.id)),
                _audit(now, person, "passkey-removed", passkey.label),
            ]
        )


def _audit(at: int, person: str, action: str, detail: str) -> Statement:
    return audit_entry(at, person, person, action, detail)
