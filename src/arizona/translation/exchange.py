"""Export to and import from translation platforms, with Fluent as the only format.

Messages are copied as they are. Rules pages, pack texts and command help become Fluent files with
stable ids; the English text is in a comment above each message.

=========================  ====================================================
``messages/<file>.ftl``     shared messages
``games/<game>.ftl``        messages of a game
``rules/<game>.ftl``        a rules page, block by block
``packs/<game>.<pack>.ftl``  texts of a pack
``commands.ftl``            help of the command line
``language.toml``           name, status and reviewers
=========================  ====================================================
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from errno import ENOENT
from pathlib import Path
from typing import Final

from fluent.syntax import ast as nodes

from arizona.engine.errors import ArizonaError, unreadable
from arizona.engine.language_tags import is_tag
from arizona.engine.message import Arg, ValidationMessage
from arizona.messages.metadata import FILE, read_language
from arizona.translation.fluent_text import Parsed, parse, parse_file
from arizona.translation.rule_blocks import block_ids, blocks, join
from arizona.translation.sources import ENGLISH, Sources
from arizona.translation.units import (
    Unit,
    command_units,
    pack_units,
    rule_units,
    toml_pair,
)

SPECIAL: Final = re.compile(r"[{}]")
AT_START: Final = re.compile(r"^[\[*.#}\s]|^$")
AT_END: Final = re.compile(r"\s$")
COMMANDS: Final = "commands.ftl"


# --- export -------------------------------------------------------------------------------


def export_language(
    tag: str, folder: Path, commands: Iterable[str], sources: Sources
) -> list[Path]:
    """Write everything translatable into a folder; returns the files.

    For a language that is not there yet only ``language.toml`` is written.
    """
    _check_tag(tag)
    written: dict[Path, str] = {}
    for game, path in sources.message_files(tag):
        if path.is_file():
            place = f"games/{game}.ftl" if game else f"messages/{path.name}"
            written[folder / place] = path.read_text("utf-8")
    for game in sources.games():
        _add(written, folder / f"rules/{game}.ftl", rule_units(game, tag, sources))
    for game, name, path in sources.packs():
        units = pack_units(game, name, path, tag, sources)
        _add(written, folder / f"packs/{game}.{name}.ftl", units)
    _add(written, folder / COMMANDS, command_units(tag, commands, sources))
    about = sources.folder(tag) / FILE
    written[folder / FILE] = about.read_text("utf-8") if about.is_file() else _new_language(tag)
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return sorted(written)


def _add(written: dict[Path, str], path: Path, units: Iterable[Unit]) -> None:
    said = [unit for unit in units if unit.said is not None and unit.has_words]
    if said:
        written[path] = "\n".join(_entry(unit) for unit in said)


def _entry(unit: Unit) -> str:
    comment = "" if unit.said == unit.english else f"# {' '.join(unit.english.split())}\n"
    return f"{comment}{unit.id} = {fluent_value(unit.said or '')}\n"


def fluent_value(text: str) -> str:
    """A text of one line as a Fluent pattern."""
    quoted = SPECIAL.sub(lambda found: f'{{ "{found[0]}" }}', text)
    if AT_START.match(text):
        first = text[:1]
        quoted = f"{{ {_literal(first)} }}{SPECIAL.sub(_placeable, text[1:])}"
    if len(text) > 1 and AT_END.search(text):
        quoted = f"{quoted[:-1]}{{ {_literal(text[-1])} }}"
    return quoted


def _placeable(found: re.Match[str]) -> str:
    return f'{{ "{found[0]}" }}'


def _literal(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def plain_value(pattern: nodes.Pattern) -> str:
    """The text of a pattern that has no variables; raises ``ValueError`` for others."""
    parts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, nodes.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, nodes.StringLiteral):
            parts.append(str(element.expression.parse()["value"]))
        else:
            raise ValueError("only text is allowed here, no variables or functions")
    return " ".join("".join(parts).split("\n")).strip()


def _new_language(tag: str) -> str:
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415 (slow to import)

    try:
        name = Locale.parse(tag, sep="-").get_display_name() or tag
    except UnknownLocaleError:
        name = tag
    return (
        "# About this language; docs/languages/README.md explains the fields.\n"
        f"name = {_literal(name[:1].upper() + name[1:])}\n"
        'status = "draft"\nreviewers = []\nregister = []\nsame = []\n'
    )


# --- import -------------------------------------------------------------------------------


def import_language(
    tag: str, folder: Path, commands: Iterable[str], sources: Sources
) -> list[Path]:
    """Read an exported folder back; returns the files that changed.

    Nothing is written if any file is not valid. A text that is missing stays as it was; a language
    that is not there yet becomes a draft.
    """
    _check_tag(tag)
    if tag == ENGLISH:
        english = "English is the source: edit its files instead of importing them"
        raise wrong_translation("source", english)
    if not folder.is_dir():
        missing = OSError(ENOENT, "no such folder")
        raise ArizonaError(unreadable(missing, str(folder)))
    changed: dict[Path, str] = {}
    _import_messages(tag, folder, sources, changed)
    for game in sources.games():
        said = _texts(folder / f"rules/{game}.ftl")
        if said:
            path = sources.rules_file(game, tag)
            changed[path] = _merged_page(game, tag, said, sources)
    for game, name, pack in sources.packs():
        said = _texts(folder / f"packs/{game}.{name}.ftl")
        if said:
            path = sources.pack_words_file(pack, tag)
            units = pack_units(game, name, pack, tag, sources)
            words = {unit.english: said[unit.id] for unit in units if unit.id in said}
            changed[path] = _merged_table(_text_of(path), tag, words)
    said = _texts(folder / COMMANDS)
    if said:
        path = sources.commands_file(tag)
        units = command_units(tag, commands, sources)
        words = {unit.english: said[unit.id] for unit in units if unit.id in said}
        changed[path] = _merged_table(_text_of(path), "", words)
    about = folder / FILE
    if about.is_file():
        read_language(folder)  # raises if it is not valid
        changed[sources.folder(tag) / FILE] = about.read_text("utf-8")
    elif not (sources.folder(tag) / FILE).is_file():
        changed[sources.folder(tag) / FILE] = _new_language(tag)
    written = [path for path, text in changed.items() if _text_of(path) != text]
    for path in written:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(changed[path], "utf-8")
    return sorted(written)


def _import_messages(tag: str, folder: Path, sources: Sources, changed: dict[Path, str]) -> None:
    for game, path in sources.message_files(tag):
        given = folder / (f"games/{game}.ftl" if game else f"messages/{path.name}")
        if not given.is_file():
            continue
        english = path.with_name("en.ftl") if game else sources.folder(ENGLISH) / path.name
        known = {entry.id for entry in parse_file(english).entries}
        text = given.read_text("utf-8")
        for entry in _valid(parse(text, given), given).entries:
            if entry.id not in known:
                told = "English has no message {what}"
                raise wrong_translation("message", told, given, entry.line, what=entry.id)
        changed[path] = text


def _texts(path: Path) -> dict[str, str]:
    """The texts of an exported file by id; empty if there is no such file."""
    said: dict[str, str] = {}
    for entry in _valid(parse_file(path), path).entries:
        try:
            said[entry.id] = plain_value(entry.value)
        except ValueError as error:
            english = f"{entry.id}: {error}"
            raise wrong_translation("plain", english, path, entry.line, what=entry.id) from None
    return {id: text for id, text in said.items() if text}


def _valid(parsed: Parsed, path: Path) -> Parsed:
    for line, text in parsed.junk:
        raise wrong_translation("fluent", "not valid Fluent: {what}", path, line, what=text[:60])
    return parsed


def _merged_page(game: str, tag: str, said: dict[str, str], sources: Sources) -> str:
    """A rules page with new texts; what has none stays as it was, at first in English."""
    english = blocks(sources.rules_file(game, ENGLISH).read_text("utf-8"))
    path = sources.rules_file(game, tag)
    before = blocks(_text_of(path))
    base = before if len(before) == len(english) else english
    parts = []
    for id, block in zip(block_ids(english), base, strict=True):
        text = said.get(f"rules-{game}-{id}")
        parts.append((block, block.raw if text is None else block.with_text(text)))
    return join(parts)


def _merged_table(text: str, table: str, words: dict[str, str]) -> str:
    """A TOML file with new texts in one of its tables; other lines and tables stay as they are."""
    lines = text.splitlines()
    header = f"[{table}]"
    if table and header not in lines:
        lines += ["", header] if lines else [header]
    start = lines.index(header) + 1 if table else 0
    end = next((at for at in range(start, len(lines)) if lines[at].startswith("[")), len(lines))
    waiting = dict(words)
    for at in range(start, end):
        key = toml_pair(lines[at])[0] if lines[at].startswith('"') else ""
        if key in waiting:
            new = waiting.pop(key)
            if toml_pair(lines[at])[1] != new:
                lines[at] = _line(key, new)
    while end > start and not lines[end - 1].strip():
        end -= 1
    lines[end:end] = [_line(key, said) for key, said in waiting.items()]
    return "\n".join(lines) + "\n"


def _line(key: str, said: str) -> str:
    return f"{_literal(key)} = {_literal(said)}"


def _text_of(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


def wrong_translation(
    cause: str, english: str, path: Path | None = None, line: int = 0, what: str = ""
) -> ArizonaError:
    """Return the error for files or a language that cannot be imported or exported."""
    args: dict[str, Arg] = {"cause": cause, "what": what}
    if path is not None:
        args["file"] = f"{path}:{line}"
        english = f"{path}:{line}: {english}"
    return ArizonaError(ValidationMessage("terminal-language-wrong", english, args))


def _check_tag(tag: str) -> None:
    if not is_tag(tag):
        raise wrong_translation("tag", f"{tag}: not a language tag such as fr, pt-BR or zh-Hant")
