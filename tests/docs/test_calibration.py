"""The calibration in the code matches the published one, and its curves match the outcomes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from bench import calibration as bench

from arizona.bots.players import levels, players_of

DOCS = Path(__file__).parents[2] / "docs"
PUBLISHED = json.loads((DOCS / "calibration.json").read_text("utf-8"))


@pytest.mark.parametrize("game", ["knight", "rails", "trail"])
def test_the_code_uses_the_published_constants(game: str) -> None:
    result, used = PUBLISHED[game], players_of(game).calibration()
    assert used is not None
    assert (used.turns, used.slope, used.margins, used.scale) == (
        result["turns"],
        result["slope"],
        result["margins"],
        result["scale"],
    )


@pytest.mark.parametrize("game", ["knight", "rails", "trail"])
def test_predictions_are_close_to_outcomes(game: str) -> None:
    result = PUBLISHED[game]
    points = [point for curve in result["curves"].values() for point in curve]
    weight = sum(point["estimates"] for point in points)
    off = sum(abs(point["predicted"] - point["outcome"]) * point["estimates"] for point in points)
    assert off / weight < min(result["margins"]) / 3
    for curve in result["curves"].values():
        assert curve[0]["outcome"] < curve[-1]["outcome"]


def test_margins_shrink_toward_the_end() -> None:
    for game, result in PUBLISHED.items():
        calibration = players_of(game).calibration()
        assert calibration is not None
        assert calibration.margin(0) > calibration.margin(10 * result["turns"])
        assert calibration.lead(-10.0) == -calibration.lead(10.0) < 0


def test_the_page_shows_the_published_figures() -> None:
    assert bench.tables(PUBLISHED) in (DOCS / "bots.md").read_text("utf-8")


def test_every_level_is_measured() -> None:
    for game, result in PUBLISHED.items():
        assert set(result["games-by-level"]) == {level.name for level in levels(game)}
        assert min(result["games-by-level"].values()) >= bench.WANTED


def test_a_run_continues_after_the_last_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "rows.jsonl"
    played: list[int] = []

    def play(game: str, level: str, number: int, *_: object) -> list[bench.Row]:
        played.append(number)
        row = bench.Row(game, level, number, 2, 1, 9, 0.0, 0.5, 0, 0.5)
        return [] if number == 1 else [row]  # a game without an estimate does not count

    monkeypatch.setattr(bench, "play", play)
    bench.collect("knight", "condor", 2, file, 400, 0.1)
    bench.collect("knight", "condor", 3, file, 400, 0.1)
    assert played == [0, 1, 2, 3]
    assert [row.match for row in bench.read([file])] == [0, 2, 3]
