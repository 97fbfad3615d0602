"""Names of a pack and its entries: a renamed entry is neither new nor removed."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import arizona
from arizona.engine.content import load
from arizona.server.protocol.workshop import Edit, PackChange
from arizona.server.services.workshop.editing import apply_edits, changes, previous_key

SAME_SHAPE = ("Spire", "Needle", "Chimney")


def tiles_of_knight() -> dict[str, Any]:
    return deepcopy(load(arizona.get_game("knight")).tables)


def test_a_renamed_tile_is_one_change_even_among_tiles_of_the_same_shape() -> None:
    base, tables = tiles_of_knight(), tiles_of_knight()
    shapes = {tile["name"]: tile["rows"] for tile in base["tile"]}
    assert len({str(shapes[name]) for name in SAME_SHAPE}) == 1
    at = [tile["name"] for tile in base["tile"]].index("Needle")
    tables["tile"][at]["name"] = "Pin"
    tables["tile"].append({"name": "Hook", "rows": shapes["Needle"]})
    renamed, added = changes("knight", base, tables)
    assert (renamed.kind, renamed.key, renamed.index) == ("changed", "Pin", at)
    assert [(one.field, one.old, one.new) for one in renamed.fields] == [("name", "Needle", "Pin")]
    assert (added.kind, added.key) == ("new", "Hook")
    assert previous_key("knight", renamed) == "Needle"
    assert previous_key("knight", added) == "Hook"


def test_reverting_a_renamed_tile_restores_its_name_and_position() -> None:
    base, tables = tiles_of_knight(), tiles_of_knight()
    tables["tile"][1]["name"] = "Knob"
    (renamed,) = changes("knight", base, tables)
    reverted = apply_edits("knight", tables, base, [Edit("reset", "tile", key=renamed.key)])
    assert reverted["tile"] == base["tile"]


def test_a_tile_with_another_name_and_shape_is_a_new_one() -> None:
    base, tables = tiles_of_knight(), tiles_of_knight()
    tables["tile"][1] = {"name": "Knob", "rows": ["oooo", "oooo"]}
    found: list[PackChange] = changes("knight", base, tables)
    assert [(one.kind, one.key) for one in found] == [("new", "Knob"), ("removed", "Butte")]


def test_a_new_title_of_the_pack_is_a_change_but_not_its_name() -> None:
    base, tables = tiles_of_knight(), tiles_of_knight()
    tables["pack"] |= {"name": "mine", "title": "Ten buttes"}
    assert changes("knight", base, tables) == []
    (change,) = changes("knight", base, tables, head=True)
    assert (change.kind, change.table) == ("changed", "pack")
    assert [(one.field, one.old, one.new) for one in change.fields] == [
        ("title", "Eight buttes", "Ten buttes")
    ]
