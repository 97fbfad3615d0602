"""Encodes and decodes protocol messages as JSON."""

from __future__ import annotations

from typing import Final

import msgspec

from arizona.server.protocol.client import ClientMessage

encoder: Final = msgspec.json.Encoder()
"""Shared encoder; creating one is not free."""

client_decoder: Final = msgspec.json.Decoder(ClientMessage)
