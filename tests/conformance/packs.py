"""Packs with other numbers of components than the base games: expansions and prototypes."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tomlkit

from arizona.engine.content import builtin_folder

Tables = dict[str, Any]


def default_tables(game: str) -> Tables:
    """Return the tables of a game's default pack, without translations."""
    place = builtin_folder(game) / "default"
    files = sorted(place.glob("*.toml")) if place.is_dir() else [place.with_suffix(".toml")]
    found: Tables = {}
    for file in files:
        if len(file.stem) > 2:
            found.update(tomllib.loads(file.read_text()))
    return {name: table for name, table in found.items() if len(name) > 2}


def _more(entries: list[Tables], size: int) -> None:
    """Repeat the entries under new names up to a size."""
    number = 0
    while len(entries) < size:
        entry = copy.deepcopy(entries[number])
        for field in ("id", "name", "title"):
            if field in entry:
                entry[field] += f"-{number + 2}"
        entries.append(entry)
        number += 1


def _knight_expansion(tables: Tables) -> None:
    _more(tables["tile"], 10)


def _knight_small(tables: Tables) -> None:
    del tables["tile"][6:]


def _rails_expansion(tables: Tables) -> None:
    _more(tables["card"], 20)


def _rails_small(tables: Tables) -> None:
    keep = {"tourist", "gold", "bad-weather"}
    tables["card"] = [card for card in tables["card"] if card["name"] in keep]
    for card in tables["card"]:
        card["clashes"] = [name for name in card.get("clashes", []) if name in keep]
    del tables["sheet"][1:]


def _trail_expansion(tables: Tables) -> None:
    _more(tables["gateway"], 40)
    _more(tables["weather"], 30)
    _more(tables["card"], 15)
    passages = tables["passage"]
    _more(passages, 28)
    for number, passage in enumerate(passages[24:]):
        passage["deck"] = number + 1


def _trail_small(tables: Tables) -> None:
    del tables["gateway"][10:]
    del tables["weather"][6:]
    for deck in range(1, 5):
        mine = [passage for passage in tables["passage"] if passage["deck"] == deck]
        for passage in mine[3:]:
            tables["passage"].remove(passage)
    by_category = {card["category"]: card for card in tables["card"]}
    tables["card"] = list(by_category.values())
    del tables["flora"][20:]
    del tables["fauna"][20:]
    known = {card["id"] for card in tables["flora"] + tables["fauna"]}
    tables["piece"] = [piece for piece in tables["piece"] if piece["id"] in known]
    tables["spirit"] = tables["spirit"][:3]


PACKS: dict[tuple[str, str], Callable[[Tables], None]] = {
    ("knight", "expansion"): _knight_expansion,
    ("knight", "small"): _knight_small,
    ("rails", "expansion"): _rails_expansion,
    ("rails", "small"): _rails_small,
    ("trail", "expansion"): _trail_expansion,
    ("trail", "small"): _trail_small,
}


def write_pack(game: str, name: str, folder: Path) -> Path:
    """Write a pack of ``PACKS`` and return its file."""
    tables = default_tables(game)
    PACKS[game, name](tables)
    tables["pack"] = {"name": name, "game": game, "title": f"The {name} of {game}"}
    path = folder / f"{game}-{name}.toml"
    path.write_text(tomlkit.dumps(tables), encoding="utf-8")
    return path
