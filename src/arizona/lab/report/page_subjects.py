"""The section of a report about cards, tiles and choices."""

from __future__ import annotations

from html import escape

from arizona.lab.measure.evidence import HINT
from arizona.lab.measure.summary import Lying, Summary, Used, fair
from arizona.lab.measure.thresholds import MUST_HAVE
from arizona.lab.report import charts
from arizona.lab.report.charts import Dot
from arizona.lab.report.elements import HtmlWriter
from arizona.lab.report.findings import Marks
from arizona.lab.report.naming import kind_name, subject_name
from arizona.lab.report.numbers import grouped, in_percent
from arizona.messages import Phrases


class Subjects(HtmlWriter):
    """Scatter plots and tables of subjects."""

    def __init__(self, summary: Summary, phrases: Phrases) -> None:
        super().__init__(summary, phrases)
        self.marks = Marks(summary)

    def subjects(self) -> str:
        summary = self.summary
        if not summary.used and not summary.lying:
            return ""
        kinds = list(dict.fromkeys(one.kind for one in summary.used))
        parts = [
            f"<h2>{self.say('subjects')}</h2>",
            f'<p class="hint">{self.say("subjects-hint")}</p><br>',
        ]
        clouds = [
            self.card_of(kind_name(self.phrases, kind, self.game), self.cloud(kind))
            for kind in kinds
            if sum(one.kind == kind for one in summary.used) >= 12
        ]
        if clouds:
            parts.append(f'<div class="cards">{"".join(clouds)}</div>')
        parts += [self.used_table(kind) for kind in kinds]
        parts += [
            self.lying_table(kind) for kind in dict.fromkeys(one.kind for one in summary.lying)
        ]
        return "".join(parts)

    def cloud(self, kind: str) -> str:
        """A scatter plot of all subjects of a kind: share taken against wins of takers."""
        mine = [one for one in self.summary.used if one.kind == kind and one.wins.total]
        just = fair(self.summary)
        ranked = sorted(mine, key=lambda one: abs(one.wins.share - just), reverse=True)
        outer = {one.id for one in ranked[:3]} | {one.id for one in mine[-2:]}
        dots = [
            Dot(
                subject_name(self.phrases, kind, one.title, self.game),
                one.taken.share,
                one.wins.share,
                self.marks.of(one)[0],
                one.id in outer or bool(self.marks.of(one)[0]),
            )
            for one in mine
        ]
        axes = (self.about("axis-taken"), self.about("axis-wins"))
        return charts.cloud(
            dots, just, just + MUST_HAVE, kind_name(self.phrases, kind, self.game), axes
        )

    def used_table(self, kind: str) -> str:
        """The subjects of one kind, most taken first."""
        mine = [one for one in self.summary.used if one.kind == kind]
        just = fair(self.summary)
        known = [one.wins for one in mine if one.wins.total >= 50]
        ends = (
            min([just - MUST_HAVE, *[one.low for one in known]]),
            max([just + MUST_HAVE, *[one.high for one in known]]),
        )
        rows = [self.used_row(one, ends) for one in mine]
        marked = sum(bool(self.marks.of(one)[0]) for one in mine)
        heads = ("name", "offered", "taken", "takes", "takers-win", "takers-interval")
        count = self.say("entries", count=len(mine), marked=marked)
        return (
            f"<details{' open' if len(mine) <= 12 or marked else ''}><summary>"
            f"{escape(kind_name(self.phrases, kind, self.game))}<small>{count}</small></summary>"
            f"{self.table(escape(kind_name(self.phrases, kind, self.game)), heads, rows)}</details>"
        )

    def used_row(self, one: Used, ends: tuple[float, float]) -> list[str]:
        """The table cells of one subject."""
        style, strength = self.marks.of(one)
        name = escape(subject_name(self.phrases, one.kind, one.title, self.game))
        if style:
            tone = "note" if style == "trap" else "bad"
            sure = self.phrases.text(f"lab-strength-{strength}")
            mark = self.say(f"mark-{style}{'-perhaps' if strength == HINT else ''}")
            name += f'<span class="pill {tone}" title="{escape(sure)}">{mark}</span>'
        share = one.taken.share
        meter = f'<span class="meter"><i style="width:{100 * share:.0f}%"></i></span>'
        known = bool(one.wins.total)
        return [
            name,
            grouped(one.offered),
            f"{meter}{in_percent(share)}",
            grouped(one.takes),
            in_percent(one.wins.share) if known else "–",
            charts.interval(one.wins, fair(self.summary), ends, style) if known else "",
        ]

    def lying_row(self, one: Lying) -> list[str]:
        """The table cells of a shared subject."""
        shown = self.marks.evidence.shown
        return [
            escape(subject_name(self.phrases, one.kind, one.title, self.game)),
            grouped(one.games),
            self.change(one.best, shown=shown(("lying", one.kind, one.id))),
            self.change(one.decisions, shown=shown(("lying length", one.kind, one.id))),
        ]

    def lying_table(self, kind: str) -> str:
        """Shared subjects: games with each compared with games without."""
        rows = [self.lying_row(one) for one in self.summary.lying if one.kind == kind]
        heads = ("name", "games-with", "winner-change", "decisions-change")
        name = escape(kind_name(self.phrases, kind, self.game))
        return (
            f"<details open><summary>{name}<small>{self.say('lying-hint')}</small></summary>"
            f"{self.table(name, heads, rows)}</details>"
        )
