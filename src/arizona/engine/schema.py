"""Schema for content packs. Validation reports all problems at once.

A pack is a TOML file or a folder of TOML files. Each array of tables (``[[tile]]``) is a ``Table``
of ``Field``s; a single table (``[pack]``) is a ``Table`` with ``single``.

This module has the data of a pack and its validation, and exports the names that a game needs to
declare its tables (``schema_fields``).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from arizona.engine.errors import Problem
from arizona.engine.language_tags import PLAIN, is_tag
from arizona.engine.message import ValidationMessage
from arizona.engine.schema_fields import (
    ART,
    ENTRIES,
    FLAG,
    GRID,
    ID_SIGNS,
    IMAGE,
    LONGEST_NAME,
    NUMBER,
    PACK,
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
from arizona.engine.schema_messages import (
    entry_title,
    invalid_id,
    invalid_value,
    missing,
    suggestion,
    unknown,
    wrong_count,
)
from arizona.engine.text import is_plain, quoted
from arizona.engine.toml_lines import line_numbers, line_of

__all__ = [
    "ART",
    "ENTRIES",
    "FLAG",
    "GRID",
    "ID_SIGNS",
    "IMAGE",
    "LONGEST_NAME",
    "NUMBER",
    "PACK",
    "TABLE",
    "TEXT",
    "TEXTS",
    "WHOLES",
    "WHOLE_NUMBER",
    "WORDS",
    "Entry",
    "Field",
    "PackData",
    "Table",
    "is_id",
    "is_language",
    "suggestion",
]


@final
class Entry:
    """A validated entry of a pack, with typed access to its fields."""

    def __init__(
        self,
        pack: PackData,
        table: Table,
        index: int,
        raw: dict[str, object],
        parent: Entry | None = None,
        place: str = "",
    ) -> None:
        self.pack: Final = pack
        self.table: Final = table
        self.index: Final = index
        self.raw: Final = raw
        self.parent: Final = parent
        self.place: Final = place
        """Name of the parent's field that contains this entry."""

    def title(self) -> str:
        """Return the name for error messages: ``tile "Mesa"``, or ``tile #3`` if it has no name."""
        return entry_title(self.table, self.index, self.raw)

    def text(self, field: str, default: str = "") -> str:
        value = self.raw.get(field, default)
        assert isinstance(value, str)
        return value

    def integer(self, field: str, default: int = 0) -> int:
        value = self.raw.get(field, default)
        assert isinstance(value, int)
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        value = self.raw.get(field, default)
        assert isinstance(value, bool)
        return value

    def texts(self, field: str) -> list[str]:
        """Return a list of texts; empty if absent."""
        value = self.raw.get(field, [])
        assert isinstance(value, list)
        return [str(item) for item in value]

    def wholes(self, field: str) -> list[int]:
        """Return a list of integers; empty if absent."""
        value = self.raw.get(field, [])
        assert isinstance(value, list)
        return [int(item) for item in value]

    def numbers(self, field: str) -> dict[str, int]:
        """Return a table of integers; empty if absent."""
        value = self.raw.get(field, {})
        assert isinstance(value, dict)
        return {str(key): int(number) for key, number in value.items()}

    def number(self, field: str, default: float = 0.0) -> float:
        """Return a number, which need not be an integer."""
        value = self.raw.get(field, default)
        assert isinstance(value, (int, float))
        return float(value)

    def words(self, field: str) -> dict[str, str]:
        """Return a table of texts; empty if absent."""
        value = self.raw.get(field, {})
        assert isinstance(value, dict)
        return {str(key): str(word) for key, word in value.items()}

    def grid(self, field: str) -> list[list[object]]:
        """Return a list of lists; empty if absent."""
        value = self.raw.get(field, [])
        assert isinstance(value, list)
        return [list(row) for row in value]

    def entries(self, field: str) -> list[Entry]:
        """Return the entries of a list of tables. Problems in them also name this entry."""
        value = self.raw.get(field, [])
        assert isinstance(value, list)
        return [
            Entry(self.pack, self.table, index, row, self, field) for index, row in enumerate(value)
        ]

    def complain(self, field: str, expected: str | ValidationMessage) -> None:
        """Report a problem in this entry. Loading fails after all problems are collected."""
        if self.parent is not None:
            self.parent.complain(f"{self.place} #{self.index + 1}.{field}", expected)
            return
        file, table = self.pack.file_of(self.table.name), self.table.name
        line = self.pack.line_at(table, 0 if self.table.single else self.index, field)
        self.pack.problems.append(
            Problem(file, self.title(), field, expected, table, self.index, line)
        )


@final
class PackData:
    """The raw tables of a pack, their files and the problems found so far."""

    def __init__(self, source: str) -> None:
        self.source: Final = source
        self.tables: Final[dict[str, object]] = {}
        self.files: Final[dict[str, str]] = {}
        self.on_disk: bool = False
        """Whether ``files`` are paths of files that were read, so that lines can be looked up."""
        self._lines: dict[str, int] | None = None
        self.problems: Final[list[Problem]] = []
        self.words: Final[dict[str, dict[str, object]]] = {}
        """Translations by language: ``es`` has the contents of the table ``[es]``."""
        self.translatable: Final[list[str]] = []
        """All texts shown to players, without duplicates; available after ``check``."""

    def line_at(self, table: str, index: int, field: str) -> int:
        """Return the line of a field, entry or table in its file; 0 if unknown."""
        if self._lines is None:
            # Only packs with problems are scanned, so that loading stays fast.
            self._lines = {}
            for file in dict.fromkeys(self.files.values() if self.on_disk else ()):
                try:
                    self._lines.update(line_numbers(Path(file).read_text("utf-8-sig")))
                except (OSError, UnicodeDecodeError):  # changed since it was read
                    continue
        return line_of(self._lines, table, index, field)

    def file_of(self, table: str) -> str:
        """Return the file that contains a table, or the pack's path if there is none."""
        return self.files.get(table, self.source)

    def complain(self, table: str, field: str, expected: str | ValidationMessage) -> None:
        """Report a problem that does not belong to a single entry."""
        line = self.line_at(table, 0 if field else -1, field)
        self.problems.append(Problem(self.file_of(table), table, field, expected, table, -1, line))

    def check(self, schema: tuple[Table, ...]) -> None:
        """Validate all tables against the schema and report every problem."""
        known = [table.name for table in schema]
        for name in self.tables:
            if name not in known:
                self.complain(name, "", unknown("table", name, known))
        for table in schema:
            self._check_table(table)
        self._check_words(schema)

    def translations(self) -> dict[str, dict[str, str]]:
        """Return the translations by language and original text."""
        return {
            language: {text: str(word) for text, word in words.items()}
            for language, words in self.words.items()
        }

    def _check_words(self, schema: tuple[Table, ...]) -> None:
        """Collect the texts shown to players and check that all translations are valid texts."""
        found: dict[str, None] = {}
        for table in schema:
            for row in self._rows(table):
                _collect_texts(table.fields, row, found)
        self.translatable.extend(found)
        for language, words in self.words.items():
            for text, word in words.items():
                if not isinstance(word, str) or not is_plain(word) or not word.strip():
                    said = ValidationMessage(
                        "content-no-text", "expected a text, found {found}", {"found": quoted(word)}
                    )
                    where = self.file_of(language)
                    line = self.line_at(language, 0, text)
                    self.problems.append(
                        Problem(where, f"[{language}]", quoted(text), said, language, -1, line)
                    )

    def entries(self, table: Table) -> list[Entry]:
        """Return the entries of a table. Call ``check`` first."""
        return [Entry(self, table, index, raw) for index, raw in enumerate(self._rows(table))]

    def entry(self, table: Table) -> Entry:
        """Return the entry of a single table."""
        return self.entries(table)[0]

    def _rows(self, table: Table) -> list[dict[str, object]]:
        value = self.tables.get(table.name)
        if table.single:
            return [value] if isinstance(value, dict) else []
        return [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []

    def _check_table(self, table: Table) -> None:
        value = self.tables.get(table.name)
        if table.single:
            if not isinstance(value, dict):
                said = ValidationMessage(
                    "content-no-table", "expected a table [{table}]", {"table": table.name}
                )
                self.complain(table.name, "", said)
                return
        else:
            if value is None:
                value = []
            if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
                said = ValidationMessage(
                    "content-no-entries", "expected entries [[{table}]]", {"table": table.name}
                )
                self.complain(table.name, "", said)
                return
            count = len(value)
            if count < table.low or (table.high is not None and count > table.high):
                self.complain(table.name, "", wrong_count(table, count))
        rows = self._rows(table)
        for index, row in enumerate(rows):
            self._check_row(table, index, row)
        for field in table.unique:
            self._check_unique(table, field, rows)

    def _check_row(self, table: Table, index: int, row: dict[str, object]) -> None:
        self._check_fields(Entry(self, table, index, row), "", table.fields, row)

    def _check_fields(
        self, entry: Entry, place: str, fields: tuple[Field, ...], row: dict[str, object]
    ) -> None:
        names = [field.name for field in fields]
        for name in row:
            if name not in names:
                entry.complain(place + name, unknown("field", name, names))
        for field in fields:
            if field.name not in row:
                if field.required:
                    entry.complain(place + field.name, missing(field))
                continue
            value = row[field.name]
            if not field.accepts(value):
                entry.complain(place + field.name, invalid_value(field, value))
            elif field.id and isinstance(value, str) and not is_id(value):
                entry.complain(place + field.name, invalid_id(value))
            elif field.kind == ENTRIES and isinstance(value, list):
                for number, inner in enumerate(value):
                    where = f"{place}{field.name} #{number + 1}."
                    self._check_fields(entry, where, field.fields, inner)

    def _check_unique(self, table: Table, field: str, rows: list[dict[str, object]]) -> None:
        first: dict[str, int] = {}
        reported: set[str] = set()
        for index, row in enumerate(rows):
            if field not in row:
                continue
            value = str(row[field])
            alike = value.casefold()  # moves are parsed case-insensitively
            if alike in first:
                if alike not in reported:
                    reported.add(alike)
                    original = Entry(self, table, first[alike], rows[first[alike]])
                    again = ValidationMessage(
                        "content-used-again",
                        "'{value}' is used again by {table} #{number}",
                        {"value": value, "table": table.name, "number": index + 1},
                    )
                    original.complain(field, again)
                said = ValidationMessage(
                    "content-used-already",
                    "'{value}' is used already by {table} #{number}",
                    {"value": value, "table": table.name, "number": first[alike] + 1},
                )
                Entry(self, table, index, row).complain(field, said)
            else:
                first[alike] = index


def _collect_texts(
    fields: tuple[Field, ...], row: dict[str, object], found: dict[str, None]
) -> None:
    """Collect the texts of an entry that are shown to players."""
    for field in fields:
        value = row.get(field.name)
        if field.kind == ENTRIES and isinstance(value, list):
            for inner in value:
                if isinstance(inner, dict):
                    _collect_texts(field.fields, inner, found)
        elif field.translatable:
            texts = value if isinstance(value, list) else [value]
            for text in texts:
                if isinstance(text, str) and text:
                    found[text] = None


def is_language(name: str) -> bool:
    """Check whether a table name is a language tag, such as ``es``, ``pt-BR`` or ``zh-Hant``.

    A code of three letters needs a script or region, so that no table is taken for a language.
    """
    return (len(name) == PLAIN or "-" in name) and is_tag(name)
