from __future__ import annotations

import pytest

from tests.terminal.command import Command


@pytest.fixture
def arizona(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command line, run in this process."""
    monkeypatch.setenv("COLUMNS", "100")
    return Command(capsys, monkeypatch)
