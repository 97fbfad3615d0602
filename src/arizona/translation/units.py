"""Translation units: every text of Arizona with its translation into one language."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from arizona.engine.content import check_pack, read_pack
from arizona.engine.registry import get_game
from arizona.translation.fluent_text import WORD, parse_file
from arizona.translation.rule_blocks import block_ids, blocks, slug
from arizona.translation.sources import ENGLISH, Sources

MESSAGES: Final = "messages"
RULES: Final = "rules"
PACKS: Final = "packs"
COMMANDS: Final = "commands"
KINDS: Final = (MESSAGES, RULES, PACKS, COMMANDS)


@dataclass(frozen=True, slots=True)
class Unit:
    """One text and its translation."""

    kind: str
    id: str
    english: str
    said: str | None
    """The translation; ``None`` if there is none yet."""
    file: Path
    """Where the translation is or belongs."""
    line: int
    """Its line; 0 if there is none yet."""
    game: str = ""
    width: int = 0
    """Columns of the translation's longest variant."""
    limit: int | None = None
    """Maximum width."""

    @property
    def has_words(self) -> bool:
        return WORD.search(self.english) is not None


def all_units(tag: str, commands: Iterable[str], sources: Sources) -> Iterator[Unit]:
    """Every text of Arizona with its translation into a language.

    ``commands`` are the English texts of the command line.
    """
    yield from message_units(tag, sources)
    for game in sources.games():
        yield from rule_units(game, tag, sources)
    for game, name, path in sources.packs():
        yield from pack_units(game, name, path, tag, sources)
    yield from command_units(tag, commands, sources)


def message_units(tag: str, sources: Sources) -> Iterator[Unit]:
    """The Fluent messages. A message that English lacks is not included."""
    places = {path.name: path for _, path in sources.message_files(tag)}
    said = {
        entry.id: entry
        for _, path in sources.message_files(tag)
        for entry in parse_file(path).entries
    }
    for game, path in sources.message_files(ENGLISH):
        place = places.get(path.name)
        if game or place is None:
            place = path.with_name(f"{tag}.ftl") if game else sources.folder(tag) / path.name
        for entry in parse_file(path).entries:
            own = said.get(entry.id)
            yield Unit(
                MESSAGES,
                entry.id,
                entry.text,
                own.text if own else None,
                own.file if own else place,
                own.line if own else 0,
                game,
                own.width() if own else 0,
                entry.limit,
            )


def rule_units(game: str, tag: str, sources: Sources) -> Iterator[Unit]:
    """The blocks of a rules page. A block that equals the English one is not translated."""
    english = sources.rules_file(game, ENGLISH)
    if not english.is_file():
        return
    path = sources.rules_file(game, tag)
    page = blocks(english.read_text("utf-8"))
    own = blocks(path.read_text("utf-8")) if path.is_file() else []
    aligned = len(own) == len(page)
    for at, (id, block) in enumerate(zip(block_ids(page), page, strict=True)):
        other = own[at] if aligned else None
        done = other is not None and (tag == ENGLISH or other.text != block.text)
        yield Unit(
            RULES,
            f"rules-{game}-{id}",
            block.text,
            other.text if other is not None and done else None,
            path,
            other.line if other else 0,
            game,
        )


def pack_texts(game: str, path: Path) -> list[str]:
    """The texts of a pack that players read."""
    return list(check_pack(get_game(game), read_pack(path)).translatable)


def pack_units(game: str, name: str, path: Path, tag: str, sources: Sources) -> Iterator[Unit]:
    """The texts of a pack."""
    file = sources.pack_words_file(path, tag)
    words = toml_table(file, tag)
    lines = _lines(file, tag)
    for text in pack_texts(game, path):
        said = text if tag == ENGLISH else words.get(text)
        id = f"pack-{game}-{name}-{hashed(text)}"
        yield Unit(PACKS, id, text, said, file, lines.get(text, 0), game)


def command_units(tag: str, commands: Iterable[str], sources: Sources) -> Iterator[Unit]:
    """The help of the command line."""
    file = sources.commands_file(tag)
    words, lines = toml_table(file, ""), _lines(file, "")
    for text in dict.fromkeys(commands):
        said = text if tag == ENGLISH else words.get(text)
        yield Unit(COMMANDS, f"command-{hashed(text)}", text, said, file, lines.get(text, 0))


def hashed(text: str) -> str:
    """An id for a text that has none: it changes with the text, and the translation is redone."""
    return f"{slug(text, 24)}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"


def toml_table(file: Path, table: str) -> dict[str, str]:
    """The texts of a TOML file, or of one of its tables."""
    given = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    found = given.get(table, {}) if table else given
    return {text: said for text, said in found.items() if isinstance(said, str)}


def _lines(file: Path, table: str) -> dict[str, int]:
    """The line of each text of a TOML file that has one text per line."""
    found: dict[str, int] = {}
    inside = not table
    for number, line in enumerate(
        file.read_text("utf-8").splitlines() if file.is_file() else [], 1
    ):
        if line.startswith("["):
            inside = line.strip() == f"[{table}]"
        elif inside and line.startswith('"'):
            key = toml_key(line)
            if key:
                found[key] = number
    return found


def toml_key(line: str) -> str:
    """The key of a line such as ``"One" = "Uno"``; empty if the line is of another form."""
    return toml_pair(line)[0]


def toml_pair(line: str) -> tuple[str, str]:
    """The key and text of a line such as ``"One" = "Uno"``."""
    try:
        pairs = tomllib.loads(line)
    except ValueError:
        return "", ""
    return next(((key, text) for key, text in pairs.items() if isinstance(text, str)), ("", ""))
