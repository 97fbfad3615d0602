"""Reviews of a game without points: the player who takes the last stick wins."""

from __future__ import annotations

import msgspec
import pytest

from arizona import get_game
from arizona.bots import players
from arizona.bots.bot import Clock
from arizona.bots.evaluation import points_decide
from arizona.bots.hints import hints
from arizona.bots.players import Players
from arizona.engine import entry_points
from arizona.engine.content import Content
from arizona.engine.match import Match
from arizona.review.grades import Stakes, grade
from arizona.review.model import Assessment
from arizona.review.summary import review
from arizona.review.timeline import Timeline
from tests.engine.toy import TOY


class StickPlayers(Players):
    """The default bots for a package without bots. Its pack needs no file here."""

    def points_decide(self) -> bool:
        return False


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(entry_points._locations, "toy", "tests.engine.toy:TOY")
    monkeypatch.setitem(players._players, "toy", StickPlayers("toy"))


def game(moves: list[int]) -> Match:
    match = Match(TOY.setup(content=Content("default", "toy")), seed="sticks")
    match.settle()
    for taken in moves:
        match.play(taken)
    return match


def test_missing_a_win_in_one_is_a_blunder() -> None:
    match = game([1, 3, 1, 3, 1, 3, 1, 3, 1, 1])
    assert match.state.legal() == [1, 2, 3]
    match.play(1)
    match.play(2)
    assert match.winners() == [1]
    reviewed = review(Timeline(match))
    last = [one for one in reviewed.decisions if one.seat == 0 and one.grade != "forced"][-1]
    assert last.better is not None
    assert last.better.action == 3
    assert last.grade == "blunder"
    accuracy = reviewed.accounts[0].accuracy
    assert accuracy is not None
    assert accuracy < 80


def test_forced_moves_have_no_value() -> None:
    match = game([1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1])
    reviewed = review(Timeline(match))
    forced = [one for one in reviewed.decisions if one.grade == "forced"]
    assert forced
    for one in forced:
        data = msgspec.to_builtins(one)
        assert data["exact"] is None
        assert data["played"]["value"] is None


def test_hints_find_the_win() -> None:
    match = game([1, 3, 1, 3, 1, 3, 1, 3, 1, 1])
    found = hints("toy", match.state.clone(), Clock(0.3))
    assert found[0].action == 3


def test_points_do_not_decide_who_takes_the_last_stick(monkeypatch: pytest.MonkeyPatch) -> None:
    made = game([]).setup
    monkeypatch.setattr(type(TOY), "setup", lambda self: made)
    assert not points_decide(TOY)
    assert all(points_decide(get_game(name)) for name in ("knight", "rails"))


@pytest.mark.parametrize(
    ("best", "loss", "found"), [(1.0, 2.0, "blunder"), (1.0, 0.02, "best"), (0.1, 0.2, "slip")]
)
def test_results_are_graded_by_winning_chance(best: float, loss: float, found: str) -> None:
    item = Assessment(
        moment=0, seat=0, played=1, better=2, exact=False, value=best - loss, best=best, loss=loss
    )
    assert grade(item, Stakes(decides=False)) == found


def test_points_in_a_decided_game_are_at_most_a_slip() -> None:
    item = Assessment(
        moment=0, seat=0, played=1, better=2, exact=False, value=94.0, best=100.0, loss=6.0
    )
    assert grade(item, Stakes(scale=10.0)) == "slip"
