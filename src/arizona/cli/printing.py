"""`arizona print`: sheets, cards, boards and rules as PDF, as images, or for a virtual table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import arizona
from arizona.cli.options import GAME_HELP, read_pairs, which_game, wrong_choice
from arizona.engine.content import AT, DEFAULT, load
from arizona.engine.errors import ArizonaError, unwritable
from arizona.engine.game import Game
from arizona.engine.record import load_record
from arizona.engine.text import parse_integer
from arizona.messages import Phrases, terminal_phrases
from arizona.terminal.symbols import console as console_here

if TYPE_CHECKING:
    from arizona.printing.print_job import Choice, Part, PrintJob


def print_command(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help=f"{GAME_HELP} (not with --record)")
    ] = None,
    what: Annotated[
        str, typer.Option("--what", help="parts, separated by commas; default: the whole set")
    ] = "",
    copies: Annotated[
        list[str] | None,
        typer.Option("--copies", help="number of copies: 3 for all, or sheets=20 for one part"),
    ] = None,
    paper: Annotated[str, typer.Option("--paper", help="a4 or letter")] = "a4",
    ink: Annotated[str, typer.Option("--ink", help="`color` or `saving` (lines only)")] = "color",
    seed: Annotated[
        str, typer.Option("--seed", help="seed for a new sheet; the same seed gives the same sheet")
    ] = "",
    backs: Annotated[
        bool,
        typer.Option("--backs", help="card backs, for double-sided printing (flip on long edge)"),
    ] = False,
    marks: Annotated[bool, typer.Option("--marks/--no-marks", help="cut marks")] = True,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="name=value; see --list")
    ] = None,
    content: Annotated[
        str, typer.Option("--content", help="content pack, by name or file")
    ] = DEFAULT,
    record: Annotated[
        Path | None,
        typer.Option("--record", help="game file of a finished game, printed as a keepsake"),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="PDF file to write, or folder for images")
    ] = None,
    form: Annotated[
        str,
        typer.Option(
            "--format",
            help="pdf, or png or svg (one image per component), or tts (Tabletop Simulator)",
        ),
    ] = "pdf",
    url: Annotated[
        str, typer.Option("--url", help="tts: address where the images will be hosted")
    ] = "",
    tell: Annotated[bool, typer.Option("--list", help="list what can be printed")] = False,
) -> None:
    """Print a game to cut out and play, or a finished game as a keepsake.

    Examples: `arizona print rails --what sheets --copies 20 --ink saving`,
    `arizona print trail --backs`, `arizona print --record game.json`
    """
    from arizona.printing.print_job import PrintJob, ink_named, read_choices, read_parts  # noqa: PLC0415
    from arizona.printing.typesetting import (  # noqa: PLC0415
        choices_of,
        overflowing,
        parts_of,
        print_order,
    )

    language = terminal_phrases().locale
    ink = ink_named(ink)
    if record is not None:
        _keepsake(record, game, content, paper, ink, language, out)
        return
    _check_format(form, url)
    if game is None:
        raise which_game(arizona.game_names())
    chosen = arizona.get_game(game)
    pack = load(chosen, content)
    parts = parts_of(game, pack)
    choices = choices_of(game, pack)
    if tell:
        _list_parts(chosen, Phrases(language), parts, choices)
        return
    times, each = _copies(copies)
    names = [name.strip() for name in what.split(",") if name.strip()]
    order = PrintJob(
        chosen,
        pack,
        read_parts(parts, names, each, times),
        paper,
        ink,
        language,
        seed,
        marks,
        backs,
        read_choices(choices, read_pairs(option, "--option")),
    )
    console = console_here()
    with console.status(f"{', '.join(name for name, _ in order.parts)} …"):
        if form != "pdf":
            _export(order, form, out or Path(f"{game}-{form}"), url)
            return
        made = print_order(order)
        own = pack.name.partition(AT)[0] != DEFAULT
        cut = overflowing(order) if own else []
    _write(made.pdf, made.pages, out or Path(f"{game}-{paper}.pdf"))
    for text in cut:
        said = terminal_phrases().text("terminal-print-cut", text=text)
        console.print(said, style="yellow", markup=False)


def _check_format(form: str, url: str) -> None:
    from arizona.printing.exports import FORMATS, TTS  # noqa: PLC0415
    from arizona.printing.print_job import refused  # noqa: PLC0415

    known = ("pdf", *FORMATS)
    if form not in known:
        raise wrong_choice("--format", form, known)
    if url and form != TTS:
        raise refused("url", "--url: only with --format tts")


def _export(order: PrintJob, form: str, folder: Path, url: str) -> None:
    from arizona.printing.exports import TTS, write_images, write_tts  # noqa: PLC0415

    if form != TTS:
        files = write_images(order, folder, form)
        said = terminal_phrases().text("terminal-print-images", count=len(files))
        print(f"{folder}: {said}")
        return
    head = order.content.tables.get("pack")
    title = str(head.get("title", order.content.name)) if isinstance(head, dict) else ""
    files = write_tts(order, folder, f"{order.game.title}: {title}", url)
    phrases, file = terminal_phrases(), files[-1].name
    images = phrases.text("terminal-print-images", count=len(files) - 1)
    print(f"{folder}: {phrases.listed([images, file])}")
    print(phrases.text("terminal-print-tts", name=file))


def _copies(given: list[str] | None) -> tuple[int, dict[str, int]]:
    from arizona.printing.print_job import refused  # noqa: PLC0415

    times, each = 1, {}
    for text in given or []:
        name, sign, number = text.rpartition("=")
        count = parse_integer(number)
        if count is None:
            english = "--copies {name}: expected a number, or name=number"
            raise refused("number", english, name=text)
        if sign:
            each[name] = count
        else:
            times = count
    return times, each


def _list_parts(
    game: Game, phrases: Phrases, parts: list[Part], choices: tuple[Choice, ...]
) -> None:
    from arizona.printing.typesetting import title_of  # noqa: PLC0415

    for part in parts:
        often = f" × {part.copies}" if part.copies > 1 else ""
        print(f"  {part.name:<10} {title_of(game.name, part.name, phrases)}{often}")
    for choice in choices:
        print(f"  -o {choice.name}={'|'.join(choice.values)}")


def _keepsake(
    record: Path,
    game: str | None,
    content: str,
    paper: str,
    ink: str,
    language: str,
    out: Path | None,
) -> None:
    from arizona.printing.keepsake import print_keepsake  # noqa: PLC0415
    from arizona.printing.print_job import refused  # noqa: PLC0415

    pack = None if content == DEFAULT else content
    loaded = load_record(record)
    if game is not None and arizona.get_game(game).name != loaded.game:
        english = "{file} is a game of {other}, not of {name}: leave out {name}"
        raise refused("game", english, file=str(record), other=loaded.game, name=game)
    made = print_keepsake(loaded, paper, ink, language, pack)
    _write(made.pdf, made.pages, out or record.with_suffix(".pdf"))


def _write(pdf: bytes, pages: int, path: Path) -> None:
    try:
        path.write_bytes(pdf)
    except OSError as error:
        raise ArizonaError(unwritable(str(path), error)) from None
    phrases = terminal_phrases()
    size = phrases.text("terminal-print-pages", count=pages, size=len(pdf) // 1024)
    print(f"{path}: {size}")
    print(phrases.text("web-print-lead"))
