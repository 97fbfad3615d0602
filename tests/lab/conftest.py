from __future__ import annotations

from tests.terminal.conftest import arizona

__all__ = ["arizona"]
