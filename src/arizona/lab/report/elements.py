"""Building blocks of a report: sentences, cards with charts, tables."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from arizona.lab.measure.stats import Difference, Spread
from arizona.lab.measure.summary import Summary
from arizona.lab.report import charts
from arizona.lab.report.naming import game_title
from arizona.lab.report.numbers import number
from arizona.messages import Phrases


class HtmlWriter:
    """Renders one summary as HTML."""

    def __init__(self, summary: Summary, phrases: Phrases) -> None:
        self.summary = summary
        self.phrases = phrases
        self.game = summary.game

    def say(self, id: str, **args: str | int) -> str:
        """A message of the report, escaped for HTML."""
        return escape(self.phrases.text(f"lab-report-{id}", **args))

    def title(self) -> str:
        """The display name of the game."""
        return game_title(self.phrases, self.game)

    def about(self, id: str) -> str:
        """The text alternative of a chart."""
        return self.phrases.text(f"lab-report-{id}")

    def card(
        self, id: str, picture: str, key: Sequence[str] = (), more: str = "", **args: str
    ) -> str:
        """A chart with its title, hint and legend."""
        keys = "".join(
            f'<li><i class="c{place % charts.COLORS}"></i>{escape(label)}</li>'
            for place, label in enumerate(key)
        )
        legend = f'<ul class="key">{keys}</ul>' if key else ""
        return (
            f'<section class="card"><h3>{self.say(id)}</h3>'
            f'<p class="hint">{self.say(f"{id}-hint", **args)}</p>{picture}{legend}{more}</section>'
        )

    def card_of(self, title: str, picture: str) -> str:
        """A chart whose title is not a report message."""
        return f'<section class="card"><h3>{escape(title)}</h3>{picture}</section>'

    def table_card(self, id: str, heads: Sequence[str], rows: list[list[str]], **args: str) -> str:
        """A table with its title."""
        return (
            f'<section class="card"><h3>{self.say(id)}</h3>'
            f'<p class="hint">{self.say(f"{id}-hint", **args)}</p>'
            f"{self.table(self.say(id), heads, rows)}</section>"
        )

    def table(self, about: str, heads: Sequence[str], rows: list[list[str]]) -> str:
        """A table whose cells are HTML already."""
        top = "".join(f'<th scope="col">{self.say(f"head-{head}")}</th>' for head in heads)
        body = "".join(
            "<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows
        )
        inner = f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody>"
        region = f'role="region" tabindex="0" aria-label="{about}"'
        return f'<div class="scroll" {region}><table>{inner}</table></div>'

    def between(self, one: Spread) -> str:
        """The range from the 10th to the 90th percentile."""
        return self.say("between", low=number(one.tenth), high=number(one.ninth))

    def spread_row(self, id: str, one: Spread, digits: int, scale: int = 1) -> list[str]:
        """A row of a table of figures."""
        known = "–"
        if one.low is not None and one.high is not None:
            low, high = (number(end * scale, digits + 1) for end in (one.low, one.high))
            known = self.say("between", low=low, high=high)
        return [
            self.say(id),
            number(one.mean * scale, digits + 1),
            known,
            number(one.median * scale, digits),
            self.say(
                "between",
                low=number(one.tenth * scale, digits),
                high=number(one.ninth * scale, digits),
            ),
        ]

    def mean(self, one: Spread, digits: int) -> str:
        """A mean with the half-width of its interval."""
        text = number(one.mean, digits)
        if one.low is None or one.high is None:
            return text
        return f"{text} ± {number((one.high - one.low) / 2, 1)}"

    def change(self, one: Difference, *, shown: bool) -> str:
        """A difference with its interval; bold if there is good evidence for it."""
        value = number(one.value, 1, plus=True)
        if one.low is None or one.high is None:
            return value
        low, high = (number(end, 1, plus=True) for end in (one.low, one.high))
        text = f"{value} <small>({low} … {high})</small>"
        return f"<b>{text}</b>" if shown else text
