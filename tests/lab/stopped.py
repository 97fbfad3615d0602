"""A run that is killed while writing its fourth game: `python -m tests.lab.stopped FOLDER`."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import msgspec
from rich.console import Console

from arizona.lab.run import runner
from arizona.lab.run.journal import FILE, Journal, read_journal
from arizona.lab.run.plan import make_plan
from arizona.lab.run.result import Result

FOLDER = Path(sys.argv[-1])


class Cut(Journal):
    """Kills the process in the middle of the fourth line."""

    def add(self, result: Result) -> None:
        if len(read_journal(FOLDER)) < 3:
            super().add(result)
            return
        with (FOLDER / FILE).open("ab") as file:
            file.write(msgspec.json.encode(result)[:200])
        os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    vars(runner)["Journal"] = Cut
    plan = make_plan("knight", seats=2, bots=["random"], games=8)
    runner.run(plan, FOLDER, 2, Console(quiet=True))
