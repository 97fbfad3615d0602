"""Exports every component as an image, and decks for Tabletop Simulator.

Typst draws one component per page; a metadata element on the page says which one it is.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from arizona.engine.errors import ArizonaError, unwritable
from arizona.printing.assets import Assets
from arizona.printing.print_job import PrintJob, refused
from arizona.printing.typesetting import gathered, query_and_draw, template_of

PNG: Final = "png"
SVG: Final = "svg"
TTS: Final = "tts"
FORMATS: Final = (PNG, SVG, TTS)
IMAGE_PPI: Final = 300.0
SHEET_PPI: Final = 150.0
"""Resolution of deck sheets: ten cards of 63 mm are 3720 pixels wide, within TTS's limits."""
EACH: Final = """
#for part in order.parts {
  if part.name in decks { CARDS(part, decks.at(part.name)) } else if part.name in singles {
    let own = singles.at(part.name)
    if own == "page" { parts.at(part.name)(part) } else {
      for one in own(part) { single-page(one) }
    }
  }
}
"""
UNSAFE: Final = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True)
class Image:
    """The image of a component, a card back or a deck sheet."""

    name: str
    """File name without its suffix."""
    facts: dict[str, Any]
    """What Typst says about it: kind, size in millimeters, count, and the cards of a sheet."""
    data: bytes


def images(order: PrintJob, form: str = PNG, ppi: float = IMAGE_PPI) -> list[Image]:
    """Draw each component of a job once, and each card back."""
    return _drawn(order, "single-cards", form, ppi)


def deck_sheets(order: PrintJob, ppi: float = SHEET_PPI) -> list[Image]:
    """Draw decks as sheets of up to 69 cards, their backs, and every other component."""
    return _drawn(order, "deck-sheets", PNG, ppi)


def _drawn(order: PrintJob, cards: str, form: str, ppi: float) -> list[Image]:
    once = tuple((name, 1) for name, _ in order.parts)
    tray = Assets(order)
    driver = EACH.replace("CARDS", cards)
    found, pages = query_and_draw(
        tray, gathered(tray, once), template_of(order.game.name), driver, form, ppi
    )
    if not found:
        known = ", ".join(name for name, _ in order.parts)
        raise refused("images", "{name}: there is nothing to export as single images", name=known)
    names: Counter[str] = Counter()
    made = []
    for facts, data in zip(found, pages, strict=True):
        name = UNSAFE.sub("-", str(facts.get("id", "board")).lower()).strip("-")
        names[name] += 1
        made.append(Image(f"{name}-{names[name]}" if names[name] > 1 else name, facts, data))
    return made


def write_images(order: PrintJob, folder: Path, form: str) -> list[Path]:
    """Write one file per component into a folder."""
    return _write(folder, {f"{one.name}.{form}": one.data for one in images(order, form)})


def write_tts(order: PrintJob, folder: Path, title: str, url: str = "") -> list[Path]:
    """Write images and a saved object for Tabletop Simulator.

    ``url`` is the address under which the images will be hosted; without it, the object refers to
    the files on this machine, and TTS can upload them to its cloud.
    """
    made = deck_sheets(order)
    base = url.rstrip("/") if url else folder.resolve().as_uri()
    saved = saved_object(made, title, base)
    files = {f"{one.name}.{PNG}": one.data for one in made}
    files[f"{order.game.name}.json"] = json.dumps(saved, ensure_ascii=False, indent=2).encode()
    return _write(folder, files)


def _write(folder: Path, files: dict[str, bytes]) -> list[Path]:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in files.items():
            (folder / name).write_bytes(data)
    except OSError as error:
        raise ArizonaError(unwritable(str(folder), error)) from None
    return [folder / name for name in files]


# ---- Tabletop Simulator --------------------------------------------------------------------------

PER_ROW: Final = 8
PITCH: Final = 3.2
"""Distance between two objects on the table, in TTS units (inches)."""
MILLIMETERS: Final = 25.4


def saved_object(made: list[Image], title: str, base: str) -> dict[str, Any]:
    """Return a saved object as TTS writes it: one object per deck, tile, token and figure."""
    address = {one.name: f"{base}/{one.name}.{PNG}" for one in made}
    objects: list[dict[str, Any]] = []
    for one in made:
        make = OBJECTS.get(one.facts["kind"])
        if make is not None:
            place = _transform(len(objects), one.facts)
            objects.append({**_common(one, len(objects)), **place, **make(one, address)})
    head = dict.fromkeys(("Date", "VersionNumber", "GameMode", "GameType", "GameComplexity"), "")
    return {
        "SaveName": title,
        **head,
        "Tags": [],
        "Gravity": 0.5,
        "PlayArea": 0.5,
        **dict.fromkeys(("Table", "Sky", "Note", "LuaScript", "LuaScriptState", "XmlUI"), ""),
        "TabStates": {},
        "ObjectStates": objects,
    }


def _common(one: Image, number: int) -> dict[str, Any]:
    return {
        "GUID": f"{0xA20000 + number:06x}",
        "Nickname": one.facts.get("name", ""),
        "Description": "",
        "GMNotes": "",
        "ColorDiffuse": {"r": 1.0, "g": 1.0, "b": 1.0},
        "Locked": False,
        "Grid": True,
        "Snap": True,
        "Autoraise": True,
        "Sticky": True,
        "Tooltip": True,
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
    }


def _transform(number: int, facts: dict[str, Any]) -> dict[str, Any]:
    card = facts["kind"] == "sheet"
    wide, deep = (facts["w"] / 63, facts["h"] / 88) if card else (facts["w"] / MILLIMETERS / 2,) * 2
    return {
        "Transform": {
            "posX": round((number % PER_ROW - PER_ROW / 2) * PITCH, 2),
            "posY": 1.2,
            "posZ": round(-(number // PER_ROW) * PITCH, 2),
            "rotX": 0.0,
            "rotY": 180.0,
            "rotZ": 180.0 if card else 0.0,
            "scaleX": round(wide, 3),
            "scaleY": 1.0,
            "scaleZ": round(deep, 3),
        }
    }


def _deck(one: Image, address: dict[str, str]) -> dict[str, Any]:
    """Return a deck, face down. The id of a card is 100 × the deck's key + its place."""
    facts = one.facts
    custom = {
        "1": {
            "FaceURL": address[one.name],
            "BackURL": address[facts["back"]],
            "NumWidth": facts["columns"],
            "NumHeight": facts["rows"],
            "BackIsHidden": True,
            "UniqueBack": False,
            "Type": 0,
        }
    }
    ids = [100 + place for place in range(len(facts["cards"]))]
    cards = [
        {"Name": "Card", "CardID": id, "Nickname": name, "CustomDeck": custom, **_flat(facts)}
        for id, name in zip(ids, facts["cards"], strict=True)
    ]
    if len(cards) == 1:
        return {**cards[0], "Name": "CardCustom"}
    return {
        "Name": "DeckCustom",
        "SidewaysCard": False,
        "DeckIDs": ids,
        "CustomDeck": custom,
        "ContainedObjects": cards,
    }


def _flat(facts: dict[str, Any]) -> dict[str, Any]:
    return {**_transform(0, facts), "SidewaysCard": False}


def _picture(address: str, other: str = "") -> dict[str, Any]:
    picture = {"ImageURL": address, "ImageSecondaryURL": other, "ImageScalar": 1.0}
    return {**picture, "WidthScale": 0.0}


def _token(one: Image, address: dict[str, str]) -> dict[str, Any]:
    many = one.facts["count"] > 1
    shape = {"Thickness": 0.2, "MergeDistancePixels": 15.0, "StandUp": False, "Stackable": many}
    found = {"CustomImage": {**_picture(address[one.name]), "CustomToken": shape}}
    if many:
        return {"Name": "Custom_Token_Stack", "Number": one.facts["count"], **found}
    return {"Name": "Custom_Token", **found}


def _tile(one: Image, address: dict[str, str]) -> dict[str, Any]:
    other = address.get(one.facts.get("back", ""), "")
    shape = {"Type": 0, "Thickness": 0.1, "Stackable": False, "Stretch": True}
    return {
        "Name": "Custom_Tile",
        "CustomImage": {**_picture(address[one.name], other), "CustomTile": shape},
    }


def _figure(one: Image, address: dict[str, str]) -> dict[str, Any]:
    return {"Name": "Figurine_Custom", "CustomImage": _picture(address[one.name])}


OBJECTS: Final = {
    "sheet": _deck,
    "token": _token,
    "tile": _tile,
    "folded": _tile,
    "page": _tile,
    "figure": _figure,
}
"""How to make an object of each kind of image; backs and second sides are not objects."""
