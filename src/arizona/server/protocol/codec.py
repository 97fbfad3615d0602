"""Messages to JSON and back."""

from __future__ import annotations

from typing import Final

import msgspec

from arizona.server.protocol.client import ClientMessage

encoder: Final = msgspec.json.Encoder()
"""Reused everywhere: making one is not free."""

client_decoder: Final = msgspec.json.Decoder(ClientMessage)
