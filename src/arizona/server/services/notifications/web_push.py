"""Web push: notifications to browsers even while the page is closed.

A browser subscribes with the URL of its push service and two keys. Messages are encrypted for that
browser (RFC 8291) and signed by this server (VAPID, RFC 8292), so the push service cannot read
them. The server's key is in the store, so all servers of a store share it. The URL is untrusted and
is checked like that of a webhook.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import os
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Protocol
from urllib.parse import urlsplit

from msgspec import Struct

import arizona
from arizona.engine.errors import ArizonaError
from arizona.messages import Phrases, best_language
from arizona.server.base.logs import log_event
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.rest import PushKind
from arizona.server.services.notifications.delivery import Deliveries, PermanentError, reason
from arizona.server.services.notifications.web_hooks import Hooks, StatusError
from arizona.server.store.store import PushRow, StoreError
from arizona.server.tables.notifications import Done, HookError, TurnNotice, do_nothing

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

MISSING: Final = "web push needs more than is installed here: pip install 'arizona[push]'"
EXPIRED_STATUSES: Final = (404, 410)
"""Statuses with which a push service reports an expired subscription."""
SIGNED_SECONDS: Final = 12 * 3600
STORED_SECONDS: Final = 3 * 86400
"""How long a push service stores a notice for a browser that is offline."""
RETRIES: Final = (5.0, 60.0)
AT_ONCE: Final = 32
"""Maximum number of concurrent requests to push services."""
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
SALT_BYTES: Final = 16
RECORD_BYTES: Final = 4096


class SubscriptionError(PermanentError):
    """Raised for a subscription that has expired or has unusable keys."""


class PushMessage(Struct, frozen=True):
    """A notification. Both messages get the name of the game as ``$game``.

    A browser shows only the newest message with the same ``tag``.
    """

    kind: PushKind
    game: str
    tag: str
    link: str
    title: Phrase
    body: Phrase


def turn_message(notice: TurnNotice, table: str) -> PushMessage:
    """Return the message "it is your turn"; ``table`` is the name of the table."""
    title = Phrase("table-push-title", {"name": notice.name})
    body = Phrase("table-push-body", {"table": table})
    return PushMessage("turn", notice.game, notice.table, notice.link, title, body)


def invitation_message(game: str, table: str, sender: str) -> PushMessage:
    title = Phrase("people-table-invitation", {"name": sender})
    body = Phrase("people-push-invitation", {})
    return PushMessage("invitation", game, f"invitation {table}", f"/t/{table}", title, body)


def found_message(game: str, table: str) -> PushMessage:
    """Return the message that players were found for a correspondence game."""
    title, body = Phrase("find-push-title", {}), Phrase("find-push-body", {})
    return PushMessage("found", game, table, f"/t/{table}", title, body)


class PushStore(Protocol):
    """Storage of push subscriptions."""

    async def key(self, name: str) -> bytes:
        """Return the store's random key of that name, creating it if needed."""

    async def pushes(self, guest: str) -> list[PushRow]:
        """Return a guest's subscriptions."""

    async def add_push(self, row: PushRow, now: int) -> None: ...

    async def drop_push(self, endpoint: str) -> None: ...


def to_base64url(raw: bytes) -> str:
    """Encode bytes as unpadded URL-safe Base64."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """Decode unpadded URL-safe Base64; raise ``ValueError`` for invalid text."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def private_key(raw: bytes) -> EllipticCurvePrivateKey:
    """Derive the server's key pair from the random bytes in the store."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    order = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
    number = int.from_bytes(hashlib.sha512(b"arizona-push:" + raw).digest()) % (order - 1) + 1
    return ec.derive_private_key(number, ec.SECP256R1())


def public_point(key: EllipticCurvePrivateKey) -> bytes:
    """Return the public key as an uncompressed point."""
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415

    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def encrypt(text: bytes, row: PushRow, own: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Encrypt a message for one browser (RFC 8291); never reuse ``own`` or ``salt``."""
    from cryptography.hazmat.primitives import hashes  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: PLC0415

    def derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, about).derive(secret)

    theirs, auth = from_base64url(row.p256dh), from_base64url(row.auth)
    ours = public_point(own)
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = own.exchange(ec.ECDH(), known)
    secret = derived(auth, shared, b"WebPush: info\0" + theirs + ours, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4) + len(ours).to_bytes(1) + ours
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


def authorization(endpoint: str, contact: str, key: EllipticCurvePrivateKey, now: float) -> str:
    """Return the ``Authorization`` header for requests to push services (RFC 8292)."""
    from cryptography.hazmat.primitives import hashes  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric.utils import (  # noqa: PLC0415
        decode_dss_signature,
    )

    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(now) + SIGNED_SECONDS,
        "sub": contact,
    }
    head = to_base64url(b'{"typ":"JWT","alg":"ES256"}')
    body = f"{head}.{to_base64url(json.dumps(claims).encode())}"
    one, two = decode_dss_signature(key.sign(body.encode(), ec.ECDSA(hashes.SHA256())))
    signature = to_base64url(one.to_bytes(32) + two.to_bytes(32))
    return f"vapid t={body}.{signature}, k={to_base64url(public_point(key))}"


def checked_contact(contact: str) -> str:
    """Validate the contact address for push services: a mailto or https URL, or empty."""
    if contact and not contact.startswith(("mailto:", "https://")):
        raise ArizonaError("--push: whom to ask about notices, mailto:you@example.org or https://…")
    return contact


def check_browser(row: PushRow, hooks: Hooks) -> None:
    """Raise ``HookError`` for an invalid subscription."""
    hooks.check(row.endpoint)
    if not row.endpoint.startswith("https://") and not hooks.allow_private:
        raise HookError("the address of a push service begins with https://")
    try:
        theirs, auth = from_base64url(row.p256dh), from_base64url(row.auth)
    except ValueError:
        theirs, auth = b"", b""
    if len(auth) != AUTH_BYTES or not is_point(theirs):
        raise HookError("these are not the keys of a browser")


def is_point(raw: bytes) -> bool:
    """Return whether ``raw`` is an uncompressed point on the curve P-256, as RFC 8291 requires."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    if len(raw) != POINT_BYTES:
        return False
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw)
    except ValueError:
        return False
    return True


class Pushes(Deliveries):
    """Sends notices to guests' browsers in the background; never blocks a table."""

    def __init__(self, store: PushStore, hooks: Hooks, contact: str) -> None:
        super().__init__("push", RETRIES, AT_ONCE)
        self.store = store
        self.hooks = hooks
        self._contact = checked_contact(contact)
        self._key: EllipticCurvePrivateKey | None = None

    async def open(self) -> None:
        """Load the key; raise ``ArizonaError`` if the required packages are missing."""
        if not self._contact:
            return
        try:
            self._key = private_key(await self.store.key("push"))
        except ImportError:
            raise ArizonaError(MISSING) from None

    @property
    def on(self) -> bool:
        """Whether push notifications are enabled."""
        return self._key is not None

    @property
    def public(self) -> str:
        """The public key for browser subscriptions; empty if push is disabled."""
        return to_base64url(public_point(self._key)) if self._key is not None else ""

    def turn(self, guests: list[str], notice: TurnNotice, table: str, done: Done) -> None:
        """Schedule a turn notice for guests."""
        self.post(guests, turn_message(notice, table), done)

    def post(self, guests: list[str], message: PushMessage, done: Done = do_nothing) -> None:
        """Schedule a message for guests."""
        if self._key is None or not guests or self.full:
            done()
            return
        self.start(self._notify(guests, message, done))

    async def _notify(self, guests: list[str], message: PushMessage, done: Done) -> None:
        try:
            await self.send(guests, message)
        except StoreError as error:
            log_event("no notice", tag=message.tag, why=str(error))
            return
        done()

    async def send(self, guests: list[str], message: PushMessage) -> None:
        """Send to all browsers of these guests concurrently; failures are independent.

        Returns when every browser has been notified or has failed for good.
        """
        if self._key is None:
            return
        rows: list[PushRow] = []
        for guest in guests:
            rows += await self.store.pushes(guest)
        wanted = [row for row in rows if message.kind in row.kinds.split()]
        await asyncio.gather(*(self._deliver(row, message) for row in wanted))

    async def _deliver(self, row: PushRow, message: PushMessage) -> None:
        error = await self.attempt(
            lambda: self._post(row, message), tag=message.tag, kind=message.kind
        )
        if error is None:
            return
        if isinstance(error, SubscriptionError):
            await self._forget(row)
        self.failed += 1
        log_event("push failed", tag=message.tag, kind=message.kind, why=reason(error))

    async def _forget(self, row: PushRow) -> None:
        """Delete an unusable subscription."""
        try:
            await self.store.drop_push(row.endpoint)
        except StoreError as error:
            log_event("push subscription not deleted", why=str(error))

    async def _post(self, row: PushRow, message: PushMessage) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

        assert self._key is not None
        body = json.dumps(_words(row, message), ensure_ascii=False).encode()
        own = ec.generate_private_key(ec.SECP256R1())
        topic = to_base64url(hashlib.sha256(message.tag.encode()).digest()[:18])
        headers: Mapping[str, str] = {
            "Authorization": authorization(row.endpoint, self._contact, self._key, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(STORED_SECONDS),
            "Topic": topic,
            "Urgency": "normal",
        }
        try:
            encrypted = encrypt(body, row, own, os.urandom(SALT_BYTES))
        except ValueError as error:
            raise SubscriptionError(str(error)) from None
        try:
            await self.hooks.post(row.endpoint, encrypted, headers)
        except StatusError as error:
            if error.status in EXPIRED_STATUSES:
                raise SubscriptionError(str(error)) from None
            raise


def _words(row: PushRow, message: PushMessage) -> dict[str, str]:
    """Return the notification's content in the browser's language."""
    phrases = Phrases(best_language(row.language))
    game = phrases.title(message.game, arizona.get_game(message.game).title)
    return {
        "title": phrases.text(message.title.id, **message.title.args, game=game),
        "body": phrases.text(message.body.id, **message.body.args, game=game),
        "link": message.link,
        "tag": message.tag,
    }
