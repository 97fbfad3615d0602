"""One of several servers under load. Arguments: port, file or `-`, store, bus."""

from __future__ import annotations

import sys
from pathlib import Path

from arizona.server.base.settings import Settings
from arizona.server.web.serve import run
from bench.table_server import LIMITS

if __name__ == "__main__":
    given = [*sys.argv[2:], "", ""]
    settings = Settings(
        port=int(sys.argv[1]),
        database=Path(given[0]),
        store=given[1],
        bus=given[2],
        limits=LIMITS,
        bot_pause=0.0,
        workers=1,
    )
    run(settings, exact_port=True, open_browser=False, log_level="error")
