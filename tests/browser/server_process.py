"""A server that can be killed and restarted, and a proxy that can be disconnected."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from tests.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
PRELOADED = "tests.browser.preloaded_server"


def page_is_built() -> bool:
    """Check whether the package under test contains the built page."""
    import arizona.server

    return (Path(arizona.server.__file__).parent / "static" / "index.html").is_file()


class EndedAtOnceError(RuntimeError):
    """The server exited during startup."""


class Process(Protocol):
    """What ``Served`` needs of a process: the methods of ``Popen``."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None = None) -> int: ...

    def terminate(self) -> None: ...


class Forked:
    """A process forked from one that has loaded all modules (``preloaded_server``)."""

    def __init__(self, arguments: Sequence[str]) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([PRELOADED])
        given = (list(arguments), dict(os.environ), str(ROOT))
        self._process = context.Process(target=_run_preloaded, args=given)
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("arizona serve", timeout or 0)
        return self._process.exitcode

    def terminate(self) -> None:
        self._process.terminate()


def _run_preloaded(*given: Any) -> None:
    import_module(PRELOADED).run(*given)


class Served:
    """``arizona serve`` in a separate process.

    ``program`` replaces the ``arizona`` command. A ``forked`` server runs the same code, but starts
    within a fraction of a second.
    """

    def __init__(
        self,
        data: Path,
        program: Path | None = None,
        options: Sequence[str] = (),
        *,
        forked: bool = False,
    ) -> None:
        self.data = data
        self.options = options
        self.program = program or Path(sys.executable).parent / "arizona"
        self.forked = forked
        self.process: Process | None = None
        for tries_left in (2, 1, 0):
            self.port = free_port()
            try:
                self.start()
                return
            except EndedAtOnceError:  # another process took the port
                if not tries_left:
                    raise

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Start the server and wait until it responds."""
        arguments = ["serve", "--port", str(self.port), "--data", str(self.data)]
        arguments += ["--bot-pause", "0", "--workers", "1", "--allow-seeds"]
        arguments += self.options
        if self.forked:
            self.process = Forked(arguments)
        else:
            command = [str(self.program), *arguments]
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=ROOT)
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.url}/health", timeout=2).close()
                return
            if self.process.poll() is not None:
                raise EndedAtOnceError("the server ended at once")
            time.sleep(0.1)
        self.stop()
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Kill the process, as if the machine lost power."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


class Cable:
    """A proxy to a server whose connections can be cut and restored."""

    def __init__(self, target: int) -> None:
        self.target = target
        self._whole = True
        self._open: list[socket.socket] = []
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def cut(self) -> None:
        """Drop all connections and accept no new ones."""
        with self._lock:  # a connection that is being accepted must not survive
            self._whole = False
            for sock in self._open:
                with contextlib.suppress(OSError):
                    sock.shutdown(socket.SHUT_RDWR)
            self._open.clear()

    def restore(self) -> None:
        """Accept connections again."""
        self._whole = True

    def close(self) -> None:
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            with self._lock:
                if not self._whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.target))
                self._open += [near, far]
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._pump, args=(source, sink), daemon=True).start()

    @staticmethod
    def _pump(source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        for sock in (source, sink):
            with contextlib.suppress(OSError):
                sock.close()
