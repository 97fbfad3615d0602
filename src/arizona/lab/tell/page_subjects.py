"""The part of a report about cards, tiles and choices."""

from __future__ import annotations

from html import escape

from arizona.lab.measure.stats import CLEAR, HINT, STRONG
from arizona.lab.measure.summary import Used, fair
from arizona.lab.tell import charts
from arizona.lab.tell.charts import Dot
from arizona.lab.tell.findings import MUST_HAVE, dead, must_have, percent, trap
from arizona.lab.tell.naming import kind_name, subject_name
from arizona.lab.tell.writing import Pen


class Subjects(Pen):
    """Clouds and tables of what can be taken."""

    def subjects(self) -> str:
        """Cards, tiles and choices."""
        summary = self.summary
        if not summary.used and not summary.lying:
            return ""
        kinds = list(dict.fromkeys(one.kind for one in summary.used))
        parts = [
            f"<h2>{self.say('subjects')}</h2>",
            f'<p class="hint">{self.say("subjects-hint")}</p><br>',
        ]
        clouds = [
            self.card_of(kind_name(self.phrases, kind), self.cloud(kind))
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

    def mark(self, one: Used) -> tuple[str, str]:
        """What a subject is, as the class of its mark, and how surely."""
        for style, strength in (
            ("dead", dead(one)),
            ("must", must_have(one, self.summary)),
            ("trap", trap(one, self.summary)),
        ):
            if strength in (CLEAR, STRONG) or (strength and style == "dead"):
                return style, strength
            if strength == HINT:
                return "", ""
        return "", ""

    def cloud(self, kind: str) -> str:
        """All subjects of a kind: taken across, wins up."""
        mine = [one for one in self.summary.used if one.kind == kind and one.wins.total]
        just = fair(self.summary)
        ranked = sorted(mine, key=lambda one: abs(one.wins.share - just), reverse=True)
        outer = {one.id for one in ranked[:3]} | {one.id for one in mine[-2:]}
        dots = [
            Dot(
                subject_name(self.phrases, kind, one.title),
                one.taken.share,
                one.wins.share,
                self.mark(one)[0],
                one.id in outer or bool(self.mark(one)[0]),
            )
            for one in mine
        ]
        axes = (self.about("axis-taken"), self.about("axis-wins"))
        return charts.cloud(dots, just, just + MUST_HAVE, kind_name(self.phrases, kind), axes)

    def used_table(self, kind: str) -> str:
        """The subjects of one kind, the most taken first."""
        mine = [one for one in self.summary.used if one.kind == kind]
        just = fair(self.summary)
        known = [one.wins for one in mine if one.wins.total >= 50]
        ends = (
            min([just - MUST_HAVE, *[one.low for one in known]]),
            max([just + MUST_HAVE, *[one.high for one in known]]),
        )
        rows: list[list[str]] = []
        marked = 0
        for one in mine:
            style, strength = self.mark(one)
            name = escape(subject_name(self.phrases, kind, one.title))
            if style:
                marked += 1
                tone = "note" if style == "trap" else "bad"
                sure = self.phrases.text(f"lab-strength-{strength}")
                mark = self.say(f"mark-{style}")
                name += f'<span class="pill {tone}" title="{escape(sure)}">{mark}</span>'
            share = one.taken.share
            meter = f'<span class="meter"><i style="width:{100 * share:.0f}%"></i></span>'
            rows.append(
                [
                    name,
                    f"{one.offered:,}",
                    f"{meter}{percent(share)} %",
                    f"{one.takes:,}",
                    f"{percent(one.wins.share)} %" if one.wins.total else "–",
                    charts.interval(one.wins, just, ends, style) if one.wins.total else "",
                ]
            )
        heads = ("name", "offered", "taken", "takes", "takers-win", "takers-interval")
        count = self.say("entries", count=len(mine), marked=marked)
        return (
            f"<details{' open' if len(mine) <= 12 or marked else ''}><summary>"
            f"{escape(kind_name(self.phrases, kind))}<small>{count}</small></summary>"
            f"{self.table(escape(kind_name(self.phrases, kind)), heads, rows)}</details>"
        )

    def lying_table(self, kind: str) -> str:
        """What lies there for all: games with it against those without."""
        rows = [
            [escape(one.title), f"{one.games:,}", self.change(one.best), self.change(one.decisions)]
            for one in self.summary.lying
            if one.kind == kind
        ]
        heads = ("name", "games-with", "winner-change", "decisions-change")
        name = escape(kind_name(self.phrases, kind))
        return (
            f"<details open><summary>{name}<small>{self.say('lying-hint')}</small></summary>"
            f"{self.table(name, heads, rows)}</details>"
        )
