"""`arizona tournament …`: a tournament among bots, in any format."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.cells import cell_len, set_cell_size
from rich.console import Console

from arizona import get_game
from arizona.bots.players import levels
from arizona.cli.options import GAME_HELP, read_options, wrong_choice, wrong_value
from arizona.engine.errors import ArizonaError
from arizona.engine.game import Game, OptionValue
from arizona.messages import Phrases, terminal_phrases

if TYPE_CHECKING:
    from arizona.people.tournaments.model import Pairing, Result, Tournament
    from arizona.people.tournaments.tiebreaks import Standing

FORMATS = ("round-robin", "swiss", "pods", "arena", "knockout", "duplicate")
SCORINGS = ("matchpoints", "difference")


@dataclass(frozen=True)
class Games:
    """How the games of a tournament are played."""

    game: Game
    bots: dict[str, str]
    """The bot of each entrant."""
    options: dict[str, OptionValue]
    content: str
    seconds: float | None
    workers: int


def tournament(
    game: Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP)],
    format: Annotated[
        str, typer.Option("--format", "-f", help=f"the format: {', '.join(FORMATS)}")
    ] = "swiss",
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bot", "--bots", help="a bot (repeatable, even the same one); default: all levels"
        ),
    ] = None,
    rounds: Annotated[int, typer.Option(min=0, help="rounds; 0 lets the format decide")] = 0,
    seats: Annotated[
        int, typer.Option(min=0, help="players at a table; 0 lets the format decide")
    ] = 0,
    scoring: Annotated[
        str, typer.Option(help="duplicate only: matchpoints or difference")
    ] = "matchpoints",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="name=value (repeatable)")
    ] = None,
    content: Annotated[str, typer.Option(help="content pack")] = "default",
    seconds: Annotated[
        float | None, typer.Option(help="maximum time per decision, for all bots")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="processes; default: one per core")] = None,
    seed: Annotated[
        str, typer.Option(help="random seed; the same seed gives the same pairings and deals")
    ] = "tournament",
    export: Annotated[Path | None, typer.Option("--json", help="save it as JSON")] = None,
    trf: Annotated[Path | None, typer.Option("--trf", help="save it as TRF-like text")] = None,
) -> None:
    """Let bots play a tournament and print every round, the standings and what decided ties.

    In a duplicate tournament all tables of a round get the same deal, and results are compared
    seat by seat.

    Examples: `arizona tournament knight --format swiss --rounds 5 --seconds 0.05`,
    `arizona tournament rails --format pods --bot greedy --bot greedy --bot random --bot random`
    """
    from arizona.lab.run.workers import cores  # noqa: PLC0415
    from arizona.people.tournaments.export import to_json, to_trf  # noqa: PLC0415
    from arizona.people.tournaments.formats import FORMATS as RULES  # noqa: PLC0415
    from arizona.people.tournaments.model import (  # noqa: PLC0415
        TournamentError,
        add_round,
        record,
    )

    phrases = terminal_phrases()
    console = Console(highlight=False)
    chosen = get_game(game)
    names = bots or [level.name for level in levels(game)][::-1]
    try:
        current = _begin(chosen, format, names, rounds, seats, scoring, seed)
        of_name = dict(zip((one.id for one in current.entrants), names, strict=True))
        games = Games(chosen, of_name, read_options(option), content, seconds, workers or cores())
        chosen.setup(current.settings.seats, games.options, content)
        rules = RULES[current.settings.format]
        console.print(
            phrases.text(
                "tournament-title",
                game=phrases.title(chosen.name, chosen.title),
                format=phrases.text(f"tournament-format-{format}"),
                players=len(names),
            ),
            style="bold",
            markup=False,
        )
        while not rules.finished(current):
            current = add_round(current, rules.pair(current))
            for result in _play_round(current, games):
                current = record(current, result)
            _print_round(current, console, phrases)
        lines = rules.standings(current)
    except TournamentError as error:
        raise ArizonaError(phrases.say(error.message)) from None
    for line in (*_standings_table(current, lines, phrases), *_explanations(lines, phrases)):
        console.print(line, markup=False, soft_wrap=True)
    if export is not None:
        export.write_text(
            json.dumps(to_json(current), ensure_ascii=False, indent=1) + "\n", "utf-8"
        )
        console.print(phrases.text("tournament-saved", file=str(export)), markup=False)
    if trf is not None:
        trf.write_text(to_trf(current, f"{chosen.title} {seed}"), "utf-8")
        console.print(phrases.text("tournament-saved", file=str(trf)), markup=False)


def _begin(
    game: Game,
    format: str,
    bots: Sequence[str],
    rounds: int,
    seats: int,
    scoring: str,
    seed: str,
) -> Tournament:
    """The tournament before its first round; a bot that enters twice gets a number."""
    from arizona.people.tournaments.formats import FORMATS as RULES  # noqa: PLC0415
    from arizona.people.tournaments.model import (  # noqa: PLC0415
        Format,
        Settings,
        Tournament,
        enter,
    )

    if format not in FORMATS:
        raise wrong_choice("--format", format, FORMATS)
    if scoring not in SCORINGS:
        raise wrong_choice("--scoring", scoring, SCORINGS)
    kind = Format(format)
    if RULES[kind].two_seats:
        usual = 2
    elif kind is Format.PODS:
        usual = min(4, game.max_seats)
    else:
        usual = game.min_seats
    wanted = seats or usual
    if kind is Format.PODS and wanted < 3:
        english = f"--format pods: {game.name} needs tables of three or four for that"
        raise wrong_value("--format", english)
    if RULES[kind].two_seats and wanted != 2:
        raise wrong_value("--seats", f"--seats {seats}: the format {format} has tables of two")
    if not game.min_seats <= wanted <= min(4, game.max_seats):
        raise wrong_value("--seats", f"--seats {wanted}: {game.name} does not allow that")
    least = max(game.min_seats, min(3, wanted))
    found = Tournament(Settings(kind, seed, rounds, wanted, least, scoring))
    entered: dict[str, int] = {}
    for bot in bots:
        entered[bot] = entered.get(bot, 0) + 1
        found = enter(found, bot if entered[bot] == 1 else f"{bot} #{entered[bot]}")
    return found


def _play_round(current: Tournament, games: Games) -> Iterator[Result]:
    """Yield the results of all open tables as they arrive."""
    from arizona.lab.run.ladder import Job, play_job  # noqa: PLC0415
    from arizona.lab.run.workers import as_done  # noqa: PLC0415

    options = tuple(sorted(games.options.items()))
    tables = {f"{one.round} {one.table}": one for one in current.open_pairings()}
    jobs = [
        Job(
            key,
            games.game.name,
            tuple(games.bots[player] for player in pairing.seats),
            0,
            current.deal(pairing),
            options,
            games.content,
            games.seconds,
            duplicate=True,
        )
        for key, pairing in tables.items()
    ]
    for key, row in as_done(play_job, jobs, min(games.workers, len(jobs))):
        yield _result(tables[key], row)


def _result(pairing: Pairing, row: dict[str, Any]) -> Result:
    from arizona.people.ratings import Ending, FinishedTable, places  # noqa: PLC0415
    from arizona.people.tournaments.model import Result  # noqa: PLC0415

    scores = tuple(row["scores"])
    ended = FinishedTable(
        "",
        pairing.seats,
        scores,
        frozenset(row["winners"]),
        Ending.FINISHED,
        (0,) * len(scores),
    )
    return Result(pairing.round, pairing.table, places(ended), scores)


def _print_round(current: Tournament, console: Console, phrases: Phrases) -> None:
    last = current.rounds[-1]
    results = {one.table: one for one in current.results if one.round == last.number}
    console.print(phrases.text("tournament-round", round=last.number), style="bold", markup=False)
    for pairing in last.pairings:
        result = results[pairing.table]
        parts = [
            f"{player} {score}" + (" *" if place == 0 else "")
            for player, score, place in zip(
                pairing.seats, result.scores, result.places, strict=True
            )
        ]
        console.print(f"  {pairing.table:>3}  {' – '.join(parts)}", markup=False)
    for bye in last.byes:
        text = phrases.text("tournament-bye", player=bye.player)
        console.print(f"       {text}", markup=False)


def _standings_table(
    current: Tournament, lines: Sequence[Standing], phrases: Phrases
) -> Iterator[str]:
    """The standings as lines of aligned columns, however wide the terminal is."""
    from arizona.people.tournaments.tiebreaks import number  # noqa: PLC0415

    headings = {"knockout": "matches", "duplicate": "percent"}
    heading = headings.get(current.settings.format, "points")
    if heading == "percent" and current.settings.duplicate_scoring == "difference":
        heading = "difference"
    columns = ["place", "player", heading, *(kind for kind, _ in lines[0].tiebreaks)]
    rows = [[phrases.text(f"tournament-column-{column}") for column in columns]]
    for line in lines:
        cells = [number(value) for _, value in line.tiebreaks]
        rows.append([f"{line.place}", line.player, number(line.points), *cells])
    widths = [max(cell_len(row[at]) for row in rows) for at in range(len(columns))]
    for row in rows:
        padded = [
            set_cell_size(cell, width) if at == 1 else " " * (width - cell_len(cell)) + cell
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(padded).rstrip()


def _explanations(lines: Sequence[Standing], phrases: Phrases) -> Iterator[str]:
    """For every two neighbors with equal points, what decided between them."""
    from arizona.people.tournaments.tiebreaks import why_ahead  # noqa: PLC0415

    for one, two in pairwise(lines):
        if one.points == two.points and one.place != two.place:
            yield phrases.say(why_ahead(one, two))
