"""Fields and tables of content packs: their types, ranges and descriptions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from arizona.engine.message import Arg
from arizona.engine.text import is_plain

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
IMAGE: Final = "picture"
SIZED: Final = (TEXT, TEXTS, WHOLES, GRID, ENTRIES)
"""Kinds whose bounds are a number of characters or items."""
ITEMS: Final = {
    TEXTS: ("texts", "text"),
    WHOLES: ("whole numbers", "whole number"),
    GRID: ("lists", "list"),
    ENTRIES: ("tables", "table"),
}
"""What the items of a list are called, several and one."""
ID_SIGNS: Final = "-_.'’"
MAX_NUMBER: Final = 1_000_000_000
"""Maximum absolute value of numbers in a pack."""
LONGEST_IMAGE: Final = 1_000_000
"""Maximum number of characters of a picture before it is cleaned (``engine/art.py``)."""


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
        translatable: bool = False,
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
        self.translatable: Final = translatable
        """Whether the text is shown to players and can be translated."""
        self.id: Final = id
        """Whether records and links refer to the value, so that ``is_id`` must hold."""

    def expectation(self) -> str:
        """Describe the valid values in English."""
        low, high = self.low, self.high
        span = ""
        if low is not None and high is not None:
            span = f"{low}" if low == high else f"{low} to {high}"
        elif low is not None:
            span = f"at least {low}"
        elif high is not None:
            span = f"at most {high}"
        one = (low if high is None else high) == 1
        if self.kind in ITEMS:
            words = f"a list of {span + ' ' if span else ''}{ITEMS[self.kind][one]}"
        elif self.kind == TEXT and self.choices and not span:
            return f"one of {self._listed()}"
        else:
            words = self.kind if self.kind == FLAG else f"a {self.kind}"
            if self.kind == TEXT and span:
                words += f" of {span} character{'' if one else 's'}"
            elif span:
                words += f" from {span}" if low is not None and high is not None else f" {span}"
        if self.choices:
            joint = (
                "keys one" if self.kind == TABLE else "each one" if self.kind in ITEMS else "one"
            )
            words += f", {joint} of {self._listed()}"
        return words

    def _listed(self) -> str:
        return ", ".join(choice or "'' (nothing)" for choice in self.choices)

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
            "choices": ", ".join(choice or "‘’" for choice in self.choices) or "none",
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
    return (
        isinstance(value, int)
        and not isinstance(value, bool)
        and -MAX_NUMBER <= value <= MAX_NUMBER
    )


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
    return -MAX_NUMBER <= value <= MAX_NUMBER  # rejects infinity and NaN


def _is_text(field: Field, value: object) -> bool:
    if not isinstance(value, str) or not field.allows(value):
        return False
    return field.in_range(len(value)) and (not field.low or bool(value.strip()))


def _is_image(field: Field, value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_IMAGE


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
    IMAGE: _is_image,
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
        Field("title", TEXT, "full title", low=1, high=80, required=False, translatable=True),
        Field("authors", TEXTS, "who made it", required=False),
        Field("licence", TEXT, "under which terms it may be shared", required=False),
    ),
    single=True,
)

MAX_PICTURES: Final = 120

ART: Final = Table(
    "art",
    "A picture of your own, instead of a drawing of the game.",
    (
        Field("of", TEXT, "the drawing that it replaces, such as card.NAME", low=1, high=64),
        Field("image", IMAGE, "an SVG, or a PNG as `data:image/png;base64,…`"),
    ),
    low=0,
    high=MAX_PICTURES,
    unique=("of",),
)
