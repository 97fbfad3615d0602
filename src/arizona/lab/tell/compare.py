"""Two runs beside each other: what changed, by how much, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from arizona.engine.errors import ArizonaError
from arizona.lab.measure.stats import (
    STRONG,
    Difference,
    Share,
    Spread,
    mean_difference,
    share_difference,
)
from arizona.lab.measure.summary import Summary
from arizona.lab.tell.findings import options_text
from arizona.lab.tell.naming import kind_name, named, subject_name
from arizona.messages import Phrases

FEWEST = 30
"""A share of fewer cases is not worth a comparison."""


class Change(Struct, frozen=True):
    """One figure in both runs."""

    group: str
    """``course``, ``figure``, ``taken`` or ``wins``."""
    name: str
    one: float
    two: float
    difference: Difference
    """The second less the first."""
    strength: str
    """Empty where no difference is shown."""
    percent: bool


class Comparison(Struct, frozen=True):
    """All figures of two runs."""

    between: list[str]
    """In what the runs were set up differently."""
    changes: list[Change]
    only_one: list[str]
    only_two: list[str]


def compare(one: Summary, two: Summary, phrases: Phrases) -> Comparison:
    """Compare two runs of the same game and number of seats."""
    if one.game != two.game:
        raise ArizonaError(f"{one.game} and {two.game}: two runs of one game can be compared")
    if one.seats_count != two.seats_count:
        raise ArizonaError(
            f"{one.seats_count} and {two.seats_count} seats: "
            "two runs with as many seats can be compared"
        )
    mine = {(item.kind, item.id): item for item in one.used}
    its = {(item.kind, item.id): item for item in two.used}

    def names(keys: list[tuple[str, str]], found: Summary) -> list[str]:
        items = {(item.kind, item.id): item for item in found.used}
        return [subject_name(phrases, kind, items[kind, id].title) for kind, id in keys]

    return Comparison(
        list(_between(one, two)),
        list(_changes(one, two, phrases)),
        names([key for key in mine if key not in its], one),
        names([key for key in its if key not in mine], two),
    )


def _between(one: Summary, two: Summary) -> Iterator[str]:
    for name, first, second in (
        ("content", f"{one.content} ({one.digest})", f"{two.content} ({two.digest})"),
        ("rules", one.rules, two.rules),
        ("bots", ",".join(one.bots_named), ",".join(two.bots_named)),
        ("options", options_text(one.options), options_text(two.options)),
        ("seed", one.seed, two.seed),
    ):
        if first != second:
            yield f"{name}: {first or '–'} → {second or '–'}"


def _changes(one: Summary, two: Summary, phrases: Phrases) -> Iterator[Change]:
    for id, first, second in (
        ("winner-score", one.winners_score, two.winners_score),
        ("score", one.score, two.score),
        ("decisions", one.decisions, two.decisions),
        ("branching", one.branching, two.branching),
        ("lead-changes", one.course.lead_changes, two.course.lead_changes),
        ("drama", one.course.drama, two.course.drama),
        ("decided", one.course.decided, two.course.decided),
        ("margin", one.course.margin, two.course.margin),
    ):
        yield _of_means("course", phrases.text(f"lab-compare-{id}"), first, second)
    yield _of_shares(
        "course",
        phrases.text("lab-compare-comebacks"),
        one.course.comebacks,
        two.course.comebacks,
    )
    if one.places and two.places:
        yield _of_shares("course", phrases.text("lab-compare-start"), one.places[0], two.places[0])
    ends = {item.label: item for item in two.endings}
    for item in one.endings:
        if item.label in ends:
            name = named(phrases, "ending", item.label, one.game)
            yield _of_shares("course", name, item, ends[item.label])
    figures = {item.figure: item for item in two.figures}
    for figure in one.figures:
        if figure.figure in figures:
            name = named(phrases, "figure", figure.figure, one.game)
            yield _of_means("figure", name, figure.winners, figures[figure.figure].winners)
    used = {(item.kind, item.id): item for item in two.used}
    for used_one in one.used:
        used_two = used.get((used_one.kind, used_one.id))
        if used_two is None:
            continue
        title = subject_name(phrases, used_one.kind, used_one.title)
        name = f"{kind_name(phrases, used_one.kind)} {title}"
        for group, first_share, second_share in (
            ("taken", used_one.taken, used_two.taken),
            ("wins", used_one.wins, used_two.wins),
        ):
            if min(first_share.total, second_share.total) >= FEWEST:
                yield _of_shares(group, name, first_share, second_share)


def _of_means(group: str, name: str, one: Spread, two: Spread) -> Change:
    change = mean_difference(two, one)
    return Change(group, name, one.mean, two.mean, change, change.strength(), False)


def _of_shares(group: str, name: str, one: Share, two: Share) -> Change:
    change = share_difference(two, one)
    return Change(group, name, one.share, two.share, change, change.strength(), True)


def told(comparison: Comparison, phrases: Phrases, most: int = 12) -> list[str]:
    """The comparison in lines: the course and figures whole, of the cards the largest changes."""
    lines = [phrases.text("lab-compare-between", what=line) for line in comparison.between]
    if not comparison.between:
        lines.append(phrases.text("lab-compare-same"))
    for group in ("course", "figure", "taken", "wins"):
        mine = [change for change in comparison.changes if change.group == group]
        if group in ("taken", "wins"):
            # Of hundreds, some differ by luck: only strong evidence counts here.
            mine = [change for change in mine if change.strength == STRONG]
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
    """One figure in words."""
    unit = 100 if change.percent else 1
    digits = 1 if change.percent or abs(change.one) >= 1 else 3
    low, value, high = (
        f"{unit * part:+.{digits}f}".replace("-", "−")
        for part in (change.difference.low, change.difference.value, change.difference.high)
    )
    sure = f"lab-strength-{change.strength}" if change.strength else "lab-compare-not-shown"
    return phrases.text(
        "lab-compare-line-share" if change.percent else "lab-compare-line",
        name=change.name,
        one=f"{unit * change.one:.{digits}f}".replace("-", "−"),
        two=f"{unit * change.two:.{digits}f}".replace("-", "−"),
        value=value,
        low=low,
        high=high,
        strength=phrases.text(sure),
    )
