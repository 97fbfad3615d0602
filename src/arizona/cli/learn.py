"""`arizona learn`: trains evaluation networks by self-play."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from arizona.cli.options import GAME_HELP, read_pairs
from arizona.engine.content import home


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP)],
    generations: Annotated[int, typer.Option(min=1, help="number of generations")] = 3,
    games: Annotated[int, typer.Option(min=20, help="games per generation")] = 2000,
    iterations: Annotated[
        list[int] | None,
        typer.Option(
            min=0,
            help="search iterations in these games, 24 by default; 0 is greedy (repeatable: one "
            "per generation, the last for all that follow)",
        ),
    ] = None,
    seats: Annotated[
        list[int] | None, typer.Option(help="number of players (repeatable); default: two")
    ] = None,
    vary: Annotated[
        list[str] | None,
        typer.Option(help="name=value|value…: options of the games, used in turn"),
    ] = None,
    hidden: Annotated[
        int, typer.Option(min=0, max=384, help="width of the layers; 0 is one weight per feature")
    ] = 0,
    trace: Annotated[
        float,
        typer.Option(
            min=0.0, max=1.0, help="1 learns from results only, less also from search values"
        ),
    ] = 0.9,
    epochs: Annotated[int, typer.Option(min=1, help="number of training epochs")] = 12,
    match: Annotated[int, typer.Option(min=2, help="games against the best so far")] = 100,
    match_iterations: Annotated[
        int, typer.Option(min=1, help="search iterations of both in these games")
    ] = 60,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, help="time per decision in these games, instead")
    ] = None,
    content: Annotated[str, typer.Option(help="content pack, by name or file")] = "default",
    seed: Annotated[
        str, typer.Option(help="random seed; the same seed gives the same networks")
    ] = "learn",
    workers: Annotated[
        int | None, typer.Option(min=1, help="processes; default: one per core")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="folder of the run; resumed if it exists")
    ] = None,
) -> None:
    """Train a network to evaluate positions: self-play, training, then a match against the best.

    The network is saved as OUT/best.net once it has won; let it play with `arizona ladder GAME
    --bots learned:file=OUT/best.net --bots search`. A run that was stopped or killed resumes with
    the same command.

    Example: `arizona learn rails --generations 2 --games 4000 --vary "sheet=first|random"`
    """
    from arizona.lab.errors import missing_package  # noqa: PLC0415
    from arizona.lab.learn.generations import LearnPlan, Run  # noqa: PLC0415
    from arizona.lab.learn.report import write_report  # noqa: PLC0415
    from arizona.lab.report.numbers import written_in  # noqa: PLC0415
    from arizona.lab.run.workers import cores  # noqa: PLC0415
    from arizona.messages import terminal_phrases  # noqa: PLC0415

    if importlib.util.find_spec("numpy") is None:
        raise missing_package("training", "numpy", "learn")
    plan = LearnPlan(
        game,
        seed=seed,
        generations=generations,
        games=games,
        iterations=tuple(iterations or [24]),
        seats=tuple(seats or [2]),
        vary=_varied(vary),
        content=content,
        hidden=hidden,
        trace=trace,
        epochs=epochs,
        match_games=match,
        match_iterations=match_iterations,
        seconds=seconds,
    )
    folder = (out or home() / "learn" / f"{game}-{seed}").resolve()
    console = Console(highlight=False)
    phrases = terminal_phrases()

    def tell(id: str, **args: str | int) -> None:
        console.print(phrases.text(f"learn-{id}", **args), markup=False, soft_wrap=True)

    try:
        with written_in(phrases.locale):
            run = Run(plan, folder, workers or cores(), tell).go()
    except KeyboardInterrupt:
        tell("stopped", folder=str(folder))
        sys.exit(130)
    report = write_report(run, folder, phrases)
    won = any(one.adopted for one in run.verdicts.values())
    tell("done" if won else "done-none", file=str(folder / "best.net"), report=str(report))


def _varied(given: list[str] | None) -> tuple[tuple[tuple[str, str], ...], ...]:
    """Return all combinations of options for arguments such as `name=value|value`."""
    sets: list[tuple[tuple[str, str], ...]] = [()]
    for name, values in read_pairs(given, "--vary").items():
        sets = [(*one, (name, value)) for one in sets for value in values.split("|")]
    return tuple(sets)
