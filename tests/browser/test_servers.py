"""Several servers behind a proxy are restarted one by one, and the page stays connected."""

from __future__ import annotations

import signal
import time

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser import user_actions
from tests.browser.conftest import NewPage
from tests.cluster.servers import Cluster, Program

MAX_SECONDS = 3.0
"""Seconds. The goal is one; the rest is for busy machines."""


class Lines:
    """Records when a page lost its connection to the table and when it was restored."""

    def __init__(self, page: Page) -> None:
        self.lost: list[float] = []
        self.heard: list[float] = []
        page.on("websocket", self._opened)

    def _opened(self, line: WebSocket) -> None:
        line.once("framereceived", lambda _: self.heard.append(time.monotonic()))
        line.on("close", lambda _: self.lost.append(time.monotonic()))

    def silences(self) -> list[float]:
        """Return the length of each outage in seconds."""
        return [heard - lost for lost, heard in zip(self.lost, self.heard[1:], strict=False)]


def stop(server: Program, page: Page) -> None:
    """Stop a server as a host would, while the page keeps running."""
    server.signal(signal.SIGTERM)
    assert server.process is not None
    while server.process.poll() is None:
        page.wait_for_timeout(20)


@pytest.mark.long
def test_servers_are_restarted_one_after_the_other_and_the_page_stays(new_page: NewPage) -> None:
    with Cluster(servers=2, thinkers=0) as cluster:
        page = new_page(cluster.url)
        lines = Lines(page)
        user_actions.set_up(page, seats=("here", "here"))
        user_actions.play(page, until="three")
        log = page.get_by_role("list", name="Log").get_by_role("listitem")
        for server in cluster.servers:
            result = log.count()
            stop(server, page)
            expect(page.locator("header.top")).not_to_contain_text("Connection lost")
            page.locator(user_actions.SPACES).first.click()
            expect(log).to_have_count(result + 1)
            server.start()
            page.wait_for_timeout(2500)  # until the proxy, which announces nothing, uses it again
        print({"silences": lines.silences()})
        assert lines.silences() and max(lines.silences()) < MAX_SECONDS
        page.reload()
        expect(log).to_have_count(result + 1)
