"""Smoke test of an installed Arizona: bot games, a record replayed, a server that responds.

    python tools/smoke.py [--form compiled|plain]

It needs only the installed package, so it runs in any clean environment. `make release` and the
workflow that builds wheels for all systems use it.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

import arizona
from arizona._form import compiled
from arizona.bots.bot import Clock
from arizona.bots.roster import make_bot

PATIENCE = 120.0
PROGRAM = Path(sys.executable).with_name("arizona.exe" if sys.platform == "win32" else "arizona")


def games() -> None:
    """Play one bot game of each, and check that its record replays to the same result."""
    for name in arizona.game_names():
        match = arizona.new(name, seed="smoke")
        bots = [make_bot(name, "greedy", seed=1), make_bot(name, "random", seed=2)]
        while not match.over:
            state = match.state
            bot = bots[state.to_move() % 2]
            match.play(bot.decide(state.clone(), state.legal(), Clock()))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "game.json"
            match.record().save(path)
            again = arizona.load(str(path))
        assert again.state.scores() == match.state.scores()
        print(f"{name}: {len(match.moves)} moves, {match.state.scores()}")


def server() -> None:
    """Start the server and check that it responds and serves the page."""
    with tempfile.TemporaryDirectory() as folder:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        data = Path(folder) / "tables.sqlite"
        command = [str(PROGRAM), "serve", "--port", str(port), "--data", str(data)]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            response = json.loads(_ask(f"http://127.0.0.1:{port}/health", process))
            assert response["status"] == "ok", response
            page = _ask(f"http://127.0.0.1:{port}/", process)
            assert b"<html" in page, page[:200]
            assert b"not built" not in page, "the browser page is missing"
        finally:
            process.terminate()
            process.wait(30)
    print(f"server: {response}")


def core() -> None:
    """Check that nothing of the server is installed, and that a command says so."""
    for name in ("arizona.server", "litestar", "uvicorn"):
        assert importlib.util.find_spec(name) is None, f"{name} is installed"
    done = subprocess.run(
        [str(PROGRAM), "--lang", "en", "serve"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2 and "pip install arizona" in done.stderr, done


def _ask(url: str, process: subprocess.Popen[bytes]) -> bytes:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url, timeout=10) as answer:
                return bytes(answer.read())
        except urllib.error.HTTPError as error:
            return error.read()
        except OSError:
            if process.poll() is not None or time.monotonic() > until:
                raise SystemExit("the server does not answer") from None
            time.sleep(0.2)


def main() -> None:
    parser = argparse.ArgumentParser(description="check that an installed Arizona works")
    parser.add_argument("--form", choices=["compiled", "plain"])
    parser.add_argument("--core", action="store_true", help="check the distribution arizona-core")
    given = parser.parse_args()
    form = "compiled" if compiled() else "plain"
    if given.form not in (None, form):
        raise SystemExit(f"this is the {form} form, not the {given.form} one")
    subprocess.run([str(PROGRAM), "doctor"], check=True, stdout=subprocess.DEVNULL)
    games()
    if given.core:
        core()
    else:
        server()
    print(f"fine: the {form} form on Python {sys.version.split()[0]}")


if __name__ == "__main__":
    main()
