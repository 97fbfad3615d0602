"""A report as one HTML page that needs nothing else: no script, no file beside it."""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path

import arizona
from arizona import get_game
from arizona.lab import charts
from arizona.lab.charts import Dot, Line
from arizona.lab.findings import (
    MUST_HAVE,
    Finding,
    dead,
    findings,
    must_have,
    options_text,
    percent,
    trap,
)
from arizona.lab.naming import kind_name, named, subject_name
from arizona.lab.stats import CLEAR, HINT, STRONG, Difference, Share, Spread
from arizona.lab.summary import Summary, Used, Variant, fair
from arizona.messages import Phrases

HERE = Path(__file__).resolve().parent
FONTS = HERE.parent / "table" / "static" / "assets"
EMBEDDED = (
    ("Bebas Neue", 400, "bebas-neue-latin-400-normal-*.woff2"),
    ("Source Sans 3", 400, "source-sans-3-latin-400-normal-*.woff2"),
    ("Source Sans 3", 600, "source-sans-3-latin-600-normal-*.woff2"),
)
SHOWN_SOURCES = 7
NARROW = "\u00a0%"
"""A percent sign stays with its number."""
MARKS = {"good": "M5 13l5 5L20 7", "bad": "M12 4v10M12 19v.5", "note": "M12 10v9M12 5v.5"}
MESAS = (
    '<svg viewBox="0 0 1440 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
    '<circle cx="1180" cy="170" r="92" class="sun"/>'
    '<path class="far" d="M0 400V296h120l26-42h210l24 42h180l34-74h150l36 74h230l22-34h140l24 34'
    'h244v104z"/>'
    '<path class="mid" d="M0 400v-62h230l40-66h120l16 36h90l20 30h330l44-58h176l38 58h336v62z"/>'
    '<path class="near" d="M0 400v-26q180-34 380-14t420-2 340-6 300 18v30z"/></svg>'
)


class Page:
    """Puts one summary into words and pictures."""

    def __init__(self, summary: Summary, phrases: Phrases) -> None:
        self.summary = summary
        self.phrases = phrases
        self.game = summary.game

    def say(self, id: str, **args: str | int) -> str:
        """A sentence of the report, safe to stand in the page."""
        return escape(self.phrases.text(f"lab-report-{id}", **args))

    def html(self) -> str:
        """The whole page."""
        game = get_game(self.game).title
        title = self.phrases.text("lab-report-title", game=game, seats=self.summary.seats_count)
        style = (HERE / "report.css").read_text("utf-8")
        sections = [
            self.facts(),
            self.findings(),
            self.fairness(),
            self.scores(),
            self.course(),
            self.decisions(),
            self.variants(),
            self.subjects(),
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
            + "\n".join(part for part in sections if part)
            + "\n</main>\n</body>\n</html>\n"
        )

    def lead(self) -> str:
        """Who played what."""
        summary = self.summary
        given = options_text(summary.options)
        return self.say(
            "lead" if not given else "lead-options",
            games=f"{summary.games:,}",
            seats=summary.seats_count,
            bots=", ".join(summary.bots_named),
            content=Path(summary.content).name,
            options=given,
        )

    def facts(self) -> str:
        """The few figures to remember."""
        summary = self.summary
        shown = [
            (f"{summary.games:,}", "fact-games"),
            (f"{summary.winners_score.mean:.1f}", "fact-winner"),
            (f"{summary.score.mean:.1f}".replace("-", "−"), "fact-score"),
            (f"{summary.decisions.mean:.0f}", "fact-decisions"),
            (f"{summary.branching.mean:.1f}", "fact-choices"),
            (f"{summary.course.lead_changes.mean:.1f}", "fact-changes"),
            (f"{percent(summary.course.comebacks.share, 0)} %", "fact-comebacks"),
        ]
        boxes = [
            f'<div class="fact"><b>{big}</b><span>{self.say(id)}</span></div>' for big, id in shown
        ]
        return f'<div class="facts">{"".join(boxes)}</div>'

    def findings(self) -> str:
        """What the numbers say."""
        items = [self.finding(one) for one in findings(self.summary, self.phrases)]
        return (
            f"<h2>{self.say('findings')}</h2>"
            f'<p class="hint">{self.say("findings-hint")}</p><br>'
            f'<ul class="findings">{"".join(items)}</ul>'
        )

    def finding(self, one: Finding) -> str:
        """One of them."""
        strength = escape(self.phrases.text(f"lab-strength-{one.strength}"))
        return (
            f'<li class="finding {one.tone}"><svg viewBox="0 0 24 24" aria-hidden="true">'
            f'<path d="{MARKS[one.tone]}"/></svg>'
            f"<p>{escape(one.text.replace(' %', NARROW))}</p><small>{strength}</small></li>"
        )

    def card(
        self, id: str, picture: str, key: Sequence[str] = (), more: str = "", **args: str
    ) -> str:
        """A chart with its title, a line below it and its key."""
        keys = "".join(
            f'<li><i class="c{place % charts.COLOURS}"></i>{escape(label)}</li>'
            for place, label in enumerate(key)
        )
        legend = f'<ul class="key">{keys}</ul>' if key else ""
        return (
            f'<section class="card"><h3>{self.say(id)}</h3>'
            f'<p class="hint">{self.say(f"{id}-hint", **args)}</p>{picture}{legend}{more}</section>'
        )

    def about(self, id: str) -> str:
        """The title of a chart for those who cannot see it."""
        return self.phrases.text(f"lab-report-{id}")

    def fairness(self) -> str:
        """Wins by seat, by place and by bot."""
        summary = self.summary
        just = fair(summary)
        seats = [self.labelled(one, "seat") for one in summary.seats]
        cards = [self.card("seats", charts.share_bars(seats, just, self.about("seats")))]
        if summary.places:
            places = [self.labelled(one, "place") for one in summary.places]
            picture = charts.share_bars(places, just, self.about("places"), plain=True)
            cards.append(self.card("places", picture))
        if len(summary.bots) > 1:
            bots = [line.wins for line in summary.bots]
            cards.append(self.card("bots", charts.share_bars(bots, just, self.about("bots"))))
        if summary.endings:
            ends = [
                _renamed(one, named(self.phrases, "ending", one.label, self.game))
                for one in summary.endings
            ]
            cards.append(
                self.card(
                    "endings", charts.share_bars(ends, None, self.about("endings"), plain=True)
                )
            )
        return f'<h2>{self.say("wins")}</h2><div class="cards">{"".join(cards)}</div>'

    def labelled(self, one: Share, what: str) -> Share:
        """A share with the name of its seat or place."""
        return _renamed(one, self.phrases.text(f"lab-report-{what}-name", number=int(one.label)))

    def scores(self) -> str:
        """How scores spread, and where they come from."""
        summary = self.summary
        both = [self.about("all-seats"), self.about("winners")]
        cards = [
            self.card(
                "scores",
                charts.columns(summary.scores, self.about("scores"), over=summary.winners_scores),
                both,
                mean=f"{summary.winners_score.mean:.1f}",
                low=_signed(summary.score.tenth),
                high=_signed(summary.score.ninth),
            ),
            self.card(
                "standing",
                charts.curves(
                    [
                        Line(self.about("winners"), summary.course.leader),
                        Line(self.about("the-rest"), summary.course.others),
                    ],
                    self.about("standing"),
                    (self.about("begin"), self.about("end")),
                ),
                [self.about("winners"), self.about("the-rest")],
            ),
        ]
        if len(summary.sources) > 1:
            lines = self.source_lines()
            picture = charts.layers(
                lines, self.about("sources"), (self.about("begin"), self.about("end"))
            )
            cards.append(self.card("sources", picture, [line.label for line in lines]))
        tables = [self.source_table()] if len(summary.sources) > 1 else []
        if summary.figures:
            tables.append(self.figure_table())
        return (
            f'<h2>{self.say("points")}</h2><div class="cards">{"".join(cards)}</div>'
            f'<div class="cards two">{"".join(tables)}</div>'
        )

    def source_lines(self) -> list[Line]:
        """The largest sources, and the rest together."""
        found = [
            Line(named(self.phrases, "source", one.source, self.game), one.gathered)
            for one in self.summary.sources
        ]
        if len(found) <= SHOWN_SOURCES + 1:
            return found
        rest = [
            sum(values)
            for values in zip(*[line.values for line in found[SHOWN_SOURCES:]], strict=True)
        ]
        return [*found[:SHOWN_SOURCES], Line(self.about("other-sources"), rest)]

    def source_table(self) -> str:
        """Points by source, winners beside the rest."""
        rows = [
            [
                escape(named(self.phrases, "source", one.source, self.game)),
                _signed(one.mean, 1),
                _signed(one.winners, 1),
                _signed(one.rest, 1),
                _signed(one.winners - one.rest, 1, plus=True),
            ]
            for one in self.summary.sources
        ]
        heads = ("source", "mean", "winners", "the-rest", "difference")
        return self.table_card("source-table", heads, rows)

    def figure_table(self) -> str:
        """What the game counts at its end."""
        rows = [
            [
                escape(named(self.phrases, "figure", one.figure, self.game)),
                _signed(one.winners.mean, 1),
                self.between(one.winners),
                _signed(one.everybody.mean, 1),
                self.between(one.everybody),
            ]
            for one in self.summary.figures
        ]
        heads = ("figure", "winners", "tenths", "all-seats", "tenths")
        return self.table_card("figures", heads, rows)

    def between(self, one: Spread) -> str:
        """Where eight tenths of the values lie."""
        return self.say("between", low=_signed(one.tenth), high=_signed(one.ninth))

    def table_card(self, id: str, heads: Sequence[str], rows: list[list[str]]) -> str:
        """A table with its title."""
        return (
            f'<section class="card"><h3>{self.say(id)}</h3>'
            f'<p class="hint">{self.say(f"{id}-hint")}</p>'
            f"{self.table(self.say(id), heads, rows)}</section>"
        )

    def table(self, about: str, heads: Sequence[str], rows: list[list[str]]) -> str:
        """Rows of cells that are HTML already."""
        top = "".join(f'<th scope="col">{self.say(f"head-{head}")}</th>' for head in heads)
        body = "".join(
            "<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows
        )
        inner = f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody>"
        region = f'role="region" tabindex="0" aria-label="{about}"'
        return f'<div class="scroll" {region}><table>{inner}</table></div>'

    def course(self) -> str:
        """Whether games are tense."""
        course = self.summary.course
        cards = [
            self.card(
                "changes",
                charts.columns(course.lead_counts, self.about("changes")),
                mean=f"{course.lead_changes.mean:.1f}",
            ),
            self.card(
                "decided",
                charts.columns(course.decided_counts, self.about("decided"), percent=True),
                median=percent(course.decided.median, 0),
                comebacks=percent(course.comebacks.share, 0),
            ),
            self.card(
                "lengths",
                charts.columns(self.summary.decision_counts, self.about("lengths")),
                mean=f"{self.summary.decisions.mean:.0f}",
                turns=f"{self.summary.turns.mean:.0f}",
            ),
        ]
        table = self.table_card(
            "tension",
            ("figure", "mean", "interval", "median", "tenths"),
            [
                self.spread_row("changes-short", course.lead_changes, 1),
                self.spread_row("drama", course.drama, 0, scale=100),
                self.spread_row("decided-short", course.decided, 0, scale=100),
                self.spread_row("margin", course.margin, 1),
                self.spread_row("decisions-short", self.summary.decisions, 0),
                self.spread_row("turns", self.summary.turns, 0),
            ],
        )
        return (
            f'<h2>{self.say("course")}</h2><div class="cards">{"".join(cards)}</div>'
            f'<div class="cards two">{table}</div>'
        )

    def spread_row(self, id: str, one: Spread, digits: int, scale: int = 1) -> list[str]:
        """A line of a table of figures."""
        low, high = one.low * scale, one.high * scale
        return [
            self.say(id),
            _signed(one.mean * scale, digits + 1),
            self.say("between", low=_signed(low, digits + 1), high=_signed(high, digits + 1)),
            _signed(one.median * scale, digits),
            self.say(
                "between",
                low=_signed(one.tenth * scale, digits),
                high=_signed(one.ninth * scale, digits),
            ),
        ]

    def decisions(self) -> str:
        """How many decisions there are, how wide, and how long they take."""
        summary = self.summary
        labels = ["1", "2", *[f"{2 ** (n - 1) + 1}–{2**n}" for n in range(2, 20)]]
        widths = [
            Share(labels[place], 0, 0, part, part, part)
            for place, part in enumerate(summary.widths)
        ]
        cards = [
            self.card(
                "widths",
                charts.share_bars(widths, None, self.about("widths"), plain=True),
                mean=f"{summary.branching.mean:.1f}",
                most=str(summary.most_choices),
            ),
            self.card(
                "branching",
                charts.curves(
                    [Line("", summary.branching_over_time)],
                    self.about("branching"),
                    (self.about("begin"), self.about("end")),
                    zero=True,
                ),
            ),
            self.table_card(
                "times",
                ("bot", "wins", "score", "milliseconds", "longest"),
                [
                    [
                        f"<code>{escape(line.bot)}</code>",
                        f"{percent(line.wins.share)} %",
                        _signed(line.score.mean, 1),
                        f"{line.milliseconds:.2f}",
                        f"{line.longest:.2f}",
                    ]
                    for line in summary.bots
                ],
            ),
        ]
        return f'<h2>{self.say("decisions")}</h2><div class="cards">{"".join(cards)}</div>'

    def variants(self) -> str:
        """Options beside each other."""
        found = self.summary.variants
        if not found:
            return ""
        columns: list[tuple[str, Callable[[Variant], str]]] = [
            ("games", lambda one: f"{one.games:,}"),
            ("winner", lambda one: self.mean(one.best, 1)),
            ("start", lambda one: f"{percent(one.start.share)} %"),
            ("decisions", lambda one: self.mean(one.decisions, 0)),
            ("changes", lambda one: self.mean(one.lead_changes, 1)),
        ]
        heads = ["options", *[id for id, _ in columns]]
        if self.summary.endings:
            heads.append("ending")
        rows: list[list[str]] = []
        for one in found:
            row = [escape(options_text(one.options)), *[show(one) for _, show in columns]]
            if self.summary.endings:
                first = one.endings[0]
                name = named(self.phrases, "ending", first.label, self.game)
                row.append(f"{escape(name)} {percent(first.share, 0)} %")
            rows.append(row)
        return (
            f'<h2>{self.say("variants")}</h2><div class="card wide">'
            f'<p class="hint">{self.say("variants-hint")}</p>'
            f"{self.table(self.say('variants'), heads, rows)}</div>"
        )

    def mean(self, one: Spread, digits: int) -> str:
        """A mean with half its interval."""
        return f"{_signed(one.mean, digits)} ± {(one.high - one.low) / 2:.1f}"

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

    def card_of(self, title: str, picture: str) -> str:
        """A chart under a title that is no message of the report."""
        return f'<section class="card"><h3>{escape(title)}</h3>{picture}</section>'

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

    def change(self, one: Difference) -> str:
        """A difference with its interval, bold if it is shown."""
        value, low, high = (_signed(part, 1, plus=True) for part in (one.value, one.low, one.high))
        told = f"{value} <small>({low} … {high})</small>"
        return f"<b>{told}</b>" if one.strength() else told

    def footer(self) -> str:
        """What is needed to do it again, and how the words are meant."""
        summary = self.summary
        told = self.say(
            "again" if summary.reproducible else "again-clocked",
            seed=summary.seed,
            content=Path(summary.content).name,
            hash=summary.digest,
            rules=summary.rules,
            version=arizona.__version__,
        )
        return f"<footer><p>{self.say('terms')}</p><p>{told}</p></footer>"


def report_page(summary: Summary, phrases: Phrases) -> str:
    """The HTML of a report."""
    return Page(summary, phrases).html()


def fonts() -> str:
    """The type of the tables, where this installation holds it."""
    found: list[str] = []
    for family, weight, pattern in EMBEDDED:
        for path in sorted(FONTS.glob(pattern))[:1]:
            data = base64.b64encode(path.read_bytes()).decode()
            found.append(
                f'@font-face {{ font-family: "{family}"; font-weight: {weight}; '
                f'src: url("data:font/woff2;base64,{data}") format("woff2"); }}\n'
            )
    return "".join(found)


def _renamed(one: Share, label: str) -> Share:
    return Share(label, one.count, one.total, one.share, one.low, one.high)


def _signed(value: float, digits: int = 0, *, plus: bool = False) -> str:
    """A number with a real minus sign."""
    sign = "+" if plus else ""
    return f"{value:{sign}.{digits}f}".replace("-", "−")
