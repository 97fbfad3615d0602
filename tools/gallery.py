"""`make gallery`: takes screenshots of every page for `docs/gallery.md`; tables also in dark mode
and on a phone.

Uses a real server and a real Chromium. Games are loaded from records of greedy bots, so that the
pictures show realistic positions, and the same ones every time.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
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
    "reports": "/reports",
    "about": "/about",
}


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
    records = {name: (played(name, 0.62), played(name, 1)) for name in arizona.game_names()}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "tables.sqlite")
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        sizes = {"light": WIDE, "dark": WIDE, "phone": PHONE}
        try:
            for look, size in sizes.items():
                context = browser.new_context(
                    base_url=served.url,
                    viewport=size,  # type: ignore[arg-type]
                    color_scheme="dark" if look == "dark" else "light",
                    reduced_motion="reduce",
                )
                context.add_init_script(NO_GUIDE)
                page = context.new_page()
                if look == "light":
                    walk(page, records)
                else:
                    for game, (middle, _) in records.items():
                        show(page, game, middle, f"{game}-table-{look}")
                context.close()
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    main()
