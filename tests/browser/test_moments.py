"""Recorded positions of every game, opened at every size: all options are visible and clickable.

Each kind of decision of each game has one position. A few run by default; the rest, and all sizes,
run in the long tests.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from arizona.engine.registry import game_names
from tests.browser import trail_positions
from tests.browser.conftest import NewPage
from tests.browser.layout_checks import overlaps
from tests.browser.page_checks import LONG, Shoot, Size, resize, rest
from tests.browser.records import position
from tests.browser.server_process import Served
from tests.browser.tables import here, lay

NAMES = ["Maximiliana Featherstone", "Bartholomew", "Cleo", "Guadalupe Hernández"]
TOUCHED: list[Size] = [(390, 844), (844, 390), (320, 568), (768, 1024), (820, 1180), (360, 640)]
DESKS: list[Size] = [(1440, 900), (1366, 768), (1280, 720), (1024, 768), (720, 450), (1920, 1080)]
DAILY: set[Size] = {(390, 844), (844, 390), (1366, 768)}
FLOATING = ".peek, .tray, .steps, .zoom, .prompt, .hint-card"
"""Panels over the table, which must not cover each other."""
OFFERED = "[data-target], .board .dot, .board g:has(> .rim)"
"""What can be chosen; Knight's tile is placed with its frame and the dots around it."""


@dataclass(frozen=True)
class Moment:
    """A position with a certain decision for the first player."""

    game: str
    question: str
    seats: int
    after: int = 0
    """Minimum number of moves before the position; in Trail, the week."""
    daily: bool = False

    @property
    def record(self) -> str:
        """Return the record of the game up to this moment."""
        if self.game == "trail":
            return trail_positions.position(self.question, self.seats, max(1, self.after))
        return position(self.game, self.seats, f"{self.question} ", self.after)


MOMENTS = [
    Moment("knight", "tile", 2),
    Moment("knight", "turn", 2, 20),
    Moment("knight", "three", 2, 40, daily=True),
    Moment("knight", "two", 2, 20),
    Moment("knight", "knight", 2),
    Moment("knight", "jump", 2, daily=True),
    Moment("rails", "station", 4),
    Moment("rails", "take", 4, 60, daily=True),
    Moment("rails", "take", 2, 100),
    Moment("rails", "draw", 4, 60),
    Moment("rails", "draw", 3, 150),
    Moment("rails", "nugget", 4, 60, daily=True),
    Moment("rails", "second", 4, 40),
    Moment("rails", "deliver", 4, 150, daily=True),
    Moment("rails", "deliver", 2, 60),
    *(
        Moment("trail", question, seats, week, daily=question == "turn")
        for question in ("turn", "arrow", "gila", "place", "claim", "after", "spirit", "boost")
        for seats, week in ((2, 1), (4, 3))
    ),
]

WRONG = r"""(targets) => {
  const wrong = [];
  const said = document.querySelector(".say");
  if (!said?.checkVisibility()) wrong.push("nothing is asked");
  const all = [...document.querySelectorAll(targets)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  if (!all.length) wrong.push("nothing is offered");
  for (const one of all) {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    // A script can scroll a box that hides what overflows, a player cannot.
    for (let up = one.parentElement; up; up = up.parentElement)
      if (!/auto|scroll|visible/.test(getComputedStyle(up).overflow)) up.scrollTo(0, 0);
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const label = one.dataset.target ?? one.getAttribute("class");
    const name = `${label} (${Math.round(x)}, ${Math.round(y)})`;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) wrong.push(`${name} is out of view`);
    else if (box.left < -2 || box.right > innerWidth + 2) wrong.push(`${name} is cut by the edge`);
    else if (!top || !(one.contains(top) || top.contains(one)))
      wrong.push(`${name} is under ${top?.localName}.${top?.getAttribute("class") ?? ""}`);
  }
  const first = [...document.querySelectorAll(".btn.pri, .act.go, .take")];
  for (const one of first.filter((it) => it.checkVisibility())) {
    const range = document.createRange();
    range.selectNodeContents(one);
    const around = one.getBoundingClientRect();
    if ([...range.getClientRects()].some((box) => box.right > around.right + 2))
      wrong.push(`${one.textContent.trim()} is cut`);
  }
  // A phone has no room for the same answer twice.
  const asked = all.filter((one) => innerWidth < 500 && one.closest(".choice-place, .acts"))
    .map((one) => one.dataset.target);
  for (const one of new Set(asked))
    if (asked.indexOf(one) !== asked.lastIndexOf(one)) wrong.push(`${one} is offered twice`);
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("wider than the window");
  return wrong;
}"""

CLIPPED = r"""() => {
  const clipped = new Set();
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) =>
    one.getBoundingClientRect().width
    && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  for (const one of shown(".set-names, .objective-text, .claim-title, .zone-head, p.quiet-text"))
    if (one.scrollWidth > one.clientWidth + 1) clipped.add(`too long: ${one.textContent.trim()}`);
  const room = (one) => one.getBoundingClientRect();
  const overlap = (boxes) => boxes.some((a, at) => boxes.slice(at + 1).some((b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1));
  for (const [name, parts] of [[".lane", ".pts, .pick > *, .who"], [".seat", "header, .hand"]])
    for (const seat of shown(name))
      if (overlap([...seat.querySelectorAll(parts)].map(room).filter((box) => box.width)))
        clipped.add(`parts of a seat overlap: ${seat.innerText}`);
  for (const one of shown(".seat h2, .lane .name span"))
    if (one.scrollWidth > one.clientWidth + 1 && room(one).width < 60)
      clipped.add(`no room for a name: ${one.textContent.trim()}`);
  if (innerWidth > 700 && innerHeight > 520)
    for (const one of shown(".seat h2"))
      if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
        clipped.add(`a name is cut: ${one.textContent.trim()}`);
  for (const one of shown(".mine .who h2"))
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4)
      clipped.add(`your name is cut: ${one.textContent.trim()}`);
  for (const one of shown(".seat header")) {
    const [shape, text] = [one.querySelector(".shape"), one.querySelector("h2")].map(room);
    if (text.top > shape.bottom) clipped.add("a name is below its shape");
  }
  if (overlap(shown(".rows .slot").map(room))) clipped.add("action spaces overlap");
  for (const one of shown(".sign, .token, .slot, .card-name")) {
    const box = one.getBoundingClientRect();
    for (let up = one.parentElement; up && up.localName !== "main"; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (style.overflow === "visible") continue;
      const { left, top, right, bottom } = up.getBoundingClientRect();
      if (box.left < left - 2 || box.top < top - 2 || box.right > right + 2
        || box.bottom > bottom + 2)
        clipped.add(`${one.dataset.sign ?? one.textContent.trim()} is cut by ${up.className}`);
    }
  }
  return [...clipped];
}"""
"""Icons, tokens, spaces and names that are cut off, and spaces that overlap."""

DOUBLED = r"""() => {
  const words = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  /** The text of an element for screen readers, without the texts of elements inside controls. */
  const heard = (one) => [...one.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === "true") return "";
    if (!node.checkVisibility({ visibilityProperty: true })) return "";
    return node.getAttribute("aria-label") ?? heard(node);
  }).join(" ");
  const doubled = new Set();
  for (const one of document.querySelectorAll("[aria-label], button, a, summary, h1, h2, h3")) {
    if (one.closest("[aria-hidden=true]") || !one.checkVisibility()) continue;
    const [label, text] = [words(one.getAttribute("aria-label") ?? ""), words(heard(one))];
    const control = one.matches("button, a, [role=button], [role=img]");
    if (label && label === text && !control) doubled.add(`label and text: ${label}`);
    const all = (label || text).split(" ");
    const half = all.length / 2;
    if (half >= 1 && `${all.slice(0, half)}` === `${all.slice(half)}`)
      doubled.add(`twice in a row: ${all.join(" ")}`);
  }
  return [...doubled];
}"""
"""Texts that a screen reader reads twice."""


def chosen() -> list[Moment]:
    """Return the moments to test in this run."""
    return [one for one in MOMENTS if LONG or one.daily]


def test_every_game_has_moments() -> None:
    assert {one.game for one in MOMENTS} >= set(game_names()) & {"knight", "rails", "trail"}


@pytest.mark.parametrize(
    "moment", chosen(), ids=lambda one: f"{one.game}-{one.question}-{one.seats}-{one.after}"
)
def test_every_choice_is_visible_and_large_enough(
    served: Served, new_page: NewPage, shoot: Shoot, moment: Moment
) -> None:
    found: list[str] = []
    for touch, sizes in ((True, TOUCHED), (False, DESKS)):
        page = new_page(served.url, phone=touch)
        table = lay(page, moment.record, here(*NAMES[: moment.seats]))
        page.goto(f"/table/{table}")
        page.locator(OFFERED).first.wait_for(state="attached")
        for size in sizes:
            if not (LONG or size in DAILY):
                continue
            resize(page, size)
            rest(page)
            name = f"{moment.game}-{moment.question}-{moment.seats}-{size[0]}x{size[1]}"
            shoot(page, f"moment-{name}")
            found += [f"{name}: {one}" for one in page.evaluate(WRONG, OFFERED)]
            found += [f"{name}: {one}" for one in page.evaluate(CLIPPED)]
            found += [f"{name}: {one}" for one in overlaps(page, FLOATING, FLOATING)]
        found += [f"{moment.question}: {one}" for one in page.evaluate(DOUBLED)]
    assert not found, "\n".join(found)
