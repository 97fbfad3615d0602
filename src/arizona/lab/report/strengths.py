"""The report on bots of different strengths: a matrix and a table, as text and as a page."""

from __future__ import annotations

from html import escape

import arizona
from arizona.lab.measure.stats import Share, Spread
from arizona.lab.measure.strengths import Meeting, StrengthGroup, Strengths
from arizona.lab.report.naming import bot_name, game_title, pack_name
from arizona.lab.report.numbers import grouped, in_percent, number, percent, written_in
from arizona.lab.report.page import HERE, MESAS, fonts
from arizona.lab.report.play_times import basis_text
from arizona.messages import Phrases

HEADS = ("winner", "decisions", "changes", "comebacks", "start", "minutes")


class StrengthsReport:
    """Writes the report in one language."""

    def __init__(self, found: Strengths, phrases: Phrases) -> None:
        self.found = found
        self.phrases = phrases
        self.names = [bot_name(phrases, bot, found.game) for bot in found.bots]
        self._meetings = {(one.row, one.column): one for one in found.meetings}

    def say(self, id: str, **args: str | int) -> str:
        return self.phrases.text(f"lab-report-{id}", **args)

    def title(self) -> str:
        game = game_title(self.phrases, self.found.game)
        return self.say("title", game=game, seats=self.found.seats)

    def lead(self) -> str:
        return self.say(
            "strengths-lead",
            groups=len(self.names),
            games=grouped(self.found.groups[0].games),
            content=pack_name(self.phrases, self.found.content, self.found.game),
            seed=self.found.seed,
            version=arizona.__version__,
        )

    def matrix(self) -> list[list[str]]:
        """Rows of the matrix: how often the row finishes ahead of the column."""
        many = range(len(self.names))
        return [[self.names[row], *[self.cell(row, column) for column in many]] for row in many]

    def cell(self, row: int, column: int) -> str:
        if row == column:
            return "–"
        turned = row > column
        one: Meeting = self._meetings[min(row, column), max(row, column)]
        ahead = one.ahead
        share, low, high = ahead.share, ahead.low, ahead.high
        if turned:
            share, low, high = 1 - share, 1 - high, 1 - low
        text = f"{in_percent(share, 0)} ({percent(low, 0)}–{percent(high, 0)})"
        return f"**{text}**" if one.shown else text

    def groups(self) -> list[list[str]]:
        """Rows of the table: the games within each strength."""
        return [[self.names[at], *self.figures(one)] for at, one in enumerate(self.found.groups)]

    def figures(self, one: StrengthGroup) -> list[str]:
        return [
            _mean(one.winners_score, 1),
            _mean(one.decisions, 0),
            _mean(one.lead_changes, 1),
            _share(one.comebacks),
            "–" if one.start is None else _share(one.start),
            _mean(one.minutes, 0),
        ]

    def hint(self, id: str) -> str:
        basis = max((one.minutes_basis for one in self.found.groups), key=lambda one: one.assumed)
        return self.say(f"{id}-hint", basis=basis_text(basis, self.phrases))

    def sections(self) -> list[tuple[str, list[str], list[list[str]]]]:
        heads = [self.say("head-bot"), *[self.say(f"head-{id}") for id in HEADS]]
        return [
            ("strengths-matrix", ["", *self.names], self.matrix()),
            ("strengths-groups", heads, self.groups()),
        ]

    def markdown(self) -> str:
        lines = [f"# {self.title()}", "", self.lead(), ""]
        for id, heads, rows in self.sections():
            lines += [f"## {self.say(id)}", "", self.hint(id), ""]
            lines += [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
            lines += [f"| {' | '.join(row)} |" for row in rows]
            lines.append("")
        return "\n".join(lines)

    def html(self) -> str:
        style = (HERE / "report.css").read_text("utf-8")
        cards = "".join(
            f'<section class="card wide"><h3>{escape(self.say(id))}</h3>'
            f'<p class="hint">{escape(self.hint(id))}</p>'
            f"{_table(self.say(id), heads, rows)}</section>"
            for id, heads, rows in self.sections()
        )
        return (
            f'<!doctype html>\n<html lang="{self.phrases.locale}">\n<head>\n'
            '<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<meta name="color-scheme" content="light dark">\n'
            f"<title>{escape(self.title())}</title>\n<style>\n{fonts()}{style}</style>\n</head>\n"
            f'<body>\n<header class="sky">{MESAS}<div>'
            f'<p class="eyebrow">{escape(self.say("eyebrow"))}</p>'
            f"<h1>{escape(self.title())}</h1>"
            f'<p class="lead">{escape(self.lead())}</p></div></header>\n<main>'
            f"<h2>{escape(self.say('strengths'))}</h2>"
            f'<div class="cards">{cards}</div></main>\n</body>\n</html>\n'
        )


def _table(about: str, heads: list[str], rows: list[list[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{_bold(cell)}</td>" for cell in cells)
        + "</tr>"
        for first, *cells in rows
    )
    region = f'role="region" tabindex="0" aria-label="{escape(about)}"'
    inner = f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="scroll" {region}><table>{inner}</table></div>'


def _bold(cell: str) -> str:
    text = escape(cell)
    return f"<b>{text[2:-2]}</b>" if text.startswith("**") else text


def _share(one: Share) -> str:
    return f"{in_percent(one.share, 0)} ({percent(one.low, 0)}–{percent(one.high, 0)})"


def _mean(one: Spread, digits: int) -> str:
    if one.low is None or one.high is None:
        return number(one.mean, digits)
    return f"{number(one.mean, digits)} ± {number((one.high - one.low) / 2, 1)}"


def strengths_page(found: Strengths, phrases: Phrases) -> str:
    """Render the report as HTML."""
    with written_in(phrases.locale):
        return StrengthsReport(found, phrases).html()


def strengths_text(found: Strengths, phrases: Phrases) -> str:
    """Render the report as Markdown."""
    with written_in(phrases.locale):
        return StrengthsReport(found, phrases).markdown()
