"""Trail in both themes: no scrolling and no axe violations.

Each position is set up once; then window, tab and theme change, which is fast.
"""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewPage
from tests.browser.page_checks import LONG, Shoot, in_themes, resize, themes, violations
from tests.browser.server_process import Served
from tests.browser.trail_positions import sit_down

WIDE = [(1440, 900), *([(1280, 720)] if LONG else [])]
PHONE = [(390, 844)]
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
"""Situations with four players."""
TABS = ("My board", "Tracks", "Opponents", "Log", "Market")
ON_A_PHONE = {"turn", "my-board", "tracks", "others", "log", "place", "spirit", "result"}
# Where axe runs too. It is slow, so everything is checked only once. The layout at 1280 is the one
# at 1440, slightly smaller.
CHECKED = {
    "1440-light": set(SITUATIONS),
    "1440-dark": {"turn", "place", "weather", "result"},
    "390-light": ON_A_PHONE,
    "390-dark": ON_A_PHONE,
}
FITS = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return scrollHeight <= innerHeight && scrollWidth <= innerWidth;
}"""


@pytest.mark.parametrize("name", SITUATIONS)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_looks(served: Served, new_page: NewPage, shoot: Shoot, phone: bool, name: str) -> None:
    page = new_page(served.url, phone=phone)
    problems: list[str] = []

    def look(what: str, size: int) -> None:
        for theme in in_themes(page, phone):
            tag = f"{size}-{theme}"
            shoot(page, f"trail-{what}-{tag}")
            if what in CHECKED.get(tag, ()):
                found = violations(page, others=theme == themes(phone)[-1])
                problems.extend(f"{what} {tag}: {line}" for line in found)
            assert page.evaluate(FITS), tag

    question, week = SITUATIONS[name]
    sit_down(page, question, 4 if name in MANY else 2, week)
    for size in PHONE if phone else WIDE:
        resize(page, size)
        if name == "place" and not phone:
            page.locator(".mural-space.spot").first.hover()
        look(name, size[0])
        for tab in TABS if phone and name == "turn" else ():
            page.get_by_role("button", name=tab, exact=True).tap()
            if tab != "Market":
                look(tab.lower().replace(" ", "-"), size[0])
    assert not problems, "\n".join(problems)
