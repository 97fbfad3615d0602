"""`arizona review`: analyzes the decisions of a finished game."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from arizona.engine.record import load_record
from arizona.messages import terminal_phrases
from arizona.terminal.symbols import console as console_here


def review(
    file: Annotated[Path, typer.Argument(help="game file of a finished game")],
    everything: Annotated[bool, typer.Option("--all", help="list every decision")] = False,
    cores: Annotated[int, typer.Option(min=1, help="number of cores to use")] = (
        os.cpu_count() or 1
    ),
    effort: Annotated[
        float, typer.Option(min=0.01, max=100.0, help="thinking time as a factor; 1 is normal")
    ] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="the whole review as JSON")] = False,
    content: Annotated[
        str | None, typer.Option("--content", help="path of the game's content pack")
    ] = None,
) -> None:
    """Review a finished game: its key moments, and what each decision was worth.

    Example: `arizona review game.json --all`
    """
    import msgspec  # noqa: PLC0415

    from arizona.review.parallel import review_on  # noqa: PLC0415
    from arizona.review.timeline import played_of  # noqa: PLC0415
    from arizona.terminal.review import print_review  # noqa: PLC0415

    played = played_of(load_record(file), content)
    phrases = terminal_phrases().about(played.match.setup.content)
    shown = sys.stderr.isatty()

    def progress(done: int, count: int) -> None:
        if shown:
            progress = phrases.text("review-progress", done=done, all=count)
            sys.stderr.write(f"\r{progress}  ")
            sys.stderr.flush()

    found = review_on(cores, played, effort, progress)
    if shown:
        sys.stderr.write("\r\x1b[K")
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    print_review(played.match, found, console_here(), phrases, everything=everything)
    if not everything:
        console_here().print(phrases.text("review-all", file=file.name), style="dim")
