"""Signed cookies that identify returning guests."""

from __future__ import annotations

from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE: Final = "arizona_guest"
SESSION_COOKIE: Final = "arizona_session"
"""Holds the token of a login session."""
DEVICE_COOKIE: Final = "arizona_device"
"""Identifies a browser that has signed in before."""
COOKIE_SECONDS: Final = 400 * 86400


class Guests:
    """Creates and verifies guest cookies."""

    def __init__(self, key: bytes) -> None:
        self._signer = URLSafeSerializer(key, salt="arizona-guest")

    def read(self, cookie: str | None) -> str | None:
        """Return the guest id in a cookie, or ``None`` if its signature is invalid."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            value = self._signer.loads(cookie)
        except BadSignature:
            return None
        return value if isinstance(value, str) and 8 <= len(value) <= 40 else None

    def cookie(self, guest: str) -> str:
        signed = self._signer.dumps(guest)
        return signed if isinstance(signed, str) else signed.decode()
