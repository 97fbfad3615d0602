"""`arizona puzzles …` makes and checks sets of puzzles; `arizona puzzle` plays one."""

from __future__ import annotations

import random
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import arizona
from arizona.cli.options import GAME_HELP, which_game, wrong_choice, wrong_value
from arizona.engine.content import DEFAULT, home
from arizona.engine.errors import ArizonaError
from arizona.engine.message import ValidationMessage
from arizona.messages import terminal_phrases
from arizona.messages.error_texts import error_text
from arizona.terminal.symbols import console as console_here

if TYPE_CHECKING:
    from arizona.puzzles.puzzle import Puzzle

app = typer.Typer(help="Puzzle sets: create and check them.", no_args_is_help=True)
Game = Annotated[str, typer.Argument(help=GAME_HELP, metavar="GAME")]
Pack = Annotated[str, typer.Option("--content", help="content pack, by name or file")]


@app.command()
def make(
    game: Game,
    count: Annotated[int, typer.Option(min=1, help="number of puzzles in the set")] = 100,
    seed: Annotated[
        str, typer.Option(help="random seed; the same seed plays the same games")
    ] = "1",
    out: Annotated[
        Path | None, typer.Option(help="file to write; an existing one is extended")
    ] = None,
    content: Pack = DEFAULT,
    least: Annotated[int, typer.Option(min=0, help="minimum rating")] = 0,
) -> None:
    """Create puzzles from bot games. A stopped run resumes.

    Example: `arizona puzzles make knight --count 50 --out my-puzzles.jsonl`
    """
    from arizona.puzzles.making import PuzzleGeneration  # noqa: PLC0415

    name = Path(content).stem
    run = PuzzleGeneration(game, content, seed, out or home() / "puzzles" / game / f"{name}.jsonl")
    phrases = terminal_phrases()

    def tell(puzzle: Puzzle, number: int) -> None:
        rated = phrases.text("terminal-puzzle-rated", rating=puzzle.rating)
        print(f"{number:>4}  {puzzle.id}  {rated}  {', '.join(puzzle.themes)}", flush=True)

    run.make(count, tell, least)
    args = {"count": len(run.known), "games": run.number}
    print(f"{run.out}: {phrases.text('terminal-puzzles-made', **args)}")


@app.command()
def check(
    file: Annotated[list[str] | None, typer.Argument(help="files or games; default: all")] = None,
    every: Annotated[int, typer.Option(min=1, help="check only every Nth puzzle")] = 1,
) -> None:
    """Prove every puzzle of a set again and list what is wrong.

    Example: `arizona puzzles check knight`
    """
    from arizona.puzzles.checking import (  # noqa: PLC0415
        check_header,
        check_puzzle,
        puzzle_fault,
    )
    from arizona.puzzles.puzzle import place_of, puzzle_games, read_set  # noqa: PLC0415

    phrases = terminal_phrases()
    bad = 0
    for name in file or list(puzzle_games()):
        path = place_of(name) if name in arizona.game_names() else Path(name)
        found = read_set(path)
        faults = [("", fault) for fault in check_header(found.header)]
        looked = [] if faults else found.puzzles[::every]
        for puzzle in looked:
            faults += [(puzzle.id, fault) for fault in check_puzzle(found.header, puzzle)]
        if len(found.by_id) < len(found.puzzles):
            faults.append(("", puzzle_fault("twice", "some puzzles are there twice")))
        for id, fault in faults:
            print(f"{path.name} {id}: {error_text(ArizonaError(fault), phrases)}")
        bad += len(faults)
        args = {"count": len(looked), "problems": len(faults)}
        print(f"{name}: {phrases.text('terminal-puzzles-proven', **args)}")
    if bad:
        english = "{count} problems found"
        raise ArizonaError(ValidationMessage("terminal-puzzles-problems", english, {"count": bad}))


def puzzle(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="one game; default: any")
    ] = None,
    id: Annotated[str | None, typer.Option(help="name of a puzzle")] = None,
    day: Annotated[str | None, typer.Option(help="the puzzle of a day, such as 2026-05-14")] = None,
    theme: Annotated[str | None, typer.Option(help="any puzzle of a theme")] = None,
    more: Annotated[bool, typer.Option("--more", help="any puzzle near your rating")] = False,
) -> None:
    """Solve the puzzle of the day, or another one, in this terminal.

    Examples: `arizona puzzle knight`, `arizona puzzle rails --more`,
    `arizona puzzle knight --theme behind`
    """
    from arizona.puzzles.daily import of_day  # noqa: PLC0415
    from arizona.puzzles.puzzle import puzzle_games, puzzle_set  # noqa: PLC0415
    from arizona.terminal.puzzle import ProgressFile, PuzzleTable  # noqa: PLC0415

    games = list(puzzle_games())
    name = game or (games[0] if games else "")
    found = puzzle_set(name) if name in games else None
    if found is None:
        raise which_game(games)
    progress_file = ProgressFile()
    try:
        when = date.fromisoformat(day) if day else date.today()
    except ValueError:
        english = f"--day {day}: expected a day such as 2026-05-14"
        raise wrong_value("--day", english) from None
    if id is not None and id not in found.by_id:
        raise wrong_value("--id", f"there is no puzzle '{id}' for {name}")
    if theme is not None and theme not in found.themes():
        raise wrong_choice("--theme", theme, found.themes())
    if id is None and (theme or more):
        fitting = [one for one in found.puzzles if theme is None or theme in one.themes]
        mine = progress_file.progress.rating.value
        fitting.sort(key=lambda one: abs(one.rating - mine))
        id = random.choice(fitting[: max(10, len(fitting) // 10)]).id
    chosen = id or of_day(found, when).id
    phrases = terminal_phrases()
    PuzzleTable(found, chosen, console_here(), phrases, progress_file, when).run()
