"""Passkeys (WebAuthn): challenges and signed credentials.

Challenges are stored, so that any of several servers can check the response, and each is used only
once. A row contains the hash of the challenge, its purpose, the browser it is for and its expiry.
Passkeys are discoverable and require user verification (fingerprint, face or PIN).
"""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import json
from collections.abc import Callable, Iterable
from secrets import token_bytes
from typing import Any, Final, Literal, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
import webauthn
from msgspec import Struct
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    AuthenticatorTransport,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from arizona.server.base.identity import clean_name
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.services.people.sessions import now_ms
from arizona.server.store.passkey_rows import ChallengeRow, PasskeyStore
from arizona.server.store.people_rows import PASSKEY, CredentialRow
from arizona.server.store.store import StaleError

Purpose = Literal["register", "sign-in", "add", "confirm"]
R = TypeVar("R")
CHALLENGE_MS: Final = 300_000
"""Lifetime of a challenge; people may have to find their phone first."""
LONGEST_ID: Final = 1023
"""Maximum size of a credential id in bytes, defined by the standard."""
SITE_NAME: Final = "Arizona"


class Site(NamedTuple):
    """The origin of a page, and the host name that its passkeys are bound to."""

    origin: str
    host: str


class Signer(NamedTuple):
    """The guest or login session, and the site, that a credential comes from."""

    browser: str
    site: Site


class PasskeySecret(Struct, frozen=True):
    """The stored data of a passkey; none of it is secret."""

    id: str
    """The credential id (base64url)."""
    key: str
    """The public key (base64url of COSE)."""
    host: str
    transports: list[str] = []


def site_of(origin: str | None, host: str) -> Site:
    """Return the site of a request; raise ``Refusal`` if passkeys are not possible there.

    ``origin`` is the header that browsers send with every write. Whether it belongs to this server
    was checked when the request was admitted (``transport/admission.py``).
    """
    parts = urlsplit(origin or f"//{host}")
    name = (parts.hostname or "").lower()
    local = name == "localhost" or name.endswith(".localhost")
    scheme = parts.scheme or ("http" if local else "https")
    if not name or _is_address(name) or not (scheme == "https" or local):
        words = Phrase("people-passkey-site", {})
        raise Refusal("not-allowed", "passkeys need HTTPS and a host name", words)
    return Site(f"{scheme}://{parts.netloc}".lower(), name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def row_id(credential_id: bytes) -> str:
    """Return the id under which a passkey is stored: a short hash of the credential id."""
    return f"{PASSKEY}-{hashlib.sha256(credential_id).hexdigest()[:40]}"


def refused() -> Refusal:
    """Return the refusal for an invalid passkey; like that for a password, it gives no reason."""
    return Refusal("wrong-secret", "", Phrase("people-passkey-failed", {}))


class Passkeys:
    """Creates challenges and checks the responses."""

    def __init__(self, store: PasskeyStore) -> None:
        self._store = store

    async def creation_options(
        self,
        purpose: Purpose,
        signer: Signer,
        person: str,
        name: str,
        existing: Iterable[CredentialRow] = (),
    ) -> dict[str, Any]:
        """Return the options for creating a passkey for a person."""
        data = {"person": person, "name": name}
        challenge = await self._challenge(purpose, signer, data)
        verified = UserVerificationRequirement.REQUIRED
        options = webauthn.generate_registration_options(
            rp_id=signer.site.host,
            rp_name=SITE_NAME,
            user_id=person.encode(),
            user_name=name,
            user_display_name=name,
            challenge=challenge,
            timeout=CHALLENGE_MS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=verified
            ),
            exclude_credentials=_descriptors(existing, signer.site),
        )
        return _as_json(webauthn.options_to_json(options))

    async def request_options(
        self, purpose: Purpose, signer: Signer, allowed: Iterable[CredentialRow] = ()
    ) -> dict[str, Any]:
        """Return the options for signing; without ``allowed``, any passkey can sign."""
        challenge = await self._challenge(purpose, signer, {})
        options = webauthn.generate_authentication_options(
            rp_id=signer.site.host,
            challenge=challenge,
            timeout=CHALLENGE_MS,
            allow_credentials=_descriptors(allowed, signer.site),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return _as_json(webauthn.options_to_json(options))

    async def created(
        self, purpose: Purpose, signer: Signer, credential: dict[str, Any], label: str
    ) -> tuple[str, CredentialRow]:
        """Check a new passkey; return the account name it was created for, and its row."""
        challenge, data = await self._take(purpose, signer, credential)
        made = await _checked(
            lambda: webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=signer.site.host,
                expected_origin=signer.site.origin,
                require_user_verification=True,
            )
        )
        if len(made.credential_id) > LONGEST_ID:
            raise refused()
        secret = PasskeySecret(
            id=bytes_to_base64url(made.credential_id),
            key=bytes_to_base64url(made.credential_public_key),
            host=signer.site.host,
            transports=_transports(credential),
        )
        now = now_ms()
        row = CredentialRow(
            id=row_id(made.credential_id),
            person=data["person"],
            kind=PASSKEY,
            label=clean_name(label),
            secret=msgspec.json.encode(secret).decode(),
            counter=made.sign_count,
            created=now,
            used=now,
        )
        return data["name"], row

    async def signed(
        self, purpose: Purpose, signer: Signer, credential: dict[str, Any]
    ) -> CredentialRow:
        """Check a signed challenge, save the passkey's counter and return its row."""
        challenge, _ = await self._take(purpose, signer, credential)
        raw = await _checked(lambda: base64url_to_bytes(credential["id"]))
        row = await self._store.credential(row_id(raw))
        if row is None or row.kind != PASSKEY:
            raise refused()
        secret = secret_of(row)
        handle = credential["response"].get("userHandle")
        if secret.host != signer.site.host or not (
            handle is None or handle == bytes_to_base64url(row.person.encode())
        ):
            raise refused()
        done = await _checked(
            lambda: webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=secret.host,
                expected_origin=signer.site.origin,
                credential_public_key=base64url_to_bytes(secret.key),
                credential_current_sign_count=row.counter,
                require_user_verification=True,
            )
        )
        try:
            await self._store.use_passkey(row, done.new_sign_count, now_ms())
        except StaleError:
            raise refused() from None  # a copy of the passkey was used at the same time
        return row

    # --- challenges ---------------------------------------------------------------------------

    async def _challenge(self, purpose: Purpose, signer: Signer, data: dict[str, str]) -> bytes:
        challenge = token_bytes(32)
        now = now_ms()
        row = ChallengeRow(
            _hash(challenge), purpose, signer.browser, json.dumps(data), now + CHALLENGE_MS
        )
        await self._store.add_challenge(row, now)
        return challenge

    async def _take(
        self, purpose: Purpose, signer: Signer, credential: dict[str, Any]
    ) -> tuple[bytes, dict[str, str]]:
        """Consume the challenge that a browser has signed, even if the signature is wrong."""
        challenge = await _checked(
            lambda: (
                parse_client_data_json(
                    base64url_to_bytes(credential["response"]["clientDataJSON"])
                ).challenge
            )
        )
        row = await self._store.take_challenge(_hash(challenge), now_ms())
        if row is None or (row.purpose, row.browser) != (purpose, signer.browser):
            raise refused()
        data: dict[str, str] = json.loads(row.data)
        return challenge, data


def secret_of(row: CredentialRow) -> PasskeySecret:
    return msgspec.json.decode(row.secret, type=PasskeySecret)


async def _checked(work: Callable[[], R]) -> R:
    """Check a browser's input in a thread; any error becomes a refusal.

    The library raises many kinds of errors for malformed input, including errors of its
    dependencies.
    """
    try:
        return await asyncio.to_thread(work)
    except Exception:
        raise refused() from None


def _hash(challenge: bytes) -> str:
    return hashlib.sha256(b"arizona-challenge:" + challenge).hexdigest()


def _as_json(options: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(options)
    return found


def _transports(credential: dict[str, Any]) -> list[str]:
    """Return the transports of a passkey that are defined by the standard."""
    given = credential.get("response", {}).get("transports")
    known = {one.value for one in AuthenticatorTransport}
    return sorted({one for one in given if one in known}) if isinstance(given, list) else []


def _descriptors(rows: Iterable[CredentialRow], site: Site) -> list[PublicKeyCredentialDescriptor]:
    secrets = (secret_of(row) for row in rows if row.kind == PASSKEY)
    return [
        PublicKeyCredentialDescriptor(
            id=base64url_to_bytes(one.id),
            transports=[AuthenticatorTransport(name) for name in one.transports] or None,
        )
        for one in secrets
        if one.host == site.host
    ]
