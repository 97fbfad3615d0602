"""Addresses of numbers in a content pack, so that an optimizer can change them.

``card.tourist.points`` is the field ``points`` of the entry ``tourist`` in ``[[card]]``;
``passage.highline.card.2.gain`` with the word ``gold`` is the number before that word in a text.
Entries are found by id or name; list positions count from 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from arizona import get_game
from arizona.engine.content import locate
from arizona.engine.errors import ArizonaError
from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.text import parse_integer
from arizona.messages import DEFAULT_LOCALE, formatter

IDS = ("id", "name", "title")
FOR_PEOPLE = frozenset((*IDS, "text", "about", "flavour", "rule", "authors", "licence", "art"))
"""Fields that no rule reads, so their numbers have no effect."""


class Number(Struct, frozen=True):
    """A tunable number of a pack: its address and value."""

    path: str
    word: str
    """For a text such as `1 copper, 2 gold`: the word that follows the number; otherwise empty."""
    value: int

    def address(self) -> str:
        """Path and word, as displayed."""
        return f"{self.path} {self.word}".strip()


class PackText:
    """The TOML of a pack, edited in place with its comments and layout preserved."""

    def __init__(self, game: str, pack: str) -> None:
        import tomlkit  # noqa: PLC0415 (slow to import, rarely needed)

        source = locate(game, pack)
        self.single = source.is_file()
        files = [source] if self.single else sorted(source.glob("*.toml"))
        self._docs: dict[str, Any] = {
            file.name: tomlkit.parse(file.read_text("utf-8")) for file in files
        }
        self._dumps = tomlkit.dumps

    def get(self, path: str, word: str = "") -> int:
        holder, key = self._find(path)
        value = holder[key]
        if word:
            return int(_before(str(value), word, path).group(1))
        if isinstance(value, bool) or not isinstance(value, int):
            raise _wrong_field(path, "number", f"expected a whole number, found {value!r}")
        return int(value)

    def numbers(self, path: str, labels: frozenset[str] = frozenset()) -> list[Number]:
        """All numbers at or below an address; empty if the pack has no such address.

        ``labels`` are fields that only identify entries.
        """
        try:
            holder, key = self._find(path)
        except ArizonaError:
            return []
        return list(_numbers(path, holder[key], FOR_PEOPLE | labels))

    def set(self, path: str, number: int, word: str = "") -> None:
        holder, key = self._find(path)
        if word:
            text = str(holder[key])
            hit = _before(text, word, path)
            holder[key] = text[: hit.start(1)] + str(number) + text[hit.end(1) :]
        else:
            holder[key] = number

    def update_texts(self, game: str) -> None:
        """Replace the texts of cards that do something else now."""
        tables = {
            name: table for doc in self._docs.values() for name, table in doc.unwrap().items()
        }
        for one in get_game(game).text_mismatches(tables, formatter(DEFAULT_LOCALE)):
            path = f"{one.table}.{one.entry + 1}.{one.field.replace(' #', '.')}"
            holder, key = self._find(path)
            holder[key] = one.means

    def rename(self, name: str) -> None:
        for doc in self._docs.values():
            if "pack" in doc:
                doc["pack"]["name"] = name

    def write(self, target: Path) -> Path:
        """Write the pack as a folder with the same files and return its path."""
        target.mkdir(parents=True, exist_ok=True)
        for name, doc in self._docs.items():
            (target / name).write_text(self._dumps(doc), "utf-8")
        return target / next(iter(self._docs)) if self.single else target

    def _find(self, path: str) -> tuple[Any, Any]:
        """Return the container of the value and its key."""
        parts = path.split(".")
        found: Any = None
        for doc in self._docs.values():
            if parts[0] in doc:
                found = doc
        if found is None:
            raise _wrong_field(path, "part", "the pack has no table '{part}'", parts[0])
        holder, key = found, parts[0]
        for part in parts[1:]:
            holder, key = holder[key], _step(holder[key], part, path)
        return holder, key


def _numbers(path: str, value: Any, skipped: frozenset[str]) -> Iterator[Number]:
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield Number(path, "", int(value))
    elif isinstance(value, str):
        words: dict[str, int] = {}
        for number, word in re.findall(r"\b(\d+)\s+([a-z][\w-]*)", value):
            words.setdefault(word, int(number))
        yield from (Number(path, word, number) for word, number in words.items())
    elif isinstance(value, dict):
        for key, inside in value.items():
            if key not in skipped:
                yield from _numbers(f"{path}.{key}", inside, skipped)
    elif isinstance(value, list):
        for place, inside in enumerate(value, 1):
            yield from _numbers(f"{path}.{_entry(inside, place)}", inside, skipped)


def _entry(inside: Any, place: int) -> str:
    """The name of a list entry in an address: its id or name, otherwise its position."""
    ids = [inside.get(id) for id in IDS] if isinstance(inside, dict) else []
    named = [id for id in ids if isinstance(id, str) and "." not in id]
    return named[0] if named else str(place)


def _wrong_field(path: str, cause: str, english: str, part: str = "") -> ArizonaError:
    args: dict[str, Arg] = {"field": path, "cause": cause, "part": part}
    return ArizonaError(ValidationMessage("lab-field", f"field {{field}}: {english}", args))


def _step(inside: Any, part: str, path: str) -> Any:
    """Resolve one part of an address to a key or index."""
    if isinstance(inside, dict):
        if part in inside:
            return part
        english = f"there is no '{part}'; choose one of: {', '.join(inside)}"
        raise _wrong_field(path, "part", english, part)
    if isinstance(inside, list):
        for place, entry in enumerate(inside):
            if isinstance(entry, dict) and part in [entry.get(id) for id in IDS]:
                return place
        number = parse_integer(part, len(inside))
        if number:
            return number - 1
        english = f"there is no entry '{part}' among {len(inside)}"
        raise _wrong_field(path, "part", english, part)
    raise _wrong_field(path, "part", "'{part}' has nothing to stand in", part)


def _before(text: str, word: str, path: str) -> re.Match[str]:
    hit = re.search(rf"(\d+)\s+{re.escape(word)}\b", text)
    if hit is None:
        raise _wrong_field(path, "word", f"no number before '{word}' in '{text}'", word)
    return hit
