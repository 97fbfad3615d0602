"""How often the workshop's report makes a false claim.

Games are drawn from known probabilities: two packs with the same ones (A/A), and seats that are
known to be fair or unfair.
"""

from __future__ import annotations

import random

import pytest

import arizona
from arizona.server.protocol.parts import Phrase
from arizona.server.protocol.workshop import PackChange
from arizona.server.services.workshop.report import FAIR_MARGIN, SimulatedPack, report
from arizona.server.tables.bot_requests import SimGame, SimSeen

BOT = Phrase("bots-knight-coyote-name", {})
SILENT = {"sim-points-same", "sim-unsure", "sim-seats-open", "sim-fair"}
CHANGE = PackChange("changed", "tile", "Mesa", "Mesa", 0, [])


def games(rng: random.Random, count: int, first: float = 0.5) -> list[SimGame]:
    """Return games in which the first seat wins with a known probability."""
    found = []
    for number in range(count):
        won = 0 if rng.random() < first else 1
        scores = [round(rng.gauss(20, 4)), round(rng.gauss(20, 4))]
        scores[won] = max(scores) + 1
        takers = [rng.randrange(2)] if rng.random() < 0.5 else []
        seen = [SimSeen("tile", "Mesa", 1, takers)]
        found.append(SimGame(number, scores, [won], round(rng.gauss(60, 6)), seen))
    return found


def claims(rng: random.Random, count: int, first: float = 0.5) -> set[str]:
    content = arizona.get_game("knight").setup().content
    here, before = games(rng, count, first), games(rng, count, first)
    result = report(
        SimulatedPack(content, here), SimulatedPack(content, before), [CHANGE], BOT, 1.0
    )
    return {one.message.id for one in result.findings}


def false_claims(times: int, count: int) -> int:
    rng = random.Random(f"A/A {count}")
    return sum(bool(claims(rng, count) - SILENT) for _ in range(times))


def test_equal_packs_seldom_differ() -> None:
    assert false_claims(40, 60) <= 3


@pytest.mark.long
@pytest.mark.parametrize("count", [50, 200, 500])
def test_equal_packs_differ_in_at_most_5_percent_of_comparisons(count: int) -> None:
    times = 400
    wrong = false_claims(times, count)
    print(f"{wrong} false claims in {times} comparisons of {count} games")
    assert wrong <= 0.05 * times


@pytest.mark.parametrize("count", [50, 300])
def test_unfair_seats_are_not_called_fair(count: int) -> None:
    rng = random.Random(f"unfair {count}")
    called = sum("sim-fair" in claims(rng, count, 0.5 + FAIR_MARGIN) for _ in range(30))
    assert called <= 30 * 0.05 + 2
    assert not any("sim-fair" in claims(rng, count, 0.6) for _ in range(10))


def test_few_games_say_how_many_would_be_enough() -> None:
    content = arizona.get_game("knight").setup().content
    rng = random.Random("few")
    some = games(rng, 50)
    result = report(SimulatedPack(content, some), SimulatedPack(content, some), [], BOT, 1.0)
    first = result.findings[0].message
    assert first.id == "sim-seats-open"
    needed = int(first.args["needed"])
    assert needed > 500
    fair = sum("sim-fair" in claims(rng, needed) for _ in range(6))
    assert fair >= 4, "the number stated is enough in most runs"


def test_a_difference_that_is_not_shown_is_not_called_equality() -> None:
    content = arizona.get_game("knight").setup().content
    rng = random.Random("noise")
    some, others = games(rng, 50), games(rng, 50)

    def said(before: list[SimGame]) -> Phrase:
        result = report(SimulatedPack(content, some), SimulatedPack(content, before), [], BOT, 1.0)
        (found,) = [one.message for one in result.findings if one.message.id == "sim-points-same"]
        return found

    assert said(some).args["equal"] == 1
    args = said(others).args
    assert args["equal"] == 0
    assert float(str(args["low"]).replace("−", "-")) < 0 < float(str(args["high"]))


def test_bots_that_do_not_react_are_named() -> None:
    content = arizona.get_game("knight").setup().content
    some = games(random.Random("same"), 50)
    result = report(SimulatedPack(content, some), SimulatedPack(content, some), [CHANGE], BOT, 1.0)
    assert result.findings[0].message == Phrase("sim-no-reaction", {"same": 50, "games": 50})
