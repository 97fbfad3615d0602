"""The offline version: a static site with the rules in a worker, without any network."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

import arizona
from tests.browser import user_actions
from tests.browser.conftest import NewPage
from tests.browser.server_process import Cable, Served
from tests.browser.static_site import (
    STARTING,
    STARTS_FROM_SCRATCH,
    Space,
    hosted,
    installed,
    sit_down,
    take_address,
    wait_until_cached,
    write_folder,
)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Space]:
    """A static site in a subfolder of a club's web space."""
    space = tmp_path_factory.mktemp("space")
    write_folder(space / "club" / "arizona")
    with hosted(space, "club/arizona/") as found:
        yield found


def test_a_game_continues_without_network(club: Space, new_page: NewPage) -> None:
    """The last view appears immediately. Rules and bots come from the cache."""
    page = new_page(club.url, worker=True)
    sit_down(page, club.url)
    expect(page.get_by_role("button", name="Invite")).to_have_count(0)
    user_actions.play(page, until="place", seconds=STARTING / 1000)
    wait_until_cached(page)
    fetched = [path for path in club.asked if "/engine/core-" in path and "mjs" not in path]
    assert len(fetched) == len(set(fetched)), "nothing large is fetched twice"
    moves = page.locator(".log li").count()
    assert moves >= 1
    page.context.set_offline(True)
    lines: list[str] = []
    page.on("console", lambda message: lines.append(message.text))
    page.reload()
    expect(page.locator("#board .board")).to_be_visible()
    expect(page.locator(".engine-bar")).to_have_count(0, timeout=STARTING)
    expect(page.locator(".log li").nth(moves - 1)).to_be_visible()
    done = user_actions.play(page, until="place", seconds=STARTING / 1000)
    assert done[-1] == "place", "the bot has answered, and there was another turn"
    assert not [text for text in lines if STARTS_FROM_SCRATCH in text], (
        "Python did not resume from the snapshot"
    )
    page.get_by_role("link", name="Arizona").first.click()
    running = page.get_by_role("link", name=re.compile("My tables"))
    expect(running).to_contain_text("1 in progress")
    page.goto(f"{club.url}#/tables")
    expect(page.locator(".picture img").first).to_have_attribute("src", re.compile("^blob:"))


def test_rules_lessons_and_the_first_board_need_no_engine(club: Space, new_page: NewPage) -> None:
    page = new_page(club.url)
    page.route("**/engine/**", lambda route: route.abort())
    page.goto(f"{club.url}#/rules/rails#R-1.2")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("#R-1\\.2")).to_be_in_viewport()
    page.goto(f"{club.url}#/learn/knight")
    expect(page.locator(".say")).to_be_visible()
    page.goto(club.url)
    plate = page.get_by_role("region", name="Knight")
    plate.get_by_role("button", name="Play now", exact=True).click()
    expect(page.locator("#board .board")).to_be_visible()
    expect(page.locator(".engine-bar")).to_contain_text("Couldn’t load the rules")


def test_an_offline_table_continues_on_a_server(served: Served, new_page: NewPage) -> None:
    """The link contains the table. The new host assigns the seats; others join by invitation."""
    match = arizona.new("knight", seed=7)
    page = new_page(served.url)
    page.goto(take_address(match.record().dumps()))
    expect(page.get_by_role("heading", level=1)).to_have_text("Continue this table")
    first = page.get_by_role("radiogroup", name="Who plays in seat 1")
    expect(first.get_by_label("This screen")).to_be_checked()
    second = page.get_by_role("radiogroup", name="Who plays in seat 2")
    expect(second.get_by_label("By link")).to_be_checked()
    page.get_by_role("button", name="Continue here").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_role("dialog")).to_contain_text("One seat is free")
    page.goto("/take#table=nonsense")
    expect(page.get_by_role("alert")).to_have_text("This link contains no table.")


def test_a_servers_page_can_be_installed_and_opens_without_it(
    served: Served, new_page: NewPage
) -> None:
    cable = Cable(served.port)
    page = new_page(cable.url, worker=True)
    page.goto("/")
    manifest = page.locator('link[rel="manifest"]').get_attribute("href")
    found = page.request.get(manifest or "").json()
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in found["icons"]}
    for icon in found["icons"]:
        assert page.request.get(icon["src"].removeprefix(".")).ok
    installed(page)
    cable.cut()
    page.reload()
    expect(page.get_by_role("region", name="Trail")).to_be_visible()
    cable.close()


def test_a_damaged_entry_does_not_break_the_page(club: Space, new_page: NewPage) -> None:
    """The entry is moved to another key, and the player sees one clear message about it."""
    page = new_page(club.url, worker=True)
    sit_down(page, club.url)
    user_actions.play(page, until="place", seconds=STARTING / 1000)
    wait_until_cached(page)
    page.goto("about:blank")
    page.goto(f"{club.url}#/rules/rails")
    page.evaluate(
        """() => new Promise((resolve, reject) => {
            const asked = indexedDB.open("arizona", 1);
            asked.onerror = () => reject(asked.error);
            asked.onsuccess = () => {
                const work = asked.result.transaction("kept", "readwrite");
                work.objectStore("kept").put({ not: "a text" }, "key guest");
                work.objectStore("kept").put("soon", "hours");
                work.oncomplete = () => { asked.result.close(); resolve(); };
            };
        })"""
    )
    page.goto("about:blank")
    page.goto(f"{club.url}#/tables")
    expect(page.locator(".engine-bar")).to_contain_text("was set aside", timeout=STARTING)
    expect(page.locator(".picture img").first).to_be_visible(timeout=STARTING)
    names = page.evaluate(
        """() => new Promise((resolve) => {
            const asked = indexedDB.open("arizona", 1);
            asked.onsuccess = () => {
                const work = asked.result.transaction("kept").objectStore("kept").getAllKeys();
                work.onsuccess = () => { asked.result.close(); resolve(work.result); };
            };
        })"""
    )
    assert {"damaged key guest", "damaged hours"} <= set(names)
