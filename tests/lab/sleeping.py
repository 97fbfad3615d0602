"""Two processes that tell their id and then sleep: `python -m tests.lab.sleeping`."""

from __future__ import annotations

import os
import time

from arizona.lab.run.workers import as_done


def own_id(piece: int) -> int:
    """The first pieces are done at once; the others never."""
    if piece >= 2:
        time.sleep(3600)
    time.sleep(0.5)  # so that both get one
    return os.getpid()


if __name__ == "__main__":
    for worker in as_done(own_id, range(8), 2):
        print(worker, flush=True)
