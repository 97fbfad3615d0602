"""Server startup: opens a port, runs uvicorn and opens the browser if requested."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from types import FrameType

import uvicorn
from litestar import Litestar

from arizona.engine.errors import ArizonaError
from arizona.server.base import logs
from arizona.server.base.addresses import Proxies
from arizona.server.base.garbage import GarbageCollector, collect_new_objects_only
from arizona.server.base.logs import log_event
from arizona.server.base.loop_watchdog import background_task
from arizona.server.base.settings import Settings
from arizona.server.protocol.parts import LARGEST_MESSAGE
from arizona.server.transport.connection_limits import ConnectionLimits, limited_protocol
from arizona.server.transport.uvicorn_websockets import FramedSockets
from arizona.server.web.app import application
from arizona.server.web.offline_bundle import Builder
from arizona.server.web.server import Server, server_store

PORTS_TO_TRY = 20
SWITCH_SECONDS = 0.0005
SHUTDOWN_SECONDS = 9.0
"""Time limit for stopping, in addition to the drain time; then the process is ended."""
LATE = 4
"""Exit status of a server that did not stop in time."""


def listen(host: str, port: int, *, exact: bool) -> socket.socket:
    """Return a listening socket; if the port is taken and not ``exact``, use the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = port if exact or port == 0 else port + PORTS_TO_TRY
    why = ""
    for candidate in range(port, last + 1):
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, candidate))
            sock.listen(2048)
        except OSError as error:
            sock.close()
            why = error.strerror or str(error)
            continue
        return sock
    raise ArizonaError(f"cannot listen on {host} port {port}: {why}")


def address_of(sock: socket.socket, host: str) -> str:
    """Return the URL to open in a browser."""
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host
    return f"http://{shown}:{sock.getsockname()[1]}/"


def config(
    server: Server, ws: str | type = FramedSockets, routes: Litestar | None = None
) -> uvicorn.Config:
    """Return uvicorn's configuration; ``routes`` are those of a server that has stopped."""
    settings = server.settings
    limiter = ConnectionLimits(settings.limits, Proxies(settings.proxies))
    server.metrics.gauges["connections"] = lambda: len(limiter.open)
    server.metrics.gauges["connections_turned_away"] = lambda: limiter.turned_away
    return uvicorn.Config(
        application(server, routes),
        http=limited_protocol(limiter),
        proxy_headers=False,  # the admission layer determines the client's address
        log_config=None,
        access_log=False,
        server_header=False,
        ws=ws,
        ws_max_size=LARGEST_MESSAGE * 4,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


def open_files() -> None:
    """Raise the limit of open files to the maximum: every socket is one."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415  (not on every system)

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Uvicorn(uvicorn.Server):
    """Uvicorn server that reports when it has started and drains before it stops."""

    def __init__(self, server: Server, started: Callable[[], None]) -> None:
        super().__init__(config(server))
        self._server = server
        self._on_started = started
        self._deadline: threading.Timer | None = None
        self._garbage: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, with a deadline that works even if the event loop is blocked."""
        self._begin_deadline()
        super().handle_exit(sig, frame)

    def _begin_deadline(self) -> None:
        if self._deadline is None:
            self._deadline = threading.Timer(
                self._server.settings.drain + SHUTDOWN_SECONDS, self._end_now
            )
            self._deadline.daemon = True
            self._deadline.start()

    def _end_now(self) -> None:
        """End the process. Every acknowledged move is already in the store."""
        log_event("stopped late", level=logging.ERROR)
        self._server.kill_workers()
        os._exit(LATE)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, call the callback, then start the worker processes."""
        await super().startup(sockets)
        if self.started:
            self._on_started()
            await self._server.work.open()
            collector = GarbageCollector(self._server.metrics.gauges["sockets"])
            self._garbage = background_task("garbage collection", collector.run())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Report not ready for the drain time, then disconnect clients."""
        self._server.draining = True
        self._begin_deadline()
        await asyncio.sleep(self._server.settings.drain)
        if self._garbage is not None:
            self._garbage.cancel()
        await super().shutdown(sockets)


async def _check_store(settings: Settings) -> None:
    """Check the store before anything else starts."""
    store = server_store(settings)
    await store.open()
    try:
        await store.check()
    finally:
        await store.close()


def run(
    settings: Settings,
    *,
    exact_port: bool,
    open_browser: bool,
    log_level: str,
    offline: Builder | None = None,
) -> None:
    """Serve until interrupted; ``offline`` builds the offline version of the page."""
    logs.set_up(log_level)
    open_files()
    asyncio.run(_check_store(settings))
    # The store's thread must not wait long for the interpreter lock while sockets are busy.
    sys.setswitchinterval(SWITCH_SECONDS)
    collect_new_objects_only()
    sock = listen(settings.host, settings.port, exact=exact_port)
    address = address_of(sock, settings.host)

    def started() -> None:
        print(f"Arizona is open: {address}", flush=True)
        print("Stop it with Ctrl+C.", flush=True)
        if server.accounts.first_host_code:
            print(f"Code for the first host: {server.accounts.first_host_code}", flush=True)
        if open_browser:
            webbrowser.open(address)

    server = Server(settings, offline)
    uvicorn_server = Uvicorn(server, started)
    try:
        uvicorn_server.run(sockets=[sock])
    except KeyboardInterrupt:
        pass
    finally:
        sock.close()
    if not uvicorn_server.started:
        sys.exit(3)


def think(settings: Settings, *, log_level: str) -> None:
    """Run bot processes for the servers of a store until interrupted."""
    logs.set_up(log_level)

    async def work() -> None:
        stop = asyncio.Event()
        for one in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                asyncio.get_running_loop().add_signal_handler(one, stop.set)
        async with Server(settings).run():
            print("Arizona thinks. Stop it with Ctrl+C.", flush=True)
            await stop.wait()

    asyncio.run(work())
