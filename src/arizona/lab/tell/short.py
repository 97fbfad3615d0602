"""A report without pictures: JSON data, or a page of Markdown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from arizona import get_game
from arizona.lab.measure.stats import CLEAR, STRONG, Difference, Spread
from arizona.lab.measure.summary import Summary, Used
from arizona.lab.tell.findings import dead, findings, must_have, options_text, percent, signed
from arizona.lab.tell.naming import kind_name, named, subject_name
from arizona.messages import Phrases

SHOWN = 6


def as_data(summary: Summary, phrases: Phrases) -> dict[str, Any]:
    """All figures and findings as JSON data."""
    found = msgspec.to_builtins(summary)
    found["findings"] = msgspec.to_builtins(findings(summary, phrases))
    assert isinstance(found, dict)
    return found


def markdown(summary: Summary, phrases: Phrases) -> str:
    """The findings and the most telling tables."""

    def say(id: str, **args: str | int) -> str:
        return phrases.text(f"lab-report-{id}", **args)

    title = get_game(summary.game).title
    given = options_text(summary.options)
    lines = [
        f"# {say('title', game=title, seats=summary.seats_count)}",
        "",
        say(
            "lead-options" if given else "lead",
            games=f"{summary.games:,}",
            seats=summary.seats_count,
            bots=", ".join(summary.bots_named),
            content=Path(summary.content).name,
            options=given,
        ),
        "",
        f"## {say('findings')}",
        "",
    ]
    lines += [
        f"- {one.text} *({phrases.text(f'lab-strength-{one.strength}')})*"
        for one in findings(summary, phrases)
    ]
    lines += ["", f"## {say('wins')}", ""]
    lines += _table(
        ["", *[one.label for one in summary.seats]],
        [
            [say(id), *[_share(one.share, one.low, one.high) for one in shares]]
            for id, shares in (("seats", summary.seats), ("places", summary.places))
            if shares
        ],
    )
    lines += ["", f"## {say('figures')}", ""]
    score = [[phrases.text("lab-figure-score"), summary.winners_score, summary.score]]
    rows = [
        [named(phrases, "figure", one.figure, summary.game), one.winners, one.everybody]
        for one in summary.figures
    ]
    lines += _table(
        [
            say("head-figure"),
            say("winners"),
            say("head-tenths"),
            say("all-seats"),
            say("head-tenths"),
        ],
        [[str(name), *_spread(first), *_spread(second)] for name, first, second in score + rows],
    )
    if summary.variants:
        lines += ["", f"## {say('variants')}", ""]
        lines += _table(
            [say(f"head-{id}") for id in ("options", "games", "winner", "decisions", "changes")],
            [
                [
                    options_text(one.options),
                    str(one.games),
                    _mean(one.best),
                    _mean(one.decisions),
                    _mean(one.lead_changes),
                ]
                for one in summary.variants
            ],
        )
    if summary.used:
        lines += ["", f"## {say('subjects')}", ""]
        lines += _table(
            [
                say(f"head-{id}")
                for id in ("name", "offered", "taken", "takers-win", "takers-interval")
            ],
            [_used(one, summary, phrases) for one in _telling(summary)],
        )
    if summary.lying:
        lines += ["", f"{kind_name(phrases, summary.lying[0].kind)}: {say('lying-hint')}.", ""]
        lines += _table(
            [say(f"head-{id}") for id in ("name", "games-with", "winner-change")],
            [
                [
                    one.title,
                    str(one.games),
                    _change(one.best),
                ]
                for one in summary.lying
            ],
        )
    lines += ["", say("terms"), ""]
    return "\n".join(lines)


def _telling(summary: Summary) -> list[Used]:
    """Of each kind what is marked, the least taken and those whose takers win most and least."""
    found: list[Used] = []
    for kind in dict.fromkeys(one.kind for one in summary.used):
        mine = [one for one in summary.used if one.kind == kind]
        known = sorted(
            (one for one in mine if one.wins.total >= 50), key=lambda one: -one.wins.share
        )
        keep = {one.id for one in [*mine[-3:], *known[:3], *known[-1:]]}
        keep |= {one.id for one in mine if dead(one) or _must(one, summary)}
        if len(mine) <= SHOWN:
            keep = {one.id for one in mine}
        found += [one for one in mine if one.id in keep]
    return found


def _must(one: Used, summary: Summary) -> bool:
    return must_have(one, summary) in (CLEAR, STRONG)


def _used(one: Used, summary: Summary, phrases: Phrases) -> list[str]:
    marks = ""
    if dead(one):
        marks = f" **{phrases.text('lab-report-mark-dead')}**"
    elif _must(one, summary):
        marks = f" **{phrases.text('lab-report-mark-must')}**"
    name = subject_name(phrases, one.kind, one.title)
    wins = one.wins
    return [
        f"{kind_name(phrases, one.kind)}: {name}{marks}",
        str(one.offered),
        f"{percent(one.taken.share)} %",
        f"{percent(wins.share)} %" if wins.total else "–",
        f"{percent(wins.low)} to {percent(wins.high)}" if wins.total else "",
    ]


def _share(share: float, low: float, high: float) -> str:
    return f"{percent(share)} % ({percent(low)}–{percent(high)})"


def _spread(one: object) -> list[str]:
    assert isinstance(one, Spread)
    return [f"{one.mean:.1f}", f"{one.tenth:.0f} to {one.ninth:.0f}".replace("-", "−")]


def _change(one: Difference) -> str:
    told = f"{signed(one.value)} ({signed(one.low)} … {signed(one.high)})"
    return f"**{told}**" if one.strength() else told


def _mean(one: Spread) -> str:
    return f"{one.mean:.1f} ± {(one.high - one.low) / 2:.1f}"


def _table(heads: list[str], rows: list[list[str]]) -> list[str]:
    return [
        f"| {' | '.join(heads)} |",
        f"|{'---|' * len(heads)}",
        *[f"| {' | '.join(row)} |" for row in rows],
    ]
