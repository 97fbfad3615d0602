"""Reports as JSON data or Markdown."""

from __future__ import annotations

from typing import Any

import msgspec

from arizona.lab.measure.evidence import HINT
from arizona.lab.measure.pack_fields import Number
from arizona.lab.measure.stats import Difference, Spread
from arizona.lab.measure.summary import Summary, Used
from arizona.lab.report.findings import Marks, findings
from arizona.lab.report.naming import (
    bot_names,
    game_title,
    kind_name,
    named,
    options_text,
    pack_name,
    subject_name,
)
from arizona.lab.report.numbers import grouped, in_percent, number, percent, signed, written_in
from arizona.lab.report.sample_size import games_lines
from arizona.messages import Phrases

SHOWN = 6


def as_data(summary: Summary, phrases: Phrases) -> dict[str, Any]:
    """All figures and findings as JSON data."""
    found = msgspec.to_builtins(summary)
    found["findings"] = msgspec.to_builtins(findings(summary, phrases))
    assert isinstance(found, dict)
    return found


def markdown(summary: Summary, phrases: Phrases) -> str:
    """The findings and the most important tables as Markdown."""
    with written_in(phrases.locale):
        return Short(summary, phrases).text()


class Short:
    """Renders one summary as Markdown."""

    def __init__(self, summary: Summary, phrases: Phrases) -> None:
        self.summary = summary
        self.phrases = phrases
        self.marks = Marks(summary)

    def say(self, id: str, **args: str | int) -> str:
        """A message of the report."""
        return self.phrases.text(f"lab-report-{id}", **args)

    def text(self) -> str:
        parts = [self.head(), self.findings(), self.wins(), self.figures()]
        parts += [self.variants(), self.subjects(), self.lying(), [self.say("terms")]]
        return "\n".join("\n".join([*part, ""]) for part in parts if part)

    def between(self, low: str, high: str) -> str:
        return self.say("between", low=low, high=high)

    def spread(self, one: Spread) -> list[str]:
        """A mean, and the range from the 10th to the 90th percentile."""
        return [number(one.mean, 1), self.between(number(one.tenth), number(one.ninth))]

    def head(self) -> list[str]:
        """Who played what."""
        summary = self.summary
        title = game_title(self.phrases, summary.game)
        given = options_text(self.phrases, summary.options, summary.game)
        lead = self.say(
            "lead-options" if given else "lead",
            count=summary.games,
            games=grouped(summary.games),
            seats=summary.seats_count,
            bots=bot_names(self.phrases, summary.bots_named, summary.game),
            content=pack_name(self.phrases, summary.content, summary.game),
            options=given,
        )
        return [f"# {self.say('title', game=title, seats=summary.seats_count)}", "", lead]

    def findings(self) -> list[str]:
        """What the numbers say, and how many games would show more."""
        lines = [f"## {self.say('findings')}", "", self.say("findings-hint"), ""]
        for one in findings(self.summary, self.phrases):
            lines.append(f"- {one.text} *({self.phrases.text(f'lab-strength-{one.strength}')})*")
            values = [*(_numbers(thing.name, thing.numbers) for thing in one.things[:SHOWN])]
            values.append(_numbers("", one.numbers))
            lines += [f"  - {line}" for line in values if line]
        return [*lines, "", *games_lines(self.summary, self.phrases)]

    def wins(self) -> list[str]:
        """Wins by seat and position in turn order."""
        summary = self.summary
        rows = [
            [self.say(id), *[_share(one.share, one.low, one.high) for one in shares]]
            for id, shares in (("seats", summary.seats), ("places", summary.places))
            if shares
        ]
        table = _table(["", *[one.label for one in summary.seats]], rows)
        return [f"## {self.say('wins')}", "", *table]

    def figures(self) -> list[str]:
        """Figures the game reports at its end."""
        summary, say = self.summary, self.say
        rows = [(self.phrases.text("lab-figure-score"), summary.winners_score, summary.score)]
        rows += [
            (named(self.phrases, "figure", one.figure, summary.game), one.winners, one.everybody)
            for one in summary.figures
        ]
        heads = [say("head-figure"), say("winners"), say("head-tenths")]
        heads += [say("all-seats"), say("head-tenths")]
        table = _table(
            heads, [[name, *self.spread(one), *self.spread(two)] for name, one, two in rows]
        )
        return [f"## {say('figures')}", "", *table]

    def variants(self) -> list[str]:
        """A comparison of options."""
        found = self.summary.variants
        if not found:
            return []
        heads = ("options", "games", "winner", "winner-change", "decisions", "changes")
        rows = [
            [
                options_text(self.phrases, one.options, self.summary.game),
                str(one.games),
                _mean(one.best),
                self.variant_change(number),
                _mean(one.decisions),
                _mean(one.lead_changes),
            ]
            for number, one in enumerate(found)
        ]
        table = _table([self.say(f"head-{id}") for id in heads], rows)
        return [f"## {self.say('variants')}", "", self.say("variants-hint"), "", *table]

    def variant_change(self, number: int) -> str:
        """The winner's score of a variant minus that of the first."""
        change = self.summary.variants[number].changes.get("best")
        shown = self.marks.evidence.shown(("variant", number, "best"))
        return _change(change, shown=shown) if change else "–"

    def subjects(self) -> list[str]:
        """Cards, tiles and choices."""
        if not self.summary.used:
            return []
        heads = ("name", "offered", "taken", "takers-win", "takers-interval")
        rows = [self.used(one) for one in self.notable()]
        table = _table([self.say(f"head-{id}") for id in heads], rows)
        return [f"## {self.say('subjects')}", "", *table]

    def notable(self) -> list[Used]:
        """For each kind: the marked subjects, the least taken, and those whose takers win most and
        least.
        """
        found: list[Used] = []
        for kind in dict.fromkeys(one.kind for one in self.summary.used):
            mine = [one for one in self.summary.used if one.kind == kind]
            known = sorted(
                (one for one in mine if one.wins.total >= 50), key=lambda one: -one.wins.share
            )
            keep = {one.id for one in [*mine[-3:], *known[:3], *known[-1:]]}
            keep |= {one.id for one in mine if self.marks.of(one)[0] in ("dead", "must")}
            if len(mine) <= SHOWN:
                keep = {one.id for one in mine}
            found += [one for one in mine if one.id in keep]
        return found

    def used(self, one: Used) -> list[str]:
        """The table cells of one subject."""
        mark, strength = self.marks.of(one)
        if strength == HINT:
            mark += "-perhaps"
        mark_text = f" **{self.say(f'mark-{mark}')}**" if mark and mark != "trap" else ""
        name = subject_name(self.phrases, one.kind, one.title, self.summary.game)
        wins = one.wins
        return [
            f"{kind_name(self.phrases, one.kind, self.summary.game)}: {name}{mark_text}",
            str(one.offered),
            in_percent(one.taken.share),
            in_percent(wins.share) if wins.total else "–",
            self.between(percent(wins.low), percent(wins.high)) if wins.total else "",
        ]

    def lying(self) -> list[str]:
        """Subjects shared by all players."""
        found = self.summary.lying
        if not found:
            return []
        shown = self.marks.evidence.shown
        rows = [
            [
                subject_name(self.phrases, one.kind, one.title, self.summary.game),
                str(one.games),
                _change(one.best, shown=shown(("lying", one.kind, one.id))),
            ]
            for one in found
        ]
        table = _table(
            [self.say(f"head-{id}") for id in ("name", "games-with", "winner-change")], rows
        )
        kind = kind_name(self.phrases, found[0].kind, self.summary.game)
        return [f"{kind}: {self.say('lying-hint')}.", "", *table]


def _numbers(name: str, numbers: list[Number]) -> str:
    """Tunable numbers in the tuner's notation."""
    text = ", ".join(f"`{one.address()}` = {one.value}" for one in numbers)
    return f"{name}: {text}" if name and text else text


def _share(share: float, low: float, high: float) -> str:
    return f"{in_percent(share)} ({percent(low)}–{percent(high)})"


def _change(one: Difference, *, shown: bool) -> str:
    text = f"{signed(one.value)} ({signed(one.low)} … {signed(one.high)})"
    return f"**{text}**" if shown else text


def _mean(one: Spread) -> str:
    if one.low is None or one.high is None:
        return number(one.mean, 1)
    return f"{number(one.mean, 1)} ± {number((one.high - one.low) / 2, 1)}"


def _table(heads: list[str], rows: list[list[str]]) -> list[str]:
    return [
        f"| {' | '.join(heads)} |",
        f"|{'---|' * len(heads)}",
        *[f"| {' | '.join(row)} |" for row in rows],
    ]
