"""A review in a terminal: summaries, curve and turning points, readable without color."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from arizona.engine.match import Match
from arizona.engine.message import Message
from arizona.messages import Phrases
from arizona.messages.decimals import decimal, minus_signs
from arizona.review.model import Account, Decision, Explanation, Grade, Review, ReviewMove, Turning
from arizona.terminal.drawing import seat_mark
from arizona.terminal.sentences import Speaker, shown_names

SHAPES: Final[dict[Grade, str]] = {
    "best": "★",
    "good": "•",
    "slip": "▾",
    "blunder": "▾▾",
    "forced": "–",
}
STYLES: Final[dict[Grade, str]] = {
    "best": "cyan",
    "good": "green",
    "slip": "yellow",
    "blunder": "red",
    "forced": "dim",
}
BLOCKS: Final = "▁▂▃▄▅▆▇█"
NARROWEST: Final = 20
ESTIMATES: Final = "≈"


class ReviewPrinter:
    """Prints a review in one language."""

    def __init__(self, match: Match, review: Review, phrases: Phrases) -> None:
        self.match = match
        self.review = review
        self.phrases = phrases
        self.names: Final = shown_names(match, phrases)

    def say(self, explanation: Explanation, seat: int) -> str:
        """An explanation with the players' names."""
        names = self.names
        other = names[1 - seat] if len(names) == 2 and seat >= 0 else ""
        args = {**explanation.args, "name": names[seat] if seat >= 0 else "", "other": other}
        return minus_signs(self.phrases.say(Message(explanation.id, args)))

    def print_all(self, console: Console, everything: bool) -> None:
        """Print the whole review."""
        self._head(console)
        for account in self.review.accounts:
            self._account(console, account)
        self._curve(console)
        self._moments(console)
        if everything:
            console.print()
            console.print(self.phrases.text("review-decisions"), style="bold")
            for decision in self.review.decisions:
                if decision.grade != "forced":
                    console.print(self._decision(decision))
        console.print()
        for note in self.review.notes:
            console.print(self.phrases.say(note.message()), style="dim")

    def _head(self, console: Console) -> None:
        scores = self.phrases.scoreline(self.match.state.scores())
        winners = Speaker(self.match, self.phrases).winners()
        console.print(Text(f"{winners}  {scores}", style="bold"))

    def _account(self, console: Console, account: Account) -> None:
        shape, style = seat_mark(account.seat)
        line = Text(f"{shape} {self.names[account.seat]}  ", style=style)
        if account.accuracy is None:
            line.append(self.phrases.text("review-no-risk"))
        else:
            line.append(f"{self._percent(account.accuracy)} ", style="bold")
            line.append(self._accuracy(account), style="default")
        console.print(line)
        counts = Text("  ")
        for grade, count in (
            ("best", account.best),
            ("good", account.good),
            ("slip", account.slip),
            ("blunder", account.blunder),
            ("forced", account.forced),
        ):
            name = self.phrases.text(f"review-grade-{grade}")
            counts.append(f"  {SHAPES[_grade(grade)]} {count} {name}", style=STYLES[_grade(grade)])
        if self.review.luck:
            given, taken = self._short(account.given), self._short(account.taken)
            counts.append("  " + self.phrases.text("review-luck", given=given, taken=taken))
        console.print(counts)

    def _short(self, value: float) -> str:
        """A number without unnecessary decimals."""
        return decimal(f"{value:g}".replace("-", "−"), self.phrases.locale)

    def _rounded(self, value: float) -> str:
        """Points, rounded to integers from 10 on."""
        return self._short(round(value) if value >= 10 else value)

    def _signed(self, value: float) -> str:
        return "+" * (value > 0) + self._short(value)

    def _percent(self, number: int) -> str:
        return self.phrases.text("web-percent", number=number)

    def _accuracy(self, account: Account) -> str:
        """What the accuracy is based on: exact points, or the expectation given away."""
        if self.review.exact:
            kept, risk = self._rounded(account.kept), self._rounded(account.risk)
            return self.phrases.text("review-kept", kept=kept, risk=risk)
        count = account.best + account.good + account.slip + account.blunder
        lost = round(account.risk - account.kept)
        return self.phrases.text("review-lost", count=count, lost=lost)

    def _curve(self, console: Console) -> None:
        """The curve as a row of blocks per seat; a two-player lead is shown for one seat only."""
        review = self.review
        console.print()
        head = Text(self.phrases.text(f"review-curve-{review.curve}"), style="bold")
        head.append("  " + self.phrases.text(f"review-curve-{review.curve}-from"), style="dim")
        error = round(100 * review.error)
        sure = self.phrases.text("review-exact")
        if not review.exact:
            sure = self.phrases.text("review-estimated", error=error)
        head.append("  " + sure, style="dim")
        console.print(head)
        seats = 1 if review.curve == "lead" else len(self.names)
        room = max(NARROWEST, console.width - 24)
        for seat in range(seats):
            shape, style = seat_mark(seat)
            values = _thin([point.values[seat] for point in review.points], room)
            if review.curve == "lead":
                range_text = f"  {self._signed(min(values))} … {self._signed(max(values))}"
                blocks = "".join(_height(value, min(values), max(values)) for value in values)
            else:
                range_text = f"  {self._percent(round(100 * values[-1]))}"
                blocks = "".join(_height(value, 0.0, 1.0) for value in values)
            console.print(Text(f"{shape} {blocks}", style=style).append(range_text, style="dim"))

    def _moments(self, console: Console) -> None:
        moments = self.review.moments
        console.print()
        console.print(self.phrases.text("review-moments", count=len(moments)), style="bold")
        if not moments:
            console.print(self.phrases.text("review-moments-none"), style="dim")
        for number, moment in enumerate(moments, 1):
            self._moment(console, number, moment)

    def _moment(self, console: Console, number: int, moment: Turning) -> None:
        decision = self.review.decisions[moment.decision]
        shape, style = seat_mark(decision.seat)
        line = Text(f"{number} ")
        line.append(f"{SHAPES[decision.grade]} ", style=STYLES[decision.grade])
        line.append(f"{shape} {self.names[decision.seat]}", style=style)
        line.append(f", {self.say(decision.where, decision.seat)}: ")
        line.append(self.say(moment.head, decision.seat))
        sign = "−" if moment.kind == "slip" else "+"
        line.append(f"  {sign}{self._short(moment.change)}", style=STYLES[decision.grade])
        if decision.margin:
            margin = self._short(decision.margin)
            line.append("  " + self.phrases.text("review-margin", margin=margin), style="dim")
        console.print(line)
        console.print(Text(f"    {self._row('review-played', decision.played, decision)}"))
        if decision.better is not None:
            console.print(Text(f"    {self._row('review-better', decision.better, decision)}"))
        console.print(Text(f"    {self.say(moment.why, decision.seat)}"))

    def _row(self, what: str, move: ReviewMove, decision: Decision) -> str:
        value = "" if move.value is None else self._signed(move.value)
        sure = "" if decision.exact or not value else ESTIMATES
        label = self.say(move.label, decision.seat)
        return f"{self.phrases.text(what)}: {label}  {sure}{value}"

    def _decision(self, decision: Decision) -> Text:
        shape, style = seat_mark(decision.seat)
        mark = SHAPES[decision.grade]
        line = Text(f"{decision.moment + 1:>5}  ").append(f"{mark:<2} ", STYLES[decision.grade])
        line.append(f"{shape} ", style=style)
        line.append(f"{self.say(decision.where, decision.seat)}: ")
        line.append(self.say(decision.played.label, decision.seat))
        if decision.better is not None:
            better = self.say(decision.better.label, decision.seat)
            line.append(f"  ({self.phrases.text('review-better')}: {better}", style="dim")
            line.append(f", −{self._short(decision.loss)})", style="dim")
        return line


def print_review(
    match: Match, review: Review, console: Console, phrases: Phrases, *, everything: bool = False
) -> None:
    ReviewPrinter(match, review, phrases).print_all(console, everything)


def _grade(name: str) -> Grade:
    return next(grade for grade in SHAPES if grade == name)


def _thin(values: list[float], room: int) -> list[float]:
    """At most ``room`` values, evenly spaced, including the last one."""
    if len(values) <= room:
        return values
    return [values[round(place * (len(values) - 1) / (room - 1))] for place in range(room)]


def _height(value: float, low: float, high: float) -> str:
    part = 0.5 if high <= low else (value - low) / (high - low)
    return BLOCKS[round(part * (len(BLOCKS) - 1))]
