"""Offline play: download size, time until play, and memory.

A phone is simulated as a browser with a quarter of the CPU time (all threads of the page are
stopped for three quarters of it, because browser throttling does not slow down workers) on a
connection of 9 Mbit/s with 170 ms round-trip time, which the web server simulates.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import re
import signal
import tempfile
import threading
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser import user_actions
from tests.browser.conftest import FLAGS, NO_GUIDE, PHONE
from tests.browser.static_site import wait_until_cached, write_folder

from arizona.server.offline.static_site import is_available
from bench.common import CannotMeasure
from bench.page import chromium

PATIENCE = 300_000
SLOWER = 4
LINE_BYTES = 9_000_000 / 8
"""Bytes per second."""
LATENCY = 0.17
TICK = 0.02
PACKED = (".js", ".mjs", ".css", ".html", ".json", ".svg", ".wasm", ".webmanifest")
MOVE = "[data-target], .tray button, .board .edge, .board .turn, .dot"


class Phone(SimpleHTTPRequestHandler):
    """A web server on a slow connection; compresses what it can."""

    line: threading.Lock
    sent: list[int]
    slow: list[bool]

    def log_message(self, format: str, *args: object) -> None: ...

    def do_GET(self) -> None:
        """Send a file in chunks, sharing the bandwidth with all other requests."""
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        if not path.is_file():
            self.send_error(404)
            return
        body = path.read_bytes()
        packs = path.suffix in PACKED
        body = gzip.compress(body, 9) if packs else body
        if self.slow[0]:
            time.sleep(LATENCY)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Last-Modified", "Mon, 01 Jan 2024 00:00:00 GMT")
        if packs:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.sent.append(len(body))
        with contextlib.suppress(OSError):
            for at in range(0, len(body), 16384):
                piece = body[at : at + 16384]
                if self.slow[0]:
                    with self.line:
                        time.sleep(len(piece) / LINE_BYTES)
                self.wfile.write(piece)


def renderers() -> list[int]:
    """The renderer processes of this program's browser."""
    parents: dict[int, int] = {}
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        with contextlib.suppress(OSError):
            stat = (entry / "stat").read_text("utf-8", "replace")
            parents[int(entry.name)] = int(stat.rpartition(")")[2].split()[1])
            if b"--type=renderer" in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
    return [pid for pid in found if _is_ours(pid, parents)]


def _is_ours(pid: int, parents: dict[int, int]) -> bool:
    while pid > 1:
        if pid == os.getpid():
            return True
        pid = parents.get(pid, 0)
    return False


@contextlib.contextmanager
def slowed() -> Iterator[None]:
    """Give every page a quarter of the CPU time."""
    over = threading.Event()

    def work() -> None:
        while not over.is_set():
            pids = renderers()
            until = time.monotonic() + 1.0
            while not over.is_set() and time.monotonic() < until:
                for kind, share in ((signal.SIGSTOP, 1 - 1 / SLOWER), (signal.SIGCONT, 1 / SLOWER)):
                    for pid in pids:
                        with contextlib.suppress(OSError):
                            os.kill(pid, kind)
                    time.sleep(TICK * share)
        for pid in renderers():
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGCONT)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def memory() -> float:
    """Megabytes of the page and its workers (proportional set size)."""
    total = 0
    for pid in renderers():
        with contextlib.suppress(OSError):
            rows = Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8").splitlines()
            total += next(int(row.split()[1]) for row in rows if row.startswith("Pss:"))
    return total / 1000


def spent() -> float:
    """CPU seconds of the page and its workers; hardly affected by the load of the machine."""
    ticks = 0
    for pid in renderers():
        with contextlib.suppress(OSError):
            stat = Path(f"/proc/{pid}/stat").read_text("utf-8", "replace")
            ticks += sum(int(part) for part in stat.rpartition(")")[2].split()[11:13])
    return ticks / os.sysconf("SC_CLK_TCK")


def first_visit(page: Page, url: str) -> tuple[float, float, float]:
    """Seconds until the start page, a board, and a possible first move."""
    began = time.monotonic()
    page.goto(url, wait_until="commit")
    button = page.get_by_role("region", name="Knight").get_by_role(
        "button", name="Play now", exact=True
    )
    button.wait_for()
    shown = time.monotonic() - began
    button.click()
    page.locator("#board .board").wait_for()
    laid = time.monotonic() - began
    page.wait_for_url(re.compile("#/table/"), timeout=PATIENCE)
    _can_move(page)
    return shown, laid, time.monotonic() - began


def _can_move(page: Page) -> None:
    user_actions.prompt(page).wait_for()
    page.locator(".engine-bar").wait_for(state="detached")
    page.locator(MOVE).first.wait_for()


def later_visit(page: Page) -> tuple[float, float, float, float]:
    """Time and CPU time until the board of the last table is shown, and until the next move."""
    table = page.url
    page.goto("about:blank")
    before = spent()
    began = time.monotonic()
    page.goto(table, wait_until="commit")
    page.locator("#board .board").wait_for()
    shown, drawn = time.monotonic() - began, spent() - before
    page.locator(".engine-bar").wait_for(state="attached")
    _can_move(page)
    return shown, time.monotonic() - began, drawn, spent() - before


def _visits(browser: Browser, url: str, slow: bool) -> dict[str, float]:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    context.add_init_script(NO_GUIDE)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    with slowed() if slow else contextlib.nullcontext():
        shown, laid, ready = first_visit(page, url)
    first = spent()
    wait_until_cached(page)
    context.set_offline(True)
    with slowed() if slow else contextlib.nullcontext():
        again, moved, drawn, later = later_visit(page)
    used = memory()
    context.close()
    kind = "phone" if slow else "here"
    return {
        f"offline.{kind}_first_move_cpu_s": first,
        f"offline.{kind}_offline_board_cpu_s": drawn,
        f"offline.{kind}_offline_move_cpu_s": later,
        f"offline.{kind}_start_page_s": shown,
        f"offline.{kind}_board_s": laid,
        f"offline.{kind}_first_move_s": ready,
        f"offline.{kind}_offline_board_s": again,
        f"offline.{kind}_offline_move_s": moved,
        "offline.memory_mb": used,
    }


def measure() -> dict[str, float]:
    """Download size in megabytes, seconds of a first and of an offline visit, memory."""
    program = chromium()
    if not is_available() or not Path("/proc/self/smaps_rollup").exists():
        raise CannotMeasure("the engine is not built here, or this is no Linux")
    sent: list[int] = []
    slow = [False]
    given = {"line": threading.Lock(), "sent": sent, "slow": slow}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_folder(Path(folder) / "arizona")
        handler = partial(type("Handler", (Phone,), given), directory=folder)
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}/arizona/"
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            figures = _visits(browser, url, slow=False)
            figures["offline.first_visit_mb"] = sum(sent) / 1e6
            slow[0] = True
            figures |= _visits(browser, url, slow=True)
        finally:
            browser.close()
            server.shutdown()
        whole = [path for path in Path(folder).rglob("*") if path.is_file()]
        figures["offline.folder_mb"] = sum(path.stat().st_size for path in whole) / 1e6
        engine = [path for path in whole if "engine" in path.parts]
        figures["offline.engine_mb"] = sum(path.stat().st_size for path in engine) / 1e6
        packed = sum(len(gzip.compress(path.read_bytes(), 9)) for path in engine)
        figures["offline.engine_packed_mb"] = packed / 1e6
    return figures


if __name__ == "__main__":
    for name, value in measure().items():
        print(f"{name:<34} {value:,.2f}")
