"""`arizona review`: turning points and grades in a terminal, in any language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import arizona as package
from arizona.engine.match import Match
from arizona.engine.rng import Rng
from tests.terminal.command import Command


@pytest.fixture
def arizona(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(capsys, monkeypatch)


def saved(folder: Path, decisions: int, *, over: bool = True) -> Path:
    """The record of a short game of Rails that ends with a resignation."""
    match = Match(package.get_game("rails").setup(2), seed="review", names=["Ana", "Ben"])
    match.settle()
    rng = Rng("review")
    for _ in range(decisions):
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
    if over:
        match.remark(1, "resigns")
    path = folder / "game.json"
    path.write_text(match.record().dumps(), "utf-8")
    return path


def test_a_review_shows_summaries_curve_and_turning_points(
    arizona: Command, tmp_path: Path
) -> None:
    path = str(saved(tmp_path, 30))
    output = arizona("review", path, "--effort", "0.05", "--cores", "1", "--all").out
    assert output.startswith("Ana wins!")
    assert "accuracy over" in output and "dice and draws" in output
    assert "Win chance" in output and "All decisions" in output
    again = arizona("review", path, "--effort", "0.05", "--cores", "2", "--all").out
    assert again == output, "the same game has the same review, no matter which process computes it"


def test_a_review_is_shown_in_every_language(
    arizona: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(saved(tmp_path, 8))
    result = {
        "es": "Probabilidad de ganar",
        "fr": "Chances de victoire",
        "de": "Gewinnchance",
        "ko": "승률",
    }
    for locale, text in result.items():
        monkeypatch.setenv("ARIZONA_LANGUAGE", locale)
        assert text in arizona("review", path, "--effort", "0.05").out


def test_a_review_can_be_printed_as_json(arizona: Command, tmp_path: Path) -> None:
    found = json.loads(arizona("review", str(saved(tmp_path, 8)), "--effort", "0.05", "--json").out)
    assert found["game"] == "rails"
    assert len(found["accounts"]) == 2


def test_a_game_under_way_is_not_reviewed(arizona: Command, tmp_path: Path) -> None:
    result = arizona("review", str(saved(tmp_path, 8, over=False)))
    assert result.code == 2
    assert "the game is not over yet" in result.err
