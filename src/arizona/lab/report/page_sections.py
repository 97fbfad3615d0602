"""The sections of a report about wins, points, the course of games, decisions and options."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from msgspec.structs import replace

from arizona.lab.measure.luck import Luck, Part
from arizona.lab.measure.multiple_testing import judge
from arizona.lab.measure.stats import Share
from arizona.lab.measure.summary import Variant, fair
from arizona.lab.measure.thresholds import KINGMAKING
from arizona.lab.report import charts
from arizona.lab.report.charts import Series
from arizona.lab.report.elements import HtmlWriter
from arizona.lab.report.naming import named, options_text
from arizona.lab.report.numbers import grouped, in_percent, number, percent
from arizona.lab.report.play_times import basis_text

SHOWN_SOURCES = 7


class Sections(HtmlWriter):
    """Charts and tables, section by section."""

    def fairness(self) -> str:
        """Wins by seat, by position in turn order, and by bot."""
        summary = self.summary
        just = fair(summary)
        seats = [self.labeled(one, "seat") for one in summary.seats]
        cards = [self.card("seats", charts.share_bars(seats, just, self.about("seats")))]
        if summary.places:
            places = [self.labeled(one, "place") for one in summary.places]
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

    def labeled(self, one: Share, what: str) -> Share:
        """A share labeled with its seat or position."""
        return _renamed(one, self.phrases.text(f"lab-report-{what}-name", number=int(one.label)))

    def scores(self) -> str:
        """The distribution and sources of scores."""
        summary = self.summary
        both = [self.about("all-seats"), self.about("winners")]
        cards = [
            self.card(
                "scores",
                charts.columns(summary.scores, self.about("scores"), over=summary.winners_scores),
                both,
                mean=number(summary.winners_score.mean, 1),
                low=number(summary.score.tenth),
                high=number(summary.score.ninth),
            ),
            self.card(
                "standing",
                charts.curves(
                    [
                        Series(self.about("winners"), summary.course.leader),
                        Series(self.about("the-rest"), summary.course.others),
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

    def source_lines(self) -> list[Series]:
        """The largest sources, and all others combined."""
        found = [
            Series(named(self.phrases, "source", one.source, self.game), one.gathered)
            for one in self.summary.sources
        ]
        if len(found) <= SHOWN_SOURCES + 1:
            return found
        rest = [
            sum(values)
            for values in zip(*[line.values for line in found[SHOWN_SOURCES:]], strict=True)
        ]
        return [*found[:SHOWN_SOURCES], Series(self.about("other-sources"), rest)]

    def source_table(self) -> str:
        """Points by source, for winners and for the rest."""
        rows = [
            [
                escape(named(self.phrases, "source", one.source, self.game)),
                number(one.mean, 1),
                number(one.winners, 1),
                number(one.rest, 1),
                number(one.winners - one.rest, 1, plus=True),
            ]
            for one in self.summary.sources
        ]
        heads = ("source", "mean", "winners", "the-rest", "difference")
        return self.table_card("source-table", heads, rows)

    def figure_table(self) -> str:
        """Figures the game reports at its end."""
        rows = [
            [
                escape(named(self.phrases, "figure", one.figure, self.game)),
                number(one.winners.mean, 1),
                self.between(one.winners),
                number(one.everybody.mean, 1),
                self.between(one.everybody),
            ]
            for one in self.summary.figures
        ]
        heads = ("figure", "winners", "tenths", "all-seats", "tenths")
        return self.table_card("figures", heads, rows)

    def course(self) -> str:
        """Lead changes, comebacks and margins."""
        course = self.summary.course
        cards = [
            self.card(
                "changes",
                charts.columns(course.lead_counts, self.about("changes")),
                mean=number(course.lead_changes.mean, 1),
            ),
            self.card(
                "decided",
                charts.columns(course.decided_counts, self.about("decided"), shares=True),
                median=percent(course.decided.median, 0),
                comebacks=percent(course.comebacks.share, 0),
            ),
            self.card(
                "lengths",
                charts.columns(self.summary.decision_counts, self.about("lengths")),
                mean=number(self.summary.decisions.mean),
                turns=number(self.summary.turns.mean),
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

    def decisions(self) -> str:
        """How many decisions there are, how many choices they offer, and how long they take."""
        summary = self.summary
        labels = ["1", "2", *[f"{2 ** (n - 1) + 1}–{2**n}" for n in range(2, 20)]]
        widths = [
            Share(labels[place], 0, 0, part, part, part, 0)
            for place, part in enumerate(summary.widths)
        ]
        cards = [
            self.card(
                "widths",
                charts.share_bars(widths, None, self.about("widths"), plain=True),
                mean=number(summary.branching.mean, 1),
                most=str(summary.most_choices),
            ),
            self.card(
                "branching",
                charts.curves(
                    [Series("", summary.branching_over_time)],
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
                        in_percent(line.wins.share),
                        number(line.score.mean, 1),
                        number(line.milliseconds, 2),
                        number(line.longest, 2),
                    ]
                    for line in summary.bots
                ],
            ),
        ]
        return f'<h2>{self.say("decisions")}</h2><div class="cards">{"".join(cards)}</div>'

    def design(self) -> str:
        """Playing time, decisions per turn, runaway leaders and skill."""
        design = self.summary.design
        both = [self.about("leader-wins"), self.about("last-wins")]
        cards = [
            self.card(
                "runaway",
                charts.curves(
                    [
                        Series(both[0], [100 * share for share in design.leader_wins]),
                        Series(both[1], [100 * share for share in design.last_wins]),
                    ],
                    self.about("runaway"),
                    (self.about("begin"), self.about("end")),
                    zero=True,
                ),
                both,
                half=percent(design.leader_wins[len(design.leader_wins) // 2 - 1], 0),
                last=percent(design.last_wins[len(design.last_wins) // 2 - 1], 0),
            ),
            self.table_card(
                "table-time",
                ("figure", "mean", "interval", "median", "tenths"),
                [
                    self.spread_row("minutes", design.minutes, 0),
                    self.spread_row("per-turn", design.decisions_per_turn, 1),
                ],
                basis=basis_text(design.minutes_basis, self.phrases),
            ),
        ]
        if design.skill is not None:
            parts = [
                Share(self.about(f"skill-{label}"), 0, 0, part, part, part, 0)
                for label, part in (
                    ("bot", design.skill.bot),
                    ("place", design.skill.place),
                    ("rest", design.skill.rest),
                )
            ]
            picture = charts.share_bars(parts, None, self.about("skill"), plain=True)
            cards.append(self.card("skill", picture))
        if design.luck is not None:
            cards.append(self.luck(design.luck))
        if design.kingmaking is not None:
            king = _renamed(design.kingmaking, self.about("kingmaking-games"))
            picture = charts.share_bars([king], KINGMAKING, self.about("kingmaking"), plain=True)
            cards.append(self.card("kingmaking", picture, limit=percent(KINGMAKING, 0)))
        if self.summary.plans:
            cards.append(self.plans())
        if self.summary.heat:
            for id, cells in (
                ("heat", {one.name: one.everybody for one in self.summary.heat}),
                ("heat-winners", {one.name: one.winners for one in self.summary.heat}),
            ):
                most = max(cells, key=lambda name: (cells[name], name))
                least = min(cells, key=lambda name: (cells[name], name))
                picture = charts.heatmap(cells, self.about(id))
                shares = {"high": percent(cells[most], 0), "low": percent(cells[least], 0)}
                cards.append(self.card(id, picture, most=most, least=least, **shares))
        if self.summary.tracks:
            cards += self.tracks()
        return f'<h2>{self.say("design")}</h2><div class="cards">{"".join(cards)}</div>'

    def tracks(self) -> list[str]:
        """How far all seats and winners get on ladders and tracks."""
        both = [
            [
                Series(named(self.phrases, "figure", one.figure, self.game), values)
                for one, values in zip(self.summary.tracks, shares, strict=True)
            ]
            for shares in (
                [one.everybody for one in self.summary.tracks],
                [one.winners for one in self.summary.tracks],
            )
        ]
        return [
            self.card(id, charts.tracks(rows, self.about(id)))
            for id, rows in zip(("tracks", "tracks-winners"), both, strict=True)
        ]

    def luck(self, found: Luck) -> str:
        """The shares of dice and draws, place and players in the variance of results."""
        rows: list[list[str]] = []
        bars: list[Share] = []
        for label, name in (
            ("luck-luck", "luck"),
            ("skill-place", "place"),
            ("skill-bot", "player"),
            ("skill-rest", "rest"),
        ):
            scores, wins = (getattr(one, name) for one in (found.scores, found.wins))
            bars.append(
                Share(self.about(label), 0, 0, scores.share, scores.low, scores.high, found.deals)
            )
            rows.append([self.say(label), self.part(scores), self.part(wins)])
        heads = ("part", "of-scores", "of-wins")
        return self.card(
            "luck",
            charts.share_bars(bars, None, self.about("luck"), plain=True),
            more=self.table(self.say("luck"), heads, rows),
            deals=grouped(found.deals),
            seats=str(self.summary.seats_count),
        )

    def part(self, one: Part) -> str:
        """A share of the variance with its interval."""
        between = self.say("between", low=percent(one.low, 0), high=percent(one.high, 0))
        return f"{in_percent(one.share, 0)} <small>({between})</small>"

    def plans(self) -> str:
        """Groups of seats that score from similar sources, and how often they win."""
        rows = []
        for one in self.summary.plans:
            parts = [
                f"{named(self.phrases, 'source', source, self.game)} {in_percent(share, 0)}"
                for source, share in one.sources
            ]
            wins = one.wins
            rows.append(
                [
                    escape(", ".join(parts)),
                    in_percent(one.share, 0),
                    in_percent(wins.share),
                    self.say("between", low=percent(wins.low), high=percent(wins.high)),
                ]
            )
        heads = ("plan", "seats", "wins", "interval")
        return self.table_card("plans", heads, rows)

    def variants(self) -> str:
        """A comparison of options."""
        found = self.summary.variants
        if not found:
            return ""
        columns: list[tuple[str, Callable[[Variant], str]]] = [
            ("games", lambda one: grouped(one.games)),
            ("winner", lambda one: self.mean(one.best, 1)),
            ("winner-change", self.variant_change),
            ("start", lambda one: in_percent(one.start.share)),
            ("decisions", lambda one: self.mean(one.decisions, 0)),
            ("changes", lambda one: self.mean(one.lead_changes, 1)),
        ]
        heads = ["options", *[id for id, _ in columns]]
        if self.summary.endings:
            heads.append("ending")
        rows: list[list[str]] = []
        for one in found:
            row = [
                escape(options_text(self.phrases, one.options, self.game)),
                *[show(one) for _, show in columns],
            ]
            if self.summary.endings:
                row.append(self.usual_ending(one))
            rows.append(row)
        return (
            f'<h2>{self.say("variants")}</h2><div class="card wide">'
            f'<p class="hint">{self.say("variants-hint")}</p>'
            f"{self.table(self.say('variants'), heads, rows)}</div>"
        )

    def variant_change(self, one: Variant) -> str:
        """The winner's score minus that of the first variant, paired by seed."""
        change = one.changes.get("best")
        if change is None:
            return "–"
        number = self.summary.variants.index(one)
        shown = judge(self.summary).shown(("variant", number, "best"))
        return self.change(change, shown=shown)

    def usual_ending(self, one: Variant) -> str:
        """The most common ending of a variant; a dash if no game of it is finished."""
        if not one.endings:
            return "–"
        first = one.endings[0]
        name = named(self.phrases, "ending", first.label, self.game)
        return f"{escape(name)} {in_percent(first.share, 0)}"


def _renamed(one: Share, label: str) -> Share:
    return replace(one, label=label)
