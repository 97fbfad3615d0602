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
from arizona.engine.errors import ArizonaError


def ladder(
    game: Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP)],
    bots: Annotated[
        list[str] | None,
        typer.Option("--bot", "--bots", help="a bot (repeatable); else all levels"),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="games of each two bots")] = 100,
    seats: Annotated[int, typer.Option(help="one of the first against this many less one")] = 2,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="name=value (repeatable)")
    ] = None,
    content: Annotated[str, typer.Option(help="a content pack")] = "default",
    seconds: Annotated[
        float | None, typer.Option(help="the most time for one decision, for all bots")
    ] = None,
    neighbours: Annotated[
        bool, typer.Option(help="only bots next to each other in the list meet")
    ] = False,
    workers: Annotated[int | None, typer.Option(help="processes; else one per core")] = None,
    out: Annotated[Path | None, typer.Option(help="where results are kept and gone on with")] = (
        None
    ),
    seed: Annotated[str, typer.Option(help="the same seed, the same luck")] = "ladder",
) -> None:
    """Let bots play one another and rate them; a stopped run goes on where it stood.

    Examples: `arizona ladder knight --neighbours`,
    `arizona ladder knight --bots condor --bots my_bot.py:Mine --games 40`
    """
    from arizona.lab.run.ladder import Plan, report, run  # noqa: PLC0415
    from arizona.lab.run.workers import cores  # noqa: PLC0415
    from arizona.messages import spoken_here  # noqa: PLC0415

    chosen = get_game(game)
    names = bots or [level.name for level in levels(game)][::-1]
    if len(names) < 2:
        raise ArizonaError("a ladder needs two bots or more")
    options = read_options(option)
    chosen.setup(seats, options, content)
    plan = Plan(game, names, games, seats, options, content, seconds, neighbours, seed)
    path = out or home() / "ladders" / f"{game}.jsonl"
    console = Console(highlight=False)
    results = run(plan, path, workers or cores(), console)
    for line in report(plan, results, spoken_here()):
        console.print(line, markup=False, soft_wrap=True)
