"""The table without a server: a folder of files, the rules in a worker, and no network at all."""

from __future__ import annotations

import functools
import re
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from arizona.table.pocket.folder import write
from tests.browser import people
from tests.browser.conftest import NewPage
from tests.golden.playthrough import FOLDER

STARTING = 240_000
"""Milliseconds: Python has to start in the browser, and machines are busy."""
ALL_KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const listed = await (await fetch("./service.js")).text();
  const [name] = (await caches.keys()).filter((one) => one.startsWith("arizona-"));
  return name !== undefined && listed.includes(name.slice("arizona-".length));
}"""


ENGINE = """async (script) => {
  const at = new URL("./engine/", location.href).href;
  const { loadPyodide } = await import(at + "pyodide.mjs");
  const python = await loadPyodide({ indexURL: at });
  const sources = await (await fetch(at + "arizona.zip")).arrayBuffer();
  python.unpackArchive(sources, "zip", { extractDir: "/home/pyodide/house" });
  python.runPython('import sys; sys.path.insert(0, "/home/pyodide/house")');
  return JSON.parse(python.runPython(script));
}"""
GOLDEN = """
import json
from arizona import game_names, get_game
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, draw, fingerprint

def positions(setup):
    match, rng, told = Match(setup, seed="golden"), Rng("golden moves"), []
    while not match.over:
        state, actions = match.state, match.state.legal()
        chance = state.to_move() == CHANCE
        match.push(int(draw(state, actions, rng)) if chance else actions[rng.below(len(actions))])
        told.append(f"position {fingerprint(match.state)} scores {match.state.scores()}")
    return told

setups = [get_game(name).setup(seats) for name in game_names()
    for seats in range(get_game(name).min_seats, get_game(name).max_seats + 1)]
json.dumps({f"{one.game.name}-{one.seats}": positions(one) for one in setups})
"""


class Quiet(SimpleHTTPRequestHandler):
    """A plain web server that says nothing."""

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a folder of files, somewhere down a club's web space."""
    space = tmp_path_factory.mktemp("space")
    (space / "club").mkdir()
    with ThreadPoolExecutor(1) as pool:  # a browser's test has a loop of its own
        pool.submit(write, space / "club" / "arizona").result()
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=space))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/club/arizona/"
    server.shutdown()
    server.server_close()
    thread.join()


def sit_down(page: Page, club: str, game: str = "Knight") -> None:
    page.goto(club)
    plate = page.get_by_role("region", name=game)
    plate.get_by_role("button", name="Play now", exact=True).click()
    page.wait_for_url(re.compile("#/table/"), timeout=STARTING)
    expect(people.prompt(page)).to_be_visible(timeout=STARTING)


def test_a_game_goes_on_without_network(club: str, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(club)
    sit_down(page, club)
    expect(page.get_by_role("button", name="Invite")).to_have_count(0)
    people.play(page, until="place", seconds=STARTING / 1000)
    page.wait_for_function(ALL_KEPT, timeout=STARTING)
    moves = page.locator(".log li").count()
    assert moves >= 1
    page.context.set_offline(True)
    page.reload()
    expect(people.prompt(page)).to_be_visible(timeout=STARTING)
    expect(page.locator(".log li").nth(moves - 1)).to_be_visible()
    done = people.play(page, until="place", seconds=STARTING / 1000)
    assert done[-1] == "place", "the bot has answered, and there was another turn"
    page.get_by_role("link", name="Arizona").first.click()
    expect(page.get_by_role("link", name=re.compile("My tables"))).to_contain_text("one running")
    page.goto(f"{club}#/tables")
    expect(page.locator(".picture img").first).to_have_attribute("src", re.compile("^blob:"))


def test_rules_and_lessons_need_no_engine(club: str, new_page: NewPage) -> None:
    page = new_page(club)
    page.route("**/engine/**", lambda route: route.abort())
    page.goto(f"{club}#/rules/rails#R-1.2")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("#R-1\\.2")).to_be_in_viewport()
    page.goto(f"{club}#/learn/knight")
    expect(page.locator(".say")).to_be_visible()


def test_another_tab_can_take_the_tables_over(club: str, new_page: NewPage) -> None:
    page = new_page(club)
    sit_down(page, club)
    second = page.context.new_page()
    second.goto(page.url)
    expect(second.locator(".engine")).to_contain_text("another tab", timeout=STARTING)
    second.get_by_role("button", name="Use them here").click()
    expect(people.prompt(second)).to_be_visible(timeout=STARTING)
    expect(page.locator(".engine")).to_contain_text("another tab", timeout=STARTING)


@pytest.mark.long
def test_the_golden_games_are_the_same_in_the_browser(club: str, new_page: NewPage) -> None:
    page = new_page(club)
    page.goto(club)
    found: dict[str, list[str]] = page.evaluate(ENGINE, GOLDEN)
    assert set(found) == {path.stem for path in FOLDER.glob("*.txt")}
    for name, positions in found.items():
        lines = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
        assert positions == [line.strip() for line in lines if line.startswith("    position ")]


@pytest.mark.long
@pytest.mark.parametrize("game", ["Knight"])
def test_a_whole_game_without_network(club: str, new_page: NewPage, game: str) -> None:
    page = new_page(club)
    sit_down(page, club, game)
    page.wait_for_function(ALL_KEPT, timeout=STARTING)
    page.context.set_offline(True)
    people.play(page, seconds=900)
    assert people.over(page)
