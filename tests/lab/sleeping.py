"""Two processes that print their id and then sleep: `python -m tests.lab.sleeping FOLDER`."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from arizona.lab.run.workers import as_done

FOLDER = "ARIZONA_SLEEPING"
"""The environment variable with the folder in which the first two jobs note that they started."""


def own_id(piece: int) -> int:
    """Return the process id. The first two jobs finish, the others sleep forever."""
    if piece >= 2:
        time.sleep(3600)
    folder = Path(os.environ[FOLDER])
    (folder / str(piece)).touch()
    while len(list(folder.iterdir())) < 2:  # so that each process gets one
        time.sleep(0.01)
    return os.getpid()


if __name__ == "__main__":
    os.environ[FOLDER] = sys.argv[1]
    for worker in as_done(own_id, range(8), 2):
        print(worker, flush=True)
