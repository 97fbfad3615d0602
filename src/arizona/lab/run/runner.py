"""Plays the missing games of a run, on all cores or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from arizona.lab.errors import wrong_file
from arizona.lab.run import plan as plans
from arizona.lab.run.journal import Journal, locked, read_journal
from arizona.lab.run.plan import Plan
from arizona.lab.run.play import play_game
from arizona.lab.run.result import Result
from arizona.lab.run.workers import as_done
from arizona.messages import Phrases

RECORDS = "records"


def run(
    plan: Plan, folder: Path, workers: int, console: Console, cluster: str | None = None
) -> dict[int, Result]:
    """Play the games missing from the folder and return every game of the plan by number."""
    folder.mkdir(parents=True, exist_ok=True)
    with locked(folder):
        _settle_plan(plan, folder)
        records = folder / RECORDS if plan.records else None
        if records is not None:
            records.mkdir(exist_ok=True)
        done = read_journal(folder)
        total = plan.total()
        missing = [number for number in range(total) if number not in done]
        if missing:
            journal = Journal(folder)
            try:
                games = _games(plan, missing, workers, cluster, records)
                for result in _shown(games, total, len(missing), console):
                    journal.add(result)
                    done[result.number] = result
            finally:
                journal.close()
    return {number: done[number] for number in range(total)}


def _settle_plan(plan: Plan, folder: Path) -> None:
    """Save the plan of a new run, or check that an existing run has the same plan."""
    if not (folder / plans.FILE).exists():
        plans.save_plan(plan, folder)
        return
    old = plans.load_plan(folder)
    difference = old.same_but_longer(plan)
    if difference:
        english = "contains another run: {what}; choose another --out"
        raise wrong_file(folder, "other-run", english, what=difference)
    if plan.games < old.games:
        english = "contains a run of {games} games, not {wanted}"
        raise wrong_file(folder, "longer", english, games=old.games, wanted=plan.games)
    if plan.games > old.games:
        plans.save_plan(plan, folder)


def _games(
    plan: Plan, missing: list[int], workers: int, cluster: str | None, records: Path | None
) -> Iterator[Result]:
    if cluster is not None:
        from arizona.lab.run.cluster import on_ray  # noqa: PLC0415 (Ray is an extra)

        return on_ray(plan, missing, cluster, records)
    return as_done(partial(play_game, plan, records=records), missing, workers)


class _Rate(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(Phrases().text("lab-rate", rate=f"{speed:.1f}") if speed else "")


def _shown(games: Iterator[Result], total: int, missing: int, console: Console) -> Iterator[Result]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _Rate(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    phrases = Phrases()
    forfeits = 0
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task(phrases.text("lab-games"), total=total, completed=total - missing)
        for result in games:
            yield result
            progress.advance(bar)
            for lost in result.lost[: max(0, 3 - forfeits)]:
                name = result.bots[lost.seat]
                message = phrases.text(
                    "lab-forfeit",
                    bot=name,
                    move=lost.move,
                    game=result.number,
                    reason=lost.reason,
                )
                console.print(message, style="red", markup=False)
            forfeits += len(result.lost)
