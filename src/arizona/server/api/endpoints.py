"""All endpoints that the web application and the offline server share."""

from __future__ import annotations

from typing import Final

from arizona.server.api import games, guests, puzzles, reviews, tables
from arizona.server.api.endpoint import Endpoint

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *games.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *guests.ENDPOINTS,
    *tables.ENDPOINTS,
    *reviews.ENDPOINTS,
)
