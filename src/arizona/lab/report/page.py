"""Renders a report as one self-contained HTML page without scripts."""

from __future__ import annotations

import base64
from html import escape
from pathlib import Path

import arizona
from arizona.lab.measure.pack_fields import Number
from arizona.lab.measure.stats import Share
from arizona.lab.measure.summary import Summary
from arizona.lab.report.elements import HtmlWriter
from arizona.lab.report.findings import Finding, findings
from arizona.lab.report.naming import bot_names, kind_name, options_text, pack_name
from arizona.lab.report.numbers import grouped, in_percent, number, percent, written_in
from arizona.lab.report.page_sections import Sections
from arizona.lab.report.page_subjects import Subjects
from arizona.lab.report.sample_size import games_lines
from arizona.messages import Phrases

HERE = Path(__file__).resolve().parent
FONTS = Path(arizona.__file__).resolve().parent / "server" / "static" / "assets"
EMBEDDED = (
    ("Bebas Neue", 400, "bebas-neue-latin-400-normal-*.woff2"),
    ("Source Sans 3", 400, "source-sans-3-latin-400-normal-*.woff2"),
    ("Source Sans 3", 600, "source-sans-3-latin-600-normal-*.woff2"),
)
NARROW = "\u00a0%"
"""Keeps a percent sign on the line of its number."""
MARKS = {"good": "M5 13l5 5L20 7", "bad": "M12 4v10M12 19v.5", "note": "M12 10v9M12 5v.5"}
MESAS = (
    '<svg viewBox="0 0 1440 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
    '<circle cx="1180" cy="170" r="92" class="sun"/>'
    '<path class="far" d="M0 400V296h120l26-42h210l24 42h180l34-74h150l36 74h230l22-34h140l24 34'
    'h244v104z"/>'
    '<path class="mid" d="M0 400v-62h230l40-66h120l16 36h90l20 30h330l44-58h176l38 58h336v62z"/>'
    '<path class="near" d="M0 400v-26q180-34 380-14t420-2 340-6 300 18v30z"/></svg>'
)


class Page(HtmlWriter):
    """The whole report."""

    def html(self) -> str:
        game = self.title()
        title = self.phrases.text("lab-report-title", game=game, seats=self.summary.seats_count)
        style = (HERE / "report.css").read_text("utf-8")
        sections = Sections(self.summary, self.phrases)
        parts = [
            self.facts(),
            self.findings(),
            sections.fairness(),
            sections.scores(),
            sections.course(),
            sections.decisions(),
            sections.design(),
            sections.variants(),
            Subjects(self.summary, self.phrases).subjects(),
            self.footer(),
        ]
        return (
            f'<!doctype html>\n<html lang="{self.phrases.locale}">\n<head>\n'
            '<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<meta name="color-scheme" content="light dark">\n'
            f"<title>{escape(title)}</title>\n<style>\n{fonts()}{style}</style>\n</head>\n<body>\n"
            f'<header class="sky">{MESAS}<div><p class="eyebrow">{self.say("eyebrow")}</p>'
            f"<h1>{escape(game)}</h1>"
            f'<p class="lead">{self.lead()}</p></div></header>\n<main>\n'
            + "\n".join(part for part in parts if part)
            + "\n</main>\n</body>\n</html>\n"
        )

    def lead(self) -> str:
        """Who played what."""
        summary = self.summary
        given = options_text(self.phrases, summary.options, self.game)
        return self.say(
            "lead" if not given else "lead-options",
            count=summary.games,
            games=grouped(summary.games),
            seats=summary.seats_count,
            bots=bot_names(self.phrases, summary.bots_named, self.game),
            content=pack_name(self.phrases, summary.content, self.game),
            options=given,
        )

    def facts(self) -> str:
        """The key figures at the top."""
        summary = self.summary
        shown = [
            (grouped(summary.games), "fact-games"),
            (number(summary.winners_score.mean, 1), "fact-winner"),
            (number(summary.score.mean, 1), "fact-score"),
            (number(summary.decisions.mean), "fact-decisions"),
            (number(summary.branching.mean, 1), "fact-choices"),
            (number(summary.course.lead_changes.mean, 1), "fact-changes"),
            (in_percent(summary.course.comebacks.share, 0), "fact-comebacks"),
        ]
        boxes = [
            f'<div class="fact"><b>{big}</b><span>{self.say(id)}</span></div>' for big, id in shown
        ]
        return f'<div class="facts">{"".join(boxes)}</div>'

    def findings(self) -> str:
        items = [self.finding(one) for one in findings(self.summary, self.phrases)]
        return (
            f"<h2>{self.say('findings')}</h2>"
            f'<p class="hint">{self.say("findings-hint")}</p><br>'
            f'<ul class="findings">{"".join(items)}</ul>{self.games_needed()}'
        )

    def games_needed(self) -> str:
        """The precision of this many games, and how many more would improve it."""
        items = [f"<li>{escape(line)}</li>" for line in games_lines(self.summary, self.phrases)]
        return f'<h3>{self.say("needed")}</h3><ul class="needed">{"".join(items)}</ul>'

    def finding(self, one: Finding) -> str:
        """One finding as a list item."""
        strength = escape(self.phrases.text(f"lab-strength-{one.strength}"))
        return (
            f'<li class="finding {one.tone}"><svg viewBox="0 0 24 24" aria-hidden="true">'
            f'<path d="{MARKS[one.tone]}"/></svg>'
            f"<p>{escape(one.text.replace(' %', NARROW))}</p><small>{strength}</small>"
            f"{self.changeable(one)}</li>"
        )

    def changeable(self, one: Finding) -> str:
        """The subjects of a finding with their figures and tunable numbers."""
        kinds = {
            thing.kind: escape(kind_name(self.phrases, thing.kind, self.game))
            for thing in one.things
        }
        rows = [
            [
                f"{escape(thing.name)} <small>{kinds[thing.kind]}</small>",
                in_percent(thing.taken.share),
                self.share(thing.wins),
                _numbers(thing.numbers),
            ]
            for thing in one.things
        ]
        if rows:
            title = self.say("change-things")
            inside = self.table(title, ("name", "taken", "takers-win", "numbers"), rows)
        elif one.numbers:
            title = self.say("change")
            inside = _numbers(one.numbers)
        else:
            return ""
        return f"<details><summary>{title}</summary>{inside}</details>"

    def share(self, one: Share) -> str:
        """A share with its interval, or a dash if there are no cases."""
        if not one.total:
            return "–"
        between = self.say("between", low=percent(one.low), high=percent(one.high))
        return f"{in_percent(one.share)} <small>({between})</small>"

    def footer(self) -> str:
        """How to reproduce the run, and what the terms mean."""
        summary = self.summary
        made_with = self.say(
            "again" if summary.reproducible else "again-clocked",
            seed=summary.seed,
            content=pack_name(self.phrases, summary.content, self.game),
            hash=summary.digest,
            rules=summary.rules,
            version=arizona.__version__,
        )
        return f"<footer><p>{self.say('terms')}</p><p>{made_with}</p></footer>"


def _numbers(numbers: list[Number]) -> str:
    """Pack numbers in the tuner's notation."""
    spans = [f"<span><code>{escape(one.address())}</code> {one.value}</span>" for one in numbers]
    return f'<div class="numbers">{"".join(spans)}</div>' if spans else "–"


def report_page(summary: Summary, phrases: Phrases) -> str:
    """Render a report as HTML."""
    with written_in(phrases.locale):
        return Page(summary, phrases).html()


def fonts() -> str:
    """CSS that embeds the fonts, if this installation includes them."""
    found: list[str] = []
    for family, weight, pattern in EMBEDDED:
        for path in sorted(FONTS.glob(pattern))[:1]:
            data = base64.b64encode(path.read_bytes()).decode()
            found.append(
                f'@font-face {{ font-family: "{family}"; font-weight: {weight}; '
                f'src: url("data:font/woff2;base64,{data}") format("woff2"); }}\n'
            )
    return "".join(found)
