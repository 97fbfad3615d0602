"""The parts every game can print: its rules as a booklet, and a one-page player aid."""

from __future__ import annotations

import re
from typing import Any, Final

from arizona.engine.content import Content
from arizona.engine.entry_points import face
from arizona.printing.assets import Assets
from arizona.printing.ink import gray
from arizona.printing.print_job import Choice, Part, no_part
from arizona.printing.rulepage import Block, blocks, minute
from arizona.rulebook import rules_page, rules_picture

RULES = Part("rules")
AID = Part("aid")
BOX = Part("box")
PICTURE_UNIT: Final = 0.16
"""Millimeters per unit of a picture in the rules; its labels are 15 units high."""
VIEW_BOX: Final = re.compile(r'viewBox="[\d.-]+ [\d.-]+ ([\d.]+)')


def parts(content: Content) -> list[Part]:
    """The parts of a game without its own printing face."""
    return [RULES, AID]


def choices(content: Content) -> tuple[Choice, ...]:
    """These parts have no choices."""
    return ()


def part(tray: Assets, name: str) -> dict[str, Any]:
    """The data of the booklet or the player aid."""
    if name == "rules":
        return rules(tray)
    if name == "aid":
        return aid(tray)
    raise no_part(name, [RULES.name, AID.name])


def rules(tray: Assets) -> dict[str, Any]:
    """The rules page with its pictures."""
    game = tray.order.game.name
    page = blocks(rules_page(game, tray.order.language))
    _insert_pictures(tray, page)
    title, lead = page[0], page[1] if page[1]["kind"] == "text" else {"runs": []}
    return {
        "title": title["runs"],
        "lead": lead["runs"],
        "blocks": page[2:],
        "left": tray.say("print-left", game=tray.title, part=tray.say("print-rules")),
    }


def aid(tray: Assets) -> dict[str, Any]:
    """The one-minute rules."""
    page = blocks(rules_page(tray.order.game.name, tray.order.language))
    return {
        "title": tray.title,
        "minute": minute(page),
        "left": tray.say("print-left", game=tray.title, part=tray.say("print-aid")),
    }


def box(
    tray: Assets,
    counts: list[tuple[str, int]],
    needs: list[tuple[str, int]],
    make: tuple[str, ...] = (),
) -> dict[str, Any]:
    """What is printed, what else a group needs, and how to make it.

    ``counts`` and ``needs`` are texts with numbers; 0 shows no number. ``make`` are message ids.
    """
    needs = [
        *needs,
        (tray.say("print-need-scissors"), 0),
        (tray.say("print-need-glue"), 0),
    ]
    instructions = ["print-make-size", "print-make-paper"]
    printing = face(tray.order.game.name, "printing")
    if printing and any(part.backs for part in printing.parts(tray.order.content)):
        instructions.append("print-make-sleeves")
        if tray.order.backs:
            instructions.append("print-make-backs")
    return {
        "title": tray.title,
        "counts-title": tray.say("print-box"),
        "counts": _numbered(counts),
        "needs-title": tray.say("print-needs"),
        "needs": _numbered(needs),
        "make-title": tray.say("print-make"),
        "make": [tray.say(id) for id in (*instructions, *make)],
        "left": tray.say("print-left", game=tray.title, part=tray.say("print-box")),
    }


def _numbered(rows: list[tuple[str, int]]) -> list[list[str]]:
    return [[label, str(count) if count else ""] for label, count in rows]


def _width_of(drawing: str) -> float:
    """The width of an SVG in its own units."""
    found = VIEW_BOX.search(drawing)
    return float(found[1]) if found else 0.0


def _insert_pictures(tray: Assets, page: list[Block]) -> None:
    for block in page:
        if block["kind"] == "picture":
            drawing = rules_picture(tray.order.game.name, block["name"]).decode()
            drawing = drawing.replace('"sans-serif"', '"Source Sans 3"')
            block["wide"] = _width_of(drawing) * PICTURE_UNIT
            tray.drawings[block["name"]] = gray(drawing) if tray.order.saving else drawing
        for item in block.get("items", []):
            _insert_pictures(tray, item)
