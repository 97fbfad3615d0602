"""Lab reports make no more false findings than they promise.

Synthetic runs are exactly at the thresholds of a report (a seat 3 points above its share, cards
taken in 2% of the games, takers 12 points above or below their share), so every finding in them is
due to chance. The share of reports with such a finding must match the claimed level.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from arizona.engine.content import locate
from arizona.lab.measure.counting import summarize
from arizona.lab.measure.evidence import CLEAR, HINT, LEVELS, STRONG, Evidence
from arizona.lab.measure.multiple_testing import (
    Claims,
    claims_about_game,
    judge,
    subject_claims,
)
from arizona.lab.measure.tables import Tables, make_tables
from arizona.lab.measure.tails import at_least
from arizona.lab.measure.thresholds import DEAD, MUST_HAVE, SEAT_MARGIN
from arizona.lab.report.compare import compare
from arizona.lab.report.findings import findings
from arizona.lab.run.plan import Plan, make_plan
from arizona.lab.run.play import play_game
from arizona.lab.run.result import Result
from arizona.messages import Phrases
from tests.lab.test_report import game

PHRASES = Phrases()
GAMES = 100
CARDS = 10
REPORTS = 100
PAIRS = 50
PLAN = make_plan("knight", seats=2, bots=["random"], games=GAMES)

Deal = Callable[[Random, int], dict[str, list[int]]]


def alone(random: Random, winner: int) -> dict[str, list[int]]:
    """Independent cards at the must-have threshold."""
    found: dict[str, list[int]] = {}
    for card in range(CARDS):
        if random.random() < 0.6:
            wins = random.random() < 0.5 + MUST_HAVE
            found[f"card {card}"] = [winner if wins else 1 - winner]
    return found


def together(random: Random, winner: int) -> dict[str, list[int]]:
    """One player takes all cards."""
    wins = random.random() < 0.5 + MUST_HAVE
    return {f"card {card}": [winner if wins else 1 - winner] for card in range(CARDS)}


def crowding_out(random: Random, winner: int) -> dict[str, list[int]]:
    """The seats take one card of each pair: one at the upper threshold, the other at the lower."""
    found: dict[str, list[int]] = {}
    for pair in range(CARDS // 2):
        wins = random.random() < 0.5 + MUST_HAVE
        taker = winner if wins else 1 - winner
        found[f"card {2 * pair}"], found[f"card {2 * pair + 1}"] = [taker], [1 - taker]
    return found


def hardly_taken(random: Random, winner: int) -> dict[str, list[int]]:
    """Cards at the threshold of being dead."""
    return {f"card {card}": [0] if random.random() < DEAD else [] for card in range(CARDS)}


def run_of(
    deal: Deal,
    seed: str,
    *,
    ahead: float = 0.5 + SEAT_MARGIN,
    games: int = GAMES,
    plan: Plan = PLAN,
) -> Tables:
    """Return games with the first seat's win rate at the threshold. Half are decided early."""
    random = Random(seed)
    found: list[Result] = []
    for number in range(games):
        winner = 0 if random.random() < ahead else 1
        scores = [20 + random.randrange(9), 20 + random.randrange(9)]
        scores[winner] += 10
        result = game(number, scores, deal(random, winner))
        early = random.random() < 0.5
        found.append(replace(result, decided=0.4 if early else 0.8))
    return make_tables(plan, found)


def most_by_chance(share: float, of: int) -> int:
    """Return the 99.9% quantile of the number of events with this probability."""
    return next(count for count in range(of) if at_least(count + 1, of, share) < 0.001)


TRUE: dict[Deal, list[Hashable]] = {
    alone: ["no dead"],
    together: ["no dead"],
    crowding_out: ["no dead"],
    hardly_taken: ["no must"],
}
"""True findings in these runs, which are not at a threshold."""
OF_GAME: list[Hashable] = [
    *[("seat", "ahead", label) for label in ("1", "2")],
    ("seat", "fair"),
    "early",
    "open",
]


def share_of_chance(claims: Claims, false: list[Hashable], level: str) -> float:
    """Return the share of false claims among those that a report shows at this level."""
    evidence = Evidence(claims)
    strengths = (STRONG,) if level == STRONG else (STRONG, CLEAR)
    shown = [claim for claim in claims if evidence.of(claim) in strengths]
    return sum(claim in false for claim in shown) / max(1, len(shown))


@pytest.mark.parametrize("deal", [alone, together, crowding_out, hardly_taken])
def test_false_findings_are_as_rare_as_a_report_claims(deal: Deal) -> None:
    runs = [summarize(run_of(deal, f"{deal.__name__} {number}")) for number in range(REPORTS)]
    for level, promised in LEVELS.items():
        of_game = [share_of_chance(claims_about_game(run), OF_GAME, level) for run in runs]
        assert sum(of_game) <= most_by_chance(promised, REPORTS)
        of_things: list[float] = []
        for run in runs:
            claims = subject_claims(run)
            false = [claim for claim in claims if claim not in TRUE[deal]]
            of_things.append(share_of_chance(claims, false, level))
        assert sum(of_things) <= most_by_chance(promised, REPORTS)


def test_planted_effects_are_found() -> None:
    """A seat that wins two of three games, a card that wins four of five, one never taken."""

    def planted(random: Random, winner: int) -> dict[str, list[int]]:
        good = winner if random.random() < 0.8 else 1 - winner
        return alone(random, winner) | {"good": [good], "bad": []}

    found = 0
    for number in range(20):
        summary = summarize(run_of(planted, f"planted {number}", ahead=2 / 3, games=400))
        evidence = judge(summary)
        found += evidence.shown(("seat", "ahead", "1"))
        found += evidence.shown(("must", "tile", "good"))
        found += evidence.shown(("dead", "tile", "bad"))
    assert found >= 57


def compared(one: Tables, two: Tables) -> int:
    """Return the number of differences shown."""
    return sum(bool(change.strength) for change in compare(one, two, PHRASES).changes)


@pytest.mark.parametrize("paired", [True, False])
def test_equal_packs_seldom_seem_different(paired: bool) -> None:
    """Each pack has its own games; if they are paired, only the game numbers match."""
    other = PLAN if paired else replace(PLAN, seed="other")
    result = sum(
        compared(run_of(alone, f"one {number}"), run_of(alone, f"two {number}", plan=other)) > 0
        for number in range(PAIRS)
    )
    assert result <= most_by_chance(LEVELS[CLEAR], PAIRS)


def test_real_packs_that_are_equal_by_construction_do_not_seem_different(tmp_path: Path) -> None:
    """Knight's tiles under different names, but drawn alike: real games between random bots."""
    source = locate("knight", "default").read_text("utf-8")
    copy = tmp_path / "copy.toml"
    copy.write_text(source.replace('name = "default"', 'name = "copy"'), "utf-8")

    def played(content: str, seed: str) -> Tables:
        plan = make_plan(
            "knight",
            seats=2,
            bots=["random"],
            games=12,
            seed=seed,
            content=content,
            options={"games": 1},
        )
        return make_tables(plan, [play_game(plan, number) for number in range(plan.total())])

    runs = [(played("default", f"a{n}"), played(str(copy), f"b{n}")) for n in range(12)]
    assert sum(compared(*pair) > 0 for pair in runs) <= most_by_chance(LEVELS[CLEAR], 12)
    same = played("default", "same"), played(str(copy), "same")
    assert {change.difference.value for change in compare(*same, PHRASES).changes} == {0.0}


def test_shared_seeds_reveal_smaller_differences() -> None:
    """A pack that gives each winner one extra point, in games whose scores vary far more."""

    def scored(seed: str, more: int) -> Tables:
        luck = Random("the luck of the games")
        games = [
            game(number, [number % 2 * 3 + luck.randrange(60) + more, 0], {})
            for number in range(GAMES)
        ]
        return make_tables(replace(PLAN, seed=seed), games)

    before, after = scored("lab", 0), scored("lab", 1)
    assert compare(before, after, PHRASES).paired == GAMES
    assert compared(before, after) > 0
    assert compared(before, scored("other", 1)) == 0


def test_one_game_shows_no_difference() -> None:
    for name in ("knight", "rails", "trail"):
        plan = make_plan(name, seats=2, bots=["random"], games=1)
        summary = summarize(make_tables(plan, [play_game(plan, 0)]))
        assert {one.strength for one in findings(summary, PHRASES)} == {HINT}
