"""Accounts with passkeys: registration, sign-in, confirmation, and the list of passkeys."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from arizona.engine.message import Message
from arizona.server.base.identity import clean_name
from arizona.server.protocol.people import PasskeyInfo
from arizona.server.services.people.accounts import (
    Accounts,
    Browser,
    SignInResult,
    new_person,
    refused,
)
from arizona.server.services.people.passkeys import Passkeys, Signer, secret_of
from arizona.server.services.people.passkeys import refused as passkey_refused
from arizona.server.services.people.sessions import SignedIn, now_ms
from arizona.server.store.database import Database
from arizona.server.store.people_rows import PASSKEY, CredentialRow, PersonRow
from arizona.server.store.store import StaleError

MAX_PASSKEYS: Final = 10
FRESH_MS: Final = 600_000
"""Time after a sign-in during which passkeys can be changed without confirmation."""


class Proof(NamedTuple):
    """Proof of identity: the password, or a challenge signed by a passkey."""

    password: str
    passkey: dict[str, Any] | None
    signer: Signer | None
    address: str


class PasskeyAccounts:
    """Manages passkeys for the accounts of a server."""

    def __init__(self, accounts: Accounts, store: Database) -> None:
        self._accounts = accounts
        self._store = store
        self._passkeys = Passkeys(store)

    # --- registration and sign-in -------------------------------------------------------------

    async def register_options(self, name: str, code: str, signer: Signer) -> dict[str, Any]:
        """Return the options for the passkey of a new account."""
        await self._accounts.check_registration(name, code)
        return await self._passkeys.creation_options("register", signer, new_person(), name)

    async def register(
        self, credential: dict[str, Any], code: str, browser: Browser, signer: Signer
    ) -> SignInResult:
        """Create an account with a passkey, and sign in."""
        name, row = await self._passkeys.created("register", signer, credential, browser.device)
        return await self._accounts.create(row.person, name, row, code, browser)

    async def sign_in_options(self, signer: Signer) -> dict[str, Any]:
        """Return the options for signing in with any passkey for this site."""
        return await self._passkeys.request_options("sign-in", signer)

    async def sign_in(
        self, credential: dict[str, Any], browser: Browser, signer: Signer
    ) -> SignInResult:
        return await self._accounts.start_session(
            await self.verify(credential, signer), browser, PASSKEY
        )

    async def verify(self, credential: dict[str, Any], signer: Signer) -> PersonRow:
        """Return the person whose passkey signed a sign-in challenge."""
        row = await self._passkeys.signed("sign-in", signer, credential)
        person = await self._store.person(row.person)
        if person is None:
            raise passkey_refused()
        return person

    # --- confirmation -------------------------------------------------------------------------

    async def confirm_options(self, signed_in: SignedIn, signer: Signer) -> dict[str, Any]:
        """Return the options for confirming a change by a signed-in person."""
        rows = await self._store.credentials(signed_in.person)
        return await self._passkeys.request_options("confirm", signer, rows)

    async def confirm(self, signed_in: SignedIn, proof: Proof) -> PersonRow:
        """Check the password or passkey again before an irreversible change."""
        if proof.passkey is None or proof.signer is None:
            return await self._accounts.confirm(signed_in, proof.password, proof.address)
        row = await self._passkeys.signed("confirm", proof.signer, proof.passkey)
        if row.person != signed_in.person:
            raise passkey_refused()
        return await self._accounts.person(signed_in)

    async def _confirm_unless_fresh(self, signed_in: SignedIn, proof: Proof) -> PersonRow:
        """Require confirmation unless the person has just signed in."""
        session = await self._store.session(signed_in.session)
        if session is not None and now_ms() - session.created < FRESH_MS:
            return await self._accounts.person(signed_in)
        if not proof.password and proof.passkey is None:
            raise refused("confirm", Message("people-confirm"))
        return await self.confirm(signed_in, proof)

    # --- the list of passkeys -----------------------------------------------------------------

    async def listed(self, person: str) -> tuple[list[PasskeyInfo], bool]:
        """Return a person's passkeys, and whether the person has a password."""
        rows = await self._store.credentials(person)
        passkeys = [
            PasskeyInfo(row.id, row.label, row.created, row.used, secret_of(row).host)
            for row in rows
            if row.kind == PASSKEY
        ]
        return passkeys, len(passkeys) < len(rows)

    async def add_options(
        self, signed_in: SignedIn, proof: Proof, signer: Signer
    ) -> dict[str, Any]:
        """Return the options for creating another passkey."""
        person = await self._confirm_unless_fresh(signed_in, proof)
        rows = await self._room_for_one_more(person.id)
        return await self._passkeys.creation_options("add", signer, person.id, person.name, rows)

    async def add(
        self, signed_in: SignedIn, credential: dict[str, Any], label: str, signer: Signer
    ) -> None:
        _, row = await self._passkeys.created("add", signer, credential, label)
        if row.person != signed_in.person:
            raise passkey_refused()
        await self._room_for_one_more(row.person)
        try:
            await self._store.add_passkey(row, now_ms())
        except StaleError:
            raise passkey_refused() from None

    async def _room_for_one_more(self, person: str) -> list[CredentialRow]:
        rows = await self._store.credentials(person)
        if sum(row.kind == PASSKEY for row in rows) >= MAX_PASSKEYS:
            raise refused("too-many", Message("people-passkey-many", {"most": MAX_PASSKEYS}))
        return rows

    async def rename(self, signed_in: SignedIn, id: str, label: str) -> None:
        await self._own(signed_in, id)
        await self._store.rename_passkey(signed_in.person, id, clean_name(label))

    async def remove(self, signed_in: SignedIn, id: str, proof: Proof) -> None:
        """Remove a passkey, unless it is the only way to sign in."""
        row = await self._own(signed_in, id)
        await self._confirm_unless_fresh(signed_in, proof)
        try:
            await self._store.remove_passkey(row, now_ms())
        except StaleError:
            raise refused("not-allowed", Message("people-passkey-last")) from None

    async def _own(self, signed_in: SignedIn, id: str) -> CredentialRow:
        row = await self._store.credential(id)
        if row is None or row.kind != PASSKEY or row.person != signed_in.person:
            raise passkey_refused()
        return row
