"""Pack edits: applied to tables, undone, redone and compared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arizona.engine.art import cleaned, kilobytes
from arizona.engine.art_errors import ArtError
from arizona.engine.schema import ART, GRID, IMAGE, PACK, TEXTS, Field, Table
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.workshop import Edit, FieldChange, PackChange
from arizona.server.services.workshop.kinds import (
    key_field,
    phrase,
    table_of,
    tables_of,
    title_field,
)
from arizona.server.services.workshop.pack_reading import Files, Tables

MAX_SPOTS: Final = 100
LONGEST_TITLE: Final = 60
Delta = dict[str, tuple[int, str, str]]
"""Per file: offset, removed text and inserted text."""


def unfit(detail: str) -> Refusal:
    """Return the refusal for a change that does not apply to the pack."""
    return Refusal("bad-content", detail, Phrase("content-edit-unfit", {}))


def apply_edits(game: str, tables: Mapping[str, Any], base: Tables, edits: list[Edit]) -> Tables:
    """Apply edits; unedited tables remain the same objects.

    Raises ``Refusal`` for an edit that does not apply to the tables.
    """
    found = dict(tables)
    for edit in edits:
        table = table_of(game, edit.table)
        if table is None:
            raise unfit(f"there is no table [{edit.table[:40]}]")
        if table.single:
            found[table.name] = _edited_single(table, found.get(table.name), base, edit)
        else:
            found[table.name] = _edited_rows(table, _rows(found, table), base, edit)
    return found


def changed_tables(game: str, before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Table]:
    """Return the tables that differ."""
    return [
        table
        for table in tables_of(game)
        if after.get(table.name) is not before.get(table.name)
        and after.get(table.name) != before.get(table.name)
    ]


def _rows(tables: Mapping[str, Any], table: Table) -> list[Any]:
    rows = tables.get(table.name, [])
    return list(rows) if isinstance(rows, list) else []


def _entry(edit: Edit) -> dict[str, Any]:
    """Return an edit's entry without null values, which TOML does not support."""
    if edit.entry is None:
        raise unfit(f"[{edit.table[:40]}]: the entry is missing")
    entry = {name: value for name, value in edit.entry.items() if value is not None}
    if edit.table == ART.name and isinstance(entry.get("image"), str):
        entry["image"] = _cleaned(entry["image"])
    return entry


def _cleaned(image: str) -> str:
    """Return an uploaded picture in its cleaned form; raise ``Refusal`` if it is not allowed."""
    try:
        return cleaned(image)
    except ArtError as error:
        raise Refusal("bad-content", str(error), phrase(error.message.message)) from None


def _edited_single(table: Table, now: object, base: Tables, edit: Edit) -> object:
    if edit.op == "set":
        return _entry(edit)
    if edit.op == "reset":
        return base.get(table.name, now)
    raise unfit(f"[{table.name}] has only one entry, which can only be changed")


def _edited_rows(table: Table, rows: list[Any], base: Tables, edit: Edit) -> list[Any]:
    index = edit.index
    if edit.op == "add":
        rows.insert(len(rows) if index < 0 else index, _entry(edit))
        return rows
    if edit.op == "reset":
        return _reset(table, rows, _rows(base, table), edit.key)
    if not 0 <= index < len(rows):
        raise unfit(f"[[{table.name}]]: there is no entry #{index + 1}")
    if edit.op == "remove":
        del rows[index]
    else:
        rows[index] = _entry(edit)
    return rows


def _reset(table: Table, rows: list[Any], old: list[Any], key: str) -> list[Any]:
    """Restore an entry: revert it, remove it, or insert it again."""
    here = _index(table, rows, key)
    there = _index(table, old, renamings(table, old, rows).get(key, key))
    if here < 0 and there < 0:
        raise unfit(f"[[{table.name}]]: there is no entry '{key[:40]}'")
    if there < 0:
        del rows[here]
    elif here < 0:
        rows.insert(min(there, len(rows)), old[there])
    else:
        rows[here] = old[there]
    return rows


def _index(table: Table, rows: list[Any], key: str) -> int:
    return next((at for at, row in enumerate(rows) if key_of(table, row) == key), -1)


def key_of(table: Table, row: object) -> str:
    """Return the key that identifies an entry."""
    return str(row.get(key_field(table), ""))[:64] if isinstance(row, dict) else ""


def title_of(table: Table, row: object) -> str:
    """Return the display title of an entry."""
    name = row.get(title_field(table)) if isinstance(row, dict) else None
    return str(name)[:LONGEST_TITLE] if isinstance(name, str) else key_of(table, row)


# --- differences ----------------------------------------------------------------------------------


def changes(
    game: str, base: Mapping[str, Any], tables: Mapping[str, Any], *, head: bool = False
) -> list[PackChange]:
    """List changed, new and removed entries.

    A renamed entry is a changed one (:func:`renamings`). The ``[pack]`` table is ignored, or with
    ``head`` compared except for the name and the game of the pack.
    """
    found: list[PackChange] = []
    if head:
        before, after = (_description(one.get(PACK.name)) for one in (base, tables))
        if before != after:
            fields = _field_changes((), before, after)
            found.append(PackChange("changed", PACK.name, "", "", 0, fields))
    for table in tables_of(game)[1:]:
        old, new = base.get(table.name), tables.get(table.name)
        if old is new or old == new:
            continue
        if table.single:
            fields = _field_changes(table.fields, old, new)
            found.append(PackChange("changed", table.name, "", "", 0, fields))
        else:
            found += _row_changes(table, _rows(base, table), _rows(tables, table))
    return found


def _description(head: object) -> dict[str, Any]:
    """Return the fields of ``[pack]`` that do not identify the pack."""
    fields = head if isinstance(head, dict) else {}
    return {name: value for name, value in fields.items() if name not in ("name", "game")}


def renamings(table: Table, old: list[Any], new: list[Any]) -> dict[str, str]:
    """Return the previous key of each entry that has a new key and is otherwise the same.

    Among several such entries, the one at the same position counts, then the first.
    """
    before = {key_of(table, row) for row in old}
    after = {key_of(table, row) for row in new}
    lost = [(at, row) for at, row in enumerate(old) if key_of(table, row) not in after]
    found: dict[str, str] = {}
    for at, row in enumerate(new):
        key = key_of(table, row)
        if key in before or key in found:
            continue
        same = [one for one in lost if _unnamed(table, one[1]) == _unnamed(table, row)]
        if same:
            chosen = min(same, key=lambda one: (one[0] != at, one[0]))
            lost.remove(chosen)
            found[key] = key_of(table, chosen[1])
    return found


def _unnamed(table: Table, row: object) -> dict[str, Any] | None:
    """Return what an entry says apart from its key and title."""
    if not isinstance(row, dict):
        return None
    names = (key_field(table), title_field(table))
    return {name: value for name, value in row.items() if name not in names}


def _row_changes(table: Table, old: list[Any], new: list[Any]) -> list[PackChange]:
    before = {key_of(table, row): row for row in reversed(old)}
    after = {key_of(table, row): at for at, row in reversed(list(enumerate(new)))}
    previous = renamings(table, old, new)
    found: list[PackChange] = []
    for at, row in enumerate(new):
        key = key_of(table, row)
        title = title_of(table, row)
        was = before.get(previous.get(key, key))
        if was is None:
            found.append(PackChange("new", table.name, key, title, at, []))
        elif was != row:
            fields = _field_changes(table.fields, was, row)
            found.append(PackChange("changed", table.name, key, title, at, fields))
    kept = {*after, *previous.values()}
    for row in old:
        key = key_of(table, row)
        if key not in kept:
            found.append(PackChange("removed", table.name, key, title_of(table, row), -1, []))
    return found


def previous_key(game: str, change: PackChange) -> str:
    """Return the key that a changed entry had before the change."""
    table = table_of(game, change.table)
    name = "" if table is None else key_field(table)
    renamed = [str(one.old) for one in change.fields if one.field == name]
    return renamed[0] if change.kind == "changed" and renamed else change.key


def _field_changes(fields: tuple[Field, ...], old: object, new: object) -> list[FieldChange]:
    one = old if isinstance(old, dict) else {}
    two = new if isinstance(new, dict) else {}
    kinds = {field.name: field.kind for field in fields}
    return [
        FieldChange(
            name,
            _shown(kinds.get(name), one.get(name)),
            _shown(kinds.get(name), two.get(name)),
            _spots(one.get(name), two.get(name)) if kinds.get(name) in (TEXTS, GRID) else [],
        )
        for name in dict.fromkeys((*kinds, *one, *two))
        if one.get(name) != two.get(name)
    ]


def _shown(kind: str | None, value: object) -> object:
    """Return a value for a list of changes; a picture is represented by its size."""
    if kind == IMAGE and isinstance(value, str):
        return f"{kilobytes(value)} kB"
    return value


def _spots(old: object, new: object) -> list[str]:
    """List the cells in which two grids differ, by column and row, such as ``C4``."""
    if not isinstance(old, list) or not isinstance(new, list) or len(old) != len(new):
        return []
    pairs = list(zip(old, new, strict=True))
    if any(not isinstance(row, str) for pair in pairs for row in pair):
        return []
    if any(len(one) != len(two) or len(one) > 26 for one, two in pairs):
        return []
    return [
        f"{chr(ord('A') + column)}{row + 1}"
        for row, (one, two) in enumerate(pairs)
        for column in range(len(one))
        if one[column] != two[column]
    ][:MAX_SPOTS]


# --- steps ----------------------------------------------------------------------------------------


def delta(before: Files, after: Files) -> Delta:
    """Return one changed range per file."""
    found: Delta = {}
    for name in {*before, *after}:
        old, new = before.get(name, ""), after.get(name, "")
        if old == new:
            continue
        shorter = min(len(old), len(new))
        head = next((at for at in range(shorter) if old[at] != new[at]), shorter)
        left = shorter - head
        tail = next((at for at in range(left) if old[-1 - at] != new[-1 - at]), left)
        found[name] = (head, old[head : len(old) - tail], new[head : len(new) - tail])
    return found


def undo_step(files: Files, step: Delta) -> Files:
    """Return the files before a step."""
    return _replaced(files, {name: (at, new, old) for name, (at, old, new) in step.items()})


def redo_step(files: Files, step: Delta) -> Files:
    """Return the files after a step."""
    return _replaced(files, step)


def _replaced(files: Files, step: Delta) -> Files:
    found = dict(files)
    for name, (at, old, new) in step.items():
        text = found.get(name, "")
        if text[at : at + len(old)] != old:
            raise unfit(f"{name}: this step does not fit the file any more")
        text = text[:at] + new + text[at + len(old) :]
        if text:
            found[name] = text
        else:
            found.pop(name, None)
    return found


def describe_edits(game: str, tables: Mapping[str, Any], edits: list[Edit]) -> Phrase:
    """Describe a step for the history."""
    if len(edits) != 1:
        return Phrase("content-step-several", {"count": len(edits)})
    edit = edits[0]
    table = table_of(game, edit.table)
    title = edit.key
    if table is not None and edit.op != "reset":
        rows = _rows(tables, table)
        old = rows[edit.index] if 0 <= edit.index < len(rows) and edit.op != "add" else edit.entry
        title = title_of(table, old)
    return Phrase(f"content-step-{edit.op}", {"title": title or edit.table})
