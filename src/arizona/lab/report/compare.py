"""Compares two runs: what changed, by how much, and how strong the evidence is.

Runs with the same seed are compared game by game, which detects much smaller changes than a
comparison of independent runs.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from arizona.engine.errors import ArizonaError
from arizona.engine.message import ValidationMessage
from arizona.lab.measure.evidence import HINT, Evidence
from arizona.lab.measure.seed_samples import SubjectKey, sample, takes_and_wins, with_seed_groups
from arizona.lab.measure.stats import Difference, Sample, difference
from arizona.lab.measure.tables import Tables, polars
from arizona.lab.measure.watch import PLACE
from arizona.lab.measure.watchers import watch
from arizona.lab.report.naming import (
    bot_names,
    kind_name,
    named,
    options_text,
    pack_name,
    subject_name,
)
from arizona.lab.report.numbers import number, written_in
from arizona.lab.run.kingmaking import KINGMAKER
from arizona.lab.run.plan import Plan
from arizona.messages import Phrases

if TYPE_CHECKING:
    import polars as pl

MIN_CASES = 30
"""Shares of fewer cases are not compared."""
OTHER_SEEDS = 1_000_000_000
"""Offset of the seed numbers of a run that has no seeds in common with the other."""


class Change(Struct, frozen=True):
    """One figure in both runs."""

    group: str
    """``course``, ``figure``, ``taken`` or ``wins``."""
    name: str
    one: float
    two: float
    difference: Difference
    """Second run minus first run."""
    strength: str
    """Evidence level; empty if no difference is shown."""
    percent: bool


class Comparison(Struct, frozen=True):
    """All figures of two runs."""

    between: list[str]
    """Differences between the settings of the two runs."""
    paired: int
    """Number of games with the same seed in both runs."""
    unchanged: int
    """Number of games in which both runs made exactly the same moves."""
    changes: list[Change]
    only_one: list[str]
    only_two: list[str]


def compare(one: Tables, two: Tables, phrases: Phrases) -> Comparison:
    """Compare two runs of the same game and number of seats."""
    if one.plan.game != two.plan.game:
        english = f"{one.plan.game} and {two.plan.game}: two runs of one game can be compared"
        raise ArizonaError(ValidationMessage("lab-compare-games", english))
    if one.plan.seats != two.plan.seats:
        english = (
            f"{one.plan.seats} and {two.plan.seats} seats: "
            "two runs with as many seats can be compared"
        )
        raise ArizonaError(ValidationMessage("lab-compare-seats", english))
    figures = Figures(one, second=False, phrases=phrases)
    others = Figures(two, second=one.plan.seed != two.plan.seed, phrases=phrases)
    changes = list(_changes(figures, others))
    return Comparison(
        list(_setup_differences(one.plan, two.plan, phrases)),
        len(figures.seed_groups & others.seed_groups),
        _unchanged(one, two),
        _judged(changes),
        figures.subjects_missing_in(others),
        others.subjects_missing_in(figures),
    )


def _unchanged(one: Tables, two: Tables) -> int:
    """Return the number of games with the same number, seed and moves in both runs."""
    known = all("moves_hash" in run.games.columns for run in (one, two))
    if not known or one.plan.seed != two.plan.seed:
        return 0
    pl = polars()
    games = one.games.join(two.games, on=["game", "variant", "moves_hash"])
    return games.filter(pl.col("moves_hash") != "").height


def _setup_differences(one: Plan, two: Plan, phrases: Phrases) -> Iterator[str]:
    def about(plan: Plan) -> dict[str, str]:
        pack = pack_name(phrases, plan.content, plan.game)
        return {
            "content": f"{pack} ({plan.digest})",
            "rules": str(plan.rules),
            "bots": bot_names(phrases, plan.bots, plan.game),
            "options": options_text(phrases, plan.options, plan.game),
            "seed": plan.seed,
        }

    others = about(two)
    for what, first in about(one).items():
        second = others[what]
        if first != second:
            name = phrases.text("lab-compare-what", what=what)
            yield f"{name}: {first or '–'} → {second or '–'}"


class Figures:
    """All comparable figures of a run, as samples by seed."""

    def __init__(self, tables: Tables, *, second: bool, phrases: Phrases) -> None:
        self.tables = with_seed_groups(tables)
        self.phrases = phrases
        self.game = tables.plan.game
        self.apart = OTHER_SEEDS if second else 0
        watcher = watch(self.game)
        content = tables.plan.setup(0).content
        self.titles = {(kind, id): title for kind, id, title in watcher.subjects(content)}
        self.used = takes_and_wins(self.tables, watcher.takes)
        self.seed_groups = {key + self.apart for key in self.tables.games["seed_group"].to_list()}

    def means(self) -> Iterator[tuple[str, str, Sample]]:
        """Yield group, name and sample of each mean."""
        pl = polars()
        games, seats = self.tables.games, self.tables.seats
        winners = seats.filter(pl.col("won") > 0)
        games = games.with_columns((pl.col("choices") / pl.col("decisions")).alias("branching"))
        margins = seats.group_by("game", "seed_group").agg(
            (pl.col("score").max() - pl.col("score").top_k(2).min()).alias("margin")
        )
        for id, frame, column in (
            ("winner-score", winners, "score"),
            ("score", seats, "score"),
            ("decisions", games, "decisions"),
            ("branching", games, "branching"),
            ("lead-changes", games, "lead_changes"),
            ("drama", games, "drama"),
            ("decided", games, "decided"),
            ("margin", margins, "margin"),
        ):
            yield "course", self.phrases.text(f"lab-compare-{id}"), self.moved(frame, column)
        figures = self.tables.figures.filter(
            ~pl.col("figure").str.starts_with(PLACE) & (pl.col("figure") != KINGMAKER)
        ).join(winners.select("game", "seat"), on=["game", "seat"], how="semi")
        for (name,), mine in figures.group_by(["figure"], maintain_order=True):
            text = named(self.phrases, "figure", str(name), self.game)
            yield "figure", text, self.moved(mine, "value")

    def shares(self) -> Iterator[tuple[str, str, Sample]]:
        """Yield group, name and sample of each share."""
        pl = polars()
        games, seats = self.tables.games, self.tables.seats
        late = games.with_columns((pl.col("decided") > 0.9).alias("late"))
        yield "course", self.phrases.text("lab-compare-comebacks"), self.moved(late, "late")
        if any(start >= 0 for start in games["start"].to_list()):
            first = seats.filter(pl.col("place") == 0)
            yield "course", self.phrases.text("lab-compare-start"), self.moved(first, "won")
        for ending in sorted(set(games["ending"].to_list()) - {""}):
            so = games.with_columns((pl.col("ending") == ending).alias("so"))
            yield "course", named(self.phrases, "ending", ending, self.game), self.moved(so, "so")
        for key, (taken, won, _) in self.used.items():
            name = f"{kind_name(self.phrases, key[0], self.game)} {self.title(key)}"
            yield "taken", name, self.apart_from(taken)
            yield "wins", name, self.apart_from(won)

    def title(self, key: SubjectKey) -> str:
        """Return the name of a subject."""
        return subject_name(self.phrases, key[0], self.titles.get(key, key[1]), self.game)

    def subjects_missing_in(self, other: Figures) -> list[str]:
        """Return the names of the subjects that came up only in this run."""
        return [self.title(key) for key in self.used if key not in other.used]

    def moved(self, frame: pl.DataFrame, column: str) -> Sample:
        """One column as a sample, with shifted seeds if needed."""
        return self.apart_from(sample(frame, column))

    def apart_from(self, found: Sample) -> Sample:
        """Shift the seeds of a sample if the runs have none in common."""
        return found.renumbered(self.apart)


def _changes(one: Figures, two: Figures) -> Iterator[Change]:
    for shares in (False, True):
        first, second = (list(run.shares() if shares else run.means()) for run in (one, two))
        others = {(group, name): values for group, name, values in second}
        for group, name, mine in first:
            its = others.get((group, name))
            if its is None or (
                group in ("taken", "wins") and min(mine.count, its.count) < MIN_CASES
            ):
                continue
            change = difference(its, mine, shares=shares)
            yield Change(group, name, round(mine.mean, 4), round(its.mean, 4), change, "", shares)


def _judged(changes: list[Change]) -> list[Change]:
    """Set the evidence level of each change; subjects form one test group, all other figures
    another.

    Each p is multiplied by the number of groups, so that the levels hold for the comparison as a
    whole: of 100 comparisons of equal packs, at most 5 show any difference.
    """
    groups: tuple[dict[Hashable, float], dict[Hashable, float]] = {}, {}
    for place, change in enumerate(changes):
        p = min(1.0, len(groups) * change.difference.p)
        groups[change.group in ("taken", "wins")][place] = p
    evidence = Evidence(*groups)
    strengths = [evidence.of(place) for place in range(len(changes))]
    return [
        replace(change, strength="" if strength == HINT else strength)
        for change, strength in zip(changes, strengths, strict=True)
    ]


def comparison_lines(comparison: Comparison, phrases: Phrases, most: int = 12) -> list[str]:
    """The comparison as text lines: all of the course and figures, and the largest changes of
    subjects.
    """
    lines = [phrases.text("lab-compare-between", what=line) for line in comparison.between]
    if not comparison.between:
        lines.append(phrases.text("lab-compare-same"))
    lines.append(phrases.text("lab-compare-paired", count=comparison.paired))
    if comparison.unchanged and comparison.between:
        lines.append(phrases.text("lab-compare-unchanged", count=comparison.unchanged))
    for group in ("course", "figure", "taken", "wins"):
        mine = [change for change in comparison.changes if change.group == group]
        if group in ("taken", "wins"):
            mine = [change for change in mine if change.strength]
            mine.sort(key=lambda change: -abs(change.difference.value))
        lines += ["", phrases.text(f"lab-compare-{group}")]
        lines += [line(change, phrases) for change in mine[:most]]
        if not mine:
            lines.append(phrases.text("lab-compare-nothing"))
        elif group in ("taken", "wins") and len(mine) > most:
            lines.append(phrases.text("lab-find-more", count=len(mine) - most))
    for id, names in (("gone", comparison.only_one), ("new", comparison.only_two)):
        if names:
            lines += ["", phrases.text(f"lab-compare-{id}", which=", ".join(names))]
    return lines


def line(change: Change, phrases: Phrases) -> str:
    """One figure as a sentence."""
    with written_in(phrases.locale):
        unit = 100 if change.percent else 1
        digits = 1 if change.percent or abs(change.one) >= 1 else 3
        low, value, high = (
            "?" if part is None else number(unit * part, digits, plus=True)
            for part in (change.difference.low, change.difference.value, change.difference.high)
        )
        sure = f"lab-strength-{change.strength}" if change.strength else "lab-compare-not-shown"
        return phrases.text(
            "lab-compare-line-share" if change.percent else "lab-compare-line",
            name=change.name,
            one=number(unit * change.one, digits),
            two=number(unit * change.two, digits),
            value=value,
            low=low,
            high=high,
            strength=phrases.text(sure),
        )
