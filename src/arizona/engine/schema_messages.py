"""Messages for problems in content packs: what is wrong, what is expected, and a suggestion."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.schema_fields import (
    LONGEST_NAME,
    NUMBER,
    SIZED,
    TEXT,
    TEXTS,
    WHOLE_NUMBER,
    Field,
    Table,
)
from arizona.engine.text import clipped, is_plain, quoted


def entry_title(table: Table, index: int, raw: dict[str, object]) -> str:
    """Return the name of an entry for error messages."""
    if table.single:
        return f"[{table.name}]"
    for key in ("name", "id", "of"):
        name = raw.get(key)
        if isinstance(name, str) and name:
            return f"{table.name} #{index + 1} {_titled(name)}"
    return f"{table.name} #{index + 1}"


def suggestion(found: str, known: list[str]) -> str:
    """Return a suggestion for an unknown name, with a list of the known names."""
    near = get_close_matches(found.lower(), known, 1)
    all_known = f"expected one of {', '.join(known)}"
    return f"did you mean '{near[0]}'? ({all_known})" if near else all_known


def unknown(what: str, found: str, known: list[str]) -> ValidationMessage:
    """Return the message for an unknown table or field, with a suggestion."""
    near = get_close_matches(found.lower(), known, 1)
    args: dict[str, Arg] = {"what": what, "known": ", ".join(known)}
    if near:
        args["near"] = near[0]
        english = "unknown {what}; did you mean '{near}'? (expected one of {known})"
        return ValidationMessage("content-unknown-near", english, args)
    return ValidationMessage("content-unknown", "unknown {what}; expected one of {known}", args)


def nearest(found: str, known: Sequence[str]) -> str:
    """Return the known word that is closest to the one found; empty if none is close."""
    return next(iter(get_close_matches(found.lower(), known, 1)), "")


def with_suggestion(
    id: str, english: str, args: dict[str, Arg], found: str, known: Sequence[str]
) -> ValidationMessage:
    """Return a message with the known word that is closest to the one found, if one is close."""
    near = nearest(found, known)
    if near:
        english += "; did you mean '{near}'?"
    return ValidationMessage(id, english, {**args, "near": near or "none"})


def missing(field: Field) -> ValidationMessage:
    return ValidationMessage(
        "content-missing", f"missing; expected {field.expectation()}", field.facts()
    )


def invalid_value(field: Field, value: object) -> ValidationMessage:
    hidden = isinstance(value, str) and not is_plain(value)
    wanted = field.expectation() + (" without control characters" if hidden else "")
    found = quoted(_wrong_item(field, value)) + _size_note(field, value)
    near = _near_choice(field, value)
    english = f"expected {wanted}, found {found}"
    if near:
        english += f"; did you mean '{near}'?"
    hint, like = _writing(field, value)
    if hint:
        english += HINTS[hint].replace("{like}", like)
    facts = {
        **field.facts(),
        "hidden": "yes" if hidden else "no",
        "found": found,
        "near": near or "none",
        "hint": hint or "none",
    }
    return ValidationMessage("content-unfit", english, facts)


def _size_note(field: Field, value: object) -> str:
    """Return the number of characters or items in parentheses, if that is what is wrong."""
    fits = isinstance(value, str) if field.kind == TEXT else isinstance(value, list)
    if not fits or field.kind not in SIZED:
        return ""
    assert isinstance(value, (str, list))
    if not field.in_range(len(value)):
        return f" ({len(value)})"
    return ""


HINTS: Final = {
    "list": """; write a list in brackets, such as ["{like}"]""",
    "bare": "; write it without quotation marks",
    "quoted": "; write it in quotation marks",
}


def _writing(field: Field, value: object) -> tuple[str, str]:
    """Return how to write a value of the wrong type, and an example: a key of ``HINTS``, or ''."""
    if field.kind == TEXTS and isinstance(value, str) and is_plain(value) and '"' not in value:
        return "list", clipped(value, LONGEST_NAME)
    if field.kind in (WHOLE_NUMBER, NUMBER) and isinstance(value, str) and _is_numeral(value):
        return "bare", ""
    if field.kind == TEXT and isinstance(value, (int, float)) and not field.choices:
        return "quoted", ""
    return "", ""


def _is_numeral(text: str) -> bool:
    return re.fullmatch(r"-?[0-9]{1,9}(\.[0-9]{1,9})?", text.strip()) is not None


def _wrong_item(field: Field, value: object) -> object:
    """Return the first item of a list that is not an allowed choice, or the whole value."""
    if isinstance(value, list) and field.choices and field.in_range(len(value)):
        for item in value:
            if not field.allows(item):
                return item
    return value


def _near_choice(field: Field, value: object) -> str:
    """Return the allowed choice that is closest to the first value that is not allowed."""
    if not field.choices:
        return ""
    values: list[object] = []
    if isinstance(value, str):
        values.append(value)
    elif isinstance(value, list):
        values.extend(value)
    elif isinstance(value, dict):
        values.extend(value.keys())
    for one in values:
        if isinstance(one, str) and one not in field.choices:
            near = get_close_matches(one.lower(), list(field.choices), 1)
            if near:
                return near[0]
    return ""


def invalid_id(value: str) -> ValidationMessage:
    if len(value.split()) != 1:
        joined = "-".join(value.split())
        english = "expected one word without spaces, found {found}; try '{near}'"
        args: dict[str, Arg] = {"found": quoted(value), "near": joined}
        return ValidationMessage("content-blanks", english, args)
    english = "expected only letters, digits, '-', '_', '.' and apostrophes, found {found}"
    return ValidationMessage("content-id", english, {"found": quoted(value)})


def wrong_count(table: Table, count: int) -> ValidationMessage:
    args: dict[str, Arg] = {"low": table.low, "found": count, "table": table.name}
    if table.low == table.high:
        return ValidationMessage(
            "content-count", "expected exactly {low} entries, found {found}", args
        )
    if table.high is None:
        return ValidationMessage(
            "content-count-least", "expected at least {low} entries, found {found}", args
        )
    args["high"] = table.high
    return ValidationMessage(
        "content-count-span", "expected {low} to {high} entries, found {found}", args
    )


def _titled(name: str) -> str:
    return f'"{name}"' if is_plain(name) and len(name) <= LONGEST_NAME else quoted(name)
