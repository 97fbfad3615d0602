"""Ports for the servers that tests start."""

from __future__ import annotations

import random
import socket

LOWEST, HIGHEST = 15_000, 32_000
"""Below the ports that systems give to outgoing connections, which would take some of them."""
_numbers = random.SystemRandom()


def free_port() -> int:
    """Return an unused port that stays free until a server listens on it.

    A port from the system may be given to another process, or to any connection, before the server
    has started.
    """
    while True:
        port = _numbers.randrange(LOWEST, HIGHEST)
        with socket.socket() as sock:
            try:
                sock.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
