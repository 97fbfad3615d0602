"""Imported by ``multiprocessing``'s fork server, which forks a server from it for each test.

Loading all modules and registering the routes takes seconds of processor time. Here it happens
once per test process. Tests must not import this module, because it replaces a function.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Sequence

from litestar import Litestar

from arizona.cli.main import main
from arizona.server.base.settings import Limits
from arizona.server.web import app, serve
from arizona.server.web.warm_up import warm_up

MODULES = (serve,)  # otherwise loaded by the command `serve`
BODY_BYTES = Limits().body_bytes
ROUTES = app.register_routes(BODY_BYTES)
register_routes = app.register_routes
app.build_schema(ROUTES)
warm_up()


def _routes(body_bytes: int) -> Litestar:
    return ROUTES if body_bytes == BODY_BYTES else register_routes(body_bytes)


app.register_routes = _routes


def run(arguments: Sequence[str], environment: dict[str, str], folder: str) -> None:
    """Run ``arizona`` in this process, which was forked for it."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    random.seed()
    output = os.open(os.devnull, os.O_WRONLY)
    os.dup2(output, sys.stdout.fileno())
    sys.argv = ["arizona", *arguments]
    main()
