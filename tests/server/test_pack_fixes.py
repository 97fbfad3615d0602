"""Suggested fixes for problems in a pack."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import arizona
from arizona.engine.content import DEFAULT
from arizona.engine.schema import Field
from arizona.server.protocol.workshop import Found
from arizona.server.services.workshop.checks import PROBLEMS_WITH_FIXES, check
from arizona.server.services.workshop.kinds import table_of

TABLES: dict[str, Any] = dict(arizona.get_game("trail").setup(content=DEFAULT).content.tables)


def flora_field(name: str) -> Field:
    table = table_of("trail", "flora")
    assert table is not None
    return next(field for field in table.fields if field.name == name)


def problems(*changes: Mapping[str, object]) -> list[Found]:
    """Return the problems of the first Flora cards of the default pack after changing them."""
    tables = copy.deepcopy(TABLES)
    for index, change in enumerate(changes):
        tables["flora"][index].update(change)
    return [one for one in check("trail", tables, {}, {}).problems if one.table == "flora"]


def fixed(found: Found, field: str) -> str:
    """Return the value that the first fix sets."""
    entry = found.fixes[0].edits[0].entry
    assert isinstance(entry, dict)
    value = entry[field]
    assert isinstance(value, str)
    return value


def test_fixes_are_computed_for_the_first_twelve_problems() -> None:
    found = problems(*({"terrain": "mountan"} for _ in range(14)))
    assert PROBLEMS_WITH_FIXES == 12
    assert [len(one.fixes) for one in found] == [1] * 12 + [0] * 2


def test_the_fix_of_a_repeated_name_is_not_longer_than_allowed() -> None:
    field = flora_field("name")
    assert field.high is not None
    longest = "a" * field.high
    found = problems({"name": longest}, {"name": longest})
    again = [one for one in found if one.message.id == "content-used-already"]
    assert len(again) == 1
    assert fixed(again[0], "name") == "a" * (field.high - 2) + "-2"
    assert problems({"name": longest}, {"name": fixed(again[0], "name")}) == []


def test_the_fix_of_a_long_text_cuts_it_to_the_allowed_length() -> None:
    field = flora_field("name")
    assert field.high is not None
    found = problems({"name": "a" * (field.high + 1)})
    assert fixed(found[0], "name") == "a" * field.high
