from __future__ import annotations

import os
from pathlib import Path

import pytest

from arizona._form import compiled


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nobody's real folder is touched."""
    folder = tmp_path / "home"
    monkeypatch.setenv("ARIZONA_HOME", str(folder))
    return folder


def pytest_report_header() -> str:
    return f"arizona: {'compiled' if compiled() else 'plain'} form"


def pytest_sessionstart() -> None:
    wanted = os.environ.get("ARIZONA_FORM")
    if wanted is not None and (wanted == "compiled") != compiled():
        pytest.exit(f"these tests were to run in the {wanted} form and do not", returncode=3)
