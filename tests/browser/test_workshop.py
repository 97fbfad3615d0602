"""The workshop in the browser: packs are created, checked while typing, played, printed, saved.

By default, one tile is created and played. The full scenario with all three games takes minutes and
runs with ``ARIZONA_LONG=1``.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewPage
from tests.browser.page_checks import Shoot, rest, violations
from tests.browser.server_process import Served

PLAY = re.compile("Play with it")
SIMULATED = 600_000
PHONE_SIZE: ViewportSize = {"width": 390, "height": 844}


def new_pack(page: Page, game: str, title: str) -> str:
    """Create a copy of the built-in pack by hand and return its URL."""
    page.goto("/workshop")
    page.get_by_role("button", name=f"A new pack for {game}").click()
    page.get_by_role("textbox", name="Pack name").fill(title)
    page.get_by_role("button", name="Create").click()
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    return page.url


def status(page: Page) -> str:
    """Return the status text in the footer."""
    return page.get_by_role("contentinfo").get_by_role("status").inner_text()


def fine(page: Page, changes: str) -> None:
    """Wait until the checker accepts the pack with this number of changes."""
    foot = page.get_by_role("contentinfo").get_by_role("status")
    expect(foot).to_contain_text("All good.")
    expect(foot).to_contain_text(changes)
    expect(page.get_by_role("button", name=PLAY)).to_have_attribute("aria-disabled", "false")


def played(page: Page) -> None:
    """Play with the pack. A table opens immediately."""
    page.get_by_role("button", name=PLAY).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".say").first).to_be_visible()


def test_a_tile_is_painted_checked_fixed_and_played(served: Served, new_page: NewPage) -> None:
    page = new_page(served.url)
    new_pack(page, "Knight", "My box")
    page.get_by_role("link", name="Mitten").click()
    page.get_by_role("radio", name="Nothing").click()
    page.get_by_role("button", name="B2: space").click()
    foot = page.get_by_role("contentinfo").get_by_role("status")
    expect(foot).to_contain_text("1 problem")
    expect(foot).to_contain_text("8 spaces")
    expect(page.get_by_role("button", name=PLAY)).to_have_attribute("aria-disabled", "true")
    page.get_by_role("radio", name="Space").click()
    page.get_by_role("button", name="E4: nothing").click()
    fine(page, "1 change")
    expect(page.get_by_role("link", name="Mitten")).to_contain_text("changed")
    page.get_by_role("button", name="Undo").click()
    expect(foot).to_contain_text("1 problem")
    page.get_by_role("button", name="Redo").click()
    fine(page, "1 change")
    rest(page)
    assert violations(page) == []
    page.get_by_role("link", name="My box").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("1 change")
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(1)
    played(page)


def test_an_editor_of_effects_asks_once_for_its_words(served: Served, new_page: NewPage) -> None:
    """An answer must not cause the next request, and may arrive after another card was opened."""
    page = new_page(served.url)
    address = new_pack(page, "Trail", "Grand Enchantment")
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if one.url.endswith("/words") else None)
    page.goto(f"{address}/gateway/1")
    lists = page.get_by_role("complementary", name="Contents of the pack")
    for name in ("Patagonia", "Sonoita", "Sahuarita"):
        lists.get_by_role("link", name=name).click()
    expect(page.get_by_role("group", name="gives")).to_contain_text("3")
    page.wait_for_timeout(3000)  # long enough for several requests, if answers caused them
    assert len(asked) <= 5, asked


def paint_a_sheet(page: Page, shoot: Shoot) -> None:
    """Two adjacent towns are reported, and fixed by the checker's suggestion."""
    new_pack(page, "Rails", "Copper State")
    page.get_by_role("link", name="Painted Desert").click()
    page.keyboard.press("8")
    page.get_by_role("button", name="D3: cow").click()
    checks = page.get_by_role("complementary", name="Fields and checks")
    expect(checks).to_contain_text("side by side, at D3 and E3")
    shoot(page, "workshop-rails-wrong")
    assert violations(page) == []
    page.get_by_role("contentinfo").get_by_role("button", name="Undo").click()
    fine(page, "Unchanged")
    page.get_by_role("button", name="Fill at random").click()
    page.get_by_role("textbox", name="Seed").fill("copper")
    page.get_by_role("button", name="Fill", exact=True).click()
    fine(page, "1 change")
    page.get_by_role("button", name="Mirror").click()
    fine(page, "1 change")
    page.get_by_role("link", name="Mountain Climber").click()
    page.get_by_role("button", name="Increase points").click()
    fine(page, "2 changes")
    shoot(page, "workshop-rails-card")


def change_a_card(page: Page, shoot: Shoot) -> None:
    """Change a Fauna card's effect with its word blocks, and the shape of its piece."""
    new_pack(page, "Trail", "Grand Enchantment")
    page.get_by_role("button", name="Fauna 32").click()
    page.get_by_role("link", name="Cactus Wren").click()
    effect = page.get_by_role("group", name="effect")
    expect(effect).to_be_visible()
    effect.get_by_role("button", name="2").click()
    page.get_by_role("group", name=re.compile("Alternatives for")).get_by_role(
        "button", name="3", exact=True
    ).click()
    written = page.get_by_role("textbox", name="effect, as text")
    expect(written).to_have_value("gain 1 turquoise, 3 gold")
    fine(page, "1 change")
    shoot(page, "workshop-trail")
    assert violations(page) == []
    page.get_by_role("main").get_by_role("button", name="Space D2 covered").click()
    expect(page.get_by_role("contentinfo").get_by_role("status")).to_contain_text("problem")
    page.get_by_role("contentinfo").get_by_role("button", name="Undo").click()
    fine(page, "1 change")


def simulated(page: Page, shoot: Shoot, name: str) -> None:
    """Run a simulation with bots. The results include their confidence."""
    page.get_by_role("button", name="Simulate").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="50 games").check(force=True)
    dialog.get_by_role("button", name="Start").click()
    expect(dialog.get_by_role("heading", name="Findings")).to_be_visible(timeout=SIMULATED)
    expect(dialog).to_contain_text("games the margin of error is ±")
    rest(page)
    shoot(page, name)
    assert violations(page) == []
    dialog.get_by_role("button", name="Close").click()


def test_values_are_tried_without_saving_them(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    """Removes a tile with the keyboard on a desktop, and changes a card by touch on a phone."""
    page = new_page(served.url)
    new_pack(page, "Knight", "My box")
    page.get_by_role("link", name="Mitten").click()
    page.get_by_role("button", name="What if?").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="20 games").check(force=True)
    expect(dialog.get_by_role("status")).to_have_text("Change a value to start.")
    remove = dialog.get_by_role("checkbox", name="Remove Mitten from the pack")
    remove.focus()
    page.keyboard.press("Space")
    answer = dialog.get_by_role("region", name="Simulation")
    expect(answer).to_contain_text("20 games with the saved pack", timeout=SIMULATED)
    expect(answer).to_contain_text("Winning score")
    expect(answer).to_contain_text("A difference counts as shown if chance alone")
    rest(page)
    assert violations(page) == []
    shoot(page, "workshop-what-if")
    remove.uncheck()
    expect(dialog.get_by_role("status")).to_have_text("Change a value to start.")
    page.keyboard.press("Escape")
    fine(page, "Unchanged")


def test_a_slider_on_a_phone_and_canceled_games(
    served: Served, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(served.url)
    address = new_pack(page, "Rails", "Copper State")
    page.set_viewport_size(PHONE_SIZE)
    pack = page.request.get(address.replace("/workshop/", "/api/workshop/packs/")).json()
    card = next(at for at, one in enumerate(pack["tables"]["card"], 1) if "points" in one)
    page.goto(f"{address}/card/{card}")
    page.get_by_role("button", name="Checks").click()
    page.get_by_role("button", name="What if?").click()
    dialog = page.get_by_role("dialog")
    # A part without a title, such as the numbers of all sheets, has the name of its kind.
    parts = dialog.get_by_label("Part of the pack").locator("option")
    expect(parts.filter(has_text=re.compile(r"^\d+$"))).to_have_count(0)
    dialog.get_by_role("radio", name="200 games").check(force=True)
    points = dialog.get_by_role("slider", name="points")
    saved = int(points.input_value())
    with page.expect_response(re.compile("/what-if/.+")) as asked:
        points.press("ArrowRight")
    assert int(points.input_value()) == saved + 1
    expect(dialog.get_by_role("textbox", name="points")).to_have_value(str(saved + 1))
    question = asked.value.url
    expect(dialog.get_by_role("button", name="Save these values")).to_be_visible()
    with page.expect_request(lambda one: one.method == "DELETE") as ended:
        dialog.get_by_role("button", name="Cancel").click()
    assert ended.value.url == question
    expect(dialog.get_by_role("status")).to_have_text("The games were stopped.")
    assert page.request.get(question).json()["status"] == "none"
    rest(page)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert violations(page) == []
    shoot(page, "workshop-what-if-phone")
    dialog.get_by_role("button", name="Save these values").click()
    foot = page.get_by_role("contentinfo").get_by_role("status")
    expect(foot).to_contain_text(f"but the card does this: “{saved + 1} points")


@pytest.mark.long
def test_the_whole_story(served: Served, new_page: NewPage, shoot: Shoot, tmp_path: Path) -> None:
    page = new_page(served.url)
    for make, game in ((paint_a_sheet, "rails"), (change_a_card, "trail")):
        make(page, shoot)
        address = page.url
        if game == "rails":
            simulated(page, shoot, "workshop-rails-report")
        with page.expect_download() as saving:
            page.get_by_role("link", name="Download").click()
        file = tmp_path / saving.value.suggested_filename
        saving.value.save_as(file)
        page.get_by_role("link", name="Print", exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Print")
        expect(page.get_by_role("status")).to_contain_text("page", timeout=SIMULATED)
        page.goto(address)
        fine(page, "change")
        digest = status(page).split()[-1]
        played(page)
        page.goto("/workshop")
        page.locator('input[type="file"]').set_input_files(file)
        fine(page, "change")
        assert status(page).split()[-1] == digest, "what was saved is what is loaded"
        other = new_page(served.url)
        other.goto(address)
        copy = other.get_by_role("button", name="Make my own copy")
        expect(copy).to_be_visible()
        expect(other.get_by_role("button", name="Undo")).to_have_count(0)
        copy.click()
        expect(other).not_to_have_url(address)
        expect(other.get_by_role("textbox", name="Pack name")).to_be_visible()
        played(other)


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 720), (820, 1180), (390, 844)])
def test_nothing_leaves_the_window(
    served: Served, new_page: NewPage, shoot: Shoot, size: tuple[int, int]
) -> None:
    page = new_page(served.url)
    address = new_pack(page, "Trail", "Narrow")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for thing in ("", "/fauna/1", "/passage/1", "/weather/1", "/mural/1", "/ladder/1"):
        page.goto(address + thing)
        expect(page.get_by_role("contentinfo")).to_be_visible()
        rest(page)
        wide = "document.documentElement.scrollWidth > innerWidth"
        assert not page.evaluate(wide), thing
        assert violations(page) == [], thing
        shoot(page, f"workshop-{size[0]}{thing.replace('/', '-')}")
