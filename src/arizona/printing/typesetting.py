"""The press: an order becomes a PDF, the same bytes for the same order."""

from __future__ import annotations

import importlib
import importlib.util
import json
import re
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from arizona.engine.content import Content
from arizona.engine.errors import ArizonaError
from arizona.engine.places import face, folder_of
from arizona.messages import Phrases
from arizona.printing import rules_booklet as plain
from arizona.printing.assets import Assets
from arizona.printing.print_job import PAPERS, Choice, Part, PrintJob, check

HERE: Final = Path(__file__).resolve().parent
FONTS: Final = HERE / "fonts"
MISSING: Final = "printing needs Typst: install the extra, pip install 'arizona[print]'"
DRIVER: Final = "\n#for one in order.parts { (house-parts + parts).at(one.name)(one) }\n"
CARDS_SEEN: Final = 9
SEEN_PPI: Final = 60.0
"""Of the picture of a page."""
PAGE: Final = re.compile(rb"/Type ?/Page\b")


@dataclass(frozen=True)
class Printed:
    """A finished PDF."""

    pdf: bytes
    pages: int
    warnings: tuple[str, ...] = ()
    """What Typst found odd, such as a letter that no font has."""


def ready() -> bool:
    """Whether this machine can print: the extra ``arizona[print]`` is installed."""
    return importlib.util.find_spec("typst") is not None


def own_face(game: str) -> ModuleType:
    """How a game's things are printed: by its own face, or plainly."""
    return face(game, "printing") or plain


def parts_of(game: str, content: Content) -> list[Part]:
    """Everything of a game that can be printed."""
    parts: list[Part] = own_face(game).parts(content)
    return parts


def title_of(game: str, part: str, phrases: Phrases) -> str:
    """What a part is called."""
    own = f"{game}-print-{part}"
    return phrases.text(own if phrases.has(own) else f"print-{part}")


def label_of(game: str, choice: Choice, at: int, phrases: Phrases) -> str:
    """What a value of a choice is called: by the pack, by a message, or as it is."""
    if at < len(choice.labels) and choice.labels[at]:
        return phrases.named(choice.labels[at])
    id = f"{game}-print-{choice.name}-{choice.values[at]}"
    return phrases.text(id) if phrases.has(id) else choice.values[at]


def choices_of(game: str, content: Content) -> tuple[Choice, ...]:
    """What a game lets one choose about its pages."""
    choices: tuple[Choice, ...] = own_face(game).choices(content)
    return choices


def print_order(order: PrintJob) -> Printed:
    """The PDF of an order."""
    tray = Assets(order)
    return press(tray, _gathered(tray), template_of(order.game.name))


def first_page(order: PrintJob) -> bytes:
    """The first page of an order as a picture, to be looked at before it is printed."""
    tray = Assets(order)
    first = _gathered(tray)[0]
    cards = [part.name for part in parts_of(order.game.name, order.content) if part.backs]
    if first["name"] in cards:
        first = {**first, "list": first["list"][:CARDS_SEEN]}  # later pages would be drawn in vain
    source, data = _source(tray, [first], template_of(order.game.name))
    pages = _typst().compile(
        source, format="png", ppi=SEEN_PPI, font_paths=[str(FONTS)], **_alone(data)
    )
    return bytes(pages[0] if isinstance(pages, list) else pages)


def _gathered(tray: Assets) -> list[dict[str, Any]]:
    order = tray.order
    check(order)
    made = own_face(order.game.name)
    parts = []
    for name, copies in order.parts:
        data = made.part(tray, name) or plain.part(tray, name)
        parts += [{"name": name, **data}] * copies
    return parts


def press(tray: Assets, parts: list[dict[str, Any]], template: str) -> Printed:
    """Set the pages of some parts."""
    typst = _typst()
    source, data = _source(tray, parts, template)
    try:
        pdf, odd = typst.compile_with_warnings(
            source, font_paths=[str(FONTS)], timestamp=0, **_alone(data)
        )
    except typst.TypstError as error:
        raise ArizonaError(f"the pages could not be laid out: {error.message}") from None
    return Printed(pdf, pages_in(pdf), tuple(one.message for one in odd))


def pages_in(pdf: bytes) -> int:
    """How many pages one of our PDFs has."""
    return len(PAGE.findall(pdf))


def _typst() -> Any:
    if not ready():
        raise ArizonaError(MISSING)
    return importlib.import_module("typst")  # only who prints needs it


def _alone(data: str) -> dict[str, Any]:
    return {"ignore_system_fonts": True, "sys_inputs": {"order": data}}


def _source(tray: Assets, parts: list[dict[str, Any]], template: str) -> tuple[bytes, str]:
    """The text of the document, and the data it reads."""
    order = tray.order
    data = {
        "paper": PAPERS[order.paper],
        "saving": order.saving,
        "language": order.language,
        "marks": order.marks,
        "backs": order.backs,
        "title": tray.title,
        "accent": tray.accent,
        "foot": tray.say("print-foot"),
        "words": tray.words,
        "drawings": tray.drawings,
        "parts": parts,
    }
    text = (HERE / "house.typ").read_text("utf-8") + template + DRIVER
    return text.encode(), json.dumps(data, ensure_ascii=False)


def template_of(game: str) -> str:
    """How the parts of a game look; nothing for a game without pages of its own."""
    path = folder_of(game) / "faces" / "printing.typ"
    return path.read_text("utf-8") if path.is_file() else "\n#let parts = (:)\n"
