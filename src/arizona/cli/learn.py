"""`arizona learn`: a game's bots learn to judge positions by playing against themselves."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from arizona.cli.options import GAME_HELP, read_pairs
from arizona.engine.content import home
from arizona.engine.errors import ArizonaError


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP)],
    generations: Annotated[int, typer.Option(min=1, help="how many times to learn anew")] = 3,
    games: Annotated[int, typer.Option(min=20, help="games of each generation")] = 2000,
    iterations: Annotated[
        list[int] | None,
        typer.Option(
            min=0,
            help="how closely it looks in these games, 24 by default; 0 is greedy "
            "(repeatable: one for each generation, the last for all that follow)",
        ),
    ] = None,
    seats: Annotated[
        list[int] | None, typer.Option(help="how many play (repeatable); two by default")
    ] = None,
    vary: Annotated[
        list[str] | None,
        typer.Option(help="name=value|value…: options of the games, one value after the other"),
    ] = None,
    hidden: Annotated[
        int, typer.Option(min=0, max=384, help="the width of the layers; 0 has a weight a feature")
    ] = 0,
    trace: Annotated[
        float,
        typer.Option(min=0.0, max=1.0, help="1 learns from ends alone, less from searches too"),
    ] = 0.9,
    epochs: Annotated[int, typer.Option(min=1, help="how often all positions are gone over")] = 12,
    match: Annotated[int, typer.Option(min=2, help="games against the best so far")] = 100,
    match_iterations: Annotated[
        int, typer.Option(min=1, help="how closely both look in these")
    ] = 60,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, help="time for a decision in these, instead")
    ] = None,
    content: Annotated[str, typer.Option(help="a content pack, by name or as a file")] = "default",
    seed: Annotated[str, typer.Option(help="the same seed, the same networks")] = "learn",
    workers: Annotated[
        int | None, typer.Option(min=1, help="processes; else one for each core")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="the folder of the run; gone on with if it exists")
    ] = None,
) -> None:
    """Learn to judge positions: self-play, training, a match against the best so far, and again.

    What was learned lies in OUT/best.net once it has won; `arizona ladder GAME --bots
    learned:file=OUT/best.net --bots search` lets it play. A run that was stopped or killed goes on
    with the same command.

    Example: `arizona learn rails --generations 2 --games 4000 --vary "sheet=first|random"`
    """
    from arizona.lab.learn.generations import LearnPlan, Run  # noqa: PLC0415
    from arizona.lab.learn.report import write_report  # noqa: PLC0415
    from arizona.lab.run.workers import cores  # noqa: PLC0415
    from arizona.lab.tell.numbers import written_in  # noqa: PLC0415
    from arizona.messages import spoken_here  # noqa: PLC0415

    if importlib.util.find_spec("numpy") is None:
        raise ArizonaError("learning needs the package numpy: pip install 'arizona[learn]'")
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
    phrases = spoken_here()

    def tell(id: str, **args: str | int) -> None:
        console.print(phrases.text(f"learn-{id}", **args), markup=False, soft_wrap=True)

    try:
        with written_in(phrases.locale):
            story = Run(plan, folder, workers or cores(), tell).go()
    except KeyboardInterrupt:
        tell("stopped", folder=str(folder))
        sys.exit(130)
    report = write_report(story, folder, phrases)
    won = any(one.adopted for one in story.verdicts.values())
    tell("done" if won else "done-none", file=str(folder / "best.net"), report=str(report))


def _varied(given: list[str] | None) -> tuple[tuple[tuple[str, str], ...], ...]:
    """Every set of options that `name=value|value` asks for; values of several go together."""
    sets: list[tuple[tuple[str, str], ...]] = [()]
    for name, values in read_pairs(given, "--vary").items():
        sets = [(*one, (name, value)) for one in sets for value in values.split("|")]
    return tuple(sets)
