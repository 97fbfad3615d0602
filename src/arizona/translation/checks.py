"""Checks of a translation: form, completeness, length, register, glossary, signs and leftovers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from arizona.engine.language_tags import subtags
from arizona.messages.metadata import Language, read_language
from arizona.translation.completeness import completeness
from arizona.translation.fluent_text import Entry, parse_file
from arizona.translation.glossary import WITHOUT_WORD_ENDS, glossary_file, read_glossary
from arizona.translation.rule_blocks import blocks
from arizona.translation.sources import ENGLISH, Sources
from arizona.translation.typography import wrong_signs
from arizona.translation.units import (
    COMMANDS,
    PACKS,
    RULES,
    Unit,
    all_units,
    pack_texts,
    toml_table,
)

PLURALS: Final = {"zero", "one", "two", "few", "many"}
CODE: Final = re.compile(r"`[^`]+`|--[a-z-]+")
"""What must be the same in the help of a command: commands and options."""
QUOTED: Final = re.compile(r"`[^`]*`")
PARTS: Final = {
    "rule ids": re.compile(r"(?<![\w-])[A-Z]-\d+\.\d+(?!\d)", re.ASCII),
    "pictures": re.compile(r"pictures/([\w-]+)"),
}
"""What must be the same in a block of a rules page."""
SHOWN: Final = 60


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong with a translation."""

    file: Path
    line: int
    id: str
    text: str

    def shown(self, sources: Sources) -> str:
        """One line for a terminal or an editor."""
        return f"{sources.shown(self.file)}:{self.line}: {self.id}: {self.text}"


def check_language(tag: str, commands: Iterable[str], sources: Sources) -> list[Finding]:
    """Everything that is wrong with a language. A draft may lack texts."""
    about = read_language(sources.folder(tag))
    same = about.same | read_language(sources.folder(ENGLISH)).same
    texts = list(commands)
    units = list(all_units(tag, texts, sources))
    found = list(_form(tag, sources))
    if tag != ENGLISH:
        found += _left_over(tag, texts, sources)
        found += _structure(tag, units, sources)
        found += _identical(units, same)
        if about.complete:
            for unit in completeness(units, same).missing:
                found.append(_about(unit, f"missing: {_short(unit.english)}"))
    found += _length(units)
    found += _register(units, about)
    found += _glossary(tag, units, sources)
    found += _typography(tag, units)
    return found


def _form(tag: str, sources: Sources) -> Iterator[Finding]:
    """Invalid Fluent, unknown ids and variables, plural forms the language does not have."""
    english: dict[str, Entry] = {}
    for _, path in sources.message_files(ENGLISH):
        english.update({entry.id: entry for entry in parse_file(path).entries})
    lacking = PLURALS - _plural_forms(tag)
    seen: set[str] = set()
    for _, path in sources.message_files(tag):
        parsed = parse_file(path)
        for line, text in parsed.junk:
            yield Finding(path, line, "syntax", f"not valid Fluent: {_short(text)}")
        for entry in parsed.entries:
            if entry.id in seen:
                yield Finding(path, entry.line, entry.id, "this message is there twice")
            seen.add(entry.id)
            source = english.get(entry.id)
            if source is None:
                yield Finding(path, entry.line, entry.id, "English has no such message")
                continue
            known = _variables(source, english)
            for name in sorted(entry.variables.keys() - known):
                yield Finding(path, entry.line, entry.id, f"English has no variable ${name}")
            for name, keys in entry.variables.items():
                for key in sorted(keys & lacking):
                    text = f"[{key}] of ${name} is never used: the language has no such plural form"
                    yield Finding(path, entry.line, entry.id, text)


def _variables(entry: Entry, english: dict[str, Entry]) -> set[str]:
    """The variables of a message and of those it includes."""
    found: set[str] = set()
    waiting, seen = [entry], {entry.id}
    while waiting:
        one = waiting.pop()
        found |= one.variables.keys()
        more = [english[id] for id in one.references - seen if id in english]
        seen |= {each.id for each in more}
        waiting += more
    return found


def _plural_forms(tag: str) -> set[str]:
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415 (slow to import)

    try:
        return {*Locale.parse(tag, sep="-").plural_form.tags, "other"}
    except UnknownLocaleError:
        return PLURALS


def _left_over(tag: str, commands: list[str], sources: Sources) -> Iterator[Finding]:
    """Translations of texts that no longer exist."""
    file = sources.commands_file(tag)
    for text in sorted(toml_table(file, "").keys() - set(commands)):
        yield Finding(file, 0, COMMANDS, f"no command has this text: {_short(text)}")
    for game, name, path in sources.packs():
        file = sources.pack_words_file(path, tag)
        for text in sorted(toml_table(file, tag).keys() - set(pack_texts(game, path))):
            yield Finding(file, 0, f"{game}/{name}", f"the pack has no such text: {_short(text)}")


def _structure(tag: str, units: list[Unit], sources: Sources) -> Iterator[Finding]:
    """Rules pages must have the blocks of the English page, commands the same code."""
    for game in sources.games():
        english, own = sources.rules_file(game, ENGLISH), sources.rules_file(game, tag)
        if not english.is_file() or not own.is_file():
            continue
        page, other = blocks(english.read_text("utf-8")), blocks(own.read_text("utf-8"))
        for source, block in zip(page, other, strict=False):
            if source.marker != block.marker:
                text = f"expected the block of line {source.line} of {english.name}"
                yield Finding(own, block.line, RULES, text)
                break
        else:
            if len(page) != len(other):
                text = f"{len(other)} blocks; {english.name} has {len(page)}"
                yield Finding(own, 0, RULES, text)
    for unit in units:
        if unit.said is None:
            continue
        if unit.kind == COMMANDS and CODE.findall(unit.said) != CODE.findall(unit.english):
            yield _about(unit, "commands and options must be the same as in English")
        if unit.kind == RULES:
            for name, part in PARTS.items():
                if sorted(part.findall(unit.said)) != sorted(part.findall(unit.english)):
                    yield _about(unit, f"{name} must be the same as in English")


def _identical(units: list[Unit], allowed: frozenset[str]) -> Iterator[Finding]:
    """Texts that were copied and never translated."""
    for unit in units:
        same = unit.said == unit.english and unit.has_words
        if same and " ".join(unit.english.split()) not in allowed:
            yield _about(unit, f"the same as in English: {_short(unit.english)}")


def _length(units: list[Unit]) -> Iterator[Finding]:
    for unit in units:
        if unit.said is not None and unit.limit is not None and unit.width > unit.limit:
            yield _about(unit, f"{unit.width} columns; the limit is {unit.limit}")


def _register(units: list[Unit], about: Language) -> Iterator[Finding]:
    """Forms of address that the language does not use here."""
    ends = "" if subtags(about.tag)[0] in WITHOUT_WORD_ENDS else r"\b"
    forms = [re.compile(f"{ends}(?:{form}){ends}") for form in about.register]
    for unit in units:
        for form in forms:
            found = form.search(unit.said or "")
            if found:
                yield _about(unit, f"register: “{found[0]}” is not used in this language here")


def _typography(tag: str, units: list[Unit]) -> Iterator[Finding]:
    for unit in units:
        for text in wrong_signs(tag, unit.said or ""):
            yield _about(unit, text)


def _glossary(tag: str, units: list[Unit], sources: Sources) -> Iterator[Finding]:
    path = glossary_file(sources.docs, tag)
    if not path.is_file():
        return
    rules = [(rule, rule.pattern(tag)) for rule in read_glossary(path)]
    for unit in units:
        if tag == ENGLISH and unit.kind == PACKS:
            continue  # changing them would change the pack's hash
        for rule, pattern in rules:
            if rule.scope in ("", unit.game):
                found = pattern.search(QUOTED.sub("", unit.said or ""))
                if found:
                    yield _about(unit, f"glossary: “{found[0]}” should be “{rule.term}”")


def _about(unit: Unit, text: str) -> Finding:
    return Finding(unit.file, unit.line, unit.id, text)


def _short(text: str) -> str:
    said = " ".join(text.split())
    return said if len(said) <= SHOWN else f"{said[: SHOWN - 1]}…"
