from __future__ import annotations

from types import SimpleNamespace

import pytest

from arizona.server.base import token_buckets


@pytest.fixture
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock of rate limits: on a busy machine they would refill between two requests."""
    monkeypatch.setattr(token_buckets, "time", SimpleNamespace(monotonic=lambda: 0.0))
