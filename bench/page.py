"""Start page: time to first paint, script size, and total download size in each language.

The download size is also measured for a signed-in person with a live game to watch and a friend.

A real Chromium with empty caches loads it from a local server; the figure is the median of several
visits.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Response, sync_playwright
from tests.browser.conftest import CHROMIUMS, FLAGS, WIDE
from tests.browser.server_process import Served

from arizona.messages import locales
from bench.common import CannotMeasure

VISITS = 9
WARM_UPS = 2
"""The first pages of a new browser process are always slow."""

PAINTED = """() => new Promise((done) => {
  new PerformanceObserver((list) => {
    const found = list.getEntriesByName("first-contentful-paint")[0];
    if (found) done(found.startTime);
  }).observe({ type: "paint", buffered: true });
})"""


def chromium() -> str:
    """The path of a Chromium on this machine."""
    path = next((found for name in CHROMIUMS if (found := shutil.which(name))), None)
    if path is None:
        raise CannotMeasure("no chromium on this machine")
    return path


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    """A browser, and the URL of a new server."""
    program = chromium()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder) / "tables.sqlite")
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            yield browser, server.url
        finally:
            browser.close()
            server.stop()


def measure() -> dict[str, float]:
    """Milliseconds to the first contentful paint, and compressed script size in kilobytes."""
    with browsing() as (browser, url):
        visits = [_visit(browser, url) for _ in range(WARM_UPS + VISITS)][WARM_UPS:]
        loads = {locale: _load(browser, url, locale) for locale in locales()}
        signed_in = load_signed_in(browser, url)
    return {
        "page.start_signed_in_kb": signed_in / 1000,
        **{f"page.start_{locale}_kb": load / 1000 for locale, load in loads.items()},
        "page.first_paint_ms": median(paint for paint, _ in visits),
        "page.script_kb": median(weight for _, weight in visits) / 1000,
    }


def _visit(browser: Browser, url: str) -> tuple[float, int]:
    context = browser.new_context(viewport=WIDE)  # type: ignore[arg-type]
    page = context.new_page()
    scripts: list[Response] = []
    page.on("response", lambda one: scripts.append(one) if one.url.endswith(".js") else None)
    page.goto(url)
    painted = float(page.evaluate(PAINTED))
    page.wait_for_load_state("networkidle")
    weight = sum(one.request.sizes()["responseBodySize"] for one in scripts)
    context.close()
    return painted, weight


def load_signed_in(browser: Browser, url: str) -> int:
    """Compressed bytes of the English start page of a person with a live game and a friend."""
    headers = {"origin": url}
    people = [browser.new_context(viewport=WIDE, locale="en") for _ in range(3)]  # type: ignore[arg-type]
    for name, context in zip(("Ana", "Ben", "Cleo"), people, strict=True):
        body = {"name": name, "password": "quiet mesa under rain"}
        context.request.post(f"{url}/api/account/register", data=body, headers=headers)
    *players, reader = people
    for player in players:
        request = {"game": "knight", "pace": "quick"}
        found = player.request.post(f"{url}/api/seek", data=request, headers=headers).json()
    if not found["seek"]["table"]:
        raise CannotMeasure("the players did not find each other")
    reader.request.put(f"{url}/api/friends/Ben", headers=headers)
    load = _weigh(reader, url)
    for player in players:
        player.close()
    return load


def _load(browser: Browser, url: str, locale: str) -> int:
    """Compressed bytes of the start page in a language, including everything it loads."""
    return _weigh(browser.new_context(viewport=WIDE, locale=locale), url)  # type: ignore[arg-type]


def _weigh(context: BrowserContext, url: str) -> int:
    page = context.new_page()
    sent: list[Response] = []

    def note(one: Response) -> None:
        sent.append(one)

    page.on("response", note)
    page.goto(url)
    page.locator(".top").wait_for()
    page.evaluate("async () => { await document.fonts.ready; }")
    page.wait_for_load_state("networkidle")
    load = sum(one.request.sizes()["responseBodySize"] for one in sent)
    context.close()
    return load
