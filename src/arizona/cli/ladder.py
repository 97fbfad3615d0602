"""`arizona ladder …`: rate bots against one another."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from arizona import get_game
from arizona.bots.players import levels
from arizona.cli.options import GAME_HELP, read_options
from arizona.engine.content import home


def ladder(
    game: Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP)],
    bots: Annotated[
        list[str] | None,
        typer.Option("--bot", "--bots", help="a bot (repeatable); default: all levels"),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="games per pair of bots")] = 100,
    seats: Annotated[
        int, typer.Option(help="players per game: one of the first bot against the rest")
    ] = 2,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="name=value (repeatable)")
    ] = None,
    content: Annotated[str, typer.Option(help="content pack")] = "default",
    seconds: Annotated[
        float | None, typer.Option(help="maximum time per decision, for all bots")
    ] = None,
    neighbors: Annotated[
        bool,
        typer.Option(
            "--neighbors",
            "--neighbours",
            help="pair only bots next to each other in the list",
        ),
    ] = False,
    workers: Annotated[int | None, typer.Option(help="processes; default: one per core")] = None,
    out: Annotated[Path | None, typer.Option(help="file for results; resumed if it exists")] = (
        None
    ),
    seed: Annotated[
        str, typer.Option(help="random seed; the same seed gives the same dice and draws")
    ] = "ladder",
    duplicate: Annotated[
        bool,
        typer.Option(
            help="give the games of a seed the same dice and draws, whatever the bots decide"
        ),
    ] = True,
) -> None:
    """Let bots play each other and rate them; a stopped run resumes where it left off.

    Examples: `arizona ladder knight --neighbors`,
    `arizona ladder knight --bots condor --bots my_bot.py:Mine --games 40`
    """
    from arizona.lab.run.ladder import Plan, report, run  # noqa: PLC0415
    from arizona.lab.run.plan import refused_plan  # noqa: PLC0415
    from arizona.lab.run.workers import cores  # noqa: PLC0415
    from arizona.messages import terminal_phrases  # noqa: PLC0415

    chosen = get_game(game)
    names = bots or [level.name for level in levels(game)][::-1]
    if len(names) < 2:
        raise refused_plan("ladder", "a ladder needs at least two bots")
    options = read_options(option)
    chosen.setup(seats, options, content)
    plan = Plan(game, names, games, seats, options, content, seconds, neighbors, seed, duplicate)
    path = out or home() / "ladders" / f"{game}.jsonl"
    console = Console(highlight=False)
    results = run(plan, path, workers or cores(), console)
    for line in report(plan, results, terminal_phrases()):
        console.print(line, markup=False, soft_wrap=True)
