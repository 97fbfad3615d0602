"""`arizona lab …`: simulations with many games, reports, comparisons and tuning."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from arizona.cli.ladder import ladder
from arizona.cli.options import GAME_HELP, one_of, read_options, read_pairs
from arizona.cli.tables import Data, Store, existing_database
from arizona.engine.content import home
from arizona.engine.game import OptionValue

if TYPE_CHECKING:
    from arizona.lab.run.plan import Plan

app = typer.Typer(
    help="The lab: run many games, write reports, compare runs, rate bots.",
    no_args_is_help=True,
)
app.command()(ladder)

Run = Annotated[Path, typer.Argument(metavar="RUN", help="folder of a run")]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bots",
        "--bot",
        help="bots, separated by commas or repeated; they rotate through all seats",
    ),
]
Times = Annotated[
    Path | None,
    typer.Option(
        "--times",
        metavar="FILE",
        help="file of `arizona lab times`: estimate the playing time from measured times",
    ),
]
Seats = Annotated[int | None, typer.Option(help="number of players; default: the fewest")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="name=value (repeatable)")
]
ContentPack = Annotated[str, typer.Option(help="content pack, by name or file")]
Seed = Annotated[str, typer.Option(help="random seed; the same seed gives the same games")]
Workers = Annotated[int | None, typer.Option(min=1, help="processes; default: one per core")]
Vary = Annotated[
    list[str] | None,
    typer.Option(help="name=value|value…: play each value equally often, with the same seeds"),
]


@app.command()
def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP)],
    seats: Seats = None,
    bots: Bots = None,
    games: Annotated[int, typer.Option(min=1, help="number of games (of each variant)")] = 1000,
    option: Options = None,
    vary: Vary = None,
    content: ContentPack = "default",
    seed: Seed = "lab",
    workers: Workers = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, help="maximum time per decision, for all bots")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="folder of the run; resumed if it exists")
    ] = None,
    records: Annotated[
        bool, typer.Option("--records", help="also save the game file of every game")
    ] = False,
    duplicate: Annotated[
        bool,
        typer.Option(
            "--duplicate",
            help="play each deal (the same dice and draws) with every rotation of the bots; "
            "the report then splits results into skill and luck",
        ),
    ] = False,
    kingmaking: Annotated[
        bool,
        typer.Option(
            "--kingmaking",
            help="find out how often a player who can no longer win decides who does (slower)",
        ),
    ] = False,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="run on a Ray cluster; `local` starts one here"),
    ] = None,
) -> None:
    """Let bots play many games and save the results as Parquet tables.

    A run that was stopped or killed resumes with the same command; no game is lost or counted
    twice. With bots that use no clock (random, greedy, search:iterations=…) the seed determines
    every game, whatever the number of workers.

    Examples: `arizona lab run trail --seats 4 --bots greedy --games 2000 --out runs/trail-4`,
    `arizona lab run rails --bots greedy,search:iterations=200 --vary "clashes=keep|redraw"`,
    `arizona lab run rails --bots greedy,random --duplicate`
    """
    from arizona.lab.measure.tables import polars  # noqa: PLC0415
    from arizona.lab.run.plan import make_plan  # noqa: PLC0415

    polars()  # fail before the first game, not after the last
    varied: dict[str, list[OptionValue]] = {
        name: [*value.split("|")] for name, value in read_pairs(vary, "--vary").items()
    }
    plan = make_plan(
        game,
        seats=seats,
        bots=split_bots(bots or ["greedy"]),
        games=games,
        seed=seed,
        options=read_options(option),
        vary=varied,
        content=content,
        seconds=seconds,
        records=records,
        duplicate=duplicate,
        kingmaking=kingmaking,
    )
    folder = out or home() / "runs" / f"{plan.game}-{plan.seats}-{plan.seed}"
    _play(plan, folder, workers, ray)


def _play(plan: Plan, folder: Path, workers: int | None, ray: str | None) -> None:
    """Play the games of a plan, write its tables and print their folder."""
    from arizona.lab.measure.tables import write_tables  # noqa: PLC0415
    from arizona.lab.run.runner import run as play_run  # noqa: PLC0415
    from arizona.lab.run.workers import cores  # noqa: PLC0415
    from arizona.messages import terminal_phrases  # noqa: PLC0415

    console = Console(highlight=False)
    phrases = terminal_phrases()
    try:
        results = play_run(plan, folder, workers or cores(), console, ray)
    except KeyboardInterrupt:
        console.print(phrases.text("lab-stopped", folder=str(folder)), markup=False)
        sys.exit(130)
    write_tables(folder, plan, results.values())
    message = "lab-done" if plan.reproducible() else "lab-done-clocked"
    done = phrases.text(message, games=len(results), folder=str(folder))
    console.print(done, markup=False, soft_wrap=True)


def split_bots(given: list[str]) -> list[str]:
    """Split a list of bots at commas, except those within `search:iterations=5,cut=0`."""
    found: list[str] = []
    for text in given:
        for part in text.split(","):
            if found and found[-1].startswith("search:") and "=" in part and ":" not in part:
                found[-1] += f",{part}"
            elif part.strip():
                found.append(part.strip())
    return found


@app.command()
def report(
    folder: Run,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="file to write; default: report.html in the run's folder"),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="write the figures as JSON; to the screen without -o")
    ] = False,
    as_markdown: Annotated[
        bool,
        typer.Option(
            "--markdown", help="write a short summary as Markdown; to the screen without -o"
        ),
    ] = False,
    publish: Annotated[
        bool, typer.Option("--publish", help="publish it on the server's reports page")
    ] = False,
    times: Times = None,
) -> None:
    """Summarize a run as one HTML page: charts, tables and findings.

    Examples: `arizona lab report runs/trail-4`, `arizona lab report runs/trail-4 --json`
    """
    import json  # noqa: PLC0415

    from arizona.engine.record import save_atomically  # noqa: PLC0415
    from arizona.lab.measure.counting import summarize  # noqa: PLC0415
    from arizona.lab.measure.play_times import load_times  # noqa: PLC0415
    from arizona.lab.measure.tables import read_tables  # noqa: PLC0415
    from arizona.lab.report.page import report_page  # noqa: PLC0415
    from arizona.lab.report.text_report import as_data, markdown  # noqa: PLC0415
    from arizona.messages import terminal_phrases  # noqa: PLC0415

    if as_json and as_markdown:
        raise one_of("--json", "--markdown")
    phrases = terminal_phrases()
    tables = read_tables(folder)
    summary = summarize(tables, None if times is None else load_times(times, tables.plan.game))
    if as_json or as_markdown:
        data = as_data(summary, phrases)
        text = json.dumps(data, ensure_ascii=False) if as_json else markdown(summary, phrases)
        if out is None:
            print(text)
            return
    else:
        text = report_page(summary, phrases)
    path = out or folder / "report.html"
    if publish:
        place = home() / "reports"
        place.mkdir(parents=True, exist_ok=True)
        path = place / (path.name if out else f"{folder.resolve().name}.html")
    save_atomically(path, text if text.endswith("\n") else text + "\n")
    print(phrases.text("lab-written", path=str(path)))


@app.command()
def compare(
    one: Run,
    two: Run,
    as_json: Annotated[bool, typer.Option("--json", help="the figures as JSON")] = False,
) -> None:
    """Show what changed from one run to another: new content, options or bots.

    Example: `arizona lab compare runs/before runs/after`
    """
    import msgspec  # noqa: PLC0415

    from arizona.lab.measure.tables import read_tables  # noqa: PLC0415
    from arizona.lab.report.compare import compare as compare_runs  # noqa: PLC0415
    from arizona.lab.report.compare import comparison_lines  # noqa: PLC0415
    from arizona.messages import terminal_phrases  # noqa: PLC0415

    phrases = terminal_phrases()
    found = compare_runs(read_tables(one), read_tables(two), phrases)
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        print("\n".join(comparison_lines(found, phrases)))


@app.command()
def strengths(
    game: Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP)],
    bots: Bots = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=2, help="number of games of each group")] = 200,
    option: Options = None,
    content: ContentPack = "default",
    seed: Seed = "lab",
    workers: Workers = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="folder of the runs; resumed if it exists")
    ] = None,
    times: Times = None,
) -> None:
    """Compare bots of different strengths in one report.

    Bots of each strength play each other, and each pair of strengths meets at one table. The report
    has a matrix of who finishes ahead of whom, and a table of how the games of each strength
    differ. It is written to OUT/report.html and printed as Markdown.

    Example: `arizona lab strengths rails --bots random,greedy,pronghorn --games 100`
    """
    from arizona.engine.record import save_atomically  # noqa: PLC0415
    from arizona.lab.measure.play_times import load_times  # noqa: PLC0415
    from arizona.lab.measure.strengths import compare_strengths  # noqa: PLC0415
    from arizona.lab.measure.tables import polars, read_tables  # noqa: PLC0415
    from arizona.lab.report.strengths import strengths_page, strengths_text  # noqa: PLC0415
    from arizona.lab.run.strengths import (  # noqa: PLC0415
        group_folder,
        run_strengths,
        strength_plans,
    )
    from arizona.lab.run.workers import cores  # noqa: PLC0415
    from arizona.messages import terminal_phrases  # noqa: PLC0415

    polars()
    phrases = terminal_phrases()
    named = split_bots(bots or [])
    plans = strength_plans(
        game,
        bots=named,
        seats=seats,
        games=games,
        seed=seed,
        content=content,
        options=read_options(option),
    )
    plan = next(iter(plans.values()))
    people = None if times is None else load_times(times, plan.game)
    folder = out or home() / "runs" / f"{plan.game}-{plan.seats}-{plan.seed}-strengths"
    run_strengths(plans, folder, workers or cores(), Console(highlight=False))
    runs = {group: read_tables(group_folder(folder, group)) for group in plans}
    found = compare_strengths(named, runs, people)
    print(strengths_text(found, phrases))
    save_atomically(folder / "report.html", strengths_page(found, phrases))
    print(phrases.text("lab-written", path=str(folder / "report.html")))


@app.command("times")
def measure_play_times(
    out: Annotated[Path, typer.Option("--out", "-o", help="file to write")],
    data: Data = None,
    store: Store = None,
) -> None:
    """Measure how long people take for their decisions at the tables of a server.

    Counts finished tables that people played online, without names. Times of more than 5 minutes
    are breaks and are left out, and so are tables played by correspondence. With `--times`, reports
    estimate the playing time from these times.

    Example: `arizona lab times --out times.json`
    """
    import asyncio  # noqa: PLC0415

    from arizona.lab.measure.play_times import PlayTimes, save_times  # noqa: PLC0415
    from arizona.lab.report.play_times import times_lines  # noqa: PLC0415
    from arizona.messages import terminal_phrases  # noqa: PLC0415
    from arizona.server.services.administration.decision_times import (  # noqa: PLC0415
        measure_times,
    )
    from arizona.server.services.administration.maintenance import (  # noqa: PLC0415
        TableMaintenance,
    )

    phrases = terminal_phrases()
    where = store or existing_database(data)

    async def measured() -> list[PlayTimes]:
        async with TableMaintenance(where) as maintenance:
            return await measure_times(maintenance)

    found = asyncio.run(measured())
    print("\n".join(times_lines(found, phrases)))
    if found:
        save_times(out, found)
        print(phrases.text("lab-times-written", path=str(out)))


@app.command()
def tune(
    task: Annotated[Path, typer.Argument(metavar="TASK", help="a .toml file: fields and targets")],
    out: Annotated[Path, typer.Option("--out", "-o", help="folder for trials and the pack")],
    trials: Annotated[int, typer.Option(min=2, help="number of packs to try")] = 60,
    workers: Workers = None,
) -> None:
    """Search for better numbers in a content pack and write the best pack found.

    The proposal is written to OUT/pack and passes `arizona content check`. Its effect is then
    measured with new seeds. A stopped search resumes with the same command.

    Example: `arizona lab tune jackalope.toml --out tuned`
    """
    from arizona.lab.run.workers import cores  # noqa: PLC0415
    from arizona.lab.tune.tuning import Search, Trial, players, read_task  # noqa: PLC0415
    from arizona.lab.tune.validation import tuning_lines  # noqa: PLC0415
    from arizona.messages import terminal_phrases  # noqa: PLC0415
    from arizona.messages.decimals import decimal  # noqa: PLC0415

    phrases = terminal_phrases()
    wanted = read_task(task)

    def tell(number: int, trial: Trial, best: Trial) -> None:
        if sys.stderr.isatty():
            line = phrases.text(
                "lab-tune-trial",
                number=number,
                trials=trials,
                cost=decimal(f"{trial.cost:.2f}", phrases.locale),
                best=decimal(f"{best.cost:.2f}", phrases.locale),
            )
            print(f"\r{line:<60}", end="", file=sys.stderr, flush=True)

    with players(workers or cores()) as play:
        search = Search(wanted, out, play)
        best = search.run(trials, tell)
        if sys.stderr.isatty():
            print(file=sys.stderr)
        print("\n".join(tuning_lines(search, best, phrases)))


@app.command("games-needed")
def games_needed(
    folder: Annotated[
        Path | None,
        typer.Argument(metavar="[RUN]", help="a run from which to take the spread of scores"),
    ] = None,
    seats: Annotated[int, typer.Option(min=2, help="number of players, without a RUN")] = 2,
    points: Annotated[
        float,
        typer.Option(
            min=0.01, max=50, help="difference in win rate that matters, in percentage points"
        ),
    ] = 3.0,
    change: Annotated[
        float,
        typer.Option(
            min=0.01, help="difference in winning score that matters, in points; with a RUN"
        ),
    ] = 1.0,
    certainty: Annotated[
        float,
        typer.Option(min=50, max=99.99, help="confidence of intervals and evidence, in percent"),
    ] = 95.0,
    chance: Annotated[
        float,
        typer.Option(min=50, max=99.99, help="how often the run should detect it, in percent"),
    ] = 80.0,
) -> None:
    """Show how many games are needed for the accuracy you want.

    Examples: `arizona lab games-needed --seats 4 --points 2`,
    `arizona lab games-needed runs/trail-4 --change 0.5`
    """
    from arizona.lab.measure.tables import read_tables  # noqa: PLC0415
    from arizona.lab.report.numbers import written_in  # noqa: PLC0415
    from arizona.lab.report.sample_size import Wanted, plan_lines, run_lines  # noqa: PLC0415
    from arizona.messages import terminal_phrases  # noqa: PLC0415

    phrases = terminal_phrases()
    wanted = Wanted(points, change, certainty / 100, chance / 100)
    tables = read_tables(folder) if folder is not None else None
    with written_in(phrases.locale):
        lines = plan_lines(tables.plan.seats if tables else seats, wanted, phrases)
        if tables is not None:
            lines += run_lines(tables, wanted, phrases)
    print("\n".join(lines))
