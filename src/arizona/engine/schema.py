"""A small schema for content files: what may stand where, checked all at once.

A pack is one TOML file or a folder of them. Each array of tables (``[[tile]]``) is a ``Table`` of
``Field``s; a single table (``[pack]``) is a ``Table`` with ``count`` 1 to 1 and ``single``.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final, final

from arizona.engine.errors import Problem
from arizona.engine.message import Arg, Said
from arizona.engine.text import is_plain, quoted

TEXT: Final = "text"
WHOLE: Final = "whole number"
FLAG: Final = "true or false"
TEXTS: Final = "list of texts"
WHOLES: Final = "list of whole numbers"
TABLE: Final = "table of whole numbers"
NUMBER: Final = "number"
WORDS: Final = "table of texts"
GRID: Final = "list of lists"
ENTRIES: Final = "list of tables"
ID_SIGNS: Final = "-_.'’"
LARGEST: Final = 1_000_000_000
"""No number of a pack is larger."""


@final
class Field:
    """One field of an entry: its kind, its range and what it is for."""

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
        """The least number, or the shortest text or list."""
        self.high: Final = high
        self.choices: Final = choices
        """The allowed texts, or the allowed keys of a table."""
        self.required: Final = required
        self.fields: Final = fields
        """The fields of each entry of a list of tables."""
        self.told: Final = told
        """Whether people read it, so that a language may have words of its own for it."""
        self.id: Final = id
        """Whether records and links refer to it, so that ``is_id`` must hold."""

    def expectation(self) -> str:
        """What a value must be, in words."""
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
        """The same as data, for who words it anew."""
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
        """Whether the value fits kind, range and choices."""
        size: int
        if self.kind == FLAG:
            return isinstance(value, bool)
        if self.kind == WHOLE:
            if not _is_whole(value):
                return False
            assert isinstance(value, int)
            size = value
        elif self.kind == TEXT:
            if not isinstance(value, str):
                return False
            if self.choices and value not in self.choices:
                return False
            if not is_plain(value) or (self.low and not value.strip()):
                return False
            size = len(value)
        elif self.kind == TABLE:
            return self._accepts_table(value)
        elif self.kind == NUMBER:
            if isinstance(value, bool) or not isinstance(value, (int, float)):
                return False
            return -LARGEST <= value <= LARGEST  # neither infinite nor no number at all
        elif self.kind == WORDS:
            if not isinstance(value, dict):
                return False
            return all(isinstance(item, str) and is_plain(item) for item in value.values())
        else:
            if not isinstance(value, list):
                return False
            for item in value:
                if self.kind == GRID:
                    if not isinstance(item, list):
                        return False
                elif self.kind == ENTRIES:
                    if not isinstance(item, dict):
                        return False
                elif self.kind == TEXTS:
                    if not isinstance(item, str) or (self.choices and item not in self.choices):
                        return False
                    if not is_plain(item):
                        return False
                elif not _is_whole(item):
                    return False
            size = len(value)
        return (self.low is None or size >= self.low) and (self.high is None or size <= self.high)

    def _accepts_table(self, value: object) -> bool:
        if not isinstance(value, dict):
            return False
        for key, number in value.items():
            if self.choices and key not in self.choices:
                return False
            if not _is_whole(number):
                return False
            if (self.low is not None and number < self.low) or (
                self.high is not None and number > self.high
            ):
                return False
        return True


def is_id(text: str) -> bool:
    """Whether a text can be an id: letters and digits of any script, and ``-_.'’`` within it.

    Ids reach records, addresses, file names and drawings, so markup has no place in them.
    """
    return text[:1].isalnum() and all(char.isalnum() or char in ID_SIGNS for char in text)


def _is_whole(value: object) -> bool:
    """Whether it is a number that the tables can hold."""
    return isinstance(value, int) and not isinstance(value, bool) and -LARGEST <= value <= LARGEST


@final
class Table:
    """One kind of entry in a pack: its fields and how many of it there must be."""

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
        """The fields whose values must differ between entries."""


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
    """One checked entry of a pack: typed access, and a way to complain that names it."""

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
        """The entry this one stands in, and in which of its fields."""

    def title(self) -> str:
        """How errors name it: ``tile "Mesa"``, or ``tile #3`` when it has no name."""
        return entry_title(self.table, self.index, self.raw)

    def text(self, field: str, default: str = "") -> str:
        """The value of a text field."""
        value = self.raw.get(field, default)
        assert isinstance(value, str)
        return value

    def whole(self, field: str, default: int = 0) -> int:
        """The value of a number field."""
        value = self.raw.get(field, default)
        assert isinstance(value, int)
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        """The value of a true-or-false field."""
        value = self.raw.get(field, default)
        assert isinstance(value, bool)
        return value

    def texts(self, field: str) -> list[str]:
        """The value of a list of texts; empty when absent."""
        value = self.raw.get(field, [])
        assert isinstance(value, list)
        return [str(item) for item in value]

    def wholes(self, field: str) -> list[int]:
        """The value of a list of numbers; empty when absent."""
        value = self.raw.get(field, [])
        assert isinstance(value, list)
        return [int(item) for item in value]

    def numbers(self, field: str) -> dict[str, int]:
        """The value of a table of numbers; empty when absent."""
        value = self.raw.get(field, {})
        assert isinstance(value, dict)
        return {str(key): int(number) for key, number in value.items()}

    def number(self, field: str, default: float = 0.0) -> float:
        """The value of a number field, whole or not."""
        value = self.raw.get(field, default)
        assert isinstance(value, (int, float))
        return float(value)

    def words(self, field: str) -> dict[str, str]:
        """The value of a table of texts; empty when absent."""
        value = self.raw.get(field, {})
        assert isinstance(value, dict)
        return {str(key): str(word) for key, word in value.items()}

    def grid(self, field: str) -> list[list[object]]:
        """The value of a list of lists; empty when absent."""
        value = self.raw.get(field, [])
        assert isinstance(value, list)
        return [list(row) for row in value]

    def entries(self, field: str) -> list[Entry]:
        """The entries of a list of tables; what they complain about names this entry too."""
        value = self.raw.get(field, [])
        assert isinstance(value, list)
        return [
            Entry(self.pack, self.table, index, row, self, field) for index, row in enumerate(value)
        ]

    def complain(self, field: str, expected: str | Said) -> None:
        """Note a problem of this entry; loading fails once all are gathered."""
        if self.parent is not None:
            self.parent.complain(f"{self.place} #{self.index + 1}.{field}", expected)
            return
        file, table = self.pack.file_of(self.table.name), self.table.name
        self.pack.problems.append(Problem(file, self.title(), field, expected, table, self.index))


@final
class PackData:
    """The raw tables of a pack, which file each came from, and the problems found so far."""

    def __init__(self, source: str) -> None:
        self.source: Final = source
        self.tables: Final[dict[str, object]] = {}
        self.files: Final[dict[str, str]] = {}
        self.problems: Final[list[Problem]] = []
        self.words: Final[dict[str, dict[str, object]]] = {}
        """Its texts in other languages: for ``es``, what stands in its table ``[es]``."""
        self.told: Final[list[str]] = []
        """Every text of it that people read, once; known after ``check``."""

    def file_of(self, table: str) -> str:
        """The file that holds a table, for errors; the pack itself when none does."""
        return self.files.get(table, self.source)

    def complain(self, table: str, field: str, expected: str | Said) -> None:
        """Note a problem that belongs to no single entry."""
        self.problems.append(Problem(self.file_of(table), table, field, expected, table))

    def check(self, schema: tuple[Table, ...]) -> None:
        """Compare everything with the schema and note every difference."""
        known = [table.name for table in schema]
        for name in self.tables:
            if name not in known:
                self.complain(name, "", unknown("table", name, known))
        for table in schema:
            self._check_table(table)
        self._check_words(schema)

    def translations(self) -> dict[str, dict[str, str]]:
        """The texts in other languages, by language and by the text they stand for."""
        return {
            language: {text: str(word) for text, word in words.items()}
            for language, words in self.words.items()
        }

    def _check_words(self, schema: tuple[Table, ...]) -> None:
        """Note what people read, and that every translation is a text."""
        found: dict[str, None] = {}
        for table in schema:
            for row in self._rows(table):
                _gather(table.fields, row, found)
        self.told.extend(found)
        for language, words in self.words.items():
            for text, word in words.items():
                if not isinstance(word, str) or not is_plain(word) or not word.strip():
                    said = Said(
                        "content-no-text", "expected a text, found {found}", {"found": quoted(word)}
                    )
                    where = self.file_of(language)
                    self.problems.append(
                        Problem(where, f"[{language}]", quoted(text), said, language)
                    )

    def entries(self, table: Table) -> list[Entry]:
        """The entries of a table that ``check`` found to be in order."""
        return [Entry(self, table, index, raw) for index, raw in enumerate(self._rows(table))]

    def entry(self, table: Table) -> Entry:
        """The one entry of a single table."""
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
                said = Said("content-no-table", "expected a table [{table}]", {"table": table.name})
                self.complain(table.name, "", said)
                return
        else:
            if value is None:
                value = []
            if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
                said = Said(
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
                entry.complain(place + field.name, _unfit(field, value))
            elif field.id and isinstance(value, str) and not is_id(value):
                entry.complain(place + field.name, _no_id(value))
            elif field.kind == ENTRIES and isinstance(value, list):
                for number, inner in enumerate(value):
                    where = f"{place}{field.name} #{number + 1}."
                    self._check_fields(entry, where, field.fields, inner)

    def _check_unique(self, table: Table, field: str, rows: list[dict[str, object]]) -> None:
        first: dict[str, int] = {}
        for index, row in enumerate(rows):
            if field not in row:
                continue
            value = str(row[field])
            alike = value.casefold()  # texts are read in any case, so that alone is no difference
            if alike in first:
                said = Said(
                    "content-used-already",
                    "'{value}' is used already by {table} #{number}",
                    {"value": value, "table": table.name, "number": first[alike] + 1},
                )
                Entry(self, table, index, row).complain(field, said)
            else:
                first[alike] = index


def _gather(fields: tuple[Field, ...], row: dict[str, object], found: dict[str, None]) -> None:
    """Note the texts of an entry that people read."""
    for field in fields:
        value = row.get(field.name)
        if field.kind == ENTRIES and isinstance(value, list):
            for inner in value:
                if isinstance(inner, dict):
                    _gather(field.fields, inner, found)
        elif field.told:
            texts = value if isinstance(value, list) else [value]
            for text in texts:
                if isinstance(text, str) and text:
                    found[text] = None


def is_language(name: str) -> bool:
    """Whether a table of a pack holds its words in a language: two small letters, ``es``."""
    return len(name) == 2 and name.isascii() and name.isalpha() and name.islower()


def entry_title(table: Table, index: int, raw: dict[str, object]) -> str:
    """How errors name an entry."""
    if table.single:
        return f"[{table.name}]"
    for key in ("name", "id"):
        name = raw.get(key)
        if isinstance(name, str) and name:
            return f"{table.name} #{index + 1} {_titled(name)}"
    return f"{table.name} #{index + 1}"


def meant(found: str, known: list[str]) -> str:
    """What was probably meant by an unknown name, or all that there is."""
    near = get_close_matches(found.lower(), known, 1)
    all_known = f"expected one of {', '.join(known)}"
    return f"did you mean '{near[0]}'? ({all_known})" if near else all_known


def unknown(what: str, found: str, known: list[str]) -> Said:
    """That there is no such table or field, and which was meant."""
    near = get_close_matches(found.lower(), known, 1)
    args: dict[str, Arg] = {"what": what, "known": ", ".join(known)}
    if near:
        args["near"] = near[0]
        english = "unknown {what}; did you mean '{near}'? (expected one of {known})"
        return Said("content-unknown-near", english, args)
    return Said("content-unknown", "unknown {what}; expected one of {known}", args)


def _missing(field: Field) -> Said:
    return Said("content-missing", f"missing; expected {field.expectation()}", field.facts())


def _unfit(field: Field, value: object) -> Said:
    hidden = isinstance(value, str) and not is_plain(value)
    wanted = field.expectation() + (" without control characters" if hidden else "")
    english = f"expected {wanted}, found {quoted(value)}"
    facts = {**field.facts(), "hidden": "yes" if hidden else "no", "found": quoted(value)}
    return Said("content-unfit", english, facts)


def _no_id(value: str) -> Said:
    if len(value.split()) != 1:
        return Said("content-blanks", "expected one word without blanks")
    english = "expected only letters, digits, '-', '_', '.' and apostrophes, found {found}"
    return Said("content-id", english, {"found": quoted(value)})


def _too_few_or_many(table: Table, count: int) -> Said:
    args: dict[str, Arg] = {"low": table.low, "found": count, "table": table.name}
    if table.low == table.high:
        return Said("content-count", "expected exactly {low} entries, found {found}", args)
    if table.high is None:
        return Said("content-count-least", "expected at least {low} entries, found {found}", args)
    args["high"] = table.high
    return Said("content-count-span", "expected {low} to {high} entries, found {found}", args)


def _titled(name: str) -> str:
    return f'"{name}"' if is_plain(name) and len(name) <= LONGEST_NAME else quoted(name)
