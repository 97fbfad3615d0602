"""The server under load, like `arizona serve` but without per-address limits.

With a third argument the limits apply, for attacks.
"""

from __future__ import annotations

import sys
from pathlib import Path

from arizona.server.base.settings import Limits, Settings, default_workers
from arizona.server.web.serve import run

LIMITS = Limits(
    running_tables=10**6,
    new_tables_per_minute=10**6,
    new_tables_per_minute_and_address=10**6,
    new_tables_per_day_and_address=10**6,
    connections_per_address=10**6,
    connections=10**4,
    messages_per_second=10**6,
    messages_at_once=10**6,
    sockets=10**6,
    sockets_per_address=10**6,
    requests_per_second=10**6,
    requests_at_once=10**6,
    waiting_messages=10**4,
    undos_at_once=10**6,
    undone_lines=10**6,
    stored_bytes_per_address=10**12,
)

if __name__ == "__main__":
    settings = Settings(
        port=int(sys.argv[1]),
        database=Path(sys.argv[2]),
        limits=Limits() if len(sys.argv) > 3 else LIMITS,
        bot_pause=0.0,
        workers=default_workers(),
    )
    run(settings, exact_port=True, open_browser=False, log_level="error")
