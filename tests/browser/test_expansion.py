"""An expansion made in the Workshop by hand: checked, simulated, printed, played and exported."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from typer.testing import CliRunner

import arizona
from arizona.cli.main import app
from arizona.engine.content import load
from tests.browser import test_rails, trail_playing, user_actions
from tests.browser.conftest import NewPage
from tests.browser.server_process import Served
from tests.browser.test_workshop import fine, new_pack, played

pytestmark = pytest.mark.long
SLOWLY = 300_000
SIMULATED = 600_000
ADDED = {
    "knight": ("Tiles", "tile", 10),
    "rails": ("Conditions", "card", 3),
    "trail": ("Gateways", "gateway", 11),
}
"""Heading, table and number of added entries: 18 tiles, 20 conditions and 40 Gateways."""
SIZES = {"knight": 18, "rails": 20, "trail": 40}
GAMES = {"knight": "Knight", "rails": "Rails", "trail": "Trail"}


def add_entries(page: Page, game: str, count: int) -> None:
    """Copy entries with “Add another”, and give each its own name and values."""
    _, table, size = ADDED[game]
    lists = page.get_by_role("complementary", name="Contents of the pack")
    for number in range(1, size + 1):
        kind = lists.locator("section").filter(has=page.locator('[aria-current="page"]'))
        kind.get_by_role("button", name="Add another").click()
        expect(page).to_have_url(re.compile(f"/{table}/{count + number}$"))
        if game == "knight":
            name = page.get_by_role("textbox", name="name")
            name.fill(f"Hoodoo{number}")
            name.blur()
            if number % 2:
                page.get_by_role("button", name="Rotate").click()
        else:
            title = page.get_by_role(
                "textbox", name="title" if game == "rails" else "name", exact=True
            )
            title.fill(f"Expansion {number}")
            title.blur()
        expect(
            lists.get_by_role("link", name=re.compile(f"(Hoodoo|Expansion ){number}\\b"))
        ).to_be_visible()


def play_to_the_end(page: Page, game: str) -> None:
    """Play against the bot; Rails and Trail only for some moves, as a whole game takes minutes."""
    if game == "knight":
        user_actions.play(page, seconds=SLOWLY / 1000)
    elif game == "rails":
        test_rails.play(page, until="circle", seconds=SLOWLY / 1000)
    else:
        trail_playing.play(page, moves=12, seconds=SLOWLY / 1000)


@pytest.mark.parametrize("game", GAMES)
def test_an_expansion_is_made_checked_simulated_printed_played_and_exported(
    game: str, served: Served, new_page: NewPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = new_page(served.url)
    address = new_pack(page, GAMES[game], "Hoodoos")
    base = load(arizona.get_game(game)).tables[ADDED[game][1]]
    assert isinstance(base, list)
    open_kind(page, address, game)
    add_entries(page, game, len(base))
    fine(page, f"{ADDED[game][2]} changes")
    address = "/".join(page.url.split("/")[:5])
    simulate(page)
    print_it(page, address)
    page.goto(address)
    fine(page, "changes")
    with page.expect_download() as saving:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    played(page)
    play_to_the_end(page, game)
    export(game, file, tmp_path, monkeypatch)


def open_kind(page: Page, address: str, game: str) -> None:
    page.goto(f"{address}/{ADDED[game][1]}/1")
    expect(page.get_by_role("contentinfo")).to_be_visible()


def simulate(page: Page) -> None:
    page.get_by_role("button", name="Simulate").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="50 games").check(force=True)
    dialog.get_by_role("button", name="Start").click()
    expect(dialog.get_by_role("heading", name="Findings")).to_be_visible(timeout=SIMULATED)
    dialog.get_by_role("button", name="Close").click()


def print_it(page: Page, address: str) -> None:
    """The print page names the pack and typesets it."""
    page.get_by_role("link", name="Print", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Print")
    expect(page.get_by_role("main")).to_contain_text("Hoodoos")
    expect(page.get_by_role("status")).to_contain_text(
        re.compile("[0-9]+ pages"), timeout=SIMULATED
    )


def export(game: str, file: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The downloaded pack is checked, printed and exported on the command line."""
    monkeypatch.setenv("ARIZONA_HOME", str(folder / "home"))
    if file.suffix == ".zip":
        with zipfile.ZipFile(file) as packed:
            packed.extractall(folder / "pack")
        file = next(one for one in (folder / "pack").iterdir() if one.is_dir())
    content = load(arizona.get_game(game), str(file))
    assert len(content.tables[ADDED[game][1]]) == SIZES[game]  # type: ignore[arg-type]
    part = {"knight": "tiles", "rails": "cards", "trail": "gateways"}[game]
    for form in ("pdf", "png", "svg", "tts"):
        out = folder / (f"{form}.pdf" if form == "pdf" else form)
        given = ["print", game, "--content", str(file), "--what", part, "--format", form]
        done = CliRunner().invoke(app, [*given, "--out", str(out)])
        assert done.exit_code == 0, done.output
        if form in ("png", "svg"):
            images = [one for one in out.iterdir() if "back" not in one.name]
            assert len(images) == SIZES[game] + (game == "rails")  # the start player's card
