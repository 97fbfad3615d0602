"""Reads the findings of a lab report back and compares them with the stored games."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate, chain, takewhile
from statistics import fmean, median_high, median_low

from arizona.lab.measure.sample_size import CHANCE
from arizona.lab.run.kingmaking import KINGMAKER
from arizona.lab.run.result import Result
from tests.truth.lab_figures import (
    Observation,
    Run,
    at_least,
    at_most,
    chance_of,
    chances,
    difference_interval,
    mean,
    share_interval,
    variance_intervals,
    variance_parts,
    won,
)

N = r"([\d,]+(?:\.\d+)?)"
S = r"([+−]?[\d,]+(?:\.\d+)?)"
SHARE = rf"{N}% \({N} to {N}"
ITEM = re.compile(r"(\w+) \(Tile, ([\d.]+)%\)")
MORE = re.compile(r", and (\d+) more$")
LISTED = 8
"""Items that a sentence names at the most."""
DEAD = 0.02
MUST_HAVE = 0.12
MARGIN = 0.03
LEVEL = 0.05
SURE = 0.01
"""A figure this improbable by chance is shown even among many."""
SOURCES = {"chip-1": "1-chips", "chip-2": "2-chips", "chip-3": "3-chips"}
FIGURES = {"Score": "score", "Rounds": "rounds", "Nuggets earned": "nuggets"}
BOTS = {"greedy": "Magpie (greedy)", "random": "Tumbleweed (random)"}
DEALS = {"random": "Tiles: Dealt", "draft": "Tiles: Drafted"}
Check = Callable[[re.Match[str], Run], bool]
Figure = Callable[[Run, str], list[Observation]]
Probability = Callable[[list[Observation], float], float]


def value(text: str) -> float:
    return float(text.replace(",", "").replace("−", "-"))


def near(text: str, number: float) -> bool:
    """Whether a rounded number is the value, which was itself rounded to four digits before."""
    digits = len(text.partition(".")[2])
    return abs(value(text) - number) <= 0.5 / float(10**digits) + 0.006


def shares(said: re.Match[str], group: int, values: list[Observation]) -> bool:
    """Check a share and its interval, in three groups of the sentence."""
    expected = (mean(values), *share_interval(values))
    return all(near(said[group + at], 100 * one) for at, one in enumerate(expected))


@cache
def seat_wins(run: Run, seat: int) -> list[Observation]:
    return run.of_games(lambda game: won(game, seat))


@cache
def place_wins(run: Run, place: int) -> list[Observation]:
    return run.of_games(lambda game: won(game, (game.start + place) % run.plan.seats))


def balance(wins: Callable[[Run, int], list[Observation]], which: int, share: int) -> Check:
    """Check that a seat or place wins too often; the numbers are groups of the sentence."""

    def check(said: re.Match[str], run: Run) -> bool:
        number = int(said[which]) if which else 1
        if number > run.plan.seats:
            return False
        mine = wins(run, number - 1)
        right = shares(said, share, mine) and near(said[share + 3], 100 * run.fair)
        return right and mean(mine) > run.fair + MARGIN

    return check


def all_fair(wins: Callable[[Run, int], list[Observation]]) -> Check:
    """Check that none wins too often, and that the best one is named."""

    def check(said: re.Match[str], run: Run) -> bool:
        found = [wins(run, one) for one in range(run.plan.seats)]
        best = max(map(mean, found))
        mine = found[int(said[2]) - 1] if int(said[2]) <= len(found) else []
        right = near(said[1], 100 * run.fair) and shares(said, 3, mine) if mine else False
        return right and mean(mine) == best and best < run.fair + MARGIN

    return check


def unclear(wins: Callable[[Run, int], list[Observation]], *, needed: bool) -> Check:
    """Check that neither an advantage nor fairness is certain, and how many games would do."""

    def check(said: re.Match[str], run: Run) -> bool:
        found = [wins(run, one) for one in range(run.plan.seats)]
        best = max(map(mean, found))
        mine = found[int(said[1]) - 1] if int(said[1]) <= len(found) else []
        if not mine or mean(mine) != best:
            return False
        limit, games = run.fair + MARGIN, games_enough(run.plan.seats)
        enough = abs(value(said[6]) / games - 1) < 0.12 if needed else games <= len(run.games)
        open_ = at_least(mine, limit) > SURE and at_most(mine, limit) > SURE
        return enough and open_ and shares(said, 2, mine) and near(said[5], 100 * run.fair)

    return check


@cache
def games_enough(seats: int) -> int:
    """Return how many games show that fair seats are fair, each with a part of the risk."""
    fair, risk = 1 / seats, (1 - CHANCE) / seats
    games = 100
    while True:
        sums = accumulate(chances(games, fair + MARGIN))
        most = sum(1 for _ in takewhile(lambda total: total <= LEVEL, sums)) - 1
        if 1 - chance_of(most, games, fair) <= risk:
            return games
        games += max(1, games // 50)


@cache
def tiles(run: Run, *, taken: bool = False) -> list[str]:
    seen = chain.from_iterable(game.seen for game in run.games)
    return sorted({one.id for one in seen if one.takers or not taken})


@cache
def taken(run: Run, tile: str) -> list[Observation]:
    return [
        (run.seed(game), float(bool(one.takers)))
        for game in run.games
        for one in game.seen
        if one.id == tile
    ]


@cache
def takers_win(run: Run, tile: str) -> list[Observation]:
    return [
        (run.seed(game), won(game, seat))
        for game in run.games
        for one in game.seen
        if one.id == tile
        for seat in set(one.takers)
    ]


def dead(values: list[Observation], fair: float) -> float:
    """Return how probable so few takes are for an item at the limit."""
    return at_most(values, DEAD)


def must_have(values: list[Observation], fair: float) -> float:
    """Return how probable so many wins of takers are for an item at the limit."""
    return at_least(values, fair + MUST_HAVE)


def rarely_wins(values: list[Observation], fair: float) -> float:
    """Return how probable so few wins of takers are for an item at the limit."""
    return at_most(values, fair - MUST_HAVE)


def listed(figure: Figure, at_limit: Probability, *, shown: bool) -> Check:
    """Check the number of items, the share of each named one, and on which side it is."""

    def check(said: re.Match[str], run: Run) -> bool:
        more = MORE.search(said["items"])
        items = ITEM.findall(said["items"])
        plain = ITEM.sub("", said["items"]).replace(", ", "")
        if plain != (more[0].removeprefix(", ") if more else ""):
            return False
        if len({tile for tile, _ in items}) + int(more[1] if more else 0) != int(said[1]):
            return False
        if more and len(items) != LISTED:
            return False
        for tile, share in items:
            values = figure(run, tile)
            if not values or not near(share, 100 * mean(values)):
                return False
            p = at_limit(values, run.fair)
            perhaps = p > LEVEL / 100 and mean(values) < DEAD and len(values) >= 1 / DEAD
            if not (p < LEVEL if shown else perhaps):
                return False
        return "fair" not in said.groupdict() or near(said["fair"], 100 * run.fair)

    return check


def certain(run: Run, figure: Figure, at_limit: Probability) -> set[str]:
    """Return the items that a report has to list."""
    found = {tile: figure(run, tile) for tile in tiles(run)}
    return {tile for tile, values in found.items() if values and at_limit(values, run.fair) < 1e-6}


def none_dead(said: re.Match[str], run: Run) -> bool:
    return int(said[1]) == len(tiles(run)) and all(
        at_least(taken(run, one), DEAD) < LEVEL for one in tiles(run)
    )


def none_must(said: re.Match[str], run: Run) -> bool:
    """Check that every item has takers and that they surely win less often."""
    found = [takers_win(run, one) for one in tiles(run)]
    return int(said[1]) == len(found) and all(
        one and at_most(one, run.fair + MUST_HAVE) < LEVEL for one in found
    )


def not_shown(figure: Figure) -> Check:
    """Check that no item is certainly over the limit, and for how many it could be."""

    def check(said: re.Match[str], run: Run) -> bool:
        inside = []
        for tile in tiles(run):
            values = figure(run, tile)
            if not values:
                inside.append(1.0)
                continue
            if figure is taken:
                over = dead(values, run.fair)
                inside.append(at_least(values, DEAD))
                perhaps = mean(values) < DEAD and len(values) >= 1 / DEAD
            else:
                over, perhaps = must_have(values, run.fair), False
                inside.append(at_most(values, run.fair + MUST_HAVE))
            if over < LEVEL / 100 or perhaps:
                return False
        unsure = sum(one > LEVEL for one in inside)
        undecided = int(said["open"]) if "open" in said.groupdict() else 0
        right = int(said["count"]) == len(inside) and undecided == unsure
        return right and max(inside) > LEVEL / (2 * len(inside))  # less would be shown

    return check


def middle(text: str, values: Sequence[float]) -> bool:
    """Whether half of the values are at least this number, and half at most."""
    return near(text, median_low(values)) or near(text, median_high(values))


def course(said: re.Match[str], run: Run) -> bool:
    decided = [100 * one.decided for one in run.games]
    margins = [max(one.scores) - sorted(one.scores)[-2] for one in run.games]
    return (
        middle(said[1], decided)
        and median_high(decided) >= 50
        and near(said[2], fmean(one.lead_changes for one in run.games))
        and near(said[3], 100 * fmean(one.decided > 0.9 for one in run.games))
        and middle(said[4], margins)
    )


def early(said: re.Match[str], run: Run) -> bool:
    decided = [100 * one.decided for one in run.games]
    changes = fmean(one.lead_changes for one in run.games)
    return middle(said[1], decided) and median_low(decided) < 50 and near(said[2], changes)


def forced(said: re.Match[str], run: Run) -> bool:
    parts = fmean(one.widths[0] / sum(one.widths) for one in run.games)
    return near(said[1], 100 * parts) and parts > 0.3


def bot(said: re.Match[str], run: Run) -> bool:
    names = [name for name, shown in BOTS.items() if shown == said[1]]
    wins = run.of_seats(won, lambda game, seat: [game.bots[seat]] == names)
    return bool(wins) and shares(said, 2, wins) and near(said[5], 100 * run.fair)


def points_of(run: Run, source: str) -> Callable[[Result, int], float]:
    return lambda game, seat: sum(
        one.points for one in game.points if (one.seat, one.source) == (seat, source)
    )


@cache
def source_figures(run: Run) -> tuple[dict[str, float], dict[str, tuple[float, float, float]]]:
    """Return the mean points from each source, and how many more the winners have."""
    means, leads = dict[str, float](), dict[str, tuple[float, float, float]]()
    for source, name in SOURCES.items():
        points = points_of(run, source)
        means[name] = mean(run.of_seats(points))
        winners = run.of_seats(points, lambda game, seat: seat in game.winners)
        others = run.of_seats(points, lambda game, seat: seat not in game.winners)
        if winners and others:
            leads[name] = (mean(winners) - mean(others), *difference_interval(winners, others))
    return means, leads


def sources(said: re.Match[str], run: Run) -> bool:
    means, leads = source_figures(run)
    if said[1] not in means or said[3] not in leads:
        return False
    return (
        means[said[1]] == max(means.values())
        and near(said[2], means[said[1]])
        and leads[said[3]][0] == max(one[0] for one in leads.values())
        and all(near(said[4 + at], one) for at, one in enumerate(leads[said[3]]))
    )


def aim(*, met: bool) -> Check:
    """Check the mean of a figure, its target, and how many values are in it."""

    def check(said: re.Match[str], run: Run) -> bool:
        figure = FIGURES.get(said["figure"], "")
        if figure not in run.games[0].figures[0] and figure != "score":
            return False
        found = run.of_seats(
            lambda game, seat: (
                game.scores[seat] if figure == "score" else game.figures[seat][figure]
            ),
            lambda game, seat: said["who"] != "winners" or seat in game.winners,
        )
        values = [value for _, value in found]
        low, high = value(said["low"]), value(said["high"])
        if (figure, said["who"], low, high) not in AIMS:
            return False
        inside = fmean(low <= one <= high for one in values)
        true = low <= fmean(values) <= high and inside >= 0.5
        shown = low <= value(said["found"]) <= high and value(said["inside"]) >= 50
        numbers = near(said["found"], fmean(values)) and near(said["inside"], 100 * inside)
        return numbers and true == met and shown == met

    return check


AIMS = {("score", "winners", 45, 80), ("rounds", "winners", 22, 35)}
"""The targets of Rails."""


def ending(*, met: bool) -> Check:
    def check(said: re.Match[str], run: Run) -> bool:
        share = fmean(one.ending == "sixth-delivery" for one in run.games)
        target = value(said[2])
        right = near(said[1], 100 * share) and target == 50
        return right and (value(said[1]) >= target) == met == (100 * share >= target)

    return check


def variant(*, shown: bool) -> Check:
    """Check the difference of two options, paired by seed."""

    def check(said: re.Match[str], run: Run) -> bool:
        found: dict[str, list[Observation]] = {}
        for game, (seed, best) in zip(
            run.games, run.of_games(lambda one: max(one.scores)), strict=True
        ):
            options = run.plan.variants()[run.plan.variant(game.number)]
            found.setdefault(DEALS.get(str(options.get("deal")), ""), []).append((seed, best))
        one, two = said["one"], said["two"]
        if one not in found or two not in found or one == two or two != next(iter(found)):
            return False
        low, high = difference_interval(found[one], found[two])
        return (
            near(said["value"], mean(found[one]) - mean(found[two]))
            and near(said["low"], low)
            and near(said["high"], high)
            and (not low <= 0 <= high) == shown
        )

    return check


def card(said: re.Match[str], run: Run) -> bool:
    """Check the winner's score in games with a card and in those without."""
    found: dict[bool, list[Observation]] = {True: [], False: []}
    for game in run.games:
        there = any((one.kind, one.id) == ("card", said[1].lower()) for one in game.seen)
        found[there].append((run.seed(game), max(game.scores)))
    if not all(found.values()):
        return False
    low, high = difference_interval(found[True], found[False])
    expected = (mean(found[True]) - mean(found[False]), low, high)
    return all(near(said[2 + at], one) for at, one in enumerate(expected)) and not low <= 0 <= high


def luck(claim: str) -> Check:
    """Check the shares of dice and draws and of the players, in this order, and who has more."""

    def check(said: re.Match[str], run: Run) -> bool:
        if not run.plan.duplicate:
            return False
        parts, ends = variance_parts(run), variance_intervals(run)
        order = (1, 0) if claim == "skill" else (0, 1)
        expected = [min(1.0, max(0.0, one)) for part in order for one in (parts[part], *ends[part])]
        larger = {"luck": parts[0] > parts[1], "skill": parts[1] > parts[0]}.get(claim, True)
        alike = ends[0][0] <= ends[1][1] and ends[1][0] <= ends[0][1]
        numbers = all(near(said[1 + at], 100 * one) for at, one in enumerate(expected))
        return numbers and larger and (claim != "open" or alike)

    return check


def kingmaking(claim: str) -> Check:
    """Check how often a seat decides who wins, and on which side of the limit that is."""

    def check(said: re.Match[str], run: Run) -> bool:
        if not run.plan.kingmaking:
            return False
        found = run.of_games(lambda game: max(one[KINGMAKER] for one in game.figures))
        limit = value(said[4]) / 100
        more, less = at_least(found, limit), at_most(found, limit)
        true = {
            "often": more < LEVEL and less > 0.5,
            "seldom": less < LEVEL and more > 0.5,
            "open": more > SURE and less > SURE,
        }[claim]
        return shares(said, 1, found) and limit == 0.1 and true

    return check


ENOUGH = rf"If the game is fair, about {N} games are enough to show it within 3 points\."
ITEMS = r"(?P<items>.+)"
FAIR = rf"(?P<fair>{N[1:-1]})"
LUCK = r"Dice and draws explain more of the differences in score than the players do: "
SKILL = r"The players explain more of the differences in score than dice and draws do: "
WHO_DECIDES = r"a player who can no longer win decides who does\. "
AIMED = r"(?P<figure>.+) \((?P<who>winners|all seats)\) averages (?P<found>[−\d.]+)"
TARGET = r"(?P<low>[−\d.]+) to (?P<high>[−\d.]+)"
INSIDE = r"(?P<inside>[\d.]+)% of individual values are in that range"
CHANGE = r"(?P<value>[+−?\d.]+)"
ENDS = r"(?P<low>[+−?\d.]+) to (?P<high>[+−?\d.]+)\)\."
COUNT = r"(?P<count>\d+)"
SENTENCES: dict[str, Check] = {
    rf"Seat (\d) wins {N}% of the games \({N} to {N}\); {N}% would be fair\.": balance(
        seat_wins, 1, 2
    ),
    rf"The seats are fair: none wins more than 3 points above its {N}%\. The best, seat (\d), wins "
    rf"{SHARE}\)\.": all_fair(seat_wins),
    rf"No seat is shown to have an advantage: the best, seat (\d), wins {SHARE}; fair: {N}%\)\. "
    rf"{ENOUGH}": unclear(seat_wins, needed=True),
    rf"No seat is shown to have an advantage: the best, seat (\d), wins {SHARE}; fair: {N}%\)\.": (
        unclear(seat_wins, needed=False)
    ),
    rf"The start player wins {N}% of the games \({N} to {N}\); {N}% would be fair\.": balance(
        place_wins, 0, 1
    ),
    rf"The player in place (\d) of the first round wins {N}% of the games \({N} to {N}\); {N}% "
    rf"would be fair\.": balance(place_wins, 1, 2),
    rf"Going first is no advantage: no place in the first round wins more than 3 points above its "
    rf"{N}%\. Place (\d) wins {SHARE}\)\.": all_fair(place_wins),
    rf"It is unclear whether the place in the first round matters: place (\d) wins {SHARE}; fair: "
    rf"{N}%\)\. {ENOUGH}": unclear(place_wins, needed=True),
    rf"It is unclear whether the place in the first round matters: place (\d) wins {SHARE}; fair: "
    rf"{N}%\)\.": unclear(place_wins, needed=False),
    r"(\d+) items? (?:is|are) dead \(taken in fewer than 2% of the games that offer (?:it|them)\): "
    rf"{ITEMS}\.": listed(taken, dead, shown=True),
    rf"(\d+) items? may be dead; more games would be needed to tell: {ITEMS}\.": listed(
        taken, dead, shown=False
    ),
    r"(\d+) items? (?:is a must-have|are must-haves) \((?:its|their) takers win over 12 points "
    rf"more often than the fair {FAIR}%\): {ITEMS}\.": listed(takers_win, must_have, shown=True),
    r"(\d+) items? rarely wins? \((?:its|their) takers win over 12 points less often than the fair "
    rf"{FAIR}%\): {ITEMS}\.": listed(takers_win, rarely_wins, shown=True),
    r"Nothing is dead: each of the (\d+) items is taken in at least 2% of the games that offer "
    r"it\.": none_dead,
    rf"None of the {COUNT} items is shown to be dead\.": not_shown(taken),
    rf"No item is shown to be dead; for (?P<open>\d+) of the {COUNT} items there are too few games "
    r"to tell\.": not_shown(taken),
    r"Nothing is a must-have: none of the (\d+) items lets its takers win over 12 points more "
    r"often than their share\.": none_must,
    rf"None of the {COUNT} items is shown to be a must-have\.": not_shown(takers_win),
    rf"No item is shown to be a must-have; for (?P<open>\d+) of the {COUNT} items there are too "
    r"few takers to tell\.": not_shown(takers_win),
    rf"Games stay open: half of them are decided only after {N}% of their turns, the lead changes "
    rf"{N} times, and in {N}% the winner is still behind in the last tenth\. Half end with a lead "
    rf"of {N} or less\.": course,
    rf"Games are decided early: in half of them the winner is never behind after {N}% of the turns;"
    rf" the lead changes {N} times\.": early,
    rf"On average, {N}% of a game’s decisions leave no choice\.": forced,
    rf"A seat played by (.+) wins {N}% of its games \({N} to {N}\); with equal bots, it would be "
    rf"{N}%\.": bot,
    rf"The largest source of points is (.+) \({N} per seat\)\. What sets winners apart most is "
    rf"(.+): {S} points relative to the rest of their game \({S} to {S}\)\.": sources,
    rf"On target: {AIMED}, within {TARGET}; {INSIDE}\.": aim(met=True),
    rf"Off target: {AIMED}; the target is {TARGET}, and {INSIDE}\.": aim(met=False),
    rf"On target: Games ended by a sixth delivery: {N}% of the games; the target is at least "
    rf"{N}%\.": ending(met=True),
    rf"Off target: Games ended by a sixth delivery: {N}% of the games; the target is at least "
    rf"{N}%\.": ending(met=False),
    rf"“(?P<one>.+)”: with the same random seeds, the winner’s score differs by {CHANGE} from "
    rf"“(?P<two>.+)” \({ENDS}": variant(shown=True),
    rf"“(?P<one>.+)”: the winner’s score is not shown to differ from “(?P<two>.+)” \({CHANGE}; "
    rf"{ENDS}": variant(shown=False),
    rf"In games with (.+), the winner’s score differs by {S} from games without it \({S} to {S}\)"
    r"\.": card,
    rf"{LUCK}{SHARE}\) compared with {SHARE}\)\.": luck("luck"),
    rf"{SKILL}{SHARE}\) compared with {SHARE}\)\.": luck("skill"),
    rf"Whether dice and draws or the players matter more is not shown: {SHARE}\) and {SHARE}\) of "
    r"the differences in score\.": luck("open"),
    rf"In {N}% of the games \({N} to {N}\), {WHO_DECIDES}That is more than {N}%\.": kingmaking(
        "often"
    ),
    rf"Players who can no longer win seldom decide who does: in {N}% of the games \({N} to {N}\), "
    rf"less than {N}%\.": kingmaking("seldom"),
    rf"In {N}% of the games \({N} to {N}\), {WHO_DECIDES}More games would show whether that is "
    rf"more or less than {N}%\.": kingmaking("open"),
    r"(\d+) moves? (?:was|were) forfeited by a bot that failed or took too long; those games say "
    r"little\.": lambda said, run: int(said[1]) == sum(len(one.lost) for one in run.games),
}
"""The findings of a report, and whether they are true of the games."""


def verdicts(text: str, run: Run) -> list[bool]:
    """Return what every check that can read a sentence says about it."""
    return [
        check(said, run)
        for pattern, check in SENTENCES.items()
        if (said := re.fullmatch(pattern, text))
    ]
