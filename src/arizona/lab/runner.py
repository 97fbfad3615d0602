"""Play a whole run: on all cores, or on a Ray cluster; what is missing, and nothing twice."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import connection, get_context, parent_process
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

from arizona.engine.errors import ArizonaError
from arizona.lab import plan as plans
from arizona.lab.journal import Journal, locked, read_journal
from arizona.lab.plan import Plan
from arizona.lab.play import play_game
from arizona.lab.result import Result
from arizona.messages import Phrases

RECORDS = "records"
WAITING = 4
"""Games given to each worker ahead of time."""


def run(
    plan: Plan, folder: Path, workers: int, console: Console, cluster: str | None = None
) -> dict[int, Result]:
    """Play what the folder lacks and return every game of the plan by number."""
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
    """Begin the folder's run, or see to it that it is the same run that goes on."""
    if not (folder / plans.FILE).exists():
        plans.save_plan(plan, folder)
        return
    old = plans.load_plan(folder)
    difference = old.same_but_longer(plan)
    if difference:
        raise ArizonaError(f"{folder} holds another run: {difference}; choose another --out")
    if (old.games, old.records) != (plan.games, plan.records):
        if plan.games < old.games:
            raise ArizonaError(f"{folder} holds a run of {old.games} games, not {plan.games}")
        plans.save_plan(plan, folder)


def _games(
    plan: Plan, missing: list[int], workers: int, cluster: str | None, records: Path | None
) -> Iterator[Result]:
    if cluster is not None:
        from arizona.lab.cluster import on_ray  # noqa: PLC0415 (Ray is an extra)

        yield from on_ray(plan, missing, cluster, records)
    elif workers <= 1:
        for number in missing:
            yield play_game(plan, number, records)
    else:
        yield from _on_cores(plan, missing, workers, records)


_given: list[tuple[Plan, Path | None]] = []


def _begin_worker(plan: Plan, records: Path | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us decides when to stop
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    _given.append((plan, records))


def _leave_with_parent() -> None:
    """A worker whose parent was killed would wait for ever."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _work(number: int) -> Result:
    plan, records = _given[0]
    return play_game(plan, number, records)


def _on_cores(
    plan: Plan, missing: list[int], workers: int, records: Path | None
) -> Iterator[Result]:
    pool = ProcessPoolExecutor(
        workers, get_context("spawn"), initializer=_begin_worker, initargs=(plan, records)
    )
    try:
        numbers = iter(missing)
        under_way: set[Future[Result]] = {
            pool.submit(_work, number) for number in islice(numbers, WAITING * workers)
        }
        while under_way:
            ready, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in ready:
                yield future.result()
                under_way.update(pool.submit(_work, number) for number in islice(numbers, 1))
    except BrokenProcessPool:
        raise ArizonaError(
            "a process that played games died; the same command goes on where it stopped"
        ) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


class _Rate(ProgressColumn):
    """Games a second."""

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
                told = phrases.text(
                    "lab-forfeit",
                    bot=name,
                    move=lost.move,
                    game=result.number,
                    reason=lost.reason,
                )
                console.print(told, style="red", markup=False)
            forfeits += len(result.lost)
