"""`make play`: serves the interpreted rules at once and the compiled ones when they are built.

The page and the plain environment take half a minute, the compiled wheel minutes. So the server
starts with the interpreted rules while the wheel is built in the background. Then it is restarted
from the wheel on the same port; pages reconnect by themselves, and no acknowledged move is lost.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from arizona.packaging.native import have_compiler
from arizona.server.web.serve import listen

ROOT = Path(__file__).resolve().parent.parent
PLAIN = ROOT / ".venv" / "bin" / "arizona"
COMPILED = ROOT / ".venv-compiled" / "bin" / "arizona"
LOG = ROOT / "build" / "compiled-wheel.log"
PORT = 8642
POLL_SECONDS = 0.2
STOP_SECONDS = 15.0


def say(text: str) -> None:
    print(f"make play: {text}", flush=True)


def start_build() -> subprocess.Popen[bytes] | None:
    """Build the compiled wheel at low priority; ``None`` if this machine has no compiler."""
    if not have_compiler():
        say("no C compiler found, so the rules stay interpreted; bots think less deeply")
        return None
    LOG.parent.mkdir(exist_ok=True)
    say(f"building the compiled rules in the background ({LOG.relative_to(ROOT)})")
    nice = ["nice", "-n", "10"] if shutil.which("nice") else []
    with LOG.open("wb") as log:
        return subprocess.Popen(
            [*nice, "make", "--no-print-directory", ".stamps/native"],
            cwd=ROOT,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def free_port(wanted: int) -> int:
    """Return the wanted port or the next free one."""
    sock = listen("127.0.0.1", wanted, exact=False)
    port: int = sock.getsockname()[1]
    sock.close()
    return port


def serve(program: Path, port: int, options: Sequence[str]) -> subprocess.Popen[bytes]:
    command = [str(program), "serve", "--port", str(port), *options]
    return subprocess.Popen(command, cwd=ROOT)


def stop(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def end_build(build: subprocess.Popen[bytes] | None) -> None:
    """Stop an unfinished build with all its compilers; the next start builds again."""
    if build is not None and build.poll() is None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(build.pid, signal.SIGTERM)
        build.wait()


def play(port: int, *, browser: bool) -> int:
    """Serve until the server ends or the user interrupts; return the exit status."""
    began = time.monotonic()
    port = free_port(port)
    server = serve(PLAIN, port, ["--open"] if browser else [])
    build = start_build()
    try:
        while server.poll() is None:
            time.sleep(POLL_SECONDS)
            if build is None or build.poll() is None:
                continue
            if build.returncode == 0:
                seconds = time.monotonic() - began
                say(f"compiled rules are ready after {seconds:.0f} s: restarting the server")
                stop(server)
                server = serve(COMPILED, port, [])
            else:
                say(f"the compiled rules could not be built; see {LOG.relative_to(ROOT)}")
            build = None
    except KeyboardInterrupt:
        pass
    finally:
        stop(server)
        end_build(build)
    return 0 if server.returncode in (0, -signal.SIGINT, -signal.SIGTERM) else server.returncode


def main() -> None:
    parser = argparse.ArgumentParser(prog="make play", description=__doc__)
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--no-browser", action="store_true")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(play(given.port, browser=not given.no_browser))


if __name__ == "__main__":
    main()
