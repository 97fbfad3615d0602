"""Simulation report of a pack, with the lab's statistics and their margins of error."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple

from arizona.engine.content import Content
from arizona.lab.measure.sample_size import (
    CHANCE,
    MANY,
    games_for_change,
    games_for_share,
)
from arizona.lab.measure.stats import (
    Difference,
    Sample,
    Share,
    deviation_of_difference,
    difference,
    histogram,
    share,
    share_above,
    share_below,
    spread,
)
from arizona.lab.measure.watchers import watch
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.workshop import (
    Bars,
    Interval,
    PackChange,
    SimFinding,
    SimReport,
    SimSubject,
    WhatIfFigure,
)
from arizona.server.services.workshop.editing import previous_key
from arizona.server.tables.bot_requests import SimGame

SIGNIFICANCE: Final = 0.01
"""Significance level for findings."""
EQUIVALENCE_LEVEL: Final = 0.05
"""Significance level of the equivalence test for fair seats."""
FAIR_MARGIN: Final = 0.05
"""Seats count as fair if each seat's share of wins is this close to an equal share."""
UNCHANGED_SHARE: Final = 0.95
"""Share of identical games above which the bots hardly react to a change."""
WORTH: Final = 0.05
"""Part of a figure that counts as a difference worth knowing in a what-if answer."""
WORTH_OF_SHARE: Final = 0.1
"""The same for shares, as a difference between two shares."""
MIN_CHANGED: Final = 10
"""Number of games that must differ in a figure before the number of games needed is estimated."""
MAX_FINDINGS: Final = 3
MAX_SUBJECTS: Final = 12
BINS: Final = 14
Grade = Literal["best", "good", "slip"]


class Claims(NamedTuple):
    """A possible finding with its p-value."""

    p: float
    grade: Grade
    message: Phrase


class Usage(NamedTuple):
    """How often a subject was taken in games that had it, and how often those seats won."""

    taken: Sample
    won: Sample


class SimulatedPack(NamedTuple):
    """A pack and the games played with it."""

    content: Content
    games: list[SimGame]


def report(
    here: SimulatedPack,
    before: SimulatedPack,
    changes: list[PackChange],
    bot: Phrase,
    seconds: float,
) -> SimReport:
    """Compare a pack's games with those of its base pack."""
    seats = len(here.games[0].scores)
    wins = [_wins(here.games, seat) for seat in range(seats)]
    margin = max((one.high - one.low) / 2 for one in wins)
    points, points_before = _winners_points(here.games), _winners_points(before.games)
    length, length_before = _lengths(here.games), _lengths(before.games)
    subjects, claims = _subjects(here, before, changes, 1 / seats)
    claims += _level(points, points_before)
    claims += _longer(length, length_before)
    return SimReport(
        digest=here.content.digest,
        base=before.content.name,
        games=len(here.games),
        seats=seats,
        bot=bot,
        seconds=round(seconds, 1),
        margin=round(margin, 4),
        fair=round(1 / seats, 4),
        wins=[_interval(one) for one in wins],
        points=_mean(points),
        points_before=_mean(points_before),
        length=_mean(length),
        length_before=_mean(length_before),
        bars=_bars(points, points_before),
        subjects=subjects,
        findings=_findings(
            claims,
            [
                *(_reaction(here, before) if changes else []),
                _fairness(wins, 1 / seats),
            ],
            len(here.games),
        ),
    )


# --- figures --------------------------------------------------------------------------------------


def _won(game: SimGame, seat: int) -> float:
    return 1 / len(game.winners) if seat in game.winners else 0.0


def _wins(games: list[SimGame], seat: int) -> Share:
    won = [_won(game, seat) for game in games]
    return share(str(seat + 1), sum(won), len(won))


def _winners_points(games: list[SimGame]) -> Sample:
    return Sample([max(game.scores) for game in games], [game.number for game in games])


def _lengths(games: list[SimGame]) -> Sample:
    return Sample([game.decisions for game in games], [game.number for game in games])


def _mean(sample: Sample) -> Interval:
    found = spread(list(sample.sums.values()))
    low = found.mean if found.low is None else found.low
    high = found.mean if found.high is None else found.high
    return Interval("", round(found.mean, 2), round(low, 2), round(high, 2))


def _interval(one: Share) -> Interval:
    return Interval(one.label, one.share, one.low, one.high)


def _bars(here: Sample, before: Sample) -> Bars:
    """Return two histograms with the same bins."""
    mine, old = list(here.sums.values()), list(before.sums.values())
    both = histogram([*mine, *old], BINS)
    count = len(both.counts)
    return Bars(
        both.start,
        both.width,
        *[_counted(one, both.start, both.width, count) for one in (mine, old)],
    )


def _counted(values: Iterable[float], start: float, width: float, count: int) -> list[int]:
    found = [0] * count
    for value in values:
        found[min(count - 1, int((value - start) / width))] += 1
    return found


# --- subjects -------------------------------------------------------------------------------------


def _uses(tried: SimulatedPack) -> dict[str, tuple[str, Usage]]:
    """Return title and usage of each subject, by its address in the pack."""
    watcher = watch(tried.content.game)
    titles = {(kind, id): title for kind, id, title in watcher.subjects(tried.content)}
    found: dict[str, tuple[str, Usage]] = {}
    for game in tried.games:
        for one in game.seen:
            address = watcher.address(one.kind, one.id)
            if one.kind not in watcher.takes or not address:
                continue
            title = titles.get((one.kind, one.id), one.id)
            _, uses = found.setdefault(address, (title, Usage(Sample(), Sample())))
            uses.taken.add(game.number, float(bool(one.takers)))
            for seat in dict.fromkeys(one.takers):
                uses.won.add(game.number, _won(game, seat))
    return found


def _part(sample: Sample) -> Share:
    return share("", sum(sample.sums.values()), sample.count, sample)


def _subjects(
    here: SimulatedPack, before: SimulatedPack, changes: list[PackChange], fair: float
) -> tuple[list[SimSubject], list[Claims]]:
    """Return the statistics of edited subjects and the possible findings about them."""
    now, old = _uses(here), _uses(before)
    found: list[SimSubject] = []
    claims: list[Claims] = []
    for change in changes:
        address = f"{change.table}.{change.key}"
        if address not in now or len(found) >= MAX_SUBJECTS:
            continue
        title, uses = now[address]
        earlier = f"{change.table}.{previous_key(before.content.game, change)}"
        was = old[earlier][1] if earlier in old else None
        taken, won = _part(uses.taken), _part(uses.won)
        found.append(
            SimSubject(
                change.table,
                change.key,
                title,
                _interval(taken),
                _interval(won) if won.total else None,
                None if was is None else _interval(_part(was.taken)),
                None if was is None or not was.won.count else _interval(_part(was.won)),
            )
        )
        claims += _said_of(title, uses, was, won, fair)
    return found, claims


def _said_of(title: str, uses: Usage, was: Usage | None, won: Share, fair: float) -> list[Claims]:
    claims: list[Claims] = []
    args: dict[str, str | int] = {"title": title}
    if was is not None:
        change = difference(uses.taken, was.taken, shares=True)
        word = "more" if change.value > 0 else "less"
        shares = {"share": _percent(uses.taken.mean), "before": _percent(was.taken.mean)}
        claims.append(Claims(change.p, "slip", Phrase(f"sim-taken-{word}", {**args, **shares})))
    if won.total:
        p = min(1.0, 2 * min(share_above(won, fair), share_below(won, fair)))
        shares = {"share": _percent(won.share), "fair": _percent(fair)}
        claims.append(Claims(p, "slip", Phrase("sim-wins", {**args, **shares})))
    return claims


# --- what if -------------------------------------------------------------------------------------


def what_if(
    here: SimulatedPack, before: SimulatedPack, addresses: list[str]
) -> tuple[list[WhatIfFigure], int]:
    """Compare games with and without an unsaved change, and count identical ones.

    ``addresses`` are the addresses of the changed entries.
    """
    figures = [
        ("points", "", _winners_points(here.games), _winners_points(before.games), False),
        ("lead", "", _leads(here.games), _leads(before.games), False),
        ("length", "", _lengths(here.games), _lengths(before.games), False),
    ]
    now, old = _uses(here), _uses(before)
    for address in sorted(now.keys() & old.keys()):
        if any(f"{address}.".startswith(f"{one}.") for one in addresses):
            title, uses = now[address]
            was = old[address][1]
            figures.append(("taken", title, uses.taken, was.taken, True))
            if uses.won.count and was.won.count:
                figures.append(("takers", title, uses.won, was.won, True))
    figures = figures[:MAX_SUBJECTS]
    found = [
        _figure(
            what,
            title,
            one,
            two,
            shares=shares,
            level=SIGNIFICANCE / len(figures),
            games_played=len(here.games),
        )
        for what, title, one, two, shares in figures
    ]
    return found, _same(here, before)


def _figure(
    what: str,
    title: str,
    now: Sample,
    before: Sample,
    *,
    shares: bool,
    level: float,
    games_played: int,
) -> WhatIfFigure:
    change = difference(now, before, shares=shares)
    low = change.value if change.low is None else change.low
    high = change.value if change.high is None else change.high
    worth = WORTH_OF_SHARE if shares else float(max(1, round(WORTH * before.mean)))
    needed = 0
    if _changed(now, before) >= MIN_CHANGED:
        # The games of a subject are fewer than all games, so the number is scaled to all.
        games = games_for_change(
            deviation_of_difference(now, before, shares=shares), worth, 1 - level, CHANCE
        )
        needed = _rounded(games * games_played / max(1, min(len(now.sums), len(before.sums))))
    return WhatIfFigure(
        what,  # type: ignore[arg-type]
        title,
        round(before.mean, 4),
        round(now.mean, 4),
        Interval("", change.value, min(low, change.value), max(high, change.value)),
        change.p <= level,
        worth,
        needed,
    )


def _changed(now: Sample, before: Sample) -> int:
    """Count the games with another value, or with a value in only one of the samples."""
    keys = now.sums.keys() | before.sums.keys()
    return sum(
        (now.sums.get(key), now.counts.get(key)) != (before.sums.get(key), before.counts.get(key))
        for key in keys
    )


def _rounded(games: float) -> int:
    """Round up to two digits, because the number is an estimate; 0 if it is too large."""
    if games > MANY:
        return 0
    step: int = 10 ** max(0, len(str(int(games))) - 2)
    return math.ceil(games / step) * step


def _leads(games: list[SimGame]) -> Sample:
    """Return the winner's lead over the next seat in each game."""
    leads: list[float] = []
    for game in games:
        best, *rest = sorted(game.scores, reverse=True)
        leads.append(best - rest[0] if rest else 0.0)
    return Sample(leads, [game.number for game in games])


def _same(here: SimulatedPack, before: SimulatedPack) -> int:
    old = {game.number: game for game in before.games}
    return sum(game == old.get(game.number) for game in here.games)


# --- findings -------------------------------------------------------------------------------------


def _percent(part: float) -> str:
    return str(round(100 * part))


def _number(value: float) -> str:
    return f"{value:.1f}"


def _signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−")


def _level(here: Sample, before: Sample) -> list[Claims]:
    change = difference(here, before)
    args: dict[str, str | int] = {"points": _number(here.mean)}
    if change.low is None or change.high is None:
        return []
    if change.p > SIGNIFICANCE:
        # Finding no difference does not prove that there is none, so give the interval.
        args |= {"low": _signed(change.low), "high": _signed(change.high)}
        args |= {"equal": int(change.low == change.high == 0)}
        return [Claims(SIGNIFICANCE, "good", Phrase("sim-points-same", args))]
    word = "more" if change.value > 0 else "less"
    by = _number(abs(change.value))
    return [Claims(change.p, "good", Phrase(f"sim-points-{word}", {**args, "by": by}))]


def _longer(here: Sample, before: Sample) -> list[Claims]:
    change: Difference = difference(here, before)
    args: Mapping[str, str | int] = {
        "length": _number(here.mean),
        "by": _number(abs(change.value)),
    }
    word = "longer" if change.value > 0 else "shorter"
    return [Claims(change.p, "good", Phrase(f"sim-{word}", dict(args)))]


def _fairness(wins: list[Share], fair: float) -> Claims:
    """Return a claim that the seats are fair (by an equivalence test), unfair, or undecided.

    The seats are fair if every seat is shown to win within ``FAIR_MARGIN`` of its share. Finding no
    difference is not enough.
    """
    bound = _percent(FAIR_MARGIN)
    if len(wins) < 2:
        return Claims(1.0, "good", Phrase("sim-one-seat", {}))
    chances = [min(share_above(one, fair), share_below(one, fair)) for one in wins]
    p = min(1.0, 2 * len(wins) * min(chances))
    if p <= SIGNIFICANCE:
        worst = wins[chances.index(min(chances))]
        args: dict[str, str | int] = {
            "seat": worst.label,
            "share": _percent(worst.share),
            "fair": _percent(fair),
        }
        return Claims(p, "slip", Phrase("sim-unfair", args))
    outside = max(
        max(share_below(one, fair + FAIR_MARGIN), share_above(one, fair - FAIR_MARGIN))
        for one in wins
    )
    if outside <= EQUIVALENCE_LEVEL:
        return Claims(outside, "best", Phrase("sim-fair", {"bound": bound}))
    missed = (1 - CHANCE) / (2 * len(wins))
    needed = games_for_share(fair, fair + FAIR_MARGIN, 1 - EQUIVALENCE_LEVEL, 1 - missed)
    played = int(wins[0].total)
    known: dict[str, str | int] = {
        "bound": bound,
        "games": played,
        "needed": -(-needed // 50) * 50 if needed > played else 0,
    }
    return Claims(1.0, "good", Phrase("sim-seats-open", known))


def _reaction(here: SimulatedPack, before: SimulatedPack) -> list[Claims]:
    """Return a claim if the bots play as if nothing had changed; the results then mean little."""
    old = {game.number: game for game in before.games}
    pairs = [(game, old[game.number]) for game in here.games if game.number in old]
    same = sum(one.decisions == two.decisions and one.seen == two.seen for one, two in pairs)
    if not pairs or same < UNCHANGED_SHARE * len(pairs):
        return []
    args: dict[str, str | int] = {"same": same, "games": len(pairs)}
    return [Claims(0.0, "good", Phrase("sim-no-reaction", args))]


def _findings(claims: list[Claims], first: list[Claims], games: int) -> list[SimFinding]:
    """Select up to three findings: ``first``, then the most significant ones.

    The significance level is divided by the number of possible findings (Bonferroni correction).
    """
    sure = sorted(
        (one for one in claims if one.p * max(1, len(claims)) <= SIGNIFICANCE),
        key=lambda one: one.p,
    )
    same = [one for one in claims if one.message.id == "sim-points-same"]
    chosen = [*first, *sure, *same]
    if not sure:
        chosen.append(Claims(1.0, "good", Phrase("sim-unsure", {"games": games})))
    return [SimFinding(one.grade, one.message) for one in chosen[:MAX_FINDINGS]]
