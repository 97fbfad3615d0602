"""A passkey device in software: creates credentials and signs challenges like a browser."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

Json = dict[str, Any]
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey. The counter grows with every signature; ``counting=False`` leaves it at 0."""

    def __init__(self, origin: str, *, counting: bool = True, verified: bool = True) -> None:
        self.origin = origin
        self.host = origin.partition("://")[2].partition(":")[0]
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.counter = 0
        self.counting = counting
        self.handle = ""
        self._flags = PRESENT | (VERIFIED if verified else 0)

    def create(self, options: Json) -> Json:
        """Return a new credential for creation options."""
        self.handle = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self._data(self._flags | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        response = {
            "clientDataJSON": bytes_to_base64url(client),
            "attestationObject": bytes_to_base64url(attestation),
            "transports": ["internal"],
        }
        return self._credential(response)

    def sign(self, options: Json) -> Json:
        """Return the assertion for request options."""
        self.counter += self.counting
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(self._flags)
        digest = hashlib.sha256(client).digest()
        response = {
            "clientDataJSON": bytes_to_base64url(client),
            "authenticatorData": bytes_to_base64url(data),
            "signature": bytes_to_base64url(self.key.sign(data + digest, ec.ECDSA(SHA256()))),
            "userHandle": self.handle,
        }
        return self._credential(response)

    def _data(self, flags: int) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _client(self, type: str, challenge: str) -> bytes:
        return json.dumps({"type": type, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, response: Json) -> Json:
        id = bytes_to_base64url(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}
