"""Worker processes of the lab: each job is done once, and no process is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arizona.engine.errors import ArizonaError
from arizona.lab.run.workers import as_done


def die(_: int) -> None:
    os._exit(1)


@pytest.mark.parametrize("number", [1, 2])
def test_every_job_is_done_once(number: int) -> None:
    assert sorted(as_done(abs, range(-20, 0), number)) == list(range(1, 21))


def test_a_process_that_dies_is_reported() -> None:
    with pytest.raises(ArizonaError, match="a process that played games died"):
        list(as_done(die, range(3), 2))


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_processes_do_not_outlive_a_killed_parent(tmp_path: Path) -> None:
    parent = subprocess.Popen(
        [sys.executable, "-m", "tests.lab.sleeping", str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert parent.stdout is not None
    with parent.stdout:
        workers = {int(parent.stdout.readline()) for _ in range(2)}
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    end = time.monotonic() + 30
    while any(map(alive, workers)) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(map(alive, workers))


def alive(process: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
