"""Translations of the command help.

English help is in the docstrings of the commands. The ``commands.toml`` of another language maps
each English paragraph to its translation.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from copy import copy
from typing import TYPE_CHECKING, Any, Final

from arizona.engine.language_tags import fallbacks
from arizona.messages import DEFAULT_LOCALE, FOLDER, Phrases

if TYPE_CHECKING:
    from typer._click.core import Command

EXAMPLES: Final = ("Example:", "Examples:")
USAGE: Final = "Usage:"
USAGE_OPTIONS: Final = "[OPTIONS]"
USAGE_COMMAND: Final = "COMMAND [ARGS]..."
USAGE_WORDS: Final = (USAGE, USAGE_OPTIONS, USAGE_COMMAND)
"""The words of a usage line that Typer writes."""
LANG: Final = "--lang"
LANG_HELP: Final = "language, such as es or pt-BR; default: the terminal's"
HELP: Final = "Show this message and exit."
PANELS: Final = (
    "ARGUMENTS_PANEL_TITLE",
    "OPTIONS_PANEL_TITLE",
    "COMMANDS_PANEL_TITLE",
    "DEFAULT_STRING",
    "REQUIRED_LONG_STRING",
)
"""The headings and labels of the help, by their names in Typer."""
_ORIGINAL: Final[dict[str, str]] = {}
"""The English headings and labels, while they are replaced by a translation."""
NO_COMMAND: Final = re.compile(r"No such command '([^']*)'")


def words_of(locale: str) -> dict[str, str]:
    """Return the texts of the commands in a language; ``pt-BR`` falls back to ``pt``."""
    words: dict[str, str] = {}
    for name in reversed(fallbacks(locale)):
        path = FOLDER / name / "commands.toml"
        if path.is_file():
            words.update(tomllib.loads(path.read_text("utf-8")))
    return words


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a command's text, each in one line."""
    return [" ".join(part.split()) for part in text.split("\n\n")]


def commands(command: Command) -> Iterator[Command]:
    """Yield a command and all its subcommands."""
    yield command
    for one in getattr(command, "commands", {}).values():
        yield from commands(one)


def texts(command: Command) -> Iterator[str]:
    """Return every paragraph in the help of a command and its subcommands."""
    for one in commands(command):
        for text in (one.help, *[getattr(param, "help", None) for param in one.params]):
            for part in paragraphs(text or ""):
                if part and not part.startswith(EXAMPLES):
                    yield part


def all_texts(command: Command) -> list[str]:
    """Every text of the command line that ``commands.toml`` translates, in English."""
    from typer import rich_utils  # noqa: PLC0415 (slow to import; English does without)

    frame = [_ORIGINAL.get(name) or getattr(rich_utils, name) for name in PANELS]
    return list(dict.fromkeys([*EXAMPLES, *USAGE_WORDS, *frame, HELP, *texts(command)]))


def take_language(args: list[str]) -> tuple[list[str], str]:
    """Take ``--lang TAG`` out of the arguments, wherever it is; returns the rest and the tag.

    It must be known before the arguments are parsed, since parsing may print help.
    """
    rest: list[str] = []
    tag = ""
    waiting = list(args)
    while waiting:
        one = waiting.pop(0)
        if one == "--":
            return [*rest, one, *waiting], tag
        if one == LANG and waiting:
            tag = waiting.pop(0)
        elif one.startswith(f"{LANG}="):
            tag = one.partition("=")[2]
        else:
            rest.append(one)
    return rest, tag


def with_language_option(command: Command) -> Command:
    """Add ``--lang`` to every subcommand; see ``take_language``."""
    model = next(param for param in command.params if LANG in param.opts)
    for one in commands(command):
        if one is not command:
            option = copy(model)
            option.expose_value = False
            one.params.append(option)
    return command


@contextmanager
def translated_help(command: Command, locale: str) -> Iterator[None]:
    """Translate the help of a command for the duration of the block."""
    words = words_of(locale)
    if not words:
        yield
        return
    from typer import rich_utils  # noqa: PLC0415 (slow to import; English does without)

    original = {name: getattr(rich_utils, name) for name in PANELS}
    _ORIGINAL.update(original)
    for one in commands(command):
        # Subcommands inherit the names of the help option.
        _translate(one, words, {**command.context_settings, **one.context_settings})
    vars(rich_utils).update({name: words.get(text, text) for name, text in original.items()})
    try:
        yield
    finally:
        vars(rich_utils).update(original)
        _ORIGINAL.clear()


def _translate(command: Command, words: dict[str, str], settings: MutableMapping[str, Any]) -> None:
    import typer  # noqa: PLC0415

    command.help = _translated(command.help, words)
    if command.options_metavar == USAGE_OPTIONS:
        command.options_metavar = words.get(USAGE_OPTIONS, USAGE_OPTIONS)
    if getattr(command, "subcommand_metavar", None) == USAGE_COMMAND:
        vars(command)["subcommand_metavar"] = words.get(USAGE_COMMAND, USAGE_COMMAND)
    option = command.get_help_option(typer.Context(command, **settings))
    for param in [*command.params, *([option] if option else [])]:
        if hasattr(param, "help"):
            param.help = _translated(param.help, words)
    plain = command.get_usage

    def usage(context: typer.Context) -> str:
        return plain(context).replace(USAGE, words.get(USAGE, USAGE), 1)

    vars(command)["get_usage"] = usage


def _translated(text: str | None, words: dict[str, str]) -> str | None:
    if not text:
        return text
    translated = []
    for part in paragraphs(text):
        first, _, rest = part.partition(" ")
        example = first in EXAMPLES
        translated.append(f"{words.get(first, first)} {rest}" if example else words.get(part, part))
    return "\n\n".join(translated)


def complaint(error: Exception, english: str, locale: str) -> str:
    """Describe an error in the command that was typed; the English message has more detail."""
    if locale == DEFAULT_LOCALE:
        return english
    phrases = Phrases(locale)
    kind = type(error).__name__
    command = NO_COMMAND.match(english)
    if command is not None:
        return phrases.text("terminal-command-none", command=command[1])
    if kind == "NoSuchOption":
        return phrases.text("terminal-command-option", option=str(vars(error)["option_name"]))
    param = vars(error).get("param")
    if kind in ("MissingParameter", "BadParameter") and param is not None:
        missing = kind == "MissingParameter"
        id = "terminal-command-missing" if missing else "terminal-command-value"
        return phrases.text(id, what=str(param.get_error_hint()).strip("'"))
    return english
