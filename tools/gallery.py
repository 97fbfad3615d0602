"""`make gallery`: takes screenshots of every page for `docs/gallery.md`; tables also in dark mode
and on a phone.

Uses a real server and a real Chromium. Games are loaded from records of greedy bots, so that the
pictures show realistic positions, and the same ones every time. ``python -m tools.gallery reports``
takes only those of the laboratory's reports, which are made from runs of greedy bots.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import CHROMIUMS, FLAGS, NO_GUIDE, PHONE, WIDE
from tests.browser.server_process import Served

import arizona
from arizona.bots.bot import Clock
from arizona.bots.roster import make_bot

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEED = 11
QUALITY = 82
REPLAYED = 60
SETTLE = 1500
"""Milliseconds to wait for fonts, pictures and the last animation."""
SIT_DOWN = """async ([record, over]) => {
  await fetch("/api/me");
  const headers = { "content-type": "application/json" };
  const there = [{ kind: "here", name: "Ann" }, { kind: "here", name: "Ben" }];
  const body = JSON.stringify(over ? { record } : { record, seats: there });
  const answer = await fetch("/api/tables/import", { method: "POST", headers, body });
  return (await answer.json()).table;
}"""
PAGES = {
    "start": "/",
    "tables": "/tables",
    "lobby": "/lobby",
    "about": "/about",
}
RUNS = {"knight": 400, "rails": 400, "trail": 60}
"""Games of the runs that are reported on."""
REPORTS = [("rails", "light", "body"), ("trail", "dark", "h2:has-text('Points')")]
"""Game, look and the element at the top of the picture."""


def make_reports(folder: Path) -> None:
    """Play the runs and write their reports into the folder."""
    lab = [str(Path(sys.executable).parent / "arizona"), "lab"]
    for game, games in RUNS.items():
        run = str(folder.parent / game)
        plan = ["--games", str(games), "--bots", "greedy", "--seats", "2", "--out", run]
        subprocess.run([*lab, "run", game, *plan], check=True)
        out = str(folder / f"{game}.html")
        subprocess.run([*lab, "report", run, "--lang", "en", "--out", out], check=True)


def show_reports(browser: Browser, served: Served) -> None:
    """Take screenshots of the list of reports and of two of them."""
    for game, look, top in REPORTS:
        page = open_page(browser, served, look)
        if look == "light":
            page.goto("/reports")
            shoot(page, "reports")
        page.goto(f"/api/reports/{game}.html")
        page.locator(top).first.evaluate("one => scrollTo(0, one.offsetTop - 24)")
        shoot(page, f"report-{game}" if look == "light" else f"report-{game}-{look}")
        page.context.close()


def open_page(browser: Browser, served: Served, look: str) -> Page:
    """A page of the server that is light, dark or as small as a phone."""
    context = browser.new_context(
        base_url=served.url,
        viewport=PHONE if look == "phone" else WIDE,  # type: ignore[arg-type]
        color_scheme="dark" if look == "dark" else "light",
        reduced_motion="reduce",
    )
    context.add_init_script(NO_GUIDE)
    return context.new_page()


def played(game: str, share: float) -> str:
    """The record of a game between two greedy bots, up to this share of its decisions."""
    match = arizona.new(game, seed=SEED, names=["Ann", "Ben"])
    bots = [make_bot(game, "greedy", seed=seat) for seat in range(2)]
    while not match.over:
        state = match.state
        match.play(bots[state.to_move()].decide(state.clone(), state.legal(), Clock()))
    if share < 1:
        wanted = int(len(match.moves) * share)
        while match.at(wanted).state.to_move() != 0:
            wanted -= 1
        return match.record().cut(wanted).dumps()
    return match.record().dumps()


def shoot(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLE)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
    print(name, flush=True)


def walk(page: Page, records: dict[str, tuple[str, str]]) -> None:
    """Take screenshots of every page."""
    for game, (middle, end) in records.items():
        for room in ("setup", "rules", "learn"):
            page.goto(f"/{room}/{game}")
            shoot(page, f"{game}-{room}")
        show(page, game, middle, f"{game}-table")
        table = page.evaluate(SIT_DOWN, [end, True])
        page.goto(f"/table/{table}")
        shoot(page, f"{game}-result")
        page.goto(f"/table/{table}/replay/{REPLAYED}")
        shoot(page, f"{game}-replay")
    for name, address in PAGES.items():
        page.goto(address)
        shoot(page, name)


def show(page: Page, game: str, record: str, name: str) -> None:
    """Take a screenshot of a table with people in all seats."""
    page.goto("/")
    page.goto(f"/table/{page.evaluate(SIT_DOWN, [record, False])}")
    shoot(page, name)


def main() -> None:
    program = next((found for name in CHROMIUMS if (found := shutil.which(name))), None)
    if program is None:
        raise SystemExit("no chromium on this machine: it makes the pictures")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        reports = Path(folder) / "reports"
        reports.mkdir()
        make_reports(reports)
        served = Served(Path(folder) / "tables.sqlite", options=["--reports", str(reports)])
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            show_reports(browser, served)
            if sys.argv[1:] != ["reports"]:
                show_games(browser, served)
        finally:
            browser.close()
            served.stop()


def show_games(browser: Browser, served: Served) -> None:
    """Take screenshots of every other page, and of tables in dark mode and on a phone."""
    records = {name: (played(name, 0.62), played(name, 1)) for name in arizona.game_names()}
    for look in ("light", "dark", "phone"):
        page = open_page(browser, served, look)
        if look == "light":
            walk(page, records)
        else:
            for game, (middle, _) in records.items():
                show(page, game, middle, f"{game}-table-{look}")
        page.context.close()


if __name__ == "__main__":
    main()
