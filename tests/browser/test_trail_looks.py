"""Trail's moments at three sizes, by day and by night: nothing scrolls, and axe has nothing to say.

A moment is set up once; then the window and the theme change under it, which is quick.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.looking import Shoot, rest, violations
from tests.browser.serving import Served
from tests.browser.test_trail import sit_down

SIZES = {"1440": (1440, 900), "1280": (1280, 720), "390": (390, 844)}
SITUATIONS = {
    "planning": ("arrow", 2),
    "gila": ("gila", 2),
    "turn": ("turn", 3),
    "pay": ("pay", 2),
    "place": ("place", 3),
    "weather": ("weather", 1),
    "spirit": ("spirit", 1),
    "result": ("over", 8),
}
MANY = {"turn", "planning", "result"}
"""Where all four seats are taken."""
TABS = ("My board", "Tracks", "Others", "Log", "Market")
# Where axe looks too, which takes its time: everything once, by night what has other colours. What
# stands at 1280 is the same as at 1440, a little smaller.
CHECKED = {
    "1440-light": set(SITUATIONS),
    "1440-dark": {"turn", "place", "weather", "result"},
    "1280-light": set[str](),
    "1280-dark": set[str](),
    "390-light": {"turn", "my-board", "tracks", "others", "log", "place", "spirit", "result"},
    "390-dark": {"turn", "my-board", "tracks"},
}


@pytest.mark.parametrize("name", SITUATIONS)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_looks(served: Served, new_page: NewPage, shoot: Shoot, phone: bool, name: str) -> None:
    page = new_page(served.url, phone=phone)
    told: list[str] = []

    def look(what: str, size: str, theme: str) -> None:
        rest(page)
        tag = f"{size}-{theme}"
        shoot(page, f"trail-{what}-{tag}")
        if what in CHECKED[tag]:
            told.extend(f"{what} {tag}: {line}" for line in violations(page))
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), tag
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), tag

    question, week = SITUATIONS[name]
    sit_down(page, question, week, bots=3 if name in MANY else 1)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        for size in ("390",) if phone else ("1440", "1280"):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            if name == "place" and not phone:
                page.locator(".mural-space.spot").first.hover()
            look(name, size, theme)
            for tab in TABS if phone and name == "turn" else ():
                page.get_by_role("button", name=tab, exact=True).tap()
                if tab != "Market":
                    look(tab.lower().replace(" ", "-"), size, theme)
    assert not told, "\n".join(told)
