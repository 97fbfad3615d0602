"""Fixes for pack problems, derived from the schema or provided by the game."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final

from arizona.engine.errors import Problem
from arizona.engine.message import Message
from arizona.engine.schema import (
    ENTRIES,
    FLAG,
    GRID,
    ID_SIGNS,
    NUMBER,
    TABLE,
    TEXT,
    TEXTS,
    WHOLE_NUMBER,
    WHOLES,
    WORDS,
    Field,
    Table,
    is_id,
)
from arizona.engine.text import parse_integer
from arizona.server.protocol.workshop import Edit, SuggestedFix
from arizona.server.services.workshop.face import Entry, Fix, Workshop
from arizona.server.services.workshop.kinds import phrase

MAX_FIXES: Final = 2
LONGEST_SHOWN: Final = 40
NOWHERE: Final = Field("", TEXT, "")


def suggested_fixes(
    own: Workshop, tables: Mapping[str, Any], table: Table, problem: Problem
) -> list[SuggestedFix]:
    """Return the fixes for a problem, each as a list of edits."""
    entry = entry_at(tables, table, problem.index)
    if entry is None:
        return []
    found = _by_schema(table, copy.deepcopy(entry), problem)
    found += own.fixes(tables, table.name, copy.deepcopy(entry), problem.message)
    index = max(0, problem.index)
    return [
        SuggestedFix(phrase(fixed.label), [Edit("set", table.name, index, fixed.entry)])
        for fixed in found[:MAX_FIXES]
        if fixed.entry != entry
    ]


def entry_at(tables: Mapping[str, Any], table: Table, index: int) -> Entry | None:
    """Return an entry; ``None`` if the problem concerns more than one."""
    value = tables.get(table.name)
    if table.single:
        return value if isinstance(value, dict) else None
    if isinstance(value, list) and 0 <= index < len(value) and isinstance(value[index], dict):
        found: Entry = value[index]
        return found
    return None


def _by_schema(table: Table, entry: Entry, problem: Problem) -> list[Fix]:
    message = problem.message
    row, fields, name = _place(entry, table.fields, problem.field)
    if row is None:
        return []
    field = next((one for one in fields if one.name == name), NOWHERE)
    value = row.get(name)
    if message.id == "content-unknown-near" and str(message.args["near"]) not in row:
        row[str(message.args["near"])] = row.pop(name)
        return [Fix(Message("content-fix-rename", {"name": message.args["near"]}), entry)]
    if message.id in ("content-unknown", "content-unknown-near"):
        row.pop(name, None)
        return [Fix(Message("content-fix-drop"), entry)]
    fixed = _fixed_value(field, value, message)
    if fixed is None:
        return []
    row[name] = fixed
    shown = str(fixed)[:LONGEST_SHOWN] if isinstance(fixed, str | int | float) else "…"
    if message.id == "content-uneven":
        return [Fix(Message("content-fix-fill"), entry)]
    return [Fix(Message("content-fix-set", {"value": shown}), entry)]


def _place(
    entry: Entry, fields: tuple[Field, ...], way: str
) -> tuple[Entry | None, tuple[Field, ...], str]:
    """Find the row that contains a field such as ``card #2.pay``, and the name within it."""
    head, _, rest = way.partition(".")
    name, _, number = head.partition(" #")
    if not number or not rest:
        return entry, fields, way
    inner = next((field for field in fields if field.name == name), None)
    rows = entry.get(name)
    at = (parse_integer(number) or 0) - 1
    if inner is None or not isinstance(rows, list) or not 0 <= at < len(rows):
        return None, (), ""
    return (rows[at], inner.fields, rest) if isinstance(rows[at], dict) else (None, (), "")


def _fixed_value(field: Field, value: object, message: Message) -> object | None:
    """Return the corrected value if it is obvious, otherwise ``None``."""
    if message.id == "content-missing":
        return default_of(field)
    if message.id == "content-unfit":
        return _fitted(field, value)
    if message.id == "content-used-already" and isinstance(value, str):
        return f"{value[: (field.high or 40) - 2]}-2"
    if message.id == "content-uneven" and isinstance(value, list):
        widest = max((len(str(row)) for row in value), default=0)
        return [str(row).ljust(widest, ".") for row in value]
    if message.id == "content-blanks" and isinstance(value, str):
        return "-".join(value.split())
    if message.id == "content-id" and isinstance(value, str):
        plain = "".join(char if is_id(f"a{char}") else "-" for char in value)
        return plain.strip(ID_SIGNS) or None
    word, known = message.args.get("word"), message.args.get("known")
    if isinstance(value, str) and isinstance(word, str) and isinstance(known, str):
        near = get_close_matches(word, known.split(", "), 1)
        if near and near[0] != word:
            return value.replace(word, near[0], 1)
    return None


def _fitted(field: Field, value: object) -> object | None:
    low, high = field.low, field.high
    if field.kind == WHOLE_NUMBER and isinstance(value, int | float) and value == value:  # noqa: PLR0124
        bounded = min(max(value, low if low is not None else value), high or value)
        return int(bounded) if abs(bounded) < 10**9 else None
    if field.kind == TEXT and isinstance(value, str):
        if field.choices:
            near = get_close_matches(value.lower(), field.choices, 1)
            return near[0] if near else None
        plain = " ".join("".join(char if char.isprintable() else " " for char in value).split())
        return plain[:high].rstrip() or None
    if field.kind == TEXTS and isinstance(value, list) and field.choices:
        return [item for item in value if item in field.choices]
    return None


def default_of(field: Field) -> object | None:
    """Return the simplest valid value of a field, or ``None``."""
    low = field.low or 0
    if field.kind == TEXT:
        return field.choices[0] if field.choices else None
    if field.kind in (WHOLE_NUMBER, NUMBER):
        return low
    if field.kind == FLAG:
        return False
    if field.kind == WHOLES:
        return [0] * low
    if field.kind == TEXTS:
        return [(field.choices or ("",))[0]] * low
    if field.kind in (TABLE, WORDS):
        return {}
    if field.kind in (GRID, ENTRIES):
        return None if low else []
    return None
