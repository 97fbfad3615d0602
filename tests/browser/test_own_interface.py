"""A package's own interface: in a sandboxed frame, it makes moves and reaches nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from tests.browser import tables
from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot
from tests.browser.server_process import Served
from tests.examples.scratch import Scratch

INTERFACE = """<!doctype html>
<title>Four in a Row</title>
<style>body { margin: 0; color: #333 } table { margin: auto } .dark { color: #eee }</style>
<div id="board"></div><p id="columns"></p><p id="try">…</p>
<script>
const $ = (id) => document.getElementById(id);
addEventListener("message", ({ data }) => {
  if (data.type !== "position") return;
  document.body.className = data.dark ? "dark" : "";
  const rows = data.view.board.map((row) => `<tr>${row.map((c) => `<td>${c}</td>`).join("")}`);
  $("board").innerHTML = `<table>${rows.join("")}</table>`;
  $("columns").replaceChildren(...data.moves.map(({ text, label }) => {
    const button = document.createElement("button");
    button.textContent = label;
    button.onclick = () => parent.postMessage({ type: "move", text }, "*");
    return button;
  }));
  if (data.over) $("columns").textContent = `over: ${data.names.join(", ")}`;
});
parent.postMessage({ type: "ready" }, "*");
parent.postMessage({ type: "move", text: "drop 99" }, "*");
parent.postMessage("nonsense", "*");

const load = (src) => new Promise((onload, onerror) => {
  Object.assign(new Image(), { onload, onerror, src });
});
const attempts = {
  page: () => parent.document.title,
  cookie: () => document.cookie,
  storage: () => localStorage.length,
  network: () => fetch("/api/games"),
  image: () => load("/icon.svg"),
  top: () => { top.location = "/rules"; },
};
$("try").onclick = async () => {
  const results = Object.entries(attempts).map(async ([name, attempt]) => {
    try { await attempt(); return `${name} reached`; } catch { return `${name} refused`; }
  });
  $("try").textContent = (await Promise.all(results)).join(", ");
};
</script>
"""


@pytest.fixture(scope="module")
def framed_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("framed")
    scratch = Scratch(folder / "env")
    scratch.arizona("new-game", "fourrow", "--title", "Four in a Row", "--out", "package")
    file = scratch.folder / "package" / "fourrow" / "faces" / "page.html"
    file.write_text(INTERFACE, "utf-8")
    scratch.install(scratch.folder / "package")
    server = Served(folder / "tables.sqlite", scratch.program)
    yield server
    server.stop()


def open_table(page: Page) -> FrameLocator:
    page.goto(f"/table/{tables.make(page, 'fourrow', tables.here('Ada', 'Ben'))}")
    return page.frame_locator("iframe")


def test_a_game_is_played_in_it_and_replayed(
    framed_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(framed_server.url)
    frame = open_table(page)
    expect(frame.get_by_role("button", name="Column 7")).to_be_visible()
    shoot(page, "framed-table")
    for number, column in enumerate((1, 2, 1, 2, 1, 2, 1), 1):
        button = frame.get_by_role("button", name=f"Column {column}")
        if number % 2:
            button.click()
        else:
            button.press("Enter")
        expect(frame.locator("td", has_text=re.compile("[●▲]"))).to_have_count(number)
    expect(frame.locator("#columns")).to_have_text("over: Ada, Ben")
    heading = page.get_by_role("dialog").get_by_role("heading", level=2).first
    expect(heading).to_contain_text("Ada")
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    expect(frame.locator("td", has_text=re.compile("[●▲]"))).to_have_count(0)
    expect(frame.get_by_role("button")).to_have_count(0)


def test_it_works_on_a_phone_in_spanish_and_in_the_dark(
    framed_server: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(framed_server.url, phone=True, dark=True, locale="es-ES")
    frame = open_table(page)
    frame.get_by_role("button", name="Columna 4").tap()
    expect(frame.locator("td", has_text=re.compile("[●▲]"))).to_have_count(1)
    expect(frame.locator("body")).to_have_class("dark")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    shoot(page, "framed-phone")


def test_it_cannot_access_the_page_cookies_or_network(
    framed_server: Served, browser: Browser
) -> None:
    """In a page of its own, because each refusal is an error in the console."""
    context = browser.new_context(base_url=framed_server.url)
    page = context.new_page()
    frame = open_table(page)
    address = page.url
    frame.locator("#try").click()
    refused = ("page", "cookie", "storage", "network", "image", "top")
    expect(frame.locator("#try")).to_have_text(", ".join(f"{one} refused" for one in refused))
    assert page.url == address
    answer = page.request.get("/api/games/fourrow/interface")
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("sandbox allow-scripts; default-src 'none'")
    assert "allow-same-origin" not in policy
    assert page.request.get("/api/games/knight/interface").status == 404
    context.close()
