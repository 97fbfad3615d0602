"""Long tests of the offline version: full games, full and cleared storage, updates, packs."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from arizona.engine.content import builtin_folder
from arizona.server.services.workshop.pack_reading import packed
from tests.browser import test_rails, trail_playing, user_actions
from tests.browser.conftest import NewPage
from tests.browser.server_process import Cable, Served
from tests.browser.static_site import (
    STARTING,
    STARTS_FROM_SCRATCH,
    WORKER,
    Space,
    comes_true,
    hosted,
    sit_down,
    take_address,
    wait_until_cached,
    write_folder,
)
from tests.browser.test_puzzles import choose, puzzle_of, stage
from tests.golden.playthrough import FOLDER
from tests.server.test_reviews import record

pytestmark = pytest.mark.long
SPOIL = """async () => {
  const cache = await caches.open(`arizona ${new URL("./", location.href).pathname} engine`);
  const woken = (await cache.keys()).find(({ url }) => url.includes("/engine/awake-"));
  const kept = await cache.match(woken);
  const bytes = new Uint8Array(await kept.arrayBuffer()).fill(7, 8, 5000);
  await cache.put(woken, new Response(bytes, { headers: kept.headers }));
}"""
"""Overwrites part of the cached data."""

ENGINE = """async (script) => {
  const at = new URL("./engine/", location.href).href;
  const { core, parts } = await (await fetch(at + "parts.json")).json();
  const { loadPyodide } = await import(at + core + "pyodide.mjs");
  const python = await loadPyodide({ indexURL: at + core });
  const { name } = parts.find(({ name }) => name.startsWith("arizona-"));
  const sources = await (await fetch(at + name)).arrayBuffer();
  python.unpackArchive(sources, "zip", { extractDir: "/home/pyodide/arizona" });
  python.runPython('import sys; sys.path.insert(0, "/home/pyodide/arizona")');
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
NO_WAITING_WORKER = """async () => {
  const [worker] = await navigator.serviceWorker.getRegistrations();
  return !worker.waiting && worker.active?.state === "activated";
}"""
RECORD_SAVED = """async () => {
  const id = location.pathname.split("/").at(-1);
  const saved = await (await caches.open("arizona records")).match(`/record/${id}`);
  const answer = await fetch(`/api/tables/${id}/record`);
  return saved !== undefined && await saved.text() === await answer.text();
}"""
"""Check that the table's current record is saved for offline use."""
NO_STORAGE = """
const deny = () => { throw new DOMException("denied", "SecurityError"); };
Object.defineProperty(IDBFactory.prototype, "open", { value: deny });
Object.defineProperty(CacheStorage.prototype, "open", { value: async () => deny() });
if (globalThis.Storage) Object.defineProperty(Storage.prototype, "setItem", { value: deny });
"""
REMEMBERED = 31_000
"""Milliseconds for which Chromium caches the available storage space."""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Space]:
    """A static site in a subfolder of a club's web space."""
    space = tmp_path_factory.mktemp("space")
    write_folder(space / "club" / "arizona")
    with hosted(space, "club/arizona/") as found:
        yield found


def play_trail(page: Page) -> None:
    trail_playing.play(page, moves=2000, seconds=1500)


def play_rails(page: Page) -> None:
    test_rails.play(page, seconds=1500)


def play_knight(page: Page) -> None:
    user_actions.play(page, seconds=900)


WHOLE: dict[str, Callable[[Page], None]] = {
    "Knight": play_knight,
    "Rails": play_rails,
    "Trail": play_trail,
}


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_without_network(club: Space, new_page: NewPage, game: str) -> None:
    page = new_page(club.url, worker=True)
    sit_down(page, club.url, game)
    wait_until_cached(page)
    page.context.set_offline(True)
    WHOLE[game](page)
    expect(page.locator("dialog")).to_be_visible()


@pytest.mark.timeout(1800)
def test_the_golden_games_are_the_same_in_the_browser(club: Space, new_page: NewPage) -> None:
    page = new_page(club.url, worker=True)
    page.goto(club.url)
    found: dict[str, list[str]] = page.evaluate(ENGINE, GOLDEN)
    assert set(found) == {path.stem for path in FOLDER.glob("*.txt")}
    for name, positions in found.items():
        lines = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
        assert positions == [line.strip() for line in lines if line.startswith("    position ")]


def test_a_puzzle_is_solved_and_a_game_reviewed_without_network(
    club: Space, new_page: NewPage
) -> None:
    """Neither needs a server. Printing does, and the page says so."""
    page = new_page(club.url, worker=True)
    page.goto(f"{club.url}#/puzzles")
    page.locator(".days a[data-game='knight']").click(timeout=STARTING)
    wait_until_cached(page)
    page.context.set_offline(True)
    puzzle = puzzle_of(page, "knight")
    stage(page, "asking")
    page.keyboard.press("t")
    for number in range(0, len(puzzle.line), 2):
        choose(page, number, puzzle.line[number])
    stage(page, "solved")
    page.goto(f"{club.url}#{take_address(record())}")
    page.get_by_role("button", name="Continue here").click()
    page.get_by_role("dialog").get_by_role("link", name="Review").click(timeout=STARTING)
    expect(page.locator(".account")).to_have_count(2, timeout=STARTING)
    expect(page.locator(".curve svg path").first).to_be_visible(timeout=STARTING)
    page.goto(f"{club.url}#/print/knight")
    expect(page.get_by_text("Printing needs a server")).to_be_visible()


def test_another_tab_takes_the_tables_over(club: Space, new_page: NewPage) -> None:
    """One tab owns the tables. The other tab says so and can take them over without a network."""
    page = new_page(club.url, worker=True)
    sit_down(page, club.url)
    user_actions.play(page, until="place", seconds=STARTING / 1000)
    wait_until_cached(page)
    moves = page.locator(".log li").count()
    second = page.context.new_page()
    second.set_default_timeout(STARTING)
    second.goto(page.url)
    expect(second.locator(".engine-bar")).to_contain_text("another tab", timeout=STARTING)
    # The last view is already shown while the rules are loading.
    expect(second.locator("#board .board")).to_be_visible()
    page.context.set_offline(True)
    second.get_by_role("button", name="Open them here").click()
    expect(second.locator(".engine-bar")).to_have_count(0, timeout=STARTING)
    expect(second.locator(".log li").nth(moves - 1)).to_be_visible()
    expect(page.locator(".engine-bar")).to_contain_text("another tab", timeout=STARTING)
    done = user_actions.play(second, until="place", seconds=STARTING / 1000)
    assert done[-1] == "place", "the bot has answered, and there was another turn"


def quota(page: Page, club: Space, bytes: int | None) -> None:
    """Set the browser's storage quota for this site, or remove the limit."""
    line = page.context.new_cdp_session(page)
    site = re.sub(r"(https?://[^/]+).*", r"\1", club.url)
    wanted = {"origin": site} if bytes is None else {"origin": site, "quotaSize": bytes}
    line.send("Storage.overrideQuotaForOrigin", wanted)


def test_a_full_disk_is_reported_and_unsaved_moves_are_refused(
    club: Space, new_page: NewPage
) -> None:
    page = new_page(club.url, worker=True)
    sit_down(page, club.url)
    wait_until_cached(page)
    user_actions.play(page, until="place", seconds=STARTING / 1000)
    moves = page.locator(".log li").count()
    quota(page, club, 1)
    page.wait_for_timeout(REMEMBERED)
    deadline = 40
    while not page.locator(".trouble").count() and deadline:
        user_actions.act(page)
        page.wait_for_timeout(500)
        deadline -= 1
    expect(page.locator(".trouble")).to_be_visible()
    quota(page, club, None)
    expect(page.locator(".trouble")).to_have_count(0, timeout=STARTING)
    user_actions.play(page, until="place", seconds=STARTING / 1000)
    assert page.locator(".log li").count() > moves
    page.reload()
    expect(page.locator(".engine-bar")).to_have_count(0, timeout=STARTING)
    expect(page.locator(".log li").nth(moves)).to_be_visible()


def test_clearing_the_storage_loses_old_tables_but_the_game_continues(
    club: Space, new_page: NewPage
) -> None:
    page = new_page(club.url, worker=True)
    sit_down(page, club.url)
    user_actions.play(page, until="place", seconds=STARTING / 1000)
    line = page.context.new_cdp_session(page)
    site = re.sub(r"(https?://[^/]+).*", r"\1", club.url)
    line.send("Storage.clearDataForOrigin", {"origin": site, "storageTypes": "all"})
    user_actions.play(page, until="place", seconds=STARTING / 1000)
    moves = page.locator(".log li").count()
    page.reload()
    expect(page.locator(".log li").nth(moves - 1)).to_be_visible(timeout=STARTING)
    expect(page.locator(".engine-bar")).to_have_count(0, timeout=STARTING)
    user_actions.play(page, until="place", seconds=STARTING / 1000)


def test_without_storage_the_page_warns_and_still_plays(
    club: Space, new_page: NewPage, tmp_path: Path
) -> None:
    """A worker has its own access to storage, so it is blocked there too."""
    page = new_page(club.url)
    page.context.add_init_script(NO_STORAGE)

    def deny(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        route.fulfill(response=answer, body=NO_STORAGE + answer.text())  # type: ignore[attr-defined]

    page.context.route(re.compile(r"assets/worker-[^/]*\.js"), deny)
    sit_down_fleeting(page, club)
    user_actions.play(page, until="place", seconds=STARTING / 1000)


def sit_down_fleeting(page: Page, club: Space) -> None:
    page.goto(club.url)
    plate = page.get_by_role("region", name="Knight")
    plate.get_by_role("button", name="Play now", exact=True).click()
    page.wait_for_url(re.compile("#/table/"), timeout=STARTING)
    expect(user_actions.prompt(page)).to_be_visible(timeout=STARTING)
    expect(page.locator(".engine-bar")).to_contain_text("can’t save anything", timeout=STARTING)


def test_an_update_in_mid_game_waits_until_the_game_is_left(
    tmp_path: Path, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new version is cached beside the old one, which stays in use until a new visit."""
    write_folder(tmp_path / "arizona")
    with hosted(tmp_path, "arizona/") as club:
        page = new_page(club.url, worker=True)
        sit_down(page, club.url)
        user_actions.play(page, until="place", seconds=STARTING / 1000)
        wait_until_cached(page)
        table = page.url
        moves = page.locator(".log li").count()
        old = (club.files / "service.js").read_text("utf-8")
        monkeypatch.setattr("arizona.__version__", "99.0.0")
        write_folder(club.files, "https://new.example")
        assert (club.files / "service.js").read_text("utf-8") != old
        page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
        comes_true(page, f"async () => ({WORKER}).waiting?.state === 'installed'")
        user_actions.play(page, until="place", seconds=STARTING / 1000)
        page.reload()
        expect(page.locator(".log li").nth(moves)).to_be_visible(timeout=STARTING)
        expect(page.locator(".engine-bar")).to_have_count(0, timeout=STARTING)
        named = page.locator('meta[name="arizona-server"]')
        expect(named).to_have_count(0)
        user_actions.play(page, until="place", seconds=STARTING / 1000)
        old_tab, page = page, page.context.new_page()
        page.set_default_timeout(STARTING)
        old_tab.close()
        page.goto(club.url.removesuffix("arizona/"))  # outside the scope of the service worker
        comes_true(page, NO_WAITING_WORKER)
        page.goto(club.url)
        named = page.locator('meta[name="arizona-server"]')
        expect(named).to_have_count(1)
        page.goto(table)
        expect(page.locator(".engine-bar")).to_have_count(0, timeout=STARTING)
        expect(page.locator(".log li").nth(moves)).to_be_visible(timeout=STARTING)
        user_actions.play(page, until="place", seconds=STARTING / 1000)


def test_a_custom_pack_is_imported_checked_and_played(
    club: Space, new_page: NewPage, tmp_path: Path
) -> None:
    text = (builtin_folder("knight") / "default.toml").read_text("utf-8")
    good, bad = tmp_path / "mine.toml", tmp_path / "bad.toml"
    good.write_text(text.replace('name = "default"', 'name = "mine"', 1), "utf-8")
    bad.write_text('[pack]\nname = "bad"\ngame = "knight"\n', "utf-8")
    page = new_page(club.url, worker=True)
    page.goto(f"{club.url}#/setup/knight")
    page.get_by_role("button", name="Your content packs").click()
    dialog = page.get_by_role("dialog", name="Your content packs")
    field = dialog.locator("input[type=file]")
    field.set_input_files(bad)
    expect(dialog.get_by_role("alert")).to_contain_text("bad.toml", timeout=STARTING)
    field.set_input_files(good)
    expect(dialog.get_by_role("status")).to_contain_text("mine added")
    dialog.get_by_role("button", name="Close").click()
    expect(page.get_by_label("Content", exact=True)).to_have_value("mine")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("#/table/"))
    user_actions.play(page, until="place", seconds=STARTING / 1000)
    page.reload()
    expect(page.locator(".engine-bar")).to_have_count(0, timeout=STARTING)
    user_actions.play(page, until="place", seconds=STARTING / 1000)
    page.goto(f"{club.url}#/setup/knight")
    expect(page.get_by_label("Content", exact=True).locator("option")).to_contain_text(["mine"])


def test_a_pack_of_several_files_with_a_picture_is_played(
    club: Space, new_page: NewPage, tmp_path: Path
) -> None:
    folder = builtin_folder("trail") / "default"
    files = {path.name: path.read_text("utf-8") for path in folder.glob("*.toml")}
    files["pack.toml"] = files["pack.toml"].replace('name = "default"', 'name = "mine"', 1)
    picture = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
    )
    files["art.toml"] = f"[[art]]\nof = 'symbol.water'\nimage = '{picture}'\n"
    (tmp_path / "mine.zip").write_bytes(packed("mine", files))
    page = new_page(club.url, worker=True)
    page.goto(f"{club.url}#/setup/trail")
    page.get_by_role("button", name="Your content packs").click()
    dialog = page.get_by_role("dialog", name="Your content packs")
    dialog.locator("input[type=file]").set_input_files(tmp_path / "mine.zip")
    expect(dialog.get_by_role("status")).to_contain_text("mine added", timeout=STARTING)
    dialog.get_by_role("button", name="Close").click()
    expect(page.get_by_label("Content", exact=True)).to_have_value("mine")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("#/table/"))
    expect(page.locator("#board .posters")).to_be_visible(timeout=STARTING)
    expect(page.locator('[href^="data:image/svg"], [src^="data:image/svg"]').first).to_be_attached()
    trail_playing.play(page, moves=2, seconds=STARTING / 1000)


def test_bots_too_slow_for_this_device_are_named_in_the_setup(
    club: Space, new_page: NewPage
) -> None:
    page = new_page(club.url, worker=True)
    page.goto(f"{club.url}#/setup/trail")
    note = page.get_by_text(re.compile("This device is too slow for"))
    expect(note).to_be_visible(timeout=STARTING)
    faces = page.get_by_role("radiogroup", name=re.compile("Choose a bot")).get_by_role("radio")
    assert 1 <= faces.count() < 6


def test_python_starts_from_scratch_if_its_snapshot_is_damaged(
    club: Space, new_page: NewPage
) -> None:
    page = new_page(club.url, worker=True)
    sit_down(page, club.url)
    user_actions.play(page, until="place", seconds=STARTING / 1000)
    wait_until_cached(page)
    page.evaluate(SPOIL)
    lines: list[str] = []
    page.on("console", lambda message: lines.append(message.text))
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".engine-bar")).to_have_count(0, timeout=STARTING)
    user_actions.play(page, until="place", seconds=STARTING / 1000)
    assert [text for text in lines if STARTS_FROM_SCRATCH in text]
    wait_until_cached(page)


def test_a_table_moves_online_and_returns_when_the_connection_is_cut(
    served: Served, new_page: NewPage
) -> None:
    """From a server's page to offline play, and back to the server."""
    cable = Cable(served.port)
    page = new_page(cable.url, worker=True)
    user_actions.set_up(page)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Play offline").click()
    page.wait_for_function(
        "() => localStorage.getItem('arizona.along') === 'kept'", timeout=STARTING
    )
    user_actions.set_up(page)
    user_actions.play(page, until="place")
    moves = page.locator(".log li").count()
    comes_true(page, RECORD_SAVED)
    cable.cut()
    offer = page.get_by_role("link", name="Continue offline")
    offer.click(timeout=STARTING)
    page.wait_for_url(re.compile("/pocket/"))
    page.get_by_role("button", name="Continue here").click(timeout=STARTING)
    page.wait_for_url(re.compile("#/table/"), timeout=STARTING)
    expect(page.locator(".log li").nth(moves - 1)).to_be_visible(timeout=STARTING)
    user_actions.play(page, until="place", seconds=STARTING / 1000)
    further = page.locator(".log li").count()
    cable.restore()
    page.get_by_role("button", name="Go online").click()
    dialog = page.get_by_role("dialog", name="Go online")
    expect(dialog.get_by_label("Server address")).to_have_value(cable.url)
    dialog.get_by_role("button", name="Go to the server").click()
    page.get_by_role("button", name="Continue here").click()
    page.wait_for_url(re.compile(r"^[^#]*/table/"))
    expect(page.locator(".log li").nth(further - 1)).to_be_visible()
    cable.close()


def test_a_push_shows_a_notification_that_opens_the_table(
    own_server: Served, new_page: NewPage
) -> None:
    """The service worker shows the push notification."""
    page = new_page(own_server.url, permissions=["notifications"], worker=True)
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated", lambda event: found.append(json.dumps(event))
    )
    line.send("ServiceWorker.enable")
    user_actions.comes_true(page, lambda: bool(found))
    registration = json.loads(found[0])["registrations"][0]["registrationId"]
    answer = {"title": "Ana, it’s your turn", "body": "Knight", "link": "/t/abc", "tag": "abc"}
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": own_server.url, "registrationId": registration, "data": json.dumps(answer)},
    )
    shown = """async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => [title, body]);
    }"""
    assert user_actions.comes_true(page, lambda: page.evaluate(shown) != [])
    assert page.evaluate(shown) == [["Ana, it’s your turn", "Knight"]]


def test_a_finished_game_is_reviewed_and_a_puzzle_saved(
    club: Space, new_page: NewPage, tmp_path: Path
) -> None:
    """The bot worker assesses every decision, and a saved moment survives a reload."""
    file = tmp_path / "game.arizona.json"
    file.write_text(record(), encoding="utf-8")
    page = new_page(club.url, worker=True)
    page.set_default_timeout(STARTING)
    sit_down(page, club.url)
    page.goto(f"{club.url}#/tables")
    page.get_by_label("Upload a game file").set_input_files(file)
    page.wait_for_url(re.compile("#/table/"))
    page.get_by_role("dialog").get_by_role("link", name="Review").click()
    expect(page.locator(".account")).to_have_count(2, timeout=4 * STARTING)
    expect(page.get_by_role("button", name="Share picture")).to_have_count(0)
    page.get_by_role("button", name="Save as a puzzle").click()
    page.get_by_role("link", name="Saved: open the puzzle").click()
    expect(page.locator(".side h2")).to_have_text("Find the best move")
    wait_until_cached(page)
    page.goto(f"{club.url}#/puzzles")
    page.reload()
    expect(page.locator(".archive .drop")).to_have_count(1)
