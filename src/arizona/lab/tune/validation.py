"""Validates the best pack of a search: compares it with the original on new seeds."""

from __future__ import annotations

import math
from dataclasses import replace

from msgspec import Struct

from arizona.lab.measure.counting import summarize
from arizona.lab.measure.seed_samples import with_seed_groups
from arizona.lab.measure.stats import interval, mean_above
from arizona.lab.measure.tables import NAMES, Tables, polars
from arizona.lab.report.compare import compare, comparison_lines
from arizona.lab.tune.tuning import PACK, Search, Task, Trial, cost_of, starting_values, write_pack
from arizona.messages import Phrases

GROUPS = 10
"""Number of jackknife groups for the standard error of the cost."""
CHANCE = 0.05
"""Significance level required to propose a pack."""


class Proof(Struct, frozen=True):
    """Cost of both packs on new seeds."""

    before: float
    after: float
    gain: float
    low: float | None
    """The 95% interval of the gain."""
    high: float | None
    p: float

    @property
    def better(self) -> bool:
        """Whether there is good evidence that the new pack costs less."""
        return self.gain > 0 and self.p <= CHANCE


def prove(task: Task, old: Tables, now: list[int], new: Tables, best: list[int]) -> Proof:
    """Compare two packs that were played with the same seeds.

    The cost is not a mean over games, so its standard error is estimated with the jackknife: one
    group of games, the same for both packs, is left out at a time.
    """

    def cost(tables: Tables, values: list[int]) -> float:
        return cost_of(summarize(tables), task, values).cost

    before, after = cost(old, now), cost(new, best)
    groups = min(GROUPS, old.games.height)
    without = [
        cost(without_group(old, part, groups), now) - cost(without_group(new, part, groups), best)
        for part in range(groups if groups > 1 else 0)
    ]
    mean = sum(without) / max(1, len(without))
    squares = sum((one - mean) ** 2 for one in without)
    error = math.sqrt(squares * (groups - 1) / groups)
    gain = before - after
    low, high = interval(gain, error, groups)
    return Proof(before, after, gain, low, high, mean_above(gain, error, groups, 0.0))


def without_group(tables: Tables, part: int, groups: int) -> Tables:
    """The run without one of ``groups`` groups of seeds."""
    pl = polars()
    games = with_seed_groups(tables).games
    remaining = games.filter(pl.col("seed_group") % groups != part).select("game")
    frames = {
        name: getattr(tables, name).join(remaining, on="game", how="semi", maintain_order="left")
        for name in NAMES
    }
    return replace(tables, **frames)


def tuning_lines(search: Search, best: Trial, phrases: Phrases) -> list[str]:
    """The result of a search as text lines; writes the pack only if it is shown to be better."""
    task = search.task
    now = starting_values(task)
    tried = len(search.known)
    if best.values == now:
        return [phrases.text("lab-tune-nothing", count=tried)]
    lines: list[str] = []
    for field, before, after in zip(task.field, now, best.values, strict=True):
        same = "lab-tune-unchanged" if before == after else "lab-tune-field"
        name = f"{field.path} {field.word}".strip()
        lines.append(phrases.text(same, field=name, before=before, after=after))
    fresh = f"{task.seed} fresh"
    old, new = (search.games(search.pack(values), fresh) for values in (now, best.values))
    proof = prove(task, old, now, new, best.values)
    costs = {
        "before": f"{proof.before:.2f}",
        "after": f"{proof.after:.2f}",
        "gain": f"{proof.gain:.2f}".replace("-", "−"),
        "low": _cost(proof.low),
        "high": _cost(proof.high),
    }
    if not proof.better:
        lines.append(phrases.text("lab-tune-no-better", count=tried, games=task.games, **costs))
        return lines
    lines.append(phrases.text("lab-tune-fresh", games=task.games))
    lines += comparison_lines(compare(old, new, phrases), phrases)[1:]
    pack = write_pack(task, best.values, search.folder / PACK, search.folder.resolve().name)
    return [*lines, "", phrases.text("lab-tune-done", pack=str(pack), **costs)]


def _cost(value: float | None) -> str:
    return "?" if value is None else f"{value:.2f}".replace("-", "−")
