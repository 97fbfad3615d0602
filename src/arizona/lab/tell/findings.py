"""What the numbers say, in sentences, each with the strength of its evidence."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from arizona.engine.message import Message
from arizona.lab.measure.stats import CLEAR, HINT, STRONG, Share, above, below, mean_difference
from arizona.lab.measure.summary import Summary, Used, fair
from arizona.lab.tell.naming import kind_name, named, subject_name
from arizona.messages import Phrases

SEAT_MARGIN = 0.03
"""No seat should win more than this above its share."""
DEAD = 0.02
"""A subject taken in fewer of the games that offer it is dead."""
MUST_HAVE = 0.12
"""A subject whose takers win so much above their share is a must-have."""
FORCED = 0.3
EARLY = 0.5
LISTED = 8

GOOD, BAD, NOTE = "good", "bad", "note"


class Finding(Struct, frozen=True):
    """One sentence: whether it is good news, and how strong the evidence is."""

    tone: str
    strength: str
    text: str


def percent(part: float, digits: int = 1) -> str:
    """A share as people write it.

    >>> from arizona.lab.tell.findings import percent
    >>> percent(0.2339)
    '23.4'
    """
    return f"{100 * part:.{digits}f}"


def signed(value: float) -> str:
    """A difference with its sign, as people write it."""
    return f"{value:+.1f}".replace("-", "−")


def dead(one: Used) -> str:
    """How surely a subject is dead; empty if it is not."""
    return below(one.taken, DEAD)


def must_have(one: Used, summary: Summary) -> str:
    """How surely a subject is a must-have; empty if it is not."""
    return above(one.wins, fair(summary) + MUST_HAVE)


def trap(one: Used, summary: Summary) -> str:
    """How surely takers of a subject win far less than their share."""
    limit = fair(summary) - MUST_HAVE
    return below(one.wins, limit) if one.wins.total else ""


def findings(summary: Summary, phrases: Phrases) -> list[Finding]:
    """All that is worth a sentence, bad news first."""
    found: list[Finding] = []
    for tone, strength, message in _all(summary, phrases):
        found.append(Finding(tone, strength, phrases.say(message)))
    order = {BAD: 0, GOOD: 1, NOTE: 2}
    return sorted(found, key=lambda one: order[one.tone])


Said = tuple[str, str, Message]


def _all(summary: Summary, phrases: Phrases) -> Iterator[Said]:
    yield from _balance(summary.seats, "lab-find-seat", summary)
    yield from _balance(summary.places, "lab-find-place", summary)
    yield from _aims(summary, phrases)
    yield from _subjects(summary, phrases)
    yield from _course(summary)
    yield from _bots(summary)
    yield from _variants(summary, phrases)
    yield from _shared(summary)
    yield from _points(summary, phrases)
    if summary.forfeits:
        yield BAD, STRONG, Message("lab-find-forfeits", {"count": summary.forfeits})


def _balance(shares: list[Share], id: str, summary: Summary) -> Iterator[Said]:
    if len(shares) < 2:
        return
    limit = fair(summary) + SEAT_MARGIN
    ahead = [one for one in shares if above(one, limit) in (CLEAR, STRONG)]
    for one in ahead:
        yield BAD, above(one, limit), Message(f"{id}-ahead", _share_args(one, summary))
    best = max(shares, key=lambda one: one.share)
    if ahead:
        return
    if best.high <= limit:
        yield GOOD, CLEAR, Message(f"{id}-fair", _share_args(best, summary))
    else:
        yield NOTE, HINT, Message(f"{id}-open", _share_args(best, summary))


def _share_args(one: Share, summary: Summary) -> dict[str, str | int]:
    return {
        "which": int(one.label),
        "share": percent(one.share),
        "low": percent(one.low),
        "high": percent(one.high),
        "fair": percent(fair(summary)),
    }


def _aims(summary: Summary, phrases: Phrases) -> Iterator[Said]:
    for aim in summary.aims:
        parts = aim.figure.startswith("ending:")
        low, high = (
            (percent(end, 0) if parts else f"{end:g}").replace("-", "−")
            for end in (aim.low, aim.high)
        )
        args: dict[str, str | int] = {
            "figure": named(phrases, "figure", aim.figure.replace(":", "-"), summary.game),
            "who": phrases.text(f"lab-who-{aim.who}"),
            "found": percent(aim.found, 0) if parts else f"{aim.found:.1f}",
            "low": low,
            "high": high,
            "inside": percent(aim.inside, 0),
        }
        id = "lab-find-aim-share" if parts else "lab-find-aim"
        yield GOOD if aim.met else BAD, STRONG, Message(f"{id}{'' if aim.met else '-missed'}", args)


def _subjects(summary: Summary, phrases: Phrases) -> Iterator[Said]:
    judged = {
        "lab-find-dead": [dead(one) for one in summary.used],
        "lab-find-must-have": [must_have(one, summary) for one in summary.used],
        "lab-find-trap": [trap(one, summary) for one in summary.used],
    }
    for id, judgements in judged.items():
        # A card that is hardly ever taken is worth a word even while it is not certain.
        for strength in (STRONG, CLEAR, HINT) if id == "lab-find-dead" else (STRONG, CLEAR):
            pairs = zip(summary.used, judgements, strict=True)
            hit = [one for one, judgement in pairs if judgement == strength]
            if hit:
                args: dict[str, str | int] = {
                    "count": len(hit),
                    "which": _listed(hit, phrases, id),
                    "fair": percent(fair(summary)),
                }
                yield NOTE if id == "lab-find-trap" else BAD, strength, Message(id, args)
    if summary.used:
        if not any(dead(one) for one in summary.used):
            yield GOOD, CLEAR, Message("lab-find-no-dead", {"count": len(summary.used)})
        if not any(must_have(one, summary) in (CLEAR, STRONG) for one in summary.used):
            yield GOOD, CLEAR, Message("lab-find-no-must-have", {"count": len(summary.used)})


def _listed(hit: list[Used], phrases: Phrases, id: str) -> str:
    """The names of some subjects with their figure, the worst first."""
    if id == "lab-find-dead":
        ordered = sorted(hit, key=lambda one: one.taken.share)
        figures = [percent(one.taken.share) for one in ordered]
    else:
        sign = -1 if id == "lab-find-must-have" else 1
        ordered = sorted(hit, key=lambda one: sign * one.wins.share)
        figures = [percent(one.wins.share) for one in ordered]
    told = [
        phrases.text(
            "lab-find-one",
            kind=kind_name(phrases, one.kind),
            title=subject_name(phrases, one.kind, one.title),
            figure=figure,
        )
        for one, figure in zip(ordered[:LISTED], figures, strict=False)
    ]
    if len(ordered) > LISTED:
        told.append(phrases.text("lab-find-more", count=len(ordered) - LISTED))
    return ", ".join(told)


def _course(summary: Summary) -> Iterator[Said]:
    course = summary.course
    args: dict[str, str | int] = {
        "comebacks": percent(course.comebacks.share, 0),
        "changes": f"{course.lead_changes.mean:.1f}",
        "margin": f"{course.margin.median:.0f}",
        "decided": percent(course.decided.median, 0),
    }
    early = course.decided.median < EARLY
    yield (
        (BAD if early else GOOD),
        STRONG,
        Message("lab-find-decided-early" if early else "lab-find-decided", args),
    )
    if summary.widths and summary.widths[0] > FORCED:
        forced: dict[str, str | int] = {"share": percent(summary.widths[0], 0)}
        yield BAD, STRONG, Message("lab-find-forced", forced)


def _bots(summary: Summary) -> Iterator[Said]:
    for line in summary.bots if len(summary.bots) > 1 else []:
        strength = above(line.wins, fair(summary)) or below(line.wins, fair(summary))
        yield (
            NOTE,
            strength or HINT,
            Message(
                "lab-find-bot",
                {
                    "bot": line.bot,
                    "share": percent(line.wins.share),
                    "low": percent(line.wins.low),
                    "high": percent(line.wins.high),
                    "fair": percent(fair(summary)),
                },
            ),
        )


def _variants(summary: Summary, phrases: Phrases) -> Iterator[Said]:
    if len(summary.variants) < 2:
        return
    first = summary.variants[0]
    for other in summary.variants[1:]:
        change = mean_difference(other.best, first.best)
        strength = change.strength()
        args: dict[str, str | int] = {
            "one": options_text(other.options),
            "two": options_text(first.options),
            "value": signed(change.value),
            "low": signed(change.low),
            "high": signed(change.high),
        }
        id = "lab-find-variant" if strength else "lab-find-variant-alike"
        yield NOTE, strength or HINT, Message(id, args)


def options_text(options: dict[str, str | int | bool]) -> str:
    """Options as `name=value`."""
    return ", ".join(f"{name}={str(value).lower()}" for name, value in options.items())


def _shared(summary: Summary) -> Iterator[Said]:
    telling = [one for one in summary.lying if one.best.strength() == STRONG]
    for one in sorted(telling, key=lambda one: -abs(one.best.value))[:3]:
        args: dict[str, str | int] = {
            "title": one.title,
            "value": signed(one.best.value),
            "low": signed(one.best.low),
            "high": signed(one.best.high),
        }
        yield NOTE, STRONG, Message("lab-find-lying", args)


def _points(summary: Summary, phrases: Phrases) -> Iterator[Said]:
    if len(summary.sources) < 2:
        return
    most = max(summary.sources, key=lambda one: one.mean)
    telling = max(summary.sources, key=lambda one: one.winners - one.rest)
    args: dict[str, str | int] = {
        "most": named(phrases, "source", most.source, summary.game),
        "mean": f"{most.mean:.1f}",
        "telling": named(phrases, "source", telling.source, summary.game),
        "lead": f"{telling.winners - telling.rest:.1f}",
    }
    yield NOTE, STRONG, Message("lab-find-points", args)
