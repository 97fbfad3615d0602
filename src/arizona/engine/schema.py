"""Schema for content packs. Validation reports all problems at once.

A pack is a TOML file or a folder of TOML files. Each array of tables (``[[tile]]``) is a ``Table``
of ``Field``s; a single table (``[pack]``) is a ``Table`` with ``single``.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Final, final

from arizona.engine.errors import Problem
from arizona.engine.language_tags import PLAIN, is_tag
from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.text import is_plain, quoted
from arizona.engine.toml_lines import line_numbers, line_of

TEXT: Final = "text"
WHOLE_NUMBER: Final = "whole number"
FLAG: Final = "true or false"
TEXTS: Final = "list of texts"
WHOLES: Final = "list of whole numbers"
TABLE: Final = "table of whole numbers"
NUMBER: Final = "number"
WORDS: Final = "table of texts"
GRID: Final = "list of lists"
ENTRIES: Final = "list of tables"
SIZED: Final = (TEXT, TEXTS, WHOLES, GRID, ENTRIES)
"""Kinds whose bounds are a number of characters or items."""
ID_SIGNS: Final = "-_.'’"
LARGEST: Final = 1_000_000_000
"""Maximum absolute value of numbers in a pack."""


@final
class Field:
    """A field of an entry: its type, range and description."""

    def __init__(
        self,
        name: str,
        kind: str,
        about: str,
        *,
        low: int | None = None,
        high: int | None = None,
        choices: tuple[str, ...] = (),
        required: bool = True,
        fields: tuple[Field, ...] = (),
        told: bool = False,
        id: bool = False,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.about: Final = about
        self.low: Final = low
        """Minimum value, or minimum length of a text or list."""
        self.high: Final = high
        self.choices: Final = choices
        """Allowed texts, or allowed keys of a table."""
        self.required: Final = required
        self.fields: Final = fields
        """Fields of each entry in a list of tables."""
        self.told: Final = told
        """Whether the text is shown to players and can be translated."""
        self.id: Final = id
        """Whether records and links refer to the value, so that ``is_id`` must hold."""

    def expectation(self) -> str:
        """Describe the valid values in English."""
        words = f"a {self.kind}" if self.kind != FLAG else self.kind
        low, high = self.low, self.high
        unit = {
            TEXT: " characters",
            TEXTS: " texts",
            WHOLES: " numbers",
            GRID: " lists",
            ENTRIES: " tables",
        }.get(self.kind, "")
        joint = " of" if unit else ""
        if low is not None and high is not None:
            span = f"{low}" if low == high else f"{low} to {high}"
            words += f"{joint} {span}{unit}" if joint else f" from {low} to {high}"
        elif low is not None:
            words += f"{joint} at least {low}{unit}"
        elif high is not None:
            words += f"{joint} at most {high}{unit}"
        if self.choices:
            words += f", {'keys ' if self.kind == TABLE else ''}one of {', '.join(self.choices)}"
        return words

    def facts(self) -> dict[str, Arg]:
        """Return the description as message arguments, for translation."""
        low, high = self.low, self.high
        span = "none"
        if low is not None and high is not None:
            span = "exactly" if low == high else "both"
        elif low is not None or high is not None:
            span = "least" if high is None else "most"
        return {
            "kind": self.kind.replace(" ", "-"),
            "span": span,
            "low": 0 if low is None else low,
            "high": 0 if high is None else high,
            "choices": ", ".join(self.choices) or "none",
        }

    def accepts(self, value: object) -> bool:
        """Check whether a value has the right type and range and is an allowed choice."""
        return CHECKS[self.kind](self, value)

    def in_range(self, size: int) -> bool:
        return (self.low is None or size >= self.low) and (self.high is None or size <= self.high)

    def allows(self, text: object) -> bool:
        """Check whether a value is a plain text and an allowed choice."""
        plain = isinstance(text, str) and is_plain(text)
        return plain and (not self.choices or text in self.choices)


def is_id(text: str) -> bool:
    """Check whether a text is a valid id: letters and digits of any script, and ``-_.'’``.

    The first character must be a letter or digit. Ids appear in records, URLs, file names and
    drawings, so they must not contain markup.
    """
    return text[:1].isalnum() and all(char.isalnum() or char in ID_SIGNS for char in text)


def _is_integer(value: object) -> bool:
    """Check whether a value is an integer within the supported range."""
    return isinstance(value, int) and not isinstance(value, bool) and -LARGEST <= value <= LARGEST


def _is_flag(field: Field, value: object) -> bool:
    return isinstance(value, bool)


def _is_whole_number(field: Field, value: object) -> bool:
    # First as an object: compiled code turns True into 1 where the type is int.
    if not _is_integer(value):
        return False
    assert isinstance(value, int)
    return field.in_range(value)


def _is_number(field: Field, value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    return -LARGEST <= value <= LARGEST  # rejects infinity and NaN


def _is_text(field: Field, value: object) -> bool:
    if not isinstance(value, str) or not field.allows(value):
        return False
    return field.in_range(len(value)) and (not field.low or bool(value.strip()))


def _is_table(field: Field, value: object) -> bool:
    if not isinstance(value, dict):
        return False
    allowed = not field.choices or all(key in field.choices for key in value)
    return allowed and all(_is_whole_number(field, number) for number in value.values())


def _is_words(field: Field, value: object) -> bool:
    if not isinstance(value, dict):
        return False
    return all(isinstance(text, str) and is_plain(text) for text in value.values())


def _is_text_list(field: Field, value: object) -> bool:
    return _has_items(field, value) and all(field.allows(item) for item in _items(value))


def _is_number_list(field: Field, value: object) -> bool:
    return _has_items(field, value) and all(_is_integer(item) for item in _items(value))


def _is_grid(field: Field, value: object) -> bool:
    return _has_items(field, value) and all(isinstance(item, list) for item in _items(value))


def _is_entry_list(field: Field, value: object) -> bool:
    return _has_items(field, value) and all(isinstance(item, dict) for item in _items(value))


def _has_items(field: Field, value: object) -> bool:
    return isinstance(value, list) and field.in_range(len(value))


def _items(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


CHECKS: Final[dict[str, Callable[[Field, object], bool]]] = {
    TEXT: _is_text,
    WHOLE_NUMBER: _is_whole_number,
    FLAG: _is_flag,
    TEXTS: _is_text_list,
    WHOLES: _is_number_list,
    TABLE: _is_table,
    NUMBER: _is_number,
    WORDS: _is_words,
    GRID: _is_grid,
    ENTRIES: _is_entry_list,
}
"""How the values of each kind of field are checked."""


@final
class Table:
    """A type of entry in a pack: its fields and how many entries are required."""

    def __init__(
        self,
        name: str,
        about: str,
        fields: tuple[Field, ...],
        *,
        low: int = 1,
        high: int | None = 1,
        single: bool = False,
        unique: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.about: Final = about
        self.fields: Final = fields
        self.low: Final = low
        self.high: Final = high
        self.single: Final = single
        self.unique: Final = unique
        """Fields whose values must be unique."""


LONGEST_NAME: Final = 40

PACK: Final = Table(
    "pack",
    "Who this pack is.",
    (
        Field(
            "name",
            TEXT,
            "short name, used in records and on the command line",
            low=1,
            high=LONGEST_NAME,
        ),
        Field("game", TEXT, "the game it is for", low=1, high=20),
        Field("title", TEXT, "full title", low=1, high=80, required=False, told=True),
        Field("authors", TEXTS, "who made it", required=False),
        Field("licence", TEXT, "under which terms it may be shared", required=False),
    ),
    single=True,
)


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
        self.told: Final[list[str]] = []
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
        self.told.extend(found)
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
                self.complain(table.name, "", _too_few_or_many(table, count))
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
                    entry.complain(place + field.name, _missing(field))
                continue
            value = row[field.name]
            if not field.accepts(value):
                entry.complain(place + field.name, _invalid_value(field, value))
            elif field.id and isinstance(value, str) and not is_id(value):
                entry.complain(place + field.name, _invalid_id(value))
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
        elif field.told:
            texts = value if isinstance(value, list) else [value]
            for text in texts:
                if isinstance(text, str) and text:
                    found[text] = None


def is_language(name: str) -> bool:
    """Check whether a table name is a language tag, such as ``es``, ``pt-BR`` or ``zh-Hant``.

    A code of three letters needs a script or region, so that no table is taken for a language.
    """
    return (len(name) == PLAIN or "-" in name) and is_tag(name)


def entry_title(table: Table, index: int, raw: dict[str, object]) -> str:
    """Return the name of an entry for error messages."""
    if table.single:
        return f"[{table.name}]"
    for key in ("name", "id"):
        name = raw.get(key)
        if isinstance(name, str) and name:
            return f"{table.name} #{index + 1} {_titled(name)}"
    return f"{table.name} #{index + 1}"


def meant(found: str, known: list[str]) -> str:
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


def _missing(field: Field) -> ValidationMessage:
    return ValidationMessage(
        "content-missing", f"missing; expected {field.expectation()}", field.facts()
    )


def _invalid_value(field: Field, value: object) -> ValidationMessage:
    hidden = isinstance(value, str) and not is_plain(value)
    wanted = field.expectation() + (" without control characters" if hidden else "")
    found = quoted(value) + _size_note(field, value)
    near = _near_choice(field, value)
    english = f"expected {wanted}, found {found}"
    if near:
        english += f"; did you mean '{near}'?"
    facts = {
        **field.facts(),
        "hidden": "yes" if hidden else "no",
        "found": found,
        "near": near or "none",
    }
    return ValidationMessage("content-unfit", english, facts)


def _size_note(field: Field, value: object) -> str:
    """Return the number of characters or items in parentheses, if that is what is wrong."""
    if isinstance(value, (str, list)) and field.kind in SIZED and not field.in_range(len(value)):
        return f" ({len(value)})"
    return ""


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


def _invalid_id(value: str) -> ValidationMessage:
    if len(value.split()) != 1:
        joined = "-".join(value.split())
        english = "expected one word without spaces, found {found}; try '{near}'"
        args: dict[str, Arg] = {"found": quoted(value), "near": joined}
        return ValidationMessage("content-blanks", english, args)
    english = "expected only letters, digits, '-', '_', '.' and apostrophes, found {found}"
    return ValidationMessage("content-id", english, {"found": quoted(value)})


def _too_few_or_many(table: Table, count: int) -> ValidationMessage:
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
