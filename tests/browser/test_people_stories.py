"""Long stories of people at a table: draws, absence, and a slow game over a week with push."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import tables, user_actions
from tests.browser.conftest import NewPage
from tests.browser.server_process import Served
from tests.browser.tables import here
from tests.browser.test_between_people import DRAFT, pick
from tests.browser.test_friends import register
from tests.browser.test_rated import MOVE
from tests.browser.time_travel import TimeTravel
from tests.server.test_push import Browser

pytestmark = pytest.mark.long
CLOCK = {"kind": "fischer", "seconds": 300, "increment": 5}
AWAY_SECONDS = 121
"""A player of a live game may be away for two minutes."""
DAY = 86_400


def sit_down(page: Page, table: str, name: str, seat: int) -> None:
    page.goto(f"/table/{table}")
    page.get_by_label("What’s your name?").fill(name)
    page.get_by_role("button", name=f"Take seat {seat}").click()


@pytest.fixture
def time_travel(tmp_path: Path) -> Iterator[TimeTravel]:
    server = TimeTravel(tmp_path)
    yield server
    server.stop()


def offer_draw(page: Page) -> None:
    page.get_by_role("button", name="Resign or draw").click()
    page.get_by_role("dialog").get_by_role("button", name="Offer a draw").click()
    expect(user_actions.prompt(page)).to_contain_text("You have offered a draw.")


def test_a_draw_is_declined_offered_again_and_agreed(served: Served, new_page: NewPage) -> None:
    ana, ben = new_page(served.url), new_page(served.url)
    table = tables.make(ana, "knight", [*here("Ana"), {"kind": "link"}], options=DRAFT)
    ana.goto(f"/table/{table}")
    sit_down(ben, table, "Ben", 2)
    offer_draw(ana)
    expect(user_actions.prompt(ben)).to_contain_text("Ana offers a draw.")
    ben.get_by_role("button", name="Decline").click()
    for page in (ana, ben):
        expect(page.locator(".log")).to_contain_text("Ana offered a draw.")
        expect(page.locator(".log")).to_contain_text("Ben declined the draw.")
        expect(user_actions.prompt(page)).not_to_contain_text("draw")
    pick(ana)
    offer_draw(ben)
    expect(user_actions.prompt(ana)).to_contain_text("Ben offers a draw.")
    ana.get_by_role("button", name="Agree to a draw").click()
    for page in (ana, ben):
        expect(page.get_by_role("dialog")).to_contain_text("Draw")
        expect(page.locator(".log")).to_contain_text("Ana agreed to a draw.")


def test_a_player_is_away_comes_back_and_loses_when_away_for_too_long(
    time_travel: TimeTravel, new_page: NewPage
) -> None:
    ana, ben = new_page(time_travel.url), new_page(time_travel.url)
    seats = [*here("Ana"), {"kind": "link"}]
    table = tables.make(ana, "knight", seats, options=DRAFT, clock=CLOCK)
    ana.goto(f"/table/{table}")
    sit_down(ben, table, "Ben", 2)
    pick(ana)
    ben.goto("about:blank")
    expect(user_actions.prompt(ana)).to_contain_text(
        re.compile("Away. You can claim in [12]:[0-9]{2}")
    )
    claim = ana.get_by_role("button", name="Claim the win", exact=True)
    expect(claim).to_have_count(0)
    # Ben is back in time, and nothing can be claimed.
    time_travel.advance(60)
    ben.goto(f"/table/{table}")
    expect(user_actions.prompt(ben)).to_contain_text("Your turn")
    expect(user_actions.prompt(ana)).not_to_contain_text("Away")
    ben.goto("about:blank")
    expect(user_actions.prompt(ana)).to_contain_text("Away. You can claim in")
    time_travel.advance(AWAY_SECONDS)
    ana.reload()
    expect(user_actions.prompt(ana)).to_contain_text("Away for too long. You can claim now.")
    claim.click()
    expect(ana.get_by_role("dialog")).to_contain_text("Ana wins")
    ben.goto(f"/table/{table}")
    expect(ben.get_by_role("dialog")).to_contain_text("Ana wins")


def test_a_bot_takes_over_for_an_absent_player_of_three(
    time_travel: TimeTravel, new_page: NewPage
) -> None:
    pages = {name: new_page(time_travel.url) for name in ("Ana", "Ben", "Cleo")}
    ana = pages["Ana"]
    seats = [*here("Ana"), {"kind": "link"}, {"kind": "link"}]
    table = tables.make(ana, "rails", seats, clock=CLOCK)
    ana.goto(f"/table/{table}")
    sit_down(pages["Ben"], table, "Ben", 2)
    sit_down(pages["Cleo"], table, "Cleo", 3)
    expect(user_actions.prompt(ana)).to_contain_text(re.compile("Your turn|Waiting for (Ben|Cleo)"))
    text = user_actions.prompt(ana).inner_text()
    absent = next((name for name in ("Ben", "Cleo") if f"for {name}" in text), "Ana")
    waits = next(page for name, page in pages.items() if name != absent)
    pages[absent].goto("about:blank")
    expect(user_actions.prompt(waits)).to_contain_text("Away. You can claim in")
    time_travel.advance(AWAY_SECONDS)
    waits.reload()
    waits.get_by_role("button", name="Let a bot take over", exact=True).click()
    # The game continues without the absent player.
    expect(user_actions.prompt(waits)).not_to_contain_text(f"Waiting for {absent}")
    for name, page in pages.items():
        if name != absent:
            expect(page.locator(".log")).to_contain_text(absent)


class PushService:
    """A push service that stores the encrypted messages."""

    def __init__(self) -> None:
        self.got: list[tuple[str, bytes]] = []
        got = self.got

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                got.append((self.path, self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(201)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Log nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


SUBSCRIBED = """(subscription) => {
  const found = { endpoint: subscription.endpoint, toJSON: () => subscription,
    unsubscribe: async () => true };
  let on = false;
  PushManager.prototype.subscribe = async () => ((on = true), found);
  PushManager.prototype.getSubscription = async () => (on ? found : null);
}"""
"""Replaces the push service of the browser's vendor, which tests cannot reach."""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ title, data }) => [title, data.link]);
}"""


class Phone:
    """A person whose browser has turned on notifications and who opens the page now and then."""

    def __init__(self, page: Page, base: str, name: str, service: PushService) -> None:
        self.page, self.base, self.name, self.service = page, base, name, service
        self.browser = Browser(f"{service.url}/{name}", "en")
        keys = {key: self.browser.wish[key] for key in ("p256dh", "auth")}
        subscription = {"endpoint": self.browser.wish["endpoint"], "keys": keys}
        page.add_init_script(f"({SUBSCRIBED})({json.dumps(subscription)})")
        register(page, base, name)
        page.goto("/")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.get_by_role("button", name="Settings").click()
        with page.expect_response(re.compile("/api/push$")):
            page.get_by_role("switch", name="Notifications").click()

    def messages(self) -> list[dict[str, str]]:
        """Return the decrypted notifications of this person."""
        own = [body for path, body in self.service.got if path == f"/{self.name}"]
        return [self.browser.open(body) for body in own]

    def wait_for_message(self, before: int) -> None:
        """Wait until there are more notifications than before."""
        assert user_actions.comes_true(self.page, lambda: len(self.messages()) > before, 120)

    def close(self) -> None:
        """Leave the table; the page that remains shows no game."""
        self.page.goto("/about")

    def show(self, message: dict[str, str]) -> list[list[str]]:
        """Deliver a message to the service worker, and return the notifications it shows."""
        line = self.page.context.new_cdp_session(self.page)
        found: list[str] = []
        line.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: found.append(json.dumps(event)),
        )
        line.send("ServiceWorker.enable")
        assert user_actions.comes_true(self.page, lambda: bool(found))
        registration = json.loads(found[0])["registrations"][0]["registrationId"]
        line.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": self.base,
                "registrationId": registration,
                "data": json.dumps(message),
            },
        )
        assert user_actions.comes_true(self.page, lambda: self.page.evaluate(SHOWN) != [])
        shown: list[list[str]] = self.page.evaluate(SHOWN)
        return shown


def test_a_slow_game_over_a_week_with_push(tmp_path: Path, new_page: NewPage) -> None:
    service = PushService()
    options = ["--push", "mailto:host@example.org", "--allow-private-hooks"]
    server = TimeTravel(tmp_path, options)
    base = server.url
    try:
        phones = {
            name: Phone(
                new_page(base, worker=True, permissions=["notifications"]), base, name, service
            )
            for name in ("Ana", "Ben")
        }
        for phone in phones.values():
            phone.page.goto("/find/knight")
            phone.page.get_by_role("radio", name="2 days per turn").check()
            phone.page.get_by_role("button", name="Find players", exact=True).click()
            if phone.name == "Ana":
                expect(phone.page.get_by_text("You can close this page.")).to_be_visible()
                phone.close()
        ana, ben = phones["Ana"], phones["Ben"]
        ben.page.wait_for_url("**/table/*")
        table = ben.page.url.rpartition("/")[2]
        ana.wait_for_message(0)
        found = ana.messages()[0]
        assert (found["title"], found["link"]) == ("Players found", f"/t/{table}")
        assert ana.show(found) == [["Players found", f"/t/{table}"]]
        ben.close()

        for _ in range(5):
            server.advance(DAY)
            card = ana.page.request.get(f"{base}/api/tables/{table}").json()
            mover = ana if card["your_turn"] else ben
            other = ben if mover is ana else ana
            before = len(other.messages())
            # The player opens the table for one turn, and closes it again.
            mover.page.goto(f"/table/{table}")
            expect(user_actions.prompt(mover.page)).to_contain_text("Your turn")
            while mover.page.evaluate(MOVE, table):
                pass
            mover.close()
            other.wait_for_message(before)
            last = other.messages()[-1]
            assert (last["title"], last["link"]) == (
                f"{other.name}, it’s your turn",
                f"/t/{table}",
            )
        other.page.goto("/tables")
        expect(other.page.locator(".card").first).to_contain_text(re.compile("left, until"))
        other.close()
        # Nobody moves for two days: the time is up, and the rated game is lost.
        server.advance(2 * DAY + 60)
        mover.page.goto(f"/table/{table}")
        ratings = mover.page.get_by_role("dialog").get_by_role("region", name="Ratings")
        expect(ratings).to_contain_text(re.compile(rf"{mover.name}: .*\(\+\d+"))
        expect(ratings).to_contain_text(re.compile(rf"{other.name}: .*\(−\d+"))
    finally:
        server.stop()
        service.close()
