"""Registers the marker that `make rules` reads."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id, ...): the rule ids that this test proves")
