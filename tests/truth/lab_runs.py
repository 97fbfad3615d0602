"""Made-up lab runs that together cause every finding of a report."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from arizona.lab.run.kingmaking import KINGMAKER
from arizona.lab.run.plan import Plan, make_plan
from arizona.lab.run.result import Lost, Points, Result, Seen
from tests.lab.test_report import game
from tests.truth.lab_figures import Run

SOME = ("Mesa", "Butte", "Rim")
MANY = (*SOME, "Arch", "Bluff", "Cliff", "Dune", "Fin", "Ledge", "Notch", "Spire", "Window")


def knight(count: int, **options: object) -> Plan:
    """Return a plan for two greedy bots, or for the bots in the options."""
    bots = options.pop("bots", ["greedy"])
    return make_plan("knight", seats=2, bots=bots, games=count, **options)  # type: ignore[arg-type]


def rails(count: int, *, kingmaking: bool = False) -> Plan:
    return make_plan("rails", seats=3, bots=["greedy"], games=count, kingmaking=kingmaking)


def spread_evenly(number: int, count: int) -> float:
    """Return all multiples of 1 / count once, in an irregular order."""
    return number * 7919 % count / count


def knight_run(
    kind: str,
    plan: Plan,
    *,
    first: float = 0.5,
    start: float = 0.5,
    takers: Callable[[random.Random, int, int], dict[str, list[int]]] | None = None,
    decided: tuple[float, ...] = (0.7, 0.95),
    widths: tuple[list[int], ...] = ([2, 3, 5], [1, 8, 6]),
    forfeits: int = 0,
) -> Run:
    """Return games in which the seats, places and items win as often as the arguments say."""
    rng = random.Random(f"lab {kind}")
    bonus, extra = rng.randrange(2, 40), rng.randrange(1, 40)
    found = []
    for number in range(plan.total()):
        winner = int(spread_evenly(number, plan.total()) >= first)
        winner ^= plan.line_up(number)[0] != plan.bots[0]  # the first of two bots, not seats
        scores = [20 + rng.randrange(5), 20 + rng.randrange(5)]
        scores[winner] += 6
        taken = takers(rng, winner, number) if takers else {one: [rng.randrange(2)] for one in SOME}
        one = game(number, scores, taken)
        points = [
            Points(turn, seat, source, rng.randrange(1, 5) + more)
            for seat in range(2)
            for turn, source, more in (
                (5, "chip-1", 0),
                (5, "chip-2", 0),
                (10, "chip-3", extra + bonus * (seat == winner)),
            )
        ]
        one = replace(
            one,
            variant=plan.variant(number),
            bots=plan.line_up(number),
            start=winner if rng.random() < start else 1 - winner,
            lead_changes=extra % 9 + rng.randrange(bonus),
            decided=rng.choice(decided),
            widths=widths[number % len(widths)],
            decisions=[0, sum(widths[number % len(widths)])],
            points=points,
            lost=[Lost(0, 3, "late")] if number < forfeits else [],
        )
        found.append(one)
    return Run(plan, found)


def strong_and_weak(rng: random.Random, winner: int, number: int) -> dict[str, list[int]]:
    likely = winner if rng.random() < 0.85 else 1 - winner
    return {"Mesa": [likely], "Butte": [1 - likely], "Rim": []}


def hardly_taken(rng: random.Random, winner: int, number: int) -> dict[str, list[int]]:
    """Return items of which some may be dead, but most are taken sometimes."""
    return {one: [0] if rng.random() < at / 500 else [] for at, one in enumerate(MANY, 5)}


def never_taken(rng: random.Random, winner: int, number: int) -> dict[str, list[int]]:
    return {one: [0] if one in SOME else [] for one in MANY}


def none_taken(rng: random.Random, winner: int, number: int) -> dict[str, list[int]]:
    return {one: [] for one in MANY}


def rarely_taken(rng: random.Random, winner: int, number: int) -> dict[str, list[int]]:
    return {one: [number % 2] if one != "Rim" or number in (3, 8, 11) else [] for one in SOME}


def fair_takers(rng: random.Random, winner: int, number: int) -> dict[str, list[int]]:
    return {one: [winner if number % 2 else 1 - winner] for one in SOME}


def often_taken(rng: random.Random, winner: int, number: int) -> dict[str, list[int]]:
    """Return items of which one may be a must-have; the others are surely none."""
    likely = winner if rng.random() < 0.62 else 1 - winner
    return {"Mesa": [likely], "Butte": [rng.randrange(2)], "Rim": [rng.randrange(2)]}


def variants(kind: str, by: int) -> Run:
    """Return games of two options, the second with other scores on average."""
    run = knight_run(kind, knight(150, vary={"deal": ["random", "draft"]}))
    return Run(
        run.plan,
        [
            replace(one, scores=[score + by * one.variant for score in one.scores])
            for one in run.games
        ],
    )


def deals(kind: str, luck: float, skill: float, count: int = 60, *, items: bool = False) -> Run:
    """Return duplicate deals in which luck and skill change the lead by the given points."""
    plan = knight(count, bots=["greedy", "random"], duplicate=True)
    rng = random.Random(f"deals {kind}")
    found = []
    for number in range(count):
        if number % 2 == 0:
            dice = rng.gauss(0, luck)
        names = plan.line_up(number)
        lead = dice + rng.gauss(skill, 2) * (1 if names[0] == "greedy" else -1)
        scores = [50 + round(lead), 50 - round(lead)]
        one = replace(game(number, scores, {}), bots=names, points=[])
        found.append(replace(one, winners=one.winners[:1], seen=_seen(rng) if items else []))
    return Run(plan, found)


def _seen(rng: random.Random) -> list[Seen]:
    return [Seen("tile", one, 1, [rng.randrange(2)]) for one in SOME]


def rails_run(
    kind: str,
    *,
    score: int = 60,
    rounds: int = 28,
    sixth: float = 0.8,
    kings: float | None = None,
    spread: int = 10,
    count: int = 300,
) -> Run:
    """Return games with a mean score and number of rounds; 'Tourist' raises the score."""
    plan = rails(count, kingmaking=kings is not None)
    rng = random.Random(f"rails {kind}")
    found = []
    for number in range(count):
        tourist = rng.random() < 0.5
        ended = spread_evenly(number, count) < sixth
        scores = [score - 20 + rng.randrange(-spread, spread + 1) for _ in range(3)]
        winner = rng.randrange(3)
        scores[winner] = score + 6 * tourist + rng.randrange(-spread, spread + 1)
        scores = [min(one, scores[winner] - (seat != winner)) for seat, one in enumerate(scores)]
        figures = [{"rounds": rounds + rng.randrange(-3, 4)}] * 3
        if kings is not None:
            king = rng.random() < kings
            figures = [
                {**one, KINGMAKER: int(king and seat == (winner + 1) % 3)}
                for seat, one in enumerate(figures)
            ]
        found.append(_rails_game(number, plan, scores, figures, ended, tourist))
    return Run(plan, found)


def _rails_game(
    number: int,
    plan: Plan,
    scores: list[int],
    figures: list[dict[str, int]],
    sixth: bool,
    tourist: bool,
) -> Result:
    return replace(
        game(number, scores, {}),
        bots=plan.line_up(number),
        first_scores=[0] * 3,
        decisions=[4, 3, 3],
        times=game(0, [0, 0], {}).times[:1] * 3,
        start=number % 3,
        ending="sixth-delivery" if sixth else "all-stuck",
        points=[],
        figures=figures,
        seen=[Seen("card", "tourist", 1, [])] if tourist else [],
    )


@cache
def runs() -> dict[str, Run]:
    """Return the runs by what is special about them."""
    return {
        "seat": knight_run("seat", knight(400), first=0.75),
        "even": knight_run("even", knight(4000)),
        "few": knight_run("few", knight(40)),
        "start": knight_run("start", knight(400), start=0.7),
        "second": knight_run("second", knight(400), start=0.3),
        "unclear": knight_run("unclear", knight(4000), first=0.53, start=0.53),
        "items": knight_run("items", knight(600), takers=strong_and_weak),
        "hardly taken": knight_run("hardly taken", knight(100), takers=hardly_taken),
        "never taken": knight_run("never taken", knight(600), takers=never_taken),
        "none taken": knight_run("none taken", knight(60), takers=none_taken),
        "few takes": knight_run("few takes", knight(15), takers=rarely_taken),
        "too few takes": knight_run("too few takes", knight(40), takers=rarely_taken),
        "few takers": knight_run("few takers", knight(62), takers=fair_takers),
        "often taken": knight_run("often taken", knight(900), takers=often_taken),
        "early": knight_run("early", knight(300), decided=(0.2, 0.4)),
        "forced": knight_run(
            "forced", knight(300), widths=([6, 2, 2], [2, 40, 8], [9, 1]), forfeits=3
        ),
        "bots": knight_run("bots", knight(300, bots=["greedy", "random"]), first=0.6),
        "one forfeit": knight_run("one forfeit", knight(100), forfeits=1),
        "variants": variants("variants", 3),
        "variants alike": variants("variants alike", 0),
        "luck": deals("luck", 12, 0.5),
        "skill": deals("skill", 0.5, 8, items=True),
        "luck open": deals("luck open", 5, 4, 24),
        "aims met": rails_run("aims met", kings=0.25),
        "aims missed": rails_run("aims missed", score=90, rounds=40, sixth=0.3, kings=0.02),
        "aims close": rails_run("aims close", sixth=0.498, kings=0.1, spread=40, count=1000),
    }
