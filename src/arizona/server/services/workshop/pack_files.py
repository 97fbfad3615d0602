"""Edits pack files, preserving their comments and layout."""

from __future__ import annotations

import tomllib
from typing import Any, Final

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, Array, InlineTable, Item
from tomlkit.items import Table as TomlTable

from arizona.engine.schema import ART, Table
from arizona.server.services.workshop.pack_reading import ART_FILE, Files, ParsedPack, refused

LONGEST_LINE: Final = 72
"""Maximum length of a list on a single line."""


def rewritten(files: Files, read_files: ParsedPack, table: Table, rows: Any) -> Files:
    """Return the files with new values in one table; unchanged parts and comments are preserved.

    Raises ``Refusal`` if the file's notation cannot be edited.
    """
    name = read_files.files.get(table.name) or _default_file(files, table.name)
    if name == ART_FILE and table.name == ART.name:
        return _with_art(files, rows)
    try:
        document = tomlkit.parse(files.get(name, ""))
        if table.single:
            _write_row(_single(document, table.name), rows)
        else:
            _write_rows(document, table.name, rows)
        text = tomlkit.dumps(document)
        same = tomllib.loads(text).get(table.name) == rows
    except (TOMLKitError, ValueError, KeyError, TypeError, IndexError, RecursionError) as error:
        raise refused("layout", f"this file cannot be changed here: {error}", name) from None
    if not same:
        detail = "this file is written in a way that cannot be changed here"
        raise refused("layout", detail, name)
    return {**files, name: text}


def _with_art(files: Files, rows: list[dict[str, Any]]) -> Files:
    """Replace the pictures; they are too long for the parser that preserves comments."""
    others = {name: text for name, text in files.items() if name != ART_FILE}
    entries = [
        "".join(f"{name} = {_quoted(row[name])}\n" for name in ("of", "image") if name in row)
        for row in rows
    ]
    if any(set(row) - {"of", "image"} for row in rows):
        raise refused("layout", "a picture has only the fields of and image", ART_FILE)
    text = "\n".join(f"[[{ART.name}]]\n{entry}" for entry in entries)
    return {**others, ART_FILE: text} if text else others


def _quoted(value: object) -> str:
    """Return a text in TOML; cleaned pictures contain no quotation marks that need escaping."""
    text = str(value)
    return tomlkit.string(text, literal="'" not in text and text.isprintable()).as_string()


def _default_file(files: Files, table: str) -> str:
    """Return the file to which a new table is added."""
    own = f"{table}.toml"
    return own if table == ART.name or len(files) > 1 else next(iter(files), own)


def _single(document: tomlkit.TOMLDocument, name: str) -> TomlTable | InlineTable:
    found = document.get(name)
    if not isinstance(found, TomlTable | InlineTable):
        document[name] = tomlkit.table()
        found = document[name]
    assert isinstance(found, TomlTable | InlineTable)
    return found


def _write_rows(document: tomlkit.TOMLDocument, name: str, rows: list[dict[str, Any]]) -> None:
    found = document.get(name)
    if not isinstance(found, AoT):
        document[name] = tomlkit.aot()
        found = document[name]
    assert isinstance(found, AoT)
    old = [entry.unwrap() for entry in found]
    first = next((at for at, row in enumerate(rows) if at >= len(old) or old[at] != row), len(rows))
    last = 0
    shorter = min(len(old), len(rows)) - first
    while last < shorter and old[len(old) - 1 - last] == rows[len(rows) - 1 - last]:
        last += 1
    for at in range(first, min(len(old), len(rows)) - last):
        _write_row(found[at], rows[at])
    for _ in range(len(old) - len(rows)):
        del found[len(rows) - last]
    for at in range(len(old) - last, len(rows) - last):
        found.insert(at, _new_row(rows[at]))


def _write_row(entry: TomlTable | InlineTable, row: dict[str, Any]) -> None:
    for name in [name for name in entry if name not in row]:
        del entry[name]
    for name, value in row.items():
        known = entry.get(name)
        plain = known.unwrap() if isinstance(known, Item) else known
        if (
            name not in entry
            or plain != value
            or isinstance(plain, bool) != isinstance(value, bool)
        ):
            entry[name] = _item(value)


def _new_row(row: dict[str, Any]) -> TomlTable:
    entry = tomlkit.table()
    for name, value in row.items():
        entry.add(name, _item(value))
    entry.add(tomlkit.nl())
    return entry


def _item(value: Any) -> Any:
    """Convert a value to TOML: nested tables inline, long lists on several lines."""
    if isinstance(value, dict):
        inline = tomlkit.inline_table()
        for name, inner in value.items():
            inline.append(name, _item(inner))
        return inline
    if isinstance(value, list):
        array: Array = tomlkit.array()
        for inner in value:
            array.append(_item(inner))
        long = len(array.as_string()) > LONGEST_LINE or any(isinstance(one, dict) for one in value)
        return array.multiline(long)
    return value
