"""Every finding of the Workshop is read back and compared with the simulated games."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from statistics import fmean

import arizona
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.workshop import PackChange
from arizona.server.services.workshop.report import SimulatedPack, report
from arizona.server.tables.bot_requests import SimGame, SimSeen
from tests.truth.claims import ENGLISH
from tests.truth.renderings import ids, renderings

TITLE = "Mesa"
NUMBER = r"(\d+(?:\.\d)?)"
Check = Callable[[re.Match[str], list[SimGame], list[SimGame]], bool]


def whole(text: str) -> int:
    return int(text.replace(",", ""))


def near(text: str, value: float) -> bool:
    """Whether a rounded number is the value; with one digit after the point, or none."""
    step = 0.1 if "." in text else 1.0
    return abs(float(text.replace("−", "-")) - value) <= step / 2 + 1e-9


def wins(games: list[SimGame], seat: int) -> float:
    return fmean((seat in game.winners) / len(game.winners) for game in games)


def points(games: list[SimGame]) -> float:
    return fmean(max(game.scores) for game in games)


def length(games: list[SimGame]) -> float:
    return fmean(game.decisions for game in games)


def taken(games: list[SimGame]) -> float:
    return fmean(
        bool(one.takers) for game in games for one in game.seen if one.id == TITLE and one.offered
    )


def takers_win(games: list[SimGame]) -> float:
    return fmean(
        (seat in game.winners) / len(game.winners)
        for game in games
        for one in game.seen
        if one.id == TITLE
        for seat in one.takers
    )


def fair_within(said: re.Match[str], here: list[SimGame], before: list[SimGame]) -> bool:
    seats = len(here[0].scores)
    bound = int(said[1]) / 100
    return all(abs(wins(here, seat) - 1 / seats) < bound for seat in range(seats))


def same_course(said: re.Match[str], here: list[SimGame], before: list[SimGame]) -> bool:
    same = sum(
        (one.decisions, one.seen) == (two.decisions, two.seen)
        for one, two in zip(here, before, strict=True)
    )
    return (whole(said[1]), whole(said[2])) == (same, len(here)) and same > 0.9 * len(here)


def points_differ(sign: int) -> Check:
    def check(said: re.Match[str], here: list[SimGame], before: list[SimGame]) -> bool:
        by = sign * (points(here) - points(before))
        return near(said[1], points(here)) and near(said[2], by) and by > 0

    return check


def length_differs(sign: int) -> Check:
    def check(said: re.Match[str], here: list[SimGame], before: list[SimGame]) -> bool:
        by = sign * (length(here) - length(before))
        return near(said[1], length(here)) and near(said[2], by) and by > 0

    return check


def taken_differs(sign: int) -> Check:
    def check(said: re.Match[str], here: list[SimGame], before: list[SimGame]) -> bool:
        known = near(said[1], 100 * taken(here)) and near(said[2], 100 * taken(before))
        return known and sign * (taken(here) - taken(before)) > 0

    return check


SENTENCES: dict[str, Check] = {
    r"The seats are fair: each wins within (\d+) points of its share\.": fair_within,
    r"([\d,]+) games don’t show whether every seat wins within 5 points of its share\.": (
        lambda said, here, before: whole(said[1]) == len(here)
    ),
    r"Too few games to tell whether the seats are fair within 5 points; about ([\d,]+) would be "
    r"enough\.": (lambda said, here, before: whole(said[1]) > len(here)),
    r"One seat: there is nothing to compare\.": (
        lambda said, here, before: len(here[0].scores) == 1
    ),
    r"The bots react little or not at all to the change: ([\d,]+) of ([\d,]+) games take the same "
    r"course with both packs\.": same_course,
    r"Seat (\d) wins (\d+)% of its games; its fair share is (\d+)%\.": (
        lambda said, here, before: (
            near(said[2], 100 * wins(here, int(said[1]) - 1))
            and near(said[3], 100 / len(here[0].scores))
        )
    ),
    rf"Winners score {NUMBER} points, the same as with the original pack\.": (
        lambda said, here, before: near(said[1], points(here)) and near(said[1], points(before))
    ),
    rf"Winners score {NUMBER} points\. The difference from the original pack is between "
    rf"([+−]?{NUMBER}) and ([+−]?{NUMBER}) \(95% interval\): no clear change\.": (
        lambda said, here, before: (
            near(said[1], points(here))
            and float(said[2].replace("−", "-"))
            <= points(here) - points(before) + 0.05
            <= float(said[4].replace("−", "-")) + 0.1
        )
    ),
    rf"Winners score {NUMBER} points, {NUMBER} more than with the original pack\.": (
        points_differ(1)
    ),
    rf"Winners score {NUMBER} points, {NUMBER} fewer than with the original pack\.": (
        points_differ(-1)
    ),
    rf"{TITLE} is taken in (\d+)% of the games where it appears; before, (\d+)%\.": (
        taken_differs(1)
    ),
    rf"{TITLE} is taken in only (\d+)% of the games where it appears; before, (\d+)%\.": (
        taken_differs(-1)
    ),
    rf"Players who take {TITLE} win (\d+)% of the time; a fair share is (\d+)%\.": (
        lambda said, here, before: (
            near(said[1], 100 * takers_win(here)) and near(said[2], 100 / len(here[0].scores))
        )
    ),
    rf"Games take {NUMBER} decisions, {NUMBER} more than before\.": length_differs(1),
    rf"Games take {NUMBER} decisions, {NUMBER} fewer than before\.": length_differs(-1),
    r"([\d,]+) games show no difference from the original pack\. Small differences only show in "
    r"more games\.": (lambda said, here, before: whole(said[1]) == len(here)),
}
"""The sentences of a report, and whether they are true of the games."""


def games(rng: random.Random, count: int, seats: int = 2, **odds: float) -> list[SimGame]:
    """Return random games; the odds say who wins, how many points, how long, and who takes what."""
    found = []
    for number in range(count):
        first = rng.random() < odds.get("first", 1 / seats)
        won = 0 if first else rng.randrange(1, seats) if seats > 1 else 0
        scores = [round(rng.gauss(odds.get("points", 20), 4)) for _ in range(seats)]
        scores[won] = max(scores) + 1
        took = rng.random() < odds.get("taken", 0.5)
        luck = won if rng.random() < odds.get("takers", 0.0) else rng.randrange(seats)
        seen = [SimSeen("tile", TITLE, 1, [luck] if took else [])]
        length = round(rng.gauss(odds.get("length", 60), 6))
        found.append(SimGame(number, scores, [won], length, seen))
    return found


CASES: tuple[tuple[dict[str, float], dict[str, float], int, int], ...] = (
    ({}, {}, 60, 2),
    ({}, {}, 1500, 2),
    ({}, {}, 200, 1),
    ({"first": 0.7}, {}, 200, 2),
    ({"first": 0.45}, {}, 600, 3),
    ({"points": 26}, {}, 200, 2),
    ({"points": 15}, {}, 200, 3),
    ({"taken": 0.9}, {}, 200, 2),
    ({"taken": 0.1}, {}, 200, 2),
    ({"takers": 0.8}, {}, 300, 2),
    ({"length": 70}, {}, 200, 2),
    ({"length": 50}, {}, 200, 4),
    ({"first": 0.545}, {}, 1200, 2),
)


def test_every_finding_is_true_of_the_games() -> None:
    content = arizona.get_game("knight").setup().content
    change = PackChange("changed", "tile", TITLE, TITLE, 0, [])
    found: set[str] = set()
    for number, (odds, other, count, seats) in enumerate(CASES * 2):
        rng = random.Random(f"findings {number}")
        here, before = games(rng, count, seats, **odds), games(rng, count, seats, **other)
        if number == 0:
            before = here
        elif number == 1:
            before = [*here[: count - 20], *before[count - 20 :]]
        result = report(
            SimulatedPack(content, here),
            SimulatedPack(content, before),
            [change],
            Phrase("bots-greedy", {}),
            1.0,
        )
        assert result.findings
        for one in result.findings:
            text = ENGLISH.text(one.message.id, **one.message.args)
            matches = [(re.fullmatch(p, text), check) for p, check in SENTENCES.items()]
            read = [check(said, here, before) for said, check in matches if said]
            assert read == [True], text
            found.add(one.message.id)
    assert found == set(ids("sim-")), "every kind of finding was made at least once"


def test_every_finding_can_be_read() -> None:
    for id in ids("sim-"):
        for sample in renderings(id):
            text = sample.replace("Gila Bend", TITLE).replace("within 7 points", "within 5 points")
            text = text.replace("between 7 and 7", "between +7 and +7")
            assert any(re.fullmatch(one, text) for one in SENTENCES), (id, text)
