"""A folder of files on a club's web space, and what people do with it."""

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
from tests.browser import people

STARTING = 240_000
"""Milliseconds: Python has to start in the browser, and machines are busy."""
WAKES_ANEW = "starting Python from scratch"
"""Said in the console where Python cannot go on from what the browser has kept of it."""
WORKER = "await navigator.serviceWorker.ready"
ALL_KEPT = """async () => {
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
"""Whether page, engine and Python as it has woken are all here."""


class Quiet(SimpleHTTPRequestHandler):
    """A plain web server that says nothing."""

    asked: list[str]
    """What it was asked for."""

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""

    def do_GET(self) -> None:
        """Note what is asked for, and hand it out."""
        self.asked.append(self.path)
        super().do_GET()


class Space:
    """A web space: where its files lie, its address, and what it was asked for."""

    def __init__(self, files: Path, url: str, asked: list[str]) -> None:
        self.files = files
        self.url = url
        self.asked = asked


@contextmanager
def hosted(files: Path, path: str = "") -> Iterator[Space]:
    """Serves a folder of files."""
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
    """``arizona static``, beside a browser that has an event loop of its own."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(1) as pool:
        pool.submit(write, target, server).result()


def sit_down(page: Page, club: str, game: str = "Knight") -> None:
    """Play now, as soon as the rules are there."""
    page.goto(club)
    plate = page.get_by_role("region", name=game)
    plate.get_by_role("button", name="Play now", exact=True).click()
    page.wait_for_url(re.compile("#/table/"), timeout=STARTING)
    expect(people.prompt(page)).to_be_visible(timeout=STARTING)
    expect(page.locator(".engine-bar")).to_have_count(0, timeout=STARTING)


def comes_true(page: Page, script: str) -> None:
    """Wait until a function says yes, at last.

    Playwright's own wait takes a promise for a yes, whatever it promises.
    """
    until = time.monotonic() + STARTING / 1000
    while not page.evaluate(script):
        assert time.monotonic() < until, f"this never came true: {script}"
        page.wait_for_timeout(200)


def kept(page: Page) -> None:
    """Wait until everything is here, so that the network can go."""
    comes_true(page, ALL_KEPT)


def installed(page: Page) -> None:
    """Wait until the worker that keeps pages answers for this one."""
    comes_true(page, f"async () => ({WORKER}).active?.state === 'activated'")


def take_address(record: str) -> str:
    """A record as the page puts it behind an address."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    raw = packer.compress(record.encode()) + packer.flush()
    return f"/take#table={urlsafe_b64encode(raw).rstrip(b'=').decode()}"
