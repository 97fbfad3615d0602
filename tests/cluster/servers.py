"""A complete cluster on loopback: database, bus, proxy, servers and bot machines."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.services import Caddy, Nginx, Postgres, Service, Valkey

START = """
import sys
from arizona.server.web.serve import run
from arizona.server.base.settings import Limits, Settings

limits = Limits(
    messages_per_second=1e6, messages_at_once=10**6, sockets_per_address=5000,
    new_tables_per_minute=1e6, new_tables_per_minute_and_address=1e6, running_tables=10**6,
    new_tables_per_day_and_address=1e6, requests_per_second=1e6, requests_at_once=10**6,
    connections_per_address=5000, hellos_per_second=1e3, hellos_at_once=10**4,
    undos_at_once=10**6, undone_lines=10**6, stored_bytes_per_address=10**12,
)
settings = Settings(
    port=int(sys.argv[1]), store=sys.argv[2], bus=sys.argv[3], proxies=("127.0.0.1",),
    bot_pause=0.0, bot_seconds=0.2, bot_patience=1.0, drain=float(sys.argv[4]), limits=limits,
)
run(settings, exact_port=True, open_browser=False, log_level="error")
"""
"""Like `arizona serve`, but without rate limits, because all players share an address."""

DOCS = Path(__file__).resolve().parents[2] / "docs" / "servers.md"


def caddy(servers: list[str]) -> Service:
    """Return Caddy with the configuration from docs/servers.md, for loopback and without TLS."""
    shown = DOCS.read_text("utf-8").partition("```caddy\n")[2].partition("```")[0]
    there = "10.0.0.11:8642 10.0.0.12:8642 10.0.0.13:8642"
    assert there in shown and shown.startswith("games.example {")
    here = shown.replace(there, " ".join(servers))
    here = here.replace("games.example", "http://127.0.0.1:{port}", 1)
    return Caddy("{\n\tadmin off\n\tauto_https off\n}\n" + here)


def nginx(servers: list[str]) -> Service:
    """Return nginx with the configuration from docs/servers.md, for loopback and without TLS."""
    shown = DOCS.read_text("utf-8").partition("```nginx\n")[2].partition("```")[0]
    lines = [line for line in shown.splitlines() if "ssl_certificate" not in line]
    there = [line for line in lines if "server 10.0.0." in line]
    assert len(there) == 3 and "    listen 443 ssl;" in lines
    first = lines.index(there[0])
    lines[first : first + 3] = [there[0].replace("10.0.0.11:8642", one) for one in servers]
    config = "\n".join(lines).replace("listen 443 ssl;", "listen 127.0.0.1:{port};")
    return Nginx(config + "\n")


class Program(Service):
    """A server or a bot machine."""

    name = "program"

    def __init__(self, arguments: list[str], *, web: bool) -> None:
        super().__init__()
        self.arguments = arguments
        self.web = web

    def command(self) -> list[str]:
        return [sys.executable, *(part.replace("PORT", str(self.port)) for part in self.arguments)]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.begin()
        self.wait()

    def begin(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), stdout=log, stderr=log, start_new_session=True
            )

    def wait(self) -> None:
        end = time.monotonic() + 180
        while self.web and time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()[-3000:]
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/ready", timeout=5).status_code == 200:
                    return
            time.sleep(0.05)
        assert not self.web, self.log.read_text()[-3000:]

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Kill the process and all its children."""
        process = self.process
        super().kill(how)
        if process is not None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)

    def signal(self, which: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(which)


class Cluster:
    """All processes of a cluster, started in the right order and stopped in any."""

    def __init__(
        self,
        servers: int,
        thinkers: int,
        *,
        durable: bool = False,
        start: str = START,
        proxy: Callable[[list[str]], Service] = caddy,
    ) -> None:
        """``start`` is the Python program of a server."""
        self.postgres = Postgres(durable=durable)
        self.valkey = Valkey()
        store, bus = self.postgres.address(), self.valkey.address
        self.servers = [
            Program(["-c", start, "PORT", store, bus, "0"], web=True) for _ in range(servers)
        ]
        cli = "from arizona.cli.main import main; main()"
        think = ["-c", cli, "think", "--store", store, "--bus", bus, "--workers", "1"]
        think += ["--bot-pause", "0", "--bot-seconds", "0.2", "--log-level", "error"]
        self.thinkers = [Program(think, web=False) for _ in range(thinkers)]
        self.proxy = proxy([f"127.0.0.1:{server.port}" for server in self.servers])

    def __enter__(self) -> Cluster:
        with contextlib.ExitStack() as cleanup:
            cleanup.callback(self.close)
            self.postgres.start()
            self.valkey.start()
            for program in [*self.servers, *self.thinkers]:
                program.begin()
            for program in self.servers:
                program.wait()
            self.proxy.start()
            cleanup.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        services = [self.proxy, *self.thinkers, *self.servers, self.valkey, self.postgres]
        for service in services:
            service.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.proxy.port}"
