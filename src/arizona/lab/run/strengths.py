"""Runs with bots of different strengths: one for each strength, and one for each pair."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from rich.console import Console

from arizona.lab.run.plan import Options, Plan, make_plan, refused_plan
from arizona.lab.run.runner import run

Group = tuple[int, int]
"""Two strengths, by their places in the list; equal if all bots of the group have the same."""


def strength_plans(
    game: str,
    *,
    bots: list[str],
    seats: int | None,
    games: int,
    seed: str,
    content: str = "default",
    options: Options | None = None,
) -> dict[Group, Plan]:
    """Return the plan of each group: first those of one strength, then the pairs."""
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise refused_plan("two-bots", "--bots: name two different bots or more")
    groups = [(at, at) for at in range(len(bots))]
    groups += list(combinations(range(len(bots)), 2))
    return {
        (one, two): make_plan(
            game,
            seats=seats,
            bots=[bots[one]] if one == two else [bots[one], bots[two]],
            games=games,
            seed=seed,
            content=content,
            options=options,
        )
        for one, two in groups
    }


def run_strengths(plans: dict[Group, Plan], folder: Path, workers: int, console: Console) -> None:
    """Play the missing games of all groups, each in a run of its own."""
    for group, plan in plans.items():
        run(plan, group_folder(folder, group), workers, console)


def group_folder(folder: Path, group: Group) -> Path:
    """Return the folder of a group's run."""
    return folder / f"{group[0] + 1}-{group[1] + 1}"
