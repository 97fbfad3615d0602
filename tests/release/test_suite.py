"""The test suite on a busy machine: slow tests pass, and hanging tests are stopped and named."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from hypothesis import settings

from tests.docs.page import ROOT

HANGING = """
import asyncio, collections, itertools, time

def test_sleeps() -> None:
    time.sleep(600)

def test_waits_in_a_loop() -> None:
    asyncio.run(asyncio.Event().wait())

def test_hears_no_signal() -> None:
    collections.deque(itertools.repeat(0), maxlen=0)  # for ever within C, as in a compiled loop

def test_goes_on() -> None:
    pass
"""


def test_a_hanging_test_is_ended_and_named(tmp_path: Path) -> None:
    """Uses the project's settings with shorter limits, in a worker as in `make test`."""
    (tmp_path / "test_hanging.py").write_text(HANGING)
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml")]
    limits = ["-o", "timeout=2", "-o", "faulthandler_timeout=6", "-n1"]
    done = subprocess.run(
        [*command, *limits, f"--rootdir={tmp_path}", "test_hanging.py"],
        cwd=tmp_path,
        check=False,
        capture_output=True,
        text=True,
        timeout=240,
    )
    output = done.stdout
    assert done.returncode == 1, output + done.stderr
    assert "FAILED test_hanging.py::test_sleeps - Failed: Timeout (>2.0s)" in output
    assert "FAILED test_hanging.py::test_waits_in_a_loop - Failed: Timeout (>2.0s)" in output
    assert "crashed while running 'test_hanging.py::test_hears_no_signal'" in output
    assert "3 failed, 1 passed" in output


def test_no_example_has_a_deadline() -> None:
    assert settings.default is not None
    assert settings.default.deadline is None
    own = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "settings"
        if any(keyword.arg == "deadline" for keyword in node.keywords)
    ]
    assert own == []
