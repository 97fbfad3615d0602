"""A static site with the offline version, and how visitors use it."""

from __future__ import annotations

import functools
import re
import threading
import time
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Page, expect

from arizona.server.offline.static_site import write
from tests.browser import user_actions

STARTING = 240_000
"""Milliseconds. Long, because Python has to start in the browser on a busy machine."""
STARTS_FROM_SCRATCH = "starting Python from scratch"
"""Console message when Python cannot resume from the cached snapshot."""
WORKER = "await navigator.serviceWorker.ready"
ALL_CACHED = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active?.state !== "activated") return false;
  const at = new URL("./", location.href);
  const cache = await caches.open(`arizona ${at.pathname} engine`);
  const { parts } = await (await fetch("./engine/parts.json")).json();
  const kept = await Promise.all(parts.map(({ name }) => cache.match(`${at}engine/${name}`)));
  const woken = (await cache.keys()).find(({ url }) => url.includes("/engine/awake-"));
  if (!woken || !kept.every(Boolean)) return false;
  return (await cache.match(woken)).headers.has("Arizona-Warm");
}"""
"""Check that the page, the engine and the Python snapshot are all cached."""


class Quiet(SimpleHTTPRequestHandler):
    """A static file server without log output."""

    asked: list[str]
    """The requested paths."""

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""

    def do_GET(self) -> None:
        """Record the path and serve the file."""
        self.asked.append(self.path)
        super().do_GET()


class Space:
    """A static site: its folder, its URL and the requested paths."""

    def __init__(self, files: Path, url: str, asked: list[str]) -> None:
        self.files = files
        self.url = url
        self.asked = asked


@contextmanager
def hosted(files: Path, path: str = "") -> Iterator[Space]:
    """Serve a folder of files."""
    asked: list[str] = []
    handler = type("Handler", (Quiet,), {"asked": asked})
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=files))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield Space(files / path, f"http://127.0.0.1:{server.server_port}/{path}", asked)
    server.shutdown()
    server.server_close()
    thread.join()


def write_folder(target: Path, server: str = "") -> None:
    """Run ``arizona static`` in a thread, because Playwright runs an event loop in this one."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(1) as pool:
        pool.submit(write, target, server).result()


def sit_down(page: Page, club: str, game: str = "Knight") -> None:
    """Start a game with “Play now” and wait until the engine has loaded."""
    page.goto(club)
    plate = page.get_by_role("region", name=game)
    plate.get_by_role("button", name="Play now", exact=True).click()
    page.wait_for_url(re.compile("#/table/"), timeout=STARTING)
    expect(user_actions.prompt(page)).to_be_visible(timeout=STARTING)
    expect(page.locator(".engine-bar")).to_have_count(0, timeout=STARTING)


def comes_true(page: Page, script: str) -> None:
    """Wait until an async function returns true.

    Playwright's own wait treats any promise as true.
    """
    until = time.monotonic() + STARTING / 1000
    while not page.evaluate(script):
        assert time.monotonic() < until, f"this never came true: {script}"
        page.wait_for_timeout(200)


def wait_until_cached(page: Page) -> None:
    """Wait until everything is cached, so that the network can be turned off."""
    comes_true(page, ALL_CACHED)


def installed(page: Page) -> None:
    """Wait until the service worker is active."""
    comes_true(page, f"async () => ({WORKER}).active?.state === 'activated'")


def take_address(record: str) -> str:
    """Encode a record in a link, as the page does."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    raw = packer.compress(record.encode()) + packer.flush()
    return f"/take#table={urlsafe_b64encode(raw).rstrip(b'=').decode()}"
