"""Two processes that print their id and then sleep: `python -m tests.lab.sleeping`."""

from __future__ import annotations

import os
import time

from arizona.lab.run.workers import as_done


def own_id(piece: int) -> int:
    """Return the process id. The first two jobs finish, the others sleep forever."""
    if piece >= 2:
        time.sleep(3600)
    time.sleep(0.5)  # so that each process gets one
    return os.getpid()


if __name__ == "__main__":
    for worker in as_done(own_id, range(8), 2):
        print(worker, flush=True)
