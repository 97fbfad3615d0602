"""Servers and browsers for these tests.

They need the built page (``make page``) and Chromium. If either is missing, the tests are skipped
with a warning, or fail with ``ARIZONA_NO_SKIPS=1`` as in CI.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from arizona.engine.registry import game_names
from tests.browser.page_checks import FETCHING, Shoot
from tests.browser.server_process import Served, page_is_built

ARTIFACTS = Path(__file__).resolve().parent / "artifacts"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Features of the address bar that start a process for every window.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI",
]
PATIENCE = 60_000
"""Milliseconds. Long, so that a busy machine does not cause failures."""
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

SETTINGS = json.dumps({"guided": dict.fromkeys(game_names(), True)})
NO_GUIDE = f"""
try {{
  if (!localStorage.getItem("arizona.settings"))
    localStorage.setItem("arizona.settings", {json.dumps(SETTINGS)});
}} catch {{
  // Documents such as about:blank have no storage.
}}
"""

EXPECTED = (
    "WebSocket connection",
    "Failed to load resource",
    "Service Worker registration blocked",
    "not saved",
    "the browser cannot store anything now",
)
"""Expected messages about lost connections, blocked service workers and full storage."""
NewPage = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


def _missing() -> str:
    if not any(shutil.which(name) for name in CHROMIUMS):
        return "no chromium on this machine (apt-get install chromium)"
    if not page_is_built():
        return "the page is not built (make page)"
    return ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip tests with a visible warning, or fail them if skips are not allowed."""
    why = _missing()
    if not why:
        return
    if os.environ.get("ARIZONA_NO_SKIPS", "") not in {"", "0"}:
        raise pytest.UsageError(f"browser tests cannot run and may not be skipped: {why}")
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=f"!!! BROWSER TESTS SKIPPED: {why} !!!"))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Launch Debian's Chromium with options for a container."""
    path = next((shutil.which(name) for name in CHROMIUMS if shutil.which(name)), None)
    return {"executable_path": path, "args": FLAGS}


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server shared by all tests."""
    server = Served(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that a test may kill."""
    server = Served(tmp_path / "tables.sqlite", forked=True)
    yield server
    server.stop()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Open pages in separate browser contexts. Errors and warnings in the console fail the test.

    The service worker is blocked unless ``worker`` is set.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(
            known in message.text for known in EXPECTED
        ):
            complaints.append(message.text)

    def make(
        base: str,
        *,
        phone: bool = False,
        dark: bool = False,
        motion: bool = False,
        guide: bool = False,
        worker: bool = False,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=base,
            viewport=PHONE if phone else WIDE,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if worker else "block",
            **more,
        )
        contexts.append(context)
        context.add_init_script(FETCHING)
        if not guide:
            context.add_init_script(NO_GUIDE)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", listen)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not complaints, complaints


@pytest.fixture
def shoot() -> Shoot:
    """Save a screenshot for visual inspection. Off by default, because screenshots are slow."""
    wanted = any(os.environ.get(name) == "1" for name in ("ARIZONA_LONG", "ARIZONA_PICTURES"))
    ARTIFACTS.mkdir(exist_ok=True)

    def take(page: Page, name: str) -> None:
        if wanted:
            page.screenshot(path=ARTIFACTS / f"{name}.png")

    return take
