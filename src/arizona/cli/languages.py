"""`arizona languages …`: what is translated, what is wrong, and files for translators."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from arizona.cli.options import wrong_choice
from arizona.messages import terminal_phrases
from arizona.messages.metadata import read_language

app = typer.Typer()
Tag = Annotated[str, typer.Argument(help="language tag, such as es, pt-BR or zh-Hant")]
Folder = Annotated[Path, typer.Argument(help="folder of the exported files")]


@app.callback(invoke_without_command=True)
def show(context: typer.Context) -> None:
    """Languages: show how complete they are, check, export and import them.

    Without a command, show every language with its status and how much of it is translated.

    Example: `arizona languages`
    """
    if context.invoked_subcommand is not None:
        return
    from arizona.translation.completeness import completeness  # noqa: PLC0415
    from arizona.translation.sources import ENGLISH, Sources  # noqa: PLC0415
    from arizona.translation.units import KINDS, all_units  # noqa: PLC0415

    sources, commands = Sources(), _commands(context)
    phrases = terminal_phrases()
    same = read_language(sources.folder(ENGLISH)).same
    heads = ["tag", "name", "status", *KINDS]
    rows = [[phrases.text(f"terminal-languages-{head}") for head in heads]]
    for tag in sources.tags():
        about = read_language(sources.folder(tag))
        found = completeness(all_units(tag, commands, sources), about.same | same)
        shares = [phrases.text("web-percent", number=str(found.percent(kind))) for kind in KINDS]
        rows.append([tag, about.name, phrases.text(f"terminal-language-{about.status}"), *shares])
    _print_table(rows)


@app.command()
def check(context: typer.Context, tag: Tag) -> None:
    """Check a language and list every problem with file and line.

    Checks form, missing and leftover texts, texts identical to English, length limits,
    register and glossary. A draft may lack texts.

    Example: `arizona languages check es`
    """
    from arizona.translation.checks import check_language  # noqa: PLC0415
    from arizona.translation.sources import Sources  # noqa: PLC0415

    sources = Sources()
    _known(tag, sources.tags())
    found = check_language(tag, _commands(context), sources)
    for one in found:
        print(one.shown(sources))
    print(terminal_phrases().text("terminal-languages-problems", count=len(found)))
    if found:
        raise typer.Exit(1)


@app.command("export")
def export_command(context: typer.Context, tag: Tag, folder: Folder) -> None:
    """Write everything translatable as Fluent files, for Weblate or Pontoon.

    Export `en` as the source and your language as the translation.

    Example: `arizona languages export es work/es`
    """
    from arizona.translation.exchange import export_language  # noqa: PLC0415
    from arizona.translation.sources import Sources  # noqa: PLC0415

    for path in export_language(tag, folder, _commands(context), Sources()):
        print(path)


@app.command("import")
def import_command(context: typer.Context, tag: Tag, folder: Folder) -> None:
    """Read exported files back into the messages, rules pages, packs and commands.

    Example: `arizona languages import es work/es`
    """
    from arizona.translation.exchange import import_language  # noqa: PLC0415
    from arizona.translation.sources import Sources  # noqa: PLC0415

    for path in import_language(tag, folder, _commands(context), Sources()):
        print(path)


def _commands(context: typer.Context) -> list[str]:
    """The English texts of the command line; ``main`` says how to get them."""
    texts: Callable[[], list[str]] = context.obj
    return texts()


def _known(tag: str, tags: list[str]) -> None:
    if tag not in tags:
        raise wrong_choice("TAG", tag, tags)


def _print_table(rows: list[list[str]]) -> None:
    from rich.cells import cell_len  # noqa: PLC0415

    widths = [max(cell_len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        pairs = zip(row, widths, strict=True)
        print("  ".join(cell + " " * (width - cell_len(cell)) for cell, width in pairs).rstrip())
