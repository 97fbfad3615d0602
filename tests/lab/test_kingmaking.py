"""Kingmaking: a player who cannot win decides who does, or does not."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from arizona.bots.simple import RandomBot
from arizona.engine.errors import ArizonaError
from arizona.engine.state import CHANCE, OVER, State
from arizona.lab.measure.counting import summarize
from arizona.lab.measure.tables import make_tables
from arizona.lab.report.findings import findings
from arizona.lab.run.kingmaking import KINGMAKER, decides
from arizona.lab.run.plan import make_plan
from arizona.lab.run.play import play_game
from arizona.messages import Phrases
from tests.lab.test_report import game

ACTIONS = 5


class LastGift(State):
    """Seat 2 makes the last decision; then dice may be rolled, and seat 0, 1 or 2 wins."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind
        self.chosen = -1
        self.rolled = -1

    def to_move(self) -> int:
        if self.chosen < 0:
            return 2
        return CHANCE if self.rolled < 0 else OVER

    def legal(self) -> list[int]:
        return list(range(ACTIONS)) if self.chosen < 0 else [0, 1]

    def chance(self) -> list[int]:
        return [1, 1]

    def apply(self, action: int) -> None:
        if self.chosen < 0:
            self.chosen = action
        else:
            self.rolled = action

    def clone(self) -> LastGift:
        copy = LastGift(self.kind)
        copy.chosen, copy.rolled = self.chosen, self.rolled
        return copy

    def chance_key(self) -> str:
        """Return a key for each choice, so that its dice are independent of the others."""
        return f"die {self.chosen}"

    def winners(self) -> list[int]:
        return {
            "gift": [self.chosen % 2],
            "own": [2 if self.chosen == 4 else self.chosen % 2],
            "luck": [self.rolled],
            "nothing": [0],
        }[self.kind]


def policy(number: int) -> RandomBot:
    return RandomBot(number)


def test_a_gift_decides_and_a_possible_win_does_not() -> None:
    assert decides(LastGift("gift"), policy, "a")
    assert not decides(LastGift("own"), policy, "a")  # seat 2 can still win
    assert not decides(LastGift("nothing"), policy, "a")


def test_dice_that_differ_by_choice_are_seldom_taken_for_kingmaking() -> None:
    wrong = sum(decides(LastGift("luck"), policy, f"luck {number}") for number in range(400))
    assert wrong <= 8  # at most 2 are expected


def test_a_run_counts_games_with_a_kingmaker() -> None:
    plan = make_plan("rails", seats=3, bots=["greedy"], games=2, kingmaking=True)
    found = [play_game(plan, number) for number in range(2)]
    assert all(figures[KINGMAKER] in (0, 1) for one in found for figures in one.figures)
    assert all(one.figures[seat][KINGMAKER] == 0 for one in found for seat in one.winners)
    summary = summarize(make_tables(plan, found))
    assert summary.design.kingmaking is not None
    assert summary.design.kingmaking.total == 2
    assert KINGMAKER not in [one.figure for one in summary.figures]


@pytest.mark.parametrize(
    ("share", "text"),
    [(0.3, "That is more than 10%"), (0.01, "seldom decide"), (0.1, "More games would show")],
)
def test_the_report_says_how_often(share: float, text: str) -> None:
    plan = make_plan("knight", seats=2, bots=["greedy"], games=300)
    rng = Random(1)
    games = [
        structs.replace(
            game(number, [20, 10], {}),
            figures=[{KINGMAKER: 0}, {KINGMAKER: int(rng.random() < share)}],
        )
        for number in range(300)
    ]
    summary = summarize(make_tables(plan, games))
    assert text in " ".join(one.text for one in findings(summary, Phrases()))


def test_two_players_have_no_kingmaker() -> None:
    with pytest.raises(ArizonaError, match="three seats or more"):
        make_plan("knight", seats=2, bots=["greedy"], games=2, kingmaking=True)
    plan = make_plan("knight", seats=2, bots=["greedy"], games=1)
    assert summarize(make_tables(plan, [game(0, [2, 1], {})])).design.kingmaking is None
