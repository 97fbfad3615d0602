"""The `arizona` command, run as a separate program or faster in this process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from arizona.cli.main import main

PROGRAM = str(Path(sys.executable).parent / "arizona")


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


def run(*args: str, env: dict[str, str] | None = None, entered: str = "") -> Outcome:
    """Run as a separate program."""
    done = subprocess.run(
        [PROGRAM, *args],
        input=entered,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | (env or {}),
        timeout=200,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


class Command:
    """Runs the command in this process: faster, and included in coverage."""

    def __init__(self, capture: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.capture = capture
        self.patch = patch

    def __call__(self, *args: str) -> Outcome:
        self.patch.setattr(sys, "argv", ["arizona", *args])
        code: object = 0
        try:
            main()
        except SystemExit as left:
            code = left.code
        out, err = self.capture.readouterr()
        return Outcome(code if isinstance(code, int) else 0, out, err)
