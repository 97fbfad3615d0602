"""Typesets a print job as PDF; the same job gives the same bytes."""

from __future__ import annotations

import importlib
import importlib.util
import json
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from arizona.engine.content import AT, DEFAULT, Content
from arizona.engine.entry_points import face, folder_of
from arizona.engine.language_tags import subtags
from arizona.messages import Phrases
from arizona.printing import rules_booklet as plain
from arizona.printing.assets import Assets
from arizona.printing.print_job import (
    CARD_SIZE,
    CARD_SIZES,
    PAPERS,
    Choice,
    Part,
    PrintJob,
    check,
    refused,
)

HERE: Final = Path(__file__).resolve().parent
FONTS: Final = HERE / "fonts"
MISSING: Final = "printing needs Typst: install the extra, pip install 'arizona[print]'"
DRIVER: Final = """
#let waiting = ()
#for part in order.parts {
  if part.name in decks {
    let deck = decks.at(part.name)
    waiting += part.list.map(card => (deck: deck, part: part.short, card: card))
  } else {
    if waiting.len() > 0 { card-pages(waiting) }
    waiting = ()
    (shared-parts + parts).at(part.name)(part)
  }
}
#if waiting.len() > 0 { card-pages(waiting) }
"""
"""Cards of consecutive parts share pages, so that no page is nearly empty."""
FREE: Final = 5.0
BLEED: Final = 2.6
"""Millimeters at the edge of a page of cards that stay free, and those for bleed and marks."""
SPARE: Final = ("print-spare", "print-spare-use")
SEEN_PPI: Final = 60.0
"""Resolution of the page preview."""
PAGE: Final = re.compile(rb"/Type ?/Page\b")


@dataclass(frozen=True)
class Printed:
    """A finished PDF."""

    pdf: bytes
    pages: int
    warnings: tuple[str, ...] = ()
    """Warnings from Typst, such as a character missing from all fonts."""


def ready() -> bool:
    """Whether the extra ``arizona[print]`` is installed."""
    return importlib.util.find_spec("typst") is not None


def own_face(game: str) -> ModuleType:
    """The game's printing face, or the generic one."""
    return face(game, "printing") or plain


def parts_of(game: str, content: Content) -> list[Part]:
    """All printable parts of a game."""
    parts: list[Part] = own_face(game).parts(content)
    return parts


def title_of(game: str, part: str, phrases: Phrases) -> str:
    own = f"{game}-print-{part}"
    return phrases.text(own if phrases.has(own) else f"print-{part}")


def label_of(game: str, choice: Choice, at: int, phrases: Phrases) -> str:
    """The label of a choice's value: from the pack, a message, or the value itself."""
    if at < len(choice.labels) and choice.labels[at]:
        return phrases.named(choice.labels[at])
    for id in (f"{game}-print-{choice.name}-{choice.values[at]}", f"print-{choice.values[at]}"):
        if phrases.has(id):
            return phrases.text(id)
    return choice.values[at]


def choices_of(game: str, content: Content) -> tuple[Choice, ...]:
    """The choices of a game's pages: its own, and the size of its cards if it has any."""
    choices: tuple[Choice, ...] = own_face(game).choices(content)
    if any(part.backs for part in parts_of(game, content)):
        return (*choices, Choice(CARD_SIZE, tuple(CARD_SIZES)))
    return choices


def print_order(order: PrintJob) -> Printed:
    """Typeset a job as PDF."""
    tray = Assets(order)
    return press(tray, gathered(tray), template_of(order.game.name))


def components(order: PrintJob) -> dict[str, int]:
    """Count the components on the pages of a job by kind, such as ``tile`` or ``passage``."""
    return components_and_overflow(order)[0]


def overflowing(order: PrintJob) -> list[str]:
    """The texts of a job that do not fit into their places, even if made smaller."""
    return components_and_overflow(order)[1]


def components_and_overflow(order: PrintJob) -> tuple[dict[str, int], list[str]]:
    """The results of ``components`` and ``overflowing``, from typesetting the job once."""
    tray = Assets(order)
    source, data = _source(tray, gathered(tray), template_of(order.game.name))
    selector = "selector(<component>).or(<overflow>)"
    found = json.loads(_typst().query(source, selector, font_paths=[str(FONTS)], **_alone(data)))
    noted: dict[str, list[str]] = {"<component>": [], "<overflow>": []}
    for one in found:
        noted[one["label"]].append(one["value"])
    return dict(Counter(noted["<component>"])), list(dict.fromkeys(noted["<overflow>"]))


def first_page(order: PrintJob) -> bytes:
    """The first page of a job as an image, for the preview."""
    tray = Assets(order)
    cards = {part.name for part in parts_of(order.game.name, order.content) if part.backs}
    first: list[dict[str, Any]] = []
    places = _cards_per_page(order)
    for part in gathered(tray):
        if first and (places <= 0 or part["name"] not in cards):
            break
        if part["name"] in cards:  # skip cards that are not on the first page
            seen = part["list"][:places]
            places -= len(seen)
            first.append({**part, "list": seen})
        else:
            places = 0
            first.append(part)
    source, data = _source(tray, first, template_of(order.game.name))
    pages = _typst().compile(
        source, format="png", ppi=SEEN_PPI, font_paths=[str(FONTS)], **_alone(data)
    )
    return bytes(pages[0] if isinstance(pages, list) else pages)


def _cards_per_page(order: PrintJob) -> int:
    """How many cards fit on a page, as in ``card-pages``."""
    room = [length - 2 * (FREE + BLEED) for length in PAPERS[order.paper]]
    wide, high = CARD_SIZES[order.card_size]
    return int(room[0] // wide) * int(room[1] / high + 0.02)


def gathered(
    tray: Assets, wanted: tuple[tuple[str, int], ...] | None = None
) -> list[dict[str, Any]]:
    """The data of the parts of a job, or of ``wanted`` parts with their number of copies."""
    order = tray.order
    check(order)
    made = own_face(order.game.name)
    parts = []
    for name, copies in order.parts if wanted is None else wanted:
        data = made.part(tray, name) or plain.part(tray, name)
        short = title_of(order.game.name, name, order.phrases)
        parts += [{"name": name, "short": short, **data}] * copies
    return parts


def press(tray: Assets, parts: list[dict[str, Any]], template: str) -> Printed:
    """Typeset some parts as PDF."""
    typst = _typst()
    source, data = _source(tray, parts, template)
    try:
        pdf, odd = typst.compile_with_warnings(
            source, font_paths=[str(FONTS)], timestamp=0, **_alone(data)
        )
    except typst.TypstError as error:
        english = "the pages could not be typeset: {reason}"
        raise refused("pages", english, reason=str(error.message)) from None
    return Printed(pdf, pages_in(pdf), tuple(one.message for one in odd))


def query_and_draw(
    tray: Assets,
    parts: list[dict[str, Any]],
    template: str,
    driver: str,
    form: str,
    ppi: float,
) -> tuple[list[dict[str, Any]], list[bytes]]:
    """The pages of a job as PNG or SVG, and the ``<image>`` element of each."""
    typst = _typst()
    source, data = _source(tray, parts, template, driver)
    fonts: dict[str, Any] = {"font_paths": [str(FONTS)], **_alone(data)}
    try:
        found = json.loads(typst.query(source, "<image>", field="value", **fonts))
        pages = typst.compile(source, format=form, ppi=ppi, **fonts) if found else []
    except typst.TypstError as error:
        english = "the images could not be drawn: {reason}"
        raise refused("drawing", english, reason=str(error.message)) from None
    return found, [bytes(page) for page in (pages if isinstance(pages, list) else [pages])]


def pages_in(pdf: bytes) -> int:
    """Count the pages of a PDF made by this module."""
    return len(PAGE.findall(pdf))


def _typst() -> Any:
    if not ready():
        raise refused("typst", MISSING)
    return importlib.import_module("typst")  # optional dependency


def _alone(data: str) -> dict[str, Any]:
    return {"ignore_system_fonts": True, "sys_inputs": {"order": data}}


def _source(
    tray: Assets, parts: list[dict[str, Any]], template: str, driver: str = DRIVER
) -> tuple[bytes, str]:
    """The Typst source and the data it reads."""
    order = tray.order
    language, _, region = subtags(order.language)
    data = {
        "paper": PAPERS[order.paper],
        "saving": order.saving,
        "language": language,
        "region": region if region.isalpha() else None,
        "card": CARD_SIZES[order.card_size],
        "marks": order.marks,
        "backs": order.backs,
        "title": tray.title,
        "accent": tray.accent,
        "foot": _foot(tray),
        "words": {**tray.words, **{id: tray.say(id) for id in SPARE}},
        "drawings": tray.drawings,
        "parts": parts,
    }
    text = (HERE / "shared.typ").read_text("utf-8") + template + driver
    return text.encode(), json.dumps(data, ensure_ascii=False)


def _foot(tray: Assets) -> str:
    """The line at the bottom of pages: license, how to print, and a pack of your own by name."""
    content = tray.order.content
    name = content.name.partition(AT)[0]
    foot = tray.say("print-foot")
    if name == DEFAULT:
        return foot
    return f"{pack_title(content, tray.phrases)} · {foot}"


def pack_title(content: Content, phrases: Phrases) -> str:
    """The title of a pack, or its short name if it has none."""
    head = content.tables.get("pack")
    name = content.name.partition(AT)[0]
    return phrases.named(str(head.get("title", name)) if isinstance(head, dict) else name)


def template_of(game: str) -> str:
    """The game's Typst templates, ``printing*.typ``; an empty one for a game without its own."""
    paths = sorted((folder_of(game) / "faces").glob("printing*.typ"))
    return "".join(path.read_text("utf-8") for path in paths) or "\n#let parts = (:)\n"
