"""Findings of the lab are read back and compared with the stored games.

The statistics behind them have tests of their own (``tests/lab/test_false_findings.py``); here the
numbers in a sentence must be those of the games it speaks about.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import chain
from statistics import fmean, median

import pytest
from msgspec.structs import replace

from arizona.lab.measure.counting import summarize
from arizona.lab.measure.tables import make_tables
from arizona.lab.report.findings import findings
from arizona.lab.run.plan import make_plan
from arizona.lab.run.result import Lost, Result
from tests.lab.test_report import game
from tests.truth.claims import ENGLISH
from tests.truth.renderings import ids, renderings

NOT_READ = {
    *("lab-find-one", "lab-find-more"),
    *("lab-find-aim", "lab-find-aim-missed", "lab-find-aim-share", "lab-find-aim-share-missed"),
    *("lab-find-variant", "lab-find-variant-alike", "lab-find-lying"),
    *("lab-find-luck", "lab-find-luck-open", "lab-find-skill"),
    *("lab-find-kingmaking", "lab-find-kingmaking-seldom", "lab-find-kingmaking-open"),
}
"""Parts of other messages, and findings whose figures are only tested as statistics."""
N = r"([\d,]+(?:\.\d)?)"
S = r"([+−]?[\d,]+(?:\.\d)?)"
SHARE = rf"{N}% \({N} to {N}"
ITEM = re.compile(r"(\w+) \(Tile, ([\d.]+)%\)")
Check = Callable[[re.Match[str], list[Result]], bool]


def value(text: str) -> float:
    return float(text.replace(",", "").replace("−", "-"))


def near(text: str, number: float) -> bool:
    """Whether a rounded number is the value; with one digit after the point, or none."""
    return abs(value(text) - number) <= (0.1 if "." in text else 1.0) / 2 + 1e-6


def around(share: str, low: str, high: str, true: float) -> bool:
    return near(share, 100 * true) and value(low) <= value(share) <= value(high)


def seat_wins(games: list[Result], seat: int) -> float:
    return fmean((seat in one.winners) / len(one.winners) for one in games)


def place_wins(games: list[Result], place: int) -> float:
    seats = len(games[0].scores)
    return fmean(
        ((one.start + place - 1) % seats in one.winners) / len(one.winners) for one in games
    )


def fair(games: list[Result]) -> float:
    return 100 / len(games[0].scores)


def seat(which: int, share: int, fairness: int, best: bool = True) -> Check:
    """Check a sentence about a seat; the numbers are the groups of the sentence."""

    def check(said: re.Match[str], games: list[Result]) -> bool:
        true = seat_wins(games, int(said[which]) - 1)
        others = [seat_wins(games, one) for one in range(len(games[0].scores))]
        right = around(said[share], said[share + 1], said[share + 2], true)
        return right and near(said[fairness], fair(games)) and (not best or true == max(others))

    return check


def place(which: int, share: int, fairness: int) -> Check:
    def check(said: re.Match[str], games: list[Result]) -> bool:
        true = place_wins(games, int(said[which]) if which else 1)
        right = around(said[share], said[share + 1], said[share + 2], true)
        return right and near(said[fairness], fair(games))

    return check


def taken(games: list[Result], tile: str) -> float:
    return fmean(bool(one.takers) for result in games for one in result.seen if one.id == tile)


def takers_win(games: list[Result], tile: str) -> float:
    return fmean(
        (seat in result.winners) / len(result.winners)
        for result in games
        for one in result.seen
        if one.id == tile
        for seat in set(one.takers)
    )


def listed(figure: Callable[[list[Result], str], float], low: float, high: float) -> Check:
    """Check the listed items: their number, and each share, which lies in a range."""

    def check(said: re.Match[str], games: list[Result]) -> bool:
        items = ITEM.findall(said[said.re.groups])
        shares = [figure(games, tile) for tile, _ in items]
        known = all(near(text, 100 * true) for (_, text), true in zip(items, shares, strict=True))
        return known and len(items) == int(said[1]) and all(low <= one <= high for one in shares)

    return check


def none(figure: Callable[[list[Result], str], float], low: float, high: float) -> Check:
    def check(said: re.Match[str], games: list[Result]) -> bool:
        tiles = {one.id for one in chain.from_iterable(result.seen for result in games)}
        taken_ones = {one.id for result in games for one in result.seen if one.takers}
        tiles = tiles if figure is taken else taken_ones
        known = int(said[1]) == len(tiles)
        return known and all(low <= figure(games, tile) <= high for tile in tiles)

    return check


def course(said: re.Match[str], games: list[Result]) -> bool:
    margins = [max(one.scores) - sorted(one.scores)[-2] for one in games]
    return (
        near(said[1], 100 * median(one.decided for one in games))
        and near(said[2], fmean(one.lead_changes for one in games))
        and near(said[3], 100 * fmean(one.decided > 0.9 for one in games))
        and near(said[4], median(margins))
    )


def sources(said: re.Match[str], games: list[Result]) -> bool:
    seats = len(games[0].scores)
    totals: dict[str, float] = {}
    for one in chain.from_iterable(result.points for result in games):
        totals[one.source] = totals.get(one.source, 0.0) + one.points / (seats * len(games))
    return near(said[2], max(totals.values())) and value(said[5]) <= value(said[4])


OPEN = r"If the game is fair, about ([\d,]+) games are enough to show it within 3 points\."
SENTENCES: dict[str, Check] = {
    rf"Seat (\d) wins {N}% of the games \({N} to {N}\); {N}% would be fair\.": seat(
        1, 2, 5, best=False
    ),
    rf"The seats are fair: none wins more than 3 points above its {N}%\. The best, seat (\d), wins "
    rf"{SHARE}\)\.": seat(2, 3, 1),
    rf"No seat is shown to have an advantage: the best, seat (\d), wins {SHARE}; fair: {N}%\)\. "
    rf"{OPEN}": seat(1, 2, 5),
    rf"No seat is shown to have an advantage: the best, seat (\d), wins {SHARE}; fair: {N}%\)\.": (
        seat(1, 2, 5)
    ),
    rf"The start player wins {N}% of the games \({N} to {N}\); {N}% would be fair\.": place(
        0, 1, 4
    ),
    rf"The player in place (\d) of the first round wins {N}% of the games \({N} to {N}\); {N}% "
    rf"would be fair\.": place(1, 2, 5),
    rf"Going first is no advantage: no place in the first round wins more than 3 points above its "
    rf"{N}%\. Place (\d) wins {SHARE}\)\.": place(2, 3, 1),
    rf"It is unclear whether the place in the first round matters: place (\d) wins {SHARE}; fair: "
    rf"{N}%\)\. {OPEN}": place(1, 2, 5),
    rf"It is unclear whether the place in the first round matters: place (\d) wins {SHARE}; fair: "
    rf"{N}%\)\.": place(1, 2, 5),
    r"(\d+) items? (?:is|are) dead \(taken in fewer than 2% of the games that offer (?:it|them)\): "
    r"(.+)\.": listed(taken, 0, 0.02),
    r"(\d+) items? may be dead; more games would be needed to tell: (.+)\.": listed(taken, 0, 0.02),
    r"(\d+) items? (?:is a must-have|are must-haves) \((?:its|their) takers win over 12 points "
    r"more often than the fair [\d.]+%\): (.+)\.": listed(takers_win, 0.62, 1),
    r"(\d+) items? rarely wins? \((?:its|their) takers win over 12 points less often than the fair "
    r"[\d.]+%\): (.+)\.": listed(takers_win, 0, 0.38),
    r"Nothing is dead: each of the (\d+) items is taken in at least 2% of the games that offer "
    r"it\.": none(taken, 0.02, 1),
    r"No(?:ne| item) .*is shown to be dead.*": lambda said, games: True,
    r"Nothing is a must-have: none of the (\d+) items lets its takers win over 12 points more "
    r"often than their share\.": none(takers_win, 0, 0.62),
    r"No(?:ne| item) .*is shown to be a must-have.*": lambda said, games: True,
    rf"Games stay open: half of them are decided only after {N}% of their turns, the lead changes "
    rf"{N} times, and in {N}% the winner is still behind in the last tenth\. Half end with a lead "
    rf"of {N} or less\.": course,
    rf"Games are decided early: in half of them the winner leads for good after {N}% of the turns; "
    rf"the lead changes {N} times\.": (
        lambda said, games: (
            near(said[1], 100 * median(one.decided for one in games))
            and near(said[2], fmean(one.lead_changes for one in games))
        )
    ),
    rf"{N}% of the decisions leave no choice\.": (
        lambda said, games: near(
            said[1],
            100 * sum(one.widths[0] for one in games) / sum(sum(one.widths) for one in games),
        )
    ),
    rf"(.+) wins {N}% of its games \({N} to {N}\); equal bots would win {N}%\.": (
        lambda said, games: near(said[5], fair(games)) and value(said[3]) <= value(said[4])
    ),
    rf"The largest source of points is (.+) \({N} per seat\)\. What sets winners apart most is "
    rf"(.+): {S} points relative to the rest of their game \({S} to {S}\)\.": sources,
    r"(\d+) moves? (?:was|were) forfeited by a bot that failed or took too long; those games say "
    r"little\.": lambda said, games: int(said[1]) == sum(len(one.lost) for one in games),
}
"""The sentences of a report, and whether they are true of the games."""


def made_up(kind: str, count: int) -> list[Result]:
    """Return games of which a report says something else for every kind."""
    rng = random.Random(f"lab {kind}")
    found = []
    for number in range(count):
        first = rng.random() < {"seat": 0.75, "even": 0.5}.get(kind, 0.52)
        scores = [20 + rng.randrange(5), 20 + rng.randrange(5)]
        winner = 0 if first else 1
        scores[winner] += 6
        likely = winner if rng.random() < 0.85 else 1 - winner
        takers = {
            "Mesa": [likely] if kind == "cards" else [rng.randrange(2)],
            "Butte": [1 - likely] if kind == "cards" else [rng.randrange(2)],
            "Rim": [] if kind == "cards" or number else [0],
        }
        if kind == "even":
            takers["Rim"] = [rng.randrange(2)]
        start = winner if kind == "start" and rng.random() < 0.7 else number % 2
        one = replace(game(number, scores, takers), start=start, lead_changes=number % 4)
        one = replace(one, decided=rng.choice([0.2, 0.4] if kind == "early" else [0.7, 0.95]))
        if kind == "forced":
            one = replace(one, widths=[6, 2, 2], lost=[Lost(0, 3, "late")] if not number else [])
        found.append(one)
    return found


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        *(("seat", 400), ("even", 4000), ("few", 40), ("start", 400)),
        *(("cards", 600), ("early", 300), ("forced", 300), ("most", 1600)),
    ],
)
def test_every_finding_is_true_of_the_games(kind: str, count: int) -> None:
    plan = make_plan("knight", seats=2, bots=["greedy"], games=count)
    games = made_up(kind, count)
    found = findings(summarize(make_tables(plan, games)), ENGLISH)
    skipped = [text for id in sorted(NOT_READ) for text in beginnings(id)]
    checked = 0
    for one in found:
        read = [
            check(said, games)
            for pattern, check in SENTENCES.items()
            if (said := re.fullmatch(pattern, one.text))
        ]
        if not read and any(one.text.startswith(begin) for begin in skipped):
            continue
        assert read == [True], one.text
        checked += 1
    assert checked > 3


def beginnings(id: str) -> list[str]:
    """Return the first words of a message, up to its first value."""
    return [begin for text in renderings(id) if (begin := text.partition("7")[0]).strip()]


def test_every_finding_can_be_read() -> None:
    found = ids("lab-find-")
    assert set(found) >= NOT_READ
    for id in found:
        if id not in NOT_READ:
            for text in renderings(id):
                assert any(re.fullmatch(one, text) for one in SENTENCES), (id, text)
