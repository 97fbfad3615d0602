"""Findings: what the numbers say, as sentences with the strength of their evidence."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from arizona.engine.message import Message
from arizona.lab.measure.evidence import CLEAR, HINT, STRONG, Evidence
from arizona.lab.measure.multiple_testing import judge, means_to_win
from arizona.lab.measure.pack_fields import Number
from arizona.lab.measure.sample_size import CHANCE, games_for_share
from arizona.lab.measure.stats import Difference, Share, share_above, share_below
from arizona.lab.measure.summary import Summary, Used, fair
from arizona.lab.measure.thresholds import DEAD, EARLY, FORCED, KINGMAKING, MUST_HAVE, SEAT_MARGIN
from arizona.lab.report.levers import Levers
from arizona.lab.report.naming import bot_name, kind_name, named, options_text, subject_name
from arizona.lab.report.numbers import grouped, number, percent, plain, signed, written_in
from arizona.messages import Phrases

LISTED = 8
GOOD, BAD, NOTE = "good", "bad", "note"
CLEAR_RATE = 0.05
"""Adjusted significance level of good evidence."""
ONE_LOOK = 0.05
"""Significance level of a single figure, without correction for multiple testing."""
OVERUSED = 1 / DEAD
"""Minimum number of offers before a subject can be called dead."""


class Thing(Struct, frozen=True):
    """A card, tile or choice that a finding is about, and its tunable numbers."""

    kind: str
    id: str
    name: str
    taken: Share
    wins: Share
    numbers: list[Number]
    """Numbers of its pack entry, in the tuner's notation."""


class Finding(Struct, frozen=True):
    """One sentence: its tone, the strength of its evidence, and its subjects."""

    tone: str
    strength: str
    text: str
    things: list[Thing] = []
    numbers: list[Number] = []
    """Pack numbers that affect a figure of the whole game."""


class Marks:
    """The marks of all subjects."""

    def __init__(self, summary: Summary, evidence: Evidence | None = None) -> None:
        self.summary = summary
        self.evidence = evidence or judge(summary)

    def of(self, one: Used) -> tuple[str, str]:
        """Mark (``dead``, ``must`` or ``trap``) and evidence level of a subject; usually both
        empty.
        """
        for mark in ("dead", "must", "trap"):
            strength = self.evidence.of((mark, one.kind, one.id))
            if strength != HINT:
                return mark, strength
        return ("dead", HINT) if may_be_dead(one) else ("", "")

    def marked(self, mark: str, strength: str) -> list[Used]:
        """All subjects with this mark and evidence level."""
        return [one for one in self.summary.used if self.of(one) == (mark, strength)]


def may_be_dead(one: Used) -> bool:
    """Whether a subject is hardly ever taken, although enough games offered it."""
    return one.taken.share < DEAD and one.offered >= OVERUSED


def findings(summary: Summary, phrases: Phrases) -> list[Finding]:
    """All findings, bad news first."""
    with written_in(phrases.locale):
        found = list(Writer(summary, phrases).all())
    order = {BAD: 0, GOOD: 1, NOTE: 2}
    return sorted(found, key=lambda one: order[one.tone])


class Writer:
    """Turns results into sentences."""

    def __init__(self, summary: Summary, phrases: Phrases) -> None:
        self.summary = summary
        self.phrases = phrases
        self.evidence = judge(summary)
        self.marks = Marks(summary, self.evidence)
        self.levers = Levers(summary)
        self.fair = fair(summary)

    def all(self) -> Iterator[Finding]:
        summary = self.summary
        yield from self.balance("seat", summary.seats)
        yield from self.balance("place", summary.places)
        yield from self.aims()
        for mark in ("dead", "must", "trap"):
            yield from self.marked(mark)
        yield from self.nothing()
        yield from self.course()
        yield from self.bots()
        yield from self.luck()
        yield from self.kingmaking()
        yield from self.variants()
        yield from self.shared()
        yield from self.points()
        if summary.forfeits:
            yield self.finding(BAD, STRONG, "forfeits", {"count": summary.forfeits})

    def finding(
        self,
        tone: str,
        strength: str,
        id: str,
        args: dict[str, str | int],
        things: list[Thing] | None = None,
        numbers: list[Number] | None = None,
    ) -> Finding:
        """One sentence; without good evidence its tone is a note."""
        text = self.phrases.say(Message(f"lab-find-{id}", args))
        tone = NOTE if strength == HINT else tone
        return Finding(tone, strength, text, things or [], numbers or [])

    def balance(self, what: str, shares: list[Share]) -> Iterator[Finding]:
        """Whether a seat or a position in turn order wins too often."""
        if len(shares) < 2:
            return
        numbers = self.levers.of_figure(what)
        ahead = [one for one in shares if self.evidence.shown((what, "ahead", one.label))]
        for one in ahead:
            strength = self.evidence.of((what, "ahead", one.label))
            yield self.finding(
                BAD, strength, f"{what}-ahead", self.share_args(one), numbers=numbers
            )
        if ahead:
            return
        best = max(shares, key=lambda one: one.share)
        strength = self.evidence.of((what, "fair"))
        if strength != HINT:
            yield self.finding(GOOD, strength, f"{what}-fair", self.share_args(best))
        else:
            # Enough games to show that fair seats are fair, all of them at once.
            missed = (1 - CHANCE) / len(shares)
            limit = self.fair + SEAT_MARGIN
            needed = games_for_share(self.fair, limit, 1 - CLEAR_RATE, 1 - missed)
            if needed <= self.summary.games:
                needed = 0
            args = self.share_args(best) | {"needed": rounded(needed) if needed else ""}
            id = f"{what}-open" if needed else f"{what}-open-long"
            yield self.finding(NOTE, HINT, id, args)

    def share_args(self, one: Share) -> dict[str, str | int]:
        """Message arguments for a share, its interval and the fair share."""
        return {
            "which": int(one.label),
            "share": percent(one.share),
            "low": percent(one.low),
            "high": percent(one.high),
            "fair": percent(self.fair),
        }

    def aims(self) -> Iterator[Finding]:
        """Whether figures are within their targets."""
        for aim in self.summary.aims:
            part = aim.figure.startswith("ending:")
            low, high = (percent(end, 0) if part else plain(end) for end in (aim.low, aim.high))
            scale = 100 if part else 1
            digits = digits_apart(
                scale * aim.found, scale * aim.low, scale * aim.high, 0 if part else 1
            )
            word = aim.figure.replace(":", "-")
            args: dict[str, str | int] = {
                "figure": named(self.phrases, "figure", word, self.summary.game),
                "who": self.phrases.text(f"lab-who-{aim.who}"),
                "found": percent(aim.found, digits) if part else number(aim.found, digits),
                "low": low,
                "high": high,
                "inside": percent(aim.inside, digits_apart(100 * aim.inside, 50, 100, 0)),
            }
            id = f"aim{'-share' if part else ''}{'' if aim.met else '-missed'}"
            claim = ("met" if aim.met else "missed", aim.figure, aim.who)
            numbers = [] if aim.met else self.levers.of_figure(aim.figure)
            tone = GOOD if aim.met else BAD
            yield self.finding(tone, self.evidence.of(claim), id, args, numbers=numbers)

    def marked(self, mark: str) -> Iterator[Finding]:
        """Subjects that are dead, must-haves, or rarely win."""
        for strength in (STRONG, CLEAR, HINT):
            hit = self.marks.marked(mark, strength)
            if not hit:
                continue
            hit.sort(key=lambda one: -one.wins.share if mark == "must" else one.wins.share)
            if mark == "dead":
                hit.sort(key=lambda one: one.taken.share)
            args: dict[str, str | int] = {
                "count": len(hit),
                "which": self.listed(hit, mark),
                "fair": percent(self.fair),
            }
            tone = NOTE if mark == "trap" else BAD
            id = f"{mark}{'-perhaps' if strength == HINT else ''}"
            yield self.finding(tone, strength, id, args, [self.subject(one) for one in hit])

    def subject(self, one: Used) -> Thing:
        """A subject with its numbers."""
        name = subject_name(self.phrases, one.kind, one.title, self.summary.game)
        numbers = self.levers.of_subject(one.kind, one.id)
        return Thing(one.kind, one.id, name, one.taken, one.wins, numbers)

    def listed(self, hit: list[Used], mark: str) -> str:
        """The names of some subjects with their figures."""
        names = [
            self.phrases.text(
                "lab-find-one",
                kind=kind_name(self.phrases, one.kind, self.summary.game),
                title=subject_name(self.phrases, one.kind, one.title, self.summary.game),
                figure=percent((one.taken if mark == "dead" else one.wins).share),
            )
            for one in hit[:LISTED]
        ]
        if len(hit) > LISTED:
            names.append(self.phrases.text("lab-find-more", count=len(hit) - LISTED))
        return ", ".join(names)

    def nothing(self) -> Iterator[Finding]:
        """That nothing is dead or a must-have; only with evidence for every single subject."""
        used, means, just = self.summary.used, means_to_win(self.summary), self.fair
        for mark, candidates, open_ones in (
            ("dead", used, [one for one in used if share_above(one.taken, DEAD) > ONE_LOOK]),
            (
                "must",
                means,
                [one for one in means if share_below(one.wins, just + MUST_HAVE) > ONE_LOOK],
            ),
        ):
            if not candidates or any(self.marks.of(one)[0] == mark for one in candidates):
                continue
            strength = self.evidence.of(f"no {mark}")
            id = f"no-{mark}{'-open' if strength == HINT else ''}"
            args: dict[str, str | int] = {"count": len(candidates), "open": len(open_ones)}
            yield self.finding(GOOD, strength, id, args)

    def course(self) -> Iterator[Finding]:
        """Whether games stay open and offer choices."""
        course = self.summary.course
        args: dict[str, str | int] = {
            "comebacks": percent(course.comebacks.share, 0),
            "changes": number(course.lead_changes.mean, 1),
            "margin": number(course.margin.median),
            "decided": percent(course.decided.median, 0),
        }
        early = course.decided.median < EARLY
        strength = self.evidence.of("early" if early else "open")
        id = "decided-early" if early else "decided"
        yield self.finding(BAD if early else GOOD, strength, id, args)
        forced = self.summary.forced
        if forced.mean > FORCED:
            share: dict[str, str | int] = {"share": percent(forced.mean, 0)}
            yield self.finding(BAD, self.evidence.of("forced"), "forced", share)

    def bots(self) -> Iterator[Finding]:
        for line in self.summary.bots if len(self.summary.bots) > 1 else []:
            args: dict[str, str | int] = {
                "bot": bot_name(self.phrases, line.bot, self.summary.game),
                "share": percent(line.wins.share),
                "low": percent(line.wins.low),
                "high": percent(line.wins.high),
                "fair": percent(self.fair),
            }
            yield self.finding(NOTE, self.evidence.of(("bot", line.bot)), "bot", args)

    def luck(self) -> Iterator[Finding]:
        """Whether dice and draws or the players explain more of the differences in score."""
        found = self.summary.design.luck
        if found is None:
            return
        args: dict[str, str | int] = {}
        for name, part in (("luck", found.scores.luck), ("player", found.scores.player)):
            args[name] = percent(part.share, 0)
            args[f"{name}low"] = percent(part.low, 0)
            args[f"{name}high"] = percent(part.high, 0)
        shown = [claim for claim in ("luck", "skill") if self.evidence.shown(claim)]
        claim = shown[0] if shown else "luck-open"
        yield self.finding(NOTE, self.evidence.of(claim), claim, args)

    def kingmaking(self) -> Iterator[Finding]:
        """How often a player who can no longer win decides who does."""
        found = self.summary.design.kingmaking
        if found is None:
            return
        args: dict[str, str | int] = {
            "share": percent(found.share),
            "low": percent(found.low),
            "high": percent(found.high),
            "limit": percent(KINGMAKING, 0),
        }
        often = found.share > KINGMAKING
        strength = self.evidence.of("kings" if often else "no kings")
        shown = strength != HINT
        id = f"kingmaking{'' if shown and often else '-seldom' if shown else '-open'}"
        yield self.finding(BAD if often else GOOD, strength, id, args)

    def variants(self) -> Iterator[Finding]:
        """The effect of options, paired by seed."""
        variants = self.summary.variants
        for place, other in enumerate(variants[1:], 1):
            change = other.changes["best"]
            strength = self.evidence.of(("variant", place, "best"))
            args = _change_args(change) | {
                "one": options_text(self.phrases, other.options, self.summary.game),
                "two": options_text(self.phrases, variants[0].options, self.summary.game),
            }
            id = "variant" if strength != HINT else "variant-alike"
            yield self.finding(NOTE, strength, id, args)

    def shared(self) -> Iterator[Finding]:
        """Shared subjects that change the score."""
        notable = [
            one for one in self.summary.lying if self.evidence.shown(("lying", one.kind, one.id))
        ]
        for one in sorted(notable, key=lambda one: -abs(one.best.value))[:3]:
            strength = self.evidence.of(("lying", one.kind, one.id))
            title = subject_name(self.phrases, one.kind, one.title, self.summary.game)
            args = _change_args(one.best) | {"title": title}
            numbers = self.levers.of_subject(one.kind, one.id)
            yield self.finding(NOTE, strength, "lying", args, numbers=numbers)

    def points(self) -> Iterator[Finding]:
        """Where points come from, and what distinguishes winners."""
        sources = self.summary.sources
        if len(sources) < 2:
            return
        most = max(sources, key=lambda one: one.mean)
        notable = max(sources, key=lambda one: one.lead.value)
        args = _change_args(notable.lead) | {
            "most": named(self.phrases, "source", most.source, self.summary.game),
            "mean": number(most.mean, 1),
            "telling": named(self.phrases, "source", notable.source, self.summary.game),
        }
        yield self.finding(NOTE, self.evidence.of(("source", notable.source)), "points", args)


def _change_args(change: Difference) -> dict[str, str | int]:
    """Message arguments for a difference and its interval, if it has one."""
    return {
        "value": signed(change.value),
        "low": signed(change.low),
        "high": signed(change.high),
    }


def digits_apart(value: float, low: float, high: float, digits: int) -> int:
    """How many digits, at least ``digits``, keep a rounded value on its side of both limits.

    >>> from arizona.lab.report.findings import digits_apart
    >>> digits_apart(49.6, 50, 100, 0)  # "50%" would be inside
    1
    """
    inside = low <= value <= high
    while digits < 4 and (low <= round(value, digits) <= high) != inside:
        digits += 1
    return digits


def rounded(games: int) -> str:
    """Round a number of games up to two significant digits.

    >>> from arizona.lab.report.findings import rounded
    >>> rounded(1234)
    '1,300'
    """
    step = 10 ** max(0, len(str(games)) - 2)
    return grouped(-(-games // step) * step)
